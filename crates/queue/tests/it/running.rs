use std::collections::HashSet;
use std::time::Duration;

use queue::{Runner, Settings};
use sqlx::PgPool;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::world::{
    Gated, Traces, Write, database, last_statements, put, rows, runner_with, until, wait_until_empty,
};

/// No polling while a test runs.
const NEVER: Duration = Duration::from_secs(24 * 3600);

fn gated(topic: &str) -> Gated {
    Gated { topic: topic.to_owned(), fails: false }
}

fn start(runner: Runner<Traces>) -> (CancellationToken, JoinHandle<()>) {
    let stop = CancellationToken::new();
    let running = tokio::spawn({
        let stop = stop.clone();
        async move { runner.run(stop).await }
    });
    (stop, running)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_runners_never_run_the_same_job() {
    let pool = database("two_runners").await;
    let (one, two) = (Traces::new(), Traces::new());
    for n in 0..10 {
        put(&pool, &gated(&n.to_string())).await;
    }
    let settings = Settings { concurrency: 5, ..Settings::default() };
    let runners = [start(runner_with(&pool, &one, settings)), start(runner_with(&pool, &two, settings))];
    // All ten wait at their gates and no runner has more than five, so each has its share.
    for traces in [&one, &two] {
        traces.wait_for(5).await;
    }
    for n in 0..300 {
        put(&pool, &Write(n.to_string())).await;
    }
    for traces in [&one, &two] {
        traces.gate.add_permits(5);
    }
    wait_until_empty(&pool).await;
    for (stop, running) in runners {
        stop.cancel();
        running.await.unwrap();
    }
    let mut all = [one.lines(), two.lines()].concat();
    assert_eq!(all.iter().filter(|line| *line == "started").count(), 10);
    all.retain(|line| line != "started" && line != "ended");
    assert_eq!((all.len(), all.iter().collect::<HashSet<_>>().len()), (300, 300));
}

/// A runner looks for jobs when it starts, when it has begun to listen and when a job has ended. Here no job ends, so
/// from the third on only the notification can wake it.
#[tokio::test]
async fn a_new_job_wakes_a_runner_that_waits() {
    let pool = database("wake").await;
    let traces = Traces::new();
    let settings = Settings { poll: NEVER, ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    for n in 1..=4 {
        put(&pool, &gated(&n.to_string())).await;
        traces.wait_for(n).await;
    }
    traces.gate.add_permits(4);
    stop.cancel();
    running.await.unwrap();
}

/// As above: from the third on only polling can find it.
#[tokio::test]
async fn polling_finds_jobs_without_a_notification() {
    let pool = database("poll").await;
    let traces = Traces::new();
    let settings = Settings { poll: Duration::from_millis(20), ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    for n in 1..=4 {
        sqlx::query(
            "INSERT INTO jobs (id, name, key, payload, run_at)
             SELECT gen_random_uuid(), 'gated', topic, jsonb_build_object('topic', topic, 'fails', false), now()
             FROM (SELECT $1::text AS topic) new",
        )
        .bind(n.to_string())
        .execute(&pool)
        .await
        .unwrap();
        traces.wait_for(n).await;
    }
    traces.gate.add_permits(4);
    stop.cancel();
    running.await.unwrap();
}

/// How many rows are running and how many wait.
async fn running_and_waiting(pool: &PgPool) -> (usize, usize) {
    let rows = rows(pool).await;
    let count = |state: &str| rows.iter().filter(|row| row.1 == state).count();
    (count("running"), count("waiting"))
}

#[tokio::test]
async fn no_more_jobs_run_at_once_than_allowed() {
    let pool = database("concurrency").await;
    let traces = Traces::new();
    for topic in ["a", "b", "c", "d"] {
        put(&pool, &gated(topic)).await;
    }
    let settings = Settings { concurrency: 2, ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    assert_eq!(traces.wait_for(2).await, ["started", "started"]);
    assert_eq!(running_and_waiting(&pool).await, (2, 2));
    // One ends, another takes its place, the fourth still waits.
    traces.gate.add_permits(1);
    assert_eq!(traces.wait_for(4).await, ["started", "started", "ended", "started"]);
    assert_eq!(running_and_waiting(&pool).await, (2, 1));
    traces.gate.add_permits(3);
    let mut at_once = 0;
    for line in traces.wait_for(8).await {
        at_once += if line == "started" { 1 } else { -1 };
        assert!(at_once <= 2, "{:?}", traces.lines());
    }
    stop.cancel();
    running.await.unwrap();
}

async fn listens(pool: &PgPool) -> bool {
    last_statements(pool).await.iter().any(|statement| statement.starts_with("LISTEN"))
}

#[tokio::test]
async fn a_stop_lets_running_jobs_finish_and_takes_no_new_ones() {
    let pool = database("stop").await;
    let traces = Traces::new();
    let (stop, running) = start(runner_with(&pool, &traces, Settings::default()));
    put(&pool, &gated("a")).await;
    traces.wait_for(1).await;
    until("it listens", async || listens(&pool).await).await;

    stop.cancel();
    put(&pool, &Write("too late".to_owned())).await;
    until("it no longer listens", async || !listens(&pool).await).await;
    traces.gate.add_permits(1);
    running.await.unwrap();
    assert_eq!(traces.lines(), ["started", "ended"]);
    assert_eq!(rows(&pool).await, [("write".to_owned(), "waiting".to_owned(), 0, None)]);
}

#[tokio::test]
async fn a_stop_returns_unfinished_jobs_without_counting_the_attempt() {
    let pool = database("give_back").await;
    let traces = Traces::new();
    let settings = Settings { stop_within: Duration::from_millis(10), ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    put(&pool, &gated("a")).await;
    traces.wait_for(1).await;

    stop.cancel();
    running.await.unwrap();
    assert_eq!(rows(&pool).await, [("gated".to_owned(), "waiting".to_owned(), 0, None)]);

    // The next process runs it at once.
    traces.gate.add_permits(1);
    assert_eq!(runner_with(&pool, &traces, settings).run_due().await.unwrap().done, 1);
}
