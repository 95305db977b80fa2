//! Breaks a title into lines of similar length, as large as the available space allows.

/// Lines of one size.
#[derive(Debug, PartialEq)]
pub struct Lines {
    pub size: f32,
    pub lines: Vec<String>,
}

/// The available space: width, height, and the line height relative to the font size.
pub struct Place {
    pub width: f32,
    pub height: f32,
    pub leading: f32,
}

impl Place {
    fn lines(&self, size: f32) -> usize {
        (self.height / (size * self.leading)) as usize
    }
}

/// How to handle a word that is longer than a line.
#[derive(Clone, Copy, PartialEq)]
enum LongWord {
    GiveUp,
    Cut,
}

/// Tries font sizes from the largest to the smallest. Words are split only when no size avoids it; text that still
/// does not fit is cut off with "…".
pub fn fit(text: &str, place: &Place, sizes: (u16, u16), width: impl Fn(&str, f32) -> f32) -> Lines {
    let whole = largest_that_fits(text, place, sizes, LongWord::GiveUp, &width);
    if let Some(Lines { size, lines }) = whole {
        let lines = balance(text, lines, place.width, |line| width(line, size));
        return Lines { size, lines };
    }
    largest_that_fits(text, place, sizes, LongWord::Cut, &width)
        .unwrap_or_else(|| shortened(text, place, f32::from(sizes.1), &width))
}

fn largest_that_fits(
    text: &str,
    place: &Place,
    (largest, smallest): (u16, u16),
    long: LongWord,
    width: impl Fn(&str, f32) -> f32,
) -> Option<Lines> {
    (smallest..=largest).rev().step_by(2).map(f32::from).find_map(|size| {
        let lines = wrap(text, place.width, long, |line| width(line, size))?;
        (lines.len() <= place.lines(size)).then_some(Lines { size, lines })
    })
}

fn shortened(text: &str, place: &Place, size: f32, width: impl Fn(&str, f32) -> f32) -> Lines {
    let mut lines = wrap(text, place.width, LongWord::Cut, |line| width(line, size)).unwrap_or_default();
    lines.truncate(place.lines(size).max(1));
    if let Some(last) = lines.last_mut() {
        *last = shorten(&format!("{last}…"), place.width, |line| width(line, size));
    }
    Lines { size, lines }
}

/// Truncates a line with "…" when it is too long.
pub fn shorten(line: &str, room: f32, width: impl Fn(&str) -> f32) -> String {
    if width(line) <= room {
        return line.to_owned();
    }
    let mut kept: Vec<char> = line.trim_end_matches('…').chars().collect();
    loop {
        kept.pop();
        let start: String = kept.iter().collect();
        let start = start.trim_end_matches([' ', '\u{a0}', ',', '.', '-', '–', '—', '(', '«', '/', ':']);
        let shortened = format!("{start}…");
        if kept.is_empty() || width(&shortened) <= room {
            return shortened;
        }
    }
}

/// Greedy line wrapping.
fn wrap(text: &str, room: f32, long: LongWord, width: impl Fn(&str) -> f32) -> Option<Vec<String>> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces(text) {
        match lines.last_mut() {
            Some(line) if width(format!("{line}{piece}").trim_end()) <= room => line.push_str(piece),
            _ if width(piece.trim_end()) <= room => lines.push(piece.to_owned()),
            _ if long == LongWord::GiveUp => return None,
            _ => {
                let mut line = String::new();
                for letter in piece.chars() {
                    line.push(letter);
                    if width(line.trim_end()) > room && line.chars().count() > 1 {
                        line.pop();
                        lines.push(std::mem::replace(&mut line, letter.to_string()));
                    }
                }
                lines.push(line);
            }
        }
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    Some(lines)
}

/// The same number of lines in the narrowest width that holds them.
fn balance(text: &str, lines: Vec<String>, room: f32, width: impl Fn(&str) -> f32) -> Vec<String> {
    let (mut narrow, mut wide) = (0.0, room);
    let mut best = lines;
    // Seven bisections bring the width within one letter of the narrowest.
    for _ in 0..7 {
        let middle = f32::midpoint(narrow, wide);
        match wrap(text, middle, LongWord::GiveUp, &width) {
            Some(tried) if tried.len() == best.len() => (wide, best) = (middle, tried),
            _ => narrow = middle,
        }
    }
    best
}

