//! `GET /candidates`: employers look for candidates.

use axum::Json;
use axum::extract::State;
use dictionaries::{Dictionaries, Snapshot};
use jiff::{SignedDuration, Timestamp};
use kernel::uzbek::fold;
use kernel::words::{Experience, WorkType};
use kernel::{Currency, FieldError, FieldErrors};
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, PageQuery, Query, Result};
use rates::Rates;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::saved::CandidatesOut;
use super::{check_company, list, store};
use crate::form::Licence;
use crate::profile::Surface;

/// Words of a query that are looked at.
const MOST_WORDS: usize = 8;

/// What an employer looks for. Every parameter narrows the list.
#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct CandidatesQuery {
    /// Words of the position, the skills and earlier positions.
    pub q: Option<String>,
    /// Slug of a sphere.
    pub sphere: Option<String>,
    /// Slug of a place; a region includes its districts.
    pub location: Option<String>,
    pub work_type: Option<WorkType>,
    /// Years of experience at least; `none` for candidates without any.
    pub experience: Option<Experience>,
    /// Code of a language.
    pub language: Option<String>,
    /// The highest expected pay. Candidates who hide theirs are not found by it.
    #[param(minimum = 1)]
    pub salary_to: Option<i64>,
    /// The currency of `salary_to`.
    pub currency: Option<Currency>,
    /// A category of the driving licence.
    pub licence: Option<Licence>,
    /// When the candidate was here last.
    #[param(inline)]
    pub seen: Option<SeenWithin>,
    /// Counted from 1.
    #[param(format = "uint32")]
    pub page: Option<u32>,
    /// Default 20, maximum 100.
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeenWithin {
    Day,
    Week,
    Month,
}

/// The query as SQL needs it.
#[derive(Debug, Default)]
pub struct Wanted {
    /// Patterns that all match.
    pub words: Vec<String>,
    pub sphere: Option<String>,
    pub places: Option<Vec<String>>,
    pub work_type: Option<&'static str>,
    pub months_from: Option<i32>,
    pub months_to: Option<i32>,
    pub language: Option<String>,
    pub salary_to: Option<i64>,
    /// Soum for a dollar and for a rouble.
    pub usd: f64,
    pub rub: f64,
    pub licence: Option<&'static str>,
    pub seen_after: Option<Timestamp>,
    pub now: Timestamp,
}

/// Candidates whom this company may see, the last renewed first.
#[utoipa::path(get, path = "/candidates", tag = "resumes", params(CandidatesQuery),
    responses((status = 200, body = CandidatesOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn find_candidates(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(query): Query<CandidatesQuery>,
) -> Result<Json<CandidatesOut>> {
    let words = app.shared::<Dictionaries>().now();
    let wanted = query.wanted(&words, app.shared::<Rates>(), app.clock.now()).map_err(Error::Invalid)?;
    let page = PageQuery { page: query.page, per_page: query.per_page };
    let mut db = app.db.acquire().await?;
    check_company(&app, &mut db, me.company_id).await?;
    let (ids, total) = store::list_candidates(&mut db, me.company_id, &wanted, page).await?;
    let data = list::cards(&app, &mut db, &me, &ids, Surface::List, locale).await?;
    Ok(Json(CandidatesOut { status: true, data, meta: page.meta(total) }))
}

impl CandidatesQuery {
    fn wanted(&self, words: &Snapshot, rates: &Rates, now: Timestamp) -> Result<Wanted, FieldErrors> {
        let mut errors = FieldErrors::new();
        let text = |value: &Option<String>| value.clone().filter(|value| !value.trim().is_empty());
        let sphere = text(&self.sphere);
        if sphere.as_ref().is_some_and(|slug| words.sphere(slug).is_none()) {
            errors.push("sphere", FieldError::Unknown);
        }
        let places = text(&self.location).and_then(|name| {
            let places = places(words, &name);
            if places.is_none() {
                errors.push("location", FieldError::Unknown);
            }
            places
        });
        let language = text(&self.language).and_then(|code| {
            let slug = words.term_slug("language", &code).map(str::to_owned);
            if slug.is_none() {
                errors.push("language", FieldError::Unknown);
            }
            slug
        });
        let salary_to = self.salary_to.map(|amount| {
            if amount < 1 {
                errors.push("salary_to", FieldError::TooSmall { min: 1 });
            }
            rates.to_uzs(amount.max(1), self.currency.unwrap_or_default())
        });
        let (months_from, months_to) = match self.experience {
            None => (None, None),
            Some(Experience::None) => (None, Some(0)),
            Some(years) => (years.code().parse::<i32>().ok().map(|years| years * 12), None),
        };
        let hours = |within: SeenWithin| match within {
            SeenWithin::Day => 24,
            SeenWithin::Week => 7 * 24,
            SeenWithin::Month => 30 * 24,
        };
        let soum = |currency| rates.now().rate(currency).map_or(1.0, |rate| rate.soum());
        let q = fold(self.q.as_deref().unwrap_or_default());
        errors.into_result(Wanted {
            // Folded words have no signs that LIKE knows.
            words: q.split_whitespace().take(MOST_WORDS).map(|word| format!("%{word}%")).collect(),
            sphere,
            places,
            work_type: self.work_type.map(WorkType::code),
            months_from,
            months_to,
            language,
            salary_to,
            usd: soum(Currency::Usd),
            rub: soum(Currency::Rub),
            licence: self.licence.map(Licence::code),
            seen_after: self.seen.map(|within| now - SignedDuration::from_hours(hours(within))),
            now,
        })
    }
}

/// The slugs of a place and of everything in it.
fn places(words: &Snapshot, name: &str) -> Option<Vec<String>> {
    let place = words.location(name.trim())?;
    let inside = words.locations.iter().filter(|other| other.parent_id == Some(place.id));
    Some([place].into_iter().chain(inside).map(|place| place.slug.clone()).collect())
}
