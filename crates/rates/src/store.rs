//! SQL of exchange rates.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use kernel::Currency;
use sqlx::PgConnection;

use crate::model::Rate;

struct Row {
    currency: String,
    day: Date,
    millionths: i64,
}

/// The newest rate of each currency that this version of the product knows.
pub async fn list_newest_rates(db: &mut PgConnection) -> sqlx::Result<Vec<Rate>> {
    let rows = sqlx::query_as!(
        Row,
        "select distinct on (currency) currency, day, millionths
         from exchange_rates order by currency, day desc"
    )
    .fetch_all(db)
    .await?;
    let rate = |row: Row| {
        let currency = Currency::parse(&row.currency)?;
        Some(Rate { currency, day: row.day, millionths: row.millionths })
    };
    Ok(rows.into_iter().filter_map(rate).collect())
}

/// False if the same rate is stored for this day already.
pub async fn upsert_rate(db: &mut PgConnection, rate: &Rate, at: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into exchange_rates (currency, day, millionths, fetched_at) values ($1, $2, $3, $4)
         on conflict (currency, day) do update
             set millionths = excluded.millionths, fetched_at = excluded.fetched_at
             where exchange_rates.millionths <> excluded.millionths",
        rate.currency.code(),
        rate.day.to_sqlx() as _,
        rate.millionths,
        at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}
