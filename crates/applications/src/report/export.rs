//! `GET /stats/hiring/export`: the same report as a table for spreadsheets.

use axum::extract::State;
use axum::response::Response;
use platform::wording::ErrorBody;
use platform::{App, Customer, Lang, Query, Result};

use super::HiringReport;
use super::period::ReportQuery;
use crate::csv::Table;

/// The columns, as keys of messages. Times are in hours.
const HEADING: [&str; 6] = [
    "export_part",
    "export_figure",
    "export_count",
    "export_percent",
    "export_median_hours",
    "export_middle_half_hours",
];

/// The hiring report as a table.
#[utoipa::path(get, path = "/stats/hiring/export", tag = "applications", params(ReportQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn export_hiring_report(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(query): Query<ReportQuery>,
) -> Result<Response> {
    let mut db = app.db.acquire().await?;
    let (report, title) = super::find(&mut db, me.company_id, &query, app.clock.now()).await?;
    let text = |key: &str| app.catalogue.text(locale, key);
    let heading: Vec<String> = HEADING.iter().map(|key| text(key)).collect();
    let mut table = Table::new(&heading);
    table.row(&[text("export_period"), format!("{}/{}", report.from, report.to)]);
    let title = title.unwrap_or_else(|| text("export_all_vacancies"));
    table.row(&[text("export_vacancy"), title]);
    for row in rows(&report, &text) {
        table.row(&row);
    }
    Ok(table.download("ishbor-yollash"))
}

/// The parts of the report below each other, all with the same columns.
fn rows(report: &HiringReport, text: &dyn Fn(&str) -> String) -> Vec<[String; 6]> {
    let row = |part: &str, figure: String, count: i64| {
        [text(part), figure, count.to_string(), String::new(), String::new(), String::new()]
    };
    let percent = |share: Option<i64>| share.map(|share| share.to_string()).unwrap_or_default();
    let totals = &report.totals;
    let mut rows = vec![
        row("export_totals", text("export_applications"), totals.applications),
        row("export_totals", text("export_hired"), totals.hired),
        row("export_totals", text("export_answered"), totals.answered),
    ];
    rows[1][4] = totals.hire_minutes.map(hours).unwrap_or_default();
    rows[2][3] = percent(totals.answered_share);
    rows[2][4] = totals.answer_minutes.map(hours).unwrap_or_default();
    for step in &report.funnel {
        let mut cells = row("export_funnel", text(&step.stage.label_key()), step.reached);
        cells[3] = step.share.to_string();
        rows.push(cells);
    }
    for stay in &report.stays {
        let mut cells = row("export_stays", text(&stay.stage.label_key()), stay.count);
        cells[4] = hours(stay.median_minutes);
        cells[5] = format!("{} – {}", hours(stay.quarter_minutes), hours(stay.three_quarters_minutes));
        rows.push(cells);
    }
    for week in &report.weeks {
        let answered = week.in_day + week.in_three_days + week.later;
        let mut cells = row("export_weeks", week.starts_on.to_string(), answered);
        cells[3] = percent(week.answered_share);
        rows.push(cells);
    }
    for source in &report.sources {
        rows.push(row("export_sources", text(&source.source.label_key()), source.applications));
        let hired = format!("{}: {}", text(&source.source.label_key()), text("export_hired"));
        rows.push(row("export_sources", hired, source.hired));
    }
    for reason in &report.reasons {
        let figure = format!("{}: {}", text(&reason.ended_by.label_key()), text(&reason.reason.label_key()));
        rows.push(row("export_reasons", figure, reason.count));
    }
    rows
}

/// With one decimal.
fn hours(minutes: i64) -> String {
    let tenths = (minutes * 10 + 30) / 60;
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::hours;

    #[test]
    fn hours_have_one_decimal() {
        for (minutes, expected) in [(0, "0.0"), (3, "0.1"), (90, "1.5"), (60 * 24 * 3, "72.0"), (59, "1.0")] {
            assert_eq!(hours(minutes), expected, "{minutes}");
        }
    }
}
