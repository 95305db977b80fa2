//! `/__outbox`, in development only: shows the messages that would have been sent.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router};
use outside::{Outbox, OutboxMessage};
use platform::App;
use serde_json::json;

pub fn routes() -> Router<App> {
    Router::new().route("/__outbox", get(show))
}

async fn show(State(app): State<App>, headers: HeaderMap) -> Response {
    let messages = app.shared::<Outbox>().list();
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accept.contains("application/json") {
        return Json(json!({ "status": true, "data": messages })).into_response();
    }
    let mut response = Html(page(&messages)).into_response();
    let policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    response
}

fn page(messages: &[OutboxMessage]) -> String {
    let rows: String = messages
        .iter()
        .map(|message| {
            format!(
                "<li><p><b>{}</b> → {} <time>{}</time></p><pre>{}</pre></li>",
                message.channel,
                escape(&message.to),
                message.time,
                escape(&message.text)
            )
        })
        .collect();
    let empty = if messages.is_empty() { "<p>Nothing yet.</p>" } else { "" };
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"3\">\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"robots\" content=\"noindex\">\
         <title>Outbox | Ishbor</title>\
         <style>body{{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}}\
         li{{list-style:none;border-top:1px solid #8884;padding:.5rem 0}}ul{{padding:0}}p{{margin:0}}\
         pre{{white-space:pre-wrap;margin:.25rem 0 0}}time{{opacity:.7;font-size:.85em}}</style>\
         <h1>Outbox</h1><p>Messages that would have gone out. Only in development.</p>{empty}<ul>{rows}</ul></html>"
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
