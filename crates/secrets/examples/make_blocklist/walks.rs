//! Keyboard walks.

/// The same keys in both layouts, row by row.
const LATIN: [&str; 4] = ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"];
const RUSSIAN: [&str; 4] = ["1234567890-=", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю."];

/// The keys of a Russian word typed in the Latin layout: пароль is gfhjkm.
pub fn in_latin_layout(word: &str) -> String {
    let key = |letter: char| {
        RUSSIAN.iter().zip(LATIN).find_map(|(russian, latin)| {
            let place = russian.chars().position(|own| own == letter)?;
            latin.chars().nth(place)
        })
    };
    word.chars().map(|letter| key(letter).unwrap_or(letter)).collect()
}

pub fn walks() -> Vec<String> {
    let mut all = Vec::new();
    for rows in [LATIN, RUSSIAN] {
        let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        along_rows(&rows, &mut all);
        across_rows(&rows, &mut all);
        zigzag(&rows, &mut all);
    }
    let both_ways: Vec<String> =
        all.into_iter().flat_map(|walk| [walk.chars().rev().collect(), walk]).collect();
    let longer = both_ways
        .iter()
        .filter(|walk| walk.chars().count() < 8)
        .flat_map(|walk| ["1", "12", "123", "1234", "!"].map(|ending| format!("{walk}{ending}")));
    longer.chain(both_ways.iter().cloned()).collect()
}

/// qwertyui, asdfghjkl, and the beginnings of two rows one after another: qwertyasdfgh.
fn along_rows(rows: &[Vec<char>], all: &mut Vec<String>) {
    for row in rows {
        for length in 4..=row.len() {
            all.extend(
                (0..=row.len() - length).map(|start| row[start..start + length].iter().collect::<String>()),
            );
            all.push(row[..length].iter().collect::<String>().repeat(2));
        }
        for other in rows {
            for length in 3..=6 {
                let (one, two): (String, String) =
                    (row[..length].iter().collect(), other[..length].iter().collect());
                all.push(format!("{one}{two}"));
                all.extend(
                    rows.iter().map(|third| format!("{one}{two}{}", String::from_iter(&third[..length]))),
                );
            }
        }
    }
}

/// 1qaz2wsx, qazwsxedc, zaq12wsx: columns downwards, upwards and alternating.
fn across_rows(rows: &[Vec<char>], all: &mut Vec<String>) {
    for top in 0..2 {
        let column = |place: usize| rows[top..].iter().map(|row| row[place]).collect::<String>();
        let upwards = |place: usize| column(place).chars().rev().collect::<String>();
        for start in 0..8 {
            for columns in 2..=4 {
                let places = || (start..start + columns).filter(|place| *place < 10);
                all.push(places().map(column).collect());
                all.push(places().map(upwards).collect());
                all.push(places().rev().map(column).collect());
                let in_turns =
                    |place: usize| if place.is_multiple_of(2) { column(place) } else { upwards(place) };
                all.push(places().map(in_turns).collect());
                let against =
                    |place: usize| if place.is_multiple_of(2) { upwards(place) } else { column(place) };
                all.push(places().map(against).collect());
            }
        }
    }
}

/// 1q2w3e4r, q1w2e3r4, qawsedrf: alternating between two rows.
fn zigzag(rows: &[Vec<char>], all: &mut Vec<String>) {
    for pair in rows.windows(2) {
        for (one, other) in [(&pair[0], &pair[1]), (&pair[1], &pair[0])] {
            for start in 0..4 {
                for length in 3..=6 {
                    let keys = one[start..start + length].iter().zip(&other[start..start + length]);
                    all.push(keys.flat_map(|(a, b)| [*a, *b]).collect());
                }
            }
        }
    }
}
