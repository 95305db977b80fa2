//! The state register of companies, asked by tax number (STIR).
//!
//! `GET {base}/companies/{number}` returns the entry as JSON, or 404. The answer is not trusted: texts are shortened to
//! one line, and anything else counts as no answer.

use std::pin::Pin;
use std::time::Duration;

use anyhow::Result;
use jiff::civil::Date;
use kernel::TaxNumber;
use reqwest::{Client, StatusCode};
use serde::Deserialize;
use url::Url;

use crate::http;

/// A longer text is cut: no name or address of a company is.
const LONGEST: usize = 300;

/// What the register says about a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RegistryAnswer {
    Found(RegisteredCompany),
    NotFound,
    /// It does not answer, or not in the agreed form. Nothing is known about the company.
    Unavailable,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegisteredCompany {
    pub name: String,
    pub address: Option<String>,
    pub director: Option<String>,
    pub registered_on: Option<Date>,
    /// False: closed or being closed.
    pub is_active: bool,
}

/// A boxed future, so that the trait can be used as `dyn`.
pub type Asking<'a> = Pin<Box<dyn Future<Output = RegistryAnswer> + Send + 'a>>;

pub trait CompanyRegistry: Send + Sync {
    fn find<'a>(&'a self, number: &'a TaxNumber) -> Asking<'a>;
}

#[derive(Clone)]
pub struct RegistryConfig {
    pub base_url: Url,
    /// Sent as `Authorization: Bearer …`.
    pub token: Option<String>,
    pub timeout: Duration,
}

/// The client.
#[derive(Clone)]
pub struct RegistryClient {
    base_url: Url,
    token: Option<String>,
    http: Client,
}

impl RegistryClient {
    pub fn new(config: RegistryConfig) -> Result<Self> {
        let http = http::client(&config.base_url, config.timeout)?;
        Ok(Self { base_url: config.base_url, token: config.token, http })
    }

    async fn ask(&self, number: &TaxNumber) -> Result<RegistryAnswer, String> {
        let url = http::join(&self.base_url, &["companies", number.as_str()]);
        let request = self.http.get(url);
        let request = match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        let answer = http::call(request).await.map_err(|error| error.to_string())?;
        if answer.status == StatusCode::NOT_FOUND && !answer.is_page() {
            return Ok(RegistryAnswer::NotFound);
        }
        if !answer.status.is_success() {
            return Err(format!("status {}", answer.status.as_u16()));
        }
        let entry: Entry = answer.json().ok_or("unreadable")?;
        entry.read().map(RegistryAnswer::Found).ok_or_else(|| "an entry without a name".to_owned())
    }
}

impl CompanyRegistry for RegistryClient {
    fn find<'a>(&'a self, number: &'a TaxNumber) -> Asking<'a> {
        Box::pin(async move {
            self.ask(number).await.unwrap_or_else(|error| {
                tracing::warn!(error, "the register of companies gives no answer");
                RegistryAnswer::Unavailable
            })
        })
    }
}

/// `{"name": "ANOR SAVDO MCHJ", "address": "…", "director": "…", "registered_on": "2015-09-01", "is_active": true}`
#[derive(Deserialize)]
struct Entry {
    name: String,
    address: Option<String>,
    director: Option<String>,
    registered_on: Option<String>,
    is_active: bool,
}

impl Entry {
    fn read(self) -> Option<RegisteredCompany> {
        Some(RegisteredCompany {
            name: one_line(&self.name)?,
            address: self.address.as_deref().and_then(one_line),
            director: self.director.as_deref().and_then(one_line),
            registered_on: self.registered_on.and_then(|day| day.parse().ok()),
            is_active: self.is_active,
        })
    }
}

fn one_line(text: &str) -> Option<String> {
    let text: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words.join(" ").chars().take(LONGEST).collect();
    (!line.is_empty()).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn read(entry: Value) -> Option<RegisteredCompany> {
        serde_json::from_value::<Entry>(entry).ok()?.read()
    }

    #[test]
    fn texts_become_one_line_and_doubtful_parts_are_missing() {
        let entry = json!({
            "name": " ANOR\u{0}\n SAVDO  MCHJ ", "address": "  ", "director": "x".repeat(1000),
            "registered_on": "31.02.2015", "is_active": false, "capital": 1,
        });
        let company = read(entry).unwrap();
        assert_eq!((company.name.as_str(), company.address), ("ANOR SAVDO MCHJ", None));
        assert_eq!(company.director.unwrap().len(), LONGEST);
        assert_eq!((company.registered_on, company.is_active), (None, false));
        for wrong in
            [json!({}), json!({ "name": "\n", "is_active": true }), json!({ "name": "Anor" }), json!([])]
        {
            assert_eq!(read(wrong.clone()), None, "{wrong}");
        }
    }
}
