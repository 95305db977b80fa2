//! Drafts: one per company, continued on any device.

use serde_json::json;
use testkit::{World, vacancy_form};

const DRAFT: &str = "/api/v1/drafts/job";

#[tokio::test]
async fn a_draft_is_continued_and_deleted_when_the_vacancy_is_published() {
    let w = World::new().await;
    let owner = w.customer().await;
    assert_eq!(owner.get(DRAFT).await.expect(200).json()["data"], json!(null));
    let body = json!({ "step": "default", "form": { "title": "Hay" } });
    let made = owner.post(DRAFT, body).await.expect(200).json();
    assert_eq!(made["data"]["version"], 1);
    let id = made["data"]["id"].as_str().unwrap().to_owned();
    let step = format!("/api/v1/drafts/{id}/step");
    let body = json!({ "version": 1, "step": "second", "form": { "title": "Haydovchi", "odd": [1] } });
    let saved = owner.post(&step, body).await.expect(200).json();
    assert_eq!((&saved["data"]["version"], &saved["data"]["step"]), (&json!(2), &json!("second")));
    let seen = owner.get(DRAFT).await.expect(200).json();
    assert_eq!(seen["data"]["form"], json!({ "title": "Haydovchi", "odd": [1] }));
    let mut form = vacancy_form();
    form["draft_id"] = json!(id);
    owner.post("/api/v1/jobs/create", form).await.expect(200);
    assert_eq!(owner.get(DRAFT).await.expect(200).json()["data"], json!(null));
}

#[tokio::test]
async fn an_older_version_never_wins() {
    let w = World::new().await;
    let owner = w.customer().await;
    let body = json!({ "step": "default", "form": { "title": "A" } });
    let id = owner.post(DRAFT, body).await.expect(200).json()["data"]["id"].as_str().unwrap().to_owned();
    let step = format!("/api/v1/drafts/{id}/step");
    let save = |title: &str| json!({ "version": 1, "step": "default", "form": { "title": title } });
    owner.post(&step, save("one tab")).await.expect(200);
    // A retry of the same save whose response was lost.
    assert_eq!(owner.post(&step, save("one tab")).await.expect(200).json()["data"]["version"], 2);
    let refused = owner.post(&step, save("another tab")).await.expect(409).json();
    assert_eq!(refused["code"], "version_conflict");
    assert_eq!(refused["draft"]["form"]["title"], "one tab");
    assert_eq!(refused["draft"]["version"], 2);
    let second = owner.post(DRAFT, json!({ "step": "default", "form": {} })).await.expect(409).json();
    assert_eq!(second["draft"]["form"]["title"], "one tab");
}

#[tokio::test]
async fn of_a_hundred_concurrent_saves_one_wins() {
    let w = World::new().await;
    let owner = w.customer().await;
    let body = json!({ "step": "default", "form": {} });
    let id = owner.post(DRAFT, body).await.expect(200).json()["data"]["id"].as_str().unwrap().to_owned();
    let tasks: Vec<_> = (0..100)
        .map(|n| {
            let (client, step) = (owner.client.clone(), format!("/api/v1/drafts/{id}/step"));
            let body = json!({ "version": 1, "step": "default", "form": { "title": n.to_string() } });
            tokio::spawn(async move { client.post(&step, body).await.status.as_u16() })
        })
        .collect();
    let mut won = 0;
    for task in tasks {
        won += usize::from(task.await.unwrap() == 200);
    }
    assert_eq!(won, 1);
}

#[tokio::test]
async fn invalid_forms_are_refused_and_drafts_are_private() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    for form in [json!([]), json!("x"), json!({ "about": "x".repeat(70_000) }), json!({ "a": "\u{0}" })] {
        owner.post(DRAFT, json!({ "step": "default", "form": form })).await.expect(422);
    }
    let body = json!({ "step": "default", "form": {} });
    let id = owner.post(DRAFT, body).await.expect(200).json()["data"]["id"].as_str().unwrap().to_owned();
    let save = json!({ "version": 1, "step": "default", "form": {} });
    other.post(&format!("/api/v1/drafts/{id}/step"), save).await.expect(404);
    other.post(&format!("/api/v1/drafts/{id}/discard"), json!({})).await.expect(404);
    owner.post(&format!("/api/v1/drafts/{id}/discard"), json!({})).await.expect(200);
    assert_eq!(owner.get(DRAFT).await.expect(200).json()["data"], json!(null));
}
