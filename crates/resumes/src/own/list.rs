//! `GET /resume`: the candidate's resumes.

use std::collections::HashMap;

use accounts::people::Picture;
use axum::Json;
use axum::extract::State;
use jiff::{Timestamp, ToSpan as _};
use jiff_sqlx::Timestamp as At;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Lang, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::{MOST, MOST_ACTIVE, note, read_form, store};
use crate::ResumeId;
use crate::completeness::completeness;
use crate::form::{Status, Step};
use crate::visibility::Visibility;

const DAYS: i64 = 7;

#[derive(Debug, Serialize, ToSchema)]
pub struct ResumesOut {
    pub status: bool,
    pub data: Vec<ResumeSummary>,
    pub limits: ResumeLimits,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ResumeLimits {
    pub total: i64,
    pub active: i64,
}

/// A resume in its owner's list.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResumeSummary {
    pub id: ResumeId,
    pub slug: String,
    pub status: Status,
    pub position: String,
    /// The picture, if the resume shows it.
    pub photo: Option<Picture>,
    /// 0 to 100.
    pub completeness: i32,
    /// How many companies looked at it by day; the last is today.
    pub views_7_days: Vec<i64>,
    pub contacts_opened: i64,
    pub visibility: Visibility,
    pub updated_at: Timestamp,
    pub published_at: Option<Timestamp>,
    pub step: Step,
    /// Why staff returned it.
    pub note: Option<String>,
}

/// The own resumes, the last changed first.
#[utoipa::path(get, path = "/resume", tag = "resumes",
    responses((status = 200, body = ResumesOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_resumes(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
) -> Result<Json<ResumesOut>> {
    let mut db = app.db.acquire().await?;
    let person = store::find_person(&mut db, me.candidate_id).await?.ok_or(Error::SignedOut)?;
    let rows = store::list_resumes(&mut db, me.candidate_id, None).await?;
    let first = app.clock.today() - (DAYS - 1).days();
    let mut views: HashMap<ResumeId, Vec<i64>> = HashMap::new();
    for row in store::list_views_since(&mut db, me.candidate_id, first).await? {
        let days = views.entry(row.resume_id).or_insert_with(|| vec![0; DAYS as usize]);
        let at = (row.day.to_jiff() - first).get_days();
        if let Some(day) = usize::try_from(at).ok().and_then(|at| days.get_mut(at)) {
            *day = row.views;
        }
    }
    let opened: HashMap<ResumeId, i64> =
        store::count_openings(&mut db, me.candidate_id).await?.into_iter().collect();
    let mut data = Vec::with_capacity(rows.len());
    for row in rows {
        let form = read_form(&row.form)?;
        let photo = person.avatar.as_deref().filter(|_| form.show_photo).and_then(Picture::of);
        data.push(ResumeSummary {
            id: row.id,
            slug: row.slug,
            status: Status::parse(&row.status),
            completeness: completeness(&form, person.avatar.is_some()).percent,
            position: form.position,
            photo,
            views_7_days: views.remove(&row.id).unwrap_or_else(|| vec![0; DAYS as usize]),
            contacts_opened: opened.get(&row.id).copied().unwrap_or_default(),
            visibility: Visibility::parse(&row.visibility),
            updated_at: row.updated_at,
            published_at: row.published_at.map(At::to_jiff),
            step: Step::parse(&row.step),
            note: note(&app, &row.reasons, locale),
        });
    }
    let limits = ResumeLimits { total: MOST, active: MOST_ACTIVE };
    Ok(Json(ResumesOut { status: true, data, limits }))
}
