//! Turns a query tree into index lookups.

use super::lookup::{Level, Source, Sources};
use super::request::{Correction, SearchRequest};
use super::spelling;
use super::terms::{Levels, STEM, marked};
use super::view::View;
use crate::analysis::{Language, Token, tokens};
use crate::query::{Clause, Word};
use crate::synonyms::Synonyms;

#[derive(Debug, Default)]
pub(super) struct Plan {
    /// A document must match all of them.
    pub groups: Vec<Group>,
    pub without: Vec<Sources>,
    pub corrections: Vec<Correction>,
}

/// Words that are matched together: one word, or several words that have a synonym as a whole.
#[derive(Debug)]
pub(super) struct Group {
    /// All of these must match …
    pub words: Vec<Sources>,
    /// … or a synonym for all of them.
    pub together: Option<Sources>,
    /// The number of query words it covers.
    pub weight: usize,
}

/// The last word is completed as a prefix from this many letters on.
const SHORTEST_PREFIX: usize = 3;

/// A word in at most `RARE` documents is corrected too, when a similar one is `MUCH_MORE` times as frequent.
const RARE: usize = 3;
const MUCH_MORE: usize = 50;

impl Plan {
    pub fn new(view: &View, request: &SearchRequest<'_>) -> tantivy::Result<Self> {
        let mut plan = Self::default();
        let mut run: Vec<TypedToken<'_>> = Vec::new();
        for clause in request.query.iter().flat_map(|tree| &tree.clauses) {
            match clause {
                Clause::Word(word) => run.extend(typed(word)),
                Clause::Phrase(words) => {
                    plan.add_run(view, request, &std::mem::take(&mut run))?;
                    let tokens: Vec<&Token> = words.iter().flat_map(|word| &word.tokens).collect();
                    let sources = literally(&tokens);
                    plan.groups.push(Group { words: vec![sources], together: None, weight: tokens.len() });
                }
                Clause::Without(clause) => plan.without.extend(excluded(clause)),
            }
        }
        plan.add_run(view, request, &run)?;
        if let [group] = plan.groups.as_mut_slice() {
            group.add_name(&run, &plan.corrections);
        }
        Ok(plan)
    }

    /// Whether documents that match only some of the words may be returned.
    pub fn may_relax(&self) -> bool {
        self.groups.len() > 1 || self.groups.iter().any(|group| group.words.len() > 1)
    }

    /// Identifies the lookup; used as the cache key.
    pub fn key(&self) -> String {
        self.groups.iter().map(Group::key).collect()
    }

    /// Adds consecutive words. The longest runs that have a synonym as a whole become groups.
    fn add_run(
        &mut self,
        view: &View,
        request: &SearchRequest<'_>,
        run: &[TypedToken<'_>],
    ) -> tantivy::Result<()> {
        let tokens: Vec<Token> = run.iter().map(|typed| typed.token.clone()).collect();
        let mut at = 0;
        while at < run.len() {
            let most = request.synonyms.longest().min(run.len() - at);
            let named = (2..=most).rev().find_map(|length| {
                let names = request.synonyms.expand(&tokens[at..at + length]);
                (!names.is_empty()).then_some((length, names))
            });
            let (weight, together) = match named {
                Some((length, names)) => (length, Some(Sources::new(synonyms(&names, Level::Synonym)))),
                None => (1, None),
            };
            let is_found = match &together {
                Some(together) => view.count(together)? > 0,
                None => false,
            };
            let mut words = Vec::with_capacity(weight);
            for typed in &run[at..at + weight] {
                let may_correct = request.corrections && !is_found;
                let (sources, correction) = word(view, request.synonyms, typed, may_correct)?;
                words.push(sources);
                self.corrections.extend(correction);
            }
            self.groups.push(Group { words, together, weight });
            at += weight;
        }
        Ok(())
    }
}

impl Group {
    /// Cache key. It cannot equal the tag of a facet, which begins with a letter.
    pub fn key(&self) -> String {
        let mut key = String::from("(");
        self.words.iter().chain(&self.together).for_each(|sources| key.extend([sources.key(), ";"]));
        key.push(if self.together.is_some() { '|' } else { '&' });
        key
    }

