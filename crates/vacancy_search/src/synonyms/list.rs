//! `GET /staff/synonyms`.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Result};
use serde::Serialize;
use staff::StaffContent;
use utoipa::ToSchema;

use super::{SynonymsId, store};

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSynonyms)]
pub struct Synonyms {
    pub id: SynonymsId,
    pub words: Vec<String>,
    pub note: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffSynonymsListOut)]
pub struct SynonymsListOut {
    pub status: bool,
    pub data: Vec<Synonyms>,
}

/// Groups of synonyms, last changed first.
#[utoipa::path(get, path = "/staff/synonyms", tag = "staff",
    responses((status = 200, body = SynonymsListOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_synonyms(State(app): State<App>, _: StaffContent) -> Result<Json<SynonymsListOut>> {
    let data = store::list(&mut *app.db.acquire().await?).await?;
    Ok(Json(SynonymsListOut { status: true, data }))
}
