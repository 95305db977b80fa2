//! `/jobs`: the vacancies that fit what the address asks for.

use askama::Template;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use dictionaries::Dictionaries;
use finding::asked::{Asked, SearchQuery};
use finding::results::{self, FoundVacancies};
use platform::{PageQuery, Result};
use serde_json::{Value, json};

use super::cards::Card;
use super::frame::{Frame, Painting, Query};
use super::lists::{Lists, Named};
use super::pagination::Pagination;
use super::search;
use super::texts::Texts;

#[derive(Template)]
#[template(path = "jobs.html")]
struct JobsPage<'a> {
    t: Texts<'a>,
    spheres: &'a [Named],
    regions: &'a [Named],
    /// What the search form has chosen.
    what: &'a str,
    place: &'a str,
    title: String,
    filters: &'a [Chip],
    cards: Vec<Card>,
    /// There may be more without the filters.
    narrowed: bool,
    pagination: Option<Pagination>,
}

/// A filter that is set.
struct Chip {
    label: String,
    remove: String,
}

/// A sphere or place that does not exist, and a page behind the last one, are not there (404); what is shown then is
/// what the web shows.
pub async fn page(frame: &Frame<'_>, query: Option<&str>) -> Result<Response> {
    let given = SearchQuery::read(query.unwrap_or_default());
    let number = search::page(query);
    let lists = Lists::of(frame.app, frame.locale);
    let words = frame.app.shared::<Dictionaries>().now();
    let asked = Asked::check(&words, &given);
    let is_known = asked.is_ok();
    let asked = asked.unwrap_or_default();
    if is_known && is_named_otherwise(&given, &asked) {
        // A place may be named in many ways, but its list has one address.
        let to = format!("{}{}", frame.locale.path("/jobs"), address(&asked, number));
        return Ok((StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response());
    }
    let found = if is_known { Some(find(frame, &asked, number).await?) } else { None };
    let here = address(&asked, number);
    let t = frame.texts().at(&here);
    let names: Vec<&str> =
        found.iter().flat_map(|found| &found.applied).map(|applied| applied.label.as_str()).collect();
    let total = found.as_ref().map_or(0, |found| found.meta.total);
    let count = t.count("jobs_count", total);
    let mut painting = Painting::page(title(&names, &t), description(&names, &count, &t)).with(lists.query());
    if let Some(found) = &found {
        painting = painting.with(Query { key: key(&asked, number), data: json!(found) });
    }
    let is_empty = found.as_ref().is_none_or(|found| found.data.is_empty());
    if !is_known || (is_empty && number.is_some()) {
        painting.status = StatusCode::NOT_FOUND;
    }
    // Search engines are shown lists that have something in them, and the list of all.
    painting.indexed = is_landing(&asked) && (!is_empty || (asked.is_everything() && number.is_none()));
    painting.search = here;
    let sphere = asked.spheres.first().map(String::as_str);
    painting.feed = is_known.then(|| super::feeds::address(frame.locale, sphere));
    let chip = |name: &&str| Chip {
        label: (*name).to_owned(),
        remove: t.with("jobs_filter_remove", "filter", name),
    };
    let href = |page| format!("{}{}", t.href("/jobs"), address(&asked, Some(page)));
    let cards = found.as_ref().map(|found| Card::list(&found.data, &t)).unwrap_or_default();
    let pages = found.as_ref().map_or(0, |found| found.meta.pages);
    let body = JobsPage {
        spheres: &lists.spheres,
        regions: &lists.regions,
        what: sphere.unwrap_or_default(),
        place: asked.locations.first().map(String::as_str).unwrap_or_default(),
        title: count,
        filters: &names.iter().map(chip).collect::<Vec<_>>(),
        cards,
        narrowed: !asked.is_everything() || number.is_some(),
        pagination: Pagination::of(number.unwrap_or(1), pages, true, &t, href),
        t,
    };
    Ok(frame.paint(painting, &body))
}

async fn find(frame: &Frame<'_>, asked: &Asked, page: Option<u32>) -> Result<FoundVacancies> {
    let mut db = frame.app.db.acquire().await?;
    let page = PageQuery { page, per_page: None };
    results::find(frame.app, &mut db, asked, page, true, frame.reader()).await
}

/// Places are read by any of their names.
fn is_named_otherwise(given: &SearchQuery, asked: &Asked) -> bool {
    let named = given.location.as_deref().unwrap_or_default().split(',').map(str::trim);
    let named: Vec<&str> = named.filter(|name| !name.is_empty()).collect();
    named.iter().any(|name| !asked.locations.iter().any(|slug| slug == name))
}

/// One sphere, one place, or both: the lists that people look for by a search engine.
fn is_landing(asked: &Asked) -> bool {
    let few = Asked {
        spheres: asked.spheres.iter().take(1).cloned().collect(),
        locations: asked.locations.iter().take(1).cloned().collect(),
        ..Asked::default()
    };
    *asked == few
}

/// `?q=haydovchi&location=samarqand&page=2`
fn address(asked: &Asked, page: Option<u32>) -> String {
    let mut out = asked.query();
    if let Some(page) = page.filter(|page| *page > 1) {
        out += if out.is_empty() { "page=" } else { "&page=" };
        out += &page.to_string();
    }
    if out.is_empty() { out } else { format!("?{out}") }
}

/// The key under which the web asks for this page.
fn key(asked: &Asked, page: Option<u32>) -> Value {
    let name = |name| if name == "work" { "work_type" } else { name };
    let pairs = asked.pairs().into_iter().map(|(key, value)| (name(key).to_owned(), json!(value)));
    let mut query: serde_json::Map<String, Value> = pairs.collect();
    query.extend(page.iter().map(|page| ("page".to_owned(), json!(page))));
    json!(["get", "/api/v1/jobs", { "params": { "query": query } }])
}

fn description(names: &[&str], count: &str, t: &Texts<'_>) -> String {
    let about = t.get("jobs_description");
    if names.is_empty() { about } else { format!("{}: {count}. {about}", names.join(", ")) }
}

/// `IT va dasturlash, Toshkent shahri: vakansiyalar`. The web gives the page the same name.
pub fn title(names: &[&str], t: &Texts<'_>) -> String {
    match names {
        [] => t.get("jobs_title"),
        names => t.with("jobs_title_narrowed", "what", &names.join(", ")),
    }
}
