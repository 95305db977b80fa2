//! Demo resumes are deterministic, and each passes the validation of the form.

use dictionaries::Dictionaries;
use kernel::Clock as _;
use resumes::check::{Around, check};
use resumes::form::ResumeForm;
use serde_json::{Value, json};
use testkit::World;

const CANDIDATES: usize = 60;
const MORE: usize = 60;

async fn demo(seed: u64) -> World {
    let w = World::new().await;
    let words = w.shared::<Dictionaries>().now();
    let mut tx = w.db.begin().await.unwrap();
    let now = w.clock.now();
    accounts::demo::fill(&mut tx, &words, seed, now, CANDIDATES, 20).await.unwrap();
    accounts::demo::fill_candidates_after(&mut tx, &words, seed, now, CANDIDATES, MORE).await.unwrap();
    let made = resumes::demo::fill(&mut tx, &words, seed, now).await.unwrap();
    assert_eq!(made as usize, CANDIDATES + MORE + 1);
    tx.commit().await.unwrap();
    w
}

async fn digest(w: &World) -> String {
    let sql = "select md5(string_agg(md5(r::text), '' order by r.slug)) from resumes r";
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

#[tokio::test]
async fn the_same_seed_makes_the_same_resumes() {
    let (one, same, other) = (demo(1).await, demo(1).await, demo(2).await);
    let first = digest(&one).await;
    assert_eq!(first, digest(&same).await);
    assert_ne!(first, digest(&other).await);
    let locales: i64 = sqlx::query_scalar(
        "select count(distinct u.locale) from resumes r join candidates c on c.id = r.candidate_id
         join users u on u.id = c.user_id where r.status = 'active'",
    )
    .fetch_one(&one.db)
    .await
    .unwrap();
    assert_eq!(locales, 3);
}

#[tokio::test]
async fn every_form_is_valid_and_normalised() {
    let w = demo(3).await;
    let words = w.shared::<Dictionaries>().now();
    let rows: Vec<(Value, String)> = sqlx::query_as(
        "select r.form, u.phone from resumes r join candidates c on c.id = r.candidate_id
         join users u on u.id = c.user_id where r.completeness > 40",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    assert!(rows.len() >= CANDIDATES + MORE, "{}", rows.len());
    for (form, phone) in rows {
        let form: ResumeForm = serde_json::from_value(form).unwrap();
        let around = Around { words: &words, today: w.app.clock.today(), own_phone: &phone };
        assert_eq!(check(&form, around).unwrap().form(), &form, "{phone}");
    }
}

#[tokio::test]
async fn the_demo_candidate_has_a_complete_one_and_employers_find_people() {
    let w = demo(1).await;
    let sign_in = async |phone: &str| {
        let body = json!({ "phone": phone, "password": accounts::demo::PASSWORD });
        let signed = w.guest().post("/api/v1/auth/login", body).await.expect(200).json();
        w.person(w.guest(), phone.to_owned(), &signed)
    };
    let me = sign_in(accounts::demo::CANDIDATE).await;
    let mine = me.get("/api/v1/resume").await.expect(200).json();
    let active = mine["data"].as_array().unwrap().iter().find(|one| one["status"] == "active").unwrap();
    // Everything but the photo, which demo people do not have.
    assert_eq!(active["completeness"], 94, "{active}");
    assert!(active["contacts_opened"].as_i64().unwrap() >= 1, "{active}");
    let views: i64 = active["views_7_days"].as_array().unwrap().iter().map(|day| day.as_i64().unwrap()).sum();
    assert!(views >= 5, "{active}");
    assert!(mine["data"].as_array().unwrap().iter().any(|one| one["status"] == "draft"));
    let employer = sign_in(accounts::demo::CUSTOMER).await;
    let found = employer.get("/api/v1/candidates?per_page=100").await.expect(200).json();
    assert!(found["meta"]["total"].as_u64().unwrap() > 80, "{}", found["meta"]);
    let top = w.guest().get("/api/v1/top-candidates").await.expect(200).json();
    assert_eq!(top["data"][0]["slug"], active["slug"], "the fullest comes first");
}
