//! Repeats and races: one response, one history, whoever is faster.

use futures_util::future::join_all;
use serde_json::json;
use testkit::World;

use crate::people::{act, applicant, candidate, employer, respond};

#[tokio::test]
async fn a_hundred_parallel_responses_are_one() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (me, _) = candidate(&w).await;
    let path = respond(&employer.slug);
    let second = w.second_server().await;
    let calls = (0..100).map(|n| {
        // Half of them repeat one call, half are calls of their own; each half goes to both servers.
        let key = if n % 2 == 0 { "one".to_owned() } else { format!("key {n}") };
        let server = if n % 4 < 2 { &w } else { &second };
        let client = server.guest().with("authorization", &format!("Bearer {}", me.token));
        let client = client.with("idempotency-key", &key);
        let path = path.clone();
        async move { client.post(&path, json!({})).await }
    });
    let replies = join_all(calls).await;
    let created: Vec<_> = replies.iter().filter(|reply| reply.status == 201).collect();
    let fresh = created.iter().filter(|reply| reply.header("idempotency-replayed") != "true").count();
    assert_eq!(fresh, 1, "one was created, the others are replays");
    for reply in &replies {
        let is_refused = reply.status == 409 && reply.text().contains("already_responded");
        assert!(reply.status == 201 || is_refused, "{} {}", reply.status, reply.text());
    }
    let rows: i64 = sqlx::query_scalar("select count(*) from applications").fetch_one(&w.db).await.unwrap();
    let events: i64 =
        sqlx::query_scalar("select count(*) from application_events").fetch_one(&w.db).await.unwrap();
    let counted: i64 = sqlx::query_scalar("select coalesce(sum(responses), 0)::bigint from vacancy_days")
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!((rows, events, counted), (1, 1, 1));
}

#[tokio::test]
async fn two_people_drag_one_card() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let one = applicant(&w, &employer).await;
    let (review, test) = (employer.column("review").await, employer.column("test").await);
    let path = act(&one.id, "move");
    for _ in 0..50 {
        let moves = (0..10).map(|n| {
            let (who, column) = if n % 2 == 0 { (&employer.person, &review) } else { (&recruiter, &test) };
            who.post(&path, json!({ "column": column }))
        });
        for reply in join_all(moves).await {
            reply.expect(200);
        }
    }
    // The history is a chain: each move begins where the last one ended.
    let moves: Vec<(Option<String>, Option<String>)> = sqlx::query_as(
        "select from_stage, to_stage from application_events where kind = 'moved' order by id",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    let mut at = "new".to_owned();
    for (from, to) in &moves {
        assert_eq!(from.as_deref(), Some(at.as_str()));
        assert_ne!(from, to, "a move to where it is changes nothing");
        at = to.clone().unwrap();
    }
    let stage: String = sqlx::query_scalar("select stage from applications").fetch_one(&w.db).await.unwrap();
    assert_eq!(stage, at);
    let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
    assert_eq!(board["total"], 1);
}

#[tokio::test]
async fn withdrawing_and_refusing_at_once_is_one_end() {
    let w = World::new().await;
    let employer = employer(&w).await;
    for _ in 0..10 {
        let one = applicant(&w, &employer).await;
        let (withdraw, reject) = (act(&one.id, "withdraw"), act(&one.id, "reject"));
        let (a, b) = tokio::join!(
            one.person.post(&withdraw, json!({})),
            employer.person.post(&reject, json!({ "reason": "other" }))
        );
        let mut both = [a.status.as_u16(), b.status.as_u16()];
        both.sort_unstable();
        assert_eq!(both, [200, 409]);
        let ends: i64 = sqlx::query_scalar(
            "select count(*) from application_events where application_id = $1::text::uuid and to_stage = 'rejected'",
        )
        .bind(&one.id)
        .fetch_one(&w.db)
        .await
        .unwrap();
        assert_eq!(ends, 1);
    }
}

#[tokio::test]
async fn events_never_change() {
    let w = World::new().await;
    let employer = employer(&w).await;
    applicant(&w, &employer).await;
    let change = "update application_events set kind = 'viewed'";
    assert!(sqlx::query(change).execute(&w.db).await.is_err());
}
