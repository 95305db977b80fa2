//! Candidates side by side.

use serde_json::{Value, json};
use testkit::World;

use crate::people::{Applicant, Employer, act, applicant, employer, employer_with, respond};

fn path(people: &[&Applicant]) -> String {
    let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
    format!("/api/v1/applications/compare?ids={}", ids.join(","))
}

async fn compare(employer: &Employer, people: &[&Applicant]) -> Value {
    employer.person.get(&path(people)).await.expect(200).json()["data"].take()
}

async fn with_resume(w: &World, employer: &Employer, change: impl FnOnce(&mut Value)) -> Applicant {
    let person = w.candidate().await;
    let resume = w.resume(&person, change).await;
    let sent = person.post(&respond(&employer.slug), json!({})).await.expect(201).json();
    let id = |found: &Value| found["id"].as_str().unwrap().to_owned();
    Applicant { id: id(&sent["data"]), resume: id(&resume), person }
}

fn vacancy(form: &mut Value) {
    form["salary"] = json!({ "agreement": false, "min_salary": 6_000_000, "max_salary": 9_000_000, "currency": "UZS", "tax": "net" });
    form["experience"] = json!("3");
    form["education_level"] = json!("higher");
    form["languages"] = json!([{ "language": "ru", "level": "b1" }]);
    form["requirements"] = json!(["1C dasturini bilish", "Excel bilan ishlash"]);
}

#[tokio::test]
async fn each_fact_stands_beside_the_demand() {
    let w = World::new().await;
    let employer = employer_with(&w, vacancy).await;
    let strong = with_resume(&w, &employer, |form| {
        form["salary"] = json!({ "amount": 9_000_000, "currency": "UZS" });
        form["education_level"] = json!("higher");
        form["languages"] = json!([{ "language": "ru", "level": "c1" }]);
        form["skills"] = json!(["1C", "Yozishma"]);
        form["computer_skills"] = json!(["Excel"]);
    })
    .await;
    let other = with_resume(&w, &employer, |form| {
        form["salary"] = json!({ "amount": 10_000_000, "currency": "UZS" });
        form["education_level"] = json!("secondary");
        form["languages"] = json!([{ "language": "ru", "level": "a1" }]);
        form["skills"] = json!(["Yozishma"]);
        form["computer_skills"] = json!([]);
    })
    .await;
    let compared = compare(&employer, &[&other, &strong]).await;
    assert_eq!(compared["vacancy"]["slug"], json!(employer.slug));
    assert_eq!(compared["demands"]["pay"], json!({ "min": 6_000_000, "max": 9_000_000, "currency": "UZS" }));
    assert_eq!(
        (&compared["demands"]["experience"], &compared["demands"]["education_level"]),
        (&json!("3"), &json!("higher"))
    );
    let [one, two] = [&compared["people"][0], &compared["people"][1]];
    // In the order of the address.
    assert_eq!((&one["card"]["id"], &two["card"]["id"]), (&json!(other.id), &json!(strong.id)));
    let fits = |person: &Value| {
        let fits = &person["fits"];
        json!([fits["pay"], fits["education"], fits["languages"], fits["skills"]])
    };
    assert_eq!(fits(two), json!(["fits", "fits", ["fits"], "fits"]));
    assert_eq!(fits(one), json!(["partly", "no", ["partly"], null]));
    assert_eq!(two["matched_skills"], json!(["1C", "Excel"]));
    // Comparing is looking at somebody.
    assert!(strong.mine().await["viewed_at"].is_string());
}

#[tokio::test]
async fn age_sex_photo_and_what_is_hidden_are_no_part_of_it() {
    let w = World::new().await;
    let employer = employer_with(&w, vacancy).await;
    let one = with_resume(&w, &employer, |_| {}).await;
    let person = w.candidate().await;
    let resume = w.resume(&person, |form| form["hide_salary"] = json!(true)).await;
    let id = resume["id"].as_str().unwrap();
    let hide = json!({ "visibility": "employers", "hidden": ["name"] });
    person.post(&format!("/api/v1/resume/{id}/visibility"), hide).await.expect(200);
    let sent = person.post(&respond(&employer.slug), json!({})).await.expect(201).json();
    let hidden =
        Applicant { person, id: sent["data"]["id"].as_str().unwrap().to_owned(), resume: id.to_owned() };
    let compared = compare(&employer, &[&one, &hidden]).await;
    let shown = compared["people"][1].to_string();
    assert!(!shown.contains("Karimova"), "{shown}");
    assert_eq!(compared["people"][1]["fits"]["pay"], json!(null));
    assert_eq!(compared["people"][1]["card"]["salary"], json!(null));
    let whole = compared.to_string();
    for word in ["\"age\"", "\"sex\"", "\"birthday\"", "\"phones\"", "\"social_status\"", "/files/"] {
        assert!(!whole.contains(word), "{word}");
    }
    assert_eq!(compared["people"][0]["card"]["photo"], json!(null));
}

#[tokio::test]
async fn marks_of_others_wait_for_the_own() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let mark = |recommendation: &str, score: u8| json!({ "recommendation": recommendation, "skills": [{ "name": "1C", "score": score }] });
    recruiter.post(&act(&one.id, "scorecard"), mark("yes", 5)).await.expect(200);
    let rating = |compared: &Value| compared["people"][0]["rating"].clone();
    let hidden = rating(&compare(&employer, &[&one, &two]).await);
    assert_eq!(hidden, json!({ "count": 1, "mean": null, "recommendations": [] }));
    employer.person.post(&act(&one.id, "scorecard"), mark("no", 2)).await.expect(200);
    let shown = rating(&compare(&employer, &[&one, &two]).await);
    assert_eq!((&shown["count"], &shown["mean"]), (&json!(2), &json!(3.5)));
    assert_eq!(shown["recommendations"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn only_own_candidates_of_one_vacancy() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let elsewhere = crate::people::employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let foreign = applicant(&w, &elsewhere).await;
    let viewer = w.member(&employer.person, "viewer").await;
    viewer.get(&path(&[&one, &two])).await.expect(200);
    employer.person.get(&path(&[&one, &foreign])).await.expect_code(404, "not_found");
    elsewhere.person.get(&path(&[&one, &two])).await.expect_code(404, "not_found");
    employer.person.get(&path(&[&one])).await.expect_field("ids");
    employer.person.get(&path(&[&one, &one])).await.expect_field("ids");
    employer.person.get("/api/v1/applications/compare?ids=a,b").await.expect_field("ids");
    let second = w.vacancy(&employer.person, |form| form["title"] = json!("Kassir")).await;
    let sent = one.person.post(&respond(&second), json!({})).await.expect(201).json();
    let other = sent["data"]["id"].as_str().unwrap();
    let mixed = format!("/api/v1/applications/compare?ids={},{other}", two.id);
    employer.person.get(&mixed).await.expect_field("ids");
    // Nobody was looked at by somebody who may not.
    let seen: i64 = sqlx::query_scalar("select count(*) from applications where viewed_at is not null")
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!(seen, 2);
}
