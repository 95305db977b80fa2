//! Phone numbers: at least seven digits that are not recognised as anything else, and that the words around them or
//! their own shape call a phone.

use super::Kind;
use super::chunks::{Chunk, Group, groups};
use super::plain_numbers;
use crate::signs::Sign;

/// The shortest local phone number: a city number without its code.
const SHORTEST: usize = 7;

pub fn find(signs: &[Sign]) -> Option<(Kind, usize, usize)> {
    groups(signs).iter().find_map(in_group)
}

fn in_group(group: &Group) -> Option<(Kind, usize, usize)> {
    let total: usize = group.chunks.iter().map(|chunk| chunk.digits.len()).sum();
    if total < SHORTEST {
        return None;
    }
    let plain = plain_numbers::recognise(group);
    let mut start = 0;
    while start < group.chunks.len() {
        let length = plain[start..].iter().take_while(|is_plain| !**is_plain).count();
        let run = &group.chunks[start..start + length];
        let digits: usize = run.iter().map(|chunk| chunk.digits.len()).sum();
        let is_phone = digits >= SHORTEST && (plain_numbers::is_announced(group) || has_shape(run, digits));
        if let (true, Some(first), Some(last)) = (is_phone, run.first(), run.last()) {
            return Some((Kind::Phone, first.first, last.last));
        }
        start += length + 1;
    }
    None
}

/// The first digits of numbers in Uzbekistan: operators and regions.
const CODES: [&str; 29] = [
    "20", "33", "50", "55", "61", "62", "65", "66", "67", "69", "70", "71", "72", "73", "74", "75", "76",
    "77", "78", "79", "88", "90", "91", "92", "93", "94", "95", "97", "98",
];

/// Without a word that announces it, an article or a contract has as many digits as a phone; then the shape decides.
fn has_shape(run: &[Chunk], digits: usize) -> bool {
    if run.iter().any(|chunk| chunk.is_word) || run.iter().all(|chunk| chunk.digits.len() == 1) {
        return true;
    }
    let lengths: Vec<usize> = run.iter().map(|chunk| chunk.digits.len()).collect();
    if digits == SHORTEST {
        return matches!(lengths.as_slice(), [7] | [3, 2, 2] | [3, 4]);
    }
    (0..run.len()).any(|from| {
        let mut read = String::new();
        run[from..].iter().take(LONGEST).any(|chunk| {
            read.push_str(&chunk.digits);
            is_number(&read) && !plain_numbers::is_year(&run[from])
        })
    })
}

/// A number of the country in at most this many pieces.
const LONGEST: usize = 13;

/// `901234567`, also with 998, 8 or 0 before it, and `89261234567` of a neighbour.
fn is_number(digits: &str) -> bool {
    let is_local =
        |digits: &str| digits.len() == 9 && (CODES.contains(&&digits[..2]) || digits.starts_with("99"));
    let rest = digits.strip_prefix('8').or_else(|| digits.strip_prefix('0')).unwrap_or(digits);
    let rest = rest.strip_prefix("998").filter(|rest| rest.len() == 9).unwrap_or(rest);
    is_local(digits) || is_local(rest) || digits.len() == 11 && digits.starts_with(['7', '8'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signs::signs;

    #[test]
    fn numbers_to_dial_are_found() {
        for text in [
            "+998 90 123-45-67",
            "998901234567",
            "90.123.45.67",
            "(71) 234 56 78",
            "2345678",
            "9-0-1-2-3-4-5-6-7",
            "9O I23 45 67",
            "٩٠١٢٣٤٥٦٧",
            "901 234 567",
            "+998 901 234 567",
            "90 000 45 67",
            "toʻqson bir yuz yigirma uch qirq besh oltmish yetti",
            "девяносто сто двадцать три сорок пять шестьдесят семь",
            "tel: 2341000",
            "Aloqa 983 986 989",
            "Aloqa 912, 913, 915",
            "tel: 900-100-200",
            "Buyurtma uchun 90 123 45 67",
            "Заказ: 90 123 45 67",
            "8 90 987 65 43",
            "90 123 45 67, 91 234 56 78",
        ] {
            assert!(find(&signs(text)).is_some(), "{text}");
        }
    }

    #[test]
    fn usual_numbers_of_a_vacancy_are_not_phones() {
        for text in [
            "7 000 000 – 11 000 000 soʻm",
            "7000000-11000000",
            "1 234 567 mijoz",
            "9:00-18:00, 13:00-14:00",
            "09.00-18.00, 10.00-16.00",
            "09 00 – 18 00",
            "0900-1800",
            "01.09.2026-31.12.2026",
            "2019-2025, 2026",
            "ISO 9001:2015, 14001, 45001",
            "5/2, 2/2, 6/1, 3/3",
            "5, 6, 7, 8, 9, 10, 11-sinflar",
            "1500-2000-2500",
            "983 986 989",
            "telefon 11, 12, 13, 14",
            "10-15%, 20-25%, 30-35%",
            "bir-ikki, uch-toʻrt, besh-olti kun",
            "yetti million besh yuz ming",
            "Shartnoma raqami 2026/11-457",
            "Buyurtma 7712345, holati",
            "Заказ № 936667788",
            "ИНН 301998877, МФО 00444",
            "Tax number 306778899",
            "Артикул 90-123-45",
            "Order numbers such as 90-44123",
            "Паллеты 800×1200×144",
            "192.168.10.25",
            "Штрихкод 4780012345678",
            "Расчётный счёт 2020 8000 9001 2345 6001",
        ] {
            assert!(find(&signs(text)).is_none(), "{text}");
        }
    }
}
