//! Registration by phone.

use serde_json::{Value, json};
use testkit::{PASSWORD, Person, World, candidate_form, customer_form, new_phone};

use crate::races::{compared, turn_on_totp};

#[tokio::test]
async fn a_candidate_registers_with_the_single_form() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    // Spaces and dashes, and the code without the request's id: the form of product §3.
    let typed = format!("+998 00 {}-{}-{}", &phone[6..9], &phone[9..11], &phone[11..13]);
    w.ask_code(&guest, &typed, "register").await;
    let mut form = candidate_form(&typed);
    form["verification_code"] = w.code_for(&phone).into();
    form["email"] = "Malika@Example.uz".into();
    form["about"] = "Toʻrt yildan beri veb-ilovalar yozaman va jamoada ishlashni yaxshi koʻraman.".into();
    let reply = guest.post("/api/v1/auth/register", form).await.expect(200);
    assert!(reply.header("set-cookie").starts_with("token="), "{:?}", reply.headers);
    let signed = reply.json();
    assert_eq!(signed["status"], true, "{signed}");
    assert_eq!(signed["message"], Value::Null);
    let user = &signed["user"];
    assert_eq!(user["phone"], phone);
    assert_eq!(user["role"], "candidate");
    assert_eq!(user["verified"], true);
    assert_eq!(user["candidate"]["spheres"], json!(["it", "education", "marketing"]));
    assert_eq!(user["customer"], Value::Null);
    assert_eq!(user["unfinished"], Value::Null);
    let me = w.person(guest, phone, &signed).get("/api/v1/me").await.expect(200).json();
    assert_eq!(me["user"], signed["user"]);
}

#[tokio::test]
async fn an_employer_registers_step_by_step() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest().lang("ru");
    let asked = json!({ "phone": phone, "purpose": "register", "consents": ["terms", "privacy"] });
    let sent = guest.post("/api/v1/auth/send-code", asked).await.expect(200).json();
    assert_eq!((sent["resend_after"].as_i64(), sent["expires_in"].as_i64()), (Some(60), Some(300)));
    let request_id = sent["request_id"].clone();
    let state = |state: &str| json!(state);
    let seen =
        guest.post("/api/v1/auth/code-state", json!({ "request_id": request_id })).await.expect(200).json();
    assert_eq!(seen["state"], state("sending"));
    w.run_jobs().await;
    let seen =
        guest.post("/api/v1/auth/code-state", json!({ "request_id": request_id })).await.expect(200).json();
    assert_eq!(seen["state"], state("sent"));
    let verified = json!({ "request_id": request_id, "code": w.code_for(&phone) });
    guest.post("/api/v1/auth/verify-code", verified).await.expect(200);
    let seen =
        guest.post("/api/v1/auth/code-state", json!({ "request_id": request_id })).await.expect(200).json();
    assert_eq!(seen["state"], state("verified"));
    let mut form = customer_form(&phone);
    form["request_id"] = request_id.clone();
    form.as_object_mut().unwrap().remove("consents");
    form.as_object_mut().unwrap().remove("role");
    let signed = guest.post("/api/v1/auth/register", form).await.expect(200).json();
    assert_eq!(signed["status"], true, "{signed}");
    assert_eq!(signed["user"]["role"], "customer");
    assert_eq!(signed["user"]["customer"]["name"], "Anor Savdo");
    assert_eq!(signed["user"]["customer"]["location_name"], "Самаркандская область");
    let consents: Vec<(String, String)> =
        sqlx::query_as("select document, locale from consents order by document")
            .fetch_all(&w.db)
            .await
            .unwrap();
    let given = |document: &str| (document.to_owned(), "ru".to_owned());
    assert_eq!(consents, [given("privacy"), given("terms")]);
}

#[tokio::test]
async fn a_form_without_a_confirmed_phone_is_refused() {
    let w = World::new().await;
    let phone = new_phone();
    let form = candidate_form(&phone);
    let refused = w
        .guest()
        .post("/api/v1/auth/register", form.clone())
        .await
        .expect_code(200, "verification_not_found");
    assert!(refused.json()["errors"]["verification_code"][0].is_string());
    // A request for another phone cannot be used for this one.
    let other = new_phone();
    let mut form = form;
    form["request_id"] = w.ask_code(&w.guest(), &other, "register").await.into();
    form["verification_code"] = w.code_for(&other).into();
    w.guest().post("/api/v1/auth/register", form).await.expect_code(200, "verification_not_found");
}

