//! How an employer sees and manages his vacancies.

mod actions;
mod appeal;
mod list;
mod questions;
mod remove;
mod standing;
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

use standing::{CompanyOut, Situation, next_action, standing};

pub(crate) use questions::ITEM_LIMITS;
pub use standing::{NextAction, Standing};
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
        .routes(routes!(appeal::appeal_taking_down))
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
    /// The word for its state that every list and page shows.
    pub standing: Standing,
    /// Why nobody sees its company, if so.
    pub company_out: Option<CompanyOut>,
    /// The one button of its card.
    pub next_action: Option<NextAction>,
    /// A revision that is not public.
    pub edit: Option<PendingEdit>,
    pub submitted_at: Timestamp,
    pub expires_at: Option<Timestamp>,
    pub views: i64,
    pub responses: i64,
    /// Responses that nobody of the company has opened.
    pub new_responses: i64,
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

/// The newest vacancies of a company, as its list shows them to this member.
pub async fn newest(
    app: &App,
    db: &mut sqlx::PgConnection,
    me: &platform::Customer,
    locale: kernel::Locale,
    most: i64,
) -> platform::Result<Vec<OwnVacancy>> {
    let rows = store::list_own(db, me.company_id, None, None, app.clock.now(), most, 0).await?;
    let all = load(app, db, me.company_id, rows, locale).await?.into_iter();
    Ok(all.map(|vacancy| vacancy.for_member(me)).collect())
}

impl OwnVacancy {
    /// The same vacancy for a member who may only look has no actions.
    fn for_member(self, me: &platform::Customer) -> Self {
        if rights::may(me.role, CompanyRight::RunVacancies) {
            self
        } else {
            let next_action = next_action(Situation { actions: &[], ..self.situation() });
            Self { actions: Vec::new(), next_action, ..self }
        }
    }

    fn situation(&self) -> Situation<'_> {
        Situation {
            standing: self.standing,
            edit: self.edit.as_ref().map(|edit| edit.state),
            new_responses: self.new_responses,
            actions: &self.actions,
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
        let company_out = row.company_out.as_deref().and_then(CompanyOut::parse);
        let found = Self {
            card,
            status: state.status,
            lifecycle: state.lifecycle,
            is_hidden: state.is_hidden,
            is_public: state.is_public() && company_out.is_none(),
            standing: standing(state, row.is_taken_down, company_out),
            company_out,
            next_action: None,
            edit: edit_state.map(|state| PendingEdit { state, submitted_at: row.newest_at }),
            submitted_at: row.submitted_at,
            expires_at,
            views: row.views,
            responses: row.responses,
            new_responses: row.new_responses,
            favourites: row.favourites,
            actions: state.allowed(Actor::Owner),
        };
        let next_action = next_action(found.situation());
        Ok(Self { next_action, ..found })
    }
}
