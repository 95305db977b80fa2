//! Guessing: delays grow, codes work once, parallel attempts gain nothing.

use jiff::SignedDuration;
use serde_json::json;
use staff::StaffRole;
use testkit::{Reply, World};

use crate::people::{PASSWORD, Person, actions, sign_in, signed, visitor};

const SIGN_IN: &str = "/api/v1/staff/sign-in";

#[tokio::test]
async fn a_code_works_once_even_concurrently() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    let body = json!({ "login": "malika", "password": PASSWORD, "totp": malika.phone.next_code(&w) });
    let tries: Vec<_> = (0..5)
        .map(|_| {
            let (client, body) = (visitor(&w), body.clone());
            tokio::spawn(async move { client.post(SIGN_IN, body).await.status.as_u16() })
        })
        .collect();
    let mut answers = Vec::new();
    for one in tries {
        answers.push(one.await.unwrap());
    }
    answers.sort_unstable();
    assert_eq!(answers, [200, 403, 403, 403, 403]);
    // The code of the previous step is within the allowed window but is no longer accepted.
    let (client, old) = (visitor(&w), body);
    client.post(SIGN_IN, old).await.expect_code(403, "staff_sign_in_refused");
}

#[tokio::test]
async fn pauses_grow_for_known_and_unknown_logins() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    for login in ["malika", "nobody"] {
        let from = |number: u8| visitor(&w).from_address([198, 51, 100, number].into());
        let body = json!({ "login": login, "password": "not this one", "totp": "123456" });
        for number in 0..5 {
            from(number).post(SIGN_IN, body.clone()).await.expect_code(403, "staff_sign_in_refused");
        }
        let waiting = from(9).post(SIGN_IN, body.clone()).await.expect_code(429, "too_many");
        assert_eq!(waiting.json()["retry_after"], 31, "{login}");
        w.clock.advance(SignedDuration::from_secs(30));
        from(10).post(SIGN_IN, body.clone()).await.expect_code(403, "staff_sign_in_refused");
        let waiting = from(11).post(SIGN_IN, body).await.expect_code(429, "too_many");
        assert_eq!(waiting.json()["retry_after"], 61, "{login}");
    }
    w.clock.advance(SignedDuration::from_secs(60));
    let code = malika.phone.next_code(&w);
    sign_in(&w, "malika", PASSWORD, &code).await.expect(200);
    let left: Vec<String> =
        sqlx::query_scalar("select subject from staff_failures where subject like 'login %'")
            .fetch_all(&w.db)
            .await
            .unwrap();
    assert_eq!(left, ["login nobody"], "a successful sign-in resets its count");
}

#[tokio::test]
async fn attempts_are_rate_limited_per_address() {
    let w = World::new().await;
    for number in 0..20 {
        let login = format!("member{number}");
        sign_in(&w, &login, PASSWORD, "123456").await.expect_code(403, "staff_sign_in_refused");
    }
    sign_in(&w, "another", PASSWORD, "123456").await.expect_code(429, "too_many");
    let body = json!({ "login": "another", "password": PASSWORD, "totp": "123456" });
    let elsewhere = visitor(&w).from_address([203, 0, 113, 5].into());
    elsewhere.post(SIGN_IN, body).await.expect_code(403, "staff_sign_in_refused");
}

#[tokio::test]
async fn concurrent_attempts_are_limited_like_sequential_ones() {
    let w = World::new().await;
    Person::new(&w, "malika", StaffRole::Moderator).await;
    let body = json!({ "login": "malika", "password": "not this one", "totp": "123456" });
    let tries: Vec<_> = (0..40_u8)
        .map(|number| {
            let client = visitor(&w).from_address([198, 51, 100, number].into());
            let body = body.clone();
            tokio::spawn(async move { client.post(SIGN_IN, body).await.status.as_u16() })
        })
        .collect();
    let mut compared = 0;
    for one in tries {
        match one.await.unwrap() {
            403 => compared += 1,
            429 => {}
            other => panic!("{other}"),
        }
    }
    assert_eq!(compared, 5);
    let refused = actions(&w).await.into_iter().filter(|action| action == "staff_sign_in_refused").count();
    assert_eq!(refused, 5);
}

