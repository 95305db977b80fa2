//! `GET /my/jobs`: the owner's vacancies.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::CompanyRight;
use platform::session::rights;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{OwnVacancy, load, store};
use crate::drafts::Step;
use crate::drafts::store::{DraftRow, find_draft};
use crate::{DraftId, moderated, publish};

/// Product §4: all, active, inactive. Active vacancies are those that are public.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = OwnVacancyFilter)]
pub enum Filter {
    #[default]
    All,
    Active,
    Inactive,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OwnQuery {
    #[param(inline)]
    filter: Option<Filter>,
    #[param(format = "uint32")]
    page: Option<u32>,
    #[param(format = "uint32")]
    per_page: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OwnVacanciesOut {
    pub status: bool,
    pub data: Vec<OwnVacancy>,
    pub meta: Meta,
    pub counts: OwnCounts,
    /// The unfinished form of the company; only for members who may finish it.
    pub draft: Option<OwnDraft>,
    /// The usual time of moderation in hours.
    pub usual_hours: Option<i64>,
    pub limits: OpenLimits,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnVacancyCounts)]
pub struct OwnCounts {
    pub all: i64,
    pub active: i64,
    pub inactive: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OwnVacancyDraft)]
pub struct OwnDraft {
    pub id: DraftId,
    /// As far as it is written.
    pub title: Option<String>,
    /// Where it was left.
    pub step: Step,
    pub updated_at: Timestamp,
}

impl From<DraftRow> for OwnDraft {
    fn from(row: DraftRow) -> Self {
        let title = row.form["title"].as_str().map(str::trim).filter(|title| !title.is_empty());
        Self {
            id: row.id,
            title: title.map(str::to_owned),
            step: Step::parse(&row.step),
            updated_at: row.updated_at,
        }
    }
}

/// How many vacancies may be open at once (decisions J5). Waiting, public and paused ones count; only closing or
/// deleting one makes room, so there is no day on which it renews.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OpenVacancyLimits)]
pub struct OpenLimits {
    pub open_used: i64,
    pub open_limit: i32,
    pub is_verified: bool,
}

/// The company's vacancies, newest first.
#[utoipa::path(get, path = "/my/jobs", tag = "vacancies", params(OwnQuery),
    responses((status = 200, body = OwnVacanciesOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn list_own_vacancies(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(query): Query<OwnQuery>,
) -> Result<Json<OwnVacanciesOut>> {
    let page = PageQuery { page: query.page, per_page: query.per_page };
    let active = match query.filter.unwrap_or_default() {
        Filter::All => None,
        Filter::Active => Some(true),
        Filter::Inactive => Some(false),
    };
    let mut db = app.db.acquire().await?;
    let now = app.clock.now();
    let counts = store::count_own(&mut db, me.company_id, now).await?;
    let counts = OwnCounts { all: counts.all, active: counts.active, inactive: counts.all - counts.active };
    let total = match active {
        None => counts.all,
        Some(true) => counts.active,
        Some(false) => counts.inactive,
    };
    let (limit, offset) = (i64::from(page.per_page()), i64::from(page.offset()));
    let rows = store::list_own(&mut db, me.company_id, None, active, now, limit, offset).await?;
    let publisher = publish::store::find_publisher(&mut db, me.company_id).await?.ok_or(Error::SignedOut)?;
    let limits = OpenLimits {
        open_used: publish::store::count_open(&mut db, me.company_id).await?,
        open_limit: publisher.open_limit(),
        is_verified: publisher.is_verified,
    };
    let draft = if rights::may(me.role, CompanyRight::RunVacancies) {
        find_draft(&mut db, me.company_id).await?.map(OwnDraft::from)
    } else {
        None
    };
    let own = load(&app, &mut db, me.company_id, rows, locale).await?.into_iter();
    Ok(Json(OwnVacanciesOut {
        status: true,
        data: own.map(|vacancy| vacancy.for_member(&me)).collect(),
        meta: page.meta(total.unsigned_abs()),
        counts,
        draft,
        usual_hours: moderated::usual_hours(&app, &mut db).await?,
        limits,
    }))
}
