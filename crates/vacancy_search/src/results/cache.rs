//! Cache of complete responses for guests. Most people open the same few lists, whose content changes only with the
//! data.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use kernel::Locale;

/// Maximum age. Lists also change with time alone: a vacancy expires, a suspension ends.
const LONGEST: Duration = Duration::from_secs(2);
/// After this age one request refreshes the entry, while the others still get the old response. Otherwise all
/// requests for a popular list would recompute it at once when it expires.
const RENEWED_AFTER: Duration = Duration::from_secs(1);
/// Maximum number of entries per language, more than are requested in two seconds. When exceeded, all are dropped.
const MAX_RESPONSES: usize = 300;
/// Longer queries are not cached: no popular list has one, and long ones could fill the memory.
const LONGEST_QUERY: usize = 400;
/// The Brotli level used everywhere (`server::router`): the best level takes far longer and saves little.
const PACKING: i32 = 5;

/// Slots for hashes of recent queries; a collision overwrites the earlier one.
const PLACES: usize = 8192;

/// Shared application state. Responses per language, keyed by the raw query string: our own pages always write the
/// same request in the same form.
pub struct Cache {
    kept: RwLock<[HashMap<String, Arc<CachedResponse>>; Locale::ALL.len()]>,
    /// Hashes of recent queries. A response is cached from the second request on: most word searches are requested
    /// once and would evict the popular lists.
    recent: Vec<AtomicU64>,
    numbers: RandomState,
}

impl Default for Cache {
    fn default() -> Self {
        let recent = (0..PLACES).map(|_| AtomicU64::new(0)).collect();
        Self { kept: RwLock::default(), recent, numbers: RandomState::new() }
    }
}

pub struct CachedResponse {
    /// [`crate::engine::Engine::data_version`] when it was computed: any change makes it stale.
    data_version: u64,
    made_at: Instant,
    /// A request is already refreshing it.
    is_renewed: AtomicBool,
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
        self.good(query, locale, data_version).filter(|ready| !ready.take_renewal())
    }

    /// A list without words that needs neither counting nor a refresh: it can be sent as it is.
    pub fn get_fresh(&self, query: &str, locale: Locale, data_version: u64) -> Option<Arc<CachedResponse>> {
        self.good(query, locale, data_version).filter(|ready| ready.text.is_empty() && !ready.is_due())
    }

    fn good(&self, query: &str, locale: Locale, data_version: u64) -> Option<Arc<CachedResponse>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        let ready = kept[locale as usize].get(query)?;
        let is_good = ready.data_version == data_version && ready.made_at.elapsed() < LONGEST;
        is_good.then(|| Arc::clone(ready))
    }

    pub fn put(&self, query: String, locale: Locale, ready: impl FnOnce() -> CachedResponse) {
        if query.len() > LONGEST_QUERY || !self.is_asked_again(&query, locale) {
            return;
        }
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        let kept = &mut kept[locale as usize];
        if kept.len() >= MAX_RESPONSES {
            kept.clear();
        }
        kept.insert(query, Arc::new(ready()));
    }

    fn is_asked_again(&self, query: &str, locale: Locale) -> bool {
        let number = self.numbers.hash_one((query, locale as usize));
        self.recent[number as usize % PLACES].swap(number, Ordering::Relaxed) == number
    }
}

impl CachedResponse {
    /// `data_version` must be read before the response is computed, so that a change in between makes it stale at once.
    pub fn new(data_version: u64, answer: Bytes, text: String, total: u64) -> Self {
        Self {
            data_version,
            made_at: Instant::now(),
            is_renewed: AtomicBool::new(false),
            answer,
            packed: OnceLock::new(),
            text,
            total,
        }
    }

    /// Old enough for a refresh that no request has started yet.
    fn is_due(&self) -> bool {
        self.made_at.elapsed() >= RENEWED_AFTER && !self.is_renewed.load(Ordering::Relaxed)
    }

