//! The LISTEN connection that receives change notifications. They invalidate the caches at once and wake the index
//! updater.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context as _;
use platform::App;
use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgNotification};
use tokio::sync::Notify;
use tokio::time::timeout;
use vacancies::VacancyId;

use super::{Cards, Engine};

const VACANCIES: &str = "vacancies_changed";

/// After this long without a notification the connection is probed, with this timeout for the answer.
const QUIET: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_secs(4);

/// Notifications received and not processed yet.
#[derive(Default)]
pub(super) struct Notifications {
    pub changed: Notify,
    is_about_words: AtomicBool,
}

impl Notifications {
    /// Returns whether the words used to parse queries have changed since the last call, and resets the flag.
    pub fn take_words(&self) -> bool {
        self.is_about_words.swap(false, Ordering::AcqRel)
    }
}

/// Listens until the connection breaks. Changes before it was open or after it broke send no notification here, so
/// everything cached by then has to be dropped.
pub(super) async fn listen(app: &App, notifications: &Notifications) -> anyhow::Result<()> {
    let (engine, cards) = (app.shared::<Engine>(), app.shared::<Cards>());
    let mut listener = PgListener::connect_with(&app.listeners).await.context("listen")?;
    listener.listen_all([VACANCIES, "search_words_changed", "dictionaries_changed"]).await?;
    cards.clear();
    engine.set_listener_connected(true);
    loop {
        // `recv` would reconnect silently, and notifications sent meanwhile would be lost.
        let Ok(notification) = timeout(QUIET, listener.try_recv()).await else {
            let answer = timeout(PATIENCE, listener.fetch_one("select 1")).await;
            answer.context("the connection for change notifications does not answer")??;
            continue;
        };
        let notification = notification?.context("the connection for change notifications broke")?;
        engine.note_change();
        match changed(&notification) {
            Some(ids) => cards.remove(&ids),
            None => cards.clear(),
        }
        if notification.channel() != VACANCIES {
            notifications.is_about_words.store(true, Ordering::Release);
        }
        notifications.changed.notify_one();
    }
}

/// The vacancies that have changed; `None` when it may be any of them.
fn changed(notification: &PgNotification) -> Option<Vec<VacancyId>> {
    if notification.channel() != VACANCIES || notification.payload().is_empty() {
        return None;
    }
    let ids =
        notification.payload().split(' ').map(|id| id.parse().map(|id: uuid::Uuid| VacancyId::from(id)));
    ids.collect::<Result<_, _>>().ok()
}
