//! Parses pay in a query: "5 mln", "от 800$", "3-5 млн сум", "5 000 000".

use kernel::Currency;
use kernel::uzbek::fold;

use super::pieces::Piece;

/// Folded words next to a number that only say that it is pay.
const BEFORE: &[&str] = &[
    "oylik",
    "oyligi",
    "oylikka",
    "maosh",
    "maoshi",
    "zarplata",
    "zarplatoy",
    "zarplatu",
    "oklad",
    "okladom",
    "zp",
    "z p",
    "salary",
    "pay",
    "ish haqi",
    "ot",
    "kamida",
    "eng kami",
    "minimum",
    "min",
    "ne menee",
    "bolee",
    "bolshe",
    "svyshe",
    "svishe",
    "from",
    "at least",
    "over",
    "s zarplatoy",
    "s okladom",
];
const AFTER: &[&str] = &[
    "dan yuqori",
    "dan baland",
    "dan ortiq",
    "dan kop",
    "dan",
    "va undan yuqori",
    "va undan ortiq",
    "yuqori",
    "i vyshe",
    "i vishe",
    "i bolshe",
    "i bolee",
    "oylik",
    "oyligi",
    "maosh",
    "maoshli",
    "oyiga",
    "v mesyas",
    "per month",
    "a month",
    "monthly",
    "and more",
    "and up",
    "lik",
];
/// An upper limit is not a minimum, and there is no filter by maximum pay.
const CEILING: &[&str] = &["do", "gacha", "up", "below", "under"];

const MILLION: &[&str] =
    &["mln", "million", "milion", "millon", "millionov", "milliona", "lyam", "lyama", "lyamov", "mil"];
const THOUSAND: &[&str] = &["ming", "tys", "tis", "tysyach", "tysyachi", "tisyach", "k", "thousand"];
const SOM: &[&str] = &["som", "sum", "sumov", "suma", "soum", "uzs"];
const DOLLAR: &[&str] =
    &["$", "usd", "dollar", "dollarov", "dollara", "dollars", "dol", "baksov", "ue", "doll"];
const ROUBLE: &[&str] = &["₽", "rub", "rubl", "rubley", "rublya", "rubles"];
/// Uzbek endings after a number: "5 mlndan", "500 dollarlik".
const ENDINGS: &[&str] = &["dan", "lik", "li", "lar", "ga", "ni"];

/// A number without a unit is pay only in this range: less may be anything, more may be a phone number.
const BARE: std::ops::RangeInclusive<i64> = 500_000..=200_000_000;
/// The minimum amount that counts as pay, in each currency.
const LEAST: [i64; 3] = [100_000, 50, 1000];
/// No salary may be higher (decisions B3).
const MAX_AMOUNT: i64 = 1_000_000_000_000;

/// The maximum length of a pay expression, in pieces.
const MOST_PIECES: usize = 10;

/// The pay at the start of these pieces and how many pieces it takes.
pub(super) fn read(pieces: &[Piece]) -> Option<(i64, Currency, usize)> {
    // Fast path: most queries contain no pay.
    let is_number = |piece: &Piece| piece.typed.contains(|c: char| c.is_ascii_digit());
    if !pieces.iter().take(MOST_PIECES).any(is_number) {
        return None;
    }
    let atoms = atoms(pieces);
    let mut reader = Reader { atoms: &atoms };
    while reader.take_phrase(BEFORE) {}
    let sign = reader.currency();
    let low = reader.number()?;
    let unit = reader.unit();
    let high = reader.upper_bound();
    let unit = unit.or_else(|| reader.unit());
    let currency = sign.or_else(|| reader.trailing_currency());
    // "5 mln dan 8 mln gacha": the first number is the minimum.
    let is_ceiling = high.is_none() && (reader.is_next(CEILING) || reader.ends_ceiling());
    while reader.take_phrase(AFTER) {}
    reader.take_sign('+');
    let amount = amount(&low, unit)?;
    let index = currency.unwrap_or_default() as usize;
    let is_pay = match (unit, currency) {
        (None, None) => BARE.contains(&amount),
        _ => (LEAST[index]..=MAX_AMOUNT).contains(&amount),
    };
    let length = pieces.len() - reader.atoms.iter().filter(|atom| atom.is_last).count();
    let ends_between = reader.atoms.first().is_none_or(|atom| atom.is_first);
    (is_pay && !is_ceiling && ends_between).then(|| (amount, currency.unwrap_or_default(), length))
}

