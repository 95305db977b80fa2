//! Addresses for sitemaps. A sitemap comes in files; each begins behind the mark that ends the one before it, so a file
//! is read along the primary key and costs the same wherever it stands.

mod store;

use jiff::Timestamp;
use platform::{CompanyId, Result};
use sqlx::PgConnection;

pub use store::CompanyAddress;

use crate::VacancyId;

/// The last vacancy of each full file. Reads everything that is public: ask rarely.
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

/// Companies with open vacancies in a steady order; `after` continues behind an earlier one.
pub async fn list_company_addresses(
    db: &mut PgConnection,
    after: Option<CompanyId>,
    limit: u32,
    now: Timestamp,
) -> Result<Vec<CompanyAddress>> {
    Ok(store::list_company_addresses(db, after, limit, now).await?)
}
