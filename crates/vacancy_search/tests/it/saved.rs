//! Saved searches and their daily messages.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, World};
use vacancy_search::saved::StartDigests;

use crate::open;

const LIST: &str = "/api/v1/my/searches";
const DAY: SignedDuration = SignedDuration::from_hours(24);

async fn save(person: &Person, query: &str) -> Value {
    let saved = person.post(LIST, json!({ "query": query })).await;
    assert!(matches!(saved.status.as_u16(), 200 | 201), "{}", saved.text());
    saved.json()["data"].clone()
}

async fn searches(person: &Person) -> Vec<Value> {
    person.get(LIST).await.expect(200).json()["data"].as_array().unwrap().clone()
}

/// The number of new vacancies in the only saved search.
async fn new_count(person: &Person) -> u64 {
    searches(person).await[0]["new_count"].as_u64().unwrap()
}

#[tokio::test]
async fn equal_queries_are_saved_once() {
    let w = World::new().await;
    vacancy_search::engine::catch_up(&w.app).await.unwrap();
    let malika = w.candidate().await;
    let first = malika
        .post(LIST, json!({ "query": "location=samarqand-viloyati&q=haydovchi&page=3" }))
        .await
        .expect(201)
        .json();
    assert_eq!(first["data"]["query"], "q=haydovchi&location=samarqand-viloyati");
    assert_eq!(first["data"]["digest"], true);
    for same in [
        "q=haydovchi&location=samarqand-viloyati",
        "q=++haydovchi+&location=samarqand-viloyati&sort=relevance&utm=x",
    ] {
        let again = malika.post(LIST, json!({ "query": same, "name": "Boshqa" })).await.expect(200).json();
        assert_eq!(again["data"]["id"], first["data"]["id"], "{same}");
    }
    assert_eq!(searches(&malika).await.len(), 1);
    // Default names: the words of the search, or its filters.
    for (query, name) in [
        ("q=haydovchi toshkent", "haydovchi toshkent"),
        ("q=kassir&work=remote", "kassir, Masofaviy"),
        ("", "Barcha vakansiyalar"),
    ] {
        let saved =
            malika.client.clone().lang("uz").post(LIST, json!({ "query": query })).await.expect(201).json();
        assert_eq!(saved["data"]["name"], name, "{query}");
    }
    let named = json!({ "query": "q=oshpaz", "name": "  Oshxonada   ish " });
    assert_eq!(malika.post(LIST, named).await.expect(201).json()["data"]["name"], "Oshxonada ish");
    malika.post(LIST, json!({ "query": "sphere=yoq" })).await.expect_field("sphere");
    malika.post(LIST, json!({ "query": "q=a", "name": "" })).await.expect_field("name");
    malika.post(LIST, json!({ "query": "a".repeat(4001) })).await.expect_field("query");
}

#[tokio::test]
async fn parallel_saves_stay_within_the_limit() {
    let w = World::new().await;
    let malika = w.candidate().await;
    let saves: Vec<_> = (0..30)
        .map(|n| {
            let (malika, body) = (malika.clone(), json!({ "query": format!("q=oshpaz+{n}") }));
            tokio::spawn(async move { malika.post(LIST, body).await.status.as_u16() })
        })
        .collect();
    let mut statuses = Vec::new();
    for save in saves {
        statuses.push(save.await.unwrap());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 201).count(), 20, "{statuses:?}");
    assert!(statuses.iter().all(|status| [201, 409].contains(status)), "{statuses:?}");
}

#[tokio::test]
async fn a_repeated_key_gets_the_same_response_and_twenty_searches_are_the_limit() {
    let w = World::new().await;
    let malika = w.candidate().await;
    let keyed = malika.client.clone().with("idempotency-key", "k1");
    let body = json!({ "query": "q=oshpaz" });
    let first = keyed.post(LIST, body.clone()).await.expect(201).json();
    assert_eq!(keyed.post(LIST, body).await.expect(201).json(), first);
    for n in 1..20 {
        save(&malika, &format!("q=oshpaz+{n}")).await;
    }
    malika.post(LIST, json!({ "query": "q=kassir" })).await.expect_code(409, "searches_full");
    // Saving an existing search again does not add one.
    save(&malika, "q=oshpaz+7").await;
    assert_eq!(searches(&malika).await.len(), 20);
}

