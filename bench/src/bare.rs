//! A minimal axum server that answers like `/health`, or with given bytes: the upper bound for the product's speed.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::body::Bytes;
use axum::serve::ListenerExt as _;
use axum::{Json, Router};
use serde_json::json;

pub fn serve(address: SocketAddr, bodies: &[PathBuf]) -> anyhow::Result<()> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let listener = tokio::net::TcpListener::bind(address).await?;
        // The product sets TCP_NODELAY too.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let mut router =
            Router::new().route("/health", axum::routing::get(async || Json(json!({ "status": true }))));
        for (at, file) in bodies.iter().enumerate() {
            let bytes = Bytes::from(std::fs::read(file)?);
            router = router.route(&format!("/body/{at}"), axum::routing::get(async move || bytes.clone()));
        }
        Ok(axum::serve(listener, router).await?)
    })
}
