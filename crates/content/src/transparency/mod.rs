//! What the product does, in figures for everybody: counted every night, shown at `/help/transparency`.
//!
//! A share of few cases tells nothing, and might tell of somebody: such figures are not stored at all.

mod store;

use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use kernel::words::RefusalReason;
use platform::App;
use queue::{Job, Registry, Schedule};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;

pub use store::find_newest;

/// Shares tell of this time.
pub const PERIOD_DAYS: i64 = 90;
/// What had to be answered: younger responses may still be.
const DUE_DAYS: i64 = 7;
/// Fewer cases make no share.
pub const FEWEST: i64 = 20;
/// Fewer cases of one kind are counted among the others.
const FEWEST_OF_KIND: i64 = 5;

/// The figures of one night.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    pub open_vacancies: i64,
    /// With an open vacancy.
    pub hiring_companies: i64,
    pub verified_companies: i64,
    /// `None`, like the others below: too few cases.
    pub answers: Option<Answers>,
    pub checks: Option<Checks>,
    pub complaints: Option<Complaints>,
}

/// How employers answer those who responded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// Responses that had to be answered.
    pub due: i64,
    pub within_day: i64,
    pub within_three_days: i64,
    pub within_week: i64,
    pub later: i64,
    /// Half of the answers came faster.
    pub median_hours: i64,
}

impl Answers {
    pub fn answered(&self) -> i64 {
        self.within_day + self.within_three_days + self.within_week + self.later
    }
}

/// What moderation and its rules decided about texts of vacancies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checks {
    pub decided: i64,
    pub refused: i64,
    /// Refused texts by reason, the most frequent first; a text may have several.
    pub reasons: Vec<(RefusalReason, i64)>,
    /// Reasons that were named too rarely to be told apart.
    pub other_reasons: i64,
}

/// What became of complaints.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Complaints {
    pub decided: i64,
    pub upheld: i64,
}

/// Figures with the time they were counted at.
#[derive(Debug, Clone)]
pub struct Counted {
    pub at: Timestamp,
    pub figures: Figures,
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<CountFigures>();
    registry.every("count-figures", Schedule::daily_at(3, 50), || CountFigures {});
}

#[derive(Debug, Serialize, Deserialize)]
pub struct CountFigures {}

impl Job<App> for CountFigures {
    const NAME: &'static str = "count_figures";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        count(&mut *app.db.acquire().await?, app.clock.now()).await
    }
}

/// Counts the figures of this moment; they replace those of the same day.
pub async fn count(db: &mut PgConnection, now: Timestamp) -> anyhow::Result<()> {
    let since = now - SignedDuration::from_hours(24 * PERIOD_DAYS);
    let due_before = now - SignedDuration::from_hours(24 * DUE_DAYS);
    let open = store::count_open(db, now).await?;
    let figures = Figures {
        open_vacancies: open.vacancies,
        hiring_companies: open.companies,
        verified_companies: store::count_verified(db, now).await?,
        answers: enough(store::count_answers(db, since, due_before).await?, |answers| answers.due),
        checks: match enough(store::count_checks(db, since).await?, |checks| checks.decided) {
            Some(checks) => Some(with_reasons(checks, store::list_reasons(db, since).await?)),
            None => None,
        },
        complaints: enough(store::count_complaints(db, since).await?, |complaints| complaints.decided),
    };
    let day: Date = now.to_zoned(tashkent()).date();
    store::put(db, day, now, &serde_json::to_value(&figures)?).await?;
    Ok(())
}

fn enough<Share>(share: Share, cases: impl Fn(&Share) -> i64) -> Option<Share> {
    (cases(&share) >= FEWEST).then_some(share)
}

/// A reason that this version does not know is one of the others.
fn with_reasons(mut checks: Checks, named: Vec<(String, i64)>) -> Checks {
    for (code, count) in named {
        match RefusalReason::parse(&code).filter(|_| count >= FEWEST_OF_KIND) {
            Some(reason) => checks.reasons.push((reason, count)),
            None => checks.other_reasons += count,
        }
    }
    checks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_reasons_are_not_told_apart() {
        let checks = Checks { decided: 40, refused: 15, reasons: Vec::new(), other_reasons: 0 };
        let named = [("contacts_in_text", 9), ("duplicate", 5), ("unreadable", 4), ("of_an_old_version", 30)];
        let named = named.map(|(code, count)| (code.to_owned(), count)).to_vec();
        let checks = with_reasons(checks, named);
        assert_eq!(checks.reasons, [(RefusalReason::ContactsInText, 9), (RefusalReason::Duplicate, 5)]);
        assert_eq!(checks.other_reasons, 34);
    }

    #[test]
    fn few_cases_are_no_share() {
        let of = |decided| enough(Complaints { decided, upheld: 1 }, |complaints| complaints.decided);
        assert_eq!(of(19), None);
        assert!(of(20).is_some());
    }
}
