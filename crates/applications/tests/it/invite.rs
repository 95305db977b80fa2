//! An employer invites a candidate from the base.

use jiff::{SignedDuration, Timestamp};
use kernel::Clock as _;
use serde_json::json;
use testkit::World;

use crate::people::{act, candidate, employer, respond, wait};

#[tokio::test]
async fn a_verified_company_invites_and_the_candidate_answers() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let person = w.candidate().await;
    let resume = w.resume(&person, |_| {}).await;
    let path = format!("/api/v1/candidates/{}/invite", resume["slug"].as_str().unwrap());
    let body = json!({ "vacancy": employer.slug, "message": "Sizni jamoamizga taklif qilamiz." });
    employer.person.post(&path, body.clone()).await.expect_code(403, "company_not_verified");
    verify(&w, &employer.slug).await;
    let short = json!({ "vacancy": employer.slug, "message": "Keling" });
    employer.person.post(&path, short).await.expect_field("message");
    let other = crate::people::employer(&w).await;
    let foreign = json!({ "vacancy": other.slug, "message": "Sizni jamoamizga taklif qilamiz." });
    employer.person.post(&path, foreign).await.expect_code(404, "not_found");
    let invited = employer.person.post(&path, body.clone()).await.expect(201).json()["data"].take();
    assert_eq!((&invited["stage"], &invited["source"]), (&json!("invited"), &json!("invitation")));
    employer.person.post(&path, body).await.expect_code(409, "already_invited");
    // Cards in lists say so, to this company only.
    for (company, expected) in [(&employer, json!("invitation")), (&other, json!(null))] {
        let save = path.replace("/invite", "/save");
        company.person.post(&save, json!({})).await.expect(200);
        let list = company.person.get("/api/v1/candidates/saved").await.expect(200).json();
        assert_eq!(list["data"][0]["application"]["source"], expected, "{list}");
    }
    let told = person.get("/api/v1/notices").await.expect(200).json();
    assert_eq!(told["data"][0]["kind"], "invitation");
    // Contacts are closed until the candidate accepts.
    let id = resume["id"].as_str().unwrap();
    let view = employer.view(id).await;
    assert_eq!(view["resume"]["contacts"]["is_open"], false);
    let application = invited["id"].as_str().unwrap();
    person.post(&act(application, "accept"), json!({})).await.expect(200);
    let view = employer.view(id).await;
    assert_eq!(view["resume"]["contacts"]["is_open"], true);
    // The same person cannot respond to it again.
    person.post(&respond(&employer.slug), json!({})).await.expect_code(409, "already_responded");
}

#[tokio::test]
async fn somebody_who_has_responded_or_hides_is_not_invited() {
    let w = World::new().await;
    let employer = employer(&w).await;
    verify(&w, &employer.slug).await;
    let (person, resume) = candidate(&w).await;
    let own = person.get(&format!("/api/v1/resume/{resume}")).await.expect(200).json();
    let path = format!("/api/v1/candidates/{}/invite", own["data"]["slug"].as_str().unwrap());
    let body = json!({ "vacancy": employer.slug, "message": "Sizni jamoamizga taklif qilamiz." });
    let hide = format!("/api/v1/resume/{resume}/visibility");
    person.post(&hide, json!({ "visibility": "nobody" })).await.expect(200);
    employer.person.post(&path, body.clone()).await.expect_code(404, "not_found");
    // A hidden resume can still be sent, and the company sees the copy with its contacts.
    person.post(&respond(&employer.slug), json!({ "resume_id": resume })).await.expect(201);
    assert_eq!(employer.view(&resume).await["resume"]["contacts"]["is_open"], true);
    person.post(&hide, json!({ "visibility": "employers" })).await.expect(200);
    employer.person.post(&path, body).await.expect_code(409, "already_responded");
}

#[tokio::test]
async fn invitations_of_a_day_are_limited_by_the_plan() {
    let w = World::new().await;
    let employer = employer(&w).await;
    verify(&w, &employer.slug).await;
    sqlx::query("update limits set invitations_a_day = 2").execute(&w.db).await.unwrap();
    let began = w.clock.now();
    let left =
        async || employer.person.get("/api/v1/my/invitations-left").await.expect(200).json()["data"].take();
    let invite = async || {
        let person = w.candidate().await;
        let resume = w.resume(&person, |_| {}).await;
        let path = format!("/api/v1/candidates/{}/invite", resume["slug"].as_str().unwrap());
        let body = json!({ "vacancy": employer.slug, "message": "Sizni jamoamizga taklif qilamiz." });
        employer.person.post(&path, body).await
    };
    assert_eq!(left().await, json!({ "left": 2, "of": 2, "next_at": null }));
    invite().await.expect(201);
    wait(&w, SignedDuration::from_hours(5)).await;
    invite().await.expect(201);
    let used = left().await;
    assert_eq!((&used["left"], &used["of"]), (&json!(0), &json!(2)));
    // The first of the two leaves the day first: that is when the next can be sent, and the refusal says the same.
    let next: Timestamp = used["next_at"].as_str().unwrap().parse().unwrap();
    assert_eq!(next.duration_since(began).as_hours(), 24);
    let refused = invite().await.expect_code(429, "limit_exceeded").json();
    assert_eq!(refused["retry_after"].as_u64().unwrap() / 3600, 19);
    assert!(refused["message"].as_str().unwrap().contains('2'), "{refused}");
    wait(&w, SignedDuration::from_hours(20)).await;
    assert_eq!(left().await["left"], 1);
    invite().await.expect(201);
}

async fn verify(w: &World, slug: &str) {
    sqlx::query("update companies c set verified_at = now() from vacancies v where v.slug = $1 and c.id = v.company_id")
        .bind(slug)
        .execute(&w.db)
        .await
        .unwrap();
}
