//! The effective search: the filters of the address combined with those expressed in words.

use kernel::Currency;
use kernel::words::Experience;
use platform::App;
use rates::RateTable;
use search_engine::query::{Kind, Parsed, Tree, Understood, parse};
use search_index::SharedKnowledge;
use uuid::Uuid;

use crate::engine::vacancy_schema::{CURRENCIES, VacancyFilters};
use crate::search_params::SearchParams;

/// One parsed search.
pub struct ParsedQuery {
    /// Includes the filters recognised in the words. Its text is as typed.
    pub params: SearchParams,
    pub parsed: Parsed,
    /// The recognised filters that were applied; those that the address already has are left out.
    pub understood: Vec<Understood>,
}

impl ParsedQuery {
    pub fn of(app: &App, params: &SearchParams) -> Self {
        let knowledge = app.shared::<SharedKnowledge>().now();
        let parsed = parse(&params.text, &knowledge.gazetteer, params.as_typed);
        let mut params = params.clone();
        let understood = parsed.understood.iter().filter(|one| params.take(&one.kind)).cloned().collect();
        Self { params, parsed, understood }
    }

    /// The words to search for; `None` when filters express everything.
    pub fn tree(&self) -> Option<&Tree> {
        (!self.parsed.tree.clauses.is_empty()).then_some(&self.parsed.tree)
    }

    /// The recognised filter of this kind and value, if it came from words.
    pub fn said(&self, kind: &Kind) -> Option<&Understood> {
        self.understood.iter().find(|one| one.kind == *kind)
    }
}

impl SearchParams {
    /// Adds a filter expressed in words; returns false when it changes nothing.
    fn take(&mut self, said: &Kind) -> bool {
        match said {
            Kind::Place(slug) => add(&mut self.locations, slug.clone()),
            Kind::Work(work) => add(&mut self.work_types, *work),
            Kind::Experience(years) => add(&mut self.experience, *years),
            Kind::Pay { amount, currency } => {
                let is_new = self.pay_floor.is_none();
                self.pay_floor = self.pay_floor.or(Some((*amount, *currency)));
                is_new
            }
        }
    }

    /// The filters in the form that a search uses. The caller resolves the company, since its slug may not exist.
    pub fn filters(&self, rates: &RateTable, now: i64, company: Option<Uuid>) -> VacancyFilters {
        VacancyFilters {
            spheres: self.spheres.clone(),
            professions: self.professions.clone(),
            locations: self.locations.clone(),
            work_types: self.work_types.iter().map(|word| word.code().to_owned()).collect(),
            experience: self.experience.iter().flat_map(|years| band(*years)).collect(),
            education: self.educations.iter().map(|word| word.code().to_owned()).collect(),
            languages: self.languages.clone(),
            pay_floor: self.pay_floor.map(|(amount, currency)| rates.in_all(amount, currency, f64::ceil)),
            only_with_pay: self.only_with_pay,
            published_since: self.days.map(|days| now - i64::from(days) * 24 * 3600),
            resume_required: self.resume_required,
            company,
            ..VacancyFilters::default()
        }
    }
}

fn add<T: PartialEq + Ord>(values: &mut Vec<T>, value: T) -> bool {
    if values.contains(&value) {
        return false;
    }
    values.push(value);
    values.sort();
    true
}

/// The years for which a choice stands: itself up to the next (decisions B10).
pub fn band(years: Experience) -> Vec<u8> {
    let chosen = crate::search_params::EXPERIENCE;
    let next = chosen.iter().find(|other| **other > years).map_or(u8::MAX, |other| *other as u8);
    (years as u8..next.min(Experience::Five as u8 + 1)).collect()
}

/// The value of one unit of each currency.
pub fn worth(rates: &RateTable) -> [f64; CURRENCIES] {
    Currency::ALL.map(|currency| rates.rate(currency).map_or(1.0, |rate| rate.soum()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_belong_to_the_choice_below_them() {
        assert_eq!(band(Experience::None), [0]);
        assert_eq!(band(Experience::One), [1, 2]);
        assert_eq!(band(Experience::Three), [3, 4]);
        assert_eq!(band(Experience::Five), [5]);
    }
}
