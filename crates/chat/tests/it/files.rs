//! Files in messages: what is accepted, who gets them, and when they are deleted.

use accounts::unused_files::DeleteUnusedFiles;
use axum::body::Body;
use axum::http::Method;
use chat::files::TidyFiles;
use futures_util::future::join_all;
use jiff::SignedDuration;
use platform::App;
use platform::files::FileKey;
use queue::Job;
use serde_json::{Value, json};
use testkit::{Client, Person, Reply, World, png};
use uuid::Uuid;

use crate::people::{Pair, pair, wait};

const PDF: &[u8] = b"%PDF-1.7\n1 0 obj\n(diplom)\nendobj\n%%EOF\n";

impl Pair {
    async fn upload(&self, who: &Client, client_id: Uuid, name: &str, bytes: impl Into<Body>) -> Reply {
        let path = self.path(&format!("/files?client_id={client_id}"));
        let who = who.clone().with("x-file-name", name);
        who.send(Method::POST, &path, Some("application/octet-stream"), bytes.into()).await
    }

    async fn uploaded(&self, who: &Person, name: &str, bytes: impl Into<Body>) -> Value {
        let reply = self.upload(&who.client, Uuid::now_v7(), name, bytes).await;
        reply.expect(201).json()["data"].take()
    }

    async fn send_file(&self, who: &Person, file: &Value, text: Option<&str>) -> Reply {
        let body = json!({ "client_id": Uuid::now_v7(), "file": file["id"], "text": text });
        who.post(&self.path("/messages"), body).await
    }

    fn file(&self, file: &Value) -> String {
        self.path(&format!("/files/{}", file["id"].as_str().unwrap()))
    }
}

/// Stored files of messages, whatever rows say.
async fn stored(w: &World) -> Vec<FileKey> {
    let all = w.app.files.list().await.unwrap();
    all.into_iter().filter(|key| key.as_str().starts_with("chat")).collect()
}

async fn run(w: &World, job: impl Job<App>) {
    queue::enqueue::<App, _>(&mut w.db.acquire().await.unwrap(), &job).await.unwrap();
    w.run_jobs().await;
}

#[tokio::test]
async fn a_file_comes_with_a_message_or_alone() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let offer = pair.uploaded(&pair.employer, "Taklif%20%E2%84%961.PDF", PDF).await;
    assert_eq!((&offer["name"], &offer["kind"]), (&json!("Taklif №1.PDF"), &json!("pdf")));
    assert_eq!(offer["size"], PDF.len());
    pair.employer.get(&pair.file(&offer)).await.expect_code(404, "not_found");
    let sent = pair.send_file(&pair.employer, &offer, Some("Taklifimiz")).await.expect(201).json();
    assert_eq!((&sent["data"]["text"], &sent["data"]["file"]), (&json!("Taklifimiz"), &offer));

    let photo = pair.uploaded(&pair.candidate, "../surat.png", png(640, 480)).await;
    let size = (&photo["kind"], &photo["width"], &photo["height"]);
    assert_eq!(size, (&json!("picture"), &json!(640), &json!(480)));
    assert_eq!(photo["name"], "surat.jpg");
    pair.send_file(&pair.candidate, &photo, None).await.expect(201);
    let messages = pair.messages(&pair.employer).await;
    assert_eq!((&messages[1]["text"], &messages[1]["file"]), (&json!(""), &photo));
    let list = pair.employer.get("/api/v1/chats").await.expect(200).json();
    let last = &list["data"][0]["last"];
    assert_eq!((&last["file_name"], &last["file_kind"]), (&json!("surat.jpg"), &json!("picture")));

    let reply = pair.candidate.get(&pair.file(&offer)).await.expect(200);
    assert_eq!(reply.body, PDF);
    for (name, value) in [
        ("content-type", "application/pdf"),
        ("content-disposition", "attachment; filename*=UTF-8''Taklif%20%E2%84%961.PDF"),
        ("x-content-type-options", "nosniff"),
        ("cache-control", "no-store"),
    ] {
        assert_eq!(reply.header(name), value);
    }
    assert!(reply.header("content-security-policy").contains("default-src 'none'"));
    let (whole, preview) = (pair.file(&photo), format!("{}?preview=true", pair.file(&photo)));
    for path in [&whole, &preview] {
        let reply = pair.employer.get(path).await.expect(200);
        assert!(reply.body.starts_with(&[0xFF, 0xD8]), "encoded again, as JPEG");
        assert_eq!(reply.header("content-type"), "image/jpeg");
        assert_eq!(reply.header("content-disposition"), "inline; filename*=UTF-8''surat.jpg");
    }
    pair.candidate.get(&format!("{}?preview=true", pair.file(&offer))).await.expect_code(404, "not_found");
    // One file, one message; nothing at all is no message.
    pair.send_file(&pair.employer, &offer, None).await.expect_code(409, "file_gone");
    let empty = json!({ "client_id": Uuid::now_v7() });
    pair.employer.post(&pair.path("/messages"), empty).await.expect_field("text");
}

