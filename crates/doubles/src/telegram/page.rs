//! The sign-in page of the Telegram double, on which people consent.

use std::collections::BTreeMap;

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::{digest, hmac};
use serde_json::{Map, Value, json};
use url::Url;

use super::{Shared, Telegram};
use crate::desk::lock;
use crate::pages;

/// The people on the sign-in page.
fn person(key: &str) -> Option<BTreeMap<&'static str, Value>> {
    match key {
        "a" => Some(BTreeMap::from([
            ("id", json!(700_000_001)),
            ("first_name", json!("Aziz")),
            ("last_name", json!("Karimov")),
            ("username", json!("aziz_k")),
        ])),
        "b" => Some(BTreeMap::from([("id", json!(700_000_002)), ("first_name", json!("Malika"))])),
        _ => None,
    }
}

/// Telegram shows its page only for the domain that is configured for the bot, and redirects only there.
fn check(query: &BTreeMap<String, String>) -> Result<Url, &'static str> {
    let given = |key: &str| query.get(key).map(String::as_str).unwrap_or_default();
    if Some(given("bot_id")) != Telegram::TOKEN.split(':').next() {
        return Err("Bot not found");
    }
    let (origin, back) = (Url::parse(given("origin")), Url::parse(given("return_to")));
    match (origin, back) {
        (Ok(origin), Ok(back)) if origin.origin() == back.origin() => Ok(back),
        _ => Err("Bot domain invalid"),
    }
}

pub async fn show(Query(query): Query<BTreeMap<String, String>>) -> Response {
    if let Err(words) = check(&query) {
        return pages::refusal(words);
    }
    let hidden: Vec<(&str, &str)> = query.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let choices = [("a", "Aziz Karimov"), ("b", "Malika")];
    pages::choice("Sign in with Telegram (double)", "/auth/choose", &hidden, &choices).into_response()
}

pub async fn choose(State(state): Shared, Query(query): Query<BTreeMap<String, String>>) -> Response {
    let back = match check(&query) {
        Ok(back) => back,
        Err(words) => return pages::refusal(words),
    };
    let Some(mut fields) = query.get("as").and_then(|key| person(key)) else {
        return pages::refusal("Nobody");
    };
    if let Some(id) = fields["id"].as_i64() {
        lock(&state.people)
            .insert(id, json!({"id": id, "is_bot": false, "first_name": fields["first_name"]}));
    }
    fields.insert("auth_date", json!(state.desk.now()));
    fields.insert("hash", json!(signature(&fields)));
    let fields: Map<String, Value> = fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let result = URL_SAFE_NO_PAD.encode(Value::Object(fields).to_string());
    let mut back = back;
    back.set_fragment(Some(&format!("tgAuthResult={result}")));
    Redirect::to(back.as_str()).into_response()
}

fn signature(fields: &BTreeMap<&str, Value>) -> String {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let lines: Vec<String> = fields.iter().map(|(key, value)| format!("{key}={}", text(value))).collect();
    let secret = digest::digest(&digest::SHA256, Telegram::TOKEN.as_bytes());
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_ref());
    let tag = hmac::sign(&key, lines.join("\n").as_bytes());
    tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}
