//! Resumes are part of the exported data, and erased with the account.

use std::io::{Cursor, Read as _};

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::World;

#[tokio::test]
async fn the_export_has_the_resumes_and_erasing_leaves_nothing() {
    let w = World::new().await;
    let (me, employer) = (w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    let (id, slug) = (resume["id"].as_str().unwrap(), resume["slug"].as_str().unwrap());
    let own = |call: &str| format!("/api/v1/resume/{id}/{call}");
    let answers = json!({ "consent": true, "birth_place": "Kanareykaobod" });
    me.post(&own("interview-data"), answers).await.expect(200);
    me.post(&own("link"), json!({})).await.expect(200);
    w.clock.advance(SignedDuration::from_mins(2));
    let mut form = resume["form"].clone();
    form["position"] = json!("Moliyachi");
    let body = json!({ "revision": resume["revision"], "step": "default", "form": form });
    me.post(&format!("/api/v1/resume/update/{id}"), body).await.expect(200);
    for call in ["contacts", "save", "report"] {
        let body = if call == "report" { json!({ "reason": "other" }) } else { json!({}) };
        employer.post(&format!("/api/v1/candidates/{slug}/{call}"), body).await.expect(200);
    }
    let export = async |person: &testkit::Person, file: &str| -> Value {
        person.post("/api/v1/me/export", json!({})).await.expect(200);
        w.run_jobs().await;
        let reply = person.get("/api/v1/me/export/file").await.expect(200);
        let mut zip = zip::ZipArchive::new(Cursor::new(reply.body.to_vec())).unwrap();
        let mut text = String::new();
        zip.by_name(file).unwrap().read_to_string(&mut text).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let mine = export(&me, "resumes.json").await;
    assert_eq!(mine[0]["form"]["position"], "Moliyachi");
    assert_eq!(mine[0]["earlier_texts"][0]["form"]["position"], "Bosh hisobchi");
    assert_eq!(mine[0]["interview_data"]["data"]["birth_place"], "Kanareykaobod");
    assert_eq!(mine[0]["contacts_opened"][0]["company"], "Anor Savdo");
    assert!(mine[0].get("link_hash").is_none());
    let theirs = export(&employer, "candidates.json").await;
    assert_eq!(
        (&theirs["saved"][0]["slug"], &theirs["contacts_opened"][0]["slug"]),
        (&json!(slug), &json!(slug))
    );
    me.post("/api/v1/me/delete", json!({})).await.expect(200);
    w.clock.advance(SignedDuration::from_hours(14 * 24 + 1));
    w.erase_due().await;
    for table in [
        "resumes",
        "resume_revisions",
        "resume_companies",
        "resume_views",
        "resume_openings",
        "resume_interview_data",
        "saved_candidates",
        "complaints",
    ] {
        let sql = format!("select count(*) from {table}");
        let rows: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(&w.db).await.unwrap();
        assert_eq!(rows, 0, "{table}");
    }
}
