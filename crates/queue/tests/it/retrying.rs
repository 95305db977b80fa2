use jiff::{Timestamp, ToSpan};
use queue::{Summary, admin};
use sqlx::PgPool;
use tokio_util::sync::CancellationToken;

use crate::world::{
    Fail, FailAbout, Gated, Hang, Panic, Traces, Write, database, in_seconds, last_statements, put, rows,
    runner, until,
};

/// When the only job is due.
async fn due(pool: &PgPool) -> Timestamp {
    let due: jiff_sqlx::Timestamp =
        sqlx::query_scalar("SELECT run_at FROM jobs").fetch_one(pool).await.unwrap();
    due.to_jiff()
}

#[tokio::test]
async fn a_failing_job_is_retried_with_growing_pauses_and_then_stays_failed() {
    let pool = database("retry").await;
    let traces = Traces::new();
    let runner = runner(&pool, &traces);
    put(&pool, &Fail).await;

    let first_try = in_seconds(&pool, 3600).await;
    assert_eq!(runner.run_due_at(first_try).await.unwrap(), Summary { retried: 1, ..Summary::default() });
    let second_try = due(&pool).await;
    let pause = first_try + 4.seconds()..=first_try + 6.seconds();
    assert!(pause.contains(&second_try), "5 s give or take a fifth, got {second_try} after {first_try}");
    let early = second_try - 1.millisecond();
    assert_eq!(runner.run_due_at(early).await.unwrap(), Summary::default(), "not before its time");

    assert_eq!(runner.run_due_at(second_try).await.unwrap(), Summary { retried: 1, ..Summary::default() });
    let third_try = due(&pool).await;
    let pause = second_try + 8.seconds()..=second_try + 12.seconds();
    assert!(pause.contains(&third_try), "10 s give or take a fifth, got {third_try} after {second_try}");

    assert_eq!(runner.run_due_at(third_try).await.unwrap(), Summary { failed: 1, ..Summary::default() });
    assert_eq!(traces.lines().len(), 3);

    let failed = admin::list_failed(&mut pool.acquire().await.unwrap(), None, 10).await.unwrap();
    assert_eq!(failed.len(), 1);
    assert_eq!(
        (failed[0].attempts, failed[0].last_error.as_str()),
        (3, "no luck"),
        "without the zero character"
    );
    assert_eq!(runner.run_due_at(in_seconds(&pool, 100_000).await).await.unwrap(), Summary::default());
}

#[tokio::test]
async fn a_failed_job_with_personal_data_is_deleted() {
    let pool = database("forget").await;
    let runner = runner(&pool, &Traces::new());
    put(&pool, &FailAbout("+998901234567".to_owned())).await;
    assert_eq!(runner.run_due().await.unwrap(), Summary { retried: 1, ..Summary::default() });
    assert_eq!(rows(&pool).await.len(), 1);
    let last_try = in_seconds(&pool, 7).await;
    assert_eq!(runner.run_due_at(last_try).await.unwrap(), Summary { failed: 1, ..Summary::default() });
    assert!(rows(&pool).await.is_empty());
}

#[tokio::test]
async fn a_panic_is_an_error_and_does_not_affect_other_jobs() {
    let pool = database("panic").await;
    let traces = Traces::new();
    put(&pool, &Panic).await;
    put(&pool, &Write("after".to_owned())).await;

    let summary = runner(&pool, &traces).run_due().await.unwrap();
    assert_eq!(summary, Summary { done: 1, retried: 1, ..Summary::default() });
    assert_eq!(traces.lines(), ["after"]);
    let error = Some("Panicked: at the disco".to_owned());
    assert_eq!(rows(&pool).await, [("panic".to_owned(), "waiting".to_owned(), 1, error)]);
}

#[tokio::test]
async fn a_job_that_hangs_is_stopped() {
    let pool = database("hang").await;
    put(&pool, &Hang).await;
    let summary = runner(&pool, &Traces::new()).run_due().await.unwrap();
    assert_eq!(summary, Summary { retried: 1, ..Summary::default() });
    assert_eq!(rows(&pool).await[0].3.as_deref(), Some("Took longer than 50ms."));
}

#[tokio::test]
async fn an_invalid_payload_is_an_error() {
    let pool = database("payload").await;
    sqlx::query(
        "INSERT INTO jobs (id, name, payload, run_at) VALUES (gen_random_uuid(), 'write', '{}', now())",
    )
    .execute(&pool)
    .await
    .unwrap();
    let summary = runner(&pool, &Traces::new()).run_due().await.unwrap();
    assert_eq!(summary, Summary { retried: 1, ..Summary::default() });
    assert!(rows(&pool).await[0].3.as_deref().unwrap().starts_with("the payload does not fit the job"));
}

#[tokio::test]
async fn an_unknown_job_waits_with_an_error_until_a_handler_is_registered() {
    let pool = database("unknown").await;
    put(&pool, &Write("for a newer version".to_owned())).await;
    let older = queue::Runner::<Traces>::new(
        queue::Registry::new(),
        Traces::new(),
        pool.clone(),
        queue::Settings::default(),
    );
    assert_eq!(older.run_due().await.unwrap(), Summary { unknown: 1, ..Summary::default() });
    let error = Some("No handler is registered for this name.".to_owned());
    assert_eq!(rows(&pool).await, [("write".to_owned(), "waiting".to_owned(), 0, error)]);
    assert_eq!(older.run_due().await.unwrap().unknown, 0, "reported once");

    let traces = Traces::new();
    assert_eq!(runner(&pool, &traces).run_due().await.unwrap().done, 1);
    assert_eq!(traces.lines(), ["for a newer version"]);
}

#[tokio::test]
async fn an_error_leaves_the_work_to_the_job_that_already_waits_for_the_key() {
    let pool = database("superseded").await;
    let traces = Traces::new();
    let runner = runner(&pool, &traces);
    let gated = |fails| Gated { topic: "a".to_owned(), fails };
    put(&pool, &gated(true)).await;

    let running = tokio::spawn({
        let runner = runner.clone();
        async move { runner.run_due().await.unwrap() }
    });
    traces.wait_for(1).await;
    put(&pool, &gated(false)).await;
    assert_eq!(runner.run_due().await.unwrap(), Summary::default(), "one at a time for each key");
    assert_eq!(rows(&pool).await.len(), 2, "one running, one waiting");

    traces.gate.add_permits(2);
    assert_eq!(running.await.unwrap(), Summary { joined: 1, done: 1, ..Summary::default() });
    assert_eq!(traces.lines(), ["started", "started", "ended"]);
    assert!(rows(&pool).await.is_empty());
}

#[tokio::test]
async fn the_runner_survives_an_unreachable_queue() {
    let pool = database("unreachable").await;
    let traces = Traces::new();
    sqlx::query("ALTER TABLE jobs RENAME TO hidden").execute(&pool).await.unwrap();
    let stop = CancellationToken::new();
    let running = tokio::spawn({
        let (runner, stop) = (runner(&pool, &traces), stop.clone());
        async move { runner.run(stop).await }
    });
    until("it has failed to look for jobs", async || {
        last_statements(&pool).await.iter().any(|statement| statement.contains("abandoned AS"))
    })
    .await;
    sqlx::query("ALTER TABLE hidden RENAME TO jobs").execute(&pool).await.unwrap();
    put(&pool, &Write("back".to_owned())).await;
    assert_eq!(traces.wait_for(1).await, ["back"]);
    stop.cancel();
    running.await.unwrap();
}
