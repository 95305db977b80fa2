//! The query of a list's URL, written as the web writes it (`i18n/search-params.ts`).

use url::form_urlencoded;

/// One value of the query: repeated parameters are joined to one list, an empty value is `None`.
pub fn text(query: Option<&str>, name: &str) -> Option<String> {
    let pairs = form_urlencoded::parse(query.unwrap_or_default().as_bytes());
    let values: Vec<_> = pairs
        .filter(|(key, value)| key == name && !value.is_empty())
        .map(|(_, value)| value.into_owned())
        .collect();
    Some(values.join(",").trim().to_owned()).filter(|text| !text.is_empty())
}

/// The page number from 2 on. Anything invalid means the first page, whose URL has no number.
pub fn page(query: Option<&str>) -> Option<u32> {
    let text = text(query, "page")?;
    let is_number =
        text.len() <= 6 && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|page| is_number && *page > 1)
}

/// Builds `?sphere=it&page=2` from the given pairs, in this order.
pub fn address(pairs: &[(&str, Option<&str>)]) -> String {
    let mut out = form_urlencoded::Serializer::new(String::new());
    for (name, value) in pairs {
        if let Some(value) = value {
            out.append_pair(name, value);
        }
    }
    let out = out.finish();
    if out.is_empty() { out } else { format!("?{out}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_parsed_as_in_the_web_app() {
        let query = Some("sphere=it&location=+Toshkent+shahri%20&empty=&a=1&a=2&page=3");
        assert_eq!(text(query, "sphere").as_deref(), Some("it"));
        assert_eq!(text(query, "location").as_deref(), Some("Toshkent shahri"));
        assert_eq!(text(query, "a").as_deref(), Some("1,2"));
        assert_eq!((text(query, "empty"), text(query, "none"), text(None, "a")), (None, None, None));
        for (given, expected) in [
            ("page=2", Some(2)),
            ("page=1", None),
            ("page=0", None),
            ("page=02", None),
            ("page=-2", None),
            ("page=%2B2", None),
            ("page=999999", Some(999_999)),
            ("page=1000000", None),
            ("page=x", None),
        ] {
            assert_eq!(page(Some(given)), expected, "{given}");
        }
    }

    #[test]
    fn urls_are_built_from_parameters() {
        assert_eq!(address(&[("sphere", None), ("page", None)]), "");
        assert_eq!(address(&[("sphere", Some("it & co")), ("page", Some("2"))]), "?sphere=it+%26+co&page=2");
    }
}
