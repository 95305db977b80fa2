//! The terms under which a word is indexed.
//!
//! A word is indexed as it is, as its stem, and with confused letters merged. The latter two have a mark in front and
//! are left out when they equal another form, so most words are indexed once.

use std::collections::HashMap;
use std::sync::Arc;

use kernel::uzbek::fold_loose;
use tantivy::tokenizer::{Token as Written, TokenStream, Tokenizer};

use crate::analysis::{self, Language, Piece, Pieces, Token};
use crate::query::is_joining_token;

pub(super) const STEM: char = '\u{1}';
pub(super) const LOOSE: char = '\u{2}';
/// "⟨mark⟩term⟨unit separator⟩spelling": how people spell the word of a term, for words of names. Omitted for a
/// plain term that equals its spelling.
pub(super) const SPELLING: char = '\u{3}';
pub(super) const SPELLING_END: char = '\u{1f}';
/// A whole name, not a word of it: a search for "doctor" should rank the document of that name before the many whose
/// names contain the word.
const NAME: char = '\u{4}';
/// Longer words are not indexed.
const LONGEST: usize = 60;
/// A loose form with fewer letters ("ыыыы" becomes "i") would match too much.
const SHORTEST_LOOSE: usize = 3;

/// The terms of a query word, by match level.
#[derive(Debug, Clone, Default)]
pub(super) struct Levels {
    pub exact: Vec<String>,
    pub stem: Vec<String>,
    pub loose: Vec<String>,
}

impl Levels {
    pub fn of(token: &Token) -> Self {
        let (folded, stem) = (&token.folded, &token.stem);
        let exact = vec![folded.clone()];
        if token.language == Language::Brand {
            return Self { exact, ..Self::default() };
        }
        let loose = loose(token);
        let plain = |key: &String| (key != folded).then(|| key.clone());
        let stems = plain(stem).into_iter().chain([marked(STEM, stem)]).collect();
        if loose.chars().count() < SHORTEST_LOOSE {
            return Self { exact, stem: stems, loose: Vec::new() };
        }
        let mut looses = vec![marked(LOOSE, &loose)];
        if loose != *stem {
            looses.push(marked(STEM, &loose));
            looses.extend(plain(&loose));
        }
        Self { exact, stem: stems, loose: looses }
    }
}

impl Levels {
    /// The terms of a whole name that consists of these words.
    pub fn of_name(tokens: &[&Token]) -> Self {
        let named = |terms: Vec<String>| terms.iter().map(|term| marked(NAME, term)).collect();
        match whole(tokens) {
            Some(token) => {
                let Self { exact, stem, loose } = Self::of(&token);
                Self { exact: named(exact), stem: named(stem), loose: named(loose) }
            }
            None => Self::default(),
        }
    }
}

/// Joins words into one. Joining words are left out, as the query parser drops them too.
fn whole(tokens: &[&Token]) -> Option<Token> {
    let telling: Vec<&Token> = tokens.iter().copied().filter(|token| !is_joining_token(token)).collect();
    let language = telling.first()?.language;
    let joined =
        |key: fn(&Token) -> &str| telling.iter().map(|token| key(token)).collect::<Vec<_>>().join(" ");
    Some(Token {
        folded: joined(|token| &token.folded),
        loose: joined(|token| &token.loose),
        stem: joined(|token| &token.stem),
        language,
    })
}

/// Merges confused letters in the stem, so that a word with both an ending and a confused letter still matches.
pub(super) fn loose(token: &Token) -> String {
    fold_loose(&token.stem)
}

pub(super) fn marked(mark: char, key: &str) -> String {
    format!("{mark}{key}")
}

/// The terms under which a word of a document is indexed.
fn written(token: &Token) -> Vec<String> {
    let mut terms = vec![token.folded.clone()];
    if token.language != Language::Brand {
        let loose = loose(token);
        if token.stem != token.folded {
            terms.push(marked(STEM, &token.stem));
        }
        if loose != token.folded && loose != token.stem {
            terms.push(marked(LOOSE, &loose));
        }
    }
    terms
}

/// The terms of each word of a piece of text.
type Analysed = Arc<[Vec<String>]>;

/// Our analysis as a Tantivy tokenizer. Caches analysed words, because they repeat often.
#[derive(Clone, Default)]
pub(super) struct Words {
    /// Whether to store spellings and the whole text as a name.
    is_name: bool,
    /// Two caches: for Uzbek texts and for others, since the same letters may be another word there.
    known: [HashMap<String, Analysed>; 2],
    names: HashMap<String, Analysed>,
    /// The words of the text, each with its index within its piece; the order is the position.
    words: Vec<(Analysed, usize)>,
    token: Written,
}

