//! `POST /company/join`, `POST /company/invitations/{id}/decline`: the answer of the invited person.

use accounts::me::MeOut;
use accounts::people::team;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::text;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Lang, Path, Result, Viewer};
use screening::PublicText;
use secrets::Secret;
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use uuid::Uuid;

use super::store::{self, LockedInvitation};
use crate::Refusal;
use crate::events::{self, What};
use crate::members::{self, PLACES};

text! {
    /// The name by which a team knows its member.
    pub MemberName, chars 2..=80, line
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinIn {
    /// The secret of the link.
    #[serde(default)]
    pub token: Option<String>,
    /// Instead of it the id of an invitation to the own phone.
    #[serde(default)]
    pub id: Option<Uuid>,
    pub name: MemberName,
}

/// Joins the team. The company becomes the one in use.
#[utoipa::path(post, path = "/company/join", tag = "companies", request_body = JoinIn,
    responses((status = 200, body = MeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn join_company(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    Body(body): Body<JoinIn>,
) -> Result<Json<MeOut>> {
    let name = PublicText::screen(body.name.as_str())
        .map_err(|problem| Error::Invalid(kernel::FieldErrors::from(("name", problem))))?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let phone = store::find_phone(&mut tx, me.user_id).await?.ok_or(Error::SignedOut)?;
    let found = match (&body.token, body.id) {
        (Some(token), _) => {
            let hash = Secret::parse(token).ok_or(Error::NotFound)?.hash();
            store::find_id_by_token(&mut tx, &hash).await?
        }
        (None, Some(id)) => store::find_id_of_phone(&mut tx, id, &phone).await?,
        (None, None) => None,
    };
    let invitation = lock(&mut tx, found, now).await?;
    if invitation.phone.as_ref().is_some_and(|invited| *invited != phone) {
        return Err(Refusal::InvitationForAnother.into());
    }
    // A repeat of the call that used it: the response was lost.
    if invitation.used_by != Some(me.user_id.as_uuid()) {
        check_open(&invitation, now)?;
        // This invitation holds a place of its own, so only a team that has shrunk its limit could be full.
        if members::store::count_places(&mut tx, invitation.company_id, now).await? > PLACES {
            return Err(Refusal::TeamIsFull.into());
        }
        store::set_used(&mut tx, invitation.id, me.user_id, now).await?;
        let (company, role) = (invitation.company_id, &invitation.role);
        // Somebody who is in the team already keeps the role.
        if members::store::insert_member(&mut tx, company, me.user_id, role, &name, now).await? {
            events::record(&mut tx, company, Some(me.user_id), What::Joined, json!({ "role": role }), now)
                .await?;
        }
    }
    if members::store::find_role(&mut tx, invitation.company_id, me.user_id).await?.is_none() {
        return Err(Refusal::InvitationOver.into());
    }
    team::enter_company(&mut tx, me.user_id, invitation.company_id).await?;
    tx.commit().await?;
    accounts::me::answer(&app, me.user_id, locale).await
}

/// Declines an invitation to the own phone. A repeat changes nothing.
#[utoipa::path(post, path = "/company/invitations/{id}/decline", tag = "companies", params(("id" = Uuid, Path)),
    responses((status = 200, body = MeOut), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn decline_invitation(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    Path(id): Path<Uuid>,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let phone = store::find_phone(&mut tx, me.user_id).await?.ok_or(Error::SignedOut)?;
    let found = store::find_id_of_phone(&mut tx, id, &phone).await?;
    let invitation = lock(&mut tx, found, now).await?;
    if invitation.ended_how.is_none() {
        store::set_declined(&mut tx, invitation.id, now).await?;
        let detail = json!({ "phone": members::masked(&phone) });
        events::record(&mut tx, invitation.company_id, None, What::InvitationDeclined, detail, now).await?;
    }
    tx.commit().await?;
    accounts::me::answer(&app, me.user_id, locale).await
}

/// Locks the company first and the invitation second, as inviting does.
async fn lock(db: &mut sqlx::PgConnection, id: Option<Uuid>, now: Timestamp) -> Result<LockedInvitation> {
    let id = id.ok_or(Error::NotFound)?;
    // Nobody joins a company that is blocked or about to be erased.
    if !store::lock_company_of(db, id, now).await?.ok_or(Error::NotFound)? {
        return Err(Refusal::InvitationOver.into());
    }
    store::lock_invitation(db, id).await?.ok_or(Error::NotFound)
}

fn check_open(invitation: &LockedInvitation, now: Timestamp) -> Result<()> {
    if invitation.ended_how.is_none() && invitation.expires_at > now {
        return Ok(());
    }
    Err(Refusal::InvitationOver.into())
}
