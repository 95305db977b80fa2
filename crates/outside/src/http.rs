//! HTTP calls of this crate: with timeouts, without redirects, and with errors that tell what certainly did not
//! happen.

use std::error::Error;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use reqwest::{Client, RequestBuilder, StatusCode, redirect};
use serde::de::DeserializeOwned;
use url::{Host, Url};

use crate::SendError;

/// Default timeout of a whole call.
pub const TIMEOUT: Duration = Duration::from_secs(10);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// Idle connections are closed before the provider closes them, so that a message is rarely sent on a dying one.
const IDLE: Duration = Duration::from_secs(20);
/// Maximum size of a response: a hundred Telegram updates fit into it.
const MOST_BYTES: usize = 4 * 1024 * 1024;

/// A client for one base URL. Every call carries a secret, so it must be encrypted, except on our own machine.
/// Redirects are never followed: they would send the secret to wherever they point.
pub fn client(base: &Url, timeout: Duration) -> Result<Client> {
    // The binary installs its TLS provider at startup; tests and other programs may not, and then no client could be
    // built.
    if rustls::crypto::CryptoProvider::get_default().is_none() {
        // Another thread may have installed one in the meantime, which is fine.
        let _ = rustls::crypto::ring::default_provider().install_default();
    }
    let is_own = is_loopback(base);
    ensure!(is_own || base.scheme() == "https", "{base} needs https://");
    let builder = Client::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .timeout(timeout)
        .pool_idle_timeout(IDLE)
        .redirect(redirect::Policy::none())
        .user_agent("ishbor");
    // A proxy for external traffic cannot reach our own machine.
    let builder = if is_own { builder.no_proxy() } else { builder };
    builder.build().context("the HTTP client could not be built")
}

pub fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

/// Appends `path` to `base`, whether or not `base` ends with a slash.
pub fn join(base: &Url, path: &[&str]) -> Url {
    let mut url = base.clone();
    if let Ok(mut segments) = url.path_segments_mut() {
        segments.pop_if_empty().extend(path);
    }
    url
}

/// A response, whatever its status.
pub struct Answer {
    pub status: StatusCode,
    body: Vec<u8>,
}

impl Answer {
    pub fn json<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_slice(&self.body).ok()
    }

    /// Whether the body is an HTML page, probably from something in between.
    pub fn is_page(&self) -> bool {
        self.body.trim_ascii_start().starts_with(b"<")
    }
}

/// Makes a call. [`SendError::NotSent`] means that the request was never sent.
pub async fn call(request: RequestBuilder) -> Result<Answer, SendError> {
    let mut response = request.send().await.map_err(|error| broken(&error))?;
    let status = response.status();
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| broken(&error))? {
        if body.len() + chunk.len() > MOST_BYTES {
            return Err(SendError::Unknown("the answer is too long".to_owned()));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Answer { status, body })
}

/// The URL must not be in the text: Telegram's contains the token.
fn broken(error: &reqwest::Error) -> SendError {
    let mut cause: &dyn Error = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    // The outermost error contains the URL, so it is never shown.
    let cause = if error.source().is_some() { cause.to_string() } else { "no answer".to_owned() };
    if error.is_connect() || error.is_builder() {
        SendError::NotSent(cause)
    } else {
        SendError::Unknown(cause)
    }
}

/// The error for a provider that refuses by status alone. 429 and 503 mean that nothing was accepted; after any other
/// server error the message may have been sent.
pub fn by_status(status: StatusCode, words: &str) -> SendError {
    let text =
        if words.is_empty() { status.as_u16().to_string() } else { format!("{}: {words}", status.as_u16()) };
    match status {
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => SendError::NotSent(text),
        _ if status.is_client_error() => SendError::Refused(text),
        _ => SendError::Unknown(text),
    }
}

/// A provider's text for the log: short, one line, digits masked, because it may contain phones and codes.
pub fn quoted(words: &str) -> String {
    let shown = words.chars().take(120);
    shown
        .map(|c| match c {
            _ if c.is_numeric() => '*',
            _ if c.is_control() => ' ',
            _ => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_joined_whatever_the_base_ends_in() {
        for base in ["https://a.uz/api", "https://a.uz/api/"] {
            let url = join(&base.parse().unwrap(), &["auth", "login"]);
            assert_eq!(url.as_str(), "https://a.uz/api/auth/login");
        }
        assert_eq!(
            join(&"https://a.uz".parse().unwrap(), &["bot1:x", "m"]).as_str(),
            "https://a.uz/bot1:x/m"
        );
    }

    #[test]
    fn a_secret_is_never_sent_unencrypted() {
        assert!(client(&"http://notify.eskiz.uz/api".parse().unwrap(), TIMEOUT).is_err());
        assert!(client(&"https://notify.eskiz.uz/api".parse().unwrap(), TIMEOUT).is_ok());
        assert!(client(&"http://127.0.0.1:8303/api".parse().unwrap(), TIMEOUT).is_ok());
    }

    #[test]
    fn digits_are_masked_in_quoted_provider_texts() {
        assert_eq!(quoted("998901234567: bad\r\ncode ４２"), "************: bad  code **");
        assert_eq!(quoted(&"ab".repeat(200)).len(), 120);
    }

    #[test]
    fn the_status_decides_whether_to_retry() {
        let kind = |status: u16| by_status(StatusCode::from_u16(status).unwrap(), "");
        assert!(matches!(kind(429), SendError::NotSent(_)));
        assert!(matches!(kind(503), SendError::NotSent(_)));
        assert!(matches!(kind(400), SendError::Refused(_)));
        assert!(matches!(kind(302), SendError::Unknown(_)));
        assert!(matches!(kind(500), SendError::Unknown(_)));
        assert!(matches!(kind(504), SendError::Unknown(_)));
    }

    #[test]
    fn only_our_own_machine_is_loopback() {
        for (url, own) in [
            ("http://127.0.0.1:1", true),
            ("http://[::1]", true),
            ("http://localhost", true),
            ("https://localhost.uz", false),
            ("https://10.0.0.1", false),
        ] {
            assert_eq!(is_loopback(&url.parse().unwrap()), own, "{url}");
        }
    }
}
