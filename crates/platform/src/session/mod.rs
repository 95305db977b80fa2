//! Authentication: sessions behind bearer tokens, and the extractors that require them.
//!
//! A token is `id|secret`; the table stores the hash of the secret. Every call reads its session from the database,
//! so an ended session is invalid on every server from the next call on. `accounts` decides when sessions start and
//! end.

pub mod rights;
mod store;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use jiff::{SignedDuration, Timestamp};
use kernel::words::{MemberRole, Role};
use secrets::Token;
use sqlx::PgConnection;

use crate::app::App;
use crate::error::{Error, Result};
use crate::extract::ClientAddr;
use crate::rate::counted_address;
use crate::refusal::Refusal;

pub use rights::Member;
pub use store::SessionRow;

kernel::id! {
    /// A user.
    pub UserId
}
kernel::id! {
    /// The candidate profile of a user.
    pub CandidateId
}
kernel::id! {
    /// A company.
    pub CompanyId
}
kernel::id! {
    /// A session; the public half of its token.
    pub SessionId
}

/// With "remember me" a session expires after a month without use, and after three months at most.
const KEPT_IDLE: SignedDuration = SignedDuration::from_hours(30 * 24);
const KEPT_LIFE: SignedDuration = SignedDuration::from_hours(90 * 24);
/// Without it, after half a day.
const PASSING_LIFE: SignedDuration = SignedDuration::from_hours(12);
/// The last use is recorded at most this often, because otherwise every read would cause a write.
const TOUCH_EVERY: SignedDuration = SignedDuration::from_mins(1);
/// How long a proof (password, code) is valid for changes that need one.
pub const PROOF_LIFE: SignedDuration = SignedDuration::from_mins(10);

/// The origin of a call, stored with sessions and in the account's history.
#[derive(Debug, Clone)]
pub struct Origin {
    pub address: String,
    pub user_agent: String,
}

impl Origin {
    /// The address as limits count it.
    pub fn counted_address(&self) -> String {
        counted_address(&self.address)
    }
}

/// Longer user agents are truncated: the text is under the caller's control.
const LONGEST_AGENT: usize = 300;

impl FromRequestParts<App> for Origin {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let address = ClientAddr::from_request_parts(parts, app).await?.0.to_string();
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let user_agent = agent.unwrap_or_default().chars().take(LONGEST_AGENT).collect();
        Ok(Self { address, user_agent })
    }
}

/// A signed-in user of any role.
#[derive(Debug, Clone)]
pub struct Viewer {
    pub user_id: UserId,
    pub session_id: SessionId,
    pub role: Role,
    pub candidate_id: Option<CandidateId>,
    /// The company in use.
    pub company_id: Option<CompanyId>,
    /// What the person is in that company.
    pub member_role: Option<MemberRole>,
    pub proved_at: Timestamp,
}

impl Viewer {
    /// The person as a member of the company in use. `None` for candidates.
    pub fn as_customer(&self) -> Option<Customer> {
        match (self.role, self.company_id, self.member_role) {
            (Role::Customer, Some(company_id), Some(role)) => {
                Some(Customer { user_id: self.user_id, company_id, role, session_id: self.session_id })
            }
            _ => None,
        }
    }

    /// Whether the profile of the current role is complete.
    pub fn is_finished(&self) -> bool {
        match self.role {
            Role::Candidate => self.candidate_id.is_some(),
            Role::Customer => self.company_id.is_some(),
        }
    }

    /// Changes of credentials need a proof that is at most ten minutes old.
    pub fn require_proof(&self, now: Timestamp) -> Result<()> {
        if now.duration_since(self.proved_at) <= PROOF_LIFE {
            return Ok(());
        }
        Err(Refusal::ReauthRequired.into())
    }
}

impl FromRequestParts<App> for Viewer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let token = bearer(&parts.headers).ok_or(Error::SignedOut)?;
        find_viewer(app, &token).await?.ok_or(Error::SignedOut)
    }
}

/// A signed-in user, or a guest. An invalid token counts as none: public pages stay public.
#[derive(Debug, Clone)]
pub struct MaybeViewer(pub Option<Viewer>);

impl FromRequestParts<App> for MaybeViewer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        match bearer(&parts.headers) {
            Some(token) => find_viewer(app, &token).await.map(Self),
            None => Ok(Self(None)),
        }
    }
}

/// A signed-in candidate with a complete profile.
#[derive(Debug, Clone)]
pub struct Candidate {
    pub user_id: UserId,
    pub candidate_id: CandidateId,
    pub session_id: SessionId,
}

