//! The hiring report: a known history, told in numbers.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, World};

use crate::people::{act, applicant, candidate, employer, respond, wait};

const DAY: SignedDuration = SignedDuration::from_hours(24);
const DAY_MINUTES: i64 = 24 * 60;

async fn report(person: &Person, query: &str) -> Value {
    person.get(&format!("/api/v1/stats/hiring?{query}")).await.expect(200).json()["data"].take()
}

fn sum(report: &Value, part: &str) -> i64 {
    report["weeks"].as_array().unwrap().iter().map(|week| week[part].as_i64().unwrap()).sum()
}

#[tokio::test]
async fn a_report_tells_what_happened() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (hired, refused) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    let (left, waiting) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    wait(&w, DAY * 2).await;
    employer.move_to(&hired.id, "review").await;
    // Looking is no answer.
    employer.view(&waiting.resume).await;
    wait(&w, DAY).await;
    employer.move_to(&hired.id, "invited").await;
    employer
        .person
        .post(&act(&refused.id, "reject"), json!({ "reason": "skills_mismatch" }))
        .await
        .expect(200);
    wait(&w, DAY).await;
    employer.move_to(&hired.id, "hired").await;
    left.act("withdraw").await;
    let found = report(&employer.person, "").await;
    assert_eq!(
        found["totals"],
        json!({
            "applications": 4, "hired": 1, "hired_vacancies": 1, "hire_minutes": 4 * DAY_MINUTES,
            "due": 2, "answered": 2, "answered_share": 100, "answer_minutes": 3 * DAY_MINUTES,
        })
    );
    assert_eq!((sum(&found, "waiting"), sum(&found, "never")), (1, 0));
    wait(&w, DAY * 4).await;
    let found = report(&employer.person, &format!("vacancy={}", employer.slug)).await;
    // A week has passed, and the one who still waits counts.
    assert_eq!((&found["totals"]["due"], &found["totals"]["answered_share"]), (&json!(3), &json!(66)));
    assert_eq!(
        found["funnel"],
        json!([
            { "stage": "new", "reached": 4, "share": 100, "of_previous": null },
            { "stage": "review", "reached": 1, "share": 25, "of_previous": 25 },
            { "stage": "invited", "reached": 1, "share": 25, "of_previous": 100 },
            { "stage": "hired", "reached": 1, "share": 25, "of_previous": 100 },
        ])
    );
    let stay = |stage: &str, count: i64, quarters: [i64; 3]| {
        json!({
            "stage": stage, "count": count, "quarter_minutes": quarters[0], "median_minutes": quarters[1],
            "three_quarters_minutes": quarters[2],
        })
    };
    let half = DAY_MINUTES / 2;
    let new = stay("new", 3, [5 * half, 6 * half, 7 * half]);
    let day = [DAY_MINUTES; 3];
    assert_eq!(found["stays"], json!([new, stay("review", 1, day), stay("invited", 1, day)]));
    let answers = ["in_day", "in_three_days", "later", "never", "waiting"].map(|part| sum(&found, part));
    assert_eq!(answers, [0, 2, 0, 1, 0]);
    assert_eq!(found["sources"], json!([{ "source": "response", "applications": 4, "hired": 1 }]));
    assert_eq!(
        found["reasons"],
        json!([
            { "ended_by": "candidate", "reason": "withdrawn", "count": 1 },
            { "ended_by": "customer", "reason": "skills_mismatch", "count": 1 },
        ])
    );
    assert_eq!(found["vacancies"], json!([{ "slug": employer.slug, "title": "Bosh hisobchi" }]));
    assert_eq!(found["answers"]["share"], json!(null));
}

#[tokio::test]
async fn a_mistaken_hiring_has_not_happened_and_a_lost_one_has() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let (mistaken, lost) = (applicant(&w, &employer).await, applicant(&w, &employer).await);
    employer.move_to(&mistaken.id, "hired").await;
    employer.move_to(&mistaken.id, "invited").await;
    employer.move_to(&lost.id, "hired").await;
    lost.person.post(&act(&lost.id, "quit"), json!({ "reason": "did_not_start" })).await.expect(200);
    let found = report(&employer.person, "").await;
    assert_eq!((&found["totals"]["hired"], &found["sources"][0]["hired"]), (&json!(1), &json!(1)));
    let last = found["funnel"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["stage"], &last["reached"]), (&json!("hired"), &json!(1)));
    assert_eq!(found["reasons"][0]["reason"], "did_not_start");
}

