//! Number formatting.

/// What stands between groups of three digits, in all three languages (product §9). It does not break lines.
pub const GROUP_SEPARATOR: char = '\u{a0}';

/// `1248` becomes `1 248`.
pub fn grouped(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut out = String::with_capacity(digits.len() * 2);
    if number < 0 {
        out.push('-');
    }
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(GROUP_SEPARATOR);
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn groups_of_three_from_the_right() {
        for (number, expected) in [
            (0, "0"),
            (999, "999"),
            (1000, "1 000"),
            (12_345, "12 345"),
            (1_000_000, "1 000 000"),
            (-1248, "-1 248"),
        ] {
            assert_eq!(grouped(number), expected.replace(' ', "\u{a0}"));
        }
        assert_eq!(grouped(i64::MIN).chars().filter(char::is_ascii_digit).count(), 19);
    }
}
