//! A double of Telegram: the Bot API. The sign-in page is in `page.rs`.

mod page;

use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use url::Url;
use uuid::Uuid;

use crate::desk::{Desk, lock};
use crate::running::Running;
use crate::telegram_updates::Updates;

/// The double. It runs one bot, which can message only people who wrote first or signed in through it.
pub struct Telegram {
    running: Running,
    state: Arc<TelegramState>,
}

pub(crate) struct TelegramState {
    pub(crate) desk: Arc<Desk>,
    updates: Arc<Updates>,
    sent: Mutex<Vec<Sent>>,
    /// People whom the bot may message, as Telegram describes them.
    pub(crate) people: Mutex<HashMap<i64, Value>>,
    blocked: Mutex<HashSet<i64>>,
}

/// A message of the bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sent {
    pub chat: i64,
    /// The text that the person reads, without markup.
    pub text: String,
    /// Rows of buttons as they were sent.
    pub buttons: Value,
}

impl Deref for Telegram {
    type Target = Running;

    fn deref(&self) -> &Running {
        &self.running
    }
}

impl Telegram {
    pub const TOKEN: &str = "1234567890:TEST-token-for-vectors-only";
    pub const BOT_NAME: &str = "ishbor_double_bot";

    pub async fn start() -> Self {
        Self::start_on(0).await.expect("a free port can be listened on")
    }

    pub async fn start_on(port: u16) -> Result<Self> {
        let desk = Arc::new(Desk::default());
        let state = Arc::new(TelegramState {
            desk: desk.clone(),
            updates: Arc::default(),
            sent: Mutex::default(),
            people: Mutex::default(),
            blocked: Mutex::default(),
        });
        let routes = Router::new()
            .route("/auth", get(page::show))
            .route("/auth/choose", get(page::choose))
            .route("/__double/say", post(hear))
            .route("/__double/press", post(feel))
            .route("/__double/sent", get(list))
            .route("/{bot}/{method}", get(call).post(call))
            .with_state(state.clone());
        let running = Running::start(port, desk, |_| routes).await?;
        Ok(Self { running, state })
    }

    /// Messages of the bot that reached their chats, oldest first.
    pub fn sent(&self) -> Vec<Sent> {
        lock(&self.state.sent).clone()
    }

    /// Simulates a message to the bot.
    pub fn say(&self, from_id: i64, first_name: &str, text: &str) {
        let (first_name, text, username) = (first_name.to_owned(), text.to_owned(), None);
        say(&self.state, SayIn { from_id, first_name, username, text });
    }

    /// Simulates a pressed button and returns the callback id.
    pub fn press(&self, from_id: i64, data: &str) -> String {
        press(&self.state, &PressIn { from_id, data: data.to_owned() })
    }

    /// This person blocks the bot.
    pub fn block(&self, chat: i64) {
        lock(&self.state.blocked).insert(chat);
    }
}

pub(crate) type Shared = State<Arc<TelegramState>>;

async fn list(State(state): Shared) -> Json<Vec<Sent>> {
    Json(lock(&state.sent).clone())
}

#[derive(Deserialize)]
struct SayIn {
    from_id: i64,
    first_name: String,
    #[serde(default)]
    username: Option<String>,
    text: String,
}

async fn hear(State(state): Shared, Json(said): Json<SayIn>) -> StatusCode {
    say(&state, said);
    StatusCode::NO_CONTENT
}

fn say(state: &TelegramState, said: SayIn) {
    let mut from =
        json!({"id": said.from_id, "is_bot": false, "first_name": said.first_name, "language_code": "uz"});
    if let Some(username) = said.username {
        from["username"] = json!(username);
    }
    lock(&state.people).insert(said.from_id, from.clone());
    let chat = json!({"id": said.from_id, "type": "private", "first_name": from["first_name"]});
    let message =
        json!({"message_id": 1, "date": state.desk.now(), "from": from, "chat": chat, "text": said.text});
    state.updates.happen("message", &message);
}

#[derive(Deserialize)]
struct PressIn {
    from_id: i64,
    data: String,
}

async fn feel(State(state): Shared, Json(pressed): Json<PressIn>) -> Json<Value> {
    Json(json!({"id": press(&state, &pressed)}))
}

fn press(state: &TelegramState, pressed: &PressIn) -> String {
    let id = Uuid::new_v4().to_string();
    let nameless = || json!({"id": pressed.from_id, "is_bot": false, "first_name": ""});
    let from = lock(&state.people).get(&pressed.from_id).cloned().unwrap_or_else(nameless);
    let chat = json!({"id": pressed.from_id, "type": "private"});
    let callback = json!({
        "id": id, "from": from, "data": pressed.data,
        "message": {"message_id": 1, "date": state.desk.now(), "chat": chat}, "chat_instance": "1",
    });
    state.updates.happen("callback_query", &callback);
    id
}

type Answered = Result<Value, (u16, String)>;

async fn call(State(state): Shared, Path((bot, method)): Path<(String, String)>, body: Bytes) -> Response {
    let answered = if bot.strip_prefix("bot") == Some(Telegram::TOKEN) {
        let body = serde_json::from_slice(&body).unwrap_or_else(|_| json!({}));
        run(&state, &method, &body).await
    } else {
        refuse(401, "Unauthorized")
    };
    match answered {
        Ok(result) => Json(json!({"ok": true, "result": result})).into_response(),
        Err((code, description)) => {
            let status = StatusCode::from_u16(code).unwrap_or_default();
            (status, Json(json!({"ok": false, "error_code": code, "description": description})))
                .into_response()
        }
    }
}

