//! robots.txt.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use platform::App;

pub async fn robots(State(app): State<App>) -> impl IntoResponse {
    let text = format!(
        "User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: {}/sitemap.xml\n",
        app.site.public_url
    );
    (
        [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
            (header::CACHE_CONTROL, "public, max-age=3600"),
        ],
        text,
    )
}
