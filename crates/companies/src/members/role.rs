//! `POST /company/members/{user_id}/role`: the owner changes what a member may do.

use axum::Json;
use axum::extract::State;
use kernel::words::MemberRole;
use notifications::{Notice, NoticeKind, notify};
use platform::session::rights::ManageMembers;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Path, Result, UserId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::store;
use crate::done::{DONE, Done};
use crate::events::{self, What};
use crate::{company_name, notices};

/// A role that somebody can be given. Ownership is transferred instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GivenMemberRole)]
pub enum GivenRole {
    Recruiter,
    Viewer,
}

impl From<GivenRole> for MemberRole {
    fn from(role: GivenRole) -> Self {
        match role {
            GivenRole::Recruiter => Self::Recruiter,
            GivenRole::Viewer => Self::Viewer,
        }
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberRoleIn {
    pub role: GivenRole,
}

/// Changes the role of a member. What he runs stays with him: a viewer only cannot change it.
#[utoipa::path(post, path = "/company/members/{user_id}/role", tag = "companies", params(("user_id" = UserId, Path)),
    request_body = MemberRoleIn,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn set_member_role(
    State(app): State<App>,
    me: Member<ManageMembers>,
    Path(member): Path<UserId>,
    Body(body): Body<MemberRoleIn>,
) -> Result<Json<Done>> {
    let mut tx = me.begin(&app).await?;
    let role = MemberRole::from(body.role);
    // The owner is not found here either: his role changes only by a transfer.
    let old = store::lock_invited(&mut tx, me.company_id, member).await?.ok_or(Error::NotFound)?;
    if old.role != role.code() {
        let now = app.clock.now();
        store::set_role(&mut tx, me.company_id, member, role).await?;
        let detail = json!({ "member": old.name, "role": role.code() });
        events::record(&mut tx, me.company_id, Some(me.user_id), What::RoleChanged, detail, now).await?;
        let company = company_name(&mut tx, me.company_id).await?;
        let notice = Notice::security(member, notices::ROLE_CHANGED).arg("company", &company);
        notify(&mut tx, &notice.about(NoticeKind::Company).path("/profile/company/team"), now).await?;
    }
    tx.commit().await?;
    Ok(Json(DONE))
}
