//! `GET /my/applicants/export`: the list as a table for spreadsheets.

use std::collections::VecDeque;
use std::io;

use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use dictionaries::Dictionaries;
use futures_util::StreamExt as _;
use futures_util::stream;
use jiff::Timestamp;
use kernel::Locale;
use kernel::clock::tashkent;
use platform::session::rights::OpenContacts;
use platform::wording::ErrorBody;
use platform::{App, Lang, Member, Query, Result};
use resumes::profile::{CopyReader, Reader as ProfileReader, ResumeCopy};

use super::card::{Reader, read};
use super::filter::ApplicantQuery;
use super::store;
use crate::ApplicationId;
use crate::csv::{self, Table};

/// So many are read at a time, with a connection of their own: a slow download keeps none.
const A_PART: usize = 100;

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

/// Everybody who applied, as a table with contacts, however many they are.
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
    // Who is in the file is decided now, whatever changes while it is written.
    let ids = store::list_ids(&mut db, &me, &found).await?;
    drop(db);
    let mut table = Table::new(&HEADING.map(|key| app.catalogue.text(locale, key)));
    let heading = table.take();
    let parts: VecDeque<Vec<ApplicationId>> = ids.chunks(A_PART).map(<[_]>::to_vec).collect();
    let (answer_days, is_promise) = (found.answer_days, found.is_promise);
    let writer = Writer { app, me, locale, now, answer_days, is_promise };
    let rest = stream::unfold((writer, parts), async |(writer, mut parts)| {
        let ids = parts.pop_front()?;
        let text = writer.rows(&ids).await.map_err(|error| {
            // The download breaks off: a file that only looks whole would be worse.
            tracing::warn!(code = error.code(), "a list of applicants was not written");
            io::Error::other(error.code())
        });
        let rest = if text.is_ok() { parts } else { VecDeque::new() };
        Some((text, (writer, rest)))
    });
    // Compression asks again after the end.
    let body = Body::from_stream(stream::once(async { Ok(heading) }).chain(rest).fuse());
    Ok(csv::download("ishbor-arizalar", body))
}

/// What the rows of one file depend on.
struct Writer {
    app: App,
    me: Member<OpenContacts>,
    locale: Locale,
    now: Timestamp,
    answer_days: i32,
    is_promise: bool,
}

impl Writer {
    /// The lines of these applications. One that is gone by now has none.
    async fn rows(&self, ids: &[ApplicationId]) -> Result<String> {
        let Self { app, me, locale, now, answer_days, is_promise } = self;
        let (locale, now, answer_days, is_promise) = (*locale, *now, *answer_days, *is_promise);
        let words = app.shared::<Dictionaries>().now();
        let reader = Reader { words: &words, locale, now, me, answer_days, is_promise };
        let text = |key: &str| app.catalogue.text(locale, key);
        let day = |at: Timestamp| at.to_zoned(tashkent()).date().to_string();
        let mut table = Table::default();
        let mut db = app.db.acquire().await?;
        for id in ids {
            let Some(row) = store::find(&mut db, me, *id, now).await? else { continue };
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
        Ok(table.take())
    }
}
