//! The current time, read through one trait so that tests can control it.

use std::sync::Mutex;

use jiff::civil::Date;
use jiff::tz::{self, TimeZone};
use jiff::{SignedDuration, Timestamp};

/// The product's time zone: UTC+5 without daylight saving since 1992, so no time zone database is needed.
pub fn tashkent() -> TimeZone {
    TimeZone::fixed(tz::offset(5))
}

/// A source of the current time.
pub trait Clock: Send + Sync {
    fn now(&self) -> Timestamp;

    /// The current day in Tashkent: daily limits, digests and statistics start at midnight there.
    fn today(&self) -> Date {
        self.now().to_zoned(tashkent()).date()
    }
}

/// The machine's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "this is the one place that reads the machine's clock")]
    fn now(&self) -> Timestamp {
        Timestamp::now()
    }
}

/// A clock that changes only when it is set or advanced.
#[derive(Debug)]
pub struct FakeClock(Mutex<Timestamp>);

impl FakeClock {
    pub const fn new(at: Timestamp) -> Self {
        Self(Mutex::new(at))
    }

    pub fn set(&self, at: Timestamp) {
        *self.lock() = at;
    }

    pub fn advance(&self, by: SignedDuration) {
        let mut now = self.lock();
        *now += by;
    }

    /// A panic in another test thread cannot leave an invalid value, so a poisoned lock is fine.
    fn lock(&self) -> std::sync::MutexGuard<'_, Timestamp> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// Noon in Tashkent on an ordinary working day.
impl Default for FakeClock {
    fn default() -> Self {
        Self::new(
            jiff::civil::date(2026, 3, 4)
                .at(7, 0, 0, 0)
                .to_zoned(TimeZone::UTC)
                .map_or(Timestamp::UNIX_EPOCH, |noon| noon.timestamp()),
        )
    }
}

impl Clock for FakeClock {
    fn now(&self) -> Timestamp {
        *self.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn the_day_changes_at_midnight_in_tashkent() {
        let clock = FakeClock::new("2026-01-31T18:59:59Z".parse().unwrap());
        assert_eq!(clock.today(), date(2026, 1, 31));
        clock.advance(SignedDuration::from_secs(1));
        assert_eq!(clock.today(), date(2026, 2, 1));
        clock.set("2026-01-01T00:00:00Z".parse().unwrap());
        assert_eq!(clock.today(), date(2026, 1, 1));
    }

    #[test]
    fn the_default_fake_time_is_noon_of_a_working_day() {
        assert_eq!(FakeClock::default().now().to_string(), "2026-03-04T07:00:00Z");
    }

    #[test]
    fn the_system_clock_advances() {
        let first = SystemClock.now();
        assert!(SystemClock.now() >= first);
        assert!(first.to_zoned(tashkent()).year() >= 2025);
    }
}
