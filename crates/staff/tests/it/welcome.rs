//! The one-time link.

use jiff::SignedDuration;
use serde_json::json;
use staff::StaffRole;
use testkit::World;

use crate::people::{Person, actions, finish, finish_body, invite, sign_in, start, visitor};

const START: &str = "/api/v1/staff/welcome/start";

#[tokio::test]
async fn a_reload_shows_the_same_authenticator() {
    let w = World::new().await;
    let secret = invite(&w, "malika", StaffRole::Content).await;
    let first = visitor(&w).post(START, json!({ "secret": secret })).await.expect(200).json();
    let second = visitor(&w).post(START, json!({ "secret": secret })).await.expect(200).json();
    assert_eq!(first["totp"], second["totp"]);
    assert_eq!((first["login"].clone(), first["role"].clone()), (json!("malika"), json!("content")));
    assert!(first["totp"]["uri"].as_str().unwrap().starts_with("otpauth://totp/Ishbor:malika?"), "{first}");
    assert!(first["totp"]["qr"].as_str().unwrap().contains("<svg"));
    let stored: Vec<u8> =
        sqlx::query_scalar("select totp_sealed from staff_members").fetch_one(&w.db).await.unwrap();
    let typed = secrets::totp::from_base32(first["totp"]["secret"].as_str().unwrap()).unwrap();
    assert!(!stored.windows(typed.len()).any(|part| part == typed), "the secret is stored unencrypted");
}

#[tokio::test]
async fn steps_in_the_wrong_order_are_refused() {
    let w = World::new().await;
    let secret = invite(&w, "malika", StaffRole::Content).await;
    finish(&w, finish_body(&secret, "123456")).await.expect_code(404, "staff_invitation_dead");
    for unknown in ["", "short", &"A".repeat(43), &"A".repeat(5000), "\u{0}"] {
        let body = json!({ "secret": unknown });
        visitor(&w).post(START, body).await.expect_code(404, "staff_invitation_dead");
    }
    let phone = start(&w, &secret).await;
    finish(&w, finish_body(&secret, &phone.wrong_code(&w))).await.expect_field("totp");
    finish(&w, finish_body(&secret, &phone.code(&w))).await.expect(200);
    visitor(&w).post(START, json!({ "secret": secret })).await.expect_code(404, "staff_invitation_dead");
    finish(&w, finish_body(&secret, &phone.next_code(&w))).await.expect_code(404, "staff_invitation_dead");
    assert_eq!(actions(&w).await, ["staff_created", "staff_welcomed", "staff_signed_in"]);
}

#[tokio::test]
async fn a_weak_password_is_reported_at_its_field() {
    let w = World::new().await;
    let secret = invite(&w, "malika", StaffRole::Content).await;
    let phone = start(&w, &secret).await;
    for weak in ["password", "qwerty123", "malika2024", "Yusupova1", "1234567"] {
        let body = json!({ "secret": secret, "password": weak, "totp": phone.code(&w) });
        finish(&w, body).await.expect_field("password");
    }
    finish(&w, finish_body(&secret, &phone.code(&w))).await.expect(200);
}

#[tokio::test]
async fn a_link_lives_three_days() {
    let w = World::new().await;
    let secret = invite(&w, "malika", StaffRole::Content).await;
    w.clock.advance(SignedDuration::from_hours(71));
    let phone = start(&w, &secret).await;
    w.clock.advance(SignedDuration::from_hours(1));
    let code = phone.code(&w);
    finish(&w, finish_body(&secret, &code)).await.expect_code(404, "staff_invitation_dead");
    visitor(&w).post(START, json!({ "secret": secret })).await.expect_code(404, "staff_invitation_dead");
}

#[tokio::test]
async fn a_disabled_members_link_is_dead() {
    let w = World::new().await;
    let secret = invite(&w, "malika", StaffRole::Content).await;
    let phone = start(&w, &secret).await;
    assert!(staff::disable_by_login(&w.app, &crate::people::login("malika")).await.unwrap());
    finish(&w, finish_body(&secret, &phone.code(&w))).await.expect_code(404, "staff_invitation_dead");
}

#[tokio::test]
async fn of_twenty_concurrent_requests_one_uses_the_link() {
    let w = World::new().await;
    let secret = invite(&w, "malika", StaffRole::Content).await;
    let phone = start(&w, &secret).await;
    let tries = (0..20).map(|_| {
        let (client, body) = (visitor(&w), finish_body(&secret, &phone.code(&w)));
        tokio::spawn(async move { client.post("/api/v1/staff/welcome/finish", body).await.status.as_u16() })
    });
    let mut answers = Vec::new();
    for one in tries.collect::<Vec<_>>() {
        answers.push(one.await.unwrap());
    }
    answers.sort_unstable();
    assert_eq!(answers[0], 200);
    assert!(answers[1..].iter().all(|status| *status == 404), "{answers:?}");
    let sessions: i64 =
        sqlx::query_scalar("select count(*) from staff_sessions").fetch_one(&w.db).await.unwrap();
    assert_eq!(sessions, 1);
}

#[tokio::test]
async fn two_tabs_get_one_authenticator() {
    let w = World::new().await;
    let secret = invite(&w, "malika", StaffRole::Content).await;
    let tabs: Vec<_> = (0..10)
        .map(|_| {
            let (client, body) = (visitor(&w), json!({ "secret": secret }));
            tokio::spawn(async move {
                client.post(START, body).await.expect(200).json()["totp"]["secret"].clone()
            })
        })
        .collect();
    let mut secrets = Vec::new();
    for tab in tabs {
        secrets.push(tab.await.unwrap());
    }
    secrets.dedup();
    assert_eq!(secrets.len(), 1);
}

#[tokio::test]
async fn the_code_used_at_setup_does_not_sign_in_again() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Content).await;
    let used = malika.phone.code(&w);
    sign_in(&w, "malika", crate::people::PASSWORD, &used).await.expect_code(403, "staff_sign_in_refused");
}
