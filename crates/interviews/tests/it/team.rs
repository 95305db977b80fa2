//! Members hear of every interview that they need not come to any more, or that is theirs now.

use serde_json::json;
use testkit::{Person, World};

use crate::people::{CREATE, Employer, applicant, at, employer, form, id, new_form, tend, told};

const UNSET: &str = "Suhbat vaqti bekor boʻldi";
const LEFT: &str = "Bu suhbatda endi qatnashmaysiz";
const MARKED: &str = "Suhbatda siz ham qatnashasiz";

/// A form with these interviewers.
fn with(employer: &Employer, people: &[&Person], starts: &[String]) -> serde_json::Value {
    let mut form = form(employer, starts);
    form["interviewers"] = people.iter().map(|person| json!(person.id())).collect();
    form
}

#[tokio::test]
async fn interviewers_hear_that_the_time_is_given_up() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (stays, goes) =
        (w.member(&employer.person, "recruiter").await, w.member(&employer.person, "viewer").await);
    let comes = w.member(&employer.person, "viewer").await;
    let one = applicant(&w, &employer).await;
    let mut body = with(&employer, &[&stays, &goes], &[at(&w, 26)]);
    body["application_id"] = json!(one.id);
    let made = employer.person.post(CREATE, body).await.expect(201).json()["data"].take();
    assert_eq!((told(&stays, MARKED).await, told(&goes, MARKED).await), (1, 1));
    let several = [at(&w, 30), at(&w, 50)];
    employer.act(id(&made), "update", with(&employer, &[&stays, &comes], &several)).await;
    assert_eq!((told(&stays, UNSET).await, told(&stays, LEFT).await), (1, 0));
    assert_eq!((told(&goes, UNSET).await, told(&goes, LEFT).await), (0, 1));
    assert_eq!(told(&comes, "uhbat").await, 0, "there is nothing to come to yet");
    assert_eq!(told(&goes, "05.03.2026, 14:00").await, 2, "it says which one");
    // Nobody has another offer in the calendar.
    employer.act(id(&made), "update", with(&employer, &[&goes], &several)).await;
    assert_eq!((told(&stays, LEFT).await, told(&goes, UNSET).await), (0, 0));
    // Somebody else takes over at another time.
    employer.act(id(&made), "update", with(&employer, &[&goes], &[at(&w, 40)])).await;
    employer.act(id(&made), "update", with(&employer, &[&stays], &[at(&w, 41)])).await;
    assert_eq!((told(&goes, MARKED).await, told(&goes, LEFT).await), (2, 2));
    assert_eq!((told(&stays, MARKED).await, told(&stays, LEFT).await), (2, 0));
}

#[tokio::test]
async fn a_successor_hears_how_many_interviews_are_new() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (goes, takes) =
        (w.member(&employer.person, "recruiter").await, w.member(&employer.person, "recruiter").await);
    for (hours, people) in [(26, vec![&goes]), (28, vec![&goes]), (30, vec![&goes, &takes])] {
        let one = applicant(&w, &employer).await;
        let mut body = with(&employer, &people, &[at(&w, hours)]);
        body["application_id"] = json!(one.id);
        employer.person.post(CREATE, body).await.expect(201);
    }
    let remove = format!("/api/v1/company/members/{}/remove", goes.id());
    employer.person.post(&remove, json!({ "successor": takes.id() })).await.expect(200);
    assert_eq!(told(&takes, "yana 2 ta suhbat").await, 1);
    let notices = takes.get("/api/v1/notices").await.expect(200).json();
    let newest = &notices["data"][0];
    assert_eq!((&newest["path"], &newest["kind"]), (&json!("/profile/interviews"), &json!("interview")));
    // Whoever takes over nothing is not told.
    let idle = w.member(&employer.person, "recruiter").await;
    let remove = format!("/api/v1/company/members/{}/remove", idle.id());
    employer.person.post(&remove, json!({ "successor": takes.id() })).await.expect(200);
    assert_eq!(told(&takes, "ta suhbat").await, 1);
}

#[tokio::test]
async fn a_candidate_hears_that_an_ended_application_has_no_interview() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let off = "Suhbat boʻlmaydi";
    for (call, by_candidate) in [("reject", false), ("decline", true)] {
        let one = applicant(&w, &employer).await;
        employer.invite(&one.id, &[at(&w, 26)]).await;
        let path = format!("/api/v1/applications/{}/{call}", one.id);
        let (who, body) = if by_candidate {
            (&one.person, json!({}))
        } else {
            (&employer.person, json!({ "reason": "other" }))
        };
        who.post(&path, body).await.expect(200);
        for _ in 0..2 {
            tend(&w).await;
            assert_eq!(told(&one.person, off).await, usize::from(!by_candidate), "{call}");
        }
    }
    // An interview that is cancelled alone has a notice of its own.
    let one = applicant(&w, &employer).await;
    let body = new_form(&employer, &one.id, &[at(&w, 26)]);
    let made = employer.person.post(CREATE, body).await.expect(201).json()["data"].take();
    employer.act(id(&made), "cancel", json!({})).await;
    tend(&w).await;
    assert_eq!((told(&one.person, off).await, told(&one.person, "suhbatni bekor qildi").await), (0, 1));
}
