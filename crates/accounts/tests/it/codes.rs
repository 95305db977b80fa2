//! Codes: used once, for one purpose, within limits, without revealing whether an account exists.

use jiff::SignedDuration;
use outside::{Outbox, SendError};
use serde_json::json;
use testkit::{Client, World, candidate_form, new_phone};

const SEND: &str = "/api/v1/auth/send-code";
const VERIFY: &str = "/api/v1/auth/verify-code";

fn from(n: u16) -> [u8; 4] {
    let [a, b] = n.to_be_bytes();
    [10, 77, a, b]
}

#[tokio::test]
async fn of_a_hundred_concurrent_right_codes_one_is_accepted() {
    let w = World::new().await;
    let phone = new_phone();
    let request_id = w.ask_code(&w.guest(), &phone, "register").await;
    let code = w.code_for(&phone);
    let mut all = tokio::task::JoinSet::new();
    for n in 0..100 {
        let guest = w.guest().from_address(from(n).into());
        let body = json!({ "request_id": request_id, "code": code });
        all.spawn(async move { guest.post(VERIFY, body).await.status.as_u16() });
    }
    let answers = all.join_all().await;
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 1, "{answers:?}");
    assert!(answers.iter().all(|status| [200, 404].contains(status)), "{answers:?}");
}

#[tokio::test]
async fn two_hundred_guesses_are_five_comparisons() {
    let w = World::new().await;
    let phone = new_phone();
    let request_id = w.ask_code(&w.guest(), &phone, "register").await;
    let right = w.code_for(&phone);
    let wrong = if right == "000000" { "000001" } else { "000000" };
    let mut all = tokio::task::JoinSet::new();
    for n in 0..200 {
        let guest = w.guest().from_address(from(n % 50).into());
        let body = json!({ "request_id": request_id, "code": wrong });
        all.spawn(async move { guest.post(VERIFY, body).await.status.as_u16() });
    }
    let answers = all.join_all().await;
    assert_eq!(answers.iter().filter(|status| **status == 422).count(), 5, "{answers:?}");
    assert!(answers.iter().all(|status| [404, 422].contains(status)), "{answers:?}");
    // Now even the right code is refused.
    let late = json!({ "request_id": request_id, "code": right });
    w.guest().post(VERIFY, late).await.expect_code(404, "verification_not_found");
}

#[tokio::test]
async fn a_wrong_code_says_how_many_tries_are_left() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest().lang("en");
    let request_id = w.ask_code(&guest, &phone, "register").await;
    let right = w.code_for(&phone);
    let wrong = if right == "111111" { "222222" } else { "111111" };
    for left in [4, 3] {
        let body = json!({ "request_id": request_id, "code": wrong });
        let refused = guest.post(VERIFY, body).await.expect_code(422, "wrong_code").json();
        assert_eq!(refused["tries_left"], left);
        assert!(refused["errors"]["code"][0].is_string());
    }
    guest.post(VERIFY, json!({ "request_id": request_id, "code": "12345" })).await.expect_field("code");
    guest.post(VERIFY, json!({ "request_id": request_id, "code": right })).await.expect(200);
}

#[tokio::test]
async fn only_the_newest_code_is_valid_and_for_five_minutes() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let first = w.ask_code(&guest, &phone, "register").await;
    let first_code = w.code_for(&phone);
    w.clock.advance(SignedDuration::from_secs(61));
    let second = w.ask_code(&guest, &phone, "register").await;
    let second_code = w.code_for(&phone);
    assert_ne!(first, second);
    let stale = json!({ "request_id": first, "code": first_code });
    guest.post(VERIFY, stale).await.expect_code(404, "verification_not_found");
    w.clock.advance(SignedDuration::from_secs(301));
    let late = json!({ "request_id": second, "code": second_code });
    let told = guest.lang("en").post(VERIFY, late).await.expect_code(404, "verification_not_found").json();
    assert!(told["message"].as_str().unwrap().starts_with("Verification request not found"), "{told}");
}

