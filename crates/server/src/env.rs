//! Environment variables: empty ones count as unset, and all errors are collected.

use std::str::FromStr;

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
