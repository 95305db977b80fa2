//! The journal in words: what an event adds to its title, and where its object can be looked at. Codes and ids are for
//! machines, so whatever has no word here is left out.

use kernel::{Args, Catalogue, Locale};
use serde_json::Value;

/// What the details of an event say, such as `Refused for: Misleading pay`.
pub(crate) fn note(words: &Catalogue, locale: Locale, details: &Value) -> Option<String> {
    let text = |key: &str| words.text(locale, key);
    let labels = |prefix: &str, codes: &Value| {
        let codes = codes.as_array().into_iter().flatten().filter_map(Value::as_str);
        let known = codes.filter_map(|code| label(words, locale, prefix, code));
        known.collect::<Vec<String>>().join(", ")
    };
    let one = |prefix: &str, name: &str| label(words, locale, prefix, details[name].as_str()?);
    let mut parts = Vec::new();
    match details["is_edit"].as_bool() {
        Some(true) => parts.push(text("audit_note_edit")),
        Some(false) => parts.push(text("audit_note_first")),
        None => {}
    }
    let reasons = labels("reason_", &details["reasons"]);
    if !reasons.is_empty() {
        parts.push(words.format(locale, "audit_note_reasons", &Args::new().text("reasons", reasons)));
    }
    if let Some(reason) = one("verification_reason_", "reason") {
        parts.push(words.format(locale, "audit_note_reasons", &Args::new().text("reasons", reason)));
    }
    if let Some(strikes) = details["strikes"].as_i64() {
        parts.push(words.format(locale, "audit_note_strikes", &Args::new().number("count", strikes)));
    }
    if let Some(list) = details["words"].as_array() {
        let list: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
        parts.push(list.join(", "));
    }
    // An organisation, not a person.
    parts.extend(details["partner"].as_str().map(str::to_owned));
    parts.extend(one("audit_changed_", "changed"));
    parts.extend(one("audit_role_", "role"));
    if let (Some(from), Some(to)) = (one("audit_role_", "from"), one("audit_role_", "to")) {
        parts.push(format!("{from} → {to}"));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// `None`: a code without a word in the catalogue.
fn label(words: &Catalogue, locale: Locale, prefix: &str, code: &str) -> Option<String> {
    let key = format!("{prefix}{code}");
    let text = words.text(locale, &key);
    (text != key).then_some(text)
}

/// The page about an object, if there is one that staff can open.
pub(crate) fn path(kind: &str, id: &str, revision: Option<&str>) -> Option<String> {
    match (kind, revision) {
        ("vacancy", Some(revision)) => Some(format!("/admin/moderation/{revision}")),
        ("vacancy", None) => Some(format!("/jobs/{id}")),
        ("company", _) => Some(format!("/company/{id}")),
        ("staff_member", _) => Some("/admin/members".to_owned()),
        ("partner", _) => Some("/admin/partners".to_owned()),
        ("synonyms", _) => Some("/admin/search".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_detail_is_said_in_words() {
        let files = [
            include_str!("../../../../locales/en/staff.json"),
            include_str!("../../../../locales/en/enums.json"),
        ];
        let words = Catalogue::load(files.map(|file| (Locale::En, file))).unwrap();
        for (details, expected) in [
            (json!({ "revision": "0199-af", "is_edit": false }), Some("new text")),
            (
                json!({ "revision": "0199-af", "is_edit": true, "reasons": ["misleading_pay", "duplicate"] }),
                Some("edit of a public vacancy · reason: Misleading pay, Such a vacancy already exists"),
            ),
            (json!({ "reason": "company_closed" }), Some("reason: The company is closed")),
            (json!({ "strikes": 2 }), Some("strike 2 of 3")),
            (json!({ "words": ["haydovchi", "shofyor"] }), Some("haydovchi, shofyor")),
            (json!({ "changed": "tax_number" }), Some("tax number changed")),
            (json!({ "role": "admin" }), Some("administrator")),
            (json!({ "from": "content", "to": "admin" }), Some("content → administrator")),
            (json!({ "reasons": ["moon_landed"], "unheard_of": 7 }), None),
            (json!({}), None),
        ] {
            assert_eq!(note(&words, Locale::En, &details).as_deref(), expected, "{details}");
        }
    }
}
