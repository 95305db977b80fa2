//! Public reads: lists, the page of a vacancy, similar ones, companies, counts. Each is a plain function shared by
//! the API and the server-rendered pages.
//!
//! Searches here return ids; [`crate::card::list_public_cards`] checks again what is public.

mod addresses;
mod company;
pub mod company_page;
mod counts;
mod feed;
mod list;
mod similar;
mod store;
mod summary;
mod view;
mod visits;

use kernel::Locale;
use kernel::words::Role;
use platform::{App, Viewer};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::card::Reader;

pub use addresses::{CompanyAddress, list_company_addresses, list_company_marks, list_vacancy_marks};
pub use company::{CompanyFacts, CompanyMark, CompanyOut, CompanyTruth, find_company};
pub use company_page::{CompanyBenefit, CompanyLink, CompanyOffice, CompanyPhoto, CompanySize, LinkKind};
pub use counts::Counts;
pub use feed::{Address, list_addresses, list_newest};
pub use list::{Filter, list_vacancies};
pub use similar::{SimilarOut, similar};
pub use summary::{Counted, SummaryOut, summary};
pub(crate) use view::preview;
pub use view::{Vacancy, VacancyCustomer, VacancyLookup, VacancyOut, find_vacancy};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(summary::view_vacancy_summary))
        .routes(routes!(view::view_vacancy))
        .routes(routes!(similar::list_similar_vacancies))
        .routes(routes!(visits::seen::note_vacancy_seen))
        .routes(routes!(visits::contacts::open_vacancy_contacts))
        .routes(routes!(company::view_company))
}

/// Whoever uses the product as a candidate has saved vacancies; everybody else sees none marked (decisions B41).
pub fn reader(locale: Locale, viewer: Option<&Viewer>) -> Reader {
    let candidate =
        viewer.filter(|viewer| viewer.role == Role::Candidate).and_then(|viewer| viewer.candidate_id);
    Reader { locale, candidate }
}
