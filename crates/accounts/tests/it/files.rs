//! Files follow their rows, also through crashes.

use accounts::me::deletion::EraseAccounts;
use accounts::unused_files::DeleteUnusedFiles;
use axum::http::Method;
use bytes::Bytes;
use jiff::{SignedDuration, Timestamp};
use platform::files::FileKey;
use queue::Job as _;
use serde_json::json;
use testkit::{PASSWORD, Person, World, run_until_crash};

const FOLDERS: [&str; 3] = ["avatars", "thumbs", "exports"];

/// Later than the time of any file, which is that of the machine.
fn far() -> Timestamp {
    "2100-01-01T00:00:00Z".parse().unwrap()
}

async fn files(w: &World) -> Vec<String> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        let keys = w.files.list_before(folder, far()).await.unwrap();
        found.extend(keys.iter().map(|key| key.as_str().to_owned()));
    }
    found.sort();
    found
}

async fn upload(person: &Person, query: &str) -> testkit::Reply {
    let path = format!("/api/v1/me/avatar{query}");
    person.client.send(Method::POST, &path, Some("image/png"), testkit::png(300, 300).into()).await
}

#[tokio::test]
async fn a_picture_for_a_missing_profile_is_refused_and_leaves_no_file() {
    let w = World::new().await;
    let anor = w.customer().await;
    upload(&anor, "?role=candidate").await.expect_code(409, "profile_required");
    assert_eq!(files(&w).await, Vec::<String>::new());
    upload(&anor, "").await.expect(200);
    assert_eq!(files(&w).await.len(), 2);
    anor.post("/api/v1/me/avatar/remove?role=candidate", json!({})).await.expect(200);
    assert_eq!(files(&w).await.len(), 2);
}

#[tokio::test]
async fn the_sweeper_deletes_files_without_a_row_and_may_crash_at_any_moment() {
    let w = World::new().await;
    let (anor, malika) = (w.customer().await, w.candidate().await);
    upload(&anor, "").await.expect(200);
    upload(&malika, "").await.expect(200);
    malika.post("/api/v1/me/export", json!({})).await.expect(200);
    w.run_jobs().await;
    let in_use = files(&w).await;
    assert_eq!(in_use.len(), 5);
    // The clock of tests is behind the time of the files: they are young.
    let young = FileKey::random("avatars", "jpg");
    w.files.put(&young, Bytes::from_static(b"of a request that is still running")).await.unwrap();
    DeleteUnusedFiles {}.run(&w.app).await.unwrap();
    assert_eq!(files(&w).await.len(), 6);
    w.clock.set(far());
    for polls in 1.. {
        for folder in FOLDERS.into_iter().cycle().take(9) {
            let orphan = FileKey::random(folder, "jpg");
            w.files.put(&orphan, Bytes::from_static(b"no row names it")).await.unwrap();
        }
        let is_finished = run_until_crash(polls, DeleteUnusedFiles {}.run(&w.app)).await;
        DeleteUnusedFiles {}.run(&w.app).await.unwrap();
        assert_eq!(files(&w).await, in_use, "after a crash at step {polls}");
        if is_finished {
            break;
        }
    }
}

#[tokio::test]
async fn an_erasure_may_crash_at_any_moment() {
    let w = World::new().await;
    for polls in [1, 3, 6, 10, 15, 20, 25, 30] {
        let anor = w.customer().await;
        upload(&anor, "").await.expect(200);
        anor.post("/api/v1/me/export", json!({})).await.expect(200);
        w.run_jobs().await;
        assert_eq!(files(&w).await.len(), 3);
        anor.post("/api/v1/me/delete", json!({})).await.expect(200);
        w.clock.advance(SignedDuration::from_hours(14 * 24 + 1));
        run_until_crash(polls, EraseAccounts {}.run(&w.app)).await;
        EraseAccounts {}.run(&w.app).await.unwrap();
        let now = kernel::Clock::now(&*w.clock);
        w.clock.set(far());
        DeleteUnusedFiles {}.run(&w.app).await.unwrap();
        w.clock.set(now);
        assert_eq!(files(&w).await, Vec::<String>::new(), "after a crash at step {polls}");
        let users: i64 = sqlx::query_scalar("select count(*) from users").fetch_one(&w.db).await.unwrap();
        assert_eq!(users, 0, "after a crash at step {polls}");
    }
}

#[tokio::test]
async fn an_account_that_cannot_be_erased_does_not_block_others() {
    let w = World::new().await;
    let (stuck, ali) = (w.candidate().await, w.candidate().await);
    for person in [&stuck, &ali] {
        person.post("/api/v1/me/delete", json!({})).await.expect(200);
    }
    let fail = format!(
        "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
         create trigger refuse before delete on users for each row when (old.phone = '{}')
             execute function refuse()",
        stuck.phone
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(fail)).execute(&w.db).await.unwrap();
    w.clock.advance(SignedDuration::from_hours(14 * 24 + 1));
    let outcome = EraseAccounts {}.run(&w.app).await;
    assert!(outcome.is_err(), "the failure is reported");
    let login = json!({ "phone": ali.phone, "password": PASSWORD });
    w.guest().post("/api/v1/auth/login", login).await.expect_code(200, "wrong_credentials");
    let left: Vec<String> = sqlx::query_scalar("select phone from users").fetch_all(&w.db).await.unwrap();
    assert_eq!(left, std::slice::from_ref(&stuck.phone));
}

#[tokio::test]
async fn an_export_whose_account_is_gone_leaves_no_file() {
    let w = World::new().await;
    let malika = w.candidate().await;
    malika.post("/api/v1/me/export", json!({})).await.expect(200);
    w.run_jobs().await;
    assert_eq!(files(&w).await.len(), 1);
    w.clock.advance(SignedDuration::from_hours(25));
    let mut db = w.db.acquire().await.unwrap();
    queue::enqueue(&mut db, &accounts::me::export::ForgetExports {}).await.unwrap();
    drop(db);
    w.run_jobs().await;
    assert_eq!(files(&w).await, Vec::<String>::new());
}
