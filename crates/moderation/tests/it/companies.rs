//! The mark of a verified company rests while what was verified has changed.

use axum::http::Method;
use jiff::SignedDuration;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, Person, Reply, World};

async fn has_mark(w: &World, company: &str) -> bool {
    let page = w.guest().get(&format!("/api/v1/companies/{company}")).await.expect(200).json();
    page["company"]["is_verified"].as_bool().unwrap_or_else(|| panic!("{page}"))
}

async fn reviews(moderator: &Client) -> Vec<Value> {
    let list = moderator.get("/api/v1/staff/companies/review").await.expect(200).json();
    list["data"].as_array().unwrap().clone()
}

/// Decides about what the list of reviews shows.
async fn verify(moderator: &Client, company: &str, verified: bool) {
    let since = reviews(moderator).await.first().map(|review| review["since"].clone());
    let why = if verified { why_given() } else { why_taken() };
    decide(moderator, company, with(why, "since", since.into())).await.expect(200);
}

fn why_given() -> Value {
    json!({ "verified": true, "evidence": "document", "note": "Guvohnoma № 12" })
}

fn why_taken() -> Value {
    json!({ "verified": false, "reason": "company_closed" })
}

fn with(mut body: Value, field: &str, value: Value) -> Value {
    body[field] = value;
    body
}

async fn decide(moderator: &Client, company: &str, body: Value) -> Reply {
    moderator.post(&format!("/api/v1/staff/companies/{company}/verify"), body).await
}

async fn journal(w: &World, company: &str) -> Vec<(String, String, Value)> {
    sqlx::query_as(
        "select action, actor_kind, details from audit_events
         where object_kind = 'company' and object_id = $1 order by at, id",
    )
    .bind(company)
    .fetch_all(&w.db)
    .await
    .unwrap()
}

async fn upload(owner: &Person) {
    let png = testkit::png(300, 300);
    owner.client.send(Method::POST, "/api/v1/me/avatar", Some("image/png"), png.into()).await.expect(200);
}

#[tokio::test]
async fn the_mark_rests_after_a_new_name_or_picture_until_a_moderator_has_looked() {
    let w = World::new().await;
    let owner = w.customer().await;
    let company = owner.user["customer"]["slug"].as_str().unwrap();
    let moderator = w.staff(StaffRole::Moderator).await;
    let rename = async |name: &str| {
        owner.post("/api/v1/company/update", json!({ "name": name })).await.expect(200);
    };

    // Without the mark there is nothing to review.
    rename("Anor Market").await;
    upload(&owner).await;
    assert_eq!(reviews(&moderator).await, Vec::<Value>::new());

    verify(&moderator, company, true).await;
    owner.post("/api/v1/company/update", json!({ "address": "Navoiy koʻchasi, 1" })).await.expect(200);
    rename("Anor Market").await;
    assert!(has_mark(&w, company).await, "neither the address nor the same name needs a review");

    rename("Milliy Bank").await;
    assert!(!has_mark(&w, company).await);
    rename("Markaziy Bank").await;
    let waiting = reviews(&moderator).await;
    assert_eq!(waiting.len(), 1, "{waiting:?}");
    assert_eq!(waiting[0]["slug"], company);
    assert_eq!(waiting[0]["name"], "Markaziy Bank");
    assert_eq!(waiting[0]["verified_name"], "Anor Market");

    verify(&moderator, company, true).await;
    assert!(has_mark(&w, company).await);
    assert_eq!(reviews(&moderator).await, Vec::<Value>::new());

    upload(&owner).await;
    assert!(!has_mark(&w, company).await);
    assert_eq!(reviews(&moderator).await.len(), 1);
    verify(&moderator, company, false).await;
    assert!(!has_mark(&w, company).await);
    assert_eq!(reviews(&moderator).await, Vec::<Value>::new());

    let rests =
        |changed: &str| ("company_mark_rests".to_owned(), "user".to_owned(), json!({ "changed": changed }));
    let decided = |action: &str| {
        let why = match action {
            "company_verified" => json!({ "evidence": "document" }),
            _ => json!({ "reason": "company_closed" }),
        };
        (action.to_owned(), "staff".to_owned(), why)
    };
    let expected = [
        decided("company_verified"),
        rests("name"),
        rests("name"),
        decided("company_verified"),
        rests("picture"),
        decided("company_unverified"),
    ];
    assert_eq!(journal(&w, company).await, expected);
}

#[tokio::test]
async fn a_company_that_changed_again_does_not_get_the_mark() {
    let w = World::new().await;
    let owner = w.customer().await;
    let company = owner.user["customer"]["slug"].as_str().unwrap();
    let moderator = w.staff(StaffRole::Moderator).await;
    verify(&moderator, company, true).await;
    owner.post("/api/v1/company/update", json!({ "name": "Anor Market" })).await.expect(200);
    let seen = reviews(&moderator).await.remove(0);
    w.clock.advance(SignedDuration::from_secs(1));
    owner.post("/api/v1/company/update", json!({ "name": "Milliy Bank" })).await.expect(200);
    let approve = with(why_given(), "since", seen["since"].clone());
    decide(&moderator, company, approve).await.expect_code(409, "superseded");
    // Somebody who has not opened the review at all.
    decide(&moderator, company, why_given()).await.expect_code(409, "superseded");
    assert!(!has_mark(&w, company).await);
    // To take it away needs no second look.
    decide(&moderator, company, why_taken()).await.expect(200);
    assert_eq!(reviews(&moderator).await, Vec::<Value>::new());
}
