//! One-time secrets for links.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::{random, same, sha256};

/// 32 random bytes as base64url: 43 characters that need no escaping in a URL. Only the hash is stored.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    const BYTES: usize = 32;

    #[expect(clippy::new_without_default, reason = "a default that differs each time would surprise")]
    pub fn new() -> Self {
        Self(URL_SAFE_NO_PAD.encode(random::bytes::<{ Self::BYTES }>()))
    }

    /// Parses the secret from a link.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == Self::BYTES).then(|| Self(text.to_owned()))
    }

    /// The text for the link.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The stored form.
    pub fn hash(&self) -> Vec<u8> {
        sha256(self.0.as_bytes())
    }

    /// Whether the stored hash belongs to this secret.
    pub fn matches(&self, stored: &[u8]) -> bool {
        same(&self.hash(), stored)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_comes_back_from_its_text() {
        let secret = Secret::new();
        assert_eq!(secret.as_str().len(), 43);
        assert!(secret.as_str().bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        let read = Secret::parse(secret.as_str()).unwrap();
        assert_eq!(read.hash(), secret.hash());
        assert!(read.matches(&secret.hash()));
        assert!(!Secret::new().matches(&secret.hash()));
    }

    #[test]
    fn anything_else_is_no_secret() {
        let secret = Secret::new();
        for text in [
            String::new(),
            "short".to_owned(),
            format!("{}=", secret.as_str()),
            format!("{}A", secret.as_str()),
            format!(" {}", secret.as_str()),
            secret.as_str()[1..].to_owned(),
            "+".repeat(43),
            // The last character carries four bits that must be zero.
            format!("{}B", "A".repeat(42)),
        ] {
            assert!(Secret::parse(&text).is_none(), "{text}");
        }
    }

    #[test]
    fn debug_output_hides_the_secret() {
        let secret = Secret::new();
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }
}
