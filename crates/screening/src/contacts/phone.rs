//! Phone numbers: at least seven digits that are not recognised as anything else.

use super::Kind;
use super::chunks::{Group, groups};
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
        if let (true, Some(first), Some(last)) = (digits >= SHORTEST, run.first(), run.last()) {
            return Some((Kind::Phone, first.first, last.last));
        }
        start += length + 1;
    }
    None
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
        ] {
            assert!(find(&signs(text)).is_none(), "{text}");
        }
    }
}