/// Limit of the cache: enough for the words of all languages, while nonsense input cannot fill the memory.
const MOST_KNOWN: usize = 100_000;

impl Words {
    /// For fields of names.
    pub fn of_names() -> Self {
        Self { is_name: true, ..Self::default() }
    }

    /// The terms of a text as a whole, as if it were one more word.
    fn name(&mut self, text: &str) -> Analysed {
        if let Some(known) = self.names.get(text) {
            return Arc::clone(known);
        }
        let tokens = analysis::tokens(text);
        let mut terms =
            whole(&tokens.iter().collect::<Vec<_>>()).map_or_else(Vec::new, |token| written(&token));
        terms.retain(|term| term.len() <= LONGEST);
        let name: Analysed = [terms.iter().map(|term| marked(NAME, term)).collect()].into();
        remember(&mut self.names, text, &name);
        name
    }

    fn analyse(&mut self, piece: &Piece, is_uzbek: bool) -> Analysed {
        let Piece::Chunk(chunk) = piece else {
            return piece.tokens(is_uzbek).iter().map(written).collect();
        };
        if let Some(known) = self.known[usize::from(is_uzbek)].get(chunk) {
            return Arc::clone(known);
        }
        let mut words: Vec<Vec<String>> = piece.tokens(is_uzbek).iter().map(written).collect();
        words.retain(|terms| terms.iter().all(|term| term.len() <= LONGEST));
        if let ([terms], true) = (words.as_mut_slice(), self.is_name) {
            let spelt = |term: &&String| *term != chunk && !term.starts_with(STEM);
            let spellings =
                terms.iter().filter(spelt).map(|term| format!("{SPELLING}{term}{SPELLING_END}{chunk}"));
            terms.extend(spellings.collect::<Vec<_>>());
        }
        let words: Analysed = words.into();
        remember(&mut self.known[usize::from(is_uzbek)], chunk, &words);
        words
    }
}

fn remember(known: &mut HashMap<String, Analysed>, text: &str, words: &Analysed) {
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.insert(text.to_owned(), Arc::clone(words));
}

impl Tokenizer for Words {
    type TokenStream<'a> = Stream<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Stream<'a> {
        self.token.reset();
        self.words.clear();
        let Pieces { list, is_uzbek } = analysis::pieces(text);
        for piece in &list {
            let words = self.analyse(piece, is_uzbek);
            self.words.extend((0..words.len()).map(|word| (Arc::clone(&words), word)));
        }
        if self.is_name {
            let name = self.name(text);
            self.words.push((name, 0));
        }
        Stream { words: &self.words, position: 0, term: 0, token: &mut self.token }
    }
}

pub(super) struct Stream<'a> {
    words: &'a [(Analysed, usize)],
    position: usize,
    /// The next term of the current word.
    term: usize,
    token: &'a mut Written,
}

impl TokenStream for Stream<'_> {
    fn advance(&mut self) -> bool {
        while let Some((words, word)) = self.words.get(self.position) {
            if let Some(term) = words[*word].get(self.term) {
                self.term += 1;
                self.token.position = self.position;
                self.token.text.clear();
                self.token.text.push_str(term);
                return true;
            }
            self.position += 1;
            self.term = 0;
        }
        false
    }

    fn token(&self) -> &Written {
        self.token
    }

    fn token_mut(&mut self) -> &mut Written {
        self.token
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(text: &str) -> Levels {
        Levels::of(&analysis::tokens(text)[0])
    }

    #[test]
    fn a_letter_is_not_mixed_up_with_anything() {
        assert!(levels("ыыыы").loose.is_empty());
        assert!(!levels("xotin").loose.is_empty());
    }

    #[test]
    fn a_name_is_found_under_one_of_its_terms() {
        let name = Words::of_names().name("Менеджер по продажам")[0].clone();
        let tokens = analysis::tokens("менеджеры продажам");
        let Levels { exact, stem, .. } = Levels::of_name(&tokens.iter().collect::<Vec<_>>());
        assert!(!name.contains(&exact[0]), "{name:?}");
        assert!(stem.iter().any(|term| name.contains(term)), "{stem:?} {name:?}");
        assert!(name.iter().all(|term| term.starts_with(NAME)));
        assert!(Words::of_names().name("в на по")[0].is_empty());
    }
}
