//! `GET /jobs/{slug}/similar`: other vacancies that may interest a visitor of this one, whether it is open or gone.

use axum::Json;
use axum::extract::State;
use dictionaries::{Dictionaries, Snapshot};
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, MaybeViewer, Path, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::list::places_within;
use super::store::{self, Like};
use crate::VacancyId;
use crate::card::{self, Reader, VacancyCard};

const MAX_SIMILAR: i64 = 6;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SimilarVacanciesOut)]
pub struct SimilarOut {
    pub status: bool,
    pub data: Vec<VacancyCard>,
}

/// Up to six similar vacancies: of the same profession, then of the same main sphere, nearest and newest first.
#[utoipa::path(get, path = "/jobs/{slug}/similar", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = SimilarOut), (status = 404, body = ErrorBody)))]
pub async fn list_similar_vacancies(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(viewer): MaybeViewer,
    Path(slug): Path<String>,
) -> Result<Json<SimilarOut>> {
    let mut db = app.db.acquire().await?;
    let data = similar(&app, &mut db, &slug, super::reader(locale, viewer.as_ref())).await?;
    Ok(Json(SimilarOut { status: true, data: data.ok_or(Error::NotFound)? }))
}

/// `None` if no such vacancy was ever public.
pub async fn similar(
    app: &App,
    db: &mut PgConnection,
    slug: &str,
    reader: Reader,
) -> Result<Option<Vec<VacancyCard>>> {
    let Some(row) = store::find_vacancy(db, slug, app.clock.now()).await?.filter(|row| row.was_public) else {
        return Ok(None);
    };
    let main_sphere = row.spheres.first().map(String::as_str);
    cards_like(app, db, row.id, main_sphere, row.profession.as_deref(), &row.location, reader).await.map(Some)
}

pub(super) async fn cards_like(
    app: &App,
    db: &mut PgConnection,
    id: VacancyId,
    main_sphere: Option<&str>,
    profession: Option<&str>,
    location: &str,
    reader: Reader,
) -> Result<Vec<VacancyCard>> {
    let words = app.shared::<Dictionaries>().now();
    let places = places_within(&words, region(&words, location));
    let like =
        Like { id, main_sphere, profession, places: &places, now: app.clock.now(), limit: MAX_SIMILAR };
    let ids = store::list_similar(db, &like).await?;
    card::list_public_cards(app, db, &ids, reader).await
}

/// The slug of the region that contains a place, or the place itself.
pub(super) fn region<'a>(words: &'a Snapshot, slug: &'a str) -> &'a str {
    let Some(mut place) = words.place(slug) else { return slug };
    while let Some(parent) = words.parent(place) {
        place = parent;
    }
    &place.slug
}
