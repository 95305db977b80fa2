//! What a company says about an interview, and its check. Pure.

use applications::ApplicationId;
use jiff::civil::Time;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use kernel::fields::Count;
use kernel::{FieldError, FieldErrors, Link};
use platform::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::view::Kind;

kernel::text! {
    /// The address of an interview.
    pub InterviewPlace, chars 0..=300, line
}
kernel::text! {
    /// What a company tells a candidate about an interview.
    pub InterviewNote, chars 0..=2000, plain
}

pub const INTERVIEWERS: Count = Count { min: 1, max: MOST_INTERVIEWERS };
pub const STARTS: Count = Count { min: 1, max: 10 };
pub const MOST_INTERVIEWERS: usize = 5;
const SHORTEST: u32 = 15;
const LONGEST: u32 = 240;
/// How far ahead an interview may be (decisions C3).
const MOST_DAYS: i64 = 180;
/// Outside of these hours in Tashkent the company is warned.
const HOURS: (Time, Time) = (Time::constant(7, 0, 0, 0), Time::constant(22, 0, 0, 0));

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InterviewIn {
    pub application_id: ApplicationId,
    pub kind: Kind,
    /// Required for the office.
    #[serde(default)]
    pub place: Option<InterviewPlace>,
    /// Required online: an http or https address.
    #[serde(default)]
    pub link: Option<Link>,
    #[schema(minimum = 15, maximum = 240)]
    pub duration_minutes: u32,
    /// Members of the company.
    pub interviewers: Vec<UserId>,
    #[serde(default)]
    pub note: Option<InterviewNote>,
    /// One is set at once; several are offered to the candidate.
    pub starts: Vec<Timestamp>,
    /// Also if an interviewer is busy.
    #[serde(default)]
    pub ignore_conflicts: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InterviewUpdateIn {
    pub kind: Kind,
    /// Required for the office.
    #[serde(default)]
    pub place: Option<InterviewPlace>,
    /// Required online: an http or https address.
    #[serde(default)]
    pub link: Option<Link>,
    #[schema(minimum = 15, maximum = 240)]
    pub duration_minutes: u32,
    /// Members of the company.
    pub interviewers: Vec<UserId>,
    #[serde(default)]
    pub note: Option<InterviewNote>,
    /// One is set at once; several are offered to the candidate.
    pub starts: Vec<Timestamp>,
    /// Also if an interviewer is busy.
    #[serde(default)]
    pub ignore_conflicts: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = InterviewWarning)]
pub enum Warning {
    /// Before 07:00 or after 22:00 in Tashkent.
    OutsideHours,
}

/// A valid interview.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub kind: Kind,
    pub place: Option<String>,
    pub link: Option<String>,
    pub duration_minutes: i32,
    /// In the order of their ids.
    pub interviewers: Vec<UserId>,
    pub note: Option<String>,
    /// Earliest first, at least one.
    pub starts: Vec<Timestamp>,
    pub ignores_conflicts: bool,
}

impl InterviewIn {
    pub fn check(&self, now: Timestamp) -> Result<Plan, FieldErrors> {
        let fields = Fields {
            kind: self.kind,
            place: self.place.as_ref(),
            link: self.link.as_ref(),
            duration_minutes: self.duration_minutes,
            interviewers: &self.interviewers,
            note: self.note.as_ref(),
            starts: &self.starts,
            ignores_conflicts: self.ignore_conflicts,
        };
        fields.check(now)
    }
}

impl InterviewUpdateIn {
    pub fn check(&self, now: Timestamp) -> Result<Plan, FieldErrors> {
        let fields = Fields {
            kind: self.kind,
            place: self.place.as_ref(),
            link: self.link.as_ref(),
            duration_minutes: self.duration_minutes,
            interviewers: &self.interviewers,
            note: self.note.as_ref(),
            starts: &self.starts,
            ignores_conflicts: self.ignore_conflicts,
        };
        fields.check(now)
    }
}

/// What both calls have.
struct Fields<'a> {
    kind: Kind,
    place: Option<&'a InterviewPlace>,
    link: Option<&'a Link>,
    duration_minutes: u32,
    interviewers: &'a [UserId],
    note: Option<&'a InterviewNote>,
    starts: &'a [Timestamp],
    ignores_conflicts: bool,
}

impl Fields<'_> {
    /// The plan, or every error.
    fn check(&self, now: Timestamp) -> Result<Plan, FieldErrors> {
        let mut errors = FieldErrors::new();
        let place = self.place.map(InterviewPlace::as_str).filter(|place| !place.is_empty());
        let link = self.link.map(Link::as_str);
        if self.kind == Kind::Office && place.is_none() {
            errors.push("place", FieldError::Required);
        }
        if self.kind == Kind::Online {
            match link {
                None => errors.push("link", FieldError::Required),
                Some(link) if !link.to_ascii_lowercase().starts_with("http") => {
                    errors.push("link", FieldError::InvalidUrl);
                }
                Some(_) => {}
            }
        }
        if self.duration_minutes < SHORTEST {
            errors.push("duration_minutes", FieldError::TooSmall { min: SHORTEST.into() });
        }
        if self.duration_minutes > LONGEST {
            errors.push("duration_minutes", FieldError::TooLarge { max: LONGEST.into() });
        }
        count(&mut errors, "interviewers", self.interviewers, INTERVIEWERS);
        count(&mut errors, "starts", self.starts, STARTS);
        let latest = now + SignedDuration::from_hours(24 * MOST_DAYS);
        for (index, start) in self.starts.iter().enumerate() {
            let error = if *start <= now {
                Some(FieldError::TooEarly)
            } else if *start > latest {
                Some(FieldError::TooLarge { max: MOST_DAYS })
            } else if start.as_second() % 60 != 0 || start.subsec_nanosecond() != 0 {
                Some(FieldError::Invalid)
            } else if self.starts.iter().take(index).any(|other| other == start) {
                Some(FieldError::Repeated)
            } else {
                None
            };
            if let Some(error) = error {
                errors.push(format!("starts.{index}"), error);
            }
        }
        let (mut starts, mut interviewers) = (self.starts.to_vec(), self.interviewers.to_vec());
        starts.sort_unstable();
        interviewers.sort_unstable_by_key(|id| id.as_uuid());
        interviewers.dedup();
        let note = self.note.map(InterviewNote::as_str).filter(|note| !note.is_empty());
        errors.into_result(())?;
        Ok(Plan {
            kind: self.kind,
            place: place.filter(|_| self.kind == Kind::Office).map(str::to_owned),
            link: link.filter(|_| self.kind == Kind::Online).map(str::to_owned),
            duration_minutes: i32::try_from(self.duration_minutes).unwrap_or_default(),
            interviewers,
            note: note.map(str::to_owned),
            starts,
            ignores_conflicts: self.ignores_conflicts,
        })
    }
}

