//! Fetching from a double of the bank into a real database, and the resulting responses.

use std::time::Duration;

use doubles::{CentralBank as Double, Fault};
use jiff::civil::{Date, date};
use kernel::{Clock as _, Currency};
use outside::{CentralBank, CentralBankConfig};
use platform::App;
use queue::Job as _;
use rates::{FetchRates, Rate, Rates};
use serde_json::{Value, json};
use sqlx::Row as _;
use testkit::World;

const MONDAY: Date = date(2026, 7, 6);
const TUESDAY: Date = date(2026, 7, 7);

/// Monday noon, with a bank that has published rates for that day.
async fn world() -> (World, Double) {
    world_with(Duration::from_secs(120)).await
}

/// A world with this timeout for the bank.
async fn world_with(timeout: Duration) -> (World, Double) {
    let double = Double::start().await;
    double.publish("USD", 1, "12000.50", MONDAY);
    double.publish("RUB", 10, "1503", MONDAY);
    let config = CentralBankConfig { base_url: double.url.clone(), timeout };
    let w = World::with_central_bank(CentralBank::new(config).unwrap()).await;
    w.clock.set("2026-07-06T07:00:00Z".parse().unwrap());
    (w, double)
}

async fn fetch(w: &World) {
    FetchRates {}.run(&w.app).await.unwrap();
}

async fn shown(w: &World) -> Value {
    w.guest().get("/api/v1/rates").await.expect(200).json()["data"].clone()
}

fn both(usd: f64, rub: f64, day: Date) -> Value {
    json!([{"currency": "USD", "rate": usd, "day": day}, {"currency": "RUB", "rate": rub, "day": day}])
}

fn built_in() -> Value {
    both(11909.66, 152.28, date(2026, 7, 3))
}

