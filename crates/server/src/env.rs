//! Environment variables: empty ones count as unset, and all errors are collected.

use std::str::FromStr;

use url::Url;

/// Documents every variable, so it also says which names exist.
const EXAMPLE: &str = include_str!("../../../.env.example");

/// Names that programs around the server use: tests, scripts and measurements. It may inherit them.
const TOOLS: [&str; 7] = [
    "ISHBOR_API",
    "ISHBOR_BIN",
    "ISHBOR_CI_CACHE",
    "ISHBOR_CRASH_",
    "ISHBOR_E2E_",
    "ISHBOR_TEST_",
    "ISHBOR_URL",
];

/// The names of our variables, as `.env.example` lists them.
fn names() -> impl Iterator<Item = &'static str> {
    let lines = EXAMPLE.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once('=').map(|(name, _)| name))
}

/// Whether a variable looks like ours and is not: probably a typing error, whose setting would silently be missing.
pub(crate) fn is_unknown(name: &str) -> bool {
    name.starts_with("ISHBOR_")
        && !TOOLS.iter().any(|tool| name.starts_with(tool))
        && !names().any(|known| known == name)
}

pub(crate) fn is_web_address(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https") && url.has_host()
}

/// Reads variables and collects their errors.
pub(crate) struct Reader<G> {
    pub get: G,
    pub problems: Vec<String>,
}

impl<G: Fn(&str) -> Option<String>> Reader<G> {
    /// An empty variable counts as unset, because that is how `.env` files disable things.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        (self.get)(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    pub(crate) fn wrong<T>(&mut self, name: &str, value: &str, expected: &str, instead: T) -> T {
        self.problems.push(format!("{name} is \"{value}\", expected {expected}"));
        instead
    }

    pub(crate) fn parse<T: FromStr>(&mut self, name: &str, default: &str, expected: &str) -> T {
        let value = self.text(name).unwrap_or_else(|| default.to_owned());
        value.parse().unwrap_or_else(|_| {
            let instead = default.parse().unwrap_or_else(|_| panic!("the default of {name} is valid"));
            self.wrong(name, &value, expected, instead)
        })
    }

    /// An address of a service on the web: `http` or `https`.
    pub(crate) fn address(&mut self, name: &str, default: &str, expected: &str) -> Url {
        let url: Url = self.parse(name, default, expected);
        if is_web_address(&url) {
            return url;
        }
        let instead = default.parse().unwrap_or_else(|_| panic!("the default of {name} is valid"));
        self.wrong(name, url.as_str(), expected, instead)
    }

    pub(crate) fn list<T: FromStr>(&mut self, name: &str, expected: &str) -> Vec<T> {
        let Some(value) = self.text(name) else { return Vec::new() };
        let items: Result<Vec<T>, _> = value.split(',').map(|item| item.trim().parse()).collect();
        items.unwrap_or_else(|_| self.wrong(name, &value, expected, Vec::new()))
    }

    pub(crate) fn required(&mut self, name: &str, because: &str) -> String {
        self.text(name).unwrap_or_else(|| {
            self.problems.push(format!("{name} is missing: needed {because}"));
            String::new()
        })
    }
}
