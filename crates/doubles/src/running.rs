//! A running HTTP double.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use anyhow::{Context, Result};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header, request};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinSet};
use tower::ServiceExt;
use url::Url;

use crate::desk::{Desk, Fault, Recorded};

const MOST_BODY: usize = 8 * 1024 * 1024;

/// The handle. The double stops, with all its connections, when it is dropped.
pub struct Running {
    pub url: Url,
    desk: Arc<Desk>,
    listening: AbortHandle,
}

impl Running {
    /// Binds first and then builds the routes, because some of them contain the address. Port 0 means any free one.
    pub async fn start(port: u16, desk: Arc<Desk>, routes: impl FnOnce(&Url) -> Router) -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", port))
            .await
            .with_context(|| format!("port {port} cannot be listened on"))?;
        let url: Url = format!("http://{}", listener.local_addr()?).parse()?;
        let router = routes(&url).merge(admin(desk.clone()));
        let listening = tokio::spawn(listen(listener, desk.clone(), router)).abort_handle();
        Ok(Self { url, desk, listening })
    }

    /// Every request so far, oldest first, without those of the admin routes.
    pub fn requests(&self) -> Vec<Recorded> {
        self.desk.requests()
    }

    /// How many requests went to this path.
    pub fn count(&self, path: &str) -> usize {
        self.requests().iter().filter(|request| request.path == path).count()
    }

    /// Simulates a fault from now on, until [`recover`](Self::recover).
    pub fn fail_with(&self, fault: Fault) {
        self.desk.plan(Some(fault), "");
    }

    /// Simulates a fault only for paths with this prefix.
    pub fn fail_at(&self, path: &str, fault: Fault) {
        self.desk.plan(Some(fault), path);
    }

    pub fn recover(&self) {
        self.desk.plan(None, "");
    }

    /// Stops the double's clock at this time, in seconds since 1970.
    pub fn set_now(&self, seconds: i64) {
        self.desk.set_now(seconds);
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn listen(listener: TcpListener, desk: Arc<Desk>, router: Router) {
    // Owned here, so that connections end together with the listener.
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                if let Ok((stream, _)) = accepted {
                    connections.spawn(connection(stream, desk.clone(), router.clone()));
                }
            }
            Some(_) = connections.join_next() => {}
        }
    }
}

async fn connection(stream: TcpStream, desk: Arc<Desk>, router: Router) {
    let service = service_fn(|request: hyper::Request<hyper::body::Incoming>| {
        answer(desk.clone(), router.clone(), request.map(Body::new))
    });
    // A connection that a fault has cut ends with an expected error.
    let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
}

/// Returning an error closes the connection.
async fn answer(desk: Arc<Desk>, router: Router, request: Request) -> io::Result<Response> {
    let path = request.uri().path().to_owned();
    if path.starts_with("/__double/") {
        return Ok(run(router, request).await);
    }
    let (parts, body) = request.into_parts();
    let body = to_bytes(body, MOST_BODY).await.map_err(io::Error::other)?;
    desk.record(recorded(&parts, &body));
    let fault = desk.fault(&path);
    let refused = match fault {
        Some(Fault::Broken) => Some(StatusCode::INTERNAL_SERVER_ERROR),
        Some(Fault::Unavailable) => Some(StatusCode::SERVICE_UNAVAILABLE),
        Some(Fault::Busy) => Some(StatusCode::TOO_MANY_REQUESTS),
        Some(Fault::UnauthorizedOnce | Fault::Unauthorized) => Some(StatusCode::UNAUTHORIZED),
        Some(Fault::Redirect) => Some(StatusCode::TEMPORARY_REDIRECT),
        Some(Fault::Drop) => return Err(io::Error::other("hung up")),
        _ => None,
    };
    if let Some(status) = refused {
        return Ok(refusal(status));
    }
    let response = run(router, Request::from_parts(parts, Body::from(body))).await;
    match fault {
        Some(Fault::Timeout) => std::future::pending().await,
        Some(Fault::DropAfterProcessing) => Err(io::Error::other("hung up")),
        Some(Fault::Garbage) => Ok((StatusCode::OK, "<html>Welcome to nginx!</html>").into_response()),
        _ => Ok(response),
    }
}

async fn run(router: Router, request: Request) -> Response {
    router.oneshot(request).await.unwrap_or_else(|never| match never {})
}

fn recorded(parts: &request::Parts, body: &Bytes) -> Recorded {
    let text = |value: &header::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    Recorded {
        method: parts.method.to_string(),
        path: parts.uri.path().to_owned(),
        query: parts.uri.query().unwrap_or_default().to_owned(),
        headers: parts.headers.iter().map(|(name, value)| (name.to_string(), text(value))).collect(),
        body: String::from_utf8_lossy(body).into_owned(),
    }
}

/// One body that contains the error formats of all services.
fn refusal(status: StatusCode) -> Response {
    let mut body = json!({"ok": false, "error_code": status.as_u16(), "description": status.to_string()});
    if status == StatusCode::TOO_MANY_REQUESTS {
        body["parameters"] = json!({"retry_after": 3});
    }
    if status == StatusCode::UNAUTHORIZED {
        body["status"] = json!("token-invalid");
        body["message"] = json!("Expired token");
    }
    let elsewhere = [(header::LOCATION, "/elsewhere")];
    if status.is_redirection() {
        (status, elsewhere).into_response()
    } else {
        (status, Json(body)).into_response()
    }
}

fn admin(desk: Arc<Desk>) -> Router {
    Router::new()
        .route(
            "/__double/requests",
            get(|State(desk): State<Arc<Desk>>| async move { Json(desk.requests()) }),
        )
        .route("/__double/fault", post(plan))
        .with_state(desk)
}

/// `{"fault": "timeout", "path": "/api/auth"}`; without a fault everything works again.
#[derive(Deserialize)]
struct FaultIn {
    #[serde(default)]
    fault: Option<Fault>,
    #[serde(default)]
    path: String,
}

async fn plan(State(desk): State<Arc<Desk>>, Json(wish): Json<FaultIn>) -> StatusCode {
    desk.plan(wish.fault, &wish.path);
    StatusCode::NO_CONTENT
}

/// The fields of a body, sent as a form or as JSON.
pub fn fields(headers: &HeaderMap, body: &[u8]) -> BTreeMap<String, String> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("application/json") {
        let parsed: BTreeMap<String, Value> = serde_json::from_slice(body).unwrap_or_default();
        let text = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        return parsed.into_iter().map(|(key, value)| (key, text(value))).collect();
    }
    url::form_urlencoded::parse(body).map(|(key, value)| (key.into_owned(), value.into_owned())).collect()
}

/// A client for the callbacks of a service to us.
pub fn caller() -> reqwest::Client {
    if rustls::crypto::CryptoProvider::get_default().is_none() {
        // Another thread may have installed one in the meantime, which is fine.
        let _ = rustls::crypto::ring::default_provider().install_default();
    }
    let timeout = std::time::Duration::from_secs(60);
    reqwest::Client::builder()
        .no_proxy()
        .timeout(timeout)
        .build()
        .expect("a client without options can be built")
}
