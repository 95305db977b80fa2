//! Nobody is at two interviews at once.

use serde_json::json;
use testkit::World;

use crate::people::{
    CREATE, applicant, at, at_minute, candidate, employer, form, id, interview, new_form, respond_to,
    wait_hours,
};

#[tokio::test]
async fn an_interviewer_may_be_booked_twice_if_the_company_wants() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let first = employer.invite(&one.id, &[at(&w, 26)]).await;
    let mut body = new_form(&employer, &two.id, &[at(&w, 26)]);
    let refused =
        employer.person.post(CREATE, body.clone()).await.expect_code(409, "interview_conflict").json();
    let conflict = &refused["conflicts"][0];
    assert_eq!((&conflict["who"], &conflict["can_ignore"]), (&json!("interviewer"), &json!(true)));
    assert_eq!(conflict["start_at"], first["start_at"]);
    // The stage has not moved.
    assert_eq!(employer.view(&two.resume).await["stage"], "new");
    body["ignore_conflicts"] = json!(true);
    employer.person.post(CREATE, body).await.expect(201);
    // One after the other is no conflict.
    let three = applicant(&w, &employer).await;
    let after = w.clock_after(&first);
    employer.invite(&three.id, &[after]).await;
}

trait After {
    fn clock_after(&self, interview: &serde_json::Value) -> String;
}

impl After for World {
    /// The end of an interview of half an hour.
    fn clock_after(&self, interview: &serde_json::Value) -> String {
        (crate::people::time(&interview["start_at"]) + jiff::SignedDuration::from_mins(30)).to_string()
    }
}

#[tokio::test]
async fn a_candidate_is_never_booked_twice_even_by_others() {
    let w = World::new().await;
    let (first, second) = (employer(&w).await, employer(&w).await);
    let person = candidate(&w).await;
    let (a, _) = respond_to(&person, &first).await;
    let (b, _) = respond_to(&person, &second).await;
    let made = first.invite(&a, &[at_minute(&w, 26 * 60 + 10)]).await;
    let mut body = new_form(&second, &b, &[at(&w, 26), at(&w, 40)]);
    body["ignore_conflicts"] = json!(true);
    let refused = second.person.post(CREATE, body).await.expect_code(409, "interview_conflict").json();
    // Which of the asked times it is, not when the person is elsewhere.
    assert_eq!(
        refused["conflicts"],
        json!([{ "start_at": at(&w, 26), "end_at": at_minute(&w, 26 * 60 + 30), "who": "candidate",
                 "name": null, "can_ignore": false }])
    );
    // Nothing says with whom.
    assert!(!refused.to_string().contains(&first.slug));
    let offered = second.invite(&b, &[at(&w, 30), at(&w, 50)]).await;
    // Moving into the other interview is refused too.
    let path = format!("{}/update", interview(id(&offered)));
    second.person.post(&path, form(&second, &[at(&w, 26)])).await.expect_code(409, "interview_conflict");
    // What was free when it was offered may be taken when it is chosen.
    first.act(id(&made), "update", form(&first, &[at(&w, 30)])).await;
    let path = format!("{}/answer", interview(id(&offered)));
    let taken = json!({ "answer": "pick", "slot": offered["slots"][0]["id"] });
    person.post(&path, taken.clone()).await.expect_code(409, "interview_conflict");
    // A cancelled one is in nobody's way.
    first.act(id(&made), "cancel", json!({})).await;
    person.post(&path, taken).await.expect(200);
}

#[tokio::test]
async fn a_busy_interviewer_takes_an_offered_time() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let offered = employer.invite(&one.id, &[at(&w, 26), at(&w, 50)]).await;
    // Offered times are no appointments yet.
    employer.invite(&two.id, &[at(&w, 26)]).await;
    let path = format!("{}/answer", interview(id(&offered)));
    let pick = |slot: usize| json!({ "answer": "pick", "slot": offered["slots"][slot]["id"] });
    one.person.post(&path, pick(0)).await.expect_code(409, "slot_taken");
    one.person.post(&path, pick(1)).await.expect(200);
}

