//! The name of an uploaded file, as its header brings it and as a download carries it. It is only shown, and never part
//! of a path.

use std::fmt::Write as _;

const LONGEST: usize = 100;

/// Decodes the header `x-file-name`. Anything odd is left out, because the name decides nothing.
pub fn read(header: Option<&str>) -> String {
    let decoded = decode(header.unwrap_or_default());
    let last = decoded.rsplit(['/', '\\']).next().unwrap_or_default();
    let plain: String = last.chars().filter(|sign| !sign.is_control() && !is_invisible(*sign)).collect();
    let name: String = plain.trim().chars().take(LONGEST).collect();
    if name.is_empty() { "document".to_owned() } else { name }
}

/// Marks that turn the direction of text: `gnp.exe` could look like `exe.png`.
fn is_invisible(sign: char) -> bool {
    matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let pair = after.get(..2).and_then(|pair| std::str::from_utf8(pair).ok());
        let value = pair.filter(|_| *first == b'%').and_then(|pair| u8::from_str_radix(pair, 16).ok());
        bytes.push(value.unwrap_or(*first));
        rest = if value.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// `Content-Disposition` of a download with this name (RFC 6266).
pub fn attachment(name: &str) -> String {
    disposition("attachment", name)
}

/// `Content-Disposition` of something that a page shows, with the name that it is saved under.
pub fn inline(name: &str) -> String {
    disposition("inline", name)
}

fn disposition(kind: &str, name: &str) -> String {
    let encoded = name.bytes().fold(String::new(), |mut encoded, byte| {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_') {
            encoded.push(char::from(byte));
        } else {
            write!(encoded, "%{byte:02X}").expect("a string takes everything");
        }
        encoded
    });
    format!("{kind}; filename*=UTF-8''{encoded}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_decoded_and_stripped_of_paths_and_tricks() {
        for (given, expected) in [
            ("guvohnoma.pdf", "guvohnoma.pdf"),
            ("%D0%A1%D0%B2%D0%B8%D0%B4%20%E2%84%961.pdf", "Свид №1.pdf"),
            ("../../etc/passwd", "passwd"),
            ("C:%5CUsers%5Cme%5Ca.pdf", "a.pdf"),
            ("a%0D%0AX: y.pdf", "aX: y.pdf"),
            ("photo%E2%80%AEfdp.exe", "photofdp.exe"),
            ("100%.pdf", "100%.pdf"),
            ("%ff", "\u{fffd}"),
            ("  ", "document"),
        ] {
            assert_eq!(read(Some(given)), expected, "{given}");
        }
        assert_eq!(read(None), "document");
        assert_eq!(read(Some(&"ў".repeat(300))).chars().count(), LONGEST);
    }

    #[test]
    fn a_download_carries_the_name_without_breaking_the_header() {
        assert_eq!(attachment("a \"b\".pdf"), "attachment; filename*=UTF-8''a%20%22b%22.pdf");
    }
}
