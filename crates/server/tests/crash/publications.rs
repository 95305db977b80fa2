//! Server and database are killed while an employer publishes: a vacancy exists completely or not at all, and only
//! once.

use std::collections::BTreeMap;
use std::sync::Arc;

use doubles::Eskiz;
use serde_json::{Value, json};

use crate::crowd::{Crowd, Reach, Story};
use crate::faults::{Fault, inject, plan, seed};
use crate::http;
use crate::newcomers::{self, Newcomer};
use crate::product::{Home, PATIENCE, Server};

const FIVE: [Fault; 5] = [
    Fault::ServerKilled,
    Fault::PostmasterKilled,
    Fault::BothKilled,
    Fault::BackendKilled,
    Fault::ServerKilled,
];

/// The response of one publication, and the request that was sent for it.
struct Published {
    slug: String,
    request: Vec<u8>,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacancy_is_published_once_and_completely_despite_crashes() {
    let eskiz = Arc::new(Eskiz::start().await);
    let home = newcomers::home("publications", &eskiz);
    let mut server = Server::start(&home);
    let reach = Reach::at(server.address);
    let owner = newcomers::register(&reach, &eskiz, 900_000, PATIENCE).expect("an SMS comes");
    make_employer(&home, &owner).await;
    let bearer = format!("Bearer {}", owner.token);
    let crowd = Crowd::start(server.address, move |reach, number| Some(publish(reach, &bearer, number)));
    for (fault, vacancies) in plan(seed(), &FIVE) {
        assert!(crowd.wait_for_more(vacancies), "no vacancies:\n{}", server.log().join("\n"));
        (server, _) = inject(fault, &home, server, &crowd).await;
        assert!(
            crowd.wait_for_new(),
            "{fault:?}: no vacancy could be published:\n{}",
            server.log().join("\n")
        );
    }
    let story = crowd.finish();
    assert!(story.unknown > 0, "no fault hit a request: the test proves nothing");
    check_vacancies(&home, &story).await;
    check_repeats(&server, &story);
    check_vacancies(&home, &story).await;
    assert!(server.stop().success());
    eprintln!("seed {}: {} published, {} sendings repeated", seed(), story.acknowledged.len(), story.unknown);
}

/// Makes the person an employer without a limit of vacancies.
async fn make_employer(home: &Home, owner: &Newcomer) {
    let mut db = home.database().await;
    for change in [
        "insert into companies (id, user_id, slug, name, location, created_at, updated_at)
         select gen_random_uuid(), id, 'anor-savdo', 'Anor Savdo', 'toshkent-shahri', now(), now() from users where phone = $1",
        "update users set role = 'customer' where phone = $1",
        "update limits set open_vacancies = 1000000, open_unverified = 1000000 where $1 <> ''",
    ] {
        sqlx::query(change).bind(&owner.phone).execute(&mut db).await.unwrap();
    }
}

fn title(number: u32) -> String {
    format!("Sotuvchi, {number}-doʻkon")
}

/// Sends one form until there is a response, always with the same idempotency key.
fn publish(reach: &Reach, bearer: &str, number: u32) -> Published {
    let key = format!("vacancy-{number}");
    let question = |text: &str| json!({ "text": text, "kind": "yes_no", "must_answer": true });
    let form = json!({
        "title": title(number), "sphere": ["retail"], "location": "samarqand", "work_type": ["fulltime"],
        "work_hours": "mon_sat", "salary": { "min_salary": 4_000_000 }, "experience": "none",
        "about": "Doʻkonimizga xushmuomala va chaqqon sotuvchi izlaymiz, jamoa ahil.",
        "requirements": ["Xaridor bilan gaplasha olish"], "tasks": ["Xaridorlarga yordam berish"],
        "required_question": true, "ignore_duplicates": true,
        "questions": [
            question("Samarqandda yashaysizmi?"), question("Ertaga boshlay olasizmi?"), question("Tajribangiz bormi?"),
        ],
    });
    let headers = [("Idempotency-Key", key.as_str()), ("Authorization", bearer)];
    let request = http::post("/api/v1/jobs/create", number, &headers, &form);
    let answer = reach.send_until_answered(&request);
    let said = answer.json();
    assert!(answer.status == 200, "vacancy {number}: {} {said}", answer.status);
    Published { slug: text(&said["slug"]), request }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// Exactly the acknowledged vacancies exist, each with one text, its questions and one event.
async fn check_vacancies(home: &Home, story: &Story<Published>) {
    let mut db = home.database().await;
    let rows: Vec<(String, String, i64, i64, i64)> = sqlx::query_as(
        "select v.title, v.slug,
                (select count(*) from vacancy_revisions r where r.vacancy_id = v.id and r.state = 'waiting'),
                (select coalesce(sum(jsonb_array_length(r.content -> 'questions')), 0) from vacancy_revisions r
                 where r.vacancy_id = v.id)::bigint,
                (select count(*) from vacancy_events e where e.vacancy_id = v.id)
         from vacancies v",
    )
    .fetch_all(&mut db)
    .await
    .unwrap();
    for (title, _, texts, questions, events) in &rows {
        assert_eq!((*texts, *questions, *events), (1, 3, 1), "{title}");
    }
    let count = rows.len();
    let found: BTreeMap<String, String> = rows.into_iter().map(|row| (row.0, row.1)).collect();
    assert_eq!(found.len(), count, "a form became two vacancies");
    let expected =
        story.acknowledged.iter().map(|(number, published)| (title(*number), published.slug.clone()));
    assert_eq!(found, expected.collect());
}

/// A retry after a lost response: the same form with the same key returns the same vacancy.
fn check_repeats(server: &Server, story: &Story<Published>) {
    for published in story.acknowledged.values().step_by(5) {
        let answer = http::exchange(server.address, &published.request).unwrap();
        assert_eq!((answer.status, text(&answer.json()["slug"])), (200, published.slug.clone()));
    }
}
