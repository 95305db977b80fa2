//! Parallel attempts: every limit holds as it does for sequential ones, and a request never waits for a connection
//! while it holds another.

use accounts::sign_in::link::SendLink;
use jiff::SignedDuration;
use kernel::Clock as _;
use secrets::totp;
use serde_json::{Value, json};
use testkit::{Client, PASSWORD, Person, World, candidate_form, new_phone};
use tokio::task::JoinHandle;

const WRONG: &str = "kulrang laylak 42";

/// The statuses of parallel calls.
type Tries = Vec<JoinHandle<u16>>;

/// Sends the same request many times at once.
fn at_once(count: u8, client: impl Fn(u8) -> Client, path: &'static str, body: &Value) -> Tries {
    (0..count)
        .map(|number| {
            let (client, body) = (client(number), body.clone());
            tokio::spawn(async move { client.post(path, body).await.status.as_u16() })
        })
        .collect()
}

/// How many were compared, which answers with `status`; the others were refused with 429.
pub async fn compared(tries: Tries, status: u16) -> usize {
    let mut compared = 0;
    for one in tries {
        match one.await.unwrap() {
            429 => {}
            other if other == status => compared += 1,
            other => panic!("{other}"),
        }
    }
    compared
}

/// Turns on the authenticator and returns its secret.
pub async fn turn_on_totp(w: &World, person: &Person) -> Vec<u8> {
    let started = person.post("/api/v1/me/totp/start", json!({})).await.expect(200).json();
    let secret = totp::from_base32(started["secret"].as_str().unwrap()).unwrap();
    let code = totp::code_at(&secret, w.clock.now().as_second());
    person.post("/api/v1/me/totp/confirm", json!({ "code": code })).await.expect(200);
    secret
}

/// A code that is wrong now.
fn wrong_code(w: &World, secret: &[u8]) -> &'static str {
    let near: Vec<String> =
        (-2..=2).map(|step| totp::code_at(secret, w.clock.now().as_second() + step * 30)).collect();
    let codes = ["000000", "111111", "222222", "333333", "444444", "555555"];
    codes.into_iter().find(|code| !near.iter().any(|right| right == code)).unwrap()
}

fn from_anywhere(w: &World) -> impl Fn(u8) -> Client {
    let guest = w.guest();
    move |number| guest.clone().from_address([198, 51, 100, number].into())
}

#[tokio::test]
async fn parallel_passwords_are_compared_five_times() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let body = json!({ "phone": ali.phone, "password": WRONG });
    let tries = at_once(40, from_anywhere(&w), "/api/v1/auth/login", &body);
    assert_eq!(compared(tries, 200).await, 5);
    // Nobody is locked out for good.
    w.clock.advance(SignedDuration::from_mins(15));
    let body = json!({ "phone": ali.phone, "password": PASSWORD });
    let signed = w.guest().post("/api/v1/auth/login", body).await.expect(200).json();
    assert_eq!(signed["status"], true, "{signed}");
}

#[tokio::test]
async fn parallel_passwords_from_one_address_are_compared_twenty_times() {
    let w = World::new().await;
    let guest = w.guest();
    let tries: Tries = (0..40)
        .map(|_| {
            let (guest, body) = (guest.clone(), json!({ "phone": new_phone(), "password": WRONG }));
            tokio::spawn(async move { guest.post("/api/v1/auth/login", body).await.status.as_u16() })
        })
        .collect();
    assert_eq!(compared(tries, 200).await, 20);
}

#[tokio::test]
async fn right_passwords_do_not_use_up_the_limit_of_an_address() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let body = json!({ "phone": ali.phone, "password": PASSWORD });
    for _ in 0..25 {
        let signed = w.guest().post("/api/v1/auth/login", body.clone()).await.expect(200).json();
        assert_eq!(signed["status"], true, "{signed}");
    }
}

#[tokio::test]
async fn parallel_authenticator_codes_are_compared_five_times() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let secret = turn_on_totp(&w, &ali).await;
    let wrong = wrong_code(&w, &secret);
    let body = json!({ "phone": ali.phone, "password": PASSWORD, "totp": wrong });
    let tries = at_once(40, from_anywhere(&w), "/api/v1/auth/login", &body);
    assert_eq!(compared(tries, 200).await, 5);
}

#[tokio::test]
async fn a_missing_authenticator_code_is_no_guess() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let secret = turn_on_totp(&w, &ali).await;
    let mut body = json!({ "phone": ali.phone, "password": PASSWORD });
    for _ in 0..8 {
        w.guest().post("/api/v1/auth/login", body.clone()).await.expect_code(200, "totp_required");
    }
    w.clock.advance(SignedDuration::from_secs(30));
    body["totp"] = totp::code_at(&secret, w.clock.now().as_second()).into();
    let signed = w.guest().post("/api/v1/auth/login", body).await.expect(200).json();
    assert_eq!(signed["status"], true, "{signed}");
}

#[tokio::test]
async fn parallel_proofs_are_compared_five_times() {
    let w = World::new().await;
    for field in ["password", "totp"] {
        let ali = w.candidate().await;
        let secret = turn_on_totp(&w, &ali).await;
        let wrong = if field == "password" { WRONG } else { wrong_code(&w, &secret) };
        let body = json!({ field: wrong });
        let tries = at_once(25, |_| ali.client.clone(), "/api/v1/me/proof", &body);
        assert_eq!(compared(tries, 422).await, 5, "{field}");
    }
}

