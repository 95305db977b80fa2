//! Wrong passwords delay the next attempt; nothing is locked permanently (against credential stuffing).
//!
//! Failures are counted by phone and by address. A browser that signed in to the account before has its own counter,
//! so a stranger who guesses cannot lock the owner out.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use platform::{Error, Result};
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
    pub fn of(phone: &str, address: &str, device: Option<&Secret>) -> Self {
        let keys = match device {
            Some(device) => {
                let hash: String = device.hash().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
                vec![(format!("device {hash} {phone}"), FREE_BY_PHONE)]
            }
            None => vec![
                (format!("phone {phone}"), FREE_BY_PHONE),
                (format!("address {address}"), FREE_BY_ADDRESS),
            ],
        };
        Self { keys }
    }

    /// Refuses during a delay.
    pub async fn check(&self, db: &mut PgConnection, now: Timestamp) -> Result<()> {
        let keys: Vec<String> = self.keys.iter().map(|(key, _)| key.clone()).collect();
        match store::find_wait(db, &keys).await? {
            Some(until) if until > now => {
                Err(Error::TooMany(Duration::try_from(until.duration_since(now)).unwrap_or_default()))
            }
            _ => Ok(()),
        }
    }

    pub async fn failed(&self, db: &mut PgConnection, now: Timestamp) -> sqlx::Result<()> {
        for (key, free) in &self.keys {
            let failures = store::add_failure(db, key, now, now - FORGOTTEN_AFTER).await?;
            if let Some(pause) = pause_after(failures, *free) {
                store::set_wait(db, key, now + pause).await?;
            }
        }
        Ok(())
    }

    /// The right password clears the account's counter; the address keeps its own.
    pub async fn succeeded(&self, db: &mut PgConnection) -> sqlx::Result<()> {
        store::delete_failures(db, &self.keys[0].0).await
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
