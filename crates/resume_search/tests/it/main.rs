//! Employers look for candidates, over HTTP on a real database.

mod filters;
mod upkeep;
mod visibility;
mod without_index;
mod words;

use resume_search::engine::{ResumeIndex, catch_up};
use serde_json::{Value, json};
use testkit::{Person, World};

/// The index follows the database.
pub async fn settle(w: &World) {
    catch_up(&w.app).await.expect("the index");
}

pub fn documents(w: &World) -> usize {
    w.app.shared::<ResumeIndex>().live.index().expect("an index").len()
}

/// Publishes a resume of a new person.
pub async fn publish(w: &World, change: impl FnOnce(&mut Value)) -> (Person, Value) {
    let person = w.candidate().await;
    let resume = w.resume(&person, change).await;
    (person, resume)
}

/// A resume whose only words are these.
pub async fn plain(w: &World, position: &str) -> (Person, Value) {
    publish(w, |form| {
        form["position"] = json!(position);
        form["sphere"] = json!(["horeca"]);
        form["employment"] = json!([]);
        form["no_experience"] = json!(true);
        form["specialization"] = json!(null);
        form["skills"] = json!(["Mehnatsevarlik"]);
        form["education"] = json!([]);
        form["about"] =
            json!("Vaqtida kelaman, ishni oxiriga yetkazaman, jamoada ishlashni yaxshi koʻraman.");
    })
    .await
}

pub async fn search(employer: &Person, query: &[(&str, &str)]) -> Value {
    let query: Vec<String> = query.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    employer.get(&format!("/api/v1/candidates?{}", query.join("&"))).await.expect(200).json()
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The positions of the results; their number is the total.
pub async fn positions(employer: &Person, query: &[(&str, &str)]) -> Vec<String> {
    let found = search(employer, query).await;
    let cards = found["data"].as_array().expect("a list").iter();
    let positions: Vec<String> = cards.map(|card| card["position"].as_str().unwrap().to_owned()).collect();
    assert_eq!(found["meta"]["total"], positions.len(), "{query:?}");
    positions
}
