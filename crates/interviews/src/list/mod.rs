//! `GET /interviews` and `/interviews/{id}`.

mod store;

use applications::{ApplicationId, InterviewId};
use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan as _};
use kernel::clock::tashkent;
use kernel::{FieldError, FieldErrors};
use platform::wording::ErrorBody;
use platform::{App, Error, Meta, PageQuery, Path, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::view::{InterviewOut, InterviewView, find_view, list_views};
use applications::side::Side;

/// Interviews of some days at most.
const MOST_OF_DAYS: i64 = 200;
/// Interviews that wait for an answer of the caller at most.
const MOST_TO_ANSWER: i64 = 50;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_interviews)).routes(routes!(view_interview))
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = InterviewsView)]
pub enum Which {
    /// Not over: by start, offered times last. Offered times that have all passed are over.
    #[default]
    Upcoming,
    /// Newest first.
    Past,
    All,
}

impl Which {
    const fn code(self) -> &'static str {
        match self {
            Self::Upcoming => "upcoming",
            Self::Past => "past",
            Self::All => "all",
        }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InterviewsQuery {
    #[param(inline)]
    view: Option<Which>,
    /// A day in Tashkent: with it come all interviews of these days, by start, on one page.
    from: Option<Date>,
    /// The last day.
    to: Option<Date>,
    application: Option<ApplicationId>,
    #[param(format = "uint32")]
    page: Option<u32>,
    #[param(format = "uint32")]
    per_page: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewsOut {
    pub status: bool,
    pub data: Vec<InterviewView>,
    pub meta: Meta,
    /// For the company: did these people come? For the candidate: which time, will he come?
    pub to_answer: Vec<InterviewView>,
}

/// The beginning of a day in Tashkent.
pub(crate) fn midnight(day: Date) -> Result<Timestamp> {
    let begins = day.to_zoned(tashkent()).map(|begins| begins.timestamp());
    begins.map_err(|_| Error::Invalid(FieldErrors::from(("from", FieldError::InvalidDate))))
}

/// The moments between which some days are.
pub(crate) fn span(from: Option<Date>, to: Option<Date>) -> Result<(Option<Timestamp>, Option<Timestamp>)> {
    if from.zip(to).is_some_and(|(from, to)| to < from) {
        return Err(Error::Invalid(FieldErrors::from(("to", FieldError::EndBeforeStart))));
    }
    let from = from.map(midnight).transpose()?;
    let to = to.map(|to| midnight(to.saturating_add(1.day()))).transpose()?;
    Ok((from, to))
}

/// Interviews of the candidate, or of the company.
#[utoipa::path(get, path = "/interviews", tag = "interviews", params(InterviewsQuery),
    responses((status = 200, body = InterviewsOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_interviews(
    State(app): State<App>,
    side: Side,
    Query(query): Query<InterviewsQuery>,
) -> Result<Json<InterviewsOut>> {
    let now = app.clock.now();
    let page = PageQuery { page: query.page, per_page: query.per_page };
    let (from, to) = span(query.from, query.to)?;
    let is_of_days = from.is_some() || to.is_some();
    let which = if is_of_days { Which::All } else { query.view.unwrap_or_default() };
    let mut db = app.db.acquire().await?;
    let found = store::Found {
        company: side.company(),
        candidate: side.candidate(),
        view: which.code(),
        days: (from, to),
        application: query.application,
    };
    let part = if is_of_days { (0, MOST_OF_DAYS) } else { (page.offset().into(), page.per_page().into()) };
    let total = store::count(&mut db, &found, now).await?;
    let ids = store::list(&mut db, &found, now, part).await?;
    let data = list_views(&app, &mut db, &side, &ids).await?;
    let ids = store::list_to_answer(&mut db, &found, now, MOST_TO_ANSWER).await?;
    let to_answer = list_views(&app, &mut db, &side, &ids).await?;
    let meta = if is_of_days {
        let shown = u32::try_from(data.len()).unwrap_or(u32::MAX);
        Meta { page: 1, per_page: shown, total: total.unsigned_abs(), pages: 1 }
    } else {
        page.meta(total.unsigned_abs())
    };
    Ok(Json(InterviewsOut { status: true, data, meta, to_answer }))
}

/// One interview.
#[utoipa::path(get, path = "/interviews/{id}", tag = "interviews", params(("id" = InterviewId, Path)),
    responses((status = 200, body = InterviewOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_interview(
    State(app): State<App>,
    side: Side,
    Path(id): Path<InterviewId>,
) -> Result<Json<InterviewOut>> {
    let mut db = app.db.acquire().await?;
    let data = find_view(&app, &mut db, &side, id).await?;
    Ok(Json(InterviewOut { status: true, data }))
}
