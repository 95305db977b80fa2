//! Delays after failed sign-ins: by login and by address, or by the browser if the member has signed in there before.
//!
//! An attempt is counted before its password is checked and removed if it was right, so parallel guesses get the same
//! delay as sequential ones. Strangers and known browsers are counted separately: failing with somebody's login does
//! not keep that person out.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use platform::{App, Error, Origin, Result};
use secrets::Secret;

use crate::login::StaffLogin;
use crate::model::{BY_ADDRESS, BY_LOGIN, Patience};
use crate::store;

/// Failures are deleted after a day without a new one.
pub const KEPT: SignedDuration = SignedDuration::from_hours(24);

/// The counters to which an attempt is added.
pub struct Attempt {
    subjects: Vec<(String, Patience)>,
}

impl Attempt {
    /// `device` is a known one of this member; then only its counter is used.
    pub fn of(login: &StaffLogin, from: &Origin, device: Option<&Secret>) -> Self {
        let login = login.as_str();
        let subjects = match device {
            Some(device) => {
                let hash: String = device.hash().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
                vec![(format!("device {hash} {login}"), BY_LOGIN)]
            }
            // Always in this order, so that two attempts cannot deadlock.
            None => vec![
                (format!("address {}", from.counted_address()), BY_ADDRESS),
                (format!("login {login}"), BY_LOGIN),
            ],
        };
        Self { subjects }
    }

    /// Counts an attempt, or refuses with 429 and the time to wait.
    pub async fn take(&self, app: &App) -> Result<()> {
        let now = app.clock.now();
        let mut tx = app.db.begin().await?;
        for (subject, patience) in &self.subjects {
            match store::count_failure(&mut tx, subject, now, now - KEPT).await? {
                Some(failures) => {
                    let free_at =
                        now + SignedDuration::try_from(patience.pause(failures)).unwrap_or_default();
                    store::set_free_at(&mut tx, subject, free_at).await?;
                }
                None => {
                    let free_at = store::find_free_at(&mut tx, subject).await?;
                    return Err(Error::TooMany(left(now, free_at)));
                }
            }
        }
        tx.commit().await?;
        Ok(())
    }

    /// Removes the counted failures after a correct attempt.
    pub async fn forgive(&self, db: &mut sqlx::PgConnection) -> sqlx::Result<()> {
        let subjects: Vec<String> = self.subjects.iter().map(|(subject, _)| subject.clone()).collect();
        store::delete_failures(db, &subjects).await
    }
}

fn left(now: Timestamp, free_at: Option<Timestamp>) -> Duration {
    let wait = free_at.map_or(SignedDuration::ZERO, |free_at| free_at.duration_since(now));
    Duration::try_from(wait).unwrap_or(Duration::ZERO)
}
