//! What has happened to a demo application so far.

use jiff::{SignedDuration, Timestamp};
use kernel::chance::Chance;
use kernel::words::{ApplicationReason, ApplicationSource, ApplicationStage, EndedBy};

pub struct Fate {
    pub source: ApplicationSource,
    pub stage: ApplicationStage,
    is_viewed: bool,
    is_accepted: bool,
    pub ended_by: Option<EndedBy>,
    pub reason: Option<ApplicationReason>,
    /// Hours since the beginning, at least and at most.
    hours: (i64, i64),
}

pub struct Times {
    pub created: Timestamp,
    pub viewed: Option<Timestamp>,
    pub answered: Option<Timestamp>,
    pub accepted: Option<Timestamp>,
    pub status: Timestamp,
    pub stage: Timestamp,
    pub acted: Timestamp,
}

const fn open(stage: ApplicationStage, is_viewed: bool, hours: (i64, i64)) -> Fate {
    Fate {
        source: ApplicationSource::Response,
        stage,
        is_viewed,
        is_accepted: false,
        ended_by: None,
        reason: None,
        hours,
    }
}

const fn over(by: EndedBy, reason: ApplicationReason, hours: (i64, i64)) -> Fate {
    Fate { ended_by: Some(by), reason: Some(reason), ..open(ApplicationStage::Rejected, true, hours) }
}

/// In the order in which a board is filled.
pub const FATES: [Fate; 16] = [
    open(ApplicationStage::New, false, (1, 20)),
    open(ApplicationStage::Invited, true, (60, 120)),
    open(ApplicationStage::Review, true, (24, 70)),
    Fate { is_accepted: true, ..open(ApplicationStage::Interview, true, (90, 200)) },
    over(EndedBy::Customer, ApplicationReason::NotEnoughExperience, (100, 300)),
    open(ApplicationStage::New, false, (2, 40)),
    open(ApplicationStage::Test, true, (40, 120)),
    Fate { is_accepted: true, ..open(ApplicationStage::Hired, true, (200, 400)) },
    Fate { source: ApplicationSource::Invitation, ..open(ApplicationStage::Invited, true, (5, 50)) },
    over(EndedBy::Candidate, ApplicationReason::Withdrawn, (30, 90)),
    open(ApplicationStage::New, true, (60, 100)),
    over(EndedBy::System, ApplicationReason::NoAnswer, (750, 1_200)),
    Fate { is_accepted: true, ..open(ApplicationStage::Interview, true, (95, 160)) },
    over(EndedBy::Candidate, ApplicationReason::Declined, (120, 260)),
    open(ApplicationStage::Review, true, (80, 140)),
    over(EndedBy::Customer, ApplicationReason::PositionFilled, (150, 400)),
];

type Happened = (&'static str, &'static str, Timestamp, Option<&'static str>, Option<&'static str>);

impl Fate {
    pub fn is_offered(&self) -> bool {
        use ApplicationStage::{Hired, Interview, Invited};
        matches!(self.stage, Invited | Interview | Hired) || self.reason == Some(ApplicationReason::Declined)
    }

    pub fn is_refused(&self) -> bool {
        self.ended_by == Some(EndedBy::Customer)
    }

    pub fn times(&self, chance: &mut Chance, now: Timestamp) -> Times {
        let (least, most) = self.hours;
        let range = usize::try_from(most - least).unwrap_or_default();
        let age = least + i64::try_from(chance.below(range + 1)).unwrap_or_default();
        let created = now - SignedDuration::from_hours(age);
        // Everything else happens in the time between.
        let part = |percent: i64| created + SignedDuration::from_mins(age * 60 * percent / 100);
        let viewed = self.is_viewed.then(|| part(10));
        let is_invited = self.source == ApplicationSource::Invitation;
        let answered = match self.ended_by {
            _ if is_invited => Some(created),
            Some(EndedBy::Customer) => Some(part(60)),
            _ => self.is_offered().then(|| part(30)),
        };
        let ended = match self.reason {
            Some(ApplicationReason::NoAnswer) => Some(created + SignedDuration::from_hours(30 * 24)),
            Some(_) => Some(part(60)),
            None => None,
        };
        let is_hired = self.stage == ApplicationStage::Hired;
        let is_moved = self.stage != ApplicationStage::New && !is_invited;
        let last = if is_hired { Some(part(80)) } else { None };
        let acted = last.or(answered).unwrap_or(if is_moved && ended.is_none() { part(20) } else { created });
        Times {
            created,
            viewed: if is_invited { Some(created) } else { viewed },
            answered,
            accepted: self.is_accepted.then(|| part(45)),
            status: ended.or(last).or(answered).unwrap_or(created),
            stage: ended.or(last).unwrap_or(if is_moved { acted } else { created }),
            acted,
        }
    }

    /// The history that has led here.
    pub fn events(&self, times: &Times) -> Vec<Happened> {
        let (new, review) = (Some("new"), Some("review"));
        let mut events: Vec<Happened> = Vec::new();
        if self.source == ApplicationSource::Invitation {
            events.push(("invited", "customer", times.created, None, Some("invited")));
            return events;
        }
        events.push(("sent", "candidate", times.created, None, new));
        if let Some(viewed) = times.viewed {
            events.push(("viewed", "customer", viewed, None, None));
        }
        let stage = self.stage;
        match stage {
            ApplicationStage::New => {}
            ApplicationStage::Review => events.push(("moved", "customer", times.stage, new, review)),
            ApplicationStage::Test => events.push(("moved", "customer", times.stage, new, Some("test"))),
            ApplicationStage::Invited | ApplicationStage::Interview | ApplicationStage::Hired => {
                let offered = if stage == ApplicationStage::Interview { "interview" } else { "invited" };
                let at = times.answered.unwrap_or(times.created);
                events.push(("offered", "customer", at, new, Some(offered)));
                if let Some(accepted) = times.accepted {
                    events.push(("accepted", "candidate", accepted, Some(offered), Some(offered)));
                }
                if stage == ApplicationStage::Hired {
                    events.push(("hired", "customer", times.status, Some(offered), Some("hired")));
                }
            }
            ApplicationStage::Rejected => {
                let rejected = Some("rejected");
                match (self.ended_by, self.reason) {
                    (Some(EndedBy::Candidate), Some(ApplicationReason::Declined)) => {
                        let at = times.answered.unwrap_or(times.created);
                        events.push(("offered", "customer", at, new, Some("invited")));
                        events.push(("declined", "candidate", times.status, Some("invited"), rejected));
                    }
                    (Some(EndedBy::Candidate), _) => {
                        events.push(("withdrawn", "candidate", times.status, new, rejected));
                    }
                    (Some(EndedBy::Customer), _) => {
                        events.push(("rejected", "customer", times.status, new, rejected));
                    }
                    _ => events.push(("rejected", "system", times.status, new, rejected)),
                }
            }
        }
        events
    }
}
