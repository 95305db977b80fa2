//! Formats an [`Error`] as text: `{status: false, code, message, errors?, request_id}` in the caller's language.

use std::collections::BTreeMap;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::{Args, Catalogue, FieldErrors, Locale};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::error::Error;

/// The body of every error response.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// Always false.
    pub status: bool,
    /// For programs.
    pub code: String,
    /// For people, in the caller's language.
    pub message: String,
    /// Errors by field; dotted paths such as `salary.min_salary`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    pub errors: BTreeMap<String, Vec<String>>,
    /// Seconds to wait before another try.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
    /// Quote it when you ask us for help.
    pub request_id: String,
    #[serde(flatten)]
    #[schema(ignore)]
    pub extra: Map<String, Value>,
}

/// The only place where codes become sentences.
pub fn body(error: &Error, catalogue: &Catalogue, locale: Locale, request_id: &str, path: &str) -> ErrorBody {
    let key = match error {
        Error::Refused(refused) => refused.text().map(str::to_owned),
        _ => None,
    };
    let key = key.unwrap_or_else(|| format!("refusal_{}", error.code()));
    let args = match error {
        Error::NotFound => Args::new().text("path", path),
        Error::Refused(refused) => {
            let members = refused.members().iter();
            let numbers = members.filter_map(|(name, value)| Some((name.as_str(), value.as_i64()?)));
            numbers.fold(Args::new(), |args, (name, number)| args.number(name, number))
        }
        _ => Args::new(),
    };
    let message = catalogue.format(locale, &key, &args);
    let errors = match error {
        Error::Invalid(fields) | Error::BadRequest(fields) => word_fields(fields, catalogue, locale),
        Error::Refused(refused) => {
            refused.field().iter().map(|field| ((*field).to_owned(), vec![message.clone()])).collect()
        }
        _ => BTreeMap::new(),
    };
    let extra = match error {
        Error::Refused(refused) => refused.members().clone(),
        _ => Map::new(),
    };
    ErrorBody {
        status: false,
        code: error.code().to_owned(),
        message,
        errors,
        retry_after: retry_after(error),
        request_id: request_id.to_owned(),
        extra,
    }
}

pub fn word_fields(
    fields: &FieldErrors,
    catalogue: &Catalogue,
    locale: Locale,
) -> BTreeMap<String, Vec<String>> {
    let mut errors = BTreeMap::<String, Vec<String>>::new();
    for (path, problems) in fields.iter() {
        let texts = problems.iter().map(|problem| {
            let args =
                problem.args().into_iter().fold(Args::new(), |args, (name, value)| args.number(name, value));
            catalogue.format(locale, problem.key(), &args)
        });
        errors.entry(path.to_owned()).or_default().extend(texts);
    }
    errors
}

/// Seconds to wait before another try.
pub fn retry_after(error: &Error) -> Option<u64> {
    match error {
        Error::TooMany(wait) => Some(wait.as_secs() + 1),
        Error::Unavailable => Some(2),
        Error::Refused(refused) => refused.wait().map(|wait| wait.as_secs() + 1),
        _ => None,
    }
}

/// The JSON response, with the headers that belong to it.
pub fn respond(error: &Error, body: &ErrorBody) -> Response {
    let mut response = (error.status(), axum::Json(body)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(seconds) = body.retry_after {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}
