//! The life of a socket: greeting, what was missed, events, heartbeats, end.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message};
use futures_util::{Sink, SinkExt as _, Stream, StreamExt as _};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_util::sync::CancellationToken;

use crate::feeds::{End, Seat};
use crate::message::{Event, LiveMessage};

/// How long one frame may wait for its reader.
const WRITE: Duration = Duration::from_secs(20);
/// How long a client may take to confirm the end.
const FAREWELL: Duration = Duration::from_secs(2);
/// Frames that a client may send between two heartbeats.
const MOST_HEARD: u32 = 50;
/// Signs of life that may be missed.
const MOST_MISSED: u32 = 2;

/// With what a socket begins.
pub(crate) struct Start {
    /// Events after this number follow.
    pub seq: i64,
    /// Those that have happened while the page was away.
    pub missed: Vec<Event>,
    /// The page has named a number from which on nothing can be told: it loads everything anew.
    pub is_lost: bool,
}

/// Serves a socket until it ends.
pub(crate) async fn run<S, E>(
    socket: S,
    mut seat: Seat,
    start: Start,
    heartbeat: Duration,
    stopping: CancellationToken,
) where
    S: Stream<Item = Result<Message, E>> + Sink<Message> + Unpin,
{
    let mut line = Line { socket, seq: start.seq };
    let end = match line.greet(start, heartbeat).await {
        Ok(()) => line.talk(&mut seat, heartbeat, &stopping).await,
        Err(end) => end,
    };
    drop(seat);
    metrics::counter!("live_ended_total", "why" => end.name()).increment(1);
    line.close(end).await;
}

struct Line<S> {
    socket: S,
    /// The number of the last event that was sent.
    seq: i64,
}

impl<S, E> Line<S>
where
    S: Stream<Item = Result<Message, E>> + Sink<Message> + Unpin,
{
    async fn greet(&mut self, start: Start, heartbeat: Duration) -> Result<(), End> {
        let heartbeat = u64::try_from(heartbeat.as_millis()).unwrap_or(u64::MAX);
        self.say(&LiveMessage::Hello { seq: start.seq, heartbeat }).await?;
        if start.is_lost {
            self.say(&LiveMessage::Resync { seq: start.seq }).await?;
        }
        for event in start.missed {
            self.tell(&event).await?;
        }
        Ok(())
    }

    async fn talk(&mut self, seat: &mut Seat, heartbeat: Duration, stopping: &CancellationToken) -> End {
        let mut beats = interval_at(Instant::now() + heartbeat, heartbeat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut missed, mut heard) = (0, 0);
        loop {
            let event = tokio::select! {
                biased;
                () = stopping.cancelled() => return End::Restart,
                message = self.socket.next() => {
                    (missed, heard) = (0, heard + 1);
                    match message {
                        // Clients have nothing to say yet; their answers to pings only show that they are there.
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Gone,
                        Some(Ok(_)) if heard > MOST_HEARD => return End::Flood,
                        Some(Ok(_)) => continue,
                    }
                }
                _ = beats.tick() => {
                    if missed == MOST_MISSED {
                        return End::Silent;
                    }
                    (missed, heard) = (missed + 1, 0);
                    match self.beat().await {
                        Ok(()) => continue,
                        Err(end) => return end,
                    }
                }
                event = seat.next() => event,
            };
            let told = match event {
                Ok(event) => self.tell(&event).await,
                Err(end) => Err(end),
            };
            if let Err(end) = told {
                return end;
            }
        }
    }

    /// Sends an event unless it was sent already. After a hole the page has to load everything anew.
    async fn tell(&mut self, event: &Event) -> Result<(), End> {
        if event.seq <= self.seq {
            return Ok(());
        }
        let is_next = event.seq == self.seq + 1;
        self.seq = event.seq;
        if !is_next {
            return self.say(&LiveMessage::Resync { seq: event.seq }).await;
        }
        self.say(&event.message()).await
    }

    /// Browsers answer the ping of the protocol by themselves; their scripts see the other one.
    async fn beat(&mut self) -> Result<(), End> {
        self.send(Message::Ping(Vec::new().into())).await?;
        self.say(&LiveMessage::Ping).await
    }

    async fn say(&mut self, message: &LiveMessage<'_>) -> Result<(), End> {
        self.send(Message::Text(message.text().into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(WRITE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Slow),
        }
    }

    async fn close(mut self, end: End) {
        let Some(code) = end.close_code() else { return };
        let frame = CloseFrame { code, reason: end.name().into() };
        let farewell = async {
            if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
                while let Some(Ok(_)) = self.socket.next().await {}
            }
        };
        timeout(FAREWELL, farewell).await.ok();
    }
}

