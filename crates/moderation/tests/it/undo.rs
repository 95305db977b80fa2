//! An approval is held for some seconds: nobody sees it, its moderator may take it back, and then it is published.

use jiff::SignedDuration;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, Person, Reply, World, vacancy_form};

const SECOND: SignedDuration = SignedDuration::from_secs(1);

/// A vacancy that waits, at a time so far ahead that the queue of jobs follows the clock of the test: it never runs
/// anything later than the database's own time.
struct Waiting {
    w: World,
    owner: Person,
    moderator: Client,
    slug: String,
    text: String,
}

async fn waiting() -> Waiting {
    let w = World::new().await;
    w.clock.advance(SignedDuration::from_hours(40 * 365 * 24));
    let owner = w.customer().await;
    let slug = w.submit(&owner, vacancy_form()).await;
    let text = w.waiting_revision(&slug).await;
    let moderator = w.staff(StaffRole::Moderator).await;
    Waiting { w, owner, moderator, slug, text }
}

async fn act(moderator: &Client, text: &str, action: &str, body: Value) -> Reply {
    moderator.post(&format!("/api/v1/staff/moderation/{text}/{action}"), body).await
}

async fn hold(moderator: &Client, text: &str) {
    let held = act(moderator, text, "approve", json!({ "can_undo": true })).await.expect(200).json();
    assert_eq!(held["undo_seconds"], 8);
}

impl Waiting {
    async fn is_public(&self) -> bool {
        let page = self.w.guest().get(&format!("/api/v1/jobs/{}", self.slug)).await.json();
        page["status"] == true
    }

    async fn queue(&self) -> usize {
        let list = self.moderator.get("/api/v1/staff/moderation").await.expect(200).json();
        assert_eq!(list["waiting"].as_u64().unwrap(), list["data"].as_array().unwrap().len() as u64);
        list["data"].as_array().unwrap().len()
    }

    async fn view(&self, moderator: &Client) -> Value {
        moderator.get(&format!("/api/v1/staff/moderation/{}", self.text)).await.expect(200).json()["data"]
            .take()
    }

    async fn notices(&self) -> usize {
        let list = self.owner.get("/api/v1/notices").await.expect(200).json();
        list["data"].as_array().unwrap().len()
    }

    async fn pass(&self, time: SignedDuration) {
        self.w.clock.advance(time);
        self.w.run_jobs().await;
    }

    async fn journal(&self) -> Vec<(String, String)> {
        sqlx::query_as(
            "select action, coalesce(address, '') from audit_events
             where object_kind = 'vacancy' and object_id = $1 order by at, id",
        )
        .bind(&self.slug)
        .fetch_all(&self.w.db)
        .await
        .unwrap()
    }
}

#[tokio::test]
async fn a_held_approval_is_public_when_its_time_is_over_and_not_before() {
    let one = waiting().await;
    let before = one.notices().await;
    hold(&one.moderator, &one.text).await;
    one.pass(SECOND * 7).await;
    assert!(!one.is_public().await, "nobody sees it yet");
    assert_eq!(one.notices().await, before, "nobody hears of it yet");
    assert_eq!(one.queue().await, 0, "for other moderators it is decided");
    // The page of the moderator is closed: nothing more comes from it.
    one.pass(SECOND).await;
    assert!(one.is_public().await);
    assert_eq!(one.notices().await, before + 1);
    act(&one.moderator, &one.text, "undo", json!({})).await.expect_code(409, "undo_over");
    assert!(one.is_public().await);
    let journal = one.journal().await;
    assert_eq!(journal.len(), 1, "{journal:?}");
    assert_eq!(journal[0].0, "vacancy_approved");
    assert!(!journal[0].1.is_empty(), "the journal knows where the decision came from");
    let decided: bool =
        sqlx::query_scalar("select decided_by is not null from vacancy_revisions where id = $1::text::uuid")
            .bind(&one.text)
            .fetch_one(&one.w.db)
            .await
            .unwrap();
    assert!(decided, "a moderator's approval, not one of the rules");
}

