//! One person whose every private value is a canary: a text that occurs nowhere else. She registers, changes
//! everything that can be changed, makes mistakes, and uses a failing server.

use axum::body::Body;
use axum::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use jiff::{SignedDuration, Timestamp};
use kernel::{Clock as _, Phone};
use outside::{Outbox, SendError, Sms, SmsMessage};
use platform::files::FileKey;
use queue::Runner;
use secrets::{Keys, totp};
use serde_json::{Value, json};
use testkit::{Client, Person, Reply, World, candidate_form, png};

use crate::surface::link_google;

const PHONE: &str = "+998937310001";
const NEXT_PHONE: &str = "+998937310002";
const EMAIL: &str = "kanareyka.bir@pochta.uz";
const NEXT_EMAIL: &str = "kanareyka.ikki@pochta.uz";
const GOOGLE_EMAIL: &str = "kanareyka.uch@pochta.uz";
const PASSWORD: &str = "Kanareyka-parol-8841";
const NEXT_PASSWORD: &str = "Kanareyka-parol-9952";
const CHAT: i64 = 7_310_001_771;

/// A private value.
pub struct Canary {
    pub what: &'static str,
    pub text: String,
    /// Its owner may read it again; secrets are never shown twice.
    pub is_own: bool,
}

impl Canary {
    /// Six digits occur in many longer numbers, so a code counts only if it stands alone.
    pub fn is_in(&self, text: &str) -> bool {
        let stands_alone = |at: usize| {
            let joins = |sign: &char| sign.is_alphanumeric() || ['.', '-', '+'].contains(sign);
            let before = text[..at].chars().next_back();
            let after = text[at + self.text.len()..].chars().next();
            !before.is_some_and(|sign| joins(&sign)) && !after.is_some_and(|sign| joins(&sign))
        };
        match self.text.len() {
            6 => text.match_indices(&self.text).any(|(at, _)| stands_alone(at)),
            _ => text.contains(&self.text),
        }
    }
}

pub struct Life {
    pub person: Person,
    pub canaries: Vec<Canary>,
    pub files: Vec<FileKey>,
    pub session: String,
    pub identity: String,
    /// Id and slug of her resume.
    pub resume: String,
    pub candidate: String,
    browser: Client,
}

/// Runs due jobs, whether they succeed or not.
pub async fn run_jobs(w: &World) {
    let settings = queue::Settings::default();
    let runner = Runner::new(server::registry(), w.app.clone(), w.db.clone(), settings);
    runner.tick_at(w.clock.now()).await.expect("the schedules");
    runner.run_due_at(w.clock.now()).await.expect("the queue");
}

/// Sets the test clock to that of the database, which stamps some rows.
pub async fn set_clock(w: &World) {
    let now: String =
        sqlx::query_scalar("select to_char(now() at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')")
            .fetch_one(&w.db)
            .await
            .expect("the time");
    w.clock.set(now.parse::<Timestamp>().expect("a moment"));
}

impl Life {
    pub async fn of(w: &World) -> Self {
        let agent = "KanareykaBrauzer/7.7 (Android)";
        let browser = w.guest().from_address([203, 0, 113, 77].into()).with("user-agent", agent);
        let mut canaries = Vec::new();
        for (what, text) in [
            ("phone", &PHONE[4..]),
            ("next phone", &NEXT_PHONE[4..]),
            ("e-mail", "kanareyka.bir"),
            ("next e-mail", "kanareyka.ikki"),
            ("e-mail at Google", "kanareyka.uch"),
            ("birthday", "1991-02-03"),
            ("about", "kanareykaman, menga ishoning"),
            ("street", "Kanareyka koʻchasi"),
            ("birth place", "Kanareykaobod"),
            ("working text", "kanareyka qoralamasi"),
            ("address", "203.0.113.77"),
            ("browser", "KanareykaBrauzer"),
            ("Telegram name", "kanareyka_tg"),
            ("chat", "7310001771"),
            ("subject at Google", "117731000177"),
        ] {
            canaries.push(Canary { what, text: text.to_owned(), is_own: true });
        }
        let person =
            Person { client: browser.clone(), phone: PHONE.into(), token: String::new(), user: Value::Null };
        let empty = String::new;
        let mut life = Self {
            person,
            canaries,
            files: Vec::new(),
            session: empty(),
            identity: empty(),
            resume: empty(),
            candidate: empty(),
            browser,
        };
        life.secret("password", PASSWORD);
        life.secret("next password", NEXT_PASSWORD);
        life.secret("key of SMS reports", &w.app.shared::<Keys>().sign("eskiz-report", "path"));
        life.register(w).await;
        life.write_a_resume(w).await;
        life.fail_to_get_a_link(w).await;
        life.change_contacts(w).await;
        life.link_others(w).await;
        life.add_authenticator(w).await;
        life.sign_in_by_link(w).await;
        life.reset_password(w).await;
        life.take_data(w).await;
        life.meet_trouble(w).await;
        life.read_hashes(w).await;
        life
    }

