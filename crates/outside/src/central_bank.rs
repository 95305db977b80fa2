//! Official exchange rates of the Central Bank of Uzbekistan (cbu.uz), a public API.
//!
//! The bank sets them in the afternoon of each working day, for the day after. The response is not trusted: an entry
//! that is not clearly a rate counts as missing, and nothing is guessed.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use jiff::civil::Date;
use kernel::Currency;
use reqwest::Client;
use serde_json::Value;
use url::Url;

use crate::http;

/// Salary currencies besides our own.
const WANTED: [Currency; 2] = [Currency::Usd, Currency::Rub];
/// Upper limit in soum for one unit, far above every real currency.
const HIGHEST: i64 = 1_000_000;
const MILLION: i64 = 1_000_000;

#[derive(Debug, Clone)]
pub struct CentralBankConfig {
    /// `https://cbu.uz`
    pub base_url: Url,
    pub timeout: Duration,
}

/// The client.
#[derive(Debug, Clone)]
pub struct CentralBank {
    base_url: Url,
    http: Client,
}

/// The bank's rate for one unit of a currency, and the day from which it is valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublishedRate {
    pub currency: Currency,
    pub day: Date,
    /// Millionths of a soum: the bank publishes decimal fractions, and money must not be stored as floating point.
    pub millionths: i64,
}

/// The part of a response that could be parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published {
    pub rates: Vec<PublishedRate>,
    /// Wanted currencies that are absent or have no valid rate.
    pub missing: Vec<Currency>,
}

/// Why there are no rates. For the log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BankError {
    #[error("the bank does not answer ({0})")]
    Silent(String),
    #[error("the bank answers {0}")]
    Status(u16),
    #[error("the bank's answer holds no rates")]
    Unreadable,
}

impl CentralBank {
    pub fn new(config: CentralBankConfig) -> Result<Self> {
        let http = http::client(&config.base_url, config.timeout)?;
        Ok(Self { base_url: config.base_url, http })
    }

    /// The rates of a day, or the newest. For a day without rates the bank returns the previous ones.
    pub async fn rates(&self, day: Option<Date>) -> Result<Published, BankError> {
        let day = day.map(|day| day.to_string());
        let mut path = vec!["uz", "arkhiv-kursov-valyut", "json"];
        if let Some(day) = &day {
            path.extend(["all", day]);
        }
        // Without the trailing slash the bank redirects, and we follow no redirects.
        path.push("");
        let url = http::join(&self.base_url, &path);
        let answer =
            http::call(self.http.get(url)).await.map_err(|error| BankError::Silent(error.to_string()))?;
        if !answer.status.is_success() {
            return Err(BankError::Status(answer.status.as_u16()));
        }
        let entries: Vec<Value> = answer.json().ok_or(BankError::Unreadable)?;
        let published = read(&entries);
        if published.rates.is_empty() { Err(BankError::Unreadable) } else { Ok(published) }
    }
}

/// If a currency has several entries, the newest counts.
fn read(entries: &[Value]) -> Published {
    let mut newest: BTreeMap<Currency, PublishedRate> = BTreeMap::new();
    for rate in entries.iter().filter_map(read_entry) {
        let kept = newest.entry(rate.currency).or_insert(rate);
        if rate.day > kept.day {
            *kept = rate;
        }
    }
    let missing = WANTED.into_iter().filter(|currency| !newest.contains_key(currency)).collect();
    Published { rates: newest.into_values().collect(), missing }
}

/// `{"Ccy": "USD", "Nominal": "1", "Rate": "12850.05", "Date": "04.03.2026", …}`
fn read_entry(entry: &Value) -> Option<PublishedRate> {
    let code = entry.get("Ccy")?.as_str()?;
    let currency = WANTED.into_iter().find(|currency| currency.code() == code)?;
    let nominal = read_decimal(entry.get("Nominal")?)?;
    let rate = read_decimal(entry.get("Rate")?)?;
    let day = read_day(entry.get("Date")?.as_str()?)?;
    if nominal % MILLION != 0 || !(MILLION..=MILLION * MILLION).contains(&nominal) {
        return None;
    }
    let units = nominal / MILLION;
    let millionths = (rate + units / 2) / units;
    (1..=HIGHEST * MILLION).contains(&millionths).then_some(PublishedRate { currency, day, millionths })
}

