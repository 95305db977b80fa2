//! `POST /company/page/photos`: uploads a photo. It appears on the page when the page is saved with it.

use accounts::people::picture::{self, PHOTOS};
use axum::Json;
use axum::body::Body as RawBody;
use axum::extract::State;
use axum::http::HeaderMap;
use jiff::SignedDuration;
use kernel::FieldErrors;
use platform::images;
use platform::rate::Limit;
use platform::session::rights::EditPage;
use platform::wording::ErrorBody;
use platform::{App, Error, Member, Result};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;
use vacancies::public::CompanyPhoto;

use super::check::MOST_PHOTOS;
use super::store;
use crate::Refusal;
use crate::store::lock_company;

const UPLOADS: Limit = Limit::per_hour("page-photo", 60);
/// An upload that nobody saved for so long makes room for others.
const FORGOTTEN: SignedDuration = SignedDuration::from_hours(1);

#[derive(Debug, Serialize, ToSchema)]
pub struct PagePhotoOut {
    pub status: bool,
    pub data: CompanyPhoto,
}

/// Uploads a photo for the page.
#[utoipa::path(post, path = "/company/page/photos", tag = "companies",
    request_body(content = Vec<u8>, content_type = "image/jpeg", description = "JPEG, PNG or WebP, 6 MB at most"),
    responses((status = 200, body = PagePhotoOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn upload_page_photo(
    State(app): State<App>,
    me: Member<EditPage>,
    headers: HeaderMap,
    body: RawBody,
) -> Result<Json<PagePhotoOut>> {
    app.rate.take(UPLOADS, me.user_id)?;
    let bytes = picture::read_upload(&headers, body).await?;
    let problem = |problem| Error::Invalid(FieldErrors::from(("photo", problem)));
    let drawn = images::photo(bytes).await.map_err(problem)?;
    let stored = picture::store(&app, PHOTOS, drawn).await?;
    match insert(&app, &me, stored.key()).await {
        Ok((photo, forgotten)) => {
            for key in forgotten {
                picture::discard(&app, &key).await;
            }
            Ok(Json(PagePhotoOut { status: true, data: photo }))
        }
        Err(error) => {
            picture::discard(&app, stored.key()).await;
            Err(error)
        }
    }
}

/// Also returns the files of uploads that made room.
async fn insert(app: &App, me: &Member<EditPage>, key: &str) -> Result<(CompanyPhoto, Vec<String>)> {
    let now = app.clock.now();
    let id = Uuid::now_v7();
    let mut tx = me.begin(app).await?;
    lock_company(&mut tx, me.company_id).await?;
    let mut ids = store::list_photo_ids(&mut tx, me.company_id).await?;
    let mut forgotten = Vec::new();
    if ids.len() >= MOST_PHOTOS {
        forgotten = store::delete_forgotten(&mut tx, me.company_id, now - FORGOTTEN).await?;
        ids = store::list_photo_ids(&mut tx, me.company_id).await?;
    }
    if ids.len() >= MOST_PHOTOS {
        return Err(Refusal::TooManyPhotos.into());
    }
    store::insert_photo(&mut tx, me.company_id, me.user_id, id, key, now).await?;
    tx.commit().await?;
    Ok((CompanyPhoto::of(id, key).ok_or(Error::Fault)?, forgotten))
}
