//! Signing in with Telegram and Google.

use std::collections::BTreeMap;

use jiff::SignedDuration;
use kernel::Clock as _;
use ring::hmac;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use testkit::{BOT_TOKEN, Client, PASSWORD, Reply, World, candidate_form, new_phone};

/// The fields that Telegram's login page would return for this person.
fn telegram(w: &World, id: u64, name: &str) -> Value {
    let mut fields = BTreeMap::from([
        ("id".to_owned(), id.to_string()),
        ("first_name".to_owned(), name.to_owned()),
        ("auth_date".to_owned(), w.clock.now().as_second().to_string()),
    ]);
    let text: Vec<String> = fields.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let key = hmac::Key::new(hmac::HMAC_SHA256, &Sha256::digest(BOT_TOKEN));
    let hash = hmac::sign(&key, text.join("\n").as_bytes());
    fields.insert("hash".to_owned(), hash.as_ref().iter().map(|byte| format!("{byte:02x}")).collect());
    json!(fields)
}

const TELEGRAM: &str = "/api/v1/auth/telegram";

/// A browser that has opened the sign-in page, and the state with which Telegram returns to it.
async fn begin(guest: Client) -> (Client, String) {
    let offered = guest.get("/api/v1/auth/providers").await.expect(200);
    let url = offered.json()["telegram"]["login_url"].as_str().unwrap().to_owned();
    let state = url.split("login%3Fstate%3D").nth(1).expect("a state in the address").to_owned();
    (with_cookies(guest, &offered), state)
}

/// Signs in with Telegram in a browser that began there.
async fn come_back(guest: Client, fields: Value) -> Reply {
    let (guest, state) = begin(guest).await;
    guest.post(TELEGRAM, with_state(fields, &state)).await
}

fn with_state(mut fields: Value, state: &str) -> Value {
    fields["state"] = state.into();
    fields
}

/// The same browser with the cookies from a response.
fn with_cookies(client: Client, reply: &Reply) -> Client {
    let cookies: Vec<&str> = reply
        .headers
        .get_all("set-cookie")
        .iter()
        .filter_map(|value| value.to_str().ok()?.split(';').next())
        .collect();
    client.with("cookie", &cookies.join("; "))
}

#[tokio::test]
async fn a_new_telegram_person_registers_without_a_password() {
    let w = World::new().await;
    let guest = w.guest();
    let reply = come_back(guest.clone(), telegram(&w, 700, "Aziz")).await.expect(200);
    assert_eq!(reply.json()["outcome"], "unknown");
    let guest = with_cookies(guest, &reply);
    let waiting = guest.get("/api/v1/auth/social").await.expect(200).json();
    assert_eq!(
        (waiting["social"]["provider"].as_str(), waiting["social"]["name"].as_str()),
        (Some("telegram"), Some("Aziz"))
    );
    let phone = new_phone();
    let mut form = candidate_form(&phone);
    form.as_object_mut().unwrap().remove("password");
    form["request_id"] = w.ask_code(&guest, &phone, "register").await.into();
    form["verification_code"] = w.code_for(&phone).into();
    guest.post("/api/v1/auth/register", form.clone()).await.expect_field("password");
    form["social"] = true.into();
    let signed = guest.post("/api/v1/auth/register", form).await.expect(200).json();
    assert_eq!(
        (signed["status"].as_bool(), signed["user"]["has_password"].as_bool()),
        (Some(true), Some(false)),
        "{signed}"
    );
    // From now on Telegram signs in to the account.
    w.clock.advance(SignedDuration::from_secs(5));
    let said = telegram(&w, 700, "Aziz");
    let again = come_back(w.guest(), said.clone()).await.expect(200).json();
    // Replaying the same fields is refused.
    let mut shouted = said.clone();
    shouted["hash"] = said["hash"].as_str().unwrap().to_uppercase().into();
    for again in [said, shouted] {
        come_back(w.guest(), again).await.expect_code(403, "social_refused");
    }
    assert_eq!((again["outcome"].as_str(), &again["user"]["id"]), (Some("signed_in"), &signed["user"]["id"]));
    let aziz = w.person(w.guest(), phone, &again);
    let id = aziz.get("/api/v1/me/identities").await.expect(200).json()["data"][0]["id"].clone();
    let unlink = format!("/api/v1/me/identities/{}/unlink", id.as_str().unwrap());
    aziz.post(&unlink, json!({})).await.expect_code(409, "last_way_in");
    aziz.post("/api/v1/me/password", json!({ "password": PASSWORD })).await.expect(200);
    let vali = w.candidate().await;
    vali.post(&unlink, json!({})).await.expect_code(404, "not_found");
    aziz.post(&unlink, json!({})).await.expect(200);
}

#[tokio::test]
async fn an_existing_account_is_linked_only_with_its_password() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let guest = w.guest();
    let reply = come_back(guest.clone(), telegram(&w, 701, "Ali")).await.expect(200);
    let guest = with_cookies(guest, &reply);
    let wrong = json!({ "phone": ali.phone, "password": "notoʻgʻri parol", "social": true });
    guest.post("/api/v1/auth/login", wrong).await.expect_code(200, "wrong_credentials");
    let right = json!({ "phone": ali.phone, "password": PASSWORD, "social": true });
    assert_eq!(guest.post("/api/v1/auth/login", right.clone()).await.expect(200).json()["status"], true);
    w.clock.advance(SignedDuration::from_secs(5));
    let known = come_back(w.guest(), telegram(&w, 701, "Ali")).await.expect(200).json();
    assert_eq!(known["user"]["id"].as_str(), Some(ali.id()));
    // The same Telegram account cannot be linked to a second account.
    let vali = w.candidate().await;
    let taken = json!({ "phone": vali.phone, "password": PASSWORD, "social": true });
    guest.post("/api/v1/auth/login", taken).await.expect_code(409, "identity_taken");
}

