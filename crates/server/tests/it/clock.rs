//! A machine with a wrong clock: decisions follow the clock of the database, and the machine gets no traffic.

use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};
use kernel::{Clock, FakeClock, SystemClock};
use server::database_clock::{ClockSkew, DatabaseClock};
use testkit::World;

const DAY: SignedDuration = SignedDuration::from_hours(24);

async fn database_time(w: &World) -> Timestamp {
    let second: f64 = sqlx::query_scalar("select extract(epoch from clock_timestamp())::float8")
        .fetch_one(&w.db)
        .await
        .unwrap();
    Timestamp::from_second(second as i64).unwrap()
}

#[tokio::test]
async fn a_machine_forty_days_ahead_uses_the_time_of_the_database() {
    let w = World::new().await;
    for ahead in [40, -40] {
        let machine = Arc::new(FakeClock::new(SystemClock.now() + DAY * ahead));
        let clock = DatabaseClock::start(&w.db, machine.clone()).await.unwrap();
        // An hour is enough for the slowest test machine, and far less than forty days.
        let difference = clock.now().duration_since(database_time(&w).await).abs();
        assert!(difference < SignedDuration::from_hours(1), "{difference:?}");
        assert!(clock.skew().is_wrong());
        assert_eq!(clock.skew().get().as_hours().signum(), i64::from(ahead).signum());
        // Somebody sets the machine's clock right.
        machine.set(SystemClock.now());
        clock.measure(&w.db).await.unwrap();
        assert!(!clock.skew().is_wrong());
    }
}

#[tokio::test]
async fn a_wrong_clock_is_not_ready_and_a_slow_one_only_warns() {
    let w = World::new().await;
    vacancy_search::engine::catch_up(&w).await.unwrap();
    resume_search::engine::catch_up(&w).await.unwrap();
    let skew = w.app.shared::<ClockSkew>();
    for (seconds, status) in [(0, 200), (6, 200), (-60, 200), (61, 503), (-61, 503), (3_456_000, 503)] {
        skew.set(SignedDuration::from_secs(seconds));
        let ready = w.guest().get("/ready").await.expect(status).json();
        assert_eq!(ready["clock"], status == 200, "{seconds}");
    }
}
