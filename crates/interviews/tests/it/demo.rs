//! The demo data: interviews in every state, consistent with their applications.

use accounts::demo::{CANDIDATE, CUSTOMER};
use dictionaries::Dictionaries;
use kernel::Clock as _;
use testkit::World;

#[tokio::test]
async fn demo_interviews_are_in_every_state_and_consistent() {
    let w = World::new().await;
    let words = w.app.shared::<Dictionaries>().now();
    let now = w.clock.now();
    let mut db = w.db.begin().await.unwrap();
    accounts::demo::fill(&mut db, &words, 7, now, 300, 40).await.unwrap();
    vacancies::demo::fill(&mut db, &words, 7, now, 400).await.unwrap();
    resumes::demo::fill(&mut db, &words, 7, now).await.unwrap();
    applications::demo::fill(&mut db, &words, 7, now).await.unwrap();
    let made = interviews::demo::fill(&mut db, 7, now).await.unwrap();
    db.commit().await.unwrap();
    assert!(made >= 15, "{made}");
    let statuses = |phone: &'static str| {
        let sql = "select distinct i.status from interviews i
                   join companies c on c.id = i.company_id join users o on o.id = c.user_id
                   join candidates n on n.id = i.candidate_id join users p on p.id = n.user_id
                   where o.phone = $1 or p.phone = $1 order by 1";
        sqlx::query_scalar::<_, String>(sql).bind(phone).fetch_all(&w.db)
    };
    assert_eq!(statuses(CUSTOMER).await.unwrap(), ["came", "cancelled", "did_not_come", "marked", "offered"]);
    let mine = statuses(CANDIDATE).await.unwrap();
    assert!(["marked", "offered"].iter().all(|status| mine.iter().any(|one| one == status)), "{mine:?}");
    let wrong: i64 = sqlx::query_scalar(
        "select count(*) from interviews i join applications a on a.id = i.application_id
         where (i.status in ('offered', 'marked') and a.stage <> 'interview')
            or (i.status = 'offered') <> exists (select from interview_slots s where s.interview_id = i.id)
            or (i.status in ('came', 'did_not_come') and i.end_at > $1::text::timestamptz)
            or i.created_at < a.created_at or i.updated_at > $1::text::timestamptz
            or not exists (select from interview_interviewers w where w.interview_id = i.id)
            or not exists (select from application_events e where e.application_id = a.id
                           and e.kind in ('interview_offered', 'interview_marked'))",
    )
    .bind(now.to_string())
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(wrong, 0);
    // Histories are in order, and still lead to their stage.
    let disordered: i64 = sqlx::query_scalar(
        "select count(*) from applications a
         where a.stage <> (select e.to_stage from application_events e
                           where e.application_id = a.id and e.to_stage is not null order by e.id desc limit 1)
            or exists (select from application_events e join application_events f
                           on f.application_id = e.application_id and f.id > e.id and f.at < e.at
                       where e.application_id = a.id)",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(disordered, 0);
}
