//! How this room makes HTTP calls: with time limits, without redirects, and telling what surely did not happen.

use std::error::Error;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use reqwest::{Client, RequestBuilder, StatusCode, redirect};
use serde::de::DeserializeOwned;
use url::{Host, Url};

use crate::SendError;

/// How long a whole call may take, unless the configuration says otherwise.
pub const TIMEOUT: Duration = Duration::from_secs(10);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// Connections are closed before a provider does it, so that a message rarely meets a dying one.
const IDLE: Duration = Duration::from_secs(20);
/// A hundred updates of Telegram fit into it.
const MOST_BYTES: usize = 4 * 1024 * 1024;

/// A client for one address. Every call carries a secret, so it travels encrypted, except on our own machine, and a
/// redirect is never followed: it would take the secret to wherever it points.
pub fn client(base: &Url, timeout: Duration) -> Result<Client> {
    // The binary chooses its TLS first thing; tests and other programs may not have, and then nothing could be built.
    if rustls::crypto::CryptoProvider::get_default().is_none() {
        // Another thread may have been faster, which is as good.
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
    // A proxy for the outside does not reach our own machine.
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

/// `base` with `path` behind it, whether or not `base` ends in a slash.
pub fn join(base: &Url, path: &[&str]) -> Url {
    let mut url = base.clone();
    if let Ok(mut segments) = url.path_segments_mut() {
        segments.pop_if_empty().extend(path);
    }
    url
}

/// What came back, whatever the status.
pub struct Answer {
    pub status: StatusCode,
    body: Vec<u8>,
}

impl Answer {
    pub fn json<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_slice(&self.body).ok()
    }

    /// Whether somebody in between has put up a page of HTML.
    pub fn is_page(&self) -> bool {
        self.body.trim_ascii_start().starts_with(b"<")
    }
}

/// Makes a call. [`SendError::NotSent`] means that the request never went out.
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

/// The address stays out of the text: Telegram has its token there.
fn broken(error: &reqwest::Error) -> SendError {
    let mut cause: &dyn Error = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    // The outermost error names the address, so it is never the one to be shown.
    let cause = if error.source().is_some() { cause.to_string() } else { "no answer".to_owned() };
    if error.is_connect() || error.is_builder() {
        SendError::NotSent(cause)
    } else {
        SendError::Unknown(cause)
    }
}

/// The answer in words where a provider refuses by status alone. 429 and 503 say that nothing was taken; after any
/// other fault of theirs the message may be on its way.
pub fn by_status(status: StatusCode, words: &str) -> SendError {
    let text =
        if words.is_empty() { status.as_u16().to_string() } else { format!("{}: {words}", status.as_u16()) };
    match status {
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => SendError::NotSent(text),
        _ if status.is_client_error() => SendError::Refused(text),
        _ => SendError::Unknown(text),
    }
}

/// Words of a provider, fit for the log: short, one line, digits hidden, because phones and codes come back in them.
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
    fn a_secret_never_travels_in_the_open() {
        assert!(client(&"http://notify.eskiz.uz/api".parse().unwrap(), TIMEOUT).is_err());
        assert!(client(&"https://notify.eskiz.uz/api".parse().unwrap(), TIMEOUT).is_ok());
        assert!(client(&"http://127.0.0.1:8303/api".parse().unwrap(), TIMEOUT).is_ok());
    }

    #[test]
    fn words_of_a_provider_give_no_number_away() {
        assert_eq!(quoted("998901234567: bad\r\ncode ４２"), "************: bad  code **");
        assert_eq!(quoted(&"ab".repeat(200)).len(), 120);
    }

    #[test]
    fn a_status_alone_tells_whether_to_repeat() {
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
