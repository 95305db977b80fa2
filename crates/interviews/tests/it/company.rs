//! What a company does: creates, moves, cancels, says how it went.

use serde_json::json;
use testkit::World;

use crate::people::{
    CREATE, applicant, at, employer, form, id, interview, kinds, new_form, told, wait_hours,
};

#[tokio::test]
async fn one_time_is_set_and_the_candidate_is_told_once() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    assert_eq!((&made["status"], &made["start_at"]), (&json!("marked"), &json!(at(&w, 26))));
    assert_eq!(
        (&made["slots"], &made["sequence"], &made["is_confirmed"]),
        (&json!([]), &json!(0), &json!(false))
    );
    assert_eq!(made["actions"], json!(["move", "cancel"]));
    assert_eq!(made["candidate"]["resume_id"], json!(one.resume));
    assert_eq!(made["interviewers"][0]["user_id"], employer.person.id());
    // The stage follows, with the note as the message of the invitation.
    let card = employer.view(&one.resume).await;
    assert_eq!((&card["stage"], &card["status"]), (&json!("interview"), &json!("offer")));
    assert_eq!(card["message"], "Suhbatga taklif qilamiz");
    assert_eq!((&card["interview"]["id"], &card["interview"]["status"]), (&made["id"], &json!("marked")));
    assert_eq!(kinds(&card), ["sent", "offered", "interview_marked"]);
    let notices = one.person.get("/api/v1/notices").await.expect(200).json();
    assert_eq!(notices["data"].as_array().unwrap().len(), 1, "{notices}");
    let text = notices["data"][0]["text"].as_str().unwrap();
    assert!(text.contains("05.03.2026, 14:00"), "{text}");
    // The candidate sees the same without himself.
    let mine = one.person.get(&interview(id(&made))).await.expect(200).json()["data"].take();
    assert_eq!((&mine["candidate"], &mine["note"]), (&json!(null), &json!("Suhbatga taklif qilamiz")));
    assert_eq!(mine["actions"], json!(["confirm", "ask_other", "decline"]));
    let application = one.mine().await;
    assert_eq!(application["interview"]["actions"], mine["actions"]);
    assert_eq!(application["turn"], "me");
    assert_eq!(kinds(&application).last(), Some(&"interview_marked"));
    assert_eq!(application["events"][2]["interview_at"], made["start_at"]);
}

#[tokio::test]
async fn an_invited_candidate_is_only_moved() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
    let column = &board["data"].as_array().unwrap().iter().find(|c| c["stage"] == "invited").unwrap()["id"];
    let path = format!("/api/v1/applications/{}/move", one.id);
    employer.person.post(&path, json!({ "column": column, "message": "Keling" })).await.expect(200);
    employer.invite(&one.id, &[at(&w, 26), at(&w, 50)]).await;
    let card = employer.view(&one.resume).await;
    assert_eq!((&card["stage"], &card["message"]), (&json!("interview"), &json!("Keling")));
    assert_eq!(&kinds(&card)[1..], ["offered", "moved", "interview_offered"]);
    assert_eq!(card["events"][3]["text"], "Suhbatga taklif qilamiz");
    assert_eq!(told(&one.person, "Qulay vaqtni tanlang").await, 1);
}

#[tokio::test]
async fn a_second_offer_moves_the_first_and_nobody_else_is_invited() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.invite(&one.id, &[at(&w, 26), at(&w, 50)]).await;
    let again = new_form(&employer, &one.id, &[at(&w, 27), at(&w, 51)]);
    employer.person.post(CREATE, again).await.expect_code(409, "interview_open");
    // Who was refused is not invited any more.
    let two = applicant(&w, &employer).await;
    let refuse = format!("/api/v1/applications/{}/reject", two.id);
    employer.person.post(&refuse, json!({ "reason": "other" })).await.expect(200);
    let refused = employer.person.post(CREATE, new_form(&employer, &two.id, &[at(&w, 30)])).await;
    refused.expect_code(409, "wrong_state");
}

