//! The columns of the board.

use futures_util::future::join_all;
use serde_json::{Value, json};
use testkit::{Person, World};

use crate::people::{act, applicant, employer};

const STAGES: &str = "/api/v1/stages";

async fn stages(person: &Person) -> Value {
    person.get(STAGES).await.expect(200).json()["data"].take()
}

/// The list as it is, to be changed and saved.
fn list(stages: &Value) -> Vec<Value> {
    let columns = stages["columns"].as_array().unwrap().iter();
    columns.map(|one| json!({ "id": one["id"], "stage": one["stage"], "name": one["name"] })).collect()
}

fn body(stages: &Value, columns: &[Value]) -> Value {
    json!({ "version": stages["version"], "columns": columns })
}

fn names(stages: &Value) -> Vec<&str> {
    let columns = stages["columns"].as_array().unwrap().iter();
    columns.map(|one| one["name"].as_str().or(one["stage"].as_str()).unwrap()).collect()
}

#[tokio::test]
async fn columns_are_added_renamed_moved_and_removed() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let first = stages(&employer.person).await;
    assert_eq!(names(&first), ["new", "review", "test", "invited", "interview", "hired", "rejected"]);
    assert_eq!((&first["columns"][0]["count"], &first["can_edit"]), (&json!(1), &json!(true)));
    let mut columns = list(&first);
    columns.insert(2, json!({ "stage": "review", "name": "  Telefon   suhbati " }));
    columns[1]["name"] = json!("Koʻrildi");
    columns.swap(3, 4);
    let saved = employer.person.post(STAGES, body(&first, &columns)).await.expect(200).json()["data"].take();
    assert_eq!(
        names(&saved),
        ["new", "Koʻrildi", "Telefon suhbati", "invited", "test", "interview", "hired", "rejected"]
    );
    assert_ne!(saved["version"], first["version"]);
    // The board shows them, and cards go there.
    let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
    assert_eq!(board["data"][2]["name"], "Telefon suhbati");
    let column = saved["columns"][2]["id"].as_str().unwrap();
    let moved = employer.person.post(&act(&one.id, "move"), json!({ "column": column })).await.expect(200);
    assert_eq!(moved.json()["data"]["stage"], "review");
    // Its removal gives the card to the first column of the stage, and the candidate sees no difference.
    let before = one.mine().await;
    let newest = stages(&employer.person).await;
    let mut columns = list(&newest);
    columns.remove(2);
    employer.person.post(STAGES, body(&newest, &columns)).await.expect(200);
    let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
    assert_eq!((&board["data"][1]["name"], &board["data"][1]["count"]), (&json!("Koʻrildi"), &json!(1)));
    assert_eq!(one.mine().await, before);
    let events: i64 =
        sqlx::query_scalar("select count(*) from application_events").fetch_one(&w.db).await.unwrap();
    assert_eq!(events, 2, "sent and moved");
}

#[tokio::test]
async fn what_a_removed_column_held_can_still_be_taken_back() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    let first = stages(&employer.person).await;
    let mut columns = list(&first);
    columns.insert(2, json!({ "stage": "test", "name": "Uy vazifasi" }));
    let saved = employer.person.post(STAGES, body(&first, &columns)).await.expect(200).json()["data"].take();
    let column = saved["columns"][2]["id"].clone();
    employer.person.post(&act(&one.id, "move"), json!({ "column": column })).await.expect(200);
    one.act("withdraw").await;
    let mut columns = list(&saved);
    columns.remove(2);
    employer.person.post(STAGES, body(&saved, &columns)).await.expect(200);
    one.act("undo").await;
    assert_eq!(employer.view(&one.resume).await["column_id"], employer.column("test").await);
}

