//! What waits for a company and by which weight, and which vacancies are shown first. Pure.

use applications::{ApplicationId, InterviewId};
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use serde::Serialize;
use utoipa::ToSchema;
use vacancies::own::{NextAction, OwnVacancy, Standing};
use vacancies::state::Action;

use super::store::{InterviewRow, LateRow, UnreadRow};
use super::{CabinetPlan, NextInterview, Used};

/// From this part of a limit on, the plan is worth a word.
const NEARLY: i64 = 80;
/// A vacancy that has expired is shown so long: whoever still needs people prolongs it soon.
const SHOWN_AFTER_END: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Something that waits, in the order of the variants.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum CabinetTodo {
    /// Responses whose answer is overdue.
    LateAnswers {
        count: i64,
        name: String,
        due_at: Timestamp,
    },
    InterviewToday {
        id: InterviewId,
        start_at: Timestamp,
        place: Option<String>,
        name: String,
        /// Of the vacancy.
        title: String,
    },
    /// Did the person come?
    Outcome {
        id: InterviewId,
        start_at: Timestamp,
        name: String,
        title: String,
    },
    /// Moderators returned the vacancy or its edit.
    Returned {
        slug: String,
        title: String,
    },
    /// It ends soon.
    Ending {
        slug: String,
        title: String,
        ends_at: Timestamp,
    },
    /// Conversations that the company has not read.
    UnreadMessages {
        count: i64,
        /// The newest one.
        id: ApplicationId,
        name: String,
    },
    /// Most of what the plan allows is used.
    VacanciesUsed {
        used: i64,
        of: i64,
    },
    OpeningsUsed {
        used: i64,
        of: i64,
    },
}

/// What is not closed: with something to do first, what only waits for moderators last.
pub fn shown(vacancies: Vec<OwnVacancy>, now: Timestamp) -> Vec<OwnVacancy> {
    let is_old = |end: Timestamp| now.duration_since(end) > SHOWN_AFTER_END;
    let is_shown = |one: &OwnVacancy| one.standing != Standing::Closed && !one.expires_at.is_some_and(is_old);
    let mut shown: Vec<OwnVacancy> = vacancies.into_iter().filter(is_shown).collect();
    shown.sort_by_key(|one| (weight(one.standing, one.next_action), -one.new_responses));
    shown
}

fn weight(standing: Standing, next: Option<NextAction>) -> u8 {
    match next {
        Some(NextAction::Fix) => 0,
        Some(NextAction::Applications) => 1,
        Some(NextAction::Prolong) => 2,
        Some(NextAction::Resume) => 3,
        Some(NextAction::Share | NextAction::Clone) | None if standing != Standing::Waiting => 4,
        _ => 5,
    }
}

/// What was found, for the list of things to do.
pub struct Found<'a> {
    pub late: Option<LateRow>,
    pub unread: Option<UnreadRow>,
    /// An answer is due so long after the response.
    pub clock: SignedDuration,
    pub interviews: &'a [InterviewRow],
    pub vacancies: Vec<VacancyFacts<'a>>,
    pub plan: &'a CabinetPlan,
}

/// What decides whether a vacancy waits for its company.
#[derive(Debug, Clone, Copy)]
pub struct VacancyFacts<'a> {
    pub slug: &'a str,
    pub title: &'a str,
    pub next: Option<NextAction>,
    /// The last week of a vacancy that is public.
    pub ends_at: Option<Timestamp>,
}

impl<'a> VacancyFacts<'a> {
    pub fn of(one: &'a OwnVacancy) -> Self {
        let is_ending = one.standing == Standing::Active && one.actions.contains(&Action::Prolong);
        Self {
            slug: &one.card.slug,
            title: &one.card.title,
            next: one.next_action,
            ends_at: one.expires_at.filter(|_| is_ending),
        }
    }
}

/// Whoever may only look is told what happens, not what others have to do.
pub fn todos(found: &Found<'_>, now: Timestamp, may_act: bool) -> Vec<CabinetTodo> {
    let today = now.to_zoned(tashkent()).date();
    let is_today =
        |row: &&InterviewRow| row.end_at > now && row.start_at.to_zoned(tashkent()).date() == today;
    let late = found.late.iter().map(|late| CabinetTodo::LateAnswers {
        count: late.count,
        name: late.name.clone(),
        due_at: late.created_at + found.clock,
    });
    let interviews = found.interviews.iter().filter(is_today).map(|row| CabinetTodo::InterviewToday {
        id: InterviewId::from_uuid(row.id),
        start_at: row.start_at,
        place: row.place.clone(),
        name: row.name.clone(),
        title: row.title.clone(),
    });
    let seen = late.chain(interviews);
    if !may_act {
        return seen.collect();
    }
    let outcomes = found.interviews.iter().filter(|row| row.end_at <= now).map(|row| CabinetTodo::Outcome {
        id: InterviewId::from_uuid(row.id),
        start_at: row.start_at,
        name: row.name.clone(),
        title: row.title.clone(),
    });
    let returned = found.vacancies.iter().filter(|one| one.next == Some(NextAction::Fix));
    let returned =
        returned.map(|one| CabinetTodo::Returned { slug: one.slug.to_owned(), title: one.title.to_owned() });
    let mut ending: Vec<_> = found.vacancies.iter().filter_map(|one| Some((one.ends_at?, one))).collect();
    ending.sort_by_key(|(ends_at, _)| *ends_at);
    let ending = ending.into_iter().map(|(ends_at, one)| CabinetTodo::Ending {
        slug: one.slug.to_owned(),
        title: one.title.to_owned(),
        ends_at,
    });
    let unread = found.unread.iter().map(|unread| CabinetTodo::UnreadMessages {
        count: unread.count,
        id: ApplicationId::from_uuid(unread.application_id),
        name: unread.name.clone(),
    });
    let nearly = |one: Used| Some(one).filter(|one| one.used * 100 >= one.of * NEARLY);
    let vacancies = nearly(found.plan.open_vacancies);
    let openings = nearly(found.plan.contact_openings);
    seen.chain(outcomes)
        .chain(returned)
        .chain(ending)
        .chain(unread)
        .chain(vacancies.map(|Used { used, of }| CabinetTodo::VacanciesUsed { used, of }))
        .chain(openings.map(|Used { used, of }| CabinetTodo::OpeningsUsed { used, of }))
        .collect()
}

