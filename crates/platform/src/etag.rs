//! JSON with an ETag for responses that change rarely (dictionaries): a repeated request costs a 304.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use sha2::{Digest, Sha256};

/// A body that is built once and served many times.
#[derive(Debug, Clone)]
pub struct Tagged {
    body: Bytes,
    tag: HeaderValue,
}

impl Tagged {
    pub fn json(value: &impl serde::Serialize) -> Self {
        let body = Bytes::from(serde_json::to_vec(value).expect("our own types are JSON"));
        let tag = format!("\"{}\"", URL_SAFE_NO_PAD.encode(&Sha256::digest(&body)[..12]));
        Self { body, tag: HeaderValue::from_str(&tag).expect("base64 is a header value") }
    }

    pub fn bytes(&self) -> &Bytes {
        &self.body
    }

    /// `cache` is the Cache-Control value. The response depends on the language, so it is sent with `Vary`.
    pub fn respond(&self, request: &HeaderMap, cache: &'static str) -> Response {
        let builder = Response::builder()
            .header(header::ETAG, &self.tag)
            .header(header::CACHE_CONTROL, cache)
            .header(header::VARY, "jb-lang, accept-encoding");
        let response = if self.matches(request) {
            builder.status(StatusCode::NOT_MODIFIED).body(Body::empty())
        } else {
            builder.header(header::CONTENT_TYPE, "application/json").body(Body::from(self.body.clone()))
        };
        response.expect("these headers are valid")
    }

    fn matches(&self, request: &HeaderMap) -> bool {
        let Some(given) = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()) else {
            return false;
        };
        let tag = self.tag.to_str().unwrap_or_default();
        // A compression layer weakens the tag, so `W/"x"` matches our "x".
        given == "*" || given.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_etag_returns_304() {
        let tagged = Tagged::json(&["a", "b"]);
        let mut headers = HeaderMap::new();
        assert_eq!(tagged.respond(&headers, "no-cache").status(), StatusCode::OK);
        for given in
            [tagged.tag.to_str().unwrap().to_owned(), format!("\"x\", W/{}", tagged.tag.to_str().unwrap())]
        {
            headers.insert(header::IF_NONE_MATCH, given.parse().unwrap());
            assert_eq!(tagged.respond(&headers, "no-cache").status(), StatusCode::NOT_MODIFIED, "{given}");
        }
        headers.insert(header::IF_NONE_MATCH, "\"other\"".parse().unwrap());
        assert_eq!(tagged.respond(&headers, "no-cache").status(), StatusCode::OK);
    }
}