#[tokio::test]
async fn busy_times_say_when_but_not_with_whom() {
    let w = World::new().await;
    let (first, second) = (employer(&w).await, employer(&w).await);
    let person = candidate(&w).await;
    let (a, _) = respond_to(&person, &first).await;
    let (b, _) = respond_to(&person, &second).await;
    let other = applicant(&w, &second).await;
    first.invite(&a, &[at_minute(&w, 26 * 60 + 10)]).await;
    second.invite(&other.id, &[at(&w, 28)]).await;
    let path = |query: &str| format!("/api/v1/interviews/busy?from=2026-03-04&to=2026-03-06{query}");
    let query = format!("&interviewers={}&application={b}", second.person.id());
    let found = second.person.get(&path(&query)).await.expect(200).json();
    let rows = found["data"].as_array().unwrap();
    assert_eq!(rows.len(), 2, "{found}");
    assert_eq!(
        (&rows[0]["start_at"], &rows[0]["user_id"], &rows[0]["is_own"]),
        (&json!(at(&w, 26)), &json!(null), &json!(false))
    );
    assert_eq!((&rows[1]["user_id"], &rows[1]["is_own"]), (&json!(second.person.id()), &json!(true)));
    // Whole half hours: nobody learns when exactly.
    assert_eq!(rows[0]["end_at"], at(&w, 27));
    assert!(!found.to_string().contains(first.person.id()));
    // Neither the members nor the applicants of another company.
    let spy = path(&format!("&interviewers={}", first.person.id()));
    assert_eq!(second.person.get(&spy).await.expect(200).json()["data"], json!([]));
    second.person.get(&path(&format!("&application={a}"))).await.expect_code(404, "not_found");
    second.person.get(&path("&interviewers=nobody")).await.expect_field("interviewers");
    second.person.get("/api/v1/interviews/busy?from=2026-03-04&to=2026-03-18").await.expect_field("to");
    second.person.get("/api/v1/interviews/busy?from=2026-03-04&to=2026-03-17").await.expect(200);
    second.person.get("/api/v1/interviews/busy?from=2026-03-04&to=2026-03-03").await.expect_field("to");
}

#[tokio::test]
async fn who_has_nothing_to_agree_on_learns_nothing_of_others() {
    let w = World::new().await;
    let (first, second) = (employer(&w).await, employer(&w).await);
    let person = candidate(&w).await;
    let (a, _) = respond_to(&person, &first).await;
    let (b, _) = respond_to(&person, &second).await;
    let viewer = w.member(&second.person, "viewer").await;
    first.invite(&a, &[at(&w, 26)]).await;
    second.invite(&b, &[at(&w, 3)]).await;
    let path = format!("/api/v1/interviews/busy?from=2026-03-04&to=2026-03-06&application={b}");
    viewer.get(&path).await.expect_code(403, "not_allowed_in_company");
    let is_own = async || -> Vec<bool> {
        let found = second.person.get(&path).await.expect(200).json();
        found["data"].as_array().unwrap().iter().map(|time| time["is_own"].as_bool().unwrap()).collect()
    };
    assert_eq!(is_own().await, [true, false]);
    // What has begun stays in the list of the company; what is elsewhere is over for it.
    wait_hours(&w, 4).await;
    let refuse = format!("/api/v1/applications/{b}/reject");
    second.person.post(&refuse, json!({ "reason": "other" })).await.expect(200);
    assert_eq!(is_own().await, [true]);
}

#[tokio::test]
async fn a_stopped_company_sets_no_times() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    sqlx::query("update companies set stopped_until = $1::text::timestamptz")
        .bind(at(&w, 240))
        .execute(&w.db)
        .await
        .unwrap();
    let body = new_form(&employer, &two.id, &[at(&w, 30)]);
    employer.person.post(CREATE, body).await.expect_code(403, "company_blocked");
    for starts in [vec![at(&w, 30)], vec![at(&w, 30), at(&w, 50)]] {
        let path = format!("{}/update", interview(id(&made)));
        employer.person.post(&path, form(&employer, &starts)).await.expect_code(403, "company_blocked");
    }
    // What was agreed on can still be called off.
    employer.act(id(&made), "cancel", json!({})).await;
}
