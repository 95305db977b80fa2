//! Sessions: how long they last and how they end.

use jiff::SignedDuration;
use serde_json::json;
use staff::StaffRole;
use testkit::World;

use crate::people::{PASSWORD, Person};

const ME: &str = "/api/v1/staff/me";

#[tokio::test]
async fn an_idle_session_ends_after_half_an_hour() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    w.clock.advance(SignedDuration::from_mins(29));
    malika.console.get(ME).await.expect(200);
    w.clock.advance(SignedDuration::from_mins(29));
    malika.console.get(ME).await.expect(200);
    w.clock.advance(SignedDuration::from_mins(30));
    malika.console.get(ME).await.expect_code(401, "unauthenticated");
}

#[tokio::test]
async fn a_session_ends_after_twelve_hours_of_work() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    for _ in 0..35 {
        w.clock.advance(SignedDuration::from_mins(20));
        malika.console.get(ME).await.expect(200);
    }
    w.clock.advance(SignedDuration::from_mins(20));
    malika.console.get(ME).await.expect_code(401, "unauthenticated");
    assert_eq!(staff::forget_old_sign_ins(&w.app).await.unwrap(), (1, 0));
}

#[tokio::test]
async fn own_sessions_are_listed_and_ended_foreign_ones_are_not() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    let aziz = Person::new(&w, "aziz", StaffRole::Admin).await;
    let second = malika.sign_in_again(&w).await.with("user-agent", "Firefox");
    let listed = malika.console.get("/api/v1/staff/sessions").await.expect(200).json();
    let rows = listed["data"].as_array().unwrap();
    assert_eq!(rows.len(), 2);
    let other = rows.iter().find(|row| row["is_current"] == false).unwrap()["id"].as_str().unwrap();
    let end = format!("/api/v1/staff/sessions/{other}/end");
    aziz.console.post(&end, json!({})).await.expect_code(404, "not_found");
    malika.console.post(&end, json!({})).await.expect(200);
    second.get(ME).await.expect_code(401, "unauthenticated");
    malika.console.get(ME).await.expect(200);
    malika.console.post(&end, json!({})).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    let second = malika.sign_in_again(&w).await;
    let path = "/api/v1/staff/password";
    let code = malika.phone.next_code(&w);
    let weak = json!({ "current": PASSWORD, "password": "malika2024", "totp": code });
    malika.console.post(path, weak).await.expect_field("password");
    let body = json!({ "current": PASSWORD, "password": "kulrang laylak 42", "totp": code });
    malika.console.post(path, body.clone()).await.expect(200);
    second.get(ME).await.expect_code(401, "unauthenticated");
    malika.console.get(ME).await.expect(200);
    malika.console.post(path, body).await.expect_code(403, "staff_sign_in_refused");
}

#[tokio::test]
async fn the_table_holds_no_token() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    malika.console.get(ME).await.expect(200);
    let dump: Vec<String> =
        sqlx::query_scalar("select s::text from staff_sessions s").fetch_all(&w.db).await.unwrap();
    let again = crate::people::sign_in(&w, "malika", PASSWORD, &malika.phone.next_code(&w)).await;
    let secret = crate::people::cookie_of(&again).split('|').nth(1).unwrap().to_owned();
    assert_eq!(secret.len(), 40);
    assert!(!dump.iter().any(|row| row.contains(&secret)));
}

#[tokio::test]
async fn only_expired_sessions_and_attempts_are_deleted() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    crate::people::sign_in(&w, "nobody", PASSWORD, "123456").await.expect(403);
    assert_eq!(staff::forget_old_sign_ins(&w.app).await.unwrap(), (0, 0));
    malika.console.get(ME).await.expect(200);
    w.clock.advance(SignedDuration::from_hours(25));
    assert_eq!(staff::forget_old_sign_ins(&w.app).await.unwrap(), (1, 2), "by address and by login");
}
