//! What time does: silence, reminders, vacancies that are no more.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::people::{act, applicant, employer, tend, wait};

const DAY: SignedDuration = SignedDuration::from_hours(24);

async fn told(person: &testkit::Person, part: &str) -> usize {
    let notices = person.get("/api/v1/notices").await.expect(200).json();
    let texts = notices["data"].as_array().unwrap().iter().map(|notice| notice["text"].as_str().unwrap());
    texts.filter(|text| text.contains(part)).count()
}

#[tokio::test]
async fn silence_reminds_and_then_closes() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    wait(&w, DAY * 20).await;
    // An action begins the silence anew; looking does not.
    employer.move_to(&two.id, "review").await;
    employer.view(&one.resume).await;
    wait(&w, DAY * 5 + SignedDuration::from_mins(1)).await;
    tend(&w).await;
    tend(&w).await;
    assert_eq!(told(&employer.person, "javobingizni kutmoqda").await, 1, "reminded once, of one");
    assert_eq!(one.mine().await["status"], "waiting");
    wait(&w, DAY * 5).await;
    tend(&w).await;
    let mine = one.mine().await;
    assert_eq!(
        (&mine["status"], &mine["ended_by"], &mine["reason"]),
        (&json!("reject"), &json!("system"), &json!("no_answer"))
    );
    assert_eq!(told(&one.person, "30 kun javob bermadi").await, 1);
    assert_eq!(two.mine().await["status"], "waiting");
    // The employer cannot take that back.
    let column = employer.column("review").await;
    let back = json!({ "column": column });
    employer.person.post(&act(&one.id, "move"), back).await.expect_code(409, "wrong_state");
}

#[tokio::test]
async fn applicants_of_a_deleted_or_closed_vacancy_are_told() {
    let w = World::new().await;
    let (deleted, closed) = (employer(&w).await, employer(&w).await);
    let (one, two) = (applicant(&w, &deleted).await, applicant(&w, &closed).await);
    let destroy = format!("/api/v1/jobs/destroy/{}", deleted.slug);
    deleted.person.post(&destroy, json!({})).await.expect(200);
    closed.person.post(&format!("/api/v1/jobs/{}/close", closed.slug), json!({})).await.expect(200);
    tend(&w).await;
    let mine = one.mine().await;
    assert_eq!((&mine["reason"], &mine["vacancy"]["is_open"]), (&json!("vacancy_closed"), &json!(false)));
    assert_eq!(told(&one.person, "vakansiyasini yopdi").await, 1);
    // A closed one leaves two weeks for answers.
    assert_eq!(two.mine().await["status"], "waiting");
    closed.move_to(&two.id, "invited").await;
    wait(&w, DAY * 14 + SignedDuration::from_mins(1)).await;
    tend(&w).await;
    assert_eq!(two.mine().await["reason"], "vacancy_closed");
}