#[tokio::test]
async fn the_content_decides_what_a_file_is() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let who = &pair.employer.client;
    let whole = png(300, 300);
    let cut = whole[..whole.len() / 2].to_vec();
    for (name, bytes, status, code) in [
        ("a.pdf", b"<html><script>alert(1)</script></html>".to_vec(), 415, "file_type"),
        ("a.pdf", b"%PDF-1.7 cut off".to_vec(), 415, "file_type"),
        ("a.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), 415, "file_type"),
        ("a.docx", b"PK\x03\x04 and nothing else".to_vec(), 415, "file_type"),
        ("a.gif", b"GIF89a".to_vec(), 415, "file_type"),
        ("a.pdf", Vec::new(), 415, "file_type"),
        ("a.png", cut, 422, "file_damaged"),
    ] {
        pair.upload(who, Uuid::now_v7(), name, bytes).await.expect_code(status, code);
    }
    let mut large = PDF.to_vec();
    large.resize(10 * 1024 * 1024 + 1, b' ');
    pair.upload(who, Uuid::now_v7(), "a.pdf", large).await.expect_code(413, "file_too_large");
    assert_eq!(stored(&w).await, []);
    let disguised = pair.uploaded(&pair.employer, "surat.exe", PDF).await;
    assert_eq!(disguised["name"], "surat.exe.pdf");
    let small = pair.uploaded(&pair.employer, "belgi.png", png(40, 20)).await;
    assert_eq!(small["width"], 40, "no picture is too small to be shown");
}

#[tokio::test]
async fn only_the_two_sides_get_a_file() {
    let w = World::new().await;
    let (ours, theirs) = (pair(&w).await, pair(&w).await);
    ours.said(&ours.employer, "Salom").await;
    let file = ours.uploaded(&ours.candidate, "pasport.pdf", PDF).await;
    ours.send_file(&ours.candidate, &file, None).await.expect(201);
    let path = ours.file(&file);
    let recruiter = w.member(&ours.employer, "recruiter").await;
    let viewer = w.member(&ours.employer, "viewer").await;
    for who in [&ours.employer, &ours.candidate, &recruiter] {
        who.get(&path).await.expect(200);
    }
    viewer.get(&path).await.expect_code(403, "not_allowed_in_company");
    ours.upload(&viewer.client, Uuid::now_v7(), "a.pdf", PDF)
        .await
        .expect_code(403, "not_allowed_in_company");
    w.guest().get(&path).await.expect_code(401, "unauthenticated");
    ours.upload(&w.guest(), Uuid::now_v7(), "a.pdf", PDF).await.expect_code(401, "unauthenticated");
    for stranger in [&theirs.employer, &theirs.candidate] {
        stranger.get(&path).await.expect_code(404, "not_found");
        ours.upload(&stranger.client, Uuid::now_v7(), "a.pdf", PDF).await.expect_code(404, "not_found");
        // Not through a conversation of their own either.
        let id = file["id"].as_str().unwrap();
        stranger.get(&theirs.path(&format!("/files/{id}"))).await.expect_code(404, "not_found");
    }
    // Nobody sends what somebody else has uploaded, and nobody finds it in the public folder.
    let waiting = ours.uploaded(&ours.employer, "a.pdf", PDF).await;
    ours.send_file(&recruiter, &waiting, None).await.expect_code(409, "file_gone");
    theirs.send_file(&theirs.employer, &waiting, None).await.expect_code(409, "file_gone");
    for key in stored(&w).await {
        w.guest().get(&format!("/files/{}", key.as_str())).await.expect(404);
    }
}

#[tokio::test]
async fn who_may_not_write_may_not_upload() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let early = pair.upload(&pair.candidate.client, Uuid::now_v7(), "a.pdf", PDF).await;
    assert_eq!(early.expect_code(409, "chat_closed").json()["why"], "not_yet");
    pair.said(&pair.employer, "Salom").await;
    pair.uploaded(&pair.candidate, "a.pdf", PDF).await;
    pair.employer.post(&pair.path("/block"), json!({ "is_blocked": true })).await.expect(200);
    let late = pair.upload(&pair.candidate.client, Uuid::now_v7(), "a.pdf", PDF).await;
    assert_eq!(late.expect_code(409, "chat_closed").json()["why"], "blocked");
}

