//! What people were told, as the site shows it.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, World};

async fn notices(person: &Person, query: &str) -> Value {
    person.get(&format!("/api/v1/notices{query}")).await.expect(200).json()
}

async fn unread(person: &Person) -> i64 {
    person.get("/api/v1/notices/count").await.expect(200).json()["unread"].as_i64().unwrap()
}

async fn read(person: &Person, body: Value) -> i64 {
    person.post("/api/v1/notices/read", body).await.expect(200).json()["unread"].as_i64().unwrap()
}

/// Switches notices about decisions of moderators off on the site.
async fn switch_off(person: &Person) {
    let choices = person.get("/api/v1/me/notifications").await.expect(200).json();
    let mut choices = json!({ "events": choices["events"], "quiet": choices["quiet"] });
    for row in choices["events"].as_array_mut().unwrap() {
        row["site"] = json!(row["event"] != "moderation");
    }
    person.post("/api/v1/me/notifications", choices).await.expect(200);
}

#[tokio::test]
async fn a_notice_is_for_its_person_in_the_language_of_the_reader() {
    let w = World::new().await;
    let (owner, stranger) = (w.customer().await, w.customer().await);
    assert_eq!(notices(&owner, "").await["meta"]["total"], 0);
    let slug = w.vacancy(&owner, |_| {}).await;
    let found = notices(&owner, "").await;
    let notice = &found["data"][0];
    assert_eq!((&found["meta"]["total"], &found["unread"]), (&json!(1), &json!(1)), "{found}");
    assert_eq!(found["kinds"], json!([{ "kind": "vacancy", "count": 1, "unread": 1 }]));
    assert_eq!((&notice["kind"], &notice["is_read"]), (&json!("vacancy"), &json!(false)));
    assert_eq!(notice["path"], format!("/profile/my-vacancies/{slug}"));
    assert_eq!((&notice["lead"], &notice["action"]), (&json!("Bosh hisobchi"), &Value::Null));
    assert!(notice["text"].as_str().unwrap().starts_with("Bosh hisobchi vakansiyasi eʼlon"), "{notice}");
    let russian = owner.client.clone().lang("ru").get("/api/v1/notices").await.expect(200).json();
    let text = russian["data"][0]["text"].as_str().unwrap();
    assert!(text.contains("вакансия опубликована") && !text.contains("http"), "{text}");

    assert_eq!(notices(&stranger, "").await["data"], json!([]));
    assert_eq!(read(&stranger, json!({ "ids": [notice["id"]] })).await, 0);
    assert_eq!(unread(&owner).await, 1, "nobody reads the notices of another");
    for _ in 0..2 {
        assert_eq!(read(&owner, json!({ "ids": [notice["id"]] })).await, 0);
    }
    assert_eq!(unread(&owner).await, 0);
    let found = notices(&owner, "").await;
    assert_eq!((&found["unread"], &found["data"][0]["is_read"]), (&json!(0), &json!(true)));
    w.guest().get("/api/v1/notices").await.expect(401);
    w.guest().get("/api/v1/notices/count").await.expect(401);
}

#[tokio::test]
async fn notices_are_found_by_kind_and_read_all_at_once() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.submit(&owner, testkit::vacancy_form()).await;
    w.clock.advance(SignedDuration::from_mins(1));
    w.reject(&slug, "wrong_sphere").await;
    w.clock.advance(SignedDuration::from_mins(1));
    let other = w.sign_in(&owner).await;
    let found = notices(&owner, "").await;
    let lines: Vec<_> = found["data"].as_array().unwrap().iter().map(|notice| &notice["kind"]).collect();
    assert_eq!(lines, ["security", "vacancy"], "the newest first");
    assert_eq!(found["data"][0]["path"], "/profile/settings/security");
    assert_eq!(found["data"][1]["action"], "Tuzatish");
    let about = notices(&other, "?kind=vacancy").await;
    assert_eq!((&about["meta"]["total"], &about["unread"]), (&json!(1), &json!(2)));
    assert_eq!(about["data"][0]["kind"], "vacancy");
    let second = notices(&owner, "?per_page=1&page=2").await;
    assert_eq!(second["data"][0]["id"], found["data"][1]["id"]);
    assert_eq!(second["meta"], json!({ "page": 2, "per_page": 1, "total": 2, "pages": 2 }));

    assert_eq!(read(&owner, json!({ "ids": [found["data"][1]["id"]] })).await, 1);
    let left = notices(&owner, "?unread=true").await;
    assert_eq!((&left["meta"]["total"], &left["data"][0]["kind"]), (&json!(1), &json!("security")));
    assert_eq!(notices(&owner, "?unread=true&kind=vacancy").await["data"], json!([]));
    assert_eq!(read(&owner, json!({})).await, 1, "nothing was named");
    assert_eq!(read(&owner, json!({ "all": true })).await, 0);
    let many: Vec<_> = (0..101).map(|_| uuid::Uuid::now_v7()).collect();
    owner.post("/api/v1/notices/read", json!({ "ids": many })).await.expect_field("ids");
    owner.get("/api/v1/notices?kind=weather").await.expect(400);
}

#[tokio::test]
async fn events_can_be_switched_off_on_the_site_but_security_cannot() {
    let w = World::new().await;
    let owner = w.customer().await;
    switch_off(&owner).await;
    w.vacancy(&owner, |_| {}).await;
    assert_eq!(unread(&owner).await, 0);
    w.sign_in(&owner).await;
    let found = notices(&owner, "").await;
    assert_eq!(found["kinds"], json!([{ "kind": "security", "count": 1, "unread": 1 }]));
}

#[tokio::test]
async fn a_member_is_told_about_the_company() {
    let w = World::new().await;
    let owner = w.customer().await;
    let member = w.member(&owner, "viewer").await;
    let path = format!("/api/v1/company/members/{}/role", member.id());
    owner.post(&path, json!({ "role": "recruiter" })).await.expect(200);
    let found = notices(&member, "").await;
    let notice = &found["data"][0];
    assert_eq!((&notice["kind"], &notice["path"]), (&json!("company"), &json!("/profile/company/team")));
    assert_eq!(notice["lead"], "Anor Savdo", "{notice}");
}

#[tokio::test]
async fn notices_are_kept_for_ninety_days() {
    let w = World::new().await;
    let owner = w.customer().await;
    w.vacancy(&owner, |_| {}).await;
    let tidy = async || {
        let mut db = w.db.acquire().await.unwrap();
        queue::enqueue(&mut db, &notifications::TidyNotices {}).await.unwrap();
        drop(db);
        w.run_jobs().await;
        let count: i64 = sqlx::query_scalar("select count(*) from notices").fetch_one(&w.db).await.unwrap();
        count
    };
    w.clock.advance(SignedDuration::from_hours(90 * 24 - 1));
    assert_eq!(tidy().await, 1);
    w.clock.advance(SignedDuration::from_hours(2));
    assert_eq!(tidy().await, 0);
}
