//! The filters of a search for candidates.

use kernel::Currency;
use search_engine::index::Filters;
use uuid::Uuid;

use super::RESUMES;
use super::doc::{FAR, MONTH, PAY_LIMIT};

/// What an employer's search is limited to. Values of one list are alternatives; an empty list does not filter.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CandidateFilters {
    /// The company that looks, and its user.
    pub company: Uuid,
    pub user: Uuid,
    pub spheres: Vec<String>,
    pub locations: Vec<String>,
    pub work_types: Vec<String>,
    pub languages: Vec<String>,
    pub licences: Vec<String>,
    pub experience: Option<MinExperience>,
    /// The highest expected pay in each currency.
    pub pay_ceiling: Option<[i64; Currency::ALL.len()]>,
    /// The beginning of a day, in seconds since 1970.
    pub seen_since: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MinExperience {
    None,
    /// `by`: when they have to be complete. The same for a whole day, so that a filter can be cached.
    Months {
        months: u32,
        by: i64,
    },
}

impl CandidateFilters {
    /// In the form that the index uses.
    pub fn filters(&self) -> Filters {
        let all = &*RESUMES;
        let mut filters = Filters::default();
        filters
            .reserved(all.reserved, all.open_to, self.company)
            .without_keys(all.kept_out, [self.company])
            .without_keys(all.owner, [self.user])
            .any_of(all.sphere, &self.spheres)
            .any_of(all.location, &self.locations)
            .any_of(all.work_type, &self.work_types)
            .any_of(all.language, &self.languages)
            .any_of(all.licence, &self.licences);
        match self.experience {
            None => {}
            Some(MinExperience::None) => drop(filters.flag(all.experienced, false)),
            Some(MinExperience::Months { months, by }) => {
                let least = i64::from(months) * MONTH;
                filters.at_least(all.experience, [least, FAR - (by - least)]);
            }
        }
        if let Some(ceiling) = self.pay_ceiling {
            filters.at_least(all.pay_room, ceiling.map(|amount| PAY_LIMIT - amount));
        }
        if let Some(since) = self.seen_since {
            filters.since(all.seen_on, since);
        }
        filters
    }
}
