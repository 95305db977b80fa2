//! Saved vacancies.

use std::collections::BTreeSet;

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Client, PASSWORD, Person, World};

use crate::copies::copies;

const ADD: &str = "/api/v1/wishlist/add";
const REMOVE: &str = "/api/v1/wishlist/remove";
const LIST: &str = "/api/v1/wishlist";

/// Another signed-in browser of the same person.
async fn second_device(w: &World, person: &Person) -> Client {
    let login = json!({ "phone": person.phone, "password": PASSWORD });
    let signed = w.guest().post("/api/v1/auth/login", login).await.expect(200).json();
    w.person(w.guest(), person.phone.clone(), &signed).client
}

async fn saved(person: &Person) -> Vec<Value> {
    let list = person.get(&format!("{LIST}?per_page=100")).await.expect(200).json();
    list["data"].as_array().unwrap().clone()
}

async fn count(w: &World, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

#[tokio::test]
async fn saving_and_removing_may_be_repeated() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let (malika, other) = (w.candidate().await, w.candidate().await);
    let body = json!({ "job_id": slug });
    for _ in 0..3 {
        let added = malika.post(ADD, body.clone()).await.expect(200).json();
        assert_eq!(added, json!({ "status": true, "liked": true }));
    }
    assert_eq!(count(&w, "select count(*) from favourites").await, 1);
    assert_eq!(count(&w, "select favourites::bigint from vacancy_days").await, 1);
    let card = &saved(&malika).await[0];
    assert_eq!((&card["slug"], &card["is_open"], &card["liked"]), (&json!(slug), &json!(true), &json!(true)));
    assert_eq!(card["salary"]["min_salary"], 7_000_000);
    // Only the candidate who saved it sees it marked.
    for (person, liked) in [(&malika, true), (&other, false), (&owner, false)] {
        let page = person.get(&format!("/api/v1/jobs/{slug}")).await.expect(200).json();
        assert_eq!(page["data"]["liked"], liked);
        let list = person.get("/api/v1/jobs").await.expect(200).json();
        assert_eq!(list["data"][0]["liked"], liked);
    }
    assert!(saved(&other).await.is_empty());
    for _ in 0..3 {
        let removed = malika.post(REMOVE, body.clone()).await.expect(200).json();
        assert_eq!(removed, json!({ "status": true, "liked": false }));
    }
    assert!(saved(&malika).await.is_empty());
    // The statistics count how often it was saved, not how many have it saved now.
    assert_eq!(count(&w, "select favourites::bigint from vacancy_days").await, 1);
}

#[tokio::test]
async fn favourites_are_for_candidates() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    for path in [ADD, REMOVE] {
        let body = json!({ "job_id": slug });
        w.guest().post(path, body.clone()).await.expect_code(401, "unauthenticated");
        owner.post(path, body).await.expect_code(403, "wrong_role");
        let malika = w.candidate().await;
        for unknown in ["", "no-such-vacancy-abc234", "'; drop table favourites; --"] {
            malika.post(path, json!({ "job_id": unknown })).await.expect_code(200, "vacancy_not_found");
        }
        malika.post(path, json!({})).await.expect_field("job_id");
    }
    w.guest().get(LIST).await.expect_code(401, "unauthenticated");
    owner.get(LIST).await.expect_code(403, "wrong_role");
}

#[tokio::test]
async fn vacancies_that_are_not_open_stay_marked_and_can_be_removed() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let slug = w.vacancy(&owner, |form| form["for_communication_phone"] = json!("+998 00 123 45 67")).await;
    let body = json!({ "job_id": slug });
    malika.post(ADD, body.clone()).await.expect(200);
    malika.post(&format!("/api/v1/jobs/{slug}/contacts"), json!({})).await.expect(200);
    owner.post(&format!("/api/v1/jobs/{slug}/pause"), json!({})).await.expect(200);
    let card = saved(&malika).await[0].clone();
    assert_eq!((&card["is_open"], &card["salary"]), (&json!(false), &json!(null)));
    assert_eq!(card["contacted"], true);
    assert_eq!(card["title"], "Bosh hisobchi");
    assert_eq!(card["customer"]["name"], "Anor Savdo");
    // It was saved before and stays saved if it is added again.
    assert_eq!(malika.post(ADD, body.clone()).await.expect(200).json()["liked"], true);
    owner.post(&format!("/api/v1/jobs/{slug}/resume"), json!({})).await.expect(200);
    assert_eq!(saved(&malika).await[0]["is_open"], true);
    owner.post(&format!("/api/v1/jobs/{slug}/close"), json!({})).await.expect(200);
    for _ in 0..2 {
        let removed = malika.post(REMOVE, body.clone()).await.expect(200).json();
        assert_eq!(removed, json!({ "status": true, "liked": false }));
    }
    assert!(saved(&malika).await.is_empty());
    malika.post(ADD, body).await.expect_code(200, "vacancy_not_found");
}

