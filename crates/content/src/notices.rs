//! `GET /legal/notices`: documents that change soon.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::App;
use serde::Serialize;
use utoipa::ToSchema;

use crate::legal::{self, Document};

/// A published version that is not in force yet.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LegalNotice {
    pub document: Document,
    pub version: String,
    pub effective_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LegalNoticesOut {
    pub status: bool,
    pub notices: Vec<LegalNotice>,
}

/// The changes to announce at this moment; usually none.
pub fn list_notices(now: Timestamp) -> Vec<LegalNotice> {
    let upcoming = Document::ALL.into_iter().filter_map(|document| legal::upcoming(document, now));
    let notices = upcoming.map(|version| LegalNotice {
        document: version.document,
        version: version.version.to_owned(),
        effective_at: version.effective_at,
    });
    notices.collect()
}

/// New versions of the terms and of the privacy policy that will take effect.
#[utoipa::path(get, path = "/legal/notices", tag = "content",
    responses((status = 200, body = LegalNoticesOut)))]
pub async fn list_legal_notices(State(app): State<App>) -> Json<LegalNoticesOut> {
    Json(LegalNoticesOut { status: true, notices: list_notices(app.clock.now()) })
}
