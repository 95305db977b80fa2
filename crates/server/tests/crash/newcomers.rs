//! People who register by phone. Their SMS go to a fake Eskiz, which runs independently of the servers under test.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use doubles::Eskiz;
use serde_json::{Value, json};

use crate::crowd::Reach;
use crate::http;
use crate::product::Home;

pub const PASSWORD: &str = "toʻq sariq choynak 7";

pub struct Newcomer {
    pub phone: String,
    pub user_id: String,
    pub token: String,
    /// Requests and responses: requesting a code, confirming it, sending the form.
    pub history: Vec<(Vec<u8>, Value)>,
}

/// Settings that send SMS to this fake.
pub fn home(name: &str, eskiz: &Eskiz) -> Home {
    Home::new(name)
        .with("ISHBOR_SMS", "eskiz")
        .with("ISHBOR_SMS_LOGIN", Eskiz::LOGIN)
        .with("ISHBOR_SMS_PASSWORD", Eskiz::PASSWORD)
        .with("ISHBOR_SMS_URL", eskiz.base_url())
}

/// Numbers with the test code are not assigned to anybody.
pub fn phone(number: u32) -> String {
    format!("+99800{number:07}")
}

/// Requests a code, confirms it and sends the form; a request without a response is retried unchanged. `None`: no SMS
/// arrived in time.
pub fn register(reach: &Reach, eskiz: &Arc<Eskiz>, number: u32, patience: Duration) -> Option<Newcomer> {
    let phone = phone(number);
    let mut history = Vec::new();
    let mut send_until_answered = |path: &str, headers: &[(&str, &str)], body: Value| {
        let request = http::post(path, number, headers, &body);
        let answer = reach.send_until_answered(&request);
        let said = answer.json();
        assert!(answer.status == 200 && said["status"] == true, "{phone} {path}: {} {said}", answer.status);
        history.push((request, said.clone()));
        said
    };
    let consents = ["terms", "privacy"];
    let key = format!("newcomer-{number}");
    let key = [("Idempotency-Key", key.as_str())];
    let wish = json!({ "phone": phone, "purpose": "register", "consents": consents });
    let asked = send_until_answered("/api/v1/auth/send-code", &key, wish);
    let request = &asked["request_id"];
    let code = wait_for_code(eskiz, &phone, patience)?;
    send_until_answered("/api/v1/auth/verify-code", &key, json!({ "request_id": request, "code": code }));
    let form = json!({
        "phone": phone, "password": PASSWORD, "request_id": request, "role": "candidate",
        "name": "Malika", "surname": "Karimova", "birthday": "1998-05-17", "sex": "female",
        "location": "toshkent-shahri", "spheres": ["it", "education", "marketing"], "education_level": "higher",
    });
    let signed = send_until_answered("/api/v1/auth/register", &[], form);
    let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{signed}")).to_owned();
    Some(Newcomer { user_id: text(&signed["user"]["id"]), token: text(&signed["token"]), phone, history })
}

fn wait_for_code(eskiz: &Eskiz, phone: &str, patience: Duration) -> Option<String> {
    let (begun, digits) = (Instant::now(), phone.trim_start_matches('+'));
    while begun.elapsed() < patience {
        let sent = eskiz.sent();
        let mut mine = sent.iter().filter(|sms| sms.to == digits);
        if let Some(code) = mine.find_map(|sms| code_in(&sms.text)) {
            return Some(code.to_owned());
        }
        thread::sleep(Duration::from_millis(10));
    }
    None
}

pub fn code_in(text: &str) -> Option<&str> {
    text.split(|sign: char| !sign.is_ascii_digit()).find(|word| word.len() == 6)
}
