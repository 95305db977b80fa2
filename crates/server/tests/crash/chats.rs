//! Server and database are killed while companies and candidates write to each other: every acknowledged message is
//! there, once, under the number that was acknowledged, numbers have no gaps, and both sides read the same.
//! `ISHBOR_CRASH_MESSAGES=2000` sends more than the few hundred of an ordinary run.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use doubles::Eskiz;
use serde_json::{Value, json};

use crate::crowd::{Crowd, Reach, Story};
use crate::faults::{Fault, inject, plan, seed};
use crate::http;
use crate::newcomers;
use crate::product::{Home, PATIENCE, Server};

const FIVE: [Fault; 5] = [
    Fault::BothKilled,
    Fault::ServerKilled,
    Fault::BackendKilled,
    Fault::PostmasterKilled,
    Fault::ServerKilled,
];

/// The conversation of an application, and the sessions of its sides.
struct Talk {
    id: String,
    candidate: String,
    company: String,
}

/// The conversation and the number of an acknowledged message, and the request that was sent for it.
struct Sent {
    place: (String, i64),
    request: Vec<u8>,
}

fn how_many() -> usize {
    std::env::var("ISHBOR_CRASH_MESSAGES").ok().and_then(|count| count.parse().ok()).unwrap_or(200)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_kept_once_and_in_order_despite_crashes() {
    let eskiz = Arc::new(Eskiz::start().await);
    let home = newcomers::home("chats", &eskiz);
    let made = home.run(&["demo", "--size", "s"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let mut server = Server::start(&home);
    let first = newcomers::register(&Reach::at(server.address), &eskiz, 930_000, PATIENCE);
    let first = first.expect("an SMS comes");
    let talks = Arc::new(talks(&home, &first.token).await);
    let crowd = Crowd::start(server.address, {
        let talks = talks.clone();
        move |reach, number| Some(write(reach, &talks, number))
    });
    for (fault, more) in plan(seed(), &FIVE) {
        let enough = more + how_many() / FIVE.len();
        assert!(crowd.wait_for_more(enough), "no messages:\n{}", server.log().join("\n"));
        (server, _) = inject(fault, &home, server, &crowd).await;
        assert!(crowd.wait_for_new(), "{fault:?}: nobody could write:\n{}", server.log().join("\n"));
    }
    let story = crowd.finish();
    assert!(story.unknown > 0, "no fault hit a request: the test proves nothing");
    check(&home, &story).await;
    for sent in story.acknowledged.values().step_by(20) {
        let answer = http::exchange(server.address, &sent.request).unwrap();
        assert_eq!((answer.status, answer.json()["data"]["seq"].as_i64()), (200, Some(sent.place.1)));
    }
    let stored = check(&home, &story).await;
    for talk in talks.iter() {
        for token in [&talk.candidate, &talk.company] {
            assert_eq!(read(server.address, talk, token), stored.get(&talk.id).cloned().unwrap_or_default());
        }
    }
    assert!(server.stop().success());
    eprintln!("seed {}: {} messages, {} sendings repeated", seed(), story.acknowledged.len(), story.unknown);
}

/// Conversations in which both sides may write, without messages so far. Everybody is signed in with the secret of one
/// real session.
async fn talks(home: &Home, token: &str) -> Vec<Talk> {
    let mut db = home.database().await;
    let (session, secret) = token.split_once('|').expect("two halves");
    let talks: Vec<(String, String, String)> = sqlx::query_as(
        "with talks as materialized (
             select a.id, n.user_id as candidate, c.user_id as company,
                    gen_random_uuid() as candidate_session, gen_random_uuid() as company_session
             from applications a
             join candidates n on n.id = a.candidate_id
             join companies c on c.id = a.company_id
             join users u on u.id = n.user_id and u.role = 'candidate' and u.delete_at is null
             where a.status in ('offer', 'approve')
               and not exists (select from chats t where t.application_id = a.id)
             order by a.id limit 40
         ), signed as (
             insert into sessions (id, user_id, secret_hash, is_kept, address, user_agent, created_at, last_used_at,
                 idle_until, ends_at, proved_at)
             select p.id, p.user_id, s.secret_hash, s.is_kept, s.address, s.user_agent, s.created_at, s.last_used_at,
                 s.idle_until, s.ends_at, s.proved_at
             from sessions s,
                 (select candidate_session as id, candidate as user_id from talks
                  union all select company_session, company from talks) p
             where s.id = $1::text::uuid
         )
         select id::text, candidate_session::text, company_session::text from talks",
    )
    .bind(session)
    .fetch_all(&mut db)
    .await
    .unwrap();
    assert!(talks.len() > 10, "the demo has people who may write to each other: {}", talks.len());
    let signed = |session: String| format!("Bearer {session}|{secret}");
    let talk = |(id, candidate, company)| Talk { id, candidate: signed(candidate), company: signed(company) };
    talks.into_iter().map(talk).collect()
}

/// Both sides of every conversation take turns, so that nobody writes too often without an answer.
fn write(reach: &Reach, talks: &[Talk], number: u32) -> Sent {
    let talk = &talks[number as usize / 2 % talks.len()];
    let token = if number.is_multiple_of(2) { &talk.company } else { &talk.candidate };
    let body = json!({
        "client_id": format!("00000000-0000-7000-8000-{number:012x}"),
        "text": format!("Xabar {number}"),
    });
    let path = format!("/api/v1/chats/{}/messages", talk.id);
    let request = http::post(&path, number, &[("Authorization", token)], &body);
    let answer = reach.send_until_answered(&request);
    let said = answer.json();
    assert!(matches!(answer.status, 200 | 201), "message {number}: {} {said}", answer.status);
    Sent { place: (talk.id.clone(), said["data"]["seq"].as_i64().expect("a number")), request }
}

/// Exactly the acknowledged messages are stored, under their numbers. Returns the texts of every conversation in order.
async fn check(home: &Home, story: &Story<Sent>) -> BTreeMap<String, Vec<String>> {
    let mut db = home.database().await;
    let rows: Vec<(String, i64, String)> = sqlx::query_as(
        "select application_id::text, seq::bigint, text from chat_messages
         where application_id in (select application_id from chat_messages where text like 'Xabar %')
         order by application_id, seq",
    )
    .fetch_all(&mut db)
    .await
    .unwrap();
    let expected: BTreeMap<(String, i64), String> = story
        .acknowledged
        .iter()
        .map(|(number, sent)| (sent.place.clone(), format!("Xabar {number}")))
        .collect();
    assert_eq!(expected.len(), story.acknowledged.len(), "two messages were acknowledged under one number");
    let found: BTreeMap<_, _> =
        rows.iter().map(|(id, seq, text)| ((id.clone(), *seq), text.clone())).collect();
    assert_eq!(found, expected);
    let wrong: i64 = sqlx::query_scalar(
        "select count(*) from chats c,
             lateral (select count(*) as messages, max(seq) as last,
                          coalesce(max(seq) filter (where side = 'candidate'), 0) as candidate,
                          coalesce(max(seq) filter (where side = 'customer'), 0) as customer
                      from chat_messages m where m.application_id = c.application_id) m
         where (c.last_seq, c.last_seq, c.candidate_last, c.customer_last)
             is distinct from (m.messages, m.last, m.candidate, m.customer)",
    )
    .fetch_one(&mut db)
    .await
    .unwrap();
    assert_eq!(wrong, 0, "numbers have gaps, or a conversation does not know its last message");
    let mut texts = BTreeMap::<String, Vec<String>>::new();
    for (id, _, text) in rows {
        texts.entry(id).or_default().push(text);
    }
    texts
}

/// All messages of a conversation as this side reads them.
fn read(address: SocketAddr, talk: &Talk, token: &str) -> Vec<String> {
    let (mut texts, mut last) = (Vec::new(), 0);
    loop {
        let path = format!("/api/v1/chats/{}/messages?after={last}", talk.id);
        let answer = http::get_as(address, &path, ("Authorization", token)).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.json());
        let page = answer.json();
        for message in page["data"].as_array().expect("messages") {
            last = message["seq"].as_i64().expect("a number");
            texts.push(message["text"].as_str().expect("a text").to_owned());
        }
        if page["has_more"] != Value::Bool(true) {
            return texts;
        }
    }
}
