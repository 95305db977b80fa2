//! Lists of both sides.

use serde_json::{Value, json};
use testkit::{Person, World};

use crate::people::{applicant, at, candidate, employer, id, respond_to, wait_hours};

async fn list(person: &Person, query: &str) -> Value {
    person.get(&format!("/api/v1/interviews{query}")).await.expect(200).json()
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(id).collect()
}

#[tokio::test]
async fn upcoming_past_and_what_waits_for_an_answer() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let mut made = Vec::new();
    let mut people = Vec::new();
    for starts in [vec![at(&w, 5)], vec![at(&w, 50), at(&w, 60)], vec![at(&w, 30)], vec![at(&w, 26)]] {
        let one = applicant(&w, &employer).await;
        made.push(employer.invite(&one.id, &starts).await);
        people.push(one);
    }
    wait_hours(&w, 6).await;
    let [over, offered, later, sooner] = [0, 1, 2, 3].map(|n: usize| id(&made[n]));
    let upcoming = list(&employer.person, "").await;
    // Offered times come last.
    assert_eq!(ids(&upcoming["data"]), [sooner, later, offered]);
    assert_eq!((ids(&upcoming["to_answer"]), &upcoming["meta"]["total"]), (vec![over], &json!(3)));
    let past = list(&employer.person, "?view=past").await;
    assert_eq!(ids(&past["data"]), [over]);
    assert_eq!(list(&employer.person, "?view=all").await["meta"]["total"], 4);
    let second = list(&employer.person, "?view=upcoming&per_page=2&page=2").await;
    assert_eq!(ids(&second["data"]), [offered]);
    let of_one = list(&employer.person, &format!("?view=all&application={}", people[2].id)).await;
    assert_eq!(ids(&of_one["data"]), [later]);
    // A day in Tashkent, from midnight to midnight.
    let day = list(&employer.person, "?from=2026-03-05&to=2026-03-05").await;
    assert_eq!((ids(&day["data"]), &day["meta"]["pages"]), (vec![sooner, later], &json!(1)));
    assert_eq!(ids(&list(&employer.person, "?from=2026-03-06&to=2026-03-08").await["data"]), [""; 0]);
    employer.person.get("/api/v1/interviews?from=2026-03-06&to=2026-03-05").await.expect_field("to");
    employer.act(over, "status", json!({ "status": "came" })).await;
    assert_eq!(list(&employer.person, "").await["to_answer"], json!([]));
    // Candidates answer offered and unconfirmed ones.
    let mine = list(&people[3].person, "").await;
    assert_eq!((ids(&mine["data"]), ids(&mine["to_answer"])), (vec![sooner], vec![sooner]));
    people[3].answer(sooner, json!({ "answer": "confirm" })).await;
    assert_eq!(list(&people[3].person, "").await["to_answer"], json!([]));
    people[1].answer(offered, json!({ "answer": "ask_other" })).await;
    let asked = list(&people[1].person, "").await;
    assert_eq!((ids(&asked["data"]), ids(&asked["to_answer"])), (vec![offered], vec![]));
}

#[tokio::test]
async fn a_viewer_sees_but_has_no_buttons() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let viewer = w.member(&employer.person, "viewer").await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    let seen = list(&viewer, "").await;
    assert_eq!((ids(&seen["data"]), &seen["data"][0]["actions"]), (vec![id(&made)], &json!([])));
    let path = format!("/api/v1/interviews/{}/cancel", id(&made));
    viewer.post(&path, json!({})).await.expect_code(403, "not_allowed_in_company");
}

#[tokio::test]
async fn a_candidate_sees_the_interviews_of_all_companies() {
    let w = World::new().await;
    let person = candidate(&w).await;
    let mut made = Vec::new();
    for hours in [50, 26] {
        let employer = employer(&w).await;
        let (application, _) = respond_to(&person, &employer).await;
        made.push(employer.invite(&application, &[at(&w, hours)]).await);
    }
    assert_eq!(ids(&list(&person, "").await["data"]), [id(&made[1]), id(&made[0])]);
}
