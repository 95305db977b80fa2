//! `POST /me/export`: everything we store about a person, as a zip built by a job and available for a day.

pub(crate) mod store;

use std::io::{Cursor, Write as _};

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use jiff::{SignedDuration, Timestamp};
use jiff_sqlx::Timestamp as At;
use platform::files::FileKey;
use platform::{App, Origin, Result, UserId, Viewer};
use queue::Job;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::history::{self, Event};
use crate::people::{picture, store as people};
use crate::refusal::Refusal;
use crate::unused_files;

/// How long the file can be downloaded.
const KEPT: SignedDuration = SignedDuration::from_hours(24);
/// Bytes of files in messages that the zip holds, because it is made in memory: the newest. `messages.json` names all.
const SENT_FILES: i64 = 50 * 1024 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExportState {
    None,
    Making,
    Ready,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ExportOut {
    pub status: bool,
    pub state: ExportState,
    pub made_at: Option<Timestamp>,
    pub expires_at: Option<Timestamp>,
}

/// The state of the own data export.
#[utoipa::path(get, path = "/me/export", tag = "accounts",
    responses((status = 200, body = ExportOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn view_export(State(app): State<App>, me: Viewer) -> Result<Json<ExportOut>> {
    state(&app, me.user_id).await.map(Json)
}

async fn state(app: &App, user: UserId) -> Result<ExportOut> {
    let newest = store::find_export(&mut *app.db.acquire().await?, user).await?;
    let now = app.clock.now();
    let out = match newest {
        Some(row) if row.made_at.is_none() => (ExportState::Making, None, None),
        Some(row) if row.expires_at.is_some_and(|at| at.to_jiff() > now) => {
            (ExportState::Ready, row.made_at.map(At::to_jiff), row.expires_at.map(At::to_jiff))
        }
        _ => (ExportState::None, None, None),
    };
    Ok(ExportOut { status: true, state: out.0, made_at: out.1, expires_at: out.2 })
}

/// Requests an export of all own data.
#[utoipa::path(post, path = "/me/export", tag = "accounts",
    responses((status = 200, body = ExportOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody)))]
pub async fn ask_export(State(app): State<App>, me: Viewer, origin: Origin) -> Result<Json<ExportOut>> {
    let now = app.clock.now();
    me.require_proof(now)?;
    let mut tx = app.db.begin().await?;
    // Only one export at a time.
    if let Some(id) = store::insert_export(&mut tx, me.user_id, now).await? {
        queue::enqueue(&mut tx, &MakeExport { id }).await?;
        history::record(&app, &mut tx, me.user_id, Event::ExportMade, &origin).await?;
    }
    tx.commit().await?;
    state(&app, me.user_id).await.map(Json)
}

/// The zip with all own data.
#[utoipa::path(get, path = "/me/export/file", tag = "accounts",
    responses((status = 200, content_type = "application/zip", body = Vec<u8>),
        (status = 401, body = platform::wording::ErrorBody), (status = 403, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody)))]
pub async fn download_export(State(app): State<App>, me: Viewer) -> Result<Response> {
    let now = app.clock.now();
    me.require_proof(now)?;
    let newest = store::find_export(&mut *app.db.acquire().await?, me.user_id).await?;
    let ready = newest.filter(|row| row.expires_at.is_some_and(|at| at.to_jiff() > now));
    let key = ready.and_then(|row| row.file_key).and_then(|key| FileKey::parse(&key));
    let key = key.ok_or(Refusal::ExportNotReady)?;
    let bytes = app.files.get(&key).await?.ok_or(Refusal::ExportNotReady)?;
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"ishbor-data.zip\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, bytes).into_response())
}

#[derive(Debug, Serialize, Deserialize)]
pub struct MakeExport {
    id: Uuid,
}

impl Job<App> for MakeExport {
    const NAME: &'static str = "make_export";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let owner = store::find_export_owner(&mut *app.db.acquire().await?, self.id).await?;
        let Some(user) = owner else { return Ok(()) };
        // One statement per part, but one snapshot, so that the parts are consistent.
        let mut tx = app.db.begin().await?;
        store::set_repeatable_read(&mut tx).await?;
        let parts = store::list_export_parts(&mut tx, user).await?;
        let pictures = [
            people::find_candidate(&mut tx, user).await?.and_then(|row| row.avatar),
            people::find_own_logo(&mut tx, user).await?,
        ];
        let photos = people::list_own_photos(&mut tx, user).await?;
        let sent = store::list_sent_files(&mut tx, user, SENT_FILES).await?;
        tx.commit().await?;
        let mut files: Vec<(String, Vec<u8>)> = Vec::new();
        for (name, json) in parts {
            files.push((format!("{name}.json"), serde_json::to_vec_pretty(&json)?));
        }
        let named = ["candidate.jpg".to_owned(), "company.jpg".to_owned()].into_iter().zip(pictures);
        let named = named.filter_map(|(name, key)| Some((name, key?)));
        let photos = (1..).zip(photos).map(|(number, key)| (format!("company_photo_{number}.jpg"), key));
        for (name, key) in named.chain(photos) {
            if let Some((large, _)) = picture::keys(&key)
                && let Some(bytes) = app.files.get(&large).await?
            {
                files.push((name, bytes.to_vec()));
            }
        }
        for (number, (name, key)) in (1..).zip(sent) {
            if let Some(key) = FileKey::parse(&key)
                && let Some(bytes) = app.files.get(&key).await?
            {
                files.push((format!("messages/{number} {name}"), bytes.to_vec()));
            }
        }
        let key = FileKey::random(unused_files::EXPORTS, "zip");
        app.files.put(&key, zip(&files)?.into()).await?;
        let now = app.clock.now();
        let mut db = app.db.acquire().await?;
        if !store::set_export_made(&mut db, self.id, key.as_str(), now, now + KEPT).await? {
            // The account was erased meanwhile, or another attempt was faster.
            app.files.discard(&[key]).await;
        }
        Ok(())
    }
}

fn zip(files: &[(String, Vec<u8>)]) -> anyhow::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(name.as_str(), SimpleFileOptions::default())?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// Deletes exports after a day, row and file.
#[derive(Debug, Serialize, Deserialize)]
pub struct ForgetExports {}

impl Job<App> for ForgetExports {
    const NAME: &'static str = "forget_exports";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let mut db = app.db.acquire().await?;
        for (id, key) in store::list_old_exports(&mut db, app.clock.now()).await? {
            store::delete_export(&mut db, id).await?;
            app.files.discard(key.as_deref().and_then(FileKey::parse).as_slice()).await;
        }
        Ok(())
    }
}
