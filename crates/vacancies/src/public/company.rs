//! `GET /companies/{slug}`: a company and its open vacancies.

use accounts::people::Picture;
use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, MaybeViewer, Meta, PageQuery, Path, Query, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::list::{Filter, list_vacancies};
use super::store;
use crate::card::{self, Reader, VacancyCard};

/// The public profile of a company.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CompanyFacts {
    pub slug: String,
    pub name: String,
    pub avatar: Option<Picture>,
    /// Verified by staff.
    pub is_verified: bool,
    pub location: String,
    pub location_name: String,
    pub address: Option<String>,
    /// The year in which it was founded.
    pub owned_year: Option<i16>,
    pub about: Option<String>,
    pub open_vacancies: u64,
    /// When it registered.
    pub since: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CompanyPageOut)]
pub struct CompanyOut {
    pub status: bool,
    pub company: CompanyFacts,
    pub data: Vec<VacancyCard>,
    pub meta: Meta,
}

/// A company with its open vacancies. A company suspended by staff is not found.
#[utoipa::path(get, path = "/companies/{slug}", tag = "vacancies", params(("slug" = String, Path), PageQuery),
    responses((status = 200, body = CompanyOut), (status = 404, body = ErrorBody)))]
pub async fn view_company(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(viewer): MaybeViewer,
    Path(slug): Path<String>,
    Query(page): Query<PageQuery>,
) -> Result<Json<CompanyOut>> {
    let mut db = app.db.acquire().await?;
    let reader = super::reader(locale, viewer.as_ref());
    find_company(&app, &mut db, &slug, page, reader).await?.ok_or(Error::NotFound).map(Json)
}

pub async fn find_company(
    app: &App,
    db: &mut PgConnection,
    slug: &str,
    page: PageQuery,
    reader: Reader,
) -> Result<Option<CompanyOut>> {
    let Some(row) = store::find_company(db, slug, app.clock.now()).await? else { return Ok(None) };
    let filter = Filter { company: Some(row.slug.clone()), ..Filter::default() };
    let (data, meta) = list_vacancies(app, db, &filter, page, reader).await?;
    let words = app.shared::<Dictionaries>().now();
    let company = CompanyFacts {
        avatar: row.avatar.as_deref().and_then(Picture::of),
        location_name: card::place(&words, &row.location, reader.locale),
        owned_year: row.owned_date.map(|day| day.to_jiff().year()),
        open_vacancies: meta.total,
        since: row.created_at,
        slug: row.slug,
        name: row.name,
        is_verified: row.is_verified,
        location: row.location,
        address: row.address,
        about: row.about,
    };
    Ok(Some(CompanyOut { status: true, company, data, meta }))
}