fn count<T>(errors: &mut FieldErrors, field: &str, items: &[T], limits: Count) {
    let limit = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    if items.len() < limits.min {
        errors.push(field, FieldError::TooFew { min: limit(limits.min) });
    }
    if items.len() > limits.max {
        errors.push(field, FieldError::TooMany { max: limit(limits.max) });
    }
}

impl Plan {
    pub fn lasts(&self) -> SignedDuration {
        SignedDuration::from_mins(self.duration_minutes.into())
    }

    /// The time, if there is one only.
    pub fn start(&self) -> Option<Timestamp> {
        match self.starts[..] {
            [start] => Some(start),
            _ => None,
        }
    }

    pub fn warnings(&self) -> Vec<Warning> {
        let is_outside = |start: &Timestamp| {
            let (begins, ends) = (start.to_zoned(tashkent()), (*start + self.lasts()).to_zoned(tashkent()));
            begins.time() < HOURS.0 || ends.time() > HOURS.1 || begins.date() != ends.date()
        };
        if self.starts.iter().any(is_outside) { vec![Warning::OutsideHours] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now() -> Timestamp {
        "2026-03-04T07:00:00Z".parse().unwrap()
    }

    fn form(starts: &[&str]) -> InterviewIn {
        InterviewIn {
            application_id: ApplicationId::new(),
            kind: Kind::Office,
            place: Some(InterviewPlace::parse("Amir Temur 1").unwrap()),
            link: None,
            duration_minutes: 30,
            interviewers: vec![UserId::new()],
            note: None,
            starts: starts.iter().map(|start| start.parse().unwrap()).collect(),
            ignore_conflicts: false,
        }
    }

    #[test]
    fn times_are_ahead_but_not_far() {
        for (start, error) in [
            ("2026-03-04T07:00:00Z", Some(FieldError::TooEarly)),
            ("2026-03-04T07:01:00Z", None),
            ("2026-03-04T07:01:30Z", Some(FieldError::Invalid)),
            ("2026-08-31T07:00:00Z", None),
            ("2026-08-31T07:01:00Z", Some(FieldError::TooLarge { max: 180 })),
        ] {
            let checked = form(&[start]).check(now());
            assert_eq!(
                checked.err().map(|errors| errors.of("starts.0").to_vec()),
                error.map(|e| vec![e]),
                "{start}"
            );
        }
        let twice = form(&["2026-03-05T07:00:00Z", "2026-03-05T07:00:00Z"]).check(now()).unwrap_err();
        assert_eq!(twice.of("starts.1"), [FieldError::Repeated]);
        assert_eq!(form(&[]).check(now()).unwrap_err().of("starts"), [FieldError::TooFew { min: 1 }]);
    }

    #[test]
    fn early_and_late_hours_are_warned_about() {
        // Tashkent is UTC+5; the interview lasts half an hour.
        for (start, warns) in [
            ("2026-03-05T01:59:00Z", true),
            ("2026-03-05T02:00:00Z", false),
            ("2026-03-05T16:30:00Z", false),
            ("2026-03-05T16:31:00Z", true),
            ("2026-03-05T18:45:00Z", true),
        ] {
            let plan = form(&[start]).check(now()).unwrap();
            assert_eq!(!plan.warnings().is_empty(), warns, "{start}");
        }
    }

    #[test]
    fn the_kind_says_what_is_needed() {
        let link = |text: &str| Some(Link::parse(text).unwrap());
        let base = || form(&["2026-03-05T07:00:00Z"]);
        let errors = |form: InterviewIn| form.check(now()).unwrap_err();
        let nowhere = InterviewIn { place: None, ..base() };
        assert_eq!(errors(nowhere).of("place"), [FieldError::Required]);
        assert_eq!(errors(InterviewIn { kind: Kind::Online, ..base() }).of("link"), [FieldError::Required]);
        let files = InterviewIn { kind: Kind::Online, link: link("ftp://files.uz/a"), ..base() };
        assert_eq!(errors(files).of("link"), [FieldError::InvalidUrl]);
        // What does not belong to the kind is dropped.
        let phone = InterviewIn { kind: Kind::Phone, link: link("https://meet.uz/a"), ..base() };
        let phone = phone.check(now()).unwrap();
        assert_eq!((phone.place, phone.link), (None, None));
    }
}
