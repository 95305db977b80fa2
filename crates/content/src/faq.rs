//! Questions and answers: groups of questions, each with an anchor that links can point to.
//!
//! `content/help/faq.{uz,ru,en}.md`: a second-level heading is a group, a third-level one a question, and the line
//! `needs:` under it names the pages that its answer tells of.

use std::sync::LazyLock;

use kernel::Locale;

use crate::markdown::{self, Part, anchor};
use crate::page::{Written, at};
use crate::search::{self, Key};

pub(crate) const SLUG: &str = "faq";

pub(crate) const SOURCES: [&str; 3] = [
    include_str!("../../../content/help/faq.uz.md"),
    include_str!("../../../content/help/faq.ru.md"),
    include_str!("../../../content/help/faq.en.md"),
];

/// A question with its answer.
pub struct Question {
    /// Its anchor: `sms-kod-kelmadi`.
    pub id: String,
    pub title: String,
    /// The answer as HTML, and its words without any marks.
    pub html: String,
    pub words: String,
    key: Key,
}

/// Questions about one thing.
pub struct Group {
    pub part: Part,
    pub questions: Vec<Question>,
}

static GROUPS: LazyLock<[Vec<Group>; 3]> =
    LazyLock::new(|| SOURCES.map(|source| parse(source).unwrap_or_else(|error| panic!("{error}"))));

fn parse(source: &str) -> anyhow::Result<Vec<Group>> {
    let body = Written::read(SLUG, source)?.body();
    body.split("\n## ").map(|group| parse_group(group.trim_start_matches("## "))).collect()
}

fn parse_group(text: &str) -> anyhow::Result<Group> {
    let mut questions = text.split("\n### ");
    let title = questions.next().unwrap_or_default().trim().to_owned();
    anyhow::ensure!(!title.contains('\n'), "faq: a text before the first question of {title}");
    let questions = questions.map(parse_question).collect::<anyhow::Result<_>>()?;
    Ok(Group { part: Part { id: anchor(&title), title }, questions })
}

fn parse_question(text: &str) -> anyhow::Result<Question> {
    let lines = text.split_once('\n').and_then(|(title, rest)| Some((title, rest.split_once('\n')?)));
    let Some((title, (needs, answer))) = lines else { anyhow::bail!("faq: no answer: {text}") };
    anyhow::ensure!(needs.starts_with("needs: /"), "faq: {title} names no page");
    let rendered = markdown::render(answer);
    Ok(Question {
        id: anchor(title),
        key: Key::of([title, "", &rendered.words]),
        title: title.trim().to_owned(),
        html: rendered.html,
        words: rendered.words.trim().to_owned(),
    })
}

pub fn groups(locale: Locale) -> &'static [Group] {
    &GROUPS[at(locale)]
}

/// The answers that have all words of the query, the best first, each with its group; `None` if nothing is looked for.
pub fn find_answers(query: &str, locale: Locale) -> Option<Vec<(&'static Group, &'static Question)>> {
    let flat = GROUPS.each_ref().map(|groups| -> Vec<(&'static Group, &'static Question)> {
        groups.iter().flat_map(|group| group.questions.iter().map(move |one| (group, one))).collect()
    });
    let keys: Vec<[&Key; 3]> =
        (0..flat[0].len()).map(|place| flat.each_ref().map(|language| &language[place].1.key)).collect();
    let found = search::find(query, at(locale), &keys)?;
    Some(found.into_iter().map(|place| flat[at(locale)][place]).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn languages_have_the_same_questions_under_anchors_of_their_own() {
        let shape = |locale| groups(locale).iter().map(|group| group.questions.len()).collect::<Vec<_>>();
        assert!(shape(Locale::Uz).iter().sum::<usize>() >= 40, "{:?}", shape(Locale::Uz));
        for locale in Locale::ALL {
            assert_eq!(shape(locale), shape(Locale::Uz), "{locale:?}");
            let mut ids = HashSet::new();
            for group in groups(locale) {
                assert!(ids.insert(&group.part.id), "{}", group.part.id);
                for question in &group.questions {
                    assert!(ids.insert(&question.id), "{}", question.id);
                    let length = question.words.chars().count();
                    assert!((40..=700).contains(&length), "{}: {length} signs", question.title);
                }
            }
        }
    }

    #[test]
    fn a_question_without_its_pages_is_no_question() {
        let file = |question: &str| format!("title: Savollar\n\n## Guruh\n\n### {question}");
        let groups = parse(&file("Savol?\nneeds: /jobs\n\nJavob *shu*.\n")).unwrap();
        assert_eq!(groups[0].part.id, "guruh");
        let question = &groups[0].questions[0];
        assert_eq!((question.id.as_str(), question.title.as_str()), ("savol", "Savol?"));
        assert_eq!(
            (question.html.as_str(), question.words.as_str()),
            ("<p>Javob <em>shu</em>.</p>\n", "Javob shu.")
        );
        assert!(parse(&file("Savol?\n\nJavob.\n")).is_err());
        assert!(parse(&file("Savol?")).is_err());
    }

    /// The first answer that is found, by the first page that it names in its text.
    #[test]
    fn answers_are_found_in_any_script_and_language() {
        for (query, locale, path) in [
            ("parol", Locale::Uz, "/auth/forgot-password"),
            ("паролни", Locale::Uz, "/auth/forgot-password"),
            ("забыл пароль", Locale::Ru, "/auth/forgot-password"),
            ("forgot password", Locale::En, "/auth/forgot-password"),
            // Nothing of it is written in English, so the other languages are searched.
            ("rezyumemni kim koʻradi", Locale::En, "your link"),
        ] {
            let found = find_answers(query, locale).unwrap();
            let Some((_, first)) = found.first() else { panic!("{query}: nothing") };
            assert!(first.html.contains(path), "{query}: {}", first.title);
        }
        assert!(find_answers(" ", Locale::Uz).is_none());
        assert!(find_answers("qwrtpsdf", Locale::Uz).unwrap().is_empty());
        assert!(find_answers("?!", Locale::Uz).unwrap().is_empty());
    }
}
