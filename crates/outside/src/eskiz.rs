//! SMS through Eskiz (notify.eskiz.uz).

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use reqwest::{Client, StatusCode};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::Mutex;
use url::Url;

use crate::delivery::{self, Delivery};
use crate::http::{self, Answer};
use crate::{SendError, Sending, Sms, SmsMessage};

#[derive(Clone)]
pub struct EskizConfig {
    /// `https://notify.eskiz.uz/api`
    pub base_url: Url,
    pub login: String,
    pub password: String,
    /// `4546`, or a name registered with Eskiz.
    pub sender: String,
    /// Where Eskiz reports delivery. It does not sign its reports, so the URL contains an unguessable part.
    pub callback_url: Option<String>,
    pub timeout: Duration,
}

impl fmt::Debug for EskizConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EskizConfig").field("base_url", &self.base_url.as_str()).finish_non_exhaustive()
    }
}

/// The client. It signs in before the first message and caches the token for its 30 days.
pub struct Eskiz {
    config: EskizConfig,
    http: Client,
    session: Mutex<Session>,
    /// How often signing in has failed.
    failures: AtomicU64,
}

/// The lock is held while signing in, so that only one task does it.
#[derive(Default)]
struct Session {
    token: Option<Arc<str>>,
    failure: Option<SendError>,
}

impl Eskiz {
    pub fn new(config: EskizConfig) -> Result<Self> {
        let http = http::client(&config.base_url, config.timeout)?;
        Ok(Self { config, http, session: Mutex::default(), failures: AtomicU64::new(0) })
    }

    async fn send_sms(&self, message: &SmsMessage) -> Result<Option<String>, SendError> {
        let token = self.token(None).await?;
        let mut answer = self.post(message, &token).await?;
        if answer.status == StatusCode::UNAUTHORIZED {
            // The token expired early. An unauthorized request has sent nothing, so a retry is safe.
            let token = self.token(Some(&token)).await?;
            answer = self.post(message, &token).await?;
        }
        read_answer(&answer)
    }

    async fn post(&self, message: &SmsMessage, token: &str) -> Result<Answer, SendError> {
        let mut form = vec![
            ("mobile_phone", message.to.as_str().trim_start_matches('+')),
            ("message", &message.text),
            ("from", &self.config.sender),
            ("user_sms_id", &message.reference),
        ];
        if let Some(url) = &self.config.callback_url {
            form.push(("callback_url", url));
        }
        let url = http::join(&self.config.base_url, &["message", "sms", "send"]);
        http::call(self.http.post(url).bearer_auth(token).form(&form)).await
    }

    /// A token other than `stale`. Of many tasks with a stale token, one signs in; the others wait for its result,
    /// success or failure.
    async fn token(&self, stale: Option<&str>) -> Result<Arc<str>, SendError> {
        let failures = self.failures.load(Ordering::Acquire);
        let mut session = self.session.lock().await;
        if let Some(token) = session.token.as_ref().filter(|token| stale != Some(token)) {
            return Ok(token.clone());
        }
        if let Some(failure) = &session.failure
            && self.failures.load(Ordering::Acquire) > failures
        {
            return Err(failure.clone());
        }
        match self.sign_in().await {
            Ok(token) => {
                session.failure = None;
                Ok(session.token.insert(token).clone())
            }
            Err(error) => {
                session.token = None;
                session.failure = Some(error.clone());
                self.failures.fetch_add(1, Ordering::AcqRel);
                Err(error)
            }
        }
    }

    /// Whatever fails here, no message was sent.
    async fn sign_in(&self) -> Result<Arc<str>, SendError> {
        let not_sent = |why: String| SendError::NotSent(format!("signing in to Eskiz: {why}"));
        let url = http::join(&self.config.base_url, &["auth", "login"]);
        let form = [("email", &self.config.login), ("password", &self.config.password)];
        let answer =
            http::call(self.http.post(url).form(&form)).await.map_err(|error| not_sent(error.to_string()))?;
        if !answer.status.is_success() {
            return Err(not_sent(answer.status.as_u16().to_string()));
        }
        let signed =
            answer.json::<SignedIn>().ok_or_else(|| not_sent("an answer without a token".to_owned()))?;
        Ok(signed.data.token.into())
    }
}

impl Sms for Eskiz {
    fn send<'a>(&'a self, message: &'a SmsMessage) -> Sending<'a, Option<String>> {
        Box::pin(self.send_sms(message))
    }
}

#[derive(Deserialize)]
struct SignedIn {
    data: Token,
}

#[derive(Deserialize)]
struct Token {
    token: String,
}

fn read_answer(answer: &Answer) -> Result<Option<String>, SendError> {
    let body: Value = answer.json().unwrap_or_default();
    let words = http::quoted(body["message"].as_str().unwrap_or_default());
    if answer.status == StatusCode::UNAUTHORIZED {
        return Err(SendError::NotSent("Eskiz does not take its own new token".to_owned()));
    }
    if !answer.status.is_success() {
        return Err(http::by_status(answer.status, &words));
    }
    match (delivery::text(&body, "id"), body["status"].as_str()) {
        (_, Some("error")) => Err(SendError::Refused(words)),
        (Some(id), _) => Ok(Some(id)),
        (None, _) => Err(SendError::Unknown("an answer without an id".to_owned())),
    }
}

/// Parses a delivery report into message id and status. Newer reports identify the message by `request_id`, the id
/// that was returned when it was sent; older ones only by `message_id`. Anything else is not a report.
pub fn read_report(report: &Value) -> Option<(String, Delivery)> {
    let id = delivery::text(report, "request_id").or_else(|| delivery::text(report, "message_id"))?;
    let delivery = match report.get("status")?.as_str()?.to_ascii_uppercase().as_str() {
        "DELIVRD" | "DELIVERED" => Delivery::Delivered,
        "UNDELIV" | "UNDELIVERABLE" | "REJECTD" | "REJECTED" | "EXPIRED" | "DELETED" => Delivery::Failed,
        _ => Delivery::InProgress,
    };
    Some((id, delivery))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn reports_are_read_in_both_shapes() {
        for (status, expected) in [
            ("DELIVRD", Delivery::Delivered),
            ("Delivered", Delivery::Delivered),
            ("PARTDELIVERED", Delivery::InProgress),
            ("ENROUTE", Delivery::InProgress),
            ("SOMETHING_NEW", Delivery::InProgress),
            ("UNDELIV", Delivery::Failed),
            ("REJECTD", Delivery::Failed),
            ("EXPIRED", Delivery::Failed),
            ("DELETED", Delivery::Failed),
        ] {
            let old =
                json!({"message_id": "4385062", "user_sms_id": "x", "status": status, "sms_count": "1"});
            assert_eq!(read_report(&old), Some(("4385062".to_owned(), expected)), "{status}");
        }
        let new = json!({"request_id": "9c2f", "message_id": 4385062, "status": "DELIVRD"});
        assert_eq!(read_report(&new), Some(("9c2f".to_owned(), Delivery::Delivered)));
    }

    #[test]
    fn anything_but_a_report_is_none() {
        for odd in
            [json!({}), json!([]), json!("DELIVRD"), json!({"message_id": "1"}), json!({"status": "DELIVRD"})]
        {
            assert_eq!(read_report(&odd), None, "{odd}");
        }
    }
}
