//! URLs for sitemaps. A sitemap is split into files. Each file starts after the last key of the file before it, so
//! reading it is a range scan of the primary key and costs the same for every file.

mod store;

use jiff::Timestamp;
use platform::{CompanyId, Result};
use sqlx::PgConnection;

pub use store::CompanyAddress;

use crate::VacancyId;

/// The last vacancy of each full file. Reads all public vacancies, so call it rarely.
pub async fn list_vacancy_marks(
    db: &mut PgConnection,
    per_file: u32,
    now: Timestamp,
) -> Result<Vec<VacancyId>> {
    Ok(store::list_vacancy_marks(db, per_file, now).await?)
}

/// The last company of each full file.
pub async fn list_company_marks(
    db: &mut PgConnection,
    per_file: u32,
    now: Timestamp,
) -> Result<Vec<CompanyId>> {
    Ok(store::list_company_marks(db, per_file, now).await?)
}

/// Companies with open vacancies in a stable order; `after` is the cursor of the previous page.
pub async fn list_company_addresses(
    db: &mut PgConnection,
    after: Option<CompanyId>,
    limit: u32,
    now: Timestamp,
) -> Result<Vec<CompanyAddress>> {
    Ok(store::list_company_addresses(db, after, limit, now).await?)
}
