//! A test double of S3: one in-memory bucket, addressed by path, with configurable failures.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use futures_util::stream;
use platform::files::S3;
use sha2::{Digest, Sha256};

const BUCKET: &str = "ishbor-files";
const ACCESS_KEY: &str = "tester";

/// A failure to inject into a request.
#[derive(Debug, Clone, Copy)]
pub enum Trouble {
    /// 500 before anything is done.
    Fault,
    /// The response is delayed.
    Slow,
    /// Half of the object is sent, then the connection is closed.
    Cut,
}

#[derive(Default)]
struct Inside {
    objects: Mutex<BTreeMap<String, Bytes>>,
    /// One for each of the next requests.
    troubles: Mutex<VecDeque<Trouble>>,
    /// Method and path of every request.
    seen: Mutex<Vec<String>>,
}

#[derive(Clone)]
pub struct S3Double {
    inside: Arc<Inside>,
    endpoint: String,
}

impl S3Double {
    /// Serves until the test's runtime ends.
    pub async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("http://{}", listener.local_addr().unwrap());
        let inside = Arc::new(Inside::default());
        let router = Router::new().fallback(answer).with_state(inside.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { inside, endpoint }
    }

    pub fn settings(&self) -> S3 {
        S3 {
            bucket: BUCKET.to_owned(),
            region: "us-east-1".to_owned(),
            endpoint: Some(self.endpoint.clone()),
            access_key: ACCESS_KEY.to_owned(),
            secret_key: "secret".to_owned(),
        }
    }

    pub fn fail_with(&self, troubles: &[Trouble]) {
        self.inside.troubles.lock().unwrap().extend(troubles);
    }

    pub fn object(&self, key: &str) -> Option<Bytes> {
        self.inside.objects.lock().unwrap().get(&format!("/{BUCKET}/{key}")).cloned()
    }

    pub fn requests(&self) -> usize {
        self.inside.seen.lock().unwrap().len()
    }
}

async fn answer(State(s3): State<Arc<Inside>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().to_owned();
    s3.seen.lock().unwrap().push(format!("{} {path}", parts.method));
    let trouble = s3.troubles.lock().unwrap().pop_front();
    match trouble {
        Some(Trouble::Fault) => return StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        Some(Trouble::Slow) => tokio::time::sleep(Duration::from_millis(50)).await,
        Some(Trouble::Cut) | None => {}
    }
    // An incomplete body is never stored, as in the real S3.
    let Ok(body) = to_bytes(body, usize::MAX).await else { return StatusCode::BAD_REQUEST.into_response() };
    let is_list = path.trim_end_matches('/') == format!("/{BUCKET}");
    if !(is_list || path.starts_with(&format!("/{BUCKET}/"))) || !is_signed(&parts.headers, &body) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let mut objects = s3.objects.lock().unwrap();
    match parts.method {
        Method::GET if is_list => list(&objects, parts.uri.query().unwrap_or_default()),
        Method::PUT => {
            objects.insert(path, body);
            [(header::ETAG, "\"1\"")].into_response()
        }
        Method::DELETE => {
            objects.remove(&path);
            StatusCode::NO_CONTENT.into_response()
        }
        Method::GET | Method::HEAD => match objects.get(&path) {
            Some(object) => found(object.clone(), matches!(trouble, Some(Trouble::Cut))),
            None => StatusCode::NOT_FOUND.into_response(),
        },
        _ => StatusCode::METHOD_NOT_ALLOWED.into_response(),
    }
}

/// The objects whose key has the prefix of the query, in one page.
fn list(objects: &BTreeMap<String, Bytes>, query: &str) -> Response {
    let prefix = query.split('&').find_map(|part| part.strip_prefix("prefix=")).unwrap_or_default();
    let prefix = prefix.replace("%2F", "/");
    let keys = objects.keys().filter_map(|path| path.strip_prefix(&format!("/{BUCKET}/")));
    let contents: String = keys
        .filter(|key| key.starts_with(&prefix))
        .map(|key| {
            format!(
                "<Contents><Key>{key}</Key><LastModified>2026-08-01T10:00:00.000Z</LastModified>\
                 <ETag>\"1\"</ETag><Size>1</Size></Contents>"
            )
        })
        .collect();
    format!("<ListBucketResult><IsTruncated>false</IsTruncated>{contents}</ListBucketResult>").into_response()
}

/// Verifying the signature is the library's job; this only checks that there is one, over these bytes.
fn is_signed(headers: &HeaderMap, body: &[u8]) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let authorization = text("authorization");
    let digest: String = Sha256::digest(body).iter().map(|byte| format!("{byte:02x}")).collect();
    authorization.starts_with(&format!("AWS4-HMAC-SHA256 Credential={ACCESS_KEY}/"))
        && authorization.contains("/us-east-1/s3/aws4_request")
        && authorization.contains("Signature=")
        && [digest.as_str(), "UNSIGNED-PAYLOAD"].contains(&text("x-amz-content-sha256"))
}

fn found(object: Bytes, is_cut: bool) -> Response {
    let length = object.len();
    let body = if is_cut {
        let half = Ok(object.slice(..length / 2));
        Body::from_stream(stream::iter([half, Err(io::Error::from(io::ErrorKind::ConnectionReset))]))
    } else {
        Body::from(object)
    };
    let headers = [
        (header::CONTENT_LENGTH, length.to_string()),
        (header::ETAG, "\"1\"".to_owned()),
        (header::LAST_MODIFIED, "Sat, 01 Aug 2026 10:00:00 GMT".to_owned()),
    ];
    (headers, body).into_response()
}
