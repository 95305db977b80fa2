//! What documents send without scripts: letters, reports, saved vacancies. A form is translated into the call of the
//! API that does the work, so checks, limits and rights are written once; the answer is a page.
//!
//! The API itself accepts no cookies. Here the cookie says who sends, so a form must come from our own pages.

use std::collections::BTreeMap;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kernel::{FieldError, FieldErrors, Locale};
use pages::report::Subject;
use pages::{Form, Page, Visit};
use platform::session::cookie_value;
use platform::{App, Error, Result, wording};
use serde_json::{Map, Value};
use tower::ServiceExt as _;
use url::form_urlencoded;

use super::{Web, guards, respond};

/// Longer than any form of ours.
const MOST_BYTES: usize = 64 * 1024;
/// A field that people do not see: only programs fill it in.
const TRAP: &str = "website";
/// Names the sending, not its content.
const KEY: &str = "key";

/// The fields of a report.
const REPORT: [&str; 2] = ["reason", "text"];
/// The fields of a letter, all of them required.
const LETTER: [&str; 4] = ["name", "reply_to", "topic", "message"];

type Fields = BTreeMap<String, String>;

/// What was sent, and to whom the answer goes.
struct Sending<'a> {
    visit: Visit<'a>,
    api: Router,
    /// Whose form it is: headers and address.
    from: Parts,
    fields: Fields,
}

pub async fn take(web: &Web, app: &App, api: Router, request: Request) -> Response {
    let path = request.uri().path().to_owned();
    let (locale, inner) = Locale::split_path(&path);
    if !comes_from_us(&app.site.public_url, request.headers()) {
        return Error::Forbidden.into_response();
    }
    let (from, body) = request.into_parts();
    let Ok(body) = to_bytes(body, MOST_BYTES).await else { return Error::TooLarge.into_response() };
    let fields: Fields = form_urlencoded::parse(&body).into_owned().collect();
    let viewer = match guards::has_token(&from.headers) {
        true => accounts::page_viewer(app, &from.headers).await,
        false => Ok(None),
    };
    let segments: Vec<&str> = inner.split('/').skip(1).collect();
    let viewer = match (viewer, segments.as_slice()) {
        (Ok(viewer), _) => viewer,
        // Anybody may write a letter.
        (Err(_), ["help", "contacts"]) => None,
        // Not a guest: the database could not say who it is.
        (Err(error), _) => return error.into_response(),
    };
    let query = from.uri.query().map(str::to_owned);
    let visit = Visit { app, locale, path: inner, query: query.as_deref(), viewer };
    let is_signed = viewer.is_some();
    let to_sign_in = |path: &str, headers: &HeaderMap| guards::to_sign_in(app, locale, path, headers);
    let sending = Sending { visit, api, from, fields };
    let answered = match segments.as_slice() {
        ["help", "contacts"] => sending.letter().await,
        ["jobs", _, "report"] | ["company", _, "report"] if !is_signed => {
            return to_sign_in(inner, &sending.from.headers);
        }
        ["jobs", slug, "report"] => sending.report(Subject::Vacancy(slug), "jobs", slug).await,
        ["company", slug, "report"] => sending.report(Subject::Company(slug), "companies", slug).await,
        ["forms", "save"] if !is_signed => {
            let slug = sending.fields.get("slug").map_or("", String::as_str);
            return to_sign_in(&format!("/jobs/{slug}"), &sending.from.headers);
        }
        ["forms", "save"] => sending.save().await,
        _ => Err(Error::NotFound),
    };
    match answered {
        Ok((visit, page)) => {
            let mut response = respond(web, &visit, &page, None);
            response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
            response
        }
        Err(error) => error.into_response(),
    }
}

/// Browsers say where a form was sent from; what says nothing is no browser.
fn comes_from_us(site: &str, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => site == "same-origin",
        (None, Some(origin)) => origin == site,
        (None, None) => false,
    }
}

impl<'a> Sending<'a> {
    async fn letter(self) -> Result<(Visit<'a>, Page)> {
        let is_human = self.fields.get(TRAP).is_none_or(String::is_empty);
        let refused = match self.missing(&LETTER) {
            _ if !is_human => Ok(()),
            missing if !missing.is_empty() => Err(Error::Invalid(missing)),
            _ => self.call("/api/v1/contact", &self.fields).await,
        };
        let form = self.form(refused, &LETTER)?;
        let mut page = pages::help::contacts(&self.visit, &form)?;
        page.meta.route = pages::head::route_name("/help/contacts");
        Ok((self.visit, page))
    }

