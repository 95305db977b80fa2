//! A member of staff, and the actions of the command line: invite, list, disable, invite again.

use jiff::{SignedDuration, Timestamp};
use platform::db::OnConstraint as _;
use platform::{App, Result};
use secrets::Secret;
use serde_json::json;

use crate::audit::{self, Actor, Event, actions};
use crate::login::StaffLogin;
use crate::model::{Member, NewMember, StaffId};
use crate::refusal::Refusal;
use crate::store;

/// The object kind of a member in the journal.
pub(crate) const OBJECT: &str = "staff_member";

/// Long enough for a weekend between the invitation and the person's next working day.
const INVITATION_LIFE: SignedDuration = SignedDuration::from_hours(72);

/// The one-time link of a member. Its secret is not stored anywhere else.
#[derive(Debug)]
pub struct Invitation {
    pub link: String,
    pub expires_at: Timestamp,
}

impl Invitation {
    /// The secret is in the fragment, after `#`, so it is never sent to a server and cannot appear in a log.
    fn new(app: &App, secret: &Secret, expires_at: Timestamp) -> Self {
        let link = format!("{}/admin/welcome#{}", app.site.public_url, secret.as_str());
        Self { link, expires_at }
    }
}

pub async fn create_member(app: &App, new: &NewMember) -> Result<Invitation> {
    let (now, id, secret) = (app.clock.now(), StaffId::new(), Secret::new());
    let expires_at = now + INVITATION_LIFE;
    let mut tx = app.db.begin().await?;
    store::insert_member(&mut tx, id, new, &secret.hash(), expires_at, now)
        .await
        .on_constraint("staff_members_login_once", || Refusal::LoginTaken.into())?;
    let details = json!({ "role": new.role });
    let event = Event::new(now, Actor::Cli, actions::CREATED).on(OBJECT, id).with(details);
    audit::write(&mut tx, &event).await?;
    tx.commit().await?;
    Ok(Invitation::new(app, &secret, expires_at))
}

/// Replaces password and authenticator by a new link; open sessions end, and a disabled member is enabled again.
pub async fn reset_member(app: &App, login: &StaffLogin) -> Result<Invitation> {
    let (now, secret) = (app.clock.now(), Secret::new());
    let expires_at = now + INVITATION_LIFE;
    let mut tx = app.db.begin().await?;
    let id = find_id(&mut tx, login).await?;
    store::set_invited(&mut tx, id, &secret.hash(), expires_at).await?;
    store::delete_sessions(&mut tx, id, None).await?;
    audit::write(&mut tx, &Event::new(now, Actor::Cli, actions::RESET).on(OBJECT, id)).await?;
    tx.commit().await?;
    Ok(Invitation::new(app, &secret, expires_at))
}

/// False if the member was disabled already.
pub async fn disable_by_login(app: &App, login: &StaffLogin) -> Result<bool> {
    let mut tx = app.db.begin().await?;
    let id = find_id(&mut tx, login).await?;
    let event = Event::new(app.clock.now(), Actor::Cli, actions::DISABLED);
    let done = disable(&mut tx, id, event).await?;
    tx.commit().await?;
    Ok(done)
}

/// The member's sessions end in the same transaction.
pub(crate) async fn disable(db: &mut sqlx::PgConnection, id: StaffId, event: Event) -> sqlx::Result<bool> {
    if !store::set_disabled(db, id, event.at).await? {
        return Ok(false);
    }
    store::delete_sessions(db, id, None).await?;
    audit::write(db, &event.on(OBJECT, id)).await?;
    Ok(true)
}

pub async fn list_members(app: &App) -> Result<Vec<Member>> {
    Ok(store::list_members(&mut *app.db.acquire().await?).await?)
}

async fn find_id(db: &mut sqlx::PgConnection, login: &StaffLogin) -> Result<StaffId> {
    let found = store::find_by_login(db, login).await?;
    Ok(found.ok_or(Refusal::UnknownLogin)?.id)
}
