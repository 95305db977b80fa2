//! A company with a vacancy and candidates who apply to it.

use applications::answers::CountAnswers;
use applications::lifecycle::TendApplications;
use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, World};

/// Time passes, and everybody stays signed in.
pub async fn wait(w: &World, time: SignedDuration) {
    w.clock.advance(time);
    let sql = "update sessions set idle_until = idle_until + $1 * interval '1 second',
                      ends_at = ends_at + $1 * interval '1 second'";
    sqlx::query(sql).bind(time.as_secs_f64()).execute(&w.db).await.unwrap();
}

/// Does what is due now.
pub async fn tend(w: &World) {
    queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &TendApplications {}).await.unwrap();
    queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &CountAnswers {}).await.unwrap();
    w.run_jobs().await;
}

/// An employer with a public vacancy.
pub struct Employer {
    pub person: Person,
    pub slug: String,
}

pub async fn employer(w: &World) -> Employer {
    employer_with(w, |_| {}).await
}

pub async fn employer_with(w: &World, change: impl FnOnce(&mut Value)) -> Employer {
    let person = w.customer().await;
    let slug = w.vacancy(&person, change).await;
    Employer { person, slug }
}

/// A candidate with an active resume; returns its id too.
pub async fn candidate(w: &World) -> (Person, String) {
    let person = w.candidate().await;
    let resume = w.resume(&person, |_| {}).await;
    let id = resume["id"].as_str().unwrap().to_owned();
    (person, id)
}

/// Somebody who has responded.
pub struct Applicant {
    pub person: Person,
    pub id: String,
    pub resume: String,
}

pub async fn applicant(w: &World, employer: &Employer) -> Applicant {
    let (person, resume) = candidate(w).await;
    let sent = person.post(&respond(&employer.slug), json!({})).await.expect(201).json();
    Applicant { person, id: sent["data"]["id"].as_str().unwrap().to_owned(), resume }
}

pub fn respond(slug: &str) -> String {
    format!("/api/v1/jobs/{slug}/respond")
}

pub fn act(id: &str, call: &str) -> String {
    format!("/api/v1/applications/{id}/{call}")
}

/// How many notices of a person contain this.
pub async fn told(person: &Person, part: &str) -> usize {
    let notices = person.get("/api/v1/notices").await.expect(200).json();
    let texts = notices["data"].as_array().unwrap().iter().map(|notice| notice["text"].as_str().unwrap());
    texts.filter(|text| text.contains(part)).count()
}

pub fn kinds(view: &Value) -> Vec<&str> {
    view["events"].as_array().unwrap().iter().map(|event| event["kind"].as_str().unwrap()).collect()
}

impl Applicant {
    /// As the candidate sees it.
    pub async fn mine(&self) -> Value {
        let path = format!("/api/v1/my/applications/{}", self.id);
        self.person.get(&path).await.expect(200).json()["data"].take()
    }

    pub async fn act(&self, call: &str) -> Value {
        self.person.post(&act(&self.id, call), json!({})).await.expect(200).json()["data"].take()
    }
}

impl Employer {
    /// The first column of a stage.
    pub async fn column(&self, stage: &str) -> String {
        let board = self.person.get("/api/v1/monitoring").await.expect(200).json();
        let columns = board["data"].as_array().unwrap();
        let found = columns.iter().find(|column| column["stage"] == stage).expect("a column");
        found["id"].as_str().unwrap().to_owned()
    }

    pub async fn move_to(&self, id: &str, stage: &str) -> Value {
        let column = self.column(stage).await;
        let body = json!({ "column": column, "message": "Suhbatga taklif qilamiz.", "confirm": true });
        self.person.post(&act(id, "move"), body).await.expect(200).json()["data"].take()
    }

    /// As the company sees it.
    pub async fn view(&self, resume: &str) -> Value {
        let path = format!("/api/v1/my/jobs/{}/applications/{resume}", self.slug);
        self.person.get(&path).await.expect(200).json()["data"].take()
    }
}