impl FromRequestParts<App> for Candidate {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let viewer = Viewer::from_request_parts(parts, app).await?;
        match (viewer.role, viewer.candidate_id) {
            (Role::Candidate, Some(candidate_id)) => {
                Ok(Self { user_id: viewer.user_id, candidate_id, session_id: viewer.session_id })
            }
            _ => Err(Refusal::WrongRole.into()),
        }
    }
}

/// A signed-in employer: a member of the company in use, in any role. Calls that need more than reading take a
/// [`Member`].
#[derive(Debug, Clone)]
pub struct Customer {
    pub user_id: UserId,
    pub company_id: CompanyId,
    pub role: MemberRole,
    pub session_id: SessionId,
}

impl FromRequestParts<App> for Customer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let viewer = Viewer::from_request_parts(parts, app).await?;
        viewer.as_customer().ok_or_else(|| Refusal::WrongRole.into())
    }
}

fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    if scheme.eq_ignore_ascii_case("bearer") { Token::parse(token.trim()) } else { None }
}

/// The user of a token. An unavailable database is an error, never a guest.
pub async fn find_viewer(app: &App, token: &Token) -> Result<Option<Viewer>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let Some(found) = store::find_session(&mut db, token.id, now).await? else { return Ok(None) };
    if !token.matches(&found.secret_hash) {
        return Ok(None);
    }
    if now.duration_since(found.last_used_at) >= TOUCH_EVERY {
        let idle = if found.is_kept { KEPT_IDLE } else { PASSING_LIFE };
        store::set_used(&mut db, token.id, now, now + idle).await?;
    }
    let role = Role::parse(&found.role).ok_or(Error::Fault)?;
    let member_role = found.member_role.as_deref().map(|code| MemberRole::parse(code).ok_or(Error::Fault));
    Ok(Some(Viewer {
        user_id: found.user_id,
        session_id: found.id,
        role,
        candidate_id: found.candidate_id,
        company_id: found.company_id,
        member_role: member_role.transpose()?,
        proved_at: found.proved_at,
    }))
}

/// Opens a session in the caller's transaction. The token exists only in the response.
pub async fn open(
    db: &mut PgConnection,
    user_id: UserId,
    is_kept: bool,
    origin: &Origin,
    now: Timestamp,
) -> sqlx::Result<Token> {
    let id = SessionId::new();
    let token = Token::new(id.as_uuid());
    let (idle, life) = if is_kept { (KEPT_IDLE, KEPT_LIFE) } else { (PASSING_LIFE, PASSING_LIFE) };
    let session = store::NewSession {
        id,
        user_id,
        secret_hash: &token.hash(),
        is_kept,
        origin,
        now,
        idle_until: now + idle,
        ends_at: now + life,
    };
    store::insert_session(db, &session).await?;
    Ok(token)
}

/// Ends one session of a user. Returns false when it belongs to another user or has already ended.
pub async fn end(db: &mut PgConnection, user_id: UserId, id: SessionId) -> sqlx::Result<bool> {
    store::delete_session(db, user_id, id).await
}

/// Ends all sessions of a user except `kept`; returns their number.
pub async fn end_others(
    db: &mut PgConnection,
    user_id: UserId,
    kept: Option<SessionId>,
) -> sqlx::Result<u64> {
    store::delete_other_sessions(db, user_id, kept).await
}

pub async fn list(db: &mut PgConnection, user_id: UserId, now: Timestamp) -> sqlx::Result<Vec<SessionRow>> {
    store::list_sessions(db, user_id, now).await
}

/// Records that the user has just proved their identity.
pub async fn set_proved(db: &mut PgConnection, id: SessionId, at: Timestamp) -> sqlx::Result<()> {
    store::set_proved(db, id, at).await
}

/// Deletes expired sessions; run by a scheduled job.
pub async fn forget_over(app: &App) -> Result<u64> {
    Ok(store::delete_over(&mut *app.db.acquire().await?, app.clock.now()).await?)
}

/// `Set-Cookie` of a fresh token. The web reads it (decisions J1), so it is not `HttpOnly`; see docs/API.md.
pub fn cookie(app: &App, token: &Token, is_kept: bool) -> String {
    let age = if is_kept { format!("; Max-Age={}", KEPT_LIFE.as_secs()) } else { String::new() };
    format!("token={token}; Path=/; SameSite=Lax{}{age}", secure(app))
}

pub fn cleared_cookie(app: &App) -> String {
    format!("token=; Path=/; SameSite=Lax{}; Max-Age=0", secure(app))
}

/// Cookies are `Secure` when the site is served over https.
pub fn secure(app: &App) -> &'static str {
    if app.site.public_url.starts_with("https://") { "; Secure" } else { "" }
}

/// The value of a request cookie.
pub fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';')).find_map(|pair| {
        let (key, value) = pair.trim().split_once('=')?;
        (key == name && !value.is_empty()).then_some(value)
    })
}
