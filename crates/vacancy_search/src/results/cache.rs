//! Cache of complete responses for guests. Most people open the same few lists, whose content changes only with the
//! data.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use kernel::Locale;
use quick_cache::sync;

/// Maximum age. Lists also change with time alone: a vacancy expires, a suspension ends.
const MAX_AGE: Duration = Duration::from_secs(2);
/// After this age one request refreshes the entry, while the others still get the old response. Otherwise all
/// requests for a popular list would recompute it at once when it expires.
const REFRESH_AFTER: Duration = Duration::from_secs(1);
/// Maximum number of entries per language, more than are requested in two seconds. Lists that are requested again stay,
/// however many searches are made once.
const MAX_RESPONSES: usize = 300;
/// Longer queries are not cached: no popular list has one, and long ones could fill the memory.
const LONGEST_QUERY: usize = 400;
/// The Brotli level used everywhere (`server::router`): the best level takes far longer and saves little.
const PACKING: i32 = 5;

/// Shared application state. Responses per language, keyed by the raw query string: our own pages always write the
/// same request in the same form.
pub struct Cache {
    responses: [sync::Cache<String, Arc<CachedResponse>>; Locale::ALL.len()],
}

impl Default for Cache {
    fn default() -> Self {
        Self { responses: Locale::ALL.map(|_| sync::Cache::new(MAX_RESPONSES)) }
    }
}

pub struct CachedResponse {
    /// [`crate::engine::Engine::data_version`] when it was computed: any change makes it stale.
    data_version: u64,
    made_at: Instant,
    /// A request is already refreshing it.
    is_refreshed: AtomicBool,
    answer: Bytes,
    /// Compressed for browsers, which all accept it; computed on first use.
    packed: OnceLock<Bytes>,
    /// The searched text; empty on later pages, which do not count as a new search.
    pub text: String,
    /// The number of results that match all the words.
    pub total: u64,
}

impl Cache {
    /// Returns `None` to the request that has to refresh the entry. If that fails, the entry expires and the next
    /// request recomputes it.
    pub fn get(&self, query: &str, locale: Locale, data_version: u64) -> Option<Arc<CachedResponse>> {
        self.usable(query, locale, data_version).filter(|response| !response.take_refresh())
    }

    /// A list without words that needs neither counting nor a refresh: it can be sent as it is.
    pub fn get_fresh(&self, query: &str, locale: Locale, data_version: u64) -> Option<Arc<CachedResponse>> {
        self.usable(query, locale, data_version)
            .filter(|response| response.text.is_empty() && !response.is_due())
    }

    fn usable(&self, query: &str, locale: Locale, data_version: u64) -> Option<Arc<CachedResponse>> {
        let response = self.responses[locale as usize].get(query)?;
        (response.data_version == data_version && response.made_at.elapsed() < MAX_AGE).then_some(response)
    }

    pub fn insert(&self, query: String, locale: Locale, response: CachedResponse) {
        if query.len() <= LONGEST_QUERY {
            self.responses[locale as usize].insert(query, Arc::new(response));
        }
    }
}

impl CachedResponse {
    /// `data_version` must be read before the response is computed, so that a change in between makes it stale at once.
    pub fn new(data_version: u64, answer: Bytes, text: String, total: u64) -> Self {
        Self {
            data_version,
            made_at: Instant::now(),
            is_refreshed: AtomicBool::new(false),
            answer,
            packed: OnceLock::new(),
            text,
            total,
        }
    }

    /// Old enough for a refresh that no request has started yet.
    fn is_due(&self) -> bool {
        self.made_at.elapsed() >= REFRESH_AFTER && !self.is_refreshed.load(Ordering::Relaxed)
    }

    /// Whether the caller is the one to refresh it.
    fn take_refresh(&self) -> bool {
        self.is_due() && !self.is_refreshed.swap(true, Ordering::Relaxed)
    }

    /// Compressed once for all clients that accept Brotli.
    pub fn respond(&self, headers: &HeaderMap) -> Response {
        if !reads_brotli(headers) {
            return json(self.answer.clone());
        }
        let packed = self.packed.get_or_init(|| pack(&self.answer));
        let mut response = json(packed.clone());
        let said = response.headers_mut();
        said.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        said.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        response
    }
}

pub fn json(answer: Bytes) -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], answer).into_response()
}

/// An explicit weight is left to the general compression layer.
fn reads_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|list| list.split(',').any(|one| one.trim() == "br"))
}

