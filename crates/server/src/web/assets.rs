//! Files of the web build, embedded in the binary and already compressed.

use axum::body::Body;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Dist;

pub fn text(name: &str) -> Option<String> {
    Dist::get(name).and_then(|file| String::from_utf8(file.data.into_owned()).ok())
}

/// The file at this path, in the best encoding that the browser accepts.
pub fn find(path: &str, request: &HeaderMap) -> Option<Response> {
    let name = path.trim_start_matches('/');
    // Build output that is not meant for browsers.
    if name.is_empty() || name.starts_with('.') || ["index.html", "shell.json"].contains(&name) {
        return None;
    }
    let plain = Dist::get(name)?;
    let tag = format!("\"{}\"", hex(&plain.metadata.sha256_hash()[..12]));
    let known = request.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let builder = Response::builder()
        .header(header::ETAG, &tag)
        .header(header::CACHE_CONTROL, cache_control(name))
        .header(header::VARY, "accept-encoding");
    if known.is_some_and(|known| known.contains(tag.trim_matches('"'))) {
        return builder.status(304).body(Body::empty()).ok();
    }
    let (encoding, file) = best_encoding(name, plain, request);
    let mut builder = builder.header(header::CONTENT_TYPE, content_type(name));
    if let Some(encoding) = encoding {
        builder = builder.header(header::CONTENT_ENCODING, encoding);
    }
    builder.body(Body::from(file.data.into_owned())).ok()
}

fn best_encoding(
    name: &str,
    plain: EmbeddedFile,
    request: &HeaderMap,
) -> (Option<&'static str>, EmbeddedFile) {
    let accepted =
        request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    for (encoding, ending) in [("br", ".br"), ("gzip", ".gz")] {
        let takes =
            accepted.split(',').any(|one| one.split(';').next().is_some_and(|one| one.trim() == encoding));
        if let Some(file) = takes.then(|| Dist::get(&format!("{name}{ending}"))).flatten() {
            return (Some(encoding), file);
        }
    }
    (None, plain)
}

/// File names under `assets/` contain a content hash; patterns and fonts change at most with a release.
fn cache_control(name: &str) -> &'static str {
    if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else if name.starts_with("fonts/") || name.starts_with("cloth/") {
        "public, max-age=31536000"
    } else {
        "public, max-age=3600"
    }
}

/// Which documents browsers fetch when a link to them is about to be followed.
pub const SPECULATION_RULES: &str = "speculation-rules.json";

fn content_type(name: &str) -> &'static str {
    if name == SPECULATION_RULES {
        return "application/speculationrules+json";
    }
    match name.rsplit('.').next().unwrap_or_default() {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        _ => "application/octet-stream",
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
