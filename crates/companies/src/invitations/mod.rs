//! Invitations to a team: to a phone, or by a link that one person can use. Only the hash of a link's secret is stored,
//! so it is shown once; whoever has the invited phone needs no link.

mod join;
pub(crate) mod store;
mod view;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use jiff::{SignedDuration, Timestamp};
use kernel::Phone;
use notifications::{Event, EventNotice, NoticeKind, notify_event};
use platform::rate::Limit;
use platform::session::rights::ManageMembers;
use platform::wording::ErrorBody;
use platform::{App, Body, Lang, Member, Path, Refused, Result};
use secrets::Secret;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::done::{DONE, Done};
use crate::events::{self, What};
use crate::members::{self, PLACES, role::GivenRole};
use crate::store::lock_company;
use crate::{Refusal, company_name, notices};

const LIFE: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Each may send a message to a stranger.
const INVITES: Limit = Limit::per_hour("company_invite", 30);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(invite_member))
        .routes(routes!(revoke_invitation))
        .routes(routes!(view::view_invitation))
        .routes(routes!(join::join_company))
        .routes(routes!(join::decline_invitation))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamInvitationIn {
    pub role: GivenRole,
    /// Without one, whoever has the link can join, once.
    #[serde(default)]
    pub phone: Option<Phone>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TeamInvitationOut {
    pub status: bool,
    pub data: TeamInvitationLink,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TeamInvitationLink {
    pub id: Uuid,
    /// Shown only in this response.
    pub url: String,
    pub expires_at: Timestamp,
}

/// Invites somebody to the team, for a week. A new invitation of the same phone replaces the old one.
#[utoipa::path(post, path = "/company/invite", tag = "companies", request_body = TeamInvitationIn,
    responses((status = 201, body = TeamInvitationOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn invite_member(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<ManageMembers>,
    Body(body): Body<TeamInvitationIn>,
) -> Result<(StatusCode, Json<TeamInvitationOut>)> {
    app.rate.take(INVITES, me.company_id)?;
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    // Joining takes this lock too, so that the places are counted right.
    lock_company(&mut tx, me.company_id).await?;
    let phone = body.phone.as_ref().map(Phone::as_str);
    if let Some(phone) = phone {
        if store::is_member(&mut tx, me.company_id, phone).await? {
            return Err(Refused::from(Refusal::AlreadyMember).at("phone").into());
        }
        store::end_of_phone(&mut tx, me.company_id, phone, now).await?;
    }
    if members::store::count_places(&mut tx, me.company_id, now).await? >= PLACES {
        return Err(Refusal::TeamIsFull.into());
    }
    let secret = Secret::new();
    let new = store::NewInvitation {
        id: Uuid::now_v7(),
        company: me.company_id,
        role: kernel::words::MemberRole::from(body.role),
        phone,
        token_hash: &secret.hash(),
        by: me.user_id,
        now,
        expires_at: now + LIFE,
    };
    store::insert_invitation(&mut tx, &new).await?;
    let detail = json!({ "phone": phone.map(members::masked), "role": new.role.code() });
    events::record(&mut tx, me.company_id, Some(me.user_id), What::Invited, detail, now).await?;
    if let Some(phone) = phone
        && let Some(invited) = store::find_user_by_phone(&mut tx, phone).await?
    {
        let company = company_name(&mut tx, me.company_id).await?;
        let notice = EventNotice::new(invited, Event::Invitation, notices::INVITED).arg("company", &company);
        notify_event(&mut tx, &notice.about(NoticeKind::Company).path("/profile"), now).await?;
    }
    tx.commit().await?;
    let path = locale.path(&format!("/company/join/{}", secret.as_str()));
    let data = TeamInvitationLink {
        id: new.id,
        url: format!("{}{path}", app.site.public_url),
        expires_at: new.expires_at,
    };
    Ok((StatusCode::CREATED, Json(TeamInvitationOut { status: true, data })))
}

/// Revokes an invitation. A repeat changes nothing.
#[utoipa::path(post, path = "/company/invitations/{id}/revoke", tag = "companies", params(("id" = Uuid, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn revoke_invitation(
    State(app): State<App>,
    me: Member<ManageMembers>,
    Path(id): Path<Uuid>,
) -> Result<Json<Done>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    if let Some(phone) = store::revoke(&mut tx, me.company_id, id, now).await? {
        let detail = json!({ "phone": phone.as_deref().map(members::masked) });
        events::record(&mut tx, me.company_id, Some(me.user_id), What::InvitationRevoked, detail, now)
            .await?;
    }
    tx.commit().await?;
    Ok(Json(DONE))
}
