//! `GET /staff/moderation`: texts waiting for a moderator, the riskiest first.

use std::cmp::Reverse;

use axum::Json;
use axum::extract::State;
use jiff::{SignedDuration, Timestamp};
use kernel::{FieldError, FieldErrors, Locale};
use platform::wording::ErrorBody;
use platform::{App, Error, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use staff::StaffModerator;
use utoipa::{IntoParams, ToSchema};

use crate::{Kinds, QueueItem, RiskLevel, Waiting, Wanted, waiting_time};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = StaffQueueKind)]
pub enum QueueKind {
    /// Was never public.
    New,
    /// Changes what is public.
    Edit,
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct QueueQuery {
    #[param(inline)]
    pub kind: Option<QueueKind>,
    #[param(inline)]
    pub risk: Option<RiskLevel>,
    /// The language of the text.
    #[param(inline)]
    pub language: Option<Locale>,
    /// Part of the company's name.
    #[param(max_length = 100)]
    pub company: Option<String>,
    /// Has waited for so many hours at least.
    #[param(format = "uint32", maximum = 8760)]
    pub hours: Option<u32>,
    #[param(format = "uint32")]
    pub page: Option<u32>,
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
}

/// Of `company`.
const MOST_CHARS: usize = 100;
/// A year.
const MOST_HOURS: u32 = 8760;

impl QueueQuery {
    fn wanted(&self, now: Timestamp) -> Result<Wanted> {
        let company = self.company.as_deref().map(str::trim).filter(|name| !name.is_empty());
        if company.is_some_and(|name| name.chars().count() > MOST_CHARS) {
            let error = FieldError::TooLong { max: MOST_CHARS as i64 };
            return Err(Error::Invalid(FieldErrors::from(("company", error))));
        }
        if self.hours.is_some_and(|hours| hours > MOST_HOURS) {
            let error = FieldError::TooLarge { max: i64::from(MOST_HOURS) };
            return Err(Error::Invalid(FieldErrors::from(("hours", error))));
        }
        let waited = |hours: u32| now - SignedDuration::from_hours(i64::from(hours));
        Ok(Wanted {
            is_edit: self.kind.map(|kind| kind == QueueKind::Edit),
            risk: self.risk,
            language: self.language,
            company: company.map(str::to_owned),
            before: self.hours.map(waited),
            ..Wanted::everything(now)
        })
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StaffQueueOut)]
pub struct QueueOut {
    pub status: bool,
    pub data: Vec<QueueItem>,
    /// Of what the filter finds.
    pub meta: Meta,
    /// All that wait.
    pub waiting: i64,
    /// Since when the first of all waits.
    pub oldest_at: Option<Timestamp>,
    /// Median waiting time of recent decisions; null while there are too few.
    pub median_minutes: Option<i64>,
}

/// Revisions waiting for a decision: the riskiest first, then the oldest.
#[utoipa::path(get, path = "/staff/moderation", tag = "staff", params(QueueQuery),
    responses((status = 200, body = QueueOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_moderation(
    State(app): State<App>,
    _: StaffModerator,
    Query(query): Query<QueueQuery>,
) -> Result<Json<QueueOut>> {
    let now = app.clock.now();
    let page = PageQuery { page: query.page, per_page: query.per_page };
    let (wanted, everything) = (query.wanted(now)?, Wanted::everything(now));
    let mut db = app.db.acquire().await?;
    let (mut waiting, mut found, mut data) = (Waiting::default(), 0, Vec::new());
    for kind in Kinds::of(&app).moderated() {
        waiting = waiting.and(kind.count_waiting(&mut db, &everything).await?);
        found += kind.count_waiting(&mut db, &wanted).await?.count;
        data.extend(kind.list_waiting(&mut db, &wanted, page.offset() + page.per_page()).await?);
    }
    data.sort_by_key(|item: &QueueItem| (Reverse(item.risk), item.submitted_at, item.revision_id));
    let data = data.into_iter().skip(page.offset() as usize).take(page.per_page() as usize).collect();
    Ok(Json(QueueOut {
        status: true,
        data,
        meta: page.meta(found.unsigned_abs()),
        waiting: waiting.count,
        oldest_at: waiting.oldest,
        median_minutes: waiting_time::longest_median(&app, &mut db).await?,
    }))
}
