//! Repeats and races.

use futures_util::future::join_all;
use serde_json::json;
use testkit::World;

use crate::people::{CREATE, applicant, at, candidate, employer, id, interview, new_form, respond_to};

#[tokio::test]
async fn twenty_parallel_choices_are_one() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let starts: Vec<String> = (0..10).map(|day| at(&w, 26 + 24 * day)).collect();
    let made = employer.invite(&one.id, &starts).await;
    let second = w.second_server().await;
    let path = format!("{}/answer", interview(id(&made)));
    let calls = (0..20).map(|n| {
        let server = if n % 2 == 0 { &w } else { &second };
        let client = server.guest().with("authorization", &format!("Bearer {}", one.person.token));
        let body = json!({ "answer": "pick", "slot": made["slots"][n % 10]["id"] });
        let path = path.clone();
        async move { client.post(&path, body).await }
    });
    let replies = join_all(calls).await;
    let picked: Vec<_> = replies.iter().filter(|reply| reply.status == 200).collect();
    assert_eq!(picked.len(), 1);
    for reply in replies.iter().filter(|reply| reply.status != 200) {
        let text = reply.text();
        assert!(
            reply.status == 409 && (text.contains("wrong_state") || text.contains("slot_taken")),
            "{text}"
        );
    }
    let (start, sequence): (String, i32) =
        sqlx::query_as("select to_json(start_at)::text, sequence from interviews")
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert_eq!(sequence, 1);
    let chosen = picked[0].json()["data"]["start_at"].as_str().unwrap().to_owned();
    assert_eq!(start.trim_matches('"').parse::<jiff::Timestamp>().unwrap().to_string(), chosen);
    let events: i64 =
        sqlx::query_scalar("select count(*) from application_events where kind = 'interview_marked'")
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert_eq!(events, 1);
}

#[tokio::test]
async fn companies_that_invite_at_once_do_not_share_the_candidate() {
    let w = World::new().await;
    let person = candidate(&w).await;
    let mut companies = Vec::new();
    for _ in 0..5 {
        let employer = employer(&w).await;
        let (application, _) = respond_to(&person, &employer).await;
        companies.push((employer, application));
    }
    let second = w.second_server().await;
    // Each of them tries twice, from both servers, with times that overlap a little.
    let calls = companies.iter().enumerate().flat_map(|(n, (employer, application))| {
        [&w, &second].into_iter().map(move |server| {
            let mut body = new_form(employer, application, &[at(server, 26)]);
            body["duration_minutes"] = json!(30 + n * 15);
            let client = server.guest().with("authorization", &format!("Bearer {}", employer.person.token));
            async move { client.post(CREATE, body).await }
        })
    });
    let replies = join_all(calls).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 201).count(), 1);
    for reply in replies.iter().filter(|reply| reply.status != 201) {
        assert!(reply.status == 409 && reply.text().contains("interview_conflict"), "{}", reply.text());
    }
    let overlaps: i64 = sqlx::query_scalar(
        "select count(*) from interviews a join interviews b
            on a.id < b.id and a.candidate_id = b.candidate_id
           and tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)",
    )
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(overlaps, 0);
}

/// Whatever the checks overlook, the constraint refuses.
#[tokio::test]
async fn the_database_itself_refuses_a_double_booking() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    employer.invite(&one.id, &[at(&w, 26)]).await;
    let copied = sqlx::query(
        "insert into interviews (id, application_id, company_id, candidate_id, kind, duration_minutes, start_at, end_at,
                status, marked_at, ignores_conflicts, created_at, updated_at)
         select gen_random_uuid(), application_id, company_id, candidate_id, kind, 15, start_at + interval '15 minutes',
                start_at + interval '30 minutes', 'marked', marked_at, true, created_at, updated_at
         from interviews",
    )
    .execute(&w.db)
    .await
    .unwrap_err();
    assert!(copied.to_string().contains("interviews_one_at_a_time"), "{copied}");
}

#[tokio::test]
async fn a_repeated_call_with_one_key_is_one_interview() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let client = employer.person.client.clone().with("idempotency-key", "bir marta");
    let body = new_form(&employer, &one.id, &[at(&w, 26)]);
    let replies = join_all((0..10).map(|_| client.post(CREATE, body.clone()))).await;
    let first = replies[0].json()["data"]["id"].clone();
    for reply in &replies {
        assert_eq!((reply.status.as_u16(), &reply.json()["data"]["id"]), (201, &first), "{}", reply.text());
    }
    let written: i64 = sqlx::query_scalar("select count(*) from interviews").fetch_one(&w.db).await.unwrap();
    assert_eq!(written, 1);
}

#[tokio::test]
async fn refusing_and_choosing_at_once_leave_no_open_interview() {
    let w = World::new().await;
    let employer = employer(&w).await;
    for _ in 0..10 {
        let one = applicant(&w, &employer).await;
        let mut body = new_form(&employer, &one.id, &[at(&w, 26), at(&w, 50)]);
        body["ignore_conflicts"] = json!(true);
        let made = employer.person.post(CREATE, body).await.expect(201).json()["data"].take();
        let pick = json!({ "answer": "pick", "slot": made["slots"][0]["id"] });
        let (answer, reject) =
            (format!("{}/answer", interview(id(&made))), format!("/api/v1/applications/{}/reject", one.id));
        let (picked, refused) = tokio::join!(
            one.person.post(&answer, pick),
            employer.person.post(&reject, json!({ "reason": "other" }))
        );
        refused.expect(200);
        assert!([200, 409].contains(&picked.status.as_u16()), "{}", picked.text());
        let view = employer.person.get(&interview(id(&made))).await.expect(200).json();
        assert_eq!(view["data"]["status"], "cancelled");
    }
}
