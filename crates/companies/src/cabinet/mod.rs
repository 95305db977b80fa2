//! `GET /company/cabinet`: what waits for the company, its vacancies, its week and its plan, in one response.
//!
//! What is shown is the same for every member; `may_act` says whether the caller may do anything about it.

mod rules;
mod store;
mod week;

use applications::answers::{AnswerRecord, OWN_DAYS, find_record};
use applications::interview::rules::RESULT_WITHIN;
use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan as _};
use kernel::clock::tashkent;
use kernel::words::CompanyRight;
use platform::session::rights;
use platform::wording::ErrorBody;
use platform::{App, Customer, Lang, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use vacancies::own::{self, OwnVacancy, Standing};

pub use rules::CabinetTodo;
pub use week::{CabinetDay, CabinetWeek};

/// More than a plan allows at once, with refused and expired ones besides.
const MOST_VACANCIES: i64 = 60;
const MOST_INTERVIEWS: i64 = 60;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_cabinet))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CabinetOut {
    pub status: bool,
    pub data: Cabinet,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Cabinet {
    /// The most important first.
    pub todos: Vec<CabinetTodo>,
    /// The next interview whose time is set, for a day on which nothing waits.
    pub next_interview: Option<NextInterview>,
    /// Vacancies that are not closed: first those with something to do.
    pub vacancies: Vec<OwnVacancy>,
    /// The usual time of moderation in hours, if something waits for it.
    pub usual_hours: Option<i64>,
    pub week: CabinetWeek,
    pub answers: AnswerRecord,
    pub plan: CabinetPlan,
    /// The caller may answer, prolong and resume.
    pub may_act: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NextInterview {
    pub start_at: Timestamp,
    pub name: String,
    /// Of the vacancy.
    pub title: String,
}

/// The plan and what is used of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct CabinetPlan {
    pub code: String,
    pub is_verified: bool,
    pub open_vacancies: Used,
    /// In this calendar month.
    pub contact_openings: Used,
    /// The first day of the next month, when all openings are there again.
    pub openings_renew_on: Date,
    /// In the last 24 hours. Only verified companies may invite.
    pub invitations: Used,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = UsedOfPlan)]
pub struct Used {
    pub used: i64,
    pub of: i64,
}

/// What waits for the company in use, its open vacancies, its last seven days and its plan.
#[utoipa::path(get, path = "/company/cabinet", tag = "companies",
    responses((status = 200, body = CabinetOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_cabinet(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
) -> Result<Json<CabinetOut>> {
    let now = app.clock.now();
    let may_act = rights::may(me.role, CompanyRight::RunVacancies);
    let mut db = app.db.acquire().await?;
    let plan = find_plan(&mut db, &me, now).await?;
    let answers = find_record(&mut db, me.company_id, now).await?;
    let vacancies = own::newest(&app, &mut db, &me, locale, MOST_VACANCIES).await?;
    let vacancies = rules::shown(vacancies, now);
    let days = i64::from(answers.promise_days.unwrap_or(OWN_DAYS));
    let clock = SignedDuration::from_hours(24 * days);
    let late = store::find_late(&mut db, me.company_id, now - clock).await?;
    let interviews =
        store::list_interviews(&mut db, me.company_id, now - RESULT_WITHIN, MOST_INTERVIEWS).await?;
    let unread = store::find_unread(&mut db, me.company_id).await?;
    let found = rules::Found {
        late,
        unread,
        clock,
        interviews: &interviews,
        vacancies: vacancies.iter().map(rules::VacancyFacts::of).collect(),
        plan: &plan,
    };
    let todos = rules::todos(&found, now, may_act);
    let is_waiting = vacancies.iter().any(|one| one.standing == Standing::Waiting);
    let usual_hours = if is_waiting { vacancies::moderated::usual_hours(&app, &mut db).await? } else { None };
    Ok(Json(CabinetOut {
        status: true,
        data: Cabinet {
            todos,
            next_interview: rules::next_interview(&interviews, now),
            usual_hours,
            week: find_week(&mut db, &me, now).await?,
            vacancies,
            answers,
            plan,
            may_act,
        },
    }))
}

async fn find_plan(db: &mut PgConnection, me: &Customer, now: Timestamp) -> Result<CabinetPlan> {
    let month = now.to_zoned(tashkent()).date().first_of_month();
    let row = store::find_plan(db, me.company_id, midnight(month, now), now - DAY).await?;
    let open = if row.is_verified { row.open_vacancies } else { row.open_unverified };
    let used = |used: i64, of: i32| Used { used, of: i64::from(of) };
    Ok(CabinetPlan {
        code: row.code,
        is_verified: row.is_verified,
        open_vacancies: used(row.open_used, open),
        contact_openings: used(row.openings_used, row.contact_openings),
        openings_renew_on: month.saturating_add(1.month()),
        invitations: used(row.invitations_used, row.invitations_a_day),
    })
}

const DAY: SignedDuration = SignedDuration::from_hours(24);

async fn find_week(db: &mut PgConnection, me: &Customer, now: Timestamp) -> Result<CabinetWeek> {
    let today = now.to_zoned(tashkent()).date();
    let first = week::first_day(today);
    let views = store::list_views(db, me.company_id, first).await?;
    let responses = store::list_responses(db, me.company_id, midnight(first, now)).await?;
    Ok(week::week(today, &views, &responses))
}

/// The first moment of a day in Tashkent.
fn midnight(day: Date, fallback: Timestamp) -> Timestamp {
    day.to_zoned(tashkent()).map_or(fallback, |zoned| zoned.timestamp())
}
