//! From a report to a verdict.

use kernel::Clock as _;
use kernel::words::{ComplaintReason, Role};
use moderation::RevisionId;
use moderation::complaints::{self, ComplaintIn};
use platform::{SessionId, Viewer};
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, Person, Reply, World};

use crate::notes::{Notes, public_title, world, write};
use crate::queue::journal;

/// Reports a note, as the call of its capability would. Returns the code of the refusal.
async fn report(w: &World, person: &Person, slug: &str) -> Result<(), &'static str> {
    let me = Viewer {
        user_id: person.id().parse().unwrap(),
        session_id: SessionId::new(),
        role: Role::Candidate,
        candidate_id: None,
        company_id: None,
        member_role: None,
        proved_at: w.clock.now(),
    };
    let body = ComplaintIn { reason: ComplaintReason::Fraud, text: None };
    complaints::report(&w.app, &Notes, slug, &me, &body).await.map(|_| ()).map_err(|error| error.code())
}

async fn decide(moderator: &Client, slug: &str, body: Value) -> Reply {
    moderator.post(&format!("/api/v1/staff/complaints/note/{slug}/decide"), body).await
}

/// A note that everybody sees.
async fn published(w: &World, owner: &Person, slug: &str) -> RevisionId {
    let revision = write(w, owner, slug, 0).await;
    let moderator = w.staff(StaffRole::Moderator).await;
    moderator.post(&format!("/api/v1/staff/moderation/{revision}/approve"), json!({})).await.expect(200);
    revision
}

#[tokio::test]
async fn three_complaints_hide_it_and_a_moderator_restores_it() {
    let w = world().await;
    let owner = w.candidate().await;
    write(&w, &owner, "waits", 0).await;
    let people = [w.candidate().await, w.candidate().await, w.customer().await];
    assert_eq!(report(&w, &people[0], "waits").await, Err("not_found"), "it is not public");
    let revision = published(&w, &owner, "choynak").await;
    assert_eq!(report(&w, &owner, "choynak").await, Err("forbidden"));
    report(&w, &people[0], "choynak").await.unwrap();
    assert_eq!(report(&w, &people[0], "choynak").await, Err("already_reported"));
    report(&w, &people[1], "choynak").await.unwrap();
    assert!(public_title(&w, "choynak").await.is_some());
    report(&w, &people[2], "choynak").await.unwrap();
    assert_eq!(public_title(&w, "choynak").await, None);

    let moderator = w.staff(StaffRole::Moderator).await;
    let list = moderator.get("/api/v1/staff/complaints").await.expect(200).json();
    let first = &list["data"][0];
    assert_eq!((&first["target"], &first["slug"]), (&json!("note"), &json!("choynak")));
    assert_eq!((&first["count"], &first["is_hidden"]), (&json!(3), &json!(true)));
    assert_eq!((&first["revision_id"], &first["company"]), (&json!(revision), &Value::Null));

    let strike = json!({ "verdict": "upheld", "reasons": [{ "code": "unreadable" }], "strike": true });
    decide(&moderator, "choynak", strike).await.expect_field("strike");
    decide(&moderator, "choynak", json!({ "verdict": "dismissed" })).await.expect(200);
    assert!(public_title(&w, "choynak").await.is_some());
    decide(&moderator, "choynak", json!({ "verdict": "dismissed" }))
        .await
        .expect_code(409, "already_decided");
    assert_eq!(report(&w, &people[0], "choynak").await, Err("already_reported"));
    let list = moderator.get("/api/v1/staff/complaints").await.expect(200).json();
    assert_eq!((&list["data"], &list["meta"]["total"]), (&json!([]), &json!(0)));
    let actions: Vec<(String, String)> =
        journal(&w, "choynak").await.into_iter().map(|(action, actor, _)| (action, actor)).collect();
    let expected = [
        ("note_approved", "staff"),
        ("note_hidden", "system"),
        ("note_restored", "staff"),
        ("complaints_dismissed", "staff"),
    ];
    assert_eq!(actions, expected.map(|(action, actor)| (action.to_owned(), actor.to_owned())));
}

#[tokio::test]
async fn an_upheld_complaint_takes_it_down() {
    let w = world().await;
    let owner = w.candidate().await;
    published(&w, &owner, "choynak").await;
    report(&w, &w.candidate().await, "choynak").await.unwrap();
    let moderator = w.staff(StaffRole::Moderator).await;
    decide(&moderator, "choynak", json!({ "verdict": "upheld" })).await.expect_field("reasons");
    let reasons = json!([{ "code": "unreadable", "field": "title" }]);
    decide(&moderator, "yoq", json!({ "verdict": "upheld", "reasons": reasons }))
        .await
        .expect_code(404, "not_found");
    decide(&moderator, "choynak", json!({ "verdict": "upheld", "reasons": reasons })).await.expect(200);
    assert_eq!(public_title(&w, "choynak").await, None);
    assert_eq!(report(&w, &w.candidate().await, "choynak").await, Err("not_found"));
    let unknown =
        moderator.post("/api/v1/staff/complaints/poem/choynak/decide", json!({ "verdict": "upheld" }));
    unknown.await.expect_code(404, "not_found");
}

/// What a server with the code before this table was made general writes during an upgrade.
#[tokio::test]
async fn complaints_without_a_kind_get_one() {
    let w = World::new().await;
    let (employer, reporter) = (w.customer().await, w.candidate().await);
    let slug = w.vacancy(&employer, |_| {}).await;
    for about_vacancy in [true, false] {
        sqlx::query(
            "insert into complaints (id, vacancy_id, company_id, reporter_id, reason, created_at)
             select gen_random_uuid(), case when $2 then v.id end, v.company_id, $3::text::uuid, 'fraud', now()
             from vacancies v where v.slug = $1",
        )
        .bind(&slug)
        .bind(about_vacancy)
        .bind(reporter.id())
        .execute(&w.db)
        .await
        .unwrap();
    }
    let again = reporter.post(&format!("/api/v1/jobs/{slug}/report"), json!({ "reason": "fee" })).await;
    again.expect_code(409, "already_reported");
    let moderator = w.staff(StaffRole::Moderator).await;
    let list = moderator.get("/api/v1/staff/complaints").await.expect(200).json();
    let targets: Vec<&Value> = list["data"].as_array().unwrap().iter().map(|row| &row["target"]).collect();
    assert_eq!(targets.len(), 2);
    assert!(targets.contains(&&json!("vacancy")) && targets.contains(&&json!("company")), "{targets:?}");
    // They are deleted together with what they are about.
    let left = async || -> i64 {
        sqlx::query_scalar("select count(*) from complaints").fetch_one(&w.db).await.unwrap()
    };
    sqlx::query("delete from vacancies where slug = $1").bind(&slug).execute(&w.db).await.unwrap();
    assert_eq!(left().await, 1);
}
