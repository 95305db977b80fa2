//! The common input of all engines: the texts of vacancies, folded by our own analysis, and a thousand queries.

use std::collections::BTreeMap;

use kernel::chance::Chance;

/// A vacancy as the other engines store it.
#[derive(Debug)]
pub struct Doc {
    pub number: i64,
    pub title: String,
    pub body: String,
    pub region: i32,
    /// In UZS; zero when there is none.
    pub pay: i64,
}

pub fn folded(text: &str) -> String {
    search_engine::tokens(text).into_iter().map(|token| token.folded).collect::<Vec<_>>().join(" ")
}

/// How frequent a word is: the cost of a search depends on it most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    Common,
    Medium,
    Rare,
}

impl Class {
    pub const ALL: [Self; 3] = [Self::Common, Self::Medium, Self::Rare];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Medium => "medium",
            Self::Rare => "rare",
        }
    }

    /// By the share of vacancies that have it in their title or company name.
    fn of(share: f64) -> Self {
        match share {
            ..0.001 => Self::Rare,
            ..0.01 => Self::Medium,
            _ => Self::Common,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Query {
    /// One or two words, folded.
    pub words: Vec<String>,
    pub class: Class,
    pub region: Option<i32>,
    pub pay: Option<i64>,
}

impl Query {
    pub fn text(&self) -> String {
        self.words.join(" ")
    }
}

/// Counts words while the corpus is read, and draws queries from them.
#[derive(Default)]
pub struct Vocabulary {
    docs: usize,
    words: BTreeMap<String, usize>,
    /// Words that are adjacent in some title, so that a two-word query finds something.
    pairs: BTreeMap<(String, String), usize>,
    regions: BTreeMap<i32, usize>,
}

const QUERIES: usize = 1000;
/// Shorter words are mostly fragments.
const SHORTEST: usize = 3;

impl Vocabulary {
    pub fn add(&mut self, title: &str, company: &str, region: i32) {
        self.docs += 1;
        *self.regions.entry(region).or_default() += 1;
        let is_word =
            |word: &&str| word.len() >= SHORTEST && word.bytes().all(|byte| byte.is_ascii_lowercase());
        let words: Vec<&str> = title.split(' ').filter(is_word).collect();
        for word in words.iter().copied().chain(company.split(' ').filter(is_word)) {
            *self.words.entry(word.to_owned()).or_default() += 1;
        }
        for pair in words.windows(2) {
            *self.pairs.entry((pair[0].to_owned(), pair[1].to_owned())).or_default() += 1;
        }
    }

    /// 30% common, 50% medium, 20% rare; every fourth has two words; 40% without filters, 40% in a region, 20% with a
    /// pay too. Deterministic for a given corpus.
    pub fn queries(&self) -> anyhow::Result<Vec<Query>> {
        let class = |count: &usize| Class::of(*count as f64 / self.docs.max(1) as f64);
        let mut one: BTreeMap<Class, Vec<Vec<String>>> = BTreeMap::new();
        let mut two: BTreeMap<Class, Vec<Vec<String>>> = BTreeMap::new();
        for (word, count) in &self.words {
            one.entry(class(count)).or_default().push(vec![word.clone()]);
        }
        for ((first, second), count) in &self.pairs {
            two.entry(class(count)).or_default().push(vec![first.clone(), second.clone()]);
        }
        let regions: Vec<i32> = self.regions.keys().copied().collect();
        let mut chance = Chance::new(1);
        (0..QUERIES)
            .map(|number| {
                let class = match number % 10 {
                    0..3 => Class::Common,
                    3..8 => Class::Medium,
                    _ => Class::Rare,
                };
                let lists = if chance.percent(25) { [&two, &one] } else { [&one, &two] };
                let list = lists.into_iter().find_map(|list| list.get(&class));
                let list = list.ok_or_else(|| anyhow::anyhow!("the corpus has no {} word", class.name()))?;
                let filters = chance.below(10);
                Ok(Query {
                    words: chance.of(list).clone(),
                    class,
                    region: (filters >= 4).then(|| *chance.of(&regions)),
                    pay: (filters >= 8).then_some(4_000_000),
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_queries_cover_all_classes_and_are_deterministic() {
        let mut words = Vocabulary::default();
        for number in 0..5000 {
            let letters: String =
                format!("{number:05}").bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
            let medium = if number % 300 == 0 { "payvandchi" } else { "boshqa" };
            words.add(&format!("haydovchi {medium}"), &letters, number % 14);
        }
        let queries = words.queries().unwrap();
        let count = |class| queries.iter().filter(|query| query.class == class).count();
        assert_eq!(Class::ALL.map(count), [300, 500, 200]);
        assert!(queries.iter().any(|query| query.words.len() == 2));
        assert!(queries.iter().any(|query| query.pay.is_some()));
        let again = words.queries().unwrap();
        assert!(queries.iter().zip(&again).all(|(one, other)| one.words == other.words));
        assert!(Vocabulary::default().queries().is_err(), "an empty vocabulary has no queries");
    }
}
