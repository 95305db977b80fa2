//! The query as a syntax tree. No query strings are ever concatenated.

use std::fmt;

use crate::analysis::Token;

/// All clauses must match; no clauses match everything.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree {
    pub clauses: Vec<Clause>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clause {
    Word(Word),
    /// `"…"`: these words, adjacent and in this order.
    Phrase(Vec<Word>),
    /// `-…`: excludes documents that match this.
    Without(Box<Self>),
}

/// One typed word between spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    pub typed: String,
    /// Never empty. Several for a compound ("санитар-водитель"): all of them must match.
    pub tokens: Vec<Token>,
    /// It ends the query without a space after it, so it may be an unfinished word.
    pub is_last_open: bool,
}

impl Tree {
    pub fn is_empty(&self) -> bool {
        self.clauses.is_empty()
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => f.write_str(&word.typed),
            Self::Phrase(words) => {
                let words: Vec<&str> = words.iter().map(|word| word.typed.as_str()).collect();
                write!(f, "\"{}\"", words.join(" "))
            }
            Self::Without(clause) => write!(f, "-{clause}"),
        }
    }
}
