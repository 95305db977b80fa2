//! Experience and age as text.

use crate::{Args, Catalogue, Locale};

/// Nothing, months below a year, then whole years (product §9), each in its plural form.
pub fn experience(months: u32, words: &Catalogue, locale: Locale) -> String {
    match months {
        0 => words.text(locale, "kernel_experience_none"),
        1..12 => words.format(locale, "kernel_experience_months", &Args::new().number("count", months)),
        _ => words.format(locale, "kernel_experience_years", &Args::new().number("count", months / 12)),
    }
}

/// The age by the year of birth only (product §9): the birthday itself is never shown to an employer.
pub const fn age(birth_year: i16, current_year: i16) -> u16 {
    let years = current_year.saturating_sub(birth_year);
    if years < 0 { 0 } else { years.unsigned_abs() }
}

/// `27 yosh`, `27 лет`, `27 years old`.
pub fn age_text(age: u16, words: &Catalogue, locale: Locale) -> String {
    words.format(locale, "kernel_age", &Args::new().number("count", age))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Locale::{En, Ru, Uz};

    fn words() -> Catalogue {
        Catalogue::load([
            (Uz, include_str!("../../../locales/uz/kernel.json")),
            (Ru, include_str!("../../../locales/ru/kernel.json")),
            (En, include_str!("../../../locales/en/kernel.json")),
        ])
        .unwrap()
    }

    #[test]
    fn experience_is_shown_in_months_then_years() {
        let words = words();
        for (months, uz, ru, en) in [
            (0, "Tajribasiz", "Без опыта", "No experience"),
            (1, "1 oy", "1 месяц", "1 month"),
            (3, "3 oy", "3 месяца", "3 months"),
            (11, "11 oy", "11 месяцев", "11 months"),
            (12, "1 yil", "1 год", "1 year"),
            (23, "1 yil", "1 год", "1 year"),
            (36, "3 yil", "3 года", "3 years"),
            (48, "4 yil", "4 года", "4 years"),
            (60, "5 yil", "5 лет", "5 years"),
            (252, "21 yil", "21 год", "21 years"),
        ] {
            for (locale, expected) in [(Uz, uz), (Ru, ru), (En, en)] {
                assert_eq!(experience(months, &words, locale), expected, "{months}");
            }
        }
    }

    #[test]
    fn age_is_computed_from_the_year_of_birth() {
        for (born, now, expected) in [(2000, 2026, 26), (2026, 2026, 0), (2030, 2026, 0)] {
            assert_eq!(age(born, now), expected);
        }
        let words = words();
        assert_eq!(age_text(27, &words, Uz), "27 yosh");
        assert_eq!(age_text(27, &words, Ru), "27 лет");
        assert_eq!(age_text(31, &words, Ru), "31 год");
        assert_eq!(age_text(33, &words, Ru), "33 года");
        assert_eq!(age_text(1, &words, En), "1 year old");
    }
}
