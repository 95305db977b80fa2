//! Splits a query into pieces: words, `"phrases"` and `-exclusions`.

use std::ops::Range;

use kernel::uzbek::is_apostrophe;

use crate::analysis::{Language, Piece as Analysed, Token, is_uzbek, pieces as analysed};

/// The maximum query length; the rest is ignored.
const LONGEST_QUERY: usize = 200;

/// One word as typed.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    /// Its range in the text, including quotation marks and the hyphen.
    pub at: Range<usize>,
    pub typed: String,
    /// Never empty.
    pub tokens: Vec<Token>,
    /// The number of the phrase it belongs to, if any.
    pub phrase: Option<usize>,
    pub is_without: bool,
}

impl Piece {
    /// Neither quoted nor excluded: only such pieces may be interpreted as filters.
    pub fn is_plain(&self) -> bool {
        self.phrase.is_none() && !self.is_without
    }

    /// The folded words of the piece, joined by spaces; "р-н" is "r n".
    pub fn key(&self) -> String {
        let folded: Vec<&str> = self.tokens.iter().map(|token| token.folded.as_str()).collect();
        folded.join(" ")
    }
}

/// The text up to the length limit, without invisible characters.
pub(super) fn readable(text: &str) -> String {
    let visible = text.chars().filter(|c| !is_invisible(*c));
    visible.map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c }).take(LONGEST_QUERY).collect()
}

/// Invisible formatting characters, which people paste without noticing.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}

/// Splits a text prepared by [`readable`].
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    let is_uzbek = is_uzbek(text);
    let mut pieces: Vec<Piece> = Vec::new();
    let mut phrases = 0;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let is_start = text[..at].chars().next_back().is_none_or(char::is_whitespace);
        let after = at + c.len_utf8();
        let is_without = c == '-' && is_start && text[after..].starts_with(begins_excluded);
        let open = if is_without { after } else { at };
        if let Some(inside) = quoted(text, open) {
            let end = after_quote(text, inside.end);
            let words = words(text, inside, is_uzbek);
            // The quotation marks belong to the first and last word, so that removing the phrase removes them too.
            let last = words.len().saturating_sub(1);
            pieces.extend(words.into_iter().enumerate().map(|(number, mut piece)| {
                piece.at.start = if number == 0 { at } else { piece.at.start };
                piece.at.end = if number == last { end } else { piece.at.end };
                Piece { phrase: Some(phrases), is_without, ..piece }
            }));
            phrases += 1;
            at = end;
        } else if is_without {
            let end = text[open..].find(char::is_whitespace).map_or(text.len(), |length| open + length);
            let mut excluded = words(text, open..end, is_uzbek);
            if let Some(first) = excluded.first_mut() {
                first.at.start = at;
            }
            pieces.extend(excluded.into_iter().map(|piece| Piece { is_without, ..piece }));
            at = end;
        } else if is_quote(c) || c.is_whitespace() {
            at = after;
        } else {
            // An excluding hyphen or a quotation mark starts a new piece.
            let end = text[after..]
                .char_indices()
                .find(|(_, c)| is_quote(*c) || c.is_whitespace())
                .map_or(text.len(), |(length, _)| after + length);
            pieces.extend(words(text, at..end, is_uzbek));
            at = end;
        }
    }
    joined_brands(pieces, text, is_uzbek)
}

fn begins_excluded(c: char) -> bool {
    c.is_alphanumeric() || is_quote(c)
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„' | '«' | '»' | '＂')
}

/// The range between the quotation mark here and the next one; `None` when it is not closed.
fn quoted(text: &str, at: usize) -> Option<Range<usize>> {
    let mark = text[at..].chars().next().filter(|c| is_quote(*c))?;
    let start = at + mark.len_utf8();
    let length = text[start..].find(is_quote)?;
    Some(start..start + length)
}

fn after_quote(text: &str, at: usize) -> usize {
    at + text[at..].chars().next().map_or(0, char::len_utf8)
}

/// Splits a range at spaces and other separators.
fn words(text: &str, range: Range<usize>, is_uzbek: bool) -> Vec<Piece> {
    let mut words = Vec::new();
    let mut start = range.start;
    let chars: Vec<(usize, char)> = text[range.clone()].char_indices().collect();
    for (number, &(offset, c)) in chars.iter().enumerate() {
        let before = number.checked_sub(1).map(|number| chars[number].1);
        let after = chars.get(number + 1).map(|(_, c)| *c);
        if parts(c, before, after) {
            let at = range.start + offset;
            words.extend(word(text, start..at, is_uzbek));
            start = at + c.len_utf8();
        }
    }
    words.extend(word(text, start..range.end, is_uzbek));
    words
}

/// Whether this character separates words. A comma or a dot inside a number does not ("1,5 mln", "5.000.000").
fn parts(c: char, before: Option<char>, after: Option<char>) -> bool {
    let inside_number =
        before.is_some_and(|c| c.is_ascii_digit()) && after.is_some_and(|c| c.is_ascii_digit());
    match c {
        ',' => !inside_number,
        // "#toshkent", but "C#".
        '#' => before.is_none_or(|c| !c.is_alphanumeric()),
        c => c.is_whitespace() || ";:()[]{}<>/|\\!?*=•·—–".contains(c),
    }
}

