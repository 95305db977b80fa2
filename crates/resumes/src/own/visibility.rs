//! `POST /resume/{id}/visibility`: who may see a resume, and what stays hidden (decisions C12).

use axum::Json;
use axum::extract::State;
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Lang, Path, Result};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{OwnResumeOut, find, hold, store};
use crate::ResumeId;
use crate::visibility::{Group, Visibility};

/// Companies of a list at most.
const MOST_COMPANIES: usize = 100;

pub(crate) const ITEM_LIMITS: [ItemLimit; 2] = [
    ItemLimit::at_most("ResumeVisibilityIn", "companies", MOST_COMPANIES),
    ItemLimit::at_most("ResumeVisibilityIn", "hidden", Group::ALL.len()),
];

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ResumeVisibilityIn)]
pub struct VisibilityIn {
    pub visibility: Visibility,
    /// Slugs of the companies of the whitelist or blacklist.
    #[serde(default)]
    pub companies: Vec<String>,
    #[serde(default)]
    pub hidden: Vec<Group>,
}

/// Sets who may see a resume. The list of companies replaces the previous one; a whitelist names at least one.
#[utoipa::path(post, path = "/resume/{id}/visibility", tag = "resumes", params(("id" = ResumeId, Path)),
    request_body = VisibilityIn,
    responses((status = 200, body = OwnResumeOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn set_resume_visibility(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
    Body(body): Body<VisibilityIn>,
) -> Result<Json<OwnResumeOut>> {
    let mut tx = app.db.begin().await?;
    hold(&mut tx, me.candidate_id, id).await?;
    let mut errors = FieldErrors::new();
    if body.companies.len() > MOST_COMPANIES {
        errors.push("companies", FieldError::TooMany { max: MOST_COMPANIES as i64 });
    } else if body.visibility == Visibility::Whitelist && body.companies.is_empty() {
        errors.push("companies", FieldError::Required);
    }
    if body.hidden.len() > Group::ALL.len() {
        errors.push("hidden", FieldError::TooMany { max: Group::ALL.len() as i64 });
    }
    let known = store::list_company_ids(&mut tx, &body.companies).await?;
    let mut companies: Vec<Uuid> = Vec::new();
    for (index, slug) in body.companies.iter().enumerate().take(MOST_COMPANIES) {
        match known.iter().find(|(known, _)| known == slug) {
            Some((_, id)) => companies.push(*id),
            None => errors.push(format!("companies.{index}"), FieldError::Unknown),
        }
    }
    errors.into_result(()).map_err(Error::Invalid)?;
    let hidden = Group::ALL.into_iter().filter(|group| body.hidden.contains(group));
    let hidden: Vec<String> = hidden.map(|group| group.code().to_owned()).collect();
    store::set_visibility(&mut tx, id, body.visibility.code(), &hidden).await?;
    store::replace_companies(&mut tx, id, &companies).await?;
    let data = find(&app, &mut tx, me.candidate_id, id, locale).await?;
    tx.commit().await?;
    Ok(Json(OwnResumeOut::of(data)))
}
