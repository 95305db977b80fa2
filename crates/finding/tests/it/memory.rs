//! Lists and cards that are answered from memory: the same as fresh ones, nobody else's, and gone with the first change.

use std::time::Duration;

use finding::engine::{Engine, follow};
use serde_json::{Value, json};
use testkit::World;
use tokio_util::sync::CancellationToken;

const LIST: &str = "/api/v1/jobs?sphere=horeca&per_page=5";

/// Waits until the server of this test follows the changes, and the list has so many.
async fn settled(w: &World, total: u64) -> Value {
    loop {
        let body = w.guest().get(LIST).await.expect(200).json();
        if w.app.shared::<Engine>().moment().is_some() && body["meta"]["total"] == total {
            return body;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn what_is_in_memory_is_the_same_for_guests_and_gone_with_a_change() {
    let w = World::new().await;
    let owner = w.customer().await;
    let candidate = w.candidate().await;
    let slug = w.vacancy(&owner, |form| form["sphere"] = json!(["horeca"])).await;
    let folder = std::env::temp_dir().join(format!("ishbor-memory-{}", std::process::id()));
    let stop = CancellationToken::new();
    let following = tokio::spawn(follow(w.app.clone(), folder.clone(), "memory".to_owned(), stop.clone()));

    let body = settled(&w, 1).await;
    // Nobody hears of it: whoever answers with the old title answers from memory.
    let quietly = "begin; set local session_replication_role = replica;
                   update vacancies set title = 'Boshqa'; commit";
    let guest = w.guest();
    let mut kept = 0;
    for _ in 0..20 {
        let moment = w.app.shared::<Engine>().moment();
        let fresh = guest.get(LIST).await.expect(200);
        let again = guest.get(LIST).await.expect(200);
        let packed = w.guest().with("accept-encoding", "br").get(LIST).await.expect(200);
        if w.app.shared::<Engine>().moment() != moment {
            continue;
        }
        assert_eq!(again.json(), body);
        assert_eq!(packed.header("content-encoding"), "br");
        let names = |headers: &axum::http::HeaderMap| {
            let mut names: Vec<String> = headers.keys().map(ToString::to_string).collect();
            names.sort();
            names
        };
        assert_eq!(names(&again.headers), names(&fresh.headers));
        assert_ne!(again.header("x-request-id"), fresh.header("x-request-id"));
        sqlx::raw_sql(quietly).execute(&w.db).await.unwrap();
        let title = guest.get(LIST).await.expect(200).json()["data"][0]["title"].clone();
        kept = usize::from(title == body["data"][0]["title"]);
        break;
    }
    assert_eq!(kept, 1, "a guest's second look is answered from memory");

    // A candidate sees his own mark, which no guest has.
    candidate.post("/api/v1/wishlist/add", json!({ "job_id": slug })).await.expect(200);
    assert_eq!(candidate.get(LIST).await.expect(200).json()["data"][0]["liked"], true);
    assert_eq!(guest.get(LIST).await.expect(200).json()["data"][0]["liked"], false);

    let moment = w.app.shared::<Engine>().moment();
    owner.post(&format!("/api/v1/jobs/{slug}/pause"), json!({})).await.expect(200);
    while w.app.shared::<Engine>().moment() == moment {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(guest.get(LIST).await.expect(200).json()["meta"]["total"], 0, "told, so looked up anew");
    stop.cancel();
    following.await.unwrap();
    std::fs::remove_dir_all(folder).ok();
}

/// A search that no list in memory answers: each has its own address.
async fn titles(who: &testkit::Client, number: usize) -> Vec<String> {
    let path = format!("/api/v1/jobs?q=xumdon&facets=false&asked={number}");
    let body = who.get(&path).await.expect(200).json();
    let cards = body["data"].as_array().unwrap().iter();
    cards.map(|card| card["title"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn cards_are_kept_until_a_change_of_theirs_is_told() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (guest, candidate) = (w.guest(), w.candidate().await);
    let mut slugs = Vec::new();
    for title in ["Xumdon ustasi", "Xumdon kuydiruvchi"] {
        slugs.push(w.vacancy(&owner, |form| form["title"] = json!(title)).await);
    }
    let folder = std::env::temp_dir().join(format!("ishbor-cards-{}", std::process::id()));
    let stop = CancellationToken::new();
    let following = tokio::spawn(follow(w.app.clone(), folder.clone(), "cards".to_owned(), stop.clone()));
    let engine = w.app.shared::<Engine>();
    let mut numbers = 0..;
    let mut number = || numbers.next().unwrap();
    while engine.index().is_none() || engine.moment().is_none() || titles(&guest, number()).await.len() < 2 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let before = titles(&guest, number()).await;

    // Nobody hears of it: whoever shows the old titles shows them from memory.
    let quietly = "begin; set local session_replication_role = replica;
                   update vacancies set title = 'Yangi ' || title; commit";
    sqlx::raw_sql(quietly).execute(&w.db).await.unwrap();
    assert_eq!(titles(&guest, number()).await, before, "guests are answered from memory");
    let fresh = titles(&candidate.client, number()).await;
    assert!(fresh.iter().all(|title| title.starts_with("Yangi ")), "candidates are not: {fresh:?}");
    let russian = w.guest().with("jb-lang", "ru");
    assert!(titles(&russian, number()).await[0].starts_with("Yangi "), "each language has cards of its own");

    // The change of one is told: it is gone at once, the other stays as it was.
    let moment = engine.moment();
    owner.post(&format!("/api/v1/jobs/{}/pause", slugs[0]), json!({})).await.expect(200);
    while engine.moment() == moment {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(titles(&guest, number()).await, ["Xumdon kuydiruvchi"]);

    // A company's change may be about any card.
    let moment = engine.moment();
    sqlx::query("update companies set verified_at = now()").execute(&w.db).await.unwrap();
    while engine.moment() == moment {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(titles(&guest, number()).await, ["Yangi Xumdon kuydiruvchi"]);

    // When the line breaks, nobody knows what was not heard.
    sqlx::raw_sql(quietly).execute(&w.db).await.unwrap();
    assert_eq!(titles(&guest, number()).await, ["Yangi Xumdon kuydiruvchi"]);
    let cut = "select count(pg_terminate_backend(pid)) from pg_stat_activity
               where datname = current_database() and query ilike 'listen %'";
    let lines: i64 = sqlx::query_scalar(cut).fetch_one(&w.db).await.unwrap();
    assert!(lines > 0, "somebody listened");
    while engine.moment().is_some() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(titles(&guest, number()).await, ["Yangi Yangi Xumdon kuydiruvchi"]);
    while engine.moment().is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(titles(&guest, number()).await, ["Yangi Yangi Xumdon kuydiruvchi"]);
    stop.cancel();
    following.await.unwrap();
    std::fs::remove_dir_all(folder).ok();
}

/// A process of PostgreSQL that says and hears nothing, like one behind a network that has gone.
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
async fn while_the_line_is_silent_nothing_is_answered_from_memory() {
    let w = World::new().await;
    let folder = std::env::temp_dir().join(format!("ishbor-silence-{}", std::process::id()));
    let stop = CancellationToken::new();
    let following = tokio::spawn(follow(w.app.clone(), folder.clone(), "silence".to_owned(), stop.clone()));
    let until = async |is_told: bool| {
        let comes = async {
            while w.app.shared::<Engine>().moment().is_some() != is_told {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), comes).await.expect("it is noticed");
    };
    until(true).await;
    let listens =
        "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'";
    let process: i32 = sqlx::query_scalar(listens).fetch_one(&w.db).await.unwrap();
    let silenced = Silenced::new(process);
    until(false).await;
    // Another line is opened, and all is well again.
    until(true).await;
    drop(silenced);
    stop.cancel();
    following.await.unwrap();
    std::fs::remove_dir_all(folder).ok();
}
