//! `POST /candidates/{slug}/save`, `/unsave`, `GET /candidates/saved`: candidates a company wants to find again. Both
//! changes are idempotent.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use platform::session::rights::OpenContacts;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Member, Meta, PageQuery, Path, Query, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::{check_company, list, store, viewer};
use crate::done::Done;
use crate::profile::{CandidateCard, Reader, Surface, find_by_slug, view};
use crate::refusal::Refusal;

/// Candidates that one company can save.
const MOST: i64 = 500;

#[derive(Debug, Serialize, ToSchema)]
pub struct CandidatesOut {
    pub status: bool,
    pub data: Vec<CandidateCard>,
    pub meta: Meta,
}

/// Saves a candidate.
#[utoipa::path(post, path = "/candidates/{slug}/save", tag = "resumes", params(("slug" = String, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn save_candidate(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<OpenContacts>,
    Path(slug): Path<String>,
) -> Result<Json<Done>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    store::lock_company(&mut tx, me.company_id).await?;
    check_company(&app, &mut tx, me.company_id).await?;
    let resume = find_by_slug(&mut tx, &slug).await?.ok_or(Error::NotFound)?;
    let viewer = viewer(&mut tx, &me, &resume).await?;
    let words = app.shared::<Dictionaries>().now();
    view(&resume, viewer, Reader { words: &words, locale, now }).ok_or(Error::NotFound)?;
    if !store::is_saved(&mut tx, me.company_id, resume.id).await? {
        if store::count_saved(&mut tx, me.company_id).await? >= MOST {
            return Err(Refusal::SavedFull.into());
        }
        store::insert_saved(&mut tx, me.company_id, resume.id, now).await?;
    }
    tx.commit().await?;
    Ok(Json(Done { status: true }))
}

/// Removes a candidate from the saved ones. Succeeds for one that was not among them, so nobody learns which exist.
#[utoipa::path(post, path = "/candidates/{slug}/unsave", tag = "resumes", params(("slug" = String, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn unsave_candidate(
    State(app): State<App>,
    me: Member<OpenContacts>,
    Path(slug): Path<String>,
) -> Result<Json<Done>> {
    let mut tx = me.begin(&app).await?;
    store::delete_saved(&mut tx, me.company_id, &slug).await?;
    tx.commit().await?;
    Ok(Json(Done { status: true }))
}

/// The saved candidates that the company may still see, the last saved first.
#[utoipa::path(get, path = "/candidates/saved", tag = "resumes", params(PageQuery),
    responses((status = 200, body = CandidatesOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_saved_candidates(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(page): Query<PageQuery>,
) -> Result<Json<CandidatesOut>> {
    let mut db = app.db.acquire().await?;
    check_company(&app, &mut db, me.company_id).await?;
    let total = store::count_saved_listed(&mut db, me.company_id).await?;
    let ids = store::list_saved(&mut db, me.company_id, page).await?;
    let data = list::cards(&app, &mut db, &me, &ids, Surface::List, locale).await?;
    Ok(Json(CandidatesOut { status: true, data, meta: page.meta(total) }))
}
