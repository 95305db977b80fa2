//! Which sites may open a socket. A WebSocket is not subject to the same-origin policy: any page could open one.

use std::sync::Arc;

use axum::http::{HeaderMap, header};
use platform::{Environment, Site};

/// Origins of other browsers that are allowed by name.
#[derive(Debug, Clone, Default)]
pub struct Origins(Arc<[String]>);

impl Origins {
    pub fn new(others: &[String]) -> Self {
        Self(others.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect())
    }

    /// Whether the page that opens a socket is ours. Browsers always name it, so a request without an origin is not.
    pub(crate) fn allow(&self, site: &Site, headers: &HeaderMap) -> bool {
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let (Some(origin), None) = (origins.next(), origins.next()) else { return false };
        let Ok(origin) = origin.to_str() else { return false };
        if origin == site.public_url || self.0.iter().any(|other| other == origin) {
            return true;
        }
        // A developer may open the site by another name of this machine.
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let same_host = host.is_some_and(|host| origin.strip_prefix("http://") == Some(host));
        site.environment == Environment::Development && same_host
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_our_own_pages_open_sockets() {
        let production = Environment::Production;
        let development = Environment::Development;
        let ours = "https://ishbor.uz";
        for (environment, host, origins, expected) in [
            (production, "ishbor.uz", &[ours][..], true),
            (production, "ishbor.uz", &["https://app.ishbor.uz"], true),
            (production, "ishbor.uz", &[], false),
            (production, "ishbor.uz", &["null"], false),
            (production, "ishbor.uz", &["http://ishbor.uz"], false),
            (production, "ishbor.uz", &["https://ishbor.uz.evil.example"], false),
            (production, "ishbor.uz", &["https://evil.example"], false),
            (production, "ishbor.uz", &[ours, "https://evil.example"], false),
            (production, "10.0.0.7:8080", &["http://10.0.0.7:8080"], false),
            (development, "localhost:8080", &["http://localhost:8080"], true),
            (development, "localhost:8080", &["http://localhost:8081"], false),
            (development, "localhost:8080", &["http://evil.example"], false),
        ] {
            let site = Site { environment, public_url: ours.to_owned(), trusted_proxies: Vec::new() };
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static(host));
            for origin in origins {
                headers.append(header::ORIGIN, HeaderValue::from_static(origin));
            }
            let allowed = Origins::new(&["https://app.ishbor.uz/".to_owned()]).allow(&site, &headers);
            assert_eq!(allowed, expected, "{environment:?}, {host}: {origins:?}");
        }
    }
}
