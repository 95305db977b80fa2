//! `/jobs/{slug}`: a vacancy, or similar ones when it is over; `/job/{slug}`: the short URL that people share.

use askama::Template;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kernel::Locale;
use kernel::words::LanguageLevel;
use platform::{Error, Result};
use poster::cloth_index;
use serde_json::{Value, json};
use vacancies::card::VacancyCard;
use vacancies::public::{self, Vacancy, VacancyLookup};

use super::blocks::{Block, text_blocks};
use super::cards::{self, Card, Facts, PayText, Size, joined, tile, work_types};
use super::frame::{Frame, PageMeta, Query};
use super::texts::Texts;
use super::{answer_record, job_posting, share_picture, visit};

#[derive(Template)]
#[template(path = "vacancy.html")]
struct VacancyPage<'a> {
    t: Texts<'a>,
    vacancy: &'a Vacancy,
    cloth: u32,
    logo: String,
    /// Place, work types and age.
    line: String,
    pay: Option<PayText>,
    /// Whether the numbers are before or after taxes.
    tax: Option<String>,
    /// Where a candidate responds.
    respond: String,
    facts: Vec<Fact>,
    about: Vec<Block>,
    /// Headings with their list items.
    parts: Vec<(String, &'a [String])>,
    strip: Strip<'a>,
    cards: Vec<Card>,
}

/// A row of the table at the top.
struct Fact {
    icon: &'static str,
    name: String,
    value: String,
}

/// The company's section below the vacancy.
struct Strip<'a> {
    href: String,
    tile: String,
    facts: String,
    /// How it answers candidates.
    answers: String,
    about: Option<&'a str>,
}

#[derive(Template)]
#[template(path = "vacancy_gone.html")]
struct GonePage<'a> {
    t: Texts<'a>,
    cards: Vec<Card>,
}

pub async fn page(frame: &Frame<'_>, slug: &str) -> Result<Response> {
    let mut db = frame.app.db.acquire().await?;
    let reader = frame.reader();
    match public::find_vacancy(frame.app, &mut db, slug, reader, None).await? {
        VacancyLookup::Public(vacancy) => {
            let similar = public::similar(frame.app, &mut db, slug, reader).await?.unwrap_or_default();
            Ok(paint(frame, &vacancy, &similar))
        }
        VacancyLookup::Gone { similar } => Ok(paint_gone(frame, slug, &similar)),
        VacancyLookup::Nowhere => Err(Error::NotFound),
    }
}

/// `/job/{slug}` leads to the page itself, in the language of the address, else in the one that the person chose
/// (decisions A3). The query tells where the visit came from, so it travels along.
pub fn share_address(slug: &str, locale: Locale, query: Option<&str>, headers: &HeaderMap) -> Response {
    let locale = match locale {
        Locale::Uz => visit::chosen(headers).unwrap_or(locale),
        _ => locale,
    };
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    let to = format!("{}{query}", locale.path(&format!("/jobs/{slug}")));
    let headers = [
        (header::LOCATION, to),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::VARY, "cookie".to_owned()),
    ];
    (StatusCode::MOVED_PERMANENTLY, headers).into_response()
}

fn key(path: &str, slug: &str) -> Value {
    json!(["get", path, { "params": { "path": { "slug": slug } } }])
}

fn paint(frame: &Frame<'_>, vacancy: &Vacancy, similar: &[VacancyCard]) -> Response {
    let t = frame.texts();
    let customer = &vacancy.customer;
    let title = [&*vacancy.title, &customer.card.name, &vacancy.location_name].join(", ");
    let slug = &vacancy.slug;
    let mut meta = PageMeta::page(title, cards::description(&Facts::from(vacancy), &t))
        .with(Query {
            key: key("/api/v1/jobs/{slug}", slug),
            data: json!({ "status": true, "data": vacancy }),
        })
        .with(Query {
            key: key("/api/v1/jobs/{slug}/similar", slug),
            data: json!({ "status": true, "data": similar }),
        });
    meta.preview = Some(share_picture::vacancy_address(slug, frame.locale));
    meta.facts = Some(job_posting::of(frame.app, vacancy, &t));
    let strip = Strip {
        href: t.href(&format!("/company/{}", customer.card.slug)),
        tile: tile(&customer.card, Size::Small),
        facts: joined([
            customer.location_name.clone(),
            t.count("vacancy_company_open", customer.open_vacancies),
        ]),
        answers: joined(answer_record::facts(customer.card.answers.as_ref(), &t)),
        about: customer.about_short.as_deref(),
    };
    let body = VacancyPage {
        cloth: cloth_index(&customer.card.name),
        logo: tile(&customer.card, Size::Large),
        line: line(vacancy, &t),
        pay: vacancy.salary.as_ref().map(|salary| PayText::of(salary, &t)),
        tax: vacancy.salary.filter(|salary| !salary.is_by_agreement()).map(|salary| {
            t.get(match salary.tax() {
                kernel::Tax::Net => "kernel_salary_net",
                kernel::Tax::Gross => "kernel_salary_gross",
            })
        }),
        respond: t.href(&format!("/jobs/{slug}/response")),
        facts: facts(vacancy, &t),
        about: text_blocks(&vacancy.about),
        parts: parts(vacancy, &t),
        strip,
        cards: Card::list(similar, &t),
        vacancy,
        t,
    };
    frame.paint(meta, &body)
}

