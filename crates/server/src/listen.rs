//! Accepts connections, enforces their timeouts, and lets requests finish at shutdown.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use anyhow::Context as _;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::patience::{Patience, Patient, Stage};
use crate::stopping::Stopping;

/// How long requests may continue after the stop signal.
const DRAIN_TIME: Duration = Duration::from_secs(10);

pub async fn bind(addr: SocketAddr, variable: &str) -> anyhow::Result<TcpListener> {
    TcpListener::bind(addr).await.with_context(|| {
        format!("cannot listen on {addr}. If another program has it, choose another address: {variable}=127.0.0.1:8090")
    })
}

/// Serves until the stop, then lets the requests in progress finish.
pub async fn serve(listener: TcpListener, router: Router, stopping: Stopping) {
    let connections = TaskTracker::new();
    let stop = stopping.token();
    let accept = |stream: TcpStream, from: SocketAddr| {
        stream.set_nodelay(true).ok();
        let connection = serve_connection(stream, from, router.clone(), Patience::USUAL, stopping.clone());
        connections.spawn(connection);
    };
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.cancelled() => break,
        };
        match accepted {
            Ok((stream, from)) => accept(stream, from),
            Err(error) => {
                // Usually "too many open files": wait briefly for connections to end.
                tracing::warn!(%error, "connection not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    // Closing the listener resets connections that wait in its queue, so they are accepted first.
    if let Ok(waiting) = listener.into_std() {
        while let Ok((stream, from)) = waiting.accept() {
            if let Ok(stream) = stream.set_nonblocking(true).and_then(|()| TcpStream::from_std(stream)) {
                accept(stream, from);
            }
        }
    }
    connections.close();
    if tokio::time::timeout(DRAIN_TIME, connections.wait()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}

async fn serve_connection(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    from: SocketAddr,
    router: Router,
    patience: Patience,
    stopping: Stopping,
) {
    let stage = Stage::default();
    let stream = Patient::new(stream, patience, stage.clone());
    let (answered, leaving) = (stage.clone(), stopping.clone());
    let stop = stopping.token();
    let service = router
        .map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
            stage.head_is_complete();
            request.extensions_mut().insert(ConnectInfo(from));
            request
        })
        .map_response(move |mut response: Response| {
            let is_upgrade = response.status() == StatusCode::SWITCHING_PROTOCOLS;
            // After the next response the connection will be closed, so the client must not send another request on it.
            if leaving.is_leaving() && !is_upgrade {
                response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
            }
            answered.answered(is_upgrade);
            response
        });
    // Browsers use HTTP/2 only over TLS, which the proxy in front of us terminates. A server for both versions would
    // wait for the first bytes of a silent client without a timeout.
    let mut builder = http1::Builder::new();
    // hyper's own timeout would also close idle connections.
    builder.header_read_timeout(None);
    let service = TowerToHyperService::new(service);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        // A request that has arrived is read before the connection stops waiting for one.
        biased;
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "connection ended early");
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream};
    use tokio::task::JoinHandle;

    use super::*;

    /// The tests wait for it in full and never race against it, so it is not too short for a slow machine.
    const SHORT: Duration = Duration::from_millis(30);
    const LONG: Duration = Duration::from_secs(3600);
    const BUFFER: usize = 64 * 1024;
    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nHost: ishbor\r\n\r\n";
    const UPGRADE: &[u8] =
        b"GET /upgrade HTTP/1.1\r\nHost: ishbor\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\n";

    /// The server finds `first` in the buffer at once, however slow the machine is.
    async fn connect(head: Duration, rest: Duration, first: &[u8]) -> DuplexStream {
        let patience = Patience { head, rest, write: LONG, bytes_per_second: 1 };
        connect_with(patience, Stopping::default(), first).await.0
    }

    async fn connect_with(
        patience: Patience,
        stopping: Stopping,
        first: &[u8],
    ) -> (DuplexStream, JoinHandle<()>) {
        let router = Router::new()
            .route("/", get(|| async { "yes" }))
            .route("/late", get(|| async { tokio::time::sleep(SHORT * 3).await }))
            .route("/large", get(|| async { vec![0; 16 * BUFFER] }))
            .route("/upgrade", get(upgrade));
        let (mut ours, theirs) = tokio::io::duplex(BUFFER);
        ours.write_all(first).await.unwrap();
        let from = SocketAddr::from(([127, 0, 0, 1], 1));
        let served = tokio::spawn(serve_connection(theirs, from, router, patience, stopping));
        (ours, served)
    }

    /// Echoes what it receives once the connection is no longer HTTP.
    async fn upgrade(mut request: axum::extract::Request) -> Response {
        tokio::spawn(async move {
            let upgraded = hyper::upgrade::on(&mut request).await.unwrap();
            let (mut from, mut to) = tokio::io::split(TokioIo::new(upgraded));
            tokio::io::copy(&mut from, &mut to).await.unwrap();
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        response.headers_mut().insert("connection", "upgrade".parse().unwrap());
        response.headers_mut().insert("upgrade", "echo".parse().unwrap());
        response
    }

    async fn head_of_answer(connection: &mut DuplexStream) -> String {
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(connection.read_u8().await.expect("the connection ended"));
        }
        String::from_utf8(answer).unwrap()
    }

    async fn assert_ends(mut connection: DuplexStream) {
        let mut said = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(120), connection.read_to_end(&mut said)).await;
        ended.expect("the connection goes on").unwrap();
    }

    #[tokio::test]
    async fn an_idle_connection_outlives_the_head_timeout() {
        let mut connection = connect(SHORT, LONG, b"").await;
        for _ in 0..3 {
            tokio::time::sleep(SHORT * 3).await;
            connection.write_all(REQUEST).await.unwrap();
            assert!(head_of_answer(&mut connection).await.starts_with("HTTP/1.1 200"));
            connection.read_exact(&mut [0; "yes".len()]).await.unwrap();
        }
    }

    #[tokio::test]
    async fn the_head_timeout_applies_to_the_first_and_later_requests() {
        assert_ends(connect(SHORT, LONG, &REQUEST[..20]).await).await;

        let mut later = connect(SHORT, LONG, REQUEST).await;
        head_of_answer(&mut later).await;
        later.write_all(&REQUEST[..20]).await.unwrap();
        assert_ends(later).await;
    }

    #[tokio::test]
    async fn slow_bytes_do_not_extend_the_head_timeout() {
        let mut connection = connect(SHORT, LONG, b"GET / HTTP/1.1\r\nX-Slow: ").await;
        let ends = async {
            while connection.write_all(b"a").await.is_ok() {
                tokio::time::sleep(SHORT / 10).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(120), ends).await.expect("the head never ends");
    }

    #[tokio::test]
    async fn idle_connections_close_before_the_first_request_and_after_a_response() {
        assert_ends(connect(LONG, SHORT, b"").await).await;

        let mut connection = connect(LONG, SHORT, REQUEST).await;
        assert!(head_of_answer(&mut connection).await.starts_with("HTTP/1.1 200"));
        assert_ends(connection).await;
    }

    #[tokio::test]
    async fn a_late_response_is_not_cut_off() {
        let mut late = connect(SHORT, SHORT, b"GET /late HTTP/1.1\r\nHost: ishbor\r\n\r\n").await;
        assert!(head_of_answer(&mut late).await.starts_with("HTTP/1.1 200"));
    }

    #[tokio::test]
    async fn an_answer_may_be_read_slowly() {
        // If the machine stalls for longer than the idle timeout, the attempt proves nothing, so it is repeated with
        // a longer one.
        for rest in [8, 80, 800].map(|times| SHORT * times) {
            let mut slow = connect(SHORT, rest, b"GET /large HTTP/1.1\r\nHost: ishbor\r\n\r\n").await;
            assert!(head_of_answer(&mut slow).await.starts_with("HTTP/1.1 200"));
            let mut longest = Duration::ZERO;
            let mut part = vec![0; BUFFER];
            // All parts together take twice the idle timeout.
            let mut parts = 0;
            let mut last = tokio::time::Instant::now();
            while parts < 16 && slow.read_exact(&mut part).await.is_ok() {
                parts += 1;
                tokio::time::sleep(rest / 8).await;
                longest = longest.max(last.elapsed());
                last = tokio::time::Instant::now();
            }
            if parts == 16 {
                return;
            }
            longest = longest.max(last.elapsed());
            assert!(
                longest > rest / 2,
                "it ended after {parts} parts, none of which took longer than {longest:?}"
            );
        }
        panic!("the test was suspended for longer than the idle timeout");
    }

    #[tokio::test]
    async fn a_reader_that_is_too_slow_is_cut() {
        let large = b"GET /large HTTP/1.1\r\nHost: ishbor\r\n\r\n";
        let patience = Patience { head: LONG, rest: LONG, write: SHORT, bytes_per_second: 1024 * 1024 };
        let (unread, mut served) = connect_with(patience, Stopping::default(), large).await;
        let cut = tokio::time::timeout(Duration::from_secs(120), &mut served).await;
        cut.expect("a client that reads nothing is still served").unwrap();
        drop(unread);

        // A byte now and then does not help.
        let (mut slow, mut served) = connect_with(patience, Stopping::default(), large).await;
        let cut = tokio::time::timeout(Duration::from_secs(120), async {
            while !served.is_finished() {
                slow.read_u8().await.ok();
                tokio::time::sleep(SHORT / 10).await;
            }
        });
        cut.await.expect("a client that reads bytes is still served");
        (&mut served).await.unwrap();
        let mut rest = Vec::new();
        slow.read_to_end(&mut rest).await.unwrap();
        assert!(rest.len() < 16 * BUFFER, "it got the whole response");
    }

    #[tokio::test]
    async fn connections_are_used_once_more_while_the_server_leaves() {
        let patience = Patience { head: LONG, rest: LONG, write: LONG, bytes_per_second: 1 };
        let stopping = Stopping::default();
        let (mut connection, served) = connect_with(patience, stopping.clone(), REQUEST).await;
        assert!(!head_of_answer(&mut connection).await.contains("connection: close"));
        connection.read_exact(&mut [0; "yes".len()]).await.unwrap();

        let leaving = tokio::spawn(async move { stopping.begin(LONG).await });
        tokio::task::yield_now().await;
        while !leaving.is_finished() {
            // The idle connection stays open until its next request is answered.
            assert!(!served.is_finished());
            connection.write_all(REQUEST).await.unwrap();
            let head = head_of_answer(&mut connection).await;
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
            connection.read_exact(&mut [0; "yes".len()]).await.unwrap();
            if head.contains("connection: close") {
                break;
            }
        }
        assert_ends(connection).await;
        leaving.abort();
    }

    #[tokio::test]
    async fn an_upgraded_connection_has_no_timeout() {
        let mut connection = connect(SHORT, SHORT, UPGRADE).await;
        assert!(head_of_answer(&mut connection).await.starts_with("HTTP/1.1 101"));
        for _ in 0..2 {
            connection.write_all(b"salom").await.unwrap();
            let mut heard = [0; 5];
            connection.read_exact(&mut heard).await.unwrap();
            assert_eq!(&heard, b"salom");
            tokio::time::sleep(SHORT * 3).await;
        }
    }
}
