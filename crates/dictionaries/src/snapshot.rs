//! All dictionaries in memory: rows, prebuilt responses in three languages, and the suggestion indexes.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, PoisonError, RwLock};

use kernel::{Catalogue, Locale};
use search_engine::{SuggestEntry, SuggestIndex};
use sqlx::PgConnection;

use crate::lists::{Answers, Rows};
use crate::model::{Location, Names, Profession, Sphere, Term};
use crate::store;

/// The current snapshot; cheap to read, replaced as a whole.
pub struct Dictionaries {
    current: RwLock<Arc<Snapshot>>,
}

impl Dictionaries {
    pub async fn load(db: &mut PgConnection, catalogue: &Catalogue) -> anyhow::Result<Self> {
        let snapshot = Snapshot::read(db, catalogue).await?;
        Ok(Self { current: RwLock::new(Arc::new(snapshot)) })
    }

    pub fn now(&self) -> Arc<Snapshot> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub async fn reload(&self, db: &mut PgConnection, catalogue: &Catalogue) -> anyhow::Result<()> {
        let fresh = Snapshot::read(db, catalogue).await?;
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(fresh);
        Ok(())
    }
}

pub struct Snapshot {
    pub locations: Vec<Location>,
    pub spheres: Vec<Sphere>,
    pub professions: Vec<Profession>,
    pub(crate) terms: Vec<Term>,
    pub(crate) positions: Suggestions,
    pub(crate) skills: Suggestions,
    pub(crate) universities: Suggestions,
    answers: HashMap<Locale, Answers>,
    location_by_name: HashMap<String, usize>,
    stands: Stands,
}

/// Positions of entries by key: a page with facets looks up hundreds of names.
struct Stands {
    locations: HashMap<String, usize>,
    locations_by_id: HashMap<i32, usize>,
    spheres: HashMap<String, usize>,
    professions: HashMap<String, usize>,
    /// By kind, then by slug.
    terms: HashMap<String, HashMap<String, usize>>,
}

/// A suggestion index together with the item of each hit.
pub(crate) struct Suggestions {
    pub index: SuggestIndex,
    pub items: Vec<Suggestion>,
}

pub(crate) struct Suggestion {
    pub slug: String,
    pub names: Names,
    pub sphere_slug: Option<String>,
}

impl Snapshot {
    async fn read(db: &mut PgConnection, catalogue: &Catalogue) -> anyhow::Result<Self> {
        let locations = store::list_locations(db).await?;
        let spheres = store::list_spheres(db).await?;
        let professions = store::list_professions(db).await?;
        let terms = store::list_terms(db).await?;
        anyhow::ensure!(!spheres.is_empty(), "the dictionaries are empty: run `ishbor seed`");
        let rows =
            Rows { locations: &locations, spheres: &spheres, professions: &professions, terms: &terms };
        let answers = Locale::ALL.map(|locale| (locale, rows.answers(catalogue, locale)));
        Ok(Self {
            positions: Suggestions::of(professions.iter().map(|profession| {
                (&profession.slug, &profession.names, &profession.aliases, Some(&profession.sphere_slug))
            })),
            skills: of_kinds(&terms, &["skill", "computer_skill"]),
            universities: of_kinds(&terms, &["university"]),
            location_by_name: names_of_locations(&locations),
            stands: Stands {
                locations: stands_by(&locations, |place| place.slug.clone()),
                locations_by_id: stands_by(&locations, |place| place.id),
                spheres: stands_by(&spheres, |sphere| sphere.slug.clone()),
                professions: stands_by(&professions, |profession| profession.slug.clone()),
                terms: terms_by_kind(&terms),
            },
            answers: HashMap::from(answers),
            locations,
            spheres,
            professions,
            terms,
        })
    }

    pub(crate) fn answers(&self, locale: Locale) -> &Answers {
        &self.answers[&locale]
    }

    /// The prebuilt JSON of `GET /locations` and `GET /spheres`, for the first paint of pages that show them.
    pub fn locations_json(&self, locale: Locale) -> &[u8] {
        self.answers(locale).locations.bytes()
    }

    pub fn spheres_json(&self, locale: Locale) -> &[u8] {
        self.answers(locale).spheres.bytes()
    }

    /// A place by its slug, or by any name or alias in any script.
    pub fn location(&self, name: &str) -> Option<&Location> {
        let place =
            self.location_by_name.get(name).or_else(|| self.location_by_name.get(&kernel::uzbek::fold(name)));
        place.map(|&index| &self.locations[index])
    }

