//! `/employers`: what an employer gets here and how it works, before anybody registers.

use askama::Template;

use crate::page::{Page, PageMeta, Visit};
use crate::texts::Texts;

#[derive(Template)]
#[template(path = "employers.html")]
struct EmployersPage<'a> {
    t: Texts<'a>,
    /// Heading and text of each.
    steps: [(String, String); 3],
    free: [String; 4],
}

pub fn page(visit: &Visit<'_>) -> Page {
    let t = visit.texts();
    let meta = PageMeta::document("article", t.get("shell_nav_employers"), t.get("employers_description"));
    let step = |n: usize| (t.get(&format!("employers_step_{n}")), t.get(&format!("employers_step_{n}_text")));
    let body = EmployersPage {
        steps: [1, 2, 3].map(step),
        free: [1, 2, 3, 4].map(|n| t.get(&format!("employers_free_{n}"))),
        t,
    };
    Page::draw(meta, body)
}
