use std::collections::HashSet;
use std::time::{Duration, Instant};

use queue::{Runner, Settings};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::world::{Gated, Traces, Write, database, put, rows, runner_with, wait_until_empty};

fn start(runner: Runner<Traces>) -> (CancellationToken, JoinHandle<()>) {
    let stop = CancellationToken::new();
    let running = tokio::spawn({
        let stop = stop.clone();
        async move { runner.run(stop).await }
    });
    (stop, running)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_runners_share_the_work_and_never_a_job() {
    let pool = database("two_runners").await;
    let (one, two) = (Traces::new(), Traces::new());
    for n in 0..300 {
        put(&pool, &Write(n.to_string())).await;
    }
    let settings = Settings { concurrency: 5, ..Settings::default() };
    let runners = [start(runner_with(&pool, &one, settings)), start(runner_with(&pool, &two, settings))];
    wait_until_empty(&pool).await;
    for (stop, running) in runners {
        stop.cancel();
        running.await.unwrap();
    }
    let (by_one, by_two) = (one.lines(), two.lines());
    assert!(!by_one.is_empty() && !by_two.is_empty(), "{} and {}", by_one.len(), by_two.len());
    let all: Vec<String> = [by_one, by_two].concat();
    assert_eq!((all.len(), all.iter().collect::<HashSet<_>>().len()), (300, 300));
}

#[tokio::test]
async fn a_new_job_wakes_an_idle_runner_at_once() {
    let pool = database("wake").await;
    let traces = Traces::new();
    // Without the notice it would take a minute.
    let settings = Settings { poll: Duration::from_secs(60), ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    put(&pool, &Write("warm up".to_owned())).await;
    traces.wait_for(1).await;
    tokio::time::sleep(Duration::from_millis(200)).await;

    let asked = Instant::now();
    put(&pool, &Write("now".to_owned())).await;
    traces.wait_for(2).await;
    let took = asked.elapsed();
    assert!(took < Duration::from_secs(2), "took {took:?}");
    stop.cancel();
    running.await.unwrap();
}

#[tokio::test]
async fn polling_finds_what_no_notice_announced() {
    let pool = database("poll").await;
    let traces = Traces::new();
    let settings = Settings { poll: Duration::from_millis(100), ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    tokio::time::sleep(Duration::from_millis(300)).await;
    sqlx::query("INSERT INTO jobs (id, name, payload, run_at) VALUES (gen_random_uuid(), 'write', '\"silent\"', now())")
        .execute(&pool)
        .await
        .unwrap();
    assert_eq!(traces.wait_for(1).await, ["silent"]);
    stop.cancel();
    running.await.unwrap();
}

#[tokio::test]
async fn no_more_jobs_run_at_once_than_allowed() {
    let pool = database("concurrency").await;
    let traces = Traces::new();
    for topic in ["a", "b", "c", "d"] {
        put(&pool, &Gated { topic: topic.to_owned(), fails: false }).await;
    }
    let settings = Settings { concurrency: 2, ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    traces.wait_for(2).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(traces.lines(), ["started", "started"]);
    // One ends, one takes its place, the fourth still waits.
    traces.gate.add_permits(1);
    traces.wait_for(4).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(traces.lines(), ["started", "started", "ended", "started"]);
    traces.gate.add_permits(3);
    traces.wait_for(8).await;
    stop.cancel();
    running.await.unwrap();
}

#[tokio::test]
async fn a_stop_lets_running_jobs_finish_and_takes_no_new_ones() {
    let pool = database("stop").await;
    let traces = Traces::new();
    let (stop, running) = start(runner_with(&pool, &traces, Settings::default()));
    put(&pool, &Gated { topic: "a".to_owned(), fails: false }).await;
    traces.wait_for(1).await;

    stop.cancel();
    put(&pool, &Write("too late".to_owned())).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    traces.gate.add_permits(1);
    running.await.unwrap();
    assert_eq!(traces.lines(), ["started", "ended"]);
    assert_eq!(rows(&pool).await, [("write".to_owned(), "waiting".to_owned(), 0, None)]);
}

#[tokio::test]
async fn a_stop_gives_unfinished_jobs_back_with_their_attempt() {
    let pool = database("give_back").await;
    let traces = Traces::new();
    let settings = Settings { stop_within: Duration::from_millis(100), ..Settings::default() };
    let (stop, running) = start(runner_with(&pool, &traces, settings));
    put(&pool, &Gated { topic: "a".to_owned(), fails: false }).await;
    traces.wait_for(1).await;

    stop.cancel();
    running.await.unwrap();
    assert_eq!(rows(&pool).await, [("gated".to_owned(), "waiting".to_owned(), 0, None)]);

    // The next process runs it at once.
    traces.gate.add_permits(1);
    assert_eq!(runner_with(&pool, &traces, settings).run_due().await.unwrap().done, 1);
}
