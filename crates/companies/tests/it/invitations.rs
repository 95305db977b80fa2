//! From an invitation to a member.

use jiff::SignedDuration;
use serde_json::json;
use testkit::{World, member_form, new_phone};

use super::{at_once, invite, join, me, team};

#[tokio::test]
async fn a_link_makes_one_member() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (token, _) = invite(&owner, json!({ "role": "recruiter" })).await;
    let path = format!("/api/v1/company/invitation/{token}");
    let page = w.guest().get(&path).await.expect(200).json()["data"].clone();
    assert_eq!((&page["state"], &page["role"]), (&json!("open"), &json!("recruiter")));
    assert_eq!((&page["company"]["name"], &page["for_phone"]), (&json!("Anor Savdo"), &json!(null)));

    let person = w.candidate().await;
    let seen = person.get(&path).await.expect(200).json()["data"].clone();
    assert_eq!((&seen["name"], &seen["is_member"]), (&json!("Malika Karimova"), &json!(false)));
    let joined = join(&person, &token).await.expect(200).json()["user"].clone();
    assert_eq!((&joined["role"], &joined["customer"]["role"]), (&json!("customer"), &json!("recruiter")));
    assert_eq!(joined["customer"]["name"], "Anor Savdo");
    // The response was lost, and the same person asks again.
    join(&person, &token).await.expect(200);
    let other = w.candidate().await;
    join(&other, &token).await.expect_code(409, "invitation_over");
    assert_eq!(w.guest().get(&path).await.expect(200).json()["data"]["state"], "used");
    let team = team(&owner).await;
    assert_eq!(team["members"].as_array().unwrap().len(), 2);
    assert_eq!(team["places"], json!({ "used": 1, "total": 10 }));
    let member = &team["members"][1];
    assert_eq!((&member["name"], &member["role"]), (&json!("Saida Yoʻldosheva"), &json!("recruiter")));
    assert!(member["phone"].as_str().unwrap().contains("***"), "{member}");
    assert!(!team.to_string().contains(&person.phone), "a whole phone");
}

#[tokio::test]
async fn an_invited_person_registers_without_a_company() {
    let w = World::new().await;
    let owner = w.customer().await;
    let person = w.member(&owner, "viewer").await;
    assert_eq!(person.user["customer"]["can"], json!(["see_work"]));
    assert_eq!(person.user["unfinished"], json!(null));
    // An invitation that is not open opens nothing.
    let (token, data) = invite(&owner, json!({ "role": "viewer" })).await;
    owner
        .post(&format!("/api/v1/company/invitations/{}/revoke", data["id"].as_str().unwrap()), json!({}))
        .await
        .expect(200);
    let phone = new_phone();
    let guest = w.guest();
    let mut form = member_form(&phone, &token);
    form["request_id"] = w.ask_code(&guest, &phone, "register").await.into();
    form["verification_code"] = w.code_for(&phone).into();
    let refused = guest.post("/api/v1/auth/register", form.clone()).await.expect(200).json();
    assert_eq!((&refused["status"], &refused["code"]), (&json!(false), &json!("invitation_over")));
    // The code is not used up: the same form with an open one succeeds.
    let (token, _) = invite(&owner, json!({ "role": "viewer" })).await;
    form["invitation"] = token.into();
    assert_eq!(guest.post("/api/v1/auth/register", form).await.expect(200).json()["status"], true);
}

