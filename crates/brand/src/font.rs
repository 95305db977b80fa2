//! Onest in four weights, cut by `scripts/make-fonts`. All of them have the same characters.

pub use ttf_parser::Face;
use unicode_normalization::UnicodeNormalization;

pub const REGULAR: &[u8] = include_bytes!("../fonts/onest-regular.ttf");
pub const SEMIBOLD: &[u8] = include_bytes!("../fonts/onest-semibold.ttf");
pub const BOLD: &[u8] = include_bytes!("../fonts/onest-bold.ttf");
pub const EXTRABOLD: &[u8] = include_bytes!("../fonts/onest-extrabold.ttf");

/// Reads one of the files above.
pub fn face(file: &'static [u8]) -> Face<'static> {
    Face::parse(file, 0).expect("the font is a file of our own")
}

/// The text reduced to what can be drawn on one line. A letter that the font lacks loses its accent; a character
/// without a base letter, such as an emoji, a control character or a direction mark, is dropped. Non-breaking spaces
/// stay.
pub fn drawable(face: &Face<'_>, text: &str) -> String {
    let has = |letter: char| face.glyph_index(letter).is_some();
    let mut drawn = String::with_capacity(text.len());
    for letter in text.nfc() {
        match letter {
            '\u{a0}' | '\u{2007}' | '\u{202f}' => drawn.push('\u{a0}'),
            '\u{ad}' => {}
            _ if letter.is_whitespace() => drawn.push(' '),
            _ if has(letter) => drawn.push(letter),
            _ => drawn.extend([letter].into_iter().nfkd().filter(|base| has(*base))),
        }
    }
    drawn.split(' ').filter(|word| !word.trim_matches('\u{a0}').is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Characters that occur in titles, names, places and pay.
    const CORPUS: [&str; 6] = [
        "Oʻzbekiston, gʻisht zavodi: maʼmuriyat, OʻQITUVCHI, GʻAZNACHI ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
        "Ўзбекистон, ғишт заводи, қурувчи, ҳайдовчи: ЎҚҒҲ АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
        "Бухгалтер по расчёту зарплаты (ООО «Шифо»), № 5 – удалённо абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "Qaraqalpaqstan: ámeliyat, ósimlik, úy, ńızam; Қарақалпақ: әңөүһі",
        "7 000 000 – 11 000 000 soʻm; от 500 $; до 2 000 €; 0123456789 %",
        "C++/C# & QA — “senior”, „lead“, it's 50/50… +998! #1 @ [x] {y} *z* 1=1 <a> _ ~ \\ | ^ ` ? · • ×",
    ];

    #[test]
    fn every_letter_of_our_languages_is_in_all_weights() {
        for face in [REGULAR, SEMIBOLD, BOLD, EXTRABOLD].map(face) {
            let missing: String =
                CORPUS.concat().chars().filter(|letter| face.glyph_index(*letter).is_none()).collect();
            assert_eq!(missing, "");
            for text in CORPUS {
                assert_eq!(drawable(&face, text), text, "what can be drawn stays");
            }
        }
    }

    #[test]
    fn all_weights_have_the_same_characters() {
        let [regular, others @ ..] = [REGULAR, SEMIBOLD, BOLD, EXTRABOLD].map(face);
        for letter in '\0'..='\u{ffff}' {
            let has = regular.glyph_index(letter).is_some();
            assert!(others.iter().all(|face| face.glyph_index(letter).is_some() == has), "{letter:?}");
        }
    }

    #[test]
    fn characters_without_a_glyph_are_dropped() {
        let face = face(EXTRABOLD);
        for (typed, drawn) in [
            ("🔥 Sotuvchi 👩‍💻 kerak ❗️", "Sotuvchi kerak"),
            ("Haydovchi\t\n  (B)", "Haydovchi (B)"),
            ("и\u{306}од, е\u{308}лка", "йод, ёлка"),
            ("Awılǵa shopır", "Awılga shopır"),
            ("厨师 Oshpaz", "Oshpaz"),
            ("５ ming", "5 ming"),
            ("5\u{202f}000\u{a0}000", "5\u{a0}000\u{a0}000"),
            ("soʻm\u{0}\u{200f}\u{202e}evil\u{feff}", "soʻmevil"),
            ("🙂", ""),
            ("\u{a0}", ""),
        ] {
            assert_eq!(drawable(&face, typed), drawn, "{typed:?}");
        }
    }
}
