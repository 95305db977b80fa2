//! When a repeated job is due. Pure: the current time is a parameter.

use std::time::Duration;

use jiff::tz::{self, TimeZone};
use jiff::{Timestamp, ToSpan};

/// Tashkent has been at UTC+5 without daylight saving since 1992. A fixed offset needs no time zone files on the
/// machine.
const TASHKENT: tz::Offset = tz::offset(5);

/// How often a job repeats. Ticks depend on the clock and not on the start of a process, so that every process
/// computes the same ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// At every multiple of this many seconds since 1970, UTC.
    EverySeconds(u32),
    /// Once a day at this time in Tashkent.
    DailyAt { hour: i8, minute: i8 },
}

impl Schedule {
    /// # Panics
    /// If the period is under one second: ticks are whole seconds.
    pub const fn every(period: Duration) -> Schedule {
        assert!(
            period.as_secs() >= 1 && period.as_secs() <= u32::MAX as u64,
            "a period of one second or more"
        );
        Schedule::EverySeconds(period.as_secs() as u32)
    }

    /// # Panics
    /// If this is not a time of day.
    pub const fn daily_at(hour: i8, minute: i8) -> Schedule {
        assert!(hour >= 0 && hour < 24 && minute >= 0 && minute < 60, "a time of day");
        Schedule::DailyAt { hour, minute }
    }

    /// The last tick at or before `now`.
    pub(crate) fn last_tick(self, now: Timestamp) -> Timestamp {
        match self {
            Schedule::EverySeconds(period) => {
                let period = i64::from(period);
                let seconds = now.as_second().div_euclid(period) * period;
                Timestamp::from_second(seconds).unwrap_or(now)
            }
            Schedule::DailyAt { hour, minute } => {
                let time = jiff::civil::time(hour, minute, 0, 0);
                let today = TASHKENT.to_datetime(now).date();
                let on = |day: jiff::civil::Date| {
                    day.to_datetime(time).to_zoned(TimeZone::fixed(TASHKENT)).map(|tick| tick.timestamp())
                };
                match on(today) {
                    Ok(tick) if tick <= now => tick,
                    _ => on(today.saturating_sub(1.day())).unwrap_or(now),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn periods_are_aligned_to_the_clock() {
        let five_minutes = Schedule::every(Duration::from_secs(300));
        for (now, tick) in [
            ("2026-11-15T10:00:00Z", "2026-11-15T10:00:00Z"),
            ("2026-11-15T10:04:59.999Z", "2026-11-15T10:00:00Z"),
            ("2026-11-15T10:05:00Z", "2026-11-15T10:05:00Z"),
            ("1969-12-31T23:59:59Z", "1969-12-31T23:55:00Z"),
        ] {
            assert_eq!(five_minutes.last_tick(at(now)), at(tick), "at {now}");
        }
    }

    #[test]
    fn daily_schedules_use_tashkent_time() {
        let night = Schedule::daily_at(3, 30);
        for (now, tick) in [
            // 03:29:59 in Tashkent: still yesterday's tick.
            ("2026-11-14T22:29:59Z", "2026-11-13T22:30:00Z"),
            ("2026-11-14T22:30:00Z", "2026-11-14T22:30:00Z"),
            ("2026-11-15T22:29:59Z", "2026-11-14T22:30:00Z"),
            // Across the end of a year.
            ("2026-12-31T21:00:00Z", "2026-12-30T22:30:00Z"),
        ] {
            assert_eq!(night.last_tick(at(now)), at(tick), "at {now}");
        }
    }
}