    async fn report(self, subject: Subject<'_>, kind: &str, slug: &str) -> Result<(Visit<'a>, Page)> {
        let name = subject.name(&self.visit).await?;
        let refused = self.call(&format!("/api/v1/{kind}/{slug}/report"), &self.fields).await;
        let form = self.form(refused, &REPORT)?;
        let mut page = pages::report::draw(&self.visit, subject, name, &form);
        page.meta.route = pages::head::route_name(subject.route());
        Ok((self.visit, page))
    }

    async fn save(self) -> Result<(Visit<'a>, Page)> {
        let slug = self.fields.get("slug").cloned().unwrap_or_default();
        let call = BTreeMap::from([("job_id".to_owned(), slug.clone())]);
        self.call("/api/v1/wishlist/add", &call).await?;
        let mut page = pages::lost::saved(&self.visit, &slug);
        "saved".clone_into(&mut page.meta.route);
        Ok((self.visit, page))
    }

    /// The API names the first problem only; what was left empty is told at once.
    fn missing(&self, required: &[&str]) -> FieldErrors {
        let is_empty = |name: &str| self.fields.get(name).is_none_or(|value| value.trim().is_empty());
        let mut errors = FieldErrors::default();
        for name in required.iter().filter(|name| is_empty(name)) {
            errors.push(*name, FieldError::Required);
        }
        errors
    }

    /// The form as it is shown next.
    fn form(&self, answer: Result<()>, shown: &[&str]) -> Result<Form> {
        let error = match answer {
            Ok(()) => return Ok(Form::sent(self.fields.clone())),
            // The page cannot help with these.
            Err(error @ (Error::NotFound | Error::Fault)) => return Err(error),
            Err(error) => error,
        };
        let Visit { app, locale, path, .. } = self.visit;
        let body = wording::body(&error, &app.catalogue, locale, "", path);
        // A form with a wrong field, whether the API could not read the field or did not take it.
        let status = match error {
            Error::BadRequest(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => error.status(),
        };
        Ok(Form::refused(self.fields.clone(), body.errors, body.message, status, shown))
    }

    /// The call of the API that does it, as the person who sent the form.
    async fn call(&self, path: &str, fields: &Fields) -> Result<()> {
        // What was left empty was not sent: the API says which fields are required.
        let sent = fields
            .iter()
            .filter(|(name, value)| !value.trim().is_empty() && ![TRAP, KEY].contains(&name.as_str()));
        let json: Map<String, Value> =
            sent.map(|(name, value)| (name.clone(), Value::String(value.clone()))).collect();
        let from = &self.from;
        let mut call = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/json")
            .header("jb-lang", self.visit.locale.code());
        for name in ["x-forwarded-for", "x-request-id", "user-agent"] {
            // A proxy may add a line of its own to those that it was sent.
            for value in from.headers.get_all(name) {
                call = call.header(name, value);
            }
        }
        if let Some(token) = cookie_value(&from.headers, "token") {
            call = call.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(key) = fields.get(KEY) {
            call = call.header("idempotency-key", key);
        }
        let body = Body::from(Value::Object(json).to_string());
        let mut call = call.body(body).map_err(|_| Error::BadRequest(FieldErrors::default()))?;
        // The address of the client, among others.
        call.extensions_mut().clone_from(&from.extensions);
        let response = self.api.clone().oneshot(call).await.unwrap_or_else(|never| match never {});
        match response.extensions().get::<Error>() {
            Some(error) => Err(error.clone()),
            None if response.status().is_success() => Ok(()),
            None => Err(Error::Fault),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_must_come_from_our_own_pages() {
        let cases: [(&[(&str, &str)], bool); 7] = [
            (&[], false),
            (&[("sec-fetch-site", "same-origin")], true),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("sec-fetch-site", "cross-site"), ("origin", "https://ishbor.uz")], false),
            (&[("sec-fetch-site", "none")], false),
            (&[("origin", "https://ishbor.uz")], true),
            (&[("origin", "https://evil.uz")], false),
        ];
        for (given, expected) in cases {
            let mut headers = HeaderMap::new();
            for (name, value) in given {
                headers.insert(header::HeaderName::from_static(name), HeaderValue::from_static(value));
            }
            assert_eq!(comes_from_us("https://ishbor.uz", &headers), expected, "{given:?}");
        }
    }
}
