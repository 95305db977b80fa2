//! Companies over HTTP on a real database.

mod cabinet;
mod demo;
mod history;
mod invitations;
mod members;
mod page;
mod transfer;
mod verification;

use serde_json::{Value, json};
use testkit::{Person, Reply};

/// Invites with this body; returns the secret of the link and the response's data.
async fn invite(owner: &Person, body: Value) -> (String, Value) {
    let invited = owner.post("/api/v1/company/invite", body).await.expect(201).json();
    let url = invited["data"]["url"].as_str().unwrap();
    (url.rsplit('/').next().unwrap().to_owned(), invited["data"].clone())
}

async fn join(person: &Person, token: &str) -> Reply {
    person.post("/api/v1/company/join", json!({ "token": token, "name": "Saida Yoʻldosheva" })).await
}

async fn team(person: &Person) -> Value {
    person.get("/api/v1/company/members").await.expect(200).json()["data"].clone()
}

async fn me(person: &Person) -> Value {
    person.get("/api/v1/me").await.expect(200).json()["user"].clone()
}

/// Sends all requests at once, each from a task of its own.
async fn at_once(people: Vec<&Person>, path: &'static str, body: Value) -> Vec<Reply> {
    let calls: Vec<_> = people
        .into_iter()
        .map(|person| {
            let (client, body) = (person.client.clone(), body.clone());
            tokio::spawn(async move { client.post(path, body).await })
        })
        .collect();
    let mut replies = Vec::new();
    for call in calls {
        replies.push(call.await.unwrap());
    }
    replies
}
