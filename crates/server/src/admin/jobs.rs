//! Background jobs on the command line.

use sqlx::PgPool;
use uuid::Uuid;

use super::say;

pub async fn list(db: &PgPool) -> anyhow::Result<()> {
    let mut db = db.acquire().await?;
    let counts = queue::admin::counts(&mut db).await?;
    if counts.is_empty() {
        say("No jobs wait, run or failed.");
    }
    for count in counts {
        say(&format!(
            "{:8} {:6} {}  oldest due {}",
            count.state.as_str(),
            count.jobs,
            count.name,
            count.oldest_run_at
        ));
    }
    for failed in queue::admin::list_failed(&mut db, None, 50).await? {
        say(&format!("{}  {}  {} tries  {}", failed.id.0, failed.name, failed.attempts, failed.last_error));
    }
    Ok(())
}

pub async fn retry(db: &PgPool, id: Uuid) -> anyhow::Result<()> {
    let mut tx = db.begin().await?;
    let again = queue::admin::retry(&mut tx, queue::JobId(id)).await?;
    anyhow::ensure!(again.is_some(), "there is no failed job {id}");
    tx.commit().await?;
    say("The job will run again.");
    Ok(())
}
