//! The whole HTTP surface: capabilities under `/api/v1`, the web app, and the middleware around both.

use axum::http::{HeaderValue, Method, header};
use axum::routing::get;
use axum::{Extension, Router};
use platform::{App, Environment, Error};
use serde_json::json;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};
use tower_http::cors::CorsLayer;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::layers::{self, Surroundings};
use crate::web::{self, Web};
use crate::{api_answers, api_docs, openapi, outbox, readiness};

pub const API: &str = "/api/v1";

/// All operations of all capabilities with their description. A new capability adds its line here.
pub fn api() -> (Router<App>, OpenApi) {
    let (routes, description) = OpenApiRouter::with_openapi(openapi::head())
        .nest(
            API,
            OpenApiRouter::new()
                .merge(dictionaries::routes())
                .merge(rates::routes())
                .merge(content::routes())
                .merge(staff::routes())
                .merge(live::routes())
                .merge(notifications::routes())
                .merge(accounts::routes())
                .merge(moderation::routes())
                .merge(vacancies::routes())
                .merge(resumes::routes())
                .merge(applications::routes())
                .merge(interviews::routes())
                .merge(chat::routes())
                .merge(vacancy_search::routes())
                .merge(resume_search::routes())
                .merge(companies::routes())
                .merge(partners::routes()),
        )
        .split_for_parts();
    (routes, api_answers::complete(description))
}

/// Builds the router. Browsers of other origins are allowed only if they are configured by name.
pub fn router(app: App, web: Web, cors_origins: &[String]) -> Router {
    let (api, description) = api();
    // Forms of documents call it, without the layers around requests.
    let for_forms = api.clone().with_state(app.clone());
    let mut router = Router::new()
        .route("/health", get(health))
        .route("/ready", get(readiness::ready))
        .route("/api/v1/version", get(version))
        .merge(api.layer(Extension(live::Origins::new(cors_origins))))
        .merge(accounts::files())
        .route("/api/{*rest}", axum::routing::any(async || Error::NotFound));
    if app.site.environment == Environment::Development {
        router = router.merge(api_docs::routes(&description)).merge(outbox::routes());
    }
    let router = router.merge(web::routes(web.clone(), for_forms)).with_state(app.clone());
    surround(router, app, web, cors_origins)
}

/// Wraps any routes in the same middleware as ours.
pub fn surround(router: Router, app: App, web: Web, cors_origins: &[String]) -> Router {
    let surroundings = Surroundings { app, web };
    let router = router
        .layer(CatchPanicLayer::custom(layers::panic_answer))
        .layer(axum::middleware::from_fn_with_state(surroundings, layers::around))
        .layer(compression());
    // Most installations have one origin and need no CORS headers.
    if cors_origins.is_empty() { router } else { router.layer(cors(cors_origins)) }
}

/// Brotli at level 5: the best level takes a second for a page and saves little.
fn compression() -> CompressionLayer<impl tower_http::compression::Predicate> {
    let worth_it =
        SizeAbove::new(512).and(NotForContentType::IMAGES).and(NotForContentType::const_new("font/"));
    CompressionLayer::new().quality(CompressionLevel::Precise(5)).compress_when(worth_it)
}

/// Exact origins only: no reflection, no wildcard.
fn cors(origins: &[String]) -> CorsLayer {
    let origins: Vec<HeaderValue> = origins.iter().filter_map(|origin| origin.parse().ok()).collect();
    CorsLayer::new()
        .allow_origin(origins)
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([
            header::ACCEPT,
            header::AUTHORIZATION,
            header::CONTENT_TYPE,
            header::HeaderName::from_static("jb-lang"),
            header::HeaderName::from_static("idempotency-key"),
        ])
        .max_age(std::time::Duration::from_secs(600))
}

/// The process is alive. It does not check the database: restarting us would not fix that.
async fn health() -> impl axum::response::IntoResponse {
    axum::Json(json!({ "status": true }))
}

async fn version() -> impl axum::response::IntoResponse {
    axum::Json(json!({ "status": true, "version": env!("CARGO_PKG_VERSION") }))
}
