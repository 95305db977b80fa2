//! What an employer sees and does.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::World;

use crate::people::{act, applicant, employer, employer_with, tend, wait};

#[tokio::test]
async fn a_card_goes_through_the_board() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
    let stages: Vec<&str> =
        board["data"].as_array().unwrap().iter().map(|column| column["stage"].as_str().unwrap()).collect();
    assert_eq!(stages, ["new", "review", "test", "invited", "interview", "hired", "rejected"]);
    let card = &board["data"][0]["cards"][0];
    assert_eq!((&card["name"], &card["is_new"]), (&json!("Malika Karimova"), &json!(true)));
    assert_eq!(card["actions"], json!(["arrange", "invite", "hire", "reject"]));
    assert_eq!((&board["total"], &board["data"][0]["unread"]), (&json!(1), &json!(1)));
    // Opening marks it as viewed, once.
    let view = employer.view(&one.resume).await;
    let again = employer.view(&one.resume).await;
    assert_eq!((&view["is_new"], &view["viewed_at"]), (&json!(false), &again["viewed_at"]));
    assert!(one.mine().await["viewed_at"].is_string());
    // An invitation needs words, hiring without one a second thought, a refusal a reason.
    let path = act(&one.id, "move");
    let to = async |stage: &str| json!({ "column": employer.column(stage).await });
    employer.person.post(&path, to("invited").await).await.expect_field("message");
    employer.person.post(&path, to("hired").await).await.expect_code(409, "confirm_needed");
    employer.person.post(&path, to("rejected").await).await.expect_field("reason");
    employer.person.post(&path, json!({ "column": one.id })).await.expect_field("column");
    let moved = employer.move_to(&one.id, "interview").await;
    assert_eq!((&moved["stage"], &moved["status"]), (&json!("interview"), &json!("offer")));
    let refused =
        employer.person.post(&path, to("review").await).await.expect_code(409, "wrong_state").json();
    assert_eq!(refused["allowed"], json!(["arrange", "hire", "reject"]));
    assert_eq!(refused["stages"], json!(["invited", "interview", "hired", "rejected"]));
    let hired = employer.move_to(&one.id, "hired").await;
    assert_eq!(hired["actions"], json!(["arrange", "undo_hire", "dismiss"]));
    assert_eq!(employer.move_to(&one.id, "invited").await["status"], "offer");
    employer.move_to(&one.id, "hired").await;
    employer.person.post(&path, to("rejected").await).await.expect_field("reason");
    let mut left = to("rejected").await;
    left["reason"] = json!("left_on_probation");
    let over = employer.person.post(&path, left).await.expect(200).json();
    assert_eq!(over["data"]["reason"], "left_on_probation");
    let view = employer.view(&one.resume).await;
    let kinds: Vec<&str> =
        view["events"].as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["sent", "viewed", "offered", "hired", "hire_undone", "hired", "rejected"]);
}

#[tokio::test]
async fn a_planned_refusal_is_sent_in_time_or_taken_back() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let plan = json!({ "reason": "skills_mismatch", "message": "Rahmat", "after_hours": 24 });
    for one in [&one, &two] {
        let planned = employer.person.post(&act(&one.id, "reject"), plan.clone()).await.expect(200).json();
        assert!(planned["data"]["refusal_at"].is_string());
        let mine = one.mine().await;
        assert_eq!((&mine["status"], &mine["message"]), (&json!("waiting"), &json!(null)), "not told yet");
    }
    let kept = employer.person.post(&act(&two.id, "keep"), json!({})).await.expect(200).json();
    assert_eq!(kept["data"]["refusal_at"], json!(null));
    employer.person.post(&act(&two.id, "keep"), json!({})).await.expect_code(409, "wrong_state");
    tend(&w).await;
    assert_eq!(one.mine().await["status"], "waiting");
    wait(&w, SignedDuration::from_hours(24)).await;
    tend(&w).await;
    let mine = one.mine().await;
    assert_eq!(
        (&mine["status"], &mine["reason"], &mine["message"]),
        (&json!("reject"), &json!("skills_mismatch"), &json!("Rahmat"))
    );
    assert_eq!(two.mine().await["status"], "waiting");
    let long = json!({ "reason": "other", "after_hours": 73 });
    employer.person.post(&act(&two.id, "reject"), long).await.expect_field("after_hours");
    let odd = json!({ "reason": "withdrawn" });
    employer.person.post(&act(&two.id, "reject"), odd).await.expect_field("reason");
}

#[tokio::test]
async fn a_withdrawal_ends_a_planned_refusal() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let plan = json!({ "reason": "other", "after_hours": 1 });
    employer.person.post(&act(&one.id, "reject"), plan).await.expect(200);
    one.act("withdraw").await;
    wait(&w, SignedDuration::from_hours(2)).await;
    tend(&w).await;
    let mine = one.mine().await;
    assert_eq!((&mine["ended_by"], &mine["reason"]), (&json!("candidate"), &json!("withdrawn")));
}

