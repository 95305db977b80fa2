use std::time::Duration;

use queue::{Runner, Schedule, Settings};
use sqlx::PgPool;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::world::{Traces, Write, database, in_seconds, registry, rows};

fn runner(pool: &PgPool, traces: &Traces, schedule: Schedule) -> Runner<Traces> {
    let mut registry = registry();
    registry.every("tidy", schedule, || Write("tidied".to_owned()));
    Runner::new(registry, traces.clone(), pool.clone(), Settings::default())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tick_fires_once_over_many_processes() {
    let pool = database("tick_once").await;
    let traces = Traces::new();
    let hourly = Schedule::every(Duration::from_secs(3600));
    let runners: Vec<_> = (0..8).map(|_| runner(&pool, &traces, hourly)).collect();
    assert_eq!(runners[0].tick().await.unwrap(), 0, "the first run only stores the tick");

    for hour in 1..=3 {
        let now = in_seconds(&pool, 3600 * hour).await;
        let mut race = JoinSet::new();
        for runner in runners.clone() {
            race.spawn(async move { runner.tick_at(now).await.unwrap() });
        }
        assert_eq!(race.join_all().await.iter().sum::<usize>(), 1, "hour {hour}");
    }
    assert_eq!(rows(&pool).await.len(), 3);
}

#[tokio::test]
async fn missed_ticks_fire_once() {
    let pool = database("tick_missed").await;
    let daily = runner(&pool, &Traces::new(), Schedule::daily_at(3, 30));
    assert_eq!(daily.tick().await.unwrap(), 0);
    let later = in_seconds(&pool, 10 * 86_400).await;
    assert_eq!(daily.tick_at(later).await.unwrap(), 1, "ten days later");
    assert_eq!(daily.tick_at(later).await.unwrap(), 0);
    assert_eq!(daily.tick().await.unwrap(), 0, "a clock set back fires nothing");
}

#[tokio::test]
async fn running_processes_fire_schedules_by_themselves() {
    let pool = database("tick_running").await;
    let traces = Traces::new();
    let stop = CancellationToken::new();
    let mut processes = JoinSet::new();
    for _ in 0..2 {
        let (runner, stop) = (runner(&pool, &traces, Schedule::every(Duration::from_secs(1))), stop.clone());
        processes.spawn(async move { runner.run(stop).await });
    }
    traces.wait_for(2).await;
    stop.cancel();
    processes.join_all().await;
    let last: jiff_sqlx::Timestamp =
        sqlx::query_scalar("SELECT tick_at FROM job_ticks WHERE schedule = 'tidy'")
            .fetch_one(&pool)
            .await
            .unwrap();
    assert_eq!(last.to_jiff().subsec_nanosecond(), 0, "ticks are whole seconds");
}

#[test]
#[should_panic(expected = "two schedules are named \"tidy\"")]
fn schedule_names_are_unique() {
    let mut registry = registry();
    for _ in 0..2 {
        registry.every("tidy", Schedule::daily_at(3, 30), || Write(String::new()));
    }
}

#[test]
#[should_panic(expected = "two jobs are named \"write\"")]
fn job_names_are_unique() {
    registry().add::<Write>();
}
