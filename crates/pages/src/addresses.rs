//! Addresses that pages name and other parts of the server answer.

use kernel::Locale;

use crate::query;

/// The picture that messengers show next to the link of a vacancy.
pub fn vacancy_picture(slug: &str, locale: Locale) -> String {
    format!("/og/jobs/{slug}.{locale}.png")
}

pub fn company_picture(slug: &str, locale: Locale) -> String {
    format!("/og/company/{slug}.{locale}.png")
}

/// The feed of a sphere, or of all vacancies.
pub fn feed(locale: Locale, sphere: Option<&str>) -> String {
    format!("/feeds/{locale}/jobs.xml{}", query::address(&[("sphere", sphere)]))
}
