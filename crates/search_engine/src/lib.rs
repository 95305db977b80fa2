//! Full-text search in three languages and two scripts.
//!
//! Texts and queries go through the same analysis, so a typed word matches a stored one whatever alphabet, apostrophe
//! or word ending either of them has. What is searched is the caller's: a [`Schema`] says which texts, facets, keys,
//! numbers and dates documents have. Contains no SQL and no HTTP.

pub mod analysis;
pub mod index;
pub mod query;
mod suggest;
mod synonyms;

pub use analysis::{Language, Token, tokens};
pub use index::{Schema, SearchIndex};
pub use suggest::{Hit, SuggestEntry, SuggestIndex};
pub use synonyms::Synonyms;
