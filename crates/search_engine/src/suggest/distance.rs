//! Edit distance for typing errors.

/// The maximum word length to compare; longer input cannot be a typing error of a name.
const LONGEST: usize = 40;

/// The minimum number of errors (a letter missing, added or replaced, or two swapped) that turn `typed` into a
/// *prefix* of `word`, or `None` when more than `allowed` are needed. Folded words are ASCII.
pub(super) fn errors_to_prefix(typed: &[u8], word: &[u8], allowed: usize) -> Option<usize> {
    if typed.len() > LONGEST {
        return None;
    }
    // No longer prefix can be within the allowed errors.
    let word = &word[..word.len().min(typed.len() + allowed)];
    let width = word.len() + 1;
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..width).collect();
    for (row, &letter) in typed.iter().enumerate() {
        let mut current = vec![row + 1; width];
        for (column, &other) in word.iter().enumerate() {
            let replaced = above[column] + usize::from(letter != other);
            let mut errors = replaced.min(above[column + 1] + 1).min(current[column] + 1);
            let exchanged = row > 0 && column > 0 && letter == word[column - 1] && typed[row - 1] == other;
            if exchanged {
                errors = errors.min(before[column - 1] + 1);
            }
            current[column + 1] = errors;
        }
        // The row minimum never decreases, so stop early when it exceeds the limit.
        if current.iter().all(|errors| *errors > allowed) {
            return None;
        }
        before = std::mem::replace(&mut above, current);
    }
    above.into_iter().min().filter(|errors| *errors <= allowed)
}

#[cfg(test)]
mod tests {
    use super::errors_to_prefix;

    #[test]
    fn errors_are_counted_up_to_the_end_of_what_was_typed() {
        for (typed, word, allowed, expected) in [
            ("dasturchi", "dasturchi", 1, Some(0)),
            ("dastur", "dasturchi", 1, Some(0)),
            ("dasurchi", "dasturchi", 2, Some(1)),
            ("dastuurchi", "dasturchi", 2, Some(1)),
            ("dasturhci", "dasturchi", 2, Some(1)),
            ("dasdurchi", "dasturchi", 2, Some(1)),
            ("dsturhi", "dasturchi", 2, Some(2)),
            ("dasdur", "dasturchi", 1, Some(1)),
            ("oshpaz", "dasturchi", 2, None),
            ("dsturhi", "dasturchi", 1, None),
            ("", "abc", 1, Some(0)),
            ("abc", "", 1, None),
        ] {
            assert_eq!(
                errors_to_prefix(typed.as_bytes(), word.as_bytes(), allowed),
                expected,
                "{typed} {word}"
            );
        }
    }
}
