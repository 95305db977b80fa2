//! Members of staff in the console: an admin lists them, disables one, changes a role.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Path, Result};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::PgConnection;
use utoipa::ToSchema;

use crate::audit::{self, Actor, Event, Trace, actions};
use crate::member::{self, OBJECT};
use crate::model::{Member, MemberState, StaffId, StaffRole};
use crate::refusal::Refusal;
use crate::session::{Staff, StaffAdmin};
use crate::store;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffMembersOut)]
pub struct MembersOut {
    pub status: bool,
    pub data: Vec<Member>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffMemberOut)]
pub struct MemberOut {
    pub status: bool,
    pub member: Member,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StaffRoleIn)]
pub struct RoleIn {
    pub role: StaffRole,
}

/// All members, by name.
#[utoipa::path(get, path = "/staff/members", tag = "staff",
    responses((status = 200, body = MembersOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_staff_members(State(app): State<App>, _: StaffAdmin) -> Result<Json<MembersOut>> {
    Ok(Json(MembersOut { status: true, data: member::list_members(&app).await? }))
}

/// Blocks a member: all sessions end at once. `ishbor admin reset-staff` unblocks.
#[utoipa::path(post, path = "/staff/members/{id}/disable", tag = "staff", params(("id" = StaffId, Path)),
    responses((status = 200, body = MemberOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn disable_staff_member(
    State(app): State<App>,
    StaffAdmin(admin): StaffAdmin,
    trace: Trace,
    Path(id): Path<StaffId>,
) -> Result<Json<MemberOut>> {
    let mut tx = begin(&app, &admin, id).await?;
    let event = Event::new(app.clock.now(), Actor::Staff(admin.id), actions::DISABLED).from(&trace);
    member::disable(&mut tx, id, event).await?;
    finish(tx, id).await
}

/// Changes the role of a member; takes effect with their next call.
#[utoipa::path(post, path = "/staff/members/{id}/role", tag = "staff", params(("id" = StaffId, Path)),
    request_body = RoleIn,
    responses((status = 200, body = MemberOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn set_staff_member_role(
    State(app): State<App>,
    StaffAdmin(admin): StaffAdmin,
    trace: Trace,
    Path(id): Path<StaffId>,
    Body(RoleIn { role }): Body<RoleIn>,
) -> Result<Json<MemberOut>> {
    let mut tx = begin(&app, &admin, id).await?;
    if let Some(before) = store::set_role(&mut tx, id, role).await? {
        let details = json!({ "from": before, "to": role });
        let event = Event::new(app.clock.now(), Actor::Staff(admin.id), actions::ROLE_CHANGED);
        audit::write(&mut tx, &event.on(OBJECT, id).with(details).from(&trace)).await?;
    }
    finish(tx, id).await
}

/// Serializes changes of members: two admins who disable each other concurrently would leave none.
async fn begin(app: &App, admin: &Staff, id: StaffId) -> Result<platform::Transaction> {
    if admin.id == id {
        return Err(Refusal::OwnAccount.into());
    }
    let mut tx = app.db.begin().await?;
    store::lock_members(&mut tx).await?;
    let still = store::find_member(&mut tx, admin.id).await?;
    let is_admin = still.is_some_and(|me| me.role == StaffRole::Admin && me.state == MemberState::Ready);
    if is_admin { Ok(tx) } else { Err(Error::SignedOut) }
}

async fn finish(mut tx: platform::Transaction, id: StaffId) -> Result<Json<MemberOut>> {
    let db: &mut PgConnection = &mut tx;
    let member = store::find_member(db, id).await?.ok_or(Error::NotFound)?;
    tx.commit().await?;
    Ok(Json(MemberOut { status: true, member }))
}
