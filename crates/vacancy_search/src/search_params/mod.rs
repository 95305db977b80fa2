//! A search request: the query parameters of an address, validated. The API, the page and saved searches use the same
//! type, and every set of filters has exactly one canonical form ([`SearchParams::query`]).

mod wire;

use std::fmt::Write as _;

use dictionaries::Snapshot;
use kernel::words::{EducationLevel, Experience, WorkType};
use kernel::{Currency, FieldError, FieldErrors};
use search_engine::query::amount;
use serde::Serialize;
use url::form_urlencoded;
use utoipa::ToSchema;

pub use wire::SearchQuery;

/// Longer texts are rejected.
const LONGEST_TEXT: usize = 500;
/// More values of one filter than any list on the page offers.
const MOST_VALUES: usize = 50;
/// The maximum pay that can be requested.
const MOST_PAY: i64 = 100_000_000_000;

/// The order of the results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sort {
    Relevance,
    Newest,
    Pay,
}

/// What can be filtered by, beside words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FilterKey {
    Sphere,
    Profession,
    Location,
    WorkType,
    Experience,
    Education,
    Language,
    Salary,
    WithSalary,
    Period,
    ResumeRequired,
    Company,
}

/// A search request without the page number. Its slugs exist in the dictionaries; the company's may not.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct SearchParams {
    pub text: String,
    pub spheres: Vec<String>,
    pub professions: Vec<String>,
    /// Each includes the places inside it.
    pub locations: Vec<String>,
    pub work_types: Vec<WorkType>,
    /// Only none, 1, 3 and 5: each stands for itself and the years up to the next (decisions B10).
    pub experience: Vec<Experience>,
    pub educations: Vec<EducationLevel>,
    pub languages: Vec<String>,
    pub pay_floor: Option<(i64, Currency)>,
    pub only_with_pay: bool,
    pub days: Option<u8>,
    pub resume_required: Option<bool>,
    pub company: Option<String>,
    /// `None`: by relevance when there are words, else newest first.
    pub sort: Option<Sort>,
    /// Words are only words: they are neither interpreted as filters nor corrected.
    pub as_typed: bool,
}

/// The years that can be selected; the others belong to the next lower one.
pub const EXPERIENCE: [Experience; 4] =
    [Experience::None, Experience::One, Experience::Three, Experience::Five];
/// The maximum ages, in days, that can be selected.
pub const DAYS: [u8; 4] = [1, 3, 7, 30];

impl Sort {
    pub const ALL: [Self; 3] = [Self::Relevance, Self::Newest, Self::Pay];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Relevance => "relevance",
            Self::Newest => "new",
            Self::Pay => "salary",
        }
    }
}

impl SearchParams {
    /// Parses a query string (the part after `?`).
    pub fn read(words: &Snapshot, query: &str) -> Result<Self, FieldErrors> {
        Self::check(words, &SearchQuery::read(query))
    }

    pub fn check(words: &Snapshot, given: &SearchQuery) -> Result<Self, FieldErrors> {
        let mut check = Check { words, errors: FieldErrors::new() };
        let params = Self {
            text: check.text(given.q.as_deref()),
            spheres: check
                .list("sphere", &given.sphere, |words, slug| Some(words.sphere(slug)?.slug.clone())),
            professions: check.list("profession", &given.profession, |words, slug| {
                Some(words.profession(slug)?.slug.clone())
            }),
            locations: check
                .list("location", &given.location, |words, name| Some(words.location(name)?.slug.clone())),
            work_types: check.list("work_type", &given.work_type, |_, code| WorkType::parse(code)),
            experience: check.list("experience", &given.experience, |_, code| {
                Experience::parse(code).filter(|years| EXPERIENCE.contains(years))
            }),
            educations: check.list("education", &given.education, |_, code| EducationLevel::parse(code)),
            languages: check.list("language", &given.language, |words, name| {
                words.term_slug("language", name).map(str::to_owned)
            }),
            pay_floor: check.pay(given),
            only_with_pay: check.flag("with_salary", given.with_salary.as_deref()).unwrap_or_default(),
            days: check.one("period", given.period.as_deref(), |days| {
                DAYS.into_iter().find(|known| known.to_string() == days)
            }),
            resume_required: check.flag("resume_required", given.resume_required.as_deref()),
            company: said(given.company.as_deref()).map(str::to_owned),
            sort: check.one("sort", given.sort.as_deref(), |code| {
                Sort::ALL.into_iter().find(|sort| sort.code() == code)
            }),
            as_typed: check.flag("as_typed", given.as_typed.as_deref()).unwrap_or_default(),
        };
        check.errors.into_result(params.plain())
    }

    /// Removes settings that have no effect.
    fn plain(mut self) -> Self {
        if self.sort == Some(self.usual_sort()) {
            self.sort = None;
        }
        self.as_typed &= !self.text.is_empty();
        self
    }

    pub fn sort(&self) -> Sort {
        self.sort.unwrap_or_else(|| self.usual_sort())
    }

    fn usual_sort(&self) -> Sort {
        if self.text.is_empty() { Sort::Newest } else { Sort::Relevance }
    }

    /// Whether nothing but an order is requested.
    pub fn is_everything(&self) -> bool {
        *self == Self { sort: self.sort, ..Self::default() }
    }

