//! What a candidate sees first.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, World};

use crate::people::{employer_with, respond, wait};

async fn home(person: &Person) -> Value {
    person.get("/api/v1/my/home").await.expect(200).json()["data"].take()
}

fn slugs(home: &Value) -> Vec<&str> {
    home["vacancies"].as_array().unwrap().iter().map(|card| card["slug"].as_str().unwrap()).collect()
}

async fn choose(w: &World, person: &Person, spheres: &[&str]) {
    let sql = "delete from candidate_spheres where candidate_id = (select id from candidates where user_id = $1::uuid)";
    sqlx::query(sql).bind(person.id()).execute(&w.db).await.unwrap();
    for (position, sphere) in (0_i32..).zip(spheres) {
        let sql = "insert into candidate_spheres (candidate_id, sphere, position)
                   select id, $2, $3 from candidates where user_id = $1::uuid";
        sqlx::query(sql).bind(person.id()).bind(sphere).bind(position).execute(&w.db).await.unwrap();
    }
}

#[tokio::test]
async fn new_vacancies_of_the_chosen_spheres() {
    let w = World::new().await;
    let person = w.candidate().await;
    choose(&w, &person, &["accounting", "horeca"]).await;
    let old = employer_with(&w, |_| {}).await;
    wait(&w, SignedDuration::from_hours(24)).await;
    let both = employer_with(&w, |form| form["sphere"] = json!(["accounting", "horeca"])).await;
    let hidden = employer_with(&w, |_| {}).await;
    employer_with(&w, |form| form["sphere"] = json!(["it"])).await;
    person.post(&format!("/api/v1/jobs/{}/hide", hidden.slug), json!({})).await.expect(200);
    let found = home(&person).await;
    assert_eq!(slugs(&found), [both.slug.as_str(), old.slug.as_str()], "{found}");
    let spheres = found["spheres"].as_array().unwrap().iter();
    let counts: Vec<_> =
        spheres.map(|one| (one["slug"].as_str().unwrap(), one["new_today"].as_i64().unwrap())).collect();
    assert_eq!(counts, [("accounting", 2), ("horeca", 1)], "{found}");
    // A vacancy of two spheres is one vacancy.
    assert_eq!((&found["new_today"], &found["resume"]), (&json!(2), &Value::Null), "{found}");
    w.resume(&person, |_| {}).await;
    person.post(&respond(&both.slug), json!({})).await.expect(201);
    let found = home(&person).await;
    assert_eq!(slugs(&found), [old.slug.as_str()], "never one already applied to");
    assert_eq!(found["resume"]["is_active"], true, "{found}");
}

#[tokio::test]
async fn answers_and_what_waits_for_the_candidate() {
    let w = World::new().await;
    let employer = employer_with(&w, |_| {}).await;
    let one = crate::people::applicant(&w, &employer).await;
    let sent = home(&one.person).await;
    assert_eq!((&sent["answers"], &sent["waiting"]), (&json!([]), &json!(0)), "nobody has looked: {sent}");
    employer.move_to(&one.id, "invited").await;
    let invited = home(&one.person).await;
    assert_eq!((&invited["answers"][0]["id"], &invited["waiting"]), (&json!(one.id), &json!(1)), "{invited}");
    one.act("accept").await;
    assert_eq!(home(&one.person).await["waiting"], 0);
    // Somebody else sees nothing of it.
    let other = home(&w.candidate().await).await;
    assert_eq!((&other["answers"], &other["interview"]), (&json!([]), &Value::Null), "{other}");
}

#[tokio::test]
async fn saved_searches_tell_what_is_new() {
    let w = World::new().await;
    let person = w.candidate().await;
    let saved = person.post("/api/v1/my/searches", json!({ "query": "sphere=accounting" })).await;
    assert!(saved.status.is_success(), "{}", saved.text());
    wait(&w, SignedDuration::from_hours(1)).await;
    employer_with(&w, |_| {}).await;
    let found = home(&person).await;
    let search = &found["searches"][0];
    assert_eq!((&search["query"], &search["new_count"]), (&json!("sphere=accounting"), &json!(1)), "{found}");
}
