//! `/`: for guests the search, the newest vacancies, spheres and regions with their counts; for signed-in people the
//! places of what concerns them, which islands fill.

use askama::Template;
use kernel::number::grouped;
use platform::Result;
use vacancies::public::{self, SummaryOut};

use crate::cards::Card;
use crate::guides::GuideCard;
use crate::island::Props;
use crate::lists::{Lists, Named};
use crate::page::{Page, PageMeta, Visit};
use crate::texts::Texts;

/// Quick links for the most frequent searches: query and key of the label.
const QUICK: [(&str, &str); 5] = [
    ("work=remote", "work_type_remote"),
    ("experience=none", "experience_none"),
    ("work=partial", "work_type_partial"),
    ("resume_required=false", "jobs_resume_not_required"),
    ("salary=10000000", "home_quick_pay"),
];
/// What most people ask about first.
const GUIDES: [&str; 3] = ["first-resume", "interview", "advance-payment"];
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
    q_props: String,
    kept: Vec<(&'static str, String)>,
    lead: String,
    /// URL and name of each.
    quick: [(&'a str, String); 5],
    cards: Vec<Card>,
    first: &'a [Counted<'a>],
    rest: &'a [Counted<'a>],
    counted_regions: Vec<Counted<'a>>,
    guides: Vec<GuideCard>,
}

/// The home of a candidate.
#[derive(Template)]
#[template(path = "home_candidate.html")]
struct CandidateHome<'a> {
    t: Texts<'a>,
    regions: &'a [Named],
    /// What the search form needs, as on the page of guests.
    is_bar: bool,
    q: &'a str,
    q_props: String,
    kept: Vec<(&'static str, String)>,
    greeting: String,
}

/// The home of an employer.
#[derive(Template)]
#[template(path = "home_employer.html")]
struct EmployerHome<'a> {
    t: Texts<'a>,
    greeting: String,
}

pub async fn page(visit: &Visit<'_>) -> Page {
    let t = visit.texts();
    if t.is_candidate() {
        let lists = Lists::of(visit.app, visit.locale);
        let body = CandidateHome {
            regions: &lists.regions,
            is_bar: false,
            q: "",
            q_props: Props::new().with("q", "").json(),
            kept: Vec::new(),
            greeting: t.get(t.greeting()),
            t,
        };
        return Page::draw(meta(visit), body);
    }
    if t.is_employer() {
        return Page::draw(meta(visit), EmployerHome { greeting: t.get(t.greeting()), t });
    }
    of_guest(visit).await
}

fn meta(visit: &Visit<'_>) -> PageMeta {
    let t = visit.texts();
    PageMeta::document("home", t.get("home_title"), t.get("home_description"))
        // The largest image on the screen; the breakpoint is that of styles/home.css.
        .show("/cloth/hero-phone.svg", "(max-width: 899.98px)")
        .show("/cloth/hero.svg", "(min-width: 900px)")
}

async fn of_guest(visit: &Visit<'_>) -> Page {
    let lists = Lists::of(visit.app, visit.locale);
    let summary = match summary(visit).await {
        Ok(summary) => Some(summary),
        // The counts and the newest vacancies are optional: the page works without them.
        Err(error) => {
            tracing::warn!(code = error.code(), "the home page has no numbers");
            None
        }
    };
    let t = visit.texts();
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
        q_props: Props::new().with("q", "").json(),
        kept: Vec::new(),
        lead: if total > 0 { t.with("home_lead_count", "count", &shown(total)) } else { t.get("home_lead") },
        quick: QUICK.map(|(query, name)| (query, t.get(name))),
        cards: Card::tiles(summary.as_ref().map_or(&[], |all| &all.newest), &t),
        counted_regions: counted(&lists.regions, by_region, &t),
        guides: GUIDES.iter().filter_map(|slug| GuideCard::named(slug, &t)).collect(),
        first,
        rest,
        t,
    };
    Page::draw(meta(visit), body)
}

async fn summary(visit: &Visit<'_>) -> Result<SummaryOut> {
    let mut db = visit.app.db.acquire().await?;
    public::summary(visit.app, &mut db, visit.reader()).await
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
    let mut rows: Vec<_> = names.iter().map(counted).collect();
    // Stable: equal ones stay in the order of the dictionary.
    rows.sort_by_key(|row| std::cmp::Reverse(row.count));
    rows
}
