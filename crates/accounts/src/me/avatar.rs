//! `POST /me/avatar`: a profile picture, in two sizes; `GET /files/avatars/…` serves it to everybody.

use axum::Json;
use axum::body::Body as RawBody;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use kernel::words::{CompanyRight, Role};
use kernel::{FieldError, FieldErrors};
use platform::files::FileKey;
use platform::images::{self, Sizes};
use platform::rate::Limit;
use platform::{App, Error, Lang, Path, Query, Result, Viewer};
use serde::Deserialize;
use staff::audit::Trace;
use utoipa::IntoParams;

use super::MeOut;
use super::profile::profile_required;
use crate::company_status::{self, Changed};
use crate::people::picture::{self, AVATARS, PUBLIC, Stored};
use crate::people::store::{self as people, Pictured};
use crate::people::team;

const UPLOADS: Limit = Limit::per_hour("upload", 20);

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AvatarQuery {
    /// Which profile; default: the active one.
    role: Option<Role>,
}

fn problem(problem: FieldError) -> Error {
    let mut errors = FieldErrors::default();
    errors.push("avatar", problem);
    Error::Invalid(errors)
}

/// Parses `data:image/jpeg;base64,…` of the registration form. Whether it is a picture is checked later.
pub(crate) fn read_data_url(url: Option<&str>) -> Result<Option<Bytes>> {
    let Some(url) = url.filter(|url| !url.is_empty()) else { return Ok(None) };
    let is_picture = |kind: &str| kind.strip_prefix("data:").is_some_and(picture::is_type);
    let encoded = url.split_once(";base64,").filter(|(kind, _)| is_picture(kind));
    let bytes = encoded.and_then(|(_, text)| STANDARD.decode(text).ok());
    Ok(Some(bytes.ok_or_else(|| problem(FieldError::Invalid))?.into()))
}

/// Renders the two sizes of an upload.
pub(crate) async fn draw(upload: Option<Bytes>) -> Result<Option<Sizes>> {
    match upload {
        Some(bytes) => images::avatar(bytes).await.map(Some).map_err(problem),
        None => Ok(None),
    }
}

/// Stores the files from which they are served.
pub(crate) async fn store(app: &App, drawn: Option<Sizes>) -> Result<Option<Stored>> {
    match drawn {
        Some(drawn) => picture::store(app, AVATARS, drawn).await.map(Some),
        None => Ok(None),
    }
}

/// Deletes files that no profile refers to.
pub(crate) async fn discard(app: &App, stored: Option<Stored>) {
    discard_key(app, stored.as_ref().map(Stored::key)).await;
}

pub(crate) async fn discard_key(app: &App, key: Option<&str>) {
    if let Some(key) = key {
        picture::discard(app, key).await;
    }
}

/// Sets the picture of a profile.
#[utoipa::path(post, path = "/me/avatar", tag = "accounts", params(AvatarQuery),
    request_body(content = Vec<u8>, content_type = "image/jpeg", description = "JPEG, PNG or WebP, 6 MB at most"),
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody),
        (status = 413, body = platform::wording::ErrorBody), (status = 415, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn set_avatar(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    trace: Trace,
    Query(query): Query<AvatarQuery>,
    headers: HeaderMap,
    body: RawBody,
) -> Result<Json<MeOut>> {
    app.rate.take(UPLOADS, me.user_id)?;
    let bytes = picture::read_upload(&headers, body).await?;
    let drawn = images::avatar(bytes).await.map_err(problem)?;
    let stored = store(&app, Some(drawn)).await?;
    replace(&app, &me, query.role, stored, &trace).await?;
    super::answer(&app, me.user_id, locale).await
}

/// Removes the picture of a profile.
#[utoipa::path(post, path = "/me/avatar/remove", tag = "accounts", params(AvatarQuery),
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody)))]
pub async fn remove_avatar(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    trace: Trace,
    Query(query): Query<AvatarQuery>,
) -> Result<Json<MeOut>> {
    replace(&app, &me, query.role, None, &trace).await?;
    super::answer(&app, me.user_id, locale).await
}

async fn replace(
    app: &App,
    me: &Viewer,
    role: Option<Role>,
    stored: Option<Stored>,
    trace: &Trace,
) -> Result<()> {
    let key = stored.as_ref().map(Stored::key);
    match set_in_profile(app, me, role.unwrap_or(me.role), key, trace).await {
        Ok(old) => {
            discard_key(app, old.as_deref()).await;
            Ok(())
        }
        Err(error) => {
            discard(app, stored).await;
            Err(error)
        }
    }
}

/// Returns the previous picture.
async fn set_in_profile(
    app: &App,
    me: &Viewer,
    role: Role,
    key: Option<&str>,
    trace: &Trace,
) -> Result<Option<String>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let whose = match role {
        Role::Candidate => Some(Pictured::Candidate(me.user_id)),
        Role::Customer => {
            let held = team::hold_company_in_use(&mut tx, me.user_id, CompanyRight::EditCompany).await?;
            held.map(Pictured::Company)
        }
    };
    let old = match whose {
        Some(whose) => people::set_avatar(&mut tx, whose, key, now).await?,
        None => None,
    };
    let old = match old {
        Some(old) => old,
        None if key.is_none() => None,
        None => return Err(profile_required(role)),
    };
    if role == Role::Customer && old.as_deref() != key {
        company_status::rest_mark(&mut tx, me.user_id, Changed::Picture, None, trace, now).await?;
    }
    tx.commit().await?;
    Ok(old)
}

/// `GET /files/{folder}/{name}`: a picture never changes under its name, so browsers may cache it indefinitely.
pub async fn show_picture(
    State(app): State<App>,
    Path((folder, name)): Path<(String, String)>,
) -> Result<Response> {
    if !PUBLIC.iter().any(|folders| [folders.large, folders.small].contains(&folder.as_str())) {
        return Err(Error::NotFound);
    }
    let key = FileKey::parse(&format!("{folder}/{name}")).ok_or(Error::NotFound)?;
    let bytes: Bytes = app.files.get(&key).await?.ok_or(Error::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    Ok((headers, bytes).into_response())
}
