//! Guesses the language of a word. The guess only selects the stemmer, so a wrong one costs little: the unstemmed
//! keys still match.

use kernel::uzbek::is_apostrophe;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    Uzbek,
    Russian,
    English,
    /// A brand name; never stemmed.
    Brand,
}

/// Endings that Russian words do not have.
const UZBEK_CYRILLIC_ENDINGS: [&str; 18] = [
    "чи",
    "лар",
    "лари",
    "лик",
    "лиги",
    "нинг",
    "дан",
    "га",
    "да",
    "даги",
    "ман",
    "чиси",
    "увчи",
    "миз",
    "сиз",
    "гача",
    "ларни",
    "чини",
];

/// Beginnings of English words that are common in job titles and would otherwise look Uzbek.
const ENGLISH_STARTS: [&str; 14] = [
    "develop", "manag", "driver", "design", "engineer", "seller", "sales", "assist", "analyst", "senior",
    "junior", "lead", "remote", "nurse",
];

impl Language {
    /// `text_is_uzbek`: the text contains a letter that only Uzbek Cyrillic has.
    pub(super) fn of(word: &str, text_is_uzbek: bool) -> Self {
        if word.chars().any(is_cyrillic) {
            let is_russian = word.contains(['ы', 'щ']);
            let has_ending = UZBEK_CYRILLIC_ENDINGS
                .iter()
                .any(|ending| word.len() > ending.len() + 4 && word.ends_with(ending));
            let is_uzbek = has_uzbek_cyrillic(word) || !is_russian && (text_is_uzbek || has_ending);
            return if is_uzbek { Self::Uzbek } else { Self::Russian };
        }
        if looks_english(word) { Self::English } else { Self::Uzbek }
    }
}

fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{52f}')
}

/// ў, қ, ғ and ҳ do not occur in Russian.
pub(super) fn has_uzbek_cyrillic(text: &str) -> bool {
    text.contains(['ў', 'қ', 'ғ', 'ҳ'])
}

/// Uzbek has no `w`, no `c` outside `ch`, and none of the letter pairs below.
fn looks_english(word: &str) -> bool {
    if word.chars().any(is_apostrophe) {
        return false;
    }
    const PAIRS: [&str; 8] = ["th", "ph", "ck", "ee", "oo", "ea", "ou", "tion"];
    let bare_c = word.match_indices('c').any(|(at, _)| !word[at + 1..].starts_with('h'));
    bare_c
        || word.contains('w')
        || PAIRS.iter().any(|pair| word.contains(pair))
        || ENGLISH_STARTS.iter().any(|start| word.starts_with(start))
}
