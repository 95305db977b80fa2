//! A search for candidates, checked: the filters of the address combined with those expressed in words.

use dictionaries::Snapshot;
use jiff::{SignedDuration, Timestamp};
use kernel::words::{Experience, WorkType};
use kernel::{Currency, FieldError, FieldErrors};
use platform::Customer;
use rates::RateTable;
use resumes::form::Licence;
use search_engine::query::{Gazetteer, Kind, Parsed, Tree, parse};

use super::{CandidatesQuery, SeenWithin};
use crate::engine::resume_schema::{CandidateFilters, MinExperience};
use crate::engine::start_of_day;

/// Longer texts are rejected.
const LONGEST_TEXT: usize = 500;
const DAY: i64 = 24 * 3600;

/// Its slugs exist in the dictionaries.
#[derive(Debug)]
pub struct Wanted {
    pub parsed: Parsed,
    pub sphere: Option<String>,
    /// Each includes the places inside it.
    pub locations: Vec<String>,
    pub work_types: Vec<WorkType>,
    pub experience: Option<Experience>,
    pub language: Option<String>,
    /// The highest expected pay.
    pub pay: Option<(i64, Currency)>,
    pub licence: Option<Licence>,
    /// The beginning of a day, in seconds since 1970.
    pub seen_since: Option<i64>,
    pub now: Timestamp,
}

impl Wanted {
    pub fn of(
        query: &CandidatesQuery,
        words: &Snapshot,
        gazetteer: &Gazetteer,
        now: Timestamp,
    ) -> Result<Self, FieldErrors> {
        let mut errors = FieldErrors::new();
        let text = |value: &Option<String>| value.clone().filter(|value| !value.trim().is_empty());
        let q = query.q.as_deref().unwrap_or_default();
        if q.chars().count() > LONGEST_TEXT {
            errors.push("q", FieldError::TooLong { max: LONGEST_TEXT as i64 });
        }
        let sphere = text(&query.sphere);
        if sphere.as_ref().is_some_and(|slug| words.sphere(slug).is_none()) {
            errors.push("sphere", FieldError::Unknown);
        }
        let mut known =
            |field: &'static str, given: Option<String>, read: &dyn Fn(&str) -> Option<String>| {
                let read = given.map(|name| read(name.trim()).ok_or(FieldError::Unknown));
                read.and_then(|read| errors.take(field, read))
            };
        let place = |name: &str| Some(words.location(name)?.slug.clone());
        let location = known("location", text(&query.location), &place);
        let language = known("language", text(&query.language), &|code: &str| {
            words.term_slug("language", code).map(str::to_owned)
        });
        if query.salary_to.is_some_and(|amount| amount < 1) {
            errors.push("salary_to", FieldError::TooSmall { min: 1 });
        }
        let hours = |within: SeenWithin| match within {
            SeenWithin::Day => 24,
            SeenWithin::Week => 7 * 24,
            SeenWithin::Month => 30 * 24,
        };
        let seen = query.seen.map(|within| now - SignedDuration::from_hours(hours(within)));
        let mut wanted = Self {
            parsed: if errors.is_empty() { parse(q, gazetteer, false) } else { Parsed::default() },
            sphere,
            locations: location.into_iter().collect(),
            work_types: query.work_type.into_iter().collect(),
            experience: query.experience,
            language,
            pay: query.salary_to.map(|amount| (amount, query.currency.unwrap_or_default())),
            licence: query.licence,
            seen_since: seen.map(start_of_day),
            now,
        };
        wanted.take_said();
        errors.into_result(wanted)
    }

    /// Adds the filters expressed in words. A filter of the address is stronger than words about the same.
    fn take_said(&mut self) {
        let (has_place, has_work) = (!self.locations.is_empty(), !self.work_types.is_empty());
        for said in &self.parsed.understood {
            match &said.kind {
                Kind::Place(slug) if !has_place => self.locations.push(slug.clone()),
                Kind::Work(work) if !has_work => self.work_types.push(*work),
                Kind::Experience(years) => self.experience = self.experience.or(Some(*years)),
                // An employer names what he can pay.
                Kind::Pay { amount, currency } => self.pay = self.pay.or(Some((*amount, *currency))),
                Kind::Place(_) | Kind::Work(_) => {}
            }
        }
    }

    /// The words to search for; `None` when filters express everything.
    pub fn tree(&self) -> Option<&Tree> {
        (!self.parsed.tree.clauses.is_empty()).then_some(&self.parsed.tree)
    }

    /// Months of experience at least; `None` when anything goes, zero for nobody with any.
    pub fn months(&self) -> Option<u32> {
        self.experience.map(|years| years as u32 * 12)
    }

    pub fn filters(&self, me: &Customer, rates: &RateTable) -> CandidateFilters {
        let end_of_day = start_of_day(self.now) + DAY;
        CandidateFilters {
            company: me.company_id.into(),
            user: me.user_id.into(),
            spheres: self.sphere.iter().cloned().collect(),
            locations: self.locations.clone(),
            work_types: self.work_types.iter().map(|word| word.code().to_owned()).collect(),
            languages: self.language.iter().cloned().collect(),
            licences: self.licence.iter().map(|licence| licence.code().to_owned()).collect(),
            experience: self.months().map(|months| match months {
                0 => MinExperience::None,
                _ => MinExperience::Months { months, by: end_of_day },
            }),
            pay_ceiling: self.pay.map(|(amount, currency)| rates.in_all(amount, currency, f64::floor)),
            seen_since: self.seen_since,
        }
    }
}
