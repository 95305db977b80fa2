//! The cabinet: what waits for a company.

use jiff::{SignedDuration, Timestamp};
use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::{Person, World};

async fn cabinet(person: &Person) -> Value {
    person.get("/api/v1/company/cabinet").await.expect(200).json()["data"].take()
}

/// Time passes, and everybody stays signed in.
async fn wait_hours(w: &World, hours: i64) {
    let time = SignedDuration::from_hours(hours);
    w.clock.advance(time);
    let sql = "update sessions set idle_until = idle_until + $1 * interval '1 second',
                      ends_at = ends_at + $1 * interval '1 second'";
    sqlx::query(sql).bind(time.as_secs_f64()).execute(&w.db).await.unwrap();
}

/// Responds to a vacancy; returns the id of the application.
async fn respond(w: &World, slug: &str) -> String {
    let person = w.candidate().await;
    w.resume(&person, |_| {}).await;
    let sent = person.post(&format!("/api/v1/jobs/{slug}/respond"), json!({})).await.expect(201).json();
    sent["data"]["id"].as_str().unwrap().to_owned()
}

async fn set_interview(employer: &Person, application: &str, start: Timestamp) -> String {
    let form = json!({
        "application_id": application, "kind": "office", "place": "Bobur koʻchasi 12", "duration_minutes": 30,
        "interviewers": [employer.id()], "starts": [start.to_string()], "note": "Suhbatga taklif qilamiz",
    });
    let made = employer.post("/api/v1/interviews/create", form).await.expect(201).json();
    made["data"]["id"].as_str().unwrap().to_owned()
}

fn kinds(cabinet: &Value) -> Vec<&str> {
    cabinet["todos"].as_array().unwrap().iter().map(|todo| todo["kind"].as_str().unwrap()).collect()
}

fn steps(cabinet: &Value) -> Vec<(&str, Option<&str>)> {
    let vacancies = cabinet["vacancies"].as_array().unwrap().iter();
    vacancies.map(|one| (one["standing"].as_str().unwrap(), one["next_action"].as_str())).collect()
}

#[tokio::test]
async fn what_waits_is_told_by_weight_and_goes_when_it_is_done() {
    let w = World::new().await;
    let owner = w.customer().await;
    let empty = cabinet(&owner).await;
    assert_eq!(
        (&empty["todos"], &empty["vacancies"], &empty["may_act"]),
        (&json!([]), &json!([]), &json!(true))
    );
    let slug = w.vacancy(&owner, |_| {}).await;
    let returned = w.submit(&owner, titled("Oshpaz")).await;
    w.reject(&returned, "unreadable").await;
    let (late, met) = (respond(&w, &slug).await, respond(&w, &slug).await);
    // Noon in Tashkent is the beginning of every test; four days later the first response is late.
    let start = w.clock.now() + SignedDuration::from_hours(4 * 24 + 3);
    let interview = set_interview(&owner, &met, start).await;
    wait_hours(&w, 4 * 24).await;
    let found = cabinet(&owner).await;
    assert_eq!(kinds(&found), ["late_answers", "interview_today", "returned"], "{found}");
    let todos = &found["todos"];
    assert_eq!(todos[0]["count"], 1, "{found}");
    assert_eq!(todos[1]["place"], "Bobur koʻchasi 12", "{found}");
    assert_eq!((&todos[1]["id"], &todos[1]["start_at"]), (&json!(interview), &json!(start.to_string())));
    assert_eq!(todos[2]["title"], "Oshpaz", "{found}");
    // What is refused comes first; the other vacancy has a response that nobody has opened.
    assert_eq!(steps(&found), [("refused", Some("fix")), ("active", Some("applications"))]);
    let public = &found["vacancies"][1];
    assert_eq!((&public["responses"], &public["slug"]), (&json!(2), &json!(slug)), "{found}");
    assert_eq!(found["plan"]["open_vacancies"], json!({ "used": 1, "of": 3 }), "{found}");

    wait_hours(&w, 4).await;
    assert_eq!(kinds(&cabinet(&owner).await), ["late_answers", "outcome", "returned"]);
    let path = format!("/api/v1/interviews/{interview}/status");
    owner.post(&path, json!({ "status": "came" })).await.expect(200);
    let refuse = json!({ "reason": "not_enough_experience" });
    owner.post(&format!("/api/v1/applications/{late}/reject"), refuse).await.expect(200);
    assert_eq!(kinds(&cabinet(&owner).await), ["returned"]);
    // The last week of the month.
    wait_hours(&w, 20 * 24).await;
    let ending = cabinet(&owner).await;
    assert_eq!(kinds(&ending), ["returned", "ending"], "{ending}");
    owner.post(&format!("/api/v1/jobs/{slug}/prolong"), json!({})).await.expect(200);
    assert_eq!(kinds(&cabinet(&owner).await), ["returned"]);
}

