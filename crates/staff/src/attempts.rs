//! Delays after failed sign-ins, by login and by address.
//!
//! An attempt is counted before its password is checked and removed if it was right, so parallel guesses get the same
//! delay as sequential ones.

use std::net::Ipv6Addr;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use platform::{App, Error, Origin, Result};

use crate::login::StaffLogin;
use crate::model::{BY_ADDRESS, BY_LOGIN};
use crate::store;

/// Failures are deleted after a day without a new one.
pub const KEPT: SignedDuration = SignedDuration::from_hours(24);

/// Counts an attempt, or refuses with 429 and the time to wait.
pub async fn take(app: &App, login: &StaffLogin, from: &Origin) -> Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    // Always in this order, so that two attempts cannot deadlock.
    for (subject, patience) in [(by_address(from), BY_ADDRESS), (by_login(login), BY_LOGIN)] {
        match store::count_failure(&mut tx, &subject, now, now - KEPT).await? {
            Some(failures) => {
                let free_at = now + SignedDuration::try_from(patience.pause(failures)).unwrap_or_default();
                store::set_free_at(&mut tx, &subject, free_at).await?;
            }
            None => {
                let free_at = store::find_free_at(&mut tx, &subject).await?;
                return Err(Error::TooMany(left(now, free_at)));
            }
        }
    }
    tx.commit().await?;
    Ok(())
}

/// Removes the counted failures after a correct attempt.
pub async fn forgive(db: &mut sqlx::PgConnection, login: &StaffLogin, from: &Origin) -> sqlx::Result<()> {
    store::delete_failures(db, &[by_address(from), by_login(login)]).await
}

fn left(now: Timestamp, free_at: Option<Timestamp>) -> Duration {
    let wait = free_at.map_or(SignedDuration::ZERO, |free_at| free_at.duration_since(now));
    Duration::try_from(wait).unwrap_or(Duration::ZERO)
}

fn by_login(login: &StaffLogin) -> String {
    format!("login {}", login.as_str())
}

/// Counted by network for IPv6, because whoever has one address usually has the whole network.
fn by_address(origin: &Origin) -> String {
    match origin.address.parse::<Ipv6Addr>() {
        Ok(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            format!("address {a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
        Err(_) => format!("address {}", origin.address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ipv6_addresses_are_counted_by_network() {
        let from =
            |address: &str| by_address(&Origin { address: address.to_owned(), user_agent: String::new() });
        assert_eq!(from("192.0.2.7"), "address 192.0.2.7");
        assert_eq!(from("2001:db8:1:2:3::1"), from("2001:db8:1:2:ffff::9"));
        assert_ne!(from("2001:db8:1:2:3::1"), from("2001:db8:1:3::1"));
    }
}
