//! From the tax number and the document to the mark, and what nobody may see or do on the way.

mod documents;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use doubles::CompanyRegistry as Double;
use outside::{RegistryClient, RegistryConfig};
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, Person, Reply, World};

use crate::at_once;

const VERIFICATION: &str = "/api/v1/company/verification";
const PDF: &[u8] = b"%PDF-1.7\n1 0 obj\n(guvohnoma kanareyka)\nendobj\n%%EOF\n";

async fn upload(who: &Client, content_type: &str, bytes: impl Into<Body>) -> Reply {
    let client = who.clone().with("x-file-name", "guvohnoma%20%E2%84%961.pdf");
    client.send(Method::POST, &format!("{VERIFICATION}/document"), Some(content_type), bytes.into()).await
}

async fn document(owner: &Person) -> Value {
    upload(&owner.client, "application/pdf", PDF).await.expect(201).json()["data"]["id"].clone()
}

async fn ask(owner: &Person, number: &str) -> Reply {
    let document = document(owner).await;
    owner.post(VERIFICATION, json!({ "tax_number": number, "document": document })).await
}

async fn view(who: &Person) -> Value {
    who.get(VERIFICATION).await.expect(200).json()["data"].clone()
}

/// The id of the request that waits for a decision.
async fn waiting(staff: &Client) -> String {
    let list = staff.get("/api/v1/staff/verifications?state=pending").await.expect(200).json();
    assert_eq!(list["meta"]["total"], 1, "{list}");
    list["data"][0]["id"].as_str().unwrap().to_owned()
}

async fn decide(staff: &Client, id: &str, body: Value) -> Reply {
    staff.post(&format!("/api/v1/staff/verifications/{id}/decide"), body).await
}

async fn verify(staff: &Client, owner: &Person, number: &str) {
    ask(owner, number).await.expect(201);
    decide(staff, &waiting(staff).await, json!({ "verdict": "verified" })).await.expect(200);
}

fn refusal() -> Value {
    json!({ "verdict": "refused", "reason": "document_unreadable", "note": "Muhr koʻrinmaydi" })
}

async fn company_page(w: &World, owner: &Person) -> Value {
    let slug = owner.user["customer"]["slug"].as_str().unwrap();
    w.guest().get(&format!("/api/v1/companies/{slug}")).await.expect(200).json()["company"].clone()
}

/// A world whose register of companies is the double.
async fn registered_world(timeout: Duration) -> (World, Double) {
    let double = Double::start().await;
    let config = RegistryConfig { base_url: double.url.clone(), token: None, timeout };
    let client = RegistryClient::new(config).unwrap();
    (World::with_company_registry(Arc::new(client)).await, double)
}

async fn events(w: &World) -> Vec<String> {
    let events = sqlx::query_scalar("select what from company_events order by at, id");
    events.fetch_all(&w.db).await.unwrap()
}

async fn audited(w: &World) -> Vec<String> {
    let actions = "select action from audit_events where action like 'company_%' order by at, id";
    sqlx::query_scalar(actions).fetch_all(&w.db).await.unwrap()
}