#[tokio::test]
async fn a_code_is_valid_for_its_purpose_only() {
    let w = World::new().await;
    let ali = w.candidate().await;
    w.clock.advance(SignedDuration::from_hours(2));
    let guest = w.guest();
    let reset = w.ask_code(&guest, &ali.phone, "reset").await;
    let code = w.code_for(&ali.phone);
    // A code for a password reset can neither register nor change a phone nor serve as a proof.
    let mut form = candidate_form(&ali.phone);
    form["request_id"] = reset.clone().into();
    form["verification_code"] = code.clone().into();
    guest.post("/api/v1/auth/register", form).await.expect_code(200, "verification_not_found");
    ali.post("/api/v1/me/proof", json!({ "request_id": reset }))
        .await
        .expect_code(404, "verification_not_found");
    let new = new_phone();
    let register = w.ask_code(&guest, &new, "register").await;
    let other =
        json!({ "request_id": register, "code": w.code_for(&new), "password": "butunlay yangi parol" });
    guest.post("/api/v1/auth/reset", other).await.expect_code(404, "verification_not_found");
    // For its own purpose it is still valid.
    let body = json!({ "request_id": reset, "code": code, "password": "butunlay yangi parol" });
    guest.post("/api/v1/auth/reset", body).await.expect(200);
}

/// Everything a guest can see: status, body without the random parts, and header names.
async fn seen(guest: &Client, path: &str, body: serde_json::Value) -> String {
    let reply = guest.post(path, body).await;
    let mut json = reply.json();
    for random in ["request_id", "phone"] {
        json.as_object_mut().unwrap().remove(random);
    }
    let headers: Vec<&str> = reply.headers.keys().map(axum::http::HeaderName::as_str).collect();
    format!("{} {json} {headers:?}", reply.status)
}

#[tokio::test]
async fn known_and_unknown_numbers_look_the_same() {
    let w = World::new().await;
    let mut answers = std::collections::BTreeSet::new();
    for n in 0..10 {
        let known = w.candidate().await.phone;
        let unknown = new_phone();
        w.clock.advance(SignedDuration::from_hours(25));
        for (index, phone) in [known, unknown].into_iter().enumerate() {
            let guest = w.guest().from_address(from(n * 10 + index as u16).into());
            for purpose in ["register", "reset"] {
                answers.insert(format!(
                    "{purpose} {}",
                    seen(&guest, SEND, json!({ "phone": phone, "purpose": purpose })).await
                ));
                w.clock.advance(SignedDuration::from_hours(25));
            }
            answers.insert(format!(
                "link {}",
                seen(&guest, "/api/v1/auth/send-link", json!({ "phone": phone })).await
            ));
            let login = json!({ "phone": phone, "password": "notoʻgʻri parol" });
            answers.insert(format!("login {}", seen(&guest, "/api/v1/auth/login", login).await));
        }
    }
    // One distinct response per operation, whether or not the number has an account.
    assert_eq!(answers.len(), 4, "{answers:#?}");
}

#[tokio::test]
async fn registering_a_taken_phone_notifies_its_owner_and_sends_no_code() {
    let w = World::new().await;
    let ali = w.candidate().await;
    w.clock.advance(SignedDuration::from_hours(2));
    let before = w.outbox().len();
    let request_id = w.ask_code(&w.guest(), &ali.phone, "register").await;
    let sent = w.outbox();
    assert_eq!(sent.len(), before + 1);
    assert!(sent[0].code.is_none(), "{sent:?}");
    // The request is a decoy: not even the right digits would be accepted.
    for code in ["000000", "999999"] {
        w.guest().post(VERIFY, json!({ "request_id": request_id, "code": code })).await.expect(422);
    }
    // A password reset for a number without an account sends no message.
    w.ask_code(&w.guest(), &new_phone(), "reset").await;
    assert_eq!(w.outbox().len(), before + 1);
}

#[tokio::test]
async fn a_repeat_with_the_same_key_sends_once() {
    let w = World::new().await;
    let guest = w.guest().with("idempotency-key", "abc");
    let body = json!({ "phone": new_phone(), "purpose": "register" });
    let first = guest.post(SEND, body.clone()).await.expect(200).json();
    let again = guest.post(SEND, body.clone()).await.expect(200).json();
    assert_eq!(first, again);
    w.run_jobs().await;
    assert_eq!(w.outbox().len(), 1);
    // Another key is another request, and too early.
    w.guest().with("idempotency-key", "def").post(SEND, body).await.expect_code(429, "too_many");
    let code = w.outbox()[0].code.clone().unwrap();
    let typed = json!({ "request_id": first["request_id"], "code": code });
    let keyed = w.guest().with("idempotency-key", "verify-1");
    let once = keyed.post(VERIFY, typed.clone()).await.expect(200).json();
    assert_eq!(keyed.post(VERIFY, typed).await.expect(200).json(), once);
}

