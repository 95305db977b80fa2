//! The help area: its pages, the terms and the privacy policy by version, and letters to us.

use askama::Template;
use content::legal::{LegalFacts, Standing};
use content::{LetterText, Topic};
use platform::{Error, Result};

use crate::form::Form;
use crate::page::{Page, PageMeta, Visit};
use crate::query;
use crate::texts::Texts;

#[derive(Template)]
#[template(path = "help.html")]
struct HelpPage<'a> {
    t: Texts<'a>,
    page: &'a content::Page,
}

#[derive(Template)]
#[template(path = "contacts.html")]
struct ContactsPage<'a> {
    t: Texts<'a>,
    page: &'a content::Page,
    form: &'a Form,
    action: String,
    /// Code and label of each.
    topics: Vec<(&'static str, String)>,
    sent_text: String,
    max: usize,
    counter: String,
}

#[derive(Template)]
#[template(path = "legal.html")]
struct LegalPage<'a> {
    t: Texts<'a>,
    page: &'a content::Page,
    legal: &'a LegalFacts,
}

/// `/help` and `/help/{slug}`.
pub fn page(visit: &Visit<'_>, slug: &str) -> Result<Page> {
    if slug == CONTACTS {
        let topic = query::text(visit.query, "topic").unwrap_or_default();
        return contacts(visit, &Form::filled([("topic".to_owned(), topic)].into()));
    }
    let version = query::text(visit.query, "version");
    let found = find(visit, slug, version.as_deref())?;
    let (title, description) = (found.page.title.clone(), found.page.description.clone());
    let mut meta = PageMeta::document("article", title, description);
    let (t, page) = (visit.texts(), &found.page);
    Ok(match &found.legal {
        Some(legal) => {
            // Search engines may index only the version that is in force.
            meta.indexed = version.is_none();
            Page::draw(meta, LegalPage { t, page, legal })
        }
        None => Page::draw(meta, HelpPage { t, page }),
    })
}

pub const CONTACTS: &str = "contacts";

/// The contacts with the form for a letter.
pub fn contacts(visit: &Visit<'_>, form: &Form) -> Result<Page> {
    let found = find(visit, CONTACTS, None)?;
    let t = visit.texts();
    let mut meta = PageMeta::document("article", found.page.title.clone(), found.page.description.clone());
    meta.status = form.status;
    let body = ContactsPage {
        page: &found.page,
        action: t.href("/help/contacts"),
        topics: Topic::ALL
            .into_iter()
            .map(|topic| (topic.code(), t.get(&format!("contact_topic_{}", topic.code()))))
            .collect(),
        sent_text: t.with("contact_sent_text", "reply_to", form.value("reply_to")),
        max: LetterText::MAX,
        counter: t.counter("contact_counter", form.length("message"), LetterText::MAX),
        form,
        t,
    };
    Ok(Page::draw(meta, body))
}

fn find(visit: &Visit<'_>, slug: &str, version: Option<&str>) -> Result<content::PageOut> {
    content::find_page(slug, version, visit.locale, visit.app.clock.now()).ok_or(Error::NotFound)
}
