//! Reasons for refusing a text: as moderators send them, as they are stored, and as the owner reads them.

use kernel::fields::Count;
use kernel::words::RefusalReason;
use kernel::{FieldError, FieldErrors, ItemLimit, Locale};
use platform::{App, Error, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

kernel::text! {
    /// A moderator's comment to the owner.
    pub ReasonText, chars 0..=500, plain
}

const REASONS: Count = Count { min: 1, max: 5 };

pub(crate) const ITEM_LIMITS: [ItemLimit; 2] = [
    ItemLimit::new("StaffRefusalIn", "reasons", REASONS),
    ItemLimit::at_most("StaffVerdictIn", "reasons", REASONS.max),
];

/// A reason given by a moderator.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RefusalReasonIn)]
pub struct ReasonIn {
    pub code: RefusalReason,
    /// Dotted, as in the form: `requirements.2`.
    #[serde(default)]
    pub field: Option<String>,
    #[serde(default)]
    pub text: Option<ReasonText>,
}

/// A reason, as stored with a revision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = StoredRefusalReason)]
pub struct StoredReason {
    pub code: RefusalReason,
    pub field: Option<String>,
    pub text: Option<String>,
}

/// A reason shown to the owner.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = RefusalReasonOut)]
pub struct Reason {
    pub code: RefusalReason,
    pub title: String,
    pub field: Option<String>,
    /// The moderator's comment.
    pub text: Option<String>,
    /// How to fix it.
    pub fix: String,
}

/// Validates one to five reasons that name fields that the kind has. Errors are reported under `reasons`.
pub fn checked_reasons(given: &[ReasonIn], is_field: impl Fn(&str) -> bool) -> Result<Vec<StoredReason>> {
    let mut errors = FieldErrors::new();
    if given.is_empty() {
        errors.push("reasons", FieldError::Required);
    } else if given.len() > REASONS.max {
        errors.push("reasons", FieldError::TooMany { max: REASONS.max as i64 });
    }
    for (at, reason) in given.iter().enumerate().take(REASONS.max) {
        if reason.field.as_deref().is_some_and(|field| !is_field(field)) {
            errors.push(format!("reasons.{at}.field"), FieldError::Unknown);
        }
    }
    let text = |reason: &ReasonIn| reason.text.as_ref().map(ToString::to_string);
    let reasons = given.iter().map(|reason| StoredReason {
        code: reason.code,
        field: reason.field.clone(),
        text: text(reason).filter(|text| !text.is_empty()),
    });
    errors.into_result(reasons.collect()).map_err(Error::Invalid)
}

/// A revision's `reasons`, worded for its owner.
pub fn reasons_for(app: &App, reasons: &Value, locale: Locale) -> Vec<Reason> {
    let stored: Vec<StoredReason> = serde_json::from_value(reasons.clone()).unwrap_or_default();
    let read = |reason: StoredReason| Reason {
        code: reason.code,
        title: app.catalogue.text(locale, &reason.code.label_key()),
        field: reason.field,
        text: reason.text,
        fix: app.catalogue.text(locale, &format!("{}_fix", reason.code.label_key())),
    };
    stored.into_iter().map(read).collect()
}

/// For the journal, which contains no personal texts.
pub(crate) fn codes(reasons: &[StoredReason]) -> Vec<&'static str> {
    reasons.iter().map(|reason| reason.code.code()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_to_five_reasons() {
        let reason = |field: &str| ReasonIn {
            code: RefusalReason::Unreadable,
            field: Some(field.to_owned()),
            text: Some(ReasonText::parse(" ").unwrap()),
        };
        let read = checked_reasons(&[reason("about")], |field| field == "about").unwrap();
        assert_eq!(read[0].text, None, "an empty text is none");
        for (given, at) in [
            (vec![], "reasons"),
            (vec![reason("about"); 6], "reasons"),
            (vec![reason("about"), reason("nothing")], "reasons.1.field"),
        ] {
            let Err(Error::Invalid(errors)) = checked_reasons(&given, |field| field == "about") else {
                panic!("{at}")
            };
            assert_eq!(errors.of(at).len(), 1, "{errors:?}");
        }
    }
}
