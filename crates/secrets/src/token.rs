//! Session tokens.

use std::fmt;

use uuid::Uuid;

use crate::{random, same, sha256};

/// `id|secret`: the id finds the row, the secret authenticates. Only the hash of the secret is stored.
#[derive(Clone)]
pub struct Token {
    pub id: Uuid,
    secret: String,
}

impl Token {
    /// 62⁴⁰ possibilities are 238 bits.
    const SECRET: usize = 40;

    /// A new secret for this id.
    pub fn new(id: Uuid) -> Self {
        Self { id, secret: random::alphanumeric(Self::SECRET) }
    }

    /// Parses a token. In a URL the pipe is encoded as `%7C`.
    pub fn parse(text: &str) -> Option<Self> {
        let (id, secret) =
            text.split_once('|').or_else(|| text.split_once("%7C")).or_else(|| text.split_once("%7c"))?;
        let is_secret = secret.len() == Self::SECRET && secret.bytes().all(|b| b.is_ascii_alphanumeric());
        // Only one form of an id is accepted, so that a token has exactly one spelling.
        let id = Uuid::try_parse(id).ok().filter(|parsed| parsed.hyphenated().to_string() == id)?;
        is_secret.then(|| Self { id, secret: secret.to_owned() })
    }

    /// The stored form. A plain hash is enough, because 238 random bits cannot be brute-forced.
    pub fn hash(&self) -> Vec<u8> {
        sha256(self.secret.as_bytes())
    }

    /// Whether the stored hash belongs to this token.
    pub fn matches(&self, stored: &[u8]) -> bool {
        same(&self.hash(), stored)
    }
}

/// The text that is given to the owner.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}", self.id, self.secret)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({}|…)", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_token_comes_back_from_its_text() {
        let token = Token::new(Uuid::now_v7());
        for text in
            [token.to_string(), token.to_string().replace('|', "%7C"), token.to_string().replace('|', "%7c")]
        {
            let read = Token::parse(&text).unwrap();
            assert_eq!(read.id, token.id);
            assert_eq!(read.hash(), token.hash());
            assert!(read.matches(&token.hash()));
        }
    }

    #[test]
    fn anything_else_is_no_token() {
        let id = Uuid::now_v7();
        let secret = "a".repeat(40);
        assert!(Token::parse(&format!("{id}|{secret}")).is_some());
        for text in [
            String::new(),
            "|".to_owned(),
            format!("{id}{secret}"),
            format!("{id}|"),
            format!("{id}|{}", "a".repeat(39)),
            format!("{id}|{}", "a".repeat(41)),
            format!("{id}|{}", "я".repeat(20)),
            format!("{id}|{}-", "a".repeat(39)),
            format!("{id}|{secret} "),
            format!(" {id}|{secret}"),
            format!("{}|{secret}", id.simple()),
            format!("{}|{secret}", id.to_string().to_uppercase()),
            format!("{{{id}}}|{secret}"),
            format!("7|{secret}"),
        ] {
            assert!(Token::parse(&text).is_none(), "{text}");
        }
    }

    #[test]
    fn another_secret_does_not_match() {
        let id = Uuid::now_v7();
        let token = Token::new(id);
        assert!(!Token::new(id).matches(&token.hash()));
        assert!(!token.matches(b""));
        assert_eq!(token.hash().len(), 32);
        assert!(!token.hash().windows(8).any(|bytes| token.secret.as_bytes().starts_with(bytes)));
    }

    #[test]
    fn a_hundred_thousand_tokens_differ_and_use_all_letters_alike() {
        let tokens = 100_000_usize;
        let mut seen = HashSet::new();
        let mut counts = [0_u32; 128];
        for _ in 0..tokens {
            let token = Token::new(Uuid::nil());
            assert_eq!(token.secret.len(), Token::SECRET);
            for byte in token.secret.bytes() {
                assert!(byte.is_ascii_alphanumeric());
                counts[usize::from(byte)] += 1;
            }
            assert!(seen.insert(token.secret));
        }
        let used: Vec<f64> = counts.into_iter().filter(|&count| count > 0).map(f64::from).collect();
        assert_eq!(used.len(), 62);
        let expected = used.iter().sum::<f64>() / 62.0;
        let chi_square: f64 = used.iter().map(|count| (count - expected).powi(2) / expected).sum();
        // 61 degrees of freedom: a fair source exceeds 130 once in a million runs.
        assert!(chi_square < 130.0, "{chi_square}");
    }

    #[test]
    fn debug_output_hides_the_secret() {
        let token = Token::new(Uuid::now_v7());
        let shown = format!("{token:?} {token:#?}");
        assert!(shown.contains(&token.id.to_string()));
        assert!(!shown.contains(&token.secret[..8]), "{shown}");
    }
}