#[tokio::test]
async fn an_approval_that_was_taken_back_leaves_nothing_behind() {
    let one = waiting().await;
    let before = one.notices().await;
    hold(&one.moderator, &one.text).await;
    one.w.clock.advance(SECOND * 3);
    assert_eq!(one.view(&one.moderator).await["held"]["undo_seconds"], 5);
    act(&one.moderator, &one.text, "undo", json!({})).await.expect(200);
    assert_eq!(one.view(&one.moderator).await["held"], Value::Null);
    assert_eq!(one.queue().await, 1);
    act(&one.moderator, &one.text, "undo", json!({})).await.expect_code(409, "undo_over");
    one.pass(SECOND * 60).await;
    assert!(!one.is_public().await);
    assert_eq!(one.notices().await, before);
    let journal: Vec<String> = one.journal().await.into_iter().map(|(action, _)| action).collect();
    assert_eq!(journal, ["approval_undone"]);
    // It may be refused after all.
    let reasons = json!({ "reasons": [{ "code": "unreadable" }] });
    act(&one.moderator, &one.text, "reject", reasons).await.expect(200);
}

/// The first job still waits when the text is approved again: it must not cut the second time short.
#[tokio::test]
async fn approved_again_the_time_begins_anew() {
    let one = waiting().await;
    hold(&one.moderator, &one.text).await;
    one.w.clock.advance(SECOND * 5);
    act(&one.moderator, &one.text, "undo", json!({})).await.expect(200);
    hold(&one.moderator, &one.text).await;
    one.pass(SECOND * 4).await;
    assert!(!one.is_public().await);
    act(&one.moderator, &one.text, "undo", json!({})).await.expect(200);
    hold(&one.moderator, &one.text).await;
    one.pass(SECOND * 8).await;
    assert!(one.is_public().await);
}

#[tokio::test]
async fn for_another_moderator_it_is_decided() {
    let one = waiting().await;
    let other = one.w.staff(StaffRole::Moderator).await;
    hold(&one.moderator, &one.text).await;
    let held = one.view(&other).await["held"].take();
    assert_eq!(held, json!({ "by": "Sardor Karimov", "undo_seconds": null }));
    for (action, body) in [
        ("approve", json!({})),
        ("approve", json!({ "can_undo": true })),
        ("reject", json!({ "reasons": [{ "code": "unreadable" }] })),
    ] {
        let refused = act(&other, &one.text, action, body).await.expect_code(409, "already_decided").json();
        assert_eq!(
            (&refused["state"], &refused["decided_by"]),
            (&json!("approved"), &json!("Sardor Karimov"))
        );
    }
    act(&other, &one.text, "undo", json!({})).await.expect_code(409, "undo_over");
    one.pass(SECOND * 8).await;
    assert!(one.is_public().await);
}

/// Who was faster wins: a new text of the owner, or the end of the vacancy.
#[tokio::test]
async fn what_its_owner_changed_meanwhile_is_not_published() {
    let one = waiting().await;
    hold(&one.moderator, &one.text).await;
    let own = format!("/api/v1/my/jobs/{}", one.slug);
    let mut form = one.owner.get(&own).await.expect(200).json()["data"].take();
    let revision = form["revision"].take();
    let mut form = form["form"].take();
    form["title"] = json!("Yetakchi hisobchi");
    form["revision"] = revision;
    one.owner.post(&format!("/api/v1/jobs/update/{}", one.slug), form).await.expect(200);
    assert_eq!(one.queue().await, 1, "the new text waits");
    one.pass(SECOND * 8).await;
    assert!(!one.is_public().await, "neither the old text nor the new one");
    assert_eq!(one.queue().await, 1);

    let two = waiting().await;
    hold(&two.moderator, &two.text).await;
    two.owner.post(&format!("/api/v1/jobs/destroy/{}", two.slug), json!({})).await.expect(200);
    two.pass(SECOND * 8).await;
    assert!(!two.is_public().await);
}

/// The job that publishes was lost: the text must not be in nobody's queue.
#[tokio::test]
async fn an_approval_that_nothing_publishes_is_void_after_a_while() {
    let one = waiting().await;
    hold(&one.moderator, &one.text).await;
    sqlx::query("delete from jobs where name = 'publish_approved'").execute(&one.w.db).await.unwrap();
    one.pass(SignedDuration::from_mins(16)).await;
    assert_eq!(one.queue().await, 1);
    hold(&one.moderator, &one.text).await;
    one.pass(SECOND * 8).await;
    assert!(one.is_public().await);
}
