//! Checks of values that forms choose from the dictionaries. The problems are recorded at the fields.

use std::collections::BTreeSet;

use kernel::fields::Count;
use kernel::words::LanguageLevel;
use kernel::{FieldError, FieldErrors};

use crate::Snapshot;

/// Slugs of spheres, in the order in which they were given.
pub fn check_spheres(
    errors: &mut FieldErrors,
    words: &Snapshot,
    field: &str,
    given: &[String],
    count: Count,
) -> Vec<String> {
    let mut seen = BTreeSet::new();
    for (index, slug) in given.iter().enumerate().take(count.max) {
        if words.sphere(slug).is_none() {
            errors.push(format!("{field}.{index}"), FieldError::Unknown);
        } else if !seen.insert(slug) {
            errors.push(format!("{field}.{index}"), FieldError::Repeated);
        }
    }
    if given.is_empty() && count.min == 1 {
        errors.push(field, FieldError::Required);
    } else if given.len() < count.min {
        errors.push(field, FieldError::TooFew { min: count.min as i64 });
    } else if given.len() > count.max {
        errors.push(field, FieldError::TooMany { max: count.max as i64 });
    }
    given.to_vec()
}

/// The slug of a place, which is named by its slug or by one of its names. The field is `location`.
pub fn check_location(errors: &mut FieldErrors, words: &Snapshot, given: &str) -> String {
    check_location_at(errors, words, "location", given)
}

/// The same for a field with another name.
pub fn check_location_at(errors: &mut FieldErrors, words: &Snapshot, field: &str, given: &str) -> String {
    let problem = match words.location(given.trim()) {
        Some(place) => return place.slug.clone(),
        None if given.trim().is_empty() => FieldError::Required,
        None => FieldError::Unknown,
    };
    errors.push(field, problem);
    String::new()
}

/// Slugs of languages with their levels. The field is `languages`.
pub fn check_languages<'a>(
    errors: &mut FieldErrors,
    words: &Snapshot,
    given: impl ExactSizeIterator<Item = (&'a str, Option<LanguageLevel>)>,
    most: usize,
) -> Vec<(String, Option<LanguageLevel>)> {
    if given.len() > most {
        errors.push("languages", FieldError::TooMany { max: most as i64 });
        return Vec::new();
    }
    let mut languages: Vec<(String, Option<LanguageLevel>)> = Vec::new();
    for (index, (name, level)) in given.enumerate() {
        let field = format!("languages.{index}.language");
        match words.term_slug("language", name) {
            None => errors.push(field, FieldError::Unknown),
            Some(slug) if languages.iter().any(|(known, _)| known == slug) => {
                errors.push(field, FieldError::Repeated);
            }
            Some(slug) => languages.push((slug.to_owned(), level)),
        }
    }
    languages
}
