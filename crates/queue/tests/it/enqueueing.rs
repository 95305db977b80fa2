use std::collections::HashSet;

use queue::{Enqueued, enqueue, enqueue_at};
use sqlx::Connection;
use tokio::task::JoinSet;

use crate::world::{Refresh, Traces, Write, database, in_seconds, put, rows, runner};

fn refresh(text: &str) -> Refresh {
    Refresh { topic: "prices".to_owned(), text: text.to_owned() }
}

#[tokio::test]
async fn a_job_is_committed_or_rolled_back_with_the_callers_transaction() {
    let pool = database("transaction").await;
    let traces = Traces::new();
    let runner = runner(&pool, &traces);

    let mut tx = pool.begin().await.unwrap();
    enqueue(&mut tx, &Write("undone".to_owned())).await.unwrap();
    assert_eq!(runner.run_due().await.unwrap().done, 0, "not before the commit");
    tx.rollback().await.unwrap();
    assert_eq!(runner.run_due().await.unwrap().done, 0);

    let mut tx = pool.begin().await.unwrap();
    enqueue(&mut tx, &Write("kept".to_owned())).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(runner.run_due().await.unwrap().done, 1);
    assert_eq!(traces.lines(), ["kept"]);
    assert!(rows(&pool).await.is_empty(), "a finished job leaves no row");
}

#[tokio::test]
async fn jobs_run_in_the_order_they_came() {
    let pool = database("order").await;
    let traces = Traces::new();
    let expected: Vec<String> = (0..20).map(|n| n.to_string()).collect();
    for text in &expected {
        put(&pool, &Write(text.clone())).await;
    }
    assert_eq!(runner(&pool, &traces).run_due().await.unwrap().done, 20);
    assert_eq!(traces.lines(), expected);
}

#[tokio::test]
async fn one_job_waits_for_each_key_under_concurrent_callers() {
    let pool = database("one_per_key").await;
    let traces = Traces::new();
    let mut callers = JoinSet::new();
    for n in 0..20 {
        let pool = pool.clone();
        callers.spawn(async move { put(&pool, &refresh(&format!("from {n}"))).await });
    }
    let answers = callers.join_all().await;

    let new = answers.iter().filter(|answer| matches!(answer, Enqueued::New(_))).count();
    let ids: HashSet<_> = answers.iter().map(|answer| answer.id()).collect();
    assert_eq!((new, ids.len()), (1, 1), "one row, and every caller got its id");
    assert_eq!(runner(&pool, &traces).run_due().await.unwrap().done, 1);

    // The key is free again once the job has run.
    assert!(matches!(put(&pool, &refresh("later")).await, Enqueued::New(_)));
}

#[tokio::test]
async fn a_joined_job_is_not_started_before_the_joiner_commits() {
    let pool = database("joined").await;
    let traces = Traces::new();
    let runner = runner(&pool, &traces);
    put(&pool, &refresh("before the change")).await;

    let mut tx = pool.begin().await.unwrap();
    assert!(matches!(enqueue(&mut tx, &refresh("with the change")).await.unwrap(), Enqueued::Joined(_)));
    assert_eq!(runner.run_due().await.unwrap().done, 0, "it would not see the open transaction's change");
    tx.commit().await.unwrap();
    assert_eq!(runner.run_due().await.unwrap().done, 1);
    assert_eq!(traces.lines(), ["with the change"]);
}

#[tokio::test]
async fn a_delayed_job_waits_for_its_time() {
    let pool = database("delayed").await;
    let traces = Traces::new();
    let runner = runner(&pool, &traces);
    let mut db = pool.acquire().await.unwrap();

    enqueue_at(&mut db, &refresh("tomorrow"), in_seconds(&pool, 86_400).await).await.unwrap();
    assert_eq!(runner.run_due_at(in_seconds(&pool, 86_300).await).await.unwrap().done, 0);
    assert_eq!(runner.run_due_at(in_seconds(&pool, 86_500).await).await.unwrap().done, 1);

    // The earlier time wins.
    enqueue_at(&mut db, &refresh("tomorrow"), in_seconds(&pool, 86_400).await).await.unwrap();
    enqueue_at(&mut db, &refresh("in an hour"), in_seconds(&pool, 3_600).await).await.unwrap();
    assert_eq!(runner.run_due_at(in_seconds(&pool, 3_700).await).await.unwrap().done, 1);
    assert_eq!(traces.lines(), ["tomorrow", "in an hour"]);
}

#[tokio::test]
async fn a_job_enqueued_inside_a_savepoint_is_rolled_back_with_it() {
    let pool = database("savepoint").await;
    let mut tx = pool.begin().await.unwrap();
    enqueue(&mut tx, &Write("kept".to_owned())).await.unwrap();
    let mut inner = tx.begin().await.unwrap();
    enqueue(&mut inner, &Write("undone".to_owned())).await.unwrap();
    inner.rollback().await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(rows(&pool).await.len(), 1);
}
