//! Under which terms a word stands in the dictionaries of the index.
//!
//! A word is written down as it is, without its endings, and with letters that people mix up made one. The latter
//! two have a mark in front, and are left out when they say nothing new; most words stand there once.

use std::collections::HashMap;
use std::sync::Arc;

use kernel::uzbek::fold_loose;
use tantivy::tokenizer::{Token as Written, TokenStream, Tokenizer};

use crate::analysis::{self, Language, Piece, Pieces, Token};

pub(super) const STEM: char = '\u{1}';
pub(super) const LOOSE: char = '\u{2}';
/// "⟨mark⟩term⟨unit separator⟩spelling": how people write the word of a term, for words of titles. A plain term that
/// is its own spelling has none.
pub(super) const SPELLING: char = '\u{3}';
pub(super) const SPELLING_END: char = '\u{1f}';
/// A longer word is nobody's word.
const LONGEST: usize = 60;

/// The terms of a query's word, by how well they fit.
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
        let mut looses = vec![marked(LOOSE, &loose)];
        if loose != *stem {
            looses.push(marked(STEM, &loose));
            looses.extend(plain(&loose));
        }
        Self { exact, stem: stems, loose: looses }
    }
}

/// Endings first: a mixed-up letter in a word with an ending is found too.
pub(super) fn loose(token: &Token) -> String {
    fold_loose(&token.stem)
}

pub(super) fn marked(mark: char, key: &str) -> String {
    format!("{mark}{key}")
}

/// The terms that a word of a vacancy is written down under.
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

/// Our analysis as the engine wants it. It remembers words, because the same ones come again and again.
#[derive(Clone, Default)]
pub(super) struct Words {
    /// Whether spellings are kept.
    keeps_spelling: bool,
    /// Of texts that are Uzbek for certain, and of others: the same letters may be another word there.
    known: [HashMap<String, Analysed>; 2],
    /// The words of the text with their places in their pieces; their order is their position.
    words: Vec<(Analysed, usize)>,
    token: Written,
}

/// Enough for the words of all languages; a flood of nonsense must not fill the memory.
const MOST_KNOWN: usize = 100_000;

impl Words {
    pub fn keeping_spelling() -> Self {
        Self { keeps_spelling: true, ..Self::default() }
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
        if let ([terms], true) = (words.as_mut_slice(), self.keeps_spelling) {
            let spelt = |term: &&String| *term != chunk && !term.starts_with(STEM);
            let spellings =
                terms.iter().filter(spelt).map(|term| format!("{SPELLING}{term}{SPELLING_END}{chunk}"));
            terms.extend(spellings.collect::<Vec<_>>());
        }
        let words: Analysed = words.into();
        let known = &mut self.known[usize::from(is_uzbek)];
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(chunk.clone(), Arc::clone(&words));
        words
    }
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
        Stream { words: &self.words, position: 0, term: 0, token: &mut self.token }
    }
}

pub(super) struct Stream<'a> {
    words: &'a [(Analysed, usize)],
    position: usize,
    /// The next term of the word there.
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