/// Parses a plain decimal number into millionths. The bank sends numbers as strings.
fn read_decimal(value: &Value) -> Option<i64> {
    let text = match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let is_number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    // Twelve digits before the point and six after it fit into 64 bits.
    if !(1..=12).contains(&whole.len()) || fraction.len() > 6 || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    format!("{whole}{fraction:0<6}").parse().ok()
}

/// `04.03.2026`
fn read_day(text: &str) -> Option<Date> {
    let (day, rest) = text.trim().split_once('.')?;
    let (month, year) = rest.split_once('.')?;
    if year.len() != 4 {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;
    use serde_json::json;

    fn entry(code: &str, nominal: &Value, rate: &Value, day: &str) -> Value {
        json!({"id": 69, "Ccy": code, "CcyNm_UZ": "AQSH dollari", "Nominal": nominal, "Rate": rate,
            "Diff": "-24.58", "Date": day})
    }

    #[test]
    fn a_rate_is_what_one_unit_costs() {
        for (nominal, rate, millionths) in [
            (json!("1"), json!("12850.05"), 12_850_050_000),
            (json!("1"), json!("12850"), 12_850_000_000),
            (json!("10"), json!("4.61"), 461_000),
            (json!("100"), json!("83.77"), 837_700),
            (json!("3"), json!("2"), 666_667),
            (json!(1), json!(152.28), 152_280_000),
            (json!(" 1 "), json!("0.000001"), 1),
            (json!("1"), json!("1000000"), HIGHEST * MILLION),
        ] {
            let read = read_entry(&entry("USD", &nominal, &rate, "04.03.2026"));
            assert_eq!(
                read,
                Some(PublishedRate { currency: Currency::Usd, day: date(2026, 3, 4), millionths }),
                "{rate}"
            );
        }
    }

    #[test]
    fn an_ambiguous_entry_is_none() {
        let good = || entry("USD", &json!("1"), &json!("12850.05"), "04.03.2026");
        assert!(read_entry(&good()).is_some());
        for (field, value) in [
            ("Ccy", json!("usd")),
            ("Ccy", json!(840)),
            ("Ccy", json!("EUR")),
            ("Nominal", json!("0")),
            ("Nominal", json!("-1")),
            ("Nominal", json!("0.5")),
            ("Nominal", json!("2000000")),
            ("Nominal", json!("")),
            ("Rate", json!("")),
            ("Rate", json!("0")),
            ("Rate", json!("-12850.05")),
            ("Rate", json!("12 850.05")),
            ("Rate", json!("12850,05")),
            ("Rate", json!("1e4")),
            ("Rate", json!("NaN")),
            ("Rate", json!("1000000.01")),
            ("Rate", json!("9999999999999")),
            ("Rate", json!("1.1234567")),
            ("Rate", json!(1e300)),
            ("Rate", json!(null)),
            ("Date", json!("2026-03-04")),
            ("Date", json!("31.02.2026")),
            ("Date", json!("04.03.26")),
            ("Date", json!(20_260_304)),
        ] {
            let mut bad = good();
            bad[field] = value.clone();
            assert_eq!(read_entry(&bad), None, "{field}: {value}");
            bad.as_object_mut().unwrap().remove(field);
            assert_eq!(read_entry(&bad), None, "no {field}");
        }
        for odd in [json!(null), json!([]), json!("USD")] {
            assert_eq!(read_entry(&odd), None, "{odd}");
        }
    }

    #[test]
    fn the_newest_entry_counts_and_missing_currencies_are_reported() {
        let old = entry("USD", &json!("1"), &json!("12000"), "03.03.2026");
        let new = entry("USD", &json!("1"), &json!("12100"), "04.03.2026");
        for entries in [[old.clone(), new.clone()], [new, old]] {
            let published = read(&entries);
            assert_eq!(published.rates.len(), 1);
            assert_eq!(published.rates[0].day, date(2026, 3, 4));
            assert_eq!(published.missing, [Currency::Rub]);
        }
    }
}
