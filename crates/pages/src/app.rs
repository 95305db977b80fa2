//! Pages of the app: the frame with an empty place, which React fills.

use askama::Template;

use crate::page::{Page, PageMeta, Visit};
use crate::texts::Texts;

#[derive(Template)]
#[template(path = "app.html")]
struct AppPage<'a> {
    t: Texts<'a>,
    /// The preloader covers the page.
    checking: bool,
}

pub fn page(visit: &Visit<'_>, meta: PageMeta) -> Page {
    let body = AppPage { t: visit.texts(), checking: meta.checking };
    Page::draw(meta, body)
}
