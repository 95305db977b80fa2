//! Extractors for handlers. Each rejects with our own [`Error`].

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::body::HttpBody as _;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use bytes::Bytes;
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use ipnet::IpNet;
use kernel::{FieldError, FieldErrors, Locale};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::Error;

/// The caller's language: header `JB-Lang`, anything else is Uzbek.
#[derive(Debug, Clone, Copy)]
pub struct Lang(pub Locale);

impl Lang {
    pub fn of(headers: &HeaderMap) -> Self {
        Self(Locale::from_header(headers.get("jb-lang").and_then(|value| value.to_str().ok())))
    }
}

impl<S: Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

/// The client's address, not that of our own proxy. Used for rate limits and the audit trail.
#[derive(Debug, Clone, Copy)]
pub struct ClientAddr(pub IpAddr);

impl FromRequestParts<App> for ClientAddr {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let socket = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let socket = socket.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).to_canonical();
        Ok(Self(person_behind(socket, &parts.headers, &app.site.trusted_proxies)))
    }
}

/// Walks `X-Forwarded-For` from the right, skipping trusted proxies; the header is ignored when it comes from anybody
/// else.
fn person_behind(socket: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |addr: IpAddr| trusted.iter().any(|net| net.contains(&addr));
    let mut nearest = socket;
    let hops = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = hops.flat_map(|value| value.split(',')).collect();
    for hop in hops.iter().rev() {
        if !is_trusted(nearest) {
            break;
        }
        match hop.trim().parse::<IpAddr>() {
            Ok(addr) => nearest = addr.to_canonical(),
            Err(_) => break,
        }
    }
    nearest
}

/// Far above any form of ours; files are uploaded in another way.
const LONGEST_BODY: usize = 1024 * 1024;

/// A JSON body deserialised into a type whose fields are valid by construction.
///
/// The first invalid field is reported as 422 with its dotted path (`answers.0.text`); malformed JSON is 400, and a
/// body longer than a megabyte is 413 before the rest of it is read.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self, Error> {
        if !is_json(request.headers()) {
            return Err(Error::WrongType);
        }
        let bytes = read(request.into_body(), LONGEST_BODY).await?;
        parse(&bytes).map(Self)
    }
}

/// Holds at most `longest` bytes in memory. A body that declares more is rejected without being read.
async fn read(body: axum::body::Body, longest: usize) -> Result<Bytes, Error> {
    if body.size_hint().lower() > longest as u64 {
        return Err(Error::TooLarge);
    }
    let collected = Limited::new(body, longest).collect().await.map_err(|error| {
        if error.is::<LengthLimitError>() {
            return Error::TooLarge;
        }
        // The client disconnected, or sent malformed chunks.
        tracing::debug!(%error, "body not read");
        Error::BadRequest(FieldErrors::default())
    })?;
    Ok(collected.to_bytes())
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.split(';').next().is_some_and(|mime| mime.trim().eq_ignore_ascii_case("application/json"))
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    // serde also accepts an array for a struct, by field order: an undocumented second format.
    if bytes.trim_ascii_start().first() == Some(&b'[') {
        return Err(Error::BadRequest(FieldErrors::default()));
    }
    let json = &mut serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut *json).map_err(|error| field_problem(&error))?;
    json.end().map_err(|_| Error::BadRequest(FieldErrors::default()))?;
    Ok(value)
}

/// Extracts the field and its problem from serde's error. Our own types encode a [`FieldError`] in the message;
/// serde's own errors are recognised by their first words, which are part of its tested behaviour.
fn field_problem(error: &serde_path_to_error::Error<serde_json::Error>) -> Error {
    if !error.inner().is_data() {
        return Error::BadRequest(FieldErrors::default());
    }
    let message = error.inner().to_string();
    let mut path = dotted(error.path());
    let named = message.split('`').nth(1).unwrap_or_default();
    let join = |path: &str| if path.is_empty() { named.to_owned() } else { format!("{path}.{named}") };
    let is_unknown_value = message.starts_with("unknown variant");
    let problem = if let Some(problem) = FieldError::from_wire(&message) {
        problem
    } else if message.starts_with("missing field") {
        path = join(&path);
        FieldError::Required
    } else if message.starts_with("unknown field") || message.starts_with("duplicate field") {
        // serde's path already ends with the name for unknown fields, not for repeated ones.
        if path.rsplit('.').next() != Some(named) {
            path = join(&path);
        }
        FieldError::Invalid
    } else if message.starts_with("invalid type: null") {
        FieldError::Required
    } else {
        FieldError::Invalid
    };
    let mut errors = FieldErrors::default();
    errors.push(path, problem);
    if is_unknown_value { Error::BadRequest(errors) } else { Error::Invalid(errors) }
}

/// Converts serde's `answers[0].text` to our `answers.0.text`.
fn dotted(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let segments = path.iter().filter_map(|segment| match segment {
        Segment::Seq { index } => Some(index.to_string()),
        Segment::Map { key } => Some(key.clone()),
        Segment::Enum { variant } => Some(variant.clone()),
        Segment::Unknown => None,
    });
    segments.collect::<Vec<_>>().join(".")
}

