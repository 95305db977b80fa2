//! Documents: what is accepted, who gets them, and when they are erased.

use accounts::unused_files::DeleteUnusedFiles;
use companies::verification::tidy::TidyDocuments;
use jiff::SignedDuration;
use platform::App;
use platform::files::FileKey;
use queue::Job;
use serde_json::json;
use staff::StaffRole;
use testkit::{World, png};

use super::{PDF, VERIFICATION, ask, audited, decide, document, refusal, upload, view, waiting};

const DAY: SignedDuration = SignedDuration::from_hours(24);

async fn run(w: &World, job: impl Job<App>) {
    queue::enqueue::<App, _>(&mut w.db.acquire().await.unwrap(), &job).await.unwrap();
    w.run_jobs().await;
}

/// Stored documents, whatever rows say.
async fn stored(w: &World) -> Vec<FileKey> {
    let all = w.app.files.list().await.unwrap();
    all.into_iter().filter(|key| key.as_str().starts_with("documents/")).collect()
}

#[tokio::test]
async fn other_files_in_disguise_are_refused() {
    let w = World::new().await;
    let owner = w.customer().await;
    let page = &b"<html><script>alert(1)</script></html>"[..];
    let svg = &b"<svg xmlns='http://www.w3.org/2000/svg'/>"[..];
    for (kind, bytes) in [
        ("application/pdf", page),
        ("application/pdf", svg),
        ("application/pdf", &b"%PDF-1.7 cut off"[..]),
        ("image/png", svg),
        ("image/jpeg", PDF),
        ("image/png", &b""[..]),
    ] {
        upload(&owner.client, kind, bytes).await.expect_field("document");
    }
    for kind in ["image/svg+xml", "text/html", "application/octet-stream", "image/webp"] {
        upload(&owner.client, kind, PDF).await.expect_code(415, "file_type");
    }
    let mut large = PDF.to_vec();
    large.resize(11 * 1024 * 1024, b' ');
    upload(&owner.client, "application/pdf", large).await.expect_code(413, "file_too_large");
    assert_eq!(stored(&w).await, []);
    upload(&owner.client, "image/png", png(640, 480)).await.expect(201);
    let kept = stored(&w).await;
    let bytes = w.app.files.get(&kept[0]).await.unwrap().unwrap();
    assert!(bytes.starts_with(&[0xFF, 0xD8]), "encoded again, as JPEG");
}

#[tokio::test]
async fn only_staff_gets_the_document() {
    let w = World::new().await;
    let owner = w.customer().await;
    let others = [
        owner.client.clone(),
        w.member(&owner, "recruiter").await.client,
        w.member(&owner, "viewer").await.client,
        w.customer().await.client,
        w.candidate().await.client,
        w.guest(),
        w.guest().with("x-ishbor-staff", "1"),
        w.guest().with("cookie", &format!("staff={}", owner.token)).with("x-ishbor-staff", "1"),
        w.staff(StaffRole::Content).await,
    ];
    let staff = w.staff(StaffRole::Moderator).await;
    ask(&owner, "301234567").await.expect(201);
    let id = waiting(&staff).await;
    let key = stored(&w).await.pop().unwrap();
    let name = key.as_str().rsplit('/').next().unwrap();
    let row: String =
        sqlx::query_scalar("select id::text from company_documents").fetch_one(&w.db).await.unwrap();
    let path = format!("/api/v1/staff/verifications/{id}/document");
    let addresses = [
        path.clone(),
        format!("/files/{}", key.as_str()),
        format!("/files/avatars/{name}"),
        format!("/files/avatars/..%2fdocuments%2f{name}"),
        format!("/files/avatars/../documents/{name}"),
        format!("{VERIFICATION}/document"),
        format!("{VERIFICATION}/document/{row}"),
        VERIFICATION.to_owned(),
        format!("/api/v1/staff/verifications/{id}"),
    ];
    for client in &others {
        for address in &addresses {
            let reply = client.get(address).await;
            assert!(!reply.text().contains("kanareyka"), "{address}");
            let is_named = reply.text().contains(name) && !address.contains(name);
            assert!(!is_named, "{address} names the file: {}", reply.text());
        }
    }
    for client in &others {
        assert_ne!(client.get(&path).await.status, 200);
    }
    let opened = staff.get(&path).await.expect(200);
    assert_eq!(opened.body, PDF);
    assert_eq!(opened.header("content-type"), "application/pdf");
    assert_eq!(
        opened.header("content-disposition"),
        "attachment; filename*=UTF-8''guvohnoma%20%E2%84%961.pdf"
    );
    assert_eq!(opened.header("content-security-policy"), "default-src 'none'; sandbox");
    assert_eq!(
        (opened.header("x-content-type-options"), opened.header("cache-control")),
        ("nosniff", "no-store")
    );
    assert_eq!(audited(&w).await, ["company_document_opened"]);
}

