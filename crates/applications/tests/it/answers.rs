//! The promise and the real record of a company.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::people::{act, applicant, candidate, employer, respond, tend, wait};

#[tokio::test]
async fn the_record_appears_with_ten_responses_and_is_shown_before_responding() {
    let w = World::new().await;
    let employer = employer(&w).await;
    employer.person.post("/api/v1/company/promise", json!({ "days": 15 })).await.expect_field("days");
    employer.person.post("/api/v1/company/promise", json!({ "days": 0 })).await.expect_field("days");
    let promised =
        employer.person.post("/api/v1/company/promise", json!({ "days": 5 })).await.expect(200).json();
    assert_eq!((&promised["data"]["days"], &promised["data"]["can_edit"]), (&json!(5), &json!(true)));
    let mut people = Vec::new();
    for _ in 0..11 {
        people.push(applicant(&w, &employer).await);
    }
    wait(&w, SignedDuration::from_hours(6)).await;
    for one in &people[..8] {
        employer.person.post(&act(&one.id, "reject"), json!({ "reason": "other" })).await.expect(200);
    }
    // Soon withdrawn without an answer: says nothing about the company.
    people[10].act("withdraw").await;
    let (newcomer, _) = candidate(&w).await;
    let record =
        async || newcomer.get(&respond(&employer.slug)).await.expect(200).json()["data"]["answers"].take();
    tend(&w).await;
    // Two more may still be answered in time, so eight had to be answered: too few to tell.
    assert_eq!(record().await["share"], json!(null));
    wait(&w, SignedDuration::from_hours(8 * 24)).await;
    tend(&w).await;
    let shown = record().await;
    assert_eq!(
        (&shown["share"], &shown["median_hours"], &shown["promise_days"]),
        (&json!(80), &json!(6), &json!(5))
    );
    let page = newcomer.get(&format!("/api/v1/jobs/{}", employer.slug)).await.expect(200).json();
    assert_eq!(
        page["data"]["customer"]["answers"],
        json!({ "promise_days": 5, "share": 80, "median_hours": 6 })
    );
    // The company's page and the pages that the server renders say the same.
    let slug = page["data"]["customer"]["slug"].as_str().unwrap();
    let truth =
        newcomer.get(&format!("/api/v1/companies/{slug}")).await.expect(200).json()["company"]["truth"]
            .take();
    assert_eq!(
        (&truth["answered_share"], &truth["median_answer_hours"], &truth["promise_days"]),
        (&json!(80), &json!(6), &json!(5))
    );
    for (path, words) in [
        (
            format!("/en/jobs/{}", employer.slug),
            "Usually answers within 1 day · Answered 80% of applications",
        ),
        (format!("/en/company/{slug}"), "<dt>Promises an answer</dt><dd class=\"num\">within 5 days</dd>"),
        (format!("/en/company/{slug}"), "<span class=\"tag\">Usually answers within 1 day</span>"),
    ] {
        let html = w.guest().get(&path).await.expect(200).html();
        assert!(html.contains(words), "{path}: {words}");
    }
    let mine = people[8].mine().await;
    assert!(mine["answer_due_on"].is_string() && mine["closes_on"].is_string());
    // A viewer sees the promise and cannot change it.
    let viewer = w.member(&employer.person, "viewer").await;
    let seen = viewer.get("/api/v1/company/promise").await.expect(200).json();
    assert_eq!(seen["data"]["can_edit"], false);
    viewer
        .post("/api/v1/company/promise", json!({ "days": 1 }))
        .await
        .expect_code(403, "not_allowed_in_company");
    employer.person.post("/api/v1/company/promise", json!({ "days": null })).await.expect(200);
    assert_eq!(record().await["promise_days"], json!(null));
}

/// Ignoring people until they give up is no way to a good record.
#[tokio::test]
async fn a_late_withdrawal_without_an_answer_counts() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let mut people = Vec::new();
    for _ in 0..10 {
        people.push(applicant(&w, &employer).await);
    }
    for one in &people[..8] {
        employer.person.post(&act(&one.id, "reject"), json!({ "reason": "other" })).await.expect(200);
    }
    wait(&w, SignedDuration::from_hours(20 * 24)).await;
    for one in &people[8..] {
        one.act("withdraw").await;
    }
    tend(&w).await;
    let (newcomer, _) = candidate(&w).await;
    let shown = newcomer.get(&respond(&employer.slug)).await.expect(200).json();
    assert_eq!(shown["data"]["answers"]["share"], json!(80));
    let report = employer.person.get("/api/v1/stats/hiring?period=30").await.expect(200).json();
    assert_eq!(report["data"]["totals"]["answered_share"], json!(80), "{report}");
}
