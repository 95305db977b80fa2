//! `POST /company/leave`: a member leaves the team.

use accounts::me::MeOut;
use accounts::people::team;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::MemberRole;
use platform::wording::ErrorBody;
use platform::{App, Body, CompanyId, Customer, Lang, Refused, Result, UserId};
use serde::Deserialize;
use serde_json::json;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{MemberWork, role_of, store};
use crate::Refusal;
use crate::events::{self, What};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveIn {
    /// Who takes over the vacancies; default: the owner.
    #[serde(default)]
    pub successor: Option<UserId>,
}

/// Leaves the company in use. The owner cannot: he transfers the company first.
#[utoipa::path(post, path = "/company/leave", tag = "companies", request_body = LeaveIn,
    responses((status = 200, body = MeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn leave_company(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Body(body): Body<LeaveIn>,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    // Also the owner is not among the invited; a removed member has left already.
    if store::lock_invited(&mut tx, me.company_id, me.user_id).await?.is_some() {
        let owner = store::find_owner(&mut tx, me.company_id).await?;
        // Recorded before the row goes: it has the name.
        events::record(&mut tx, me.company_id, Some(me.user_id), What::Left, json!({}), now).await?;
        hand_over(&mut tx, me.company_id, me.user_id, body.successor.unwrap_or(owner), now).await?;
        tx.commit().await?;
    } else if me.role == MemberRole::Owner {
        return Err(Refusal::OwnerCannotLeave.into());
    } else {
        drop(tx);
    }
    accounts::me::answer(&app, me.user_id, locale).await
}

/// Gives the work of a member to the successor and ends the membership.
pub async fn hand_over(
    db: &mut PgConnection,
    company: CompanyId,
    member: UserId,
    successor: UserId,
    now: Timestamp,
) -> Result<MemberWork> {
    let refused = || Refused::from(Refusal::NoSuchSuccessor).at("successor");
    let role = store::hold_role(db, company, successor).await?;
    match role.as_deref().map(role_of).transpose()? {
        Some(MemberRole::Owner | MemberRole::Recruiter) if successor != member => {}
        _ => return Err(refused().into()),
    }
    let vacancies = vacancies::own::hand_over(db, company, member, successor).await?;
    interviews::hand_over(db, company, member, successor, now).await?;
    store::delete_member(db, company, member).await?;
    team::exit_company(db, member, company).await?;
    Ok(MemberWork { vacancies })
}
