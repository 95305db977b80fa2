//! Vacancies, salaries and companies as texts for templates. Lists of the app draw the same card in
//! `features/vacancies/vacancy-card.tsx`; `tests/cards.rs` and a unit test of the web compare both with one file.

use std::borrow::Borrow;

use accounts::people::Picture;
use kernel::Salary;
use kernel::words::{VacancyKind, WorkType};
use poster::{Shape, cloth_path};
use serde_json::json;
use vacancies::card::{CustomerCard, VacancyCard};

use crate::answer_record;
use crate::island::Props;
use crate::texts::Texts;

/// Separator between the facts of a line.
pub const DOT: &str = " · ";

/// A card of a list.
pub struct Card {
    pub href: String,
    pub title: String,
    pub company: String,
    pub is_verified: bool,
    /// The URL of the logo, or of the company's generated pattern.
    pub tile: String,
    /// The publication date in machine-readable and in readable form.
    pub published: Option<(String, String)>,
    /// Published today.
    pub is_fresh: bool,
    pub place: String,
    pub pay: Option<PayText>,
    pub experience: String,
    /// The label of a promoted vacancy.
    pub kind: Option<String>,
    /// How the company answers.
    pub answers: Option<String>,
    pub slug: String,
    /// There is a place for the menu that hides the card.
    pub has_menu: bool,
    pub save: String,
    /// The data of its islands.
    pub own: String,
    pub mark: String,
}

/// The salary in short form, with the exact numbers.
pub struct PayText {
    /// Without the currency, which is shown in a lighter style.
    pub number: String,
    pub currency: String,
    /// `None` if it equals the short form.
    pub full: Option<String>,
}

impl Card {
    /// Cards in rows: candidates can hide them, guests are asked to sign in for it.
    pub fn rows(cards: &[impl Borrow<VacancyCard>], t: &Texts<'_>) -> Vec<Self> {
        cards.iter().map(|card| Self::of(card.borrow(), true, t)).collect()
    }

    /// Cards side by side, the same for everybody.
    pub fn tiles(cards: &[impl Borrow<VacancyCard>], t: &Texts<'_>) -> Vec<Self> {
        cards.iter().map(|card| Self::of(card.borrow(), false, t)).collect()
    }

    pub fn of(card: &VacancyCard, in_rows: bool, t: &Texts<'_>) -> Self {
        let has_menu = in_rows && !t.is_employer();
        let customer = json!({ "slug": card.customer.slug, "name": card.customer.name });
        Self {
            href: t.href(&format!("/jobs/{}", card.slug)),
            title: card.title.clone(),
            company: card.customer.name.clone(),
            is_verified: card.customer.is_verified,
            tile: tile(&card.customer, Size::Small),
            published: card.published_at.map(|at| (at.to_string(), t.ago(at))),
            is_fresh: card.published_at.is_some_and(|at| t.days_since(at) == 0),
            place: joined([card.location_name.clone(), work_types(&card.work_type, t)]),
            pay: card.salary.as_ref().map(|salary| PayText::of(salary, t)),
            experience: t.get(&card.experience.label_key()),
            kind: (card.kind != VacancyKind::Standard).then(|| t.get(&card.kind.label_key())),
            answers: answer_record::fact(card.customer.answers.as_ref(), t),
            slug: card.slug.to_string(),
            has_menu,
            save: t.with("vacancy_save_named", "title", &card.title),
            own: Props::new()
                .with("slug", &card.slug)
                .with("title", &card.title)
                .with("company", &customer)
                .with("rows", &has_menu)
                .json(),
            mark: Props::new().with("slug", &card.slug).json(),
        }
    }
}

