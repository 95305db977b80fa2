//! `GET /wishlist`: saved vacancies, the most recently saved first.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use jiff::Timestamp;
use kernel::Locale;
use platform::wording::ErrorBody;
use platform::{App, Candidate, CandidateId, Lang, Meta, PageQuery, Query, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::store;
use crate::VacancyId;
use crate::card::{self, Pay, Reader, VacancyCard};

/// A saved vacancy. A closed one has no pay.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FavouriteCard {
    #[serde(flatten)]
    pub card: VacancyCard,
    pub is_open: bool,
    pub added_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct FavouritesOut {
    pub status: bool,
    pub data: Vec<FavouriteCard>,
    pub meta: Meta,
}

/// Saved vacancies. Paused, expired and deleted ones stay in the list, with `is_open: false`.
#[utoipa::path(get, path = "/wishlist", tag = "vacancies", params(PageQuery),
    responses((status = 200, body = FavouritesOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn view_favourites(
    State(app): State<App>,
    me: Candidate,
    Lang(locale): Lang,
    Query(page): Query<PageQuery>,
) -> Result<Json<FavouritesOut>> {
    let mut db = app.db.acquire().await?;
    let (data, meta) = list_favourites(&app, &mut db, me.candidate_id, page, locale).await?;
    Ok(Json(FavouritesOut { status: true, data, meta }))
}

pub async fn list_favourites(
    app: &App,
    db: &mut PgConnection,
    candidate: CandidateId,
    page: PageQuery,
    locale: Locale,
) -> Result<(Vec<FavouriteCard>, Meta)> {
    let total = store::count_shown(db, candidate).await?;
    let rows = store::list_shown(db, candidate, app.clock.now(), page).await?;
    let (open, over): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row.is_open);
    let ids = |rows: Vec<&store::SavedRow>| rows.iter().map(|row| row.id).collect::<Vec<VacancyId>>();
    let reader = Reader { locale, candidate: Some(candidate) };
    let mut cards: HashMap<VacancyId, VacancyCard> = HashMap::new();
    for card in card::list_public_cards(app, db, &ids(open), reader).await? {
        cards.insert(card.id, card);
    }
    let words = app.shared::<Dictionaries>().now();
    for row in store::list_over_cards(db, candidate, &ids(over)).await? {
        let card = VacancyCard { salary: None, ..row.card(&words, locale, Pay::AsPublished) };
        cards.insert(card.id, card);
    }
    // A vacancy that changed its state between the two statements is left out of this response.
    let saved = rows.into_iter().filter_map(|row| {
        let card = cards.remove(&row.id)?;
        Some(FavouriteCard { card, is_open: row.is_open, added_at: row.added_at })
    });
    Ok((saved.collect(), page.meta(total)))
}
