//! What time does, with a clock that the test sets.

use serde_json::json;
use testkit::World;

use crate::people::{applicant, at, employer, form, id, tend, told, wait_hours};

#[tokio::test]
async fn both_sides_are_reminded_a_day_and_two_hours_before() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 48)]).await;
    let mut change = form(&employer, &[at(&w, 48)]);
    change["interviewers"] = json!([recruiter.id()]);
    employer.act(id(&made), "update", change).await;
    let (day, hours) = ("Bir kundan keyin suhbat", "Ikki soatdan keyin suhbat");
    let people = [&one.person, &employer.person, &recruiter];
    // (hours that pass, reminders of a day, reminders of two hours)
    for (pass, days, soon) in
        [(23, 0, 0), (1, 1, 0), (0, 1, 0), (21, 1, 0), (1, 1, 1), (0, 1, 1), (1, 1, 1), (1, 1, 1)]
    {
        wait_hours(&w, pass).await;
        tend(&w).await;
        for person in people {
            assert_eq!((told(person, day).await, told(person, hours).await), (days, soon), "after {pass}");
        }
    }
}

#[tokio::test]
async fn what_was_just_said_is_not_repeated() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    // In ten hours: no reminder of a day, but one of two hours.
    employer.invite(&one.id, &[at(&w, 10)]).await;
    tend(&w).await;
    assert_eq!(told(&one.person, "kundan keyin suhbat").await, 0);
    wait_hours(&w, 8).await;
    tend(&w).await;
    assert_eq!(told(&one.person, "Ikki soatdan keyin").await, 1);
    // In an hour: neither.
    let two = applicant(&w, &employer).await;
    employer.invite(&two.id, &[at(&w, 1)]).await;
    tend(&w).await;
    assert_eq!(told(&two.person, "soatdan keyin").await, 0);
}

#[tokio::test]
async fn a_moved_interview_is_reminded_of_anew_and_a_cancelled_one_never() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let made = employer.invite(&one.id, &[at(&w, 30)]).await;
    let off = employer.invite(&two.id, &[at(&w, 32)]).await;
    wait_hours(&w, 7).await;
    tend(&w).await;
    assert_eq!(told(&one.person, "Bir kundan keyin").await, 1);
    employer.act(id(&made), "update", form(&employer, &[at(&w, 48)])).await;
    employer.act(id(&off), "cancel", json!({})).await;
    wait_hours(&w, 24).await;
    tend(&w).await;
    assert_eq!(told(&one.person, "Bir kundan keyin").await, 2);
    wait_hours(&w, 22).await;
    tend(&w).await;
    assert_eq!(told(&one.person, "Ikki soatdan keyin").await, 1);
    assert_eq!(told(&two.person, "keyin suhbatingiz").await, 0);
}

#[tokio::test]
async fn the_company_is_asked_how_it_went() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    employer.invite(&one.id, &[at(&w, 5)]).await;
    let answered = employer.invite(&two.id, &[at(&w, 7)]).await;
    wait_hours(&w, 8).await;
    employer.act(id(&answered), "status", json!({ "status": "came" })).await;
    for _ in 0..2 {
        tend(&w).await;
        assert_eq!(told(&employer.person, "suhbatga keldimi?").await, 1);
    }
}

#[tokio::test]
async fn interviewers_hear_that_the_application_has_ended() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 30)]).await;
    let mut change = form(&employer, &[at(&w, 31)]);
    change["interviewers"] = json!([recruiter.id(), employer.person.id()]);
    employer.act(id(&made), "update", change).await;
    one.person.post(&format!("/api/v1/applications/{}/decline", one.id), json!({})).await.expect(200);
    for _ in 0..2 {
        tend(&w).await;
        assert_eq!(told(&recruiter, "Suhbat boʻlmaydi").await, 1);
        // Whoever runs the vacancy has heard of the end of the application.
        assert_eq!(told(&employer.person, "Suhbat boʻlmaydi").await, 0);
    }
}

#[tokio::test]
async fn two_servers_remind_once() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.invite(&one.id, &[at(&w, 30)]).await;
    wait_hours(&w, 7).await;
    let second = w.second_server().await;
    for _ in 0..4 {
        queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &interviews::reminders::TendInterviews {})
            .await
            .unwrap();
    }
    tokio::join!(w.run_jobs(), second.run_jobs());
    assert_eq!(told(&one.person, "Bir kundan keyin").await, 1);
}

#[tokio::test]
async fn an_interview_in_two_months_is_no_silence() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let far = employer.invite(&one.id, &[at(&w, 24 * 60)]).await;
    assert_eq!(one.mine().await["closes_on"], "2026-06-02", "thirty days after the interview");
    wait_hours(&w, 24 * 59).await;
    let tend_applications = async || {
        let job = applications::lifecycle::TendApplications {};
        queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &job).await.unwrap();
        w.run_jobs().await;
    };
    tend_applications().await;
    assert_eq!(one.mine().await["status"], "offer");
    // Without the interview the silence begins now.
    one.answer(id(&far), json!({ "answer": "decline" })).await;
    wait_hours(&w, 24 * 30 - 1).await;
    tend_applications().await;
    assert_eq!(one.mine().await["status"], "offer");
    wait_hours(&w, 2).await;
    tend_applications().await;
    assert_eq!(one.mine().await["reason"], "offer_lapsed");
}

#[tokio::test]
async fn offered_times_that_have_passed_are_told_once_and_over() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let made = employer.invite(&one.id, &[at(&w, 5), at(&w, 26)]).await;
    let asked = employer.invite(&two.id, &[at(&w, 6), at(&w, 27)]).await;
    two.answer(id(&asked), json!({ "answer": "ask_other" })).await;
    let upcoming = async |person: &testkit::Person| {
        let list = person.get("/api/v1/interviews").await.expect(200).json();
        list["data"].as_array().unwrap().len()
    };
    let counts = async || {
        let mine = told(&one.person, "suhbat vaqtlari oʻtib ketdi").await;
        (mine, told(&employer.person, "suhbat vaqtini tanlamadi").await)
    };
    wait_hours(&w, 10).await;
    tend(&w).await;
    assert_eq!(
        (counts().await, upcoming(&employer.person).await, upcoming(&one.person).await),
        ((0, 0), 2, 1)
    );
    wait_hours(&w, 18).await;
    for _ in 0..2 {
        tend(&w).await;
        assert_eq!((counts().await, upcoming(&employer.person).await), ((1, 1), 0));
    }
    assert_eq!(upcoming(&one.person).await, 0);
    // Whoever has asked for another time waits for the company.
    assert_eq!(told(&two.person, "oʻtib ketdi").await, 0);
    let past = employer.person.get("/api/v1/interviews?view=past").await.expect(200).json();
    assert_eq!(past["meta"]["total"], 2);
    // New times are news again.
    employer.act(id(&made), "update", form(&employer, &[at(&w, 5), at(&w, 6)])).await;
    assert_eq!(upcoming(&one.person).await, 1);
    wait_hours(&w, 7).await;
    tend(&w).await;
    assert_eq!(counts().await, (2, 2));
}
