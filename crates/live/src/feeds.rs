//! The sockets of this server, by person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use platform::{Error, Result, SessionId, UserId};
use tokio::sync::{mpsc, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::message::Event;

/// Sockets of one person: windows and devices that are looked at. Further ones go on asking.
const MOST_OF_ONE: usize = 8;

/// Each takes up to 30 KB.
const MOST: usize = 20_000;

/// Events that may wait for a slow reader.
const QUEUE: usize = 256;

/// Why the server ends a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// Signed out, or the account is gone.
    SignedOut,
    /// The server stops: the page connects to another one.
    Restart,
    /// The reader does not keep up.
    Slow,
    /// The client sends too much.
    Flood,
    /// Nothing was heard for two heartbeats.
    Silent,
    /// The client has closed the socket, or the connection broke.
    Gone,
}

/// The sockets of this server. Shared with the app.
#[derive(Default)]
pub struct Live {
    feeds: Arc<Mutex<Feeds>>,
    pub(crate) stopping: CancellationToken,
    pub(crate) open: TaskTracker,
}

#[derive(Default)]
struct Feeds {
    people: HashMap<UserId, Feed>,
    sockets: usize,
    last_id: u64,
}

struct Feed {
    /// Events up to this number were handed to the sockets, or were there before the first of them.
    handed: i64,
    sockets: Vec<Slot>,
}

struct Slot {
    id: u64,
    session: SessionId,
    events: mpsc::Sender<Arc<Event>>,
    end: watch::Sender<Option<End>>,
}

/// What a socket has of the feed of its owner. It leaves the feed on drop.
pub(crate) struct Seat {
    feeds: Arc<Mutex<Feeds>>,
    user: UserId,
    id: u64,
    events: mpsc::Receiver<Arc<Event>>,
    end: watch::Receiver<Option<End>>,
}

impl Live {
    /// Takes a seat from which every event after `last_seq` is heard.
    pub(crate) fn take_seat(&self, user: UserId, session: SessionId, last_seq: i64) -> Result<Seat> {
        if self.stopping.is_cancelled() {
            return Err(Error::Unavailable);
        }
        let mut feeds = lock(&self.feeds);
        if feeds.sockets >= MOST {
            return Err(Error::Unavailable);
        }
        if feeds.people.get(&user).is_some_and(|feed| feed.sockets.len() >= MOST_OF_ONE) {
            return Err(Error::TooMany(Duration::from_secs(60)));
        }
        feeds.sockets += 1;
        feeds.last_id += 1;
        let id = feeds.last_id;
        metrics::gauge!("live_sockets").set(feeds.sockets as f64);
        let ((events, heard), (end, ending)) = (mpsc::channel(QUEUE), watch::channel(None));
        let feed = feeds.people.entry(user).or_insert_with(|| Feed { handed: last_seq, sockets: Vec::new() });
        feed.sockets.push(Slot { id, session, events, end });
        Ok(Seat { feeds: self.feeds.clone(), user, id, events: heard, end: ending })
    }

    /// The people of these who have sockets here, with the number up to which they have heard everything. `None`: all.
    pub(crate) fn listening(&self, among: Option<&[UserId]>) -> Vec<(UserId, i64)> {
        let feeds = lock(&self.feeds);
        match among {
            Some(users) => users
                .iter()
                .filter_map(|user| feeds.people.get(user).map(|feed| (*user, feed.handed)))
                .collect(),
            None => feeds.people.iter().map(|(user, feed)| (*user, feed.handed)).collect(),
        }
    }

    /// Hands an event to all sockets of a person. One that does not keep up is cut.
    pub(crate) fn hand_out(&self, user: UserId, event: &Arc<Event>) {
        let mut feeds = lock(&self.feeds);
        let Some(feed) = feeds.people.get_mut(&user) else { return };
        if event.seq <= feed.handed {
            return;
        }
        feed.handed = event.seq;
        for socket in &feed.sockets {
            if socket.events.try_send(event.clone()).is_err() {
                socket.end.send_replace(Some(End::Slow));
            }
        }
    }

    /// Ends the sockets of these sessions.
    pub(crate) fn end_sessions(&self, ended: &[SessionId]) {
        let feeds = lock(&self.feeds);
        for socket in feeds.people.values().flat_map(|feed| &feed.sockets) {
            if ended.contains(&socket.session) {
                socket.end.send_replace(Some(End::SignedOut));
            }
        }
    }

