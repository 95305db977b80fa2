use std::collections::HashMap;

use doubles::{Fault, Google as Double, Person, Tamper};
use jiff::Timestamp;
use kernel::Locale;
use outside::{Flaw, Google, GoogleConfig, GoogleError, GoogleUser, pkce};
use url::Url;

use crate::{TIMEOUT, closed_address, timeout_for};

const REDIRECT: &str = "http://127.0.0.1:1/api/v1/auth/google/callback";
const NOW: i64 = 1_767_225_600;
const NONCE: &str = "nonce-of-this-browser";

fn config(issuer: Url) -> GoogleConfig {
    GoogleConfig {
        issuer,
        client_id: Double::CLIENT_ID.to_owned(),
        client_secret: Double::CLIENT_SECRET.to_owned(),
        redirect_uri: REDIRECT.to_owned(),
        timeout: TIMEOUT,
    }
}

async fn double() -> Double {
    let double = Double::start().await;
    double.set_now(NOW);
    double
}

fn client(double: &Double) -> Google {
    Google::new(config(double.url.clone())).unwrap()
}

fn now() -> Timestamp {
    Timestamp::from_second(NOW).unwrap()
}

/// Signs in at Google and returns `(code, verifier)`.
async fn visit(google: &Google, double: &Double) -> (String, String) {
    let (verifier, challenge) = pkce();
    let url = google.authorize_url("state-1", NONCE, &challenge, Locale::Ru).await.unwrap();
    let back = double.sign_in(&url, Person::A).unwrap();
    assert!(back.as_str().starts_with(REDIRECT));
    let query: HashMap<_, _> = back.query_pairs().into_owned().collect();
    assert_eq!(query["state"], "state-1");
    (query["code"].clone(), verifier)
}

async fn sign_in(google: &Google, double: &Double) -> Result<GoogleUser, GoogleError> {
    let (code, verifier) = visit(google, double).await;
    google.exchange(&code, &verifier, NONCE, now()).await
}

#[tokio::test]
async fn sign_in_works_and_google_metadata_and_keys_are_fetched_once() {
    let double = double().await;
    let google = client(&double);
    let expected = GoogleUser {
        subject: Person::A.subject().to_owned(),
        email: Some("aziz@example.uz".to_owned()),
        email_verified: true,
        name: Some("Aziz Karimov".to_owned()),
    };
    assert_eq!(sign_in(&google, &double).await, Ok(expected.clone()));
    assert_eq!(sign_in(&google, &double).await, Ok(expected));
    assert_eq!((double.count("/.well-known/openid-configuration"), double.count("/oauth2/v3/certs")), (1, 1));
}

#[tokio::test]
async fn google_is_asked_in_the_language_of_the_page() {
    let double = double().await;
    let url = client(&double).authorize_url("s", "n", "c", Locale::Uz).await.unwrap();
    let query: HashMap<_, _> = url.query_pairs().into_owned().collect();
    assert_eq!((query["hl"].as_str(), query["scope"].as_str()), ("uz", "openid email profile"));
    assert_eq!((query["code_challenge"].as_str(), query["code_challenge_method"].as_str()), ("c", "S256"));
}

#[tokio::test]
async fn forged_tokens_are_refused() {
    let double = double().await;
    let google = client(&double);
    for (tamper, flaw) in [
        (Tamper::ForeignNonce, Flaw::Nonce),
        (Tamper::NoNonce, Flaw::Nonce),
        (Tamper::WrongIssuer, Flaw::Issuer),
        (Tamper::WrongAudience, Flaw::Audience),
        (Tamper::SharedAudience, Flaw::Audience),
        (Tamper::AlgorithmNone, Flaw::Algorithm),
        (Tamper::Hs256WithPublicKey, Flaw::Algorithm),
        (Tamper::BadSignature, Flaw::Signature),
        (Tamper::Expired, Flaw::Time),
        (Tamper::IssuedInTheFuture, Flaw::Time),
        (Tamper::UnknownKey, Flaw::UnknownKey),
        (Tamper::NoToken, Flaw::NotAToken),
    ] {
        double.tamper(Some(tamper));
        assert_eq!(sign_in(&google, &double).await, Err(GoogleError::Untrusted(flaw)), "{tamper:?}");
    }
    double.tamper(None);
    sign_in(&google, &double).await.unwrap();
}

#[tokio::test]
async fn an_unverified_email_is_marked_as_such() {
    let double = double().await;
    double.tamper(Some(Tamper::UnverifiedEmail));
    let user = sign_in(&client(&double), &double).await.unwrap();
    assert!(!user.email_verified);
    assert_eq!(user.email.as_deref(), Some("aziz@example.uz"));
}

