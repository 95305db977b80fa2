//! Finds indexed words that are similar to a typed one.

use std::collections::HashMap;
use std::ops::Range;

use kernel::uzbek::{fold_loose, to_cyrillic};
use tantivy::Term;
use tantivy::query::{DfaWrapper, FuzzyTermQuery};
use tantivy::schema::Field;

use super::schema::TextKind;
use super::terms::{LOOSE, SPELLING, SPELLING_END, loose, marked};
use super::view::View;
use crate::analysis::Token;

/// The maximum number of corrections of a mistyped word, and of completions of a prefix.
const MOST_SIMILAR: usize = 5;
const MOST_LONGER: usize = 50;
/// A similar word counts only when it has at least one in this many of the most frequent one's documents.
const TOO_RARE: usize = 20;
/// At most this many dictionary entries are read for one prefix.
const MOST_READ: usize = 2000;

/// The ranges of plain and of loose terms in a dictionary.
const PLAIN_PART: Range<&str> = " ".."\u{10ffff}";
const LOOSE_PART: Range<&str> = "\u{2}".."\u{3}";

/// Names first: their words are the better suggestions.
const KINDS: [TextKind; 2] = [TextKind::Name, TextKind::Long];

#[derive(Debug)]
pub(super) struct Similar {
    pub term: String,
    pub documents: usize,
}

/// Words with this prefix, most frequent first.
pub(super) fn starting_with(view: &View, prefix: &str) -> tantivy::Result<Vec<String>> {
    let end = format!("{prefix}\u{10ffff}");
    for kind in KINDS {
        let mut found: HashMap<String, usize> = HashMap::new();
        for core in view.cores() {
            for index in core.words_of(kind) {
                let mut stream = index.terms().range().ge(prefix).lt(&end).into_stream()?;
                for _ in 0..MOST_READ {
                    if !stream.advance() {
                        break;
                    }
                    let term = String::from_utf8_lossy(stream.key()).into_owned();
                    *found.entry(term).or_default() += stream.value().doc_freq as usize;
                }
            }
        }
        if !found.is_empty() {
            let mut longer = sorted(found);
            longer.truncate(MOST_LONGER);
            return Ok(longer.into_iter().map(|(term, _)| term).collect());
        }
    }
    Ok(Vec::new())
}

/// Words within one or two typing errors, most frequent first. Fewer errors come before more errors, and words of
/// names before words of long texts.
pub(super) fn similar(view: &View, token: &Token) -> tantivy::Result<Vec<Similar>> {
    for errors in 1..=allowed_errors(&token.folded) {
        let looked_for = automata(token, errors)?;
        for kind in KINDS {
            let mut found: HashMap<String, usize> = HashMap::new();
            for index in view.cores().flat_map(|core| core.words_of(kind)) {
                for (automaton, part) in &looked_for {
                    let terms = index.terms().search(automaton).ge(part.start).lt(part.end);
                    let mut stream = terms.into_stream()?;
                    while stream.advance() {
                        let term = String::from_utf8_lossy(stream.key()).into_owned();
                        *found.entry(term).or_default() += stream.value().doc_freq as usize;
                    }
                }
            }
            found.retain(|term, _| begins_alike(term, &token.folded, errors));
            if !found.is_empty() {
                return Ok(best(found));
            }
        }
    }
    Ok(Vec::new())
}

/// Automata that accept similar words, each with its range of the dictionary: plain words, matched as typed and with
/// confused letters merged, and words that are stored in the merged form only.
fn automata(token: &Token, errors: u8) -> tantivy::Result<Vec<(DfaWrapper, Range<&'static str>)>> {
    let loose = loose(token);
    let mut keys = vec![(token.folded.clone(), PLAIN_PART)];
    // "ыыыы" merges to a single letter: too short to allow an error.
    if allowed_errors(&loose) > 0 {
        keys.push((marked(LOOSE, &loose), LOOSE_PART));
        keys.extend((loose != token.folded).then_some((loose, PLAIN_PART)));
    }
    let automaton = |(key, part): (String, _)| {
        // Only the text matters; the automaton is used on every field.
        let term = Term::from_field_text(Field::from_field_id(0), &key);
        Ok((FuzzyTermQuery::new(term, errors, true).automaton()?, part))
    };
    keys.into_iter().map(automaton).collect()
}

/// One error in words of four to seven letters, two in longer ones, none in numbers and shorter words.
fn allowed_errors(folded: &str) -> u8 {
    match folded.len() {
        _ if folded.contains(|c: char| !c.is_ascii_alphabetic()) => 0,
        // A single repeated letter is not a word.
        _ if folded.bytes().all(|letter| folded.as_bytes()[0] == letter) => 0,
        ..4 => 0,
        4..8 => 1,
        _ => 2,
    }
}

/// In short words, and where two errors are allowed, the first letter must match.
fn begins_alike(term: &str, folded: &str, errors: u8) -> bool {
    let first = |text: &str| fold_loose(text.trim_start_matches(LOOSE)).chars().next();
    errors == 1 && folded.len() > 4 || first(term) == first(folded)
}

fn best(found: HashMap<String, usize>) -> Vec<Similar> {
    let mut sorted = sorted(found);
    let least = sorted[0].1.div_ceil(TOO_RARE);
    sorted.retain(|(_, documents)| *documents >= least);
    sorted.truncate(MOST_SIMILAR);
    sorted.into_iter().map(|(term, documents)| Similar { term, documents }).collect()
}

fn sorted(found: HashMap<String, usize>) -> Vec<(String, usize)> {
    let mut sorted: Vec<_> = found.into_iter().collect();
    // Ties: plain words come before marked ones, whose marks sort low.
    sorted.sort_unstable_by(|one, other| other.1.cmp(&one.1).then_with(|| other.0.cmp(&one.0)));
    sorted
}

/// How people spell the word of this term, in the script of the typed word.
pub(super) fn shown(view: &View, term: &str, typed: &str) -> tantivy::Result<String> {
    let is_cyrillic = |text: &str| text.contains(|c| matches!(c, '\u{400}'..='\u{52f}'));
    let start = format!("{SPELLING}{term}{SPELLING_END}");
    let end = format!("{start}\u{10ffff}");
    let mut plain = 0;
    let mut found: HashMap<String, usize> = HashMap::new();
    for core in view.cores() {
        for index in core.words_of(TextKind::Name) {
            plain += index.terms().get(term)?.map_or(0, |term| term.doc_freq as usize);
            let mut stream = index.terms().range().ge(&start).lt(&end).into_stream()?;
            while stream.advance() {
                let spelling = String::from_utf8_lossy(&stream.key()[start.len()..]).into_owned();
                *found.entry(spelling).or_default() += stream.value().doc_freq as usize;
            }
        }
    }
    found.retain(|spelling, _| is_cyrillic(spelling) == is_cyrillic(typed));
    Ok(match sorted(found).into_iter().next() {
        // A rare spelling beside the plain one is probably another typing error.
        Some((spelling, documents)) if is_cyrillic(typed) || documents * 4 >= plain => spelling,
        _ if is_cyrillic(typed) => to_cyrillic(term.trim_start_matches(LOOSE)),
        _ => term.trim_start_matches(LOOSE).to_owned(),
    })
}
