//! Reminders and expiry over time.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::World;
use vacancies::lifecycle::TendVacancies;

use crate::moderation::{count, give_email, messages_to};

const DAY: SignedDuration = SignedDuration::from_hours(24);

async fn run_hourly_job(w: &World) {
    let mut db = w.db.acquire().await.unwrap();
    queue::enqueue(&mut db, &TendVacancies {}).await.unwrap();
    drop(db);
    w.run_jobs().await;
}

async fn lifecycle(w: &World, slug: &str) -> String {
    sqlx::query_scalar("select lifecycle from vacancies where slug = $1")
        .bind(slug)
        .fetch_one(&w.db)
        .await
        .unwrap()
}

/// The token from the newest question.
async fn token(w: &World, email: &str) -> String {
    let text =
        messages_to(w, email).await.into_iter().find(|text| text.contains("/hiring/")).expect("a question");
    let link = text.split("/hiring/").nth(1).unwrap();
    link.split('?').next().unwrap().to_owned()
}

async fn view(w: &World, token: &str) -> Value {
    w.guest().get(&format!("/api/v1/jobs/still-hiring?token={token}")).await.expect(200).json()["data"]
        .clone()
}

async fn answer(w: &World, token: &str, answer: &str) -> testkit::Reply {
    w.guest().post("/api/v1/jobs/still-hiring", json!({ "token": token, "answer": answer })).await
}

#[tokio::test]
async fn reminders_are_sent_and_a_vacancy_expires_after_thirty_days() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "en").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let page = format!("/api/v1/jobs/{slug}");
    let mut days = Vec::new();
    let mut seen = messages_to(&w, &email).await.len();
    for day in 0..=31 {
        // The hourly job is idempotent.
        run_hourly_job(&w).await;
        run_hourly_job(&w).await;
        let texts = messages_to(&w, &email).await;
        days.extend(texts[..texts.len() - seen].iter().map(|text| (day, text.clone())));
        seen = texts.len();
        w.guest().get(&page).await.expect(if day < 30 { 200 } else { 410 });
        assert_eq!(lifecycle(&w, &slug).await, if day < 30 { "open" } else { "expired" }, "day {day}");
        w.clock.advance(DAY);
    }
    let expected = [(14, "still hiring"), (25, "ends in 5 days"), (30, "has expired")];
    assert_eq!(days.len(), expected.len(), "{days:?}");
    for ((day, text), (expected_day, words)) in days.iter().zip(expected) {
        assert_eq!(*day, expected_day, "{text}");
        assert!(text.contains(words), "{text}");
    }
    let events = "select count(*) from vacancy_events e join vacancies v on v.id = e.vacancy_id
        where v.slug = $1 and e.what = 'expired'";
    assert_eq!(count(&w, events, &slug).await, 1);
}

#[tokio::test]
async fn a_paused_vacancy_is_not_asked_about_but_expires() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "en").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    owner.post(&format!("/api/v1/jobs/{slug}/pause"), json!({})).await.expect(200);
    let before = messages_to(&w, &email).await.len();
    w.clock.advance(DAY * 15);
    run_hourly_job(&w).await;
    assert_eq!(messages_to(&w, &email).await.len(), before);
    w.clock.advance(DAY * 15);
    run_hourly_job(&w).await;
    assert_eq!(lifecycle(&w, &slug).await, "expired");
}

#[tokio::test]
async fn the_still_hiring_question_is_answered_with_one_tap() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "ru").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    w.clock.advance(DAY * 14);
    run_hourly_job(&w).await;
    let text = messages_to(&w, &email).await.remove(0);
    assert!(text.contains("http://ishbor.test/ru/hiring/") && text.contains("?answer=no"), "{text}");
    let token = token(&w, &email).await;
    // The site asks too, without the secret of the link.
    let asked: (Value, String) = sqlx::query_as("select args, path from notices where what = 'still_hiring'")
        .fetch_one(&w.db)
        .await
        .unwrap();
    assert_eq!(asked.0, json!({ "title": "Bosh hisobchi", "slug": slug }));
    assert_eq!(asked.1, format!("/profile/my-vacancies/{slug}"));
    assert_eq!(view(&w, &token).await, json!({ "title": "Bosh hisobchi", "slug": slug, "state": "asked" }));
    assert_eq!(lifecycle(&w, &slug).await, "open", "looking changes nothing");
    for _ in 0..2 {
        assert_eq!(answer(&w, &token, "yes").await.expect(200).json()["data"]["state"], "yes");
    }
    let events = "select count(*) from vacancy_events e join vacancies v on v.id = e.vacancy_id
        where v.slug = $1 and e.what = 'still_hiring'";
    assert_eq!(count(&w, events, &slug).await, 1);
    // An owner who changes his mind may still close it, and then it stays closed.
    assert_eq!(answer(&w, &token, "no").await.expect(200).json()["data"]["state"], "no");
    assert_eq!(answer(&w, &token, "yes").await.expect(200).json()["data"]["state"], "no");
    assert_eq!(lifecycle(&w, &slug).await, "closed");
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(410);
}