#[tokio::test]
async fn moving_asks_for_the_confirmation_again() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    one.answer(id(&made), json!({ "answer": "confirm" })).await;
    let mut change = form(&employer, &[at(&w, 28)]);
    change["kind"] = json!("office");
    change["place"] = json!("Amir Temur 42");
    change["interviewers"] = json!([recruiter.id()]);
    let moved = employer.act(id(&made), "update", change.clone()).await;
    assert_eq!((&moved["sequence"], &moved["is_confirmed"]), (&json!(1), &json!(false)));
    assert_eq!((&moved["place"], &moved["start_at"]), (&json!("Amir Temur 42"), &json!(at(&w, 28))));
    assert_eq!(told(&one.person, "suhbatni oʻzgartirdi").await, 1);
    assert_eq!(told(&recruiter, "Suhbatda siz ham qatnashasiz").await, 1);
    // A second click changes nothing.
    let again = employer.act(id(&made), "update", change.clone()).await;
    assert_eq!(again["sequence"], 1);
    assert_eq!(told(&one.person, "suhbatni oʻzgartirdi").await, 1);
    // Several times are an offer.
    change["starts"] = json!([at(&w, 40), at(&w, 30)]);
    let offered = employer.act(id(&made), "update", change).await;
    assert_eq!((&offered["status"], &offered["start_at"]), (&json!("offered"), &json!(null)));
    assert_eq!(offered["slots"][0]["start_at"], at(&w, 30));
    assert_eq!(offered["sequence"], 2);
}

#[tokio::test]
async fn a_cancelled_interview_leaves_the_application_open() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    let cancelled = employer.act(id(&made), "cancel", json!({ "text": "Kasal boʻlib qoldik" })).await;
    assert_eq!((&cancelled["status"], &cancelled["cancelled_by"]), (&json!("cancelled"), &json!("customer")));
    assert_eq!((&cancelled["actions"], &cancelled["sequence"]), (&json!([]), &json!(1)));
    assert_eq!(cancelled["cancel_text"], "Kasal boʻlib qoldik");
    assert_eq!(told(&one.person, "suhbatni bekor qildi").await, 1);
    let card = employer.view(&one.resume).await;
    assert_eq!((&card["status"], &card["interview"]), (&json!("offer"), &json!(null)));
    for (call, body) in [("cancel", json!({})), ("status", json!({ "status": "came" }))] {
        let path = format!("{}/{call}", interview(id(&made)));
        let refused = employer.person.post(&path, body).await.expect_code(409, "wrong_state");
        assert_eq!(refused.json()["allowed"], json!([]));
    }
}

#[tokio::test]
async fn the_result_comes_after_the_start_and_within_two_weeks() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    let path = format!("{}/status", interview(id(&made)));
    let came = json!({ "status": "came" });
    employer.person.post(&path, came.clone()).await.expect_code(409, "wrong_state");
    wait_hours(&w, 26).await;
    assert_eq!(employer.act(id(&made), "status", came.clone()).await["status"], "came");
    // The same again is no news.
    employer.act(id(&made), "status", came.clone()).await;
    let missed = employer.act(id(&made), "status", json!({ "status": "did_not_come" })).await;
    assert_eq!((&missed["status"], &missed["actions"]), (&json!("did_not_come"), &json!(["came"])));
    let view = employer.view(&one.resume).await;
    let results =
        kinds(&view).into_iter().filter(|kind| kind.contains("come") || kind.contains("came")).count();
    assert_eq!(results, 2);
    wait_hours(&w, 14 * 24).await;
    employer.person.post(&path, came).await.expect_code(409, "wrong_state");
}

