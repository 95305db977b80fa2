//! Tips for an author while a vacancy is being written. They are advice; only a contact in the text blocks
//! publishing.

use std::sync::LazyLock;

use kernel::words::RefusalReason;

use crate::phrase::Phrase;
use crate::risk::{Pay, excerpt};
use crate::words::words;
use crate::{Parts, contacts, risk};

/// The smallest monthly pay the law allows, in soʻm, since 1 August 2025 (decisions B3).
pub const MIN_WAGE_UZS: i64 = 1_271_000;

/// When the maximum is more than this many times the minimum, the range tells candidates little.
const WIDE_PAY: i64 = 3;
/// A shorter description does not say what the work is.
const SHORT_ABOUT: usize = 150;
/// A longer description is not read to the end on a phone.
const LONG_ABOUT: usize = 3_000;
const LONG_TITLE: usize = 80;
const LONG_ITEM: usize = 160;
/// The minimum number of tasks for a useful list, and the minimum number of words in a task.
const ENOUGH_TASKS: usize = 3;
const TASK_WORDS: usize = 2;

/// A vacancy being written; any part may still be empty.
#[derive(Debug, Clone, Default)]
pub struct Form<'a> {
    pub parts: Parts<'a>,
    pub is_pay_hidden: bool,
    pub is_pay_by_agreement: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Good,
    Advice,
    Warning,
    /// Blocks publishing.
    Stop,
}

