//! ID tokens of the Google double, valid and invalid ones.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{RSA_PKCS1_SHA256, RsaKeyPair, RsaPublicKeyComponents};
use serde_json::{Value, json};

/// Created for these tests with `openssl genpkey -algorithm RSA`; nothing else trusts it.
const KEY: &[u8] = include_bytes!("../test-only-key.der");

/// How an attacker or a broken service changes a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tamper {
    ForeignNonce,
    NoNonce,
    WrongIssuer,
    WrongAudience,
    /// Our client among several audiences, issued to another party.
    SharedAudience,
    AlgorithmNone,
    /// Signed by HMAC with our public key as the secret, which a careless verifier would accept.
    Hs256WithPublicKey,
    BadSignature,
    Expired,
    IssuedInTheFuture,
    UnknownKey,
    /// A valid token with an e-mail address that Google has not verified.
    UnverifiedEmail,
    /// The response contains no ID token at all.
    NoToken,
}

/// The claims of a token.
pub struct Claims<'a> {
    pub issuer: &'a str,
    pub audience: &'a str,
    pub nonce: Option<&'a str>,
    pub subject: &'a str,
    pub email: &'a str,
    pub name: &'a str,
    pub now: i64,
}

/// Signs with the committed key.
pub struct Signer(RsaKeyPair);

impl Signer {
    pub fn new() -> Self {
        Self(RsaKeyPair::from_pkcs8(KEY).expect("the committed key is a key"))
    }

    /// The public key in JWKS format.
    pub fn jwk(&self, kid: &str) -> Value {
        let public = self.public();
        json!({
            "kty": "RSA", "alg": "RS256", "use": "sig", "kid": kid,
            "n": URL_SAFE_NO_PAD.encode(public.n),
            "e": URL_SAFE_NO_PAD.encode(public.e),
        })
    }

    fn public(&self) -> RsaPublicKeyComponents<Vec<u8>> {
        self.0.public().into()
    }

    pub fn id_token(&self, claims: &Claims, kid: &str, tamper: Option<Tamper>) -> String {
        let mut body = json!({
            "iss": claims.issuer, "aud": claims.audience, "azp": claims.audience, "sub": claims.subject,
            "email": claims.email, "email_verified": true, "name": claims.name,
            "iat": claims.now, "exp": claims.now + 3600,
        });
        if let Some(nonce) = claims.nonce {
            body["nonce"] = json!(nonce);
        }
        let mut header = json!({"alg": "RS256", "typ": "JWT", "kid": kid});
        match tamper {
            Some(Tamper::ForeignNonce) => body["nonce"] = json!("of-another-browser"),
            Some(Tamper::NoNonce) => {
                body.as_object_mut().map(|fields| fields.remove("nonce"));
            }
            Some(Tamper::WrongIssuer) => body["iss"] = json!("https://accounts.google.com.example.uz"),
            Some(Tamper::WrongAudience) => body["aud"] = json!("another-product"),
            Some(Tamper::SharedAudience) => {
                body["aud"] = json!([claims.audience, "another-product"]);
                body["azp"] = json!("another-product");
            }
            Some(Tamper::AlgorithmNone) => header["alg"] = json!("none"),
            Some(Tamper::Hs256WithPublicKey) => header["alg"] = json!("HS256"),
            Some(Tamper::Expired) => {
                body["iat"] = json!(claims.now - 7200);
                body["exp"] = json!(claims.now - 3600);
            }
            Some(Tamper::IssuedInTheFuture) => body["iat"] = json!(claims.now + 600),
            Some(Tamper::UnknownKey) => header["kid"] = json!("never-shown"),
            Some(Tamper::UnverifiedEmail) => body["email_verified"] = json!(false),
            Some(Tamper::BadSignature | Tamper::NoToken) | None => {}
        }
        let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(&header), part(&body));
        let signature = match tamper {
            Some(Tamper::AlgorithmNone) => Vec::new(),
            Some(Tamper::Hs256WithPublicKey) => {
                let key = hmac::Key::new(hmac::HMAC_SHA256, &self.public().n);
                hmac::sign(&key, signed.as_bytes()).as_ref().to_vec()
            }
            Some(Tamper::BadSignature) => self.sign("something else"),
            _ => self.sign(&signed),
        };
        format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature))
    }

    fn sign(&self, text: &str) -> Vec<u8> {
        let mut signature = vec![0; self.0.public().modulus_len()];
        self.0
            .sign(&RSA_PKCS1_SHA256, &SystemRandom::new(), text.as_bytes(), &mut signature)
            .expect("the buffer has the length of the key");
        signature
    }
}
