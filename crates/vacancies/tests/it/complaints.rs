//! Complaints and their consequences.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Person, World};

use crate::copies::copies;
use crate::moderation::{count, give_email, messages_to};

const HIDDEN: &str = "select count(*) from vacancy_events e join vacancies v on v.id = e.vacancy_id
    where v.slug = $1 and e.what = 'hidden'";

async fn report(person: &Person, slug: &str) -> testkit::Reply {
    person
        .post(&format!("/api/v1/jobs/{slug}/report"), json!({ "reason": "fraud", "text": "Pul soʻrashdi" }))
        .await
}

async fn decide(w: &World, target: &str, slug: &str, body: Value) -> testkit::Reply {
    let moderator = w.staff(StaffRole::Moderator).await;
    moderator.post(&format!("/api/v1/staff/complaints/{target}/{slug}/decide"), body).await
}

#[tokio::test]
async fn three_complaints_hide_a_vacancy_and_a_fourth_has_no_effect() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "en").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let people = [w.candidate().await, w.candidate().await, w.customer().await, w.candidate().await];
    report(&people[0], &slug).await.expect(200);
    report(&people[0], &slug).await.expect_code(409, "already_reported");
    report(&people[1], &slug).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200);
    report(&people[2], &slug).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
    report(&people[3], &slug).await.expect(200);
    assert_eq!(count(&w, HIDDEN, &slug).await, 1);
    let hidden: Vec<String> =
        messages_to(&w, &email).await.into_iter().filter(|text| text.contains("hidden")).collect();
    assert_eq!(hidden.len(), 1, "{hidden:?}");
    let journal = "select count(*) from audit_events
        where action = 'vacancy_hidden' and actor_kind = 'system' and object_id = $1";
    assert_eq!(count(&w, journal, &slug).await, 1);

    let moderator = w.staff(StaffRole::Moderator).await;
    let list = moderator.get("/api/v1/staff/complaints").await.expect(200).json();
    let first = &list["data"][0];
    assert_eq!((&first["target"], &first["slug"]), (&json!("vacancy"), &json!(slug)));
    assert_eq!((&first["count"], &first["is_hidden"]), (&json!(4), &json!(true)));
    assert_eq!(first["complaints"].as_array().unwrap().len(), 4);
    assert_eq!(first["complaints"][0]["text"], "Pul soʻrashdi");
    let text = first["revision_id"].as_str().expect("hidden words can be read");
    let view = moderator.get(&format!("/api/v1/staff/moderation/{text}")).await.expect(200).json();
    assert_eq!(
        (&view["data"]["vacancy"]["slug"], &view["data"]["state"]),
        (&json!(slug), &json!("approved"))
    );

    let ali = give_email(&w, &people[0], "ru").await;
    decide(&w, "vacancy", &slug, json!({ "verdict": "dismissed" })).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200);
    assert!(messages_to(&w, &ali).await[0].contains("нарушений не нашли"));
    assert!(messages_to(&w, &email).await[0].contains("shown again"));
    decide(&w, "vacancy", &slug, json!({ "verdict": "dismissed" })).await.expect_code(409, "already_decided");
    report(&people[0], &slug).await.expect_code(409, "already_reported");
}

#[tokio::test]
async fn three_people_hide_a_company_with_all_its_vacancies() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "en").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let company = owner.user["customer"]["slug"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/companies/{company}/report");
    for turn in 1..=3 {
        w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200);
        let person = w.candidate().await;
        person.post(&path, json!({ "reason": "fraud" })).await.expect(200);
        let status = if turn < 3 { 200 } else { 404 };
        w.guest().get(&format!("/api/v1/companies/{company}")).await.expect(status);
    }
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
    let list = w.guest().get("/api/v1/jobs").await.expect(200).json();
    assert_eq!(list["data"], json!([]));
    assert!(messages_to(&w, &email).await[0].contains("stay hidden"));
    let moderator = w.staff(StaffRole::Moderator).await;
    let open = moderator.get("/api/v1/staff/complaints").await.expect(200).json();
    assert_eq!(
        (&open["data"][0]["target"], &open["data"][0]["is_hidden"]),
        (&json!("company"), &json!(true))
    );
    decide(&w, "company", &company, json!({ "verdict": "dismissed" })).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200);
    assert!(messages_to(&w, &email).await[0].contains("shown again"));
}

#[tokio::test]
async fn vacancies_are_hidden_while_the_account_awaits_deletion() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    owner.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
    owner.post("/api/v1/me/delete/undo", json!({})).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200);
}

/// The third and the fourth complaint arrive at the same moment.
#[tokio::test(flavor = "multi_thread")]
async fn concurrent_complaints_hide_once() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let people = [w.candidate().await, w.candidate().await, w.candidate().await, w.candidate().await];
    let (a, b, c, d) = tokio::join!(
        report(&people[0], &slug),
        report(&people[1], &slug),
        report(&people[2], &slug),
        report(&people[3], &slug)
    );
    for reply in [a, b, c, d] {
        reply.expect(200);
    }
    assert_eq!(count(&w, HIDDEN, &slug).await, 1);
}

