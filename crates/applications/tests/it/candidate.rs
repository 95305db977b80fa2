//! What a candidate sees and does afterwards.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::people::{act, applicant, employer, kinds, wait};

#[tokio::test]
async fn a_withdrawal_can_be_undone_for_a_day() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.move_to(&one.id, "test").await;
    let withdrawn = one.act("withdraw").await;
    assert_eq!((&withdrawn["status"], &withdrawn["reason"]), (&json!("reject"), &json!("withdrawn")));
    assert_eq!((&withdrawn["actions"], &withdrawn["turn"]), (&json!(["undo"]), &json!("over")));
    assert!(withdrawn["undo_until"].is_string());
    one.person.post(&act(&one.id, "withdraw"), json!({})).await.expect_code(409, "wrong_state");
    let back = one.act("undo").await;
    assert_eq!((&back["status"], &back["actions"]), (&json!("waiting"), &json!(["withdraw"])));
    // It is where it was.
    assert_eq!(employer.view(&one.resume).await["stage"], "test");
    one.act("withdraw").await;
    wait(&w, SignedDuration::from_hours(24)).await;
    let late = one.person.post(&act(&one.id, "undo"), json!({})).await;
    let late = late.expect_code(409, "wrong_state").json();
    assert_eq!(late["allowed"], json!([]));
}

#[tokio::test]
async fn an_invitation_is_accepted_or_declined() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    for one in [&one, &two] {
        employer.move_to(&one.id, "invited").await;
    }
    let offered = one.mine().await;
    assert_eq!((&offered["status"], &offered["turn"]), (&json!("offer"), &json!("me")));
    assert_eq!(offered["message"], "Suhbatga taklif qilamiz.");
    assert_eq!(offered["actions"], json!(["accept", "decline"]));
    let accepted = one.act("accept").await;
    assert_eq!((&accepted["turn"], &accepted["actions"]), (&json!("company"), &json!(["decline"])));
    let phone = json!({ "text": "90 123 45 67 ga yozing" });
    two.person.post(&act(&two.id, "decline"), phone).await.expect_field("text");
    let body = json!({ "text": "Boshqa ish topdim, rahmat." });
    let declined = two.person.post(&act(&two.id, "decline"), body).await.expect(200).json();
    assert_eq!(
        (&declined["data"]["ended_by"], &declined["data"]["reason"]),
        (&json!("candidate"), &json!("declined"))
    );
    assert_eq!(kinds(&two.mine().await), ["sent", "offered", "declined"]);
    let lists = [("all", 1), ("invitations", 1), ("refusals", 0), ("waiting", 0)];
    for (filter, count) in lists {
        let found =
            one.person.get(&format!("/api/v1/my/applications?filter={filter}")).await.expect(200).json();
        assert_eq!(found["data"].as_array().unwrap().len(), count, "{filter}");
        assert_eq!(found["counts"], json!({ "all": 1, "invitations": 1, "refusals": 0, "waiting": 0 }));
    }
}

#[tokio::test]
async fn a_refusal_comes_with_its_reason_and_other_vacancies() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let other = w.vacancy(&w.customer().await, |form| form["title"] = json!("Hisobchi")).await;
    let one = applicant(&w, &employer).await;
    let body = json!({ "reason": "position_filled", "message": "Rahmat, oʻrin band boʻldi." });
    employer.person.post(&act(&one.id, "reject"), body).await.expect(200);
    let mine = one.mine().await;
    assert_eq!((&mine["status"], &mine["reason"]), (&json!("reject"), &json!("position_filled")));
    assert_eq!(mine["message"], "Rahmat, oʻrin band boʻldi.");
    assert_eq!(mine["similar"][0]["slug"], other.as_str());
    assert_eq!(kinds(&mine), ["sent", "rejected"]);
    // Taken back: the candidate sees that too, and the reason is gone.
    employer.move_to(&one.id, "review").await;
    let mine = one.mine().await;
    assert_eq!(
        (&mine["status"], &mine["reason"], &mine["similar"]),
        (&json!("waiting"), &json!(null), &json!([]))
    );
    assert_eq!(kinds(&mine), ["sent", "rejected", "reopened"]);
}

#[tokio::test]
async fn a_candidate_sees_that_the_company_is_at_work_and_not_how() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.move_to(&one.id, "review").await;
    employer.move_to(&one.id, "test").await;
    employer.view(&one.resume).await;
    let path = act(&one.id, "comments");
    employer.person.post(&path, json!({ "text": "Maxfiy fikr" })).await.expect(201);
    let mine = one.mine().await;
    assert_eq!(kinds(&mine), ["sent", "moved"], "once, however often it moves");
    assert!(mine["events"][1].get("to_stage").is_none());
    assert!(!mine.to_string().contains("Maxfiy"));
    assert!(mine["viewed_at"].is_string(), "moving it means having seen it");
}

#[tokio::test]
async fn somebody_elses_application_is_not_there() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    two.person.get(&format!("/api/v1/my/applications/{}", one.id)).await.expect_code(404, "not_found");
    for call in ["withdraw", "undo", "accept", "decline"] {
        two.person.post(&act(&one.id, call), json!({})).await.expect_code(404, "not_found");
    }
}

#[tokio::test]
async fn nothing_came_of_the_job() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.move_to(&one.id, "hired").await;
    assert_eq!(one.mine().await["status"], "approve");
    one.person.post(&act(&one.id, "quit"), json!({ "reason": "other" })).await.expect_field("reason");
    let quit = json!({ "reason": "did_not_start" });
    let over = one.person.post(&act(&one.id, "quit"), quit).await.expect(200).json();
    assert_eq!((&over["data"]["status"], &over["data"]["ended_by"]), (&json!("reject"), &json!("candidate")));
}
