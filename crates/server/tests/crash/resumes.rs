//! Server and database are killed while a candidate writes and publishes resumes: what employers see of one is there
//! completely or not at all, and no acknowledged text is lost.

use std::sync::Arc;

use doubles::Eskiz;
use serde_json::{Value, json};

use crate::crowd::{Crowd, Reach, Story};
use crate::faults::{Fault, inject, plan, seed};
use crate::http;
use crate::newcomers;
use crate::product::{Home, PATIENCE, Server};

const KILLS: usize = 50;

#[tokio::test(flavor = "multi_thread")]
async fn fifty_kills_leave_every_resume_complete_or_a_draft() {
    let eskiz = Arc::new(Eskiz::start().await);
    let home = newcomers::home("resumes", &eskiz);
    let mut server = Server::start(&home);
    let owner = newcomers::register(&Reach::at(server.address), &eskiz, 910_000, PATIENCE);
    let owner = owner.expect("an SMS comes");
    let (bearer, phone) = (format!("Bearer {}", owner.token), owner.phone);
    let crowd = Crowd::start(server.address, move |reach, number| {
        let candidate = Candidate { reach, bearer: &bearer, phone: &phone };
        Some(candidate.make_resume(number))
    });
    // Every tenth time the database dies too.
    let faults: Vec<Fault> =
        (0..KILLS).map(|kill| if kill % 10 == 0 { Fault::BothKilled } else { Fault::ServerKilled }).collect();
    for (fault, resumes) in plan(seed(), &faults) {
        assert!(crowd.wait_for_more(resumes.min(3)), "no resumes:\n{}", server.log().join("\n"));
        (server, _) = inject(fault, &home, server, &crowd).await;
    }
    let story = crowd.finish();
    assert!(story.unknown > 0, "no kill hit a request: the test proves nothing");
    check_resumes(&home, &story).await;
    assert!(server.stop().success());
    eprintln!("seed {}: {} published, {} sendings repeated", seed(), story.acknowledged.len(), story.unknown);
}

struct Candidate<'a> {
    reach: &'a Reach,
    bearer: &'a str,
    phone: &'a str,
}

impl Candidate<'_> {
    /// Writes a resume, publishes and removes it, because a candidate may have only ten. Returns its id.
    fn make_resume(&self, number: u32) -> String {
        let key = format!("resume-{number}");
        let key = [("Idempotency-Key", key.as_str())];
        let first = json!({ "step": "default", "form": { "position": position(number) } });
        let draft = self.send("/api/v1/resume/create", number, &key, &first);
        let id = draft["data"]["id"].as_str().unwrap_or_else(|| panic!("{draft}")).to_owned();
        let all =
            json!({ "revision": draft["data"]["revision"], "step": "eighth", "form": self.form(number) });
        let saved = self.send(&format!("/api/v1/resume/update/{id}"), number, &[], &all);
        let seen = json!({ "revision": saved["data"]["revision"] });
        self.send(&format!("/api/v1/resume/{id}/publish"), number, &[], &seen);
        self.send(&format!("/api/v1/resume/remove/{id}"), number, &[], &json!({}));
        id
    }

    fn send(&self, path: &str, number: u32, headers: &[(&str, &str)], body: &Value) -> Value {
        let mut all = vec![("Authorization", self.bearer)];
        all.extend(headers);
        let answer = self.reach.send_until_answered(&http::post(path, number, &all, body));
        let said = answer.json();
        assert_eq!(answer.status, 200, "{path} of resume {number}: {said}");
        said
    }

    /// Something for each of the eight steps.
    fn form(&self, number: u32) -> Value {
        json!({
            "position": position(number), "sphere": ["retail"], "work_type": ["fulltime"], "location": "samarqand",
            "name": "Malika", "surname": "Karimova", "birthday": "1998-05-17", "phones": [self.phone],
            "employment": [{ "position": "Sotuvchi", "company": "Anor Savdo", "start": { "year": 2020, "month": 3 },
                             "end": { "year": 2022, "month": 4 }, "present": false, "description": "Kassa" }],
            "education_level": "secondary", "skills": ["Kassa"], "languages": [{ "language": "uz", "level": "c1" }],
            "driving": { "categories": ["B"], "years": 3 }, "about": "Xushmuomala va chaqqonman, kassani bilaman.",
        })
    }
}

fn position(number: u32) -> String {
    format!("Sotuvchi, {number}-doʻkon")
}

/// Exactly the acknowledged resumes exist, saved and published once, each with everything that lists show of it.
async fn check_resumes(home: &Home, story: &Story<String>) {
    let rows: Vec<(String, String, bool, i32, String)> = sqlx::query_as(
        "select id::text, form ->> 'position',
                position = form ->> 'position' and spheres = '{retail}' and location = 'samarqand-viloyati'
                    and work_types = '{fulltime}' and languages = '{uzbek}' and licences = '{B}' and words <> ''
                    and experience_months = 26 and completeness > 50 and step = 'eighth'
                    and form ->> 'about' <> '' and slug like 'sotuvchi-%'
                    and published_at is not null and in_force_at is not null and renewed_at is not null,
                revision, to_jsonb(resumes)::text
         from resumes order by id",
    )
    .fetch_all(&mut home.database().await)
    .await
    .unwrap();
    for (_, _, is_complete, revision, row) in &rows {
        assert!(*is_complete && *revision == 3, "{row}");
    }
    let mut found: Vec<(String, String)> = rows.into_iter().map(|row| (row.0, row.1)).collect();
    let mut expected: Vec<(String, String)> =
        story.acknowledged.iter().map(|(number, id)| (id.clone(), position(*number))).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}
