//! robots.txt and sitemap.xml. Capabilities with public pages add their addresses to the sitemap.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use kernel::Locale;
use platform::App;

/// Public pages without parameters, without language prefix.
pub const PAGES: [&str; 7] =
    ["/", "/jobs", "/help", "/help/faq", "/help/contacts", "/help/terms", "/help/privacy"];

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

pub async fn sitemap(State(app): State<App>) -> impl IntoResponse {
    let site = &app.site.public_url;
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in PAGES {
        let others: String = Locale::ALL
            .into_iter()
            .map(|locale| {
                let (code, path) = (locale.code(), locale.path(page));
                format!("<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{site}{path}\"/>")
            })
            .collect();
        for locale in Locale::ALL {
            xml += &format!("<url><loc>{site}{}</loc>{others}</url>\n", locale.path(page));
        }
    }
    xml += "</urlset>\n";
    ([(header::CONTENT_TYPE, "application/xml"), (header::CACHE_CONTROL, "public, max-age=3600")], xml)
}
