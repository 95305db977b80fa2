//! Signing in and out.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{PASSWORD, Person, World};

const LOGIN: &str = "/api/v1/auth/login";

fn credentials(person: &Person) -> Value {
    json!({ "phone": person.phone, "password": PASSWORD })
}

#[tokio::test]
async fn phone_and_password_sign_in_and_logout_ends_the_session() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let reply = w.guest().post(LOGIN, credentials(&ali)).await.expect(200);
    let cookie = reply.header("set-cookie").to_owned();
    assert!(
        cookie.starts_with("token=") && cookie.contains("SameSite=Lax") && !cookie.contains("Max-Age"),
        "{cookie}"
    );
    let signed = reply.json();
    let token = signed["token"].as_str().unwrap();
    assert!(token.contains('|'));
    let again = w.person(w.guest(), ali.phone.clone(), &signed);
    again.get("/api/v1/me").await.expect(200);
    let out = again.post("/api/v1/auth/logout", json!({})).await.expect(200);
    assert!(out.header("set-cookie").contains("Max-Age=0"));
    again.get("/api/v1/me").await.expect_code(401, "unauthenticated");
    // The other browser stays signed in.
    ali.get("/api/v1/me").await.expect(200);
    let kept = json!({ "phone": ali.phone, "password": PASSWORD, "remember": true });
    let reply = w.guest().post(LOGIN, kept).await.expect(200);
    assert!(reply.header("set-cookie").contains("Max-Age="));
}

#[tokio::test]
async fn a_wrong_password_is_reported_at_the_phone_field() {
    let w = World::new().await;
    let ali = w.candidate().await;
    for password in ["notoʻgʻri parol", "", "1", &"x".repeat(900)] {
        let body = json!({ "phone": ali.phone, "password": password });
        let refused = w.guest().post(LOGIN, body).await.expect_code(200, "wrong_credentials").json();
        assert_eq!(refused["errors"]["phone"][0], refused["message"], "{refused}");
        assert!(refused.get("token").is_none());
    }
    w.guest().post(LOGIN, json!({ "phone": "12", "password": "x" })).await.expect_field("phone");
}

#[tokio::test]
async fn guesses_slow_down_strangers_but_not_a_known_browser() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let reply = w.guest().post(LOGIN, credentials(&ali)).await.expect(200);
    let cookies: Vec<&str> =
        reply.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok()).collect();
    let device = cookies.iter().find(|cookie| cookie.starts_with("device=")).expect("a device cookie");
    assert!(device.contains("HttpOnly"), "{device}");
    let known = w.guest().with("cookie", device.split(';').next().unwrap());
    let wrong = json!({ "phone": ali.phone, "password": "notoʻgʻri parol" });
    let mut refused = 0;
    for n in 0..30_u8 {
        let stranger = w.guest().from_address([10, 1, 1, n].into());
        let reply = stranger.post(LOGIN, wrong.clone()).await;
        refused += u32::from(reply.status.as_u16() == 429);
    }
    assert_eq!(refused, 25, "five guesses, then a pause");
    let stranger = w.guest().from_address([10, 1, 2, 1].into());
    stranger.post(LOGIN, credentials(&ali)).await.expect_code(429, "too_many");
    known.post(LOGIN, credentials(&ali)).await.expect(200);
    // Half a minute later the stranger may try again.
    w.clock.advance(SignedDuration::from_secs(31));
    stranger.post(LOGIN, wrong).await.expect_code(200, "wrong_credentials");
}

#[tokio::test]
async fn sessions_expire() {
    let w = World::new().await;
    let passing = w.candidate().await;
    w.clock.advance(SignedDuration::from_hours(11));
    passing.get("/api/v1/me").await.expect(200);
    w.clock.advance(SignedDuration::from_mins(61));
    passing.get("/api/v1/me").await.expect(401);
    let body = json!({ "phone": passing.phone, "password": PASSWORD, "remember": true });
    let signed = w.guest().post(LOGIN, body).await.expect(200).json();
    let kept = w.person(w.guest(), passing.phone.clone(), &signed);
    for _ in 0..4 {
        w.clock.advance(SignedDuration::from_hours(20 * 24));
        kept.get("/api/v1/me").await.expect(200);
    }
    // After three months the session ends, whether it was used or not.
    w.clock.advance(SignedDuration::from_hours(11 * 24));
    kept.get("/api/v1/me").await.expect(401);
}

