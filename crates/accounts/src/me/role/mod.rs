//! `POST /me/role`: makes the other profile the active one. Both are kept; a missing one must be filled in first.

mod store;

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use kernel::Slug;
use kernel::words::Role;
use platform::{App, Body, Error, Lang, Origin, Refused, Result, Viewer, session};
use serde::Deserialize;
use utoipa::ToSchema;

use super::MeOut;
use super::profile::profile_required;
use crate::history::{self, Event};
use crate::people::{CandidateIn, CustomerIn, ROLE_CHANGE_EVERY, store as people};
use crate::refusal::Refusal;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RoleIn {
    pub role: Role,
    /// The profile of that role, if it does not exist yet.
    #[serde(default)]
    pub candidate: Option<CandidateIn>,
    #[serde(default)]
    pub customer: Option<CustomerIn>,
}

/// Changes the account type.
#[utoipa::path(post, path = "/me/role", tag = "accounts", request_body = RoleIn,
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody)))]
pub async fn set_role(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
    Body(body): Body<RoleIn>,
) -> Result<Json<MeOut>> {
    me.require_proof(app.clock.now())?;
    // Profiles in the request are validated even if it turns out that they are not needed.
    let candidate = body.candidate.map(|profile| profile.check(&app)).transpose()?;
    let customer = body.customer.map(|profile| profile.check(&app)).transpose()?;
    let mut tx = app.db.begin().await?;
    let user = store::find_role(&mut tx, me.user_id).await?.ok_or(Error::SignedOut)?;
    if user.role == body.role.code() {
        drop(tx);
        return super::answer(&app, me.user_id, locale).await;
    }
    let now = app.clock.now();
    let free_at = user.role_changed_at.map(|at| at.to_jiff() + ROLE_CHANGE_EVERY);
    if let Some(free_at) = free_at.filter(|at| *at > now) {
        let wait = Duration::try_from(free_at.duration_since(now)).unwrap_or_default();
        return Err(Refused::from(Refusal::RoleChangedRecently).retry_after(wait).into());
    }
    match body.role {
        Role::Candidate if me.candidate_id.is_none() => {
            let profile = candidate.ok_or_else(|| profile_required(Role::Candidate))?;
            people::save_candidate(&mut tx, me.user_id, &profile, now).await?;
        }
        Role::Customer if me.company_id.is_none() => {
            let profile = customer.ok_or_else(|| profile_required(Role::Customer))?;
            let slug = Slug::new(&profile.name, secrets::random_u32());
            people::insert_company(&mut tx, me.user_id, slug.as_str(), &profile, now).await?;
        }
        _ => {}
    }
    store::set_role(&mut tx, me.user_id, body.role, now).await?;
    // Other sessions were opened for the old role, so they end.
    session::end_others(&mut tx, me.user_id, Some(me.session_id)).await?;
    history::record(&app, &mut tx, me.user_id, Event::RoleChanged, &origin).await?;
    tx.commit().await?;
    super::answer(&app, me.user_id, locale).await
}