fn pack(answer: &[u8]) -> Bytes {
    let params = brotli::enc::BrotliEncoderParams { quality: PACKING, ..Default::default() };
    let mut packed = Vec::new();
    let written = brotli::BrotliCompress(&mut &answer[..], &mut packed, &params);
    written.expect("writing to memory does not fail");
    Bytes::from(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOT: &str = "sphere=sales";

    fn response(data_version: u64) -> CachedResponse {
        CachedResponse::new(data_version, Bytes::from_static(b"{\"status\":true}"), String::new(), 7)
    }

    fn insert(cache: &Cache, query: &str, locale: Locale, data_version: u64) {
        cache.insert(query.to_owned(), locale, response(data_version));
    }

    #[test]
    fn a_response_is_used_for_its_language_query_and_data_version_only() {
        let cache = Cache::default();
        insert(&cache, HOT, Locale::Ru, 3);
        for (query, locale, data_version, is_there) in [
            (HOT, Locale::Ru, 3, true),
            (HOT, Locale::Ru, 4, false),
            (HOT, Locale::Uz, 3, false),
            ("sphere=it", Locale::Ru, 3, false),
        ] {
            assert_eq!(
                cache.get(query, locale, data_version).is_some(),
                is_there,
                "{query} {locale:?} {data_version}"
            );
        }
    }

    #[test]
    fn one_request_refreshes_an_old_response_and_the_others_get_it() {
        let aged = |milliseconds: u64| {
            let cache = Cache::default();
            let made_at = Instant::now().checked_sub(Duration::from_millis(milliseconds)).unwrap();
            cache.insert(HOT.to_owned(), Locale::Uz, CachedResponse { made_at, ..response(1) });
            cache
        };
        let gets = |cache: &Cache| cache.get(HOT, Locale::Uz, 1).is_some();
        let is_fresh = |cache: &Cache| cache.get_fresh(HOT, Locale::Uz, 1).is_some();
        let look = || {
            let fresh = aged(0);
            let fresh = is_fresh(&fresh) && gets(&fresh);
            let old = aged(1200);
            let before = is_fresh(&old);
            let got = [gets(&old), gets(&old), gets(&old)];
            let after = is_fresh(&old);
            insert(&old, HOT, Locale::Uz, 1);
            (fresh, before, got, after, is_fresh(&old) && gets(&old))
        };
        // The observation is valid only if the machine did not stall meanwhile.
        let seen = (0..100).find_map(|_| {
            let begun = Instant::now();
            let seen = look();
            (begun.elapsed() < Duration::from_millis(500)).then_some(seen)
        });
        let (fresh, before, got, after, refreshed) =
            seen.expect("the test must not be suspended for half a second");
        assert!(fresh);
        assert!(!before, "left to the handler, which computes responses");
        assert_eq!(got, [false, true, true], "the first computes it");
        assert!(after, "the others get the old one at once");
        assert!(refreshed, "the new one is not old yet");

        let too_old = aged(2000);
        assert!(!is_fresh(&too_old) && !gets(&too_old));
    }

    #[test]
    fn a_search_by_words_is_left_to_the_handler_which_counts_it() {
        let cache = Cache::default();
        let words = CachedResponse { text: "oshpaz".to_owned(), ..response(1) };
        cache.insert(HOT.to_owned(), Locale::Uz, words);
        assert!(cache.get_fresh(HOT, Locale::Uz, 1).is_none() && cache.get(HOT, Locale::Uz, 1).is_some());
    }

    #[test]
    fn the_cache_is_limited_and_popular_lists_stay_cached() {
        let cache = Cache::default();
        let long = format!("sphere=sales&{}", "x".repeat(LONGEST_QUERY));
        insert(&cache, &long, Locale::Uz, 1);
        assert!(cache.get(&long, Locale::Uz, 1).is_none());
        let responses = &cache.responses[Locale::Uz as usize];
        insert(&cache, HOT, Locale::Uz, 1);
        for number in 0..10 * MAX_RESPONSES {
            assert!(responses.get(HOT).is_some(), "{number}");
            insert(&cache, &format!("q={number}"), Locale::Uz, 1);
        }
        // The limit is rounded up to the parts of the cache.
        assert!(responses.len() < 2 * MAX_RESPONSES, "{}", responses.len());
    }

    #[test]
    fn responses_are_compressed_only_for_clients_that_accept_brotli() {
        let of = |accepted: &'static str| {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            let response = response(1).respond(&headers);
            response.headers().get(header::CONTENT_ENCODING).cloned()
        };
        assert_eq!(of("gzip, deflate, br, zstd").unwrap(), "br");
        assert_eq!(of("gzip, deflate"), None);
        assert_eq!(of("br;q=0"), None);
    }

    #[test]
    fn compression_round_trips() {
        let text = "{\"title\":\"Oshpaz\"}".repeat(500);
        let mut unpacked = Vec::new();
        let mut packed: &[u8] = &pack(text.as_bytes());
        assert!(packed.len() < text.len() / 10);
        brotli::BrotliDecompress(&mut packed, &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());
    }
}
