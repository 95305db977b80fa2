//! SMS through PlayMobile (smsxabar).

use std::fmt;
use std::time::Duration;

use anyhow::Result;
use reqwest::{Client, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;

use crate::delivery::{self, Delivery};
use crate::http::{self, Answer};
use crate::{SendError, Sending, Sms, SmsMessage};

/// The longest message id that PlayMobile accepts.
const MOST_REFERENCE: usize = 20;
/// A fault on their side, reported before anything was accepted.
const INTERNAL_ERROR: u64 = 100;

#[derive(Clone)]
pub struct PlayMobileConfig {
    /// `https://send.smsxabar.uz/broker-api`
    pub base_url: Url,
    pub login: String,
    pub password: String,
    /// The short number or name in the contract, for instance `3700`.
    pub sender: String,
    pub timeout: Duration,
}

impl fmt::Debug for PlayMobileConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayMobileConfig").field("base_url", &self.base_url.as_str()).finish_non_exhaustive()
    }
}

/// The client. A message's reference is its id there: the same id twice is sent once.
pub struct PlayMobile {
    config: PlayMobileConfig,
    http: Client,
}

impl PlayMobile {
    pub fn new(config: PlayMobileConfig) -> Result<Self> {
        let http = http::client(&config.base_url, config.timeout)?;
        Ok(Self { config, http })
    }

    async fn send_sms(&self, message: &SmsMessage) -> Result<Option<String>, SendError> {
        let reference = &message.reference;
        if reference.is_empty() || reference.len() > MOST_REFERENCE || !reference.is_ascii() {
            return Err(SendError::Refused("a reference has 1 to 20 ASCII characters".to_owned()));
        }
        let body = json!({"messages": [{
            "recipient": message.to.as_str().trim_start_matches('+'),
            "message-id": reference,
            "sms": {"originator": self.config.sender, "content": {"text": message.text}},
        }]});
        let url = http::join(&self.config.base_url, &["send"]);
        let request =
            self.http.post(url).basic_auth(&self.config.login, Some(&self.config.password)).json(&body);
        read_answer(&http::call(request).await?)?;
        Ok(Some(reference.clone()))
    }
}

impl Sms for PlayMobile {
    fn send<'a>(&'a self, message: &'a SmsMessage) -> Sending<'a, Option<String>> {
        Box::pin(self.send_sms(message))
    }
}

/// The error code is in the body; the status is always 400.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Refusal {
    error_code: u64,
    #[serde(default)]
    error_description: String,
}

fn read_answer(answer: &Answer) -> Result<(), SendError> {
    if answer.status.is_success() {
        // "Request is received", in a wording that may change. An HTML page does not come from PlayMobile.
        return if answer.is_page() { Err(SendError::Unknown("a web page".to_owned())) } else { Ok(()) };
    }
    if answer.status == StatusCode::UNAUTHORIZED {
        return Err(SendError::NotSent("PlayMobile does not know us".to_owned()));
    }
    let Some(refusal) = answer.json::<Refusal>() else { return Err(http::by_status(answer.status, "")) };
    let text = format!("error {}: {}", refusal.error_code, http::quoted(&refusal.error_description));
    if refusal.error_code == INTERNAL_ERROR {
        Err(SendError::NotSent(text))
    } else {
        Err(SendError::Refused(text))
    }
}

/// Parses a delivery report into the reference of the message and its status.
pub fn read_report(report: &Value) -> Option<(String, Delivery)> {
    let id = delivery::text(report, "message-id")?;
    let delivery = match report.get("status")?.as_str()?.to_ascii_lowercase().as_str() {
        "delivered" => Delivery::Delivered,
        "notdelivered" | "rejected" | "failed" => Delivery::Failed,
        _ => Delivery::InProgress,
    };
    Some((id, delivery))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_are_read() {
        for (status, expected) in [
            ("Transmitted", Delivery::InProgress),
            ("Delivered", Delivery::Delivered),
            ("NotDelivered", Delivery::Failed),
            ("Rejected", Delivery::Failed),
            ("Failed", Delivery::Failed),
        ] {
            let report = json!({"message-id": "jb1", "channel": "SMS", "status": status});
            assert_eq!(read_report(&report), Some(("jb1".to_owned(), expected)));
        }
        assert_eq!(read_report(&json!({"status": "Delivered"})), None);
    }
}
