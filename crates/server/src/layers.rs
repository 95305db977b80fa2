//! What happens around every request: an id, a span, metrics, a timeout, wording of errors, security headers.
//!
//! One function instead of a stack of layers: the order is plain to read, and it costs less than boxing each step.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use kernel::Locale;
use outside::{TraceSpan, Traces};
use platform::{App, Error, Lang, wording};
use tracing::Instrument as _;
use uuid::Uuid;

use crate::maintenance::{self, Maintenance};
use crate::web::Web;

/// A request that takes longer gets a 503; the client itself times out after 25 seconds.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// Slower requests are logged.
const SLOW: Duration = Duration::from_secs(1);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// State of `around`: the application, and the error pages.
#[derive(Clone)]
pub struct Surroundings {
    pub app: App,
    pub web: Web,
}

pub async fn around(State(around): State<Surroundings>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let is_closed = around.app.shared::<Maintenance>().refuses(request.uri().path());
    if !is_closed && let Some(response) = around.cached_list(&request, started) {
        return response;
    }
    // Always generated here: a client's id could forge log entries.
    let request_id = Uuid::now_v7().simple().to_string();
    // Handlers that write records store this id with them.
    request.headers_mut().insert(REQUEST_ID, HeaderValue::from_str(&request_id).expect("hexadecimal"));
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str);
    let route: Arc<str> = route.into();
    let traits = RequestTraits::of(&method, &path, request.headers());
    let traces = around.app.shared::<Traces>();
    let parent = request.headers().get("traceparent").filter(|_| traces.is_on()).cloned();
    let span = tracing::info_span!("request", id = %request_id);
    let answer = async {
        match platform::refuse_nul(request.uri()) {
            _ if is_closed => Error::Unavailable.into_response(),
            Ok(()) => next.run(request).await,
            Err(error) => error.into_response(),
        }
    };
    let answer = platform::with_one_connection(tokio::time::timeout(TIME_LIMIT, answer));
    let answer = answer.instrument(span.clone()).await;
    let mut response = answer.unwrap_or_else(|_| Error::Unavailable.into_response());
    if let Some(error) = error_in(&response, &traits) {
        response = around.word(&error, &traits, &path, &request_id, response.headers());
    }
    if is_closed {
        let wait = HeaderValue::from_static(maintenance::RETRY_AFTER);
        response.headers_mut().insert(header::RETRY_AFTER, wait);
    }
    let status = response.status();
    set_headers(response.headers_mut(), &around.app, &request_id);
    let took = started.elapsed();
    if traces.is_on() {
        traces.record(trace(&around.app, parent.as_ref(), &request_id, &method, &route, status, took));
    }
    count(&method, route, status, took);
    let _entered = span.enter();
    let ms = took.as_secs_f64() * 1000.0;
    // Metrics count every request. The log contains those that changed something, failed or were slow, and only their
    // paths, because a query may contain a token or what a person typed.
    if !method.is_safe() || status.as_u16() >= 400 || took > SLOW {
        tracing::info!(%method, path = without_secret(&path), status = status.as_u16(), ms, "answered");
    } else {
        tracing::debug!(%method, path = without_secret(&path), status = status.as_u16(), ms, "answered");
    }
    response
}

/// The id of a request is the id of its trace, unless the caller has begun one.
fn trace(
    app: &App,
    parent: Option<&HeaderValue>,
    request_id: &str,
    method: &Method,
    route: &str,
    status: StatusCode,
    took: Duration,
) -> TraceSpan {
    let parent = parent.and_then(|value| value.to_str().ok()).and_then(outside::parse_parent);
    let (trace_id, parent_id) = match parent {
        Some((trace_id, parent_id)) => (trace_id, Some(parent_id)),
        None => (request_id.to_owned(), None),
    };
    TraceSpan {
        trace_id,
        // The second half of a random id.
        span_id: Uuid::new_v4().simple().to_string()[16..].to_owned(),
        parent_id,
        method: method.to_string(),
        route: route.to_owned(),
        status: status.as_u16(),
        ended_at: app.clock.now(),
        took,
    }
}

/// Paths whose last segment is a secret: a sign-in link, the callback of an SMS provider, signed links in messages, and
/// share links of resumes.
const SECRET_ENDS: [&str; 5] =
    ["/auth/verifier/", "/sms/eskiz/", "/hiring/", "/searches/stop/", "/resume/shared/"];

fn without_secret(path: &str) -> &str {
    let ends = SECRET_ENDS.iter().find_map(|start| Some(path.find(start)? + start.len()));
    &path[..ends.unwrap_or(path.len())]
}

