use doubles::{CentralBank as Double, Fault};
use jiff::civil::{Date, date};
use kernel::Currency;
use outside::{BankError, CentralBank, CentralBankConfig, PublishedRate};
use serde_json::json;

use crate::{TIMEOUT, closed_address, timeout_for};

const TUESDAY: Date = date(2026, 3, 3);
const WEDNESDAY: Date = date(2026, 3, 4);

fn client(base_url: url::Url) -> CentralBank {
    CentralBank::new(CentralBankConfig { base_url, timeout: TIMEOUT }).unwrap()
}

/// A fake bank with rates of two days.
async fn bank() -> (Double, CentralBank) {
    let double = Double::start().await;
    for (code, nominal, rate, day) in [
        ("USD", 1, "12840", TUESDAY),
        ("RUB", 10, "1522.8", TUESDAY),
        ("USD", 1, "12850.05", WEDNESDAY),
        ("RUB", 1, "152.3", WEDNESDAY),
    ] {
        double.publish(code, nominal, rate, day);
    }
    let client = client(double.url.clone());
    (double, client)
}

fn rate(currency: Currency, day: Date, millionths: i64) -> PublishedRate {
    PublishedRate { currency, day, millionths }
}

#[tokio::test]
async fn rates_are_read_for_today_and_for_a_day() {
    let (double, client) = bank().await;
    let today = client.rates(None).await.unwrap();
    let of_wednesday =
        [rate(Currency::Usd, WEDNESDAY, 12_850_050_000), rate(Currency::Rub, WEDNESDAY, 152_300_000)];
    assert_eq!((today.rates.as_slice(), today.missing.as_slice()), (of_wednesday.as_slice(), [].as_slice()));
    let earlier = client.rates(Some(TUESDAY)).await.unwrap();
    let of_tuesday =
        [rate(Currency::Usd, TUESDAY, 12_840_000_000), rate(Currency::Rub, TUESDAY, 152_280_000)];
    assert_eq!(earlier.rates, of_tuesday);
    assert_eq!(double.count("/uz/arkhiv-kursov-valyut/json/all/2026-03-03/"), 1);
}

#[tokio::test]
async fn a_missing_or_invalid_currency_does_not_affect_the_other() {
    let (double, client) = bank().await;
    double.spoil("USD", "Rate", json!("n/a"));
    let published = client.rates(None).await.unwrap();
    assert_eq!(published.missing, [Currency::Usd]);
    assert_eq!(published.rates, [rate(Currency::Rub, WEDNESDAY, 152_300_000)]);
    double.withdraw("RUB");
    assert_eq!(client.rates(None).await, Err(BankError::Unreadable), "no rate is left");
}

#[tokio::test]
async fn an_unavailable_slow_or_unreadable_bank_gives_no_rates() {
    let silent: fn(&BankError) -> bool = |error| matches!(error, BankError::Silent(_));
    let refused: fn(&BankError) -> bool = |error| matches!(error, BankError::Status(_));
    let unreadable: fn(&BankError) -> bool = |error| *error == BankError::Unreadable;
    for (fault, expected) in [
        (Fault::Timeout, silent),
        (Fault::Drop, silent),
        (Fault::Broken, refused),
        (Fault::Unavailable, refused),
        (Fault::Busy, refused),
        (Fault::Redirect, refused),
        (Fault::Garbage, unreadable),
    ] {
        let double = Double::start().await;
        double.fail_with(fault);
        let config = CentralBankConfig { base_url: double.url.clone(), timeout: timeout_for(fault) };
        let client = CentralBank::new(config).unwrap();
        let error = client.rates(None).await.unwrap_err();
        assert!(expected(&error), "{fault:?}: {error}");
        assert_eq!(double.requests().len(), 1, "{fault:?}: asked again, or followed a redirect");
        double.recover();
        assert_eq!(client.rates(None).await.unwrap().rates.len(), 2, "{fault:?}");
    }
    let (address, _socket) = closed_address();
    assert!(silent(&client(address).rates(None).await.unwrap_err()));
}

#[test]
fn unencrypted_rates_are_refused() {
    let open = CentralBankConfig { base_url: "http://cbu.uz".parse().unwrap(), timeout: TIMEOUT };
    assert!(CentralBank::new(open).is_err(), "plain HTTP could be tampered with");
}
