//! Random histories: whatever people do, status, stage, events and counters agree.

use jiff::SignedDuration;
use kernel::chance::Chance;
use serde_json::json;
use sqlx::Row as _;
use testkit::World;

use crate::people::{act, applicant, employer, tend, wait};

const STAGES: [&str; 7] = ["new", "review", "test", "invited", "interview", "hired", "rejected"];

#[tokio::test]
async fn status_stage_events_and_counters_always_agree() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let mut columns = Vec::new();
    for stage in STAGES {
        columns.push(employer.column(stage).await);
    }
    let mut people = Vec::new();
    for _ in 0..6 {
        people.push(applicant(&w, &employer).await);
    }
    let mut chance = Chance::new(20_261_118);
    for _ in 0..400 {
        let one = &people[chance.below(people.len())];
        let (path, body, is_candidate) = match chance.below(12) {
            0 => ("withdraw", json!({}), true),
            1 => ("undo", json!({}), true),
            2 => ("accept", json!({}), true),
            3 => ("decline", json!({}), true),
            4 => ("quit", json!({ "reason": "did_not_start" }), true),
            5 => ("reject", json!({ "reason": "other" }), false),
            6 => ("reject", json!({ "reason": "no_show", "after_hours": 1 }), false),
            7 => ("keep", json!({}), false),
            _ => {
                let column = &columns[chance.below(columns.len())];
                let reason = "left_on_probation";
                (
                    "move",
                    json!({ "column": column, "message": "Keling", "confirm": true, "reason": reason }),
                    false,
                )
            }
        };
        let who = if is_candidate { &one.person } else { &employer.person };
        let reply = who.post(&act(&one.id, path), body).await;
        let status = reply.status.as_u16();
        assert!([200, 409, 422].contains(&status), "{path}: {status} {}", reply.text());
        if chance.percent(15) {
            wait(&w, SignedDuration::from_hours(13)).await;
            tend(&w).await;
        }
        check(&w).await;
    }
    let counted: i64 =
        sqlx::query_scalar("select sum(responses)::bigint from vacancy_days").fetch_one(&w.db).await.unwrap();
    assert_eq!(counted, 6);
}

/// The last event with a stage says where an application is, the events form a chain, and the end has one author.
async fn check(w: &World) {
    let rows = sqlx::query(
        "select a.id::text as id, a.stage, a.status, a.ended_by,
                (select array_agg(coalesce(e.from_stage, '') || '>' || coalesce(e.to_stage, '') || '>' || e.actor
                        order by e.id)
                 from application_events e where e.application_id = a.id and e.to_stage is not null) as moves
         from applications a",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    for row in rows {
        let (stage, ended_by): (String, Option<String>) = (row.get("stage"), row.get("ended_by"));
        let moves: Vec<String> = row.get("moves");
        let mut at = String::new();
        let mut ender = None;
        for one in &moves {
            let parts: Vec<&str> = one.split('>').collect();
            assert_eq!(parts[0], at, "{moves:?}");
            if parts[1] == "rejected" && at != "rejected" {
                ender = Some(parts[2].to_owned());
            }
            parts[1].clone_into(&mut at);
        }
        assert_eq!(at, stage, "{moves:?}");
        let expected = if stage == "rejected" { ender } else { None };
        assert_eq!(ended_by, expected, "{moves:?}");
    }
}