impl PayText {
    pub fn of(salary: &Salary, t: &Texts<'_>) -> Self {
        let short = salary.display(t.catalogue(), t.locale());
        let full = salary.full(t.catalogue(), t.locale());
        let full = (full != short).then_some(full);
        match short.rfind('\u{a0}').filter(|_| !salary.is_by_agreement()) {
            Some(at) => {
                let (number, currency) = short.split_at(at + '\u{a0}'.len_utf8());
                Self { number: number.to_owned(), currency: currency.to_owned(), full }
            }
            None => Self { number: short, currency: String::new(), full },
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub enum Size {
    Small,
    Large,
}

/// The company's logo, or its generated pattern.
pub fn tile(company: &CustomerCard, size: Size) -> String {
    picture(company.avatar.as_ref(), &company.name, size)
}

pub fn picture(logo: Option<&Picture>, name: &str, size: Size) -> String {
    match (logo, size) {
        (Some(logo), Size::Small) => logo.small.clone(),
        (Some(logo), Size::Large) => logo.large.clone(),
        (None, _) => cloth_path(name, None, Shape::Tile),
    }
}

/// `Gibrid, Masofaviy`.
pub fn work_types(codes: &[WorkType], t: &Texts<'_>) -> String {
    codes.iter().map(|code| t.get(&code.label_key())).collect::<Vec<_>>().join(", ")
}

/// Joins the facts of a line; empty ones are left out.
pub fn joined(facts: impl IntoIterator<Item = String>) -> String {
    facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(DOT)
}

/// The description for previews and feeds: `Anor Savdo · 7,0–11,0 mln soʻm · Toshkent · Toʻliq bandlik`. A
/// hidden salary is not in the card, so it cannot appear here.
pub fn description(card: &Facts<'_>, t: &Texts<'_>) -> String {
    let pay = card.salary.map(|salary| salary.display(t.catalogue(), t.locale()));
    joined([
        card.company.to_owned(),
        pay.unwrap_or_default(),
        card.place.to_owned(),
        work_types(card.work_type, t),
        t.get(&card.experience.label_key()),
    ])
}

/// The fields that a card and a full vacancy have in common.
pub struct Facts<'a> {
    pub company: &'a str,
    pub salary: Option<&'a Salary>,
    pub place: &'a str,
    pub work_type: &'a [WorkType],
    pub experience: kernel::words::Experience,
}

impl<'a> From<&'a VacancyCard> for Facts<'a> {
    fn from(card: &'a VacancyCard) -> Self {
        Self {
            company: &card.customer.name,
            salary: card.salary.as_ref(),
            place: &card.location_name,
            work_type: &card.work_type,
            experience: card.experience,
        }
    }
}

impl<'a> From<&'a vacancies::public::Vacancy> for Facts<'a> {
    fn from(vacancy: &'a vacancies::public::Vacancy) -> Self {
        Self {
            company: &vacancy.customer.card.name,
            salary: vacancy.salary.as_ref(),
            place: &vacancy.location_name,
            work_type: &vacancy.work_type,
            experience: vacancy.experience,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;
    use kernel::{Locale, SalaryIn};

    #[test]
    fn pay_is_split_before_its_currency() {
        let catalogue = crate::messages::catalogue();
        let t = Texts::new(&catalogue, Locale::Uz, "/", Vec::new(), None, Timestamp::UNIX_EPOCH);
        let pay = |agreement, min, max| {
            let form = SalaryIn { agreement, min_salary: min, max_salary: max, ..SalaryIn::default() };
            PayText::of(&Salary::check(&form).unwrap(), &t)
        };
        let range = pay(false, Some(7_000_000), Some(11_000_000));
        assert_eq!((range.number.as_str(), range.currency.as_str()), ("7,0–11,0\u{a0}mln\u{a0}", "soʻm"));
        assert_eq!(range.full.as_deref(), Some("7\u{a0}000\u{a0}000–11\u{a0}000\u{a0}000\u{a0}soʻm"));
        // The short form is exact already.
        assert_eq!(pay(false, Some(900_000), Some(900_000)).full, None);
        let agreement = pay(true, None, None);
        assert_eq!((agreement.currency.as_str(), agreement.full), ("", None));
    }
}
