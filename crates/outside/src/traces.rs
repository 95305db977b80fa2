//! OpenTelemetry: finished spans sent to a collector as OTLP over HTTP with JSON. Our few fields need no SDK.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::ensure;
use jiff::Timestamp;
use reqwest::Client;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::time::timeout;
use url::Url;

use crate::http;

const TIMEOUT: Duration = Duration::from_secs(5);
/// Spans that wait for sending. More are dropped: tracing must never slow a request down.
const QUEUE: usize = 4096;
const BATCH: usize = 512;
const GATHER: Duration = Duration::from_secs(2);

/// One answered request. It has no address, no query and nothing that a person typed.
#[derive(Debug, Clone, PartialEq)]
pub struct TraceSpan {
    /// 32 hexadecimal digits.
    pub trace_id: String,
    /// 16 hexadecimal digits.
    pub span_id: String,
    pub parent_id: Option<String>,
    pub method: String,
    /// The router's pattern.
    pub route: String,
    pub status: u16,
    pub ended_at: Timestamp,
    pub took: Duration,
}

/// Takes finished spans; without a collector it ignores them. Cheap to clone.
#[derive(Clone, Default)]
pub struct Traces(Option<Arc<Queue>>);

struct Queue {
    sender: Sender<TraceSpan>,
    dropped: AtomicU64,
}

impl Traces {
    /// The task sends what [`Traces::record`] takes; it ends when all clones are dropped.
    pub fn to(collector: &Url) -> anyhow::Result<(Self, impl Future<Output = ()> + Send + use<>)> {
        let client = http::client(collector, TIMEOUT)?;
        let url = http::join(collector, &["v1", "traces"]);
        let (sender, receiver) = mpsc::channel(QUEUE);
        let queue = Queue { sender, dropped: AtomicU64::new(0) };
        Ok((Self(Some(Arc::new(queue))), forward(client, url, receiver)))
    }

    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }

    pub fn record(&self, span: TraceSpan) {
        if let Some(queue) = &self.0
            && queue.sender.try_send(span).is_err()
        {
            let dropped = queue.dropped.fetch_add(1, Ordering::Relaxed) + 1;
            metrics::gauge!("trace_spans_dropped").set(dropped as f64);
        }
    }
}

/// The trace and the span of a caller, from the header `traceparent` of W3C Trace Context.
pub fn parse_parent(header: &str) -> Option<(String, String)> {
    let mut parts = header.split('-');
    let (version, trace, span, flags) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let is_hex = |text: &str, length: usize| {
        text.len() == length && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    let is_some = |text: &str| text.bytes().any(|byte| byte != b'0');
    let is_valid = is_hex(version, 2) && version != "ff" && is_hex(flags, 2);
    let is_valid = is_valid && is_hex(trace, 32) && is_hex(span, 16) && is_some(trace) && is_some(span);
    is_valid.then(|| (trace.to_owned(), span.to_owned()))
}

async fn forward(client: Client, url: Url, mut spans: Receiver<TraceSpan>) {
    let mut is_failing = false;
    while let Some(first) = spans.recv().await {
        let mut batch = vec![first];
        let more = async {
            while batch.len() < BATCH
                && let Some(span) = spans.recv().await
            {
                batch.push(span);
            }
        };
        timeout(GATHER, more).await.ok();
        let sent = send(&client, &url, &batch).await;
        if let (Err(error), false) = (&sent, is_failing) {
            tracing::warn!(error = format!("{error:#}"), "the collector of traces does not answer");
        }
        is_failing = sent.is_err();
    }
}

async fn send(client: &Client, url: &Url, batch: &[TraceSpan]) -> anyhow::Result<()> {
    let status = client.post(url.clone()).json(&body(batch)).send().await?.status();
    ensure!(status.is_success(), "{status}");
    Ok(())
}

fn body(batch: &[TraceSpan]) -> Value {
    let spans: Vec<Value> = batch.iter().map(span).collect();
    json!({ "resourceSpans": [{
        "resource": { "attributes": [text("service.name", "ishbor")] },
        "scopeSpans": [{ "scope": { "name": "ishbor" }, "spans": spans }],
    }] })
}

fn span(span: &TraceSpan) -> Value {
    let end = span.ended_at.as_nanosecond();
    let start = end - span.took.as_nanos() as i128;
    // 2: the kind of a server's span, and the status of an error.
    json!({
        "traceId": span.trace_id,
        "spanId": span.span_id,
        "parentSpanId": span.parent_id.as_deref().unwrap_or_default(),
        "name": format!("{} {}", span.method, span.route),
        "kind": 2,
        "startTimeUnixNano": start.to_string(),
        "endTimeUnixNano": end.to_string(),
        "attributes": [
            text("http.request.method", &span.method),
            text("http.route", &span.route),
            json!({ "key": "http.response.status_code", "value": { "intValue": span.status.to_string() } }),
        ],
        "status": if span.status >= 500 { json!({ "code": 2 }) } else { json!({}) },
    })
}

fn text(key: &str, value: &str) -> Value {
    json!({ "key": key, "value": { "stringValue": value } })
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    fn answered(status: u16) -> TraceSpan {
        TraceSpan {
            trace_id: "0af7651916cd43dd8448eb211c80319c".to_owned(),
            span_id: "b7ad6b7169203331".to_owned(),
            parent_id: None,
            method: "GET".to_owned(),
            route: "/api/v1/jobs".to_owned(),
            status,
            ended_at: Timestamp::from_second(100).unwrap(),
            took: Duration::from_millis(500),
        }
    }

    #[test]
    fn only_a_valid_parent_is_taken_over() {
        let (trace, parent) = ("0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331");
        let valid = parse_parent(&format!("00-{trace}-{parent}-01"));
        assert_eq!(valid, Some((trace.to_owned(), parent.to_owned())));
        let zeros = "0".repeat(32);
        for wrong in [
            String::new(),
            format!("ff-{trace}-{parent}-01"),
            format!("00-{zeros}-{parent}-01"),
            format!("00-{trace}-{parent}"),
            format!("00-{}-{parent}-01", trace.to_uppercase()),
            format!("00-{trace}x-{parent}-01"),
        ] {
            assert_eq!(parse_parent(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_failed_request_is_a_failed_span() {
        let spans = body(&[answered(200), answered(503)]);
        let spans = &spans["resourceSpans"][0]["scopeSpans"][0]["spans"];
        assert_eq!(spans[0]["startTimeUnixNano"], "99500000000");
        assert_eq!(spans[0]["name"], "GET /api/v1/jobs");
        assert_eq!(spans[0]["status"], json!({}));
        assert_eq!(spans[1]["status"], json!({ "code": 2 }));
    }

    #[tokio::test]
    async fn spans_reach_the_collector() {
        let collector = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", collector.local_addr().unwrap()).parse().unwrap();
        let (traces, forward) = Traces::to(&url).unwrap();
        let task = tokio::spawn(forward);
        traces.record(answered(200));
        drop(traces);
        let (mut stream, _) = collector.accept().await.unwrap();
        let mut request = Vec::new();
        while !String::from_utf8_lossy(&request).contains("http.route") {
            let mut chunk = [0; 4096];
            let read = stream.read(&mut chunk).await.unwrap();
            assert_ne!(read, 0, "the request broke off");
            request.extend_from_slice(&chunk[..read]);
        }
        assert!(String::from_utf8_lossy(&request).starts_with("POST /v1/traces HTTP/1.1"));
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}").await.unwrap();
        task.await.unwrap();
    }
}
