//! Fields of the form that a moderator's reason may name.

/// Whether this is the path of a form field: `requirements.2`.
pub fn is_field(path: &str) -> bool {
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
