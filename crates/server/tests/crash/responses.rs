//! Server and database are killed while candidates respond: every acknowledged response is there, once, with its event,
//! and counters equal rows. `ISHBOR_CRASH_RESPONSES=5000` sends more than the few hundred of an ordinary run.

use std::collections::BTreeMap;
use std::sync::Arc;

use doubles::Eskiz;
use serde_json::json;

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

/// Signed-in candidates with an active resume, and vacancies without questions to which nobody has responded.
struct Places {
    tokens: Vec<String>,
    slugs: Vec<String>,
}

/// The id of the application, and the request that was sent for it.
struct Responded {
    id: String,
    request: Vec<u8>,
}

fn how_many() -> usize {
    std::env::var("ISHBOR_CRASH_RESPONSES").ok().and_then(|count| count.parse().ok()).unwrap_or(200)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_response_is_kept_once_despite_crashes() {
    let eskiz = Arc::new(Eskiz::start().await);
    let home = newcomers::home("responses", &eskiz);
    let made = home.run(&["demo", "--size", "s"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let mut server = Server::start(&home);
    let first = newcomers::register(&Reach::at(server.address), &eskiz, 920_000, PATIENCE);
    let first = first.expect("an SMS comes");
    let before = count(&home).await;
    let places = Arc::new(places(&home, &first.token).await);
    let crowd = Crowd::start(server.address, move |reach, number| Some(respond(reach, &places, number)));
    for (fault, more) in plan(seed(), &FIVE) {
        let enough = more + how_many() / FIVE.len();
        assert!(crowd.wait_for_more(enough), "no responses:\n{}", server.log().join("\n"));
        (server, _) = inject(fault, &home, server, &crowd).await;
        assert!(crowd.wait_for_new(), "{fault:?}: nobody could respond:\n{}", server.log().join("\n"));
    }
    let story = crowd.finish();
    assert!(story.unknown > 0, "no fault hit a request: the test proves nothing");
    check(&home, &story, before).await;
    for responded in story.acknowledged.values().step_by(20) {
        let answer = http::exchange(server.address, &responded.request).unwrap();
        assert_eq!((answer.status, answer.json()["data"]["id"].as_str()), (201, Some(responded.id.as_str())));
    }
    check(&home, &story, before).await;
    assert!(server.stop().success());
    eprintln!("seed {}: {} responses, {} sendings repeated", seed(), story.acknowledged.len(), story.unknown);
}

async fn count(home: &Home) -> i64 {
    let count = sqlx::query_scalar("select count(*) from applications");
    count.fetch_one(&mut home.database().await).await.unwrap()
}

/// Signs all demo candidates in with the secret of one real session.
async fn places(home: &Home, token: &str) -> Places {
    let mut db = home.database().await;
    let (session, secret) = token.split_once('|').expect("two halves");
    let sessions: Vec<String> = sqlx::query_scalar(
        "insert into sessions (id, user_id, secret_hash, is_kept, address, user_agent, created_at, last_used_at,
                idle_until, ends_at, proved_at)
         select gen_random_uuid(), c.user_id, s.secret_hash, s.is_kept, s.address, s.user_agent, s.created_at,
                s.last_used_at, s.idle_until, s.ends_at, s.proved_at
         from sessions s, candidates c join users u on u.id = c.user_id
         where s.id = $1::text::uuid and u.role = 'candidate'
           and exists (select from resumes r where r.candidate_id = c.id and r.status = 'active')
           and not exists (select from applications a where a.candidate_id = c.id)
           and not exists (select from company_members m where m.user_id = u.id)
         returning id::text",
    )
    .bind(session)
    .fetch_all(&mut db)
    .await
    .unwrap();
    let slugs = sqlx::query_scalar(
        "select v.slug from vacancies v join vacancy_revisions r on r.id = v.public_revision
         where v.is_public and v.expires_at > now() + interval '1 day'
           and r.content -> 'questions' = '[]' and r.content -> 'resume_required' = 'false'
         order by v.id limit 40",
    )
    .fetch_all(&mut db)
    .await
    .unwrap();
    let tokens: Vec<String> = sessions.into_iter().map(|id| format!("{id}|{secret}")).collect();
    assert!(tokens.len() > 100 && !Vec::is_empty(&slugs), "the demo has people and vacancies");
    Places { tokens, slugs }
}

/// Every number is another pair of candidate and vacancy.
fn respond(reach: &Reach, places: &Places, number: u32) -> Responded {
    let (people, vacancies) = (places.tokens.len(), places.slugs.len());
    let index = number as usize;
    let (token, slug) = (&places.tokens[index % people], &places.slugs[index / people % vacancies]);
    let (key, bearer) = (format!("response-{number}"), format!("Bearer {token}"));
    let headers = [("Idempotency-Key", key.as_str()), ("Authorization", bearer.as_str())];
    let body = json!({ "letter": format!("Xat {number}") });
    let request = http::post(&format!("/api/v1/jobs/{slug}/respond"), number, &headers, &body);
    let answer = reach.send_until_answered(&request);
    let said = answer.json();
    assert_eq!(answer.status, 201, "response {number}: {said}");
    Responded { id: said["data"]["id"].as_str().expect("an id").to_owned(), request }
}

/// Exactly the acknowledged responses were added, each with one event, and every vacancy counts its own.
async fn check(home: &Home, story: &Story<Responded>, before: i64) {
    let mut db = home.database().await;
    let rows: Vec<(String, String, i64)> = sqlx::query_as(
        "select a.letter, a.id::text, (select count(*) from application_events e where e.application_id = a.id)
         from applications a where a.letter like 'Xat %'",
    )
    .fetch_all(&mut db)
    .await
    .unwrap();
    assert!(rows.iter().all(|(.., events)| *events == 1));
    let found: BTreeMap<String, String> = rows.into_iter().map(|row| (row.0, row.1)).collect();
    let expected = story.acknowledged.iter().map(|(number, one)| (format!("Xat {number}"), one.id.clone()));
    assert_eq!(found, expected.collect());
    assert_eq!(count(home).await, before + story.acknowledged.len() as i64);
    let wrong: i64 = sqlx::query_scalar(
        "select count(*) from vacancies v
         where (select count(*) from applications a where a.vacancy_id = v.id and a.source = 'response')
            <> (select coalesce(sum(d.responses), 0) from vacancy_days d where d.vacancy_id = v.id)",
    )
    .fetch_one(&mut db)
    .await
    .unwrap();
    assert_eq!(wrong, 0, "a counter differs from its rows");
}