#[tokio::test]
async fn complaints_about_own_or_non_public_objects_are_refused() {
    let w = World::new().await;
    let (owner, candidate) = (w.customer().await, w.candidate().await);
    let slug = w.submit(&owner, testkit::vacancy_form()).await;
    report(&candidate, &slug).await.expect_code(404, "not_found");
    w.approve(&slug).await;
    report(&owner, &slug).await.expect_code(403, "forbidden");
    let company = owner.user["customer"]["slug"].as_str().unwrap();
    let path = format!("/api/v1/companies/{company}/report");
    owner.post(&path, json!({ "reason": "fee" })).await.expect_code(403, "forbidden");
    candidate.post(&path, json!({ "reason": "fee", "text": "a".repeat(1001) })).await.expect_field("text");
    candidate.post(&path, json!({ "reason": "fee" })).await.expect(200);
    candidate.post(&path, json!({ "reason": "fraud" })).await.expect_code(409, "already_reported");
    // A complaint about the company does not prevent one about its vacancy.
    report(&candidate, &slug).await.expect(200);
    owner.post(&format!("/api/v1/jobs/destroy/{slug}"), json!({})).await.expect(200);
    report(&w.candidate().await, &slug).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn parallel_complaints_stay_within_the_limit_of_a_day() {
    let w = World::new().await;
    let (owner, reporter) = (w.customer().await, w.candidate().await);
    let slug = w.vacancy(&owner, |_| {}).await;
    let calls: Vec<_> = copies(&w, &slug, 20)
        .await
        .into_iter()
        .map(|slug| {
            let reporter = reporter.clone();
            tokio::spawn(async move { report(&reporter, &slug).await.status.as_u16() })
        })
        .collect();
    let mut statuses = Vec::new();
    for call in calls {
        statuses.push(call.await.unwrap());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 10, "{statuses:?}");
    assert!(statuses.iter().all(|status| [200, 429].contains(status)), "{statuses:?}");
}

#[tokio::test]
async fn complaints_are_limited_to_ten_a_day() {
    let w = World::new().await;
    let reporter = w.candidate().await;
    let mut targets = Vec::new();
    for _ in 0..3 {
        let owner = w.customer().await;
        targets
            .push(format!("/api/v1/companies/{}/report", owner.user["customer"]["slug"].as_str().unwrap()));
        for title in ["Kassir", "Oshpaz", "Haydovchi"] {
            let slug = w.vacancy(&owner, |form| form["title"] = json!(title)).await;
            targets.push(format!("/api/v1/jobs/{slug}/report"));
        }
    }
    let body = json!({ "reason": "other" });
    for target in &targets[..10] {
        reporter.post(target, body.clone()).await.expect(200);
    }
    let refused = reporter.post(&targets[10], body.clone()).await.expect_code(429, "limit_exceeded");
    let wait: u32 = refused.header("retry-after").parse().unwrap();
    assert!((86_400..=86_401).contains(&wait), "{wait}");
    w.clock.advance(SignedDuration::from_hours(24));
    w.sign_in(&reporter).await.post(&targets[10], body).await.expect(200);
}

#[tokio::test]
async fn upheld_complaints_take_down_and_strike() {
    let w = World::new().await;
    let owner = w.customer().await;
    let company = owner.user["customer"]["slug"].as_str().unwrap().to_owned();
    let email = give_email(&w, &owner, "en").await;
    let reporter = w.candidate().await;
    let reporter_email = give_email(&w, &reporter, "uz").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    report(&reporter, &slug).await.expect(200);
    let upheld = |strike: bool| json!({ "verdict": "upheld", "reasons": [{ "code": "fee_or_deposit" }], "strike": strike });
    decide(&w, "vacancy", &slug, json!({ "verdict": "upheld" })).await.expect_field("reasons");
    decide(&w, "vacancy", &slug, json!({ "verdict": "dismissed", "strike": true }))
        .await
        .expect_field("strike");
    decide(&w, "vacancy", "yoq", upheld(true)).await.expect_code(404, "not_found");
    decide(&w, "vacancy", &slug, upheld(true)).await.expect(200);
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
    assert!(messages_to(&w, &reporter_email).await[0].contains("chora koʻrdik"));
    let to_owner = messages_to(&w, &email).await;
    assert!(to_owner.iter().any(|text| text.contains("This is a warning")), "{to_owner:?}");
    assert!(to_owner.iter().any(|text| text.contains("taken off the site")), "{to_owner:?}");

    let other = w.vacancy(&owner, |form| form["title"] = json!("Kassir")).await;
    let page = format!("/api/v1/jobs/{other}");
    let against = async |path: &str| {
        let body = json!({ "reason": "fraud" });
        w.candidate().await.post(path, body).await.expect(200);
        decide(&w, "company", &company, json!({ "verdict": "upheld", "strike": true })).await.expect(200);
    };
    let path = format!("/api/v1/companies/{company}/report");
    w.guest().get(&page).await.expect(200);
    against(&path).await;
    w.guest().get(&page).await.expect(410);
    assert!(messages_to(&w, &email).await[0].contains("for a week"));
    owner.post("/api/v1/jobs/create", testkit::vacancy_form()).await.expect_code(403, "company_blocked");
    w.clock.advance(SignedDuration::from_hours(7 * 24));
    w.guest().get(&page).await.expect(200);
    against(&path).await;
    w.guest().get(&page).await.expect(410);
    w.clock.advance(SignedDuration::from_hours(14 * 24));
    w.guest().get(&page).await.expect(410);
    let (strikes, active): (i16, bool) =
        sqlx::query_as("select strikes, active from companies where slug = $1")
            .bind(&company)
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert_eq!((strikes, active), (3, false), "at {}", w.clock.now());
}
