//! `GET /top-candidates`: the hundred fullest and freshest resumes, for everybody.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use platform::{App, Lang, MaybeViewer, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::{list, store};
use crate::profile::{CandidateCard, Reader, Surface, Viewer, card, list_by_ids};

const MOST: i64 = 100;

#[derive(Debug, Serialize, ToSchema)]
pub struct TopCandidatesOut {
    pub status: bool,
    pub data: Vec<CandidateCard>,
}

/// The fullest and freshest resumes, without contacts. Only employers get whole names, photos and names of companies.
#[utoipa::path(get, path = "/top-candidates", tag = "resumes",
    responses((status = 200, body = TopCandidatesOut)))]
pub async fn list_top_candidates(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(me): MaybeViewer,
) -> Result<Json<TopCandidatesOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    if let Some(me) = &me
        && let Some(employer) = me.as_customer()
        && store::is_in_sight(&mut db, employer.company_id, now).await?
    {
        let ids = store::list_top_for(&mut db, employer.company_id, MOST).await?;
        let data = list::cards(&app, &mut db, &employer, &ids, Surface::Top, locale).await?;
        return Ok(Json(TopCandidatesOut { status: true, data }));
    }
    let ids = store::list_top(&mut db, MOST).await?;
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now };
    let resumes = list_by_ids(&mut db, &ids).await?;
    let data = resumes.iter().filter_map(|resume| card(resume, Viewer::Guest, Surface::Top, reader));
    Ok(Json(TopCandidatesOut { status: true, data: data.collect() }))
}
