//! Who may call what: every operation of `openapi.json` × every actor against a declared table. The sweep fails for a
//! new operation without a row.

mod members;
mod table;

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::Method;
use axum::routing::get;
use jiff::SignedDuration;
use platform::{Candidate, Customer};
use serde_json::json;
use staff::StaffRole;
use testkit::{Client, PASSWORD, Person, Reply, World};

use crate::surface::{Objects, Operation, digests, link_google, operations};
use table::{Forbidden, May, NoProfile, NotFound, Own, Pass, Proof, Row, SignIn, TABLE, WrongRole, row};

struct Actor {
    name: &'static str,
    client: Client,
    meets: fn(&Row) -> May,
}

/// All actors, and the objects that the URLs name.
struct Cast {
    actors: Vec<Actor>,
    objects: Objects,
    owner: Person,
}

fn bearer(w: &World, token: &str) -> Client {
    w.guest().with("authorization", &format!("Bearer {token}"))
}

async fn former_candidate(w: &World) -> Person {
    let person = w.candidate().await;
    let company = json!({ "name": "Nilufar Tikuv", "location": "samarqand" });
    let body = json!({ "role": "customer", "customer": company });
    person.post("/api/v1/me/role", body).await.expect(200);
    person
}

async fn cast(w: &World) -> Cast {
    // Proofs and sessions age by the test clock, so the oldest people are created first.
    let expired = w.candidate().await;
    w.clock.advance(SignedDuration::from_hours(13));
    let stale = w.candidate().await;
    w.clock.advance(SignedDuration::from_mins(11));
    let signed_out = w.candidate().await;
    signed_out.post("/api/v1/auth/logout", json!({})).await.expect(200);
    let owner = w.candidate().await;
    let (admin, moderator) = (w.staff(StaffRole::Admin).await, w.staff(StaffRole::Moderator).await);
    let employer = w.customer().await;
    let objects = objects(w, &owner, &employer, &admin).await;

    let someone = owner.id();
    let staff_token: String =
        sqlx::query_scalar("select id::text from staff_sessions limit 1").fetch_one(&w.db).await.unwrap();
    let mut actors = Vec::new();
    let mut add = |name, client, meets| actors.push(Actor { name, client, meets });
    add("guest", w.guest(), |row| row.nobody);
    let secret = "0123456789012345678901234567890123456789";
    add("forged token", bearer(w, &format!("{someone}|{secret}")), |row| row.nobody);
    add("right id, wrong secret", bearer(w, &with_secret(&owner.token, secret)), |row| row.nobody);
    add("session of staff as token", bearer(w, &format!("{staff_token}|{secret}")), |row| row.nobody);
    let cookie = format!("token={}", owner.token);
    // Only pages read the cookie, API calls never do: a form on another site would send the cookies along.
    add("cookie without token", w.guest().with("cookie", &cookie), |row| row.nobody);
    add("signed out", signed_out.client, |row| row.nobody);
    add("expired", expired.client, |row| row.nobody);
    add("candidate B", w.candidate().await.client, |row| row.candidate);
    add("customer A", w.customer().await.client, |row| row.customer);
    add("customer B", w.customer().await.client, |row| row.customer);
    add("former candidate", former_candidate(w).await.client, |row| row.former);
    add("stale proof", stale.client, |row| row.stale);
    let console = w.guest().with("x-ishbor-staff", "1");
    let as_staff = format!("staff={}", owner.token);
    add("console", console.clone(), |row| row.console);
    add("token of a person at the console", console.with("cookie", &as_staff), |row| row.console);
    add("moderator", moderator, |row| row.moderator);
    add("admin", admin, |row| row.admin);
    add("customer with vacancies", employer.client.clone(), |row| row.employer);
    // Must be last: the owner's calls succeed only if no other actor has changed the objects.
    add("candidate A", owner.client.clone(), |row| row.owner);
    Cast { actors, objects, owner }
}

fn with_secret(token: &str, secret: &str) -> String {
    let (id, _) = token.split_once('|').expect("two halves");
    format!("{id}|{secret}")
}

