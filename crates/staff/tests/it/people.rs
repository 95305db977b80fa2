//! Members of staff for tests.

use jiff::SignedDuration;
use kernel::Clock as _;
use kernel::fields::PersonName;
use secrets::totp;
use serde_json::{Value, json};
use staff::{NewMember, StaffLogin, StaffRole};
use testkit::{Client, Reply, World};

pub const PASSWORD: &str = "toʻq sariq choynak 7";

pub fn login(text: &str) -> StaffLogin {
    StaffLogin::parse(text).unwrap()
}

/// A client at the console that is not signed in.
pub fn visitor(w: &World) -> Client {
    w.guest().with("x-ishbor-staff", "1")
}

/// Invites a member and returns the secret of the link.
pub async fn invite(w: &World, name: &str, role: StaffRole) -> String {
    let new = NewMember { login: login(name), name: PersonName::parse("Malika Yusupova").unwrap(), role };
    let invitation = staff::create_member(&w.app, &new).await.unwrap();
    secret_of(&invitation.link)
}

pub fn secret_of(link: &str) -> String {
    let (page, secret) = link.split_once('#').expect("a secret in the link");
    assert_eq!(page, "http://ishbor.test/admin/welcome");
    secret.to_owned()
}

/// The authenticator in the person's phone.
pub struct Phone(Vec<u8>);

impl Phone {
    pub fn code(&self, w: &World) -> String {
        totp::code_at(&self.0, w.clock.now().as_second())
    }

    /// A code that was not used before.
    pub fn next_code(&self, w: &World) -> String {
        w.clock.advance(SignedDuration::from_secs(30));
        self.code(w)
    }

    pub fn wrong_code(&self, w: &World) -> String {
        let codes: Vec<String> =
            (-1..=1).map(|step| totp::code_at(&self.0, w.clock.now().as_second() + step * 30)).collect();
        let wrong = ["000000", "111111", "222222", "333333"].into_iter();
        wrong.map(str::to_owned).find(|code| !codes.contains(code)).unwrap()
    }
}

pub async fn start(w: &World, secret: &str) -> Phone {
    let path = "/api/v1/staff/welcome/start";
    let started = visitor(w).post(path, json!({ "secret": secret })).await.expect(200).json();
    Phone(totp::from_base32(started["totp"]["secret"].as_str().unwrap()).unwrap())
}

pub fn finish_body(secret: &str, code: &str) -> Value {
    json!({ "secret": secret, "password": PASSWORD, "totp": code })
}

pub async fn finish(w: &World, body: Value) -> Reply {
    visitor(w).post("/api/v1/staff/welcome/finish", body).await
}

pub async fn sign_in(w: &World, login: &str, password: &str, code: &str) -> Reply {
    let body = json!({ "login": login, "password": password, "totp": code });
    visitor(w).post("/api/v1/staff/sign-in", body).await
}

/// The same browser, with the cookie from the response.
pub fn signed(w: &World, reply: &Reply) -> Client {
    visitor(w).with("cookie", cookie_of(reply))
}

pub fn cookie_of(reply: &Reply) -> &str {
    reply.header("set-cookie").split(';').next().unwrap()
}

/// A member who has set up the account and is signed in.
pub struct Person {
    pub id: String,
    pub login: &'static str,
    pub phone: Phone,
    pub console: Client,
}

impl Person {
    pub async fn new(w: &World, login: &'static str, role: StaffRole) -> Self {
        let secret = invite(w, login, role).await;
        let phone = start(w, &secret).await;
        let welcomed = finish(w, finish_body(&secret, &phone.code(w))).await.expect(200);
        let console = signed(w, &welcomed);
        let id = welcomed.json()["member"]["id"].as_str().unwrap().to_owned();
        Self { id, login, phone, console }
    }

    pub async fn sign_in_again(&self, w: &World) -> Client {
        let code = self.phone.next_code(w);
        signed(w, &sign_in(w, self.login, PASSWORD, &code).await.expect(200))
    }
}

/// The actions of the journal, oldest first.
pub async fn actions(w: &World) -> Vec<String> {
    sqlx::query_scalar("select action from audit_events order by id").fetch_all(&w.db).await.unwrap()
}