    /// A place by its slug alone.
    pub fn place(&self, slug: &str) -> Option<&Location> {
        self.stands.locations.get(slug).map(|&at| &self.locations[at])
    }

    /// The place that contains this one.
    pub fn parent(&self, place: &Location) -> Option<&Location> {
        self.stands.locations_by_id.get(&place.parent_id?).map(|&at| &self.locations[at])
    }

    pub fn sphere(&self, slug: &str) -> Option<&Sphere> {
        self.stands.spheres.get(slug).map(|&at| &self.spheres[at])
    }

    pub fn profession(&self, slug: &str) -> Option<&Profession> {
        self.stands.professions.get(slug).map(|&at| &self.professions[at])
    }

    /// Skills and computer skills with all their names.
    pub fn skills(&self) -> impl Iterator<Item = &Term> {
        self.terms.iter().filter(|term| matches!(term.kind.as_str(), "skill" | "computer_skill"))
    }

    /// The entries of a short list.
    pub fn terms(&self, kind: &str) -> impl Iterator<Item = &Term> {
        self.terms.iter().filter(move |term| term.kind == kind)
    }

    /// The slug of an entry of a short list (`language`, `skill`, …), found by its slug or code.
    pub fn term_slug(&self, kind: &str, name: &str) -> Option<&str> {
        let is_it = |term: &&Term| term.slug == name || term.aliases.iter().any(|alias| alias == name);
        self.terms.iter().filter(|term| term.kind == kind).find(is_it).map(|term| term.slug.as_str())
    }

    /// The name of an entry of a short list.
    pub fn term_name(&self, kind: &str, slug: &str, locale: Locale) -> Option<&str> {
        let found = self.stands.terms.get(kind)?.get(slug);
        found.map(|&at| self.terms[at].names.get(locale))
    }

    /// First-level places, the five of product §3 first.
    pub fn regions(&self) -> impl Iterator<Item = &Location> {
        self.locations.iter().filter(|location| location.parent_id.is_none())
    }
}

/// A region takes precedence over a city or district of the same name: searching by a parent includes its children.
fn names_of_locations(locations: &[Location]) -> HashMap<String, usize> {
    let mut by_name = HashMap::new();
    let ordered = locations.iter().enumerate().filter(|(_, place)| place.parent_id.is_none());
    let ordered = ordered.chain(locations.iter().enumerate().filter(|(_, place)| place.parent_id.is_some()));
    for (index, place) in ordered {
        by_name.entry(place.slug.clone()).or_insert(index);
        let names =
            [&place.names, &place.short].into_iter().flat_map(|names| [&names.uz, &names.ru, &names.en]);
        for name in names.chain(&place.aliases) {
            by_name.entry(kernel::uzbek::fold(name)).or_insert(index);
        }
    }
    by_name
}

fn stands_by<T, K: Eq + Hash>(entries: &[T], key: impl Fn(&T) -> K) -> HashMap<K, usize> {
    entries.iter().enumerate().map(|(at, entry)| (key(entry), at)).collect()
}

fn terms_by_kind(terms: &[Term]) -> HashMap<String, HashMap<String, usize>> {
    let mut kinds: HashMap<String, HashMap<String, usize>> = HashMap::new();
    for (at, term) in terms.iter().enumerate() {
        kinds.entry(term.kind.clone()).or_default().insert(term.slug.clone(), at);
    }
    kinds
}

fn of_kinds(terms: &[Term], kinds: &[&str]) -> Suggestions {
    let terms = terms.iter().filter(|term| kinds.contains(&term.kind.as_str()));
    Suggestions::of(terms.map(|term| (&term.slug, &term.names, &term.aliases, None)))
}

impl Suggestions {
    fn of<'a>(
        rows: impl Iterator<Item = (&'a String, &'a Names, &'a Vec<String>, Option<&'a String>)>,
    ) -> Suggestions {
        let (mut items, mut entries) = (Vec::new(), Vec::new());
        for (slug, names, aliases, sphere_slug) in rows {
            let all = [&names.uz, &names.ru, &names.en].into_iter().chain(aliases).cloned().collect();
            entries.push(SuggestEntry { id: items.len() as u32, names: all, weight: 1 });
            items.push(Suggestion {
                slug: slug.clone(),
                names: names.clone(),
                sphere_slug: sphere_slug.cloned(),
            });
        }
        Suggestions { index: SuggestIndex::build(entries), items }
    }

    pub fn find(&self, query: &str, limit: usize) -> impl Iterator<Item = &Suggestion> {
        self.index.find(query, limit).into_iter().map(|hit| &self.items[hit.id as usize])
    }
}
