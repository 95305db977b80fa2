//! `GET /my/applications`: the candidate's applications.

use axum::Json;
use axum::extract::State;
use kernel::words::ApplicationStatus::{self, Approve, Offer, Reject, Waiting};
use platform::wording::ErrorBody;
use platform::{App, Candidate, Lang, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{MyApplication, read, store};

/// Product §4: all, invitations, refusals, waiting.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApplicationFilter)]
pub enum Filter {
    #[default]
    All,
    Invitations,
    Refusals,
    Waiting,
}

impl Filter {
    const fn statuses(self) -> &'static [ApplicationStatus] {
        match self {
            Self::All => ApplicationStatus::ALL,
            Self::Invitations => &[Offer, Approve],
            Self::Refusals => &[Reject],
            Self::Waiting => &[Waiting],
        }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MyApplicationsQuery {
    #[param(inline)]
    filter: Option<Filter>,
    #[param(format = "uint32")]
    page: Option<u32>,
    #[param(format = "uint32")]
    per_page: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MyApplicationsOut {
    pub status: bool,
    pub data: Vec<MyApplication>,
    pub meta: Meta,
    pub counts: MyApplicationCounts,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MyApplicationCounts {
    pub all: i64,
    pub invitations: i64,
    pub refusals: i64,
    pub waiting: i64,
}

/// The candidate's applications: those that wait for him first, finished ones last.
#[utoipa::path(get, path = "/my/applications", tag = "applications", params(MyApplicationsQuery),
    responses((status = 200, body = MyApplicationsOut), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_my_applications(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Candidate,
    Query(query): Query<MyApplicationsQuery>,
) -> Result<Json<MyApplicationsOut>> {
    let page = PageQuery { page: query.page, per_page: query.per_page };
    let filter = query.filter.unwrap_or_default();
    let mut db = app.db.acquire().await?;
    let found = store::count_by_status(&mut db, me.candidate_id).await?;
    let count = |filter: Filter| -> i64 {
        let is_counted = |code: &str| filter.statuses().iter().any(|status| status.code() == code);
        found.iter().filter(|row| is_counted(&row.status)).map(|row| row.count).sum()
    };
    let counts = MyApplicationCounts {
        all: count(Filter::All),
        invitations: count(Filter::Invitations),
        refusals: count(Filter::Refusals),
        waiting: count(Filter::Waiting),
    };
    let statuses: Vec<String> = filter.statuses().iter().map(|status| status.code().to_owned()).collect();
    let rows = store::list(&mut db, me.candidate_id, &statuses, app.clock.now(), page).await?;
    let data = rows.into_iter().map(|row| read(&app, row, locale)).collect::<Result<_>>()?;
    let meta = page.meta(count(filter).unsigned_abs());
    Ok(Json(MyApplicationsOut { status: true, data, meta, counts }))
}
