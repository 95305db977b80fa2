//! Passwords that are tried first: the well-known ones and the owner's own phone and names.

use std::sync::LazyLock;

use kernel::uzbek;

use super::Password;

/// Made by `cargo run -p secrets --example make_blocklist`: lower case, sorted, one per line.
static COMMON: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../../../../data/passwords/common.txt").lines().collect());

/// So many digits and signs around a word make it no better.
const TRIMMINGS: usize = 4;
/// A shorter part of a name is also a part of many other words.
const NAME: usize = 3;
/// A phone number without its operator's code.
const SUBSCRIBER: usize = 7;

/// Why a password would be guessed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weak {
    Common,
    LikePhone,
    LikeName,
}

impl From<Weak> for kernel::FieldError {
    fn from(weak: Weak) -> Self {
        match weak {
            Weak::Common => Self::WeakPassword,
            Weak::LikePhone => Self::PasswordLikePhone,
            Weak::LikeName => Self::PasswordLikeName,
        }
    }
}

/// Looks at the password with the eyes of somebody who knows its owner. `names` are his name, his surname, his
/// company: what there is.
pub fn weakness(password: &Password, phone: &str, names: &[&str]) -> Option<Weak> {
    let text = password.as_str().to_lowercase();
    if is_phone(&text, phone) {
        return Some(Weak::LikePhone);
    }
    let unsigned = trimmed(&text, text.trim_end_matches(|c: char| !c.is_alphanumeric()));
    let spellings = [spellings(&text), spellings(unsigned)].concat();
    if spellings.iter().any(|spelling| is_made_of(spelling, names)) {
        return Some(Weak::LikeName);
    }
    let bare = trimmed(&text, text.trim_matches(|c: char| !c.is_alphanumeric()));
    let is_common =
        is_repeated(bare) || is_run(bare) || is_day(bare) || spellings.iter().any(|s| is_listed(s));
    is_common.then_some(Weak::Common)
}

/// All that the password may say: signs may stand for letters, and a few at its ends may be mere trimmings.
fn spellings(text: &str) -> Vec<String> {
    let is_sign = |c: char| !c.is_alphabetic();
    let beginning = trimmed(text, text.trim_end_matches(is_sign));
    let middle = trimmed(beginning, beginning.trim_start_matches(is_sign));
    let ending = &text[beginning.len()..];
    let mut all = [text, beginning, middle].map(str::to_owned).to_vec();
    for one in ['i', 'l'] {
        all.extend([text, beginning, middle].map(|form| with_letters(form, one)));
        all.push(with_letters(beginning, one) + ending);
    }
    all
}

/// What is left, or the whole when more than trimmings was cut.
fn trimmed<'a>(whole: &'a str, left: &'a str) -> &'a str {
    let cut = whole.chars().count() - left.chars().count();
    if cut <= TRIMMINGS && !left.is_empty() { left } else { whole }
}

/// 1 stands for i or l.
fn with_letters(text: &str, one: char) -> String {
    text.chars()
        .map(|c| match c {
            '@' | '4' => 'a',
            '0' => 'o',
            '1' | '|' => one,
            '!' => 'i',
            '3' | '€' => 'e',
            '5' | '$' => 's',
            '7' | '+' => 't',
            '8' => 'b',
            '9' => 'g',
            c => c,
        })
        .collect()
}

fn is_listed(text: &str) -> bool {
    COMMON.binary_search(&text).is_ok()
}

/// The same one to four characters over and over.
fn is_repeated(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    (1..=4).any(|unit| chars.iter().zip(&chars[unit.min(chars.len())..]).all(|(one, other)| one == other))
}

/// Neighbours in the alphabet or among the digits, upwards or downwards.
fn is_run(text: &str) -> bool {
    let codes: Vec<u32> = text.chars().map(u32::from).collect();
    let is_up = codes.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    is_up || codes.windows(2).all(|pair| pair[0] == pair[1] + 1)
}

