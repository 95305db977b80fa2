//! The companies that a person works in, and invitations to more of them. `companies` changes both.

mod store;

use jiff::Timestamp;
use kernel::words::{CompanyRight, MemberRole};
use platform::session::rights;
use platform::{CompanyId, Error, Refusal, Result, UserId};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Picture;
use super::store::CompanyRow;

pub use store::{enter_company, exit_company, use_company};
pub(crate) use store::{find_company_in_use, has_other_members, is_open_invitation};

/// A company of the signed-in person.
#[derive(Debug, Serialize, ToSchema)]
pub struct Workplace {
    pub slug: String,
    pub name: String,
    pub avatar: Option<Picture>,
    pub role: MemberRole,
    /// The one that all calls are about.
    pub in_use: bool,
}

/// A place in a team that is offered to the phone of the signed-in person.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamInvitation {
    pub id: Uuid,
    pub company: InvitingCompany,
    pub role: MemberRole,
    /// The member who invited, if his name is known.
    pub invited_by: Option<String>,
    pub expires_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvitingCompany {
    pub slug: String,
    pub name: String,
    pub avatar: Option<Picture>,
}

/// The company in use with the person's role in it.
pub struct CompanyInUse {
    pub company: CompanyRow,
    pub is_verified: bool,
    pub role: MemberRole,
}

pub(crate) fn role(code: &str) -> Result<MemberRole> {
    MemberRole::parse(code).ok_or(Error::Fault)
}

pub async fn list_workplaces(db: &mut PgConnection, user: UserId) -> Result<Vec<Workplace>> {
    let rows = store::list_workplaces(db, user).await?.into_iter();
    let workplaces = rows.map(|row| {
        Ok(Workplace {
            role: role(&row.role)?,
            slug: row.slug,
            name: row.name,
            avatar: row.avatar.as_deref().and_then(Picture::of),
            in_use: row.in_use,
        })
    });
    workplaces.collect()
}

pub async fn list_invitations(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> Result<Vec<TeamInvitation>> {
    let rows = store::list_invitations(db, user, now).await?.into_iter();
    let invitations = rows.map(|row| {
        let avatar = row.avatar.as_deref().and_then(Picture::of);
        Ok(TeamInvitation {
            id: row.id,
            company: InvitingCompany { slug: row.slug, name: row.name, avatar },
            role: role(&row.role)?,
            invited_by: row.invited_by,
            expires_at: row.expires_at,
        })
    });
    invitations.collect()
}

/// Locks the person's membership in the company in use for a change that needs this right. `None`: there is no company.
pub(crate) async fn hold_company_in_use(
    db: &mut PgConnection,
    user: UserId,
    right: CompanyRight,
) -> Result<Option<CompanyId>> {
    let Some(held) = store::hold_company_in_use(db, user).await? else { return Ok(None) };
    if rights::may(role(&held.role)?, right) {
        return Ok(Some(held.company_id));
    }
    Err(Refusal::NotAllowedInCompany.into())
}
