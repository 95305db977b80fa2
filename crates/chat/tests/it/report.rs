//! Complaints about what the other side has written.

use axum::body::Body;
use axum::http::Method;
use chat::moderated::ForgetReports;
use jiff::SignedDuration;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, World};
use uuid::Uuid;

use crate::people::{Pair, pair, texts};

async fn complaints(staff: &Client) -> Vec<Value> {
    let list = staff.get("/api/v1/staff/complaints").await.expect(200).json();
    list["data"].as_array().unwrap().clone()
}

fn copies(pair: &Pair, side: &str) -> String {
    format!("/api/v1/staff/reported-messages/{side}/{}", pair.id)
}

async fn reported(staff: &Client, pair: &Pair, side: &str) -> Vec<Value> {
    let found = staff.get(&copies(pair, side)).await.expect(200).json();
    found["data"].as_array().unwrap().clone()
}

#[tokio::test]
async fn moderators_read_what_was_reported_and_nothing_else() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let staff = w.staff(StaffRole::Moderator).await;
    let report = pair.path("/report");
    let fee = json!({ "reason": "fee", "text": "Pul soʻradi" });
    // Nothing is written yet.
    pair.candidate.post(&report, fee.clone()).await.expect_code(404, "not_found");
    pair.said(&pair.employer, "Kartaga pul oʻtkazing").await;
    let upload = pair.path(&format!("/files?client_id={}", Uuid::now_v7()));
    let pdf = Body::from("%PDF-1.7\nendobj\n%%EOF\n");
    let file = pair.employer.client.send(Method::POST, &upload, Some("application/pdf"), pdf).await;
    let file = file.expect(201).json()["data"]["id"].as_str().unwrap().to_owned();
    let body = json!({ "client_id": Uuid::now_v7(), "file": file });
    pair.employer.post(&pair.path("/messages"), body).await.expect(201);
    pair.said(&pair.candidate, "Bu mening sirim").await;
    staff.get(&copies(&pair, "customer")).await.expect_code(404, "not_found");
    pair.candidate.post(&report, fee.clone()).await.expect(200);
    pair.candidate.post(&report, fee).await.expect_code(409, "already_reported");

    let open = complaints(&staff).await;
    assert_eq!(open.len(), 1);
    assert_eq!((&open[0]["target"], &open[0]["slug"]), (&json!("company_messages"), &json!(pair.id)));
    assert!(open[0]["company"]["slug"].is_string(), "strikes count against the company");
    assert!(!open[0].to_string().contains("oʻtkazing"), "no list has the text of a message");

    // What is deleted afterwards is still what was reported.
    pair.employer.post(&pair.path("/messages/1/destroy"), json!({})).await.expect(200);
    pair.said(&pair.employer, "Keyingi xabar").await;
    let messages = reported(&staff, &pair, "customer").await;
    assert_eq!(texts(&messages), ["Kartaga pul oʻtkazing", ""]);
    let path = format!("{}/files/{file}", copies(&pair, "customer"));
    assert!(staff.get(&path).await.expect(200).body.starts_with(b"%PDF"));
    staff.get(&copies(&pair, "candidate")).await.expect_code(404, "not_found");
    let other = format!("{}/files/{}", copies(&pair, "customer"), Uuid::now_v7());
    staff.get(&other).await.expect_code(404, "not_found");
    let opened: i64 =
        sqlx::query_scalar("select count(*) from audit_events where action = 'reported_messages_opened'")
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert_eq!(opened, 2, "the messages and the file");
    w.staff(StaffRole::Content).await.get(&path).await.expect_code(403, "forbidden");
    w.guest().get(&copies(&pair, "customer")).await.expect(403);
}

#[tokio::test]
async fn an_upheld_complaint_closes_the_conversation() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let staff = w.staff(StaffRole::Moderator).await;
    pair.said(&pair.employer, "Salom").await;
    pair.said(&pair.candidate, "Yomon soʻz").await;
    let viewer = w.member(&pair.employer, "viewer").await;
    let body = json!({ "reason": "other" });
    viewer.post(&pair.path("/report"), body.clone()).await.expect_code(403, "not_allowed_in_company");
    pair.employer.post(&pair.path("/report"), body).await.expect(200);
    let open = complaints(&staff).await;
    assert_eq!((&open[0]["target"], &open[0]["company"]), (&json!("candidate_messages"), &json!(null)));
    assert_eq!(texts(&reported(&staff, &pair, "candidate").await), ["Yomon soʻz"]);
    let decide = format!("/api/v1/staff/complaints/candidate_messages/{}/decide", pair.id);
    let strike = json!({ "verdict": "upheld", "strike": true });
    staff.post(&decide, strike).await.expect_field("strike");
    staff.post(&decide, json!({ "verdict": "upheld" })).await.expect(200);
    assert_eq!(complaints(&staff).await, Vec::<Value>::new());
    for who in [&pair.employer, &pair.candidate] {
        assert_eq!(pair.view(who).await["writing"], "closed");
        let refused = pair.say(who, "Yana").await.expect_code(409, "chat_closed");
        assert_eq!(refused.json()["why"], "closed");
        let notices = who.get("/api/v1/notices").await.expect(200).text();
        assert!(notices.contains("Moderator") || notices.contains("hikoyat"), "{notices}");
    }
    assert_eq!(texts(&pair.messages(&pair.candidate).await), ["Salom", "Yomon soʻz"], "it can be read");
    // The copy is kept for questions about the decision, and then forgotten.
    let forget = async |days: i64| {
        w.clock.advance(SignedDuration::from_hours(days * 24));
        queue::enqueue::<platform::App, _>(&mut w.db.acquire().await.unwrap(), &ForgetReports {})
            .await
            .unwrap();
        w.run_jobs().await;
        let left: i64 =
            sqlx::query_scalar("select count(*) from chat_reports").fetch_one(&w.db).await.unwrap();
        left
    };
    assert_eq!([forget(29).await, forget(2).await], [1, 0]);
}

#[tokio::test]
async fn a_dismissed_complaint_changes_nothing() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let staff = w.staff(StaffRole::Moderator).await;
    pair.said(&pair.employer, "Salom").await;
    pair.candidate.post(&pair.path("/report"), json!({ "reason": "fraud" })).await.expect(200);
    let decide = format!("/api/v1/staff/complaints/company_messages/{}/decide", pair.id);
    staff.post(&decide, json!({ "verdict": "dismissed" })).await.expect(200);
    assert_eq!(pair.view(&pair.candidate).await["writing"], "allowed");
}
