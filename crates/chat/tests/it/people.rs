//! A company with a vacancy, somebody who has responded to it, and what they write to each other.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, Reply, World};
use uuid::Uuid;

pub struct Pair {
    pub employer: Person,
    pub slug: String,
    pub candidate: Person,
    /// The application, and so the conversation.
    pub id: String,
}

pub async fn pair(w: &World) -> Pair {
    let employer = w.customer().await;
    let slug = w.vacancy(&employer, |_| {}).await;
    let (candidate, id) = applicant(w, &slug).await;
    Pair { employer, slug, candidate, id }
}

pub async fn applicant(w: &World, slug: &str) -> (Person, String) {
    let candidate = w.candidate().await;
    w.resume(&candidate, |_| {}).await;
    let sent = candidate.post(&format!("/api/v1/jobs/{slug}/respond"), json!({})).await.expect(201).json();
    (candidate, sent["data"]["id"].as_str().unwrap().to_owned())
}

/// Time passes, and everybody stays signed in.
pub async fn wait(w: &World, time: SignedDuration) {
    w.clock.advance(time);
    let sql = "update sessions set idle_until = idle_until + $1 * interval '1 second',
                      ends_at = ends_at + $1 * interval '1 second'";
    sqlx::query(sql).bind(time.as_secs_f64()).execute(&w.db).await.unwrap();
}

impl Pair {
    pub fn path(&self, call: &str) -> String {
        format!("/api/v1/chats/{}{call}", self.id)
    }

    pub async fn say(&self, who: &Person, text: &str) -> Reply {
        let body = json!({ "client_id": Uuid::now_v7(), "text": text });
        who.post(&self.path("/messages"), body).await
    }

    pub async fn said(&self, who: &Person, text: &str) -> Value {
        self.say(who, text).await.expect(201).json()["data"].take()
    }

    pub async fn view(&self, who: &Person) -> Value {
        who.get(&self.path("")).await.expect(200).json()["data"].take()
    }

    pub async fn messages(&self, who: &Person) -> Vec<Value> {
        let found = who.get(&self.path("/messages")).await.expect(200).json();
        found["data"].as_array().unwrap().clone()
    }

    pub async fn move_to(&self, stage: &str) {
        let board = self.employer.get("/api/v1/monitoring").await.expect(200).json();
        let columns = board["data"].as_array().unwrap();
        let column = &columns.iter().find(|column| column["stage"] == stage).expect("a column")["id"];
        let body = json!({ "column": column, "message": "Suhbatga taklif qilamiz.", "confirm": true });
        self.employer.post(&format!("/api/v1/applications/{}/move", self.id), body).await.expect(200);
    }
}

pub fn texts(messages: &[Value]) -> Vec<&str> {
    messages.iter().map(|message| message["text"].as_str().unwrap()).collect()
}
