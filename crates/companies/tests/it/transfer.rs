//! Transfer of a company, with proof from both.

use jiff::SignedDuration;
use serde_json::json;
use testkit::{PASSWORD, Person, World};

use super::{at_once, invite, join, me, team};

async fn prove(person: &Person) {
    person.post("/api/v1/me/proof", json!({ "password": PASSWORD })).await.expect(200);
}

#[tokio::test]
async fn the_company_passes_when_both_have_proved_themselves() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (heir, other) = (w.member(&owner, "viewer").await, w.member(&owner, "recruiter").await);
    w.clock.advance(SignedDuration::from_mins(11));
    let offer = json!({ "to": heir.id() });
    owner.post("/api/v1/company/transfer", offer.clone()).await.expect_code(403, "reauth_required");
    prove(&owner).await;
    owner.post("/api/v1/company/transfer", offer).await.expect(200);
    assert_eq!(team(&heir).await["transfer"]["is_for_me"], true);
    assert_eq!(team(&owner).await["transfer"]["is_mine"], true);
    // It concerns nobody else.
    assert_eq!(team(&other).await["transfer"], json!(null));
    prove(&other).await;
    other.post("/api/v1/company/transfer/accept", json!({})).await.expect_code(404, "not_found");
    heir.post("/api/v1/company/transfer/accept", json!({})).await.expect_code(403, "reauth_required");
    prove(&heir).await;
    let accepted = at_once(vec![&heir; 4], "/api/v1/company/transfer/accept", json!({})).await;
    assert_eq!(accepted.iter().filter(|reply| reply.status == 200).count(), 1);
    assert_eq!(me(&heir).await["customer"]["role"], "owner");
    assert_eq!(me(&owner).await["customer"]["role"], "recruiter");
    owner
        .post("/api/v1/company/invite", json!({ "role": "viewer" }))
        .await
        .expect_code(403, "not_allowed_in_company");
    invite(&heir, json!({ "role": "viewer" })).await;
    // The former owner may go now, and the new one may not.
    heir.post("/api/v1/company/leave", json!({})).await.expect_code(409, "owner_cannot_leave");
    owner.post("/api/v1/company/leave", json!({})).await.expect(200);
}

#[tokio::test]
async fn an_offer_can_be_withdrawn_declined_and_ends() {
    let w = World::new().await;
    let owner = w.customer().await;
    let heir = w.member(&owner, "recruiter").await;
    let offer = async || owner.post("/api/v1/company/transfer", json!({ "to": heir.id() })).await.expect(200);
    for who in [&owner, &heir] {
        offer().await;
        who.post("/api/v1/company/transfer/cancel", json!({})).await.expect(200);
        assert_eq!(team(&heir).await["transfer"], json!(null));
        heir.post("/api/v1/company/transfer/accept", json!({})).await.expect_code(404, "not_found");
    }
    offer().await;
    let remove = format!("/api/v1/company/members/{}/remove", heir.id());
    owner.post(&remove, json!({ "successor": owner.id() })).await.expect(200);
    assert_eq!(team(&owner).await["transfer"], json!(null));
    owner.post("/api/v1/company/transfer", json!({ "to": heir.id() })).await.expect_code(404, "not_found");
    owner.post("/api/v1/company/transfer", json!({ "to": owner.id() })).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn one_person_owns_one_company() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    let (token, _) = invite(&owner, json!({ "role": "recruiter" })).await;
    join(&other, &token).await.expect(200);
    owner.post("/api/v1/company/transfer", json!({ "to": other.id() })).await.expect(200);
    other.post("/api/v1/company/transfer/accept", json!({})).await.expect_code(409, "owns_another_company");
    // Nothing has changed: the offer is still there.
    assert_eq!(team(&other).await["transfer"]["is_for_me"], true);
    assert_eq!(me(&owner).await["customer"]["role"], "owner");
}
