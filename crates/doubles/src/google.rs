//! A double of Google's OpenID Connect.

use std::collections::{BTreeMap, HashMap};
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use anyhow::Result;
use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest;
use serde_json::{Value, json};
use url::Url;
use uuid::Uuid;

use crate::desk::{Desk, lock};
use crate::google_token::{Claims, Signer, Tamper};
use crate::pages;
use crate::running::{Running, fields};

/// The people who can sign in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Person {
    A,
    B,
}

impl Person {
    pub const fn subject(self) -> &'static str {
        match self {
            Self::A => "110000000000000000001",
            Self::B => "110000000000000000002",
        }
    }

    pub const fn email(self) -> &'static str {
        match self {
            Self::A => "aziz@example.uz",
            Self::B => "malika@example.uz",
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "Aziz Karimov",
            Self::B => "Malika Rahimova",
        }
    }
}

/// The double. It knows one client; redirect URIs must be on this machine.
pub struct Google {
    running: Running,
    state: Arc<GoogleState>,
}

struct GoogleState {
    desk: Arc<Desk>,
    issuer: String,
    signer: Signer,
    codes: Mutex<HashMap<String, Grant>>,
    tamper: Mutex<Option<Tamper>>,
    kid: Mutex<String>,
}

/// What a code was issued for.
struct Grant {
    person: Person,
    redirect_uri: String,
    nonce: Option<String>,
    challenge: String,
}

impl Deref for Google {
    type Target = Running;

    fn deref(&self) -> &Running {
        &self.running
    }
}

impl Google {
    pub const CLIENT_ID: &str = "ishbor-double.apps.googleusercontent.com";
    pub const CLIENT_SECRET: &str = "double-secret";

    pub async fn start() -> Self {
        Self::start_on(0).await.expect("a free port can be listened on")
    }

    pub async fn start_on(port: u16) -> Result<Self> {
        let desk = Arc::new(Desk::default());
        let mut state = None;
        let running = Running::start(port, desk.clone(), |url| {
            let kept = Arc::new(GoogleState {
                desk,
                issuer: url.as_str().trim_end_matches('/').to_owned(),
                signer: Signer::new(),
                codes: Mutex::default(),
                tamper: Mutex::default(),
                kid: Mutex::new("double-1".to_owned()),
            });
            state = Some(kept.clone());
            Router::new()
                .route("/.well-known/openid-configuration", get(discovery))
                .route("/oauth2/v3/certs", get(keys))
                .route("/o/oauth2/v2/auth", get(authorize))
                .route("/choose", get(choose))
                .route("/token", post(token))
                .with_state(kept)
        })
        .await?;
        let state = state.expect("the routes were built");
        Ok(Self { running, state })
    }

    /// Makes tokens invalid in this way from now on, or valid again.
    pub fn tamper(&self, tamper: Option<Tamper>) {
        *lock(&self.state.tamper) = tamper;
    }

    /// Signs with a new key id from now on, and publishes it.
    pub fn rotate_key(&self) {
        *lock(&self.state.kid) = Uuid::new_v4().to_string();
    }

    /// Simulates the browser: opens the URL and presses a person's button. Returns the redirect.
    pub fn sign_in(&self, authorize_url: &Url, person: Person) -> Result<Url, &'static str> {
        let query =
            authorize_url.query_pairs().map(|(key, value)| (key.into_owned(), value.into_owned())).collect();
        check(&query)?;
        Ok(grant(&self.state, &query, person))
    }
}

type Shared = State<Arc<GoogleState>>;
type Parameters = BTreeMap<String, String>;

async fn discovery(State(state): Shared) -> Json<Value> {
    let issuer = &state.issuer;
    Json(json!({
        "issuer": issuer,
        "authorization_endpoint": format!("{issuer}/o/oauth2/v2/auth"),
        "token_endpoint": format!("{issuer}/token"),
        "jwks_uri": format!("{issuer}/oauth2/v3/certs"),
        "response_types_supported": ["code"],
        "id_token_signing_alg_values_supported": ["RS256"],
        "code_challenge_methods_supported": ["S256"],
    }))
}

async fn keys(State(state): Shared) -> Json<Value> {
    let kid = lock(&state.kid).clone();
    // A key of an unsupported kind, as real services also publish.
    let other = json!({"kty": "EC", "crv": "P-256", "kid": "ec", "x": "AA", "y": "AA"});
    Json(json!({"keys": [other, state.signer.jwk(&kid)]}))
}

