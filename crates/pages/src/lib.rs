//! The pages that the server writes: documents, which are complete without scripts, and the frame around the app.
//!
//! A page is a file here, with what it reads and what its head says, and a template. [`find`] chooses the document of
//! a path; [`app`] is the frame with an empty place for React. `docs/adr/0005-documents-with-islands.md` says why.

pub mod addresses;
mod answer_record;
pub mod app;
mod blocks;
#[cfg(test)]
mod card_parity;
pub mod cards;
mod company;
mod employers;
mod faq;
pub mod form;
mod guides;
pub mod head;
pub mod help;
mod home;
mod island;
pub mod jobs;
mod lists;
pub mod lost;
mod menus;
pub mod messages;
mod organization;
mod page;
mod pagination;
pub mod query;
pub mod report;
pub mod texts;
mod transparency;
mod vacancy;

use platform::Result;

pub use form::Form;
pub use page::{Frame, Page, PageMeta, Visit};
use report::Subject;

/// Public pages without parameters, without language prefix.
pub const PUBLIC: [&str; 10] = [
    "/",
    "/jobs",
    "/employers",
    "/guides",
    "/help",
    "/help/faq",
    "/help/contacts",
    "/help/transparency",
    "/help/terms",
    "/help/privacy",
];

/// A document.
pub enum Found {
    Page(Box<Page>),
    /// It has another address.
    Moved(String),
}

/// The document at a path; `None` if there is none, and the path may be a page of the app.
pub async fn find(visit: &Visit<'_>) -> Option<Result<Found>> {
    let segments: Vec<&str> = visit.path.split('/').skip(1).collect();
    let (route, page) = match segments.as_slice() {
        [""] => ("/", Ok(home::page(visit).await)),
        ["jobs"] => match jobs::page(visit).await {
            Ok(Found::Page(page)) => ("/jobs", Ok(*page)),
            other => return Some(other),
        },
        // The form of a vacancy is a page of the app.
        ["jobs", "create"] => return None,
        ["jobs", slug] => ("/jobs/$slug", vacancy::page(visit, slug).await),
        ["jobs", slug, "report"] => {
            let subject = Subject::Vacancy(slug);
            (subject.route(), report::page(visit, subject, &Form::default()).await)
        }
        ["company", slug] => ("/company/$slug", company::page(visit, slug).await),
        ["company", slug, "report"] => {
            let subject = Subject::Company(slug);
            (subject.route(), report::page(visit, subject, &Form::default()).await)
        }
        ["employers"] => ("/employers", Ok(employers::page(visit))),
        ["guides"] => ("/guides", Ok(guides::list(visit))),
        ["guides", slug] => ("/guides/$slug", guides::page(visit, slug)),
        ["help"] => ("/help", help::page(visit, "help")),
        ["help", "faq"] => (visit.path, faq::page(visit)),
        ["help", "transparency"] => ("/help/transparency", transparency::page(visit).await),
        ["help", slug] => (visit.path, help::page(visit, slug)),
        _ => return None,
    };
    Some(page.map(|mut page| {
        page.meta.route = head::route_name(route);
        Found::Page(Box::new(page))
    }))
}
