//! Rates embedded in the binary, for a machine that has never reached the bank.

use std::sync::LazyLock;

use jiff::civil::Date;
use kernel::Currency;
use serde::Deserialize;

use crate::model::{Rate, RateTable};

#[derive(Deserialize)]
struct File {
    day: Date,
    rates: Soum,
}

#[derive(Deserialize)]
#[serde(rename_all = "UPPERCASE")]
struct Soum {
    usd: f64,
    rub: f64,
}

static TABLE: LazyLock<RateTable> = LazyLock::new(|| {
    let File { day, rates } = serde_json::from_str(include_str!("../../../data/rates.json"))
        .expect("a file of ours that a test has read");
    RateTable::new(Rate::new(Currency::Usd, day, rates.usd), Rate::new(Currency::Rub, day, rates.rub))
});

pub fn table() -> RateTable {
    *TABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_holds_a_rate_for_every_foreign_currency() {
        for rate in table().all() {
            assert!((1.0..1e6).contains(&rate.soum()), "{rate:?}");
            assert!(rate.day.year() >= 2026, "{rate:?}");
        }
        assert!(table().to_uzs(1, Currency::Usd) > table().to_uzs(1, Currency::Rub), "mixed up");
    }
}
