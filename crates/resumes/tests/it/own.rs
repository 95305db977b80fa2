//! A candidate writes, publishes, copies and removes resumes.

use jiff::SignedDuration;
use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::{World, resume_form};

const LIST: &str = "/api/v1/resume";
const CREATE: &str = "/api/v1/resume/create";

fn of(resume: &Value, call: &str) -> String {
    format!("/api/v1/resume/{}/{call}", resume["id"].as_str().unwrap())
}

fn save(resume: &Value) -> String {
    format!("/api/v1/resume/update/{}", resume["id"].as_str().unwrap())
}

fn view(resume: &Value) -> String {
    format!("/api/v1/resume/{}", resume["id"].as_str().unwrap())
}

#[tokio::test]
async fn a_draft_is_saved_step_by_step_and_published() {
    let w = World::new().await;
    let me = w.candidate().await;
    let empty = me.get(LIST).await.expect(200).json();
    assert_eq!((&empty["data"], &empty["limits"]), (&json!([]), &json!({ "total": 10, "active": 5 })));
    let draft = w.draft_resume(&me, json!({ "position": "Bos" })).await;
    assert_eq!((&draft["status"], &draft["revision"]), (&json!("draft"), &json!(1)));
    assert_eq!((&draft["can_publish"], &draft["completeness"]["percent"]), (&json!(false), &json!(8)));
    assert_eq!(
        draft["completeness"]["missing"][0],
        json!({ "field": "employment", "step": "third", "adds": 10 })
    );
    // What is missing is named at its field, and nothing changes.
    let refused =
        me.post(&of(&draft, "publish"), json!({ "revision": 1 })).await.expect_code(422, "validation").json();
    assert_eq!(refused["errors"].as_object().unwrap().len(), 8, "{refused}");
    let body = json!({ "revision": 1, "step": "eighth", "form": resume_form() });
    let saved = me.post(&save(&draft), body).await.expect(200).json()["data"].take();
    assert_eq!((&saved["revision"], &saved["can_publish"]), (&json!(2), &json!(true)));
    assert_eq!(saved["slug"], draft["slug"]);
    let published = me.post(&of(&draft, "publish"), json!({ "revision": 2 })).await.expect(200).json();
    assert_eq!((&published["data"]["status"], &published["data"]["revision"]), (&json!("active"), &json!(3)));
    assert!(published["data"]["slug"].as_str().unwrap().starts_with("bosh-hisobchi-"), "{published}");
    // A repeat whose response was lost.
    let again = me.post(&of(&draft, "publish"), json!({ "revision": 2 })).await.expect(200).json();
    assert_eq!(again, published);
    let listed = me.get(LIST).await.expect(200).json();
    assert_eq!(listed["data"][0]["position"], "Bosh hisobchi");
    assert_eq!(listed["data"][0]["views_7_days"], json!([0, 0, 0, 0, 0, 0, 0]));
    assert_eq!(listed["data"][0]["step"], "eighth");
}

#[tokio::test]
async fn an_active_resume_stays_valid_and_keeps_what_was_public() {
    let w = World::new().await;
    let me = w.candidate().await;
    let resume = w.resume(&me, |_| {}).await;
    let mut form = resume["form"].clone();
    form["position"] = json!("");
    let body = json!({ "revision": resume["revision"], "step": "default", "form": form });
    assert!(!me.post(&save(&resume), body).await.expect_field("position").is_empty());
    assert_eq!(me.get(&view(&resume)).await.expect(200).json()["data"], resume);
    // The text was public for a minute; the next one only for a moment.
    let revisions = resume["revision"].as_i64().unwrap()..;
    for (revision, (wait, position)) in revisions.zip([(60, "Moliyachi"), (59, "Auditor")]) {
        w.clock.advance(SignedDuration::from_secs(wait));
        form["position"] = json!(position);
        let body = json!({ "revision": revision, "step": "default", "form": form });
        me.post(&save(&resume), body).await.expect(200);
    }
    let kept: Vec<(i32, String)> = sqlx::query_as("select revision, form->>'position' from resume_revisions")
        .fetch_all(&w.db)
        .await
        .unwrap();
    assert_eq!(kept, [(2, "Bosh hisobchi".to_owned())]);
    let (position, words): (String, String) =
        sqlx::query_as("select position, words from resumes").fetch_one(&w.db).await.unwrap();
    assert_eq!(position, "Auditor");
    assert!(words.contains("soliq hisoboti"), "{words}");
}

