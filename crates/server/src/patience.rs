//! How long a connection may be waited for.
//!
//! hyper has one limit, for the head of a request, and it begins when the connection falls silent. That ends also
//! connections which merely rest, and whoever asks at that very moment gets a broken connection instead of an answer.
//! So a head counts from its first byte here, and resting is left to the other side to end.

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
    /// Without a word from either side, before the first request or after an answer.
    pub rest: Duration,
}

impl Patience {
    /// Somebody who sends a head for longer than this is not a browser. Browsers let a connection rest for up to five
    /// minutes and proxies for two: they end it first, and so never ask into one that is being closed.
    pub const USUAL: Self = Self { head: Duration::from_secs(10), rest: Duration::from_secs(310) };
}

const RESTING: u8 = 0;
const HEAD: u8 = 1;
const ANSWERING: u8 = 2;
const UPGRADED: u8 = 3;

/// What a connection is at: its reader sees heads begin, its service sees them complete.
#[derive(Clone, Default)]
pub struct Stage(Arc<AtomicU8>);

impl Stage {
    pub fn head_is_complete(&self) {
        self.0.store(ANSWERING, Relaxed);
    }

    /// An upgraded connection has rules of its own.
    pub fn answered(&self, upgraded: bool) {
        self.0.store(if upgraded { UPGRADED } else { RESTING }, Relaxed);
    }

    fn is(&self, stage: u8) -> bool {
        self.0.load(Relaxed) == stage
    }
}

/// A stream that fails with [`io::ErrorKind::TimedOut`] when [`Patience`] is over.
pub struct Patient<Io> {
    io: Io,
    patience: Patience,
    stage: Stage,
    /// Since when this stage has been waited in; nothing until somebody waits.
    since: Option<Instant>,
    /// Rings at the latest when patience is over; it may ring earlier, because most requests leave it alone.
    alarm: Pin<Box<Sleep>>,
}

impl<Io> Patient<Io> {
    pub fn new(io: Io, patience: Patience, stage: Stage) -> Self {
        Self { io, patience, stage, since: None, alarm: Box::pin(tokio::time::sleep(patience.rest)) }
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

    /// Somebody downloads slowly or has just been answered: rest begins anew.
    fn wrote(&mut self) {
        if !self.stage.is(HEAD) {
            self.since = None;
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
        let wrote = ready!(Pin::new(&mut self.io).poll_write(context, bytes));
        self.wrote();
        Poll::Ready(wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = ready!(Pin::new(&mut self.io).poll_write_vectored(context, parts));
        self.wrote();
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
