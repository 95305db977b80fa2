//! `GET /my/applicants`: everybody who applied, by the employer's filter.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::words::ApplicationStage;
use platform::wording::ErrorBody;
use platform::{App, Customer, Lang, Meta, Query, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::card::{ApplicantCard, Reader, read};
use super::filter::{ApplicantQuery, Found};
use super::store;

#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantsOut {
    pub status: bool,
    pub data: Vec<ApplicantCard>,
    pub meta: Meta,
    /// How many the filter finds in each stage, whatever stage it names.
    pub counts: Vec<StageCount>,
    /// Responses that wait longer for an answer than promised, in the chosen vacancy.
    pub late: i64,
    pub vacancies: Vec<ApplicantVacancy>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StageCount {
    pub stage: ApplicationStage,
    pub count: i64,
    pub unread: i64,
}

/// A vacancy to switch to.
#[derive(Debug, Serialize, ToSchema)]
pub struct ApplicantVacancy {
    pub slug: String,
    pub title: String,
    pub is_open: bool,
    pub count: i64,
    pub unread: i64,
    pub late: i64,
}

/// Everybody who applied to the company's vacancies.
#[utoipa::path(get, path = "/my/applicants", tag = "applications", params(ApplicantQuery),
    responses((status = 200, body = ApplicantsOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_applicants(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(query): Query<ApplicantQuery>,
) -> Result<Json<ApplicantsOut>> {
    let now = app.clock.now();
    let page = query.page();
    let mut db = app.db.acquire().await?;
    let found = query.found(&app, &mut db, me.company_id).await?;
    let anywhere = Found { stage: None, ..found.clone() };
    let columns = store::count_by_column(&mut db, &me, &anywhere).await?;
    let count = |stage: ApplicationStage| {
        let rows = || columns.iter().filter(|row| row.stage == stage.code());
        StageCount {
            stage,
            count: rows().map(|row| row.count).sum(),
            unread: rows().map(|row| row.unread).sum(),
        }
    };
    let counts: Vec<StageCount> = ApplicationStage::ALL.iter().copied().map(count).collect();
    let is_counted = |count: &&StageCount| found.stage.is_none_or(|stage| stage == count.stage);
    let total: i64 = counts.iter().filter(is_counted).map(|count| count.count).sum();
    let words = app.shared::<Dictionaries>().now();
    let (answer_days, is_promise) = (found.answer_days, found.is_promise);
    let reader = Reader { words: &words, locale, now, me: &me, answer_days, is_promise };
    let rows = store::list(&mut db, &me, &found, now, page).await?;
    let data = rows.into_iter().map(|row| read(row, &reader)).collect::<Result<_>>()?;
    let (vacancies, late) = list_vacancies(&app, &mut db, &found).await?;
    let meta = page.meta(total.unsigned_abs());
    Ok(Json(ApplicantsOut { status: true, data, meta, counts, late, vacancies }))
}

/// The vacancies to switch between, and how many late ones the chosen one has.
pub async fn list_vacancies(
    app: &App,
    db: &mut PgConnection,
    found: &Found,
) -> Result<(Vec<ApplicantVacancy>, i64)> {
    let rows = store::list_vacancies(db, found.company, found.due_before, app.clock.now()).await?;
    let is_chosen = |row: &&store::VacancyRow| found.vacancy.as_ref().is_none_or(|slug| *slug == row.slug);
    let late = rows.iter().filter(is_chosen).map(|row| row.late).sum();
    let vacancies = rows.into_iter().map(|row| ApplicantVacancy {
        slug: row.slug,
        title: row.title,
        is_open: row.is_open,
        count: row.count,
        unread: row.unread,
        late: row.late,
    });
    Ok((vacancies.collect(), late))
}
