//! Recognises places in a query: "toshkentda", "в Самарканде", "Chilonzor tumani", "г. Ангрен".

mod forms;

use std::collections::{HashMap, HashSet};

use kernel::uzbek::fold_loose;

use super::pieces::Piece;
use crate::analysis::{Token, tokens};
use forms::{base, forms, is_ordinary, marker};

/// A region or a district from the caller's dictionary.
#[derive(Debug, Clone)]
pub struct Place {
    pub slug: String,
    /// The slug of its region.
    pub parent: Option<String>,
    pub kind: PlaceKind,
    /// Full names, short names and other names, in all languages and scripts.
    pub names: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaceKind {
    Region,
    City,
    District,
}

/// The places and names that a query may contain.
#[derive(Debug, Default)]
pub struct Gazetteer {
    places: Vec<Place>,
    exact: HashMap<String, Vec<Form>>,
    loose: HashMap<String, Vec<Form>>,
    /// The capital and the regions, keyed by their names with one letter removed: finds names with a typing error.
    shorter: HashMap<String, Vec<Form>>,
    /// Folded names of several words that stay together: professions and companies.
    names: HashSet<String>,
    longest_name: usize,
    /// The words of all names, folded and stemmed: the vocabulary for corrections.
    words: HashSet<String>,
}

#[derive(Debug, Clone, Copy)]
struct Form {
    place: usize,
    /// The name is also an ordinary word, so it counts as a place only together with a place marker.
    is_ordinary: bool,
}

/// A place name found in the query; several places may share the name.
#[derive(Debug)]
pub(super) struct Mention {
    /// Most likely first.
    candidates: Vec<usize>,
    /// How many pieces the name takes.
    pub length: usize,
}

/// The maximum number of words in a place name.
const LONGEST_PLACE: usize = 3;
/// Merging confused letters would turn shorter names into other words.
const SHORTEST_LOOSE: usize = 5;
/// A typing error would turn shorter names into other words.
const SHORTEST_WRONG: usize = 6;

impl Gazetteer {
    /// `names`: professions, companies and other names. A place inside one of them is not treated as a place.
    pub fn new(places: Vec<Place>, names: impl IntoIterator<Item = String>) -> Self {
        let mut gazetteer = Self { places, ..Self::default() };
        for number in 0..gazetteer.places.len() {
            let names = gazetteer.places[number].names.iter();
            let bases: HashSet<String> =
                names.map(|name| base(name)).filter(|base| !base.is_empty()).collect();
            let mut seen = HashSet::new();
            for base in bases {
                let form = Form { place: number, is_ordinary: is_ordinary(&base) };
                for key in forms(&base).into_iter().filter(|key| seen.insert(key.clone())) {
                    gazetteer.loose.entry(fold_loose(&key)).or_default().push(form);
                    let is_large = gazetteer.places[number].parent.is_none();
                    if is_large && !form.is_ordinary && key.len() >= SHORTEST_WRONG {
                        for shorter in shorter(&key) {
                            gazetteer.shorter.entry(shorter).or_default().push(form);
                        }
                    }
                    gazetteer.exact.entry(key).or_default().push(form);
                }
            }
        }
        for name in names {
            let words = tokens(&name);
            gazetteer.words.extend(words.iter().flat_map(|word| [word.folded.clone(), word.stem.clone()]));
            let key = words.iter().map(|word| word.folded.as_str()).collect::<Vec<_>>().join(" ");
            if words.len() > 1 && !gazetteer.is_place(&name) {
                gazetteer.longest_name = gazetteer.longest_name.max(words.len());
                gazetteer.names.insert(key);
            }
        }
        gazetteer
    }

    /// Whether this text is exactly a place.
    fn is_place(&self, text: &str) -> bool {
        let pieces = super::pieces::pieces(text);
        self.read(&pieces).is_some_and(|mention| mention.length == pieces.len())
    }

    /// Whether the word is known: it occurs in the name of a profession, a company or a place.
    pub(super) fn knows(&self, token: &Token) -> bool {
        self.words.contains(&token.folded)
            || self.words.contains(&token.stem)
            || self.exact.contains_key(&token.folded)
    }

    /// How many pieces the known multi-word name at this position takes.
    pub(super) fn name<'a>(&self, pieces: impl Iterator<Item = &'a Piece>) -> Option<usize> {
        let mut key = String::new();
        let mut words = 0;
        let mut longest = None;
        for (number, piece) in pieces.enumerate() {
            words += piece.tokens.len();
            if words > self.longest_name {
                break;
            }
            if number > 0 {
                key.push(' ');
            }
            key.push_str(&piece.key());
            if self.names.contains(&key) {
                longest = Some(number + 1);
            }
        }
        longest
    }