impl Level {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Advice => "advice",
            Self::Warning => "warning",
            Self::Stop => "stop",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TipCode {
    PayShown,
    PayHidden,
    PayAgreement,
    PayBelowMinimum,
    PayWide,
    TasksConcrete,
    TasksVague,
    TooShort,
    TooLong,
    PhoneNotAllowed,
    Risk(RefusalReason),
}

impl TipCode {
    /// The code used by the API: `pay_shown`, `risk_discrimination`.
    pub fn code(self) -> String {
        let code = match self {
            Self::PayShown => "pay_shown",
            Self::PayHidden => "pay_hidden",
            Self::PayAgreement => "pay_agreement",
            Self::PayBelowMinimum => "pay_below_minimum",
            Self::PayWide => "pay_wide",
            Self::TasksConcrete => "tasks_concrete",
            Self::TasksVague => "tasks_vague",
            Self::TooShort => "too_short",
            Self::TooLong => "too_long",
            Self::PhoneNotAllowed => "phone_not_allowed",
            Self::Risk(reason) => return format!("risk_{}", reason.code()),
        };
        code.to_owned()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tip {
    pub code: TipCode,
    /// Dotted path, as in field errors.
    pub field: Option<String>,
    pub level: Level,
    /// The words it refers to.
    pub excerpt: Option<String>,
}

impl Tip {
    fn new(code: TipCode, level: Level, field: impl Into<String>) -> Self {
        Self { code, field: Some(field.into()), level, excerpt: None }
    }

    fn about(mut self, excerpt: String) -> Self {
        self.excerpt = Some(excerpt);
        self
    }
}

/// The tips for a vacancy, most urgent first.
pub fn look(form: &Form) -> Vec<Tip> {
    let mut tips = contacts_in(&form.parts);
    tips.extend(risks(&form.parts));
    tips.extend(pay(form));
    tips.extend(tasks(&form.parts.tasks));
    tips.extend(lengths(&form.parts));
    tips.sort_by_key(|tip| std::cmp::Reverse(tip.level));
    tips
}

fn contacts_in(parts: &Parts) -> Vec<Tip> {
    let found = |(field, text): (String, &str)| {
        let contact = contacts::find(text)?;
        let tip = Tip::new(TipCode::PhoneNotAllowed, Level::Stop, field);
        Some(tip.about(excerpt(text, contact.start, contact.end)))
    };
    parts.texts().into_iter().filter_map(found).collect()
}

/// Findings without a tip of their own: contacts and a wide pay range have theirs.
fn risks(parts: &Parts) -> Vec<Tip> {
    let is_already_reported = |finding: &risk::Finding| {
        finding.code == RefusalReason::ContactsInText && contacts_stand_in(parts, &finding.field)
            || finding.field == "salary.max_salary"
    };
    let findings = risk::look(parts).findings.into_iter().filter(|finding| !is_already_reported(finding));
    findings
        .map(|finding| {
            Tip::new(TipCode::Risk(finding.code), Level::Warning, finding.field).about(finding.excerpt)
        })
        .collect()
}

fn contacts_stand_in(parts: &Parts, field: &str) -> bool {
    parts.texts().into_iter().any(|(name, text)| name == field && contacts::find(text).is_some())
}

fn pay(form: &Form) -> Vec<Tip> {
    if form.is_pay_by_agreement {
        return vec![Tip::new(TipCode::PayAgreement, Level::Advice, "salary.agreement")];
    }
    let Some(Pay { min, max, is_uzs }) = form.parts.pay else { return Vec::new() };
    let mut tips = vec![if form.is_pay_hidden {
        Tip::new(TipCode::PayHidden, Level::Advice, "hide_salary")
    } else {
        Tip::new(TipCode::PayShown, Level::Good, "salary.min_salary")
    }];
    if is_uzs && form.parts.is_fulltime && min < MIN_WAGE_UZS {
        tips.push(Tip::new(TipCode::PayBelowMinimum, Level::Warning, "salary.min_salary"));
    }
    if max.is_some_and(|max| max > min.saturating_mul(WIDE_PAY)) {
        tips.push(Tip::new(TipCode::PayWide, Level::Warning, "salary.max_salary"));
    }
    tips
}

/// Phrases that do not describe a task.
const VAGUE: &[&str] = &[
    "turli|xil|xilma ish*|vazifa*|topshiriq*",
    "boshqa ish~|vazifa~|topshiriq~|majburiyat~",
    "rahbar~|rahbariyat~ … topshiri*",
    "rahbarning barcha",
    "va hokazo|boshqalar",
    "kerakli|zarur ishlarni",
    "buyurilgan … ish*|vazifa*",
    "разн*|различн*|прочи*|други*|иные … работ*|задач*|обязанност*|поручен*",
    "поручения|указания|задания руковод*|директор*|начальник*",
    "и т д|п",
    "и так далее",
    "и прочее",
    "и тому подобное",
    "итд|тд|тп",
    "по мере необходимости",
    "other|various|miscellaneous|different duties|tasks|assignments|responsibilities|work",
    "as assigned|needed",
    "etc",
    "and so on",
    "whatever is",
];

static VAGUE_PHRASES: LazyLock<Vec<Phrase>> =
    LazyLock::new(|| VAGUE.iter().map(|text| Phrase::new(text)).collect());

fn tasks(tasks: &[&str]) -> Vec<Tip> {
    let written = || tasks.iter().enumerate().filter(|(_, task)| !task.trim().is_empty());
    let vague = written().find_map(|(at, task)| {
        let words = words(task);
        let phrase = (0..words.len()).find_map(|start| {
            let end = VAGUE_PHRASES.iter().find_map(|phrase| phrase.end_at(&words, start))?;
            Some(excerpt(task, words[start].start, words[end - 1].end))
        });
        let one_word = || (words.len() < TASK_WORDS).then(|| excerpt(task, 0, task.len()));
        Some((at, phrase.or_else(one_word)?))
    });
    match vague {
        Some((at, words)) => {
            vec![Tip::new(TipCode::TasksVague, Level::Advice, format!("tasks.{at}")).about(words)]
        }
        None if written().count() >= ENOUGH_TASKS => {
            vec![Tip::new(TipCode::TasksConcrete, Level::Good, "tasks")]
        }
        None => Vec::new(),
    }
}

fn lengths(parts: &Parts) -> Vec<Tip> {
    let mut tips = Vec::new();
    for (field, text) in parts.texts() {
        let length = text.trim().chars().count();
        let longest = match field.as_str() {
            "title" => LONG_TITLE,
            "about" => LONG_ABOUT,
            field if field.starts_with("questions") || field == "address" => continue,
            _ => LONG_ITEM,
        };
        if length > longest {
            tips.push(Tip::new(TipCode::TooLong, Level::Advice, field));
        } else if field == "about" && (1..SHORT_ABOUT).contains(&length) {
            tips.push(Tip::new(TipCode::TooShort, Level::Advice, field));
        }
    }
    tips
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(form: &Form) -> Vec<(String, Option<String>, &'static str)> {
        look(form).into_iter().map(|tip| (tip.code.code(), tip.field, tip.level.code())).collect()
    }

    fn one(code: &str, field: &str, level: &'static str) -> (String, Option<String>, &'static str) {
        (code.to_owned(), Some(field.to_owned()), level)
    }

    #[test]
    fn an_empty_form_gets_no_tips() {
        assert_eq!(look(&Form::default()), []);
    }

    #[test]
    fn advice_about_pay_is_given() {
        let form = |min, max, is_uzs, is_fulltime| Form {
            parts: Parts { pay: Some(Pay { min, max, is_uzs }), is_fulltime, ..Parts::default() },
            ..Form::default()
        };
        let shown = || one("pay_shown", "salary.min_salary", "good");
        let below = || one("pay_below_minimum", "salary.min_salary", "warning");
        let wide = || one("pay_wide", "salary.max_salary", "warning");
        for (form, expected) in [
            (form(5_000_000, Some(8_000_000), true, true), vec![shown()]),
            (form(1_270_999, None, true, true), vec![below(), shown()]),
            (form(1_271_000, None, true, true), vec![shown()]),
            (form(1_000_000, None, true, false), vec![shown()]),
            (form(500, None, false, true), vec![shown()]),
            (form(2_000_000, Some(6_000_001), true, true), vec![wide(), shown()]),
            (form(2_000_000, Some(6_000_000), true, true), vec![shown()]),
            (form(2_000_000, Some(60_000_000), true, true), vec![wide(), shown()]),
            (
                Form { is_pay_hidden: true, ..form(5_000_000, None, true, true) },
                vec![one("pay_hidden", "hide_salary", "advice")],
            ),
            (
                Form { is_pay_by_agreement: true, ..Form::default() },
                vec![one("pay_agreement", "salary.agreement", "advice")],
            ),
        ] {
            assert_eq!(codes(&form), expected, "{form:?}");
        }
    }

    #[test]
    fn advice_about_tasks_is_given() {
        for (tasks, expected) in [
            (
                vec!["Mijozlarni kutib olish", "Kassa bilan ishlash", "Vitrinani tartibga solish"],
                Some(("tasks_concrete", "tasks", None)),
            ),
            (vec!["Mijozlarni kutib olish", "Kassa bilan ishlash"], None),
            (
                vec!["Mijozlarni kutib olish", "", "Boshqa vazifalar"],
                Some(("tasks_vague", "tasks.2", Some("Boshqa vazifalar"))),
            ),
            (vec!["Поручения руководства"], Some(("tasks_vague", "tasks.0", Some("Поручения руководства")))),
            (vec!["Other duties as assigned"], Some(("tasks_vague", "tasks.0", Some("Other duties")))),
            (vec!["Ishlash"], Some(("tasks_vague", "tasks.0", Some("Ishlash")))),
            (vec!["Приём заказов, уборка и т.д."], Some(("tasks_vague", "tasks.0", Some("и т.д")))),
        ] {
            let form = Form { parts: Parts { tasks: tasks.clone(), ..Parts::default() }, ..Form::default() };
            let tips = look(&form);
            let first = tips.first().map(|tip| (tip.code.code(), tip.field.clone(), tip.excerpt.clone()));
            let expected = expected.map(|(code, field, words): (&str, &str, Option<&str>)| {
                (code.to_owned(), Some(field.to_owned()), words.map(str::to_owned))
            });
            assert_eq!(first, expected, "{tasks:?}");
        }
    }

    #[test]
    fn advice_about_lengths_is_given() {
        let long_about = "Bu yerda ish haqida batafsil yozilgan. ".repeat(80);
        let good_about = "Doʻkonimiz kengaymoqda, jamoamizga mijozlarni hurmat qiladigan sotuvchi izlayapmiz. \
            Ish joyi qulay, jamoa ahil, rahbar yordam beradi, yangi kelganlarni ustoz oʻrgatadi.";
        let long_item = "Mijozlar bilan muloqot ".repeat(8);
        for (about, item, expected) in [
            ("Yaxshi ish, yaxshi jamoa, keling.", "", vec![one("too_short", "about", "advice")]),
            (good_about, "", vec![]),
            (long_about.as_str(), "", vec![one("too_long", "about", "advice")]),
            (good_about, long_item.as_str(), vec![one("too_long", "requirements.0", "advice")]),
        ] {
            let parts = Parts { about, requirements: vec![item], ..Parts::default() };
            assert_eq!(codes(&Form { parts, ..Form::default() }), expected, "{about}");
        }
    }

    #[test]
    fn a_contact_is_a_stop_and_each_risk_one_warning() {
        let form = Form {
            parts: Parts {
                title: "Ofitsiant, faqat qizlar",
                requirements: vec!["Tel: 90 123 45 67"],
                advantages: vec!["Telegramga yozing"],
                ..Parts::default()
            },
            ..Form::default()
        };
        assert_eq!(
            codes(&form),
            [
                one("phone_not_allowed", "requirements.0", "stop"),
                one("risk_discrimination", "title", "warning"),
                one("risk_contacts_in_text", "advantages.0", "warning"),
            ]
        );
        assert_eq!(look(&form)[0].excerpt.as_deref(), Some("90 123 45 67"));
    }
}
