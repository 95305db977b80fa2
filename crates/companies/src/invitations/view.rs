//! `GET /company/invitation/{token}`: what an invitation offers, for whoever has its link.

use accounts::people::{InvitingCompany, Picture};
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::MemberRole;
use platform::wording::ErrorBody;
use platform::{App, Error, MaybeViewer, Path, Result};
use secrets::Secret;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::members::{masked, role_of};

#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationPageOut {
    pub status: bool,
    pub data: InvitationPage,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationPage {
    pub company: InvitingCompany,
    pub is_verified: bool,
    pub role: MemberRole,
    pub invited_by: Option<String>,
    pub expires_at: Timestamp,
    /// Masked; null: for whoever has the link.
    pub for_phone: Option<String>,
    pub state: InvitationState,
    /// The name of the signed-in person, if it is known.
    pub name: Option<String>,
    /// The signed-in person works there already.
    pub is_member: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TeamInvitationState)]
pub enum InvitationState {
    Open,
    Expired,
    Revoked,
    Used,
}

/// An invitation by its secret.
#[utoipa::path(get, path = "/company/invitation/{token}", tag = "companies", params(("token" = String, Path)),
    responses((status = 200, body = InvitationPageOut), (status = 404, body = ErrorBody)))]
pub async fn view_invitation(
    State(app): State<App>,
    MaybeViewer(me): MaybeViewer,
    Path(token): Path<String>,
) -> Result<Json<InvitationPageOut>> {
    let hash = Secret::parse(&token).ok_or(Error::NotFound)?.hash();
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let user = me.map(|me| me.user_id);
    let row = store::find_by_token(&mut db, &hash, user, now).await?.ok_or(Error::NotFound)?;
    let state = match row.ended_how.as_deref() {
        Some("used") => InvitationState::Used,
        Some(_) => InvitationState::Revoked,
        None if row.expires_at <= now => InvitationState::Expired,
        None => InvitationState::Open,
    };
    let avatar = row.avatar.as_deref().and_then(Picture::of);
    let data = InvitationPage {
        company: InvitingCompany { slug: row.slug, name: row.company, avatar },
        is_verified: row.is_verified,
        role: role_of(&row.role)?,
        invited_by: row.invited_by,
        expires_at: row.expires_at,
        for_phone: row.phone.as_deref().map(masked),
        state,
        name: row.own_name,
        is_member: row.is_member,
    };
    Ok(Json(InvitationPageOut { status: true, data }))
}
