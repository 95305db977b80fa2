//! The history of a company: who did what.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, World};

async fn history(person: &Person, query: &str) -> Value {
    person.get(&format!("/api/v1/company/history{query}")).await.expect(200).json()
}

/// What happened and who did it, newest first.
fn lines(found: &Value) -> Vec<(&str, Option<&str>)> {
    let events = found["data"].as_array().unwrap().iter();
    events.map(|event| (event["what"].as_str().unwrap(), event["who"].as_str())).collect()
}

#[tokio::test]
async fn every_act_names_the_member() {
    let w = World::new().await;
    let owner = w.customer().await;
    let minute = || w.clock.advance(SignedDuration::from_mins(1));
    let recruiter = w.member(&owner, "recruiter").await;
    let viewer = w.member(&owner, "viewer").await;
    minute();
    let slug = w.submit(&recruiter, testkit::vacancy_form()).await;
    minute();
    w.approve(&slug).await;
    minute();
    let page = json!({ "benefits": ["meals"], "year": 2015, "version": 0 });
    recruiter.post("/api/v1/company/page", page).await.expect(200);
    minute();
    let candidate = w.candidate().await;
    let resume = w.resume(&candidate, |_| {}).await;
    let path = format!("/api/v1/candidates/{}/contacts", resume["slug"].as_str().unwrap());
    recruiter.post(&path, json!({})).await.expect(200);
    let found = history(&viewer, "").await;
    let jahongir = Some("Jahongir Rasulov");
    let newest = [
        ("contacts_opened", jahongir),
        ("page_changed", jahongir),
        ("approved", None),
        ("submitted", jahongir),
    ];
    assert_eq!(lines(&found)[..4], newest, "{found}");
    assert!(lines(&found)[4..].contains(&("joined", jahongir)), "{found}");
    assert_eq!(found["data"][0]["detail"], json!({ "position": "Bosh hisobchi", "slug": resume["slug"] }));
    assert_eq!(found["data"][1]["detail"], json!({ "parts": ["benefits"] }));
    assert_eq!(found["data"][3]["detail"], json!({ "title": "Bosh hisobchi", "slug": slug }));
    // A name that the event has stays when the member has gone.
    let body = json!({ "successor": owner.user["id"] });
    owner.post(&format!("/api/v1/company/members/{}/remove", recruiter.id()), body).await.expect(200);
    let found = history(&owner, "").await;
    let page =
        found["data"].as_array().unwrap().iter().find(|event| event["what"] == "page_changed").unwrap();
    assert_eq!(page["who"], "Jahongir Rasulov");
    // So does the name of who has submitted a vacancy; an owner who gave no name is known by the phone.
    assert!(lines(&found).contains(&("submitted", jahongir)), "{found}");
    let (what, who) = lines(&found)[0];
    assert_eq!(what, "removed");
    assert!(who.is_some_and(|phone| phone.starts_with("+998") && phone.contains('*')), "{found}");
    // A resume that the company may not see any more is not named.
    let id = resume["id"].as_str().unwrap();
    candidate
        .post(&format!("/api/v1/resume/{id}/visibility"), json!({ "visibility": "nobody" }))
        .await
        .expect(200);
    let found = history(&owner, "").await;
    let opened =
        found["data"].as_array().unwrap().iter().find(|event| event["what"] == "contacts_opened").unwrap();
    assert_eq!(opened["detail"], json!({}));
    // Another company has a history of its own.
    assert_eq!(history(&w.customer().await, "").await["meta"]["total"], 0);
}

#[tokio::test]
async fn pages_continue_each_other() {
    let w = World::new().await;
    let owner = w.customer().await;
    for number in 0..5 {
        w.clock.advance(SignedDuration::from_mins(1));
        let page = json!({ "cloth": number, "year": 2015, "version": number });
        owner.post("/api/v1/company/page", page).await.expect(200);
        w.clock.advance(SignedDuration::from_mins(1));
        let mut form = testkit::vacancy_form();
        form["title"] = json!(format!("Hisobchi {number}"));
        w.submit(&w.customer().await, form).await;
    }
    let slug = w.submit(&owner, testkit::vacancy_form()).await;
    let all = history(&owner, "").await;
    assert_eq!(all["meta"]["total"], 6, "{all}");
    assert_eq!(all["data"][0]["detail"]["slug"], json!(slug));
    let mut joined = Vec::new();
    for page in 1..=3 {
        let part = history(&owner, &format!("?page={page}&per_page=2")).await;
        joined.extend(part["data"].as_array().unwrap().iter().cloned());
    }
    assert_eq!(json!(joined), all["data"]);
}
