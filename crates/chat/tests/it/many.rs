//! A company writes to many candidates at once.

use futures_util::future::join_all;
use serde_json::{Value, json};
use testkit::{Person, World};
use uuid::Uuid;

use crate::people::{Pair, applicant, pair, texts};

const MANY: &str = "/api/v1/chats/messages";

struct Hiring {
    pair: Pair,
    others: Vec<(Person, String)>,
}

/// A company with so many applicants.
async fn hiring(w: &World, count: usize) -> Hiring {
    let pair = pair(w).await;
    let mut others = Vec::new();
    for _ in 1..count {
        others.push(applicant(w, &pair.slug).await);
    }
    Hiring { pair, others }
}

impl Hiring {
    fn ids(&self) -> Vec<String> {
        let others = self.others.iter().map(|(_, id)| id.clone());
        std::iter::once(self.pair.id.clone()).chain(others).collect()
    }

    /// What each of them reads, in the order of the ids.
    async fn said(&self) -> Vec<Vec<String>> {
        let mut all = vec![heard(&self.pair.candidate, &self.pair.id).await];
        for (person, id) in &self.others {
            all.push(heard(person, id).await);
        }
        all
    }
}

async fn heard(person: &Person, id: &str) -> Vec<String> {
    let found = person.get(&format!("/api/v1/chats/{id}/messages")).await.expect(200).json();
    texts(found["data"].as_array().unwrap()).into_iter().map(str::to_owned).collect()
}

fn body(ids: &[String], text: &str) -> Value {
    let messages: Vec<Value> = ids.iter().map(|id| json!({ "id": id, "text": text })).collect();
    json!({ "client_id": Uuid::now_v7(), "messages": messages })
}

/// Whom it names and why, by id.
fn refused(sent: &Value) -> Vec<(String, String)> {
    let rows = sent["refused"].as_array().unwrap().iter();
    let mut all: Vec<(String, String)> = rows
        .map(|row| (row["id"].as_str().unwrap().to_owned(), row["code"].as_str().unwrap().to_owned()))
        .collect();
    all.sort();
    all
}

fn sorted(mut all: Vec<(String, String)>) -> Vec<(String, String)> {
    all.sort();
    all
}

#[tokio::test]
async fn each_gets_it_under_his_own_rules_and_the_others_are_named() {
    let w = World::new().await;
    let hiring = hiring(&w, 5).await;
    let Hiring { pair, others } = &hiring;
    let [(left, left_id), (deaf, deaf_id), (silent, silent_id), (_, last_id)] = &others[..] else { panic!() };
    let foreign = crate::people::pair(&w).await;
    left.post(&format!("/api/v1/applications/{left_id}/withdraw"), json!({})).await.expect(200);
    for number in 1..=5 {
        let text = json!({ "client_id": Uuid::now_v7(), "text": format!("Xabar {number}") });
        pair.employer.post(&format!("/api/v1/chats/{silent_id}/messages"), text).await.expect(201);
    }
    let block = json!({ "is_blocked": true });
    deaf.post(&format!("/api/v1/chats/{deaf_id}/block"), block).await.expect(200);

    let mut ids = hiring.ids();
    let asked = format!("/api/v1/chats/writing?ids={},{}", ids.join(","), foreign.id);
    let known = pair.employer.get(&asked).await.expect(200).json();
    let writing =
        |row: &Value| (row["id"].as_str().unwrap().to_owned(), row["writing"].as_str().unwrap().to_owned());
    let found: Vec<_> = known["data"].as_array().unwrap().iter().map(writing).collect();
    let expected: Vec<_> = ids
        .iter()
        .cloned()
        .zip(["allowed", "withdrawn", "blocked", "in_a_row", "allowed"].map(str::to_owned))
        .collect();
    assert_eq!(found, expected, "in the order of the ids, and nothing of another company");
    assert_eq!(known["left"], 195);
    assert_eq!(known["data"][0]["contacts_allowed"], false);

    ids.push(foreign.id.clone());
    let mut all = body(&ids, "Ertaga ofisda kutamiz.");
    // One of them is written to with words that need an invitation, and somebody is named twice.
    all["messages"][4]["text"] = "Telefonim +998 90 123 45 67".into();
    let twice = all["messages"][0].clone();
    all["messages"].as_array_mut().unwrap().push(twice);
    let sent = pair.employer.post(MANY, all).await.expect(200).json();
    assert_eq!(sent["done"], json!([pair.id]));
    let why = [
        (left_id, "withdrawn"),
        (deaf_id, "blocked"),
        (silent_id, "in_a_row"),
        (last_id, "validation"),
        (&foreign.id, "not_found"),
    ];
    assert_eq!(refused(&sent), sorted(why.map(|(id, code)| (id.clone(), code.to_owned())).into()));
    assert_eq!(hiring.said().await[0], ["Ertaga ofisda kutamiz."]);
    assert_eq!(silent.get("/api/v1/chats/unread").await.expect(200).json()["chats"], 1);
    assert_eq!(heard(&foreign.candidate, &foreign.id).await, [""; 0]);
    // A message like any other: the candidate may answer and is told of it.
    assert_eq!(pair.view(&pair.candidate).await["writing"], "allowed");
    w.run_jobs().await;
    let notices = pair.candidate.get("/api/v1/notices").await.expect(200).json();
    let told = notices["data"].as_array().unwrap().iter();
    assert_eq!(told.filter(|one| one["text"].as_str().unwrap().contains("sizga yozdi")).count(), 1);
}