/// Labels have few distinct values: a route is the router's pattern, never what a person typed.
fn count(method: &Method, route: Arc<str>, status: StatusCode, took: Duration) {
    let method = match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        _ => "other",
    };
    let class = ["none", "1xx", "2xx", "3xx", "4xx", "5xx"][usize::from(status.as_u16() / 100).min(5)];
    if (&*route, method, class) == (HOT, "GET", "2xx") {
        count_hot(took);
        return;
    }
    let labels = [
        metrics::Label::from_static_parts("method", method),
        metrics::Label::new("route", route.clone()),
        metrics::Label::from_static_parts("status", class),
    ];
    metrics::counter!("http_requests_total", labels.iter()).increment(1);
    metrics::histogram!("http_request_seconds", "route" => route).record(took.as_secs_f64());
}

/// The parts of a request that the wording of an error depends on.
struct RequestTraits {
    locale: Locale,
    wants_page: bool,
    is_api: bool,
}

impl RequestTraits {
    fn of(method: &Method, path: &str, headers: &HeaderMap) -> Self {
        let is_api = path.starts_with("/api/");
        let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or("*/*");
        let reads = matches!(*method, Method::GET | Method::HEAD);
        let is_asset = ["/assets/", "/fonts/", "/cloth/"].iter().any(|start| path.starts_with(start));
        Self {
            locale: if is_api { Lang::of(headers).0 } else { Locale::split_path(path).0 },
            // A form of a document says that it wants a page, a program that sends something may not.
            wants_page: !is_api
                && !is_asset
                && (accept.contains("text/html") || (reads && accept.contains("*/*"))),
            is_api,
        }
    }
}

/// Our own error, or one that a library returned without a body (405 of the router, 413 of a limit).
fn error_in(response: &Response, traits: &RequestTraits) -> Option<Error> {
    if let Some(error) = response.extensions().get::<Error>() {
        return Some(error.clone());
    }
    if !traits.is_api {
        return None;
    }
    match response.status() {
        StatusCode::METHOD_NOT_ALLOWED => Some(Error::MethodNotAllowed),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Error::TooLarge),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Some(Error::WrongType),
        _ => None,
    }
}

/// The most requested list.
const HOT: &str = "/api/v1/jobs";

/// The metrics that [`count`] updates, cached: looking them up would take a tenth of the response time.
static HOT_COUNTED: LazyLock<(metrics::Counter, metrics::Histogram)> = LazyLock::new(|| {
    let labels = [("method", "GET"), ("route", HOT), ("status", "2xx")];
    (
        metrics::counter!("http_requests_total", &labels),
        metrics::histogram!("http_request_seconds", "route" => HOT),
    )
});

fn count_hot(took: Duration) {
    HOT_COUNTED.0.increment(1);
    HOT_COUNTED.1.record(took.as_secs_f64());
}

impl Surroundings {
    /// A cached response skips the span, the timeout and the handler, which would take longer than the response
    /// itself: quality R1 wants 0.6 of the requests of a bare server for this list, and what passes through
    /// everything reaches about half (R10).
    fn cached_list(&self, request: &Request, started: Instant) -> Option<Response> {
        if request.uri().path() != HOT || request.method() != Method::GET {
            return None;
        }
        let query = request.uri().query().unwrap_or_default();
        let mut response = vacancy_search::results::cached_list(&self.app, query, request.headers())?;
        set_headers(response.headers_mut(), &self.app, &Uuid::now_v7().simple().to_string());
        count_hot(started.elapsed());
        Some(response)
    }

    fn word(
        &self,
        error: &Error,
        traits: &RequestTraits,
        path: &str,
        request_id: &str,
        old: &HeaderMap,
    ) -> Response {
        if traits.wants_page {
            let mut page = self.web.error_page(&self.app, traits.locale, error, path, request_id);
            if let Some(seconds) = wording::retry_after(error) {
                page.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            }
            return page;
        }
        let body = wording::body(error, &self.app.catalogue, traits.locale, request_id, path);
        let mut response = wording::respond(error, &body);
        for name in [header::ALLOW, header::VARY] {
            if let Some(value) = old.get(&name) {
                response.headers_mut().insert(name, value.clone());
            }
        }
        response
    }
}

fn set_headers(headers: &mut HeaderMap, app: &App, request_id: &str) {
    headers.reserve(12);
    headers.insert(REQUEST_ID, HeaderValue::from_str(request_id).expect("hexadecimal"));
    let always = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=()",
        ),
    ];
    for (name, value) in always {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages set their own policy with the hashes of their inline parts; everything else may load nothing.
    headers
        .entry(header::CONTENT_SECURITY_POLICY)
        .or_insert(HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'; base-uri 'none'"));
    // A page whose URL is a secret sets a stricter policy.
    headers
        .entry(header::REFERRER_POLICY)
        .or_insert(HeaderValue::from_static("strict-origin-when-cross-origin"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if app.site.public_url.starts_with("https://") {
        let year = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
}

/// A panic is logged with its location, and the client gets the same response as for any other fault, without
/// details.
#[expect(clippy::needless_pass_by_value, reason = "the catching layer hands it over")]
pub fn panic_answer(panic: Box<dyn std::any::Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
    tracing::error!(panic = text, "a handler panicked");
    metrics::counter!("panics_total").increment(1);
    Error::Fault.into_response()
}
