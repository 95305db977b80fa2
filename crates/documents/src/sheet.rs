//! A resume as the templates read it: cleaned texts, final order, headings in one language.

use std::collections::{BTreeMap, HashSet};
use std::sync::LazyLock;

use brand::font::{self, Face};
use kernel::{Args, Catalogue, Locale};
use serde::Serialize;

use crate::{Job, ResumeDocument, Study};

static MESSAGES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::load([
        (Locale::Uz, include_str!("../../../locales/uz/documents.json")),
        (Locale::Ru, include_str!("../../../locales/ru/documents.json")),
        (Locale::En, include_str!("../../../locales/en/documents.json")),
    ])
    .expect("the messages are files of our own")
});

/// The templates call them without the prefix `document_` of their messages.
const LABELS: [&str; 10] = [
    "about",
    "driving",
    "education",
    "employment",
    "experience",
    "languages",
    "links",
    "more",
    "skills",
    "summary",
];

static FONT: LazyLock<Face<'static>> = LazyLock::new(|| font::face(font::REGULAR));

#[derive(Debug, Serialize)]
pub struct Sheet {
    lang: &'static str,
    /// The title of the window that shows the file.
    title: String,
    name: String,
    other_name: String,
    position: String,
    conditions: String,
    phones: Vec<Linked>,
    email: Option<Linked>,
    place: String,
    /// What a screen reader says about the photo; `None` when there is none.
    photo: Option<String>,
    about: Vec<String>,
    experience: String,
    jobs: Vec<Entry>,
    studies: Vec<Entry>,
    skills: Vec<String>,
    languages: Vec<(String, String)>,
    facts: Vec<(String, String)>,
    driving: String,
    links: Vec<Linked>,
    /// Not clickable: what is at the foot of a page is hidden from screen readers, and such a part may have no links.
    address: String,
    updated: String,
    labels: BTreeMap<&'static str, String>,
}

impl Sheet {
    pub fn new(resume: &ResumeDocument, locale: Locale, has_photo: bool) -> Self {
        let position = one_line(&resume.position);
        let title = joined([one_line(&resume.name), position.clone()], " – ");
        // A file needs a first heading. A resume whose name is hidden is headed by its position.
        let (name, position) = match (one_line(&resume.name), position) {
            (name, position) if !name.is_empty() => (name, position),
            (_, position) if !position.is_empty() => (position, String::new()),
            _ => (MESSAGES.text(locale, "document_resume"), String::new()),
        };
        let studies = resume.education.iter().chain(&resume.additional_education);
        let updated = one_line(&resume.updated);
        let message =
            |key, arg, value: &str| MESSAGES.format(locale, key, &Args::new().text(arg, value.to_owned()));
        Self {
            lang: locale.code(),
            title: if title.is_empty() { name.clone() } else { title },
            other_name: optional(resume.name_in_other_script.as_deref()),
            conditions: joined(resume.conditions.iter().map(|text| one_line(text)), " · "),
            phones: resume.phones.iter().filter_map(|phone| Linked::phone(phone)).collect(),
            email: resume.email.as_deref().and_then(Linked::email),
            place: optional(resume.place.as_deref()),
            photo: has_photo.then(|| message("document_photo", "name", &name)),
            about: lines(&resume.about).0,
            experience: one_line(&resume.experience),
            jobs: resume.employment.iter().map(Entry::job).filter(Entry::is_filled).collect(),
            studies: studies.map(Entry::study).filter(Entry::is_filled).collect(),
            skills: distinct(resume.skills.iter().chain(&resume.computer_skills)),
            languages: named(resume.languages.iter().map(|language| (&language.name, &language.level))),
            facts: named(resume.facts.iter().map(|fact| (&fact.value, &fact.label))),
            driving: one_line(&resume.driving),
            links: resume.links.iter().filter_map(|link| Linked::address(link)).collect(),
            address: resume
                .address
                .as_deref()
                .and_then(Linked::address)
                .map_or_else(String::new, |address| address.text),
            updated: if updated.is_empty() { updated } else { message("document_updated", "date", &updated) },
            labels: LABELS
                .into_iter()
                .map(|label| (label, MESSAGES.text(locale, &format!("document_{label}"))))
                .collect(),
            name,
            position,
        }
    }
}