#[tokio::test]
async fn a_repeat_and_a_second_tab_write_to_nobody_twice() {
    let w = World::new().await;
    let hiring = hiring(&w, 3).await;
    let Hiring { pair, .. } = &hiring;
    let second = w.second_server().await;
    let ids = hiring.ids();
    let text = "Ish siz uchun hali ham dolzarbmi?";
    let one = body(&ids, text);
    let other = body(&ids, text);
    // Two tabs, each of which sends again and again, on two servers.
    let calls = (0..24).map(|n| {
        let server = if n % 2 == 0 { &w } else { &second };
        let client = server.guest().with("authorization", &format!("Bearer {}", pair.employer.token));
        let body = if n % 3 == 0 { other.clone() } else { one.clone() };
        async move { client.post(MANY, body).await }
    });
    for reply in join_all(calls).await {
        let sent = reply.expect(200).json();
        for (id, code) in refused(&sent) {
            assert_eq!(code, "already_written", "{id}");
        }
        assert_eq!(sent["done"].as_array().unwrap().len() + refused(&sent).len(), 3);
    }
    assert_eq!(hiring.said().await, vec![vec![text.to_owned()]; 3]);
    // Whoever has answered may be asked the same again.
    pair.said(&pair.candidate, "Ha").await;
    let again = pair.employer.post(MANY, body(&ids, text)).await.expect(200).json();
    assert_eq!(again["done"], json!([pair.id]));
    // A colleague cannot send under the same id.
    let once = body(&ids, "Kutamiz");
    let sent = pair.employer.post(MANY, once.clone()).await.expect(200).json();
    assert_eq!(sent["done"].as_array().unwrap().len(), 3);
    let recruiter = w.member(&pair.employer, "recruiter").await;
    let mut stolen = body(&ids, "Boshqa matn");
    stolen["client_id"] = once["client_id"].clone();
    let sent = recruiter.post(MANY, stolen).await.expect(200).json();
    assert_eq!(refused(&sent).iter().filter(|(_, code)| code == "validation").count(), 3);
    assert!(!hiring.said().await.concat().contains(&"Boshqa matn".to_owned()));
}

#[tokio::test]
async fn what_fails_half_way_goes_on_with_the_repeat() {
    let w = World::new().await;
    let hiring = hiring(&w, 3).await;
    let Hiring { pair, others } = &hiring;
    let (late, late_id) = &others[0];
    let block = |is_blocked: bool| json!({ "is_blocked": is_blocked });
    late.post(&format!("/api/v1/chats/{late_id}/block"), block(true)).await.expect(200);
    let body = body(&hiring.ids(), "Kutamiz");
    let sent = pair.employer.post(MANY, body.clone()).await.expect(200).json();
    assert_eq!(refused(&sent), [(late_id.clone(), "blocked".to_owned())]);
    late.post(&format!("/api/v1/chats/{late_id}/block"), block(false)).await.expect(200);
    let sent = pair.employer.post(MANY, body).await.expect(200).json();
    assert_eq!(sent["done"].as_array().unwrap().len(), 3);
    assert_eq!(hiring.said().await, vec![vec!["Kutamiz".to_owned()]; 3]);
}

#[tokio::test]
async fn the_limit_of_a_day_is_shared_by_all() {
    let w = World::new().await;
    let hiring = hiring(&w, 3).await;
    let pair = &hiring.pair;
    pair.said(&pair.employer, "Salom").await;
    sqlx::query(
        "insert into chat_messages (id, application_id, seq, client_id, side, user_id, text, warnings, at)
         select gen_random_uuid(), application_id, -n, gen_random_uuid(), side, user_id, 'oldingi', '{}', at
         from chat_messages, generate_series(1, 197) n",
    )
    .execute(&w.db)
    .await
    .unwrap();
    let ids = hiring.ids();
    let known = pair.employer.get(&format!("/api/v1/chats/writing?ids={}", ids.join(","))).await.expect(200);
    assert_eq!(known.json()["left"], 2);
    let sent = pair.employer.post(MANY, body(&ids, "Kutamiz")).await.expect(200).json();
    assert_eq!(sent["done"].as_array().unwrap().len(), 2);
    assert_eq!(refused(&sent)[0].1, "limit_exceeded");
    // A colleague has messages of his own.
    let recruiter = w.member(&pair.employer, "recruiter").await;
    let sent = recruiter.post(MANY, body(&ids, "Kelasizmi?")).await.expect(200).json();
    assert_eq!(sent["done"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn only_those_who_act_for_the_company_write_to_many() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let ids = [pair.id.clone()];
    let viewer = w.member(&pair.employer, "viewer").await;
    let stranger = w.customer().await;
    let asked = format!("/api/v1/chats/writing?ids={}", pair.id);
    viewer.post(MANY, body(&ids, "Salom")).await.expect_code(403, "not_allowed_in_company");
    viewer.get(&asked).await.expect_code(403, "not_allowed_in_company");
    pair.candidate.post(MANY, body(&ids, "Salom")).await.expect_code(403, "wrong_role");
    pair.candidate.get(&asked).await.expect_code(403, "wrong_role");
    let sent = stranger.post(MANY, body(&ids, "Salom")).await.expect(200).json();
    assert_eq!(refused(&sent), [(pair.id.clone(), "not_found".to_owned())]);
    assert_eq!(stranger.get(&asked).await.expect(200).json()["data"], json!([]));
    assert_eq!(pair.messages(&pair.candidate).await.len(), 0);
    let many: Vec<String> = (0..101).map(|_| Uuid::now_v7().to_string()).collect();
    pair.employer.post(MANY, body(&many, "Salom")).await.expect_field("messages");
    let asked = format!("/api/v1/chats/writing?ids={}", many.join(","));
    pair.employer.get(&asked).await.expect_field("ids");
    pair.employer.get("/api/v1/chats/writing?ids=").await.expect_field("ids");
    pair.employer.post(MANY, body(&ids, " ")).await.expect_field("messages.0.text");
}
