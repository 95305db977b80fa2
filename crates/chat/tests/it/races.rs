//! Repeats and races: a message is stored once, and the numbers have no gaps.

use futures_util::future::join_all;
use serde_json::json;
use testkit::World;
use uuid::Uuid;

use crate::people::pair;

#[tokio::test]
async fn a_message_sent_a_hundred_times_is_one() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let second = w.second_server().await;
    let body = json!({ "client_id": Uuid::now_v7(), "text": "Assalomu alaykum!" });
    let calls = (0..100).map(|n| {
        let server = if n % 2 == 0 { &w } else { &second };
        let client = server.guest().with("authorization", &format!("Bearer {}", pair.employer.token));
        let (path, body) = (pair.path("/messages"), body.clone());
        async move { client.post(&path, body).await }
    });
    let replies = join_all(calls).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 201).count(), 1);
    for reply in &replies {
        assert!(reply.status == 200 || reply.status == 201, "{} {}", reply.status, reply.text());
        assert_eq!(reply.json()["data"]["seq"], 1);
    }
    assert_eq!(pair.messages(&pair.candidate).await.len(), 1);
    // Nobody else can send under the same id.
    let recruiter = w.member(&pair.employer, "recruiter").await;
    recruiter.post(&pair.path("/messages"), body).await.expect_field("client_id");
}

#[tokio::test]
async fn everybody_writes_at_once_and_no_number_is_missing() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let second = w.second_server().await;
    let recruiter = w.member(&pair.employer, "recruiter").await;
    pair.said(&pair.employer, "Salom").await;
    // Limits of a row aside: this is about numbers.
    for _ in 0..10 {
        let calls = [&pair.employer, &recruiter, &pair.candidate].into_iter().enumerate().map(|(n, who)| {
            let server = if n == 1 { &second } else { &w };
            let client = server.guest().with("authorization", &format!("Bearer {}", who.token));
            let body = json!({ "client_id": Uuid::now_v7(), "text": "Xabar" });
            let path = pair.path("/messages");
            async move { client.post(&path, body).await }
        });
        for reply in join_all(calls).await {
            assert!(reply.status == 201 || reply.status == 409, "{} {}", reply.status, reply.text());
        }
        pair.say(&pair.candidate, "Javob").await;
    }
    let (rows, last): (i64, i32) =
        sqlx::query_as("select (select count(*) from chat_messages), (select last_seq from chats)")
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert_eq!(rows, i64::from(last));
    let gaps: i64 = sqlx::query_scalar(
        "select count(*) from generate_series(1, (select last_seq from chats)) n
         where not exists (select from chat_messages where seq = n)",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(gaps, 0);
    let wrong: i64 = sqlx::query_scalar(
        "select count(*) from chats c
         where candidate_last <> (select max(seq) from chat_messages where side = 'candidate')
            or customer_last <> (select max(seq) from chat_messages where side = 'customer')
            or exists (select from chat_messages m join chat_messages n on n.seq = m.seq + 1 where n.at < m.at)",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(wrong, 0);
}