/// A text that leads somewhere when it is clicked.
#[derive(Debug, PartialEq, Serialize)]
struct Linked {
    text: String,
    url: Option<String>,
}

impl Linked {
    fn phone(typed: &str) -> Option<Self> {
        let text = filled(typed)?;
        let number: String = text.chars().filter(|sign| sign.is_ascii_digit() || *sign == '+').collect();
        Some(Self { text, url: (!number.is_empty()).then(|| format!("tel:{number}")) })
    }

    fn email(typed: &str) -> Option<Self> {
        let text = filled(typed)?;
        let url = (is_address(&text) && text.contains('@')).then(|| format!("mailto:{text}"));
        Some(Self { text, url })
    }

    /// Only addresses of pages can be clicked: a viewer may run what another scheme names.
    fn address(typed: &str) -> Option<Self> {
        let whole = filled(typed)?;
        let page = ["https://", "http://"].iter().find_map(|scheme| whole.strip_prefix(scheme));
        let Some(page) = page else { return Some(Self { text: whole, url: None }) };
        let text = page.strip_prefix("www.").unwrap_or(page).trim_end_matches('/').to_owned();
        Some(Self {
            text: if text.is_empty() { whole.clone() } else { text },
            url: is_address(&whole).then_some(whole),
        })
    }
}

/// The length is limited because typst refuses longer addresses.
fn is_address(text: &str) -> bool {
    text.len() <= 2000 && !text.chars().any(|sign| sign.is_whitespace() || "<>\"".contains(sign))
}

/// A job or a study.
#[derive(Debug, Serialize)]
struct Entry {
    title: String,
    place: String,
    period: String,
    lines: Vec<String>,
    is_list: bool,
}

impl Entry {
    fn job(job: &Job) -> Self {
        let (lines, is_list) = lines(&job.description);
        Self { lines, is_list, ..Self::new(&job.position, &job.company, &job.period) }
    }

    fn study(study: &Study) -> Self {
        Self::new(&study.title, &study.details, &study.period)
    }

    /// Without a title the place is the title: a heading must not be empty.
    fn new(title: &str, place: &str, period: &str) -> Self {
        let (title, place, period) = (one_line(title), one_line(place), one_line(period));
        let (title, place) = if title.is_empty() { (place, title) } else { (title, place) };
        Self { title, place, period, lines: Vec::new(), is_list: false }
    }

    fn is_filled(&self) -> bool {
        !self.title.is_empty() || !self.period.is_empty() || !self.lines.is_empty()
    }
}

fn one_line(text: &str) -> String {
    font::drawable(&FONT, text)
}

fn filled(text: &str) -> Option<String> {
    Some(one_line(text)).filter(|text| !text.is_empty())
}

fn optional(text: Option<&str>) -> String {
    text.map(one_line).unwrap_or_default()
}

fn joined(texts: impl IntoIterator<Item = String>, between: &str) -> String {
    texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(between)
}

/// The first of each pair is what it is about: a pair without it is dropped.
fn named<'a>(pairs: impl Iterator<Item = (&'a String, &'a String)>) -> Vec<(String, String)> {
    pairs.filter_map(|(name, other)| Some((filled(name)?, one_line(other)))).collect()
}

fn distinct<'a>(texts: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut seen = HashSet::new();
    texts.filter_map(|text| filled(text)).filter(|text| seen.insert(text.to_lowercase())).collect()
}

