//! The history of a demo vacancy: its states, dates and events, all counted back from the moment the demo is
//! generated.

use jiff::{SignedDuration, Timestamp};
use kernel::chance::Chance;
use kernel::words::{Lifecycle, VacancyStatus};

use crate::lifecycle::{ASK_BEFORE, WARN_BEFORE};
use crate::locked::LIFE;

const HOUR: usize = 60;
const DAY: usize = 24 * HOUR;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    Open,
    /// Open for more than two weeks.
    Seasoned,
    Paused,
    Closed,
    Expired,
    /// Approved, with an edit that waits for moderation.
    Edited,
    /// New and waiting for moderation.
    Waiting,
    Refused,
}

/// The dates of one vacancy.
#[derive(Debug, Clone)]
pub struct History {
    pub status: VacancyStatus,
    pub lifecycle: Lifecycle,
    pub created_at: Timestamp,
    /// When the newest text was sent to the moderators.
    pub submitted_at: Timestamp,
    /// When they decided about the first text.
    pub decided_at: Option<Timestamp>,
    pub published_at: Option<Timestamp>,
    pub expires_at: Option<Timestamp>,
    pub asked_at: Option<Timestamp>,
    pub warned_at: Option<Timestamp>,
    pub still_hiring_at: Option<Timestamp>,
    pub updated_at: Timestamp,
    pub events: Vec<(Timestamp, &'static str)>,
}

impl Fate {
    /// 900 of 1000 vacancies are open.
    pub fn choose(chance: &mut Chance) -> Self {
        match chance.below(1000) {
            0..900 => Self::Open,
            900..922 => Self::Paused,
            922..938 => Self::Closed,
            938..965 => Self::Expired,
            965..973 => Self::Edited,
            973..989 => Self::Waiting,
            _ => Self::Refused,
        }
    }

    pub fn is_published(self) -> bool {
        !matches!(self, Self::Waiting | Self::Refused)
    }

    pub fn history(self, chance: &mut Chance, now: Timestamp) -> History {
        let back = |minutes: usize| now - SignedDuration::from_mins(minutes as i64);
        match self {
            Self::Waiting => waiting(back(20 + chance.below(30 * HOUR))),
            Self::Refused => {
                let age = DAY + chance.below(20 * DAY);
                refused(chance, back(age))
            }
            _ => {
                let age = match self {
                    // Recent ones should be more frequent, so take the smaller of two random numbers.
                    Self::Open => chance.below(28 * DAY).min(chance.below(28 * DAY)) + 30,
                    Self::Seasoned => 16 * DAY + chance.below(6 * DAY),
                    Self::Expired => 31 * DAY + chance.below(30 * DAY),
                    _ => 4 * DAY + chance.below(23 * DAY),
                };
                self.published(chance, back(age), now)
            }
        }
    }

    fn published(self, chance: &mut Chance, at: Timestamp, now: Timestamp) -> History {
        let created_at = at - minutes(20 + chance.below(15 * HOUR));
        let expires_at = at + LIFE;
        let mut history = History {
            status: VacancyStatus::Approved,
            lifecycle: Lifecycle::Open,
            created_at,
            submitted_at: created_at,
            decided_at: Some(at),
            published_at: Some(at),
            expires_at: Some(expires_at),
            asked_at: None,
            warned_at: None,
            still_hiring_at: None,
            updated_at: at,
            events: vec![(created_at, "submitted"), (at, "approved")],
        };
        // A vacancy is paused or closed after at least two days.
        let later = at + days(2) + minutes(chance.below(DAY));
        match self {
            Self::Paused => history.turn(Lifecycle::Paused, later, "paused"),
            Self::Closed => history.turn(Lifecycle::Closed, later, "closed"),
            _ => history.write_letters(chance, expires_at, now),
        }
        match self {
            Self::Expired => history.turn(Lifecycle::Expired, expires_at, "expired"),
            Self::Edited => {
                history.status = VacancyStatus::Moderating;
                history.submitted_at = now - minutes(20 + chance.below(DAY));
                history.note(history.submitted_at, "edited");
            }
            _ => {}
        }
        history
    }
}

impl History {
    /// Marks the messages that would have been sent by now, so that the hourly job does not send them all at once.
    fn write_letters(&mut self, chance: &mut Chance, expires_at: Timestamp, now: Timestamp) {
        let sent = |before: SignedDuration| Some(expires_at - before).filter(|at| *at <= now);
        self.asked_at = sent(ASK_BEFORE);
        let answer = minutes(10 + chance.below(20 * HOUR));
        let has_answered = chance.percent(60);
        self.still_hiring_at =
            self.asked_at.map(|asked| asked + answer).filter(|moment| has_answered && *moment <= now);
        if let Some(moment) = self.still_hiring_at {
            self.note(moment, "still_hiring");
        }
        self.warned_at = sent(WARN_BEFORE);
    }

    fn turn(&mut self, lifecycle: Lifecycle, at: Timestamp, what: &'static str) {
        self.lifecycle = lifecycle;
        self.note(at, what);
    }

    fn note(&mut self, at: Timestamp, what: &'static str) {
        self.events.push((at, what));
        self.events.sort_by_key(|(at, _)| *at);
        self.updated_at = self.updated_at.max(at);
    }
}

fn waiting(at: Timestamp) -> History {
    History {
        status: VacancyStatus::Moderating,
        lifecycle: Lifecycle::Open,
        created_at: at,
        submitted_at: at,
        decided_at: None,
        published_at: None,
        expires_at: None,
        asked_at: None,
        warned_at: None,
        still_hiring_at: None,
        updated_at: at,
        events: vec![(at, "submitted")],
    }
}

fn refused(chance: &mut Chance, at: Timestamp) -> History {
    let decided = at + minutes(20 + chance.below(15 * HOUR));
    let mut history = History { status: VacancyStatus::Rejected, decided_at: Some(decided), ..waiting(at) };
    history.note(decided, "rejected");
    history
}

fn days(count: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * count)
}

fn minutes(count: usize) -> SignedDuration {
    SignedDuration::from_mins(count as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_in_order_and_not_in_the_future() {
        let now: Timestamp = "2026-11-16T07:00:00Z".parse().unwrap();
        let mut chance = Chance::new(3);
        let fates = [
            Fate::Open,
            Fate::Seasoned,
            Fate::Paused,
            Fate::Closed,
            Fate::Expired,
            Fate::Edited,
            Fate::Waiting,
            Fate::Refused,
        ];
        for fate in fates.into_iter().cycle().take(2_000) {
            let history = fate.history(&mut chance, now);
            assert!(history.events.is_sorted_by_key(|(at, _)| *at), "{fate:?} {history:?}");
            assert!(history.events.iter().all(|(at, _)| *at <= now), "{fate:?} {history:?}");
            assert_eq!(history.published_at.is_some(), fate.is_published());
            let is_over = history.expires_at.is_some_and(|at| at <= now);
            assert_eq!(is_over, fate == Fate::Expired, "{fate:?} {history:?}");
            assert_eq!(history.lifecycle == Lifecycle::Expired, is_over);
        }
    }
}
