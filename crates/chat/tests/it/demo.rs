//! The demo data: conversations that are consistent.

use accounts::demo::{CANDIDATE, CUSTOMER};
use dictionaries::Dictionaries;
use kernel::Clock as _;
use testkit::World;

#[tokio::test]
async fn demo_conversations_are_consistent() {
    let w = World::new().await;
    let words = w.app.shared::<Dictionaries>().now();
    let now = w.clock.now();
    let mut db = w.db.begin().await.unwrap();
    accounts::demo::fill(&mut db, &words, 7, now, 300, 40).await.unwrap();
    vacancies::demo::fill(&mut db, &words, 7, now, 400).await.unwrap();
    resumes::demo::fill(&mut db, &words, 7, now).await.unwrap();
    applications::demo::fill(&mut db, &words, 7, now).await.unwrap();
    let made = chat::demo::fill(&mut db, 7, now).await.unwrap();
    db.commit().await.unwrap();
    assert!(made >= 10, "{made}");
    for phone in [CUSTOMER, CANDIDATE] {
        let chats: i64 = sqlx::query_scalar(
            "select count(*) from chats c
             join companies o on o.id = c.company_id join users u on u.id = o.user_id
             join candidates n on n.id = c.candidate_id join users p on p.id = n.user_id
             where u.phone = $1 or p.phone = $1",
        )
        .bind(phone)
        .fetch_one(&w.db)
        .await
        .unwrap();
        assert!(chats > 0, "{phone}");
    }
    let wrong: i64 = sqlx::query_scalar(
        "select count(*) from chats c
         where last_seq <> (select count(*) from chat_messages m where m.application_id = c.application_id)
            or last_at <> (select max(at) from chat_messages m where m.application_id = c.application_id)
            or last_at > $1::text::timestamptz or candidate_read > last_seq
            or exists (select from chat_messages m join chat_messages n
                           on n.application_id = m.application_id and n.seq = m.seq + 1
                       where m.application_id = c.application_id and n.at <= m.at)",
    )
    .bind(now.to_string())
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(wrong, 0);
}