#[tokio::test]
async fn new_vacancies_are_counted_since_the_search_was_opened() {
    let w = World::new().await;
    let owner = w.customer().await;
    open(&w, &owner, "Haydovchi").await;
    let (malika, other) = (w.candidate().await, w.candidate().await);
    let id = save(&malika, "q=haydovchi").await["id"].as_str().unwrap().to_owned();
    assert_eq!(new_count(&malika).await, 0);
    w.clock.advance(SignedDuration::from_mins(1));
    open(&w, &owner, "Yuk mashinasi haydovchisi").await;
    open(&w, &owner, "Oshpaz").await;
    assert_eq!(new_count(&malika).await, 1);
    // Nothing matches all of these words: partial matches do not count as new.
    save(&malika, "q=haydovchi+samolyot").await;
    assert_eq!(searches(&malika).await[0]["new_count"], 0);
    // Another candidate cannot access it by guessing the id.
    for call in ["seen", "update"] {
        other.post(&format!("{LIST}/{id}/{call}"), json!({})).await.expect(404);
    }
    other.post(&format!("{LIST}/{id}/remove"), json!({})).await.expect(200);
    malika.post(&format!("{LIST}/{id}/seen"), json!({})).await.expect(200);
    assert_eq!(searches(&malika).await[1]["new_count"], 0);
    // Hidden vacancies do not count as new.
    w.clock.advance(SignedDuration::from_mins(1));
    let slug = open(&w, &owner, "Taksi haydovchisi").await;
    assert_eq!(searches(&malika).await[1]["new_count"], 1);
    malika.post(&format!("/api/v1/jobs/{slug}/hide"), json!({})).await.expect(200);
    assert_eq!(searches(&malika).await[1]["new_count"], 0);
    let renamed = json!({ "name": "Rul ortida", "digest": false });
    let changed = malika.post(&format!("{LIST}/{id}/update"), renamed).await.expect(200).json();
    assert_eq!((&changed["data"]["name"], &changed["data"]["digest"]), (&json!("Rul ortida"), &json!(false)));
    malika.post(&format!("{LIST}/{id}/update"), json!({ "name": "" })).await.expect_field("name");
    for _ in 0..2 {
        malika.post(&format!("{LIST}/{id}/remove"), json!({})).await.expect(200);
    }
    assert_eq!(searches(&malika).await.len(), 1);
}

/// Gives a person an email address for messages.
async fn give_email(w: &World, person: &Person, locale: &str) -> String {
    let email = format!("{}@pochta.uz", &person.phone[1..]);
    sqlx::query("update users set email = $1, email_key = $1, email_verified_at = now(), locale = $2 where phone = $3")
        .bind(&email)
        .bind(locale)
        .bind(&person.phone)
        .execute(&w.db)
        .await
        .unwrap();
    email
}

/// Runs the daily job and returns all messages sent to this address so far, newest first.
async fn digest(w: &World, email: &str) -> Vec<String> {
    queue::enqueue(&mut w.db.acquire().await.unwrap(), &StartDigests {}).await.unwrap();
    w.run_jobs().await;
    let sent = w.outbox().into_iter().filter(|message| message.to == email).map(|message| message.text);
    sent.filter(|text| text.contains("/searches/stop/")).collect()
}