/// Splits a text where a line may break, each part with the space after it. A break is allowed after a hyphen or a
/// slash inside a word, but not after a short word such as "в", "по" or "va", which belongs to the next one; no line
/// starts with a dash.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut start, mut word) = (0, 0);
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let end = at + letter.len_utf8();
        let ends_here = match letter {
            ' ' => {
                let before = &text[word..at];
                word = end;
                let is_short = before.chars().count() <= 2 && before.chars().all(char::is_lowercase);
                !is_short && !letters.peek().is_some_and(|(_, next)| "/–—-&+|·".contains(*next))
            }
            '-' | '/' | '–' => {
                letters.peek().is_some_and(|(_, next)| next.is_alphabetic()) && at - word > 2
            }
            _ => false,
        };
        if ends_here {
            pieces.push(&text[start..end]);
            start = end;
        }
    }
    if start < text.len() {
        pieces.push(&text[start..]);
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every letter is half as wide as the font size.
    fn width(line: &str, size: f32) -> f32 {
        line.chars().count() as f32 * size / 2.0
    }

    fn fitted(text: &str) -> Lines {
        fit(text, &Place { width: 400.0, height: 120.0, leading: 1.0 }, (60, 20), width)
    }

    #[test]
    fn lines_break_after_words_and_hyphens_but_not_after_short_prepositions() {
        assert_eq!(pieces("Менеджер по продажам"), ["Менеджер ", "по продажам"]);
        assert_eq!(pieces("Sotuvchi-kassir / ofitsiant"), ["Sotuvchi-", "kassir / ", "ofitsiant"]);
        assert_eq!(pieces("IT boʻlimi"), ["IT ", "boʻlimi"]);
        assert_eq!(pieces("5\u{a0}000 soʻm"), ["5\u{a0}000 ", "soʻm"]);
    }

    #[test]
    fn a_short_title_is_large_and_a_long_one_shrinks() {
        assert_eq!(fitted("Oshpaz"), Lines { size: 60.0, lines: vec!["Oshpaz".into()] });
        let long = fitted("Bolalar bogʻchasi uchun tarbiyachi va musiqa rahbari");
        assert!(long.size < 60.0 && long.lines.len() > 2, "{long:?}");
        assert_eq!(long.lines.join(" "), "Bolalar bogʻchasi uchun tarbiyachi va musiqa rahbari");
    }

    #[test]
    fn lines_are_of_about_the_same_length() {
        let text = "Katta backend dasturchi jamoaga";
        let greedy = wrap(text, 300.0, LongWord::GiveUp, |line| width(line, 24.0)).unwrap();
        assert_eq!(greedy, ["Katta backend dasturchi", "jamoaga"]);
        let even = balance(text, greedy, 300.0, |line| width(line, 24.0));
        assert_eq!(even, ["Katta backend", "dasturchi jamoaga"]);
        assert_eq!(fitted("Bosh bux va kon").lines, ["Bosh bux", "va kon"]);
    }

    #[test]
    fn a_word_is_cut_only_when_it_must_be() {
        let word = "a".repeat(100);
        let cut = fitted(&word);
        assert!(cut.size > 20.0 && cut.lines.len() > 2, "{cut:?}");
        assert_eq!(cut.lines.concat(), word, "nothing is lost while it fits");
        let endless = fitted(&"a".repeat(500));
        assert_eq!((endless.size, endless.lines.len()), (20.0, 6));
        assert!(endless.lines[5].ends_with('…') && width(&endless.lines[5], 20.0) <= 400.0);
    }

    #[test]
    fn shortening_leaves_no_trailing_punctuation() {
        let narrow = |line: &str| line.chars().count() as f32;
        assert_eq!(shorten("Toshkent, Chilonzor", 11.0, narrow), "Toshkent…");
        assert_eq!(shorten("Toshkent", 11.0, narrow), "Toshkent");
    }

    #[test]
    fn an_empty_text_has_no_lines() {
        assert_eq!(fitted("").lines, Vec::<String>::new());
    }
}
