//! `/company/{slug}`: a company and its vacancies.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::Args;
use kernel::number::grouped;
use platform::{Error, PageQuery, Result};
use poster::cloth_index;
use serde_json::json;
use vacancies::public::{self, CompanyFacts, CompanyOut};

use super::blocks::{Block, text_blocks};
use super::cards::{Card, joined};
use super::frame::{Frame, PageMeta, Query};
use super::pagination::Pagination;
use super::texts::{Texts, day};
use super::{organization, search, share_picture};

#[derive(Template)]
#[template(path = "company.html")]
struct CompanyPage<'a> {
    t: Texts<'a>,
    company: &'a CompanyFacts,
    cloth: u32,
    logo: String,
    place: String,
    /// When it was verified, and what was checked.
    mark: Option<String>,
    /// Labels with their values.
    facts: Vec<(String, String)>,
    /// The number of its open vacancies in words, if there are any.
    open: Option<String>,
    about: Vec<Block>,
    photos: Vec<Photo<'a>>,
    /// Labels with their values.
    truth: Vec<(String, String)>,
    /// Names with their addresses.
    links: Vec<(String, &'a str)>,
    cards: Vec<Card>,
    pagination: Option<Pagination>,
}

struct Photo<'a> {
    large: &'a str,
    small: &'a str,
    alt: String,
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
    meta.facts = Some(organization::of(&frame.app.site.public_url, company, &t));
    if found.data.is_empty() {
        // Without vacancies the page is not worth indexing; a page number past the last one is a 404.
        meta.indexed = false;
        meta.status = if page.is_some() { StatusCode::NOT_FOUND } else { StatusCode::OK };
    }
    let href = |page| format!("{}{}", t.href(&format!("/company/{slug}")), address(page));
    let cloth = company.cloth.map_or_else(|| cloth_index(&company.name), u32::from);
    let body = CompanyPage {
        cloth,
        logo: company
            .avatar
            .as_ref()
            .map_or_else(|| format!("/cloth/{cloth}.svg"), |logo| logo.large.clone()),
        place: place(company),
        mark: mark(company, &t),
        facts: facts(company, &t),
        open: open(company, &t),
        about: company.about.as_deref().map(text_blocks).unwrap_or_default(),
        photos: photos(company, &t),
        truth: truth(company, &t),
        links: company
            .links
            .iter()
            .map(|link| (link_name(link.kind.code(), &link.url, &t), &*link.url))
            .collect(),
        cards: Card::list(&found.data, &t),
        pagination: Pagination::of(here, found.meta.pages, false, &t, href),
        company,
        t,
    };
    frame.paint(meta, &body)
}

/// The city alone when the exact addresses have a list of their own.
fn place(company: &CompanyFacts) -> String {
    let street = company.address.as_deref().filter(|_| company.addresses.is_empty());
    let place = [Some(company.location_name.as_str()), street];
    place.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn mark(company: &CompanyFacts, t: &Texts<'_>) -> Option<String> {
    let mark = company.mark.as_ref()?;
    let parts = [
        (mark.tax_number, "company_mark_tax_number"),
        (mark.document, "company_mark_document"),
        (mark.registry, "company_mark_registry"),
    ];
    let what: Vec<String> = parts.into_iter().filter(|(is, _)| *is).map(|(_, key)| t.get(key)).collect();
    if what.is_empty() {
        return Some(t.on("company_mark_plain", &mark.at));
    }
    let args = Args::new().text("date", day(mark.at)).text("what", what.join(", "));
    Some(t.catalogue().format(t.locale(), "company_mark", &args))
}

/// Unknown facts are left out.
fn facts(company: &CompanyFacts, t: &Texts<'_>) -> Vec<(String, String)> {
    let founded = company.owned_year.map(|year| year.to_string());
    let size = company.size.map(|size| size.code().replace('-', "–"));
    let facts = [("company_founded", founded), ("company_size", size)];
    facts.into_iter().filter_map(|(name, value)| Some((t.get(name), value?))).collect()
}

fn photos<'a>(company: &'a CompanyFacts, t: &Texts<'_>) -> Vec<Photo<'a>> {
    let numbered = (1..).zip(&company.photos);
    let photo = numbered.map(|(number, photo)| {
        let args = Args::new().text("name", company.name.as_str()).text("number", number.to_string());
        let alt = t.catalogue().format(t.locale(), "company_photo", &args);
        Photo { large: &photo.url, small: &photo.small, alt }
    });
    photo.collect()
}

/// What is not known yet is left out.
fn truth(company: &CompanyFacts, t: &Texts<'_>) -> Vec<(String, String)> {
    let truth = &company.truth;
    let number = |count: u64| Some(grouped(i64::try_from(count).unwrap_or(i64::MAX)));
    let rows = [
        ("company_since", Some(day(truth.since))),
        ("company_open", number(truth.open_vacancies)),
        ("company_truth_closed", number(truth.closed_vacancies)),
        ("company_truth_complaints", number(truth.complaints_upheld)),
        ("company_truth_answered", truth.answered_share.map(|share| format!("{share}%"))),
        ("company_truth_time", truth.median_answer_hours.map(|hours| answer_time(hours.into(), t))),
        ("company_truth_promise", truth.promise_days.map(|days| t.count("company_truth_days", days))),
    ];
    rows.into_iter().filter_map(|(name, value)| Some((t.get(name), value?))).collect()
}

const DAY_HOURS: i64 = 24;

/// Hours up to two days, then whole days.
fn answer_time(hours: i64, t: &Texts<'_>) -> String {
    if hours < 2 * DAY_HOURS {
        return t.count("company_truth_hours", hours.max(1));
    }
    t.count("company_truth_days", (hours + DAY_HOURS / 2) / DAY_HOURS)
}

/// Networks have proper names; a site is called by its address.
fn link_name(kind: &str, url: &str, t: &Texts<'_>) -> String {
    match kind {
        "site" => host(url).to_owned(),
        network => t.get(&format!("social_network_{network}")),
    }
}

/// `https://www.non.uz/haqida` → `non.uz`.
fn host(url: &str) -> &str {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or(url);
    let host = rest.split(['/', '?', '#']).next().unwrap_or(rest);
    host.strip_prefix("www.").unwrap_or(host)
}

fn open(company: &CompanyFacts, t: &Texts<'_>) -> Option<String> {
    (company.open_vacancies > 0).then(|| t.count("vacancy_company_open", company.open_vacancies))
}

/// Name, place and number of vacancies: what fits into a preview.
fn description(company: &CompanyFacts, t: &Texts<'_>) -> String {
    joined([company.name.clone(), company.location_name.clone(), open(company, t).unwrap_or_default()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;
    use kernel::Locale;

    #[test]
    fn a_site_is_called_by_its_host() {
        for (url, expected) in [
            ("https://non.uz", "non.uz"),
            ("https://www.non.uz/haqida?x=1", "non.uz"),
            ("http://jobs.non.uz#jamoa", "jobs.non.uz"),
        ] {
            assert_eq!(host(url), expected, "{url}");
        }
    }

    #[test]
    fn the_time_to_an_answer_is_in_hours_and_then_in_days() {
        let catalogue = crate::messages::catalogue();
        let t = Texts::new(&catalogue, Locale::En, "/", Vec::new(), false, Timestamp::UNIX_EPOCH);
        for (hours, expected) in [
            (0, "within 1 hour"),
            (47, "within 47 hours"),
            (48, "within 2 days"),
            (60, "within 3 days"),
            (71, "within 3 days"),
        ] {
            assert_eq!(answer_time(hours, &t), expected, "{hours}");
        }
    }
}
