//! How long moderation usually takes, so that owners know when to look again.

use std::sync::{Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use platform::{App, Result};
use sqlx::PgConnection;

use super::store;

/// Cached median. Every list of an owner's vacancies shows it, and it changes slowly.
#[derive(Debug, Default)]
pub struct WaitingTime(Mutex<Option<(Timestamp, Option<i64>)>>);

const FRESH: SignedDuration = SignedDuration::from_mins(1);
const LOOKED_AT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// A median of fewer decisions is not meaningful.
const FEWEST: i64 = 5;

/// The median of the last thirty days in minutes; `None` if there were too few decisions.
pub(super) async fn median_minutes(app: &App, db: &mut PgConnection) -> Result<Option<i64>> {
    let now = app.clock.now();
    let memory = &app.shared::<WaitingTime>().0;
    let known = *memory.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((at, minutes)) = known
        && (SignedDuration::ZERO..FRESH).contains(&now.duration_since(at))
    {
        return Ok(minutes);
    }
    let (decisions, minutes) = store::find_median_minutes(db, now - LOOKED_AT).await?;
    let minutes = minutes.filter(|_| decisions >= FEWEST);
    *memory.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, minutes));
    Ok(minutes)
}

/// How many hours moderators usually need, rounded up.
pub async fn usual_hours(app: &App, db: &mut PgConnection) -> Result<Option<i64>> {
    Ok(median_minutes(app, db).await?.map(hours))
}

fn hours(minutes: i64) -> i64 {
    ((minutes + 59) / 60).max(1)
}

#[cfg(test)]
mod tests {
    use super::hours;

    #[test]
    fn hours_are_rounded_up() {
        for (minutes, expected) in [(0, 1), (1, 1), (60, 1), (61, 2), (1440, 24)] {
            assert_eq!(hours(minutes), expected, "{minutes}");
        }
    }
}
