//! `GET /my/jobs/{slug}/stats`: daily statistics of a vacancy.

use axum::Json;
use axum::extract::State;
use jiff::ToSpan as _;
use jiff::civil::Date;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Path, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::store;

#[derive(Debug, Serialize, ToSchema)]
pub struct VacancyStatsOut {
    pub status: bool,
    pub data: VacancyStats,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VacancyStats {
    /// Every day since publication, in Tashkent time, including days without events.
    pub days: Vec<VacancyDay>,
    pub totals: VacancyTotals,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct VacancyDay {
    pub day: Date,
    pub views: i32,
    pub responses: i32,
    pub favourites: i32,
    pub contacts: i32,
}

#[derive(Debug, Default, Serialize, ToSchema)]
pub struct VacancyTotals {
    pub views: i64,
    pub responses: i64,
    pub favourites: i64,
    pub contacts: i64,
}

/// Views, responses, saves and opened contacts by day.
#[utoipa::path(get, path = "/my/jobs/{slug}/stats", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = VacancyStatsOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_vacancy_stats(
    State(app): State<App>,
    me: Customer,
    Path(slug): Path<String>,
) -> Result<Json<VacancyStatsOut>> {
    let mut db = app.db.acquire().await?;
    let (id, first) = store::find_made(&mut db, me.company_id, &slug).await?.ok_or(Error::NotFound)?;
    let rows = store::list_days(&mut db, id).await?;
    let days = fill(first, app.clock.today(), &rows);
    let mut totals = VacancyTotals::default();
    for day in &days {
        totals.views += i64::from(day.views);
        totals.responses += i64::from(day.responses);
        totals.favourites += i64::from(day.favourites);
        totals.contacts += i64::from(day.contacts);
    }
    Ok(Json(VacancyStatsOut { status: true, data: VacancyStats { days, totals } }))
}

fn fill(first: Date, today: Date, rows: &[store::DayRow]) -> Vec<VacancyDay> {
    let first = rows.first().map_or(first, |row| row.day.to_jiff().min(first));
    let days = first.series(1.day()).take_while(|day| *day <= today);
    days.map(|day| {
        let empty = VacancyDay { day, views: 0, responses: 0, favourites: 0, contacts: 0 };
        rows.iter().find(|row| row.day.to_jiff() == day).map_or(empty, |row| VacancyDay {
            views: row.views,
            responses: row.responses,
            favourites: row.favourites,
            contacts: row.contacts,
            ..empty
        })
    })
    .collect()
}