#[tokio::test]
async fn a_request_leads_to_the_mark() {
    let (w, _double) = registered_world(Duration::from_secs(120)).await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    let fresh = view(&owner).await;
    assert_eq!((&fresh["state"], &fresh["registry"]), (&json!("unverified"), &json!("not_asked")));
    assert_eq!(fresh["limits"]["open_vacancies"], json!({ "now": 3, "after": 10 }));
    assert_eq!(fresh["limits"]["invitations_a_day"], json!({ "now": 0, "after": 30 }));
    let body = json!({ "tax_number": " 301 234 567 " });
    let found = owner.post(&format!("{VERIFICATION}/lookup"), body).await.expect(200).json();
    assert_eq!((&found["data"]["registry"], &found["data"]["name"]), (&json!("found"), &json!(Double::NAME)));

    let asked = ask(&owner, Double::FOUND).await.expect(201).json()["data"].clone();
    assert_eq!((&asked["state"], &asked["registry"]), (&json!("pending"), &json!("found")));
    assert_eq!((&asked["tax_number"], &asked["legal_name"]), (&json!(Double::FOUND), &json!(Double::NAME)));
    assert_eq!(asked["document"]["name"], "guvohnoma №1.pdf");
    assert_eq!(asked["document"].as_object().unwrap().len(), 2, "no link to the document: {asked}");
    assert_eq!(company_page(&w, &owner).await["mark"], Value::Null);

    let id = waiting(&staff).await;
    let seen = staff.get(&format!("/api/v1/staff/verifications/{id}")).await.expect(200).json();
    let seen = &seen["data"];
    assert_eq!(seen["entered"]["name"], "Anor Savdo");
    assert_eq!(
        (&seen["registry"]["answer"], &seen["registry"]["registered_on"]),
        (&json!("found"), &json!("2015-09-01"))
    );
    assert_eq!((&seen["differences"], &seen["earlier"]), (&json!([]), &json!([])));
    assert_eq!(
        seen["document"],
        json!({ "name": "guvohnoma №1.pdf", "kind": "pdf", "size": PDF.len(), "erased": false })
    );
    decide(&staff, &id, json!({ "verdict": "verified", "seen": seen["seen"] })).await.expect(200);
    decide(&staff, &id, json!({ "verdict": "verified" })).await.expect_code(409, "already_decided");
    decide(&staff, &id, refusal()).await.expect_code(409, "already_decided");

    let done = view(&owner).await;
    assert_eq!((&done["state"], &done["can_appeal"]), (&json!("verified"), &json!(false)));
    assert_eq!(done["limits"]["open_vacancies"], json!({ "now": 10, "after": 10 }));
    let page = company_page(&w, &owner).await;
    assert_eq!(page["is_verified"], true);
    let mark = &page["mark"];
    assert_eq!(
        (&mark["tax_number"], &mark["document"], &mark["registry"]),
        (&json!(true), &json!(true), &json!(true))
    );
    assert!(!page.to_string().contains(Double::FOUND), "the number itself is not public: {page}");
    ask(&owner, Double::FOUND).await.expect_code(409, "already_verified");
    assert_eq!(events(&w).await, ["verification_requested", "verified"]);
    assert_eq!(audited(&w).await, ["company_verified"]);
    let decided = staff.get("/api/v1/staff/verifications?state=decided").await.expect(200).json();
    assert_eq!((&decided["meta"]["total"], &decided["data"][0]["state"]), (&json!(1), &json!("verified")));
}

#[tokio::test]
async fn a_refusal_has_its_reason_and_is_appealed_once() {
    let w = World::new().await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    let appeal = format!("{VERIFICATION}/appeal");
    let words = json!({ "text": "Muhr oʻng tomonda" });
    owner.post(&appeal, words.clone()).await.expect_code(404, "not_found");
    ask(&owner, Double::FOUND).await.expect(201);
    owner.post(&appeal, words.clone()).await.expect_code(409, "already_pending");
    let first = waiting(&staff).await;
    decide(&staff, &first, json!({ "verdict": "refused" })).await.expect_field("reason");
    let silent = json!({ "verdict": "refused", "reason": "other", "note": " " });
    decide(&staff, &first, silent).await.expect_field("note");
    decide(&staff, &first, refusal()).await.expect(200);

    let refused = view(&owner).await;
    assert_eq!((&refused["state"], &refused["can_appeal"]), (&json!("refused"), &json!(true)));
    let reason = &refused["reason"];
    assert_eq!(
        (&reason["code"], &reason["text"]),
        (&json!("document_unreadable"), &json!("Muhr koʻrinmaydi"))
    );
    assert!(reason["fix"].as_str().unwrap().contains("PDF"), "{reason}");
    owner.post(&appeal, json!({ "text": " " })).await.expect_field("text");
    let unknown = json!({ "text": "x", "document": "018f0000-0000-7000-8000-000000000000" });
    owner.post(&appeal, unknown).await.expect_field("document");
    let appealed = owner.post(&appeal, words.clone()).await.expect(201).json()["data"].clone();
    assert_eq!((&appealed["state"], &appealed["is_appeal"]), (&json!("pending"), &json!(true)));
    assert_eq!(appealed["document"]["name"], "guvohnoma №1.pdf", "the same document");
    owner.post(&appeal, words.clone()).await.expect_code(409, "already_appealed");

    let second = waiting(&staff).await;
    assert_ne!(second, first);
    let seen = staff.get(&format!("/api/v1/staff/verifications/{second}")).await.expect(200).json();
    assert_eq!(seen["data"]["appeal_text"], "Muhr oʻng tomonda");
    assert_eq!(seen["data"]["earlier"][0]["reason"]["code"], "document_unreadable");
    decide(&staff, &second, refusal()).await.expect(200);
    assert_eq!(view(&owner).await["can_appeal"], false);
    owner.post(&appeal, words).await.expect_code(409, "already_appealed");
    // A new request is possible, and can be appealed again.
    ask(&owner, Double::FOUND).await.expect(201);
    let asked = ["verification_requested", "verification_refused", "verification_appealed"];
    assert_eq!(events(&w).await, [&asked[..], &["verification_refused", "verification_requested"]].concat());
    assert_eq!(audited(&w).await, ["company_verification_refused", "company_verification_refused"]);
}

