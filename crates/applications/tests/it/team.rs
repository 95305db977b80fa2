//! Comments and rating cards of the team.

use serde_json::json;
use testkit::World;

use crate::people::{act, applicant, employer};

#[tokio::test]
async fn comments_are_written_changed_and_removed() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let viewer = w.member(&employer.person, "viewer").await;
    let stranger = w.customer().await;
    let one = applicant(&w, &employer).await;
    let path = act(&one.id, "comments");
    let body = json!({ "text": "@Egasi qarang", "mentions": [employer.person.id(), stranger.id()] });
    let said = recruiter.post(&path, body).await.expect(201).json()["data"].take();
    // Only members can be named.
    assert_eq!(said["mentions"].as_array().unwrap().len(), 1);
    assert_eq!(said["mentions"][0]["user_id"], employer.person.id());
    let told = employer.person.get("/api/v1/notices").await.expect(200).json();
    assert!(told["data"][0]["text"].as_str().unwrap().contains("izohda"), "{told}");
    let id = said["id"].as_str().unwrap();
    let change = format!("/api/v1/comments/{id}/update");
    employer.person.post(&change, json!({ "text": "Boshqacha" })).await.expect_code(403, "forbidden");
    let changed = recruiter.post(&change, json!({ "text": "Boshqacha" })).await.expect(200).json();
    assert!(changed["data"]["edited_at"].is_string());
    recruiter.post(&change, json!({ "text": " " })).await.expect_field("text");
    viewer.post(&path, json!({ "text": "Men ham" })).await.expect_code(403, "not_allowed_in_company");
    stranger.post(&path, json!({ "text": "Men ham" })).await.expect_code(404, "not_found");
    let view = viewer.get(&format!("/api/v1/my/jobs/{}/applications/{}", employer.slug, one.resume)).await;
    let view = view.expect(200).json()["data"].take();
    assert_eq!((&view["comments"][0]["text"], &view["can_act"]), (&json!("Boshqacha"), &json!(false)));
    assert_eq!((&view["actions"], &view["comments"][0]["can_remove"]), (&json!([]), &json!(false)));
    // The owner may remove any.
    let remove = format!("/api/v1/comments/{id}/destroy");
    employer.person.post(&remove, json!({})).await.expect(200);
    recruiter.post(&remove, json!({})).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn others_marks_are_hidden_until_the_own_is_saved() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let one = applicant(&w, &employer).await;
    let path = act(&one.id, "scorecard");
    let mark = json!({ "recommendation": "yes", "skills": [{ "name": "1C", "score": 5 }], "note": "Zoʻr" });
    recruiter.post(&path, mark).await.expect(200);
    let view = employer.view(&one.resume).await;
    assert_eq!(
        (&view["others"], &view["my_rating"], &view["ratings"]),
        (&json!([]), &json!(null), &json!(1))
    );
    // Nor does the filter of the list or of the board give them away.
    for path in ["my/applicants", "monitoring"] {
        let found = async |member: &testkit::Client| {
            let list = member.get(&format!("/api/v1/{path}?recommendation=yes")).await.expect(200).json();
            list["meta"]["total"].as_u64().or(list["total"].as_u64()).unwrap()
        };
        assert_eq!(found(&employer.person.client).await, 0, "{path}");
        assert_eq!(found(&recruiter.client).await, 1, "{path}: his own");
    }
    let mine = json!({ "recommendation": "no", "skills": [] });
    let saved = employer.person.post(&path, mine).await.expect(200).json();
    assert_eq!(saved["others"][0]["recommendation"], "yes");
    // A second save replaces the first.
    let again = json!({ "recommendation": "maybe" });
    employer.person.post(&path, again).await.expect(200);
    let view = employer.view(&one.resume).await;
    assert_eq!((&view["my_rating"]["recommendation"], &view["ratings"]), (&json!("maybe"), &json!(2)));
    for (thought, expected) in [("yes", 0), ("no", 0), ("maybe", 1)] {
        let path = format!("/api/v1/my/applicants?recommendation={thought}");
        let found = employer.person.get(&path).await.expect(200).json();
        assert_eq!(found["meta"]["total"], expected, "{thought}: one's own, as it is now");
    }
    for (skills, field) in [
        (json!([{ "name": "1C", "score": 0 }]), "skills.0.score"),
        (json!([{ "name": "1C", "score": 6 }]), "skills.0.score"),
        (json!(vec![json!({ "name": "1C", "score": 3 }); 9]), "skills"),
    ] {
        let body = json!({ "recommendation": "yes", "skills": skills });
        employer.person.post(&path, body).await.expect_field(field);
    }
}