#[tokio::test]
async fn a_document_is_erased_a_month_after_the_decision() {
    let w = World::new().await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    ask(&owner, "301234567").await.expect(201);
    let first = waiting(&staff).await;
    decide(&staff, &first, refusal()).await.expect(200);
    w.clock.advance(DAY * 29);
    let owner = w.sign_in(&owner).await;
    // The appeal needs the same document, so its month starts again.
    owner.post(&format!("{VERIFICATION}/appeal"), json!({ "text": "Qarang" })).await.expect(201);
    w.clock.advance(DAY * 40);
    run(&w, TidyDocuments {}).await;
    run(&w, DeleteUnusedFiles {}).await;
    assert_eq!(stored(&w).await.len(), 1, "somebody still has to look at it");
    let staff = w.staff(StaffRole::Moderator).await;
    let second = waiting(&staff).await;
    decide(&staff, &second, json!({ "verdict": "verified" })).await.expect(200);
    w.clock.advance(DAY * 29);
    run(&w, TidyDocuments {}).await;
    assert_eq!(stored(&w).await.len(), 1);
    w.clock.advance(DAY * 2);
    run(&w, TidyDocuments {}).await;
    assert_eq!(stored(&w).await, []);
    let staff = w.staff(StaffRole::Moderator).await;
    for id in [&first, &second] {
        staff.get(&format!("/api/v1/staff/verifications/{id}/document")).await.expect_code(404, "not_found");
        let seen = staff.get(&format!("/api/v1/staff/verifications/{id}")).await.expect(200).json();
        assert_eq!(seen["data"]["document"]["erased"], true);
    }
    assert_eq!(view(&w.sign_in(&owner).await).await["state"], "verified", "the mark does not depend on it");
}

#[tokio::test]
async fn a_late_appeal_needs_another_document() {
    let w = World::new().await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    ask(&owner, "301234567").await.expect(201);
    decide(&staff, &waiting(&staff).await, refusal()).await.expect(200);
    w.clock.advance(DAY * 31);
    run(&w, TidyDocuments {}).await;
    let owner = w.sign_in(&owner).await;
    let appeal = format!("{VERIFICATION}/appeal");
    owner.post(&appeal, json!({ "text": "Qarang" })).await.expect_field("document");
    let body = json!({ "text": "Qarang", "document": document(&owner).await });
    owner.post(&appeal, body).await.expect(201);
    assert_eq!(stored(&w).await.len(), 1);
}

#[tokio::test]
async fn an_upload_replaces_the_last_one_and_is_deleted_after_a_day() {
    let w = World::new().await;
    let owner = w.customer().await;
    let first = document(&owner).await;
    let second = document(&owner).await;
    assert_eq!(stored(&w).await.len(), 1);
    let body = json!({ "tax_number": "301234567", "document": first });
    owner.post(VERIFICATION, body).await.expect_field("document");
    w.clock.advance(SignedDuration::from_hours(23));
    run(&w, TidyDocuments {}).await;
    assert_eq!(stored(&w).await.len(), 1);
    w.clock.advance(SignedDuration::from_hours(2));
    run(&w, TidyDocuments {}).await;
    assert_eq!(stored(&w).await, []);
    let owner = w.sign_in(&owner).await;
    let body = json!({ "tax_number": "301234567", "document": second });
    owner.post(VERIFICATION, body).await.expect_field("document");
}

#[tokio::test]
async fn a_file_without_a_row_is_found_and_one_with_a_row_stays() {
    let w = World::new().await;
    let owner = w.customer().await;
    document(&owner).await;
    let lost = FileKey::random("documents", "pdf");
    w.app.files.put(&lost, PDF.into()).await.unwrap();
    // Files have the time of the machine, which is earlier in any case.
    w.clock.set("2100-01-01T00:00:00Z".parse().unwrap());
    run(&w, DeleteUnusedFiles {}).await;
    let kept = stored(&w).await;
    assert!(kept.len() == 1 && kept[0] != lost, "{kept:?}");
}

#[tokio::test]
async fn an_erased_owner_takes_the_document_along() {
    let w = World::new().await;
    let (owner, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    ask(&owner, "301234567").await.expect(201);
    decide(&staff, &waiting(&staff).await, json!({ "verdict": "verified" })).await.expect(200);
    owner.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.clock.advance(DAY * 15);
    assert_eq!(stored(&w).await.len(), 1);
    w.erase_due().await;
    assert_eq!(stored(&w).await, []);
    // The number is free for another company.
    let (other, staff) = (w.customer().await, w.staff(StaffRole::Moderator).await);
    super::verify(&staff, &other, "301234567").await;
}
