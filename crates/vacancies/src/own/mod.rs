//! How an employer sees and manages his vacancies.

mod actions;
mod list;
mod questions;
mod remove;
mod stats;
pub(crate) mod store;
mod view;

use jiff::Timestamp;
use kernel::words::{CompanyRight, Lifecycle, VacancyStatus};
use platform::App;
use platform::session::rights;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::card::VacancyCard;
use crate::locked::state;
use crate::state::{Action, Actor};

pub(crate) use questions::ITEM_LIMITS;
pub use store::hand_over;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_own_vacancies))
        .routes(routes!(view::view_own_vacancy))
        .routes(routes!(stats::view_vacancy_stats))
        .routes(routes!(questions::view_vacancy_questions, questions::update_vacancy_questions))
        .routes(routes!(actions::pause_vacancy))
        .routes(routes!(actions::resume_vacancy))
        .routes(routes!(actions::close_vacancy))
        .routes(routes!(actions::prolong_vacancy))
        .routes(routes!(actions::clone_vacancy))
        .routes(routes!(remove::destroy_vacancy))
}

/// A vacancy in its owner's list.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnVacancy {
    #[serde(flatten)]
    pub card: VacancyCard,
    pub status: VacancyStatus,
    pub lifecycle: Lifecycle,
    /// Hidden after complaints until a moderator decides.
    pub is_hidden: bool,
    /// It is public.
    pub is_public: bool,
    /// A revision that is not public.
    pub edit: Option<PendingEdit>,
    pub submitted_at: Timestamp,
    pub expires_at: Option<Timestamp>,
    pub views: i64,
    pub responses: i64,
    pub favourites: i64,
    /// Actions that the caller may take.
    pub actions: Vec<Action>,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = VacancyEdit)]
pub struct PendingEdit {
    pub state: EditState,
    pub submitted_at: Timestamp,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VacancyEditState)]
pub enum EditState {
    Waiting,
    Rejected,
}

/// Builds the vacancies for these rows, each with its card.
pub(crate) async fn load(
    app: &App,
    db: &mut sqlx::PgConnection,
    company: platform::CompanyId,
    rows: Vec<store::OwnRow>,
    locale: kernel::Locale,
) -> platform::Result<Vec<OwnVacancy>> {
    let ids: Vec<_> = rows.iter().map(|row| row.id).collect();
    let cards = crate::card::list_own_cards(app, db, company, &ids, locale).await?;
    let now = app.clock.now();
    let mut all = Vec::with_capacity(rows.len());
    for row in rows {
        if let Some(card) = cards.iter().find(|card| card.id == row.id) {
            all.push(OwnVacancy::of(&row, card.clone(), now)?);
        }
    }
    Ok(all)
}

impl OwnVacancy {
    /// The same vacancy for a member who may only look has no actions.
    fn for_member(self, me: &platform::Customer) -> Self {
        if rights::may(me.role, CompanyRight::RunVacancies) {
            self
        } else {
            Self { actions: Vec::new(), ..self }
        }
    }

    fn of(row: &store::OwnRow, card: VacancyCard, now: Timestamp) -> platform::Result<Self> {
        let expires_at = row.expires_at.map(jiff_sqlx::Timestamp::to_jiff);
        let state =
            state(&row.status, &row.lifecycle, row.is_published, row.is_hidden, false, expires_at, now)?;
        let is_over = expires_at.is_some_and(|end| end <= now);
        let state = state.if_over(is_over);
        let edit_state = match row.newest_state.as_str() {
            "waiting" if row.is_published => Some(EditState::Waiting),
            "rejected" if row.is_published => Some(EditState::Rejected),
            _ => None,
        };
        Ok(Self {
            card,
            status: state.status,
            lifecycle: state.lifecycle,
            is_hidden: state.is_hidden,
            is_public: state.is_public() && row.is_company_listed,
            edit: edit_state.map(|state| PendingEdit { state, submitted_at: row.newest_at }),
            submitted_at: row.submitted_at,
            expires_at,
            views: row.views,
            responses: row.responses,
            favourites: row.favourites,
            actions: state.allowed(Actor::Owner),
        })
    }
}
