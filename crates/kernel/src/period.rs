//! Periods of work or study, in months.

use std::cmp::{Ordering, Reverse};
use std::ops::RangeInclusive;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{KnownFormat, Object, ObjectBuilder, SchemaFormat, Type};

use crate::{FieldError, FieldErrors};

const YEARS: RangeInclusive<i16> = 1900..=2200;
const MONTHS: RangeInclusive<i8> = 1..=12;

/// A month of a year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct Month {
    #[schema(schema_with = year_schema)]
    pub year: i16,
    #[schema(schema_with = month_schema)]
    pub month: i8,
}

impl Month {
    pub const fn new(year: i16, month: i8) -> Self {
        Self { year, month }
    }

    pub fn of(day: Date) -> Self {
        Self::new(day.year(), day.month())
    }

    /// Months since the year 0, for arithmetic.
    fn number(self) -> u32 {
        u32::try_from(i32::from(self.year) * 12 + i32::from(self.month) - 1).unwrap_or(0)
    }

    fn is_in_calendar(self) -> bool {
        YEARS.contains(&self.year) && MONTHS.contains(&self.month)
    }
}

fn year_schema() -> Object {
    integer_schema(*YEARS.start(), *YEARS.end())
}

fn month_schema() -> Object {
    integer_schema(i16::from(*MONTHS.start()), i16::from(*MONTHS.end()))
}

fn integer_schema(min: i16, max: i16) -> Object {
    let object = ObjectBuilder::new().schema_type(Type::Integer);
    let object = object.format(Some(SchemaFormat::KnownFormat(KnownFormat::Int32)));
    object.minimum(Some(i64::from(min))).maximum(Some(i64::from(max))).build()
}

/// A period as a form sends it.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct PeriodIn {
    pub start: Month,
    #[serde(default)]
    pub end: Option<Month>,
    #[serde(default)]
    pub present: bool,
}

/// A valid period: `end` is `None` exactly when it lasts until now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
pub struct Period {
    start: Month,
    end: Option<Month>,
    present: bool,
}

impl Period {
    /// Work and study cannot start before this age.
    pub const MIN_AGE: i16 = 10;

    /// Checks what a form sent (decisions B35). `present` clears the end. A period may overlap others.
    pub fn check(form: &PeriodIn, birth_year: Option<i16>, today: Date) -> Result<Self, FieldErrors> {
        let mut errors = FieldErrors::new();
        let start = errors.take("start", check_month(form.start, birth_year, today));
        let end = match form.end {
            _ if form.present => None,
            None => {
                errors.push("end", FieldError::Required);
                None
            }
            Some(end) => errors.take("end", check_month(end, birth_year, today)),
        };
        if let (Some(start), Some(end)) = (start, end)
            && end < start
        {
            errors.push("end", FieldError::EndBeforeStart);
        }
        errors.into_result(Self { start: form.start, end, present: form.present })
    }

    /// A period from the database, which was validated when it was written.
    pub const fn stored(start: Month, end: Option<Month>) -> Self {
        Self { start, end, present: end.is_none() }
    }

    pub const fn start(&self) -> Month {
        self.start
    }

    pub const fn end(&self) -> Option<Month> {
        self.end
    }

    pub const fn is_present(&self) -> bool {
        self.present
    }

    /// The order of every list (product §3): present first, then by start newest first, then by end newest first.
    pub fn newest_first(&self, other: &Self) -> Ordering {
        let key = |period: &Self| (Reverse(period.present), Reverse(period.start), Reverse(period.end));
        key(self).cmp(&key(other))
    }
}

fn check_month(month: Month, birth_year: Option<i16>, today: Date) -> Result<Month, FieldError> {
    if !month.is_in_calendar() {
        Err(FieldError::InvalidDate)
    } else if month > Month::of(today) {
        Err(FieldError::InFuture)
    } else if birth_year.is_some_and(|born| month.year < born.saturating_add(Period::MIN_AGE)) {
        Err(FieldError::TooEarly)
    } else {
        Ok(month)
    }
}