/// The amount that all these pieces are, and its currency if it is said.
pub(super) fn whole(pieces: &[Piece]) -> Option<(i64, Option<Currency>)> {
    let atoms = atoms(pieces);
    let mut reader = Reader { atoms: &atoms };
    let sign = reader.currency();
    let number = reader.number()?;
    let unit = reader.unit();
    let currency = sign.or_else(|| reader.currency());
    if !reader.atoms.is_empty() {
        return None;
    }
    Some((amount(&number, unit)?, currency))
}

/// A number, a word or a sign; "5mln" is one piece with two atoms.
#[derive(Debug, Clone)]
struct Atom {
    text: String,
    is_number: bool,
    is_first: bool,
    is_last: bool,
}

fn atoms(pieces: &[Piece]) -> Vec<Atom> {
    let mut atoms: Vec<Atom> = Vec::new();
    for (number, piece) in pieces.iter().enumerate() {
        let start = atoms.len();
        if number < MOST_PIECES {
            push_atoms(&piece.typed, &mut atoms);
        }
        if atoms.len() == start {
            // A placeholder for unparsed text, so that the piece counts as not consumed.
            atoms.push(Atom { text: String::new(), is_number: false, is_first: true, is_last: true });
        }
        atoms[start].is_first = true;
        if let Some(last) = atoms.last_mut() {
            last.is_last = true;
        }
    }
    atoms
}

fn push_atoms(typed: &str, atoms: &mut Vec<Atom>) {
    let mut rest = typed;
    while let Some(c) = rest.chars().next() {
        let is_number = c.is_ascii_digit();
        let belongs = |other: char| match is_number {
            true => other.is_ascii_digit() || matches!(other, '.' | ','),
            false => c.is_alphabetic() && !other.is_ascii_digit() && !"$₽+-".contains(other),
        };
        let length =
            rest.char_indices().skip(1).find(|(_, other)| !belongs(*other)).map_or(rest.len(), |(at, _)| at);
        let (text, after) = rest.split_at(length);
        rest = after;
        let text = match is_number {
            true => text.trim_end_matches(['.', ',']).to_owned(),
            false if "$₽+-".contains(c) => text.to_owned(),
            false => fold(text),
        };
        if !text.is_empty() {
            // Removes the dots of "у.е." and "з.п.".
            let text = if text.len() == 3 { text.replace(' ', "") } else { text };
            atoms.push(Atom { text, is_number, is_first: false, is_last: false });
        }
    }
}

struct Reader<'a> {
    atoms: &'a [Atom],
}