    /// Also matches the whole query against whole names.
    fn add_name(&mut self, run: &[TypedToken<'_>], corrections: &[Correction]) {
        let Levels { exact, stem, loose } =
            Levels::of_name(&run.iter().map(|typed| typed.token).collect::<Vec<_>>());
        let meant = match (run, corrections) {
            ([_], [correction]) => {
                Levels::of_name(&tokens(&correction.used).iter().collect::<Vec<_>>()).exact
            }
            _ => Vec::new(),
        };
        let levels = [
            (Level::Named, exact),
            (Level::NamedStem, stem),
            (Level::NamedLoose, loose),
            (Level::NamedTypo, meant),
        ];
        let sources = levels
            .into_iter()
            .filter(|(_, terms)| !terms.is_empty())
            .map(|(level, terms)| one_of(level, terms));
        let whole = match self.words.as_mut_slice() {
            [word] => word,
            _ => self.together.get_or_insert_with(|| Sources::new(Vec::new())),
        };
        *whole = sources.fold(whole.clone(), |whole, source| whole.with(source));
    }
}

/// A word of a query, or one part of a hyphenated word.
struct TypedToken<'a> {
    token: &'a Token,
    typed: &'a str,
    is_open: bool,
}

fn typed(word: &Word) -> impl Iterator<Item = TypedToken<'_>> {
    let last = word.tokens.len().saturating_sub(1);
    word.tokens.iter().enumerate().map(move |(at, token)| TypedToken {
        token,
        // For a part of a word, show the part and not the whole word.
        typed: if last == 0 { &word.typed } else { &token.folded },
        is_open: word.is_last_open && at == last,
    })
}

/// The ways to match a word, and the correction when only a corrected spelling is found.
fn word(
    view: &View,
    names: &Synonyms,
    typed: &TypedToken<'_>,
    may_correct: bool,
) -> tantivy::Result<(Sources, Option<Correction>)> {
    let Levels { exact, stem, loose } = Levels::of(typed.token);
    let is_brand = typed.token.language == Language::Brand;
    let known: Vec<&String> = exact.iter().chain(&stem).collect();
    let mut list = Vec::new();
    if typed.is_open && !is_brand && typed.token.folded.len() >= SHORTEST_PREFIX && !view.has_any(&known)? {
        let longer = spelling::starting_with(view, &typed.token.folded)?;
        list.extend((!longer.is_empty()).then(|| one_of(Level::Prefix, longer)));
    }
    let is_completed = !list.is_empty();
    for (level, terms) in [(Level::Exact, exact), (Level::Stem, stem), (Level::Loose, loose)] {
        list.extend((!terms.is_empty()).then(|| one_of(level, terms)));
    }
    list.extend(synonyms(&names.expand(std::slice::from_ref(typed.token)), Level::Synonym));
    let sources = Sources::new(list);
    if !may_correct || is_brand || is_completed {
        return Ok((sources, None));
    }
    let found = view.count(&sources)?;
    if found > RARE {
        return Ok((sources, None));
    }
    let similar = spelling::similar(view, typed.token)?;
    let Some(best) = similar.first().filter(|best| best.documents > found * MUCH_MORE) else {
        return Ok((sources, None));
    };
    let used = spelling::shown(view, &best.term, typed.typed)?;
    // With stems too. An already marked term has no stem form; looking it up matches nothing.
    let terms = similar.iter().flat_map(|word| [word.term.clone(), marked(STEM, &word.term)]).collect();
    let mut corrected = sources.with(one_of(Level::Typo, terms));
    for source in synonyms(&names.expand(&tokens(&used)), Level::Typo) {
        corrected = corrected.with(source);
    }
    Ok((corrected, Some(Correction { typed: typed.typed.to_owned(), used })))
}

fn one_of(level: Level, terms: Vec<String>) -> Source {
    Source { level, steps: vec![terms], is_ordered: false }
}

/// A one-word synonym matches as a word; one of several words must match as a whole phrase.
fn synonyms(names: &[Vec<Token>], level: Level) -> Vec<Source> {
    let step = |token: &Token| {
        let Levels { exact, stem, .. } = Levels::of(token);
        exact.into_iter().chain(stem)
    };
    let (single, several): (Vec<_>, Vec<_>) = names.iter().partition(|name| name.len() == 1);
    let terms: Vec<String> = single.into_iter().flatten().flat_map(step).collect();
    let several = several.into_iter().map(|name| Source {
        level,
        steps: name.iter().map(|token| step(token).collect()).collect(),
        is_ordered: false,
    });
    (!terms.is_empty()).then(|| one_of(level, terms)).into_iter().chain(several).collect()
}

/// These words in sequence, exactly or with other endings.
fn literally(tokens: &[&Token]) -> Sources {
    let levels: Vec<Levels> = tokens.iter().map(|token| Levels::of(token)).collect();
    let exact = levels.iter().map(|levels| levels.exact.clone()).collect();
    let stem =
        levels.iter().map(|levels| levels.exact.iter().chain(&levels.stem).cloned().collect()).collect();
    let source = |level, steps| Source { level, steps, is_ordered: true };
    Sources::new(vec![source(Level::Exact, exact), source(Level::Stem, stem)])
}

fn excluded(clause: &Clause) -> Option<Sources> {
    let tokens: Vec<&Token> = match clause {
        Clause::Word(word) => word.tokens.iter().collect(),
        Clause::Phrase(words) => words.iter().flat_map(|word| &word.tokens).collect(),
        Clause::Without(_) => return None,
    };
    (!tokens.is_empty()).then(|| literally(&tokens))
}