#[tokio::test]
async fn resending_waits_one_two_and_five_minutes() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let body = json!({ "phone": phone, "purpose": "register" });
    for pause in [60, 120, 300, 300] {
        let sent = guest.post(SEND, body.clone()).await.expect(200).json();
        assert_eq!(sent["resend_after"], pause);
        w.clock.advance(SignedDuration::from_secs(pause - 1));
        let refused = guest.post(SEND, body.clone()).await.expect_code(429, "too_many").json();
        assert!(refused["retry_after"].as_i64().unwrap() >= 1, "{refused}");
        w.clock.advance(SignedDuration::from_secs(1));
    }
    guest.post(SEND, body.clone()).await.expect(200);
    w.clock.advance(SignedDuration::from_secs(301));
    // The sixth within the hour.
    guest.post(SEND, body).await.expect_code(429, "too_many");
}

#[tokio::test]
async fn an_unavailable_provider_is_reported_and_can_be_retried() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let outbox = w.app.shared::<Outbox>();
    for _ in 0..3 {
        outbox.fail_next(SendError::NotSent("connection refused".to_owned()));
    }
    let request_id = w.ask_code(&guest, &phone, "register").await;
    let state =
        guest.post("/api/v1/auth/code-state", json!({ "request_id": request_id })).await.expect(200).json();
    assert_eq!(
        (state["state"].as_str(), state["resend_after"].as_i64()),
        (Some("failed"), Some(0)),
        "{state}"
    );
    assert!(w.outbox().is_empty());
    // Without waiting a minute, because nothing was sent.
    w.ask_code(&guest, &phone, "register").await;
    assert_eq!(w.outbox().len(), 1);
    // A message that may have been sent is not sent again.
    w.clock.advance(SignedDuration::from_secs(61));
    outbox.fail_next(SendError::Unknown("timeout".to_owned()));
    let request_id = w.ask_code(&guest, &phone, "register").await;
    assert_eq!(w.outbox().len(), 2);
    let state =
        guest.post("/api/v1/auth/code-state", json!({ "request_id": request_id })).await.expect(200).json();
    assert_eq!(state["state"], "sent");
}

#[tokio::test]
async fn sms_pumping_stays_within_the_budget_and_other_users_are_served() {
    let w = World::with_limits(accounts::CodeLimits {
        per_address: 20,
        per_network: 60,
        sms: notifications::SmsBudget { price: 100, day: 20_000 },
    })
    .await;
    let mut all = tokio::task::JoinSet::new();
    for n in 0..2_000_u16 {
        // 2,000 numbers from 500 addresses in 25 networks.
        let address = [203, 0, (n % 25) as u8, (n % 500 / 25) as u8];
        let guest = w.guest().from_address(address.into());
        let body = json!({ "phone": new_phone(), "purpose": "register" });
        all.spawn(async move { guest.post(SEND, body).await.status.as_u16() });
        if all.len() >= 32 {
            all.join_next().await;
        }
    }
    all.join_all().await;
    let phone = new_phone();
    let person = w.guest().from_address([198, 51, 100, 7].into());
    person.post(SEND, json!({ "phone": phone, "purpose": "register" })).await.expect(200);
    w.run_jobs().await;
    w.code_for(&phone);
    let spent: i64 =
        sqlx::query_scalar("select sum(costs)::bigint from code_requests").fetch_one(&w.db).await.unwrap();
    assert!(spent <= 20_000, "{spent}");
    assert_eq!(w.outbox().len() as i64 * 100, spent);
}

#[tokio::test]
async fn codes_are_not_stored_in_the_database() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let request_id = w.ask_code(&guest, &phone, "register").await;
    let code = w.code_for(&phone);
    let rows: Vec<String> = sqlx::query_scalar(
        "select row_to_json(r)::text from code_requests r union all select row_to_json(j)::text from jobs j",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    for row in rows {
        assert!(!row.contains(&code) && !row.contains(&request_id), "{row}");
    }
}
