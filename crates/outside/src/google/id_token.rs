//! Verification of OpenID Connect ID tokens.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::{SignedDuration, Timestamp};
use ring::signature::{RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::GoogleUser;

/// Maximum clock skew.
const SKEW: SignedDuration = SignedDuration::from_secs(60);

/// What is wrong with a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    #[error("not a token")]
    NotAToken,
    #[error("not signed by RS256")]
    Algorithm,
    #[error("signed by an unknown key")]
    UnknownKey,
    #[error("a wrong signature")]
    Signature,
    #[error("another issuer")]
    Issuer,
    #[error("made for another product")]
    Audience,
    #[error("too old, or from the future")]
    Time,
    #[error("made for another sign-in")]
    Nonce,
    #[error("nobody named")]
    Subject,
}

/// The claims that a token must have.
pub struct Expected<'a> {
    pub issuer: &'a str,
    pub client_id: &'a str,
    pub nonce: &'a str,
    pub now: Timestamp,
}

/// A public key of the issuer.
#[derive(Debug, Clone, Deserialize)]
pub struct Key {
    kid: String,
    #[serde(rename = "n", deserialize_with = "base64url")]
    modulus: Vec<u8>,
    #[serde(rename = "e", deserialize_with = "base64url")]
    exponent: Vec<u8>,
}

fn base64url<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    URL_SAFE_NO_PAD.decode(String::deserialize(from)?).map_err(serde::de::Error::custom)
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    #[serde(default)]
    kid: Option<String>,
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    aud: Value,
    #[serde(default)]
    azp: Option<String>,
    sub: String,
    exp: i64,
    iat: i64,
    #[serde(default)]
    nonce: Option<String>,
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    email_verified: Value,
    #[serde(default)]
    name: Option<String>,
}

/// Accepts a token only if everything about it is as expected. We choose the algorithm, never the token: a token with
/// another algorithm is rejected at once.
pub fn verify(token: &str, keys: &[Key], expected: &Expected) -> Result<GoogleUser, Flaw> {
    let (signed, signature) = token.rsplit_once('.').ok_or(Flaw::NotAToken)?;
    let (header, claims) = signed.split_once('.').ok_or(Flaw::NotAToken)?;
    let header: Header = part(header)?;
    if header.alg != "RS256" {
        return Err(Flaw::Algorithm);
    }
    let key = keys.iter().find(|key| Some(&key.kid) == header.kid.as_ref()).ok_or(Flaw::UnknownKey)?;
    let signature = URL_SAFE_NO_PAD.decode(signature).map_err(|_| Flaw::Signature)?;
    let public = RsaPublicKeyComponents { n: &key.modulus, e: &key.exponent };
    public.verify(&RSA_PKCS1_2048_8192_SHA256, signed.as_bytes(), &signature).map_err(|_| Flaw::Signature)?;
    judge(part(claims)?, expected)
}

fn judge(claims: Claims, expected: &Expected) -> Result<GoogleUser, Flaw> {
    // Google writes its issuer with and without the scheme.
    let bare = expected.issuer.trim_start_matches("https://");
    if claims.iss != expected.issuer && claims.iss != bare {
        return Err(Flaw::Issuer);
    }
    let for_us = match &claims.aud {
        Value::String(audience) => audience == expected.client_id,
        Value::Array(all) => all.len() == 1 && all[0] == expected.client_id,
        _ => false,
    };
    if !for_us || claims.azp.is_some_and(|party| party != expected.client_id) {
        return Err(Flaw::Audience);
    }
    let at = |seconds| Timestamp::from_second(seconds).map_err(|_| Flaw::Time);
    let (issued, expires) = (at(claims.iat)?, at(claims.exp)?);
    // Compare durations: adding to an untrusted timestamp could overflow.
    if expected.now.duration_since(expires) >= SKEW || issued.duration_since(expected.now) > SKEW {
        return Err(Flaw::Time);
    }
    if claims.nonce.as_deref() != Some(expected.nonce) {
        return Err(Flaw::Nonce);
    }
    if claims.sub.is_empty() || claims.sub.len() > 255 {
        return Err(Flaw::Subject);
    }
    Ok(GoogleUser {
        subject: claims.sub,
        email: claims.email.filter(|email| !email.is_empty()),
        email_verified: matches!(&claims.email_verified, Value::Bool(true))
            || claims.email_verified.as_str() == Some("true"),
        name: claims.name.filter(|name| !name.is_empty()),
    })
}

fn part<T: DeserializeOwned>(encoded: &str) -> Result<T, Flaw> {
    let json = URL_SAFE_NO_PAD.decode(encoded).map_err(|_| Flaw::NotAToken)?;
    serde_json::from_slice(&json).map_err(|_| Flaw::NotAToken)
}
