//! What the reader of a private message should beware of. A message is never refused for it (decisions H4).

use kernel::words::RefusalReason;
use serde::Serialize;
use utoipa::ToSchema;

use crate::rules::{self, Place};
use crate::signs::signs;
use crate::words::words;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ChatWarning)]
pub enum MessageWarning {
    /// Somebody wants money for a job.
    Money,
    /// The number of a bank card.
    Card,
    /// The series and number of a passport.
    Passport,
}

impl MessageWarning {
    const ALL: [Self; 3] = [Self::Money, Self::Card, Self::Passport];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Money => "money",
            Self::Card => "card",
            Self::Passport => "passport",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|warning| warning.code() == code)
    }
}

/// In the order of the list, each once.
pub fn message_warnings(text: &str) -> Vec<MessageWarning> {
    let mut found = Vec::new();
    let words = words(text);
    if rules::matches(&words, Place::Message).iter().any(|found| is_about_money(found.reason)) {
        found.push(MessageWarning::Money);
    }
    let read: Vec<char> = signs(text).iter().map(|sign| sign.c).collect();
    if has_card(&read) {
        found.push(MessageWarning::Card);
    }
    if has_passport(&read) {
        found.push(MessageWarning::Passport);
    }
    found
}

/// A fee, or the reader's card, account or name for somebody else's money.
const fn is_about_money(reason: RefusalReason) -> bool {
    matches!(reason, RefusalReason::FeeOrDeposit | RefusalReason::ForbiddenActivity)
}

/// Sixteen digits, perhaps in groups, whose last one checks the others (Luhn).
fn has_card(text: &[char]) -> bool {
    let mut digits: Vec<u32> = Vec::new();
    let mut separators = 0;
    for c in text.iter().copied().chain(['.']) {
        if let Some(digit) = c.to_digit(10) {
            digits.push(digit);
            separators = 0;
        } else if matches!(c, ' ' | '-' | '\u{a0}') && separators == 0 && !digits.is_empty() {
            separators += 1;
        } else {
            if is_card(&digits) {
                return true;
            }
            digits.clear();
            separators = 0;
        }
    }
    false
}

fn is_card(digits: &[u32]) -> bool {
    let sum: u32 = digits.iter().rev().enumerate().map(|(at, digit)| luhn(at, *digit)).sum();
    digits.len() == 16 && digits[0] > 0 && sum.is_multiple_of(10)
}

const fn luhn(at: usize, digit: u32) -> u32 {
    if at.is_multiple_of(2) {
        return digit;
    }
    let double = digit * 2;
    if double > 9 { double - 9 } else { double }
}

/// Two letters and seven digits: AA 1234567.
fn has_passport(text: &[char]) -> bool {
    let is_letter = |at: usize| text.get(at).is_some_and(|c| c.is_alphabetic());
    let is_upper = |at: usize| text.get(at).is_some_and(|c| c.is_uppercase());
    let is_digit = |at: usize| text.get(at).is_some_and(char::is_ascii_digit);
    (0..text.len()).any(|at| {
        let begins = at == 0 || !(is_letter(at - 1) || is_digit(at - 1));
        let gap = usize::from(text.get(at + 2).is_some_and(|c| matches!(c, ' ' | '-')));
        let number = at + 2 + gap;
        begins
            && is_upper(at)
            && is_upper(at + 1)
            && (number..number + 7).all(is_digit)
            && !is_digit(number + 7)
            && !is_letter(number + 7)
    })
}

#[cfg(test)]
mod tests {
    use MessageWarning::{Card, Money, Passport};

    use super::*;

    #[test]
    fn a_reader_is_warned_of_money_cards_and_passports() {
        for (text, expected) in [
            (
                "Joyni band qilish uchun kartaga 150 000 soʻm oʻtkazib turing, suhbatdan keyin qaytaramiz.",
                vec![Money],
            ),
            ("Avval 200 ming soʻm toʻlov qilasiz", vec![Money]),
            ("Карта рақамингизни юборинг", vec![Money]),
            ("Переведите 300 тысяч за форму на карту", vec![Money]),
            ("Пришлите номер карты и код из смс", vec![Money]),
            ("Please send the deposit today", vec![Money]),
            ("8600 1234 5678 9012 ga tashlang", vec![Card]),
            ("Mana: 4111-1111-1111-1111", vec![Card]),
            ("Pasportim AA 1234567", vec![Passport]),
            ("AD-7654321, tugʻilgan 1999", vec![Passport]),
            ("Assalomu alaykum! Ertaga soat 11:00 da kutamiz.", vec![]),
            ("Maosh 6 000 000 soʻm, har oyning 5-kunida kartaga tushadi.", vec![]),
            ("Зарплата 8 000 000 сум, два раза в месяц.", vec![]),
            ("STIR 301234567, shartnoma 12/2026", vec![]),
            ("Buyurtma 4111 1111 1111 1112", vec![]),
            ("Telefonim +998 90 123 45 67", vec![]),
            ("Vaalaykum assalom. Ha, boraman. Qanday hujjat olib kelay?", vec![]),
            ("Rezyumeni yuboring, iltimos.", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(message_warnings(text), expected, "{text}");
        }
    }

    #[test]
    fn every_warning_comes_back_from_its_code() {
        for warning in MessageWarning::ALL {
            assert_eq!(MessageWarning::parse(warning.code()), Some(warning));
            assert_eq!(serde_json::to_value(warning).unwrap(), warning.code());
        }
    }
}