#[tokio::test]
async fn tokens_are_not_stored_and_forged_ones_are_refused() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let rows: Vec<String> =
        sqlx::query_scalar("select row_to_json(s)::text from sessions s").fetch_all(&w.db).await.unwrap();
    let secret = ali.token.split_once('|').unwrap().1;
    assert!(rows.iter().all(|row| !row.contains(secret)));
    let id = ali.token.split_once('|').unwrap().0;
    let hashes: Vec<String> =
        sqlx::query_scalar("select password_hash from users").fetch_all(&w.db).await.unwrap();
    assert!(hashes.iter().all(|hash| hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$")), "{hashes:?}");
    for forged in [
        format!("{id}|{}", "x".repeat(40)),
        id.to_owned(),
        format!("{id}|"),
        secret.to_owned(),
        "null".to_owned(),
        "1|0123456789012345678901234567890123456789".to_owned(),
    ] {
        let client = w.guest().with("authorization", &format!("Bearer {forged}"));
        client.get("/api/v1/me").await.expect_code(401, "unauthenticated");
    }
    // API calls accept neither the cookie nor a token in the URL.
    w.guest().with("cookie", &format!("token={}", ali.token)).get("/api/v1/me").await.expect(401);
    w.guest().get(&format!("/api/v1/me?token={}", ali.token.replace('|', "%7C"))).await.expect(401);
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_and_ends_every_session() {
    let w = World::new().await;
    let ali = w.candidate().await;
    w.clock.advance(SignedDuration::from_hours(1));
    let guest = w.guest();
    let sent = guest.post("/api/v1/auth/forgot", json!({ "phone": ali.phone })).await.expect(200).json();
    w.run_jobs().await;
    let request_id = sent["request_id"].clone();
    // The second step without the first.
    let reset = json!({ "request_id": request_id, "password": "butunlay yangi parol" });
    guest.post("/api/v1/auth/reset", reset.clone()).await.expect_code(404, "verification_not_found");
    let typed = json!({ "request_id": request_id, "code": w.code_for(&ali.phone) });
    guest.post("/api/v1/auth/verify-code", typed).await.expect(200);
    let weak = json!({ "request_id": request_id, "password": "12345678" });
    guest.post("/api/v1/auth/reset", weak).await.expect_field("password");
    let done = guest.post("/api/v1/auth/reset", reset.clone()).await.expect(200).json();
    assert!(done.get("token").is_none(), "it does not sign in");
    guest.post("/api/v1/auth/reset", reset).await.expect_code(404, "verification_not_found");
    ali.get("/api/v1/me").await.expect(401);
    guest.post(LOGIN, credentials(&ali)).await.expect_code(200, "wrong_credentials");
    let new = json!({ "phone": ali.phone, "password": "butunlay yangi parol" });
    assert_eq!(guest.post(LOGIN, new).await.expect(200).json()["status"], true);
    w.run_jobs().await;
    assert!(w.outbox()[0].text.contains("parol"), "the owner is notified: {:?}", w.outbox()[0]);
}

#[tokio::test]
async fn a_link_signs_in_once() {
    let w = World::new().await;
    let ali = w.candidate().await;
    w.guest().post("/api/v1/auth/send-link", json!({ "phone": ali.phone })).await.expect(200);
    w.run_jobs().await;
    let text = w.outbox()[0].text.clone();
    let secret = text.split("/auth/verifier/").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let guest = w.guest();
        let body = json!({ "secret": secret });
        all.spawn(async move { guest.post("/api/v1/auth/verifier", body).await.status.as_u16() });
    }
    let answers = all.join_all().await;
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
    // Another one, too late.
    w.clock.advance(SignedDuration::from_secs(61));
    let guest = w.guest();
    guest
        .post("/api/v1/auth/verifier", json!({ "secret": "x" }))
        .await
        .expect_code(404, "verification_not_found");
}
