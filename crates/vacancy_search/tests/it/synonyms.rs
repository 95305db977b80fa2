//! Synonyms that staff add.

use serde_json::{Value, json};
use sqlx::postgres::PgListener;
use staff::StaffRole;
use testkit::World;

use crate::{find, open};

const LIST: &str = "/api/v1/staff/synonyms";

#[tokio::test]
async fn synonyms_added_by_staff_work_until_they_are_removed() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = open(&w, &owner, "Sommelye").await;
    let content = w.staff(StaffRole::Content).await;
    let mut line = PgListener::connect_with(&w.db).await.unwrap();
    line.listen("search_words_changed").await.unwrap();
    let guest = w.guest();
    let found = async || {
        // Every server does this when it is notified.
        vacancy_search::engine::catch_up(&w.app).await.unwrap();
        find(&guest, "q=vinochi").await
    };
    assert!(found().await.is_empty());
    let body = json!({ "words": ["sommelye", "vinochi"], "note": "Restoranlarda" });
    let added = content.post(LIST, body).await.expect(201).json();
    line.recv().await.unwrap();
    assert_eq!(found().await, [slug.as_str()]);
    let id = added["data"]["id"].as_str().unwrap();
    let listed = content.get(LIST).await.expect(200).json();
    assert_eq!(listed["data"], json!([added["data"]]));
    let update = json!({ "words": ["sommelye", "kavist"] });
    content.post(&format!("{LIST}/{id}/update"), update).await.expect(200);
    line.recv().await.unwrap();
    assert!(found().await.is_empty());
    assert_eq!(find(&guest, "q=kavist").await, [slug]);
    for _ in 0..2 {
        content.post(&format!("{LIST}/{id}/remove"), json!({})).await.expect(200);
    }
    line.recv().await.unwrap();
    vacancy_search::engine::catch_up(&w.app).await.unwrap();
    assert!(find(&guest, "q=kavist").await.is_empty());
    content.post(&format!("{LIST}/{id}/update"), json!({ "words": ["a1", "b1"] })).await.expect(404);
    let journal: Vec<(String, Value)> = sqlx::query_as(
        "select action, details from audit_events where object_kind = 'synonyms' and object_id = $1 order by at, id",
    )
    .bind(id)
    .fetch_all(&w.db)
    .await
    .unwrap();
    let actions: Vec<&str> = journal.iter().map(|(action, _)| action.as_str()).collect();
    assert_eq!(actions, ["synonyms_added", "synonyms_changed", "synonyms_removed"]);
    assert_eq!(journal[1].1["words"], json!(["sommelye", "kavist"]));
}

#[tokio::test]
async fn a_group_has_two_to_twelve_words() {
    let w = World::new().await;
    let content = w.staff(StaffRole::Content).await;
    let many: Vec<String> = (0..13).map(|n| format!("soz{n}")).collect();
    for (words, field) in [
        (json!([]), "words"),
        (json!(["bir"]), "words"),
        (json!(["bir", "BIR"]), "words"),
        (json!(["bir", "!"]), "words.1"),
        (json!(["bir", "x".repeat(61)]), "words.1"),
        (json!(many), "words"),
    ] {
        content.post(LIST, json!({ "words": words })).await.expect_field(field);
    }
    let moderator = w.staff(StaffRole::Moderator).await;
    moderator.post(LIST, json!({ "words": ["bir", "ikki"] })).await.expect(403);
    assert_eq!(content.get(LIST).await.expect(200).json()["data"], json!([]));
}
