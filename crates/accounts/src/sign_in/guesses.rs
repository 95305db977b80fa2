//! Wrong passwords delay the next attempt; nothing is locked permanently (against credential stuffing).
//!
//! Attempts are counted by phone and by address before they are compared, and taken back if they were right. A browser
//! that signed in to the account before has its own counter, so a stranger who guesses cannot lock the owner out.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use platform::{App, Error, Origin, Result};
use secrets::Secret;
use sqlx::PgConnection;

use super::store;

/// Failures before delays start.
const FREE_BY_PHONE: i32 = 5;
const FREE_BY_ADDRESS: i32 = 20;
const FIRST_PAUSE: SignedDuration = SignedDuration::from_secs(30);
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_mins(15);
/// The count is reset after an hour without a failure.
pub const FORGOTTEN_AFTER: SignedDuration = SignedDuration::from_hours(1);

/// The counters to which a guess is added.
pub(crate) struct Counters {
    keys: Vec<(String, i32)>,
}

impl Counters {
    /// `device` is a known one of this account; then only its counter is used.
    pub fn of(phone: &str, origin: &Origin, device: Option<&Secret>) -> Self {
        let keys = match device {
            Some(device) => {
                let hash: String = device.hash().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
                vec![(format!("device {hash} {phone}"), FREE_BY_PHONE)]
            }
            None => vec![
                (format!("phone {phone}"), FREE_BY_PHONE),
                (format!("address {}", origin.counted_address()), FREE_BY_ADDRESS),
            ],
        };
        Self { keys }
    }

    /// Counts a guess, or refuses during a delay. Called and committed before anything is compared, so parallel
    /// guesses get the same delay as sequential ones.
    pub async fn take(&self, app: &App) -> Result<()> {
        let now = app.clock.now();
        let mut tx = app.db.begin().await?;
        // Always in the order of the keys, so that two guesses cannot deadlock.
        for (key, free) in &self.keys {
            let Some(failures) = store::count_attempt(&mut tx, key, now, now - FORGOTTEN_AFTER).await? else {
                let until = store::find_wait(&mut tx, std::slice::from_ref(key)).await?;
                let wait = until.map_or(SignedDuration::ZERO, |until| until.duration_since(now));
                return Err(Error::TooMany(Duration::try_from(wait).unwrap_or_default()));
            };
            if let Some(pause) = pause_after(failures, *free) {
                store::set_wait(&mut tx, key, now + pause).await?;
            }
        }
        tx.commit().await?;
        Ok(())
    }

    /// The guess was right: clears the account's counter; the address keeps its earlier failures.
    pub async fn succeeded(&self, db: &mut PgConnection, now: Timestamp) -> sqlx::Result<()> {
        store::delete_failures(db, &self.keys[0].0).await?;
        for (key, _) in &self.keys[1..] {
            store::uncount_attempt(db, key, now).await?;
        }
        Ok(())
    }

    /// Nothing was guessed after all, such as when the second step is still missing.
    pub async fn undo(&self, db: &mut PgConnection, now: Timestamp) -> sqlx::Result<()> {
        for (key, _) in &self.keys {
            store::uncount_attempt(db, key, now).await?;
        }
        Ok(())
    }
}

fn pause_after(failures: i32, free: i32) -> Option<SignedDuration> {
    let over = failures - free;
    if over < 0 {
        return None;
    }
    let doubled = FIRST_PAUSE * (1 << over.min(10));
    Some(doubled.min(LONGEST_PAUSE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_quarter_of_an_hour() {
        for (failures, expected) in [
            (1, None),
            (4, None),
            (5, Some(30)),
            (6, Some(60)),
            (9, Some(480)),
            (10, Some(900)),
            (500, Some(900)),
        ] {
            assert_eq!(pause_after(failures, 5).map(|pause| pause.as_secs()), expected, "{failures}");
        }
    }
}
