//! Reasons for refusing a text: as moderators send them, as they are stored, and as the owner reads them.

use kernel::words::RefusalReason;
use kernel::{FieldError, FieldErrors, Locale};
use platform::{App, Error, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

kernel::text! {
    /// A moderator's comment to the owner.
    pub ReasonText, chars 0..=500, plain
}

const MAX_REASONS: usize = 5;

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

/// Validates one to five reasons that name fields of the form. Errors are reported under `reasons`.
pub(crate) fn checked_reasons(given: &[ReasonIn]) -> Result<Vec<StoredReason>> {
    let mut errors = FieldErrors::new();
    if given.is_empty() {
        errors.push("reasons", FieldError::Required);
    } else if given.len() > MAX_REASONS {
        errors.push("reasons", FieldError::TooMany { max: MAX_REASONS as i64 });
    }
    for (at, reason) in given.iter().enumerate().take(MAX_REASONS) {
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

/// Whether this is the path of a form field.
fn is_field(path: &str) -> bool {
    const PLAIN: [&str; 24] = [
        "title",
        "sphere",
        "profession",
        "location",
        "address",
        "work_type",
        "work_hours",
        "hours_from",
        "hours_to",
        "salary",
        "hide_salary",
        "about",
        "requirements",
        "tasks",
        "advantages",
        "experience",
        "education_level",
        "languages",
        "resume_required",
        "required_question",
        "questions",
        "for_communication_link",
        "for_communication_phone",
        "abroad",
    ];
    let is_place = |part: &str| part.len() <= 2 && part.parse::<u8>().is_ok();
    let parts: Vec<&str> = path.split('.').collect();
    match parts.as_slice() {
        [plain] => PLAIN.contains(plain),
        ["salary", part] => ["min_salary", "max_salary", "currency", "tax"].contains(part),
        ["abroad", part] => ["country", "licence"].contains(part),
        ["requirements" | "tasks" | "advantages" | "sphere" | "languages" | "questions", place] => {
            is_place(place)
        }
        ["questions", place, "text" | "options"] => is_place(place),
        ["questions", place, "options", option] => is_place(place) && is_place(option),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_name_fields_of_the_form() {
        for (path, is_known) in [
            ("title", true),
            ("requirements.2", true),
            ("salary.min_salary", true),
            ("questions.0.text", true),
            ("questions.9.options.7", true),
            ("abroad.licence", true),
            ("", false),
            ("titles", false),
            ("title.0", false),
            ("requirements.x", false),
            ("requirements.-1", false),
            ("requirements.2.text", false),
            ("salary.bonus", false),
            ("questions.0.options.", false),
        ] {
            assert_eq!(is_field(path), is_known, "{path}");
        }
    }

    #[test]
    fn one_to_five_reasons() {
        let reason = |field: &str| ReasonIn {
            code: RefusalReason::Unreadable,
            field: Some(field.to_owned()),
            text: Some(ReasonText::parse(" ").unwrap()),
        };
        let read = checked_reasons(&[reason("about")]).unwrap();
        assert_eq!(read[0].text, None, "an empty text is none");
        for (given, at) in [
            (vec![], "reasons"),
            (vec![reason("about"); 6], "reasons"),
            (vec![reason("about"), reason("nothing")], "reasons.1.field"),
        ] {
            let Err(Error::Invalid(errors)) = checked_reasons(&given) else { panic!("{at}") };
            assert_eq!(errors.of(at).len(), 1, "{errors:?}");
        }
    }
}
