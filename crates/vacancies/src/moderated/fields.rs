//! Fields of the form that a moderator's reason may name.

use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::form::VacancyForm;

/// Every field of the form with an empty value.
static FORM: LazyLock<Value> = LazyLock::new(|| json!(VacancyForm::default()));

/// Fields that concern the submission, not the vacancy.
const SUBMISSION: [&str; 3] = ["draft_id", "ignore_duplicates", "revision"];

/// Whether this is the path of a form field: `requirements.2`.
pub fn is_field(path: &str) -> bool {
    let is_place = |part: &str| part.len() <= 2 && part.parse::<u8>().is_ok();
    let parts: Vec<&str> = path.split('.').collect();
    match parts.as_slice() {
        [plain] => FORM.get(*plain).is_some() && !SUBMISSION.contains(plain),
        ["abroad", part] => ["country", "licence"].contains(part),
        [list, place] if FORM[*list].is_array() => is_place(place),
        [group, part] => FORM[*group].get(*part).is_some(),
        ["questions", place, "text" | "options"] => is_place(place),
        ["questions", place, "options", option] => is_place(place) && is_place(option),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_field;

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
            ("revision", false),
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
}
