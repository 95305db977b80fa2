//! What people change in their own account, and the changes that require a recent proof.

use jiff::SignedDuration;
use kernel::Clock as _;
use secrets::totp;
use serde_json::{Value, json};
use testkit::{PASSWORD, Person, World, new_phone, run_until_crash};

const NEW: &str = "butunlay yangi parol";

/// Another browser of the same person.
async fn second_browser(w: &World, person: &Person) -> Person {
    let body = json!({ "phone": person.phone, "password": PASSWORD });
    let signed = w.guest().post("/api/v1/auth/login", body).await.expect(200).json();
    w.person(w.guest(), person.phone.clone(), &signed)
}

#[tokio::test]
async fn a_profile_changes_field_by_field() {
    let w = World::new().await;
    let malika = w.candidate().await;
    let edit = json!({ "name": "Malikaxon", "location": "Самарканд", "spheres": ["it", "hr", "sales", "education"] });
    let user = malika.post("/api/v1/me/update", edit).await.expect(200).json()["user"].clone();
    assert_eq!(user["candidate"]["name"], "Malikaxon");
    assert_eq!(user["candidate"]["surname"], "Karimova");
    assert_eq!(user["candidate"]["spheres"][1], "hr");
    assert_ne!(user["candidate"]["location"], malika.user["candidate"]["location"]);
    let cleared =
        malika.post("/api/v1/me/update", json!({ "specialization": null })).await.expect(200).json();
    assert_eq!(cleared["user"]["candidate"]["specialization"], Value::Null);
    malika.post("/api/v1/me/update", json!({ "spheres": ["it"] })).await.expect_field("spheres");
    malika.post("/api/v1/me/update", json!({ "role": "customer" })).await.expect_field("role");
    malika
        .post("/api/v1/company/update", json!({ "name": "Anor" }))
        .await
        .expect_code(409, "profile_required");
    let anor = w.customer().await;
    let slug = anor.user["customer"]["slug"].clone();
    let edit =
        json!({ "name": "Anor Savdo Uyi", "about": "Mevalarni butun mamlakat boʻylab yetkazib beramiz." });
    let user = anor.post("/api/v1/company/update", edit).await.expect(200).json()["user"].clone();
    assert_eq!(user["customer"]["name"], "Anor Savdo Uyi");
    assert_eq!(user["customer"]["slug"], slug, "a public address never changes");
    anor.post("/api/v1/company/update", json!({ "owned_date": "2030-01-01" }))
        .await
        .expect_field("owned_date");
    for (field, text) in [
        ("name", "Anor Savdo 90 123 45 67"),
        ("about", "Mevalarni yetkazib beramiz, yozing: t.me/anor_savdo yoki telefon qiling."),
    ] {
        let mut edit = json!({});
        edit[field] = text.into();
        anor.post("/api/v1/company/update", edit).await.expect_field(field);
    }
}

#[tokio::test]
async fn sensitive_changes_require_reauthentication() {
    let w = World::new().await;
    let ali = w.candidate().await;
    w.clock.advance(SignedDuration::from_mins(11));
    let calls = [
        ("/api/v1/me/password", json!({ "password": NEW })),
        ("/api/v1/me/role", json!({ "role": "customer" })),
        ("/api/v1/me/email", json!({ "email": "ali@example.uz" })),
        ("/api/v1/me/phone", json!({ "request_id": "x" })),
        ("/api/v1/me/code", json!({ "purpose": "phone", "phone": new_phone() })),
        ("/api/v1/me/totp/start", json!({})),
        ("/api/v1/me/totp/remove", json!({})),
        ("/api/v1/me/telegram/link", json!({})),
        ("/api/v1/me/telegram/unlink", json!({})),
        ("/api/v1/me/export", json!({})),
        ("/api/v1/me/delete", json!({})),
    ];
    for (path, body) in calls {
        ali.post(path, body).await.expect_code(403, "reauth_required");
    }
    ali.get("/api/v1/me/export/file").await.expect_code(403, "reauth_required");
    let wrong = ali.post("/api/v1/me/proof", json!({ "password": "notoʻgʻri" })).await;
    wrong.expect_code(422, "wrong_password");
    ali.post("/api/v1/me/proof", json!({ "password": PASSWORD })).await.expect(200);
    ali.post("/api/v1/me/password", json!({ "password": NEW })).await.expect(200);
}

