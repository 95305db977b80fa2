//! An interview is for its company and its candidate alone, and erasing an account leaves nothing of it.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::people::{CREATE, applicant, at, employer, form, id, interview, new_form, told, wait, wait_hours};

#[tokio::test]
async fn for_others_it_does_not_exist() {
    let w = World::new().await;
    let (employer, rival) = (employer(&w).await, employer(&w).await);
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &rival).await);
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    let path = interview(id(&made));
    for person in [&rival.person, &two.person] {
        person.get(&path).await.expect_code(404, "not_found");
        person.get(&format!("{path}/ics")).await.expect_code(404, "not_found");
        let list =
            person.get(&format!("/api/v1/interviews?view=all&application={}", one.id)).await.expect(200);
        assert_eq!((&list.json()["data"], &list.json()["to_answer"]), (&json!([]), &json!([])));
    }
    let calls = [
        ("update", form(&rival, &[at(&w, 30)])),
        ("cancel", json!({})),
        ("status", json!({ "status": "came" })),
    ];
    for (call, body) in calls {
        rival.person.post(&format!("{path}/{call}"), body).await.expect_code(404, "not_found");
    }
    let answer = json!({ "answer": "confirm" });
    two.person.post(&format!("{path}/answer"), answer.clone()).await.expect_code(404, "not_found");
    rival.person.post(&format!("{path}/answer"), answer).await.expect_code(403, "wrong_role");
    // Somebody else's applicant cannot be invited, nor can a member of another company interview.
    let body = new_form(&rival, &one.id, &[at(&w, 30)]);
    rival.person.post(CREATE, body).await.expect_code(404, "not_found");
    let mut body = new_form(&rival, &two.id, &[at(&w, 30)]);
    body["interviewers"] = json!([employer.person.id()]);
    rival.person.post(CREATE, body).await.expect_field("interviewers");
}

#[tokio::test]
async fn who_leaves_the_team_leaves_its_interviews() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let one = applicant(&w, &employer).await;
    let mut body = new_form(&employer, &one.id, &[at(&w, 26)]);
    body["interviewers"] = json!([employer.person.id(), recruiter.id()]);
    let made = employer.person.post(CREATE, body).await.expect(201).json()["data"].take();
    assert_eq!(made["interviewers"].as_array().unwrap().len(), 2);
    let remove = format!("/api/v1/company/members/{}/remove", recruiter.id());
    employer.person.post(&remove, json!({ "successor": employer.person.id() })).await.expect(200);
    let view = employer.person.get(&interview(id(&made))).await.expect(200).json();
    assert_eq!(view["data"]["interviewers"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn nothing_is_left_of_erased_accounts() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    employer.invite(&one.id, &[at(&w, 26), at(&w, 50)]).await;
    employer.invite(&two.id, &[at(&w, 30)]).await;
    let count = async || -> (i64, i64, i64) {
        sqlx::query_as(
            "select (select count(*) from interviews), (select count(*) from interview_slots),
                    (select count(*) from interview_interviewers)",
        )
        .fetch_one(&w.db)
        .await
        .unwrap()
    };
    assert_eq!(count().await, (2, 2, 2));
    let erase = async |person: &str| {
        sqlx::query("delete from users where id = $1::text::uuid").bind(person).execute(&w.db).await.unwrap();
    };
    erase(one.person.id()).await;
    assert_eq!(count().await, (1, 0, 1));
    erase(employer.person.id()).await;
    assert_eq!(count().await, (0, 0, 0));
}

#[tokio::test]
async fn an_erased_candidate_withdraws_first() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "viewer").await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    one.person.post("/api/v1/me/delete", json!({})).await.expect(200);
    let weeks = SignedDuration::from_hours(14 * 24 - 1);
    wait(&w, weeks).await;
    let mut body = new_form(&employer, &one.id, &[at(&w, 26)]);
    body["interviewers"] = json!([recruiter.id()]);
    employer.person.post(CREATE, body).await.expect(201);
    w.erase_due().await;
    assert_eq!(told(&recruiter, "Suhbat boʻlmaydi").await, 0, "it is not the day yet");
    wait_hours(&w, 2).await;
    w.erase_due().await;
    assert_eq!(told(&recruiter, "Suhbat boʻlmaydi").await, 1);
    assert_eq!(told(&employer.person, "taklifingizni rad etdi").await, 1);
    // What is left is the other one, also in the statistics.
    let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
    assert!(!board.to_string().contains(&one.id) && board.to_string().contains(&two.id));
    let (rows, counted): (i64, i64) = sqlx::query_as(
        "select (select count(*) from applications), (select sum(responses) from vacancy_days)",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!((rows, counted), (1, 1));
}

#[tokio::test]
async fn an_erased_company_tells_whoever_it_invited() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.invite(&one.id, &[at(&w, 24 * 20)]).await;
    employer.person.post("/api/v1/me/delete", json!({})).await.expect(200);
    wait_hours(&w, 14 * 24 + 1).await;
    w.erase_due().await;
    assert_eq!(told(&one.person, "Suhbat boʻlmaydi").await, 1);
}

#[tokio::test]
async fn the_owner_takes_over_from_an_erased_recruiter() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let one = applicant(&w, &employer).await;
    let mut body = new_form(&employer, &one.id, &[at(&w, 24 * 20)]);
    body["interviewers"] = json!([recruiter.id()]);
    let made = employer.person.post(CREATE, body).await.expect(201).json()["data"].take();
    recruiter.post("/api/v1/me/delete", json!({})).await.expect(200);
    wait_hours(&w, 14 * 24 + 1).await;
    w.erase_due().await;
    let view = employer.person.get(&interview(id(&made))).await.expect(200).json();
    assert_eq!(view["data"]["interviewers"][0]["user_id"], employer.person.id());
    assert_eq!(told(&employer.person, "yana 1 ta suhbat").await, 1);
}
