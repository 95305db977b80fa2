//! Hears from the database who was told something, on any server, and hands it to the sockets here.
//!
//! Notifications only say that there is something: events are read from the table after the last number that was handed
//! out. So a notification may be lost or come twice, and a broken connection only delays.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use platform::{App, SessionId, UserId};
use sqlx::Executor as _;
use sqlx::postgres::{PgListener, PgNotification};
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::feeds::Live;
use crate::message::{Event, Topic};
use crate::store;

const EVENTS: &str = "live";
const ENDED: &str = "live_ended";

/// After this long without a notification the connection is probed, with this timeout for the answer.
const QUIET: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_secs(4);
/// How often the table is asked while the connection is broken.
const RETRY: Duration = Duration::from_secs(1);
/// Sessions also end by time, of which nobody is notified.
const CHECK_SESSIONS: Duration = Duration::from_secs(15);
/// People whose events are read by one statement, and events of each.
const PEOPLE: usize = 500;
const EACH: i64 = 100;
/// How long sockets may take to close when the server stops.
const FAREWELL: Duration = Duration::from_secs(4);

/// Feeds the sockets of this server until it stops, then closes them.
pub async fn keep_open(app: &App, stop: &CancellationToken) {
    let live = app.shared::<Live>();
    tokio::select! { () = follow(app, live) => {}, () = stop.cancelled() => {} }
    live.stopping.cancel();
    live.open.close();
    if timeout(FAREWELL, live.open.wait()).await.is_err() {
        tracing::warn!(sockets = live.sockets(), "some sockets did not close in time");
    }
}

async fn follow(app: &App, live: &Live) {
    let mut follower = Follower { app, live, told: HashSet::new(), checked: Instant::now() };
    loop {
        if let Err(error) = follower.listen().await {
            tracing::warn!(error = format!("{error:#}"), "lost the line of the live channel, trying again");
        }
        sleep(RETRY).await;
        // Meanwhile the table says what the line would have.
        if let Err(error) = follower.catch_up().await {
            tracing::debug!(error = format!("{error:#}"), "the live channel waits for the database");
        }
    }
}

struct Follower<'a> {
    app: &'a App,
    live: &'a Live,
    /// People who were told something that was not handed out yet.
    told: HashSet<UserId>,
    /// When sessions were last asked for.
    checked: Instant,
}

impl Follower<'_> {
    /// Listens until the connection breaks.
    async fn listen(&mut self) -> anyhow::Result<()> {
        let mut listener = PgListener::connect_with(&self.app.listeners).await.context("listen")?;
        listener.listen_all([EVENTS, ENDED]).await?;
        // What was told before the line was open is not notified.
        self.catch_up().await?;
        loop {
            // `recv` would reconnect silently, and notifications sent meanwhile would be lost.
            match timeout(QUIET, listener.try_recv()).await {
                Err(_) => {
                    let answer = timeout(PATIENCE, listener.fetch_one("select 1")).await;
                    answer.context("the line does not answer")??;
                }
                Ok(notification) => {
                    self.note(&notification?.context("the line broke")?);
                    while let Some(more) = listener.next_buffered() {
                        self.note(&more);
                    }
                }
            }
            self.hand_out().await?;
            if self.checked.elapsed() >= CHECK_SESSIONS {
                self.check_sessions().await?;
            }
        }
    }

    fn note(&mut self, notification: &PgNotification) {
        if notification.channel() == EVENTS {
            self.told.extend(notification.payload().parse::<UserId>());
        } else if let Ok(session) = notification.payload().parse::<SessionId>() {
            self.live.end_sessions(&[session]);
        }
    }

    /// Reads everything that the sockets here may have missed.
    async fn catch_up(&mut self) -> anyhow::Result<()> {
        self.told.extend(self.live.listening(None).into_iter().map(|(user, _)| user));
        self.hand_out().await?;
        self.check_sessions().await
    }

    /// Reads and hands out what the people noted were told. Who remains noted after an error is read next time.
    async fn hand_out(&mut self) -> anyhow::Result<()> {
        loop {
            let told: Vec<UserId> = self.told.iter().copied().take(PEOPLE).collect();
            if told.is_empty() {
                return Ok(());
            }
            let after = self.live.listening(Some(&told));
            let mut rows = Vec::new();
            if !after.is_empty() {
                let mut db = self.app.db.acquire().await?;
                rows = store::list_events(&mut db, &after, EACH).await?;
            }
            for user in &told {
                let events = rows.iter().filter(|row| row.user_id == *user).count();
                if (events as i64) < EACH {
                    self.told.remove(user);
                }
            }
            for row in rows {
                // A newer server may know more topics. The hole makes pages load everything anew.
                let Some(topic) = Topic::parse(&row.topic) else {
                    self.told.remove(&row.user_id);
                    continue;
                };
                let event = Arc::new(Event { seq: row.seq, topic, data: row.data });
                self.live.hand_out(row.user_id, &event);
            }
        }
    }

    /// Ends the sockets of sessions that are over.
    async fn check_sessions(&mut self) -> anyhow::Result<()> {
        let sessions = self.live.sessions();
        if !sessions.is_empty() {
            let mut db = self.app.db.acquire().await?;
            let ended = store::list_ended(&mut db, &sessions, self.app.clock.now()).await?;
            self.live.end_sessions(&ended);
        }
        self.checked = Instant::now();
        Ok(())
    }
}
