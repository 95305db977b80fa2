//! Normalises typed text for storage.

use unicode_normalization::UnicodeNormalization;

use super::html;
use crate::FieldError;
use crate::uzbek::canonical_letters;

/// One line: white space collapses to single spaces, other control characters are rejected.
pub fn clean_line(text: &str) -> Result<String, FieldError> {
    let text = settle(text);
    if text.chars().any(|c| c.is_control() && !c.is_whitespace()) {
        return Err(FieldError::Invalid);
    }
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Several lines: uniform line breaks, no trailing spaces, at most one empty line in a row.
pub fn clean_plain(text: &str) -> String {
    let text = settle(text).replace("\r\n", "\n");
    let mut lines: Vec<String> = Vec::new();
    for line in text.split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']) {
        let line: String = line
            .trim_end()
            .chars()
            .map(|c| if c == '\t' { ' ' } else { c })
            .filter(|c| !c.is_control())
            .collect();
        let is_second_gap = line.is_empty() && lines.last().is_none_or(String::is_empty);
        if !is_second_gap {
            lines.push(line);
        }
    }
    lines.join("\n").trim().to_owned()
}

/// HTML from an editor: converted to the visible text, then as `clean_plain`.
pub fn clean_rich(text: &str) -> String {
    clean_plain(&html::to_text(text).replace('\u{a0}', " "))
}

/// Common to all kinds. Invisible characters are removed first: they split words in search, and direction marks can
/// make a text look different from what it contains.
fn settle(text: &str) -> String {
    let visible: String = text.chars().filter(|c| !is_invisible(*c)).collect();
    canonical_letters(&visible).nfc().collect()
}

/// U+200D stays, because it joins emoji.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_keeps_its_lines() {
        for (typed, expected) in [
            ("a\r\nb\rc\nd", "a\nb\nc\nd"),
            ("  a  \n   b\t\n", "a\n   b"),
            ("a\n\n\n\n\nb", "a\n\nb"),
            ("\n\na\n\n", "a"),
            ("bel\u{7}lar", "bellar"),
            ("a\tb", "a b"),
            ("soʻm\u{202e}evil", "soʻmevil"),
            ("👨\u{200d}🍳", "👨\u{200d}🍳"),
            ("", ""),
        ] {
            assert_eq!(clean_plain(typed), expected, "{typed:?}");
        }
    }

    #[test]
    fn apostrophes_other_than_of_letters_stay_as_typed() {
        assert_eq!(clean_plain("I don't know, ta'lim, bog'"), "I don't know, ta'lim, bogʻ");
    }

    #[test]
    fn rich_text_becomes_the_text_that_was_displayed() {
        for (typed, expected) in [
            ("<p>Birinchi</p><p>Ikkinchi</p>", "Birinchi\nIkkinchi"),
            ("<p>Birinchi</p><p><br></p><p>Ikkinchi</p>", "Birinchi\n\nIkkinchi"),
            ("<ul><li>Bir</li><li><p>Ikki</p></li></ul>", "• Bir\n• Ikki"),
            ("Bir<br/>Ikki", "Bir\nIkki"),
            ("Tom &amp; Jerry&nbsp;&lt;3 &#8212; &#x2116;1", "Tom & Jerry <3 — №1"),
            ("plain\ntext", "plain\ntext"),
        ] {
            assert_eq!(clean_rich(typed), expected, "{typed:?}");
        }
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        for typed in ["  a \n\n\n b ", "O'zbek\tGʼazal", "• Bir\n• Ikki", "Cafe\u{301}"] {
            let once = clean_plain(typed);
            assert_eq!(clean_plain(&once), once);
        }
    }
}