/// Creates a second session and an identity of the candidate, a second session of the admin, a member of staff that
/// is no actor, and vacancies of the employer.
async fn objects(w: &World, owner: &Person, employer: &Person, admin: &Client) -> Objects {
    let identity = link_google(w, owner, "117", "malika@pochta.uz").await;
    let login = json!({ "phone": owner.phone, "password": PASSWORD });
    let second = w.guest().post("/api/v1/auth/login", login).await.expect(200).json();
    let session = second["token"].as_str().unwrap().split('|').next().unwrap().to_owned();
    let me = admin.get("/api/v1/staff/me").await.expect(200).json();
    let staff_session = sqlx::query_scalar(
        "insert into staff_sessions (id, member_id, secret_hash, created_at, last_used_at, expires_at, address, user_agent)
         select gen_random_uuid(), member_id, secret_hash, created_at, last_used_at, expires_at, address, user_agent
         from staff_sessions where member_id = $1::text::uuid returning id::text",
    )
    .bind(me["member"]["id"].as_str())
    .fetch_one(&w.db)
    .await
    .unwrap();
    w.staff(StaffRole::Content).await;
    let staff_member = sqlx::query_scalar("select id::text from staff_members where role = 'content'")
        .fetch_one(&w.db)
        .await
        .unwrap();
    let vacancy = w.vacancy(employer, |_| {}).await;
    let company = employer.user["customer"]["slug"].as_str().unwrap().to_owned();
    let (mut own, revision) = (own_objects(w, employer).await, w.submit(employer, titled("Kassir")).await);
    let revision = w.waiting_revision(&revision).await;
    let saved = owner.post("/api/v1/my/searches", json!({ "query": "q=kassir" })).await.expect(201).json();
    let search = saved["data"]["id"].as_str().unwrap().to_owned();
    let (resume, candidate) = own_resumes(w, owner, &mut own).await;
    let (application, comment, column) = application(owner, employer, &vacancy, &resume).await;
    let interview = interview(w, &application).await;
    Objects {
        session,
        identity,
        staff_session,
        staff_member,
        vacancy,
        company,
        revision,
        search,
        resume,
        candidate,
        application,
        comment,
        column,
        interview,
        own,
    }
}

/// The candidate responds, the employer comments on it and writes; returns the ids of both and of the column.
async fn application(
    owner: &Person,
    employer: &Person,
    vacancy: &str,
    resume: &str,
) -> (String, String, String) {
    let id = |found: &serde_json::Value| found.as_str().unwrap().to_owned();
    let path = format!("/api/v1/jobs/{vacancy}/respond");
    let sent = owner.post(&path, json!({ "resume_id": resume })).await.expect(201).json();
    let application = id(&sent["data"]["id"]);
    let path = format!("/api/v1/applications/{application}/comments");
    let comment = employer.post(&path, json!({ "text": "Yaxshi nomzod" })).await.expect(201).json();
    let path = format!("/api/v1/chats/{application}/messages");
    let hello = json!({ "client_id": uuid::Uuid::now_v7(), "text": "Assalomu alaykum!" });
    employer.post(&path, hello).await.expect(201);
    let board = employer.get("/api/v1/monitoring").await.expect(200).json();
    (application, id(&comment["data"]["id"]), id(&board["data"][0]["id"]))
}

/// Writes an interview of an application without moving it: withdrawing needs one that waits.
async fn interview(w: &World, application: &str) -> String {
    sqlx::query_scalar(
        "insert into interviews (id, application_id, company_id, candidate_id, kind, duration_minutes, start_at, end_at,
                status, marked_at, ignores_conflicts, created_at, updated_at)
         select gen_random_uuid(), id, company_id, candidate_id, 'phone', 30, created_at + interval '3 days',
                created_at + interval '3 days 30 minutes', 'marked', created_at, false, created_at, created_at
         from applications where id = $1::text::uuid returning id::text",
    )
    .bind(application)
    .fetch_one(&w.db)
    .await
    .unwrap()
}

