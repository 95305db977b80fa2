//! All background jobs and schedules of the product, one line each.

use std::time::Duration;

use platform::App;
use queue::{Job, Registry, Schedule};
use serde::{Deserialize, Serialize};

pub fn registry() -> Registry<App> {
    let mut registry = Registry::new();
    registry.around_each(|job| Box::pin(platform::with_one_connection(job)));
    registry.add::<ForgetOldAnswers>();
    registry.every("forget-old-answers", Schedule::every(Duration::from_secs(3600)), || ForgetOldAnswers {});
    content::jobs(&mut registry);
    staff::jobs(&mut registry);
    live::jobs(&mut registry);
    notifications::jobs(&mut registry);
    rates::jobs(&mut registry);
    accounts::jobs(&mut registry);
    moderation::jobs(&mut registry);
    vacancies::jobs(&mut registry);
    resumes::jobs(&mut registry);
    applications::jobs(&mut registry);
    interviews::jobs(&mut registry);
    chat::jobs(&mut registry);
    vacancy_search::jobs(&mut registry);
    companies::jobs(&mut registry);
    registry
}

/// Deletes the stored responses of `Idempotency-Key` after a day.
#[derive(Debug, Serialize, Deserialize)]
struct ForgetOldAnswers {}

impl Job<App> for ForgetOldAnswers {
    const NAME: &'static str = "forget_old_answers";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let rows =
            platform::forget_old_answers(app).await.map_err(|error| anyhow::anyhow!("{}", error.code()))?;
        tracing::debug!(rows, "forgot old answers");
        Ok(())
    }
}
