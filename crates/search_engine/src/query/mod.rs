//! Parses a query: words, phrases, exclusions, and the place, pay, work type and experience that are expressed in
//! words but meant as filters.

mod keyboard;
mod pay;
mod pieces;
mod places;
mod said;
mod spacing;
mod tree;

pub use places::{Gazetteer, Place, PlaceKind};
pub(crate) use said::is_joining_token;
pub use tree::{Clause, Tree, Word};

use kernel::Currency;
use kernel::words::{Experience, WorkType};
use pieces::Piece;

use crate::index::Correction;

/// Words beyond this limit are ignored; they would only reduce the matches.
const MOST_WORDS: usize = 12;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parsed {
    /// The words to search for. Empty when the query consists of filters only.
    pub tree: Tree,
    pub understood: Vec<Understood>,
    /// The same as the tree, as text for people.
    pub words: String,
    /// Words that were typed in the wrong keyboard layout.
    pub corrections: Vec<Correction>,
}

/// Words that are applied as a filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Understood {
    pub kind: Kind,
    /// The words that expressed the filter.
    pub typed: String,
    /// The query without these words: what to search for when the user removes the filter.
    pub rest: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// The slug of a region or a district.
    Place(String),
    /// At least this much per month.
    Pay {
        amount: i64,
        currency: Currency,
    },
    Work(WorkType),
    Experience(Experience),
}

/// Parses a query. `as_typed`: everything is treated as words, nothing as a filter.
pub fn parse(text: &str, gazetteer: &Gazetteer, as_typed: bool) -> Parsed {
    let text = pieces::readable(text);
    let (text, corrections) =
        if as_typed { (text, Vec::new()) } else { keyboard::switched(&text, gazetteer) };
    let pieces = pieces::pieces(&text);
    let found = if as_typed { Vec::new() } else { understand(&pieces, gazetteer) };
    let understood = found.iter().map(|(kind, said)| {
        let typed: Vec<&str> = said.iter().map(|&piece| pieces[piece].typed.as_str()).collect();
        Understood { kind: kind.clone(), typed: typed.join(" "), rest: without(&text, &pieces, said) }
    });
    let understood = understood.collect();
    let is_said = |number: usize| found.iter().any(|(_, said)| said.contains(&number));
    let left = (0..pieces.len()).filter(|&number| !is_said(number));
    let left: Vec<&Piece> = left.map(|number| &pieces[number]).collect();
    let clauses = clauses(&wanted(left, gazetteer, as_typed, found.is_empty()), text.len());
    let words = clauses.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    Parsed { tree: Tree { clauses }, understood, words, corrections }
}

/// An amount of money as people write it in a field of its own, and the currency if they say one: `5 mln`,
/// `5 000 000,50`, `$500`. None if the text is anything else.
pub fn amount(text: &str) -> Option<(i64, Option<Currency>)> {
    let text = pieces::readable(text);
    // A sign that stands alone is no word.
    let text = without_tiyins(text.trim_end()).replace('$', " usd ").replace('₽', " rub ");
    let pieces = pieces::pieces(&text);
    if pieces.iter().all(Piece::is_plain) { pay::whole(&pieces) } else { None }
}

/// Nobody is paid in tiyins: `5 000 000,50`.
fn without_tiyins(text: &str) -> &str {
    let Some((whole, parts)) = text.rsplit_once([',', '.']) else { return text };
    let are_tiyins = (1..=2).contains(&parts.len()) && parts.bytes().all(|byte| byte.is_ascii_digit());
    let are_thousands = whole.split([',', '.']).skip(1).all(|group| group.len() == 3);
    if are_tiyins && are_thousands { whole } else { text }
}

/// The recognised filters and the indexes of the pieces that expressed them.
fn understand(pieces: &[Piece], gazetteer: &Gazetteer) -> Vec<(Kind, Vec<usize>)> {
    let mut found = Vec::new();
    let mut places = Vec::new();
    let mut at = 0;
    while at < pieces.len() {
        let run = pieces[at..].iter().take_while(|piece| piece.is_plain()).count();
        let here = &pieces[at..at + run];
        let said = |length: usize| (at..at + length).collect::<Vec<_>>();
        // Words inside a known name are not filters, whatever they mean elsewhere ("onlayn savdo menejeri").
        let step = if let Some(length) = gazetteer.name(here.iter()) {
            length
        } else if let Some((amount, currency, length)) = pay::read(here) {
            found.push((Kind::Pay { amount, currency }, said(length)));
            length
        } else if let Some((kind, length)) = said::read(here) {
            found.push((kind, said(length)));
            length
        } else if let Some(mention) = gazetteer.read(here) {
            let length = mention.length;
            places.push((mention, said(length)));
            length
        } else {
            1
        };
        at += step;
    }
    for (slug, said) in gazetteer.settle(places) {
        found.push((Kind::Place(slug), said));
    }
    found.sort_by_key(|(_, said)| said.first().copied());
    found
}

/// The words to search for, without fillers such as "I am looking for work" and joining words, which match nothing
/// useful.
fn wanted<'a>(
    left: Vec<&'a Piece>,
    gazetteer: &Gazetteer,
    as_typed: bool,
    nothing_understood: bool,
) -> Vec<&'a Piece> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < left.len() {
        // A known name keeps all its words ("ish yurituvchi"), except joining words.
        let plain = left[at..].iter().copied().take_while(|piece| piece.is_plain());
        let name = gazetteer.name(plain);
        let piece = left[at];
        let is_idle = |piece: &Piece| piece.is_plain() && said::is_joining(piece);
        if let Some(length) = name {
            kept.extend(left[at..at + length].iter().filter(|piece| !is_idle(piece)));
        } else if !is_idle(piece) && (as_typed || !piece.is_plain() || !said::is_filler(piece)) {
            kept.push(piece);
        }
        at += name.unwrap_or(1);
    }
    let only_joining =
        kept.is_empty() && nothing_understood && left.iter().all(|piece| said::is_joining(piece));
    if only_joining { left } else { kept }
}

fn clauses(pieces: &[&Piece], end: usize) -> Vec<Clause> {
    let mut clauses = Vec::new();
    let mut rest = &pieces[..pieces.len().min(MOST_WORDS)];
    while let Some(first) = rest.first() {
        let length = match first.phrase {
            Some(phrase) => rest.iter().take_while(|piece| piece.phrase == Some(phrase)).count(),
            None => 1,
        };
        let words = rest[..length].iter().map(|piece| Word {
            typed: piece.typed.clone(),
            tokens: piece.tokens.clone(),
            is_last_open: piece.is_plain() && piece.at.end == end,
        });
        let clause = match first.phrase {
            Some(_) => Some(Clause::Phrase(words.collect())),
            None => words.map(Clause::Word).next(),
        };
        let clause =
            clause.map(|clause| if first.is_without { Clause::Without(Box::new(clause)) } else { clause });
        clauses.extend(clause);
        rest = &rest[length..];
    }
    clauses
}

/// The text without some of its pieces.
fn without(text: &str, pieces: &[Piece], said: &[usize]) -> String {
    let mut rest = String::with_capacity(text.len());
    let mut from = 0;
    for piece in said.iter().map(|&number| &pieces[number]) {
        rest.push_str(&text[from..piece.at.start]);
        rest.push(' ');
        from = piece.at.end;
    }
    rest.push_str(&text[from..]);
    let rest = rest.split_whitespace().collect::<Vec<_>>().join(" ");
    rest.trim_matches([' ', ',', ';']).to_owned()
}
