//! `GET /my/home`: what a candidate sees first, in one response. What happens next stands before what could happen:
//! the next interview, the last answers, new vacancies of his spheres, saved searches, what to finish.

mod store;

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Lang, PageQuery, Result};
use resumes::ResumeId;
use resumes::form::Step;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use vacancies::card::{Reader, VacancyCard, list_public_cards};
use vacancy_search::saved::{self, SavedSearch};

use crate::interview::rules::Status;
use crate::mine::{self, MyApplication, Turn};

const CARDS: i64 = 4;
const SEARCHES: usize = 3;
const ANSWERS: usize = 3;
/// Among so many applications, the ones that wait first, are the answers and interviews to show.
const READ: PageQuery = PageQuery { page: Some(1), per_page: Some(50) };
/// Later interviews are not yet news.
const INTERVIEW_WITHIN: SignedDuration = SignedDuration::from_hours(14 * 24);

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_home))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HomeOut {
    pub status: bool,
    pub data: Home,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CandidateHome)]
pub struct Home {
    /// The chosen spheres, with the vacancies that were published today.
    pub spheres: Vec<HomeSphere>,
    /// Published today in any of them.
    pub new_today: i64,
    /// Applications in which it is the candidate's turn.
    pub waiting: i64,
    /// The newest in the chosen spheres without those applied to or hidden.
    pub vacancies: Vec<VacancyCard>,
    pub searches: Vec<SavedSearch>,
    /// Marked within 14 days.
    pub interview: Option<HomeInterview>,
    /// Applications with an answer, those that wait for the candidate first.
    pub answers: Vec<MyApplication>,
    /// The resume to go on with; null: there is none.
    pub resume: Option<HomeResume>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HomeSphere {
    pub slug: String,
    pub name: String,
    pub new_today: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HomeInterview {
    pub application: MyApplication,
    /// The address, if it is at the office.
    pub place: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HomeResume {
    pub id: ResumeId,
    /// Empty while it is not written.
    pub position: String,
    /// Employers can see it.
    pub is_active: bool,
    /// Staff returned it with a note.
    pub is_returned: bool,
    /// Where its owner stopped.
    pub step: Step,
    pub percent: i32,
}

/// What is new for the candidate, and what waits for him.
#[utoipa::path(get, path = "/my/home", tag = "applications",
    responses((status = 200, body = HomeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_home(State(app): State<App>, Lang(locale): Lang, me: Candidate) -> Result<Json<HomeOut>> {
    let now = app.clock.now();
    let words = app.shared::<Dictionaries>().now();
    let mut db = app.db.acquire().await?;
    let chosen = store::list_spheres(&mut db, me.candidate_id).await?;
    let counts = store::count_new(&mut db, &chosen, midnight(now), now).await?;
    let new_in =
        |slug: &String| counts.iter().filter(|row| row.spheres.contains(slug)).map(|row| row.count).sum();
    let spheres = chosen.iter().filter_map(|slug| {
        let sphere = words.sphere(slug)?;
        Some(HomeSphere {
            slug: slug.clone(),
            name: sphere.names.get(locale).to_owned(),
            new_today: new_in(slug),
        })
    });
    let spheres = spheres.collect();
    let ids = store::list_for(&mut db, me.candidate_id, &chosen, now, CARDS).await?;
    let reader = Reader { locale, candidate: Some(me.candidate_id) };
    let vacancies = list_public_cards(&app, &mut db, &ids, reader).await?;
    let mut applications = mine::list_first(&app, &mut db, me.candidate_id, locale, READ).await?;
    let waiting = applications.iter().filter(|one| one.turn == Turn::Me).count();
    let interview = match next_interview(&applications, now) {
        Some(at) => {
            let application = applications.remove(at);
            let id = application.interview.as_ref().map(|interview| interview.interview.id);
            let place = match id {
                Some(id) => store::find_place(&mut db, id).await?,
                None => None,
            };
            Some(HomeInterview { application, place })
        }
        None => None,
    };
    let searches = saved::newest(&app, &mut db, me.candidate_id, locale, SEARCHES).await?;
    let resume = store::find_resume(&mut db, me.candidate_id).await?.map(|row| HomeResume {
        id: row.id,
        position: row.position,
        is_active: row.is_active,
        is_returned: row.is_returned,
        step: Step::parse(&row.step),
        percent: row.completeness,
    });
    let answers = applications.into_iter().filter(is_answered).take(ANSWERS).collect();
    Ok(Json(HomeOut {
        status: true,
        data: Home {
            spheres,
            new_today: counts.iter().map(|row| row.count).sum(),
            waiting: i64::try_from(waiting).unwrap_or(i64::MAX),
            vacancies,
            searches,
            interview,
            answers,
            resume,
        },
    }))
}

/// The one that is soonest, as its place in the list.
fn next_interview(applications: &[MyApplication], now: Timestamp) -> Option<usize> {
    let start = |one: &MyApplication| {
        let interview = &one.interview.as_ref()?.interview;
        let start = interview.start_at.filter(|_| interview.status == Status::Marked)?;
        (start > now && start.duration_since(now) <= INTERVIEW_WITHIN).then_some(start)
    };
    let ahead = applications.iter().enumerate().filter_map(|(at, one)| Some((start(one)?, at)));
    ahead.min().map(|(_, at)| at)
}

/// The employer has at least looked at it.
fn is_answered(one: &MyApplication) -> bool {
    one.turn == Turn::Me || one.viewed_at.is_some() || one.reason.is_some()
}

/// When today began in Tashkent.
fn midnight(now: Timestamp) -> Timestamp {
    let today = now.to_zoned(tashkent()).date();
    today.to_zoned(tashkent()).map_or(now, |zoned| zoned.timestamp())
}
