//! A risk score for moderators. Zero means that nothing suspicious was found.

use kernel::words::RefusalReason;

use crate::rules::Place;
use crate::words::words;
use crate::{contacts, readable, rules};

/// The visible texts of a vacancy: rich text without its tags.
#[derive(Debug, Clone, Default)]
pub struct Parts<'a> {
    pub title: &'a str,
    pub about: &'a str,
    pub requirements: Vec<&'a str>,
    pub tasks: Vec<&'a str>,
    pub advantages: Vec<&'a str>,
    pub questions: Vec<Question<'a>>,
    pub address: &'a str,
    /// `None` when the pay is negotiated at the interview.
    pub pay: Option<Pay>,
    pub is_fulltime: bool,
    /// The vacancy names a country and a licence number: then work abroad is not reported.
    pub is_abroad_with_licence: bool,
}

#[derive(Debug, Clone, Default)]
pub struct Question<'a> {
    pub text: &'a str,
    pub options: Vec<&'a str>,
}

/// Monthly pay.
#[derive(Debug, Clone, Copy)]
pub struct Pay {
    pub min: i64,
    pub max: Option<i64>,
    pub is_uzs: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Risk {
    pub score: u32,
    pub findings: Vec<Finding>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub code: RefusalReason,
    /// Dotted path, as in field errors: `requirements.2`, `questions.0.text`.
    pub field: String,
    pub excerpt: String,
    pub weight: u32,
}

impl<'a> Parts<'a> {
    /// Every text with the path of its field.
    pub fn texts(&self) -> Vec<(String, &'a str)> {
        let mut texts = vec![("title".to_owned(), self.title), ("about".to_owned(), self.about)];
        for (list, items) in
            [("requirements", &self.requirements), ("tasks", &self.tasks), ("advantages", &self.advantages)]
        {
            texts.extend(items.iter().enumerate().map(|(at, item)| (format!("{list}.{at}"), *item)));
        }
        for (at, question) in self.questions.iter().enumerate() {
            texts.push((format!("questions.{at}.text"), question.text));
            let options = question.options.iter().enumerate();
            texts.extend(options.map(|(option, text)| (format!("questions.{at}.options.{option}"), *text)));
        }
        texts.push(("address".to_owned(), self.address));
        texts
    }
}

pub fn look(parts: &Parts) -> Risk {
    let mut findings: Vec<Finding> = Vec::new();
    for (field, text) in parts.texts() {
        findings.extend(in_text(&field, text));
    }
    if parts.is_abroad_with_licence {
        findings.retain(|finding| finding.code != RefusalReason::OverseasWithoutLicence);
    }
    findings.extend(parts.pay.and_then(unlikely_pay));
    findings.sort_by_key(|finding| std::cmp::Reverse(finding.weight));
    let score = findings.iter().fold(0, |score: u32, finding| score.saturating_add(finding.weight));
    Risk { score, findings }
}

/// The weight of a contact in a text.
const CONTACT: u32 = 50;

fn in_text(field: &str, text: &str) -> Vec<Finding> {
    let finding = |code, weight, start, end| Finding {
        code,
        field: field.to_owned(),
        excerpt: excerpt(text, start, end),
        weight,
    };
    let contact = contacts::find(text)
        .map(|contact| finding(RefusalReason::ContactsInText, CONTACT, contact.start, contact.end));
    let words = words(text);
    let by_rule = rules::matches(&words, place(field))
        .into_iter()
        .filter(|found| contact.is_none() || found.reason != RefusalReason::ContactsInText)
        .map(|found| finding(found.reason, found.weight, words[found.first].start, words[found.end - 1].end));
    let mut findings: Vec<Finding> = by_rule.collect();
    findings.extend(contact);
    findings.extend(
        readable::trouble(text)
            .map(|(start, end, weight)| finding(RefusalReason::Unreadable, weight, start, end)),
    );
    findings
}

fn place(field: &str) -> Place {
    match field.split('.').next() {
        Some("questions") => Place::Question,
        Some("title") => Place::Title,
        Some("requirements" | "tasks" | "advantages") => Place::Item,
        _ => Place::Prose,
    }
}

/// A monthly pay above this, in soʻm, is implausible.
const UNLIKELY_PAY: i64 = 200_000_000;
/// When the maximum is this many times the minimum, the range is implausible.
const UNLIKELY_SPREAD: i64 = 6;

fn unlikely_pay(pay: Pay) -> Option<Finding> {
    let finding = |field: &str, amount: i64, weight| Finding {
        code: RefusalReason::MisleadingPay,
        field: field.to_owned(),
        excerpt: amount.to_string(),
        weight,
    };
    let max = pay.max.unwrap_or(pay.min);
    if pay.is_uzs && pay.min > UNLIKELY_PAY {
        return Some(finding("salary.min_salary", pay.min, 20));
    }
    (max >= pay.min.saturating_mul(UNLIKELY_SPREAD) && max > pay.min)
        .then(|| finding("salary.max_salary", max, 15))
}

/// The maximum length of an excerpt, in characters.
const EXCERPT: usize = 120;

pub(crate) fn excerpt(text: &str, start: usize, end: usize) -> String {
    text[start..end].chars().take(EXCERPT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_name_their_field_and_words() {
        let risk = look(&Parts {
            title: "Sotuvchi",
            about: "Doʻkonimizga sotuvchi kerak. Tajriba shart emas.",
            requirements: vec!["Xushmuomala", "Faqat qizlar"],
            questions: vec![Question { text: "Telefoningiz?", options: vec!["ha", "yozing: @ali_hr"] }],
            ..Parts::default()
        });
        let found: Vec<_> = risk
            .findings
            .iter()
            .map(|finding| (finding.code.code(), finding.field.as_str(), finding.excerpt.as_str()))
            .collect();
        assert_eq!(
            found,
            [
                ("discrimination", "requirements.1", "Faqat qizlar"),
                ("contacts_in_text", "questions.0.options.1", "@ali_hr"),
            ]
        );
        assert_eq!(risk.score, 100);
    }

    #[test]
    fn a_private_question_is_found_in_questions_only() {
        let text = "Есть ли у вас дети?";
        let risk = look(&Parts {
            questions: vec![Question { text, options: vec!["Да", "Замужем"] }],
            ..Parts::default()
        });
        let found: Vec<_> = risk.findings.iter().map(|one| (one.code.code(), one.field.as_str())).collect();
        assert_eq!(
            found,
            [("discrimination", "questions.0.text"), ("discrimination", "questions.0.options.1")]
        );
        assert_eq!(look(&Parts { about: text, ..Parts::default() }).score, 0);
    }

    #[test]
    fn a_clean_vacancy_has_no_score() {
        let risk = look(&Parts {
            title: "Bosh hisobchi",
            about: "Korxonaga tajribali bosh hisobchi kerak. Ish vaqti 9:00–18:00, maosh oʻz vaqtida.",
            pay: Some(Pay { min: 8_000_000, max: Some(12_000_000), is_uzs: true }),
            is_fulltime: true,
            ..Parts::default()
        });
        assert_eq!(risk, Risk::default());
    }

    #[test]
    fn a_licence_allows_work_abroad() {
        let about = "Janubiy Koreyada ishlash uchun payvandchilar kerak";
        let risk = look(&Parts { about, ..Parts::default() });
        assert_eq!(risk.findings[0].code, RefusalReason::OverseasWithoutLicence);
        assert_eq!(look(&Parts { about, is_abroad_with_licence: true, ..Parts::default() }).score, 0);
    }

    #[test]
    fn unlikely_pay_is_found() {
        for (min, max, is_uzs, field) in [
            (300_000_000, None, true, Some("salary.min_salary")),
            (300_000_000, None, false, None),
            (1_000_000, Some(6_000_000), true, Some("salary.max_salary")),
            (1_000_000, Some(5_900_000), true, None),
            (i64::MAX, Some(i64::MAX), false, None),
        ] {
            let risk = look(&Parts { pay: Some(Pay { min, max, is_uzs }), ..Parts::default() });
            assert_eq!(risk.findings.first().map(|finding| finding.field.as_str()), field, "{min} {max:?}");
        }
    }
}
