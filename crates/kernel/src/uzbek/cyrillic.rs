//! Latin to Cyrillic. Letters that Latin does not distinguish (ь, ц written as s) are restored only for words in a
//! list: an unknown word gets с and no ь, which is right for search and nearly right for display.

use unicode_normalization::UnicodeNormalization;

use super::{LETTER_SIGN, TUTUQ, canonical_apostrophes};

/// Stems that the rules would spell wrong; each matches its word with any ending.
const STEMS: [(&str, &str); 61] = [
    ("abzats", "абзац"),
    ("aksiya", "акция"),
    ("albom", "альбом"),
    ("aprel", "апрель"),
    ("atelye", "ателье"),
    ("batalyon", "батальон"),
    ("budjet", "бюджет"),
    ("bulyon", "бульон"),
    ("dekabr", "декабрь"),
    ("direksiya", "дирекция"),
    ("dotsent", "доцент"),
    ("farmatsevt", "фармацевт"),
    ("fevral", "февраль"),
    ("filtr", "фильтр"),
    ("funksiya", "функция"),
    ("inspeksiya", "инспекция"),
    ("instruksiya", "инструкция"),
    ("interyer", "интерьер"),
    ("intervyu", "интервью"),
    ("iyul", "июль"),
    ("iyun", "июнь"),
    ("karyera", "карьера"),
    ("kompyuter", "компьютер"),
    ("konferensiya", "конференция"),
    ("konsert", "концерт"),
    ("kontsern", "концерн"),
    ("korrupsiya", "коррупция"),
    ("kuryer", "курьер"),
    ("litsenziya", "лицензия"),
    ("litsey", "лицей"),
    ("lotsman", "лоцман"),
    ("manikyur", "маникюр"),
    ("noyabr", "ноябрь"),
    ("obyekt", "объект"),
    ("ofitser", "офицер"),
    ("ofitsiant", "официант"),
    ("oktabr", "октябрь"),
    ("palto", "пальто"),
    ("pochtalyon", "почтальон"),
    ("premyera", "премьера"),
    ("protsedura", "процедура"),
    ("protsent", "процент"),
    ("protsess", "процесс"),
    ("redaksiya", "редакция"),
    ("retsept", "рецепт"),
    ("seksiya", "секция"),
    ("sellofan", "целлофан"),
    ("sement", "цемент"),
    ("sentabr", "сентябрь"),
    ("senzura", "цензура"),
    ("sirk", "цирк"),
    ("sitrus", "цитрус"),
    ("spetsialist", "специалист"),
    ("spetsifik", "специфик"),
    ("ssenariy", "сценарий"),
    ("stansiya", "станция"),
    ("subyekt", "субъект"),
    ("yanvar", "январь"),
    ("rol", "роль"),
    ("sex", "цех"),
    ("model", "модель"),
];

/// Short stems are prefixes of many unrelated words (rolik), so only these endings may follow them.
const SHORT_STEMS: [&str; 3] = ["rol", "sex", "model"];
const ENDINGS: [&str; 10] = ["", "lar", "i", "ga", "da", "dan", "ning", "ni", "lari", "ida"];

/// Converts the Latin words of a text to Cyrillic. Names that are always Latin stay: two to four capitals (IT, SMM)
/// and words with digits (1C, B2B).
pub fn to_cyrillic(text: &str) -> String {
    let text: String = text.nfc().collect();
    let chars: Vec<char> = canonical_apostrophes(&text).chars().collect();
    let mut out = String::with_capacity(text.len() * 2);
    let mut at = 0;
    while at < chars.len() {
        let length = chars[at..].iter().take_while(|c| is_latin(**c) || c.is_ascii_digit()).count();
        let word = &chars[at..at + length.max(1)];
        if length == 0 || is_name(word) {
            out.extend(word);
        } else {
            push_word(word, &mut out);
        }
        at += word.len();
    }
    out
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphabetic() || c == LETTER_SIGN || c == TUTUQ
}

fn is_name(word: &[char]) -> bool {
    word.iter().any(char::is_ascii_digit)
        || (2..=4).contains(&word.len()) && word.iter().all(char::is_ascii_uppercase)
}

fn push_word(word: &[char], out: &mut String) {
    let lower: String = word.iter().map(char::to_ascii_lowercase).collect();
    let case = Case::of(word);
    let found = STEMS.iter().find(|(stem, _)| {
        lower
            .strip_prefix(stem)
            .is_some_and(|ending| !SHORT_STEMS.contains(stem) || ENDINGS.contains(&ending))
    });
    let Some((stem, cyrillic)) = found else {
        return push_by_rules(word, &lower, case, out);
    };
    let ending = &lower[stem.len()..];
    // апрельда keeps the soft sign, апрели drops it: it is dropped before a vowel only.
    let falls = cyrillic.ends_with('ь') && ending.starts_with(is_vowel);
    let cyrillic = if falls { cyrillic.trim_end_matches('ь') } else { cyrillic };
    push_cased(cyrillic, word[0].is_uppercase(), case, out);
    if !ending.is_empty() {
        push_rest(&word[stem.len()..], ending, case, out);
    }
}

