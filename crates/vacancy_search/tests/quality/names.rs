//! Searches for every profession by all its names, exact and mistyped.

use kernel::uzbek::{fold, to_latin};

use crate::world::{self, Profession};
use crate::{FIRST, WORLD};

/// One profession in this many is tested: all of them take minutes in a debug build and add nothing.
const SAMPLE: usize = 5;

/// The share of names that find their profession after one kind of change.
fn share(change: &str, changed: impl Fn(&str) -> Option<String>) -> f64 {
    let spheres = world::spheres();
    let professions: Vec<&Profession> = spheres.iter().flat_map(|sphere| &sphere.professions).collect();
    let (mut right, mut all) = (0, 0);
    let mut wrong = Vec::new();
    for profession in professions.iter().step_by(SAMPLE) {
        for name in profession.names.all() {
            let Some(query) = changed(&name) else { continue };
            all += 1;
            let (_, found) = WORLD.ask(&query);
            let first = || found.ids.iter().take(FIRST).map(|id| WORLD.truth[id].0.as_str());
            // Two professions may have the same name in one language.
            let has_name = |slug: &str| {
                professions.iter().any(|other| {
                    other.slug == slug && other.all_names().iter().any(|known| fold(known) == fold(&name))
                })
            };
            if first().any(has_name) {
                right += 1;
            } else {
                wrong.push(format!("{query} ({name}): {:?}", first().collect::<Vec<_>>()));
            }
        }
    }
    eprintln!("{change:<26} {right:>5} {all:>5}");
    for line in wrong.iter().take(40) {
        eprintln!("  {line}");
    }
    f64::from(right) / f64::from(all)
}

fn is_cyrillic(text: &str) -> bool {
    text.contains(|c| matches!(c, '\u{400}'..='\u{52f}'))
}

/// Changes the longest word of a name, when it is long enough for typing errors to be corrected.
fn with_error(name: &str, error: impl Fn(&mut Vec<char>, usize)) -> Option<String> {
    let longest = name.split([' ', '-', '/', '(', ')']).max_by_key(|word| word.chars().count())?;
    let mut letters: Vec<char> = longest.chars().collect();
    let middle = letters.len() / 2;
    (letters.len() >= 7).then(|| error(&mut letters, middle))?;
    Some(name.replacen(longest, &letters.into_iter().collect::<String>(), 1))
}

#[test]
fn every_profession_is_found_by_its_names() {
    assert!(share("as it is", |name| Some(name.to_owned())) >= 0.99);
    assert!(share("lower case", |name| Some(name.to_lowercase())) >= 0.99);
    assert!(share("in Latin letters", |name| is_cyrillic(name).then(|| to_latin(name))) >= 0.97);
    assert!(share("without signs", |name| Some(fold(name))) >= 0.97);
    assert!(
        share("reversed", |name| {
            let words: Vec<&str> = name.split(' ').rev().collect();
            (words.len() > 1).then(|| words.join(" "))
        }) >= 0.97
    );
}

#[test]
fn every_profession_is_found_in_spite_of_an_error() {
    for (error, share) in [
        (
            "a letter left out",
            share("a letter left out", |name| {
                with_error(name, |word, at| {
                    word.remove(at);
                })
            }),
        ),
        (
            "a letter twice",
            share("a letter twice", |name| with_error(name, |word, at| word.insert(at, word[at]))),
        ),
        ("two exchanged", share("two exchanged", |name| with_error(name, |word, at| word.swap(at, at - 1)))),
        (
            "another letter",
            share("another letter", |name| {
                with_error(name, |word, at| {
                    word[at] = if word[at] == 'а' || word[at] == 'a' {
                        word[at - 1]
                    } else if is_cyrillic(&word[at].to_string()) {
                        'а'
                    } else {
                        'a'
                    }
                })
            }),
        ),
    ] {
        assert!(share >= 0.9, "{error}: {share}");
    }
}
