//! `GET /staff/moderation-figures`: what waits for moderators, and how they keep up.

mod store;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::clock::tashkent;
use platform::wording::ErrorBody;
use platform::{App, Error, Result};
use serde::Serialize;
use staff::StaffModerator;
use utoipa::ToSchema;

use crate::{Kinds, Waiting, Wanted, waiting_time};

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffFiguresOut)]
pub struct FiguresOut {
    pub status: bool,
    pub data: Figures,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffFigures)]
pub struct Figures {
    /// One for each kind, also those of which none waits.
    pub waiting: Vec<WaitingFigure>,
    /// Since when the first of all waits.
    pub oldest_at: Option<Timestamp>,
    /// Texts, complaints and requests of companies that moderators decided about today.
    pub decided_today: i64,
    /// Median time until a text is decided, over thirty days; null while there are too few.
    pub median_minutes: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffWaitingFigure)]
pub struct WaitingFigure {
    pub kind: WaitingKind,
    pub count: i64,
    pub oldest_at: Option<Timestamp>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StaffWaitingKind)]
pub enum WaitingKind {
    /// Texts that were never public.
    NewText,
    /// Changes of public texts.
    Edit,
    /// Things that people complain about.
    Complaint,
    /// Companies that ask to be verified.
    Verification,
    /// Companies whose mark rests.
    CompanyReview,
}

/// What waits for moderators, and what they did today.
#[utoipa::path(get, path = "/staff/moderation-figures", tag = "staff",
    responses((status = 200, body = FiguresOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_moderation_figures(State(app): State<App>, _: StaffModerator) -> Result<Json<FiguresOut>> {
    let now = app.clock.now();
    let midnight = now.to_zoned(tashkent()).start_of_day().map_err(|_| Error::Fault)?.timestamp();
    let mut db = app.db.acquire().await?;
    let of = |is_edit| Wanted { is_edit: Some(is_edit), ..Wanted::everything(now) };
    let (new, edits) = (of(false), of(true));
    let (mut texts, mut changes) = (Waiting::default(), Waiting::default());
    let mut decided_today = store::count_decided(&mut db, midnight).await?;
    for kind in Kinds::of(&app).moderated() {
        texts = texts.and(kind.count_waiting(&mut db, &new).await?);
        changes = changes.and(kind.count_waiting(&mut db, &edits).await?);
        decided_today += kind.find_waits(&mut db, midnight).await?.decisions;
    }
    let waiting = [
        (WaitingKind::NewText, texts),
        (WaitingKind::Edit, changes),
        (WaitingKind::Complaint, store::count_complained(&mut db).await?),
        (WaitingKind::Verification, store::count_verifications(&mut db).await?),
        (WaitingKind::CompanyReview, store::count_reviews(&mut db).await?),
    ];
    let data = Figures {
        oldest_at: waiting.iter().filter_map(|(_, one)| one.oldest).min(),
        waiting: waiting
            .into_iter()
            .map(|(kind, one)| WaitingFigure { kind, count: one.count, oldest_at: one.oldest })
            .collect(),
        decided_today,
        median_minutes: waiting_time::longest_median(&app, &mut db).await?,
    };
    Ok(Json(FiguresOut { status: true, data }))
}
