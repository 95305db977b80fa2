//! The surface that the sweeps cover: every operation of `openapi.json`, ready to be called.

use std::collections::BTreeMap;

use axum::body::Body;
use axum::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::SignedDuration;
use kernel::Clock as _;
use secrets::Keys;
use serde_json::{Value, json};
use testkit::{Client, Person, Reply, World, new_phone};

pub struct Operation {
    pub id: String,
    pub method: Method,
    path: String,
    pub takes_json: bool,
}

/// Existing objects that the URLs name. They belong to one person, so everybody else is a stranger to them.
pub struct Objects {
    pub session: String,
    pub identity: String,
    pub staff_session: String,
    pub staff_member: String,
    /// Slugs of a public vacancy and its company, and a text waiting for moderation.
    pub vacancy: String,
    pub company: String,
    pub revision: String,
    /// A saved search of the candidate.
    pub search: String,
    /// Id and slug of an active resume of the candidate.
    pub resume: String,
    pub candidate: String,
    /// An application of the candidate to the vacancy of the employer, with a comment, in a column.
    pub application: String,
    pub comment: String,
    pub column: String,
    /// An interview of that application.
    pub interview: String,
    /// For calls of an owner, by operation: each has its own object, which no other call changes.
    pub own: BTreeMap<&'static str, String>,
}

/// Operations that name an object come first, because other calls of its owner may remove it; those that end a
/// session come last.
pub fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(server::contract::document()).unwrap();
    let mut operations = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            operations.push(Operation {
                id: operation["operationId"].as_str().unwrap().to_owned(),
                method: Method::from_bytes(method.to_uppercase().as_bytes()).unwrap(),
                path: path.clone(),
                takes_json: operation["requestBody"]["content"].get("application/json").is_some(),
            });
        }
    }
    operations.sort_by_key(|operation| match operation.id.as_str() {
        "logout" | "sign_out_staff" => 2,
        "discard_vacancy_draft" | "remove_saved_search" | "destroy_comment" => 1,
        _ => i32::from(!operation.path.contains('{')),
    });
    operations
}

impl Operation {
    pub fn address(&self, objects: &Objects) -> String {
        let named = match self.id.as_str() {
            id if objects.own.contains_key(id) => objects.own[id].as_str(),
            "end_session" => &objects.session,
            "unlink_identity" => &objects.identity,
            "end_staff_session" => &objects.staff_session,
            "disable_staff_member" | "set_staff_member_role" => &objects.staff_member,
            "note_search_seen" | "update_saved_search" | "remove_saved_search" => &objects.search,
            // A synonym group that does not exist (any more).
            "update_synonyms" | "remove_synonyms" => "018f0000-0000-7000-8000-000000000000",
            // A partner that does not exist.
            "update_partner" | "remove_partner" | "upload_partner_logo" => {
                "018f0000-0000-7000-8000-000000000000"
            }
            // A request of a company that does not exist.
            "view_company_verification" | "open_document" | "decide_verification" => {
                "018f0000-0000-7000-8000-000000000000"
            }
            // Made for the sweep of roles; elsewhere one that does not exist.
            "update_template" | "remove_template" => "018f0000-0000-7000-8000-000000000000",
            "update_comment" | "destroy_comment" => &objects.comment,
            "list_column_cards" => &objects.column,
            "view_my_application" => &objects.application,
            _ if self.path.starts_with("/api/v1/interviews/{id}") => &objects.interview,
            _ if self.path.starts_with("/api/v1/applications/{id}") => &objects.application,
            _ if self.path.starts_with("/api/v1/chats/{id}") => &objects.application,
            _ if self.path.starts_with("/api/v1/staff/reported-messages/") => &objects.application,
            "view_page" => "faq",
            "view_guide" => "interview",
            "view_shared_resume" | "view_invitation" => "a-guessed-secret",
            // An invitation, or a member, that does not exist.
            "revoke_invitation" | "decline_invitation" | "view_member_work" | "set_member_role"
            | "remove_member" => "018f0000-0000-7000-8000-000000000000",
            "take_eskiz_report" => "a-guessed-key",
            _ if self.path.starts_with("/api/v1/resume/") && self.path.contains("{id}") => &objects.resume,
            _ if self.path.contains("/candidates/{slug}") || self.path.contains("/resumes/{slug}") => {
                &objects.candidate
            }
            _ if self.path.contains("/companies/{slug}") => &objects.company,
            _ if self.path.contains("{slug}") => &objects.vacancy,
            _ if self.path.contains("{revision}") => &objects.revision,
            _ => {
                assert!(!self.path.contains('{'), "{} names an object that no test makes", self.id);
                ""
            }
        };
        let parts = self.path.split('/').map(|part| match part {
            "{target}" => "vacancy",
            "{seq}" => "1",
            "{resume}" => &objects.resume,
            "{side}" => "candidate",
            // A file that no message has.
            "{file}" => "018f0000-0000-7000-8000-000000000000",
            _ if part.starts_with('{') => named,
            _ => part,
        });
        let path = parts.collect::<Vec<_>>().join("/");
        match self.id.as_str() {
            "upload_chat_file" => format!("{path}?client_id=018f0000-0000-7000-8000-000000000000"),
            _ => path,
        }
    }

