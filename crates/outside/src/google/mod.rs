//! Signing in with Google: OpenID Connect, authorization code with PKCE.

mod id_token;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use jiff::Timestamp;
use kernel::Locale;
use reqwest::Client;
use ring::digest;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::Mutex;
use tokio::time::Instant;
use url::Url;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use self::id_token::{Expected, Key};
use crate::{http, random};

pub use id_token::Flaw;

/// How long keys are cached. Google rotates them every few weeks and publishes new ones days before.
const KEPT: Duration = Duration::from_secs(3600);

#[derive(Clone)]
pub struct GoogleConfig {
    /// `https://accounts.google.com`
    pub issuer: Url,
    pub client_id: String,
    pub client_secret: String,
    /// Our redirect URI, exactly as registered with Google.
    pub redirect_uri: String,
    pub timeout: Duration,
}

impl fmt::Debug for GoogleConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GoogleConfig").field("issuer", &self.issuer.as_str()).finish_non_exhaustive()
    }
}

/// The person who signed in. An identity is keyed by issuer and `subject`; an e-mail address may change its owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GoogleUser {
    pub subject: String,
    pub email: Option<String>,
    /// Whether Google has verified the address. Otherwise the address proves nothing.
    pub email_verified: bool,
    pub name: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GoogleError {
    /// Google cannot be reached; a later attempt may work.
    #[error("Google cannot be reached: {0}")]
    Unreachable(String),
    /// Google rejects the code: used, expired, or issued to somebody else.
    #[error("Google refused: {0}")]
    Refused(String),
    /// Google's response is not valid: nobody is signed in.
    #[error("the identity cannot be trusted: {0}")]
    Untrusted(Flaw),
}

/// The client.
pub struct Google {
    config: GoogleConfig,
    http: Client,
    known: Mutex<Option<Known>>,
}

/// Google's discovery document and keys, fetched at most once an hour.
#[derive(Clone)]
struct Known {
    endpoints: Endpoints,
    keys: Arc<[Key]>,
    read_at: Instant,
}

#[derive(Clone, Deserialize)]
struct Endpoints {
    issuer: String,
    authorization_endpoint: Url,
    token_endpoint: Url,
    jwks_uri: Url,
}

impl Google {
    pub fn new(config: GoogleConfig) -> Result<Self> {
        let http = http::client(&config.issuer, config.timeout)?;
        Ok(Self { config, http, known: Mutex::default() })
    }

    /// The URL to which the browser is sent. The caller binds `state` and `nonce` to the browser; `challenge` comes
    /// from [`pkce`].
    pub async fn authorize_url(
        &self,
        state: &str,
        nonce: &str,
        challenge: &str,
        locale: Locale,
    ) -> Result<Url, GoogleError> {
        let mut url = self.known().await?.endpoints.authorization_endpoint;
        url.query_pairs_mut()
            .append_pair("response_type", "code")
            .append_pair("client_id", &self.config.client_id)
            .append_pair("redirect_uri", &self.config.redirect_uri)
            .append_pair("scope", "openid email profile")
            .append_pair("state", state)
            .append_pair("nonce", nonce)
            .append_pair("code_challenge", challenge)
            .append_pair("code_challenge_method", "S256")
            .append_pair("prompt", "select_account")
            .append_pair("hl", locale.code());
        Ok(url)
    }

