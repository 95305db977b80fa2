//! Quiet hours: what would come too late in the morning is sent at night.

use serde_json::json;
use testkit::World;

use crate::people::{Applicant, Employer, applicant, at, employer, form, give_email, id, letters};

/// Half past eight in the evening; messages wait until eight. The queue uses the clock of the database, so the test's
/// night must be in the future.
async fn evening() -> (World, Employer, Applicant) {
    let w = World::new().await;
    w.clock.set("2040-01-10T15:30:00Z".parse().unwrap());
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    (w, employer, one)
}

fn night(w: &World) {
    w.clock.set("2040-01-10T17:30:00Z".parse().unwrap());
}

#[tokio::test]
async fn an_interview_of_the_morning_is_told_at_night() {
    let (w, employer, one) = evening().await;
    let (mine, theirs) = (give_email(&w, &one.person).await, give_email(&w, &employer.person).await);
    night(&w);
    // In eleven hours is half past nine; at half past eight nobody could get ready.
    let made = employer.invite(&one.id, &[at(&w, 11)]).await;
    assert_eq!(letters(&w, &mine, "suhbatga taklif").await, 0);
    employer.act(id(&made), "update", form(&employer, &[at(&w, 10)])).await;
    assert_eq!(letters(&w, &mine, "oʻzgartirdi").await, 1);
    // The old time counts too: who does not hear of it comes.
    employer.act(id(&made), "update", form(&employer, &[at(&w, 48)])).await;
    assert_eq!(letters(&w, &mine, "oʻzgartirdi").await, 2);
    employer.act(id(&made), "update", form(&employer, &[at(&w, 49)])).await;
    assert_eq!(letters(&w, &mine, "oʻzgartirdi").await, 2, "that can wait");
    employer.act(id(&made), "update", form(&employer, &[at(&w, 10)])).await;
    assert_eq!(letters(&w, &mine, "oʻzgartirdi").await, 3);
    employer.act(id(&made), "update", form(&employer, &[at(&w, 48), at(&w, 72)])).await;
    assert_eq!(letters(&w, &mine, "boshqa vaqtlarni taklif").await, 1);
    assert_eq!(letters(&w, &theirs, "suhbat").await, 0, "the owner did all this");
}

#[tokio::test]
async fn the_company_hears_at_night_too() {
    let (w, employer, one) = evening().await;
    let theirs = give_email(&w, &employer.person).await;
    night(&w);
    for (hours, now) in [(10, 1), (40, 0)] {
        let made = employer.invite(&one.id, &[at(&w, hours), at(&w, hours + 2)]).await;
        let slot = made["slots"][0]["id"].clone();
        let before = letters(&w, &theirs, "suhbat").await;
        one.answer(id(&made), json!({ "answer": "pick", "slot": slot })).await;
        assert_eq!(letters(&w, &theirs, "suhbat").await, before + now, "chosen, in {hours}");
        one.answer(id(&made), json!({ "answer": "ask_other" })).await;
        assert_eq!(letters(&w, &theirs, "suhbat").await, before + 2 * now, "asked, in {hours}");
        one.answer(id(&made), json!({ "answer": "decline" })).await;
        assert_eq!(letters(&w, &theirs, "suhbat").await, before + 3 * now, "declined, in {hours}");
    }
}
