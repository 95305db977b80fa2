//! What is taken back, done anew or planned: nothing of an earlier state is left over.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::people::{act, applicant, employer, kinds, respond, tend, told, wait};

const DAY: SignedDuration = SignedDuration::from_hours(24);

#[tokio::test]
async fn a_plan_outlives_the_board_and_ends_with_an_invitation() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let plan = json!({ "reason": "position_filled", "message": "Rahmat", "after_hours": 24 });
    for one in [&one, &two] {
        employer.person.post(&act(&one.id, "reject"), plan.clone()).await.expect(200);
    }
    assert!(employer.move_to(&one.id, "review").await["refusal_at"].is_string());
    assert_eq!(employer.move_to(&two.id, "invited").await["refusal_at"], json!(null));
    let view = employer.view(&two.resume).await;
    assert_eq!(kinds(&view), ["sent", "refusal_planned", "refusal_cancelled", "offered"]);
    wait(&w, DAY).await;
    tend(&w).await;
    assert_eq!(one.mine().await["reason"], "position_filled");
    assert_eq!(two.mine().await["status"], "offer");
}

#[tokio::test]
async fn a_second_invitation_can_be_accepted_and_says_only_its_own_words() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.move_to(&one.id, "invited").await;
    one.act("accept").await;
    employer.person.post(&act(&one.id, "reject"), json!({ "reason": "other" })).await.expect(200);
    let mine = one.mine().await;
    assert_eq!((&mine["status"], &mine["message"]), (&json!("reject"), &json!(null)));
    employer.move_to(&one.id, "review").await;
    let again = employer.move_to(&one.id, "invited").await;
    assert_eq!(again["accepted_at"], json!(null));
    let mine = one.mine().await;
    assert_eq!(mine["actions"], json!(["accept", "decline"]));
    assert_eq!(one.act("accept").await["status"], "offer");
    // Arranging the board says nothing to the candidate.
    let column = employer.column("interview").await;
    let body = json!({ "column": column, "message": "Faqat doska" });
    employer.person.post(&act(&one.id, "move"), body).await.expect(200);
    assert_eq!(one.mine().await["message"], mine["message"]);
}

#[tokio::test]
async fn whoever_was_told_something_hears_that_it_was_taken_back() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    one.act("withdraw").await;
    one.act("undo").await;
    assert_eq!(told(&employer.person, "qayta tikladi").await, 1);
    employer.move_to(&one.id, "hired").await;
    employer.move_to(&one.id, "invited").await;
    assert_eq!(told(&one.person, "bekor qildi").await, 1);
    employer.move_to(&one.id, "hired").await;
    let left = json!({ "column": employer.column("rejected").await, "reason": "left_on_probation" });
    employer.person.post(&act(&one.id, "move"), left).await.expect(200);
    assert_eq!(told(&one.person, "sinov muddatida").await, 1);
}

#[tokio::test]
async fn a_stopped_company_refuses_and_asks_nobody_to_come() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let (invited, hired) = (employer.column("invited").await, employer.column("hired").await);
    sqlx::query("update companies set stopped_until = timestamptz '2026-03-20 07:00:00+00'")
        .execute(&w.db)
        .await
        .unwrap();
    let path = act(&one.id, "move");
    for column in [invited, hired] {
        let body = json!({ "column": column, "message": "Keling", "confirm": true });
        employer.person.post(&path, body.clone()).await.expect_code(403, "company_blocked");
        let many = json!({ "ids": [one.id], "column": column, "message": "Keling" });
        let done = employer.person.post("/api/v1/applications/bulk", many).await.expect(200).json();
        assert_eq!(done["done"], json!([]));
    }
    employer.move_to(&one.id, "review").await;
    employer.person.post(&act(&one.id, "reject"), json!({ "reason": "other" })).await.expect(200);
}

#[tokio::test]
async fn a_comment_that_is_sent_again_is_one() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let path = act(&one.id, "comments");
    let bearer = format!("Bearer {}", employer.person.token);
    let client = w.guest().with("authorization", &bearer).with("idempotency-key", "comment-1");
    let body = json!({ "text": "Yaxshi", "mentions": [recruiter.id()] });
    let first = client.post(&path, body.clone()).await.expect(201).json();
    let second = client.post(&path, body).await.expect(201).json();
    assert_eq!(first["data"]["id"], second["data"]["id"]);
    assert_eq!(employer.view(&one.resume).await["comments"].as_array().unwrap().len(), 1);
    assert_eq!(told(&recruiter, "tilga olishdi").await, 1);
}

#[tokio::test]
async fn whoever_has_responded_to_what_is_gone_still_finds_the_application() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let other = w.candidate().await;
    employer.person.post(&format!("/api/v1/jobs/{}/close", employer.slug), json!({})).await.expect(200);
    let path = respond(&employer.slug);
    let told = one.person.get(&path).await.expect_code(409, "already_responded").json();
    assert_eq!(told["application"], json!(one.id));
    other.get(&path).await.expect_code(410, "gone");
}
