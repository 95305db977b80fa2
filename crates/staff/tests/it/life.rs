//! The whole lifecycle of a member.

use serde_json::json;
use staff::StaffRole;
use testkit::World;

use crate::people::{
    PASSWORD, Person, actions, finish, finish_body, invite, login, secret_of, sign_in, signed, start, visitor,
};

#[tokio::test]
async fn a_member_is_invited_signs_in_and_is_disabled() {
    let w = World::new().await;
    let admin = Person::new(&w, "root", StaffRole::Admin).await;
    let secret = invite(&w, "malika", StaffRole::Moderator).await;
    sign_in(&w, "malika", PASSWORD, "123456").await.expect_code(403, "staff_sign_in_refused");

    let phone = start(&w, &secret).await;
    let welcomed = finish(&w, finish_body(&secret, &phone.code(&w))).await.expect(200);
    let me = signed(&w, &welcomed).get("/api/v1/staff/me").await.expect(200).json();
    assert_eq!(
        (me["member"]["login"].clone(), me["member"]["role"].clone()),
        (json!("malika"), json!("moderator"))
    );
    let id = me["member"]["id"].as_str().unwrap();

    let malika = signed(&w, &welcomed);
    let gone = malika.post("/api/v1/staff/sign-out", json!({})).await.expect(200);
    assert!(gone.header("set-cookie").starts_with("staff=; "), "{}", gone.header("set-cookie"));
    assert!(gone.header("set-cookie").ends_with("Max-Age=0"));
    malika.get("/api/v1/staff/me").await.expect_code(401, "unauthenticated");

    let malika = signed(&w, &sign_in(&w, "Malika", PASSWORD, &phone.next_code(&w)).await.expect(200));
    let role = format!("/api/v1/staff/members/{id}/role");
    malika.get("/api/v1/staff/members").await.expect_code(403, "forbidden");
    admin.console.post(&role, json!({ "role": "admin" })).await.expect(200);
    malika.get("/api/v1/staff/members").await.expect(200);

    let disable = format!("/api/v1/staff/members/{id}/disable");
    let disabled = admin.console.post(&disable, json!({})).await.expect(200).json();
    assert_eq!(disabled["member"]["state"], "disabled");
    malika.get("/api/v1/staff/me").await.expect_code(401, "unauthenticated");
    let code = phone.next_code(&w);
    sign_in(&w, "malika", PASSWORD, &code).await.expect_code(403, "staff_sign_in_refused");

    let again = staff::reset_member(&w.app, &login("malika")).await.unwrap();
    let code = phone.next_code(&w);
    sign_in(&w, "malika", PASSWORD, &code).await.expect_code(403, "staff_sign_in_refused");
    let secret = secret_of(&again.link);
    let phone = start(&w, &secret).await;
    finish(&w, finish_body(&secret, &phone.code(&w))).await.expect(200);
    assert!(staff::disable_by_login(&w.app, &login("malika")).await.unwrap());
    assert!(!staff::disable_by_login(&w.app, &login("malika")).await.unwrap(), "disabled once");

    let expected = [
        "staff_created",
        "staff_welcomed",
        "staff_signed_in",
        "staff_created",
        "staff_sign_in_refused",
        "staff_welcomed",
        "staff_signed_in",
        "staff_signed_out",
        "staff_signed_in",
        "staff_role_changed",
        "staff_disabled",
        "staff_sign_in_refused",
        "staff_reset",
        "staff_sign_in_refused",
        "staff_welcomed",
        "staff_signed_in",
        "staff_disabled",
    ];
    assert_eq!(actions(&w).await, expected);
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let w = World::with_site(|site| site.public_url = "https://ishbor.uz".to_owned()).await;
    let new = staff::NewMember {
        login: login("root"),
        name: kernel::fields::PersonName::parse("Aziz").unwrap(),
        role: StaffRole::Admin,
    };
    let link = staff::create_member(&w.app, &new).await.unwrap().link;
    let secret = link.strip_prefix("https://ishbor.uz/admin/welcome#").unwrap();
    let phone = start(&w, secret).await;
    let welcomed = finish(&w, finish_body(secret, &phone.code(&w))).await.expect(200);
    let attributes: Vec<&str> = welcomed.header("set-cookie").split("; ").skip(1).collect();
    assert_eq!(attributes, ["Path=/", "HttpOnly", "SameSite=Strict", "Secure", "Max-Age=43200"]);
}

#[tokio::test]
async fn a_login_is_taken_once() {
    let w = World::new().await;
    invite(&w, "malika", StaffRole::Content).await;
    let again = staff::NewMember {
        login: login("MALIKA"),
        name: kernel::fields::PersonName::parse("Malika").unwrap(),
        role: StaffRole::Admin,
    };
    let refused = staff::create_member(&w.app, &again).await.unwrap_err();
    assert_eq!(refused.code(), "staff_login_taken");
    assert_eq!(actions(&w).await, ["staff_created"]);
    let unknown = staff::reset_member(&w.app, &login("nobody")).await.unwrap_err();
    assert_eq!(unknown.code(), "staff_unknown_login");
}

#[tokio::test]
async fn every_failure_has_the_same_response() {
    let w = World::new().await;
    let malika = Person::new(&w, "malika", StaffRole::Moderator).await;
    invite(&w, "invited", StaffRole::Moderator).await;
    let good = malika.phone.next_code(&w);
    let bad = malika.phone.wrong_code(&w);
    let mut bodies = Vec::new();
    for (login, password, code) in [
        ("malika", "another password", good.as_str()),
        ("malika", PASSWORD, bad.as_str()),
        ("nobody", PASSWORD, good.as_str()),
        ("invited", PASSWORD, good.as_str()),
    ] {
        let reply = sign_in(&w, login, password, code).await.expect_code(403, "staff_sign_in_refused");
        assert!(reply.header("set-cookie").is_empty());
        let mut body = reply.json();
        body["request_id"].take();
        bodies.push(body);
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "{bodies:?}");
    visitor(&w)
        .post("/api/v1/staff/sign-in", json!({ "login": "malika", "password": PASSWORD }))
        .await
        .expect_field("totp");
    sign_in(&w, "malika", PASSWORD, &good).await.expect(200);
}
