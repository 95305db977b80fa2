//! Finding over HTTP on a real database.

mod caching;
mod hidden;
mod index;
mod quality;
mod saved;
mod search;
mod suggest;
mod synonyms;

use serde_json::{Value, json};
use testkit::{Client, Person, World};

/// Publishes a vacancy, indexes it and returns its slug.
pub async fn open(w: &World, owner: &Person, title: &str) -> String {
    let change = |form: &mut Value| {
        form["title"] = json!(title);
        form["ignore_duplicates"] = json!(true);
    };
    let plan = "update limits set open_vacancies = 100, open_unverified = 100";
    sqlx::query(plan).execute(&w.db).await.unwrap();
    // The owner's session may have expired.
    let slug = w.vacancy(&w.sign_in(owner).await, change).await;
    vacancy_search::engine::catch_up(&w.app).await.unwrap();
    slug
}

/// The slugs of the results.
pub async fn find(client: &Client, query: &str) -> Vec<String> {
    let found = client.get(&format!("/api/v1/jobs?{query}")).await.expect(200).json();
    let slug = |card: &Value| card["slug"].as_str().unwrap().to_owned();
    found["data"].as_array().unwrap().iter().map(slug).collect()
}