#[tokio::test]
async fn a_code_to_the_own_phone_reauthenticates_too() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let vali = w.candidate().await;
    w.clock.advance(SignedDuration::from_hours(2));
    let sent = ali.post("/api/v1/me/code", json!({ "purpose": "proof" })).await.expect(200).json();
    w.run_jobs().await;
    let request_id = sent["request_id"].clone();
    let typed = json!({ "request_id": request_id, "code": w.code_for(&ali.phone) });
    w.guest().post("/api/v1/auth/verify-code", typed).await.expect(200);
    let proof = json!({ "request_id": request_id });
    vali.post("/api/v1/me/proof", proof.clone()).await.expect_code(404, "verification_not_found");
    ali.post("/api/v1/me/proof", proof.clone()).await.expect(200);
    ali.post("/api/v1/me/proof", proof).await.expect_code(404, "verification_not_found");
    ali.post("/api/v1/me/totp/start", json!({})).await.expect(200);
}

#[tokio::test]
async fn reauthentication_attempts_are_rate_limited() {
    let w = World::new().await;
    let ali = w.candidate().await;
    for _ in 0..5 {
        ali.post("/api/v1/me/proof", json!({ "password": "notoʻgʻri parol" })).await.expect(422);
    }
    ali.post("/api/v1/me/proof", json!({ "password": PASSWORD })).await.expect_code(429, "too_many");
}

#[tokio::test]
async fn a_new_password_ends_other_sessions_and_notifies_the_owner() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let other = second_browser(&w, &ali).await;
    for weak in ["12345678", "qwerty123", &ali.phone, "Malika1998"] {
        ali.post("/api/v1/me/password", json!({ "password": weak })).await.expect_field("password");
    }
    ali.post("/api/v1/me/password", json!({ "password": NEW })).await.expect(200);
    ali.get("/api/v1/me").await.expect(200);
    other.get("/api/v1/me").await.expect(401);
    let before = w.outbox().len();
    w.run_jobs().await;
    assert!(w.outbox().len() > before);
    assert!(w.outbox().iter().any(|message| message.to == ali.phone && message.text.contains("parol")));
    let history = ali.get("/api/v1/me/logins").await.expect(200).json();
    let events: Vec<&str> =
        history["data"].as_array().unwrap().iter().filter_map(|row| row["event"].as_str()).collect();
    assert_eq!(events[0], "password_changed");
    assert!(events.contains(&"registered") && events.contains(&"signed_in"), "{events:?}");
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let other = second_browser(&w, &ali).await;
    let third = second_browser(&w, &ali).await;
    let list = ali.get("/api/v1/me/sessions").await.expect(200).json()["data"].clone();
    assert_eq!(list.as_array().unwrap().len(), 3);
    let current: Vec<&Value> =
        list.as_array().unwrap().iter().filter(|row| row["is_current"] == true).collect();
    assert_eq!(current.len(), 1);
    let id = other.token.split('|').next().unwrap();
    let vali = w.candidate().await;
    vali.post(&format!("/api/v1/me/sessions/{id}/end"), json!({})).await.expect_code(404, "not_found");
    other.get("/api/v1/me").await.expect(200);
    ali.post(&format!("/api/v1/me/sessions/{id}/end"), json!({})).await.expect(200);
    other.get("/api/v1/me").await.expect(401);
    let ended = ali.post("/api/v1/me/sessions/end-others", json!({})).await.expect(200).json();
    assert_eq!(ended["ended"], 1);
    third.get("/api/v1/me").await.expect(401);
    ali.get("/api/v1/me").await.expect(200);
}

#[tokio::test]
async fn a_new_phone_takes_effect_after_its_code() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let vali = w.candidate().await;
    let other = second_browser(&w, &ali).await;
    let new = new_phone();
    ali.post("/api/v1/me/code", json!({ "purpose": "phone" })).await.expect_field("phone");
    let sent =
        ali.post("/api/v1/me/code", json!({ "purpose": "phone", "phone": new })).await.expect(200).json();
    w.run_jobs().await;
    let request_id = sent["request_id"].clone();
    ali.post("/api/v1/me/phone", json!({ "request_id": request_id }))
        .await
        .expect_code(404, "verification_not_found");
    let typed = json!({ "request_id": request_id, "code": w.code_for(&new) });
    ali.post("/api/v1/auth/verify-code", typed).await.expect(200);
    vali.post("/api/v1/me/phone", json!({ "request_id": request_id }))
        .await
        .expect_code(404, "verification_not_found");
    let user = ali.post("/api/v1/me/phone", json!({ "request_id": request_id })).await.expect(200).json();
    assert_eq!(user["user"]["phone"], new);
    other.get("/api/v1/me").await.expect(401);
    w.run_jobs().await;
    assert!(w.outbox()[0].to == ali.phone, "the old number is notified: {:?}", w.outbox()[0]);
    // A number that has an account gets no code, and the response does not reveal why.
    w.clock.advance(SignedDuration::from_secs(61));
    ali.post("/api/v1/me/proof", json!({ "password": PASSWORD })).await.expect(200);
    let before = w.outbox().len();
    ali.post("/api/v1/me/code", json!({ "purpose": "phone", "phone": vali.phone })).await.expect(200);
    w.run_jobs().await;
    assert!(w.outbox().len() == before + 1 && w.outbox()[0].code.is_none());
}

