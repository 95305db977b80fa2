//! `/help/faq`: questions and answers in groups, and a search among them.

use askama::Template;
use content::Part;
use content::faq::{self, Group, Question};
use platform::{Error, Result};
use serde_json::{Value, json};

use crate::page::{Page, PageMeta, Visit};
use crate::query;
use crate::texts::Texts;

const SLUG: &str = "faq";

#[derive(Template)]
#[template(path = "faq.html")]
struct FaqPage<'a> {
    t: Texts<'a>,
    page: &'a content::Page,
    q: String,
    /// How many were found, if something was looked for.
    count: Option<String>,
    groups: Vec<Shown<'a>>,
}

/// A group with those of its questions that are shown.
struct Shown<'a> {
    part: &'a Part,
    questions: Vec<&'a Question>,
}

pub fn page(visit: &Visit<'_>) -> Result<Page> {
    let now = visit.app.clock.now();
    let found = content::find_page(SLUG, None, visit.locale, now).ok_or(Error::NotFound)?;
    let q = query::text(visit.query, "q");
    let t = visit.texts().at(&query::address(&[("q", q.as_deref())]));
    let all = faq::groups(visit.locale);
    let mut meta = PageMeta::document("faq", found.page.title.clone(), found.page.description.clone());
    // What somebody looked for is no page of its own.
    meta.indexed = q.is_none();
    let answers = q.as_deref().and_then(|q| faq::find_answers(q, visit.locale));
    if answers.is_none() {
        meta.facts = Some(facts(all));
    }
    let body = FaqPage {
        count: answers.as_ref().map(|found| t.count("faq_found", found.len())),
        groups: match answers {
            Some(found) => grouped(found),
            None => all
                .iter()
                .map(|group| Shown { part: &group.part, questions: group.questions.iter().collect() })
                .collect(),
        },
        page: &found.page,
        q: q.unwrap_or_default(),
        t,
    };
    Ok(Page::draw(meta, body))
}

/// The group of the best answer comes first.
fn grouped<'a>(found: Vec<(&'a Group, &'a Question)>) -> Vec<Shown<'a>> {
    let mut groups: Vec<Shown<'a>> = Vec::new();
    for (group, question) in found {
        match groups.iter_mut().find(|shown| shown.part.id == group.part.id) {
            Some(shown) => shown.questions.push(question),
            None => groups.push(Shown { part: &group.part, questions: vec![question] }),
        }
    }
    groups
}

/// What search engines read about the answers: schema.org `FAQPage`.
fn facts(groups: &[Group]) -> Value {
    let questions = groups.iter().flat_map(|group| &group.questions);
    let question = |question: &Question| {
        json!({
            "@type": "Question",
            "name": question.title,
            "acceptedAnswer": { "@type": "Answer", "text": question.words },
        })
    };
    json!({
        "@context": "https://schema.org/",
        "@type": "FAQPage",
        "mainEntity": questions.map(question).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use kernel::Locale;

    use super::*;

    #[test]
    fn what_is_found_stays_in_its_groups() {
        let found = faq::find_answers("parol", Locale::Uz).unwrap();
        let (count, first) = (found.len(), found[0].1.id.clone());
        let groups = grouped(found);
        assert_eq!(groups[0].questions[0].id, first);
        assert_eq!(groups.iter().map(|group| group.questions.len()).sum::<usize>(), count);
    }

    #[test]
    fn search_engines_read_every_answer_without_marks() {
        let facts = facts(faq::groups(Locale::Uz));
        let questions = facts["mainEntity"].as_array().unwrap();
        assert!(questions.len() >= 40);
        for question in questions {
            let text = question["acceptedAnswer"]["text"].as_str().unwrap();
            assert!(!text.is_empty() && !text.contains(['<', '[', '*']), "{text}");
        }
    }
}
