//! How an employer sees those who applied: cards, a list, a table for spreadsheets, one with everything.

mod card;
mod export;
mod filter;
mod list;
pub(crate) mod store;
mod view;

use platform::App;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use card::read;
pub use card::{ApplicantCard, Reader, VacancyName, find_card};
pub use filter::{ApplicantQuery, Found, Sort, patterns};
pub use list::{ApplicantVacancy, list_vacancies};
pub(crate) use view::mark_viewed;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list_applicants))
        .routes(routes!(export::export_applicants))
        .routes(routes!(view::view_applicant))
}
