//! Text analysis: turns a text into the keys under which its words are indexed and searched.

mod brand;
mod language;
mod uzbek_stem;

pub use language::Language;
pub use uzbek_stem::stem_uzbek;

use kernel::uzbek::{fold, fold_loose, is_apostrophe};
use rust_stemmers::{Algorithm, Stemmer};

/// One word of a text with its keys, most exact first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Normalised across scripts and apostrophes.
    pub folded: String,
    /// `folded` with commonly confused letters merged.
    pub loose: String,
    /// The stem: without endings.
    pub stem: String,
    /// The guessed language; it selects the stemmer.
    pub language: Language,
}

/// The words of a text or a query.
pub fn tokens(text: &str) -> Vec<Token> {
    let Pieces { list, is_uzbek } = pieces(text);
    list.iter().flat_map(|piece| piece.tokens(is_uzbek)).collect()
}

/// A text split into pieces that can be analysed independently, so that an indexer can cache pieces it has seen.
#[derive(Debug)]
pub(crate) struct Pieces {
    pub list: Vec<Piece>,
    /// The text contains a letter that only Uzbek Cyrillic has.
    pub is_uzbek: bool,
}

#[derive(Debug)]
pub(crate) enum Piece {
    Brand(&'static str),
    /// A run of non-space characters, in lower case.
    Chunk(String),
}

/// Whether the text contains a letter that only Uzbek Cyrillic has.
pub(crate) fn is_uzbek(text: &str) -> bool {
    !text.is_ascii() && language::has_uzbek_cyrillic(&text.to_lowercase())
}

pub(crate) fn pieces(text: &str) -> Pieces {
    let mut chunks = chunks(text);
    let is_uzbek = chunks.iter().any(|chunk| language::has_uzbek_cyrillic(chunk));
    let mut list = Vec::with_capacity(chunks.len());
    let mut at = 0;
    while at < chunks.len() {
        let (piece, length) = match brand::find(&chunks[at..]) {
            Some((brand, length)) => (Piece::Brand(brand), length),
            None => (Piece::Chunk(std::mem::take(&mut chunks[at])), 1),
        };
        list.push(piece);
        at += length;
    }
    Pieces { list, is_uzbek }
}

impl Piece {
    pub fn tokens(&self, text_is_uzbek: bool) -> Vec<Token> {
        match self {
            Self::Brand(key) => vec![Token::brand(key)],
            Self::Chunk(chunk) => chunk_tokens(chunk, text_is_uzbek),
        }
    }
}

fn chunk_tokens(chunk: &str, text_is_uzbek: bool) -> Vec<Token> {
    let mut tokens = Vec::new();
    for word in chunk.split(|c: char| !c.is_alphanumeric() && !is_apostrophe(c) && !matches!(c, '+' | '#')) {
        // Folding may split a word ("½" becomes "1 2"); each part becomes its own token.
        let language = Language::of(word, text_is_uzbek);
        tokens.extend(fold(word).split(' ').filter(|part| !part.is_empty()).map(|part| Token {
            loose: fold_loose(part),
            stem: stem(word, part, language),
            folded: part.to_owned(),
            language,
        }));
    }
    tokens
}

impl Token {
    fn brand(key: &str) -> Self {
        Self {
            folded: key.to_owned(),
            loose: key.to_owned(),
            stem: key.to_owned(),
            language: Language::Brand,
        }
    }
}

/// Splits the text, in lower case, at spaces and at marks that never belong to a name.
fn chunks(text: &str) -> Vec<String> {
    text.split(is_between)
        .map(|chunk| chunk.trim_end_matches(['.', '-', '…']).trim_start_matches('-').to_lowercase())
        .filter(|chunk| !chunk.is_empty())
        .collect()
}

fn is_between(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            ',' | ';' | ':' | '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '"' | '«' | '»' | '“' | '”'
        )
        || matches!(c, '„' | '/' | '|' | '\\' | '!' | '?' | '*' | '=' | '•' | '·' | '—' | '–')
}

fn stem(word: &str, folded: &str, language: Language) -> String {
    match language {
        Language::Uzbek => stem_uzbek(folded).to_owned(),
        Language::Russian => {
            let word = word.replace('ё', "е");
            fold(&Stemmer::create(Algorithm::Russian).stem(&word))
        }
        Language::English => Stemmer::create(Algorithm::English).stem(folded).into_owned(),
        Language::Brand => folded.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{Brand, English, Russian, Uzbek};

    fn keys(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|token| token.folded).collect()
    }

    fn stems(text: &str) -> Vec<String> {
        tokens(text).into_iter().map(|token| token.stem).collect()
    }

    #[test]
    fn one_word_in_every_spelling_has_one_key() {
        for typed in ["Dasturchi", "дастурчи", "DASTURCHI,", "«Дастурчи»"] {
            assert_eq!(keys(typed), ["dasturchi"], "{typed}");
        }
        for typed in ["oʻqituvchi", "o'qituvchi", "o`qituvchi", "o’qituvchi", "Ўқитувчи", "oqituvchi"]
        {
            assert_eq!(keys(typed), ["oqituvchi"], "{typed}");
        }
        assert_eq!(tokens("uqituvchi")[0].loose, tokens("oʻqituvchi")[0].loose);
    }

    #[test]
    fn names_of_tools_are_one_word() {
        for (text, expected) in [
            ("C++, C# va F#", vec!["c++", "c#", "va", "f#"]),
            ("С++ (кириллица)", vec!["c++", "kirillisa"]),
            (".NET / ASP.NET", vec!["dotnet", "aspnet"]),
            ("1C бухгалтер, 1С:Предприятие", vec!["1c", "buxgalter", "1c", "predpriyatie"]),
            ("Node.js, NodeJS, Node JS", vec!["nodejs", "nodejs", "nodejs"]),
            ("internet.", vec!["internet"]),
            ("CI/CD", vec!["ci", "cd"]),
        ] {
            assert_eq!(keys(text), expected, "{text}");
        }
        assert_eq!(tokens("C++")[0].language, Brand);
    }

    #[test]
    fn endings_are_removed_in_each_language() {
        for (one, other) in [
            ("dasturchilarga", "dasturchi"),
            ("дастурчиларга", "dasturchi"),
            ("программисты", "программиста"),
            ("водителей", "водитель"),
            ("бухгалтеры с учётом", "бухгалтера с учетом"),
            ("teachers", "teacher"),
            ("developers", "developer"),
            ("ўқитувчилар", "oʻqituvchining"),
        ] {
            assert_eq!(stems(one), stems(other));
        }
        assert_ne!(stems("dasturchi"), stems("dastur"));
    }

    #[test]
    fn languages_are_guessed() {
        for (text, expected) in [
            ("ҳамшира", Uzbek),
            ("дастурчи", Uzbek),
            ("программист", Russian),
            ("продавец", Russian),
            ("haydovchi", Uzbek),
            ("kassir", Uzbek),
            ("welder", English),
            ("accountant", English),
        ] {
            assert_eq!(tokens(text)[0].language, expected, "{text}");
        }
        // One Uzbek letter marks the whole text as Uzbek.
        assert!(tokens("тажрибали ҳайдовчи").iter().all(|token| token.language == Uzbek));
    }

    #[test]
    fn texts_without_words_have_no_tokens() {
        for text in ["", "   ", "…—!?", "厨师", "'"] {
            assert_eq!(tokens(text), [], "{text}");
        }
    }
}