#[tokio::test]
async fn two_parallel_requests_are_one() {
    let w = World::new().await;
    let owner = w.customer().await;
    let document = document(&owner).await;
    let body = json!({ "tax_number": Double::FOUND, "document": document });
    let replies = at_once(vec![&owner; 4], VERIFICATION, body).await;
    let mut statuses: Vec<u16> = replies.iter().map(|reply| reply.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409]);
    let pending: i64 =
        sqlx::query_scalar("select count(*) from company_verifications").fetch_one(&w.db).await.unwrap();
    assert_eq!(pending, 1);
    ask(&owner, "301234568").await.expect_code(409, "already_pending");
}

#[tokio::test]
async fn a_number_belongs_to_one_company_also_after_its_mark_is_gone() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    let staff = w.staff(StaffRole::Moderator).await;
    for wrong in ["30123456", "30123456a", "777777777"] {
        let text = ask(&owner, wrong).await.expect_field("tax_number");
        assert!(text.contains("STIR"), "{text}");
    }
    // Both ask; whoever is verified first has it.
    ask(&owner, Double::FOUND).await.expect(201);
    let first = waiting(&staff).await;
    ask(&other, Double::FOUND).await.expect(201);
    decide(&staff, &first, json!({ "verdict": "verified" })).await.expect(200);
    let second = waiting(&staff).await;
    decide(&staff, &second, json!({ "verdict": "verified" })).await.expect_code(409, "tax_number_taken");
    assert_eq!(company_page(&w, &other).await["mark"], Value::Null);
    decide(&staff, &second, refusal()).await.expect(200);

    let slug = owner.user["customer"]["slug"].as_str().unwrap();
    let path = format!("/api/v1/staff/companies/{slug}/verify");
    staff.post(&path, json!({ "verified": false })).await.expect_field("reason");
    staff.post(&path, json!({ "verified": false, "reason": "company_closed" })).await.expect(200);
    // The owner reads why, and may ask again.
    let taken = view(&owner).await;
    assert_eq!((&taken["state"], &taken["reason"]["code"]), (&json!("refused"), &json!("company_closed")));
    assert_eq!(taken["can_appeal"], false);
    ask(&other, Double::FOUND).await.expect_code(409, "tax_number_taken");
    verify(&staff, &owner, Double::FOUND).await;
    assert_eq!(view(&owner).await["state"], "verified");
    // The owner changes it: the old number is free.
    verify(&staff, &owner, "301234599").await;
    verify(&staff, &other, Double::FOUND).await;
}

#[tokio::test]
async fn the_mark_rests_after_a_new_number_or_name() {
    let w = World::new().await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    verify(&staff, &owner, Double::FOUND).await;
    ask(&owner, "301234599").await.expect(201);
    assert_eq!(view(&owner).await["state"], "pending");
    assert_eq!(company_page(&w, &owner).await["mark"], Value::Null);
    decide(&staff, &waiting(&staff).await, refusal()).await.expect(200);
    assert_eq!(view(&owner).await["state"], "refused");
    assert_eq!(company_page(&w, &owner).await["mark"], Value::Null, "until somebody has looked");
    verify(&staff, &owner, Double::FOUND).await;
    let reviews = staff.get("/api/v1/staff/companies/review").await.expect(200).json();
    assert_eq!(reviews["meta"]["total"], 0, "the decision ended the review");

    owner.post("/api/v1/company/update", json!({ "name": "Anor Savdo Plyus" })).await.expect(200);
    assert_eq!(view(&owner).await["state"], "resting");
    assert_eq!(company_page(&w, &owner).await["mark"], Value::Null);
    assert_eq!(
        audited(&w).await,
        [
            "company_verified",
            "company_mark_rests",
            "company_verification_refused",
            "company_verified",
            "company_mark_rests"
        ]
    );
}

#[tokio::test]
async fn nobody_gets_the_mark_for_a_name_that_the_moderator_has_not_seen() {
    let w = World::new().await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    ask(&owner, Double::FOUND).await.expect(201);
    let id = waiting(&staff).await;
    let path = format!("/api/v1/staff/verifications/{id}");
    let seen = staff.get(&path).await.expect(200).json()["data"]["seen"].clone();
    owner.post("/api/v1/company/update", json!({ "name": "Uzum" })).await.expect(200);
    let body = json!({ "verdict": "verified", "seen": seen });
    decide(&staff, &id, body).await.expect_code(409, "superseded");
    let again = staff.get(&path).await.expect(200).json()["data"].clone();
    assert_eq!(again["differences"], json!(["renamed"]));
    decide(&staff, &id, json!({ "verdict": "verified", "seen": again["seen"] })).await.expect(200);
}

