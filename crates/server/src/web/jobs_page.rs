//! `/jobs`: the vacancies that match the query of the URL.

use askama::Template;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use dictionaries::Dictionaries;
use platform::db::Db;
use platform::{PageQuery, Result};
use serde_json::{Value, json};
use vacancy_search::results::{self, FoundVacancies};
use vacancy_search::search_params::{FilterKey, SearchParams, SearchQuery, Sort};

use super::cards::Card;
use super::frame::{Frame, PageMeta, Query};
use super::jobs_notes::{Chip, NearJobs, Notes};
use super::jobs_rail::{Choice, Rail};
use super::lists::{Lists, Named};
use super::pagination::Pagination;
use super::search;
use super::texts::Texts;

#[derive(Template)]
#[template(path = "jobs.html")]
struct JobsPage<'a> {
    t: Texts<'a>,
    /// Here the search form is a bar, and places are chosen in the filter column.
    is_bar: bool,
    regions: &'a [Named],
    q: &'a str,
    /// The label of the filter button.
    filters_label: String,
    rail: Rail,
    title: String,
    sorts: Vec<Choice>,
    chips: Vec<Chip>,
    notes: Notes,
    ads: Vec<Card>,
    cards: Vec<Card>,
    near: Option<NearJobs>,
    /// Filters are active, so there may be more without them.
    narrowed: bool,
    /// The search can be saved.
    is_kept: bool,
    pagination: Option<Pagination>,
}

/// An unknown sphere or place, and a page number past the last one, get a 404; the content is the same as in the web
/// app.
pub async fn page(frame: &Frame<'_>, query: Option<&str>) -> Result<Response> {
    let given = SearchQuery::read(query.unwrap_or_default());
    let number = search::page(query);
    let words = frame.app.shared::<Dictionaries>().now();
    let params = SearchParams::check(&words, &given);
    let is_known = params.is_ok();
    let params = params.unwrap_or_default();
    if is_known && is_named_otherwise(&given, &params) {
        // A place may have several names, but its list has one canonical URL.
        let to = format!("{}{}", frame.locale.path("/jobs"), address(&params, number));
        return Ok((StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response());
    }
    let found = if is_known { Some(find(frame, &params, number).await?) } else { None };
    Ok(paint(frame, &params, number, found.as_ref()))
}

/// `found` is `None` if the URL refers to something that does not exist.
fn paint(
    frame: &Frame<'_>,
    params: &SearchParams,
    number: Option<u32>,
    found: Option<&FoundVacancies>,
) -> Response {
    let lists = Lists::of(frame.app, frame.locale);
    let here = address(params, number);
    let t = frame.texts().at(&here);
    let names = found.map(names).unwrap_or_default();
    let narrowed = found.is_none() || !params.is_everything() || number.is_some();
    // "No jobs yet" is shown only if the whole product has no vacancies, never for a search.
    let count = match found.map(|found| found.meta.total) {
        None => t.get("jobs_title"),
        Some(0) if narrowed => t.get("jobs_nothing"),
        Some(total) => t.count("jobs_count", total),
    };
    let mut meta = PageMeta::page(title(&names, &t), description(&names, &count, &t)).with(lists.query());
    if let Some(found) = found {
        meta = meta.with(Query { key: key(params, number), data: json!(found) });
    }
    let is_empty = found.is_none_or(|found| found.data.is_empty());
    if found.is_none() || (is_empty && number.is_some()) {
        meta.status = StatusCode::NOT_FOUND;
    }
    // Search engines may index lists that are not empty, and the list of all vacancies.
    let is_all = found.is_some() && params.is_everything() && number.is_none();
    meta.indexed = is_landing(params) && (!is_empty || is_all);
    meta.search = here;
    let sphere = params.spheres.first().map(String::as_str);
    meta.feed = found.map(|_| super::feeds::address(frame.locale, sphere));
    let applied = found.map_or(&[][..], |found| &found.applied);
    let href = |params: &SearchParams| format!("{}{}", t.href("/jobs"), address(params, None));
    let page_href = |page| format!("{}{}", t.href("/jobs"), address(params, Some(page)));
    let cards = |list: fn(&FoundVacancies) -> &Vec<_>| found.map(|found| Card::list(list(found), &t));
    let body = JobsPage {
        is_bar: true,
        regions: &[],
        q: &params.text,
        filters_label: match applied.len() {
            0 => t.get("jobs_filters_open"),
            count => t.with("jobs_filters_open_count", "count", &count.to_string()),
        },
        rail: Rail::of(params, applied, found.and_then(|found| found.facets.as_ref()), &lists, &t),
        title: count,
        sorts: sorts(params, &t),
        chips: applied.iter().map(|one| Chip::of(one, &t)).collect(),
        notes: found.map(|found| Notes::of(params, found, is_landing(params), &t, href)).unwrap_or_default(),
        ads: cards(|found| &found.ads).unwrap_or_default(),
        cards: cards(|found| &found.data).unwrap_or_default(),
        near: found.and_then(|found| NearJobs::of(params, found, &t, href)),
        is_kept: found.is_some() && (!params.is_everything() || number.is_some()),
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
    frame.paint(meta, &body)
}

async fn find(frame: &Frame<'_>, params: &SearchParams, page: Option<u32>) -> Result<FoundVacancies> {
    let page = PageQuery { page, per_page: None };
    results::find(frame.app, &mut Db::from(&frame.app.db), params, page, true, frame.reader()).await
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

/// The cache key under which the web app requests this page.
fn key(params: &SearchParams, page: Option<u32>) -> Value {
    let name = |name| if name == "work" { "work_type" } else { name };
    let pairs = params.pairs().into_iter().map(|(key, value)| (name(key).to_owned(), json!(value)));
    let mut query: serde_json::Map<String, Value> = pairs.collect();
    query.extend(page.iter().map(|page| ("page".to_owned(), json!(page))));
    json!(["get", "/api/v1/jobs", { "params": { "query": query } }])
}

/// The sort orders. Relevance is offered only for a text query.
fn sorts(params: &SearchParams, t: &Texts<'_>) -> Vec<Choice> {
    let is_offered = |sort: &Sort| *sort != Sort::Relevance || !params.text.is_empty();
    let choice = |sort: Sort| Choice {
        value: sort.code().to_owned(),
        label: t.get(&format!("jobs_sort_{}", sort.code())),
        count: None,
        is_chosen: sort == params.sort(),
    };
    Sort::ALL.into_iter().filter(is_offered).map(choice).collect()
}

/// The names that form the title of the page: the typed words, then the filters of landing pages. The web app does
/// the same (`features/jobs/filters.ts`).
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

/// `IT va dasturlash, Toshkent shahri: vakansiyalar`. The web app uses the same title.
pub fn title(names: &[&str], t: &Texts<'_>) -> String {
    match names {
        [] => t.get("jobs_title"),
        names => t.with("jobs_title_narrowed", "what", &names.join(", ")),
    }
}
