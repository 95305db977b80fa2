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
use uuid::Uuid;

use crate::Source;

/// After this long without a notification the connection is probed, with this timeout for the answer.
const QUIET: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_secs(4);

/// Notifications received and not processed yet.
#[derive(Default)]
pub(crate) struct Notifications {
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
pub(crate) async fn listen<S: Source>(app: &App, notifications: &Notifications) -> anyhow::Result<()> {
    let live = S::live(app);
    let mut listener = PgListener::connect_with(&app.listeners).await.context("listen")?;
    listener.listen_all([S::CHANNEL, "search_words_changed", "dictionaries_changed"]).await?;
    S::drop_cached(app, None);
    live.set_listener_connected(true);
    loop {
        // `recv` would reconnect silently, and notifications sent meanwhile would be lost.
        let Ok(notification) = timeout(QUIET, listener.try_recv()).await else {
            let answer = timeout(PATIENCE, listener.fetch_one("select 1")).await;
            answer.context("the connection for change notifications does not answer")??;
            continue;
        };
        let notification = notification?.context("the connection for change notifications broke")?;
        live.note_change();
        S::drop_cached(app, changed::<S>(&notification).as_deref());
        if notification.channel() != S::CHANNEL {
            notifications.is_about_words.store(true, Ordering::Release);
        }
        notifications.changed.notify_one();
    }
}

/// The documents that have changed; `None` when it may be any of them.
fn changed<S: Source>(notification: &PgNotification) -> Option<Vec<Uuid>> {
    if notification.channel() != S::CHANNEL || notification.payload().is_empty() {
        return None;
    }
    notification.payload().split(' ').map(str::parse).collect::<Result<_, _>>().ok()
}