fn titled(title: &str) -> Value {
    let mut form = testkit::vacancy_form();
    form["title"] = json!(title);
    form
}

#[tokio::test]
async fn a_week_counts_views_responses_and_answers_by_day() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    respond(&w, &slug).await;
    wait_hours(&w, 8 * 24).await;
    let answered = respond(&w, &slug).await;
    respond(&w, &slug).await;
    let start = w.clock.now() + SignedDuration::from_hours(24);
    set_interview(&owner, &answered, start).await;
    let sql = "update vacancy_days set views = 40 where responses = 1";
    sqlx::query(sql).execute(&w.db).await.unwrap();
    let found = cabinet(&owner).await;
    let week = &found["week"];
    let days = week["days"].as_array().unwrap();
    assert_eq!(days.len(), 7, "{week}");
    let today = days.last().unwrap();
    assert_eq!(
        (&today["day"], &today["responses"], &today["answered"]),
        (&json!("2026-03-12"), &json!(2), &json!(1))
    );
    assert_eq!((&week["views_before"], &week["responses_before"]), (&json!(40), &json!(1)), "{week}");
    // Tomorrow's interview is no work of today, but the next to come; the oldest response is late.
    assert_eq!(kinds(&found), ["late_answers"], "{found}");
    assert_eq!(found["next_interview"]["start_at"], json!(start.to_string()), "{found}");
}

#[tokio::test]
async fn a_message_waits_until_it_is_read() {
    let w = World::new().await;
    let owner = w.customer().await;
    let viewer = w.member(&owner, "viewer").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let candidate = w.candidate().await;
    w.resume(&candidate, |_| {}).await;
    let sent = candidate.post(&format!("/api/v1/jobs/{slug}/respond"), json!({})).await.expect(201).json();
    let application = sent["data"]["id"].as_str().unwrap();
    let chat = format!("/api/v1/chats/{application}");
    let message = |text: &str| json!({ "client_id": uuid::Uuid::now_v7(), "text": text });
    owner.post(&format!("{chat}/messages"), message("Ertaga kelasizmi?")).await.expect(201);
    assert_eq!(kinds(&cabinet(&owner).await), Vec::<&str>::new(), "one's own message does not wait");
    candidate.post(&format!("{chat}/messages"), message("Ha, kelaman")).await.expect(201);
    let found = cabinet(&owner).await;
    assert_eq!(kinds(&found), ["unread_messages"], "{found}");
    assert_eq!((&found["todos"][0]["count"], &found["todos"][0]["id"]), (&json!(1), &json!(application)));
    assert_eq!(kinds(&cabinet(&viewer).await), Vec::<&str>::new(), "who may not answer has nothing to do");
    owner.post(&format!("{chat}/read"), json!({ "seq": 2 })).await.expect(200);
    assert_eq!(kinds(&cabinet(&owner).await), Vec::<&str>::new());
}

#[tokio::test]
async fn a_viewer_sees_everything_and_has_no_buttons() {
    let w = World::new().await;
    let owner = w.customer().await;
    let viewer = w.member(&owner, "viewer").await;
    let recruiter = w.member(&owner, "recruiter").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    owner.post(&format!("/api/v1/jobs/{slug}/pause"), json!({})).await.expect(200);
    let returned = w.submit(&owner, titled("Oshpaz")).await;
    w.reject(&returned, "unreadable").await;
    let seen = cabinet(&viewer).await;
    assert_eq!((&seen["may_act"], kinds(&seen)), (&json!(false), vec![]), "{seen}");
    assert_eq!(steps(&seen), [("refused", None), ("paused", None)], "{seen}");
    assert!(seen["vacancies"].as_array().unwrap().iter().all(|one| one["actions"] == json!([])), "{seen}");
    let worked = cabinet(&recruiter).await;
    assert_eq!((&worked["may_act"], kinds(&worked)), (&json!(true), vec!["returned"]), "{worked}");
    assert_eq!(steps(&worked), [("refused", Some("fix")), ("paused", Some("resume"))], "{worked}");
}

#[tokio::test]
async fn a_company_sees_only_what_is_its_own() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let application = respond(&w, &slug).await;
    set_interview(&owner, &application, w.clock.now() + SignedDuration::from_hours(3)).await;
    respond(&w, &slug).await;
    wait_hours(&w, 2).await;
    assert_eq!(kinds(&cabinet(&owner).await), ["interview_today"]);
    let other = cabinet(&w.customer().await).await;
    assert_eq!((&other["todos"], &other["vacancies"]), (&json!([]), &json!([])), "{other}");
    assert_eq!(other["next_interview"], Value::Null);
    assert_eq!(other["plan"]["open_vacancies"]["used"], 0);
    let days = other["week"]["days"].as_array().unwrap();
    assert!(days.iter().all(|day| day["views"] == 0 && day["responses"] == 0), "{other}");
}
