//! `/jobs`: the vacancies that match the query of the URL.

mod notes;
mod rail;
mod removal;

use askama::Template;
use axum::http::StatusCode;
use dictionaries::Dictionaries;
use platform::db::Db;
use platform::{PageQuery, Result};
use vacancy_search::results::{self, FoundVacancies};
use vacancy_search::search_params::{FilterKey, SearchParams, SearchQuery, Sort};

use self::notes::{Chip, NearJobs, Notes, Nothing};
use self::rail::{Choice, Rail};
use crate::cards::Card;
use crate::island::Props;
use crate::lists::{Lists, Named};
use crate::page::{Page, PageMeta, Visit};
use crate::pagination::Pagination;
use crate::texts::Texts;
use crate::{Found, addresses, query};

/// Whoever has looked at two vacancies knows whether this is a search to be saved.
const CARDS_BEFORE_SAVING: usize = 2;

#[derive(Template)]
#[template(path = "jobs.html")]
struct JobsPage<'a> {
    t: Texts<'a>,
    /// Here the search form is a bar, and places are chosen in the filter column.
    is_bar: bool,
    regions: &'a [Named],
    q: &'a str,
    q_props: String,
    /// Parameters that have no field in the form, so that sending it keeps them.
    kept: Vec<(&'static str, String)>,
    /// The label of the filter button.
    filters_label: String,
    rail: Rail,
    title: String,
    total: u64,
    sorts: Vec<Choice>,
    chips: Vec<Chip>,
    /// The same search without any filter.
    cleared: String,
    notes: Notes,
    ads: Vec<Card>,
    /// The button that saves the search stands below these, and the other cards below it.
    first: Vec<Card>,
    rest: Vec<Card>,
    near: Option<NearJobs>,
    /// Only if nothing was found.
    nothing: Option<Nothing>,
    /// Filters are active, so there may be more without them.
    narrowed: bool,
    /// The search that can be saved.
    kept_search: Option<String>,
    pagination: Option<Pagination>,
}

/// An unknown sphere or place, and a page number past the last one, get a 404 with the page.
pub async fn page(visit: &Visit<'_>) -> Result<Found> {
    let given = SearchQuery::read(visit.query.unwrap_or_default());
    let number = query::page(visit.query);
    let words = visit.app.shared::<Dictionaries>().now();
    let params = SearchParams::check(&words, &given);
    let is_known = params.is_ok();
    let params = params.unwrap_or_default();
    if is_known && is_named_otherwise(&given, &params) {
        // A place may have several names, but its list has one canonical URL.
        return Ok(Found::Moved(format!("{}{}", visit.locale.path("/jobs"), address(&params, number))));
    }
    let found = if is_known { Some(find(visit, &params, number).await?) } else { None };
    Ok(Found::Page(Box::new(draw(visit, &params, number, found.as_ref()))))
}

/// `found` is `None` if the URL refers to something that does not exist.
fn draw(
    visit: &Visit<'_>,
    params: &SearchParams,
    number: Option<u32>,
    found: Option<&FoundVacancies>,
) -> Page {
    let lists = Lists::of(visit.app, visit.locale);
    let here = address(params, number);
    let t = visit.texts().at(&here);
    let names = found.map(names).unwrap_or_default();
    let narrowed = found.is_none() || !params.is_everything() || number.is_some();
    // "No vacancies yet" is shown only if the whole product has no vacancies, never for a search.
    let count = match found.map(|found| found.meta.total) {
        None => t.get("jobs_title"),
        Some(0) if narrowed => t.get("jobs_nothing"),
        Some(total) => t.count("jobs_count", total),
    };
    let is_empty = found.is_none_or(|found| found.data.is_empty());
    let mut meta = PageMeta::document("jobs", title(&names, &t), description(&names, &count, &t));
    if found.is_none() || (is_empty && number.is_some()) {
        meta.status = StatusCode::NOT_FOUND;
    }
    // Search engines may index lists that are not empty, and the list of all vacancies.
    let is_all = found.is_some() && params.is_everything() && number.is_none();
    meta.indexed = is_landing(params) && (!is_empty || is_all);
    meta.search = here;
    let sphere = params.spheres.first().map(String::as_str);
    meta.feed = found.map(|_| addresses::feed(visit.locale, sphere));
    let applied = found.map_or(&[][..], |found| &found.applied);
    let typed = found.map_or("", |found| &found.words);
    let href = |params: &SearchParams| format!("{}{}", t.href("/jobs"), address(params, None));
    let page_href = |page| format!("{}{}", t.href("/jobs"), address(params, Some(page)));
    let cards = |list: fn(&FoundVacancies) -> &Vec<_>| found.map(|found| Card::rows(list(found), &t));
    let mut first = cards(|found| &found.data).unwrap_or_default();
    let rest = first.split_off(first.len().min(CARDS_BEFORE_SAVING));
    let can_be_saved = found.is_some() && (!params.is_everything() || number.is_some());
    let total = found.map_or(0, |found| found.meta.total);
    let body = JobsPage {
        is_bar: true,
        regions: &[],
        q: &params.text,
        q_props: Props::new().with("q", &params.text).json(),
        kept: kept(params),
        filters_label: match applied.len() {
            0 => t.get("jobs_filters_open"),
            count => t.with("jobs_filters_open_count", "count", &count.to_string()),
        },
        rail: Rail::of(params, found, &lists, &t),
        title: count,
        total,
        sorts: sorts(params, &t),
        chips: applied
            .iter()
            .map(|one| Chip::of(one, href(&removal::without_value(params, one)), &t))
            .collect(),
        cleared: href(&removal::cleared(params, applied, typed)),
        notes: found.map(|found| Notes::of(params, found, is_landing(params), &t, href)).unwrap_or_default(),
        ads: cards(|found| &found.ads).unwrap_or_default(),
        first,
        rest,
        near: found.and_then(|found| NearJobs::of(params, found, &t, href)),
        nothing: found
            .filter(|found| found.meta.total == 0)
            .and_then(|found| Nothing::of(params, found, &t, href)),
        kept_search: can_be_saved.then(|| {
            let query = params.query();
            Props::new().with("query", &query).with("name", &names.join(", ")).json()
        }),
        narrowed,
        pagination: Pagination::of(
            number.unwrap_or(1),
            found.map_or(0, |found| found.meta.pages),
            true,
            &t,
            page_href,
        ),
        t,
    };
    Page::draw(meta, body)
}

