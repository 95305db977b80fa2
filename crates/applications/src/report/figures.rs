//! From counts to what a report tells. Pure.

use jiff::civil::Date;
use kernel::words::{ApplicationReason, ApplicationSource, ApplicationStage, EndedBy};
use serde::Serialize;
use utoipa::ToSchema;

use super::period::Days;
use super::store::{EndRow, StageRow, TotalsRow, WeekRow};

/// A report shows so many weeks at most, the last ones.
pub const MOST_WEEKS: usize = 53;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReportTotals {
    pub applications: i64,
    pub hired: i64,
    pub hired_vacancies: i64,
    /// Half of those who were hired were hired faster, counted from the publication of the vacancy.
    pub hire_minutes: Option<i64>,
    /// Responses that had to be answered, as in the public record.
    pub due: i64,
    pub answered: i64,
    /// Percent of the due ones that were answered.
    pub answered_share: Option<i64>,
    /// Half of the first answers came faster.
    pub answer_minutes: Option<i64>,
}

/// A step of the funnel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct FunnelStep {
    pub stage: ApplicationStage,
    /// Applications that came to this stage or further.
    pub reached: i64,
    /// Percent of all applications.
    pub share: i64,
    /// Percent of the step before.
    pub of_previous: Option<i64>,
}

/// How long applications stay in a stage, of those that have left it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct StageStay {
    pub stage: ApplicationStage,
    pub count: i64,
    /// The middle half lies between the quarters.
    pub quarter_minutes: i64,
    pub median_minutes: i64,
    pub three_quarters_minutes: i64,
}

