//! The language of a first visit: cookie, then the browser's languages, then Uzbek.
//!
//! Only `/` redirects, and only if the visit starts there: a person who follows a link inside the site, or chose a
//! language, is already where they want to be. Crawlers are never redirected.

use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use kernel::Locale;

pub const COOKIE: &str = "i18n_redirected";
const YEAR: u32 = 365 * 24 * 3600;

pub fn redirect(path: &str, headers: &HeaderMap) -> Option<Response> {
    let locale = wanted(path, headers)?;
    let cookie = format!("{COOKIE}={}; Max-Age={YEAR}; Path=/; SameSite=Lax", locale.code());
    let away = [
        (header::SET_COOKIE, cookie),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        (header::VARY, "cookie, accept-language".to_owned()),
    ];
    Some((away, Redirect::to(&locale.path("/"))).into_response())
}

/// The language to redirect to, if it differs from that of the URL.
fn wanted(path: &str, headers: &HeaderMap) -> Option<Locale> {
    if path != "/" || is_inside(headers) || is_robot(headers) {
        return None;
    }
    let locale = chosen(headers).or_else(|| {
        let languages = text(headers, header::ACCEPT_LANGUAGE)?;
        Locale::from_accept_language(languages)
    })?;
    (locale != Locale::Uz).then_some(locale)
}

/// The language that the person chose before.
pub fn chosen(headers: &HeaderMap) -> Option<Locale> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, code)| Locale::parse(code))
}

/// The visit did not start here: the browser reports that the link was on our own page.
fn is_inside(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin")
}

fn is_robot(headers: &HeaderMap) -> bool {
    let agent = text(headers, header::USER_AGENT).unwrap_or_default().to_ascii_lowercase();
    ["bot", "crawl", "spider", "slurp", "preview", "facebookexternalhit", "lighthouse"]
        .iter()
        .any(|word| agent.contains(word))
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Path, headers, the language to redirect to.
    type Case = (&'static str, &'static [(&'static str, &'static str)], Option<Locale>);

    #[test]
    fn a_first_visit_is_redirected_to_its_language() {
        let cases: [Case; 11] = [
            ("/", &[], None),
            ("/", &[("accept-language", "ru-RU,ru;q=0.9,en;q=0.8")], Some(Locale::Ru)),
            ("/", &[("accept-language", "uz,ru;q=0.9")], None),
            ("/", &[("accept-language", "de,fr")], None),
            ("/", &[("accept-language", "en-GB")], Some(Locale::En)),
            ("/", &[("accept-language", "en"), ("cookie", "a=b; i18n_redirected=ru")], Some(Locale::Ru)),
            ("/", &[("accept-language", "en"), ("cookie", "i18n_redirected=uz")], None),
            ("/", &[("accept-language", "en"), ("cookie", "i18n_redirected=xx")], Some(Locale::En)),
            ("/", &[("accept-language", "ru"), ("sec-fetch-site", "same-origin")], None),
            (
                "/",
                &[("accept-language", "ru"), ("user-agent", "Mozilla/5.0 (compatible; Googlebot/2.1)")],
                None,
            ),
            ("/help", &[("accept-language", "ru")], None),
        ];
        for (path, given, expected) in cases {
            let mut headers = HeaderMap::new();
            for (name, value) in given {
                headers
                    .insert(header::HeaderName::from_bytes(name.as_bytes()).unwrap(), value.parse().unwrap());
            }
            assert_eq!(wanted(path, &headers), expected, "{path} {given:?}");
        }
    }
}