async fn find(visit: &Visit<'_>, params: &SearchParams, page: Option<u32>) -> Result<FoundVacancies> {
    let page = PageQuery { page, per_page: None };
    results::find(visit.app, &mut Db::from(&visit.app.db), params, page, true, visit.reader()).await
}

/// Whether a place was given by a name other than its canonical slug.
fn is_named_otherwise(given: &SearchQuery, params: &SearchParams) -> bool {
    let named = given.location.as_deref().unwrap_or_default().split(',').map(str::trim);
    let named: Vec<&str> = named.filter(|name| !name.is_empty()).collect();
    named.iter().any(|name| !params.locations.iter().any(|slug| slug == name))
}

/// One sphere, one place, or both: the lists that people search for in search engines.
fn is_landing(params: &SearchParams) -> bool {
    let few = SearchParams {
        spheres: params.spheres.iter().take(1).cloned().collect(),
        locations: params.locations.iter().take(1).cloned().collect(),
        ..SearchParams::default()
    };
    *params == few
}

/// `?q=haydovchi&location=samarqand&page=2`
fn address(params: &SearchParams, page: Option<u32>) -> String {
    let mut out = params.query();
    if let Some(page) = page.filter(|page| *page > 1) {
        out += if out.is_empty() { "page=" } else { "&page=" };
        out += &page.to_string();
    }
    if out.is_empty() { out } else { format!("?{out}") }
}

/// The form has fields for one sphere and the places that it lists; what else the address says is sent along.
fn kept(params: &SearchParams) -> Vec<(&'static str, String)> {
    let company = params.company.iter().map(|slug| ("company", slug.clone()));
    let as_typed = params.as_typed.then(|| ("as_typed", "true".to_owned()));
    company.chain(as_typed).collect()
}

/// The sort orders. Relevance is offered only for a text query.
fn sorts(params: &SearchParams, t: &Texts<'_>) -> Vec<Choice> {
    let is_offered = |sort: &Sort| *sort != Sort::Relevance || !params.text.is_empty();
    let choice = |sort: Sort| Choice {
        label: t.get(&format!("jobs_sort_{}", sort.code())),
        is_chosen: sort == params.sort(),
        ..Choice::plain(sort.code())
    };
    Sort::ALL.into_iter().filter(is_offered).map(choice).collect()
}

/// The names that form the title of the page: the typed words, then the filters of landing pages.
fn names(found: &FoundVacancies) -> Vec<&str> {
    let is_naming = |key: FilterKey| {
        matches!(key, FilterKey::Sphere | FilterKey::Profession | FilterKey::Location | FilterKey::Company)
    };
    let words = Some(found.words.as_str()).filter(|words| !words.is_empty());
    let labels = found.applied.iter().filter(|one| is_naming(one.key)).map(|one| one.label.as_str());
    words.into_iter().chain(labels).collect()
}

fn description(names: &[&str], count: &str, t: &Texts<'_>) -> String {
    let about = t.get("jobs_description");
    if names.is_empty() { about } else { format!("{}: {count}. {about}", names.join(", ")) }
}

/// `IT va dasturlash, Toshkent shahri: vakansiyalar`.
pub fn title(names: &[&str], t: &Texts<'_>) -> String {
    match names {
        [] => t.get("jobs_title"),
        names => t.with("jobs_title_narrowed", "what", &names.join(", ")),
    }
}