fn paint_gone(frame: &Frame<'_>, slug: &str, similar: &[VacancyCard]) -> Response {
    let t = frame.texts();
    let meta = PageMeta::failure(StatusCode::GONE, t.get("vacancy_gone_title"), t.get("vacancy_gone_text"))
        .with(Query {
            key: key("/api/v1/jobs/{slug}", slug),
            data: json!({ "status": false, "similar": similar }),
        });
    frame.paint(meta, &GonePage { cards: Card::list(similar, &t), t })
}

macro_rules! icon {
    ($name:literal) => {
        include_str!(concat!("../../templates/icons/", $name, ".html"))
    };
}

/// What people look for first, as `web/src/features/vacancies/vacancy-facts.tsx` shows it; unknown facts are left out.
fn facts(vacancy: &Vacancy, t: &Texts<'_>) -> Vec<Fact> {
    let details = &vacancy.details;
    let yes = |is_set: bool| if is_set { t.get("form_yes") } else { String::new() };
    let education = details.education_level.map(|level| t.get(&level.label_key())).unwrap_or_default();
    [
        (icon!("fact-experience"), "vacancy_experience", t.get(&vacancy.experience.label_key())),
        (icon!("fact-hours"), "vacancy_hours", hours(vacancy, t)),
        (icon!("fact-education"), "vacancy_education", education),
        (icon!("fact-languages"), "vacancy_languages", languages(vacancy, t)),
        (icon!("fact-yes"), "vacancy_form_accessible", yes(details.accessible)),
    ]
    .into_iter()
    .filter(|(_, _, value)| !value.is_empty())
    .map(|(icon, name, value)| Fact { icon, name: t.get(name), value })
    .collect()
}

/// `Toshkent, Chilonzor, Bunyodkor 5 · Gibrid · Bugun`.
fn line(vacancy: &Vacancy, t: &Texts<'_>) -> String {
    let place = [Some(vacancy.location_name.as_str()), vacancy.address.as_deref()];
    joined([
        place.into_iter().flatten().collect::<Vec<_>>().join(", "),
        work_types(&vacancy.work_type, t),
        vacancy.published_at.map(|at| t.ago(at)).unwrap_or_default(),
    ])
}

/// `Dush–Juma, 09:00–18:00`.
pub fn hours(vacancy: &Vacancy, t: &Texts<'_>) -> String {
    let days = t.get(&vacancy.work_hours.label_key());
    match (&vacancy.hours_from, &vacancy.hours_to) {
        (Some(from), Some(to)) => format!("{days}, {from}–{to}"),
        _ => days,
    }
}

/// `Oʻzbek, ingliz (erkin)`.
fn languages(vacancy: &Vacancy, t: &Texts<'_>) -> String {
    let level = |level: LanguageLevel| t.get(&level.label_key()).to_lowercase();
    let named = vacancy.languages.iter().map(|language| match language.level {
        Some(known) => format!("{} ({})", language.name, level(known)),
        None => language.name.clone(),
    });
    named.collect::<Vec<_>>().join(", ")
}

/// The lists of a vacancy with their headings; empty ones are left out.
pub fn parts<'a>(vacancy: &'a Vacancy, t: &Texts<'_>) -> Vec<(String, &'a [String])> {
    [
        ("vacancy_tasks", &vacancy.tasks),
        ("vacancy_requirements", &vacancy.requirements),
        ("vacancy_advantages", &vacancy.advantages),
    ]
    .into_iter()
    .filter(|(_, items)| !items.is_empty())
    .map(|(title, items)| (t.get(title), items.as_slice()))
    .collect()
}
