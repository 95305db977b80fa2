//! A company with applicants, and interviews with them.

use interviews::reminders::TendInterviews;
use jiff::{SignedDuration, Timestamp};
use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::{Person, World};

/// Noon in Tashkent on 4 March 2026 is the beginning of every test.
pub fn at(w: &World, hours: i64) -> String {
    (w.clock.now() + SignedDuration::from_hours(hours)).to_string()
}

pub fn at_minute(w: &World, minutes: i64) -> String {
    (w.clock.now() + SignedDuration::from_mins(minutes)).to_string()
}

/// Time passes, and everybody stays signed in.
pub async fn wait(w: &World, time: SignedDuration) {
    w.clock.advance(time);
    let sql = "update sessions set idle_until = idle_until + $1 * interval '1 second',
                      ends_at = ends_at + $1 * interval '1 second'";
    sqlx::query(sql).bind(time.as_secs_f64()).execute(&w.db).await.unwrap();
}

pub async fn wait_hours(w: &World, hours: i64) {
    wait(w, SignedDuration::from_hours(hours)).await;
}

/// Does what is due now.
pub async fn tend(w: &World) {
    queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &TendInterviews {}).await.unwrap();
    w.run_jobs().await;
}

/// An employer with a public vacancy.
pub struct Employer {
    pub person: Person,
    pub slug: String,
}

/// Somebody who has responded.
pub struct Applicant {
    pub person: Person,
    pub id: String,
    pub resume: String,
}

pub async fn employer(w: &World) -> Employer {
    let person = w.customer().await;
    let slug = w.vacancy(&person, |_| {}).await;
    Employer { person, slug }
}

pub async fn candidate(w: &World) -> Person {
    let person = w.candidate().await;
    w.resume(&person, |_| {}).await;
    person
}

pub async fn respond(person: Person, employer: &Employer) -> Applicant {
    let (id, resume) = respond_to(&person, employer).await;
    Applicant { person, id, resume }
}

pub async fn respond_to(person: &Person, employer: &Employer) -> (String, String) {
    let path = format!("/api/v1/jobs/{}/respond", employer.slug);
    let sent = person.post(&path, json!({})).await.expect(201).json();
    let id = sent["data"]["id"].as_str().unwrap().to_owned();
    let mine = person.get(&format!("/api/v1/my/applications/{id}")).await.expect(200).json();
    (id, mine["data"]["resume_id"].as_str().unwrap().to_owned())
}

pub async fn applicant(w: &World, employer: &Employer) -> Applicant {
    respond(candidate(w).await, employer).await
}

pub const CREATE: &str = "/api/v1/interviews/create";

pub fn interview(id: &str) -> String {
    format!("/api/v1/interviews/{id}")
}

/// A telephone interview of half an hour; `change` says what differs.
pub fn form(employer: &Employer, starts: &[String]) -> Value {
    json!({
        "kind": "phone", "duration_minutes": 30, "interviewers": [employer.person.id()], "starts": starts,
        "note": "Suhbatga taklif qilamiz",
    })
}

pub fn new_form(employer: &Employer, application: &str, starts: &[String]) -> Value {
    let mut form = form(employer, starts);
    form["application_id"] = application.into();
    form
}

impl Employer {
    /// Creates an interview and returns it.
    pub async fn invite(&self, application: &str, starts: &[String]) -> Value {
        let body = new_form(self, application, starts);
        self.person.post(CREATE, body).await.expect(201).json()["data"].take()
    }

    pub async fn act(&self, id: &str, call: &str, body: Value) -> Value {
        let path = format!("{}/{call}", interview(id));
        self.person.post(&path, body).await.expect(200).json()["data"].take()
    }

    /// The application as the company sees it.
    pub async fn view(&self, resume: &str) -> Value {
        let path = format!("/api/v1/my/jobs/{}/applications/{resume}", self.slug);
        self.person.get(&path).await.expect(200).json()["data"].take()
    }
}

impl Applicant {
    pub async fn answer(&self, id: &str, body: Value) -> Value {
        let path = format!("{}/answer", interview(id));
        self.person.post(&path, body).await.expect(200).json()["data"].take()
    }

    /// The application as the candidate sees it.
    pub async fn mine(&self) -> Value {
        let path = format!("/api/v1/my/applications/{}", self.id);
        self.person.get(&path).await.expect(200).json()["data"].take()
    }
}

pub fn id(view: &Value) -> &str {
    view["id"].as_str().unwrap()
}

/// The kinds of events of an application, oldest first.
pub fn kinds(view: &Value) -> Vec<&str> {
    view["events"].as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect()
}

/// How many notices of a person contain this.
pub async fn told(person: &Person, part: &str) -> usize {
    let notices = person.get("/api/v1/notices").await.expect(200).json();
    let texts = notices["data"].as_array().unwrap().iter().map(|notice| notice["text"].as_str().unwrap());
    texts.filter(|text| text.contains(part)).count()
}

/// An address that messages go to, confirmed.
pub async fn give_email(w: &World, person: &Person) -> String {
    let email = format!("{}@pochta.uz", &person.phone[1..]);
    sqlx::query("update users set email = $1, email_key = $1, email_verified_at = now() where phone = $2")
        .bind(&email)
        .bind(&person.phone)
        .execute(&w.db)
        .await
        .unwrap();
    email
}

/// How many letters to this address contain this. Runs what is due before.
pub async fn letters(w: &World, email: &str, part: &str) -> usize {
    w.run_jobs().await;
    let sent = w.outbox().into_iter().filter(|message| message.to == email);
    sent.filter(|message| message.text.contains(part)).count()
}

pub fn time(text: &Value) -> Timestamp {
    text.as_str().unwrap().parse().unwrap()
}