/// A birthday in digits: 31121999 or 19991231, with or without signs between.
fn is_day(text: &str) -> bool {
    let digits: String = text.chars().filter(|c| !"./- ".contains(*c)).collect();
    if digits.len() != 8 || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return false;
    }
    let number = |from: usize, to: usize| digits[from..to].parse::<u32>().unwrap_or_default();
    let is = |day: u32, month: u32, year: u32| {
        (1..=31).contains(&day) && (1..=12).contains(&month) && (1930..=2039).contains(&year)
    };
    is(number(0, 2), number(2, 4), number(4, 8)) || is(number(6, 8), number(4, 6), number(0, 4))
}

/// The phone in any writing, also without its country or operator, with a few characters around it.
fn is_phone(text: &str, phone: &str) -> bool {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let (own, phone) = (digits(text), digits(phone));
    let others = text.chars().filter(|c| !c.is_ascii_digit() && !"+-() .".contains(*c)).count();
    let subscriber = phone.len().checked_sub(SUBSCRIBER).map(|start| &phone[start..]);
    subscriber.is_some_and(|subscriber| own.contains(subscriber)) && others <= TRIMMINGS
}

/// Whether nothing is left of the text once the names are taken out, in either script.
fn is_made_of(text: &str, names: &[&str]) -> bool {
    let letters = |text: &str| uzbek::fold(text).chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let text = letters(text);
    let words =
        names.iter().flat_map(|name| name.split(|c: char| !c.is_alphanumeric() && !uzbek::is_apostrophe(c)));
    let parts: Vec<String> =
        names.iter().copied().chain(words).map(letters).filter(|part| part.chars().count() >= NAME).collect();
    // Which beginnings of the text are made of names: one pass, however the names overlap.
    let mut reached = vec![false; text.len() + 1];
    reached[0] = true;
    for start in 0..text.len() {
        if reached[start] {
            for part in parts.iter().filter(|part| text.as_bytes()[start..].starts_with(part.as_bytes())) {
                reached[start + part.len()] = true;
            }
        }
    }
    !text.is_empty() && reached[text.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the owner of this phone and these names may choose.
    const TABLE: [(&str, Option<Weak>); 61] = [
        // Known to everybody.
        ("password", Some(Weak::Common)),
        ("Password1", Some(Weak::Common)),
        ("P@ssw0rd", Some(Weak::Common)),
        ("P@$$w0rd!", Some(Weak::Common)),
        ("pa55w0rd123", Some(Weak::Common)),
        ("12345678", Some(Weak::Common)),
        ("123456789!", Some(Weak::Common)),
        ("87654321", Some(Weak::Common)),
        ("11111111", Some(Weak::Common)),
        ("aaaaaaaaaaaaaaaaaaaaaaaa", Some(Weak::Common)),
        ("12312312312", Some(Weak::Common)),
        ("abcdefgh", Some(Weak::Common)),
        ("абвгдежз", Some(Weak::Common)),
        ("qwerty123", Some(Weak::Common)),
        ("Qw3rty123", Some(Weak::Common)),
        ("QWERTYUIOP", Some(Weak::Common)),
        ("1q2w3e4r", Some(Weak::Common)),
        ("1qaz2wsx", Some(Weak::Common)),
        ("zaq12wsx", Some(Weak::Common)),
        ("йцукенгш", Some(Weak::Common)),
        ("пароль123", Some(Weak::Common)),
        ("gfhjkm123", Some(Weak::Common)),
        ("147258369", Some(Weak::Common)),
        ("11223344", Some(Weak::Common)),
        ("31121999", Some(Weak::Common)),
        ("1999-12-31", Some(Weak::Common)),
        ("ishbor123", Some(Weak::Common)),
        ("Ishbor2026", Some(Weak::Common)),
        ("1shb0r.uz", Some(Weak::Common)),
        ("toshkent", Some(Weak::Common)),
        ("T0shkent!", Some(Weak::Common)),
        ("Uzbekistan1991", Some(Weak::Common)),
        ("sherzod1995", Some(Weak::Common)),
        ("sherzod95", Some(Weak::Common)),
        ("$herz0d95!", Some(Weak::Common)),
        ("iloveyou", Some(Weak::Common)),
        // His own.
        ("998977385129", Some(Weak::LikePhone)),
        ("+998 97 738-51-29", Some(Weak::LikePhone)),
        ("977385129", Some(Weak::LikePhone)),
        ("a7385129", Some(Weak::LikePhone)),
        ("tel.7385129", Some(Weak::LikePhone)),
        ("Gʻayratjon", Some(Weak::LikeName)),
        ("gayratjon1990", Some(Weak::LikeName)),
        ("G'ayratjon!", Some(Weak::LikeName)),
        ("Ғайратжон77", Some(Weak::LikeName)),
        ("g4yr4tj0n", Some(Weak::LikeName)),
        ("Gayratjon.Toshpulatov", Some(Weak::LikeName)),
        ("toshpulatovgayratjon", Some(Weak::LikeName)),
        ("oqtepa lavash", Some(Weak::LikeName)),
        ("OqtepaLavash2026", Some(Weak::LikeName)),
        // Good ones, without any rule of composition.
        ("gayratjon and his 3 cats", None),
        ("to my phone 7385129 I add words", None),
        ("sariq tuya uchadi", None),
        ("жёлтый верблюд", None),
        ("kjhwqpzm", None),
        ("83920175", None),
        ("🐪🌵🐪🌞🏜🎒🍉🥖", None),
        ("trailing space ", None),
        ("x9$Lq2!vR", None),
        ("MixOfThingsThatNobodyElseWouldEverThinkOfBecauseItIsTooLongToTry", None),
        ("oʻrik daraxti gulladi", None),
    ];

    #[test]
    fn what_others_would_try_first_is_weak() {
        for (text, expected) in TABLE {
            let password = Password::parse(text).unwrap();
            let names = ["Gʻayratjon", "Toshpulatov", "Oqtepa Lavash"];
            assert_eq!(weakness(&password, "+998977385129", &names), expected, "{text}");
        }
    }

    #[test]
    fn the_list_is_long_lower_case_and_in_order() {
        assert!(COMMON.len() >= 10_000, "{}", COMMON.len());
        assert!(COMMON.is_sorted_by(|one, next| one < next));
        for line in COMMON.iter() {
            assert!(line.chars().count() >= Password::MIN && *line == line.to_lowercase(), "{line}");
        }
    }

    #[test]
    fn nothing_known_of_a_person_says_nothing() {
        let password = Password::parse("kjhwqpzm").unwrap();
        for (phone, names) in
            [("", [""; 1]), ("12", ["-"]), ("+998", ["kj"]), ("", ["\u{2bb}\u{2bb}\u{2bb}"])]
        {
            assert_eq!(weakness(&password, phone, &names), None, "{phone} {names:?}");
        }
        assert_eq!(weakness(&password, "", &[]), None);
    }

    #[test]
    fn a_name_made_to_overlap_costs_no_time() {
        let company = (3..40).map(|length| "a".repeat(length)).collect::<Vec<_>>().join(" ");
        let password = Password::parse(&format!("{}bc", "a".repeat(126))).unwrap();
        assert_eq!(weakness(&password, "", &[&company]), None);
    }

    #[test]
    fn each_weakness_has_its_words() {
        use kernel::FieldError;
        assert_eq!(FieldError::from(Weak::Common), FieldError::WeakPassword);
        assert_eq!(FieldError::from(Weak::LikePhone), FieldError::PasswordLikePhone);
        assert_eq!(FieldError::from(Weak::LikeName), FieldError::PasswordLikeName);
    }
}