#[tokio::test]
async fn an_invitation_to_a_phone_is_for_that_phone() {
    let w = World::new().await;
    let (owner, invited, other) = (w.customer().await, w.candidate().await, w.candidate().await);
    let (token, data) = invite(&owner, json!({ "role": "viewer", "phone": invited.phone })).await;
    join(&other, &token).await.expect_code(403, "invitation_for_another_phone");
    let id = data["id"].as_str().unwrap();
    let by_id = json!({ "id": id, "name": "Saida" });
    other.post("/api/v1/company/join", by_id.clone()).await.expect_code(404, "not_found");
    other
        .post(&format!("/api/v1/company/invitations/{id}/decline"), json!({}))
        .await
        .expect_code(404, "not_found");
    let waiting = me(&invited).await["team_invitations"].clone();
    assert_eq!((&waiting[0]["id"], &waiting[0]["company"]["name"]), (&json!(id), &json!("Anor Savdo")));
    assert_eq!(me(&other).await["team_invitations"], json!([]));
    let open = team(&owner).await["invitations"].clone();
    assert_eq!((open.as_array().unwrap().len(), open[0]["is_link"].as_bool()), (1, Some(false)));
    // Invited again: the new one replaces the old one.
    let (_, again) = invite(&owner, json!({ "role": "recruiter", "phone": invited.phone })).await;
    join(&invited, &token).await.expect_code(409, "invitation_over");
    let by_id = json!({ "id": again["id"], "name": "Saida" });
    invited.post("/api/v1/company/join", by_id).await.expect(200);
    assert_eq!(me(&invited).await["team_invitations"], json!([]));
    let body = json!({ "role": "viewer", "phone": invited.phone });
    let refused = owner.post("/api/v1/company/invite", body).await.expect_code(409, "already_member");
    assert!(refused.json()["errors"]["phone"].is_array(), "at the field");
    let (_, third) = invite(&owner, json!({ "role": "viewer", "phone": other.phone })).await;
    let path = format!("/api/v1/company/invitations/{}/decline", third["id"].as_str().unwrap());
    assert_eq!(other.post(&path, json!({})).await.expect(200).json()["user"]["team_invitations"], json!([]));
    assert_eq!(team(&owner).await["invitations"], json!([]));
}

#[tokio::test]
async fn the_places_are_counted_under_a_crowd() {
    let w = World::new().await;
    let owner = w.customer().await;
    let replies = at_once(vec![&owner; 14], "/api/v1/company/invite", json!({ "role": "viewer" })).await;
    let made = replies.iter().filter(|reply| reply.status == 201).count();
    let full = replies.iter().filter(|reply| reply.text().contains("team_is_full")).count();
    assert_eq!((made, full), (10, 4));
    // Five people take one link.
    let first = replies.iter().find(|reply| reply.status == 201).unwrap().json();
    let token = first["data"]["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let mut people = Vec::new();
    for _ in 0..5 {
        people.push(w.candidate().await);
    }
    let body = json!({ "token": token, "name": "Saida" });
    let joined = at_once(people.iter().collect(), "/api/v1/company/join", body).await;
    assert_eq!(joined.iter().filter(|reply| reply.status == 200).count(), 1);
    assert_eq!(team(&owner).await["places"]["used"], 10);
}

#[tokio::test]
async fn an_invitation_ends_after_a_week_and_is_forgotten_after_a_month() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (token, _) = invite(&owner, json!({ "role": "viewer" })).await;
    w.clock.advance(SignedDuration::from_hours(7 * 24));
    let late = w.candidate().await;
    join(&late, &token).await.expect_code(409, "invitation_over");
    let path = format!("/api/v1/company/invitation/{token}");
    assert_eq!(w.guest().get(&path).await.expect(200).json()["data"]["state"], "expired");
    let owner = w.sign_in(&owner).await;
    assert_eq!(team(&owner).await["places"]["used"], 0);
    w.clock.advance(SignedDuration::from_hours(31 * 24));
    let mut db = w.db.acquire().await.unwrap();
    queue::enqueue(&mut db, &companies::TidyInvitations {}).await.unwrap();
    drop(db);
    w.run_jobs().await;
    w.guest().get(&path).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn nobody_joins_a_company_that_is_leaving() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (token, _) = invite(&owner, json!({ "role": "viewer" })).await;
    owner.post("/api/v1/me/delete", json!({})).await.expect(200);
    let person = w.candidate().await;
    join(&person, &token).await.expect_code(409, "invitation_over");
    w.guest().get(&format!("/api/v1/company/invitation/{token}")).await.expect_code(404, "not_found");
    owner.post("/api/v1/me/delete/undo", json!({})).await.expect(200);
    join(&person, &token).await.expect(200);
}