    /// The sessions with sockets here.
    pub(crate) fn sessions(&self) -> Vec<SessionId> {
        let feeds = lock(&self.feeds);
        let mut sessions: Vec<SessionId> =
            feeds.people.values().flat_map(|feed| &feed.sockets).map(|socket| socket.session).collect();
        sessions.sort_unstable();
        sessions.dedup();
        sessions
    }

    /// How many sockets are open here.
    pub fn sockets(&self) -> usize {
        lock(&self.feeds).sockets
    }
}

impl Seat {
    /// Waits for the next event, or for the server to end this socket.
    pub async fn next(&mut self) -> Result<Arc<Event>, End> {
        tokio::select! {
            biased;
            end = self.end.wait_for(Option::is_some) => Err(end.ok().and_then(|end| *end).unwrap_or(End::Gone)),
            event = self.events.recv() => event.ok_or(End::Gone),
        }
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut feeds = lock(&self.feeds);
        let Some(feed) = feeds.people.get_mut(&self.user) else { return };
        feed.sockets.retain(|socket| socket.id != self.id);
        if feed.sockets.is_empty() {
            feeds.people.remove(&self.user);
        }
        feeds.sockets -= 1;
        metrics::gauge!("live_sockets").set(feeds.sockets as f64);
    }
}

fn lock(feeds: &Mutex<Feeds>) -> MutexGuard<'_, Feeds> {
    feeds.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::message::Topic;

    fn event(seq: i64) -> Arc<Event> {
        Arc::new(Event { seq, topic: Topic::Notices, data: json!({}) })
    }

    #[tokio::test]
    async fn all_sockets_of_a_person_hear_the_same() {
        let live = Live::default();
        let (user, other) = (UserId::new(), UserId::new());
        let mut first = live.take_seat(user, SessionId::new(), 3).unwrap();
        let mut second = live.take_seat(user, SessionId::new(), 4).unwrap();
        let _another = live.take_seat(other, SessionId::new(), 0).unwrap();
        assert_eq!(live.listening(Some(&[user, UserId::new()])), [(user, 3)]);
        // A notification may come twice.
        for seq in [4, 5, 5, 4, 6] {
            live.hand_out(user, &event(seq));
        }
        for seat in [&mut first, &mut second] {
            for seq in 4..=6 {
                assert_eq!(seat.next().await.unwrap().seq, seq);
            }
        }
        assert_eq!((live.sockets(), live.listening(None).len()), (3, 2));
        drop((first, second));
        assert_eq!((live.sockets(), live.listening(Some(&[user]))), (1, Vec::new()));
    }

    #[tokio::test]
    async fn a_reader_that_does_not_keep_up_is_cut() {
        let live = Live::default();
        let user = UserId::new();
        let mut slow = live.take_seat(user, SessionId::new(), 0).unwrap();
        let mut quick = live.take_seat(user, SessionId::new(), 0).unwrap();
        for seq in 1..=QUEUE as i64 + 1 {
            live.hand_out(user, &event(seq));
            assert_eq!(quick.next().await.unwrap().seq, seq);
        }
        assert_eq!(slow.next().await, Err(End::Slow));
        assert_eq!(*quick.end.borrow(), None);
    }

    #[tokio::test]
    async fn an_ended_session_ends_its_sockets_only() {
        let live = Live::default();
        let (user, session) = (UserId::new(), SessionId::new());
        let mut ended = live.take_seat(user, session, 0).unwrap();
        let other = live.take_seat(user, SessionId::new(), 0).unwrap();
        assert_eq!(live.sessions().len(), 2);
        live.end_sessions(&[session]);
        assert_eq!(ended.next().await, Err(End::SignedOut));
        assert_eq!(*other.end.borrow(), None);
    }

    #[test]
    fn a_person_has_few_sockets_and_a_stopping_server_none() {
        let live = Live::default();
        let user = UserId::new();
        let seat = |user| live.take_seat(user, SessionId::new(), 0);
        let seats: Vec<Seat> = (0..MOST_OF_ONE).map(|_| seat(user).unwrap()).collect();
        assert!(matches!(seat(user), Err(Error::TooMany(_))));
        drop(seat(UserId::new()).expect("somebody else"));
        drop(seats);
        drop(seat(user).expect("there is room again"));
        live.stopping.cancel();
        assert!(matches!(seat(user), Err(Error::Unavailable)));
        assert_eq!(live.sockets(), 0);
    }
}
