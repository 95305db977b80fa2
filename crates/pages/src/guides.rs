//! `/guides` and `/guides/{slug}`: articles for people who look for work, and for those who hire.

use askama::Template;
use content::guides::{self, find_guide, find_guides};
use content::{Guide, GuideTag, Part};
use platform::{Error, Result};
use poster::{Shape, cloth_path};
use serde_json::{Value, json};

use crate::island::Props;
use crate::page::{Page, PageMeta, Visit};
use crate::query;
use crate::texts::Texts;

#[derive(Template)]
#[template(path = "guides.html")]
struct GuidesPage<'a> {
    t: Texts<'a>,
    q: String,
    tag: Option<GuideTag>,
    title: String,
    tags: Vec<TagLink>,
    /// How many were found, if something was looked for.
    count: Option<String>,
    cards: Vec<GuideCard>,
}

#[derive(Template)]
#[template(path = "guide.html")]
struct GuidePage<'a> {
    t: Texts<'a>,
    page: &'a content::Page,
    parts: &'a [Part],
    tags: Vec<TagLink>,
    reading: String,
    is_about_law: bool,
    cloth: String,
    share: String,
    cards: Vec<GuideCard>,
    next: GuideCard,
}

struct TagLink {
    name: String,
    href: String,
    is_chosen: bool,
}

/// A guide in a list.
pub struct GuideCard {
    pub href: String,
    pub title: &'static str,
    pub description: &'static str,
    pub reading: String,
    /// Reading time and what it is about.
    pub facts: String,
}

impl GuideCard {
    pub fn named(slug: &str, t: &Texts<'_>) -> Option<Self> {
        find_guide(slug, t.locale()).map(|guide| Self::of(guide, t))
    }

    fn of(guide: &'static Guide, t: &Texts<'_>) -> Self {
        let tags = guide.tags.iter().map(|tag| t.get(&tag.label_key()));
        let reading = reading(guide, t);
        let facts: Vec<String> = [reading.clone()].into_iter().chain(tags).collect();
        Self {
            href: t.href(&format!("/guides/{}", guide.slug())),
            title: &guide.page.title,
            description: &guide.page.description,
            reading,
            facts: facts.join(" · "),
        }
    }
}

fn reading(guide: &Guide, t: &Texts<'_>) -> String {
    t.count("guides_minutes", guide.minutes)
}

/// `?tag=pay&q=soliq`
fn address(tag: Option<GuideTag>, q: Option<&str>) -> String {
    query::address(&[("tag", tag.map(GuideTag::code)), ("q", q)])
}

/// All guides, or those that are about something or contain the words that are looked for.
pub fn list(visit: &Visit<'_>) -> Page {
    let q = query::text(visit.query, "q");
    let tag = query::text(visit.query, "tag").and_then(|code| GuideTag::parse(&code));
    let t = visit.texts().at(&address(tag, q.as_deref()));
    let found = find_guides(q.as_deref().unwrap_or_default(), tag, visit.locale);
    let title = tag.map_or_else(|| t.get("guides_title"), |tag| t.get(&tag.label_key()));
    let head = match tag {
        Some(_) => format!("{title} · {}", t.get("guides_title")),
        None => title.clone(),
    };
    let mut meta = PageMeta::document("guides", head, t.get("guides_description"));
    // What somebody looked for is no page of its own.
    meta.indexed = q.is_none();
    meta.search = address(tag, None);
    let link = |one: Option<GuideTag>, name: String| TagLink {
        name,
        href: format!("{}{}", t.href("/guides"), address(one, q.as_deref())),
        is_chosen: one == tag,
    };
    let named = GuideTag::ALL.into_iter().map(|one| link(Some(one), t.get(&one.label_key())));
    let body = GuidesPage {
        tags: [link(None, t.get("guides_all"))].into_iter().chain(named).collect(),
        count: q.as_ref().map(|_| t.count("guides_found", found.len())),
        cards: found.into_iter().map(|guide| GuideCard::of(guide, &t)).collect(),
        q: q.unwrap_or_default(),
        tag,
        title,
        t,
    };
    Page::draw(meta, body)
}

pub fn page(visit: &Visit<'_>, slug: &str) -> Result<Page> {
    let guide = find_guide(slug, visit.locale).ok_or(Error::NotFound)?;
    let t = visit.texts();
    let page = &guide.page;
    let mut meta = PageMeta::document("guides", page.title.clone(), page.description.clone());
    meta.facts = Some(article(visit, guide, &t));
    let titles: serde_json::Map<String, Value> = kernel::Locale::ALL
        .into_iter()
        .filter_map(|locale| Some((locale.code().to_owned(), json!(find_guide(slug, locale)?.page.title))))
        .collect();
    let share = Props::new()
        .with("path", &format!("/guides/{slug}"))
        .with("title", &page.title)
        .with("titles", &titles)
        .json();
    let tags = guide.tags.iter().map(|tag| TagLink {
        name: t.get(&tag.label_key()),
        href: format!("{}{}", t.href("/guides"), address(Some(*tag), None)),
        is_chosen: false,
    });
    let body = GuidePage {
        tags: tags.collect(),
        parts: guide.parts(),
        reading: reading(guide, &t),
        is_about_law: guide.tags.contains(&GuideTag::Law),
        cloth: cloth_path(slug, None, Shape::Band),
        share,
        cards: guides::related(guide, visit.locale).into_iter().map(|one| GuideCard::of(one, &t)).collect(),
        next: GuideCard::of(guides::next(guide, visit.locale), &t),
        page,
        t,
    };
    Ok(Page::draw(meta, body))
}

/// What search engines read about a guide: schema.org `Article`.
fn article(visit: &Visit<'_>, guide: &Guide, t: &Texts<'_>) -> Value {
    let site = &visit.app.site.public_url;
    let address = format!("{site}{}", t.href(visit.path));
    let ishbor = json!({
        "@type": "Organization",
        "name": "Ishbor",
        "url": format!("{site}/"),
        "logo": format!("{site}/logo.svg"),
    });
    json!({
        "@context": "https://schema.org/",
        "@type": "Article",
        "headline": guide.page.title,
        "description": guide.page.description,
        "inLanguage": visit.locale.code(),
        "dateModified": guide.updated_on(),
        "image": format!("{site}/share.png"),
        "url": address,
        "mainEntityOfPage": address,
        "author": ishbor,
        "publisher": ishbor,
        "isAccessibleForFree": true,
        "keywords": guide.tags.iter().map(|tag| t.get(&tag.label_key())).collect::<Vec<_>>(),
    })
}