/// The responses of a week, by when they got the first answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct AnswerWeek {
    /// Its Monday.
    pub starts_on: Date,
    pub in_day: i64,
    pub in_three_days: i64,
    pub later: i64,
    /// Should have been answered.
    pub never: i64,
    /// May still be answered in time.
    pub waiting: i64,
    /// Percent of those that had to be answered.
    pub answered_share: Option<i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct SourceCount {
    pub source: ApplicationSource,
    pub applications: i64,
    pub hired: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReasonCount {
    pub ended_by: EndedBy,
    pub reason: ApplicationReason,
    pub count: i64,
}

/// Percent, rounded. Neither 0 nor 100 is said of what is not exactly that.
fn share(part: i64, whole: i64) -> Option<i64> {
    if whole <= 0 {
        return None;
    }
    let rounded = (part * 200 + whole) / (whole * 2);
    Some(match part {
        0 => 0,
        part if part >= whole => 100,
        _ => rounded.clamp(1, 99),
    })
}

/// Rounded down, like the share in the public record: the two must not differ.
fn answered_share(answered: i64, due: i64) -> Option<i64> {
    (due > 0).then(|| answered * 100 / due)
}

fn minutes(value: Option<f64>) -> Option<i64> {
    #[expect(clippy::cast_possible_truncation, reason = "minutes of a few years at most")]
    value.map(|value| value.round().max(0.0) as i64)
}

pub fn totals(row: &TotalsRow) -> ReportTotals {
    ReportTotals {
        applications: row.applications,
        hired: row.hired,
        hired_vacancies: row.hired_vacancies,
        hire_minutes: minutes(row.hire_minutes),
        due: row.due,
        answered: row.answered,
        answered_share: answered_share(row.answered, row.due),
        answer_minutes: minutes(row.answer_minutes),
    }
}

/// The stages in order, without those in which nobody has ever been: not every company gives tests. An invitation
/// begins at its stage and counts as having passed those before it.
pub fn funnel(rows: &[StageRow]) -> Vec<FunnelStep> {
    let of = |stage: ApplicationStage| rows.iter().find(|row| row.stage == stage.code());
    let all: i64 = rows.iter().map(|row| row.furthest).sum();
    let mut steps: Vec<FunnelStep> = Vec::new();
    for (place, stage) in PATH.into_iter().enumerate() {
        let is_used = of(stage).is_some_and(|row| row.entered > 0);
        if !is_used && !matches!(stage, ApplicationStage::New | ApplicationStage::Hired) {
            continue;
        }
        let reached = PATH[place..].iter().filter_map(|stage| of(*stage)).map(|row| row.furthest).sum();
        let of_previous = steps.last().and_then(|step| share(reached, step.reached));
        steps.push(FunnelStep {
            stage,
            reached,
            share: share(reached, all).unwrap_or_default(),
            of_previous,
        });
    }
    steps
}

const PATH: [ApplicationStage; 6] = [
    ApplicationStage::New,
    ApplicationStage::Review,
    ApplicationStage::Test,
    ApplicationStage::Invited,
    ApplicationStage::Interview,
    ApplicationStage::Hired,
];

/// Of the stages that applications pass; nobody waits in the last ones.
pub fn stays(rows: &[StageRow]) -> Vec<StageStay> {
    let waiting = PATH.into_iter().filter(|stage| *stage != ApplicationStage::Hired);
    let stay = |stage: ApplicationStage| {
        let row = rows.iter().find(|row| row.stage == stage.code() && row.left > 0)?;
        Some(StageStay {
            stage,
            count: row.left,
            quarter_minutes: minutes(row.quarter)?,
            median_minutes: minutes(row.median)?,
            three_quarters_minutes: minutes(row.three_quarters)?,
        })
    };
    waiting.filter_map(stay).collect()
}

/// Every week of the report, also those without responses.
pub fn weeks(days: Days, rows: &[WeekRow]) -> Vec<AnswerWeek> {
    let week = |starts_on: Date| {
        let row = rows.iter().find(|row| row.week.to_jiff() == starts_on);
        let count = |of: fn(&WeekRow) -> i64| row.map_or(0, of);
        let answered = count(|row| row.in_day + row.in_three_days + row.later);
        let never = count(|row| row.never);
        AnswerWeek {
            starts_on,
            in_day: count(|row| row.in_day),
            in_three_days: count(|row| row.in_three_days),
            later: count(|row| row.later),
            never,
            waiting: count(|row| row.waiting),
            answered_share: answered_share(answered, answered + never),
        }
    };
    days.weeks(MOST_WEEKS).into_iter().map(week).collect()
}

/// Where applications came from, the most frequent first.
pub fn sources(rows: &[EndRow]) -> Vec<SourceCount> {
    let count = |source: ApplicationSource| {
        let of = || rows.iter().filter(move |row| row.source == source.code());
        SourceCount {
            source,
            applications: of().map(|row| row.count).sum(),
            hired: of().filter(|row| row.is_hired).map(|row| row.count).sum(),
        }
    };
    let mut found: Vec<SourceCount> = ApplicationSource::ALL.iter().copied().map(count).collect();
    found.retain(|source| source.applications > 0);
    found.sort_by_key(|source| std::cmp::Reverse(source.applications));
    found
}

/// Why applications ended, the most frequent first.
pub fn reasons(rows: &[EndRow]) -> Vec<ReasonCount> {
    let mut found: Vec<ReasonCount> = Vec::new();
    for row in rows {
        let ended_by = row.ended_by.as_deref().and_then(EndedBy::parse);
        let reason = row.reason.as_deref().and_then(ApplicationReason::parse);
        let (Some(ended_by), Some(reason)) = (ended_by, reason) else { continue };
        match found.iter_mut().find(|one| (one.ended_by, one.reason) == (ended_by, reason)) {
            Some(one) => one.count += row.count,
            None => found.push(ReasonCount { ended_by, reason, count: row.count }),
        }
    }
    found.sort_by_key(|one| (std::cmp::Reverse(one.count), one.ended_by.code(), one.reason.code()));
    found
}

#[cfg(test)]
mod tests {
    use ApplicationStage::{Hired, Interview, Invited, New, Rejected, Review, Test};
    use jiff::civil::date;
    use jiff_sqlx::ToSqlx as _;

    use super::*;

    fn stage(stage: ApplicationStage, entered: i64, furthest: i64) -> StageRow {
        let (left, quarter, median, three_quarters) =
            (entered - furthest, Some(10.4), Some(20.5), Some(f64::from(30)));
        StageRow { stage: stage.code().to_owned(), entered, furthest, left, quarter, median, three_quarters }
    }

    #[test]
    fn shares_are_rounded_and_honest() {
        for (part, whole, expected) in [
            (0, 0, None),
            (0, 10, Some(0)),
            (1, 3, Some(33)),
            (2, 3, Some(67)),
            (1, 1_000, Some(1)),
            (999, 1_000, Some(99)),
            (10, 10, Some(100)),
        ] {
            assert_eq!(share(part, whole), expected, "{part} of {whole}");
        }
    }

    #[test]
    fn a_funnel_counts_those_who_came_so_far_or_further() {
        let steps = |rows: &[StageRow]| -> Vec<(ApplicationStage, i64, i64, Option<i64>)> {
            funnel(rows)
                .into_iter()
                .map(|step| (step.stage, step.reached, step.share, step.of_previous))
                .collect()
        };
        // Ten new ones: four no further, two reviewed, three invited at once, one of them hired; nobody was tested.
        let rows = [
            stage(New, 10, 4),
            stage(Review, 3, 2),
            stage(Invited, 4, 3),
            stage(Hired, 1, 1),
            stage(Rejected, 5, 0),
        ];
        let expected = [
            (New, 10, 100, None),
            (Review, 6, 60, Some(60)),
            (Invited, 4, 40, Some(67)),
            (Hired, 1, 10, Some(25)),
        ];
        assert_eq!(steps(&rows), expected);
        assert_eq!(steps(&[]), [(New, 0, 0, None), (Hired, 0, 0, None)]);
        // An invitation has passed the stages before it.
        let rows = [stage(New, 1, 1), stage(Invited, 1, 0), stage(Interview, 1, 1)];
        let expected = [(New, 2, 100, None), (Invited, 1, 50, Some(50)), (Interview, 1, 50, Some(100))];
        assert_eq!(steps(&rows)[..3], expected);
    }

    #[test]
    fn stays_are_of_stages_that_somebody_has_left() {
        let rows = [stage(Interview, 3, 1), stage(New, 9, 4), stage(Test, 2, 2), stage(Hired, 4, 1)];
        let found = stays(&rows);
        let stages: Vec<ApplicationStage> = found.iter().map(|stay| stay.stage).collect();
        assert_eq!(stages, [New, Interview]);
        let new = found[0];
        assert_eq!(
            (new.count, new.quarter_minutes, new.median_minutes, new.three_quarters_minutes),
            (5, 10, 21, 30)
        );
    }

    #[test]
    fn weeks_without_responses_are_there_too() {
        let days = Days { first: date(2026, 11, 4), last: date(2026, 11, 18) };
        let row = WeekRow {
            week: date(2026, 11, 9).to_sqlx(),
            in_day: 2,
            in_three_days: 1,
            later: 0,
            never: 1,
            waiting: 5,
        };
        let found: Vec<(Date, Option<i64>, i64)> = weeks(days, &[row])
            .into_iter()
            .map(|week| (week.starts_on, week.answered_share, week.waiting))
            .collect();
        let expected =
            [(date(2026, 11, 2), None, 0), (date(2026, 11, 9), Some(75), 5), (date(2026, 11, 16), None, 0)];
        assert_eq!(found, expected);
    }

    #[test]
    fn ends_are_counted_by_source_and_by_reason() {
        let end = |source: &str, end: Option<(&str, &str)>, is_hired, count| EndRow {
            source: source.to_owned(),
            ended_by: end.map(|(by, _)| by.to_owned()),
            reason: end.map(|(_, reason)| reason.to_owned()),
            is_hired,
            count,
        };
        let rows = [
            end("invitation", None, true, 1),
            end("response", None, false, 5),
            end("response", Some(("customer", "skills_mismatch")), false, 2),
            end("invitation", Some(("customer", "skills_mismatch")), false, 2),
            end("response", Some(("candidate", "withdrawn")), false, 4),
            end("response", Some(("customer", "left_on_probation")), true, 1),
        ];
        let found: Vec<(&str, i64, i64)> =
            sources(&rows).iter().map(|one| (one.source.code(), one.applications, one.hired)).collect();
        assert_eq!(found, [("response", 12, 1), ("invitation", 3, 1)]);
        let found: Vec<(&str, &str, i64)> =
            reasons(&rows).iter().map(|one| (one.ended_by.code(), one.reason.code(), one.count)).collect();
        let expected = [
            ("candidate", "withdrawn", 4),
            ("customer", "skills_mismatch", 4),
            ("customer", "left_on_probation", 1),
        ];
        assert_eq!(found, expected);
    }
}