    /// The same without any value of one filter.
    pub fn without(mut self, key: FilterKey) -> Self {
        match key {
            FilterKey::Sphere => self.spheres.clear(),
            FilterKey::Profession => self.professions.clear(),
            FilterKey::Location => self.locations.clear(),
            FilterKey::WorkType => self.work_types.clear(),
            FilterKey::Experience => self.experience.clear(),
            FilterKey::Education => self.educations.clear(),
            FilterKey::Language => self.languages.clear(),
            FilterKey::Salary => self.pay_floor = None,
            FilterKey::WithSalary => self.only_with_pay = false,
            FilterKey::Period => self.days = None,
            FilterKey::ResumeRequired => self.resume_required = None,
            FilterKey::Company => self.company = None,
        }
        self
    }

    /// The name and value of every parameter, in canonical order.
    pub fn pairs(&self) -> Vec<(&'static str, String)> {
        let list = |values: &[String]| values.join(",");
        let codes = |codes: Vec<&'static str>| codes.join(",");
        let flag = |is_set: bool| if is_set { "true".to_owned() } else { String::new() };
        let pay = self.pay_floor;
        let foreign = pay.filter(|(_, currency)| *currency != Currency::Uzs);
        let all = [
            ("q", self.text.clone()),
            ("sphere", list(&self.spheres)),
            ("profession", list(&self.professions)),
            ("location", list(&self.locations)),
            ("work", codes(self.work_types.iter().map(|word| word.code()).collect())),
            ("experience", codes(self.experience.iter().map(|word| word.code()).collect())),
            ("education", codes(self.educations.iter().map(|word| word.code()).collect())),
            ("language", list(&self.languages)),
            ("salary", pay.map_or(String::new(), |(amount, _)| amount.to_string())),
            ("currency", foreign.map_or(String::new(), |(_, currency)| currency.code().to_owned())),
            ("with_salary", flag(self.only_with_pay)),
            ("period", self.days.map_or(String::new(), |days| days.to_string())),
            ("resume_required", self.resume_required.map_or(String::new(), |is_set| is_set.to_string())),
            ("company", self.company.clone().unwrap_or_default()),
            ("sort", self.sort.map_or(String::new(), |sort| sort.code().to_owned())),
            ("as_typed", flag(self.as_typed)),
        ];
        all.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }

    /// `q=haydovchi&location=samarqand,urgut`: commas stay readable.
    pub fn query(&self) -> String {
        let mut out = String::new();
        for (name, value) in self.pairs() {
            let value: String = form_urlencoded::byte_serialize(value.as_bytes()).collect();
            let and = if out.is_empty() { "" } else { "&" };
            let _ = write!(out, "{and}{name}={}", value.replace("%2C", ","));
        }
        out
    }
}

fn said(value: Option<&str>) -> Option<&str> {
    value.map(str::trim).filter(|value| !value.is_empty())
}

struct Check<'a> {
    words: &'a Snapshot,
    errors: FieldErrors,
}

impl Check<'_> {
    /// Control characters count as spaces.
    fn text(&mut self, text: Option<&str>) -> String {
        let text = text.unwrap_or_default();
        if text.chars().count() > LONGEST_TEXT {
            self.errors.push("q", FieldError::TooLong { max: LONGEST_TEXT as i64 });
            return String::new();
        }
        let seen: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        seen.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Comma-separated values, deduplicated and sorted.
    fn list<T: Ord>(
        &mut self,
        field: &'static str,
        given: &Option<String>,
        read: impl Fn(&Snapshot, &str) -> Option<T>,
    ) -> Vec<T> {
        let values = given.as_deref().unwrap_or_default().split(',');
        let values: Vec<&str> = values.map(str::trim).filter(|value| !value.is_empty()).collect();
        if values.len() > MOST_VALUES {
            self.errors.push(field, FieldError::TooMany { max: MOST_VALUES as i64 });
            return Vec::new();
        }
        let read: Vec<Option<T>> = values.into_iter().map(|value| read(self.words, value)).collect();
        if read.iter().any(Option::is_none) {
            self.errors.push(field, FieldError::Unknown);
        }
        let mut known: Vec<T> = read.into_iter().flatten().collect();
        known.sort();
        known.dedup();
        known
    }

    fn one<T>(
        &mut self,
        field: &'static str,
        given: Option<&str>,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let read = read(said(given)?);
        self.errors.take(field, read.ok_or(FieldError::Unknown))
    }

    fn flag(&mut self, field: &'static str, given: Option<&str>) -> Option<bool> {
        self.one(field, given, |value| match value {
            "true" | "1" => Some(true),
            "false" | "0" => Some(false),
            _ => None,
        })
    }

    fn pay(&mut self, given: &SearchQuery) -> Option<(i64, Currency)> {
        let currency = self.one("currency", given.currency.as_deref(), Currency::parse).unwrap_or_default();
        let typed = said(given.salary.as_deref())?;
        let digits: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
        // Forms without scripts send what people write: "5 mln", "$500".
        let read = digits.parse::<i64>().map_or_else(|_| amount(typed), |amount| Some((amount, None)));
        let read = read.filter(|(amount, _)| (0..=MOST_PAY).contains(amount));
        let (amount, said) = self.errors.take("salary", read.ok_or(FieldError::Invalid))?;
        (amount > 0).then_some((amount, said.unwrap_or(currency)))
    }
}
