//! Who is told of messages that wait. Jobs run at once here, whenever they are due.

use serde_json::json;
use testkit::{Person, World};

use crate::people::pair;

async fn told(who: &Person) -> Vec<String> {
    let notices = who.get("/api/v1/notices").await.expect(200).json();
    let texts =
        notices["data"].as_array().unwrap().iter().map(|notice| notice["text"].as_str().unwrap().to_owned());
    texts.filter(|text| text.contains("sizga yozdi")).collect()
}

#[tokio::test]
async fn waiting_messages_are_told_once_and_without_their_text() {
    let w = World::new().await;
    let pair = pair(&w).await;
    for text in ["Maxfiy birinchi", "Maxfiy ikkinchi"] {
        pair.said(&pair.employer, text).await;
    }
    w.run_jobs().await;
    let first = told(&pair.candidate).await;
    assert_eq!(first.len(), 1, "{first:?}");
    assert!(!first[0].contains("Maxfiy"));
    let kept: i64 = sqlx::query_scalar(
        "select count(*) from notices where args::text like '%Maxfiy%' or path like '%Maxfiy%'",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(kept, 0);
    // Still unread: further messages say nothing new.
    pair.said(&pair.employer, "Uchinchi").await;
    w.run_jobs().await;
    assert_eq!(told(&pair.candidate).await.len(), 1);
    // Read and answered: the answer waits for the company, and a new message is told again.
    pair.candidate.post(&pair.path("/read"), json!({ "seq": 3 })).await.expect(200);
    pair.said(&pair.candidate, "Javob").await;
    pair.said(&pair.employer, "Toʻrtinchi").await;
    w.run_jobs().await;
    assert_eq!((told(&pair.candidate).await.len(), told(&pair.employer).await.len()), (2, 1));
}

#[tokio::test]
async fn what_was_read_in_time_is_not_told() {
    let w = World::new().await;
    let pair = pair(&w).await;
    pair.said(&pair.employer, "Salom").await;
    pair.candidate.post(&pair.path("/read"), json!({ "seq": 1 })).await.expect(200);
    w.run_jobs().await;
    assert_eq!(told(&pair.candidate).await.len(), 0);
}
