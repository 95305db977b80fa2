//! `GET /stats/hiring`: how a company hires. Four numbers, then where people fall out, where they wait, whether they
//! are answered, where they come from and why it ends.
//!
//! Everything is told of the applications that began in the period, whatever happened to them later.

mod export;
mod figures;
mod period;
mod store;

use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use platform::wording::ErrorBody;
use platform::{App, CompanyId, Customer, Error, Query, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answers::DUE_DAYS;
use crate::answers::{AnswerRecord, find_record};
use figures::{AnswerWeek, FunnelStep, ReasonCount, ReportTotals, SourceCount, StageStay};
use period::{Days, ReportQuery};
use store::Scope;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_hiring_report)).routes(routes!(export::export_hiring_report))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HiringReportOut {
    pub status: bool,
    pub data: HiringReport,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HiringReport {
    /// The first and the last day, in Tashkent time.
    pub from: Date,
    pub to: Date,
    /// Vacancies with applications, to choose one.
    pub vacancies: Vec<ReportVacancy>,
    pub totals: ReportTotals,
    /// Of as many days before; null for a report of everything.
    pub previous: Option<ReportTotals>,
    pub funnel: Vec<FunnelStep>,
    pub stays: Vec<StageStay>,
    pub weeks: Vec<AnswerWeek>,
    pub sources: Vec<SourceCount>,
    pub reasons: Vec<ReasonCount>,
    /// What candidates read about the company now, whatever the period.
    pub answers: AnswerRecord,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ReportVacancy {
    pub slug: String,
    pub title: String,
}

/// How the company hires: totals, funnel, times, answers, sources and reasons.
#[utoipa::path(get, path = "/stats/hiring", tag = "applications", params(ReportQuery),
    responses((status = 200, body = HiringReportOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn view_hiring_report(
    State(app): State<App>,
    me: Customer,
    Query(query): Query<ReportQuery>,
) -> Result<Json<HiringReportOut>> {
    let mut db = app.db.acquire().await?;
    let (data, _) = find(&mut db, me.company_id, &query, app.clock.now()).await?;
    Ok(Json(HiringReportOut { status: true, data }))
}

/// The report, and the title of the chosen vacancy.
async fn find(
    db: &mut PgConnection,
    company: CompanyId,
    query: &ReportQuery,
    now: Timestamp,
) -> Result<(HiringReport, Option<String>)> {
    let day = |at: Timestamp| at.to_zoned(tashkent()).date();
    let asked = query.asked(day(now)).map_err(Error::Invalid)?;
    let vacancy = match query.vacancy.as_deref().filter(|slug| !slug.is_empty()) {
        Some(slug) => Some(store::find_vacancy(db, company, slug).await?.ok_or(Error::NotFound)?),
        None => None,
    };
    let chosen = vacancy.as_ref().map(|vacancy| vacancy.id);
    let earliest = match asked.first {
        Some(_) => None,
        None => store::find_first(db, company, chosen).await?.map(day),
    };
    let days = Days::of(asked, earliest);
    let previous = asked.first.map(|_| days.previous());
    let scope = Scope { company, vacancy: chosen, start: days.start(), end: days.end() };
    let due_before = now - SignedDuration::from_hours(24 * DUE_DAYS);
    let earlier = previous.map_or(scope.start, Days::start);
    let totals = store::count_totals(db, scope, earlier, due_before).await?;
    let of = |is_current: bool| {
        let row = totals.iter().find(|row| row.is_current == is_current);
        row.map(figures::totals).unwrap_or_default()
    };
    let stages = store::list_stages(db, scope).await?;
    let weeks = store::list_weeks(db, scope, due_before).await?;
    let ends = store::list_ends(db, scope).await?;
    let vacancies = store::list_vacancies(db, company).await?;
    let vacancies = vacancies.into_iter().map(|row| ReportVacancy { slug: row.slug, title: row.title });
    let report = HiringReport {
        from: days.first,
        to: days.last,
        vacancies: vacancies.collect(),
        totals: of(true),
        previous: previous.map(|_| of(false)),
        funnel: figures::funnel(&stages),
        stays: figures::stays(&stages),
        weeks: figures::weeks(days, &weeks),
        sources: figures::sources(&ends),
        reasons: figures::reasons(&ends),
        answers: find_record(db, company, now).await?,
    };
    Ok((report, vacancy.map(|vacancy| vacancy.title)))
}
