use std::time::Duration;

use jiff::Timestamp;
use queue::{Settings, Summary};
use sqlx::PgPool;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::world::{Gated, Traces, Write, database, in_seconds, put, rows, runner, runner_with, until};

/// Longer than any test takes, even on a slow machine.
const HOUR: Duration = Duration::from_secs(3600);

fn gated() -> Gated {
    Gated { topic: "a".to_owned(), fails: false }
}

#[tokio::test]
async fn a_job_of_a_dead_process_is_taken_over_when_its_lease_ends() {
    let pool = database("rescue").await;
    let traces = Traces::new();
    let settings = Settings { lease: HOUR, ..Settings::default() };
    put(&pool, &gated()).await;
    {
        let doomed = runner_with(&pool, &traces, settings);
        let life = doomed.run(CancellationToken::new());
        // Dropping the future stops everything in it, as a kill would: nothing is released.
        tokio::select! {
            () = life => unreachable!("the runner is never stopped"),
            _ = traces.wait_for(1) => {}
        }
    }
    assert_eq!(rows(&pool).await, [("gated".to_owned(), "running".to_owned(), 1, None)]);
    let heir = runner_with(&pool, &traces, settings);
    assert_eq!(heir.run_due().await.unwrap(), Summary::default(), "the lease still holds");

    sqlx::query("UPDATE jobs SET locked_until = now() - interval '1 second'").execute(&pool).await.unwrap();
    traces.gate.add_permits(1);
    assert_eq!(heir.run_due().await.unwrap(), Summary { done: 1, ..Summary::default() });
    assert_eq!(traces.lines(), ["started", "started", "ended"]);
}

#[tokio::test]
async fn a_job_that_kills_its_process_each_time_fails_in_the_end() {
    let pool = database("killer").await;
    let traces = Traces::new();
    put(&pool, &Write("never".to_owned())).await;
    // The state after ten claims by processes that died.
    sqlx::query(
        "UPDATE jobs SET state = 'running', attempts = 10, locked_by = gen_random_uuid(),
            locked_until = now() - interval '1 second'",
    )
    .execute(&pool)
    .await
    .unwrap();
    assert_eq!(runner(&pool, &traces).run_due().await.unwrap(), Summary { failed: 1, ..Summary::default() });
    assert!(traces.lines().is_empty());
    let error = rows(&pool).await.remove(0).3.unwrap();
    assert_eq!(error, "The process stopped answering in each of 10 attempts.");
}

#[tokio::test]
async fn a_long_job_keeps_its_lease() {
    // A machine that stalls for a whole lease loses it, as it should: then a longer one is tried.
    for seconds in [1, 10, 60] {
        let pool = database(&format!("renew_{seconds}")).await;
        let traces = Traces::new();
        put(&pool, &gated()).await;
        let settings = Settings { lease: Duration::from_secs(seconds), ..Settings::default() };
        let running = tokio::spawn({
            let runner = runner_with(&pool, &traces, settings);
            async move { runner.run_due().await.unwrap() }
        });
        traces.wait_for(1).await;
        for renewal in ["first", "second"] {
            let before = held_until(&pool).await;
            let renewed = async || held_until(&pool).await > before;
            until(&format!("the {renewal} renewal"), async || running.is_finished() || renewed().await).await;
        }
        traces.gate.add_permits(1);
        if running.await.unwrap() == (Summary { done: 1, ..Summary::default() }) {
            assert_eq!(traces.lines(), ["started", "ended"]);
            return;
        }
    }
    panic!("the job did not keep a lease of a minute");
}

/// The end of the only job's lease.
async fn held_until(pool: &PgPool) -> Timestamp {
    let until: jiff_sqlx::Timestamp =
        sqlx::query_scalar("SELECT locked_until FROM jobs").fetch_one(pool).await.unwrap();
    until.to_jiff()
}

/// Starts the only job on a runner that holds it for `lease`, then takes it over on a second runner that sees the
/// queue from an hour later. Both wait at their gates.
async fn take_over(pool: &PgPool, slow: &Traces, heir: &Traces, lease: Duration) -> [JoinHandle<Summary>; 2] {
    let runner = runner_with(pool, slow, Settings { lease, ..Settings::default() });
    let first = tokio::spawn(async move { runner.run_due().await.unwrap() });
    slow.wait_for(1).await;
    let runner = runner_with(pool, heir, Settings::default());
    let later = in_seconds(pool, 3600).await;
    let second = tokio::spawn(async move { runner.run_due_at(later).await.unwrap() });
    heir.wait_for(1).await;
    [first, second]
}

#[tokio::test]
async fn a_runner_that_lost_its_lease_stops_its_job() {
    let pool = database("lost").await;
    let (slow, heir) = (Traces::new(), Traces::new());
    put(&pool, &gated()).await;
    let [first, second] = take_over(&pool, &slow, &heir, Duration::from_millis(600)).await;

    // On a slow machine it may have lost and reclaimed its job before, so it may count as lost more than once.
    let summary = first.await.unwrap();
    assert_eq!(summary, Summary { lost: summary.lost.max(1), ..Summary::default() }, "at the next renewal");
    heir.gate.add_permits(1);
    assert_eq!(second.await.unwrap(), Summary { done: 1, ..Summary::default() });
    assert!(!slow.lines().contains(&"ended".to_owned()), "{:?}", slow.lines());
}

#[tokio::test]
async fn a_late_result_does_not_affect_the_new_lease_holder() {
    for (name, fails) in [("late_success", false), ("late_error", true)] {
        let pool = database(name).await;
        let (slow, heir) = (Traces::new(), Traces::new());
        put(&pool, &Gated { topic: "a".to_owned(), fails }).await;
        let [first, second] = take_over(&pool, &slow, &heir, HOUR).await;

        slow.gate.add_permits(1);
        assert_eq!(first.await.unwrap(), Summary { lost: 1, ..Summary::default() }, "{name}");
        assert_eq!(rows(&pool).await[0].1, "running", "{name}");
        heir.gate.add_permits(1);
        let (done, retried) = if fails { (0, 1) } else { (1, 0) };
        assert_eq!(second.await.unwrap(), Summary { done, retried, ..Summary::default() }, "{name}");
    }
}
