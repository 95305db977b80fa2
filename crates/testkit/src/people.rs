//! People with accounts, created through the API as real people do.

use outside::{Outbox, OutboxMessage};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::client::{Client, Reply};
use crate::world::World;

/// Everybody's password in tests.
pub const PASSWORD: &str = "toʻq sariq choynak 7";

static NEXT: AtomicU32 = AtomicU32::new(1);

/// An unassigned number that was not used in this process.
pub fn new_phone() -> String {
    format!("+99800{:07}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A person with an account and a signed-in browser.
#[derive(Clone)]
pub struct Person {
    pub client: Client,
    pub phone: String,
    pub token: String,
    pub user: Value,
}

impl Person {
    pub async fn get(&self, path: &str) -> Reply {
        self.client.get(path).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.client.post(path, body).await
    }

    pub fn id(&self) -> &str {
        self.user["id"].as_str().expect("an id")
    }
}

/// A complete form of a candidate.
pub fn candidate_form(phone: &str) -> Value {
    json!({
        "phone": phone, "password": PASSWORD, "role": "candidate", "name": "Malika", "surname": "Karimova",
        "birthday": "1998-05-17", "sex": "female", "location": "toshkent-shahri",
        "spheres": ["it", "education", "marketing"], "education_level": "higher",
        "specialization": "Dasturiy injiniring", "languages": [{ "language": "uz", "level": "c1" }],
        "consents": ["terms", "privacy"],
    })
}

/// A complete form of an employer.
pub fn customer_form(phone: &str) -> Value {
    json!({
        "phone": phone, "password": PASSWORD, "role": "customer", "name": "Anor Savdo", "location": "samarqand",
        "address": "Registon koʻchasi, 5", "owned_date": "2015-09-01", "consents": ["terms", "privacy"],
    })
}

/// A complete form of somebody who was invited to a team.
pub fn member_form(phone: &str, invitation: &str) -> Value {
    json!({
        "phone": phone, "password": PASSWORD, "role": "customer", "invitation": invitation,
        "consents": ["terms", "privacy"],
    })
}

impl World {
    /// Sent messages, newest first.
    pub fn outbox(&self) -> Vec<OutboxMessage> {
        self.app.shared::<Outbox>().list()
    }

    /// The newest code sent to this phone or e-mail address.
    #[track_caller]
    pub fn code_for(&self, to: &str) -> String {
        let found = self.outbox().into_iter().find(|message| message.to == to && message.code.is_some());
        found.and_then(|message| message.code).unwrap_or_else(|| panic!("no code went to {to}"))
    }

    /// Requests a code as a guest and delivers it; returns the request's id.
    pub async fn ask_code(&self, guest: &Client, phone: &str, purpose: &str) -> String {
        let body = json!({ "phone": phone, "purpose": purpose });
        let sent = guest.post("/api/v1/auth/send-code", body).await.expect(200).json();
        self.run_jobs().await;
        sent["request_id"].as_str().expect("an id").to_owned()
    }

    /// Registers with this form, including the code.
    pub async fn register(&self, mut form: Value) -> Person {
        let phone = form["phone"].as_str().expect("a phone").to_owned();
        // Everybody has a different address, so that rate limits of one do not affect another.
        let n = NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        let guest = self.guest().from_address([10, n[1], n[2], n[3]].into());
        form["request_id"] = self.ask_code(&guest, &phone, "register").await.into();
        form["verification_code"] = self.code_for(&phone).into();
        let signed = guest.post("/api/v1/auth/register", form).await.expect(200).json();
        assert_eq!(signed["status"], true, "{signed}");
        self.person(guest, phone, &signed)
    }

    /// The person from a sign-in response.
    pub fn person(&self, guest: Client, phone: String, signed: &Value) -> Person {
        let token = signed["token"].as_str().unwrap_or_else(|| panic!("no token: {signed}")).to_owned();
        let client = guest.with("authorization", &format!("Bearer {token}"));
        Person { client, phone, token, user: signed["user"].clone() }
    }

    /// The same person with a new session, for tests in which days pass.
    pub async fn sign_in(&self, person: &Person) -> Person {
        let n = NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        let guest = self.guest().from_address([10, n[1], n[2], n[3]].into());
        let body = json!({ "phone": person.phone, "password": PASSWORD });
        let signed = guest.post("/api/v1/auth/login", body).await.expect(200).json();
        self.person(guest, person.phone.clone(), &signed)
    }

    pub async fn candidate(&self) -> Person {
        self.register(candidate_form(&new_phone())).await
    }

    pub async fn customer(&self) -> Person {
        self.register(customer_form(&new_phone())).await
    }

    /// Somebody who was invited to the company of this owner and has joined: a recruiter or a viewer.
    pub async fn member(&self, owner: &Person, role: &str) -> Person {
        let invited = owner.post("/api/v1/company/invite", json!({ "role": role })).await.expect(201).json();
        let url = invited["data"]["url"].as_str().expect("a link");
        let token = url.rsplit('/').next().expect("a secret");
        let person = self.register(member_form(&new_phone(), token)).await;
        let body = json!({ "token": token, "name": "Jahongir Rasulov" });
        let joined = person.post("/api/v1/company/join", body).await.expect(200).json();
        Person { user: joined["user"].clone(), ..person }
    }

    /// Runs the job that erases accounts, as its schedule would.
    pub async fn erase_due(&self) {
        let mut db = self.db.acquire().await.expect("a connection");
        queue::enqueue(&mut db, &accounts::me::deletion::EraseAccounts {}).await.expect("a job");
        drop(db);
        self.run_jobs().await;
    }
}
