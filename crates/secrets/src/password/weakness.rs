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
    let spellings = spellings(&text);
    if spellings.iter().any(|spelling| is_made_of(spelling, names)) {
        return Some(Weak::LikeName);
    }
    let is_common =
        is_repeated(&text) || is_run(&text) || is_day(&text) || spellings.iter().any(|s| is_listed(s));
    is_common.then_some(Weak::Common)
}

/// What the password says when signs stand for letters, and without the few digits around it.
fn spellings(text: &str) -> Vec<String> {
    let trimmed = trim(text);
    [text, trimmed]
        .into_iter()
        .flat_map(|form| [form.to_owned(), with_letters(form, 'i'), with_letters(form, 'l')])
        // `p@ssw0rd` ends in a letter, `passw0rd1!` is trimmed first: both orders are needed.
        .flat_map(|form| [trim(&form).to_owned(), form])
        .collect()
}

fn trim(text: &str) -> &str {
    let letters = text.trim_matches(|c: char| !c.is_alphabetic());
    let cut = text.chars().count() - letters.chars().count();
    if cut <= TRIMMINGS && !letters.is_empty() { letters } else { text }
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
