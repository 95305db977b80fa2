use queue::admin::{self, State};
use queue::{Enqueued, Summary};
use sqlx::PgPool;

use crate::world::{Fail, Refresh, Traces, Write, database, put, rows, runner};

/// Makes every waiting job look as if it had used up its attempts.
async fn fail_all(pool: &PgPool) {
    sqlx::query("UPDATE jobs SET state = 'failed', attempts = 10, failed_at = clock_timestamp(), last_error = 'broken'")
        .execute(pool)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_failed_job_can_be_retried_with_all_its_attempts() {
    let pool = database("admin_retry").await;
    put(&pool, &Fail).await;
    fail_all(&pool).await;
    let mut db = pool.acquire().await.unwrap();
    let failed = admin::list_failed(&mut db, None, 10).await.unwrap().remove(0);
    assert_eq!((failed.name.as_str(), failed.last_error.as_str()), ("fail", "broken"));

    let again = admin::retry(&mut db, failed.id).await.unwrap();
    assert!(matches!(again, Some(Enqueued::New(id)) if id != failed.id));
    assert_eq!(admin::retry(&mut db, failed.id).await.unwrap(), None, "only once");
    let summary = runner(&pool, &Traces::new()).run_due().await.unwrap();
    assert_eq!(summary, Summary { retried: 1, ..Summary::default() });
}

#[tokio::test]
async fn a_retried_job_joins_the_one_that_waits_for_its_key() {
    let pool = database("admin_join").await;
    let refresh = Refresh { topic: "prices".to_owned(), text: "once".to_owned() };
    put(&pool, &refresh).await;
    fail_all(&pool).await;
    put(&pool, &refresh).await;
    let mut db = pool.acquire().await.unwrap();
    let failed = admin::list_failed(&mut db, None, 10).await.unwrap().remove(0);
    assert!(matches!(admin::retry(&mut db, failed.id).await.unwrap(), Some(Enqueued::Joined(_))));
    assert_eq!(rows(&pool).await.len(), 1);
}

#[tokio::test]
async fn failed_jobs_are_listed_page_by_page_and_can_be_discarded() {
    let pool = database("admin_list").await;
    for n in 0..5 {
        put(&pool, &Write(n.to_string())).await;
    }
    // All at the same time, so that the page boundary depends on the id.
    sqlx::query("UPDATE jobs SET state = 'failed', failed_at = now(), last_error = 'broken'")
        .execute(&pool)
        .await
        .unwrap();
    let mut db = pool.acquire().await.unwrap();
    let mut seen = Vec::new();
    let mut before = None;
    loop {
        let page = admin::list_failed(&mut db, before, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.id);
        seen.extend(page.iter().map(|job| job.payload.as_str().unwrap().to_owned()));
    }
    assert_eq!(seen, ["4", "3", "2", "1", "0"]);

    assert!(admin::discard(&mut db, before.unwrap()).await.unwrap());
    assert!(!admin::discard(&mut db, before.unwrap()).await.unwrap());
    assert_eq!(rows(&pool).await.len(), 4);
}

#[tokio::test]
async fn counts_are_per_name_and_state() {
    let pool = database("admin_counts").await;
    put(&pool, &Write("a".to_owned())).await;
    fail_all(&pool).await;
    put(&pool, &Write("b".to_owned())).await;
    put(&pool, &Write("c".to_owned())).await;
    put(&pool, &Fail).await;
    let counts = admin::counts(&mut pool.acquire().await.unwrap()).await.unwrap();
    let counts: Vec<_> = counts.iter().map(|count| (count.name.as_str(), count.state, count.jobs)).collect();
    assert_eq!(
        counts,
        [("fail", State::Waiting, 1), ("write", State::Failed, 1), ("write", State::Waiting, 2)]
    );
}

#[tokio::test]
async fn the_table_allows_exactly_the_states_of_the_code() {
    let pool = database("states").await;
    let check: String = sqlx::query_scalar(
        "SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'jobs_state_known'",
    )
    .fetch_one(&pool)
    .await
    .unwrap();
    let allowed: Vec<&str> = check.split('\'').skip(1).step_by(2).collect();
    assert_eq!(allowed, State::ALL.map(State::as_str));
}