/// Requests for which Google refuses to show its page.
fn check(query: &Parameters) -> Result<(), &'static str> {
    let given = |key: &str| query.get(key).map(String::as_str).unwrap_or_default();
    let returns_here = Url::parse(given("redirect_uri")).is_ok_and(|url| {
        ["127.0.0.1", "localhost"].contains(&url.host_str().unwrap_or_default()) && url.fragment().is_none()
    });
    if given("client_id") != Google::CLIENT_ID {
        Err("invalid_client")
    } else if !returns_here {
        Err("redirect_uri_mismatch")
    } else if given("response_type") != "code" {
        Err("unsupported_response_type")
    } else if !given("scope").split(' ').any(|scope| scope == "openid") {
        Err("invalid_scope")
    } else if given("code_challenge_method") != "S256" || given("code_challenge").len() != 43 {
        Err("invalid_request: PKCE")
    } else {
        Ok(())
    }
}

async fn authorize(Query(query): Query<Parameters>) -> Response {
    if let Err(words) = check(&query) {
        return pages::refusal(words);
    }
    let hidden: Vec<(&str, &str)> = query.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let choices = [("a", Person::A.name()), ("b", Person::B.name()), ("deny", "Deny"), ("error", "Fail")];
    pages::choice("Sign in with Google (double)", "/choose", &hidden, &choices).into_response()
}

async fn choose(State(state): Shared, Query(query): Query<Parameters>) -> Response {
    if let Err(words) = check(&query) {
        return pages::refusal(words);
    }
    let back = match query.get("as").map(String::as_str) {
        Some("a") => grant(&state, &query, Person::A),
        Some("b") => grant(&state, &query, Person::B),
        Some("deny") => returning(&query, "error", "access_denied"),
        _ => returning(&query, "error", "server_error"),
    };
    Redirect::to(back.as_str()).into_response()
}

fn grant(state: &GoogleState, query: &Parameters, person: Person) -> Url {
    let given = |key: &str| query.get(key).cloned();
    let code = format!("4/{}", Uuid::new_v4());
    let grant = Grant {
        person,
        redirect_uri: given("redirect_uri").unwrap_or_default(),
        nonce: given("nonce"),
        challenge: given("code_challenge").unwrap_or_default(),
    };
    lock(&state.codes).insert(code.clone(), grant);
    returning(query, "code", &code)
}

fn returning(query: &Parameters, key: &str, value: &str) -> Url {
    let uri = query.get("redirect_uri").map(String::as_str).unwrap_or_default();
    let mut url = Url::parse(uri).expect("the address was checked");
    url.query_pairs_mut().append_pair(key, value);
    if let Some(state) = query.get("state") {
        url.query_pairs_mut().append_pair("state", state);
    }
    url
}

async fn token(State(state): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let form = fields(&headers, &body);
    match exchange(&state, &form) {
        Ok(answer) => Json(answer).into_response(),
        Err((status, error)) => (status, Json(json!({"error": error}))).into_response(),
    }
}

fn exchange(state: &GoogleState, form: &Parameters) -> Result<Value, (StatusCode, &'static str)> {
    let given = |key: &str| form.get(key).map(String::as_str).unwrap_or_default();
    if given("client_id") != Google::CLIENT_ID || given("client_secret") != Google::CLIENT_SECRET {
        return Err((StatusCode::UNAUTHORIZED, "invalid_client"));
    }
    let bad = |error| (StatusCode::BAD_REQUEST, error);
    if given("grant_type") != "authorization_code" {
        return Err(bad("unsupported_grant_type"));
    }
    // A code is used up at the first attempt, right or wrong.
    let grant = lock(&state.codes).remove(given("code")).ok_or(bad("invalid_grant"))?;
    if grant.redirect_uri != given("redirect_uri") {
        return Err(bad("redirect_uri_mismatch"));
    }
    let digest = digest::digest(&digest::SHA256, given("code_verifier").as_bytes());
    if URL_SAFE_NO_PAD.encode(digest) != grant.challenge {
        return Err(bad("invalid_grant"));
    }
    let tamper = *lock(&state.tamper);
    let mut answer = json!({
        "access_token": Uuid::new_v4(), "expires_in": 3599, "scope": "openid email profile", "token_type": "Bearer",
    });
    if tamper != Some(Tamper::NoToken) {
        let claims = Claims {
            issuer: &state.issuer,
            audience: Google::CLIENT_ID,
            nonce: grant.nonce.as_deref(),
            subject: grant.person.subject(),
            email: grant.person.email(),
            name: grant.person.name(),
            now: state.desk.now(),
        };
        let kid = lock(&state.kid).clone();
        answer["id_token"] = json!(state.signer.id_token(&claims, &kid, tamper));
    }
    Ok(answer)
}
