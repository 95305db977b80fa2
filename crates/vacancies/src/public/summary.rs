//! `GET /jobs/summary`: the numbers and the newest vacancies of the home page.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use platform::{App, Lang, MaybeViewer, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::counts::Counts;
use super::feed::list_newest;
use super::list::places_within;
use crate::card::{Reader, VacancyCard};

const NEWEST: u32 = 6;

/// Open vacancies of one sphere or region.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = VacancyCount)]
pub struct Counted {
    pub slug: String,
    pub count: u64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancySummaryOut)]
pub struct SummaryOut {
    pub status: bool,
    pub total: u64,
    /// Every sphere, in the order of the dictionary.
    pub spheres: Vec<Counted>,
    /// Every region, including places inside it.
    pub regions: Vec<Counted>,
    pub newest: Vec<VacancyCard>,
}

/// How many open vacancies there are, by sphere and region, and the newest six. Numbers may lag by seconds.
#[utoipa::path(get, path = "/jobs/summary", tag = "vacancies", responses((status = 200, body = SummaryOut)))]
pub async fn view_vacancy_summary(
    State(app): State<App>,
    Lang(locale): Lang,
    MaybeViewer(viewer): MaybeViewer,
) -> Result<Json<SummaryOut>> {
    let mut db = app.db.acquire().await?;
    summary(&app, &mut db, super::reader(locale, viewer.as_ref())).await.map(Json)
}

pub async fn summary(app: &App, db: &mut PgConnection, reader: Reader) -> Result<SummaryOut> {
    let tally = Counts::tally(app, db).await;
    let words = app.shared::<Dictionaries>().now();
    let spheres = words
        .spheres
        .iter()
        .map(|sphere| Counted { slug: sphere.slug.clone(), count: tally.count(Some(&sphere.slug), None) });
    let regions = words.regions().map(|region| Counted {
        slug: region.slug.clone(),
        count: tally.count(None, Some(&places_within(&words, &region.slug))),
    });
    Ok(SummaryOut {
        status: true,
        total: tally.count(None, None),
        spheres: spheres.collect(),
        regions: regions.collect(),
        newest: list_newest(app, db, None, NEWEST, reader).await?,
    })
}
