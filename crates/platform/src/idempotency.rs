//! `Idempotency-Key`: the first response of a creating call is stored in the transaction that does the work, and a
//! repeat with the same key and body gets the same response.
//!
//! Because the response commits together with its effect, a crash after the commit is resolved by the repeat, and a
//! crash before it leaves neither. Concurrent repeats are serialised by an advisory lock.

use std::time::Duration;

use axum::extract::{FromRequestParts, MatchedPath};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jiff_sqlx::ToSqlx as _;
use serde::Serialize;
use sha2::{Digest, Sha256};
use sqlx::PgConnection;

use crate::app::App;
use crate::error::{Error, Result};
use crate::refusal::Refusal;

/// Keys are deleted after a day.
const KEPT: Duration = Duration::from_secs(24 * 3600);

/// The key of this request; without the header every call is new.
///
/// ```ignore
/// let mut tx = app.db.begin().await?;
/// if let Some(first) = key.first_answer(&mut tx, owner, &body).await? { return Ok(first) }
/// …the work…
/// let answer = key.answer(&mut tx, owner, &body, StatusCode::OK, &out).await?;
/// tx.commit().await?;
/// ```
pub struct Idempotency {
    key: Option<String>,
    route: String,
}

impl FromRequestParts<App> for Idempotency {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self> {
        let key = match parts.headers.get("idempotency-key").map(HeaderValue::to_str) {
            None => None,
            Some(Ok(key)) if (1..=255).contains(&key.len()) => Some(key.to_owned()),
            Some(_) => return Err(Error::BadRequest(kernel::FieldErrors::default())),
        };
        let route = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str).to_owned();
        Ok(Self { key, route })
    }
}

impl Idempotency {
    /// The key itself, for calls whose response must not be stored because it contains a secret.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// The stored response, if this key was used before. `owner` is the user, or the address of a guest.
    pub async fn first_answer(
        &self,
        db: &mut PgConnection,
        owner: &str,
        body: &impl Serialize,
    ) -> Result<Option<Response>> {
        let Some(key) = &self.key else { return Ok(None) };
        store::lock(db, &format!("{owner} {key} {}", self.route)).await?;
        let Some(stored) = store::find(db, owner, key, &self.route).await? else { return Ok(None) };
        if stored.body_hash != hash(body) {
            return Err(Refusal::OtherBody.into());
        }
        let status = u16::try_from(stored.status).ok().and_then(|code| StatusCode::from_u16(code).ok());
        let mut answer = json(status.unwrap_or(StatusCode::OK), stored.answer);
        answer.headers_mut().insert("idempotency-replayed", HeaderValue::from_static("true"));
        Ok(Some(answer))
    }

    /// Stores the response in the caller's transaction and returns it.
    pub async fn answer(
        &self,
        db: &mut PgConnection,
        owner: &str,
        body: &impl Serialize,
        status: StatusCode,
        answer: &impl Serialize,
    ) -> Result<Response> {
        let answer = serde_json::to_vec(answer).map_err(anyhow::Error::from)?;
        if let Some(key) = &self.key {
            store::insert(db, owner, key, &self.route, &hash(body), status, &answer).await?;
        }
        Ok(json(status, answer))
    }
}

/// Deletes responses older than a day; run by a scheduled job.
pub async fn forget_old_answers(app: &App) -> Result<u64> {
    let before = app.clock.now() - jiff::SignedDuration::try_from(KEPT).expect("a day fits");
    let mut db = app.db.acquire().await?;
    Ok(store::delete_before(&mut db, before.to_sqlx()).await?)
}

fn hash(body: &impl Serialize) -> Vec<u8> {
    Sha256::digest(serde_json::to_vec(body).unwrap_or_default()).to_vec()
}

fn json(status: StatusCode, body: Vec<u8>) -> Response {
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}

mod store {
    use axum::http::StatusCode;
    use sqlx::PgConnection;

    pub struct Stored {
        pub body_hash: Vec<u8>,
        pub status: i16,
        pub answer: Vec<u8>,
    }

    /// Held until the end of the caller's transaction.
    pub async fn lock(db: &mut PgConnection, what: &str) -> sqlx::Result<()> {
        sqlx::query!("select pg_advisory_xact_lock(hashtextextended($1, 0)) as locked", what)
            .fetch_one(db)
            .await?;
        Ok(())
    }

    pub async fn find(
        db: &mut PgConnection,
        owner: &str,
        key: &str,
        route: &str,
    ) -> sqlx::Result<Option<Stored>> {
        sqlx::query_as!(
            Stored,
            "select body_hash, status, answer from idempotency_keys where owner = $1 and key = $2 and route = $3",
            owner,
            key,
            route
        )
        .fetch_optional(db)
        .await
    }

    pub async fn insert(
        db: &mut PgConnection,
        owner: &str,
        key: &str,
        route: &str,
        body_hash: &[u8],
        status: StatusCode,
        answer: &[u8],
    ) -> sqlx::Result<()> {
        sqlx::query!(
            "insert into idempotency_keys (owner, key, route, body_hash, status, answer)
             values ($1, $2, $3, $4, $5, $6)",
            owner,
            key,
            route,
            body_hash,
            status.as_u16() as i16,
            answer
        )
        .execute(db)
        .await?;
        Ok(())
    }

    pub async fn delete_before(db: &mut PgConnection, before: jiff_sqlx::Timestamp) -> sqlx::Result<u64> {
        let done = sqlx::query!("delete from idempotency_keys where created_at < $1", before as _)
            .execute(db)
            .await?;
        Ok(done.rows_affected())
    }
}