#[tokio::test]
async fn new_vacancies_are_sent_in_one_message_a_day() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let email = give_email(&w, &malika, "ru").await;
    save(&malika, "q=haydovchi").await;
    save(&malika, "q=oshpaz").await;
    save(&malika, "q=kassir").await;
    assert_eq!(digest(&w, &email).await.len(), 0, "nothing is new");
    w.clock.advance(SignedDuration::from_hours(1));
    open(&w, &owner, "Haydovchi").await;
    open(&w, &owner, "Yuk mashinasi haydovchisi").await;
    open(&w, &owner, "Oshpaz").await;
    assert_eq!(digest(&w, &email).await.len(), 0, "the day of this one ends tomorrow");
    w.clock.advance(DAY);
    let sent = digest(&w, &email).await;
    let [text] = &sent[..] else { panic!("{sent:?}") };
    for words in [
        "haydovchi: 2 новые",
        "oshpaz: 1 новая",
        "/ru/jobs?q=haydovchi",
        "/ru/user/searches",
        "/ru/searches/stop/",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("kassir"), "{text}");
    // A repeated run, on this day or the next, reports nothing twice.
    assert_eq!(digest(&w, &email).await.len(), 1);
    w.clock.advance(DAY);
    assert_eq!(digest(&w, &email).await.len(), 1);
    open(&w, &owner, "Kassir").await;
    w.clock.advance(DAY);
    let sent = digest(&w, &email).await;
    assert_eq!(sent.len(), 2);
    assert!(sent[0].contains("kassir: 1 новая") && !sent[0].contains("haydovchi"), "{}", sent[0]);
    // The site has a notice of each day: one search is named, several are counted.
    let told: Vec<(String, serde_json::Value, String)> =
        sqlx::query_as("select what, args, path from notices where kind = 'search' order by at")
            .fetch_all(&w.db)
            .await
            .unwrap();
    let expected = [
        ("new_vacancies".to_owned(), json!({ "count": 2 }), "/user/searches".to_owned()),
        ("new_in_search".to_owned(), json!({ "count": 1, "name": "kassir" }), "/jobs?q=kassir".to_owned()),
    ];
    assert_eq!(told, expected);
}

#[tokio::test]
async fn seen_vacancies_are_not_sent_and_a_repeated_run_sends_nothing() {
    let w = World::new().await;
    let owner = w.customer().await;
    let malika = w.candidate().await;
    let email = give_email(&w, &malika, "en").await;
    let id = save(&malika, "q=haydovchi").await["id"].as_str().unwrap().to_owned();
    w.clock.advance(SignedDuration::from_hours(1));
    open(&w, &owner, "Haydovchi").await;
    // The candidate opens the list before the message is sent.
    malika.post(&format!("{LIST}/{id}/seen"), json!({})).await.expect(200);
    w.clock.advance(DAY);
    assert_eq!(digest(&w, &email).await.len(), 0);
    let malika = w.sign_in(&malika).await;
    // The run was started twice, as after a crash.
    open(&w, &owner, "Taksi haydovchisi").await;
    w.clock.advance(DAY);
    queue::enqueue(&mut w.db.acquire().await.unwrap(), &StartDigests {}).await.unwrap();
    let sent = digest(&w, &email).await;
    assert_eq!(sent.len(), 1, "a repeated run sends one message: {sent:?}");
    // Switched off and on again: vacancies published in between are not reported.
    let update = format!("{LIST}/{id}/update");
    let malika = w.sign_in(&malika).await;
    malika.post(&update, json!({ "digest": false })).await.expect(200);
    open(&w, &owner, "Avtobus haydovchisi").await;
    w.clock.advance(DAY);
    assert_eq!(digest(&w, &email).await.len(), 1);
    let malika = w.sign_in(&malika).await;
    malika.post(&update, json!({ "digest": true })).await.expect(200);
    w.clock.advance(DAY);
    assert_eq!(digest(&w, &email).await.len(), 1);
}

#[tokio::test]
async fn a_link_stops_all_messages_without_a_sign_in() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (malika, other) = (w.candidate().await, w.candidate().await);
    let email = give_email(&w, &malika, "uz").await;
    for person in [&malika, &other] {
        save(person, "q=haydovchi").await;
        save(person, "q=taksi").await;
    }
    w.clock.advance(SignedDuration::from_hours(1));
    open(&w, &owner, "Haydovchi").await;
    w.clock.advance(DAY);
    let text = digest(&w, &email).await.remove(0);
    let token = text.split("/searches/stop/").nth(1).unwrap().split_whitespace().next().unwrap();
    let stop = "/api/v1/searches/stop";
    w.guest().get(&format!("{stop}?token={token}")).await.expect(405);
    w.guest().post(stop, json!({ "token": format!("{token}x") })).await.expect(404);
    for _ in 0..2 {
        w.guest().post(stop, json!({ "token": token })).await.expect(200);
    }
    let (malika, other) = (w.sign_in(&malika).await, w.sign_in(&other).await);
    assert!(searches(&malika).await.iter().all(|search| search["digest"] == false));
    assert!(searches(&other).await.iter().all(|search| search["digest"] == true));
    open(&w, &owner, "Taksi haydovchisi").await;
    w.clock.advance(DAY);
    assert_eq!(digest(&w, &email).await.len(), 1);
}
