//! `POST /company/members/{user_id}/remove`: the owner removes a member and names who takes over the work.

use axum::Json;
use axum::extract::State;
use notifications::{Notice, NoticeKind, notify};
use platform::session::rights::ManageMembers;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Path, Result, UserId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::MemberWork;
use super::leave::hand_over;
use super::store;
use crate::events::{self, What};
use crate::{company_name, notices};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RemovalIn {
    /// The owner or a recruiter who gets the vacancies of the removed member.
    pub successor: UserId,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RemovedOut {
    pub status: bool,
    /// What passed on.
    pub moved: MemberWork,
}

/// Removes a member, from his next request on. What he runs passes to the successor.
#[utoipa::path(post, path = "/company/members/{user_id}/remove", tag = "companies",
    params(("user_id" = UserId, Path)), request_body = RemovalIn,
    responses((status = 200, body = RemovedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn remove_member(
    State(app): State<App>,
    me: Member<ManageMembers>,
    Path(member): Path<UserId>,
    Body(body): Body<RemovalIn>,
) -> Result<Json<RemovedOut>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let removed = store::lock_invited(&mut tx, me.company_id, member).await?.ok_or(Error::NotFound)?;
    let moved = hand_over(&mut tx, me.company_id, member, body.successor, now).await?;
    let detail = json!({ "member": removed.name, "vacancies": moved.vacancies });
    events::record(&mut tx, me.company_id, Some(me.user_id), What::Removed, detail, now).await?;
    let company = company_name(&mut tx, me.company_id).await?;
    let notice = Notice::security(member, notices::REMOVED).arg("company", &company);
    notify(&mut tx, &notice.about(NoticeKind::Company).path("/profile"), now).await?;
    tx.commit().await?;
    Ok(Json(RemovedOut { status: true, moved }))
}
