//! Comments of the team about an application. Candidates never see them (decisions C22).

mod store;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use jiff::Timestamp;
use kernel::ItemLimit;
use kernel::words::MemberRole;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Customer, Error, Idempotency, Member, Path, Result, UserId};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::locked::{self, Locked, Told, notices};
use crate::{ApplicationId, CommentId};

kernel::text! {
    pub CommentText, chars 1..=2000, plain
}

/// Members that a comment can name.
const MOST_MENTIONS: usize = 10;

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] =
    [ItemLimit::at_most("ApplicantCommentIn", "mentions", MOST_MENTIONS)];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(add_comment))
        .routes(routes!(update_comment))
        .routes(routes!(destroy_comment))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantComment {
    pub id: CommentId,
    pub author: MemberName,
    pub text: String,
    pub mentions: Vec<MemberName>,
    pub created_at: Timestamp,
    pub edited_at: Option<Timestamp>,
    pub is_mine: bool,
    pub can_remove: bool,
}

/// A member of the team; the name is null if the person has none there, or has left.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = TeamMemberName)]
pub struct MemberName {
    pub user_id: Option<UserId>,
    pub name: Option<String>,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ApplicantCommentIn {
    pub text: CommentText,
    /// Members who are told about it.
    #[serde(default)]
    pub mentions: Vec<UserId>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantCommentOut {
    pub status: bool,
    pub data: ApplicantComment,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ApplicantCommentRemoved)]
pub struct Removed {
    pub status: bool,
}

/// Writes a comment for the team.
#[utoipa::path(post, path = "/applications/{id}/comments", tag = "applications", params(("id" = ApplicationId, Path)),
    request_body = ApplicantCommentIn,
    responses((status = 201, body = ApplicantCommentOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn add_comment(
    State(app): State<App>,
    me: Member<RunVacancies>,
    key: Idempotency,
    Path(id): Path<ApplicationId>,
    Body(body): Body<ApplicantCommentIn>,
) -> Result<Response> {
    let now = app.clock.now();
    let owner = me.user_id.to_string();
    let mut tx = me.begin(&app).await?;
    let keyed = (&id, &body);
    if let Some(first) = key.first_answer(&mut tx, &owner, &keyed).await? {
        return Ok(first);
    }
    let locked = locked::hold_of_company(&mut tx, me.company_id, id, now).await?;
    let mentions = members(&mut tx, &me, &body.mentions).await?;
    let comment = CommentId::new();
    store::insert(&mut tx, comment, id, &me, body.text.as_str(), &mentions, now).await?;
    tell(&mut tx, &me, &locked, &mentions, now).await?;
    locked::publish(&mut tx, id, Told::Company, now).await?;
    let data = find(&mut tx, &me, id, comment).await?;
    let out = ApplicantCommentOut { status: true, data };
    let answer = key.answer(&mut tx, &owner, &keyed, StatusCode::CREATED, &out).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Changes an own comment.
#[utoipa::path(post, path = "/comments/{id}/update", tag = "applications", params(("id" = CommentId, Path)),
    request_body = ApplicantCommentIn,
    responses((status = 200, body = ApplicantCommentOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_comment(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<CommentId>,
    Body(body): Body<ApplicantCommentIn>,
) -> Result<Json<ApplicantCommentOut>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let held = store::hold(&mut tx, me.company_id, id).await?.ok_or(Error::NotFound)?;
    if held.user_id != Some(me.user_id.as_uuid()) {
        return Err(Error::Forbidden);
    }
    let locked = locked::hold_of_company(&mut tx, me.company_id, held.application_id, now).await?;
    let mentions = members(&mut tx, &me, &body.mentions).await?;
    store::update(&mut tx, id, body.text.as_str(), &mentions, now).await?;
    let new: Vec<UserId> =
        mentions.iter().copied().filter(|user| !held.mentions.contains(&user.as_uuid())).collect();
    tell(&mut tx, &me, &locked, &new, now).await?;
    locked::publish(&mut tx, held.application_id, Told::Company, now).await?;
    let data = find(&mut tx, &me, held.application_id, id).await?;
    tx.commit().await?;
    Ok(Json(ApplicantCommentOut { status: true, data }))
}

/// Removes an own comment; the owner of the company may remove any.
#[utoipa::path(post, path = "/comments/{id}/destroy", tag = "applications", params(("id" = CommentId, Path)),
    responses((status = 200, body = Removed), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn destroy_comment(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<CommentId>,
) -> Result<Json<Removed>> {
    let mut tx = me.begin(&app).await?;
    let held = store::hold(&mut tx, me.company_id, id).await?.ok_or(Error::NotFound)?;
    if !may_remove(&me, held.user_id) {
        return Err(Error::Forbidden);
    }
    store::delete(&mut tx, id).await?;
    locked::publish(&mut tx, held.application_id, Told::Company, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(Removed { status: true }))
}

fn may_remove(me: &Customer, author: Option<uuid::Uuid>) -> bool {
    me.role == MemberRole::Owner || author == Some(me.user_id.as_uuid())
}

/// Only members of the team can be named.
async fn members(db: &mut PgConnection, me: &Customer, given: &[UserId]) -> Result<Vec<UserId>> {
    let given = &given[..given.len().min(MOST_MENTIONS)];
    Ok(store::list_members_among(db, me.company_id, given).await?)
}

async fn tell(
    db: &mut PgConnection,
    me: &Customer,
    locked: &Locked,
    mentions: &[UserId],
    now: Timestamp,
) -> Result<()> {
    for member in mentions.iter().filter(|member| **member != me.user_id) {
        notices::tell_member(db, *member, locked, notices::MENTIONED, now).await?;
    }
    Ok(())
}

async fn find(
    db: &mut PgConnection,
    me: &Customer,
    application: ApplicationId,
    id: CommentId,
) -> Result<ApplicantComment> {
    let all = list_comments(db, me, application).await?;
    all.into_iter().find(|comment| comment.id == id).ok_or(Error::NotFound)
}

/// All comments, oldest first. The caller has checked that the application is of this company.
pub async fn list_comments(
    db: &mut PgConnection,
    me: &Customer,
    application: ApplicationId,
) -> Result<Vec<ApplicantComment>> {
    let names = store::list_names(db, me.company_id).await?;
    let name = |user: uuid::Uuid| {
        let known = names.iter().find(|row| row.user_id == user);
        MemberName { user_id: Some(UserId::from_uuid(user)), name: known.and_then(|row| row.name.clone()) }
    };
    let rows = store::list(db, application).await?.into_iter();
    let comments = rows.map(|row| ApplicantComment {
        id: row.id,
        author: row.user_id.map_or(MemberName { user_id: None, name: None }, name),
        text: row.text,
        mentions: row.mentions.iter().copied().map(name).collect(),
        created_at: row.created_at,
        edited_at: row.edited_at.map(jiff_sqlx::Timestamp::to_jiff),
        is_mine: row.user_id == Some(me.user_id.as_uuid()),
        can_remove: may_remove(me, row.user_id),
    });
    Ok(comments.collect())
}
