//! `/`: the search, the newest vacancies, spheres and regions with their counts.

use askama::Template;
use axum::response::Response;
use kernel::number::grouped;
use platform::Result;
use serde_json::json;
use vacancies::public::{self, SummaryOut};

use super::cards::Card;
use super::frame::{Frame, PageMeta, Query};
use super::lists::{Lists, Named};
use super::texts::Texts;

/// Quick links for the most frequent searches: query and key of the label. The web app has the same list in
/// `features/home/hero.tsx`.
const QUICK: [(&str, &str); 5] = [
    ("work=remote", "work_type_remote"),
    ("experience=none", "experience_none"),
    ("work=partial", "work_type_partial"),
    ("resume_required=false", "jobs_resume_not_required"),
    ("salary=10000000", "home_quick_pay"),
];
/// How many spheres are shown before the visitor expands the list.
const FIRST: usize = 8;

/// A name with its number of vacancies; no number if there are none.
struct Counted<'a> {
    slug: &'a str,
    name: &'a str,
    count: u64,
    shown: String,
    /// Text for screen readers.
    spoken: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    t: Texts<'a>,
    spheres: &'a [Named],
    regions: &'a [Named],
    /// Here the search form is a block, not a bar, and it is empty.
    is_bar: bool,
    q: &'a str,
    lead: String,
    /// URL and name of each.
    quick: [(&'a str, String); 5],
    cards: Vec<Card>,
    first: &'a [Counted<'a>],
    rest: &'a [Counted<'a>],
    counted_regions: Vec<Counted<'a>>,
}

pub async fn page(frame: &Frame<'_>) -> Response {
    let lists = Lists::of(frame.app, frame.locale);
    let summary = match summary(frame).await {
        Ok(summary) => Some(summary),
        // The counts and the newest vacancies are optional: the page works without them.
        Err(error) => {
            tracing::warn!(code = error.code(), "the home page has no numbers");
            None
        }
    };
    let t = frame.texts();
    let mut meta = PageMeta::page(t.get("home_title"), t.get("home_description"))
        .with(lists.query())
        // The largest image on the screen; the breakpoint is that of styles/home.css.
        .show("/cloth/hero-phone.svg", "(max-width: 899.98px)")
        .show("/cloth/hero.svg", "(min-width: 900px)");
    if let Some(summary) = &summary {
        meta = meta.with(Query { key: json!(["get", "/api/v1/jobs/summary"]), data: json!(summary) });
    }
    let (by_sphere, by_region) = summary
        .as_ref()
        .map_or_else(Default::default, |all| (all.spheres.as_slice(), all.regions.as_slice()));
    let spheres = counted(&lists.spheres, by_sphere, &t);
    let (first, rest) = spheres.split_at(FIRST.min(spheres.len()));
    let total = summary.as_ref().map_or(0, |all| all.total);
    let body = HomePage {
        spheres: &lists.spheres,
        regions: &lists.regions,
        is_bar: false,
        q: "",
        lead: if total > 0 { t.with("home_lead_count", "count", &shown(total)) } else { t.get("home_lead") },
        quick: QUICK.map(|(query, name)| (query, t.get(name))),
        cards: Card::list(summary.as_ref().map_or(&[], |all| &all.newest), &t),
        counted_regions: counted(&lists.regions, by_region, &t),
        first,
        rest,
        t,
    };
    frame.paint(meta, &body)
}

async fn summary(frame: &Frame<'_>) -> Result<SummaryOut> {
    let mut db = frame.app.db.acquire().await?;
    public::summary(frame.app, &mut db, frame.reader()).await
}

fn shown(count: u64) -> String {
    grouped(i64::try_from(count).unwrap_or(i64::MAX))
}

fn counted<'a>(names: &'a [Named], counts: &[public::Counted], t: &Texts<'_>) -> Vec<Counted<'a>> {
    let count = |slug: &str| counts.iter().find(|one| one.slug == slug).map_or(0, |one| one.count);
    let counted = |named: &'a Named| {
        let count = count(&named.slug);
        let (shown, spoken) = (shown(count), t.count("jobs_count", count));
        Counted { slug: &named.slug, name: &named.name, count, shown, spoken }
    };
    names.iter().map(counted).collect()
}