    /// A body that passes the parsing of fields, for operations whose guard comes after it; for the others an empty
    /// one is enough.
    pub fn body(&self) -> Value {
        match self.id.as_str() {
            "set_own_password" => json!({ "password": "yashil choynak 12 piyola" }),
            "set_phone" => json!({ "request_id": "0" }),
            "send_own_code" => json!({ "purpose": "phone", "phone": new_phone() }),
            "send_email_code" => json!({ "email": format!("x{}@pochta.uz", &new_phone()[6..]) }),
            "set_role" => json!({ "role": "candidate" }),
            "set_staff_member_role" => json!({ "role": "content" }),
            // The guard of the draft comes after the validation of its form.
            "save_vacancy_draft" => json!({ "version": 1, "step": "default", "form": {} }),
            "update_vacancy_questions" => json!({ "revision": 1, "required_question": false }),
            "update_resume" => json!({ "revision": 1, "step": "default", "form": {} }),
            "publish_resume" => json!({ "revision": 1 }),
            "set_resume_visibility" => json!({ "visibility": "employers" }),
            "set_interview_data" => json!({ "consent": true }),
            "report_candidate" | "report_chat" => json!({ "reason": "other" }),
            "set_member_role" => json!({ "role": "viewer" }),
            "change_applications" => json!({ "ids": [] }),
            "quit_job" => json!({ "reason": "did_not_start" }),
            "move_application" => json!({ "column": "018f0000-0000-7000-8000-000000000000" }),
            "reject_application" => json!({ "reason": "other", "after_hours": 24 }),
            "add_comment" | "update_comment" => json!({ "text": "Yaxshi nomzod" }),
            "save_scorecard" => json!({ "recommendation": "yes" }),
            "save_stages" => json!({ "version": "", "columns": [] }),
            "create_template" | "update_template" => {
                json!({ "kind": "refusal", "name": self.id, "texts": { "uz": "Rahmat" } })
            }
            "create_interview" => json!({
                "application_id": "018f0000-0000-7000-8000-000000000000", "kind": "phone", "duration_minutes": 30,
                "interviewers": [], "starts": [],
            }),
            "update_interview" => {
                json!({ "kind": "phone", "duration_minutes": 30, "interviewers": [], "starts": [] })
            }
            "set_interview_status" => json!({ "status": "came" }),
            "answer_interview" => json!({ "answer": "confirm" }),
            "send_chat_message" => {
                json!({ "client_id": "018f0000-0000-7000-8000-000000000000", "text": "Assalomu alaykum!" })
            }
            "send_chat_messages" => {
                json!({ "client_id": "018f0000-0000-7000-8000-000000000000", "messages": [] })
            }
            "update_chat_message" => json!({ "text": "Assalomu alaykum, Malika!" }),
            "read_chat" => json!({ "seq": 1 }),
            "block_chat" => json!({ "is_blocked": false }),
            "invite_candidate" => json!({ "vacancy": "nowhere", "message": "Sizni ishga taklif qilamiz." }),
            "remove_member" => json!({ "successor": "018f0000-0000-7000-8000-000000000000" }),
            "appeal_taking_down" => json!({ "text": "Bu xato, yana bir koʻring." }),
            "update_synonyms" => json!({ "words": ["sotuvchi", "prodavets"] }),
            "update_partner" => json!({ "name": "Hamkor", "link": "https://hamkor.uz", "version": 1 }),
            "remove_partner" => json!({ "version": 1 }),
            "order_partners" => json!({ "seen": [], "order": [] }),
            _ => json!({}),
        }
    }