#[tokio::test]
async fn a_link_that_is_not_ours_or_not_of_this_month_changes_nothing() {
    let w = World::new().await;
    let owner = w.customer().await;
    let email = give_email(&w, &owner, "uz").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let other = w.vacancy(&owner, |form| form["title"] = json!("Kassir")).await;
    w.clock.advance(DAY * 14);
    run_hourly_job(&w).await;
    let texts: Vec<String> = messages_to(&w, &email).await;
    let link = |title: &str| {
        let text =
            texts.iter().find(|text| text.contains("/hiring/") && text.contains(title)).expect("a question");
        text.split("/hiring/").nth(1).unwrap().split('?').next().unwrap().to_owned()
    };
    let (mine, others) = (link("Bosh hisobchi"), link("Kassir"));
    let (text, signature) = mine.rsplit_once('.').unwrap();
    let (id, day) = text.split_once('.').unwrap();
    let other_id = others.split_once('.').unwrap().0;
    for forged in [
        String::from("x"),
        format!("{other_id}.{day}.{signature}"),
        format!("{id}.2036-03-20.{signature}"),
        format!("{id}.{day}.{}", &signature[..signature.len() - 1]),
        format!("{id}.{day}."),
    ] {
        answer(&w, &forged, "no").await.expect_code(404, "not_found");
        let path = format!("/api/v1/jobs/still-hiring?token={forged}");
        w.guest().get(&path).await.expect_code(404, "not_found");
    }
    answer(&w, &mine, "maybe").await.expect_code(400, "bad_request");
    // Prolonged: the link belongs to the month before, so it is invalid.
    w.clock.advance(DAY * 10);
    w.sign_in(&owner).await.post(&format!("/api/v1/jobs/{slug}/prolong"), json!({})).await.expect(200);
    assert_eq!(view(&w, &mine).await["state"], "gone");
    assert_eq!(answer(&w, &mine, "no").await.expect(200).json()["data"]["state"], "gone");
    assert_eq!(lifecycle(&w, &slug).await, "open");
    // Expired: there is nothing to answer, whether or not the job has marked it.
    w.clock.advance(DAY * 6);
    assert_eq!(answer(&w, &others, "no").await.expect(200).json()["data"]["state"], "gone");
    run_hourly_job(&w).await;
    assert_eq!(answer(&w, &others, "no").await.expect(200).json()["data"]["state"], "gone");
    assert_eq!(lifecycle(&w, &other).await, "expired");
}

#[tokio::test]
async fn the_still_hiring_question_is_never_sent_by_sms() {
    let w = World::new().await;
    let owner = w.customer().await;
    w.vacancy(&owner, |_| {}).await;
    let before = w.outbox().len();
    for _ in 0..31 {
        run_hourly_job(&w).await;
        w.clock.advance(DAY);
    }
    assert_eq!(w.outbox().len(), before);
}

#[tokio::test]
async fn old_visitors_and_drafts_are_forgotten() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    owner
        .post("/api/v1/drafts/job", json!({ "step": "default", "form": { "title": "Kassir" } }))
        .await
        .expect(200);
    w.guest().post(&format!("/api/v1/jobs/{slug}/seen"), json!({})).await.expect(200);
    let rows = async |sql: &'static str| -> i64 { sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap() };
    let (visitors, drafts) = ("select count(*) from vacancy_viewers", "select count(*) from vacancy_drafts");
    for (days, expected) in [(0, (1, 1)), (2, (1, 1)), (1, (0, 1)), (176, (0, 1)), (2, (0, 0))] {
        w.clock.advance(DAY * days);
        run_hourly_job(&w).await;
        assert_eq!((rows(visitors).await, rows(drafts).await), expected, "{}", w.clock.now());
    }
}
