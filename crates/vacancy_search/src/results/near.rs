//! When nothing matches: what each condition excludes, and results without the filter that excludes the most.

use platform::db::Db;
use platform::{PageQuery, Result};
use search_engine::index::{Filters, SearchRequest};
use vacancies::VacancyId;

use crate::engine::Cards;

use super::Search;
use super::answer::{Applied, Near, Way};

const SHOWN: usize = 6;

/// Tries leaving out the words and each filter; offers the results without the filter that excludes the most.
pub(super) async fn find(
    search: &Search<'_>,
    db: &mut Db<'_>,
    applied: &[Applied],
) -> Result<(Option<Near>, Vec<Way>)> {
    let mut ways = Vec::new();
    if search.parsed.tree().is_some() && !applied.is_empty() {
        let question = SearchRequest { query: None, ..search.question(0, 0, false) };
        let Some(found) = search.ask(question).await? else { return Ok((None, Vec::new())) };
        let label = search.parsed.parsed.words.clone();
        ways.push(Way { without: None, label, total: found.total as u64 });
    }
    let mut best: Option<(usize, &Applied, Filters)> = None;
    let mut tried = Vec::new();
    for one in applied {
        if tried.contains(&one.key) {
            continue;
        }
        tried.push(one.key);
        let filters = search.filters_without(one.key).filters();
        let question = SearchRequest { filters: &filters, ..search.question(0, 0, false) };
        let Some(found) = search.ask(question).await? else { return Ok((None, Vec::new())) };
        ways.push(Way { without: Some(one.key), label: label_of(applied, one), total: found.total as u64 });
        if found.total > best.as_ref().map_or(0, |(total, ..)| *total) {
            best = Some((found.total, one, filters));
        }
    }
    ways.retain(|way| way.total > 0);
    ways.sort_by_key(|way| std::cmp::Reverse(way.total));
    let Some((total, one, filters)) = best else { return Ok((None, ways)) };
    let limit = SHOWN.min(PageQuery::default().per_page() as usize);
    let question = SearchRequest { filters: &filters, ..search.question(0, limit, false) };
    let Some(found) = search.ask(question).await? else { return Ok((None, ways)) };
    let ids: Vec<VacancyId> = found.ids.into_iter().map(VacancyId::from).collect();
    let data = Cards::list(search.app, db, &ids, search.reader).await?;
    let label = label_of(applied, one);
    let near = (!data.is_empty()).then_some(Near { without: one.key, label, total: total as u64, data });
    Ok((near, ways))
}

/// All values of a filter.
fn label_of(applied: &[Applied], one: &Applied) -> String {
    let same = applied.iter().filter(|other| other.key == one.key).map(|other| other.label.as_str());
    same.collect::<Vec<_>>().join(", ")
}
