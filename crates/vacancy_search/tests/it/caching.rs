//! Cached lists and cards: equal to fresh ones, never shared between users, and dropped at the first change.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testkit::World;
use tokio_util::sync::CancellationToken;
use vacancy_search::engine::{Engine, keep_updated};

const LIST: &str = "/api/v1/jobs?sphere=horeca&per_page=5";

/// A wait ends as soon as its condition holds, so this only has to outlast the slowest machine.
const DEADLINE: Duration = Duration::from_secs(120);

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < DEADLINE, "waited too long until {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Waits until the test's server follows the changes and the list has this many entries.
async fn settle(w: &World, total: u64) {
    until("the listener is connected and the list is complete", async || {
        let body = w.guest().get(LIST).await.expect(200).json();
        w.app.shared::<Engine>().data_version().is_some() && body["meta"]["total"] == total
    })
    .await;
}

fn title(list: &Value) -> &Value {
    &list["data"][0]["title"]
}

#[tokio::test]
async fn cached_lists_equal_fresh_ones_and_expire_on_change() {
    let w = World::new().await;
    let owner = w.customer().await;
    let candidate = w.candidate().await;
    let slug = w.vacancy(&owner, |form| form["sphere"] = json!(["horeca"])).await;
    let folder = std::env::temp_dir().join(format!("ishbor-memory-{}", std::process::id()));
    let stop = CancellationToken::new();
    let following =
        tokio::spawn(keep_updated(w.app.clone(), folder.clone(), "memory".to_owned(), stop.clone()));

    settle(&w, 1).await;
    // This change sends no notification: a response with the old title comes from the cache.
    let quietly = "begin; set local session_replication_role = replica;
                   update vacancies set title = 'Boshqa ' || clock_timestamp(); commit";
    let guest = w.guest();
    // A list is cached for a second and until any change; a slow machine needs more than one try to observe it.
    until("a guest's second request is served from the cache", async || {
        let fresh = guest.get(LIST).await.expect(200);
        let again = guest.get(LIST).await.expect(200);
        let packed = w.guest().with("accept-encoding", "br").get(LIST).await.expect(200);
        sqlx::raw_sql(quietly).execute(&w.db).await.unwrap();
        let cached = guest.get(LIST).await.expect(200).json();
        if title(&cached) != title(&fresh.json()) {
            return false;
        }
        assert_eq!([again.json(), cached], [fresh.json(), fresh.json()]);
        assert_eq!(packed.header("content-encoding"), "br");
        let names = |headers: &axum::http::HeaderMap| {
            let mut names: Vec<String> = headers.keys().map(ToString::to_string).collect();
            names.sort();
            names
        };
        assert_eq!(names(&again.headers), names(&fresh.headers));
        assert_ne!(again.header("x-request-id"), fresh.header("x-request-id"));
        true
    })
    .await;

    // A candidate sees their own mark, which no guest has.
    candidate.post("/api/v1/wishlist/add", json!({ "job_id": slug })).await.expect(200);
    assert_eq!(candidate.get(LIST).await.expect(200).json()["data"][0]["liked"], true);
    assert_eq!(guest.get(LIST).await.expect(200).json()["data"][0]["liked"], false);

    let data_version = w.app.shared::<Engine>().data_version();
    owner.post(&format!("/api/v1/jobs/{slug}/pause"), json!({})).await.expect(200);
    until("the change is notified", async || w.app.shared::<Engine>().data_version() != data_version).await;
    assert_eq!(
        guest.get(LIST).await.expect(200).json()["meta"]["total"],
        0,
        "a notified change drops the cached list"
    );
    stop.cancel();
    following.await.unwrap();
    std::fs::remove_dir_all(folder).ok();
}

