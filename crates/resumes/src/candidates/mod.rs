//! Candidates for employers: one profile with its contacts, lists, and the candidates a company has saved. Looking for
//! them is the crate `resume_search`.
//!
//! A company that nobody may see (suspended, hidden, leaving) sees no candidates either.

mod contacts;
mod list;
mod openings;
mod profile;
mod report;
mod saved;
mod store;
mod top;
mod viewed;

pub use contacts::{CONTACTS_OPENED, OPENINGS_FEW, OPENINGS_USED};
pub use list::cards;
pub(crate) use profile::see;

use platform::{App, CompanyId, Customer, Result};
use sqlx::PgConnection;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::profile::{Resume, Viewer};
use crate::refusal::Refusal;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(saved::list_saved_candidates))
        .routes(routes!(profile::view_candidate))
        .routes(routes!(contacts::open_candidate_contacts))
        .routes(routes!(saved::save_candidate))
        .routes(routes!(saved::unsave_candidate))
        .routes(routes!(report::report_candidate))
        .routes(routes!(top::list_top_candidates))
        .routes(routes!(viewed::list_resume_views))
}

/// Refuses a company that may not see candidates.
pub async fn check_company(app: &App, db: &mut PgConnection, company: CompanyId) -> Result<()> {
    if store::is_in_sight(db, company, app.clock.now()).await? {
        return Ok(());
    }
    Err(Refusal::CompanyBlocked.into())
}

/// The employer as a viewer of this resume.
async fn viewer(db: &mut PgConnection, me: &Customer, resume: &Resume) -> Result<Viewer> {
    if resume.workplaces.contains(&me.company_id) {
        return Ok(Viewer::OwnCompany);
    }
    let has_contacts = store::has_responded(db, me.company_id, resume.id).await?
        || store::has_opened(db, me.company_id, resume.id).await?;
    Ok(Viewer::Company { id: me.company_id, has_contacts })
}