/// Every row as text, oldest first.
async fn rows(w: &World) -> Vec<String> {
    let rows = sqlx::query(
        "select concat_ws(' ', currency, day, millionths, fetched_at) from exchange_rates order by day, currency",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn without_network_the_built_in_rates_and_their_day_are_returned() {
    let w = World::new().await;
    assert_eq!(shown(&w).await, built_in());
    fetch(&w).await;
    assert_eq!(shown(&w).await, built_in());
    assert!(rows(&w).await.is_empty());
}

#[tokio::test]
async fn the_job_fetches_the_published_rates() {
    let (w, double) = world().await;
    let mut db = w.db.acquire().await.unwrap();
    queue::enqueue_at::<App, _>(&mut db, &FetchRates {}, w.clock.now()).await.unwrap();
    assert_eq!(w.run_jobs().await, 1);
    assert_eq!(double.requests().len(), 1);
    assert_eq!(shown(&w).await, both(12000.5, 150.3, MONDAY));
    let rates = w.shared::<Rates>();
    assert_eq!(rates.to_uzs(2_000, Currency::Usd), 24_001_000);
    assert_eq!(rates.to_uzs(100_000, Currency::Rub), 15_030_000);
    assert_eq!(rates.now().day(Currency::Rub), Some(MONDAY));
}

#[tokio::test]
async fn a_new_installation_fetches_rates_immediately() {
    let (w, double) = world().await;
    // Jobs become due by the time of the database.
    w.clock.set(jiff::Timestamp::from_second(4_000_000_000).unwrap());
    for _server in 0..2 {
        rates::fetch_first(&w.app).await.unwrap();
    }
    assert_eq!(w.run_jobs().await, 1, "servers that start together ask once");
    assert_eq!(shown(&w).await, both(12000.5, 150.3, MONDAY));
    rates::fetch_first(&w.app).await.unwrap();
    assert_eq!(w.run_jobs().await, 0, "the next start leaves it to the schedule");
    assert_eq!(double.requests().len(), 1);
}

#[tokio::test]
async fn each_day_is_one_row_however_often_it_is_fetched() {
    let (w, double) = world().await;
    fetch(&w).await;
    let first = rows(&w).await;
    assert_eq!(first.len(), 2);
    w.clock.advance(jiff::SignedDuration::from_hours(3));
    fetch(&w).await;
    assert_eq!(rows(&w).await, first, "nothing has changed, not even the time of fetching");
    double.publish("USD", 1, "12001", MONDAY);
    fetch(&w).await;
    assert_eq!(rows(&w).await.len(), 2, "a correction does not add a day");
    assert_eq!(shown(&w).await, both(12001.0, 150.3, MONDAY));
    // In the afternoon the bank publishes for the next day.
    double.publish("USD", 1, "12010", TUESDAY);
    double.publish("RUB", 1, "151", TUESDAY);
    fetch(&w).await;
    assert_eq!(rows(&w).await.len(), 4, "earlier days stay");
    assert_eq!(shown(&w).await, both(12010.0, 151.0, TUESDAY));
}

#[tokio::test]
async fn the_last_known_rates_stay_when_the_bank_is_down() {
    // A silent bank is waited for until the timeout, so it is short, but it must be enough for a slow machine to
    // respond.
    let (w, double) = world_with(Duration::from_secs(3)).await;
    fetch(&w).await;
    let known = rows(&w).await;
    double.publish("USD", 1, "12010", TUESDAY);
    for fault in [Fault::Timeout, Fault::Broken, Fault::Drop, Fault::Garbage, Fault::Redirect] {
        double.fail_with(fault);
        fetch(&w).await;
        assert_eq!(rows(&w).await, known, "{fault:?}");
        assert_eq!(shown(&w).await, both(12000.5, 150.3, MONDAY), "{fault:?}");
    }
    double.recover();
    fetch(&w).await;
    assert_eq!(shown(&w).await[0], both(12010.0, 0.0, TUESDAY)[0]);
}

#[tokio::test]
async fn implausible_rates_are_refused_and_the_others_accepted() {
    for (rate, day) in [
        // Older than the current one.
        ("12000", date(2026, 7, 5)),
        // With a mistyped year every later rate would look old.
        ("12000", date(2062, 7, 6)),
        // A misplaced decimal point.
        ("120005", TUESDAY),
        ("1200.05", TUESDAY),
    ] {
        let (w, double) = world().await;
        fetch(&w).await;
        double.publish("USD", 1, rate, day);
        double.publish("RUB", 1, "151", TUESDAY);
        fetch(&w).await;
        let shown = shown(&w).await;
        assert_eq!(shown[0], both(12000.5, 0.0, MONDAY)[0], "{rate} {day}");
        assert_eq!(shown[1], both(0.0, 151.0, TUESDAY)[1], "{rate} {day}");
    }
}

#[tokio::test]
async fn the_first_fetch_is_measured_against_the_built_in_rates() {
    let (w, double) = world().await;
    double.publish("USD", 1, "120005", MONDAY);
    double.withdraw("RUB");
    fetch(&w).await;
    assert_eq!(shown(&w).await, built_in());
    assert!(rows(&w).await.is_empty());
}

/// In 2017 the soum lost half of its value in one day.
#[tokio::test]
async fn a_real_jump_is_entered_by_hand() {
    let (w, double) = world().await;
    double.publish("USD", 1, "24000", MONDAY);
    double.withdraw("RUB");
    fetch(&w).await;
    assert_eq!(shown(&w).await, built_in());
    let by_hand = Rate::new(Currency::Usd, MONDAY, 24000.0);
    let mut db = w.db.acquire().await.unwrap();
    assert!(rates::set_rate(&mut db, &by_hand, w.clock.now()).await.unwrap());
    double.publish("USD", 1, "24100.10", TUESDAY);
    fetch(&w).await;
    assert_eq!(shown(&w).await[0], both(24100.1, 0.0, TUESDAY)[0]);
}

#[tokio::test]
async fn rates_fetched_by_another_process_are_reloaded() {
    let (w, _double) = world().await;
    sqlx::query("insert into exchange_rates values ('USD', '2026-07-06', 12100000000, $1::timestamptz)")
        .bind(w.clock.now().to_string())
        .execute(&w.db)
        .await
        .unwrap();
    assert_eq!(shown(&w).await, built_in(), "it is not loaded yet");
    w.shared::<Rates>().reload(&mut w.db.acquire().await.unwrap()).await.unwrap();
    assert_eq!(shown(&w).await[0], both(12100.0, 0.0, MONDAY)[0]);
}

#[tokio::test]
async fn a_known_etag_returns_304() {
    let w = World::new().await;
    let first = w.guest().get("/api/v1/rates").await.expect(200);
    assert_eq!(first.header("cache-control"), "public, max-age=600");
    let tag = first.header("etag").to_owned();
    w.guest().with("if-none-match", &tag).get("/api/v1/rates").await.expect(304);
}