/// The PostgreSQL process of the LISTEN connection: its last statement is `LISTEN` or the liveness probe.
async fn listener(w: &World) -> i32 {
    let sql = "select pid from pg_stat_activity
               where datname = current_database() and (query ilike 'listen %' or query = 'select 1')";
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

/// A search that no cached list answers: each has a different path. It also comes from a different address, because
/// searches per address are rate limited.
async fn titles(who: &testkit::Client, number: u32) -> Vec<String> {
    let path = format!("/api/v1/jobs?q=xumdon&facets=false&asked={number}");
    let [_, a, b, c] = number.to_be_bytes();
    let body = who.clone().from_address([10, a, b, c].into()).get(&path).await.expect(200).json();
    let cards = body["data"].as_array().unwrap().iter();
    cards.map(|card| card["title"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn cards_stay_cached_until_their_change_is_notified() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (guest, candidate) = (w.guest(), w.candidate().await);
    let mut slugs = Vec::new();
    for title in ["Xumdon ustasi", "Xumdon kuydiruvchi"] {
        slugs.push(w.vacancy(&owner, |form| form["title"] = json!(title)).await);
    }
    let folder = std::env::temp_dir().join(format!("ishbor-cards-{}", std::process::id()));
    let stop = CancellationToken::new();
    let following =
        tokio::spawn(keep_updated(w.app.clone(), folder.clone(), "cards".to_owned(), stop.clone()));
    let engine = w.app.shared::<Engine>();
    let mut numbers = 0..;
    let mut number = || numbers.next().unwrap();
    until("both are found", async || {
        engine.index().is_some()
            && engine.data_version().is_some()
            && titles(&guest, number()).await.len() == 2
    })
    .await;
    let before = titles(&guest, number()).await;

    // This change sends no notification: a response with the old titles comes from the cache.
    let quietly = "begin; set local session_replication_role = replica;
                   update vacancies set title = 'Yangi ' || title; commit";
    sqlx::raw_sql(quietly).execute(&w.db).await.unwrap();
    assert_eq!(titles(&guest, number()).await, before, "guests get the cached cards");
    let fresh = titles(&candidate.client, number()).await;
    assert!(fresh.iter().all(|title| title.starts_with("Yangi ")), "candidates get fresh cards: {fresh:?}");
    let russian = w.guest().with("jb-lang", "ru");
    assert!(
        titles(&russian, number()).await[0].starts_with("Yangi "),
        "each language has its own cached cards"
    );

    // The change of one vacancy sends a notification: its card is dropped at once, the other stays cached.
    let data_version = engine.data_version();
    owner.post(&format!("/api/v1/jobs/{}/pause", slugs[0]), json!({})).await.expect(200);
    until("the change is notified", async || engine.data_version() != data_version).await;
    assert_eq!(titles(&guest, number()).await, ["Xumdon kuydiruvchi"]);

    // A change of a company may affect any card.
    let data_version = engine.data_version();
    sqlx::query("update companies set verified_at = now()").execute(&w.db).await.unwrap();
    until("the change is notified", async || engine.data_version() != data_version).await;
    assert_eq!(titles(&guest, number()).await, ["Yangi Xumdon kuydiruvchi"]);

    // When the connection breaks, notifications may have been missed, so the cache is not used.
    sqlx::raw_sql(quietly).execute(&w.db).await.unwrap();
    assert_eq!(titles(&guest, number()).await, ["Yangi Xumdon kuydiruvchi"]);
    sqlx::query("select pg_terminate_backend($1)").bind(listener(&w).await).execute(&w.db).await.unwrap();
    until("the broken connection is detected", async || engine.data_version().is_none()).await;
    assert_eq!(titles(&guest, number()).await, ["Yangi Yangi Xumdon kuydiruvchi"]);
    until("the listener reconnects", async || engine.data_version().is_some()).await;
    assert_eq!(titles(&guest, number()).await, ["Yangi Yangi Xumdon kuydiruvchi"]);
    stop.cancel();
    following.await.unwrap();
    std::fs::remove_dir_all(folder).ok();
}

/// A PostgreSQL process that is suspended, like one behind a network failure.
struct Silenced(String);

impl Silenced {
    fn new(process: i32) -> Self {
        let silenced = Self(process.to_string());
        silenced.signal("-STOP");
        silenced
    }

    fn signal(&self, signal: &str) {
        assert!(std::process::Command::new("kill").args([signal, &self.0]).status().unwrap().success());
    }
}

impl Drop for Silenced {
    fn drop(&mut self) {
        self.signal("-CONT");
    }
}

#[tokio::test]
async fn a_silent_listener_disables_the_cache() {
    let w = World::new().await;
    let folder = std::env::temp_dir().join(format!("ishbor-silence-{}", std::process::id()));
    let stop = CancellationToken::new();
    let following =
        tokio::spawn(keep_updated(w.app.clone(), folder.clone(), "silence".to_owned(), stop.clone()));
    let listener_connected = || w.app.shared::<Engine>().data_version().is_some();
    until("the listener is connected", async || listener_connected()).await;
    let silenced = Silenced::new(listener(&w).await);
    until("the silent connection is detected", async || !listener_connected()).await;
    // Another connection is opened, and caching resumes.
    until("the listener reconnects", async || listener_connected()).await;
    drop(silenced);
    stop.cancel();
    following.await.unwrap();
    std::fs::remove_dir_all(folder).ok();
}
