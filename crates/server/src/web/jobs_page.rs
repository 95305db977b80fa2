//! `/jobs`: the newest vacancies, of all or of one sphere and place.

use askama::Template;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use dictionaries::Dictionaries;
use platform::{PageQuery, Result};
use serde_json::json;
use vacancies::public::{self, Filter, VacanciesOut};

use super::cards::Card;
use super::frame::{Frame, Painting, Query};
use super::lists::{Lists, Named, name_of};
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

/// What the address asks for.
struct Asked {
    sphere: Option<String>,
    location: Option<String>,
    page: Option<u32>,
}

impl Asked {
    fn of(query: Option<&str>) -> Self {
        Self {
            sphere: search::text(query, "sphere"),
            location: search::text(query, "location"),
            page: search::page(query),
        }
    }

    /// The address of another page of the same list.
    fn address(&self, page: u32) -> String {
        list_address(self.sphere.as_deref(), self.location.as_deref(), Some(page))
    }

    /// The key under which the web asks for this page.
    fn key(&self) -> serde_json::Value {
        let mut query = serde_json::Map::new();
        query.extend(self.sphere.iter().map(|sphere| ("sphere".to_owned(), json!(sphere))));
        query.extend(self.location.iter().map(|location| ("location".to_owned(), json!(location))));
        query.extend(self.page.iter().map(|page| ("page".to_owned(), json!(page))));
        json!(["get", "/api/v1/jobs", { "params": { "query": query } }])
    }
}

fn list_address(sphere: Option<&str>, location: Option<&str>, page: Option<u32>) -> String {
    let page = page.filter(|page| *page > 1).map(|page| page.to_string());
    search::address(&[("sphere", sphere), ("location", location), ("page", page.as_deref())])
}

/// A sphere or place that does not exist, and a page behind the last one, are not there (404); what is shown then is
/// what the web shows.
pub async fn page(frame: &Frame<'_>, query: Option<&str>) -> Result<Response> {
    let asked = Asked::of(query);
    let lists = Lists::of(frame.app, frame.locale);
    let words = frame.app.shared::<Dictionaries>().now();
    let filter = Filter::check(&words, asked.sphere.as_deref(), asked.location.as_deref(), None).ok();
    if let Some(filter) = filter.as_ref().filter(|filter| filter.location != asked.location) {
        // A place may be named in many ways, but its list has one address.
        let list = list_address(filter.sphere.as_deref(), filter.location.as_deref(), asked.page);
        let to = format!("{}{list}", frame.locale.path("/jobs"));
        return Ok((StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response());
    }
    let list = match &filter {
        Some(filter) => find(frame, filter, asked.page).await?,
        None => empty(),
    };
    let t = frame.texts().at(&asked.address(asked.page.unwrap_or(1)));
    let names = [
        asked.sphere.as_deref().map(|slug| name_of(&lists.spheres, slug)),
        asked.location.as_deref().map(|slug| name_of(&lists.regions, slug)),
    ];
    let names: Vec<&str> = names.into_iter().flatten().collect();
    let count = t.count("jobs_count", list.meta.total);
    let mut painting = Painting::page(title(&names, &t), description(&names, &count, &t))
        .with(lists.query())
        .with(Query { key: asked.key(), data: json!(list) });
    let is_empty = list.data.is_empty();
    if filter.is_none() || (is_empty && asked.page.is_some()) {
        painting.status = StatusCode::NOT_FOUND;
    }
    // Search engines are shown lists that have something in them, and the list of all.
    painting.indexed = !is_empty || (names.is_empty() && asked.page.is_none());
    if let Some(filter) = &filter {
        let (sphere, location) = (filter.sphere.as_deref(), filter.location.as_deref());
        painting.search = list_address(sphere, location, Some(list.meta.page));
        painting.feed = Some(super::feeds::address(frame.locale, sphere));
    }
    let chip = |name: &&str| Chip {
        label: (*name).to_owned(),
        remove: t.with("jobs_filter_remove", "filter", name),
    };
    let href = |page| format!("{}{}", t.href("/jobs"), asked.address(page));
    let body = JobsPage {
        spheres: &lists.spheres,
        regions: &lists.regions,
        what: asked.sphere.as_deref().unwrap_or_default(),
        place: asked.location.as_deref().unwrap_or_default(),
        title: count,
        filters: &names.iter().map(chip).collect::<Vec<_>>(),
        cards: Card::list(&list.data, &t),
        narrowed: !names.is_empty() || asked.page.is_some(),
        pagination: Pagination::of(asked.page.unwrap_or(1), list.meta.pages, true, &t, href),
        t,
    };
    Ok(frame.paint(painting, &body))
}

async fn find(frame: &Frame<'_>, filter: &Filter, page: Option<u32>) -> Result<VacanciesOut> {
    let mut db = frame.app.db.acquire().await?;
    let page = PageQuery { page, per_page: None };
    let (data, meta) = public::list_vacancies(frame.app, &mut db, filter, page, frame.reader()).await?;
    Ok(VacanciesOut { status: true, data, meta })
}

/// Nothing fits what does not exist.
fn empty() -> VacanciesOut {
    VacanciesOut { status: true, data: Vec::new(), meta: PageQuery::default().meta(0) }
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
