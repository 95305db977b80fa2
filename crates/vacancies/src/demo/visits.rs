//! Views and favourites of demo vacancies: the data for the first company's charts and the first candidate's
//! favourites.

use std::collections::BTreeMap;

use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use kernel::chance::Chance;
use kernel::clock::tashkent;
use uuid::Uuid;

use super::Made;
use super::fate::Fate;
use super::store::{DayRow, FavouriteRow};

/// The first candidate and those who save vacancies of the first company.
pub const MOST_CANDIDATES: i64 = 60;
/// How many favourites the first candidate has: open ones, and one that is over.
const KEPT_OPEN: usize = 9;
const KEPT_OVER: usize = 1;

#[derive(Default)]
pub struct Visits {
    /// Vacancies of the first company with the period during which they were public.
    own: Vec<(Uuid, Timestamp, Timestamp)>,
    open: Vec<(Uuid, Timestamp)>,
    over: Vec<(Uuid, Timestamp)>,
    days: BTreeMap<(Uuid, Date), DayRow>,
}

fn day(moment: Timestamp) -> Date {
    moment.to_zoned(tashkent()).date()
}

impl Visits {
    /// Generates daily views for a vacancy of the first company for as long as it was public.
    pub fn add_own(&mut self, chance: &mut Chance, made: &Made, now: Timestamp) {
        let (Some(first), Some(last)) = (made.published_at, made.expires_at) else { return };
        let last = last.min(now);
        self.own.push((made.id, first, last));
        let mut moment = first;
        let mut age = 0;
        while day(moment) <= day(last) {
            // Many views on the first days, fewer later.
            let views = 12 + 60 / (age + 2) + chance.below(14);
            let row = self.row(made.id, day(moment));
            row.views = views;
            row.contacts = views / 11;
            moment += SignedDuration::from_hours(24);
            age += 1;
        }
    }

    /// Offers a vacancy as a favourite of the first candidate.
    pub fn offer(&mut self, made: &Made) {
        let Some(at) = made.published_at else { return };
        let (list, most) = match made.fate {
            Fate::Open => (&mut self.open, KEPT_OPEN),
            Fate::Expired => (&mut self.over, KEPT_OVER),
            _ => return,
        };
        if list.len() < most {
            list.push((made.id, at));
        }
    }

    pub fn finish(
        mut self,
        chance: &mut Chance,
        candidates: &[Uuid],
        now: Timestamp,
    ) -> (Vec<FavouriteRow>, Vec<DayRow>) {
        let mut kept = Vec::new();
        if let Some((first, others)) = candidates.split_first() {
            for (vacancy, at) in self.open.iter().chain(&self.over) {
                kept.push((
                    *first,
                    *vacancy,
                    between(chance, *at, (*at + SignedDuration::from_hours(48)).min(now)),
                ));
            }
            for (vacancy, from, to) in &self.own {
                for candidate in others.iter().filter(|_| chance.percent(25)).copied().collect::<Vec<_>>() {
                    kept.push((candidate, *vacancy, between(chance, *from, *to)));
                }
            }
        }
        let mut favourites = Vec::new();
        for (candidate_id, vacancy_id, added_at) in kept {
            let row = self.row(vacancy_id, day(added_at));
            row.favourites += 1;
            row.views = row.views.max(row.favourites);
            favourites.push(FavouriteRow { candidate_id, vacancy_id, added_at });
        }
        (favourites, self.days.into_values().collect())
    }

    fn row(&mut self, vacancy_id: Uuid, day: Date) -> &mut DayRow {
        let new = DayRow { vacancy_id, day, views: 0, favourites: 0, contacts: 0 };
        self.days.entry((vacancy_id, day)).or_insert(new)
    }
}

fn between(chance: &mut Chance, from: Timestamp, to: Timestamp) -> Timestamp {
    let minutes = to.duration_since(from).as_mins().max(1);
    from + SignedDuration::from_mins(chance.below(minutes as usize) as i64)
}
