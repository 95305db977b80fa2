//! The demo company has a team, and demo pages keep to the rules of the form.

use dictionaries::Dictionaries;
use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::{Person, World};

async fn demo(seed: u64) -> World {
    let w = World::new().await;
    let words = w.shared::<Dictionaries>().now();
    let mut tx = w.db.begin().await.unwrap();
    let now = w.clock.now();
    accounts::demo::fill(&mut tx, &words, seed, now, 80, 140).await.unwrap();
    vacancies::demo::fill(&mut tx, &words, seed, now, 700).await.unwrap();
    companies::demo::fill(&mut tx, &words, seed, now).await.unwrap();
    tx.commit().await.unwrap();
    w
}

async fn sign_in(w: &World, phone: &str) -> Person {
    let body = json!({ "phone": phone, "password": accounts::demo::PASSWORD });
    let signed = w.guest().post("/api/v1/auth/login", body).await.expect(200).json();
    w.person(w.guest(), phone.to_owned(), &signed)
}

async fn digest(w: &World) -> String {
    let sql = "select md5(string_agg(part, '' order by part)) from (
                   select md5(m::text) as part from company_members m
                   union all select md5(e::text) from company_events e
                   union all select md5(p::text) from company_pages p
                   union all select md5(v.member_id::text) from vacancies v where v.member_id is not null
               ) as parts";
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

#[tokio::test]
async fn the_same_seed_makes_the_same_teams_and_pages() {
    let (one, same, other) = (demo(1).await, demo(1).await, demo(2).await);
    let first = digest(&one).await;
    assert_eq!(first, digest(&same).await);
    assert_ne!(first, digest(&other).await);
}

#[tokio::test]
async fn the_demo_company_has_three_members_and_a_history() {
    let w = demo(1).await;
    let recruiter = sign_in(&w, accounts::demo::RECRUITER).await;
    let viewer = sign_in(&w, accounts::demo::VIEWER).await;
    assert_eq!(viewer.user["customer"]["role"], "viewer");
    let team = recruiter.get("/api/v1/company/members").await.expect(200).json()["data"]["members"].take();
    let seen: Vec<(&str, bool, i64)> = team
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (one["role"].as_str().unwrap(), one["name"].is_string(), one["vacancies"].as_i64().unwrap())
        })
        .collect();
    assert_eq!(seen, [("owner", true, 3), ("recruiter", true, 2), ("viewer", true, 0)]);
    let history = viewer.get("/api/v1/company/history?per_page=100").await.expect(200).json();
    let by_recruiter = |event: &&Value| event["what"] == "submitted" && event["who"] == "Jasur Rahimov";
    assert_eq!(history["data"].as_array().unwrap().iter().filter(by_recruiter).count(), 2, "{history}");
}

#[tokio::test]
async fn every_page_can_be_saved_as_it_is() {
    let w = demo(1).await;
    let rows: Vec<Value> = sqlx::query_scalar(
        "select to_jsonb(p) - array['company_id', 'version', 'updated_at'] from company_pages p",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    assert_eq!(rows.len(), 47);
    let owner = sign_in(&w, accounts::demo::CUSTOMER).await;
    for mut page in rows {
        let about = page["about"].clone();
        page["version"] =
            owner.get("/api/v1/company/page").await.expect(200).json()["data"]["version"].take();
        let saved = owner.post("/api/v1/company/page", page).await.expect(200).json()["data"].take();
        assert_eq!(saved["about"], about);
    }
}