#[tokio::test]
async fn clocks_may_differ_by_a_minute() {
    let double = double().await;
    let google = client(&double);
    for (seconds, accepted) in [(-61, false), (-60, true), (3600 + 59, true), (3600 + 60, false)] {
        let (code, verifier) = visit(&google, &double).await;
        let now = Timestamp::from_second(NOW + seconds).unwrap();
        let user = google.exchange(&code, &verifier, NONCE, now).await;
        assert_eq!(user.is_ok(), accepted, "{seconds}: {user:?}");
    }
}

#[tokio::test]
async fn an_unknown_key_is_fetched_once() {
    let double = double().await;
    let google = client(&double);
    sign_in(&google, &double).await.unwrap();
    double.rotate_key();
    sign_in(&google, &double).await.unwrap();
    assert_eq!(double.count("/oauth2/v3/certs"), 2);
    double.tamper(Some(Tamper::UnknownKey));
    assert!(sign_in(&google, &double).await.is_err());
    assert_eq!(double.count("/oauth2/v3/certs"), 3);
}

#[tokio::test]
async fn a_code_works_once_for_the_browser_that_asked() {
    let double = double().await;
    let google = client(&double);
    let refused = |error: &str| Err(GoogleError::Refused(error.to_owned()));

    let (code, verifier) = visit(&google, &double).await;
    google.exchange(&code, &verifier, NONCE, now()).await.unwrap();
    assert_eq!(google.exchange(&code, &verifier, NONCE, now()).await, refused("invalid_grant"), "replayed");

    let (code, _) = visit(&google, &double).await;
    let (of_another_browser, _) = pkce();
    assert_eq!(google.exchange(&code, &of_another_browser, NONCE, now()).await, refused("invalid_grant"));

    let (code, verifier) = visit(&google, &double).await;
    let redirect_uri = "http://127.0.0.1:1/elsewhere".to_owned();
    let elsewhere = Google::new(GoogleConfig { redirect_uri, ..config(double.url.clone()) }).unwrap();
    assert_eq!(elsewhere.exchange(&code, &verifier, NONCE, now()).await, refused("redirect_uri_mismatch"));

    let (code, verifier) = visit(&google, &double).await;
    let client_secret = "wrong".to_owned();
    let stranger = Google::new(GoogleConfig { client_secret, ..config(double.url.clone()) }).unwrap();
    assert_eq!(stranger.exchange(&code, &verifier, NONCE, now()).await, refused("invalid_client"));
}

#[tokio::test]
async fn a_token_for_another_sign_in_is_not_taken() {
    let double = double().await;
    let google = client(&double);
    let (code, verifier) = visit(&google, &double).await;
    let user = google.exchange(&code, &verifier, "nonce-of-the-victim", now()).await;
    assert_eq!(user, Err(GoogleError::Untrusted(Flaw::Nonce)));
}

#[tokio::test]
async fn a_failing_google_is_reported_as_unreachable() {
    for fault in [
        Fault::Timeout,
        Fault::Broken,
        Fault::Drop,
        Fault::DropAfterProcessing,
        Fault::Garbage,
        Fault::Redirect,
    ] {
        let double = double().await;
        let config = GoogleConfig { timeout: timeout_for(fault), ..config(double.url.clone()) };
        let google = Google::new(config.clone()).unwrap();
        let (code, verifier) = visit(&google, &double).await;
        double.fail_with(fault);
        let user = google.exchange(&code, &verifier, NONCE, now()).await;
        assert!(matches!(user, Err(GoogleError::Unreachable(_))), "{fault:?}: {user:?}");
        assert_eq!((double.count("/token"), double.count("/elsewhere")), (1, 0), "{fault:?}");

        let fresh = Google::new(config).unwrap();
        assert!(fresh.authorize_url("s", "n", "c", Locale::Uz).await.is_err(), "{fault:?}");
    }
    let (address, _socket) = closed_address();
    let unreachable = Google::new(config(address)).unwrap();
    assert!(matches!(
        unreachable.authorize_url("s", "n", "c", Locale::Uz).await,
        Err(GoogleError::Unreachable(_))
    ));
    assert!(Google::new(config("http://accounts.google.com".parse().unwrap())).is_err(), "unencrypted");
}

/// The double's authorization page refuses what Google refuses.
#[tokio::test]
async fn the_page_of_the_double_is_strict() {
    let double = double().await;
    let google = client(&double);
    let (_, challenge) = pkce();
    let url = google.authorize_url("s", NONCE, &challenge, Locale::Uz).await.unwrap();
    for (key, value) in [
        ("client_id", "another"),
        ("redirect_uri", "https://example.uz/callback"),
        ("response_type", "token"),
        ("scope", "email"),
        ("code_challenge_method", "plain"),
    ] {
        let mut wrong = url.clone();
        let pairs: Vec<_> = url.query_pairs().into_owned().collect();
        wrong
            .query_pairs_mut()
            .clear()
            .extend_pairs(pairs.iter().map(|(k, v)| (k.as_str(), if k == key { value } else { v })));
        assert!(double.sign_in(&wrong, Person::A).is_err(), "{key}");
    }
}
