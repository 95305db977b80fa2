//! Roles, removal with a successor, leaving, and people who work in several companies.

use kernel::Clock as _;
use serde_json::json;
use testkit::{World, vacancy_form};

use super::{invite, join, me, team};

#[tokio::test]
async fn a_recruiter_works_and_a_viewer_looks() {
    let w = World::new().await;
    let owner = w.customer().await;
    let recruiter = w.member(&owner, "recruiter").await;
    let slug = w.submit(&recruiter, vacancy_form()).await;
    let listed = async |who: &testkit::Person| {
        let reply = who.get("/api/v1/my/jobs").await.expect(200).json();
        let actions = reply["data"][0]["actions"].as_array().unwrap().len();
        (reply["meta"]["total"].clone(), actions > 0)
    };
    assert_eq!(listed(&owner).await, (json!(1), true));
    let path = format!("/api/v1/company/members/{}/role", recruiter.id());
    owner.post(&path, json!({ "role": "viewer" })).await.expect(200);
    // The next request has the new role.
    assert_eq!(listed(&recruiter).await, (json!(1), false));
    recruiter
        .post(&format!("/api/v1/jobs/{slug}/close"), json!({}))
        .await
        .expect_code(403, "not_allowed_in_company");
    recruiter
        .post("/api/v1/company/update", json!({ "name": "Oʻzga" }))
        .await
        .expect_code(403, "not_allowed_in_company");
    let picture = axum::body::Body::from(testkit::png(240, 240));
    let reply = recruiter
        .client
        .send(axum::http::Method::POST, "/api/v1/me/avatar", Some("image/png"), picture)
        .await;
    reply.expect_code(403, "not_allowed_in_company");
    // The owner's role is not given and not taken here.
    owner.post(&path, json!({ "role": "owner" })).await.expect_code(400, "bad_request");
    let own = format!("/api/v1/company/members/{}/role", owner.id());
    owner.post(&own, json!({ "role": "viewer" })).await.expect_code(404, "not_found");
    assert_eq!(me(&recruiter).await["customer"]["can"], json!(["see_work"]));
}

#[tokio::test]
async fn a_removed_member_leaves_the_work_to_the_successor() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (leaver, heir) = (w.member(&owner, "recruiter").await, w.member(&owner, "recruiter").await);
    let watcher = w.member(&owner, "viewer").await;
    let slug = w.submit(&leaver, vacancy_form()).await;
    let path = format!("/api/v1/company/members/{}", leaver.id());
    let work = owner.get(&format!("{path}/work")).await.expect(200).json();
    assert_eq!(work["data"], json!({ "vacancies": 1 }));
    let remove = format!("{path}/remove");
    for wrong in [watcher.id(), leaver.id(), "018f0000-0000-7000-8000-000000000000"] {
        let refused = owner.post(&remove, json!({ "successor": wrong })).await;
        let refused = refused.expect_code(422, "no_such_successor").json();
        assert!(refused["errors"]["successor"].is_array(), "at the field");
    }
    heir.post(&remove, json!({ "successor": heir.id() })).await.expect_code(403, "not_allowed_in_company");
    let removed = owner.post(&remove, json!({ "successor": heir.id() })).await.expect(200).json();
    assert_eq!(removed["moved"], json!({ "vacancies": 1 }));
    // Not in a company any more, from the next request on.
    leaver.get("/api/v1/my/jobs").await.expect_code(403, "wrong_role");
    assert_eq!(me(&leaver).await["unfinished"], "customer");
    owner.post(&remove, json!({ "successor": heir.id() })).await.expect_code(404, "not_found");
    let members = team(&owner).await["members"].clone();
    let run = |id: &str| {
        members.as_array().unwrap().iter().find(|one| one["user_id"] == id).unwrap()["vacancies"].clone()
    };
    assert_eq!((run(heir.id()), run(owner.id())), (json!(1), json!(0)));
    // News about the vacancy reach who runs it.
    let runner: String = sqlx::query_scalar("select member_id::text from vacancies where slug = $1")
        .bind(&slug)
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!(runner, heir.id());
}

/// Who takes part in an interview, by id.
async fn interviewers(w: &World, interview: &str) -> Vec<String> {
    sqlx::query_scalar(
        "select user_id::text from interview_interviewers where interview_id::text = $1 order by 1",
    )
    .bind(interview)
    .fetch_all(&w.db)
    .await
    .unwrap()
}