#[tokio::test]
async fn faults_are_named() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let viewer = w.member(&employer.person, "viewer").await;
    let first = stages(&employer.person).await;
    let save = async |change: &dyn Fn(&mut Vec<Value>)| {
        let mut columns = list(&first);
        change(&mut columns);
        employer.person.post(STAGES, body(&first, &columns)).await
    };
    let last = save(&|columns| drop(columns.remove(2))).await.expect_code(409, "stage_needs_column").json();
    assert_eq!(last["stage"], "test");
    assert!(last["message"].as_str().unwrap().contains("ustun"), "{last}");
    let long = "a".repeat(41);
    for (change, field) in [
        (
            &(|columns: &mut Vec<Value>| columns[0]["name"] = json!("")) as &dyn Fn(&mut Vec<Value>),
            "columns.0.name",
        ),
        (&|columns| columns[0]["name"] = json!(long), "columns.0.name"),
        (
            &|columns| columns[0] = json!({ "id": columns[0]["id"], "stage": "test", "name": "Birinchi" }),
            "columns.0.stage",
        ),
        (&|columns| columns[0]["id"] = json!("018f0000-0000-7000-8000-000000000000"), "columns.0.id"),
        (&|columns| columns.push(json!({ "stage": "new" })), "columns.7.name"),
    ] {
        save(change).await.expect_field(field);
    }
    let many = &|columns: &mut Vec<Value>| {
        columns.extend((0..14).map(|n| json!({ "stage": "new", "name": format!("Ustun {n}") })));
    };
    save(many).await.expect_field("columns");
    // A viewer sees the list and changes nothing; a stranger's column is not there.
    let seen = stages(&viewer).await;
    assert_eq!(seen["can_edit"], json!(false));
    viewer.post(STAGES, body(&seen, &list(&seen))).await.expect_code(403, "not_allowed_in_company");
    let stranger = w.customer().await;
    let theirs = stages(&stranger).await;
    let mut columns = list(&theirs);
    columns[0]["id"] = first["columns"][0]["id"].clone();
    stranger.post(STAGES, body(&theirs, &columns)).await.expect_field("columns.0.id");
    assert_eq!(stages(&employer.person).await, first);
}

#[tokio::test]
async fn of_two_members_one_saves_and_the_other_sees_the_newer_list() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    for round in 0..10 {
        let known = stages(&employer.person).await;
        let lists = [&employer.person, &recruiter].map(|who| {
            let mut columns = list(&known);
            columns[0]["name"] = json!(format!("{round} {}", who.id()));
            (who, body(&known, &columns))
        });
        let replies = join_all(lists.iter().map(|(who, body)| who.post(STAGES, body.clone()))).await;
        let mut statuses: Vec<u16> = replies.iter().map(|reply| reply.status.as_u16()).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{round}");
        let now = stages(&employer.person).await;
        let refused = replies.into_iter().find(|reply| reply.status == 409).unwrap();
        assert_eq!(refused.expect_code(409, "version_conflict").json()["stages"]["version"], now["version"]);
        // A retry whose answer was lost is no conflict.
        let (who, _) =
            lists.iter().find(|(_, one)| one["columns"][0]["name"] == now["columns"][0]["name"]).unwrap();
        who.post(STAGES, body(&known, &list(&now))).await.expect(200);
    }
}

/// Cards leave a column for another one while it is removed and the others get new places: nobody waits in a circle.
#[tokio::test]
async fn cards_leave_a_column_while_it_goes() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let mut people = Vec::new();
    for _ in 0..6 {
        people.push(applicant(&w, &employer).await);
    }
    for _ in 0..10 {
        let known = stages(&employer.person).await;
        let mut columns = list(&known);
        columns.insert(1, json!({ "stage": "review", "name": "Telefon" }));
        let added =
            employer.person.post(STAGES, body(&known, &columns)).await.expect(200).json()["data"].take();
        let (column, test) = (added["columns"][1]["id"].clone(), employer.column("test").await);
        for one in &people {
            employer.person.post(&act(&one.id, "move"), json!({ "column": column })).await.expect(200);
        }
        let leaving = join_all(people.iter().map(|one| {
            let to = act(&one.id, "move");
            let test = test.clone();
            let who = &employer.person;
            async move { who.post(&to, json!({ "column": test })).await }
        }));
        let gone = recruiter.post(STAGES, body(&added, &list(&known)));
        let (left, gone) = tokio::join!(leaving, gone);
        gone.expect(200);
        for moved in left {
            moved.expect(200);
        }
    }
}

/// Cards keep coming into a column that goes: none of them is lost, and nobody gets a fault.
#[tokio::test]
async fn a_column_goes_while_cards_come() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let recruiter = w.member(&employer.person, "recruiter").await;
    let (one, two) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    for _ in 0..10 {
        let known = stages(&employer.person).await;
        let mut columns = list(&known);
        columns.insert(2, json!({ "stage": "review", "name": "Telefon" }));
        let added =
            employer.person.post(STAGES, body(&known, &columns)).await.expect(200).json()["data"].take();
        let column = added["columns"][2]["id"].clone();
        let without = list(&known);
        let (to_one, to_two) = (act(&one.id, "move"), act(&two.id, "move"));
        let (a, b, gone) = tokio::join!(
            recruiter.post(&to_one, json!({ "column": column })),
            employer.person.post(&to_two, json!({ "column": column })),
            recruiter.post(STAGES, body(&added, &without)),
        );
        gone.expect(200);
        for moved in [a, b] {
            assert!([200, 422].contains(&moved.status.as_u16()), "{} {}", moved.status, moved.text());
        }
        let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
        assert_eq!((&board["total"], board["data"].as_array().unwrap().len()), (&json!(2), 7));
    }
}