#[tokio::test]
async fn an_email_takes_effect_after_its_code() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let sent = ali.post("/api/v1/me/email", json!({ "email": "ali@example.uz" })).await.expect(200).json();
    w.run_jobs().await;
    let message = w.outbox()[0].clone();
    assert_eq!((message.channel, message.to.as_str()), ("email", "ali@example.uz"));
    let body = json!({ "request_id": sent["request_id"], "code": w.code_for("ali@example.uz") });
    let user = ali.post("/api/v1/me/email/confirm", body.clone()).await.expect(200).json()["user"].clone();
    assert_eq!(user["email"], "ali@example.uz");
    assert!(user["email_verified_at"].is_string());
    // A retry after a lost response changes nothing and is not refused.
    ali.post("/api/v1/me/email/confirm", body).await.expect(200);
    let vali = w.candidate().await;
    let taken = vali.post("/api/v1/me/email", json!({ "email": "ALI@example.uz" })).await;
    taken.expect_code(409, "email_taken");
}

#[tokio::test]
async fn the_role_changes_once_a_day_and_keeps_both_profiles() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let refused =
        ali.post("/api/v1/me/role", json!({ "role": "customer" })).await.expect_code(409, "profile_required");
    assert_eq!(refused.json()["profile"], "customer");
    let company = json!({ "role": "customer", "customer": { "name": "Ali Qurilish", "location": "buxoro" } });
    let user = ali.post("/api/v1/me/role", company).await.expect(200).json()["user"].clone();
    assert_eq!(
        (user["role"].as_str(), user["customer"]["name"].as_str()),
        (Some("customer"), Some("Ali Qurilish"))
    );
    assert_eq!(user["candidate"]["name"], "Malika", "the other profile stays");
    assert!(user["role_free_at"].is_string());
    let back = json!({ "role": "candidate" });
    ali.post("/api/v1/me/role", back.clone()).await.expect_code(409, "role_changed_recently");
    w.clock.advance(SignedDuration::from_hours(25));
    // The session has expired by then: sign in again.
    let ali = second_browser(&w, &ali).await;
    let user = ali.post("/api/v1/me/role", back).await.expect(200).json()["user"].clone();
    assert_eq!(user["role"], "candidate");
}

#[tokio::test]
async fn a_change_of_role_is_whole_or_absent_after_a_crash() {
    let w = World::new().await;
    let company = json!({ "role": "customer", "customer": { "name": "Ali Qurilish", "location": "buxoro" } });
    for polls in [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] {
        let ali = w.candidate().await;
        run_until_crash(polls, ali.post("/api/v1/me/role", company.clone())).await;
        let user = ali.get("/api/v1/me").await.expect(200).json()["user"].clone();
        let is_new = user["role"] == "customer";
        assert_eq!(user["customer"].is_object(), is_new, "after a crash at step {polls}: {user}");
        assert_eq!(user["candidate"]["name"], "Malika", "after a crash at step {polls}");
        let user = ali.post("/api/v1/me/role", company.clone()).await.expect(200).json()["user"].clone();
        assert_eq!(user["customer"]["name"], "Ali Qurilish", "after a crash at step {polls}");
    }
}

#[tokio::test]
async fn an_authenticator_adds_a_second_factor() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let started = ali.post("/api/v1/me/totp/start", json!({})).await.expect(200).json();
    assert!(started["uri"].as_str().unwrap().starts_with("otpauth://totp/Ishbor"), "{started}");
    assert!(started["qr"].as_str().unwrap().contains("<svg"));
    let secret = totp::from_base32(started["secret"].as_str().unwrap()).unwrap();
    let now = || w.clock.now().as_second();
    let wrong = ali.post("/api/v1/me/totp/confirm", json!({ "code": "000000" })).await;
    wrong.expect_code(422, "wrong_totp");
    let confirm = json!({ "code": totp::code_at(&secret, now()) });
    let codes =
        ali.post("/api/v1/me/totp/confirm", confirm).await.expect(200).json()["recovery_codes"].clone();
    assert_eq!(codes.as_array().unwrap().len(), 8);
    w.clock.advance(SignedDuration::from_secs(60));
    let login = |code: Option<String>| json!({ "phone": ali.phone, "password": PASSWORD, "totp": code });
    w.guest().post("/api/v1/auth/login", login(None)).await.expect_code(200, "totp_required");
    w.guest().post("/api/v1/auth/login", login(Some("123456".into()))).await.expect_code(200, "wrong_totp");
    let code = totp::code_at(&secret, now());
    let mut all = tokio::task::JoinSet::new();
    for n in 0..10_u8 {
        let (guest, body) = (w.guest().from_address([10, 9, 9, n].into()), login(Some(code.clone())));
        all.spawn(async move { guest.post("/api/v1/auth/login", body).await.json()["status"] == true });
    }
    let opened = all.join_all().await.into_iter().filter(|opened| *opened).count();
    assert_eq!(opened, 1, "a code of the authenticator works once");
    w.clock.advance(SignedDuration::from_mins(20));
    let recovery = codes[0].as_str().unwrap().to_owned();
    let signed = w.guest().post("/api/v1/auth/login", login(Some(recovery.clone()))).await.expect(200).json();
    assert_eq!(signed["status"], true, "{signed}");
    w.guest().post("/api/v1/auth/login", login(Some(recovery))).await.expect_code(200, "wrong_totp");
    let ali = w.person(w.guest(), ali.phone.clone(), &signed);
    assert_eq!(signed["user"]["has_totp"], true);
    ali.post("/api/v1/me/totp/start", json!({})).await.expect_code(409, "wrong_state");
    ali.post("/api/v1/me/totp/remove", json!({})).await.expect(200);
    let plain = json!({ "phone": ali.phone, "password": PASSWORD });
    assert_eq!(w.guest().post("/api/v1/auth/login", plain).await.expect(200).json()["status"], true);
}

