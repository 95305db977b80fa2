//! Rules of rates, without a database.

use jiff::ToSpan as _;
use jiff::civil::Date;
use kernel::Currency;

const MILLION: i128 = 1_000_000;
/// The bank publishes for the next day; before holidays for a few days ahead. A later date is a mistake.
const MOST_DAYS_AHEAD: i32 = 7;

/// The price of one unit of a currency from a day on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    pub currency: Currency,
    pub day: Date,
    /// Millionths of a soum.
    pub millionths: i64,
}

/// One rate for every foreign currency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateTable {
    usd: Rate,
    rub: Rate,
}

/// Why a published rate is considered implausible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Doubt {
    #[error("it is older than the one we have")]
    Older,
    #[error("its day is too far ahead")]
    Ahead,
    #[error("it differs from the one we have by more than 30 %")]
    Jump,
}

impl Rate {
    pub fn new(currency: Currency, day: Date, soum: f64) -> Self {
        Self { currency, day, millionths: (soum * 1e6).round() as i64 }
    }

    /// Soum for one unit, in the usual notation: 11909.66.
    pub fn soum(&self) -> f64 {
        // Numbers of this size fit into a float without loss.
        self.millionths as f64 / 1e6
    }
}

impl RateTable {
    pub(crate) const fn new(usd: Rate, rub: Rate) -> Self {
        Self { usd, rub }
    }

    /// Merges the rates that are newer than its own, or of the same day.
    pub(crate) fn with(mut self, rates: impl IntoIterator<Item = Rate>) -> Self {
        for rate in rates {
            let own = match rate.currency {
                Currency::Usd => &mut self.usd,
                Currency::Rub => &mut self.rub,
                Currency::Uzs => continue,
            };
            if rate.day >= own.day {
                *own = rate;
            }
        }
        self
    }

    /// `None` for soum.
    pub fn rate(&self, currency: Currency) -> Option<Rate> {
        match currency {
            Currency::Uzs => None,
            Currency::Usd => Some(self.usd),
            Currency::Rub => Some(self.rub),
        }
    }

    /// The rates in display order.
    pub fn all(&self) -> [Rate; 2] {
        [self.usd, self.rub]
    }

    /// The day of the rate that is used for this currency.
    pub fn day(&self, currency: Currency) -> Option<Date> {
        self.rate(currency).map(|rate| rate.day)
    }

    /// The same amount in every currency, in the order of [`Currency::ALL`]. `round`: up for a minimum, so that nothing
    /// below it passes, and down for a maximum.
    pub fn in_all(
        &self,
        amount: i64,
        currency: Currency,
        round: impl Fn(f64) -> f64,
    ) -> [i64; Currency::ALL.len()] {
        let soum = self.to_uzs(amount, currency);
        Currency::ALL.map(|other| match self.rate(other) {
            _ if other == currency => amount,
            Some(rate) => round(soum as f64 / rate.soum()) as i64,
            None => soum,
        })
    }

    /// The amount in whole soum, rounded half up.
    pub fn to_uzs(&self, amount: i64, currency: Currency) -> i64 {
        let Some(rate) = self.rate(currency) else { return amount };
        let soum = (i128::from(amount) * i128::from(rate.millionths) + MILLION / 2).div_euclid(MILLION);
        i64::try_from(soum).unwrap_or(if soum < 0 { i64::MIN } else { i64::MAX })
    }

    /// Whether a published rate is plausible enough to replace the current one.
    pub(crate) fn judge(&self, published: &Rate, today: Date) -> Result<(), Doubt> {
        let Some(own) = self.rate(published.currency) else { return Ok(()) };
        let (old, new) = (i128::from(own.millionths), i128::from(published.millionths));
        if published.day < own.day {
            Err(Doubt::Older)
        } else if published.day > today.saturating_add(MOST_DAYS_AHEAD.days()) {
            Err(Doubt::Ahead)
        } else if new * 10 > old * 13 || new * 10 < old * 7 {
            Err(Doubt::Jump)
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Currency::{Rub, Usd, Uzs};
    use jiff::civil::date;

    const DAY: Date = date(2026, 7, 3);

    fn rate(currency: Currency, day: Date, millionths: i64) -> Rate {
        Rate { currency, day, millionths }
    }

    fn table() -> RateTable {
        RateTable::new(rate(Usd, DAY, 11_909_660_000), rate(Rub, DAY, 152_280_000))
    }

    #[test]
    fn a_limit_is_converted_into_every_currency() {
        let table = table();
        assert_eq!(table.in_all(500, Usd, f64::floor), [5_954_830, 500, 39_104]);
        assert_eq!(table.in_all(500, Usd, f64::ceil), [5_954_830, 500, 39_105]);
        assert_eq!(table.in_all(6_000_000, Uzs, f64::floor), [6_000_000, 503, 39_401]);
    }

    #[test]
    fn amounts_become_whole_soum() {
        for (amount, currency, soum) in [
            (0, Usd, 0),
            (1, Usd, 11_910),
            (50, Usd, 595_483),
            (2_000, Usd, 23_819_320),
            (1, Rub, 152),
            (25, Rub, 3_807),
            (80_000, Rub, 12_182_400),
            (7_000_000, Uzs, 7_000_000),
            (-1, Usd, -11_910),
            (kernel::Salary::MAX, Usd, 11_909_660_000_000_000),
            (i64::MAX, Usd, i64::MAX),
            (i64::MIN, Usd, i64::MIN),
        ] {
            assert_eq!(table().to_uzs(amount, currency), soum, "{amount} {currency:?}");
        }
        assert_eq!(table().day(Usd), Some(DAY));
        assert_eq!(table().day(Uzs), None, "soum need no rate");
    }

    #[test]
    fn the_newest_day_wins_for_each_currency() {
        let (before, after) = (date(2026, 7, 2), date(2026, 7, 4));
        let mixed = table().with([rate(Usd, after, 1), rate(Usd, before, 2), rate(Rub, before, 3)]);
        assert_eq!(mixed.all(), [rate(Usd, after, 1), rate(Rub, DAY, 152_280_000)]);
        let corrected = table().with([rate(Rub, DAY, 4)]);
        assert_eq!(corrected.rate(Rub), Some(rate(Rub, DAY, 4)), "the bank may correct a day");
    }

    #[test]
    fn published_rates_are_accepted_within_limits() {
        let today = date(2026, 7, 6);
        for (day, millionths, verdict) in [
            (DAY, 11_909_660_000, Ok(())),
            (date(2026, 7, 6), 12_000_000_000, Ok(())),
            (date(2026, 7, 7), 12_000_000_000, Ok(())),
            (date(2026, 7, 13), 12_000_000_000, Ok(())),
            (date(2026, 7, 14), 12_000_000_000, Err(Doubt::Ahead)),
            (date(2036, 7, 6), 12_000_000_000, Err(Doubt::Ahead)),
            (date(2026, 7, 2), 11_909_660_000, Err(Doubt::Older)),
            (today, 15_482_558_000, Ok(())),
            (today, 15_482_558_001, Err(Doubt::Jump)),
            (today, 8_336_762_000, Ok(())),
            (today, 8_336_761_999, Err(Doubt::Jump)),
            (today, 119_096_600, Err(Doubt::Jump)),
        ] {
            assert_eq!(table().judge(&rate(Usd, day, millionths), today), verdict, "{day} {millionths}");
        }
    }
}
