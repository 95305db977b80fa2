//! A conversation is for its company and its candidate alone.

use serde_json::json;
use testkit::World;
use uuid::Uuid;

use crate::people::{pair, texts};

#[tokio::test]
async fn for_others_it_does_not_exist() {
    let w = World::new().await;
    let (ours, theirs) = (pair(&w).await, pair(&w).await);
    ours.said(&ours.employer, "Faqat sizga").await;
    for stranger in [&theirs.employer, &theirs.candidate] {
        for path in ["", "/messages"] {
            stranger.get(&ours.path(path)).await.expect_code(404, "not_found");
        }
        let text = json!({ "client_id": Uuid::now_v7(), "text": "Men ham" });
        for (call, body) in [
            ("/messages", text.clone()),
            ("/messages/1/update", json!({ "text": "Yoʻq" })),
            ("/messages/1/destroy", json!({})),
            ("/read", json!({ "seq": 1 })),
            ("/block", json!({ "is_blocked": true })),
        ] {
            stranger.post(&ours.path(call), body).await.expect_code(404, "not_found");
        }
        let list = stranger.get("/api/v1/chats").await.expect(200).json();
        assert_eq!(list["data"], json!([]));
    }
}

#[tokio::test]
async fn members_write_by_their_role() {
    let w = World::new().await;
    let pair = pair(&w).await;
    let viewer = w.member(&pair.employer, "viewer").await;
    let recruiter = w.member(&pair.employer, "recruiter").await;
    pair.said(&recruiter, "Salom").await;
    pair.said(&pair.candidate, "Salom!").await;
    assert_eq!(texts(&pair.messages(&viewer).await), ["Salom", "Salom!"]);
    assert_eq!(pair.view(&viewer).await["writing"], "viewer");
    let text = json!({ "client_id": Uuid::now_v7(), "text": "Men ham" });
    for (call, body) in
        [("/messages", text), ("/read", json!({ "seq": 2 })), ("/block", json!({ "is_blocked": true }))]
    {
        viewer.post(&pair.path(call), body).await.expect_code(403, "not_allowed_in_company");
    }
    // The team reads as one, and a colleague's message is not one's own.
    recruiter.post(&pair.path("/read"), json!({ "seq": 2 })).await.expect(200);
    assert_eq!(pair.view(&pair.employer).await["read_by_me"], 2);
    assert_eq!(pair.messages(&pair.employer).await[0]["is_mine"], false);
    let path = pair.path("/messages/1/destroy");
    pair.employer.post(&path, json!({})).await.expect_code(403, "forbidden");
    // Who leaves the team has no conversation any more, and the message stays without a name.
    let remove = format!("/api/v1/company/members/{}/remove", recruiter.id());
    pair.employer.post(&remove, json!({ "successor": pair.employer.id() })).await.expect(200);
    recruiter.get(&pair.path("")).await.expect_code(403, "wrong_role");
    assert_eq!(pair.messages(&pair.candidate).await[0]["author"], json!(null));
}
