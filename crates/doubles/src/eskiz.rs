//! A double of Eskiz (notify.eskiz.uz).

use std::collections::HashSet;
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;
use url::Url;
use uuid::Uuid;

use crate::desk::{Desk, lock};
use crate::running::{Running, caller, fields};
use crate::{Fault, SentSms};

/// The double. It knows one account and the sender `4546`, and approves every text by default.
pub struct Eskiz {
    running: Running,
    state: Arc<Mutex<EskizState>>,
}

struct EskizState {
    tokens: HashSet<String>,
    sent: Vec<SentSms>,
    approved: Vec<String>,
    blocked: HashSet<String>,
    has_balance: bool,
    report: &'static str,
}

impl Deref for Eskiz {
    type Target = Running;

    fn deref(&self) -> &Running {
        &self.running
    }
}

impl Eskiz {
    pub const LOGIN: &str = "double@ishbor.uz";
    pub const PASSWORD: &str = "double-password";
    pub const SENDER: &str = "4546";

    pub async fn start() -> Self {
        Self::start_on(0).await.expect("a free port can be listened on")
    }

    pub async fn start_on(port: u16) -> Result<Self> {
        let state = Arc::new(Mutex::new(EskizState {
            tokens: HashSet::new(),
            sent: Vec::new(),
            approved: vec!["*".to_owned()],
            blocked: HashSet::new(),
            has_balance: true,
            report: "DELIVRD",
        }));
        let routes = Router::new()
            .route("/api/auth/login", post(sign_in))
            .route("/api/message/sms/send", post(send))
            .route("/__double/sent", get(list))
            .with_state(state.clone());
        let running = Running::start(port, Arc::new(Desk::default()), |_| routes).await?;
        Ok(Self { running, state })
    }

    /// The base URL for the configuration.
    pub fn base_url(&self) -> Url {
        self.url.join("/api").expect("a plain path can be joined")
    }

    /// Messages that would have reached phones, oldest first.
    pub fn sent(&self) -> Vec<SentSms> {
        lock(&self.state).sent.clone()
    }

    /// Invalidates all tokens issued so far.
    pub fn expire_tokens(&self) {
        lock(&self.state).tokens.clear();
    }

    /// Approves only texts that match these patterns; `*` matches anything.
    pub fn approve_only(&self, shapes: &[&str]) {
        lock(&self.state).approved = shapes.iter().map(|&shape| shape.to_owned()).collect();
    }

    /// Blacklists a number, written without a plus.
    pub fn block(&self, number: &str) {
        lock(&self.state).blocked.insert(number.to_owned());
    }

    pub fn run_out_of_money(&self) {
        lock(&self.state).has_balance = false;
    }

    /// Sets the status of the delivery reports from now on.
    pub fn report(&self, status: &'static str) {
        lock(&self.state).report = status;
    }

    /// How often clients have signed in.
    pub fn sign_ins(&self) -> usize {
        self.count("/api/auth/login")
    }

    /// Makes sending fail, but not signing in.
    pub fn fail_sending(&self, fault: Fault) {
        self.fail_at("/api/message", fault);
    }
}

type Shared = State<Arc<Mutex<EskizState>>>;

async fn list(State(state): Shared) -> Json<Vec<SentSms>> {
    Json(lock(&state).sent.clone())
}

fn refuse(status: u16, kind: &str, message: &str) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or_default();
    (status, Json(json!({"status": kind, "message": message}))).into_response()
}

async fn sign_in(State(state): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let form = fields(&headers, &body);
    let given = |key: &str| form.get(key).map(String::as_str).unwrap_or_default();
    if given("email") != Eskiz::LOGIN || given("password") != Eskiz::PASSWORD {
        return refuse(401, "error", "Неверный Email или пароль");
    }
    let token = Uuid::new_v4().to_string();
    lock(&state).tokens.insert(token.clone());
    Json(json!({"message": "token_generated", "data": {"token": token}, "token_type": "bearer"}))
        .into_response()
}

async fn send(State(state): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let token = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = token.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    let form = fields(&headers, &body);
    let given = |key: &str| form.get(key).cloned().unwrap_or_default();
    let (to, text) = (given("mobile_phone"), given("message"));
    let mut kept = lock(&state);
    if !kept.tokens.contains(token) {
        return refuse(401, "token-invalid", "Expired token");
    }
    let is_number = to.len() == 12 && to.starts_with("998") && to.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number {
        return refuse(422, "error", "The mobile phone format is invalid.");
    }
    if given("from") != Eskiz::SENDER {
        return refuse(400, "error", "Unknown sender");
    }
    if kept.blocked.contains(&to) {
        return refuse(400, "error", &format!("{to} is in the black list"));
    }
    if !kept.approved.iter().any(|shape| matches(shape, &text)) || text.is_empty() {
        return refuse(400, "error", &format!("The text is not approved: {text}"));
    }
    if !kept.has_balance {
        return refuse(400, "error", "Not enough balance");
    }
    let id = Uuid::new_v4().to_string();
    let reference = given("user_sms_id");
    kept.sent.push(SentSms { id: id.clone(), to: to.clone(), text, reference: reference.clone() });
    if let Some(url) = form.get("callback_url").cloned() {
        let report = json!({
            "request_id": id, "message_id": "4385062", "user_sms_id": reference, "country": "UZ",
            "phone_number": to, "sms_count": "1", "status": kept.report, "status_date": "2026-03-04 12:00:01",
        });
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(50)).await;
            // Eskiz ignores whether the report was received.
            let _ = caller().post(url).json(&report).send().await;
        });
    }
    Json(json!({"id": id, "status": "waiting", "message": "Waiting for SMS provider"})).into_response()
}

/// Whether a text matches this pattern, where `*` matches anything.
fn matches(shape: &str, text: &str) -> bool {
    let Some((start, rest)) = shape.split_once('*') else { return shape == text };
    let Some(text) = text.strip_prefix(start) else { return false };
    (0..=text.len()).any(|at| text.is_char_boundary(at) && matches(rest, &text[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_match_only_with_their_fixed_parts() {
        assert!(matches("*", ""));
        assert!(matches("Ishbor: * kod", "Ishbor: 123456 kod"));
        assert!(matches("Kod * va *.", "Kod 1 va 2."));
        assert!(!matches("Ishbor: * kod", "Ishbor: 123456"));
        assert!(!matches("Kod", "Kod 1"));
    }
}
