//! No private value leaks: a person whose every private value is a canary uses the whole product; then everybody else
//! reads everything there is to read, and must not find one. Neither may the log contain one, nor, once she is
//! erased, any table or file.
//!
//! The outbox of development writes messages to the log on purpose; production refuses to use it. Its lines are left
//! out here by their target.

mod life;

use std::io::Write;
use std::sync::{Mutex, Once, PoisonError};

use jiff::SignedDuration;
use platform::Environment;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, Reply, World, candidate_form, customer_form};
use tracing_subscriber::EnvFilter;

use crate::surface::{Objects, operations, publish, tables};
use life::{Canary, Life, attacks, run_jobs, set_clock};

static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct ToLog;

impl Write for ToLog {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The whole process logs here, also other tests: their people have no canaries. A thread-local subscriber would miss
/// the hashing threads.
fn start_log() {
    static STARTED: Once = Once::new();
    STARTED.call_once(|| {
        tracing_subscriber::fmt()
            .with_env_filter(EnvFilter::new("trace,outside::outbox=off"))
            .with_writer(|| ToLog)
            .json()
            .flatten_event(true)
            .with_current_span(true)
            .init();
    });
}

/// As in production, because development shows messages to everybody.
async fn world() -> World {
    let w = World::with_site(|site| site.environment = Environment::Production).await;
    set_clock(&w).await;
    w
}

/// Reports every canary that occurs in a text.
fn seek<'a>(canaries: impl Iterator<Item = &'a Canary>, wher: &str, text: &str, found: &mut Vec<String>) {
    for canary in canaries.filter(|canary| canary.is_in(text)) {
        let at = text.find(&canary.text).unwrap_or_default();
        let (from, to) =
            (text.floor_char_boundary(at.saturating_sub(200)), text.ceil_char_boundary(at + 200));
        found.push(format!("{} in {wher}: …{}…", canary.what, &text[from..to]));
    }
}

fn whole(reply: &Reply) -> String {
    format!("{:?} {}", reply.headers, reply.text())
}

const PAGES: [&str; 16] = [
    "/",
    "/ru",
    "/jobs",
    "/profile",
    "/en/profile/settings/security",
    "/auth/login",
    "/auth/register",
    "/auth/verifier/guessed",
    "/help/terms",
    "/help/privacy",
    "/sitemap.xml",
    "/robots.txt",
    "/nothing",
    "/admin",
    "/health",
    "/ready",
];

/// Everybody but her. Pages identify people by a cookie, API calls by a header.
async fn others(w: &World) -> Vec<(&'static str, Client)> {
    let candidate = w.register(candidate_form("+998935550001")).await;
    let customer = w.register(customer_form("+998935550002")).await;
    let in_browser = |client: Client, token: &str| client.with("cookie", &format!("token={token}"));
    vec![
        ("guest", w.guest()),
        ("candidate B", in_browser(candidate.client, &candidate.token)),
        ("customer B", in_browser(customer.client, &customer.token)),
        ("moderator", w.staff(StaffRole::Moderator).await),
        ("admin", w.staff(StaffRole::Admin).await),
    ]
}