    /// Exchanges the code from the callback for the person.
    pub async fn exchange(
        &self,
        code: &str,
        verifier: &str,
        nonce: &str,
        now: Timestamp,
    ) -> Result<GoogleUser, GoogleError> {
        let known = self.known().await?;
        let form = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", &self.config.redirect_uri),
            ("client_id", &self.config.client_id),
            ("client_secret", &self.config.client_secret),
            ("code_verifier", verifier),
        ];
        let request = self.http.post(known.endpoints.token_endpoint).form(&form);
        let answer = http::call(request).await.map_err(unreachable)?;
        if answer.status.is_server_error() || answer.status.is_redirection() {
            return Err(GoogleError::Unreachable(answer.status.as_u16().to_string()));
        }
        let body: Value = answer.json().ok_or_else(|| GoogleError::Unreachable("not JSON".to_owned()))?;
        if !answer.status.is_success() {
            return Err(GoogleError::Refused(http::quoted(
                body["error"].as_str().unwrap_or("no reason given"),
            )));
        }
        let token = body["id_token"].as_str().ok_or(GoogleError::Untrusted(Flaw::NotAToken))?;
        self.verify(token, nonce, now, &known.keys).await
    }

    /// A token may be signed by a key that was published after the last fetch, so the keys are refreshed once.
    async fn verify(
        &self,
        token: &str,
        nonce: &str,
        now: Timestamp,
        keys: &[Key],
    ) -> Result<GoogleUser, GoogleError> {
        let issuer = self.config.issuer.as_str().trim_end_matches('/');
        let expected = Expected { issuer, client_id: &self.config.client_id, nonce, now };
        let verified = match id_token::verify(token, keys, &expected) {
            Err(Flaw::UnknownKey) => {
                let fresh = self.read(&mut *self.known.lock().await).await?;
                id_token::verify(token, &fresh.keys, &expected)
            }
            settled => settled,
        };
        verified.map_err(GoogleError::Untrusted)
    }

    async fn known(&self) -> Result<Known, GoogleError> {
        let mut known = self.known.lock().await;
        match &*known {
            Some(known) if known.read_at.elapsed() < KEPT => Ok(known.clone()),
            _ => self.read(&mut known).await,
        }
    }

    async fn read(&self, known: &mut Option<Known>) -> Result<Known, GoogleError> {
        let url = http::join(&self.config.issuer, &[".well-known", "openid-configuration"]);
        let endpoints: Endpoints = self.get(url).await?;
        // Another issuer or an unencrypted URL is not Google's.
        let issuer = self.config.issuer.as_str().trim_end_matches('/');
        let all = [&endpoints.authorization_endpoint, &endpoints.token_endpoint, &endpoints.jwks_uri];
        if endpoints.issuer.trim_end_matches('/') != issuer
            || all.iter().any(|url| url.scheme() != self.config.issuer.scheme())
        {
            return Err(GoogleError::Unreachable("the discovery document is not Google's".to_owned()));
        }
        let keys: KeySet = self.get(endpoints.jwks_uri.clone()).await?;
        let keys = keys.keys.into_iter().filter_map(|key| serde_json::from_value(key).ok()).collect();
        let read = Known { endpoints, keys, read_at: Instant::now() };
        Ok(known.insert(read).clone())
    }

    async fn get<T: DeserializeOwned>(&self, url: Url) -> Result<T, GoogleError> {
        let answer = http::call(self.http.get(url)).await.map_err(unreachable)?;
        if !answer.status.is_success() {
            return Err(GoogleError::Unreachable(answer.status.as_u16().to_string()));
        }
        answer.json().ok_or_else(|| GoogleError::Unreachable("an answer of another shape".to_owned()))
    }
}

/// Keys of unsupported kinds are skipped one by one.
#[derive(Deserialize)]
struct KeySet {
    keys: Vec<Value>,
}

#[expect(clippy::needless_pass_by_value, reason = "it stands in map_err")]
fn unreachable(error: crate::SendError) -> GoogleError {
    GoogleError::Unreachable(error.to_string())
}

/// A new PKCE pair for one sign-in: `(verifier, challenge)`. Google gets the challenge; the verifier stays with us
/// until the code comes back, so a stolen code is useless.
pub fn pkce() -> (String, String) {
    let verifier = random::base64url(32);
    let challenge = challenge(&verifier);
    (verifier, challenge)
}

fn challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(digest::digest(&digest::SHA256, verifier.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 7636.
    #[test]
    fn the_challenge_is_the_digest_of_the_verifier() {
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
        assert_eq!(challenge(verifier), "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
        let (first, second) = (pkce(), pkce());
        assert_eq!(first.0.len(), 43);
        assert_eq!(challenge(&first.0), first.1);
        assert_ne!(first, second);
    }
}
