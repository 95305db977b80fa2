//! `/company/{slug}`: a company and its vacancies.

use askama::Template;
use axum::http::StatusCode;
use kernel::Args;
use kernel::number::grouped;
use platform::{Error, PageQuery, Result};
use poster::{Shape, cloth_path};
use serde_json::json;
use vacancies::public::{self, CompanyFacts, CompanyOut};

use crate::blocks::{Block, text_blocks};
use crate::cards::{Card, joined};
use crate::island::Props;
use crate::page::{Page, PageMeta, Visit};
use crate::pagination::Pagination;
use crate::texts::{Texts, day};
use crate::{addresses, organization, query};

#[derive(Template)]
#[template(path = "company.html")]
struct CompanyPage<'a> {
    t: Texts<'a>,
    company: &'a CompanyFacts,
    cloth: String,
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
    /// The data of its islands, and where it can be reported.
    share: String,
    report: String,
    report_href: String,
    album: String,
    cards: Vec<Card>,
    pagination: Option<Pagination>,
}

struct Photo<'a> {
    large: &'a str,
    small: &'a str,
    alt: String,
}

pub async fn page(visit: &Visit<'_>, slug: &str) -> Result<Page> {
    let page = query::page(visit.query);
    let mut db = visit.app.db.acquire().await?;
    let params = PageQuery { page, per_page: None };
    let found = public::find_company(visit.app, &mut db, slug, params, visit.reader()).await?;
    Ok(draw(visit, slug, page, &found.ok_or(Error::NotFound)?))
}

fn address(page: u32) -> String {
    let page = (page > 1).then(|| page.to_string());
    query::address(&[("page", page.as_deref())])
}

fn draw(visit: &Visit<'_>, slug: &str, page: Option<u32>, found: &CompanyOut) -> Page {
    let (company, here) = (&found.company, page.unwrap_or(1));
    let t = visit.texts().at(&address(here));
    let title = t.with("company_title", "name", &company.name);
    let mut meta = PageMeta::document("company", title, description(company, &t));
    meta.search = address(found.meta.page);
    meta.preview = Some(addresses::company_picture(slug, visit.locale));
    meta.facts = Some(organization::of(&visit.app.site.public_url, company, &t));
    if found.data.is_empty() {
        // Without vacancies the page is not worth indexing; a page number past the last one is a 404.
        meta.indexed = false;
        meta.status = if page.is_some() { StatusCode::NOT_FOUND } else { StatusCode::OK };
    }
    let path = format!("/company/{slug}");
    let href = |page| format!("{}{}", t.href(&path), address(page));
    let cloth = |shape| cloth_path(&company.name, company.cloth.map(u32::from), shape);
    let photos = photos(company, &t);
    let body = CompanyPage {
        cloth: cloth(Shape::Band),
        logo: company.avatar.as_ref().map_or_else(|| cloth(Shape::Tile), |logo| logo.large.clone()),
        place: place(company),
        mark: mark(company, &t),
        facts: facts(company, &t),
        open: open(company, &t),
        about: company.about.as_deref().map(text_blocks).unwrap_or_default(),
        album: album(&photos),
        photos,
        truth: truth(company, &t),
        links: company
            .links
            .iter()
            .map(|link| (link_name(link.kind.code(), &link.url, &t), &*link.url))
            .collect(),
        share: Props::new()
            .with("path", &path)
            .with("title", &company.name)
            .with("company", &company.name)
            .json(),
        report: Props::new()
            .with("target", "company")
            .with("slug", slug)
            .with("label", &t.get("company_report"))
            .json(),
        report_href: t.href(&format!("{path}/report")),
        cards: Card::rows(&found.data, &t),
        pagination: Pagination::of(here, found.meta.pages, false, &t, href),
        company,
        t,
    };
    Page::draw(meta, body)
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

/// The data of the dialog that shows them large.
fn album(photos: &[Photo<'_>]) -> String {
    let photo = |photo: &Photo<'_>| json!({ "url": photo.large, "small": photo.small, "alt": photo.alt });
    Props::new().with("photos", &photos.iter().map(photo).collect::<Vec<_>>()).json()
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
        let t = Texts::new(&catalogue, Locale::En, "/", Vec::new(), None, Timestamp::UNIX_EPOCH);
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
