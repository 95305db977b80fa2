//! A request holds one connection at a time: what the types cannot show.

use std::path::Path;

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
/// none of them has a request wait for a task that uses the database.
const TASK_STARTERS: [&str; 8] = [
    "cpu_limit/src/lib.rs",
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
