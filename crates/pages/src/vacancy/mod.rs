//! `/jobs/{slug}`: a vacancy, or similar ones when it is over.

mod job_posting;

use askama::Template;
use axum::http::StatusCode;
use kernel::words::LanguageLevel;
use platform::{Error, Result};
use poster::{Shape, cloth_path};
use vacancies::card::VacancyCard;
use vacancies::public::{self, Vacancy, VacancyLookup};

use crate::blocks::{Block, text_blocks};
use crate::cards::{self, Card, Facts, PayText, Size, joined, tile, work_types};
use crate::island::Props;
use crate::page::{Page, PageMeta, Visit};
use crate::texts::Texts;
use crate::{addresses, answer_record};

#[derive(Template)]
#[template(path = "vacancy.html")]
struct VacancyPage<'a> {
    t: Texts<'a>,
    vacancy: &'a Vacancy,
    cloth: String,
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
    islands: Islands,
    report_href: String,
}

/// The data of its islands.
struct Islands {
    bar: String,
    numbers: String,
    contacts: String,
    share: String,
    report: String,
    seen: String,
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

pub async fn page(visit: &Visit<'_>, slug: &str) -> Result<Page> {
    let mut db = visit.app.db.acquire().await?;
    let reader = visit.reader();
    match public::find_vacancy(visit.app, &mut db, slug, reader, None).await? {
        VacancyLookup::Public(vacancy) => {
            let similar = public::similar(visit.app, &mut db, slug, reader).await?.unwrap_or_default();
            Ok(draw(visit, &vacancy, &similar))
        }
        VacancyLookup::Gone { similar } => Ok(draw_gone(visit, &similar)),
        VacancyLookup::Nowhere => Err(Error::NotFound),
    }
}

fn draw(visit: &Visit<'_>, vacancy: &Vacancy, similar: &[VacancyCard]) -> Page {
    let t = visit.texts();
    let customer = &vacancy.customer;
    let title = [&*vacancy.title, &customer.card.name, &vacancy.location_name].join(", ");
    let slug = &vacancy.slug;
    let mut meta = PageMeta::document("vacancy", title, cards::description(&Facts::from(vacancy), &t));
    meta.preview = Some(addresses::vacancy_picture(slug, visit.locale));
    meta.facts = Some(job_posting::of(visit.app, vacancy, &t));
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
        cloth: cloth_path(&customer.card.name, None, Shape::Band),
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
        cards: Card::tiles(similar, &t),
        islands: islands(vacancy, &t),
        report_href: t.href(&format!("/jobs/{slug}/report")),
        vacancy,
        t,
    };
    Page::draw(meta, body)
}

fn islands(vacancy: &Vacancy, t: &Texts<'_>) -> Islands {
    let (slug, title) = (&vacancy.slug, &vacancy.title);
    let company = &vacancy.customer.card.name;
    let of_slug = || Props::new().with("slug", slug);
    Islands {
        bar: of_slug().with("title", title).json(),
        numbers: of_slug().json(),
        contacts: of_slug().with("company", company).json(),
        share: Props::new()
            .with("path", &format!("/job/{slug}"))
            .with("title", title)
            .with("company", company)
            .json(),
        report: of_slug().with("target", "vacancy").with("label", &t.get("vacancy_report")).json(),
        seen: of_slug().with("title", title).with("company", company).json(),
    }
}

fn draw_gone(visit: &Visit<'_>, similar: &[VacancyCard]) -> Page {
    let t = visit.texts();
    let meta = PageMeta::failure(StatusCode::GONE, t.get("vacancy_gone_title"), t.get("vacancy_gone_text"));
    Page::draw(meta, GonePage { cards: Card::tiles(similar, &t), t })
}

macro_rules! icon {
    ($name:literal) => {
        include_str!(concat!("../../templates/icons/", $name, ".html"))
    };
}

/// What people look for first; unknown facts are left out.
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
fn hours(vacancy: &Vacancy, t: &Texts<'_>) -> String {
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
fn parts<'a>(vacancy: &'a Vacancy, t: &Texts<'_>) -> Vec<(String, &'a [String])> {
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
