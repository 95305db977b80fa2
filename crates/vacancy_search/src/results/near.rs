//! When nothing matches: results without the filter that excludes the most.

use platform::db::Db;
use platform::{PageQuery, Result};
use search_engine::index::{Filters, SearchRequest};
use vacancies::VacancyId;

use crate::engine::Cards;

use super::Search;
use super::answer::{Applied, Near};

const SHOWN: usize = 6;

/// Tries leaving out each filter; offers the one whose removal gives the most results.
pub(super) async fn find(search: &Search<'_>, db: &mut Db<'_>, applied: &[Applied]) -> Result<Option<Near>> {
    let mut best: Option<(usize, &Applied, Filters)> = None;
    let mut tried = Vec::new();
    for one in applied {
        if tried.contains(&one.key) {
            continue;
        }
        tried.push(one.key);
        let filters = search.filters_without(one.key).filters();
        let question = SearchRequest { filters: &filters, ..search.question(0, 0, false) };
        let Some(found) = search.ask(question).await? else { return Ok(None) };
        if found.total > best.as_ref().map_or(0, |(total, ..)| *total) {
            best = Some((found.total, one, filters));
        }
    }
    let Some((total, one, filters)) = best else { return Ok(None) };
    let limit = SHOWN.min(PageQuery::default().per_page() as usize);
    let question = SearchRequest { filters: &filters, ..search.question(0, limit, false) };
    let Some(found) = search.ask(question).await? else { return Ok(None) };
    let ids: Vec<VacancyId> = found.ids.into_iter().map(VacancyId::from).collect();
    let data = Cards::list(search.app, db, &ids, search.reader).await?;
    let same = applied.iter().filter(|other| other.key == one.key).map(|other| other.label.as_str());
    let label = same.collect::<Vec<_>>().join(", ");
    Ok((!data.is_empty()).then_some(Near { without: one.key, label, total: total as u64, data }))
}
