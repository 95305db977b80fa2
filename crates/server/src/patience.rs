//! Timeouts of a connection.
//!
//! hyper has one timeout, for the head of a request, and it starts when the connection becomes idle. So it also
//! closes idle connections, and a client that sends a request at that very moment gets a connection error instead of
//! a response. Here the timeout of a head starts at its first byte, and idle connections have a longer timeout, so
//! that the client usually closes them first.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

#[derive(Clone, Copy)]
pub struct Patience {
    /// From the first byte of a request's head to its last.
    pub head: Duration,
    /// Idle time without traffic in either direction, before the first request or after a response.
    pub rest: Duration,
    /// How long a response may wait for its reader, plus the time that what he has taken needs at this speed. So a reader
    /// may pause or be slow, but cannot hold a connection for ever with a byte now and then.
    pub write: Duration,
    pub bytes_per_second: u64,
}

impl Patience {
    /// A client that needs longer to send a head is not a browser. Browsers keep an idle connection for up to five
    /// minutes and proxies for two: they close it first, so they never send a request on a connection that we are
    /// closing.
    ///
    /// The slowest mobile networks carry several kilobytes per second.
    pub const USUAL: Self = Self {
        head: Duration::from_secs(10),
        rest: Duration::from_secs(310),
        write: Duration::from_secs(30),
        bytes_per_second: 1024,
    };
}

const RESTING: u8 = 0;
const HEAD: u8 = 1;
const ANSWERING: u8 = 2;
const UPGRADED: u8 = 3;

/// The state of a connection: its reader sees heads begin, its service sees them complete.
#[derive(Clone, Default)]
pub struct Stage(Arc<AtomicU8>);

impl Stage {
    pub fn head_is_complete(&self) {
        self.0.store(ANSWERING, Relaxed);
    }

    /// An upgraded connection has no timeout here.
    pub fn answered(&self, upgraded: bool) {
        self.0.store(if upgraded { UPGRADED } else { RESTING }, Relaxed);
    }

    fn is(&self, stage: u8) -> bool {
        self.0.load(Relaxed) == stage
    }
}

/// A stream that fails with [`io::ErrorKind::TimedOut`] when a timeout of [`Patience`] expires.
pub struct Patient<Io> {
    io: Io,
    patience: Patience,
    stage: Stage,
    /// When the current wait began; `None` until the first poll that has to wait.
    since: Option<Instant>,
    /// Fires when the timeout expires or earlier: most requests do not reset the timer, to save work.
    alarm: Pin<Box<Sleep>>,
    /// Set when the client did not take a part of the current response at once.
    blocked: Option<Blocked>,
}

struct Blocked {
    since: Instant,
    /// What the client has taken since.
    bytes: u64,
    alarm: Pin<Box<Sleep>>,
}

impl<Io> Patient<Io> {
    pub fn new(io: Io, patience: Patience, stage: Stage) -> Self {
        let alarm = Box::pin(tokio::time::sleep(patience.rest));
        Self { io, patience, stage, since: None, alarm, blocked: None }
    }

    /// The client does not take what was to be written.
    fn poll_blocked(&mut self, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        if self.stage.is(UPGRADED) {
            return Poll::Pending;
        }
        let Patience { write, bytes_per_second, .. } = self.patience;
        let blocked = self.blocked.get_or_insert_with(|| Blocked {
            since: Instant::now(),
            bytes: 0,
            alarm: Box::pin(tokio::time::sleep(write)),
        });
        let due =
            blocked.since + write + Duration::from_secs_f64(blocked.bytes as f64 / bytes_per_second as f64);
        if blocked.alarm.deadline() < due {
            blocked.alarm.as_mut().reset(due);
        }
        ready!(blocked.alarm.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    fn poll_late(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let limit = match self.stage.0.load(Relaxed) {
            RESTING => self.patience.rest,
            HEAD => self.patience.head,
            _ => return Poll::Pending,
        };
        let due = *self.since.get_or_insert_with(Instant::now) + limit;
        if self.alarm.deadline() > due {
            self.alarm.as_mut().reset(due);
        }
        loop {
            ready!(self.alarm.as_mut().poll(context));
            if Instant::now() >= due {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            self.alarm.as_mut().reset(due);
        }
    }

    /// A response was written, perhaps to a slow client: the idle time starts again.
    fn wrote(&mut self, bytes: usize) {
        if !self.stage.is(HEAD) {
            self.since = None;
        }
        if let Some(blocked) = &mut self.blocked {
            blocked.bytes += bytes as u64;
        }
    }
}

impl<Io: AsyncRead + Unpin> AsyncRead for Patient<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let Poll::Ready(read) = Pin::new(&mut self.io).poll_read(context, buffer) else {
            return self.poll_late(context);
        };
        if buffer.filled().len() > before && self.stage.is(RESTING) {
            self.stage.0.store(HEAD, Relaxed);
            self.since = None;
            self.blocked = None;
        }
        Poll::Ready(read)
    }
}

impl<Io: AsyncWrite + Unpin> AsyncWrite for Patient<Io> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let Poll::Ready(wrote) = Pin::new(&mut self.io).poll_write(context, bytes) else {
            return self.poll_blocked(context);
        };
        self.wrote(*wrote.as_ref().unwrap_or(&0));
        Poll::Ready(wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let Poll::Ready(wrote) = Pin::new(&mut self.io).poll_write_vectored(context, parts) else {
            return self.poll_blocked(context);
        };
        self.wrote(*wrote.as_ref().unwrap_or(&0));
        Poll::Ready(wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}
