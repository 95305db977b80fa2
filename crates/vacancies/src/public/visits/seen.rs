//! `POST /jobs/{slug}/seen`: counts one view per visitor and day.

use axum::Json;
use axum::extract::State;
use platform::rate::Limit;
use platform::{App, MaybeViewer, Origin, Path, Result};
use secrets::Keys;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::public::store::find_vacancy;

/// Generous, because customers of a mobile operator share an address; still more than people read.
const PER_ADDRESS: Limit = Limit::per_minute("vacancy-seen", 120);

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancySeenOut)]
pub struct SeenOut {
    pub status: bool,
}

/// Counts a view of a vacancy. Views by its owner and of vacancies that are not public are not counted; the response is
/// the same.
#[utoipa::path(post, path = "/jobs/{slug}/seen", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = SeenOut)))]
pub async fn note_vacancy_seen(
    State(app): State<App>,
    MaybeViewer(viewer): MaybeViewer,
    origin: Origin,
    Path(slug): Path<String>,
) -> Result<Json<SeenOut>> {
    app.rate.take(PER_ADDRESS, &origin.address)?;
    let mut db = app.db.acquire().await?;
    let found = find_vacancy(&mut db, &slug, app.clock.now()).await?.filter(|row| row.is_listed);
    let own_company = viewer.and_then(|viewer| viewer.company_id);
    if let Some(row) = found.filter(|row| own_company != Some(row.company_id)) {
        let day = app.clock.today();
        // The fingerprint includes the vacancy, so that the table does not reveal what one person read.
        let visit = format!("{day}\n{}\n{}\n{}", row.id, origin.address, origin.user_agent);
        let visitor = app.shared::<Keys>().fingerprint("vacancy-view", &visit);
        store::insert_view(&mut db, row.id, day, &visitor).await?;
    }
    Ok(Json(SeenOut { status: true }))
}
