//! What time does: silence, reminders, vacancies that are no more.

use applications::lifecycle::{EraseCopies, KEPT_DAYS};
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

/// A moderator decides about an edit of a vacancy that is closed by now: the two weeks do not begin anew.
#[tokio::test]
async fn a_decision_about_the_text_does_not_keep_a_closed_vacancy_open() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let own = employer.person.get(&format!("/api/v1/my/jobs/{}", employer.slug)).await.expect(200).json();
    let mut form = own["data"]["form"].clone();
    form["title"] = json!("Yetakchi hisobchi");
    form["revision"] = own["data"]["revision"].clone();
    employer.person.post(&format!("/api/v1/jobs/update/{}", employer.slug), form).await.expect(200);
    employer.person.post(&format!("/api/v1/jobs/{}/close", employer.slug), json!({})).await.expect(200);
    wait(&w, DAY * 13).await;
    w.approve(&employer.slug).await;
    tend(&w).await;
    assert_eq!(one.mine().await["status"], "waiting");
    wait(&w, DAY + SignedDuration::from_mins(1)).await;
    tend(&w).await;
    assert_eq!(one.mine().await["reason"], "vacancy_closed");
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

#[tokio::test]
async fn the_copy_of_a_resume_is_erased_180_days_after_the_decision() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (decided, open) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let letter = "update applications set letter = 'Meni chaqiring' where id = $1::text::uuid";
    sqlx::query(letter).bind(&decided.id).execute(&w.db).await.unwrap();
    employer.move_to(&decided.id, "invited").await;
    employer.move_to(&decided.id, "hired").await;
    let erase = async || {
        queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &EraseCopies {}).await.unwrap();
        w.run_jobs().await;
    };
    let found = async |words: &str| {
        let path = format!("/api/v1/my/applicants?q={words}");
        employer.person.get(&path).await.expect(200).json()["meta"]["total"].as_u64().unwrap()
    };
    wait(&w, DAY * KEPT_DAYS as i32 - SignedDuration::from_hours(1)).await;
    erase().await;
    let kept = employer.view(&decided.resume).await;
    assert_eq!((&kept["resume"]["name"], &kept["copy_erased_at"]), (&json!("Malika"), &json!(null)));
    assert_eq!(found("malika").await, 2);

    wait(&w, SignedDuration::from_hours(2)).await;
    erase().await;
    erase().await;
    let view = employer.view(&decided.resume).await;
    assert!(view["copy_erased_at"].is_string(), "{view}");
    assert_eq!((&view["name"], &view["resume"]["name"]), (&json!("M. K."), &json!("M.")));
    assert_eq!((&view["letter"], &view["answers"]), (&json!(null), &json!([])));
    assert_eq!((&view["updated_since"], &view["current"]), (&json!(null), &json!(null)));
    assert_eq!(view["status"], "approve", "the decision stays");
    let stored: String =
        sqlx::query_scalar("select to_jsonb(a)::text from applications a where id = $1::text::uuid")
            .bind(&decided.id)
            .fetch_one(&w.db)
            .await
            .unwrap();
    for word in ["Malika", "malika", "Karimova", "karimova", "chaqiring", "+998"] {
        assert!(!stored.contains(word), "{word}: {stored}");
    }
    assert!(decided.mine().await["copy_erased_at"].is_string());
    // Who still waits for a decision is not touched.
    assert_eq!(employer.view(&open.resume).await["resume"]["name"], "Malika");
    assert_eq!(found("malika").await, 1);
}
