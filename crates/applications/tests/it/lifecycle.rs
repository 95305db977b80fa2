//! What time does: silence, reminders, vacancies that are no more.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::people::{act, applicant, employer, tend, told, wait};

const DAY: SignedDuration = SignedDuration::from_hours(24);

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
    assert_eq!(told(&one.person, "endi ochiq emas").await, 1);
    // A closed one leaves two weeks for answers.
    assert_eq!(two.mine().await["status"], "waiting");
    closed.move_to(&two.id, "invited").await;
    wait(&w, DAY * 14 + SignedDuration::from_mins(1)).await;
    tend(&w).await;
    assert_eq!(two.mine().await["reason"], "vacancy_closed");
}

/// Moderators take a vacancy down, close a company, or its owner deletes the account: applicants hear that it is over.
#[tokio::test]
async fn applicants_of_whoever_is_gone_are_told() {
    let w = World::new().await;
    let taken_down = "update vacancies set status = 'rejected', public_revision = null where slug = $1";
    let closed =
        "update companies c set active = false from vacancies v where v.slug = $1 and c.id = v.company_id";
    let leaving = "update companies c set leaving_at = timestamptz '2026-03-04 07:00:00+00' from vacancies v
                   where v.slug = $1 and c.id = v.company_id";
    for (name, sql, days) in [("taken down", taken_down, 0), ("closed", closed, 0), ("leaving", leaving, 13)]
    {
        let employer = employer(&w).await;
        let one = applicant(&w, &employer).await;
        sqlx::query(sql).bind(&employer.slug).execute(&w.db).await.unwrap();
        if days > 0 {
            tend(&w).await;
            assert_eq!(one.mine().await["status"], "waiting", "{name}: the owner may still stay");
            wait(&w, DAY * days + SignedDuration::from_mins(1)).await;
        }
        tend(&w).await;
        assert_eq!(one.mine().await["reason"], "vacancy_closed", "{name}");
        assert_eq!(told(&one.person, "endi ochiq emas").await, 1, "{name}");
    }
}

/// An invitation was an answer, so its end says nothing about how the company answers, and both sides hear of it.
#[tokio::test]
async fn an_invitation_that_nobody_follows_lapses() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (silent, accepted) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    for one in [&silent, &accepted] {
        employer.move_to(&one.id, "invited").await;
    }
    wait(&w, DAY * 24).await;
    accepted.act("accept").await;
    wait(&w, DAY + SignedDuration::from_mins(1)).await;
    tend(&w).await;
    tend(&w).await;
    assert_eq!(told(&silent.person, "javobingizni kutmoqda").await, 1, "it is the candidate's turn");
    assert_eq!(told(&employer.person, "keyingi qadamni kutmoqda").await, 0, "the company has just heard");
    wait(&w, DAY * 5).await;
    tend(&w).await;
    let mine = silent.mine().await;
    assert_eq!((&mine["ended_by"], &mine["reason"]), (&json!("system"), &json!("offer_lapsed")));
    assert_eq!(told(&silent.person, "30 kun yangilik boʻlmadi").await, 1);
    assert_eq!(told(&employer.person, "30 kun yangilik boʻlmadi").await, 1);
    assert_eq!(told(&silent.person, "javob bermadi").await, 0);
    // Silence after an acceptance begins with it.
    assert_eq!(accepted.mine().await["status"], "offer");
    wait(&w, DAY * 20).await;
    tend(&w).await;
    assert_eq!(told(&employer.person, "keyingi qadamni kutmoqda").await, 1);
    wait(&w, DAY * 5).await;
    tend(&w).await;
    assert_eq!(accepted.mine().await["reason"], "offer_lapsed");
}