#[tokio::test]
async fn an_unknown_login_is_not_recorded() {
    let w = World::new().await;
    Person::new(&w, "malika", StaffRole::Moderator).await;
    sign_in(&w, "hunter2-is-my-password", PASSWORD, "123456").await.expect(403);
    sign_in(&w, "malika", "not this one", "123456").await.expect(403);
    let rows: Vec<(Option<String>, String)> = sqlx::query_as(
        "select object_id, details::text from audit_events where action = 'staff_sign_in_refused' order by id",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    assert_eq!(rows[0], (None, "{}".to_owned()));
    assert!(rows[1].0.is_some());
}

#[tokio::test]
async fn password_guesses_in_an_open_console_are_rate_limited_too() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    let path = "/api/v1/staff/password";
    for _ in 0..5 {
        let body = json!({ "current": "not this one", "password": "kulrang laylak 42", "totp": "123456" });
        malika.console.post(path, body).await.expect_code(403, "staff_sign_in_refused");
    }
    let code = malika.phone.next_code(&w);
    let body = json!({ "current": PASSWORD, "password": "kulrang laylak 42", "totp": code });
    // The thirty seconds until the new code cover the first delay.
    malika.console.post(path, body.clone()).await.expect(200);
    let code = malika.phone.next_code(&w);
    sign_in(&w, "malika", PASSWORD, &code).await.expect_code(403, "staff_sign_in_refused");
    let again = sign_in(&w, "malika", "kulrang laylak 42", &code).await.expect(200);
    signed(&w, &again).get("/api/v1/staff/me").await.expect(200);
}

#[tokio::test]
async fn strangers_cannot_lock_out_a_member_who_signed_in_before() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    let first = sign_in(&w, "malika", PASSWORD, &malika.phone.next_code(&w)).await.expect(200);
    let known = visitor(&w).with("cookie", &device_of(&first));
    let wrong = json!({ "login": "malika", "password": "not this one", "totp": "123456" });
    w.clock.advance(SignedDuration::from_secs(30));
    for number in 0..5 {
        let stranger = visitor(&w).from_address([198, 51, 100, number].into());
        stranger.post(SIGN_IN, wrong.clone()).await.expect_code(403, "staff_sign_in_refused");
    }
    visitor(&w).post(SIGN_IN, wrong.clone()).await.expect_code(429, "too_many");
    let right = json!({ "login": "malika", "password": PASSWORD, "totp": malika.phone.code(&w) });
    let again = known.post(SIGN_IN, right).await.expect(200);
    assert_eq!(again.headers.get_all("set-cookie").iter().count(), 1, "the browser is known already");
    // Its own failures delay a known browser too.
    for _ in 0..5 {
        known.post(SIGN_IN, wrong.clone()).await.expect_code(403, "staff_sign_in_refused");
    }
    known.post(SIGN_IN, wrong).await.expect_code(429, "too_many");
}

#[tokio::test]
async fn a_browser_is_known_for_its_own_member_only() {
    let w = World::new().await;
    Person::new(&w, "malika", StaffRole::Moderator).await;
    let nodir = Person::new(&w, "nodir", StaffRole::Moderator).await;
    let other = sign_in(&w, "nodir", PASSWORD, &nodir.phone.next_code(&w)).await.expect(200);
    let wrong = json!({ "login": "malika", "password": "not this one", "totp": "123456" });
    for number in 0..5 {
        let stranger = visitor(&w).from_address([198, 51, 100, number].into());
        stranger.post(SIGN_IN, wrong.clone()).await.expect_code(403, "staff_sign_in_refused");
    }
    for cookie in [device_of(&other), "staff_device=abc.def".to_owned()] {
        let claimed = visitor(&w).with("cookie", &cookie);
        claimed.post(SIGN_IN, wrong.clone()).await.expect_code(429, "too_many");
    }
}

/// The cookie by which a browser is known later.
fn device_of(reply: &Reply) -> String {
    let cookies = reply.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.filter_map(|cookie| cookie.split(';').next());
    pairs.find(|pair| pair.starts_with("staff_device=")).expect("a cookie of the browser").to_owned()
}