/// Refuses an address that contains an encoded NUL: PostgreSQL cannot store that character in a text, so it is part of
/// no name and of no value. Checked for every request before its handler, because handlers also read addresses without
/// the extractors below.
pub fn refuse_nul(address: &Uri) -> Result<(), Error> {
    // A raw NUL is not allowed in an address, and `%2500` is the text `%00`, which does not match.
    const NUL: &str = "%00";
    if address.path().contains(NUL) {
        return Err(Error::NotFound);
    }
    let mut errors = FieldErrors::default();
    for pair in address.query().unwrap_or_default().split('&').filter(|pair| pair.contains(NUL)) {
        let name = pair.split('=').next().unwrap_or_default();
        errors.push(name.replace(NUL, ""), FieldError::Invalid);
    }
    if errors.is_empty() { Ok(()) } else { Err(Error::Invalid(errors)) }
}

/// A path parameter. A value that does not match its type is a 404.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let read: Result<axum::extract::Path<T>, PathRejection> =
            axum::extract::Path::from_request_parts(parts, state).await;
        read.map(|path| Self(path.0)).map_err(|_| Error::NotFound)
    }
}

/// The query string.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let read: Result<axum::extract::Query<T>, QueryRejection> =
            axum::extract::Query::from_request_parts(parts, state).await;
        read.map(|query| Self(query.0)).map_err(|_| Error::BadRequest(FieldErrors::default()))
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Answer {
        #[expect(dead_code, reason = "only its reading is tested")]
        text: String,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        YesNo,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Form {
        #[expect(dead_code, reason = "only its reading is tested")]
        name: String,
        #[serde(default)]
        #[expect(dead_code, reason = "only its reading is tested")]
        answers: Vec<Answer>,
        #[expect(dead_code, reason = "only its reading is tested")]
        kind: Option<Kind>,
    }

    #[test]
    fn the_bad_field_is_named() {
        let cases = [
            (r#"{"#, "bad_request", ""),
            (r#"{"name":"a"} tail"#, "bad_request", ""),
            (r#" ["a",[],null]"#, "bad_request", ""),
            (r#"{}"#, "validation", "name"),
            (r#"{"name":null}"#, "validation", "name"),
            (r#"{"name":5}"#, "validation", "name"),
            (r#"{"name":"a","answers":[{"text":"x"},{}]}"#, "validation", "answers.1.text"),
            (r#"{"name":"a","answers":[{"text":"x","role":1}]}"#, "validation", "answers.0.role"),
            (r#"{"name":"a","name":"b"}"#, "validation", "name"),
            (r#"{"name":"a","kind":"maybe"}"#, "bad_request", "kind"),
        ];
        for (json, code, field) in cases {
            let error = parse::<Form>(json.as_bytes()).expect_err(json);
            assert_eq!(error.code(), code, "{json}");
            let (Error::Invalid(fields) | Error::BadRequest(fields)) = error else { panic!("{json}") };
            let named: Vec<String> = fields.iter().map(|(path, _)| path.to_owned()).collect();
            assert_eq!(named.join(","), field, "{json}");
        }
    }

    #[tokio::test]
    async fn a_long_body_is_refused_before_its_rest_is_read() {
        let code = |read: Result<Bytes, Error>| read.map(|bytes| bytes.len()).map_err(|error| error.code());
        let ten = || axum::body::Body::from("0123456789");
        let unannounced = || axum::body::Body::from_stream(ten().into_data_stream());
        assert_eq!(code(read(ten(), 9).await), Err("file_too_large"));
        assert_eq!(code(read(unannounced(), 9).await), Err("file_too_large"));
        assert_eq!(code(read(unannounced(), 10).await), Ok(10));
        assert_eq!(code(read(ten(), 10).await), Ok(10));
        assert_eq!(code(read(axum::body::Body::empty(), 10).await), Ok(0));
    }

    #[test]
    fn an_address_with_nul_is_refused() {
        let cases = [
            ("/api/v1/jobs/%00", Some(("not_found", ""))),
            ("/og/jobs/a%00.uz.png?x=1", Some(("not_found", ""))),
            ("/api/v1/jobs?q=a%00b", Some(("validation", "q"))),
            ("/api/v1/jobs?page=1&%00=a&q=%%00", Some(("validation", ",q"))),
            ("/api/v1/jobs/%2500?q=%2500", None),
            ("/api/v1/jobs?q=100%25+00", None),
        ];
        for (address, expected) in cases {
            let refused = refuse_nul(&address.parse().unwrap()).err().map(|error| {
                let fields =
                    if let Error::Invalid(fields) = &error { fields.clone() } else { FieldErrors::default() };
                let named: Vec<String> = fields.iter().map(|(path, _)| path.to_owned()).collect();
                (error.code(), named.join(","))
            });
            assert_eq!(refused, expected.map(|(code, fields)| (code, fields.to_owned())), "{address}");
        }
    }

    #[test]
    fn forwarded_addresses_are_trusted_from_known_proxies_only() {
        let trusted: Vec<IpNet> = vec!["10.0.0.0/8".parse().unwrap()];
        let cases = [
            ("1.2.3.4", "9.9.9.9", "1.2.3.4"),
            ("10.0.0.1", "9.9.9.9", "9.9.9.9"),
            ("10.0.0.1", "6.6.6.6, 9.9.9.9", "9.9.9.9"),
            ("10.0.0.1", "6.6.6.6, 9.9.9.9, 10.0.0.7", "9.9.9.9"),
            ("10.0.0.1", "garbage", "10.0.0.1"),
        ];
        for (socket, forwarded, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", forwarded.parse().unwrap());
            let person = person_behind(socket.parse().unwrap(), &headers, &trusted);
            assert_eq!(person.to_string(), expected, "{socket} {forwarded}");
        }
    }
}