/// Creates an active resume for most calls, and one for each call that needs another state. Returns its id and slug.
async fn own_resumes(
    w: &World,
    owner: &Person,
    own: &mut BTreeMap<&'static str, String>,
) -> (String, String) {
    let id = |resume: &serde_json::Value, key: &str| resume[key].as_str().unwrap().to_owned();
    for call in ["unpublish_resume", "remove_resume"] {
        own.insert(call, id(&w.resume(owner, |_| {}).await, "id"));
    }
    for call in ["update_resume", "publish_resume"] {
        own.insert(call, id(&w.draft_resume(owner, testkit::resume_form()).await, "id"));
    }
    // Complaints hide it from employers.
    let reported = id(&w.resume(owner, |_| {}).await, "slug");
    own.insert("report_candidate", reported.clone());
    own.insert("view_reported_resume", reported);
    let resume = w.resume(owner, |_| {}).await;
    (id(&resume, "id"), id(&resume, "slug"))
}

fn titled(title: &str) -> serde_json::Value {
    let mut form = testkit::vacancy_form();
    form["title"] = title.into();
    form["ignore_duplicates"] = true.into();
    form
}

/// Creates a public vacancy for each of its owner's calls, and his draft.
async fn own_objects(w: &World, employer: &Person) -> BTreeMap<&'static str, String> {
    let plan = "update limits set open_vacancies = 100, open_unverified = 100";
    sqlx::query(plan).execute(&w.db).await.unwrap();
    let moderator = w.staff(StaffRole::Moderator).await;
    let mut own = BTreeMap::new();
    let calls = TABLE.iter().map(|(id, _)| *id).filter(|id| {
        let of_owner =
            ["update_", "pause_", "resume_", "close_", "prolong_", "clone_", "destroy_", "view_own_"];
        id.contains("_vacancy") && of_owner.iter().any(|start| id.starts_with(start))
            || matches!(*id, "view_vacancy_stats" | "view_vacancy_questions")
    });
    for call in calls {
        let slug = w.submit(employer, titled(call)).await;
        let path = format!("/api/v1/staff/moderation/{}/approve", w.waiting_revision(&slug).await);
        moderator.post(&path, json!({})).await.expect(200);
        own.insert(call, slug);
    }
    let body = json!({ "step": "default", "form": {} });
    let draft = employer.post("/api/v1/drafts/job", body).await.expect(200).json();
    let draft = draft["data"]["id"].as_str().unwrap().to_owned();
    own.insert("save_vacancy_draft", draft.clone());
    own.insert("discard_vacancy_draft", draft);
    for call in ["view_member_work", "set_member_role", "remove_member"] {
        own.insert(call, w.member(employer, "recruiter").await.id().to_owned());
    }
    for call in ["update_template", "remove_template"] {
        let body = json!({ "kind": "refusal", "name": call, "texts": { "uz": "Rahmat" } });
        let template = employer.post("/api/v1/message-templates", body).await.expect(201).json();
        own.insert(call, template["data"]["id"].as_str().unwrap().to_owned());
    }
    own
}

fn met(operation: &Operation, reply: &Reply) -> May {
    let (id, status) = (&operation.id, reply.status.as_u16());
    assert!(status < 500 && status != 405 && status != 429, "{id}: {status} {}", reply.text());
    let code = serde_json::from_slice::<serde_json::Value>(&reply.body).unwrap_or_default();
    match (status, code["code"].as_str().unwrap_or_default()) {
        (401, _) => SignIn,
        (403, "forbidden") => Forbidden,
        (403, "wrong_role") => WrongRole,
        (403, "reauth_required") => Proof,
        (404, "not_found") | (200, "vacancy_not_found" | "resume_not_found") => NotFound,
        (409, "profile_required") => NoProfile,
        _ => Pass,
    }
}

