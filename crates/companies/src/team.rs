//! `GET /company/members`: the whole team on one page: members, open invitations, an offered transfer.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::MemberRole;
use platform::wording::ErrorBody;
use platform::{App, Customer, Result, UserId};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::members::{PLACES, masked, role_of, store};
use crate::transfer::{self, Transfer};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_members))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TeamOut {
    pub status: bool,
    pub data: Team,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Team {
    pub places: Places,
    /// The owner first, then in the order of joining.
    pub members: Vec<TeamMember>,
    /// Open ones; only the owner sees them.
    pub invitations: Vec<OpenInvitation>,
    pub transfer: Option<Transfer>,
}

/// Members besides the owner and open invitations, of all that there can be.
#[derive(Debug, Serialize, ToSchema)]
pub struct Places {
    pub used: i64,
    pub total: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TeamMember {
    pub user_id: UserId,
    /// Null: not given yet; the phone stands for it.
    pub name: Option<String>,
    /// Masked.
    pub phone: String,
    pub role: MemberRole,
    pub is_me: bool,
    /// Vacancies that are not closed and that this member runs.
    pub vacancies: i64,
    pub joined_at: Timestamp,
    pub last_seen_at: Option<Timestamp>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OpenInvitation {
    pub id: Uuid,
    pub role: MemberRole,
    /// Masked; null for an invitation by link.
    pub phone: Option<String>,
    pub is_link: bool,
    pub invited_by: Option<String>,
    pub expires_at: Timestamp,
}

/// The team of the company in use.
#[utoipa::path(get, path = "/company/members", tag = "companies",
    responses((status = 200, body = TeamOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_members(State(app): State<App>, me: Customer) -> Result<Json<TeamOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let rows = store::list_members(&mut db, me.company_id).await?.into_iter();
    let members = rows.map(|row| {
        Ok(TeamMember {
            is_me: row.user_id == me.user_id,
            user_id: row.user_id,
            name: row.name,
            phone: masked(&row.phone),
            role: role_of(&row.role)?,
            vacancies: row.vacancies,
            joined_at: row.joined_at,
            last_seen_at: row.last_seen_at.map(jiff_sqlx::Timestamp::to_jiff),
        })
    });
    let members = members.collect::<Result<Vec<_>>>()?;
    let invitations = match me.role {
        MemberRole::Owner => store::list_open_invitations(&mut db, me.company_id, now).await?,
        MemberRole::Recruiter | MemberRole::Viewer => Vec::new(),
    };
    let invitations = invitations.into_iter().map(|row| {
        Ok(OpenInvitation {
            id: row.id,
            role: role_of(&row.role)?,
            is_link: row.phone.is_none(),
            phone: row.phone.as_deref().map(masked),
            invited_by: row.invited_by,
            expires_at: row.expires_at,
        })
    });
    let invitations = invitations.collect::<Result<Vec<_>>>()?;
    let places = Places { used: store::count_places(&mut db, me.company_id, now).await?, total: PLACES };
    let transfer = transfer::find_open(&mut db, &me, now).await?;
    Ok(Json(TeamOut { status: true, data: Team { places, members, invitations, transfer } }))
}
