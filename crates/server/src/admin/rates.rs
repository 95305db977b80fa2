//! Exchange rates on the command line.

use ::rates::Rate;
use jiff::civil::Date;
use kernel::Currency;
use sqlx::PgPool;

use super::say;
use crate::database_clock::DatabaseClock;

pub async fn set(db: &PgPool, currency: &str, soum: f64, day: Date) -> anyhow::Result<()> {
    let foreign = Currency::parse(currency).filter(|currency| *currency != Currency::Uzs);
    let Some(currency) = foreign else { anyhow::bail!("{currency} is neither USD nor RUB") };
    anyhow::ensure!((1e-6..=1e6).contains(&soum), "{soum} soum are not a rate");
    let rate = Rate::new(currency, day, soum);
    let now = DatabaseClock::read_now(db).await?;
    ::rates::set_rate(&mut *db.acquire().await?, &rate, now).await?;
    say("Servers use it within ten minutes, unless they know one of a later day.");
    Ok(())
}
