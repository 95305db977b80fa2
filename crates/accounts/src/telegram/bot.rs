//! Handles messages to the bot. Updates come by webhook, or by polling if Telegram cannot reach us.

use std::time::Duration;

use jiff::Timestamp;
use kernel::Locale;
use outside::{Channels, Update};
use platform::{App, Origin};
use sqlx::PgConnection;
use tokio::time::sleep;

use super::{link, store};
use crate::history::{self, Event};

/// Timeout of a long poll.
const LONG_POLL: Duration = Duration::from_secs(25);
const AFTER_ERROR: Duration = Duration::from_secs(5);

/// Polls Telegram for updates until the caller drops the future.
pub async fn poll(app: &App) {
    let Some(bot) = &app.shared::<Channels>().telegram else { return std::future::pending().await };
    // The webhook of an earlier installation would receive all updates instead of us.
    if let Err(error) = bot.delete_webhook().await {
        tracing::warn!(%error, "the bot's webhook could not be taken off");
    }
    let mut offset = 0;
    loop {
        match bot.updates(offset, LONG_POLL).await {
            Ok(updates) => {
                for update in updates {
                    offset = offset.max(update.update_id + 1);
                    if let Err(error) = handle(app, &update).await {
                        tracing::error!(error = format!("{error:#}"), "an update of the bot failed");
                    }
                }
            }
            Err(error) => {
                tracing::warn!(%error, "no news from Telegram");
                sleep(AFTER_ERROR).await;
            }
        }
    }
}

/// Handles each update once: Telegram retries when it is not sure about the delivery.
pub(super) async fn handle(app: &App, update: &Update) -> anyhow::Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if !store::insert_update(&mut tx, update.update_id, now).await? {
        return Ok(());
    }
    if let Some(message) = update.message.as_ref().filter(|message| message.is_private) {
        let from = message.from.as_ref();
        let spoken = from.and_then(|from| from.language_code.as_deref()).and_then(Locale::parse);
        let name = from.map(|from| match &from.username {
            Some(username) => format!("{} (@{username})", from.first_name),
            None => from.first_name.clone(),
        });
        let said = Said {
            chat: message.chat_id,
            name: name.unwrap_or_default().chars().take(100).collect(),
            text: message.text.as_deref().unwrap_or_default().trim(),
            locale: spoken.unwrap_or_default(),
        };
        answer(app, &mut tx, &said, now).await?;
    }
    tx.commit().await?;
    Ok(())
}

struct Said<'a> {
    chat: i64,
    name: String,
    text: &'a str,
    locale: Locale,
}

async fn answer(app: &App, db: &mut PgConnection, said: &Said<'_>, now: Timestamp) -> anyhow::Result<()> {
    let owner = store::find_owner(db, said.chat).await?;
    let locale = owner.as_ref().and_then(|owner| Locale::parse(&owner.locale)).unwrap_or(said.locale);
    let text = match said.text.split_once(' ') {
        Some(("/start", key)) => {
            let known = store::set_key_chat(db, &link::hash(key.trim()), said.chat, &said.name, now).await?;
            if known { "bot_confirm" } else { "bot_unknown_key" }
        }
        _ if said.text == "/stop" => match owner {
            Some(owner) => {
                let origin = Origin { address: "Telegram".to_owned(), user_agent: "Telegram".to_owned() };
                store::delete_chat(db, owner.user_id).await?;
                history::record(app, db, owner.user_id, Event::TelegramUnlinked, &origin).await?;
                "bot_unlinked"
            }
            None => "bot_help",
        },
        _ if owner.is_some() => "bot_linked_help",
        _ => "bot_help",
    };
    notifications::notify_chat(db, said.chat, text, locale).await?;
    Ok(())
}
