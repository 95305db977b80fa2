//! `/api/docs` in development: the API description as a readable page, rendered from the same document as
//! `openapi.json`.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::http::header;
use axum::response::{Html, IntoResponse as _};
use axum::routing::get;
use platform::App;
use serde_json::Value;
use utoipa::openapi::OpenApi;

#[derive(Template)]
#[template(path = "api_docs.html")]
struct DocsPage {
    operations: Vec<Operation>,
    schemas: Vec<(String, String)>,
}

struct Operation {
    id: String,
    method: String,
    path: String,
    summary: String,
    params: Vec<String>,
    body: Option<String>,
    answers: Vec<(String, String)>,
}

pub fn routes(description: &OpenApi) -> Router<App> {
    let description = serde_json::to_value(description).expect("a description is JSON");
    let page = Arc::new(page(&description));
    let json = Arc::new(description.to_string());
    Router::new()
        .route(
            "/api/openapi.json",
            get(async move || ([(header::CONTENT_TYPE, "application/json")], json.to_string())),
        )
        .route(
            "/api/docs",
            get(async move || {
                // The page has a small inline style and no script.
                let policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
                ([(header::CONTENT_SECURITY_POLICY, policy)], Html(page.to_string())).into_response()
            }),
        )
}

fn page(description: &Value) -> String {
    let mut operations = Vec::new();
    for (path, methods) in description["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            operations.push(read(path, method, operation));
        }
    }
    let schemas = description["components"]["schemas"].as_object().into_iter().flatten();
    let schemas = schemas.map(|(name, schema)| (name.clone(), format!("{schema:#}"))).collect();
    DocsPage { operations, schemas }.render().unwrap_or_else(|error| error.to_string())
}

fn read(path: &str, method: &str, operation: &Value) -> Operation {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let params = operation["parameters"].as_array().into_iter().flatten();
    let answers = operation["responses"].as_object().into_iter().flatten();
    Operation {
        id: text(&operation["operationId"]),
        method: method.to_uppercase(),
        path: path.to_owned(),
        summary: text(&operation["summary"]),
        params: params.map(|param| format!("{} ({})", text(&param["name"]), text(&param["in"]))).collect(),
        body: schema_name(&operation["requestBody"]),
        answers: answers
            .map(|(status, answer)| (status.clone(), schema_name(answer).unwrap_or_default()))
            .collect(),
    }
}

fn schema_name(holder: &Value) -> Option<String> {
    let reference = holder["content"]["application/json"]["schema"]["$ref"].as_str()?;
    reference.rsplit('/').next().map(str::to_owned)
}