    fn secret(&mut self, what: &'static str, text: &str) {
        assert!(text.len() >= 6, "{what} is too short to be looked for: {text:?}");
        self.canaries.push(Canary { what, text: text.to_owned(), is_own: false });
    }

    /// Records the token and the cookies of a sign-in as secrets.
    fn sign_in(&mut self, w: &World, reply: &Reply) {
        let signed = reply.json();
        self.person = w.person(self.browser.clone(), self.person.phone.clone(), &signed);
        let (session, token) = self.person.token.split_once('|').expect("two halves");
        self.session = session.to_owned();
        let token = token.to_owned();
        self.secret("token", &token);
        for cookie in reply.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap_or_default();
            if let Some(device) = cookie.strip_prefix("device=") {
                self.secret("device", device.split(';').next().unwrap_or_default());
            }
        }
        for picture in ["large", "small"] {
            let address = signed["user"]["candidate"]["avatar"][picture].as_str().unwrap_or_default();
            self.files.extend(address.strip_prefix("/files/").and_then(FileKey::parse));
        }
    }

    /// Delivers a code, then enters a wrong one and the right one.
    async fn confirm(&mut self, w: &World, sent: &Value, to: &str) -> String {
        let request = sent["request_id"].as_str().expect("an id").to_owned();
        run_jobs(w).await;
        let code = w.code_for(to);
        self.secret("request", &request);
        self.secret("code", &code);
        let wrong = if code == "111111" { "222222" } else { "111111" };
        let path = "/api/v1/auth/verify-code";
        self.browser.post(path, json!({ "request_id": request, "code": wrong })).await.expect(422);
        let keyed = self.browser.clone().with("idempotency-key", "once");
        keyed.post(path, json!({ "request_id": request, "code": code })).await.expect(200);
        request
    }

    async fn register(&mut self, w: &World) {
        let asked = json!({ "phone": PHONE, "purpose": "register" });
        let sent = self.browser.post("/api/v1/auth/send-code", asked).await.expect(200).json();
        let request = self.confirm(w, &sent, PHONE).await;
        let mut form = candidate_form(PHONE);
        form["password"] = PASSWORD.into();
        form["birthday"] = "1991-02-03".into();
        form["about"] = "Men kanareykaman, menga ishoning va ishga oling.".into();
        form["email"] = EMAIL.into();
        form["request_id"] = request.into();
        form["avatar"] = format!("data:image/png;base64,{}", STANDARD.encode(png(300, 300))).into();
        let signed = self.browser.post("/api/v1/auth/register", form).await.expect(200);
        self.sign_in(w, &signed);
    }

    /// Nobody may see it, so none of its values may reach anybody.
    async fn write_a_resume(&mut self, w: &World) {
        let resume = w
            .resume(&self.person, |form| {
                form["birthday"] = "1991-02-03".into();
                form["about"] = "Men kanareykaman, menga ishoning va ishga oling.".into();
                form["email"] = EMAIL.into();
                form["phones"] = json!([PHONE]);
                form["address"] = "Kanareyka koʻchasi, 7".into();
                form["employment_title"] = "kanareyka qoralamasi".into();
            })
            .await;
        self.resume = resume["id"].as_str().expect("an id").to_owned();
        self.candidate = resume["slug"].as_str().expect("a slug").to_owned();
        let path = |call: &str| format!("/api/v1/resume/{}/{call}", self.resume);
        self.person.post(&path("visibility"), json!({ "visibility": "nobody" })).await.expect(200);
        let answers = json!({ "consent": true, "birth_place": "Kanareykaobod shahri" });
        self.person.post(&path("interview-data"), answers).await.expect(200);
        let link = self.person.post(&path("link"), json!({})).await.expect(200).json();
        let secret = link["data"]["url"].as_str().and_then(|url| url.rsplit('/').next()).expect("a secret");
        self.secret("share link", secret);
    }

    /// An undeliverable message must not remain stored with her number.
    async fn fail_to_get_a_link(&mut self, w: &World) {
        w.app.shared::<Outbox>().fail_next(SendError::Refused("nobody there".to_owned()));
        self.browser.post("/api/v1/auth/send-link", json!({ "phone": PHONE })).await.expect(200);
        run_jobs(w).await;
    }

    async fn change_contacts(&mut self, w: &World) {
        let sent =
            self.person.post("/api/v1/me/email", json!({ "email": NEXT_EMAIL })).await.expect(200).json();
        run_jobs(w).await;
        let (request, code) = (sent["request_id"].as_str().unwrap().to_owned(), w.code_for(NEXT_EMAIL));
        self.secret("request", &request);
        self.secret("code", &code);
        let body = json!({ "request_id": request, "code": code });
        self.person.post("/api/v1/me/email/confirm", body).await.expect(200);

        let asked = json!({ "purpose": "phone", "phone": NEXT_PHONE });
        let sent = self.person.post("/api/v1/me/code", asked).await.expect(200).json();
        let request = self.confirm(w, &sent, NEXT_PHONE).await;
        self.person.post("/api/v1/me/phone", json!({ "request_id": request })).await.expect(200);
        self.person.phone = NEXT_PHONE.to_owned();
    }

    async fn link_others(&mut self, w: &World) {
        let link = self.person.post("/api/v1/me/telegram/link", json!({})).await.expect(200).json();
        let key = link["url"].as_str().unwrap().split_once("start=").unwrap().1.to_owned();
        self.secret("key of the bot", &key);
        let secret = w.app.shared::<Keys>().sign("telegram-webhook", "secret");
        let telegram = w.guest().with("x-telegram-bot-api-secret-token", &secret);
        let start = json!({ "update_id": 1, "message": {
            "chat": { "id": CHAT, "type": "private" }, "text": format!("/start {key}"),
            "from": { "id": CHAT, "first_name": "Malika", "username": "kanareyka_tg" },
        }});
        telegram.post("/api/v1/telegram/webhook", start).await.expect(200);
        let strange = json!({ "update_id": 2, "message": { "chat": "kanareyka_tg", "text": key } });
        telegram.post("/api/v1/telegram/webhook", strange).await.expect(200);
        self.person.post("/api/v1/me/telegram/confirm", json!({})).await.expect(200);
        self.identity = link_google(w, &self.person, "117731000177", GOOGLE_EMAIL).await;
    }

    async fn add_authenticator(&mut self, w: &World) {
        let started = self.person.post("/api/v1/me/totp/start", json!({})).await.expect(200).json();
        let shared = started["secret"].as_str().unwrap().to_owned();
        self.secret("secret of the authenticator", &shared);
        let code = totp::code_at(&totp::from_base32(&shared).unwrap(), w.clock.now().as_second());
        let on =
            self.person.post("/api/v1/me/totp/confirm", json!({ "code": code })).await.expect(200).json();
        for code in on["recovery_codes"].as_array().unwrap() {
            self.secret("recovery code", code.as_str().unwrap());
        }
    }

    fn authenticator_code(&self, w: &World) -> String {
        let shared = self.canaries.iter().find(|canary| canary.what == "secret of the authenticator");
        let shared = totp::from_base32(&shared.expect("it is on").text).expect("it was shown");
        totp::code_at(&shared, w.clock.now().as_second())
    }

    async fn sign_in_by_link(&mut self, w: &World) {
        self.browser.post("/api/v1/auth/send-link", json!({ "phone": NEXT_PHONE })).await.expect(200);
        run_jobs(w).await;
        let mark = "/auth/verifier/";
        let told =
            w.outbox().into_iter().find_map(|message| Some(message.text.split_once(mark)?.1.to_owned()));
        let told = told.expect("a link");
        let secret: String =
            told.chars().take_while(|sign| sign.is_alphanumeric() || "-_".contains(*sign)).collect();
        self.secret("sign-in link", &secret);
        self.browser.clone().with("accept", "text/html").get(&format!("{mark}{secret}")).await.expect(200);
        // An authenticator code works once, and the one that enabled it is used up.
        w.clock.advance(SignedDuration::from_mins(1));
        let body = json!({ "secret": secret, "totp": self.authenticator_code(w) });
        let signed = self.browser.post("/api/v1/auth/verifier", body).await.expect(200);
        self.sign_in(w, &signed);
    }

    async fn reset_password(&mut self, w: &World) {
        // Codes to one number are rate limited.
        w.clock.advance(SignedDuration::from_mins(5));
        let sent = self.browser.post("/api/v1/auth/forgot", json!({ "phone": NEXT_PHONE })).await.expect(200);
        let request = self.confirm(w, &sent.json(), &CHAT.to_string()).await;
        let body = json!({ "request_id": request, "password": NEXT_PASSWORD });
        self.browser.post("/api/v1/auth/reset", body).await.expect(200);
        // The authenticator's next code.
        w.clock.advance(SignedDuration::from_secs(60));
        let code = self.authenticator_code(w);
        for password in [PASSWORD, NEXT_PASSWORD] {
            let body = json!({ "phone": NEXT_PHONE, "password": password, "totp": code, "remember": true });
            let signed = self.browser.post("/api/v1/auth/login", body).await.expect(200);
            if password == NEXT_PASSWORD {
                self.sign_in(w, &signed);
            }
        }
        self.person.post("/api/v1/me/proof", json!({ "password": PASSWORD })).await.expect(422);
        self.person.post("/api/v1/me/proof", json!({ "password": NEXT_PASSWORD })).await.expect(200);
    }

    async fn take_data(&mut self, w: &World) {
        let picture = Body::from(png(320, 320));
        let path = "/api/v1/me/avatar";
        let changed =
            self.person.client.send(Method::POST, path, Some("image/png"), picture).await.expect(200);
        let avatar = changed.json()["user"]["candidate"]["avatar"]["large"].as_str().unwrap().to_owned();
        self.files.extend(avatar.strip_prefix("/files/").and_then(FileKey::parse));
        self.person.post("/api/v1/me/export", json!({})).await.expect(200);
        // The notifications about it fail on every retry.
        for _ in 0..6 {
            for _ in 0..4 {
                w.app.shared::<Outbox>().fail_next(SendError::NotSent("no way out".to_owned()));
            }
            run_jobs(w).await;
            w.clock.advance(SignedDuration::from_hours(2));
        }
        let outbox = w.app.shared::<Outbox>();
        let to = Phone::parse("+998935550000").expect("a phone");
        let again = SmsMessage { to, text: String::new(), reference: String::new(), code: None };
        while Sms::send(outbox, &again).await.is_err() {}
        let keys: Vec<String> =
            sqlx::query_scalar("select file_key from exports").fetch_all(&w.db).await.expect("exports");
        assert_eq!(keys.len(), 1);
        self.secret("name of the export", &keys[0]);
        self.files.extend(FileKey::parse(&keys[0]));
        self.person.post("/api/v1/me/proof", json!({ "password": NEXT_PASSWORD })).await.expect(200);
        let export = self.person.get("/api/v1/me/export/file").await.expect(200);
        assert!(export.body.starts_with(b"PK"), "a zip");
        for key in self.files.iter().rev().take(2) {
            assert!(w.app.files.get(key).await.unwrap().is_some(), "{key:?} is not there yet");
        }
    }

    /// Invalid input that contains private values, and a database with a missing table.
    async fn meet_trouble(&mut self, w: &World) {
        let long = format!("kanareykaman, menga ishoning {}", "x".repeat(20_000));
        self.person.post("/api/v1/me/update", json!({ "about": long })).await.expect(422);
        self.person.post("/api/v1/me/update", json!({ "languages": [NEXT_EMAIL] })).await.expect(422);
        let broken = Body::from(format!("{{\"phone\":\"{NEXT_PHONE}\",\"password\":\"{NEXT_PASSWORD}"));
        let json = Some("application/json");
        self.browser.send(Method::POST, "/api/v1/auth/login", json, broken).await.expect(400);
        let digits = &NEXT_PHONE[1..];
        let token = self.person.token.replace('|', "%7C");
        for path in
            [format!("/jobs?q={digits}"), format!("/?token={token}"), format!("/nothing?mail={NEXT_EMAIL}")]
        {
            self.browser.clone().with("accept", "text/html").get(&path).await;
        }
        let report = w.app.shared::<Keys>().sign("eskiz-report", "path");
        let body = json!({ "message_id": "1", "phone_number": digits, "status": "DELIVRD" });
        self.browser.post(&format!("/api/v1/sms/eskiz/{report}"), body).await.expect(200);
        for table in ["sessions", "users"] {
            rename(w, table, "away").await;
            self.person.get("/api/v1/me").await.expect_code(500, "internal");
            let body = json!({ "phone": NEXT_PHONE, "password": NEXT_PASSWORD });
            self.browser.post("/api/v1/auth/login", body).await;
            rename(w, "away", table).await;
        }
    }

    /// The hashes stored instead of secrets must not leak either.
    async fn read_hashes(&mut self, w: &World) {
        for (what, sql) in [
            ("hash of the password", "select password_hash from users where phone = $1"),
            ("sealed authenticator", "select encode(totp_sealed, 'hex') from users where phone = $1"),
            (
                "hash of a token",
                "select encode(s.secret_hash, 'hex') from sessions s join users u on u.id = s.user_id where phone = $1",
            ),
            (
                "fingerprint of a consent",
                "select encode(address_fingerprint, 'hex') from consents c join users u on u.id = c.user_id
                 where phone = $1",
            ),
        ] {
            let hash: String = sqlx::query_scalar(sql).bind(NEXT_PHONE).fetch_one(&w.db).await.expect(what);
            self.secret(what, &hash);
        }
    }
}

async fn rename(w: &World, table: &str, to: &str) {
    let sql = format!("alter table {table} rename to {to}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&w.db).await.expect("another name");
}

/// Requests that strangers send against her account.
pub fn attacks() -> Vec<(&'static str, Value)> {
    let login = json!({ "phone": NEXT_PHONE, "password": "notogʻri parol 1" });
    vec![
        ("/api/v1/auth/send-code", json!({ "phone": NEXT_PHONE, "purpose": "register" })),
        ("/api/v1/auth/send-code", json!({ "phone": NEXT_PHONE, "purpose": "reset" })),
        ("/api/v1/auth/forgot", json!({ "phone": PHONE })),
        ("/api/v1/auth/send-link", json!({ "phone": NEXT_PHONE })),
        ("/api/v1/auth/login", login),
        ("/api/v1/me/code", json!({ "purpose": "phone", "phone": NEXT_PHONE })),
        ("/api/v1/me/email", json!({ "email": NEXT_EMAIL })),
        ("/api/v1/auth/register", candidate_form(NEXT_PHONE)),
    ]
}