#[tokio::test]
async fn an_older_revision_never_wins() {
    let w = World::new().await;
    let me = w.candidate().await;
    let draft = w.draft_resume(&me, json!({ "position": "A" })).await;
    let body = |position: &str| json!({ "revision": 1, "step": "second", "form": { "position": position } });
    let first = me.post(&save(&draft), body("one tab")).await.expect(200).json();
    // A retry of the same save whose response was lost.
    assert_eq!(me.post(&save(&draft), body("one tab")).await.expect(200).json(), first);
    let refused =
        me.post(&save(&draft), body("another tab")).await.expect_code(409, "version_conflict").json();
    assert_eq!(refused["resume"]["form"]["position"], "one tab");
    assert_eq!(refused["resume"]["revision"], 2);
    me.post(&of(&draft, "publish"), json!({ "revision": 1 })).await.expect_code(409, "version_conflict");
}

#[tokio::test]
async fn of_many_concurrent_saves_one_wins() {
    let w = World::new().await;
    let me = w.candidate().await;
    let draft = w.draft_resume(&me, json!({})).await;
    let saves: Vec<_> = (0..20)
        .map(|n| {
            let (client, path) = (me.client.clone(), save(&draft));
            let body = json!({ "revision": 1, "step": "default", "form": { "position": n.to_string() } });
            tokio::spawn(async move { client.post(&path, body).await.status.as_u16() })
        })
        .collect();
    let mut won = 0;
    for one in saves {
        won += usize::from(one.await.unwrap() == 200);
    }
    assert_eq!(won, 1);
}

#[tokio::test]
async fn limits_hold_under_concurrency() {
    let w = World::new().await;
    let me = w.candidate().await;
    let creations: Vec<_> = (0..15)
        .map(|_| {
            let client = me.client.clone();
            tokio::spawn(async move {
                client.post(CREATE, json!({ "step": "default", "form": resume_form() })).await
            })
        })
        .collect();
    let mut made = Vec::new();
    for one in creations {
        let reply = one.await.unwrap();
        match reply.status.as_u16() {
            200 => made.push(reply.json()["data"].clone()),
            _ => {
                let refused = reply.expect_code(409, "too_many_resumes").json();
                assert_eq!(refused["limit"], 10);
            }
        }
    }
    assert_eq!(made.len(), 10);
    let publishing: Vec<_> = made
        .iter()
        .map(|resume| {
            let (client, path) = (me.client.clone(), of(resume, "publish"));
            tokio::spawn(async move { client.post(&path, json!({ "revision": 1 })).await })
        })
        .collect();
    let mut active = 0;
    for one in publishing {
        let reply = one.await.unwrap();
        match reply.status.as_u16() {
            200 => active += 1,
            _ => drop(reply.expect_code(409, "too_many_active")),
        }
    }
    assert_eq!(active, 5);
    me.post(&of(&made[0], "clone"), json!({})).await.expect_code(409, "too_many_resumes");
}

