//! A double of PlayMobile (smsxabar).

use std::ops::Deref;
use std::sync::{Arc, Mutex};

use anyhow::Result;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use url::Url;

use crate::SentSms;
use crate::desk::{Desk, lock};
use crate::running::Running;

/// The double. It knows one account; a message id that it has seen before is not sent again.
pub struct PlayMobile {
    running: Running,
    state: Arc<Mutex<PlayMobileState>>,
}

#[derive(Default)]
struct PlayMobileState {
    sent: Vec<SentSms>,
    next_error: Option<u64>,
}

impl Deref for PlayMobile {
    type Target = Running;

    fn deref(&self) -> &Running {
        &self.running
    }
}

impl PlayMobile {
    pub const LOGIN: &str = "double";
    pub const PASSWORD: &str = "double-password";
    pub const SENDER: &str = "3700";

    pub async fn start() -> Self {
        Self::start_on(0).await.expect("a free port can be listened on")
    }

    pub async fn start_on(port: u16) -> Result<Self> {
        let state = Arc::new(Mutex::new(PlayMobileState::default()));
        let routes = Router::new()
            .route("/broker-api/send", post(send))
            .route("/__double/sent", get(list))
            .with_state(state.clone());
        let running = Running::start(port, Arc::new(Desk::default()), |_| routes).await?;
        Ok(Self { running, state })
    }

    /// The base URL for the configuration.
    pub fn base_url(&self) -> Url {
        self.url.join("/broker-api").expect("a plain path can be joined")
    }

    /// Messages that would have reached phones, oldest first.
    pub fn sent(&self) -> Vec<SentSms> {
        lock(&self.state).sent.clone()
    }

    /// Refuses the next message with this error code of the protocol.
    pub fn refuse_next(&self, code: u64) {
        lock(&self.state).next_error = Some(code);
    }
}

type Shared = State<Arc<Mutex<PlayMobileState>>>;

async fn list(State(state): Shared) -> Json<Vec<SentSms>> {
    Json(lock(&state).sent.clone())
}

async fn send(State(state): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let expected =
        format!("Basic {}", STANDARD.encode(format!("{}:{}", PlayMobile::LOGIN, PlayMobile::PASSWORD)));
    if headers.get(header::AUTHORIZATION).is_none_or(|given| given.as_bytes() != expected.as_bytes()) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let mut kept = lock(&state);
    if let Some(code) = kept.next_error.take() {
        return refuse(code, "on demand");
    }
    let Ok(body) = serde_json::from_slice::<Value>(&body) else { return refuse(101, "Syntax error") };
    let Some(messages) = body["messages"].as_array().filter(|messages| !messages.is_empty()) else {
        return refuse(101, "Syntax error");
    };
    let mut taken = Vec::new();
    for message in messages {
        match read(message) {
            Ok(sms) => taken.push(sms),
            Err((code, words)) => return refuse(code, words),
        }
    }
    for sms in taken {
        if kept.sent.iter().all(|earlier| earlier.id != sms.id) {
            kept.sent.push(sms);
        }
    }
    "Request is received".into_response()
}

/// The error code is in the body; the status is always 400.
fn refuse(code: u64, words: &str) -> Response {
    (StatusCode::BAD_REQUEST, Json(json!({"error-code": code, "error-description": words}))).into_response()
}

fn read(message: &Value) -> Result<SentSms, (u64, &'static str)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (to, id) = (text(&message["recipient"]), text(&message["message-id"]));
    let (originator, content) =
        (text(&message["sms"]["originator"]), text(&message["sms"]["content"]["text"]));
    if to.len() != 12 || !to.bytes().all(|byte| byte.is_ascii_digit()) {
        Err((202, "Empty recipient"))
    } else if id.is_empty() || id.len() > 20 || !id.is_ascii() {
        Err((205, "Empty message-id"))
    } else if originator != PlayMobile::SENDER {
        Err((401, "Empty originator"))
    } else if content.is_empty() {
        Err((404, "Empty content"))
    } else {
        Ok(SentSms { id: id.clone(), to, text: content, reference: id })
    }
}
