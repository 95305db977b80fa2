//! How many contacts a company can still open: a number of its plan for each calendar month in Tashkent.

use jiff::{Timestamp, ToSpan as _};
use kernel::clock::tashkent;
use platform::CompanyId;
use sqlx::PgConnection;

use super::store;
use crate::profile::Openings;

pub async fn find(db: &mut PgConnection, company: CompanyId, now: Timestamp) -> sqlx::Result<Openings> {
    let (began, renews_at) = month_around(now);
    let row = store::find_openings(db, company, began).await?;
    let of = i64::from(row.of);
    Ok(Openings { left: (of - row.used).max(0), of, renews_at })
}

/// The first moments of this month and the next.
fn month_around(now: Timestamp) -> (Timestamp, Timestamp) {
    let first = now.to_zoned(tashkent()).date().first_of_month();
    let moment = |day: jiff::civil::Date| day.to_zoned(tashkent()).map_or(now, |zoned| zoned.timestamp());
    (moment(first), moment(first + 1.month()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_begins_at_midnight_in_tashkent() {
        for (now, began, ends) in [
            ("2026-03-31T18:59:59Z", "2026-02-28T19:00:00Z", "2026-03-31T19:00:00Z"),
            ("2026-03-31T19:00:00Z", "2026-03-31T19:00:00Z", "2026-04-30T19:00:00Z"),
            ("2026-12-31T20:00:00Z", "2026-12-31T19:00:00Z", "2027-01-31T19:00:00Z"),
        ] {
            let (from, until) = month_around(now.parse().unwrap());
            assert_eq!((from.to_string(), until.to_string()), (began.to_owned(), ends.to_owned()));
        }
    }
}