fn refuse(code: u16, words: &str) -> Answered {
    Err((code, words.to_owned()))
}

async fn run(state: &TelegramState, method: &str, body: &Value) -> Answered {
    let text = |key: &str| body[key].as_str().unwrap_or_default();
    match method {
        "getMe" => Ok(
            json!({"id": 1_234_567_890, "is_bot": true, "first_name": "Ishbor", "username": Telegram::BOT_NAME}),
        ),
        "sendMessage" => send(state, body),
        "answerCallbackQuery" if text("text").encode_utf16().count() > 200 => {
            refuse(400, "Bad Request: MESSAGE_TOO_LONG")
        }
        "answerCallbackQuery" if state.updates.answer(text("callback_query_id")) => Ok(json!(true)),
        "answerCallbackQuery" => refuse(400, "Bad Request: query is too old or query ID is invalid"),
        "getUpdates" => {
            let seconds = body["timeout"].as_u64().unwrap_or_default().min(50);
            let offset = body["offset"].as_i64().unwrap_or_default();
            match state.updates.poll(offset, Duration::from_secs(seconds)).await {
                Some(updates) => Ok(json!(updates)),
                None => refuse(409, "Conflict: can't use getUpdates method while webhook is active"),
            }
        }
        "setWebhook" => set_webhook(state, text("url"), text("secret_token")),
        "deleteWebhook" => {
            state.updates.delete_webhook();
            Ok(json!(true))
        }
        "getWebhookInfo" => Ok(json!({"url": state.updates.webhook_url().unwrap_or_default()})),
        _ => refuse(404, "Not Found"),
    }
}

fn set_webhook(state: &TelegramState, url: &str, secret: &str) -> Answered {
    // Telegram requires https; a server under test is only reachable on this machine.
    let reachable = url.starts_with("https://") || url.starts_with("http://127.0.0.1:");
    let allowed = |c: char| c.is_ascii_alphanumeric() || "_-".contains(c);
    if !reachable {
        refuse(400, "Bad Request: bad webhook: an HTTPS URL must be provided for webhook")
    } else if secret.is_empty() || secret.len() > 256 || !secret.chars().all(allowed) {
        refuse(400, "Bad Request: secret token contains unallowed characters")
    } else {
        state.updates.set_webhook(url, secret);
        Ok(json!(true))
    }
}

fn send(state: &TelegramState, body: &Value) -> Answered {
    let Some(chat) = body["chat_id"].as_i64().filter(|chat| lock(&state.people).contains_key(chat)) else {
        return refuse(400, "Bad Request: chat not found");
    };
    if lock(&state.blocked).contains(&chat) {
        return refuse(403, "Forbidden: bot was blocked by the user");
    }
    let given = body["text"].as_str().unwrap_or_default();
    let text = if body["parse_mode"] == "HTML" { plain(given) } else { Some(given.to_owned()) };
    let Some(text) = text else { return refuse(400, "Bad Request: can't parse entities") };
    if text.trim().is_empty() {
        return refuse(400, "Bad Request: message text is empty");
    }
    if text.encode_utf16().count() > 4096 {
        return refuse(400, "Bad Request: message is too long");
    }
    let buttons = body["reply_markup"]["inline_keyboard"].clone();
    let all = buttons.as_array().into_iter().flatten().filter_map(Value::as_array).flatten();
    for button in all {
        let data = button["callback_data"].as_str();
        if data.is_some_and(|data| data.is_empty() || data.len() > 64) {
            return refuse(400, "Bad Request: BUTTON_DATA_INVALID");
        }
        if data.is_none() && button["url"].as_str().is_none_or(|url| Url::parse(url).is_err()) {
            return refuse(400, "Bad Request: BUTTON_URL_INVALID");
        }
    }
    let mut sent = lock(&state.sent);
    sent.push(Sent { chat, text, buttons });
    Ok(json!({"message_id": sent.len(), "chat": {"id": chat, "type": "private"}, "date": state.desk.now()}))
}

/// The text without Telegram's HTML markup, or `None` if the markup is invalid.
fn plain(html: &str) -> Option<String> {
    let mut text = String::new();
    let mut rest = html;
    while let Some(at) = rest.find(['<', '>']) {
        text.push_str(&rest[..at]);
        let (tag, after) = rest[at..].strip_prefix('<')?.split_once('>')?;
        let known = ["b", "i", "u", "s", "code", "pre"];
        if !known.contains(&tag.trim_start_matches('/')) {
            return None;
        }
        rest = after;
    }
    text.push_str(rest);
    Some(text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_html_supported_by_telegram_is_accepted() {
        assert_eq!(plain("Kod: <code>12</code> &lt;b&gt; &amp;amp;").as_deref(), Some("Kod: 12 <b> &amp;"));
        for wrong in ["a < b", "<script>x</script>", "a > b", "<b"] {
            assert_eq!(plain(wrong), None, "{wrong}");
        }
    }
}
