//! A text as the eye reads it, character by character: decorated digits become digits, invisible characters are
//! dropped, and each character keeps its position in the text.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

#[derive(Debug, Clone, Copy)]
pub struct Sign {
    pub c: char,
    pub start: usize,
    pub end: usize,
}

pub fn signs(text: &str) -> Vec<Sign> {
    let mut signs = Vec::with_capacity(text.len());
    for (start, c) in text.char_indices() {
        let end = start + c.len_utf8();
        if c.is_ascii() {
            signs.push(Sign { c, start, end });
        } else if let Some(digit) = foreign_digit(c) {
            signs.push(Sign { c: digit, start, end });
        } else if !is_unseen(c) {
            signs.extend(std::iter::once(c).nfkc().map(|c| Sign { c, start, end }));
        }
    }
    signs
}

/// Digits of other scripts and circled digits, which compatibility normalisation does not convert.
fn foreign_digit(c: char) -> Option<char> {
    const ZEROS: [u32; 4] = [0x660, 0x6f0, 0x966, 0x9e6];
    const ONES: [u32; 4] = [0x2776, 0x2780, 0x278a, 0x24f5];
    let code = c as u32;
    let from_zero = ZEROS.iter().find(|zero| (**zero..**zero + 10).contains(&code)).map(|zero| code - zero);
    let from_one = ONES.iter().find(|one| (**one..**one + 9).contains(&code)).map(|one| code - one + 1);
    from_zero.or(from_one).and_then(|digit| char::from_digit(digit, 10))
}

/// Keycap frames, variation selectors, joiners, direction marks, stacked accents.
fn is_unseen(c: char) -> bool {
    is_combining_mark(c)
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::signs;

    #[test]
    fn every_kind_of_digit_is_a_digit() {
        for nine in ["9", "９", "9️⃣", "⑨", "❾", "➒", "𝟵", "٩", "۹", "९", "⁹", "9\u{200b}", "9\u{332}"]
        {
            let read: String = signs(nine).iter().map(|sign| sign.c).collect();
            assert_eq!(read, "9", "{nine:?}");
        }
    }

    #[test]
    fn positions_are_ranges_of_the_text() {
        let text = "а９b";
        let places: Vec<_> = signs(text).iter().map(|sign| &text[sign.start..sign.end]).collect();
        assert_eq!(places, ["а", "９", "b"]);
    }
}