    /// The place at the start of these pieces: "в г. Ташкенте", "toshkent shahrida".
    pub(super) fn read(&self, pieces: &[Piece]) -> Option<Mention> {
        const PREPOSITIONS: [&str; 8] = ["v", "vo", "iz", "po", "na", "in", "from", "near"];
        let preposition = pieces.first().filter(|piece| PREPOSITIONS.contains(&piece.key().as_str()));
        let mut at = usize::from(preposition.is_some());
        let before = pieces.get(at).and_then(|piece| marker(&piece.key(), true));
        at += usize::from(before.is_some());
        let here = &pieces[at.min(pieces.len())..];
        let (length, after, candidates) = (1..=LONGEST_PLACE.min(here.len())).rev().find_map(|length| {
            let after = here.get(length).and_then(|piece| marker(&piece.key(), false));
            let candidates = self.named(&here[..length], before.or(after));
            (!candidates.is_empty()).then_some((length, after, candidates))
        })?;
        let end = length + usize::from(after.is_some());
        // "Navoiy koʻchasi" is a street, not the town of that name.
        const STREETS: [&str; 12] = [
            "kocha",
            "kochasi",
            "kochasida",
            "ul",
            "ulisa",
            "ulise",
            "prospekt",
            "street",
            "metro",
            "teatri",
            "bozori",
            "bozor",
        ];
        let is_street = here.get(end).is_some_and(|piece| STREETS.contains(&piece.key().as_str()));
        (!is_street).then_some(Mention { candidates, length: at + end })
    }

    /// The places with exactly this name, most likely first.
    fn named(&self, pieces: &[Piece], kind: Option<PlaceKind>) -> Vec<usize> {
        let key = pieces.iter().map(Piece::key).collect::<Vec<_>>().join(" ");
        let loose = || self.loose.get(&fold_loose(&key)).filter(|_| key.len() >= SHORTEST_LOOSE);
        let wrong = || if self.is_known_word(pieces) { None } else { self.mistyped(&key) };
        let Some(forms) = self.exact.get(&key).or_else(loose).or_else(wrong) else { return Vec::new() };
        let of_kind = |kind: PlaceKind| forms.iter().any(|form| self.places[form.place].kind == kind);
        // "Город Хорезм" has the wrong marker, but the meaning is clear.
        let kind = kind.filter(|kind| of_kind(*kind));
        let mut candidates: Vec<usize> = forms
            .iter()
            .filter(|form| kind.is_none_or(|kind| self.places[form.place].kind == kind))
            .filter(|form| kind.is_some() || !form.is_ordinary)
            .map(|form| form.place)
            .collect();
        candidates.sort_by_key(|&place| self.rank(place));
        candidates.dedup();
        candidates
    }

    /// The capital or a region whose name differs by one letter missing, added or replaced, or by two swapped.
    fn mistyped(&self, key: &str) -> Option<&Vec<Form>> {
        let is_word = key.len() >= SHORTEST_WRONG && key.bytes().all(|letter| letter.is_ascii_lowercase());
        let missing = || self.shorter.get(key);
        let is_large = |forms: &&Vec<Form>| forms.iter().any(|form| self.places[form.place].parent.is_none());
        let added = || shorter(key).find_map(|shorter| self.exact.get(&shorter).filter(is_large));
        let replaced = || shorter(key).find_map(|shorter| self.shorter.get(&shorter));
        is_word.then(|| missing().or_else(added).or_else(replaced)).flatten()
    }

    fn is_known_word(&self, pieces: &[Piece]) -> bool {
        pieces.iter().flat_map(|piece| &piece.tokens).all(|token| self.knows(token))
    }

    /// Priority of places with the same name: the capital, regions, towns, districts.
    fn rank(&self, place: usize) -> u8 {
        match (&self.places[place].parent, self.places[place].kind) {
            (None, PlaceKind::City) => 0,
            (None, _) => 1,
            (_, PlaceKind::City) => 2,
            _ => 3,
        }
    }

    /// Chooses the places that are meant. A place inside another one in the query replaces it.
    pub(super) fn settle(&self, mentions: Vec<(Mention, Vec<usize>)>) -> Vec<(String, Vec<usize>)> {
        let is_inside =
            |inner: usize, outer: usize| self.places[inner].parent.as_ref() == Some(&self.places[outer].slug);
        let likeliest: Vec<usize> =
            mentions.iter().filter_map(|(mention, _)| mention.candidates.first().copied()).collect();
        let chosen = mentions.iter().enumerate().filter_map(|(number, (mention, _))| {
            // Among places with the same name, prefer the one related to another place in the query.
            let others = likeliest.iter().enumerate().filter(|(other, _)| *other != number);
            let others: Vec<usize> = others.map(|(_, place)| *place).collect();
            let fits = |place: &usize| {
                others.iter().any(|&other| is_inside(*place, other) || is_inside(other, *place))
            };
            mention.candidates.iter().copied().find(fits).or(mention.candidates.first().copied())
        });
        let chosen: Vec<usize> = chosen.collect();
        let mut settled: Vec<(usize, Vec<usize>)> = Vec::new();
        for (&place, (_, said)) in chosen.iter().zip(mentions) {
            // The inner place, or the same one mentioned before.
            let inner = chosen.iter().copied().find(|&other| is_inside(other, place)).unwrap_or(place);
            match settled.iter_mut().find(|(known, _)| *known == inner) {
                Some((_, known)) => known.extend(said),
                None => settled.push((inner, said)),
            }
        }
        settled
            .into_iter()
            .map(|(place, mut said)| {
                said.sort_unstable();
                (self.places[place].slug.clone(), said)
            })
            .collect()
    }
}

/// A folded word with one letter removed, at each position but the first: people get the first letter right.
fn shorter(key: &str) -> impl Iterator<Item = String> {
    (1..key.len()).filter_map(|at| Some([key.get(..at)?, key.get(at + 1..)?].concat()))
}
