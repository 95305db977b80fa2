//! The journal: what it contains, who can read it, and that it cannot be changed.

use serde_json::json;
use staff::StaffRole;
use staff::audit::{self, Actor, Event};
use testkit::World;

use kernel::Clock as _;

use crate::people::{Person, sign_in};

#[tokio::test]
async fn a_row_says_who_what_when_and_from_where() {
    let w = World::new().await;
    let admin = Person::new(&w, "root", StaffRole::Admin).await;
    let refused = sign_in(&w, "root", "not this one", "123456").await.expect(403);
    let journal = admin.console.clone().lang("en").get("/api/v1/staff/audit").await.expect(200).json();
    let rows = journal["data"].as_array().unwrap();
    assert_eq!(journal["meta"]["total"], 4);
    assert_eq!(rows[0]["action"], "staff_sign_in_refused");
    assert_eq!(rows[0]["title"], "Sign-in of staff refused");
    assert_eq!(rows[0]["request_id"], refused.header("x-request-id"));
    assert_eq!(rows[0]["address"], "192.0.2.1");
    assert_eq!(rows[0]["at"], w.clock.now().to_string());
    assert_eq!(rows[0]["actor"], json!({ "kind": "system", "id": null, "name": null }));
    let object = json!({ "kind": "staff_member", "id": admin.id, "name": "Malika Yusupova", "path": "/admin/members" });
    assert_eq!(rows[0]["object"], object);
    assert_eq!(rows[1]["actor"], json!({ "kind": "staff", "id": admin.id, "name": "Malika Yusupova" }));
    assert_eq!(rows[3]["action"], "staff_created");
    assert_eq!(rows[3]["actor"]["kind"], "cli");
    let codes: Vec<&str> =
        journal["actions"].as_array().unwrap().iter().map(|one| one["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["staff_created", "staff_sign_in_refused", "staff_signed_in", "staff_welcomed"]);
}

#[tokio::test]
async fn it_is_filtered_and_paged() {
    let w = World::new().await;
    let admin = Person::new(&w, "root", StaffRole::Admin).await;
    let malika = Person::new(&w, "malika", StaffRole::Content).await;
    let count = |query: String| {
        let console = admin.console.clone();
        async move {
            let answer = console.get(&format!("/api/v1/staff/audit?{query}")).await.expect(200).json();
            (answer["data"].as_array().unwrap().len(), answer["meta"]["total"].as_u64().unwrap())
        }
    };
    assert_eq!(count(String::new()).await, (6, 6));
    assert_eq!(count(format!("actor={}", malika.id)).await, (2, 2));
    assert_eq!(count("action=staff_created".to_owned()).await, (2, 2));
    assert_eq!(count("actor_kind=cli".to_owned()).await, (2, 2));
    assert_eq!(count(format!("actor={}&action=staff_welcomed", malika.id)).await, (1, 1));
    assert_eq!(count("action=nothing".to_owned()).await, (0, 0));
    assert_eq!(count("per_page=4&page=2".to_owned()).await, (2, 6));
    for bad in ["actor=7", "actor_kind=robot"] {
        let path = format!("/api/v1/staff/audit?{bad}");
        admin.console.get(&path).await.expect_code(400, "bad_request");
    }
    admin.console.get("/api/v1/staff/audit?action=%00").await.expect_field("action");
    malika.console.get("/api/v1/staff/audit").await.expect_code(403, "forbidden");
}

#[tokio::test]
async fn an_empty_journal_has_no_actions() {
    let w = World::new().await;
    let admin = Person::new(&w, "root", StaffRole::Admin).await;
    let answer = admin.console.get("/api/v1/staff/audit?action=nothing").await.expect(200).json();
    assert_eq!(answer["data"], json!([]));
    assert_eq!(answer["actions"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn the_database_refuses_changes_to_the_journal() {
    let w = World::new().await;
    let event = Event::new(w.clock.now(), Actor::System, "test_event").on("thing", 7).with(json!({ "n": 1 }));
    audit::write(&mut w.db.acquire().await.unwrap(), &event).await.unwrap();
    for change in
        ["update audit_events set action = 'nothing'", "delete from audit_events", "truncate audit_events"]
    {
        let refused = sqlx::query(change).execute(&w.db).await.unwrap_err();
        let database = refused.as_database_error().unwrap();
        assert_eq!(database.constraint(), Some("audit_events_stay"), "{change}: {refused}");
    }
    let left: i64 = sqlx::query_scalar("select count(*) from audit_events").fetch_one(&w.db).await.unwrap();
    assert_eq!(left, 1);
}

#[tokio::test]
async fn a_rolled_back_event_is_not_in_the_journal() {
    let w = World::new().await;
    let mut tx = w.db.begin().await.unwrap();
    let event = Event::new(w.clock.now(), Actor::Cli, "test_event");
    audit::write(&mut tx, &event).await.unwrap();
    tx.rollback().await.unwrap();
    let rows: i64 = sqlx::query_scalar("select count(*) from audit_events").fetch_one(&w.db).await.unwrap();
    assert_eq!(rows, 0);
}
