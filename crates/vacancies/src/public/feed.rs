//! What crawlers read: all URLs for the sitemap, the newest vacancies for feeds.

use jiff::Timestamp;
use platform::{App, PageQuery, Result};
use sqlx::PgConnection;

use super::list::{Filter, list_vacancies};
use super::store;
use crate::VacancyId;
use crate::card::{Reader, VacancyCard};

pub use store::Address;

/// URLs of public vacancies in a stable order; `after` is the cursor of the previous page.
pub async fn list_addresses(
    db: &mut PgConnection,
    after: Option<VacancyId>,
    limit: u32,
    now: Timestamp,
) -> Result<Vec<Address>> {
    Ok(store::list_addresses(db, after, limit, now).await?)
}

/// The newest public vacancies, of one sphere or of all; at most a hundred.
pub async fn list_newest(
    app: &App,
    db: &mut PgConnection,
    sphere: Option<&str>,
    limit: u32,
    reader: Reader,
) -> Result<Vec<VacancyCard>> {
    let filter = Filter { sphere: sphere.map(str::to_owned), ..Filter::default() };
    let page = PageQuery { page: Some(1), per_page: Some(limit) };
    list_vacancies(app, db, &filter, page, reader).await.map(|(cards, _)| cards)
}
