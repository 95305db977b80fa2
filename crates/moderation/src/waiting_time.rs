//! How long moderation usually takes, so that owners know when to look again.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use platform::{App, Result};
use sqlx::PgConnection;

use crate::{Kinds, Moderated};

/// Cached medians by kind. Every list of an owner's texts shows one, and they change slowly.
#[derive(Debug, Default)]
pub struct WaitingTime(Mutex<HashMap<&'static str, (Timestamp, Option<i64>)>>);

const FRESH: SignedDuration = SignedDuration::from_mins(1);
const LOOKED_AT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// A median of fewer decisions is not meaningful.
const FEWEST: i64 = 5;

/// The median of the last thirty days in minutes; `None` if there were too few decisions.
async fn median_minutes(app: &App, db: &mut PgConnection, kind: &dyn Moderated) -> Result<Option<i64>> {
    let now = app.clock.now();
    let cache = &app.shared::<WaitingTime>().0;
    let known = cache.lock().unwrap_or_else(PoisonError::into_inner).get(kind.kind()).copied();
    if let Some((at, minutes)) = known
        && (SignedDuration::ZERO..FRESH).contains(&now.duration_since(at))
    {
        return Ok(minutes);
    }
    let waits = kind.find_waits(db, now - LOOKED_AT).await?;
    let minutes = waits.median_minutes.filter(|_| waits.decisions >= FEWEST);
    cache.lock().unwrap_or_else(PoisonError::into_inner).insert(kind.kind(), (now, minutes));
    Ok(minutes)
}

/// The median of the kind whose owners wait longest.
pub(crate) async fn longest_median(app: &App, db: &mut PgConnection) -> Result<Option<i64>> {
    let mut longest = None;
    for kind in Kinds::of(app).moderated() {
        longest = longest.max(median_minutes(app, db, kind).await?);
    }
    Ok(longest)
}

/// How many hours moderators usually need for a text of this kind, rounded up.
pub async fn usual_hours(app: &App, db: &mut PgConnection, kind: &dyn Moderated) -> Result<Option<i64>> {
    Ok(median_minutes(app, db, kind).await?.map(hours))
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
