//! What a candidate answers.

use serde_json::json;
use testkit::World;

use crate::people::{applicant, at, employer, form, id, interview, kinds, told, wait_hours};

#[tokio::test]
async fn choosing_a_time_settles_it() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 50), at(&w, 26), at(&w, 74)]).await;
    assert_eq!((&made["status"], &made["start_at"]), (&json!("offered"), &json!(null)));
    // Earliest first.
    assert_eq!(made["slots"][0]["start_at"], at(&w, 26));
    let mine = one.mine().await;
    assert_eq!((&mine["turn"], &mine["interview"]["slots"]), (&json!("me"), &json!(3)));
    let path = format!("{}/answer", interview(id(&made)));
    one.person.post(&path, json!({ "answer": "pick" })).await.expect_field("slot");
    let foreign = json!({ "answer": "pick", "slot": "018f0000-0000-7000-8000-000000000000" });
    one.person.post(&path, foreign).await.expect_code(409, "slot_taken");
    let slot = made["slots"][1]["id"].clone();
    let picked = one.answer(id(&made), json!({ "answer": "pick", "slot": slot })).await;
    assert_eq!((&picked["status"], &picked["start_at"]), (&json!("marked"), &json!(at(&w, 50))));
    assert_eq!((&picked["slots"], &picked["is_confirmed"]), (&json!([]), &json!(true)));
    assert_eq!(picked["sequence"], 1);
    assert_eq!(told(&employer.person, "suhbat vaqtini tanladi: 06.03.2026, 14:00").await, 1);
    // Who comes has accepted the invitation.
    let mine = one.mine().await;
    assert_eq!((mine["accepted_at"].is_string(), &mine["turn"]), (true, &json!("company")));
    let events = kinds(&mine);
    assert_eq!(&events[events.len() - 2..], ["accepted", "interview_marked"]);
    // A second choice comes too late.
    let again = json!({ "answer": "pick", "slot": made["slots"][0]["id"] });
    let refused = one.person.post(&path, again).await.expect_code(409, "wrong_state");
    assert_eq!(refused.json()["allowed"], json!(["ask_other", "decline"]));
}

#[tokio::test]
async fn confirming_asking_and_declining() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    let confirmed = one.answer(id(&made), json!({ "answer": "confirm" })).await;
    assert_eq!((&confirmed["is_confirmed"], &confirmed["sequence"]), (&json!(true), &json!(0)));
    assert_eq!(told(&employer.person, "suhbatga keladi").await, 1);
    let path = format!("{}/answer", interview(id(&made)));
    one.person.post(&path, json!({ "answer": "confirm" })).await.expect_code(409, "wrong_state");
    // Contacts do not belong into the text.
    let contacts = json!({ "answer": "ask_other", "text": "Qoʻngʻiroq qiling: +998 90 123 45 67" });
    one.person.post(&path, contacts).await.expect_field("text");
    let asked =
        one.answer(id(&made), json!({ "answer": "ask_other", "text": "Ertaga kechroq boʻladimi?" })).await;
    assert_eq!((&asked["asks_other"], &asked["is_confirmed"]), (&json!(true), &json!(false)));
    let card = employer.view(&one.resume).await;
    assert_eq!(card["interview"]["asks_other"], true);
    assert_eq!(card["events"].as_array().unwrap().last().unwrap()["text"], "Ertaga kechroq boʻladimi?");
    // The company offers others, and the question is answered.
    let moved = employer.act(id(&made), "update", form(&employer, &[at(&w, 30), at(&w, 50)])).await;
    assert_eq!((&moved["asks_other"], &moved["ask_text"]), (&json!(false), &json!(null)));
    let declined = one.answer(id(&made), json!({ "answer": "decline", "text": "Boshqa ish topdim" })).await;
    assert_eq!((&declined["status"], &declined["cancelled_by"]), (&json!("cancelled"), &json!("candidate")));
    assert_eq!(told(&employer.person, "suhbatga kela olmaydi").await, 1);
    let mine = one.mine().await;
    assert_eq!((&mine["status"], &mine["interview"]), (&json!("offer"), &json!(null)));
}

#[tokio::test]
async fn what_is_over_cannot_be_chosen() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 5), at(&w, 50)]).await;
    wait_hours(&w, 6).await;
    let path = format!("{}/answer", interview(id(&made)));
    let late = json!({ "answer": "pick", "slot": made["slots"][0]["id"] });
    one.person.post(&path, late).await.expect_code(409, "slot_taken");
    let view = one.person.get(&interview(id(&made))).await.expect(200).json()["data"].take();
    assert_eq!(view["slots"].as_array().unwrap().len(), 1);
    wait_hours(&w, 50).await;
    let view = one.person.get(&interview(id(&made))).await.expect(200).json()["data"].take();
    assert_eq!((&view["slots"], &view["actions"]), (&json!([]), &json!(["ask_other", "decline"])));
}
