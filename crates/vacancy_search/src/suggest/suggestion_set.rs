//! All suggestions in one index.

use std::collections::HashSet;

use dictionaries::{Names, Snapshot};
use kernel::Locale;
use kernel::uzbek::fold;
use search_engine::{SuggestEntry, SuggestIndex};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::store::CompanyRow;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum KeywordKind {
    Query,
    Profession,
    Company,
    Skill,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Keyword {
    pub kind: KeywordKind,
    pub text: String,
    /// Of a profession or a company.
    pub slug: Option<String>,
}

#[derive(Default)]
pub struct SuggestionSet {
    index: SuggestIndex,
    /// Most popular query first.
    items: Vec<Item>,
}

enum Item {
    Query(String),
    Profession { slug: String, names: Names },
    Company { id: Uuid, slug: String, name: String },
    Skill(Names),
}

impl SuggestionSet {
    pub fn new(words: &Snapshot, popular: Vec<(String, i64)>, companies: Vec<CompanyRow>) -> Self {
        let mut set = Building::default();
        for (query, visitors) in popular {
            // Order among equal matches: popular queries, professions, companies by size, skills.
            set.add(Item::Query(query.clone()), vec![query], 3_000_000 + visitors.min(999_999));
        }
        for one in &words.professions {
            let names = all(&one.names).chain(one.aliases.clone()).collect();
            set.add(Item::Profession { slug: one.slug.clone(), names: one.names.clone() }, names, 2_000_000);
        }
        for one in companies {
            let (names, weight) = (vec![one.name.clone()], 1_000_000 + one.open.min(999_999));
            set.add(Item::Company { id: one.id, slug: one.slug, name: one.name }, names, weight);
        }
        for one in words.skills() {
            let names = all(&one.names).chain(one.aliases.clone()).collect();
            set.add(Item::Skill(one.names.clone()), names, 0);
        }
        Self { index: SuggestIndex::build(set.entries), items: set.items }
    }

    /// The best matches for the typed text; popular queries when it is empty. `is_out`: companies that are not
    /// visible now.
    pub fn find(
        &self,
        typed: &str,
        locale: Locale,
        limit: usize,
        is_out: impl Fn(&Uuid) -> bool,
    ) -> Vec<Keyword> {
        let mut said = HashSet::new();
        let mut is_new = |keyword: &Keyword| said.insert(fold(&keyword.text));
        if fold(typed).is_empty() {
            let popular = self.items.iter().filter(|item| matches!(item, Item::Query(_)));
            let popular = popular.map(|item| item.keyword(locale)).filter(|keyword| is_new(keyword));
            return popular.take(limit).collect();
        }
        // A profession, a skill and a popular query often have the same text: only the best one is kept.
        let hits = self.index.find(typed, limit * 3);
        let items = hits.iter().filter_map(|hit| self.items.get(hit.id as usize));
        let seen = items.filter(|item| !matches!(item, Item::Company { id, .. } if is_out(id)));
        seen.map(|item| item.keyword(locale)).filter(|keyword| is_new(keyword)).take(limit).collect()
    }
}

#[derive(Default)]
struct Building {
    entries: Vec<SuggestEntry>,
    items: Vec<Item>,
}

impl Building {
    fn add(&mut self, item: Item, names: Vec<String>, weight: i64) {
        let id = u32::try_from(self.items.len()).unwrap_or(u32::MAX);
        self.entries.push(SuggestEntry { id, names, weight: u32::try_from(weight).unwrap_or_default() });
        self.items.push(item);
    }
}

impl Item {
    fn keyword(&self, locale: Locale) -> Keyword {
        let (kind, text, slug) = match self {
            Self::Query(text) => (KeywordKind::Query, text.as_str(), None),
            Self::Profession { slug, names } => (KeywordKind::Profession, names.get(locale), Some(slug)),
            Self::Company { slug, name, .. } => (KeywordKind::Company, name.as_str(), Some(slug)),
            Self::Skill(names) => (KeywordKind::Skill, names.get(locale), None),
        };
        Keyword { kind, text: text.to_owned(), slug: slug.cloned() }
    }
}

fn all(names: &Names) -> impl Iterator<Item = String> + use<> {
    [names.uz.clone(), names.ru.clone(), names.en.clone()].into_iter()
}