#[tokio::test]
async fn the_end_of_an_application_cancels_what_is_ahead() {
    let w = World::new().await;
    let employer = employer(&w).await;
    for (call, by) in [("reject", "customer"), ("decline", "candidate")] {
        let one = applicant(&w, &employer).await;
        let begun = employer.invite(&one.id, &[at(&w, 1)]).await;
        wait_hours(&w, 2).await;
        let offered = employer.invite(&one.id, &[at(&w, 26), at(&w, 50)]).await;
        let marked = employer.invite(&one.id, &[at(&w, 70)]).await;
        let path = format!("/api/v1/applications/{}/{call}", one.id);
        let who = if by == "customer" { &employer.person } else { &one.person };
        let body = if by == "customer" { json!({ "reason": "other" }) } else { json!({}) };
        who.post(&path, body).await.expect(200);
        for open in [&offered, &marked] {
            let view = employer.person.get(&interview(id(open))).await.expect(200).json()["data"].take();
            assert_eq!((&view["status"], &view["cancelled_by"]), (&json!("cancelled"), &json!(by)));
            assert_eq!((&view["slots"], &view["sequence"]), (&json!([]), &json!(1)));
        }
        // What has begun can still get its result.
        let view = employer.act(id(&begun), "status", json!({ "status": "did_not_come" })).await;
        assert_eq!(view["status"], "did_not_come");
    }
}

#[tokio::test]
async fn fields_are_checked() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let stranger = w.customer().await;
    let one = applicant(&w, &employer).await;
    for (field, change) in [
        ("starts.0", json!({ "starts": [at(&w, -1)] })),
        ("starts.0", json!({ "starts": [at(&w, 24 * 181)] })),
        ("starts", json!({ "starts": [] })),
        ("starts", json!({ "starts": (1..=11).map(|hour| at(&w, hour)).collect::<Vec<_>>() })),
        ("duration_minutes", json!({ "duration_minutes": 14 })),
        ("duration_minutes", json!({ "duration_minutes": 241 })),
        ("link", json!({ "kind": "online" })),
        ("link", json!({ "kind": "online", "link": "javascript:alert(1)" })),
        ("link", json!({ "kind": "online", "link": "ftp://a.uz/b" })),
        ("place", json!({ "kind": "office" })),
        ("note", json!({ "note": "x".repeat(2001) })),
        ("interviewers", json!({ "interviewers": [] })),
        ("interviewers", json!({ "interviewers": [stranger.id()] })),
        ("interviewers", json!({ "interviewers": [one.person.id()] })),
    ] {
        let mut body = new_form(&employer, &one.id, &[at(&w, 26)]);
        body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        employer.person.post(CREATE, body).await.expect_field(field);
    }
    // Nothing was written.
    let written: i64 = sqlx::query_scalar("select count(*) from interviews").fetch_one(&w.db).await.unwrap();
    assert_eq!(written, 0);
    // 06:00 in Tashkent is allowed with a warning.
    let early = new_form(&employer, &one.id, &[at(&w, 18)]);
    let made = employer.person.post(CREATE, early).await.expect(201).json();
    assert_eq!(made["warnings"], json!(["outside_hours"]));
}

#[tokio::test]
async fn a_result_postpones_silence_and_only_a_new_interview_ends_a_planned_refusal() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    wait_hours(&w, 27).await;
    let plan = json!({ "reason": "other", "after_hours": 48 });
    employer.person.post(&format!("/api/v1/applications/{}/reject", one.id), plan).await.expect(200);
    let before = one.mine().await["closes_on"].clone();
    wait_hours(&w, 24).await;
    employer.act(id(&made), "status", json!({ "status": "came" })).await;
    assert_ne!(one.mine().await["closes_on"], before);
    assert!(employer.view(&one.resume).await["refusal_at"].is_string(), "it was decided after the interview");
    employer.invite(&one.id, &[at(&w, 26)]).await;
    let view = employer.view(&one.resume).await;
    assert_eq!(view["refusal_at"], json!(null));
    assert!(kinds(&view).contains(&"refusal_cancelled"));
}
