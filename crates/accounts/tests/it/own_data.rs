//! Exporting one's data, and deleting the account.

use std::io::{Cursor, Read as _};

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::{PASSWORD, Person, World, candidate_form, new_phone};

#[tokio::test]
async fn an_export_contains_all_data_and_no_secrets() {
    let w = World::new().await;
    let mut form = candidate_form(&new_phone());
    form["email"] = "malika@example.uz".into();
    form["about"] = "Kanareyka: oʻzim haqimda faqat oʻzim oʻqiydigan uzun matn.".into();
    let malika = w.register(form).await;
    let stranger = w.candidate().await;
    malika.get("/api/v1/me/export/file").await.expect_code(404, "export_not_ready");
    let asked = malika.post("/api/v1/me/export", json!({})).await.expect(200).json();
    assert_eq!(asked["state"], "making");
    // Requested twice: there is only one export.
    malika.post("/api/v1/me/export", json!({})).await.expect(200);
    w.run_jobs().await;
    assert_eq!(malika.get("/api/v1/me/export").await.expect(200).json()["state"], "ready");
    let reply = malika.get("/api/v1/me/export/file").await.expect(200);
    assert_eq!(reply.header("content-type"), "application/zip");
    let mut zip = zip::ZipArchive::new(Cursor::new(reply.body.to_vec())).unwrap();
    let mut all = String::new();
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    for name in &names {
        zip.by_name(name).unwrap().read_to_string(&mut all).unwrap();
    }
    for part in [
        "account",
        "candidate",
        "consents",
        "history",
        "sessions",
        "notifications",
        "telegram",
        "vacancies",
        "saved",
        "teams",
        "applications",
        "interviews",
        "team_notes",
    ] {
        assert!(names.contains(&format!("{part}.json")), "{names:?}");
    }
    for own in
        [malika.phone.as_str(), "malika@example.uz", "Kanareyka", "Karimova", "1998-05-17", "\"terms\""]
    {
        assert!(all.contains(own), "{own} is missing");
    }
    for secret in ["argon2", "secret_hash", "totp_sealed", stranger.phone.as_str()] {
        assert!(!all.contains(secret), "{secret} is exported");
    }
    stranger.get("/api/v1/me/export/file").await.expect(404);
    // After a day it is deleted, row and file.
    w.clock.advance(SignedDuration::from_hours(11));
    w.run_jobs().await;
    w.clock.advance(SignedDuration::from_hours(14));
    let signed =
        w.guest().post("/api/v1/auth/login", json!({ "phone": malika.phone, "password": PASSWORD })).await;
    let malika = w.person(w.guest(), malika.phone.clone(), &signed.json());
    malika.get("/api/v1/me/export/file").await.expect_code(404, "export_not_ready");
}

#[tokio::test]
async fn an_account_is_erased_after_two_weeks_unless_deletion_is_undone() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let user = ali.post("/api/v1/me/delete", json!({})).await.expect(200).json()["user"].clone();
    let day = user["delete_at"].clone();
    assert!(day.is_string());
    w.clock.advance(SignedDuration::from_mins(1));
    let again = ali.post("/api/v1/me/delete", json!({})).await.expect(200).json();
    assert_eq!(again["user"]["delete_at"], day, "the day of the first request stays");
    let user = ali.post("/api/v1/me/delete/undo", json!({})).await.expect(200).json()["user"].clone();
    assert_eq!(user["delete_at"], Value::Null);
    w.clock.advance(SignedDuration::from_hours(15 * 24));
    w.run_jobs().await;
    let login = json!({ "phone": ali.phone, "password": PASSWORD });
    let signed = w.guest().post("/api/v1/auth/login", login.clone()).await.expect(200).json();
    let ali = w.person(w.guest(), ali.phone.clone(), &signed);
    ali.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.clock.advance(SignedDuration::from_hours(14 * 24 + 1));
    w.erase_due().await;
    w.guest().post("/api/v1/auth/login", login).await.expect_code(200, "wrong_credentials");
    for table in [
        "users",
        "candidates",
        "candidate_spheres",
        "sessions",
        "consents",
        "account_events",
        "known_devices",
    ] {
        let rows: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(format!("select count(*) from {table}")))
            .fetch_one(&w.db)
            .await
            .unwrap();
        assert_eq!(rows, 0, "{table}");
    }
    // The number is free again.
    w.register(candidate_form(&ali.phone)).await;
}