#[tokio::test]
async fn the_list_is_filtered_sorted_and_exported() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    wait(&w, SignedDuration::from_hours(80)).await;
    let two = applicant(&w, &employer).await;
    employer.move_to(&one.id, "review").await;
    let find = async |query: &str| -> Value {
        employer.person.get(&format!("/api/v1/my/applicants?{query}")).await.expect(200).json()
    };
    let ids = |found: &Value| -> Vec<String> {
        let cards = found["data"].as_array().unwrap().iter();
        cards.map(|card| card["id"].as_str().unwrap().to_owned()).collect()
    };
    for (query, expected) in [
        ("", vec![&two, &one]),
        ("sort=oldest", vec![&one, &two]),
        ("sort=due", vec![&one, &two]),
        ("stage=review", vec![&one]),
        ("unread=true", vec![&two]),
        ("late=true", vec![&one]),
        ("q=malika", vec![&two, &one]),
        ("q=МАЛИКА", vec![&two, &one]),
        ("q=nobody", vec![]),
        // A sign alone is no word.
        ("q=%25", vec![&two, &one]),
        ("sphere=accounting", vec![&two, &one]),
        ("sphere=it", vec![]),
        ("salary_max=8000000", vec![]),
        ("salary_max=9000000", vec![&two, &one]),
        ("recommendation=yes", vec![]),
        ("vacancy=nowhere", vec![]),
    ] {
        let expected: Vec<String> = expected.into_iter().map(|one| one.id.clone()).collect();
        assert_eq!(ids(&find(query).await), expected, "{query}");
    }
    let long = format!("/api/v1/my/applicants?q={}", "a".repeat(201));
    employer.person.get(&long).await.expect_field("q");
    let all = find(&format!("vacancy={}", employer.slug)).await;
    assert_eq!((&all["late"], &all["meta"]["total"]), (&json!(1), &json!(2)));
    assert_eq!(all["vacancies"][0]["count"], 2);
    assert_eq!(all["data"][0]["clock"]["kind"], "own");
    let reply =
        employer.person.client.clone().lang("en").get("/api/v1/my/applicants/export").await.expect(200);
    assert_eq!(reply.header("content-type"), "text/csv; charset=utf-8");
    let table = reply.text();
    assert!(table.starts_with("\u{feff}\"Name\",\"Position\""), "{table}");
    assert!(
        table.contains("\"Malika Karimova\",\"Bosh hisobchi\",\"Bosh hisobchi\",\"In review\""),
        "{table}"
    );
    assert_eq!(table.lines().count(), 3);
}

#[tokio::test]
async fn many_are_changed_at_once_and_those_that_cannot_are_named() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    two.act("withdraw").await;
    let column = employer.column("test").await;
    let foreign = applicant(&w, &crate::people::employer(&w).await).await;
    let body = json!({ "ids": [one.id, two.id, foreign.id, one.id], "column": column });
    let done = employer.person.post("/api/v1/applications/bulk", body).await.expect(200).json();
    assert_eq!(done["done"], json!([one.id]));
    let mut refused: Vec<(String, String)> = done["refused"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["id"].as_str().unwrap().to_owned(), row["code"].as_str().unwrap().to_owned()))
        .collect();
    refused.sort();
    let mut expected =
        vec![(two.id.clone(), "wrong_state".to_owned()), (foreign.id.clone(), "not_found".to_owned())];
    expected.sort();
    assert_eq!(refused, expected);
    let body = json!({ "ids": [one.id], "reject": { "reason": "position_filled" } });
    let done = employer.person.post("/api/v1/applications/bulk", body).await.expect(200).json();
    assert_eq!(done["done"], json!([one.id]));
    assert_eq!(one.mine().await["reason"], "position_filled");
    let both = json!({ "ids": [], "column": column, "reject": { "reason": "other" } });
    employer.person.post("/api/v1/applications/bulk", both).await.expect_field("column");
    let late = json!({ "ids": [], "reject": { "reason": "other", "after_hours": 73 } });
    employer.person.post("/api/v1/applications/bulk", late).await.expect_field("reject.after_hours");
}

#[tokio::test]
async fn neighbours_and_history_are_of_this_company() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    wait(&w, SignedDuration::from_mins(5)).await;
    let two = applicant(&w, &employer).await;
    let second = w.vacancy(&employer.person, |form| form["title"] = json!("Kassir")).await;
    one.person.post(&crate::people::respond(&second), json!({})).await.expect(201);
    // An application to another company is nobody's business here.
    let elsewhere = employer_with(&w, |form| form["title"] = json!("Sotuvchi")).await;
    one.person.post(&crate::people::respond(&elsewhere.slug), json!({})).await.expect(201);
    let view = employer.view(&one.resume).await;
    assert_eq!((&view["previous"], &view["next"]), (&json!(two.resume), &json!(null)));
    let history = view["history"].as_array().unwrap();
    assert_eq!((history.len(), &history[0]["vacancy"]["title"]), (1, &json!("Kassir")));
}

#[tokio::test]
async fn a_column_has_further_pages() {
    let w = World::new().await;
    let employer = employer(&w).await;
    for _ in 0..3 {
        applicant(&w, &employer).await;
    }
    let column = employer.column("new").await;
    let page = employer.person.get(&format!("/api/v1/monitoring/{column}?page=1")).await.expect(200).json();
    assert_eq!((page["data"].as_array().unwrap().len(), &page["meta"]["per_page"]), (3, &json!(50)));
    let page = employer.person.get(&format!("/api/v1/monitoring/{column}?page=2")).await.expect(200).json();
    assert_eq!(page["data"], json!([]));
    let stranger = w.customer().await;
    stranger.get(&format!("/api/v1/monitoring/{column}")).await.expect_code(404, "not_found");
}
