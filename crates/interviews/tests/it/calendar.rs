//! The calendar file, read as a calendar reads it.

use std::collections::BTreeMap;

use serde_json::json;
use testkit::{Person, World};

use crate::people::{CREATE, applicant, at, employer, form, id, interview, new_form};

/// The properties of the only event, unfolded, by name.
async fn event(person: &Person, id: &str, language: &str) -> BTreeMap<String, String> {
    let client = person.client.clone().lang(language);
    let reply = client.get(&format!("{}/ics", interview(id))).await.expect(200);
    assert_eq!(reply.header("content-type"), "text/calendar; charset=utf-8");
    assert!(reply.header("content-disposition").contains(".ics"));
    let text = reply.text();
    assert!(text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']));
    assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
    let lines = text.replace("\r\n ", "");
    let lines: Vec<&str> = lines.trim_end().split("\r\n").collect();
    assert_eq!((lines[0], lines[lines.len() - 1]), ("BEGIN:VCALENDAR", "END:VCALENDAR"));
    assert_eq!(lines.iter().filter(|line| **line == "BEGIN:VEVENT").count(), 1);
    let mut found = BTreeMap::new();
    for line in lines {
        // A quoted parameter may contain a colon.
        let mut is_quoted = false;
        let colon = line.char_indices().find(|(_, sign)| {
            is_quoted ^= *sign == '"';
            *sign == ':' && !is_quoted
        });
        let (name, value) = line.split_at(colon.expect("a property").0);
        let name = name.split(';').next().unwrap();
        found.insert(name.to_owned(), value[1..].to_owned());
    }
    found
}

#[tokio::test]
async fn an_interview_goes_into_calendars_and_follows_changes() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let mut body = new_form(&employer, &one.id, &[at(&w, 26)]);
    body["kind"] = json!("online");
    body["link"] = json!("https://meet.uz/abc");
    body["note"] = json!(
        "Birinchi qator;\nikkinchi, uzun qator: Собеседование пройдёт онлайн, подключитесь за пять минут"
    );
    let made = employer.person.post(CREATE, body).await.expect(201).json()["data"].take();
    let first = event(&one.person, id(&made), "ru").await;
    let get = |event: &BTreeMap<String, String>, name: &str| event.get(name).cloned().unwrap_or_default();
    assert_eq!((get(&first, "METHOD"), get(&first, "STATUS")), ("REQUEST".into(), "TENTATIVE".into()));
    assert_eq!(
        (get(&first, "DTSTART"), get(&first, "DTEND")),
        ("20260305T090000Z".into(), "20260305T093000Z".into())
    );
    assert_eq!((get(&first, "SEQUENCE"), get(&first, "URL")), ("0".into(), "https://meet.uz/abc".into()));
    assert!(get(&first, "SUMMARY").starts_with("Собеседование: "), "{first:?}");
    assert!(get(&first, "DESCRIPTION").starts_with("Birinchi qator\\;\\nikkinchi\\, uzun"), "{first:?}");
    // The company sees the candidate's name, in its own language.
    let theirs = event(&employer.person, id(&made), "en").await;
    assert!(get(&theirs, "SUMMARY").starts_with("Interview: "), "{theirs:?}");
    assert_ne!(get(&theirs, "SUMMARY"), get(&first, "SUMMARY"));
    one.answer(id(&made), json!({ "answer": "confirm" })).await;
    assert_eq!(get(&event(&one.person, id(&made), "uz").await, "STATUS"), "CONFIRMED");
    employer.act(id(&made), "update", form(&employer, &[at(&w, 30)])).await;
    let moved = event(&one.person, id(&made), "uz").await;
    assert_eq!((get(&moved, "UID"), get(&moved, "SEQUENCE")), (get(&first, "UID"), "1".into()));
    assert_eq!(get(&moved, "DTSTART"), "20260305T130000Z");
    employer.act(id(&made), "cancel", json!({})).await;
    let cancelled = event(&one.person, id(&made), "uz").await;
    assert_eq!((get(&cancelled, "METHOD"), get(&cancelled, "STATUS")), ("CANCEL".into(), "CANCELLED".into()));
    assert_eq!((get(&cancelled, "UID"), get(&cancelled, "SEQUENCE")), (get(&first, "UID"), "2".into()));
}

#[tokio::test]
async fn offered_times_are_no_event_yet() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26), at(&w, 50)]).await;
    let reply = one.person.get(&format!("{}/ics", interview(id(&made)))).await;
    let refused = reply.expect_code(409, "wrong_state");
    assert_eq!(refused.json()["allowed"], json!(["pick", "ask_other", "decline"]));
}

#[tokio::test]
async fn a_time_that_is_given_up_leaves_calendars() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26)]).await;
    let first = event(&one.person, id(&made), "uz").await;
    employer.act(id(&made), "update", form(&employer, &[at(&w, 30), at(&w, 50)])).await;
    for person in [&one.person, &employer.person] {
        let gone = event(person, id(&made), "uz").await;
        assert_eq!((gone["METHOD"].as_str(), gone["STATUS"].as_str()), ("CANCEL", "CANCELLED"));
        assert_eq!((&gone["UID"], &gone["DTSTART"]), (&first["UID"], &first["DTSTART"]));
        assert_eq!(gone["SEQUENCE"], "1");
    }
    // Whatever is chosen or called off later comes after it.
    employer.act(id(&made), "update", form(&employer, &[at(&w, 31), at(&w, 51)])).await;
    assert_eq!(event(&one.person, id(&made), "uz").await["DTSTART"], first["DTSTART"]);
    let slot =
        one.person.get(&interview(id(&made))).await.expect(200).json()["data"]["slots"][0]["id"].take();
    one.answer(id(&made), json!({ "answer": "pick", "slot": slot })).await;
    let picked = event(&one.person, id(&made), "uz").await;
    assert_eq!((picked["METHOD"].as_str(), picked["SEQUENCE"].as_str()), ("REQUEST", "3"));
    assert_ne!(picked["DTSTART"], first["DTSTART"]);
}

#[tokio::test]
async fn a_refused_file_says_what_the_caller_may_do() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let viewer = w.member(&employer.person, "viewer").await;
    let one = applicant(&w, &employer).await;
    let made = employer.invite(&one.id, &[at(&w, 26), at(&w, 50)]).await;
    for (person, allowed) in [(&employer.person, json!(["move", "cancel"])), (&viewer, json!([]))] {
        let reply = person.get(&format!("{}/ics", interview(id(&made)))).await;
        assert_eq!(reply.expect_code(409, "wrong_state").json()["allowed"], allowed);
    }
}
