//! What an admin can do to other members.

use serde_json::json;
use staff::StaffRole;
use testkit::World;

use crate::people::{Person, actions, invite};

#[tokio::test]
async fn an_admin_sees_everybody_and_changes_everybody_but_himself() {
    let w = World::new().await;
    let admin = Person::new(&w, "root", StaffRole::Admin).await;
    invite(&w, "malika", StaffRole::Content).await;
    let listed = admin.console.get("/api/v1/staff/members").await.expect(200).json();
    let row = |login: &str| {
        let rows = listed["data"].as_array().unwrap();
        rows.iter().find(|row| row["login"] == login).unwrap().clone()
    };
    assert_eq!(
        (row("root")["state"].clone(), row("malika")["state"].clone()),
        (json!("ready"), json!("invited"))
    );
    assert!(row("root")["last_used_at"].is_string() && row("malika")["last_used_at"].is_null());

    let path = |id: &str, what: &str| format!("/api/v1/staff/members/{id}/{what}");
    let own = admin.console.post(&path(&admin.id, "disable"), json!({})).await;
    own.expect_code(409, "staff_own_account");
    let own = admin.console.post(&path(&admin.id, "role"), json!({ "role": "content" })).await;
    own.expect_code(409, "staff_own_account");
    let unknown = uuid::Uuid::now_v7().to_string();
    admin.console.post(&path(&unknown, "disable"), json!({})).await.expect_code(404, "not_found");
    admin.console.post(&path("7", "disable"), json!({})).await.expect_code(404, "not_found");
    let malika = row("malika")["id"].as_str().unwrap().to_owned();
    let role = admin.console.post(&path(&malika, "role"), json!({ "role": "owner" })).await;
    role.expect_code(400, "bad_request");

    let before = actions(&w).await.len();
    let changed = admin.console.post(&path(&malika, "role"), json!({ "role": "finance" })).await.expect(200);
    assert_eq!(changed.json()["member"]["role"], "finance");
    admin.console.post(&path(&malika, "role"), json!({ "role": "finance" })).await.expect(200);
    assert_eq!(
        actions(&w).await[before..],
        ["staff_role_changed"],
        "a call without a change is not recorded"
    );
    let details: serde_json::Value =
        sqlx::query_scalar("select details from audit_events where action = 'staff_role_changed'")
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert_eq!(details, json!({ "from": "content", "to": "finance" }));
}

#[tokio::test]
async fn two_admins_cannot_disable_each_other_at_once() {
    let w = World::new().await;
    let (one, other) =
        (Person::new(&w, "one", StaffRole::Admin).await, Person::new(&w, "other", StaffRole::Admin).await);
    let disable = |by: &Person, whom: &Person| {
        let (client, path) = (by.console.clone(), format!("/api/v1/staff/members/{}/disable", whom.id));
        tokio::spawn(async move { client.post(&path, json!({})).await.status.as_u16() })
    };
    let (first, second) = (disable(&one, &other), disable(&other, &one));
    let mut answers = [first.await.unwrap(), second.await.unwrap()];
    answers.sort_unstable();
    assert_eq!(answers, [200, 401]);
    let left: i64 = sqlx::query_scalar("select count(*) from staff_members where disabled_at is null")
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!(left, 1);
}