pub fn next_interview(interviews: &[InterviewRow], now: Timestamp) -> Option<NextInterview> {
    let next = interviews.iter().find(|row| row.start_at > now)?;
    Some(NextInterview { start_at: next.start_at, name: next.name.clone(), title: next.title.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn interview(start: &str, minutes: i64) -> InterviewRow {
        InterviewRow {
            id: uuid::Uuid::nil(),
            start_at: at(start),
            end_at: at(start) + SignedDuration::from_mins(minutes),
            place: None,
            name: "Timur".into(),
            title: "Menejer".into(),
        }
    }

    fn plan(open: i64, openings: i64) -> CabinetPlan {
        CabinetPlan {
            code: "free".into(),
            is_verified: true,
            open_vacancies: Used { used: open, of: 10 },
            contact_openings: Used { used: openings, of: 50 },
            openings_renew_on: "2026-04-01".parse().unwrap(),
            invitations: Used { used: 30, of: 30 },
        }
    }

    #[test]
    fn things_to_do_are_ordered_by_weight() {
        // 17:00 in Tashkent.
        let now = at("2026-03-04T12:00:00Z");
        let interviews = [
            // Yesterday; running now; tonight at 23:30; tomorrow at 00:30.
            interview("2026-03-03T05:00:00Z", 30),
            interview("2026-03-04T11:45:00Z", 30),
            interview("2026-03-04T18:30:00Z", 30),
            interview("2026-03-04T19:30:00Z", 30),
        ];
        let vacancy =
            |slug, next, ends: Option<&str>| VacancyFacts { slug, title: slug, next, ends_at: ends.map(at) };
        let vacancies = vec![
            vacancy("later", Some(NextAction::Prolong), Some("2026-03-11T11:00:00Z")),
            vacancy("soon", Some(NextAction::Applications), Some("2026-03-06T11:00:00Z")),
            vacancy("far", Some(NextAction::Share), None),
            vacancy("back", Some(NextAction::Fix), None),
        ];
        let late = LateRow { count: 3, name: "Otabek".into(), created_at: at("2026-03-01T00:00:00Z") };
        let clock = SignedDuration::from_hours(72);
        let (few, many) = (plan(7, 39), plan(8, 40));
        let unread = UnreadRow { count: 2, application_id: uuid::Uuid::nil(), name: "Gulnoza".into() };
        let found = Found {
            late: Some(late),
            unread: Some(unread),
            clock,
            interviews: &interviews,
            vacancies,
            plan: &few,
        };
        let said = |todo: &CabinetTodo| match todo {
            CabinetTodo::LateAnswers { count, due_at, .. } => format!("late {count} {due_at}"),
            CabinetTodo::InterviewToday { start_at, .. } => format!("today {start_at}"),
            CabinetTodo::Outcome { start_at, .. } => format!("came? {start_at}"),
            CabinetTodo::Returned { slug, .. } => format!("returned {slug}"),
            CabinetTodo::Ending { slug, .. } => format!("ending {slug}"),
            CabinetTodo::UnreadMessages { count, name, .. } => format!("unread {count} {name}"),
            CabinetTodo::VacanciesUsed { used, .. } => format!("vacancies {used}"),
            CabinetTodo::OpeningsUsed { used, .. } => format!("openings {used}"),
        };
        let list =
            |found: &Found<'_>, may_act| todos(found, now, may_act).iter().map(said).collect::<Vec<_>>();
        let expected = [
            "late 3 2026-03-04T00:00:00Z",
            "today 2026-03-04T11:45:00Z",
            "today 2026-03-04T18:30:00Z",
            "came? 2026-03-03T05:00:00Z",
            "returned back",
            "ending soon",
            "ending later",
            "unread 2 Gulnoza",
        ];
        assert_eq!(list(&found, true), expected);
        assert_eq!(list(&found, false), expected[..3], "whoever may only look");
        let used =
            Found { late: None, unread: None, clock, interviews: &[], vacancies: Vec::new(), plan: &many };
        assert_eq!(list(&used, true), ["vacancies 8", "openings 40"]);
    }

    #[test]
    fn what_waits_for_moderators_comes_last() {
        use NextAction::{Applications, Fix, Prolong, Resume, Share};
        let order = [
            (Standing::Refused, Some(Fix)),
            (Standing::Active, Some(Applications)),
            (Standing::Expired, Some(Prolong)),
            (Standing::Paused, Some(Resume)),
            (Standing::Active, Some(Share)),
            (Standing::Waiting, None),
        ];
        assert!(order.is_sorted_by_key(|(standing, next)| weight(*standing, *next)));
    }
}
