//! Tests of the index through its public interface.

mod durability;
mod filters;
mod order;
mod words;

use uuid::Uuid;

use super::{Change, Filters, Request, SearchHits, Sort, VacancyDoc, VacancyIndex};
use crate::analysis::tokens;
use crate::query::{Clause, Tree, Word};
use crate::synonyms::Synonyms;

const NOW: i64 = 1_800_000_000;
const DAY: i64 = 24 * 3600;

fn id(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

fn vacancy(number: u128, title: &str) -> VacancyDoc {
    VacancyDoc {
        id: id(number),
        title: title.to_owned(),
        company: String::new(),
        lists: Vec::new(),
        about: String::new(),
        profession: None,
        profession_names: Vec::new(),
        spheres: Vec::new(),
        locations: Vec::new(),
        work_types: Vec::new(),
        experience: 0,
        education: None,
        languages: Vec::new(),
        pay: None,
        resume_required: false,
        company_id: id(1),
        published_at: NOW - DAY,
        expires_at: NOW + 30 * DAY,
        is_top: false,
        answer_factor: 1.0,
    }
}

fn put(vacancies: impl IntoIterator<Item = VacancyDoc>) -> Vec<Change> {
    vacancies.into_iter().map(|vacancy| Change::Put(Box::new(vacancy))).collect()
}

fn index(vacancies: impl IntoIterator<Item = VacancyDoc>) -> VacancyIndex {
    let index = VacancyIndex::in_memory();
    index.apply(put(vacancies), "1").unwrap();
    index
}

/// One vacancy per title, numbered from one.
fn titled(titles: &[&str]) -> VacancyIndex {
    index((1..).zip(titles).map(|(number, title)| vacancy(number, title)))
}

fn word(typed: &str) -> Word {
    Word { typed: typed.to_owned(), tokens: tokens(typed), is_last_open: false }
}

fn tree(words: &str) -> Tree {
    Tree { clauses: words.split(' ').map(|typed| Clause::Word(word(typed))).collect() }
}

fn phrase(words: &str) -> Clause {
    Clause::Phrase(words.split(' ').map(word).collect())
}

fn without(clause: Clause) -> Clause {
    Clause::Without(Box::new(clause))
}

/// A request with usual defaults.
struct Ask {
    synonyms: Synonyms,
    filters: Filters,
    sort: Sort,
    offset: usize,
    limit: usize,
    corrections: bool,
    now: i64,
}

impl Default for Ask {
    fn default() -> Self {
        Self {
            synonyms: Synonyms::default(),
            filters: Filters::default(),
            sort: Sort::Relevance,
            offset: 0,
            limit: 20,
            corrections: true,
            now: NOW,
        }
    }
}

impl Ask {
    fn filtered(filters: Filters) -> Self {
        Self { filters, ..Self::default() }
    }

    fn synonyms(groups: &[&[&str]]) -> Self {
        let owned = groups.iter().map(|group| group.iter().map(|word| (*word).to_owned()).collect());
        Self { synonyms: Synonyms::new(owned.collect()), ..Self::default() }
    }

    fn find(&self, index: &VacancyIndex, query: Option<&Tree>) -> SearchHits {
        let Self { synonyms, filters, sort, offset, limit, corrections, now } = self;
        let request = Request {
            query,
            synonyms,
            filters,
            sort: *sort,
            offset: *offset,
            limit: *limit,
            paid: 0..2,
            facets: true,
            corrections: *corrections,
            now: *now,
        };
        let found = index.search(&request).unwrap();
        assert_eq!(index.count(&request).unwrap(), found.total);
        found
    }

    /// The numbers of the results.
    fn numbers(&self, index: &VacancyIndex, query: Option<&Tree>) -> Vec<u128> {
        self.find(index, query).ids.iter().map(Uuid::as_u128).collect()
    }
}

fn found(index: &VacancyIndex, words: &str) -> Vec<u128> {
    Ask::default().numbers(index, Some(&tree(words)))
}