#[tokio::test]
async fn every_actor_gets_the_result_of_the_table() {
    let w = World::new().await;
    let cast = cast(&w).await;
    let mut wrong = Vec::new();
    let operations = operations();
    for operation in &operations {
        let id = &operation.id;
        let Some(row) = row(id) else {
            wrong.push(format!("{id} has no row in the table"));
            continue;
        };
        for actor in &cast.actors {
            let reply = operation.call(&actor.client, &cast.objects).await;
            let expected = (actor.meets)(&row);
            let met = met(operation, &reply);
            let is_own = expected == Own && met == Pass && reply.status == 200;
            if met != expected && !is_own {
                wrong.push(format!(
                    "{id}: {} met {met:?}, the table says {expected:?}: {}",
                    actor.name,
                    reply.text()
                ));
            }
            if row.nobody != Pass && reply.header("cache-control") != "no-store" {
                wrong.push(format!("{id}: the response to {} may be cached", actor.name));
            }
        }
    }
    let is_gone = |id: &str| !operations.iter().any(|operation| operation.id == id);
    wrong.extend(TABLE.iter().filter(|(id, _)| is_gone(id)).map(|(id, _)| format!("{id} is gone")));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Guards that other capabilities use for their calls. A changed role takes effect at once.
#[tokio::test]
async fn each_role_may_use_its_own_calls() {
    let w = World::new().await;
    let routes = axum::Router::new()
        .route("/api/candidates-only", get(async |_: Candidate| "in"))
        .route("/api/customers-only", get(async |_: Customer| "in"))
        .with_state(w.app.clone());
    let router = server::router::surround(routes, w.app.clone(), server::web::Web::bare(), &[]);
    let person = w.candidate().await;
    let client = Client::new(router.clone()).with("authorization", &format!("Bearer {}", person.token));
    client.get("/api/candidates-only").await.expect(200);
    client.get("/api/customers-only").await.expect_code(403, "wrong_role");
    let body =
        json!({ "role": "customer", "customer": { "name": "Nilufar Tikuv", "location": "samarqand" } });
    person.post("/api/v1/me/role", body).await.expect(200);
    client.get("/api/candidates-only").await.expect_code(403, "wrong_role");
    client.get("/api/customers-only").await.expect(200);
    sqlx::query("delete from companies").execute(&w.db).await.unwrap();
    client.get("/api/customers-only").await.expect_code(403, "wrong_role");
    Client::new(router).get("/api/customers-only").await.expect(401);
}

/// A link, an image or a prefetch on another site can make a browser send GET requests; they must never change
/// anything. Which employers read a resume is recorded for its owner; no other site can cause that, because calls need
/// a token.
#[tokio::test]
async fn reading_writes_nothing() {
    let w = World::new().await;
    let cast = cast(&w).await;
    let read = async || {
        for operation in operations().iter().filter(|operation| operation.method == Method::GET) {
            for actor in &cast.actors {
                operation.call(&actor.client, &cast.objects).await;
            }
        }
        let pages = w.guest().with("cookie", &format!("token={}", cast.owner.token));
        for path in
            ["/", "/jobs", "/profile", "/auth/login", "/auth/verifier/x", "/help/faq", "/nothing", "/admin"]
        {
            pages.get(path).await;
        }
    };
    // The first request after a while records the time of use.
    for actor in &cast.actors {
        for path in ["/api/v1/me", "/api/v1/staff/me"] {
            actor.client.get(path).await;
        }
    }
    // The first view of a day is recorded.
    read().await;
    let before = digests(&w, &[]).await;
    read().await;
    assert_eq!(digests(&w, &[]).await, before);
    // After a minute only the time of use changes.
    let times = ["last_used_at", "idle_until"];
    let before = digests(&w, &times).await;
    w.clock.advance(SignedDuration::from_mins(2));
    read().await;
    assert_eq!(digests(&w, &times).await, before);
}

/// Another spelling of a path, or a header that overrides the method, must not bypass a guard.
#[tokio::test]
async fn no_other_spelling_bypasses_a_guard() {
    let w = World::new().await;
    let cast = cast(&w).await;
    let before = digests(&w, &[]).await;
    let mut wrong = Vec::new();
    let operations = operations();
    let is_read = |address: &str| {
        operations.iter().any(|other| other.method == Method::GET && other.address(&cast.objects) == address)
    };
    for operation in &operations {
        if row(&operation.id).is_none_or(|row| row.nobody == Pass) {
            continue;
        }
        let address = operation.address(&cast.objects);
        let short = address.trim_start_matches("/api/v1/");
        let spellings = [
            format!("{address}/"),
            address.to_uppercase(),
            format!("/api/v1//{short}"),
            format!("/api/v1/./{short}"),
            format!("/api/v1/spheres/../{short}"),
            format!("/api/v1/spheres/%2e%2e/{short}"),
            format!("/api/v1/{short}%00"),
            format!("/api/v1/{short};x=1"),
            format!("/API/v1/{short}"),
            format!("/api/v1/{}", short.replace('/', "%2f")),
        ];
        let body = || Body::from("{}");
        for client in [&w.guest(), &w.guest().with("x-ishbor-staff", "1")] {
            for spelling in &spellings {
                let reply =
                    client.send(operation.method.clone(), spelling, Some("application/json"), body()).await;
                if reply.status.is_success() {
                    wrong.push(format!("{} {spelling}: {}", operation.method, reply.status));
                }
            }
        }
        // A GET request to the path of a POST operation must not write.
        if operation.method == Method::POST {
            let reads_too = is_read(&address);
            for header in ["x-http-method-override", "x-http-method", "x-method-override"] {
                for address in [address.clone(), format!("{address}?_method=POST")] {
                    let reply = cast.owner.client.clone().with(header, "POST").get(&address).await;
                    if reply.status.is_success() && !reads_too {
                        wrong.push(format!("{address} by {header}: {}", reply.status));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(digests(&w, &[]).await, before);
}

/// Unknown fields are refused, so nobody can become an admin with one more field. Bodies that are not JSON are
/// refused, because forms on other sites can send plain text.
#[tokio::test]
async fn unknown_body_fields_are_refused() {
    // Telegram signs its body as a whole; webhook bodies are read only after the secret was checked; a file to import is
    // written by another site.
    let foreign = ["telegram_login", "take_update", "take_eskiz_report", "import_resume"];
    let w = World::new().await;
    let cast = cast(&w).await;
    let played = |name| &cast.actors.iter().find(|actor| actor.name == name).unwrap().client;
    let (admin, employer) = (played("admin"), played("customer with vacancies"));
    for operation in operations().iter().filter(|operation| operation.takes_json) {
        if foreign.contains(&operation.id.as_str()) {
            continue;
        }
        let table = row(&operation.id).expect("a row");
        let client = if table.console != table.nobody {
            admin
        } else if table.owner == WrongRole {
            employer
        } else {
            &cast.owner.client
        };
        let address = operation.address(&cast.objects);
        let reply = operation.call_with(client, &address, &json!({ "is_admin": true })).await;
        reply.expect_field("is_admin");
        let form = client.send(Method::POST, &address, Some("text/plain"), Body::from("{}")).await;
        form.expect_code(415, "file_type");
    }
}

/// Without a database nobody can be identified, so nothing is allowed: a fault must never grant access.
#[tokio::test]
async fn nothing_is_allowed_while_the_database_is_down() {
    let w = World::new().await;
    let cast = cast(&w).await;
    w.db.close().await;
    for operation in operations() {
        let Some(row) = row(&operation.id).filter(|row| row.nobody != Pass) else { continue };
        for actor in &cast.actors {
            let status = operation.call(&actor.client, &cast.objects).await.status.as_u16();
            let was_open = [Pass, Own].contains(&(actor.meets)(&row));
            let is_shut = matches!(status, 401 | 403 | 404 | 503) || (row.console == Pass && status == 422);
            assert!(is_shut, "{}: {} got {status}", operation.id, actor.name);
            assert!(
                !was_open || status == 503 || row.console == Pass,
                "{}: {} got {status}",
                operation.id,
                actor.name
            );
        }
    }
}
