//! `GET /my/applicants/export`: the list as a table for spreadsheets.

use axum::extract::State;
use axum::response::Response;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::clock::tashkent;
use platform::session::rights::OpenContacts;
use platform::wording::ErrorBody;
use platform::{App, Lang, Member, PageQuery, Query, Result};
use resumes::profile::{CopyReader, Reader as ProfileReader, ResumeCopy};

use super::card::{Reader, read};
use super::filter::ApplicantQuery;
use super::store;
use crate::csv::Table;

/// Rows at most.
const MOST: u32 = 2_000;
const A_PAGE: u32 = 100;

/// The columns, as keys of messages.
const HEADING: [&str; 11] = [
    "export_name",
    "export_position",
    "export_vacancy",
    "export_stage",
    "export_applied_on",
    "export_viewed_on",
    "export_reason",
    "export_pay",
    "export_phone",
    "export_email",
    "export_letter",
];

/// Everybody who applied, as a table with contacts.
#[utoipa::path(get, path = "/my/applicants/export", tag = "applications", params(ApplicantQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn export_applicants(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<OpenContacts>,
    Query(query): Query<ApplicantQuery>,
) -> Result<Response> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let found = query.found(&app, &mut db, me.company_id).await?;
    let words = app.shared::<Dictionaries>().now();
    let (answer_days, is_promise) = (found.answer_days, found.is_promise);
    let reader = Reader { words: &words, locale, now, me: &me, answer_days, is_promise };
    let text = |key: &str| app.catalogue.text(locale, key);
    let day = |at: Timestamp| at.to_zoned(tashkent()).date().to_string();
    let heading: Vec<String> = HEADING.iter().map(|key| text(key)).collect();
    let mut table = Table::new(&heading);
    for page in 1..=MOST / A_PAGE {
        let page = PageQuery { page: Some(page), per_page: Some(A_PAGE) };
        let rows = store::list(&mut db, &me, &found, now, page).await?;
        let is_last = rows.len() < A_PAGE as usize;
        for row in rows {
            let has_contacts = row.source == "response" || row.accepted_at.is_some();
            let card = read(row, &reader)?;
            let whole = store::find_whole(&mut db, card.id).await?;
            let copy: ResumeCopy = serde_json::from_value(whole.snapshot).map_err(anyhow::Error::from)?;
            let profile_reader = ProfileReader { words: &words, locale, now };
            let profile = copy.profile(card.resume_id, CopyReader::Company { has_contacts }, profile_reader);
            let contacts = profile.map(|profile| profile.contacts).unwrap_or_default();
            let pay = card.salary.and_then(|pay| Some(format!("{} {}", pay.amount?, pay.currency.code())));
            table.row(&[
                card.name,
                card.position,
                card.vacancy.title,
                text(&card.stage.label_key()),
                day(card.created_at),
                card.viewed_at.map(day).unwrap_or_default(),
                card.reason.map(|reason| text(&reason.label_key())).unwrap_or_default(),
                pay.unwrap_or_default(),
                contacts.phones.join(", "),
                contacts.email.unwrap_or_default(),
                whole.letter.unwrap_or_default(),
            ]);
        }
        if is_last {
            break;
        }
    }
    Ok(table.download("ishbor-arizalar"))
}
