//! Seven days in numbers, and the seven before to compare with. Pure.

use jiff::ToSpan as _;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{ResponsesRow, ViewsRow};

const DAYS: i64 = 7;

#[derive(Debug, Serialize, ToSchema)]
pub struct CabinetWeek {
    /// The last seven days in Tashkent; today is the last one.
    pub days: Vec<CabinetDay>,
    /// In the seven days before.
    pub views_before: i64,
    pub responses_before: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CabinetDay {
    pub day: Date,
    pub views: i64,
    pub responses: i64,
    /// How many of them were answered since.
    pub answered: i64,
}

/// The first day that is read.
pub fn first_day(today: Date) -> Date {
    today.saturating_sub((2 * DAYS - 1).days())
}

pub fn week(today: Date, views: &[ViewsRow], responses: &[ResponsesRow]) -> CabinetWeek {
    let counted = |day: Date| {
        let views = views.iter().find(|row| row.day.to_jiff() == day);
        let came = responses.iter().find(|row| row.day.to_jiff() == day);
        CabinetDay {
            day,
            views: views.map_or(0, |row| row.views),
            responses: came.map_or(0, |row| row.responses),
            answered: came.map_or(0, |row| row.answered),
        }
    };
    let all = first_day(today).series(1.day()).take_while(|day| *day <= today).map(counted);
    let all: Vec<CabinetDay> = all.collect();
    let (before, days) = all.split_at(all.len().saturating_sub(7));
    CabinetWeek {
        views_before: before.iter().map(|day| day.views).sum(),
        responses_before: before.iter().map(|day| day.responses).sum(),
        days: days.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff_sqlx::ToSqlx as _;

    #[test]
    fn today_is_the_last_of_seven_and_the_rest_is_before() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let views = |at: &str, views| ViewsRow { day: day(at).to_sqlx(), views };
        let found = week(
            day("2026-03-14"),
            &[
                views("2026-03-14", 5),
                views("2026-03-08", 7),
                views("2026-03-07", 11),
                views("2026-03-01", 13),
            ],
            &[ResponsesRow { day: day("2026-03-09").to_sqlx(), responses: 3, answered: 2 }],
        );
        assert_eq!(found.days.len(), 7);
        assert_eq!((found.days[0].day, found.days[6].day), (day("2026-03-08"), day("2026-03-14")));
        let views: Vec<i64> = found.days.iter().map(|day| day.views).collect();
        assert_eq!((views, found.views_before), (vec![7, 0, 0, 0, 0, 0, 5], 24));
        assert_eq!((found.days[1].responses, found.days[1].answered, found.responses_before), (3, 2, 0));
    }
}
