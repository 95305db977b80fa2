//! The index of a running server: it follows changes and survives a restart.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use resume_search::engine::{ResumeIndex, keep_updated};
use search_index::IndexState;
use serde_json::json;
use testkit::{Person, World};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::{plain, positions};

/// A wait ends as soon as its condition holds, so this only has to outlast the slowest machine.
const DEADLINE: Duration = Duration::from_secs(120);

async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < DEADLINE, "waited too long until {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

struct Following {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Following {
    fn start(w: &World, folder: &Path) -> Self {
        let stop = CancellationToken::new();
        let task =
            tokio::spawn(keep_updated(w.app.clone(), folder.to_owned(), "test".to_owned(), stop.clone()));
        Self { stop, task }
    }

    async fn end(self) {
        self.stop.cancel();
        self.task.await.unwrap();
    }
}

async fn until_found(w: &World, employer: &Person, text: &str, count: usize) {
    until(&format!("{count} are found by {text}"), async || {
        w.app.shared::<ResumeIndex>().live.index_state() == IndexState::Current
            && positions(employer, &[("q", text)]).await.len() == count
    })
    .await;
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ishbor-resumes-{name}-{}", std::process::id()))
}

#[tokio::test]
async fn a_running_server_follows_and_a_restart_keeps_the_index() {
    let w = World::new().await;
    let folder = folder("restart");
    let employer = w.customer().await;
    {
        let server = w.second_server().await;
        let employer = server.sign_in(&employer).await;
        let following = Following::start(&server, &folder);
        // An index finds other words than the database does: a typing error.
        let (me, resume) = plain(&w, "Haydovchi").await;
        until_found(&server, &employer, "haydavchi", 1).await;
        plain(&w, "Haydovchi").await;
        until_found(&server, &employer, "haydavchi", 2).await;
        let unpublish = format!("/api/v1/resume/{}/unpublish", resume["id"].as_str().unwrap());
        me.post(&unpublish, json!({})).await.expect(200);
        until_found(&server, &employer, "haydavchi", 1).await;
        following.end().await;
    }
    let current = std::fs::read_to_string(folder.join("current")).unwrap();
    assert!(current.starts_with("resumes-"), "{current}");

    // The next process opens the same folder: nothing is built, and what has changed meanwhile is read.
    plain(&w, "Haydovchi").await;
    let server = w.second_server().await;
    let employer = server.sign_in(&employer).await;
    let following = Following::start(&server, &folder);
    until_found(&server, &employer, "haydavchi", 2).await;
    assert_eq!(std::fs::read_to_string(folder.join("current")).unwrap(), current);
    let sql = "select kind from search_nodes where node = 'test'";
    let kinds: Vec<String> = sqlx::query_scalar(sql).fetch_all(&w.db).await.unwrap();
    assert_eq!(kinds, ["resumes"]);
    following.end().await;
    std::fs::remove_dir_all(folder).ok();
}