/// A part of somebody's export.
async fn part(w: &World, person: &Person, name: &str) -> Value {
    person.post("/api/v1/me/export", json!({})).await.expect(200);
    w.run_jobs().await;
    let reply = person.get("/api/v1/me/export/file").await.expect(200);
    let mut zip = zip::ZipArchive::new(Cursor::new(reply.body.to_vec())).unwrap();
    let mut text = String::new();
    zip.by_name(&format!("{name}.json")).unwrap().read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn applications_interviews_and_notes_go_to_whoever_wrote_them() {
    let w = World::new().await;
    let (owner, me) = (w.customer().await, w.candidate().await);
    let recruiter = w.member(&owner, "recruiter").await;
    let slug = w.vacancy(&owner, |_| {}).await;
    w.resume(&me, |_| {}).await;
    let letter = json!({ "letter": "Kanareyka: shu ish menga juda mos keladi." });
    let sent = me.post(&format!("/api/v1/jobs/{slug}/respond"), letter).await.expect(201).json();
    let id = sent["data"]["id"].as_str().unwrap();
    let comments = format!("/api/v1/applications/{id}/comments");
    recruiter.post(&comments, json!({ "text": "Sirli izoh" })).await.expect(201);
    let card = json!({ "recommendation": "yes", "skills": [], "note": "Sirli baho" });
    owner.post(&format!("/api/v1/applications/{id}/scorecard"), card).await.expect(200);
    let start = (w.clock.now() + SignedDuration::from_hours(26)).to_string();
    let interview = json!({
        "application_id": id, "kind": "office", "place": "Amir Temur 42", "duration_minutes": 30,
        "interviewers": [recruiter.id()], "starts": [start], "note": "Pasport oling",
    });
    let made = owner.post("/api/v1/interviews/create", interview).await.expect(201).json();
    let made = made["data"]["id"].as_str().unwrap();
    let asked = json!({ "answer": "ask_other", "text": "Kechroq boʻladimi?" });
    me.post(&format!("/api/v1/interviews/{made}/answer"), asked).await.expect(200);
    let mine = part(&w, &me, "applications").await;
    assert_eq!((&mine[0]["vacancy"], &mine[0]["status"]), (&json!(slug), &json!("offer")));
    assert!(mine[0]["letter"].as_str().unwrap().starts_with("Kanareyka"));
    assert_eq!((&mine[0]["message"], mine[0]["resume"].is_object()), (&json!("Pasport oling"), true));
    let acts: Vec<&Value> = mine[0]["acts"].as_array().unwrap().iter().map(|act| &act["what"]).collect();
    assert_eq!(acts, [&json!("sent"), &json!("interview_other_time")]);
    assert!(!mine.to_string().contains("Sirli"));
    let mine = part(&w, &me, "interviews").await;
    let invited = &mine["invited"][0];
    assert_eq!((&invited["place"], &invited["status"]), (&json!("Amir Temur 42"), &json!("marked")));
    assert_eq!((&invited["ask_text"], &mine["interviewer"]), (&json!("Kechroq boʻladimi?"), &json!([])));
    // Each author gets the own notes, and nothing of the candidate.
    let notes = part(&w, &recruiter, "team_notes").await;
    assert_eq!((&notes["comments"][0]["text"], &notes["scorecards"]), (&json!("Sirli izoh"), &json!([])));
    assert_eq!(part(&w, &recruiter, "interviews").await["interviewer"][0]["place"], "Amir Temur 42");
    let notes = part(&w, &owner, "team_notes").await;
    assert_eq!((&notes["scorecards"][0]["note"], &notes["comments"]), (&json!("Sirli baho"), &json!([])));
    assert!(notes["acts"].to_string().contains("Pasport oling"), "{notes}");
    assert!(!notes.to_string().contains("Karimova"), "{notes}");
    assert_eq!(part(&w, &me, "team_notes").await, json!({ "comments": [], "scorecards": [], "acts": [] }));
}
