//! The days of a report. Pure.

use jiff::civil::{Date, Weekday};
use jiff::{Timestamp, ToSpan as _};
use kernel::clock::tashkent;
use kernel::{FieldError, FieldErrors};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[schema(as = ReportPeriod)]
pub enum Period {
    #[serde(rename = "30")]
    Month,
    #[default]
    #[serde(rename = "90")]
    Quarter,
    #[serde(rename = "365")]
    Year,
    #[serde(rename = "all")]
    All,
}

impl Period {
    const fn days(self) -> Option<i64> {
        match self {
            Self::Month => Some(30),
            Self::Quarter => Some(90),
            Self::Year => Some(365),
            Self::All => None,
        }
    }
}

#[derive(Debug, Clone, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReportQuery {
    /// So many last days. Without effect if `from` or `to` is given.
    #[param(inline)]
    pub period: Option<Period>,
    /// The first day, in Tashkent time.
    pub from: Option<Date>,
    /// The last day, in Tashkent time.
    pub to: Option<Date>,
    /// Slug of a vacancy; all without it.
    pub vacancy: Option<String>,
}

/// The days that a query asks for; without the first, everything until the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    pub first: Option<Date>,
    pub last: Date,
}

/// The first and the last day of a report, and as moments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Days {
    pub first: Date,
    pub last: Date,
}

impl ReportQuery {
    pub fn asked(&self, today: Date) -> Result<Asked, FieldErrors> {
        if self.from.is_none() && self.to.is_none() {
            let days = self.period.unwrap_or_default().days();
            let first = days.map(|days| today.saturating_sub((days - 1).days()));
            return Ok(Asked { first, last: today });
        }
        let last = self.to.unwrap_or(today).min(today);
        match self.from {
            Some(first) if first > last => Err(FieldErrors::from(("from", FieldError::Invalid))),
            first => Ok(Asked { first, last }),
        }
    }
}

impl Days {
    /// `earliest` is the day of the first application.
    pub fn of(asked: Asked, earliest: Option<Date>) -> Self {
        let first = asked.first.or(earliest).unwrap_or(asked.last).min(asked.last);
        Self { first, last: asked.last }
    }

    /// As many days right before.
    pub fn previous(self) -> Self {
        let length = self.first.until(self.last).map_or(0, |span| i64::from(span.get_days()));
        let last = self.first.saturating_sub(1.day());
        Self { first: last.saturating_sub(length.days()), last }
    }

    pub fn start(self) -> Timestamp {
        midnight(self.first)
    }

    /// The first moment after it.
    pub fn end(self) -> Timestamp {
        midnight(self.last.saturating_add(1.day()))
    }

    /// The Mondays of its weeks, oldest first, at most `most` of them, the last ones.
    pub fn weeks(self, most: usize) -> Vec<Date> {
        let first = monday(self.first);
        let mut weeks: Vec<Date> = first.series(1.week()).take_while(|day| *day <= self.last).collect();
        weeks.drain(..weeks.len().saturating_sub(most));
        weeks
    }
}

pub fn monday(day: Date) -> Date {
    day.saturating_sub(i64::from(day.weekday().since(Weekday::Monday)).days())
}

fn midnight(day: Date) -> Timestamp {
    // A day at the edge of the calendar: nothing was counted there.
    day.to_zoned(tashkent()).map_or(Timestamp::MAX, |zoned| zoned.timestamp())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    const TODAY: Date = date(2026, 11, 18);

    fn query(period: Option<Period>, from: Option<Date>, to: Option<Date>) -> ReportQuery {
        ReportQuery { period, from, to, vacancy: None }
    }

    #[test]
    fn a_query_asks_for_days() {
        let some = |first, last| Ok(Asked { first: Some(first), last });
        let wrong = || Err(FieldErrors::from(("from", FieldError::Invalid)));
        for (asked, expected) in [
            (query(None, None, None), some(date(2026, 8, 21), TODAY)),
            (query(Some(Period::Month), None, None), some(date(2026, 10, 20), TODAY)),
            (query(Some(Period::Year), None, None), some(date(2025, 11, 19), TODAY)),
            (query(Some(Period::All), None, None), Ok(Asked { first: None, last: TODAY })),
            // Days win over the period, and nothing has happened after today.
            (
                query(Some(Period::Month), Some(date(2026, 1, 1)), Some(date(2030, 1, 1))),
                some(date(2026, 1, 1), TODAY),
            ),
            (query(None, Some(TODAY), None), some(TODAY, TODAY)),
            (query(None, None, Some(date(2026, 2, 1))), Ok(Asked { first: None, last: date(2026, 2, 1) })),
            (query(None, Some(date(2026, 2, 2)), Some(date(2026, 2, 1))), wrong()),
            (query(None, Some(date(2026, 11, 19)), None), wrong()),
        ] {
            assert_eq!(asked.asked(TODAY), expected, "{asked:?}");
        }
    }

    #[test]
    fn everything_begins_with_the_first_application() {
        let asked = Asked { first: None, last: TODAY };
        let days = Days::of(asked, Some(date(2026, 1, 5)));
        assert_eq!(days, Days { first: date(2026, 1, 5), last: TODAY });
        assert_eq!(Days::of(asked, None), Days { first: TODAY, last: TODAY });
        assert_eq!(Days::of(asked, Some(date(2027, 1, 1))).first, TODAY);
    }

    #[test]
    fn the_days_before_are_as_many_and_meet_it() {
        let days = Days { first: date(2026, 10, 20), last: TODAY };
        let previous = days.previous();
        assert_eq!(previous, Days { first: date(2026, 9, 20), last: date(2026, 10, 19) });
        assert_eq!(previous.end(), days.start());
        assert_eq!(days.start().to_string(), "2026-10-19T19:00:00Z");
        let day = Days { first: TODAY, last: TODAY };
        assert_eq!(day.previous(), Days { first: date(2026, 11, 17), last: date(2026, 11, 17) });
    }

    #[test]
    fn weeks_begin_on_mondays() {
        let days = Days { first: date(2026, 11, 1), last: TODAY };
        let weeks = [date(2026, 10, 26), date(2026, 11, 2), date(2026, 11, 9), date(2026, 11, 16)];
        assert_eq!(days.weeks(53), weeks);
        assert_eq!(days.weeks(2), weeks[2..]);
        assert_eq!(monday(date(2026, 11, 22)), date(2026, 11, 16));
    }
}
