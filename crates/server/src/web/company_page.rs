//! `/company/{slug}`: a company and its vacancies.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::number::grouped;
use platform::{Error, PageQuery, Result};
use poster::cloth_index;
use serde_json::json;
use vacancies::public::{self, CompanyFacts, CompanyOut};

use super::blocks::{Block, text_blocks};
use super::cards::{Card, Size, joined, picture};
use super::frame::{Frame, PageMeta, Query};
use super::pagination::Pagination;
use super::texts::{Texts, day};
use super::{search, share_picture};

#[derive(Template)]
#[template(path = "company.html")]
struct CompanyPage<'a> {
    t: Texts<'a>,
    company: &'a CompanyFacts,
    cloth: u32,
    logo: String,
    place: String,
    /// Labels with their values.
    facts: Vec<(String, String)>,
    about: Vec<Block>,
    cards: Vec<Card>,
    pagination: Option<Pagination>,
}

pub async fn page(frame: &Frame<'_>, slug: &str, query: Option<&str>) -> Result<Response> {
    let page = search::page(query);
    let mut db = frame.app.db.acquire().await?;
    let params = PageQuery { page, per_page: None };
    let found = public::find_company(frame.app, &mut db, slug, params, frame.reader()).await?;
    Ok(paint(frame, slug, page, &found.ok_or(Error::NotFound)?))
}

fn address(page: u32) -> String {
    let page = (page > 1).then(|| page.to_string());
    search::address(&[("page", page.as_deref())])
}

fn paint(frame: &Frame<'_>, slug: &str, page: Option<u32>, found: &CompanyOut) -> Response {
    let (company, here) = (&found.company, page.unwrap_or(1));
    let t = frame.texts().at(&address(here));
    let query = page.map_or_else(|| json!({}), |page| json!({ "page": page }));
    let params = json!({ "path": { "slug": slug }, "query": query });
    let key = json!(["get", "/api/v1/companies/{slug}", { "params": params }]);
    let mut meta = PageMeta::page(t.with("company_title", "name", &company.name), description(company, &t))
        .with(Query { key, data: json!(found) });
    meta.search = address(found.meta.page);
    meta.preview = Some(share_picture::company_address(slug, frame.locale));
    if found.data.is_empty() {
        // Without vacancies the page is not worth indexing; a page number past the last one is a 404.
        meta.indexed = false;
        meta.status = if page.is_some() { StatusCode::NOT_FOUND } else { StatusCode::OK };
    }
    let href = |page| format!("{}{}", t.href(&format!("/company/{slug}")), address(page));
    let body = CompanyPage {
        cloth: cloth_index(&company.name),
        logo: picture(company.avatar.as_ref(), &company.name, Size::Large),
        place: place(company),
        facts: facts(company, &t),
        about: company.about.as_deref().map(text_blocks).unwrap_or_default(),
        cards: Card::list(&found.data, &t),
        pagination: Pagination::of(here, found.meta.pages, false, &t, href),
        company,
        t,
    };
    frame.paint(meta, &body)
}

fn place(company: &CompanyFacts) -> String {
    let place = [Some(company.location_name.as_str()), company.address.as_deref()];
    place.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Unknown facts are left out.
fn facts(company: &CompanyFacts, t: &Texts<'_>) -> Vec<(String, String)> {
    let open = i64::try_from(company.open_vacancies).ok().map(grouped);
    let founded = company.owned_year.map(|year| year.to_string());
    let facts =
        [("company_open", open), ("company_founded", founded), ("company_since", Some(day(company.since)))];
    facts.into_iter().filter_map(|(name, value)| Some((t.get(name), value?))).collect()
}

/// Name, place and number of vacancies: what fits into a preview.
fn description(company: &CompanyFacts, t: &Texts<'_>) -> String {
    let open = match company.open_vacancies {
        0 => String::new(),
        count => t.count("vacancy_company_open", count),
    };
    joined([company.name.clone(), company.location_name.clone(), open])
}
