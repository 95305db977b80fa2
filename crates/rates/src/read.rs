//! `GET /rates`: the rates with which salaries are compared.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::civil::Date;
use kernel::Currency;
use platform::App;
use platform::etag::Tagged;
use serde::Serialize;
use utoipa::ToSchema;

use crate::memory::Rates;

const CACHE: &str = "public, max-age=600";

#[derive(Debug, Serialize, ToSchema)]
pub struct RatesOut {
    pub status: bool,
    pub data: Vec<RateOut>,
}

/// The official rate of a currency.
#[derive(Debug, Serialize, ToSchema)]
pub struct RateOut {
    pub currency: Currency,
    /// Soum for one unit.
    pub rate: f64,
    /// The day from which the rate is valid.
    pub day: Date,
}

/// The latest known rates of the Central Bank, used to compare salaries in different currencies.
#[utoipa::path(get, path = "/rates", tag = "rates", responses((status = 200, body = RatesOut)))]
pub async fn list_rates(State(app): State<App>, headers: HeaderMap) -> Response {
    let rates = app.shared::<Rates>().now().all();
    let data = rates.map(|rate| RateOut { currency: rate.currency, rate: rate.soum(), day: rate.day });
    Tagged::json(&RatesOut { status: true, data: data.into() }).respond(&headers, CACHE)
}