#[tokio::test]
async fn every_error_is_reported_at_its_field() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let cases: Vec<(&str, Value, &str)> = vec![
        ("phone", json!("+998 12 345 67 89"), "phone"),
        ("password", json!("1234567"), "password"),
        ("password", json!("12345678"), "password"),
        ("password", json!("password123"), "password"),
        ("password", json!(phone), "password"),
        ("password", json!(null), "password"),
        ("name", json!(""), "name"),
        ("surname", json!(null), "surname"),
        ("birthday", json!(null), "birthday"),
        ("birthday", json!("2020-01-01"), "birthday"),
        ("birthday", json!("1900-01-01"), "birthday"),
        ("birthday", json!("17.05.1998"), "birthday"),
        ("sex", json!(null), "sex"),
        ("location", json!(""), "location"),
        ("location", json!("atlantis"), "location"),
        ("spheres", json!(["it", "sales"]), "spheres"),
        ("spheres", json!(["it", "sales", "hr", "education", "marketing", "finance"]), "spheres"),
        ("spheres", json!(["it", "it", "sales"]), "spheres.1"),
        ("spheres", json!(["it", "sales", "magic"]), "spheres.2"),
        ("education_level", json!(null), "education_level"),
        ("languages", json!([{ "language": "klingon" }]), "languages.0.language"),
        ("about", json!("Juda qisqa"), "about"),
        ("email", json!("malika@"), "email"),
        ("avatar", json!("data:text/html;base64,PGI+"), "avatar"),
        ("is_admin", json!(true), "is_admin"),
        ("verified", json!(true), "verified"),
        ("balance", json!(1_000_000), "balance"),
    ];
    for (field, value, shown_at) in cases {
        let mut form = candidate_form(&phone);
        form[field] = value.clone();
        let reply = guest.post("/api/v1/auth/register", form).await;
        let at = reply.expect(422).json();
        let named: Vec<&String> = at["errors"].as_object().unwrap().keys().collect();
        assert_eq!(named, [shown_at], "{field} = {value}: {at}");
    }
    for (field, value) in
        [("name", json!("A")), ("owned_date", json!("2030-01-01")), ("location", json!("atlantis"))]
    {
        let mut form = customer_form(&phone);
        form[field] = value.clone();
        guest.post("/api/v1/auth/register", form).await.expect_field(field);
    }
    let messages: Vec<String> = {
        let mut texts = Vec::new();
        for lang in ["uz", "ru", "en"] {
            let mut form = candidate_form(&phone);
            form["spheres"] = json!(["it"]);
            texts.push(
                guest.clone().lang(lang).post("/api/v1/auth/register", form).await.expect_field("spheres"),
            );
        }
        texts
    };
    assert!(messages[0] != messages[1] && messages[1] != messages[2], "{messages:?}");
}

#[tokio::test]
async fn consents_are_needed_and_never_assumed() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let mut form = candidate_form(&phone);
    form["request_id"] = w.ask_code(&guest, &phone, "register").await.into();
    form["verification_code"] = w.code_for(&phone).into();
    form["consents"] = json!(["terms"]);
    guest.post("/api/v1/auth/register", form.clone()).await.expect_field("consents");
    // Nothing was used up: the same code works for the corrected form.
    form["consents"] = json!(["terms", "privacy"]);
    let signed = guest.post("/api/v1/auth/register", form).await.expect(200).json();
    assert_eq!(signed["status"], true, "{signed}");
}

#[tokio::test]
async fn a_taken_email_is_reported_at_its_field_and_the_code_stays_valid() {
    let w = World::new().await;
    let mut first = candidate_form(&new_phone());
    first["email"] = "bek@example.uz".into();
    let bek = w.register(first).await;
    confirm_email(&w, &bek, "bek@example.uz").await;
    let phone = new_phone();
    let mut form = customer_form(&phone);
    form["email"] = "BEK@example.uz".into();
    form["request_id"] = w.ask_code(&w.guest(), &phone, "register").await.into();
    form["verification_code"] = w.code_for(&phone).into();
    let refused =
        w.guest().post("/api/v1/auth/register", form.clone()).await.expect_code(200, "email_taken").json();
    assert!(refused["errors"]["email"][0].is_string(), "{refused}");
    form["email"] = "anor@example.uz".into();
    let signed = w.guest().post("/api/v1/auth/register", form).await.expect(200).json();
    assert_eq!(signed["status"], true, "{signed}");
}

async fn confirm_email(w: &World, person: &Person, email: &str) {
    let sent = person.post("/api/v1/me/email", json!({ "email": email })).await.expect(200).json();
    w.run_jobs().await;
    let body = json!({ "request_id": sent["request_id"], "code": w.code_for(email) });
    person.post("/api/v1/me/email/confirm", body).await.expect(200);
}

