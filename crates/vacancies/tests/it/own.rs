//! What owners see and what they can do.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::json;
use testkit::World;

#[tokio::test]
async fn filters_and_labels() {
    let w = World::new().await;
    let owner = w.customer().await;
    let open = w.vacancy(&owner, |_| {}).await;
    let waiting = w.submit(&owner, {
        let mut form = testkit::vacancy_form();
        form["title"] = json!("Kassir");
        form
    });
    let waiting = waiting.await;
    for (filter, expected) in
        [("all", vec![&waiting, &open]), ("active", vec![&open]), ("inactive", vec![&waiting])]
    {
        let list = owner.get(&format!("/api/v1/my/jobs?filter={filter}")).await.expect(200).json();
        let slugs: Vec<_> =
            list["data"].as_array().unwrap().iter().map(|one| one["slug"].as_str().unwrap()).collect();
        assert_eq!(slugs, expected, "{filter}");
        assert_eq!(list["counts"], json!({ "all": 2, "active": 1, "inactive": 1 }));
    }
    owner.get("/api/v1/my/jobs?filter=half").await.expect(400);
}

#[tokio::test]
async fn pause_resume_close_prolong_and_their_refusals() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let path = |action: &str| format!("/api/v1/jobs/{slug}/{action}");
    let page = format!("/api/v1/jobs/{slug}");
    let refused = owner.post(&path("resume"), json!({})).await.expect(409).json();
    assert_eq!(refused["code"], "wrong_state");
    assert_eq!(refused["allowed"], json!(["edit", "pause", "close", "clone", "delete"]));
    let paused = owner.post(&path("pause"), json!({})).await.expect(200).json();
    assert_eq!(paused["data"]["lifecycle"], "paused");
    w.guest().get(&page).await.expect(410);
    owner.post(&path("resume"), json!({})).await.expect(200);
    w.guest().get(&page).await.expect(200);
    owner.post(&path("prolong"), json!({})).await.expect(409);
    w.clock.advance(SignedDuration::from_hours(24 * 24));
    let owner = w.sign_in(&owner).await;
    let before = owner.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(200).json();
    let prolonged = owner.post(&path("prolong"), json!({})).await.expect(200).json();
    assert_ne!(prolonged["data"]["expires_at"], before["data"]["expires_at"]);
    let end = (w.clock.now() + SignedDuration::from_hours(30 * 24)).to_string();
    assert_eq!(prolonged["data"]["expires_at"], end);
    assert_eq!(
        prolonged["data"]["published_at"], before["data"]["published_at"],
        "prolonging does not publish it as new"
    );
    owner.post(&path("close"), json!({})).await.expect(200);
    w.guest().get(&page).await.expect(410);
    owner.post(&path("pause"), json!({})).await.expect(409);
}

#[tokio::test]
async fn vacancies_of_others_cannot_be_changed() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    let slug = w.vacancy(&owner, |_| {}).await;
    for action in ["pause", "resume", "close", "prolong", "clone"] {
        other.post(&format!("/api/v1/jobs/{slug}/{action}"), json!({})).await.expect(404);
    }
    other.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(404);
    other.get(&format!("/api/v1/my/jobs/{slug}/stats")).await.expect(404);
    let answer = other.post(&format!("/api/v1/jobs/destroy/{slug}"), json!({})).await.expect(200).json();
    assert_eq!((&answer["status"], &answer["code"]), (&json!(false), &json!("vacancy_not_found")));
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200);
}

#[tokio::test]
async fn a_deleted_vacancy_is_gone_for_everybody() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let gone = owner.post(&format!("/api/v1/jobs/destroy/{slug}"), json!({})).await.expect(200).json();
    assert_eq!(gone["status"], true);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
    owner.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(404);
    let again = owner.post(&format!("/api/v1/jobs/destroy/{slug}"), json!({})).await.expect(200).json();
    assert_eq!(again["status"], false);
}

#[tokio::test]
async fn a_clone_fills_the_draft_and_asks_before_it_replaces_one() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.submit(&owner, testkit::vacancy_form()).await;
    let path = format!("/api/v1/jobs/{slug}/clone");
    let draft = owner.post(&path, json!({})).await.expect(200).json();
    assert_eq!(draft["data"]["form"]["title"], "Bosh hisobchi");
    assert_eq!(owner.post(&path, json!({})).await.expect(409).json()["code"], "draft_exists");
    owner.post(&path, json!({ "replace": true })).await.expect(200);
}

#[tokio::test]
async fn questions_are_an_edit_like_any_other() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let path = format!("/api/v1/my/jobs/{slug}/questions");
    let question = |text: &str| json!({ "text": text, "kind": "yes_no", "must_answer": true });
    let questions = json!([
        question("Haydovchilik guvohnomangiz bormi?"),
        question("Toshkentda yashaysizmi?"),
        question("Ertaga boshlay olasizmi?")
    ]);
    let body = json!({ "revision": 1, "required_question": true, "questions": questions });
    let sent = owner.post(&path, body).await.expect(200).json();
    assert_eq!(sent["applied"], "waiting");
    let seen = owner.get(&path).await.expect(200).json();
    assert_eq!((&seen["revision"], seen["data"]["questions"].as_array().unwrap().len()), (&json!(2), 3));
    let body = json!({ "revision": 2, "required_question": true, "questions": [] });
    assert!(owner.post(&path, body).await.expect(422).json()["errors"]["questions"].is_array());
}

#[tokio::test]
async fn statistics_have_every_day_of_its_life() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    w.guest().post(&format!("/api/v1/jobs/{slug}/seen"), json!({})).await.expect(200);
    w.clock.advance(SignedDuration::from_hours(72));
    let owner = w.sign_in(&owner).await;
    let stats = owner.get(&format!("/api/v1/my/jobs/{slug}/stats")).await.expect(200).json();
    let days = stats["data"]["days"].as_array().unwrap();
    assert_eq!(days.len(), 4);
    assert_eq!((&days[0]["views"], &days[3]["views"]), (&json!(1), &json!(0)));
    assert_eq!(stats["data"]["totals"]["views"], 1);
}
