//! A resume as PDF: for its owner, and for employers as far as they may see it.

mod document;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use cpu_limit::CpuLimit;
use dictionaries::Dictionaries;
use documents::Template;
use kernel::Locale;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Lang, Path, Query, Result, Viewer as SignedIn};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ResumeId;
use crate::candidates::see;
use crate::profile::{CandidateProfile, Reader, Viewer, list_by_ids, view};
use document::{Texts, document};

/// How many files are laid out at a time. Shared state of the application.
pub struct PdfLimit(CpuLimit);

impl Default for PdfLimit {
    fn default() -> Self {
        Self(CpuLimit::new(cpu_limit::cores()))
    }
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(download_resume)).routes(routes!(download_candidate))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PdfQuery {
    /// The language of headings; without it that of the request.
    #[param(value_type = Option<Locale>)]
    lang: Option<Locale>,
    /// `calm` or `cloth`.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    template: Template,
}

/// The owner's resume as PDF, whatever its state.
#[utoipa::path(get, path = "/resume/{id}/pdf", tag = "resumes", params(("id" = ResumeId, Path), PdfQuery),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn download_resume(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Path(id): Path<ResumeId>,
    Query(query): Query<PdfQuery>,
) -> Result<Response> {
    let locale = query.lang.unwrap_or(locale);
    let found = list_by_ids(&mut *app.db.acquire().await?, &[id]).await?.pop();
    let resume = found.filter(|resume| resume.owner == me.user_id).ok_or(Error::NotFound)?;
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now: app.clock.now() };
    let profile = view(&resume, Viewer::Owner, reader).ok_or(Error::NotFound)?;
    file(&app, &profile, query.template, locale).await
}

/// The resume of a candidate as PDF, with what the employer may see and without contacts that are not open to him.
#[utoipa::path(get, path = "/candidates/{slug}/pdf", tag = "resumes", params(("slug" = String, Path), PdfQuery),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn download_candidate(
    State(app): State<App>,
    Lang(locale): Lang,
    me: SignedIn,
    Path(slug): Path<String>,
    Query(query): Query<PdfQuery>,
) -> Result<Response> {
    let locale = query.lang.unwrap_or(locale);
    let mut db = app.db.acquire().await?;
    let seen = see(&app, &mut db, &me, &slug, locale).await?;
    drop(db);
    file(&app, &seen.profile, query.template, locale).await
}

async fn file(app: &App, profile: &CandidateProfile, template: Template, locale: Locale) -> Result<Response> {
    let photo = match &profile.photo {
        Some(picture) => accounts::people::read_large(app, picture).await?,
        None => None,
    };
    let words = app.shared::<Dictionaries>().now();
    let texts = Texts { catalogue: &app.catalogue, words: &words, locale };
    let document = document(profile, photo, texts);
    let limit = &app.shared::<PdfLimit>().0;
    let bytes = limit
        .run(move || documents::render(&document, template, locale))
        .await?
        .map_err(anyhow::Error::from)?;
    let name = format!("attachment; filename=\"{}.pdf\"", profile.slug);
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((StatusCode::OK, headers, bytes).into_response())
}