#[tokio::test]
async fn an_unconfirmed_email_does_not_keep_its_owner_out() {
    let w = World::new().await;
    let mut form = candidate_form(&new_phone());
    form["email"] = "owner@example.uz".into();
    let stranger = w.register(form).await;
    // The owner registers with it, and confirms it.
    let mut form = candidate_form(&new_phone());
    form["email"] = "Owner@example.uz".into();
    let owner = w.register(form).await;
    confirm_email(&w, &owner, "Owner@example.uz").await;
    // From then on it is taken, for the stranger too.
    let body = json!({ "email": "owner@example.uz" });
    stranger.post("/api/v1/me/email", body).await.expect_code(409, "email_taken");
}

#[tokio::test]
async fn a_repeated_form_does_not_pass_the_authenticator() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let mut form = candidate_form(&phone);
    form["request_id"] = w.ask_code(&guest, &phone, "register").await.into();
    form["verification_code"] = w.code_for(&phone).into();
    let first = guest.post("/api/v1/auth/register", form.clone()).await.expect(200).json();
    let person = w.person(guest.clone(), phone, &first);
    turn_on_totp(&w, &person).await;
    let again = guest.post("/api/v1/auth/register", form).await;
    again.expect_code(200, "verification_not_found");
}

#[tokio::test]
async fn passwords_guessed_with_a_repeated_form_are_limited() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let mut form = candidate_form(&phone);
    form["request_id"] = w.ask_code(&guest, &phone, "register").await.into();
    form["verification_code"] = w.code_for(&phone).into();
    guest.post("/api/v1/auth/register", form.clone()).await.expect(200);
    form["password"] = "kulrang laylak 42".into();
    let tries: Vec<_> = (0..20)
        .map(|_| {
            let (guest, form) = (guest.clone(), form.clone());
            tokio::spawn(async move { guest.post("/api/v1/auth/register", form).await.status.as_u16() })
        })
        .collect();
    assert_eq!(compared(tries, 200).await, 5);
}

#[tokio::test]
async fn a_retry_after_a_lost_response_signs_in() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let mut form = candidate_form(&phone);
    form["request_id"] = w.ask_code(&guest, &phone, "register").await.into();
    form["verification_code"] = w.code_for(&phone).into();
    let first = guest.post("/api/v1/auth/register", form.clone()).await.expect(200).json();
    let again = guest.post("/api/v1/auth/register", form.clone()).await.expect(200).json();
    assert_eq!(first["user"]["id"], again["user"]["id"], "{again}");
    assert_ne!(first["token"], again["token"], "a token is never stored, so it cannot be repeated");
    // With another password it is not a retry by the same person.
    form["password"] = "boshqa bir uzun parol".into();
    guest.post("/api/v1/auth/register", form).await.expect_code(200, "verification_not_found");
}

#[tokio::test]
async fn a_hundred_registrations_of_one_phone_make_one_account() {
    let w = World::new().await;
    let phone = new_phone();
    let guest = w.guest();
    let request_id = w.ask_code(&guest, &phone, "register").await;
    let code = w.code_for(&phone);
    let mut all = tokio::task::JoinSet::new();
    for n in 0..100_u8 {
        // Different people at different addresses, all with the right code.
        let guest = w.guest().from_address([172, 16, n / 16, n].into());
        let mut form = candidate_form(&phone);
        form["password"] = format!("{PASSWORD} {n}").into();
        form["request_id"] = request_id.clone().into();
        form["verification_code"] = code.clone().into();
        all.spawn(async move { guest.post("/api/v1/auth/register", form).await.json()["status"] == true });
    }
    let successes = all.join_all().await.into_iter().filter(|success| *success).count();
    assert_eq!(successes, 1);
    let users: i64 = sqlx::query_scalar("select count(*) from users").fetch_one(&w.db).await.unwrap();
    assert_eq!(users, 1);
}

#[tokio::test]
async fn a_picture_comes_with_the_form() {
    use base64::Engine as _;
    let w = World::new().await;
    let mut form = candidate_form(&new_phone());
    let picture = base64::engine::general_purpose::STANDARD.encode(testkit::png(300, 240));
    form["avatar"] = format!("data:image/png;base64,{picture}").into();
    let malika = w.register(form).await;
    for size in ["large", "small"] {
        let url = malika.user["candidate"]["avatar"][size].as_str().unwrap().to_owned();
        let shown = w.guest().get(&url).await.expect(200);
        assert_eq!(shown.header("content-type"), "image/jpeg");
        assert!(shown.header("cache-control").contains("immutable"));
    }
    w.guest().get("/files/avatars/../../etc/passwd").await.expect(404);
    w.guest().get("/files/exports/00000000000000000000000000000000.zip").await.expect(404);
}
