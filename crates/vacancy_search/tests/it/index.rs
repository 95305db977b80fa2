//! The index equals the database after every kind of change.

use serde_json::json;
use testkit::{Person, World};

/// The number of public vacancies in the database and in the index.
async fn sizes(w: &World) -> (i64, usize) {
    vacancy_search::engine::catch_up(&w.app).await.expect("the index");
    let rows = sqlx::query_scalar("select count(*) from vacancies where is_public").fetch_one(&w.db).await;
    let index = w.app.shared::<vacancy_search::engine::Engine>().index().expect("an index");
    (rows.expect("a number"), index.len())
}

async fn titles(w: &World, text: &str) -> Vec<String> {
    let body = w.guest().get(&format!("/api/v1/jobs?q={text}")).await.expect(200).json();
    let cards = body["data"].as_array().expect("a list").clone();
    cards.iter().map(|card| card["title"].as_str().expect("a title").to_owned()).collect()
}

async fn act(owner: &Person, slug: &str, action: &str) {
    owner.post(&format!("/api/v1/jobs/{slug}/{action}"), json!({})).await.expect(200);
}

#[tokio::test]
async fn every_change_reaches_the_index() {
    let w = World::new().await;
    let owner = w.customer().await;
    assert_eq!(sizes(&w).await, (0, 0));
    let slug = w.vacancy(&owner, |form| form["title"] = json!("Oshpaz")).await;
    assert_eq!((sizes(&w).await, titles(&w, "oshpaz").await.len()), ((1, 1), 1));
    act(&owner, &slug, "pause").await;
    assert_eq!(sizes(&w).await, (0, 0));
    act(&owner, &slug, "resume").await;
    assert_eq!((sizes(&w).await, titles(&w, "oshpaz").await.len()), ((1, 1), 1));
    // A new text is indexed when it is approved, not before.
    let mut form = testkit::vacancy_form();
    form["title"] = json!("Novvoy");
    form["revision"] = json!(1);
    owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect(200);
    sizes(&w).await;
    assert_eq!((titles(&w, "oshpaz").await.len(), titles(&w, "novvoy").await.len()), (1, 0));
    w.approve(&slug).await;
    sizes(&w).await;
    assert_eq!((titles(&w, "oshpaz").await.len(), titles(&w, "novvoy").await.len()), (0, 1));
    // The company name is searchable too.
    sqlx::query("update companies set name = 'Shirmoy Bulut'").execute(&w.db).await.unwrap();
    sizes(&w).await;
    assert_eq!(titles(&w, "shirmoy").await, ["Novvoy"]);
    act(&owner, &slug, "close").await;
    assert_eq!(sizes(&w).await, (0, 0));
}

#[tokio::test]
async fn a_change_that_commits_late_is_not_lost() {
    let w = World::new().await;
    let owner = w.customer().await;
    let early = w.vacancy(&owner, |form| form["title"] = json!("Tikuvchi")).await;
    let late = w.vacancy(&owner, |form| form["title"] = json!("Bichuvchi")).await;
    sizes(&w).await;
    // It gets its transaction number first and commits last.
    let mut slow = w.db.begin().await.unwrap();
    sqlx::query("update vacancies set lifecycle = 'paused' where slug = $1")
        .bind(&early)
        .execute(&mut *slow)
        .await
        .unwrap();
    sqlx::query("update vacancies set lifecycle = 'paused' where slug = $1")
        .bind(&late)
        .execute(&w.db)
        .await
        .unwrap();
    vacancy_search::engine::try_catch_up(&w.app).await.unwrap();
    let waiting = vacancy_search::engine::waiting(&w.app).await.unwrap().expect("the later change waits");
    assert!(waiting.holder.is_some() && waiting.seconds >= 0.0);
    slow.commit().await.unwrap();
    assert_eq!(sizes(&w).await, (0, 0));
    assert!(vacancy_search::engine::waiting(&w.app).await.unwrap().is_none());
}
