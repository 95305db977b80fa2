//! Sessions of staff: the cookie, its lifetime, and the extractors that guard calls.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use jiff::{SignedDuration, Timestamp};
use platform::session::{cookie_value, secure};
use platform::{App, Error, Origin, Result};
use secrets::Token;
use sqlx::PgConnection;

use crate::model::{StaffId, StaffRole, StaffSessionId};
use crate::store;

pub const COOKIE: &str = "staff";

/// Maximum lifetime: a working day.
const LIFE: SignedDuration = SignedDuration::from_hours(12);
/// Idle timeout for a console that was left open.
pub(crate) const IDLE: SignedDuration = SignedDuration::from_mins(30);
/// Recording every use would add a write to every read.
const TOUCH_EVERY: SignedDuration = SignedDuration::from_mins(1);

/// A call from our own console. Other sites cannot set this header without our permission, so a form of theirs that
/// is sent with a member's cookie is refused.
pub struct FromConsole;

impl FromRequestParts<App> for FromConsole {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self> {
        let says_so = parts.headers.get("x-ishbor-staff").is_some_and(|value| value == "1");
        if says_so { Ok(Self) } else { Err(Error::Forbidden) }
    }
}

/// A signed-in member of staff, whatever the role.
#[derive(Debug, Clone)]
pub struct Staff {
    pub id: StaffId,
    pub session_id: StaffSessionId,
    pub login: String,
    pub name: String,
    pub role: StaffRole,
}

impl Staff {
    /// For checks inside an action; a whole call is guarded by one of the extractors below.
    pub fn require(&self, duty: StaffRole) -> Result<()> {
        if self.role.covers(duty) { Ok(()) } else { Err(Error::Forbidden) }
    }
}

impl FromRequestParts<App> for Staff {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        FromConsole::from_request_parts(parts, app).await?;
        let token = token(&parts.headers).ok_or(Error::SignedOut)?;
        find(app, &token).await?.ok_or(Error::SignedOut)
    }
}

macro_rules! duties {
    ($($(#[$doc:meta])* $name:ident = $role:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone)]
        pub struct $name(pub Staff);

        impl FromRequestParts<App> for $name {
            type Rejection = Error;

            async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
                let staff = Staff::from_request_parts(parts, app).await?;
                staff.require(StaffRole::$role)?;
                Ok(Self(staff))
            }
        }
    )+};
}

duties! {
    /// A moderator or an admin.
    StaffModerator = Moderator;
    /// Somebody who writes content, or an admin.
    StaffContent = Content;
    /// Somebody who works with money, or an admin.
    StaffFinance = Finance;
    /// An admin.
    StaffAdmin = Admin;
}

fn token(headers: &HeaderMap) -> Option<Token> {
    Token::parse(cookie_value(headers, COOKIE)?)
}

/// Read from the database on every call, so that disabling a member or changing a role takes effect at once.
async fn find(app: &App, token: &Token) -> Result<Option<Staff>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let Some(found) = store::find_session(&mut db, token.id, now, now - IDLE).await? else {
        return Ok(None);
    };
    if !token.matches(&found.secret_hash) {
        return Ok(None);
    }
    if now.duration_since(found.last_used_at) >= TOUCH_EVERY {
        store::set_session_used(&mut db, found.id, now).await?;
    }
    Ok(Some(Staff {
        id: found.member_id,
        session_id: found.id,
        login: found.login,
        name: found.name,
        role: found.role,
    }))
}

/// Opens a session in the caller's transaction and returns its `Set-Cookie`. The token is not stored anywhere else.
pub(crate) async fn open(
    app: &App,
    db: &mut PgConnection,
    member: StaffId,
    origin: &Origin,
    now: Timestamp,
) -> sqlx::Result<String> {
    let id = StaffSessionId::new();
    let token = Token::new(id.as_uuid());
    let session = store::NewSession {
        id,
        member_id: member,
        secret_hash: &token.hash(),
        origin,
        created_at: now,
        expires_at: now + LIFE,
    };
    store::insert_session(db, &session).await?;
    Ok(cookie(app, &token.to_string(), LIFE))
}

pub(crate) fn cleared_cookie(app: &App) -> String {
    cookie(app, "", SignedDuration::ZERO)
}

fn cookie(app: &App, value: &str, life: SignedDuration) -> String {
    let (age, secure) = (life.as_secs(), secure(app));
    format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Strict{secure}; Max-Age={age}")
}
