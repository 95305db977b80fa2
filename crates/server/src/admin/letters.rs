//! Letters from the contacts page on the command line, until the staff console has its page for them.

use content::LetterId;
use sqlx::PgPool;
use uuid::Uuid;

use super::say;
use crate::app;
use crate::config::Config;

pub async fn list(config: &Config, db: &PgPool) -> anyhow::Result<()> {
    let app = app::build(config, db.clone()).await?;
    let letters =
        content::list_open_letters(&app).await.map_err(|error| anyhow::anyhow!("{}", error.code()))?;
    if letters.is_empty() {
        say("Every letter is answered.");
    }
    for letter in letters {
        let (id, at, topic, locale) = (letter.id, letter.created_at, letter.topic, letter.locale);
        say(&format!(
            "{id}  {at}  {topic}  {locale}\n  {} <{}>\n  {}\n",
            letter.name, letter.reply_to, letter.message
        ));
    }
    Ok(())
}

pub async fn mark_answered(config: &Config, db: &PgPool, id: Uuid) -> anyhow::Result<()> {
    let app = app::build(config, db.clone()).await?;
    let done = content::mark_answered(&app, LetterId::from(id)).await;
    anyhow::ensure!(
        done.map_err(|error| anyhow::anyhow!("{}", error.code()))?,
        "there is no open letter {id}"
    );
    say("Marked as answered.");
    Ok(())
}
