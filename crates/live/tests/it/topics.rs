//! Who is told what.

use live::Topic;
use serde_json::{Value, json};
use testkit::{Person, World};

use crate::wire::user;

/// What these people were told since the last call, by person: topics with their data, each once.
async fn told(w: &World, people: &[&Person]) -> Vec<Vec<(String, Value)>> {
    let mut all = Vec::new();
    for person in people {
        let sql = "select distinct topic, data from live_events where user_id = $1 order by topic";
        let rows: Vec<(String, Value)> =
            sqlx::query_as(sql).bind(user(person).as_uuid()).fetch_all(&w.db).await.unwrap();
        all.push(rows);
    }
    sqlx::query("delete from live_events").execute(&w.db).await.unwrap();
    all
}

fn board(slug: &str, application: &str) -> (String, Value) {
    (Topic::Board.code().to_owned(), json!({ "vacancy": slug, "application": application }))
}

fn own(application: &str) -> (String, Value) {
    (Topic::Applications.code().to_owned(), json!({ "application": application }))
}

fn notice() -> (String, Value) {
    (Topic::Notices.code().to_owned(), json!({}))
}

#[tokio::test]
async fn the_team_hears_of_every_change_and_the_candidate_of_his_own() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let recruiter = w.member(&owner, "recruiter").await;
    let (stranger, candidate) = (w.customer().await, w.candidate().await);
    let resume = w.resume(&candidate, |_| {}).await["id"].as_str().unwrap().to_owned();
    let people = [&owner, &recruiter, &candidate, &stranger];
    told(&w, &people).await;

    let path = format!("/api/v1/jobs/{slug}/respond");
    let sent = candidate.post(&path, json!({})).await.expect(201).json();
    let id = sent["data"]["id"].as_str().unwrap();
    let (board, own) = (board(&slug, id), own(id));
    let heard = told(&w, &people).await;
    assert_eq!(heard, [vec![board.clone(), notice()], vec![board.clone()], vec![own.clone()], vec![]]);

    // Opened for the first time: the candidate sees that.
    let path = format!("/api/v1/my/jobs/{slug}/applications/{resume}");
    let view = recruiter.get(&path).await.expect(200).json();
    let heard = told(&w, &people).await;
    assert_eq!(heard, [vec![board.clone()], vec![board.clone()], vec![own.clone()], vec![]]);
    recruiter.get(&path).await.expect(200);
    assert!(told(&w, &people).await.iter().all(Vec::is_empty), "opened once more");

    // That a card moves is news for the candidate, what the team says is not.
    let only_team = [vec![board.clone()], vec![board.clone()], vec![], vec![]];
    let columns = owner.get("/api/v1/monitoring").await.expect(200).json();
    let column = |stage: &str| {
        let all = columns["data"].as_array().unwrap();
        all.iter().find(|one| one["stage"] == stage).unwrap()["id"].clone()
    };
    let act = |call: &str| format!("/api/v1/applications/{id}/{call}");
    recruiter.post(&act("move"), json!({ "column": column("review") })).await.expect(200);
    let heard = told(&w, &people).await;
    assert_eq!(heard, [vec![board.clone()], vec![board.clone()], vec![own.clone()], vec![]]);
    let comment = recruiter.post(&act("comments"), json!({ "text": "Yaxshi" })).await.expect(201).json();
    assert_eq!(told(&w, &people).await, only_team);
    let path = format!("/api/v1/comments/{}/destroy", comment["data"]["id"].as_str().unwrap());
    recruiter.post(&path, json!({})).await.expect(200);
    assert_eq!(told(&w, &people).await, only_team);
    let card = json!({ "recommendation": "yes" });
    recruiter.post(&act("scorecard"), card).await.expect(200);
    assert_eq!(told(&w, &people).await, only_team);
    let plan = json!({ "reason": "other", "after_hours": 24 });
    recruiter.post(&act("reject"), plan).await.expect(200);
    assert_eq!(told(&w, &people).await, only_team);

    // An invitation is, and it rings.
    let invitation = json!({ "column": column("invited"), "message": "Suhbatga taklif qilamiz" });
    recruiter.post(&act("move"), invitation).await.expect(200);
    let heard = told(&w, &people).await;
    assert_eq!(heard, [vec![board.clone()], vec![board.clone()], vec![own.clone(), notice()], vec![]]);
    assert!(view["data"]["id"] == id);
}

#[tokio::test]
async fn other_pages_of_a_person_hear_that_notices_are_read() {
    let w = World::new().await;
    let (person, other) = (w.candidate().await, w.candidate().await);
    told(&w, &[]).await;
    let new_password = json!({ "old_password": testkit::PASSWORD, "password": "boshqa choynak 12 ta" });
    person.post("/api/v1/me/password", new_password).await;
    let people = [&person, &other];
    if told(&w, &people).await[0].is_empty() {
        w.sign_in(&person).await;
        assert_eq!(told(&w, &people).await, [vec![notice()], vec![]]);
    }
    person.post("/api/v1/notices/read", json!({ "all": true })).await.expect(200);
    assert_eq!(told(&w, &people).await, [vec![notice()], vec![]]);
    person.post("/api/v1/notices/read", json!({ "all": true })).await.expect(200);
    assert!(told(&w, &people).await.iter().all(Vec::is_empty), "nothing was left to read");
}