#[tokio::test]
async fn parallel_codes_of_a_second_step_are_compared_five_times() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let secret = turn_on_totp(&w, &ali).await;
    w.guest().post("/api/v1/auth/send-link", json!({ "phone": ali.phone })).await.expect(200);
    w.run_jobs().await;
    let outbox = w.outbox();
    let link = outbox.iter().find_map(|message| message.text.split("/auth/verifier/").nth(1));
    let link = link.and_then(|rest| rest.split_whitespace().next()).expect("a link in a message");
    let body = json!({ "secret": link, "totp": wrong_code(&w, &secret) });
    let tries = at_once(40, from_anywhere(&w), "/api/v1/auth/verifier", &body);
    assert_eq!(compared(tries, 422).await, 5);
}

#[tokio::test]
async fn parallel_codes_of_one_address_stay_within_its_limit() {
    let w = World::with_limits(accounts::CodeLimits { per_address: 5, ..Default::default() }).await;
    let guest = w.guest();
    let tries: Tries = (0..30)
        .map(|_| {
            let (guest, body) = (guest.clone(), json!({ "phone": new_phone(), "purpose": "register" }));
            tokio::spawn(async move { guest.post("/api/v1/auth/send-code", body).await.status.as_u16() })
        })
        .collect();
    assert_eq!(compared(tries, 200).await, 5);
}

#[tokio::test]
async fn parallel_links_stay_within_the_limit_of_a_day() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let mut db = w.db.acquire().await.unwrap();
    for _ in 0..12 {
        let job: SendLink = serde_json::from_value(json!({ "phone": ali.phone })).unwrap();
        queue::enqueue::<platform::App, _>(&mut db, &job).await.unwrap();
    }
    drop(db);
    w.run_jobs().await;
    let links = w.outbox().iter().filter(|message| message.text.contains("/auth/verifier/")).count();
    assert_eq!(links, 5);
}

#[tokio::test]
async fn one_ipv6_network_is_one_address() {
    let w = World::with_limits(accounts::CodeLimits { per_address: 5, ..Default::default() }).await;
    let from = |last: u16| w.guest().from_address([0x2001, 0xdb8, 1, 2, 0, 0, 0, last].into());
    let ask = async |client: Client| {
        let body = json!({ "phone": new_phone(), "purpose": "register" });
        client.post("/api/v1/auth/send-code", body).await.status.as_u16()
    };
    for last in 1..=5 {
        assert_eq!(ask(from(last)).await, 200);
    }
    assert_eq!(ask(from(6)).await, 429);
    for last in 1..=20 {
        let body = json!({ "phone": new_phone(), "password": WRONG });
        from(last).post("/api/v1/auth/login", body).await.expect_code(200, "wrong_credentials");
    }
    let body = json!({ "phone": new_phone(), "password": WRONG });
    from(21).post("/api/v1/auth/login", body).await.expect_code(429, "too_many");
}

#[tokio::test]
async fn whether_a_number_has_an_account_is_not_told_by_the_state_of_its_code() {
    let w = World::new().await;
    let known = w.candidate().await.phone;
    // The code of the registration counts for an hour.
    w.clock.advance(SignedDuration::from_hours(2));
    let states = async |phone: &str| {
        let guest = w.guest();
        let body = json!({ "phone": phone, "purpose": "reset" });
        let sent = guest.post("/api/v1/auth/send-code", body.clone()).await.expect(200).json();
        let ask = json!({ "request_id": sent["request_id"] });
        let mut states = Vec::new();
        for has_run in [false, true] {
            if has_run {
                w.run_jobs().await;
            }
            for seconds in [0, 6, 50] {
                w.clock.advance(SignedDuration::from_secs(seconds));
                let state = guest.post("/api/v1/auth/code-state", ask.clone()).await.expect(200).json();
                states.push((
                    state["state"].clone(),
                    state["resend_after"].clone(),
                    state["tries_left"].clone(),
                ));
            }
        }
        let again = guest.post("/api/v1/auth/send-code", body).await;
        (states, again.status)
    };
    let unknown = states(&new_phone()).await;
    for _ in 0..3 {
        w.app.shared::<outside::Outbox>().fail_next(outside::SendError::NotSent("down".to_owned()));
    }
    assert_eq!(states(&known).await, unknown);
}

#[tokio::test]
async fn parallel_calls_of_one_account_leave_connections_to_others() {
    let w = World::new().await;
    let (ali, vali) = (w.candidate().await, w.candidate().await);
    // The role it has already: answered inside the transaction that holds the row.
    let body = json!({ "role": "candidate" });
    let calls = at_once(16, |_| ali.client.clone(), "/api/v1/me/role", &body);
    vali.get("/api/v1/me").await.expect(200);
    for call in calls {
        assert_eq!(call.await.unwrap(), 200);
    }
}

#[tokio::test]
async fn a_confirmed_email_can_be_confirmed_again_in_parallel() {
    let w = World::new().await;
    let ali = w.register(candidate_form(&new_phone())).await;
    let sent = ali.post("/api/v1/me/email", json!({ "email": "ali@example.uz" })).await.expect(200).json();
    w.run_jobs().await;
    let body = json!({ "request_id": sent["request_id"], "code": w.code_for("ali@example.uz") });
    for call in at_once(16, |_| ali.client.clone(), "/api/v1/me/email/confirm", &body) {
        assert_eq!(call.await.unwrap(), 200);
    }
}
