//! `POST /notices/read`: the caller has read some of the notices, or all of them.

use axum::Json;
use axum::extract::State;
use kernel::{FieldError, FieldErrors};
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Result, Viewer};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::list::UnreadOut;
use super::store;

/// Notices of one call.
pub(super) const MOST: usize = 100;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReadNoticesIn)]
pub struct ReadIn {
    /// Those of other people and unknown ones are ignored.
    #[serde(default)]
    pub ids: Vec<Uuid>,
    #[serde(default)]
    pub all: bool,
}

/// Marks notices as read. A repeat changes nothing.
#[utoipa::path(post, path = "/notices/read", tag = "notifications", request_body = ReadIn,
    responses((status = 200, body = UnreadOut), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn read_notices(
    State(app): State<App>,
    me: Viewer,
    Body(body): Body<ReadIn>,
) -> Result<Json<UnreadOut>> {
    if body.ids.len() > MOST {
        let mut errors = FieldErrors::default();
        errors.push("ids", FieldError::TooMany { max: MOST as i64 });
        return Err(Error::Invalid(errors));
    }
    let mut tx = app.db.begin().await?;
    store::set_read(&mut tx, me.user_id, &body.ids, body.all, app.clock.now()).await?;
    let unread = store::count_unread(&mut tx, me.user_id).await?;
    tx.commit().await?;
    Ok(Json(UnreadOut { status: true, unread }))
}
