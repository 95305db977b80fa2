//! Transfer of a company to another member: the owner offers it, the member accepts, and both prove who they are.

mod store;

use accounts::company_status;
use accounts::me::MeOut;
use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::words::MemberRole;
use notifications::{Notice, NoticeKind, notify};
use platform::db::constraint;
use platform::session::rights::ManageMembers;
use platform::wording::ErrorBody;
use platform::{App, Body, Customer, Error, Lang, Member, Refused, Result, UserId, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::done::{DONE, Done};
use crate::events::{self, What};
use crate::members::store as members;
use crate::{Refusal, company_name, notices};

const LIFE: SignedDuration = SignedDuration::from_hours(7 * 24);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(offer_company))
        .routes(routes!(accept_company))
        .routes(routes!(cancel_transfer))
}

/// The company is offered to a member.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CompanyTransfer)]
pub struct Transfer {
    pub to: UserId,
    pub to_name: Option<String>,
    pub asked_at: Timestamp,
    pub expires_at: Timestamp,
    /// The caller may accept.
    pub is_for_me: bool,
    /// The caller has offered it.
    pub is_mine: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TransferIn {
    pub to: UserId,
}

/// The open offer, for the two whom it concerns.
pub async fn find_open(
    db: &mut PgConnection,
    me: &Customer,
    now: Timestamp,
) -> sqlx::Result<Option<Transfer>> {
    let found = store::find_transfer(db, me.company_id, now).await?;
    let transfer = found.map(|row| Transfer {
        is_for_me: row.to_user == me.user_id,
        is_mine: me.role == MemberRole::Owner,
        to: row.to_user,
        to_name: row.name,
        asked_at: row.asked_at,
        expires_at: row.expires_at,
    });
    Ok(transfer.filter(|transfer| transfer.is_for_me || transfer.is_mine))
}

fn notice_to(person: UserId, what: &'static str, company: &str) -> Notice {
    let notice = Notice::security(person, what).arg("company", company);
    notice.about(NoticeKind::Company).path("/profile/company/team")
}

/// Offers the company to a member, for a week. Another offer replaces the last one.
#[utoipa::path(post, path = "/company/transfer", tag = "companies", request_body = TransferIn,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn offer_company(
    State(app): State<App>,
    viewer: Viewer,
    me: Member<ManageMembers>,
    Body(body): Body<TransferIn>,
) -> Result<Json<Done>> {
    let now = app.clock.now();
    viewer.require_proof(now)?;
    let mut tx = me.begin(&app).await?;
    let to = members::lock_invited(&mut tx, me.company_id, body.to).await?.ok_or(Error::NotFound)?;
    store::put_transfer(&mut tx, me.company_id, body.to, now, now + LIFE).await?;
    let detail = json!({ "member": to.name });
    events::record(&mut tx, me.company_id, Some(me.user_id), What::TransferAsked, detail, now).await?;
    let company = company_name(&mut tx, me.company_id).await?;
    notify(&mut tx, &notice_to(body.to, notices::COMPANY_OFFERED, &company), now).await?;
    tx.commit().await?;
    Ok(Json(DONE))
}

/// Accepts the offered company. The former owner becomes a recruiter.
#[utoipa::path(post, path = "/company/transfer/accept", tag = "companies",
    responses((status = 200, body = MeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn accept_company(
    State(app): State<App>,
    Lang(locale): Lang,
    viewer: Viewer,
    me: Customer,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    viewer.require_proof(now)?;
    let mut tx = app.db.begin().await?;
    let owner = store::lock_owner(&mut tx, me.company_id).await?.ok_or(Error::NotFound)?;
    members::lock_invited(&mut tx, me.company_id, me.user_id).await?.ok_or(Error::NotFound)?;
    if !store::take_transfer(&mut tx, me.company_id, me.user_id, now).await? {
        return Err(Error::NotFound);
    }
    company_status::set_owner(&mut tx, me.company_id, me.user_id).await.map_err(|error| match constraint(
        &error,
    ) {
        Some(company_status::ONE_PER_OWNER) => Refused::from(Refusal::OwnsAnotherCompany).into(),
        _ => Error::from(error),
    })?;
    // The database allows one owner, so the old one steps down first.
    members::set_role(&mut tx, me.company_id, owner, MemberRole::Recruiter).await?;
    members::set_role(&mut tx, me.company_id, me.user_id, MemberRole::Owner).await?;
    events::record(&mut tx, me.company_id, Some(me.user_id), What::Transferred, json!({}), now).await?;
    let company = company_name(&mut tx, me.company_id).await?;
    for person in [owner, me.user_id] {
        notify(&mut tx, &notice_to(person, notices::COMPANY_TRANSFERRED, &company), now).await?;
    }
    tx.commit().await?;
    accounts::me::answer(&app, me.user_id, locale).await
}

/// Withdraws the offer, or declines it. A repeat changes nothing.
#[utoipa::path(post, path = "/company/transfer/cancel", tag = "companies",
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn cancel_transfer(State(app): State<App>, me: Customer) -> Result<Json<Done>> {
    let mut tx = app.db.begin().await?;
    if store::delete_transfer(&mut tx, me.company_id, me.user_id).await? {
        let now = app.clock.now();
        events::record(&mut tx, me.company_id, Some(me.user_id), What::TransferCancelled, json!({}), now)
            .await?;
    }
    tx.commit().await?;
    Ok(Json(DONE))
}