#[tokio::test]
async fn a_link_with_the_telegram_of_a_stranger_does_nothing() {
    let w = World::new().await;
    let said = telegram(&w, 720, "Stranger");
    let (stranger, their_state) = begin(w.guest()).await;
    let (victim, own_state) = begin(w.guest()).await;
    assert_ne!(their_state, own_state);
    // No state, the stranger's own state, a browser that began nothing, an empty one.
    let tries = [
        (victim.clone(), said.clone()),
        (victim.clone(), with_state(said.clone(), &their_state)),
        (victim.clone(), with_state(said.clone(), "")),
        (w.guest(), with_state(said.clone(), &their_state)),
        (w.guest().with("cookie", "telegram_state="), with_state(said.clone(), "")),
    ];
    for (browser, fields) in tries {
        let refused = browser.post(TELEGRAM, fields).await.expect_code(403, "social_refused");
        assert!(refused.headers.get("set-cookie").is_none(), "nothing waits in the browser");
    }
    let done = stranger.post(TELEGRAM, with_state(said, &their_state)).await.expect(200);
    let cookies: Vec<_> =
        done.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap()).collect();
    assert!(cookies.iter().any(|cookie| cookie.starts_with("telegram_state=;")), "used up: {cookies:?}");
}

#[tokio::test]
async fn a_waiting_identity_is_linked_only_when_the_person_says_so() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let reply = come_back(w.guest(), telegram(&w, 721, "Ali")).await.expect(200);
    let guest = with_cookies(w.guest(), &reply);
    let login = json!({ "phone": ali.phone, "password": PASSWORD });
    assert_eq!(guest.post("/api/v1/auth/login", login).await.expect(200).json()["status"], true);
    let linked = ali.get("/api/v1/me/identities").await.expect(200).json();
    assert_eq!(linked["data"], json!([]));
}

#[tokio::test]
async fn data_that_telegram_did_not_sign_is_refused() {
    let w = World::new().await;
    let good = telegram(&w, 702, "Ali");
    let mut forged = good.clone();
    forged["id"] = "703".into();
    let mut unsigned = good.clone();
    unsigned.as_object_mut().unwrap().remove("hash");
    for bad in [forged, unsigned, json!({})] {
        come_back(w.guest(), bad).await.expect_code(403, "social_refused");
    }
    w.clock.advance(SignedDuration::from_mins(11));
    come_back(w.guest(), good).await.expect_code(403, "social_refused");
    // A forged cookie is ignored.
    let odd = w.guest().with("cookie", "social=AAAA");
    assert_eq!(odd.get("/api/v1/auth/social").await.expect(200).json()["social"], Value::Null);
}

#[tokio::test]
async fn google_is_not_offered_unless_configured() {
    let w = World::new().await;
    let offered = w.guest().get("/api/v1/auth/providers").await.expect(200).json();
    assert_eq!(offered["google"], false);
    assert!(
        offered["telegram"]["login_url"].as_str().unwrap().starts_with("https://oauth.telegram.test"),
        "{offered}"
    );
    w.guest().get("/api/v1/auth/google").await.expect_code(404, "provider_off");
    w.guest().get("/api/v1/auth/google/callback?state=a&code=b").await.expect_code(404, "provider_off");
}

#[tokio::test]
async fn every_sign_in_method_asks_for_the_authenticator() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let guest = w.guest();
    let reply = come_back(guest.clone(), telegram(&w, 710, "Ali")).await.expect(200);
    let waiting = with_cookies(guest, &reply);
    let login = json!({ "phone": ali.phone, "password": PASSWORD, "social": true });
    waiting.post("/api/v1/auth/login", login).await.expect(200);
    let started = ali.post("/api/v1/me/totp/start", json!({})).await.expect(200).json();
    let secret = secrets::totp::from_base32(started["secret"].as_str().unwrap()).unwrap();
    let code = |w: &World| secrets::totp::code_at(&secret, w.clock.now().as_second());
    ali.post("/api/v1/me/totp/confirm", json!({ "code": code(&w) })).await.expect(200);
    // Telegram alone is no longer enough.
    w.clock.advance(SignedDuration::from_mins(2));
    let reply = come_back(w.guest(), telegram(&w, 710, "Ali")).await.expect(200);
    assert_eq!(reply.json(), json!({ "outcome": "second_step", "status": true }));
    let half_in = with_cookies(w.guest(), &reply);
    half_in
        .post("/api/v1/auth/social/enter", json!({ "totp": "000000" }))
        .await
        .expect_code(422, "wrong_totp");
    let signed =
        half_in.post("/api/v1/auth/social/enter", json!({ "totp": code(&w) })).await.expect(200).json();
    assert_eq!(signed["user"]["id"].as_str(), Some(ali.id()));
    w.guest()
        .post("/api/v1/auth/social/enter", json!({ "totp": code(&w) }))
        .await
        .expect_code(404, "verification_not_found");
    // Neither is a link, which stays valid until the code is right.
    w.clock.advance(SignedDuration::from_mins(2));
    w.guest().post("/api/v1/auth/send-link", json!({ "phone": ali.phone })).await.expect(200);
    w.run_jobs().await;
    let sent = w.outbox().into_iter().find(|message| message.text.contains("/auth/verifier/")).unwrap().text;
    let link = sent.split("/auth/verifier/").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    w.guest()
        .post("/api/v1/auth/verifier", json!({ "secret": link }))
        .await
        .expect_code(403, "totp_required");
    let right = json!({ "secret": link, "totp": code(&w) });
    w.guest().post("/api/v1/auth/verifier", right).await.expect(200);
}