/// A thousand random changes from two browsers of one person against a set, compared with the list and the cards.
#[tokio::test]
async fn a_thousand_random_changes_end_as_a_set_would() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let devices = [malika.client.clone(), second_device(&w, &malika).await];
    let first = w.vacancy(&owner, |_| {}).await;
    let mut all = copies(&w, &first, 11).await;
    all.push(first);
    let mut model = BTreeSet::new();
    let mut adds = 0_i64;
    let mut seed = 20_261_115_u64;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    for step in 0..1000 {
        let (device, slug, adding) = (&devices[random(2)], &all[random(all.len())], random(2) == 0);
        let path = if adding { ADD } else { REMOVE };
        let answer = device.post(path, json!({ "job_id": slug })).await.expect(200).json();
        assert_eq!(answer, json!({ "status": true, "liked": adding }), "step {step}");
        adds += i64::from(adding && model.insert(slug.clone()));
        if !adding {
            model.remove(slug);
        }
        if step % 100 == 99 {
            let list: BTreeSet<String> =
                saved(&malika).await.iter().map(|card| card["slug"].as_str().unwrap().to_owned()).collect();
            assert_eq!(list, model, "step {step}");
        }
    }
    let cards = devices[1].get("/api/v1/jobs?per_page=100").await.expect(200).json();
    for card in cards["data"].as_array().unwrap() {
        assert_eq!(card["liked"], model.contains(card["slug"].as_str().unwrap()), "{card}");
    }
    assert_eq!(count(&w, "select sum(favourites) from vacancy_days").await, adds);
}

#[tokio::test]
async fn concurrent_changes_all_succeed_and_count_once() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let devices = [malika.client.clone(), second_device(&w, &malika).await];
    let calls: Vec<_> = (0..40)
        .map(|n| {
            let (device, body) = (devices[n % 2].clone(), json!({ "job_id": slug }));
            tokio::spawn(async move { device.post(ADD, body).await.expect(200).json() })
        })
        .collect();
    for call in calls {
        assert_eq!(call.await.unwrap()["liked"], true);
    }
    assert_eq!(count(&w, "select count(*) from favourites").await, 1);
    assert_eq!(count(&w, "select favourites::bigint from vacancy_days").await, 1);
}

#[tokio::test]
async fn the_limit_of_five_hundred_holds_under_concurrency() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let first = w.vacancy(&owner, |_| {}).await;
    let all = copies(&w, &first, 510).await;
    sqlx::query(
        "insert into favourites (candidate_id, vacancy_id, added_at)
         select c.id, v.id, now() from candidates c, vacancies v where v.slug = any ($1)",
    )
    .bind(&all[..495])
    .execute(&w.db)
    .await
    .unwrap();
    let calls: Vec<_> = all[495..]
        .iter()
        .map(|slug| {
            let (malika, body) = (malika.clone(), json!({ "job_id": slug }));
            tokio::spawn(async move { malika.post(ADD, body).await.expect(200) })
        })
        .collect();
    let mut added = 0;
    for call in calls {
        let reply = call.await.unwrap();
        if reply.json()["status"] == true {
            added += 1;
        } else {
            reply.expect_code(200, "favourites_full");
        }
    }
    assert_eq!(added, 5);
    assert_eq!(count(&w, "select count(*) from favourites").await, 500);
    // Adding a saved vacancy again does not count towards the limit, and removing one allows another.
    assert_eq!(malika.post(ADD, json!({ "job_id": all[0] })).await.expect(200).json()["liked"], true);
    malika.post(ADD, json!({ "job_id": first })).await.expect_code(200, "favourites_full");
    malika.post(REMOVE, json!({ "job_id": all[0] })).await.expect(200);
    assert_eq!(malika.post(ADD, json!({ "job_id": first })).await.expect(200).json()["liked"], true);
}

#[tokio::test]
async fn the_last_saved_comes_first_page_by_page() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let first = w.vacancy(&owner, |_| {}).await;
    let all = copies(&w, &first, 25).await;
    for slug in &all {
        malika.post(ADD, json!({ "job_id": slug })).await.expect(200);
        w.clock.advance(SignedDuration::from_secs(1));
    }
    let page = malika.get(&format!("{LIST}?page=2")).await.expect(200).json();
    assert_eq!(page["meta"], json!({ "page": 2, "per_page": 20, "total": 25, "pages": 2 }));
    let shown: Vec<&str> =
        page["data"].as_array().unwrap().iter().map(|card| card["slug"].as_str().unwrap()).collect();
    let expected: Vec<&String> = all[..5].iter().rev().collect();
    assert_eq!(shown, expected);
}
