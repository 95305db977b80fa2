//! `GET /my/hidden`: hidden vacancies and companies that could be shown again, last hidden first.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Lang, Result};
use serde::Serialize;
use utoipa::ToSchema;
use vacancies::card::{self, Reader, VacancyCard};

use super::store;

#[derive(Debug, Serialize, ToSchema)]
pub struct HiddenCompany {
    pub slug: String,
    pub name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct HiddenOut {
    pub status: bool,
    pub vacancies: Vec<VacancyCard>,
    pub companies: Vec<HiddenCompany>,
}

/// Hidden vacancies that are still open, and hidden companies.
#[utoipa::path(get, path = "/my/hidden", tag = "vacancies",
    responses((status = 200, body = HiddenOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_hidden(
    State(app): State<App>,
    me: Candidate,
    Lang(locale): Lang,
) -> Result<Json<HiddenOut>> {
    let mut db = app.db.acquire().await?;
    let ids = store::list_vacancies(&mut db, me.candidate_id).await?;
    let reader = Reader { locale, candidate: Some(me.candidate_id) };
    let vacancies = card::list_public_cards(&app, &mut db, &ids, reader).await?;
    let companies = store::list_companies(&mut db, me.candidate_id, app.clock.now()).await?;
    Ok(Json(HiddenOut { status: true, vacancies, companies }))
}
