//! `GET /companies/{slug}`: a company and its open vacancies.

use accounts::people::Picture;
use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, MaybeViewer, Meta, PageQuery, Path, Query, Result};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::PgConnection;
use utoipa::ToSchema;
use uuid::Uuid;

use super::company_page::{
    CompanyBenefit, CompanyLink, CompanyOffice, CompanyPhoto, CompanySize, StoredOffice, known_benefits,
};
use super::list::{Filter, list_vacancies};
use super::store;
use crate::card::{self, CompanyAnswers, Reader, VacancyCard};

/// The public profile of a company.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CompanyFacts {
    pub slug: String,
    pub name: String,
    pub avatar: Option<Picture>,
    /// Verified by staff.
    pub is_verified: bool,
    /// Null: not verified, or the mark rests.
    pub mark: Option<CompanyMark>,
    pub location: String,
    pub location_name: String,
    pub address: Option<String>,
    /// The year in which it was founded.
    pub owned_year: Option<i16>,
    /// In the caller's language, else in Uzbek, Russian, English.
    pub about: Option<String>,
    pub links: Vec<CompanyLink>,
    pub addresses: Vec<CompanyOffice>,
    pub benefits: Vec<CompanyBenefit>,
    pub photos: Vec<CompanyPhoto>,
    pub size: Option<CompanySize>,
    /// The pattern of its page; null: chosen by the name.
    pub cloth: Option<u8>,
    pub open_vacancies: u64,
    /// When it registered.
    pub since: Timestamp,
    pub truth: CompanyTruth,
}

/// What the product knows about a company. The company cannot change it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CompanyTruth {
    pub since: Timestamp,
    pub open_vacancies: u64,
    /// Vacancies that were public and are over.
    pub closed_vacancies: u64,
    /// Complaints about the company or its vacancies that staff upheld in the last 365 days.
    pub complaints_upheld: u64,
    /// Percent of the responses of the last 90 days; null: too few to tell.
    pub answered_share: Option<u8>,
    pub median_answer_hours: Option<u32>,
    /// It promises an answer within so many days.
    pub promise_days: Option<u8>,
}

/// What the mark of a verified company means: what was checked, and when.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CompanyMark {
    pub at: Timestamp,
    /// It gave its tax number.
    pub tax_number: bool,
    /// Staff has seen its registration document.
    pub document: bool,
    /// The state register knows it.
    pub registry: bool,
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
    let locale = reader.locale;
    let Some(row) = store::find_company(db, slug, locale, app.clock.now()).await? else { return Ok(None) };
    let filter = Filter { company: Some(row.slug.clone()), ..Filter::default() };
    let (data, meta) = list_vacancies(app, db, &filter, page, reader).await?;
    let words = app.shared::<Dictionaries>().now();
    let photos: Vec<PhotoKey> = parsed(row.photos)?;
    let offices: Vec<StoredOffice> = parsed(row.addresses)?;
    let (due, answered) = (row.answers_due.unwrap_or_default(), row.answered.unwrap_or_default());
    let answers = CompanyAnswers::of(row.promise_days, due, answered, row.median_hours);
    let truth = CompanyTruth {
        since: row.created_at,
        open_vacancies: meta.total,
        closed_vacancies: u64::try_from(row.closed_vacancies).unwrap_or_default(),
        complaints_upheld: u64::try_from(row.complaints_upheld).unwrap_or_default(),
        answered_share: answers.and_then(|known| u8::try_from(known.share?).ok()),
        median_answer_hours: answers.and_then(|known| u32::try_from(known.median_hours?).ok()),
        promise_days: answers.and_then(|known| u8::try_from(known.promise_days?).ok()),
    };
    let company = CompanyFacts {
        avatar: row.avatar.as_deref().and_then(Picture::of),
        location_name: card::place(&words, &row.location, locale),
        owned_year: row.owned_date.map(|day| day.to_jiff().year()),
        links: parsed(row.links)?,
        addresses: offices.into_iter().map(|office| office.shown(&words, locale)).collect(),
        benefits: known_benefits(&row.benefits)
            .into_iter()
            .map(|code| CompanyBenefit::of(code, app, locale))
            .collect(),
        photos: photos.iter().filter_map(|photo| CompanyPhoto::of(photo.id, &photo.key)).collect(),
        size: row.size.as_deref().and_then(CompanySize::parse),
        cloth: row.cloth.and_then(|cloth| u8::try_from(cloth).ok()),
        open_vacancies: meta.total,
        since: row.created_at,
        truth,
        slug: row.slug,
        name: row.name,
        is_verified: row.verified_at.is_some(),
        mark: row.verified_at.map(|at| CompanyMark {
            at: at.to_jiff(),
            tax_number: row.has_number,
            document: row.has_number,
            registry: row.is_registered,
        }),
        location: row.location,
        address: row.address,
        about: row.about,
    };
    Ok(Some(CompanyOut { status: true, company, data, meta }))
}

#[derive(Deserialize)]
struct PhotoKey {
    id: Uuid,
    key: String,
}

fn parsed<T: DeserializeOwned>(stored: Value) -> Result<T> {
    Ok(serde_json::from_value(stored).map_err(anyhow::Error::from)?)
}
