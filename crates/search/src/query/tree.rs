//! What is searched for, as a tree. Nothing is ever put together from strings.

use std::fmt;

use crate::analysis::Token;

/// Everything that is asked for. All clauses must hold; no clause means "all".
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree {
    pub clauses: Vec<Clause>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Clause {
    Word(Word),
    /// `"…"`: these words, side by side, in this order.
    Phrase(Vec<Word>),
    /// `-…`: nothing that has this.
    Without(Box<Self>),
}

/// One thing that was typed between spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    pub typed: String,
    /// Never empty. More than one when it has parts ("санитар-водитель"): all of them are wanted.
    pub tokens: Vec<Token>,
    /// It stands at the very end of what was typed, so it may be only the beginning of a word.
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