    pub async fn call(&self, client: &Client, objects: &Objects) -> Reply {
        self.call_with(client, &self.address(objects), &self.body()).await
    }

    pub async fn call_with(&self, client: &Client, address: &str, body: &Value) -> Reply {
        match self.method {
            Method::GET => client.get(address).await,
            Method::POST if ["upload_page_photo", "upload_chat_file"].contains(&self.id.as_str()) => {
                let picture = Body::from(testkit::png(240, 240));
                client.send(Method::POST, address, Some("image/png"), picture).await
            }
            Method::POST => client.post(address, body.clone()).await,
            _ => client.send(self.method.clone(), address, None, Body::empty()).await,
        }
    }
}

/// Links a Google account as a browser does that returns from Google.
pub async fn link_google(w: &World, person: &Person, subject: &str, email: &str) -> String {
    let until = w.clock.now() + SignedDuration::from_mins(5);
    let waiting = json!({
        "provider": "google", "issuer": "https://accounts.google.com", "subject": subject,
        "name": "Malika K.", "email": email, "until": until.to_string(),
    });
    let sealed = w.app.shared::<Keys>().seal("social", waiting.to_string().as_bytes());
    let cookie = format!("social={}", URL_SAFE_NO_PAD.encode(sealed));
    let browser = person.client.clone().with("cookie", &cookie);
    browser.post("/api/v1/me/identities/link", json!({})).await.expect(200);
    let linked = person.get("/api/v1/me/identities").await.expect(200).json();
    linked["data"][0]["id"].as_str().expect("an id").to_owned()
}

/// Creates a company with a public vacancy and a waiting text; returns slug, slug and id.
pub async fn publish(w: &World) -> (String, String, String) {
    let employer = w.customer().await;
    let vacancy = w.vacancy(&employer, |_| {}).await;
    let mut second = testkit::vacancy_form();
    second["title"] = json!("Kassir");
    let second = w.submit(&employer, second).await;
    let company = employer.user["customer"]["slug"].as_str().expect("a slug").to_owned();
    (company, vacancy, w.waiting_revision(&second).await)
}

/// A hash of every table, by name, without the columns that may change.
pub async fn digests(w: &World, without: &[&str]) -> Vec<(String, String)> {
    let row = "(to_jsonb(t) - $1::text[])::text";
    let mut digests = Vec::new();
    for table in tables(w).await {
        let sql = format!("select coalesce(md5(string_agg({row}, '|' order by {row})), '') from {table} t");
        let digest = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).bind(without).fetch_one(&w.db).await;
        digests.push((table, digest.expect("a digest")));
    }
    digests
}

pub async fn tables(w: &World) -> Vec<String> {
    sqlx::query_scalar(
        "select table_name::text from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    )
    .fetch_all(&w.db)
    .await
    .expect("the tables")
}
