//! An API client for tests: sends requests through the real router and asserts on the response.

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, header};
use bytes::Bytes;
use http_body_util::BodyExt as _;
use serde_json::Value;
use tower::ServiceExt as _;

#[derive(Clone)]
pub struct Client {
    router: Router,
    headers: HeaderMap,
    address: IpAddr,
}

impl Client {
    pub fn new(router: Router) -> Self {
        Self { router, headers: HeaderMap::new(), address: [192, 0, 2, 1].into() }
    }

    /// The same client with one more header.
    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.insert(HeaderName::from_static(name), value.parse().expect("a header value"));
        self
    }

    pub fn lang(self, code: &str) -> Self {
        self.with("jb-lang", code)
    }

    pub fn from_address(mut self, address: IpAddr) -> Self {
        self.address = address;
        self
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, None, Body::empty()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, Some("application/json"), Body::from(body.to_string())).await
    }

    pub async fn send(&self, method: Method, path: &str, content_type: Option<&str>, body: Body) -> Reply {
        let mut request = Request::builder().method(&method).uri(path).body(body).expect("a request");
        *request.headers_mut() = self.headers.clone();
        if let Some(content_type) = content_type {
            let content_type = HeaderValue::from_str(content_type).expect("a content type");
            request.headers_mut().insert(header::CONTENT_TYPE, content_type);
        }
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(self.address, 40_000)));
        let response = self.router.clone().oneshot(request).await.expect("the router never fails");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a whole body").to_bytes();
        Reply { what: format!("{method} {path}"), status: parts.status, headers: parts.headers, body }
    }
}

/// A response. Its `expect_…` methods fail the test with the whole response in the message.
#[derive(Debug)]
pub struct Reply {
    what: String,
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Reply {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// A page without the line breaks and indents of its templates, so that a test can look for several tags in a row.
    pub fn html(&self) -> String {
        let mut html = String::new();
        for line in self.text().lines() {
            let is_in_tag = html.rfind('<') > html.rfind('>');
            if is_in_tag {
                html.push(' ');
            }
            html += line.trim();
        }
        html
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("{}: not JSON: {}", self.what, self.text()))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    #[track_caller]
    pub fn expect(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}: {}", self.what, self.text());
        self
    }

    /// Expects a refusal with this code, in the shape that every refusal has.
    #[track_caller]
    pub fn expect_code(self, status: u16, code: &str) -> Self {
        let reply = self.expect(status);
        let body = reply.json();
        assert_eq!(body["status"], false, "{body}");
        assert_eq!(body["code"], code, "{body}");
        assert_eq!(body["request_id"], reply.header("x-request-id"), "{body}");
        let message = body["message"].as_str().unwrap_or_default();
        assert!(!message.is_empty() && !message.contains("refusal_"), "no words for {code}: {body}");
        reply
    }

    /// Expects a 422 that names exactly this field; returns its first text.
    #[track_caller]
    pub fn expect_field(self, field: &str) -> String {
        let body = self.expect_code(422, "validation").json();
        let named: Vec<&String> =
            body["errors"].as_object().into_iter().flat_map(|fields| fields.keys()).collect();
        assert_eq!(named, [field], "{body}");
        body["errors"][field][0].as_str().expect("a text").to_owned()
    }
}