#[tokio::test]
async fn the_register_only_advises() {
    // The slow one reaches this timeout.
    let (w, double) = registered_world(Duration::from_secs(2)).await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    for (number, expected) in [
        (Double::CLOSED, "closed"),
        (Double::UNKNOWN, "not_found"),
        (Double::DOWN, "unavailable"),
        (Double::SLOW, "unavailable"),
    ] {
        let looked = owner.post(&format!("{VERIFICATION}/lookup"), json!({ "tax_number": number })).await;
        assert_eq!(looked.expect(200).json()["data"]["registry"], expected, "{number}");
        let asked = ask(&owner, number).await.expect(201).json();
        assert_eq!(asked["data"]["registry"], expected, "{number}");
        let id = waiting(&staff).await;
        let seen = staff.get(&format!("/api/v1/staff/verifications/{id}")).await.expect(200).json();
        assert_eq!(seen["data"]["registry"]["answer"], expected);
        decide(&staff, &id, refusal()).await.expect(200);
    }
    // Another name and another region.
    let form = json!({ "name": "Nur Textile", "location": "fargona" });
    owner.post("/api/v1/company/update", form).await.expect(200);
    ask(&owner, Double::FOUND).await.expect(201);
    let id = waiting(&staff).await;
    let seen = staff.get(&format!("/api/v1/staff/verifications/{id}")).await.expect(200).json();
    assert_eq!(seen["data"]["differences"], json!(["name", "region"]));
    assert!(double.requests().len() >= 9);
}

#[tokio::test]
async fn without_a_register_staff_checks_by_hand() {
    let w = World::new().await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    let looked = owner.post(&format!("{VERIFICATION}/lookup"), json!({ "tax_number": Double::FOUND })).await;
    assert_eq!(
        looked.expect(200).json()["data"],
        json!({ "registry": "unavailable", "name": null, "address": null })
    );
    let asked = ask(&owner, Double::FOUND).await.expect(201).json();
    assert_eq!(asked["data"]["registry"], "not_asked");
    let id = waiting(&staff).await;
    let seen = staff.get(&format!("/api/v1/staff/verifications/{id}")).await.expect(200).json();
    assert_eq!(seen["data"]["registry"], Value::Null);
    decide(&staff, &id, json!({ "verdict": "verified" })).await.expect(200);
    let mark = company_page(&w, &owner).await["mark"].clone();
    assert_eq!((&mark["tax_number"], &mark["registry"]), (&json!(true), &json!(false)));
}

#[tokio::test]
async fn only_the_owner_asks_and_the_team_sees_how_it_stands() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (recruiter, viewer) = (w.member(&owner, "recruiter").await, w.member(&owner, "viewer").await);
    let document = document(&owner).await;
    for person in [&recruiter, &viewer] {
        let body = json!({ "tax_number": Double::FOUND, "document": document });
        person.post(VERIFICATION, body).await.expect_code(403, "not_allowed_in_company");
        let body = json!({ "tax_number": Double::FOUND });
        let lookup = person.post(&format!("{VERIFICATION}/lookup"), body).await;
        lookup.expect_code(403, "not_allowed_in_company");
        let appeal = person.post(&format!("{VERIFICATION}/appeal"), json!({ "text": "x" })).await;
        appeal.expect_code(403, "not_allowed_in_company");
        upload(&person.client, "application/pdf", PDF).await.expect_code(403, "not_allowed_in_company");
        assert_eq!(view(person).await["state"], "unverified");
    }
    let stranger = w.customer().await;
    let body = json!({ "tax_number": Double::FOUND, "document": document });
    stranger.post(VERIFICATION, body).await.expect_field("document");
}

#[tokio::test]
async fn the_register_is_asked_twenty_times_an_hour() {
    let w = World::new().await;
    let owner = w.customer().await;
    let lookup = format!("{VERIFICATION}/lookup");
    let body = json!({ "tax_number": Double::FOUND });
    for _ in 0..20 {
        owner.post(&lookup, body.clone()).await.expect(200);
    }
    owner.post(&lookup, body).await.expect_code(429, "too_many");
    ask(&owner, Double::FOUND).await.expect_code(429, "too_many");
}
