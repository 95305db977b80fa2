//! `POST /me/company`: a person who works in several companies switches to another one.

use axum::Json;
use axum::extract::State;
use platform::{App, Body, Error, Lang, Result, Viewer};
use serde::Deserialize;
use utoipa::ToSchema;

use super::MeOut;
use crate::people::team;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CompanyChoiceIn {
    /// The slug of one of the person's companies.
    pub slug: String,
}

/// Chooses the company that all calls are about, on every device of the person.
#[utoipa::path(post, path = "/me/company", tag = "accounts", request_body = CompanyChoiceIn,
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody), (status = 422, body = platform::wording::ErrorBody)))]
pub async fn choose_company(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    Body(body): Body<CompanyChoiceIn>,
) -> Result<Json<MeOut>> {
    if !team::use_company(&mut *app.db.acquire().await?, me.user_id, &body.slug).await? {
        return Err(Error::NotFound);
    }
    super::answer(&app, me.user_id, locale).await
}
