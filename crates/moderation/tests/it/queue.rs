//! The queue and its decisions.

use jiff::SignedDuration;
use kernel::Clock as _;
use kernel::Locale;
use moderation::reasons::reasons_for;
use moderation::trust::{Record, settle};
use moderation::{RevisionId, waiting_time};
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, Reply, World, vacancy_form};

use crate::notes::{Notes, edit, public_title, world, write};

async fn decide(moderator: &Client, revision: RevisionId, verdict: &str, body: Value) -> Reply {
    moderator.post(&format!("/api/v1/staff/moderation/{revision}/{verdict}"), body).await
}

pub async fn journal(w: &World, slug: &str) -> Vec<(String, String, Value)> {
    sqlx::query_as(
        "select action, actor_kind, details from audit_events
         where object_kind = 'note' and object_id = $1 order by at, id",
    )
    .bind(slug)
    .fetch_all(&w.db)
    .await
    .unwrap()
}

#[tokio::test]
async fn a_text_is_refused_with_reasons_and_its_successor_approved() {
    let w = world().await;
    let owner = w.candidate().await;
    let moderator = w.staff(StaffRole::Moderator).await;
    let first = write(&w, &owner, "choynak", 0).await;
    let refuse =
        async |reasons: Value| decide(&moderator, first, "reject", json!({ "reasons": reasons })).await;
    refuse(json!([])).await.expect_field("reasons");
    refuse(json!([{ "code": "unreadable", "field": "salary" }])).await.expect_field("reasons.0.field");
    refuse(json!([{ "code": "unreadable", "field": "title" }])).await.expect(200);
    assert_eq!(public_title(&w, "choynak").await, None);
    let again = refuse(json!([{ "code": "unreadable" }])).await.expect_code(409, "already_decided").json();
    assert_eq!((&again["state"], &again["decided_by"]), (&json!("rejected"), &json!("Sardor Karimov")));

    let stored: Value = sqlx::query_scalar("select reasons from note_revisions where id = $1")
        .bind(first.as_uuid())
        .fetch_one(&w.db)
        .await
        .unwrap();
    let worded = reasons_for(&w.app, &stored, Locale::Ru);
    assert_eq!(worded[0].title, "Текст невозможно понять");
    assert!(worded[0].fix.starts_with("Перепишите"), "{worded:?}");

    let second = edit(&w, "choynak", "Choynak", 0).await;
    let third = edit(&w, "choynak", "Sariq choynak", 0).await;
    decide(&moderator, second, "approve", json!({})).await.expect_code(409, "superseded");
    decide(&moderator, third, "approve", json!({})).await.expect(200);
    assert_eq!(public_title(&w, "choynak").await.as_deref(), Some("Sariq choynak"));
    decide(&moderator, RevisionId::new(), "approve", json!({})).await.expect_code(404, "not_found");
    assert_eq!(
        journal(&w, "choynak").await,
        [
            (
                "note_rejected".to_owned(),
                "staff".to_owned(),
                json!({ "revision": first, "is_edit": false, "reasons": ["unreadable"] })
            ),
            ("note_approved".to_owned(), "staff".to_owned(), json!({ "revision": third, "is_edit": false })),
        ]
    );
}

#[tokio::test]
async fn kinds_share_one_queue() {
    let w = world().await;
    let (writer, employer) = (w.candidate().await, w.customer().await);
    write(&w, &writer, "old", 0).await;
    w.clock.advance(SignedDuration::from_mins(1));
    let vacancy = w.submit(&employer, vacancy_form()).await;
    w.clock.advance(SignedDuration::from_mins(1));
    write(&w, &writer, "new", 0).await;
    write(&w, &writer, "risky", 50).await;
    let moderator = w.staff(StaffRole::Moderator).await;
    let page = async |query: &str| {
        let list = moderator.get(&format!("/api/v1/staff/moderation?{query}")).await.expect(200).json();
        let slugs: Vec<String> = list["data"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["slug"].as_str().unwrap().to_owned())
            .collect();
        (slugs, list)
    };
    let (slugs, list) = page("").await;
    assert_eq!(slugs, ["risky", "old", vacancy.as_str(), "new"]);
    assert_eq!((&list["waiting"], &list["meta"]["total"]), (&json!(4), &json!(4)));
    assert_eq!(list["median_minutes"], 7, "no decision about a vacancy is included");
    assert_eq!(list["data"][0]["company"], Value::Null);
    assert_eq!(list["data"][2]["company"]["name"], "Anor Savdo");
    assert_eq!(page("page=1&per_page=2").await.0, ["risky", "old"]);
    assert_eq!(page("page=2&per_page=2").await.0, [vacancy.as_str(), "new"]);
    let mut db = w.db.acquire().await.unwrap();
    assert_eq!(waiting_time::usual_hours(&w.app, &mut db, &Notes).await.unwrap(), Some(1));
}

#[tokio::test]
async fn rules_approve_for_every_kind() {
    let w = world().await;
    let owner = w.candidate().await;
    let revision = write(&w, &owner, "choynak", 0).await;
    let settled = async |approved: i64| {
        let mut tx = w.db.begin().await.unwrap();
        let author = Record { is_verified: true, approved, upheld: 0 };
        let is_approved = settle(&mut tx, &Notes, revision, &author, 0, w.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
        is_approved
    };
    assert!(!settled(2).await);
    assert_eq!(public_title(&w, "choynak").await, None);
    assert!(settled(3).await);
    assert_eq!(public_title(&w, "choynak").await.as_deref(), Some("choynak"));
    let rows = journal(&w, "choynak").await;
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].0.as_str(), rows[0].1.as_str()), ("note_approved", "system"));
}