    /// Whether the caller is the one to refresh it.
    fn take_renewal(&self) -> bool {
        self.is_due() && !self.is_renewed.swap(true, Ordering::Relaxed)
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
    let recent = brotli::enc::BrotliEncoderParams { quality: PACKING, ..Default::default() };
    let mut packed = Vec::new();
    let written = brotli::BrotliCompress(&mut &answer[..], &mut packed, &recent);
    written.expect("writing to memory does not fail");
    Bytes::from(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOT: &str = "sphere=sales";

    fn ready(data_version: u64) -> CachedResponse {
        CachedResponse::new(data_version, Bytes::from_static(b"{\"status\":true}"), String::new(), 7)
    }

    fn put_twice(cache: &Cache, query: &str, locale: Locale, data_version: u64) {
        for _ in 0..2 {
            cache.put(query.to_owned(), locale, || ready(data_version));
        }
    }

    #[test]
    fn an_answer_is_kept_from_the_second_time_on_in_the_same_language() {
        let cache = Cache::default();
        for (locale, is_kept) in [(Locale::Uz, false), (Locale::Ru, false), (Locale::Uz, true)] {
            cache.put(HOT.to_owned(), locale, || ready(1));
            assert_eq!(cache.get(HOT, locale, 1).is_some(), is_kept, "{locale:?}");
        }
        // Popular lists are cached again soon after a change.
        cache.put(HOT.to_owned(), Locale::Uz, || ready(2));
        assert!(cache.get(HOT, Locale::Uz, 2).is_some());
    }

    #[test]
    fn an_answer_is_good_for_its_language_its_query_and_its_moment() {
        let cache = Cache::default();
        put_twice(&cache, HOT, Locale::Ru, 3);
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
    fn one_of_those_who_ask_makes_an_old_answer_anew() {
        let aged = |milliseconds: u64| {
            let cache = Cache::default();
            let made_at = Instant::now().checked_sub(Duration::from_millis(milliseconds)).unwrap();
            for _ in 0..2 {
                cache.put(HOT.to_owned(), Locale::Uz, || CachedResponse { made_at, ..ready(1) });
            }
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
            old.put(HOT.to_owned(), Locale::Uz, || ready(1));
            (fresh, before, got, after, is_fresh(&old) && gets(&old))
        };
        // The observation is valid only if the machine did not stall meanwhile.
        let seen = (0..100).find_map(|_| {
            let begun = Instant::now();
            let seen = look();
            (begun.elapsed() < Duration::from_millis(500)).then_some(seen)
        });
        let (fresh, before, got, after, renewed) = seen.expect("a machine that goes on for half a second");
        assert!(fresh);
        assert!(!before, "left to those who make answers");
        assert_eq!(got, [false, true, true], "the first makes it");
        assert!(after, "the others get the old one at once");
        assert!(renewed, "the new one is not old yet");

        let too_old = aged(2000);
        assert!(!is_fresh(&too_old) && !gets(&too_old));
    }

    #[test]
    fn words_are_left_to_those_who_count_them() {
        let cache = Cache::default();
        for _ in 0..2 {
            cache
                .put(HOT.to_owned(), Locale::Uz, || CachedResponse { text: "oshpaz".to_owned(), ..ready(1) });
        }
        assert!(cache.get_fresh(HOT, Locale::Uz, 1).is_none() && cache.get(HOT, Locale::Uz, 1).is_some());
    }

    #[test]
    fn strange_queries_do_not_fill_the_memory() {
        let cache = Cache::default();
        let long = format!("sphere=sales&{}", "x".repeat(LONGEST_QUERY));
        put_twice(&cache, &long, Locale::Uz, 1);
        assert!(cache.get(&long, Locale::Uz, 1).is_none());
        for number in 0..=MAX_RESPONSES {
            put_twice(&cache, &format!("page={number}"), Locale::Uz, 1);
        }
        assert!(cache.kept.read().unwrap()[Locale::Uz as usize].len() <= MAX_RESPONSES);
        assert!(cache.get(&format!("page={MAX_RESPONSES}"), Locale::Uz, 1).is_some());
    }

    #[test]
    fn browsers_get_it_packed_and_others_as_it_is() {
        let of = |accepted: &'static str| {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            let response = ready(1).respond(&headers);
            response.headers().get(header::CONTENT_ENCODING).cloned()
        };
        assert_eq!(of("gzip, deflate, br, zstd").unwrap(), "br");
        assert_eq!(of("gzip, deflate"), None);
        assert_eq!(of("br;q=0"), None);
    }

    #[test]
    fn what_is_packed_is_the_answer() {
        let text = "{\"title\":\"Oshpaz\"}".repeat(500);
        let mut unpacked = Vec::new();
        let mut packed: &[u8] = &pack(text.as_bytes());
        assert!(packed.len() < text.len() / 10);
        brotli::BrotliDecompress(&mut packed, &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());
    }
}
