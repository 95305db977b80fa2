//! What the server sends through a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// What has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = LiveTopic)]
pub enum Topic {
    /// The person's notices or how many are unread. No data.
    Notices,
    /// An application to a vacancy of the person's company: `{vacancy, application}`, a slug and an id.
    Board,
    /// An own application of a candidate: `{application}`.
    Applications,
    /// A conversation of the person or of his company: `{chat}`, the id of the application.
    Chat,
}

impl Topic {
    const ALL: [Self; 4] = [Self::Notices, Self::Board, Self::Applications, Self::Chat];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Notices => "notices",
            Self::Board => "board",
            Self::Applications => "applications",
            Self::Chat => "chat",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.code() == code)
    }
}

/// One event of a person's stream.
#[derive(Debug, Clone, PartialEq)]
pub struct Event {
    pub seq: i64,
    pub topic: Topic,
    pub data: Value,
}

/// A frame of the live channel.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LiveMessage<'a> {
    /// First of all: events after this number follow. A page that had named another one has to load everything anew.
    Hello {
        seq: i64,
        /// Milliseconds between two pings.
        heartbeat: u64,
    },
    Event {
        seq: i64,
        topic: Topic,
        /// Ids of what has changed, by topic.
        data: &'a Value,
    },
    /// Events before this number are not kept any more: everything has to be loaded anew.
    Resync { seq: i64 },
    /// Shows scripts, which do not see the pings of the protocol, that the server is there.
    Ping,
}

impl LiveMessage<'_> {
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("numbers, words and a JSON value are JSON")
    }
}

impl Event {
    pub fn message(&self) -> LiveMessage<'_> {
        LiveMessage::Event { seq: self.seq, topic: self.topic, data: &self.data }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn frames_are_flat_objects_with_a_type() {
        let event = Event { seq: 7, topic: Topic::Board, data: json!({ "vacancy": "sotuvchi" }) };
        for (message, expected) in [
            (
                LiveMessage::Hello { seq: 3, heartbeat: 25_000 },
                r#"{"type":"hello","seq":3,"heartbeat":25000}"#,
            ),
            (event.message(), r#"{"type":"event","seq":7,"topic":"board","data":{"vacancy":"sotuvchi"}}"#),
            (LiveMessage::Resync { seq: 9 }, r#"{"type":"resync","seq":9}"#),
            (LiveMessage::Ping, r#"{"type":"ping"}"#),
        ] {
            assert_eq!(message.text(), expected);
        }
    }

    #[test]
    fn every_topic_comes_back_from_its_code() {
        for topic in Topic::ALL {
            assert_eq!(Topic::parse(topic.code()), Some(topic));
            assert_eq!(serde_json::to_value(topic).unwrap(), topic.code());
        }
        assert_eq!(Topic::parse("weather"), None);
    }
}