#[tokio::test]
async fn private_values_are_visible_to_their_owner_only() {
    start_log();
    let w = world().await;
    let life = Life::of(&w).await;
    let (company, vacancy, revision) = publish(&w).await;
    let objects = Objects {
        session: life.session.clone(),
        identity: life.identity.clone(),
        staff_session: life.session.clone(),
        staff_member: life.person.id().to_owned(),
        company,
        vacancy,
        revision,
        search: uuid::Uuid::now_v7().to_string(),
        resume: life.resume.clone(),
        candidate: life.candidate.clone(),
        application: uuid::Uuid::now_v7().to_string(),
        comment: uuid::Uuid::now_v7().to_string(),
        column: uuid::Uuid::now_v7().to_string(),
        interview: uuid::Uuid::now_v7().to_string(),
        // A draft id that does not exist, so that everybody is a stranger to it.
        own: ["save_vacancy_draft", "discard_vacancy_draft"]
            .map(|call| (call, uuid::Uuid::now_v7().to_string()))
            .into(),
    };
    let mut found = Vec::new();
    for (name, client) in others(&w).await {
        let mut read = |what: &str, reply: Reply| {
            assert_ne!(reply.status, 500, "{what}: {}", reply.text());
            seek(life.canaries.iter(), &format!("{what} as {name}"), &whole(&reply), &mut found);
        };
        for (path, body) in attacks() {
            read(path, client.post(path, body).await);
        }
        for operation in operations() {
            read(&operation.id, operation.call(&client, &objects).await);
        }
        let page = client.with("accept", "text/html");
        for path in PAGES {
            read(path, page.get(path).await);
        }
    }
    // She sees her own data, but no secret a second time.
    for operation in operations().iter().filter(|operation| operation.method == "GET") {
        let reply = operation.call(&life.person.client, &objects).await;
        let secrets = life.canaries.iter().filter(|canary| !canary.is_own);
        seek(secrets, &format!("{} as herself", operation.id), &whole(&reply), &mut found);
    }
    let mine = life.person.get("/api/v1/me").await.expect(200).text();
    let shown = life.canaries.iter().filter(|canary| canary.is_in(&mine)).count();
    assert!(shown >= 4, "she does not see her own values, so the test would find no leak: {mine}");
    assert!(found.is_empty(), "{found:#?}");
    check_log(&life);
    // Her picture is readable by everybody who knows its name; her data is not.
    for key in &life.files {
        let path = format!("/files/{}", key.as_str());
        let status = w.guest().get(&path).await.status;
        assert!(key.as_str().ends_with(".jpg") || status == 404, "{path}: {status}");
    }
}

fn check_log(life: &Life) {
    let log = String::from_utf8(LOG.lock().unwrap_or_else(PoisonError::into_inner).clone()).expect("text");
    assert!(log.contains("answered") && log.contains("/api/v1/auth/login"), "nothing was logged");
    let mut found = Vec::new();
    for line in log.lines() {
        let read: Result<Value, _> = serde_json::from_str(line);
        assert!(read.is_ok(), "a line of the log is not JSON: {line}");
        seek(life.canaries.iter(), "the log", line, &mut found);
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[tokio::test]
async fn an_erased_person_leaves_nothing_behind() {
    start_log();
    let w = world().await;
    let life = Life::of(&w).await;
    assert!(
        !leftovers(&w, &life).await.is_empty(),
        "the tables hold none of her values, so the test proves nothing"
    );
    life.person.post("/api/v1/me/delete", json!({})).await.expect(200);
    run_jobs(&w).await;
    w.clock.advance(SignedDuration::from_hours(14 * 24 + 1));
    run_jobs(&w).await;
    life.person.get("/api/v1/me").await.expect(401);
    let left = leftovers(&w, &life).await;
    assert!(left.is_empty(), "{left:#?}");
    for key in &life.files {
        assert!(w.app.files.get(key).await.unwrap().is_none(), "{key:?} is still there");
    }
    check_log(&life);
}

/// Searches for canaries in every column of every table; bytes are searched as text and in hexadecimal.
async fn leftovers(w: &World, life: &Life) -> Vec<String> {
    let mut found = Vec::new();
    for table in tables(w).await {
        let sql = format!("select coalesce(string_agg(t::text, E'\\n'), '') from {table} t");
        let rows: String = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(&w.db).await.expect("rows");
        seek(life.canaries.iter(), &table, &rows, &mut found);
        let encoded = life.canaries.iter().map(|canary| {
            let text = canary.text.bytes().map(|byte| format!("{byte:02x}")).collect();
            Canary { what: canary.what, text, is_own: canary.is_own }
        });
        seek(encoded.collect::<Vec<_>>().iter(), &table, &rows, &mut found);
    }
    found
}