#[tokio::test]
async fn a_period_has_days_and_the_days_before() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let second = w.vacancy(&employer.person, |form| form["title"] = json!("Kassir")).await;
    let first_day = report(&employer.person, "period=all").await["to"].clone();
    applicant(&w, &employer).await;
    wait(&w, DAY * 20).await;
    let (person, _) = candidate(&w).await;
    person.post(&respond(&second), json!({})).await.expect(201);
    wait(&w, DAY * 25).await;
    let applications = async |query: &str| {
        let found = report(&employer.person, query).await;
        let count = |totals: &Value| totals["applications"].as_i64();
        (count(&found["totals"]).unwrap(), count(&found["previous"]))
    };
    assert_eq!(applications("period=30").await, (1, Some(1)));
    assert_eq!(applications("period=90").await, (2, Some(0)));
    assert_eq!(applications("period=all").await, (2, None));
    assert_eq!(applications(&format!("period=90&vacancy={second}")).await, (1, Some(0)));
    let day = first_day.as_str().unwrap();
    assert_eq!(applications(&format!("from={day}&to={day}")).await, (1, Some(0)));
    assert_eq!(applications(&format!("to={day}")).await, (1, None));
    let all = report(&employer.person, "period=all").await;
    assert_eq!(all["from"], first_day);
    assert_eq!(all["vacancies"][0]["title"], "Kassir", "the newest application first");
    let path = format!("/api/v1/stats/hiring?from=2999-01-01&to={day}");
    employer.person.get(&path).await.expect_field("from");
    employer.person.get("/api/v1/stats/hiring?period=31").await.expect(400);
}

#[tokio::test]
async fn a_report_is_for_the_members_of_its_company() {
    let w = World::new().await;
    let (ours, theirs) = (employer(&w).await, employer(&w).await);
    let one = applicant(&w, &theirs).await;
    theirs.move_to(&one.id, "hired").await;
    let found = report(&ours.person, "period=all").await;
    assert_eq!((&found["totals"]["applications"], &found["vacancies"]), (&json!(0), &json!([])));
    assert_eq!((&found["sources"], &found["reasons"], &found["stays"]), (&json!([]), &json!([]), &json!([])));
    let foreign = format!("?vacancy={}", theirs.slug);
    ours.person.get(&format!("/api/v1/stats/hiring{foreign}")).await.expect_code(404, "not_found");
    ours.person.get(&format!("/api/v1/stats/hiring/export{foreign}")).await.expect_code(404, "not_found");
    let viewer = w.member(&theirs.person, "viewer").await;
    assert_eq!(report(&viewer, "").await["totals"]["hired"], 1);
    one.person.get("/api/v1/stats/hiring").await.expect(403);
    w.guest().get("/api/v1/stats/hiring").await.expect(401);
}

#[tokio::test]
async fn a_report_is_a_table_for_spreadsheets_too() {
    let w = World::new().await;
    let person = w.customer().await;
    let slug = w.vacancy(&person, |form| form["title"] = json!("=HYPERLINK hisobchi")).await;
    let employer = crate::people::Employer { person, slug };
    let one = applicant(&w, &employer).await;
    wait(&w, DAY).await;
    employer.person.post(&act(&one.id, "reject"), json!({ "reason": "other" })).await.expect(200);
    let client = employer.person.client.clone().lang("en");
    let path = format!("/api/v1/stats/hiring/export?vacancy={}", employer.slug);
    let reply = client.get(&path).await.expect(200);
    assert_eq!(reply.header("content-type"), "text/csv; charset=utf-8");
    assert!(reply.header("content-disposition").contains("ishbor-yollash.csv"));
    let table = reply.text();
    assert!(table.starts_with("\u{feff}\"Part\",\"Figure\",\"Count\""), "{table}");
    for line in [
        "\"Vacancy\",\"'=HYPERLINK hisobchi\"",
        "\"Totals\",\"Applications\",\"1\",\"\",\"\",\"\"",
        "\"Totals\",\"Answered\",\"1\",\"100\",\"24.0\",\"\"",
        "\"Funnel\",\"New\",\"1\",\"100\",\"\",\"\"",
        "\"Time in stage\",\"New\",\"1\",\"\",\"24.0\",\"24.0 – 24.0\"",
        "\"Sources\",",
        "\"Reasons\",",
    ] {
        assert!(table.contains(line), "{line} in {table}");
    }
}