impl Reader<'_> {
    fn take(&mut self, count: usize) {
        self.atoms = &self.atoms[count..];
    }

    /// Consumes the longest of these phrases that matches here.
    fn take_phrase(&mut self, phrases: &[&str]) -> bool {
        let fits = |phrase: &&&str| {
            let mut words = phrase.split(' ').zip(self.atoms);
            phrase.split(' ').count() <= self.atoms.len() && words.all(|(word, atom)| atom.text == word)
        };
        let longest = phrases.iter().filter(fits).map(|phrase| phrase.split(' ').count()).max();
        self.take(longest.unwrap_or(0));
        longest.is_some()
    }

    fn take_sign(&mut self, sign: char) -> bool {
        let is_here = self.atoms.first().is_some_and(|atom| atom.text.chars().eq([sign]));
        self.take(usize::from(is_here));
        is_here
    }

    fn is_next(&self, words: &[&str]) -> bool {
        self.atoms.first().is_some_and(|atom| words.contains(&atom.text.as_str()))
    }

    /// "5 mlngacha" is a single word.
    fn ends_ceiling(&self) -> bool {
        self.atoms.first().is_some_and(|atom| atom.text.ends_with("gacha"))
    }

    fn word_of(&mut self, words: &[&str]) -> bool {
        let is_here = self.atoms.first().is_some_and(|atom| {
            let bare = ENDINGS
                .iter()
                .find_map(|ending| atom.text.strip_suffix(ending).filter(|bare| words.contains(bare)));
            words.contains(&atom.text.as_str()) || bare.is_some()
        });
        self.take(usize::from(is_here));
        is_here
    }

    fn unit(&mut self) -> Option<i64> {
        [(1_000_000, MILLION), (1000, THOUSAND)]
            .into_iter()
            .find_map(|(unit, words)| self.word_of(words).then_some(unit))
    }

    fn currency(&mut self) -> Option<Currency> {
        let lists = [(Currency::Uzs, SOM), (Currency::Usd, DOLLAR), (Currency::Rub, ROUBLE)];
        lists.into_iter().find_map(|(currency, words)| self.word_of(words).then_some(currency))
    }

    /// In "5 mln $500" the sign belongs to the number after it.
    fn trailing_currency(&mut self) -> Option<Currency> {
        let is_of_next = self.atoms.first().is_some_and(|atom| atom.is_first && !atom.is_last);
        if is_of_next { None } else { self.currency() }
    }

    /// "5", "1,5", "5 000 000", "5.000.000".
    fn number(&mut self) -> Option<String> {
        let first = self.atoms.first().filter(|atom| atom.is_number)?;
        let mut number = first.text.clone();
        self.take(1);
        let is_group =
            |atom: &&Atom| atom.is_number && atom.text.len() == 3 && atom.is_first && is_digits(&atom.text);
        if is_digits(&number) && number.len() <= 3 {
            while let Some(group) = self.atoms.first().filter(is_group) {
                number.push_str(&group.text);
                self.take(1);
            }
        }
        Some(number)
    }

    /// The second half of "3-5" or "от 3 до 5".
    fn upper_bound(&mut self) -> Option<String> {
        let saved = self.atoms;
        let joins = self.take_sign('-') || self.take_phrase(&["do", "dan", "to"]);
        let high = if joins { self.number() } else { None };
        if high.is_none() {
            self.atoms = saved;
        }
        high
    }
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn amount(number: &str, unit: Option<i64>) -> Option<i64> {
    let unit = unit.unwrap_or(1);
    let groups: Vec<&str> = number.split(['.', ',']).collect();
    let [whole, parts @ ..] = groups.as_slice() else { return None };
    // Dots between groups of three digits are thousands separators.
    let are_thousands = unit < 1_000_000 && parts.iter().all(|part| part.len() == 3);
    if parts.is_empty() || are_thousands {
        return groups.concat().parse::<i64>().ok()?.checked_mul(unit);
    }
    let [decimals] = parts else { return None };
    let scale = 10_i64.checked_pow(u32::try_from(decimals.len()).ok()?)?;
    let digits: i64 = format!("{whole}{decimals}").parse().ok()?;
    digits.checked_mul(unit).map(|scaled| scaled / scale)
}

#[cfg(test)]
mod tests {
    use kernel::Currency::{Rub, Usd, Uzs};

    use crate::query::amount;

    /// The same cases are in `web/src/lib/amount.test.ts`.
    #[test]
    fn an_amount_is_read_as_people_write_it() {
        for (text, expected) in [
            ("5 000 000", (5_000_000, None)),
            ("5.000.000", (5_000_000, None)),
            ("5 000 000,50", (5_000_000, None)),
            ("5mln", (5_000_000, None)),
            ("5 млн", (5_000_000, None)),
            ("5,5 mln", (5_500_000, None)),
            ("500 ming", (500_000, None)),
            ("$500", (500, Some(Usd))),
            ("500 $", (500, Some(Usd))),
            ("50 000 ₽", (50_000, Some(Rub))),
            ("50 тыс. руб.", (50_000, Some(Rub))),
            ("5 mln soʻm", (5_000_000, Some(Uzs))),
        ] {
            assert_eq!(amount(text), Some(expected), "{text}");
        }
        for text in ["", "kelishamiz", "ot 5", "5-7 mln", "-5", "5 kg", "1.2.3", "\"5 mln\""] {
            assert_eq!(amount(text), None, "{text}");
        }
    }
}