#[tokio::test]
async fn a_picture_is_replaced_and_taken_away() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let png = testkit::png(320, 260);
    let upload = |kind: &'static str, bytes: Vec<u8>| {
        let client = ali.client.clone();
        async move { client.send(axum::http::Method::POST, "/api/v1/me/avatar", Some(kind), bytes.into()).await }
    };
    let first =
        upload("image/png", png.clone()).await.expect(200).json()["user"]["candidate"]["avatar"].clone();
    let second = upload("image/png", png).await.expect(200).json()["user"]["candidate"]["avatar"].clone();
    assert_ne!(first, second);
    w.guest().get(first["large"].as_str().unwrap()).await.expect(404);
    w.guest().get(second["large"].as_str().unwrap()).await.expect(200);
    upload("text/html", b"<b>".to_vec()).await.expect_code(415, "file_type");
    upload("image/png", b"not a picture".to_vec()).await.expect_field("avatar");
    upload("image/png", testkit::png(50, 50)).await.expect_field("avatar");
    upload("image/jpeg", vec![0; 7 * 1024 * 1024]).await.expect_code(413, "file_too_large");
    let user = ali.post("/api/v1/me/avatar/remove", json!({})).await.expect(200).json();
    assert_eq!(user["user"]["candidate"]["avatar"], Value::Null);
    w.guest().get(second["small"].as_str().unwrap()).await.expect(404);
}

#[tokio::test]
async fn notification_settings_are_stored() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let mut choices = ali.get("/api/v1/me/notifications").await.expect(200).json();
    assert!(choices["events"].as_array().unwrap().iter().all(|row| row["email"] == true), "{choices}");
    assert_eq!(choices["quiet"], json!({ "on": true, "from": "21:00", "to": "08:00" }));
    choices["events"][0]["email"] = false.into();
    choices["quiet"] = json!({ "on": false, "from": "22:30", "to": "07:00" });
    let body = json!({ "events": choices["events"], "quiet": choices["quiet"] });
    ali.post("/api/v1/me/notifications", body.clone()).await.expect(200);
    let kept = ali.get("/api/v1/me/notifications").await.expect(200).json();
    assert_eq!((&kept["events"], &kept["quiet"]), (&body["events"], &body["quiet"]));
    let bad = json!({ "events": [], "quiet": { "on": true, "from": "25:00", "to": "08:00" } });
    ali.post("/api/v1/me/notifications", bad).await.expect_field("quiet.from");
}

#[tokio::test]
async fn contacts_are_refused_in_every_public_text_of_a_profile() {
    let w = World::new().await;
    let (anor, malika) = (w.customer().await, w.candidate().await);
    let about = "Biz mahalliy savdo kompaniyasimiz, oʻn yildan beri ishlaymiz. ";
    for contact in ["tel. 90 123 45 67", "telegram: @anor_savdo", "anor-savdo.uz/ish"] {
        for (field, text) in [("name", ""), ("address", "Registon koʻchasi 5, "), ("about", about)] {
            let edit = json!({ field: format!("{text}{contact}") });
            anor.post("/api/v1/company/update", edit).await.expect_field(field);
        }
        for (field, text) in [("name", ""), ("surname", ""), ("specialization", ""), ("about", about)] {
            let edit = json!({ field: format!("{text}{contact}") });
            malika.post("/api/v1/me/update", edit).await.expect_field(field);
        }
    }
    anor.post("/api/v1/company/update", json!({ "address": "Chilonzor, 9-kvartal, 25-uy" }))
        .await
        .expect(200);
}