#[tokio::test]
async fn a_repeated_creation_creates_once() {
    let w = World::new().await;
    let me = w.candidate().await;
    let client = me.client.clone().with("idempotency-key", "resume-1");
    let body = json!({ "step": "default", "form": { "position": "Oshpaz" } });
    let first = client.post(CREATE, body.clone()).await.expect(200).json();
    assert_eq!(client.post(CREATE, body).await.expect(200).json(), first);
    assert_eq!(me.get(LIST).await.expect(200).json()["data"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn it_is_taken_down_renewed_and_copied() {
    let w = World::new().await;
    let me = w.candidate().await;
    let resume = w.resume(&me, |_| {}).await;
    w.clock.advance(SignedDuration::from_hours(5));
    me.post(&of(&resume, "renew"), json!({})).await.expect(200);
    let renewed: bool =
        sqlx::query_scalar("select renewed_at > published_at from resumes").fetch_one(&w.db).await.unwrap();
    assert!(renewed);
    let draft = me.post(&of(&resume, "unpublish"), json!({})).await.expect(200).json()["data"].take();
    assert_eq!(draft["status"], "draft");
    assert_eq!(me.post(&of(&resume, "unpublish"), json!({})).await.expect(200).json()["data"], draft);
    me.post(&of(&resume, "renew"), json!({})).await.expect_code(409, "wrong_state");
    let copy = me.post(&of(&resume, "clone"), json!({})).await.expect(200).json()["data"].take();
    assert_ne!((&copy["id"], &copy["slug"]), (&resume["id"], &resume["slug"]));
    assert_eq!((&copy["form"], &copy["status"]), (&resume["form"], &json!("draft")));
    // Its address does not change when it is published again.
    let again =
        me.post(&of(&resume, "publish"), json!({ "revision": draft["revision"] })).await.expect(200).json();
    assert_eq!(again["data"]["slug"], resume["slug"]);
}

#[tokio::test]
async fn a_removed_resume_is_purged_after_a_month() {
    let w = World::new().await;
    let (me, other) = (w.candidate().await, w.candidate().await);
    let resume = w.resume(&me, |_| {}).await;
    let remove = format!("/api/v1/resume/remove/{}", resume["id"].as_str().unwrap());
    // The client of product §7 branches on `status`.
    other.post(&remove, json!({})).await.expect_code(200, "resume_not_found");
    assert_eq!(me.post(&remove, json!({})).await.expect(200).json(), json!({ "status": true }));
    me.post(&remove, json!({})).await.expect_code(200, "resume_not_found");
    me.get(&view(&resume)).await.expect(404);
    for (days, left) in [(29, 1_i64), (2, 0)] {
        w.clock.advance(SignedDuration::from_hours(24 * days));
        let mut db = w.db.acquire().await.unwrap();
        queue::enqueue_at(&mut db, &resumes::purge::PurgeResumes {}, w.clock.now()).await.unwrap();
        drop(db);
        w.run_jobs().await;
        let count: i64 = sqlx::query_scalar("select count(*) from resumes").fetch_one(&w.db).await.unwrap();
        assert_eq!(count, left);
    }
}

#[tokio::test]
async fn others_have_no_part_in_it() {
    let w = World::new().await;
    let (me, other, employer) = (w.candidate().await, w.candidate().await, w.customer().await);
    let resume = w.resume(&me, |_| {}).await;
    other.get(&view(&resume)).await.expect(404);
    employer.get(&view(&resume)).await.expect_code(403, "wrong_role");
    w.guest().get(&view(&resume)).await.expect(401);
    let body = json!({ "revision": 2, "step": "default", "form": {} });
    other.post(&save(&resume), body).await.expect(404);
    for call in ["unpublish", "renew", "clone"] {
        other.post(&of(&resume, call), json!({})).await.expect(404);
    }
    other.post(&of(&resume, "publish"), json!({ "revision": 2 })).await.expect(404);
    assert_eq!(other.get(LIST).await.expect(200).json()["data"], json!([]));
}

#[tokio::test]
async fn a_new_phone_of_the_account_replaces_the_old_one() {
    let w = World::new().await;
    let me = w.candidate().await;
    let phones = json!([me.phone, "+998901110002"]);
    let active = w.resume(&me, |form| form["phones"] = phones.clone()).await;
    let draft = w.draft_resume(&me, json!({ "phones": ["+998901110002", me.phone] })).await;
    let without = w.draft_resume(&me, json!({ "position": "Sotuvchi" })).await;
    sqlx::query("update users set phone = '+998901110003' where phone = $1")
        .bind(&me.phone)
        .execute(&w.db)
        .await
        .unwrap();
    for (resume, phones, saves) in [
        (&active, json!(["+998901110003", "+998901110002"]), 1),
        (&draft, json!(["+998901110002", "+998901110003"]), 1),
        (&without, json!([]), 0),
    ] {
        let seen = me.get(&view(resume)).await.expect(200).json()["data"].take();
        assert_eq!(seen["form"]["phones"], phones);
        let revision = resume["revision"].as_i64().unwrap() + saves;
        assert_eq!(seen["revision"], revision, "an open editor notices");
    }
}