fn word(text: &str, at: Range<usize>, is_uzbek: bool) -> Vec<Piece> {
    let typed = &text[at.clone()];
    let tokens = tokens(typed, is_uzbek);
    // "г.Ташкент" is two words, "node.js" is a name.
    let point = typed.char_indices().find(|&(point, c)| {
        let sides = (typed[..point].chars().next_back(), typed[point + c.len_utf8()..].chars().next());
        c == '.'
            && matches!(sides, (Some(before), Some(after)) if before.is_alphabetic() && after.is_alphabetic())
    });
    match point {
        Some((point, _)) if !is_brand(&tokens) => {
            let point = at.start + point;
            let mut parts = word(text, at.start..point, is_uzbek);
            parts.extend(word(text, point + 1..at.end, is_uzbek));
            parts
        }
        _ if tokens.is_empty() => Vec::new(),
        _ => vec![Piece { at, typed: typed.to_owned(), tokens, phrase: None, is_without: false }],
    }
}

fn tokens(typed: &str, is_uzbek: bool) -> Vec<Token> {
    let tokens: Vec<Token> = analysed(typed).list.iter().flat_map(|piece| piece.tokens(is_uzbek)).collect();
    // A word in an unsupported script ("厨师") must match nothing; if it were dropped, the query would match
    // everything.
    if tokens.is_empty() && typed.chars().any(|c| c.is_alphanumeric() && !is_apostrophe(c)) {
        let key = typed.to_lowercase();
        return vec![Token { folded: key.clone(), loose: key.clone(), stem: key, language: Language::Brand }];
    }
    tokens
}

fn is_brand(tokens: &[Token]) -> bool {
    matches!(tokens, [token] if token.language == Language::Brand)
}

/// Joins "node js" and "1 c" into one piece each.
fn joined_brands(pieces: Vec<Piece>, text: &str, is_uzbek: bool) -> Vec<Piece> {
    let mut joined: Vec<Piece> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        if let Some(last) = joined.last_mut().filter(|last| last.phrase.is_none() && piece.is_plain()) {
            let both = format!("{} {}", last.typed, piece.typed);
            let is_brand = matches!(analysed(&both).list.as_slice(), [Analysed::Brand(_)]);
            if is_brand && text[last.at.end..piece.at.start].trim().is_empty() {
                let tokens = tokens(&both, is_uzbek);
                *last = Piece { at: last.at.start..piece.at.end, typed: both, tokens, ..last.clone() };
                continue;
            }
        }
        joined.push(piece);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `~` marks an exclusion, `(…)` a phrase.
    fn shown(text: &str) -> String {
        let text = readable(text);
        let mut shown: Vec<String> = Vec::new();
        let mut phrase = None;
        for piece in pieces(&text) {
            let sign = if piece.is_without { "~" } else { "" };
            let word = if piece.phrase.is_some() { format!("({})", piece.typed) } else { piece.typed };
            match shown.last_mut() {
                Some(last) if phrase.is_some() && phrase == piece.phrase => {
                    *last = format!("{} {}", last.trim_end_matches(')'), word.trim_start_matches('('));
                }
                _ => shown.push(format!("{sign}{word}")),
            }
            phrase = piece.phrase;
        }
        shown.join("|")
    }

    #[test]
    fn words_phrases_and_exclusions() {
        for (text, expected) in [
            ("haydovchi toshkent", "haydovchi|toshkent"),
            ("\"bosh buxgalter\" audit", "(bosh buxgalter)|audit"),
            ("«шеф-повар» -суши", "(шеф-повар)|~суши"),
            ("менеджер -\"по продажам\"", "менеджер|~(по продажам)"),
            ("“a b” c", "(a b)|c"),
            // Hyphens that do not exclude.
            ("санитар-водитель", "санитар-водитель"),
            ("haydovchi - toshkent", "haydovchi|toshkent"),
            ("haydovchi -", "haydovchi"),
            ("--haydovchi", "--haydovchi"),
            // Unpaired quotation marks are ignored.
            ("\"bosh buxgalter", "bosh|buxgalter"),
            ("bosh\" buxgalter", "bosh|buxgalter"),
            ("\"\" haydovchi", "haydovchi"),
            ("\"", ""),
            // Names of tools.
            ("C++ C# .NET", "C++|C#|.NET"),
            ("node js, 1 с", "node js|1 с"),
            ("-node.js", "~node.js"),
            ("г.Ташкент", "г|Ташкент"),
            ("kassir,toshkent;5,5 mln", "kassir|toshkent|5,5|mln"),
            ("24/7", "24|7"),
            ("#вакансия #бухгалтер (#toshkent)", "вакансия|бухгалтер|toshkent"),
            // Nothing to parse, and text that cannot be parsed.
            ("🙂 … !!! '", ""),
            ("🙂haydovchi🙂", "🙂haydovchi🙂"),
            ("厨师", "厨师"),
            ("\u{0}hay\u{200b}dovchi\u{7}x", "haydovchi|x"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn only_the_beginning_of_a_long_query_is_read() {
        assert_eq!(readable(&"ў".repeat(10_000)).chars().count(), LONGEST_QUERY);
        assert_eq!(readable(&"\u{200b}".repeat(10_000)), "");
    }
}