/// The number of calendar months that the periods cover. The first and the last month both count (January to December
/// is a year), and overlapping months count once.
pub fn union_months(periods: &[Period], today: Date) -> u32 {
    let now = Month::of(today);
    let mut spans: Vec<(u32, u32)> = periods
        .iter()
        .map(|period| (period.start.number(), period.end.unwrap_or(now).number() + 1))
        .filter(|(start, after)| start < after)
        .collect();
    spans.sort_unstable();
    let mut covered_until = 0;
    let mut months = 0;
    for (start, after) in spans {
        months += after.saturating_sub(start.max(covered_until));
        covered_until = covered_until.max(after);
    }
    months
}

#[cfg(test)]
mod tests {
    use super::*;
    use FieldError::{EndBeforeStart, InFuture, InvalidDate, Required, TooEarly};
    use jiff::civil::date;

    const TODAY: Date = date(2026, 3, 4);

    fn form(start: (i16, i8), end: Option<(i16, i8)>, present: bool) -> PeriodIn {
        let month = |(year, month)| Month::new(year, month);
        PeriodIn { start: month(start), end: end.map(month), present }
    }

    fn period(start: (i16, i8), end: Option<(i16, i8)>) -> Period {
        Period::check(&form(start, end, end.is_none()), None, TODAY).unwrap()
    }

    #[test]
    fn errors_are_reported_at_their_month() {
        for (start, end, present, path, problem) in [
            ((2020, 1), None, false, "end", Required),
            ((2020, 5), Some((2020, 4)), false, "end", EndBeforeStart),
            ((2026, 4), None, true, "start", InFuture),
            ((2020, 1), Some((2026, 4)), false, "end", InFuture),
            ((2009, 12), None, true, "start", TooEarly),
            ((2020, 13), None, true, "start", InvalidDate),
            ((2020, 0), None, true, "start", InvalidDate),
            ((20, 1), None, true, "start", InvalidDate),
        ] {
            let errors = Period::check(&form(start, end, present), Some(2000), TODAY).unwrap_err();
            assert_eq!(errors, FieldErrors::from((path, problem)));
        }
        assert!(Period::check(&form((2010, 1), None, true), Some(2000), TODAY).is_ok());
        assert!(Period::check(&form((2026, 3), Some((2026, 3)), false), None, TODAY).is_ok());
    }

    #[test]
    fn until_now_clears_the_end() {
        let present = Period::check(&form((2020, 1), Some((1, 99)), true), None, TODAY).unwrap();
        assert_eq!((present.end(), present.is_present()), (None, true));
        let json = serde_json::to_value(present).unwrap();
        assert_eq!(
            json,
            serde_json::json!({"start": {"year": 2020, "month": 1}, "end": null, "present": true})
        );
    }

    #[test]
    fn present_first_then_newest_start_then_newest_end() {
        let ordered = [
            period((2024, 2), None),
            period((2019, 1), None),
            period((2025, 1), Some((2025, 2))),
            period((2021, 6), Some((2024, 1))),
            period((2021, 6), Some((2022, 1))),
            period((2021, 5), Some((2026, 1))),
        ];
        let mut shuffled = ordered;
        shuffled.reverse();
        shuffled.swap(1, 4);
        shuffled.sort_by(Period::newest_first);
        assert_eq!(shuffled, ordered);
    }

    #[test]
    fn months_are_counted_once() {
        for (periods, months) in [
            (vec![], 0),
            (vec![period((2020, 1), Some((2020, 12)))], 12),
            (vec![period((2020, 1), Some((2020, 1)))], 1),
            (vec![period((2026, 1), None)], 3),
            // Consecutive, overlapping, nested, with a gap.
            (vec![period((2020, 1), Some((2020, 6))), period((2020, 7), Some((2020, 12)))], 12),
            (vec![period((2020, 4), Some((2020, 12))), period((2020, 1), Some((2020, 6)))], 12),
            (vec![period((2020, 1), Some((2020, 12))), period((2020, 3), Some((2020, 4)))], 12),
            (vec![period((2020, 1), Some((2020, 2))), period((2021, 1), Some((2021, 2)))], 4),
        ] {
            assert_eq!(union_months(&periods, TODAY), months, "{periods:?}");
        }
    }
}
