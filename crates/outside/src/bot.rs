//! The Telegram Bot API.

use std::fmt;
use std::time::Duration;

use anyhow::Result;
use reqwest::{Client, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;

use crate::http::{self, Answer};
use crate::{Action, Button, SendError, Sending, Telegram, TelegramMessage, Update};

/// Telegram counts in UTF-16 units.
const MOST_TEXT: usize = 4096;
const MOST_ANSWER: usize = 200;

#[derive(Clone)]
pub struct TelegramConfig {
    /// `https://api.telegram.org`
    pub base_url: Url,
    pub token: String,
    /// The name in `https://t.me/<name>`.
    pub bot_name: String,
    pub timeout: Duration,
}

impl fmt::Debug for TelegramConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TelegramConfig").field("bot_name", &self.bot_name).finish_non_exhaustive()
    }
}

/// The client of one bot.
pub struct TelegramBot {
    config: TelegramConfig,
    http: Client,
}

impl TelegramBot {
    pub fn new(config: TelegramConfig) -> Result<Self> {
        let http = http::client(&config.base_url, config.timeout)?;
        Ok(Self { config, http })
    }

    /// `wait` is how long Telegram itself may hold the request before it responds.
    async fn call(&self, method: &str, body: &Value, wait: Duration) -> Result<Value, SendError> {
        let url = http::join(&self.config.base_url, &[&format!("bot{}", self.config.token), method]);
        let request = self.http.post(url).json(body).timeout(self.config.timeout + wait);
        read_answer(&http::call(request).await?)
    }
}

impl Telegram for TelegramBot {
    fn bot_name(&self) -> &str {
        &self.config.bot_name
    }

    fn send<'a>(&'a self, message: &'a TelegramMessage) -> Sending<'a> {
        Box::pin(async move {
            let mut body = json!({
                "chat_id": message.chat,
                "text": html(message),
                "parse_mode": "HTML",
                "link_preview_options": {"is_disabled": true},
            });
            if !message.buttons.is_empty() {
                let rows: Vec<Vec<Value>> =
                    message.buttons.iter().map(|row| row.iter().map(button).collect()).collect();
                body["reply_markup"] = json!({"inline_keyboard": rows});
            }
            self.call("sendMessage", &body, Duration::ZERO).await.map(drop)
        })
    }

    fn answer_callback<'a>(&'a self, id: &'a str, text: &'a str) -> Sending<'a> {
        Box::pin(async move {
            let body = json!({"callback_query_id": id, "text": cut(text, MOST_ANSWER)});
            self.call("answerCallbackQuery", &body, Duration::ZERO).await.map(drop)
        })
    }

    fn updates(&self, offset: i64, timeout: Duration) -> Sending<'_, Vec<Update>> {
        Box::pin(async move {
            let body = json!({
                "offset": offset,
                "timeout": timeout.as_secs(),
                "allowed_updates": ["message", "callback_query"],
            });
            let result = self.call("getUpdates", &body, timeout).await?;
            let Value::Array(updates) = result else {
                return Err(SendError::Unknown("updates are not a list".to_owned()));
            };
            Ok(updates.into_iter().map(read_update).collect())
        })
    }

    fn set_webhook<'a>(&'a self, url: &'a str, secret: &'a str) -> Sending<'a> {
        Box::pin(async move {
            let body = json!({
                "url": url,
                "secret_token": secret,
                "allowed_updates": ["message", "callback_query"],
            });
            self.call("setWebhook", &body, Duration::ZERO).await.map(drop)
        })
    }

    fn delete_webhook(&self) -> Sending<'_> {
        Box::pin(async move { self.call("deleteWebhook", &json!({}), Duration::ZERO).await.map(drop) })
    }
}

/// An update that we cannot parse must not block the ones after it, so only its number is used.
fn read_update(value: Value) -> Update {
    let update_id = value["update_id"].as_i64().unwrap_or_default();
    serde_json::from_value(value).unwrap_or(Update { update_id, message: None, callback: None })
}

fn button(button: &Button) -> Value {
    match &button.action {
        Action::Url(url) => json!({"text": button.text, "url": url}),
        Action::Callback(data) => json!({"text": button.text, "callback_data": data}),
    }
}

/// The text, truncated to Telegram's limit and escaped; the code in it is copied with one tap.
fn html(message: &TelegramMessage) -> String {
    let text = escape(&cut(&message.text, MOST_TEXT));
    match &message.code {
        Some(code) if !code.is_empty() => {
            let code = escape(code);
            text.replacen(&code, &format!("<code>{code}</code>"), 1)
        }
        _ => text,
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn cut(text: &str, most: usize) -> String {
    if text.encode_utf16().count() <= most {
        return text.to_owned();
    }
    let mut units = 0;
    let kept = text.chars().take_while(|c| {
        units += c.len_utf16();
        units < most
    });
    kept.chain(['…']).collect()
}

#[derive(Deserialize)]
struct Envelope {
    ok: bool,
    #[serde(default)]
    result: Value,
    #[serde(default)]
    description: String,
    #[serde(default)]
    parameters: Parameters,
}

#[derive(Default, Deserialize)]
struct Parameters {
    retry_after: Option<u64>,
}

fn read_answer(answer: &Answer) -> Result<Value, SendError> {
    let Some(envelope) = answer.json::<Envelope>() else {
        return Err(match http::by_status(answer.status, "") {
            // A proxy in between may refuse as well; only a refusal by Telegram itself is final.
            SendError::Refused(text) => SendError::NotSent(text),
            other => other,
        });
    };
    if envelope.ok {
        return Ok(envelope.result);
    }
    let words = http::quoted(&envelope.description);
    Err(match answer.status {
        // The bot is misconfigured (401, 404) or polled twice (409): this is not the chat's fault.
        StatusCode::UNAUTHORIZED | StatusCode::NOT_FOUND | StatusCode::CONFLICT => SendError::NotSent(words),
        StatusCode::TOO_MANY_REQUESTS => {
            let seconds = envelope.parameters.retry_after.unwrap_or(1);
            SendError::NotSent(format!("too many messages, free again in {seconds} s"))
        }
        status => http::by_status(status, &words),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str, code: Option<&str>) -> TelegramMessage {
        TelegramMessage { chat: 1, text: text.to_owned(), buttons: Vec::new(), code: code.map(str::to_owned) }
    }

    #[test]
    fn text_is_escaped_and_the_code_can_be_tapped() {
        assert_eq!(html(&message("<b>A & B</b>", None)), "&lt;b&gt;A &amp; B&lt;/b&gt;");
        assert_eq!(html(&message("Kod: 123456. 123456", Some("123456"))), "Kod: <code>123456</code>. 123456");
    }

    #[test]
    fn a_long_text_is_cut_where_telegram_counts() {
        assert_eq!(cut(&"a".repeat(4096), MOST_TEXT).len(), 4096);
        let long = cut(&"😀".repeat(3000), MOST_TEXT);
        assert!(long.ends_with("😀…"));
        assert_eq!(long.encode_utf16().count(), 4095);
    }

    #[test]
    fn an_odd_update_keeps_its_number() {
        let odd = read_update(json!({"update_id": 7, "message": {"chat": "gone"}}));
        assert_eq!(odd, Update { update_id: 7, message: None, callback: None });
    }
}
