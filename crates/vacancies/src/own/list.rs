//! `GET /my/jobs`: the owner's vacancies.

use axum::Json;
use axum::extract::State;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{OwnVacancy, load, store};
use crate::{moderated, publish};

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

/// The limits of the plan (decisions J5).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OpenVacancyLimits)]
pub struct OpenLimits {
    pub open_used: i64,
    pub open_limit: i32,
    /// The last day of the plan's current period.
    pub renews_on: jiff::civil::Date,
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
        renews_on: publisher.limit_end_day.to_jiff(),
        is_verified: publisher.is_verified,
    };
    let own = load(&app, &mut db, me.company_id, rows, locale).await?.into_iter();
    Ok(Json(OwnVacanciesOut {
        status: true,
        data: own.map(|vacancy| vacancy.for_member(&me)).collect(),
        meta: page.meta(total.unsigned_abs()),
        counts,
        usual_hours: moderated::usual_hours(&app, &mut db).await?,
        limits,
    }))
}
