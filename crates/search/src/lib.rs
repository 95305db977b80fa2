//! Finding things by words, in three languages and two scripts.
//!
//! One analysis serves texts and questions alike, so what is typed meets what is stored whatever alphabet,
//! apostrophe or word ending either of them has. Knows no SQL and no HTTP.

pub mod analysis;
pub mod index;
pub mod query;
mod suggest;
mod synonyms;

pub use analysis::{Language, Token, tokens};
pub use index::VacancyIndex;
pub use suggest::{Hit, SuggestEntry, SuggestIndex};
pub use synonyms::Synonyms;