/// The filled lines of a text without the marks of a typed list, and whether they form a list.
fn lines(text: &str) -> (Vec<String>, bool) {
    let mut has_marks = false;
    let lines: Vec<String> = text
        .split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'])
        .map(|line| {
            let line = one_line(line);
            let item = ["•", "·", "-", "–", "—", "*"]
                .iter()
                .find_map(|mark| line.strip_prefix(mark)?.strip_prefix(' '));
            has_marks |= item.is_some();
            item.map(str::to_owned).unwrap_or(line)
        })
        .filter(|line| !line.is_empty())
        .collect();
    let is_list = has_marks || lines.len() > 1;
    (lines, is_list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_headings_exist_in_three_languages() {
        assert_eq!(MESSAGES.problems().len(), 0);
        for locale in Locale::ALL {
            let sheet = Sheet::new(&ResumeDocument::default(), locale, true);
            let texts = sheet.labels.values().chain([&sheet.title, &sheet.name]).chain(&sheet.photo);
            assert_eq!(
                texts.filter(|text| text.starts_with("document_")).collect::<Vec<_>>(),
                Vec::<&String>::new()
            );
        }
    }

    #[test]
    fn several_lines_and_typed_marks_are_a_list() {
        for (text, expected, is_list) in [
            ("", &[] as &[&str], false),
            ("Bir", &["Bir"], false),
            ("Bir\nIkki", &["Bir", "Ikki"], true),
            ("- Bir", &["Bir"], true),
            ("• Bir\r\n\r\n• Ikki\n –  Uch", &["Bir", "Ikki", "Uch"], true),
            ("-5 daraja", &["-5 daraja"], false),
            ("\n \u{0}\n", &[], false),
        ] {
            let expected = expected.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
            assert_eq!(lines(text), (expected, is_list), "{text:?}");
        }
    }

    #[test]
    fn only_pages_mail_and_phones_can_be_clicked() {
        let linked =
            |text: &str, url: Option<&str>| Some(Linked { text: text.into(), url: url.map(str::to_owned) });
        for (typed, expected) in [
            (
                "https://www.linkedin.com/in/malika/",
                linked("linkedin.com/in/malika", Some("https://www.linkedin.com/in/malika/")),
            ),
            ("http://t.me/x", linked("t.me/x", Some("http://t.me/x"))),
            ("javascript:alert(1)", linked("javascript:alert(1)", None)),
            ("https://a b", linked("a b", None)),
            ("https://", linked("https://", Some("https://"))),
            ("t.me/x", linked("t.me/x", None)),
            ("  ", None),
        ] {
            assert_eq!(Linked::address(typed), expected, "{typed:?}");
        }
        assert_eq!(Linked::email("a@b.uz"), linked("a@b.uz", Some("mailto:a@b.uz")));
        assert_eq!(Linked::email("a b"), linked("a b", None));
        assert_eq!(
            Linked::phone("+998 90 123-45-67"),
            linked("+998 90 123-45-67", Some("tel:+998901234567"))
        );
        assert_eq!(Linked::phone("yoʻq"), linked("yoʻq", None));
    }

    #[test]
    fn a_skill_is_printed_once() {
        let resume = ResumeDocument {
            skills: vec!["Excel".into(), "QQS".into(), " ".into()],
            computer_skills: vec!["excel".into(), "1C".into()],
            ..ResumeDocument::default()
        };
        assert_eq!(Sheet::new(&resume, Locale::Uz, false).skills, ["Excel", "QQS", "1C"]);
    }

    #[test]
    fn a_hidden_name_is_replaced_by_the_position() {
        let mut resume = ResumeDocument { position: "Oshpaz".into(), ..ResumeDocument::default() };
        let heads = |resume: &ResumeDocument| {
            let sheet = Sheet::new(resume, Locale::En, false);
            [sheet.title, sheet.name, sheet.position]
        };
        assert_eq!(heads(&resume), ["Oshpaz", "Oshpaz", ""]);
        resume.name = "Ali".into();
        assert_eq!(heads(&resume), ["Ali – Oshpaz", "Ali", "Oshpaz"]);
        assert_eq!(heads(&ResumeDocument::default()), ["Resume", "Resume", ""]);
    }
}