#[tokio::test]
async fn interviews_ahead_pass_to_the_successor() {
    let w = World::new().await;
    let owner = w.customer().await;
    let (leaver, heir) = (w.member(&owner, "recruiter").await, w.member(&owner, "recruiter").await);
    let slug = w.vacancy(&owner, |_| {}).await;
    let mut planned = Vec::new();
    // One with both of them, where the successor must not appear twice, and one that the leaver runs alone.
    for (hours, who) in [(48, vec![leaver.id(), heir.id()]), (72, vec![leaver.id()])] {
        let person = w.candidate().await;
        w.resume(&person, |_| {}).await;
        let sent = person.post(&format!("/api/v1/jobs/{slug}/respond"), json!({})).await.expect(201).json();
        let start = w.clock.now() + jiff::SignedDuration::from_hours(hours);
        let body = json!({ "application_id": sent["data"]["id"], "kind": "phone", "duration_minutes": 30,
                           "starts": [start.to_string()], "interviewers": who });
        let made = owner.post("/api/v1/interviews/create", body).await.expect(201).json();
        planned.push(made["data"]["id"].as_str().unwrap().to_owned());
    }
    let remove = format!("/api/v1/company/members/{}/remove", leaver.id());
    owner.post(&remove, json!({ "successor": heir.id() })).await.expect(200);
    for interview in planned {
        assert_eq!(interviewers(&w, &interview).await, [heir.id()]);
    }
}

#[tokio::test]
async fn members_leave_and_the_owner_stays() {
    let w = World::new().await;
    let owner = w.customer().await;
    owner.post("/api/v1/company/leave", json!({})).await.expect_code(409, "owner_cannot_leave");
    let person = w.candidate().await;
    let (token, _) = invite(&owner, json!({ "role": "recruiter" })).await;
    join(&person, &token).await.expect(200);
    w.submit(&person, vacancy_form()).await;
    let left = person.post("/api/v1/company/leave", json!({})).await.expect(200).json()["user"].clone();
    // Somebody with a candidate profile and no other company is a candidate again.
    assert_eq!((&left["role"], &left["customer"]), (&json!("candidate"), &json!(null)));
    assert_eq!(team(&owner).await["members"][0]["vacancies"], 1);
    // The used link does not lead back.
    join(&person, &token).await.expect_code(409, "invitation_over");
}

#[tokio::test]
async fn a_person_works_in_two_companies() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    w.submit(&other, vacancy_form()).await;
    let (token, _) = invite(&owner, json!({ "role": "viewer" })).await;
    let joined = join(&other, &token).await.expect(200).json()["user"].clone();
    let companies = joined["companies"].as_array().unwrap();
    assert_eq!(companies.len(), 2);
    assert_eq!((&companies[0]["role"], &companies[0]["in_use"]), (&json!("owner"), &json!(false)));
    assert_eq!((&companies[1]["role"], &companies[1]["in_use"]), (&json!("viewer"), &json!(true)));
    let total = async || other.get("/api/v1/my/jobs").await.expect(200).json()["meta"]["total"].clone();
    assert_eq!(total().await, 0);
    other.post("/api/v1/jobs/create", vacancy_form()).await.expect_code(403, "not_allowed_in_company");
    let own = json!({ "slug": companies[0]["slug"] });
    let switched = other.post("/api/v1/me/company", own).await.expect(200).json();
    assert_eq!(switched["user"]["customer"]["role"], "owner");
    assert_eq!(total().await, 1);
    let stranger = w.customer().await;
    let theirs = json!({ "slug": stranger.user["customer"]["slug"] });
    other.post("/api/v1/me/company", theirs).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn nobody_is_shown_to_colleagues() {
    let w = World::new().await;
    let owner = w.customer().await;
    let person = w.candidate().await;
    let resume = w.resume(&person, |_| {}).await;
    let slug = resume["slug"].as_str().unwrap();
    let path = format!("/api/v1/candidates/{slug}");
    let total = async |who: &testkit::Person| {
        who.get("/api/v1/candidates").await.expect(200).json()["meta"]["total"].clone()
    };
    owner.get(&path).await.expect(200);
    assert_eq!(total(&owner).await, 1);
    let (token, _) = invite(&owner, json!({ "role": "viewer" })).await;
    join(&person, &token).await.expect(200);
    owner.get(&path).await.expect_code(404, "not_found");
    owner.post(&format!("{path}/contacts"), json!({})).await.expect_code(404, "not_found");
    assert_eq!(total(&owner).await, 0);
    assert_eq!(owner.get("/api/v1/top-candidates").await.expect(200).json()["data"], json!([]));
    let stranger = w.customer().await;
    stranger.get(&path).await.expect(200);
    assert_eq!(total(&stranger).await, 1);
}

#[tokio::test]
async fn an_owner_with_a_team_cannot_delete_the_account() {
    let w = World::new().await;
    let owner = w.customer().await;
    let member = w.member(&owner, "recruiter").await;
    w.submit(&member, vacancy_form()).await;
    owner.post("/api/v1/me/delete", json!({})).await.expect_code(409, "company_has_members");
    // A member can; what he ran is the owner's.
    member.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.clock.advance(jiff::SignedDuration::from_hours(15 * 24));
    w.erase_due().await;
    let names: Vec<Option<String>> =
        sqlx::query_scalar("select name from company_events where what = 'joined'")
            .fetch_all(&w.db)
            .await
            .unwrap();
    assert_eq!(names, [None], "the name of an erased person");
    let owner = w.sign_in(&owner).await;
    let members = team(&owner).await["members"].clone();
    assert_eq!((members.as_array().unwrap().len(), &members[0]["vacancies"]), (1, &json!(1)));
    owner.post("/api/v1/me/delete", json!({})).await.expect(200);
}
