//! What a company writes about its applicants, and what they sent to it, is for that company alone: every call of the
//! API is made by another company, other candidates, guests and staff, and no private word comes back.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::json;
use staff::StaffRole;
use testkit::{Client, Person, World};

use crate::surface::{Objects, operations};

/// What the team says: not even for the candidate.
const INTERNAL: [&str; 3] = ["canary-comment-7319", "canary-note-7319", "canary-skill-7319"];
/// What the candidate sent and was told.
const SENT: [&str; 4] = ["canary-letter-7319", "canary-answer-7319", "canary-message-7319", "Kanareykaxon"];
/// What both sides write to each other.
const WRITTEN: [&str; 2] = ["canary-hello-7319", "canary-reply-7319"];
/// What an interview says.
const MEETING: [&str; 2] = ["canary-place-7319", "canary-invite-7319"];

struct Case {
    employer: Person,
    candidate: Person,
    objects: Objects,
}

async fn case(w: &World) -> Case {
    let employer = w.customer().await;
    let slug = w
        .vacancy(&employer, |form| {
            let question =
                |text: &str| json!({ "text": text, "kind": "text", "must_answer": true, "options": [] });
            form["required_question"] = json!(true);
            form["questions"] = json!([
                question("Qayerda ishlagansiz?"),
                question("Qachon boshlaysiz?"),
                question("Nega aynan biz?")
            ]);
        })
        .await;
    let candidate = w.candidate().await;
    // Hidden from everybody but whom it is sent to.
    let resume = w.resume(&candidate, |form| form["surname"] = json!("Kanareykaxon")).await;
    let id = resume["id"].as_str().unwrap().to_owned();
    let hide = format!("/api/v1/resume/{id}/visibility");
    candidate.post(&hide, json!({ "visibility": "nobody" })).await.expect(200);
    let answer = |index: u32| json!({ "question": index, "text": "canary-answer-7319" });
    let body = json!({ "resume_id": id, "letter": "canary-letter-7319", "answers": [answer(0), answer(1), answer(2)] });
    let sent = candidate.post(&format!("/api/v1/jobs/{slug}/respond"), body).await.expect(201).json();
    let application = sent["data"]["id"].as_str().unwrap().to_owned();
    let call = |call: &str| format!("/api/v1/applications/{application}/{call}");
    let comment =
        employer.post(&call("comments"), json!({ "text": "canary-comment-7319" })).await.expect(201);
    let skills = json!([{ "name": "canary-skill-7319", "score": 3 }]);
    let scorecard = json!({ "recommendation": "yes", "note": "canary-note-7319", "skills": skills });
    employer.post(&call("scorecard"), scorecard).await.expect(200);
    let board = employer.get("/api/v1/monitoring").await.expect(200).json();
    let column = board["data"][3]["id"].as_str().unwrap().to_owned();
    let invite = json!({ "column": column, "message": "canary-message-7319" });
    employer.post(&call("move"), invite).await.expect(200);
    let interview = json!({
        "application_id": application, "kind": "office", "place": "canary-place-7319", "note": "canary-invite-7319",
        "duration_minutes": 30, "interviewers": [employer.id()],
        "starts": [(w.clock.now() + SignedDuration::from_hours(48)).to_string()],
    });
    let interview = employer.post("/api/v1/interviews/create", interview).await.expect(201).json();
    for (who, text) in [(&employer, WRITTEN[0]), (&candidate, WRITTEN[1])] {
        let body = json!({ "client_id": uuid::Uuid::now_v7(), "text": text });
        who.post(&format!("/api/v1/chats/{application}/messages"), body).await.expect(201);
    }
    let nobody = uuid::Uuid::now_v7().to_string();
    let objects = Objects {
        session: nobody.clone(),
        identity: nobody.clone(),
        staff_session: nobody.clone(),
        staff_member: nobody.clone(),
        vacancy: slug,
        company: employer.user["customer"]["slug"].as_str().unwrap().to_owned(),
        revision: nobody.clone(),
        search: nobody.clone(),
        resume: id,
        candidate: resume["slug"].as_str().unwrap().to_owned(),
        application,
        comment: comment.json()["data"]["id"].as_str().unwrap().to_owned(),
        column,
        interview: interview["data"]["id"].as_str().unwrap().to_owned(),
        own: ["save_vacancy_draft", "discard_vacancy_draft"].map(|call| (call, nobody.clone())).into(),
    };
    Case { employer, candidate, objects }
}

/// Calls everything and returns which of the words came back, and from where.
async fn leaks(client: &Client, objects: &Objects, words: &[&str], only_reads: bool) -> Vec<String> {
    let mut found = Vec::new();
    for operation in operations().iter().filter(|operation| !only_reads || operation.method == "GET") {
        let reply = operation.call(client, objects).await;
        let text = reply.text();
        assert_ne!(reply.status, 500, "{}: {text}", operation.id);
        found.extend(
            words
                .iter()
                .filter(|word| text.contains(**word))
                .map(|word| format!("{} has {word}", operation.id)),
        );
    }
    found
}

#[tokio::test]
async fn nothing_of_an_application_leaves_its_company_and_candidate() {
    let w = World::new().await;
    let Case { employer, candidate, objects } = case(&w).await;
    let everything = [&INTERNAL[..], &SENT].concat();
    // The company sees all of it, so the words would be found.
    let path = format!("/api/v1/my/jobs/{}/applications/{}", objects.vacancy, objects.resume);
    let view = employer.get(&path).await.expect(200).text();
    assert!(everything.iter().all(|word| view.contains(word)), "{view}");
    let meeting = format!("/api/v1/interviews/{}", objects.interview);
    for person in [&employer, &candidate] {
        let view = person.get(&meeting).await.expect(200).text();
        assert!(MEETING.iter().all(|word| view.contains(word)), "{view}");
    }
    let messages = format!("/api/v1/chats/{}/messages", objects.application);
    for person in [&employer, &candidate] {
        let view = person.get(&messages).await.expect(200).text();
        assert!(WRITTEN.iter().all(|word| view.contains(word)), "{view}");
    }
    let everything = [&everything[..], &MEETING, &WRITTEN].concat();
    let rival = w.customer().await;
    w.vacancy(&rival, |_| {}).await;
    let member = w.member(&rival, "recruiter").await;
    let other = w.candidate().await;
    w.resume(&other, |_| {}).await;
    let others = [
        ("another company", rival.client),
        ("its recruiter", member.client),
        ("another candidate", other.client),
        ("guest", w.guest()),
        ("moderator", w.staff(StaffRole::Moderator).await),
    ];
    for (name, client) in others {
        let found = leaks(&client, &objects, &everything, false).await;
        assert!(found.is_empty(), "{name}: {found:#?}");
    }
    // The candidate sees what was sent and said to her, never what the team thinks.
    let mine = format!("/api/v1/my/applications/{}", objects.application);
    let mine = candidate.get(&mine).await.expect(200).text();
    assert!(SENT.iter().all(|word| mine.contains(word)), "{mine}");
    let found = leaks(&candidate.client, &objects, &INTERNAL, true).await;
    assert!(found.is_empty(), "{found:#?}");
}
