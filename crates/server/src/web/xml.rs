//! Escaping of text in XML.

/// Safe in text and in attributes. Characters that XML does not allow are left out: one of them would make the whole
/// document unreadable.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&apos;",
            '\t' | '\n' | '\r' => out.push(sign),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => {}
            _ => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_are_escaped() {
        assert_eq!(escape("a<b>&\"'"), "a&lt;b&gt;&amp;&quot;&apos;");
        assert_eq!(escape("a\u{0}b\u{b}c\u{fffe}d\n"), "abcd\n");
        assert_eq!(escape("oʻ №1 ҳ"), "oʻ №1 ҳ");
    }
}
