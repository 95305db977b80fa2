//! The demo data: alive, consistent, and the same for the same seed.

use dictionaries::Dictionaries;
use kernel::Clock as _;
use testkit::World;

#[tokio::test]
async fn demo_applications_are_in_every_state_and_consistent() {
    let w = World::new().await;
    let words = w.app.shared::<Dictionaries>().now();
    let now = w.clock.now();
    let mut db = w.db.begin().await.unwrap();
    accounts::demo::fill(&mut db, &words, 7, now, 300, 40).await.unwrap();
    vacancies::demo::fill(&mut db, &words, 7, now, 400).await.unwrap();
    resumes::demo::fill(&mut db, &words, 7, now).await.unwrap();
    let made = applications::demo::fill(&mut db, &words, 7, now).await.unwrap();
    db.commit().await.unwrap();
    assert!(made > 100, "{made}");
    let stages: Vec<String> = sqlx::query_scalar("select distinct stage from applications order by 1")
        .fetch_all(&w.db)
        .await
        .unwrap();
    assert_eq!(stages, ["hired", "interview", "invited", "new", "rejected", "review", "test"]);
    // Every event is in the past and in order, and leads to the stage.
    let wrong: i64 = sqlx::query_scalar(
        "select count(*) from applications a
         where a.stage <> (select e.to_stage from application_events e
                           where e.application_id = a.id and e.to_stage is not null order by e.id desc limit 1)
            or exists (select from application_events e where e.application_id = a.id
                       and (e.at > $1::text::timestamptz or e.at < a.created_at))
            or a.created_at > a.status_at or a.viewed_at < a.created_at or a.answered_at < a.created_at",
    )
    .bind(now.to_string())
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(wrong, 0);
    let counters: i64 = sqlx::query_scalar(
        "select count(*) from vacancies v
         where (select count(*) from applications a where a.vacancy_id = v.id and a.source = 'response')
            <> (select coalesce(sum(d.responses), 0) from vacancy_days d where d.vacancy_id = v.id)",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(counters, 0);
}