/// A whole word: an initial e becomes э.
fn push_by_rules(word: &[char], lower: &str, case: Case, out: &mut String) {
    if let Some(rest) = lower.strip_prefix('e') {
        push_cased("э", word[0].is_uppercase(), case, out);
        push_rest_after(Some('e'), &word[1..], rest, case, out);
    } else {
        push_rest(word, lower, case, out);
    }
}

fn push_rest(word: &[char], lower: &str, case: Case, out: &mut String) {
    push_rest_after(None, word, lower, case, out);
}

fn push_rest_after(before: Option<char>, word: &[char], lower: &str, case: Case, out: &mut String) {
    let mut before = before;
    let mut rest = lower;
    let mut at = 0;
    while let Some(first) = rest.chars().next() {
        let after_vowel = before.is_some_and(is_vowel);
        let (latin, cyrillic) = pair(rest, after_vowel);
        if cyrillic.is_empty() && latin.is_empty() {
            out.push(word[at]);
            rest = &rest[first.len_utf8()..];
            at += 1;
            before = Some(first);
            continue;
        }
        push_cased(cyrillic, word[at].is_uppercase(), case, out);
        rest = &rest[latin.len()..];
        at += latin.chars().count();
        // The sign of oʻ belongs to its vowel.
        before = latin.chars().rfind(|c| *c != LETTER_SIGN);
    }
}

/// The longest matching Latin sequence at the start of `rest` and its Cyrillic.
fn pair(rest: &str, after_vowel: bool) -> (&'static str, &'static str) {
    const LONG: [(&str, &str); 10] = [
        ("yoʻ", "йў"),
        ("oʻ", "ў"),
        ("gʻ", "ғ"),
        ("sʼh", "сҳ"),
        ("sh", "ш"),
        ("ch", "ч"),
        ("yo", "ё"),
        ("yu", "ю"),
        ("ya", "я"),
        ("ye", "е"),
    ];
    const SHORT: [(&str, &str); 28] = [
        ("a", "а"),
        ("b", "б"),
        ("c", "ц"),
        ("d", "д"),
        ("e", "е"),
        ("f", "ф"),
        ("g", "г"),
        ("h", "ҳ"),
        ("i", "и"),
        ("j", "ж"),
        ("k", "к"),
        ("l", "л"),
        ("m", "м"),
        ("n", "н"),
        ("o", "о"),
        ("p", "п"),
        ("q", "қ"),
        ("r", "р"),
        ("s", "с"),
        ("t", "т"),
        ("u", "у"),
        ("v", "в"),
        ("w", "в"),
        ("x", "х"),
        ("y", "й"),
        ("z", "з"),
        ("ʼ", "ъ"),
        ("ʻ", ""),
    ];
    if after_vowel && (rest.starts_with("tsiya") || rest.starts_with("tsion")) {
        return ("ts", "ц");
    }
    if after_vowel && rest.starts_with('e') {
        return ("e", "э");
    }
    let starts = |piece: &&(&'static str, &'static str)| rest.starts_with(piece.0);
    LONG.iter().find(starts).or_else(|| SHORT.iter().find(starts)).copied().unwrap_or_default()
}

/// The capitalisation of a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Case {
    Capitals,
    Ordinary,
}

impl Case {
    fn of(word: &[char]) -> Self {
        let mut letters = word.iter().filter(|c| c.is_ascii_alphabetic());
        let is_capitals = letters.clone().count() > 1 && letters.all(char::is_ascii_uppercase);
        if is_capitals { Self::Capitals } else { Self::Ordinary }
    }
}

fn push_cased(cyrillic: &str, is_upper: bool, case: Case, out: &mut String) {
    for (at, c) in cyrillic.chars().enumerate() {
        if is_upper && (at == 0 || case == Case::Capitals) {
            out.extend(c.to_uppercase());
        } else {
            out.push(c);
        }
    }
}

fn is_vowel(c: char) -> bool {
    matches!(c, 'a' | 'e' | 'i' | 'o' | 'u')
}

#[cfg(test)]
mod tests {
    use super::to_cyrillic;

    #[test]
    fn names_stay_latin_and_endings_follow_stems() {
        for (latin, cyrillic) in [
            ("IT boʻlimi", "IT бўлими"),
            ("1C dasturchi", "1C дастурчи"),
            ("B2B savdo", "B2B савдо"),
            ("roli rolik", "роли ролик"),
            ("apreli, aprelda", "апрели, апрельда"),
            ("O'zbekiston", "Ўзбекистон"),
            ("kuryerlar KURYER", "курьерлар КУРЬЕР"),
            ("oʻengil", "ўэнгил"),
            ("5 ta ish, 10%", "5 та иш, 10%"),
        ] {
            assert_eq!(to_cyrillic(latin), cyrillic, "{latin}");
        }
    }

    #[test]
    fn cyrillic_stays() {
        assert_eq!(to_cyrillic("Ўзбек tili"), "Ўзбек тили");
    }
}