#[tokio::test]
async fn what_is_uploaded_and_sent_again_is_one() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let second = w.second_server().await;
    let id = Uuid::now_v7();
    let calls = (0..8).map(|n| {
        let server = if n % 2 == 0 { &w } else { &second };
        let client = server.guest().with("authorization", &format!("Bearer {}", pair.employer.token));
        let pair = &pair;
        async move { pair.upload(&client, id, "surat.png", png(300, 200)).await }
    });
    let replies = join_all(calls).await;
    let ids: Vec<String> = replies.iter().map(|reply| reply.json()["data"]["id"].to_string()).collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    assert_eq!(replies.iter().filter(|reply| reply.status == 201).count(), 1);
    // Each of these servers has a folder of its own.
    let files = stored(&w).await.len() + stored(&second).await.len();
    assert_eq!(files, 2, "a picture and its preview");
    let body = json!({ "client_id": Uuid::now_v7(), "file": replies[0].json()["data"]["id"] });
    for status in [201, 200, 200] {
        pair.employer.post(&pair.path("/messages"), body.clone()).await.expect(status);
    }
    assert_eq!(pair.messages(&pair.candidate).await.len(), 1);
    // Nobody else can upload under the same id.
    let other = pair.upload(&pair.candidate.client, id, "a.pdf", PDF).await;
    other.expect_field("client_id");
}

#[tokio::test]
async fn a_file_goes_with_its_message() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let photo = pair.uploaded(&pair.employer, "a.png", png(300, 200)).await;
    pair.send_file(&pair.employer, &photo, Some("Mana")).await.expect(201);
    assert_eq!(stored(&w).await.len(), 2);
    let remove = pair.path("/messages/1/destroy");
    for _ in 0..2 {
        let gone = pair.employer.post(&remove, json!({})).await.expect(200).json();
        assert_eq!((&gone["data"]["is_deleted"], &gone["data"]["file"]), (&json!(true), &json!(null)));
    }
    pair.candidate.get(&pair.file(&photo)).await.expect_code(404, "not_found");
    assert_eq!(stored(&w).await, []);
}

#[tokio::test]
async fn what_nobody_sends_does_not_stay() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let sent = pair.uploaded(&pair.employer, "a.pdf", PDF).await;
    pair.send_file(&pair.employer, &sent, None).await.expect(201);
    for _ in 0..12 {
        pair.uploaded(&pair.employer, "a.pdf", PDF).await;
    }
    assert_eq!(stored(&w).await.len(), 11, "the sent one, and the ten newest that wait");
    run(&w, TidyFiles {}).await;
    assert_eq!(stored(&w).await.len(), 11);
    wait(&w, SignedDuration::from_hours(49)).await;
    run(&w, TidyFiles {}).await;
    assert_eq!(stored(&w).await.len(), 1);
    // A crash has left a file without a row.
    for folder in ["chatfiles", "chatpreviews"] {
        w.app.files.put(&FileKey::random(folder, "jpg"), "lost".into()).await.unwrap();
    }
    w.clock.set("2100-01-01T00:00:00Z".parse().unwrap());
    run(&w, DeleteUnusedFiles {}).await;
    assert_eq!(stored(&w).await.len(), 1, "the file of a message stays");
}

#[tokio::test]
async fn an_export_has_the_files_that_one_has_sent() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let offer = pair.uploaded(&pair.employer, "taklif.pdf", PDF).await;
    pair.send_file(&pair.employer, &offer, None).await.expect(201);
    let diploma = pair.uploaded(&pair.candidate, "diplom.pdf", PDF).await;
    pair.send_file(&pair.candidate, &diploma, None).await.expect(201);
    pair.candidate.post("/api/v1/me/export", json!({})).await.expect(200);
    w.run_jobs().await;
    let zip = pair.candidate.get("/api/v1/me/export/file").await.expect(200).body;
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(zip)).unwrap();
    let files: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    let files: Vec<&String> = files.iter().filter(|name| name.starts_with("messages/")).collect();
    assert_eq!(files, ["messages/1 diplom.pdf"], "what others have sent is theirs");
    let messages = std::io::read_to_string(zip.by_name("messages.json").unwrap()).unwrap();
    assert!(messages.contains("taklif.pdf") && messages.contains("diplom.pdf"), "{messages}");
}

#[tokio::test]
async fn an_erased_account_takes_its_conversations_and_their_files_along() {
    let w = World::new().await;
    let pair = pair(&w).await;
    for who in [&pair.employer, &pair.candidate] {
        let file = pair.uploaded(who, "a.png", png(300, 200)).await;
        pair.send_file(who, &file, None).await.expect(201);
    }
    assert_eq!(stored(&w).await.len(), 4);
    pair.candidate.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.clock.advance(SignedDuration::from_hours(15 * 24));
    w.erase_due().await;
    assert_eq!(stored(&w).await, []);
}
