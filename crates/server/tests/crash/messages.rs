//! Server and database are killed while candidates write to a company: every acknowledged message is there, once, with the
//! number that was said, and the numbers of a conversation have no gaps.

use std::collections::BTreeMap;
use std::sync::Arc;

use doubles::Eskiz;
use serde_json::json;
use uuid::Uuid;

use crate::crowd::{Crowd, Reach, Story};
use crate::faults::{Fault, inject, plan, seed};
use crate::http;
use crate::newcomers;
use crate::product::{Home, PATIENCE, Server};

const FIVE: [Fault; 5] = [
    Fault::ServerKilled,
    Fault::PostmasterKilled,
    Fault::BothKilled,
    Fault::BackendKilled,
    Fault::ServerKilled,
];

/// How many messages are sent between two faults at least.
const BETWEEN: usize = 20;

/// A signed-in candidate, and a conversation that has not begun.
struct Place {
    token: String,
    chat: String,
}

/// The conversation, the number of the message in it, and the request that was sent.
struct Written {
    chat: String,
    seq: i64,
    request: Vec<u8>,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_kept_once_despite_crashes() {
    let eskiz = Arc::new(Eskiz::start().await);
    let home = newcomers::home("messages", &eskiz);
    let made = home.run(&["demo", "--size", "s"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let mut server = Server::start(&home);
    let first = newcomers::register(&Reach::at(server.address), &eskiz, 930_000, PATIENCE);
    let first = first.expect("an SMS comes");
    let places = Arc::new(places(&home, &first.token).await);
    let crowd = Crowd::start(server.address, move |reach, number| Some(write(reach, &places, number)));
    for (fault, more) in plan(seed(), &FIVE) {
        assert!(crowd.wait_for_more(more + BETWEEN), "no messages:\n{}", server.log().join("\n"));
        (server, _) = inject(fault, &home, server, &crowd).await;
        assert!(crowd.wait_for_new(), "{fault:?}: nobody could write:\n{}", server.log().join("\n"));
    }
    let story = crowd.finish();
    assert!(story.unknown > 0, "no fault hit a request: the test proves nothing");
    check(&home, &story).await;
    for written in story.acknowledged.values().step_by(20) {
        let answer = http::exchange(server.address, &written.request).unwrap();
        assert_eq!((answer.status, answer.json()["data"]["seq"].as_i64()), (200, Some(written.seq)));
    }
    check(&home, &story).await;
    assert!(server.stop().success());
    eprintln!("seed {}: {} messages, {} sendings repeated", seed(), story.acknowledged.len(), story.unknown);
}

/// Invites demo candidates to one vacancy, and signs them in with the secret of one real session.
async fn places(home: &Home, token: &str) -> Vec<Place> {
    let mut db = home.database().await;
    let (session, secret) = token.split_once('|').expect("two halves");
    let invited: Vec<(String, String)> = sqlx::query_as(
        "with invited as (
             insert into applications (id, candidate_id, vacancy_id, company_id, resume_id, source, status, stage,
                    column_id, answers, snapshot, card, spheres, words, created_at, status_at, stage_at, acted_at)
             select gen_random_uuid(), c.id, a.vacancy_id, a.company_id, a.resume_id, a.source, a.status, a.stage,
                    a.column_id, a.answers, a.snapshot, a.card, a.spheres, a.words, a.created_at, a.status_at, a.stage_at,
                    a.acted_at
             from (select a.* from applications a join vacancies v on v.id = a.vacancy_id
                   where a.status = 'offer' and v.deleted_at is null order by a.id limit 1) a
             cross join (
                 select c.id from candidates c join users u on u.id = c.user_id
                 where u.role = 'candidate' and not exists (select from applications b where b.candidate_id = c.id)
                   and not exists (select from company_members m where m.user_id = u.id)
             ) c
             returning id, candidate_id
         ), signed_in as (
             insert into sessions (id, user_id, secret_hash, is_kept, address, user_agent, created_at, last_used_at,
                    idle_until, ends_at, proved_at)
             select gen_random_uuid(), c.user_id, s.secret_hash, s.is_kept, s.address, s.user_agent, s.created_at,
                    s.last_used_at, s.idle_until, s.ends_at, s.proved_at
             from sessions s, invited i join candidates c on c.id = i.candidate_id
             where s.id = $1::text::uuid
             returning id, user_id
         )
         select s.id::text, i.id::text
         from invited i join candidates c on c.id = i.candidate_id join signed_in s on s.user_id = c.user_id",
    )
    .bind(session)
    .fetch_all(&mut db)
    .await
    .unwrap();
    assert!(invited.len() > 500, "the demo has people: {}", invited.len());
    let place = |(session, chat)| Place { token: format!("{session}|{secret}"), chat };
    invited.into_iter().map(place).collect()
}

/// Every conversation takes five messages in a row.
fn write(reach: &Reach, places: &[Place], number: u32) -> Written {
    let Place { token, chat } = &places[number as usize % places.len()];
    let bearer = format!("Bearer {token}");
    let headers = [("Authorization", bearer.as_str())];
    let body = json!({ "client_id": Uuid::from_u128(number.into()), "text": format!("Xabar {number}") });
    let request = http::post(&format!("/api/v1/chats/{chat}/messages"), number, &headers, &body);
    let answer = reach.send_until_answered(&request);
    let said = answer.json();
    assert!(matches!(answer.status, 200 | 201), "message {number}: {} {said}", answer.status);
    let seq = said["data"]["seq"].as_i64().expect("a number");
    Written { chat: chat.clone(), seq, request }
}

/// Exactly the acknowledged messages are stored, where it was said, and no number is missing.
async fn check(home: &Home, story: &Story<Written>) {
    let mut db = home.database().await;
    let rows: Vec<(String, String, i32)> = sqlx::query_as(
        "select text, application_id::text, seq from chat_messages where text ~ '^Xabar [0-9]+$'",
    )
    .fetch_all(&mut db)
    .await
    .unwrap();
    assert_eq!(rows.len(), story.acknowledged.len());
    let found: BTreeMap<String, (String, i64)> =
        rows.into_iter().map(|(text, chat, seq)| (text, (chat, i64::from(seq)))).collect();
    let expected = story.acknowledged.iter();
    let expected = expected.map(|(number, one)| (format!("Xabar {number}"), (one.chat.clone(), one.seq)));
    assert_eq!(found, expected.collect());
    let wrong: i64 = sqlx::query_scalar(
        "select count(*) from chats c where exists (
             select from generate_series(1, c.last_seq) n
             where not exists (select from chat_messages m where m.application_id = c.application_id and m.seq = n)
         )",
    )
    .fetch_one(&mut db)
    .await
    .unwrap();
    assert_eq!(wrong, 0, "a number is missing");
}
