//! What applications need to know about a vacancy, and the counter of its responses.

mod store;

use platform::{CompanyId, Result};
use sqlx::PgConnection;

use crate::VacancyId;
use crate::content::Content;

pub use crate::locked::store::find_runner;
pub use store::count_response;

/// A vacancy that was public at some time.
#[derive(Debug)]
pub struct Asked {
    pub id: VacancyId,
    pub company_id: CompanyId,
    pub slug: String,
    pub title: String,
    /// The approved text, if the vacancy takes responses now.
    pub content: Option<Content>,
}

/// `None` if no such vacancy was ever public.
pub async fn find(db: &mut PgConnection, slug: &str, now: jiff::Timestamp) -> Result<Option<Asked>> {
    let Some(row) = store::find(db, slug, now).await? else { return Ok(None) };
    let content = match row.content.filter(|_| row.is_listed) {
        Some(content) => Some(serde_json::from_value(content).map_err(anyhow::Error::from)?),
        None => None,
    };
    Ok(Some(Asked { id: row.id, company_id: row.company_id, slug: row.slug, title: row.title, content }))
}
