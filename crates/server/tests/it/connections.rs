//! A request holds one connection at a time: what the types cannot show.

use std::path::Path;
use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use testkit::{World, run_until_crash};
use tokio::time::{sleep, timeout};

use crate::house::sources;

/// Files that run beside requests and may use the pool itself. Everything else gets one connection at a time.
const POOL_USERS: [&str; 2] = ["server/src/serve.rs", "search_index/src/reindex.rs"];

#[test]
fn handlers_never_get_the_pool() {
    let has_pool = |crate_name: &str, path: &Path| {
        ["platform", "queue", "devdb", "testkit"].contains(&crate_name)
            || POOL_USERS.iter().any(|user| path.ends_with(user))
    };
    let wrong: Vec<_> = sources()
        .into_iter()
        .filter(|(crate_name, path, code)| {
            let uses = code.contains(".pool()") || (crate_name != "server" && code.contains("PgPool"));
            uses && !has_pool(crate_name, path)
        })
        .map(|(_, path, _)| path)
        .collect();
    assert!(wrong.is_empty(), "one connection per request, never the pool: {wrong:#?}");
}

/// Files that start tasks. A request that waited for one could hold a connection while the task waits for another, so
/// none of them has a request wait for a task that uses the database. `database.rs` begins a transaction in one: the
/// request has no connection then.
const TASK_STARTERS: [&str; 9] = [
    "cpu_limit/src/lib.rs",
    "platform/src/database.rs",
    "search_index/src/index_updater.rs",
    "secrets/src/hasher.rs",
    "server/src/app.rs",
    "server/src/listen.rs",
    "server/src/serve.rs",
    "server/src/stopping.rs",
    "vacancies/src/public/counts.rs",
];

#[test]
fn requests_do_not_continue_in_other_tasks() {
    let is_listed = |path: &Path| TASK_STARTERS.iter().any(|file| path.ends_with(file));
    let own = ["queue", "private_postgres", "doubles", "testkit"];
    let wrong: Vec<_> = sources()
        .into_iter()
        .filter(|(crate_name, path, code)| {
            code.contains("tokio::spawn(") && !own.contains(&crate_name.as_str()) && !is_listed(path)
        })
        .map(|(_, path, _)| path)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A client that disconnects drops its request at any moment, also while a transaction begins. If that left the
/// transaction open, the database's timeout would end it, together with its connection.
#[tokio::test]
async fn a_dropped_request_leaves_no_open_transaction() {
    let w = World::new().await;
    // Not of the pool: it could get the very connection.
    let mut db = PgConnection::connect_with(&w.db.connect_options()).await.unwrap();
    let mut seen: Vec<i32> = Vec::new();
    for polls in 1..12 {
        run_until_crash(polls, w.app.db.begin()).await;
        let closed = timeout(Duration::from_secs(60), wait_until_closed(&mut db, &mut seen)).await;
        assert!(closed.is_ok(), "a transaction is open after {polls} polls");
        let ended = "select count(*) from unnest($1) pid where pid not in (select pid from pg_stat_activity)";
        let ended: i64 = sqlx::query_scalar(ended).bind(&seen).fetch_one(&mut db).await.unwrap();
        assert_eq!(ended, 0, "the timeout has ended a connection after {polls} polls");
    }
}

/// Waits until no transaction is idle, and collects the processes of those that were.
async fn wait_until_closed(db: &mut PgConnection, seen: &mut Vec<i32>) {
    let idle = "select pid from pg_stat_activity
                where datname = current_database() and state like 'idle in transaction%'";
    loop {
        let open: Vec<i32> = sqlx::query_scalar(idle).fetch_all(&mut *db).await.unwrap();
        if open.is_empty() {
            return;
        }
        seen.extend(open);
        sleep(Duration::from_millis(20)).await;
    }
}
