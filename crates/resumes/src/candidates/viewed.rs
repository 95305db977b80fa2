//! `GET /resume/{id}/views`: which companies looked at a resume, for its owner.

use accounts::people::Picture;
use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use jiff_sqlx::Timestamp as At;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Meta, PageQuery, Path, Query, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::ResumeId;
use crate::own::store::find_resume;

#[derive(Debug, Serialize, ToSchema)]
pub struct ResumeViewsOut {
    pub status: bool,
    pub data: Vec<ResumeView>,
    pub meta: Meta,
}

/// A company that looked at the resume.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResumeView {
    pub company: ResumeViewer,
    /// The last time.
    pub seen_at: Timestamp,
    pub contacts_opened_at: Option<Timestamp>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ResumeViewer {
    pub slug: String,
    pub name: String,
    pub avatar: Option<Picture>,
}

/// The companies that looked at an own resume, the last one first.
#[utoipa::path(get, path = "/resume/{id}/views", tag = "resumes", params(("id" = ResumeId, Path), PageQuery),
    responses((status = 200, body = ResumeViewsOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn list_resume_views(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<ResumeId>,
    Query(page): Query<PageQuery>,
) -> Result<Json<ResumeViewsOut>> {
    let mut db = app.db.acquire().await?;
    find_resume(&mut db, me.candidate_id, id).await?.ok_or(Error::NotFound)?;
    let total = store::count_viewers(&mut db, id).await?;
    let rows = store::list_viewers(&mut db, id, page).await?;
    let data = rows.into_iter().map(|row| ResumeView {
        company: ResumeViewer {
            slug: row.slug,
            name: row.name,
            avatar: row.avatar.as_deref().and_then(Picture::of),
        },
        seen_at: row.seen_at,
        contacts_opened_at: row.opened_at.map(At::to_jiff),
    });
    Ok(Json(ResumeViewsOut { status: true, data: data.collect(), meta: page.meta(total) }))
}