impl End {
    fn name(self) -> &'static str {
        match self {
            Self::SignedOut => "signed_out",
            Self::Restart => "restart",
            Self::Slow => "slow",
            Self::Flood => "flood",
            Self::Silent => "silent",
            Self::Gone => "gone",
        }
    }

    /// `None`: there is nobody to tell.
    fn close_code(self) -> Option<u16> {
        match self {
            Self::SignedOut => Some(4401),
            Self::Restart => Some(1012),
            Self::Flood => Some(1008),
            Self::Slow | Self::Silent | Self::Gone => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::sync::Arc;
    use std::task::{Context, Poll};

    use platform::{SessionId, UserId};
    use serde_json::{Value, json};
    use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
    use tokio::task::JoinHandle;

    use super::*;
    use crate::feeds::Live;
    use crate::message::Topic;

    const BEAT: Duration = Duration::from_secs(25);

    /// The server's end of a line to a client that the test plays.
    struct Fake {
        to: UnboundedSender<Message>,
        from: UnboundedReceiver<Result<Message, ()>>,
        /// The client takes nothing.
        is_stuck: bool,
    }

    impl Stream for Fake {
        type Item = Result<Message, ()>;

        fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
            self.from.poll_recv(context)
        }
    }

    impl Sink<Message> for Fake {
        type Error = ();

        fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), ()>> {
            if self.is_stuck { Poll::Pending } else { Poll::Ready(Ok(())) }
        }

        fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), ()> {
            self.to.send(message).map_err(|_| ())
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), ()>> {
            Poll::Ready(Ok(()))
        }

        fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), ()>> {
            Poll::Ready(Ok(()))
        }
    }

    struct Client {
        live: Live,
        user: UserId,
        heard: UnboundedReceiver<Message>,
        say: UnboundedSender<Result<Message, ()>>,
        served: JoinHandle<()>,
    }

    fn connect(seq: i64, is_stuck: bool) -> Client {
        let (live, user) = (Live::default(), UserId::new());
        let seat = live.take_seat(user, SessionId::new(), seq).unwrap();
        let ((to, heard), (say, from)) = (unbounded_channel(), unbounded_channel());
        let start = Start { seq, missed: Vec::new(), is_lost: false };
        let line = Fake { to, from, is_stuck };
        let served = tokio::spawn(run(line, seat, start, BEAT, live.stopping.clone()));
        Client { live, user, heard, say, served }
    }

    impl Client {
        fn tell(&self, seq: i64) {
            self.live.hand_out(self.user, &Arc::new(Event { seq, topic: Topic::Notices, data: json!({}) }));
        }

        /// The next text.
        async fn next(&mut self) -> Value {
            loop {
                if let Message::Text(text) = self.heard.recv().await.unwrap() {
                    return serde_json::from_str(&text).unwrap();
                }
            }
        }
    }

    // Time is simulated here: it passes when nothing else can happen.
    #[tokio::test(start_paused = true)]
    async fn a_silent_client_is_given_up_after_two_heartbeats() {
        let mut silent = connect(0, false);
        assert_eq!(silent.next().await["type"], "hello");
        for _ in 0..MOST_MISSED {
            assert_eq!(silent.next().await["type"], "ping");
        }
        (&mut silent.served).await.unwrap();
        assert_eq!(silent.live.sockets(), 0);
        assert!(silent.heard.recv().await.is_none(), "there is nobody to say good-bye to");
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_answers_stays() {
        let mut client = connect(0, false);
        client.next().await;
        for _ in 0..10 {
            assert_eq!(client.next().await["type"], "ping");
            client.say.send(Ok(Message::Pong(Vec::new().into()))).unwrap();
        }
        assert!(!client.served.is_finished());
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_takes_nothing_is_cut() {
        let stuck = connect(0, true);
        for seq in 1..=1000 {
            stuck.tell(seq);
        }
        stuck.served.await.unwrap();
        assert_eq!(stuck.live.sockets(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn a_hole_makes_the_page_load_everything_anew() {
        let mut client = connect(5, false);
        assert_eq!(client.next().await["seq"], 5);
        // Handed out twice, as while resuming.
        for seq in [4, 5, 6, 9, 10] {
            client.tell(seq);
        }
        for (kind, seq) in [("event", 6), ("resync", 9), ("event", 10)] {
            let said = client.next().await;
            assert_eq!((&said["type"], &said["seq"]), (&json!(kind), &json!(seq)));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_floods_is_told_and_cut() {
        let mut client = connect(0, false);
        client.next().await;
        for _ in 0..=MOST_HEARD {
            client.say.send(Ok(Message::Text("{}".into()))).unwrap();
        }
        drop(client.say);
        client.served.await.unwrap();
        let Some(Message::Close(Some(frame))) = client.heard.recv().await else { panic!("no good-bye") };
        assert_eq!(frame.code, 1008);
    }
}
