//! Accepts connections: a limit on slow headers, and a shutdown that lets requests finish.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use anyhow::Context as _;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

/// Somebody who sends a header for longer than this is not a browser.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// How long requests may go on after the stop signal.
const DRAIN_TIME: Duration = Duration::from_secs(10);

pub async fn bind(addr: SocketAddr, variable: &str) -> anyhow::Result<TcpListener> {
    TcpListener::bind(addr).await.with_context(|| {
        format!("cannot listen on {addr}. If another program has it, choose another address: {variable}=127.0.0.1:8090")
    })
}

/// Serves until `stop`, then finishes what is under way.
pub async fn serve(listener: TcpListener, router: Router, stop: CancellationToken) {
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.cancelled() => break,
        };
        match accepted {
            Ok((stream, from)) => {
                connections.spawn(serve_connection(stream, from, router.clone(), stop.clone()));
            }
            Err(error) => {
                // Usually "too many open files": give connections a moment to end.
                tracing::warn!(%error, "connection not accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    connections.close();
    if tokio::time::timeout(DRAIN_TIME, connections.wait()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}

async fn serve_connection(stream: TcpStream, from: SocketAddr, router: Router, stop: CancellationToken) {
    stream.set_nodelay(true).ok();
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request
    });
    // Browsers speak HTTP/2 only over TLS, which the proxy in front of us ends. A server of both versions would wait
    // for the first bytes of a silent client without a limit.
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME);
    let service = TowerToHyperService::new(service);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
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
