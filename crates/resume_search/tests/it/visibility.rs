//! Whom an employer finds, and whom not.

use serde_json::{Value, json};
use testkit::{Person, World};

use crate::{documents, plain, positions, search, settle};

fn own(resume: &Value, call: &str) -> String {
    format!("/api/v1/resume/{}/{call}", resume["id"].as_str().unwrap())
}

fn company(person: &Person) -> String {
    person.user["customer"]["slug"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_list_decides_which_employers_find_a_resume() {
    let w = World::new().await;
    let (one, other) = (w.customer().await, w.customer().await);
    let (me, resume) = plain(&w, "Duradgor").await;
    plain(&w, "Sotuvchi").await;
    let listed = [company(&one)];
    for (visibility, companies, of_one, of_other, indexed) in [
        ("employers", &[][..], 1, 1, 2),
        ("blacklist", &listed[..], 0, 1, 2),
        ("whitelist", &listed[..], 1, 0, 2),
        ("link", &[][..], 0, 0, 1),
        ("nobody", &[][..], 0, 0, 1),
        ("employers", &[][..], 1, 1, 2),
    ] {
        let body = json!({ "visibility": visibility, "companies": companies, "hidden": [] });
        me.post(&own(&resume, "visibility"), body).await.expect(200);
        // A stale index: the table of access decides, for the cards and for the number.
        for (employer, expected) in [(&one, of_one), (&other, of_other)] {
            let found = positions(employer, &[("q", "duradgor")]).await;
            assert!(found.len() <= expected, "{visibility}: {found:?}");
        }
        settle(&w).await;
        assert_eq!(documents(&w), indexed, "{visibility}");
        for (employer, expected) in [(&one, of_one), (&other, of_other)] {
            assert_eq!(positions(employer, &[("q", "duradgor")]).await.len(), expected, "{visibility}");
            assert_eq!(positions(employer, &[]).await.len(), expected + 1, "{visibility}");
        }
    }
}

#[tokio::test]
async fn the_number_tells_nothing_about_hidden_resumes() {
    let w = World::new().await;
    let (one, other) = (w.customer().await, w.customer().await);
    for _ in 0..3 {
        let (me, resume) = plain(&w, "Duradgor").await;
        let body = json!({ "visibility": "blacklist", "companies": [company(&one)], "hidden": [] });
        me.post(&own(&resume, "visibility"), body).await.expect(200);
    }
    settle(&w).await;
    // No page of the one is longer or deeper because of them.
    for query in [vec![("per_page", "1")], vec![("per_page", "1"), ("page", "2")]] {
        assert_eq!(search(&one, &query).await["meta"]["total"], 0);
        assert_eq!(search(&other, &query).await["meta"]["total"], 3);
    }
}

#[tokio::test]
async fn what_is_not_public_is_neither_found_nor_indexed() {
    let w = World::new().await;
    let employer = w.customer().await;
    let found = async || {
        let stale = positions(&employer, &[("q", "duradgor")]).await.len();
        settle(&w).await;
        let current = positions(&employer, &[("q", "duradgor")]).await.len();
        assert_eq!(current, documents(&w));
        (stale, current)
    };
    let (me, resume) = plain(&w, "Duradgor").await;
    settle(&w).await;
    assert_eq!(found().await, (1, 1));
    me.post(&own(&resume, "unpublish"), json!({})).await.expect(200);
    assert_eq!(found().await, (0, 0), "a draft");
    let revision = me.get(&own(&resume, "")[..own(&resume, "").len() - 1]).await.expect(200).json();
    let body = json!({ "revision": revision["data"]["revision"] });
    me.post(&own(&resume, "publish"), body).await.expect(200);
    assert_eq!(found().await.1, 1, "published again");
    sqlx::query("update resumes set hidden_at = now()").execute(&w.db).await.unwrap();
    assert_eq!(found().await, (0, 0), "hidden by complaints");
    sqlx::query("update resumes set hidden_at = null").execute(&w.db).await.unwrap();
    assert_eq!(found().await.1, 1);
    me.post("/api/v1/me/delete", json!({})).await.expect(200);
    assert_eq!(found().await, (0, 0), "an account that leaves");
    me.post("/api/v1/me/delete/undo", json!({})).await.expect(200);
    assert_eq!(found().await.1, 1);
    sqlx::query("update resumes set deleted_at = now()").execute(&w.db).await.unwrap();
    assert_eq!(found().await, (0, 0), "removed by its owner");
    sqlx::query("delete from resumes").execute(&w.db).await.unwrap();
    assert_eq!(found().await, (0, 0));
}

#[tokio::test]
async fn drafts_do_not_reach_the_index() {
    let w = World::new().await;
    let me = w.candidate().await;
    let changes = async || -> i64 {
        let sql = "select count(*) from search_changes where kind = 'resumes'";
        sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
    };
    let before = changes().await;
    w.draft_resume(&me, testkit::resume_form()).await;
    sqlx::query("update resumes set updated_at = now()").execute(&w.db).await.unwrap();
    sqlx::query("delete from resumes").execute(&w.db).await.unwrap();
    assert_eq!(changes().await, before);
}

#[tokio::test]
async fn a_company_that_may_not_see_candidates_finds_none() {
    let w = World::new().await;
    let employer = w.customer().await;
    plain(&w, "Duradgor").await;
    settle(&w).await;
    sqlx::query("update companies set active = false").execute(&w.db).await.unwrap();
    employer.get("/api/v1/candidates").await.expect_code(403, "company_blocked");
}

#[tokio::test]
async fn nobody_is_found_by_colleagues() {
    let w = World::new().await;
    let (one, other) = (w.customer().await, w.customer().await);
    let (me, resume) = plain(&w, "Duradgor").await;
    let invited = one.post("/api/v1/company/invite", json!({ "role": "viewer" })).await.expect(201).json();
    let token = invited["data"]["url"].as_str().unwrap().rsplit('/').next().unwrap();
    me.post("/api/v1/company/join", json!({ "token": token, "name": "Anvar" })).await.expect(200);
    settle(&w).await;
    for query in [vec![], vec![("q", "duradgor")]] {
        assert_eq!(search(&one, &query).await["meta"]["total"], 0, "{query:?}");
        assert_eq!(search(&other, &query).await["meta"]["total"], 1, "{query:?}");
    }
    // A candidate again: the resume can be put on the list of chosen companies, and found by them.
    me.post("/api/v1/company/leave", json!({})).await.expect(200);
    let body = json!({ "visibility": "whitelist", "companies": [company(&one)], "hidden": [] });
    me.post(&own(&resume, "visibility"), body).await.expect(200);
    settle(&w).await;
    assert_eq!(search(&one, &[]).await["meta"]["total"], 1);
    assert_eq!(search(&other, &[]).await["meta"]["total"], 0);
}
