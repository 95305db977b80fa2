//! Telegram: messages to and from the bot.

use std::fmt;
use std::time::Duration;

use serde::Deserialize;

use crate::Sending;

/// One message of the bot. The text is plain; the client escapes it.
#[derive(Clone, PartialEq, Eq)]
pub struct TelegramMessage {
    pub chat: i64,
    pub text: String,
    /// Rows of buttons under the message.
    pub buttons: Vec<Vec<Button>>,
    /// The code inside the text, for the outbox only.
    pub code: Option<String>,
}

/// The text may contain a code, so it is not printed.
impl fmt::Debug for TelegramMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TelegramMessage").field("chat", &self.chat).finish_non_exhaustive()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    pub text: String,
    pub action: Action,
}

/// What a button does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Opens a URL.
    Url(String),
    /// Sends this to the bot, 1 to 64 bytes.
    Callback(String),
}

impl Button {
    pub fn url(text: impl Into<String>, url: impl Into<String>) -> Self {
        Self { text: text.into(), action: Action::Url(url.into()) }
    }

    pub fn callback(text: impl Into<String>, data: impl Into<String>) -> Self {
        Self { text: text.into(), action: Action::Callback(data.into()) }
    }
}

/// The bot. It receives updates either by [`updates`](Self::updates) or by a webhook; Telegram refuses both at once.
pub trait Telegram: Send + Sync {
    /// The name in `https://t.me/<name>`.
    fn bot_name(&self) -> &str;

    fn send<'a>(&'a self, message: &'a TelegramMessage) -> Sending<'a>;

    /// Stops the loading indicator of a pressed button and shows a short text. Every [`Callback`] requires this call.
    fn answer_callback<'a>(&'a self, id: &'a str, text: &'a str) -> Sending<'a>;

    /// Waits up to `timeout` for updates from `offset` on. An offset of the last `update_id` plus one acknowledges
    /// all before it.
    fn updates(&self, offset: i64, timeout: Duration) -> Sending<'_, Vec<Update>>;

    /// Makes Telegram call `url` with `secret` in the header `X-Telegram-Bot-Api-Secret-Token`.
    fn set_webhook<'a>(&'a self, url: &'a str, secret: &'a str) -> Sending<'a>;

    fn delete_webhook(&self) -> Sending<'_>;
}

/// An event for the bot. It may be delivered twice: `update_id` identifies duplicates.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub struct Update {
    pub update_id: i64,
    #[serde(default)]
    pub message: Option<Message>,
    #[serde(default, rename = "callback_query")]
    pub callback: Option<Callback>,
}

/// A message to the bot. `from` is missing in channels, `text` in pictures and the like.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "wire::Message")]
pub struct Message {
    pub chat_id: i64,
    /// Only in a private chat is the sender the only reader of the reply.
    pub is_private: bool,
    pub from: Option<From>,
    pub text: Option<String>,
}

/// A pressed button. `chat_id` is missing if the message with the button is too old.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "wire::Callback")]
pub struct Callback {
    pub id: String,
    pub from: From,
    pub data: Option<String>,
    pub chat_id: Option<i64>,
}

/// A Telegram user.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct From {
    pub id: i64,
    #[serde(default)]
    pub first_name: String,
    #[serde(default)]
    pub username: Option<String>,
    #[serde(default)]
    pub language_code: Option<String>,
}

/// Telegram's own nested format, which is flattened above.
mod wire {
    use serde::Deserialize;

    #[derive(Deserialize)]
    pub struct Chat {
        id: i64,
        #[serde(default, rename = "type")]
        kind: String,
    }

    #[derive(Deserialize)]
    pub struct Message {
        chat: Chat,
        #[serde(default)]
        from: Option<super::From>,
        #[serde(default)]
        text: Option<String>,
    }

    impl std::convert::From<Message> for super::Message {
        fn from(wire: Message) -> Self {
            let is_private = wire.chat.kind == "private";
            Self { chat_id: wire.chat.id, is_private, from: wire.from, text: wire.text }
        }
    }

    #[derive(Deserialize)]
    pub struct Pressed {
        chat: Chat,
    }

    #[derive(Deserialize)]
    pub struct Callback {
        id: String,
        from: super::From,
        #[serde(default)]
        data: Option<String>,
        #[serde(default)]
        message: Option<Pressed>,
    }

    impl std::convert::From<Callback> for super::Callback {
        fn from(wire: Callback) -> Self {
            let chat_id = wire.message.map(|message| message.chat.id);
            Self { id: wire.id, from: wire.from, data: wire.data, chat_id }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_message_with_unknown_fields_is_parsed() {
        let update: Update = serde_json::from_value(json!({
            "update_id": 12, "new_thing": {"a": 1},
            "message": {
                "message_id": 5, "date": 1, "text": "/start abc",
                "chat": {"id": 70, "type": "private", "first_name": "Aziz"},
                "from": {"id": 70, "is_bot": false, "first_name": "Aziz", "username": "aziz_k", "language_code": "uz"},
                "entities": [{"type": "bot_command", "offset": 0, "length": 6}]
            }
        }))
        .unwrap();
        let message = update.message.unwrap();
        assert_eq!((update.update_id, message.chat_id, message.is_private), (12, 70, true));
        assert_eq!(message.text.as_deref(), Some("/start abc"));
        let from = message.from.unwrap();
        assert_eq!(
            (from.id, from.first_name.as_str(), from.username.as_deref()),
            (70, "Aziz", Some("aziz_k"))
        );
        assert_eq!(from.language_code.as_deref(), Some("uz"));
    }

    #[test]
    fn a_pressed_button_is_parsed_without_its_message_too() {
        let read = |value| serde_json::from_value::<Update>(value).unwrap().callback.unwrap();
        let from = json!({"id": 70, "first_name": "Aziz"});
        let whole = read(json!({"update_id": 1, "callback_query": {
            "id": "9", "from": from, "data": "link:yes", "message": {"message_id": 1, "chat": {"id": 71, "type": "private"}}
        }}));
        assert_eq!(
            (whole.id.as_str(), whole.data.as_deref(), whole.chat_id),
            ("9", Some("link:yes"), Some(71))
        );
        let old = read(json!({"update_id": 2, "callback_query": {"id": "10", "from": from, "data": "x"}}));
        assert_eq!(old.chat_id, None);
    }

    #[test]
    fn an_update_of_another_kind_is_empty() {
        let update: Update = serde_json::from_value(json!({"update_id": 3, "poll": {"id": "1"}})).unwrap();
        assert_eq!(update, Update { update_id: 3, message: None, callback: None });
    }
}
