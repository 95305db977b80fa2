//! Executes a search request.

use std::cell::RefCell;

use super::counting::Counting;
use super::docs::Docs;
use super::narrow::Chosen;
use super::plan::{Group, Plan};
use super::rank::{Best, Matched, Named, Ranker};
use super::request::{SearchHits, SearchRequest};
use super::schema::Schema;
use super::segment::{Core, Segment};
use super::tags::Counter;
use super::view::View;

/// The deepest result position; the caller's own limit is lower.
const DEEPEST: usize = 10_000;
/// When at most one in this many documents match, they are ranked one by one and not in blocks.
const SPARSE: usize = 64;

pub(super) fn search(
    schema: &Schema,
    view: &View,
    request: &SearchRequest<'_>,
) -> tantivy::Result<SearchHits> {
    let plan = Plan::new(view, request)?;
    let mut found = run(schema, view, request, &plan, false)?;
    if found.total == 0 && plan.may_relax() {
        found = run(schema, view, request, &plan, true)?;
        found.relaxed = found.total > 0;
    }
    found.corrections = plan.corrections;
    found.generation = view.generation;
    Ok(found)
}

fn run(
    schema: &Schema,
    view: &View,
    request: &SearchRequest<'_>,
    plan: &Plan,
    relaxed: bool,
) -> tantivy::Result<SearchHits> {
    let mut total = 0;
    let mut counter = Counter::new(&view.tags);
    let room = if request.limit == 0 { 0 } else { request.offset.saturating_add(request.limit).min(DEEPEST) };
    let mut best = Best::new(room);
    let promoted_room =
        if request.promoted.is_empty() || relaxed { 0 } else { request.promoted.end.min(DEEPEST) };
    let mut best_promoted = Best::new(promoted_room);
    let key = if request.facets { plan.key() } else { String::new() };
    for (number, segment) in view.segments.iter().enumerate() {
        let core = segment.core.as_ref();
        let mut matched = Vec::with_capacity(plan.groups.len());
        for group in &plan.groups {
            matched.push(look_up(core, group)?);
        }
        let filters = Chosen::new(core, request.filters, request.facets)?;
        let found = having(segment, plan, &matched, relaxed, request.now, &filters)?;
        if found.is_empty() {
            continue;
        }
        let narrowed = filters.narrow(core, found)?;
        let here = narrowed.all.len();
        total += here;
        if request.facets {
            Counting { core, key: &key, matched: &matched, relaxed }.count(&narrowed, number, &mut counter);
        }
        // When filters leave few scattered documents, most blocks would be visited for nothing.
        let found = match narrowed.all {
            Docs::Many(bits) if here <= core.size as usize / SPARSE => Docs::Few(bits.list(here)),
            all => all,
        };
        let ranker = Ranker { core, matched: &matched, sort: request.sort, now: request.now };
        if room > 0 {
            ranker.offer(&found, |_| true, &mut best);
        }
        if promoted_room > 0 {
            offer_promoted(&ranker, &found, &mut best_promoted)?;
        }
    }
    let facets = request.facets.then(|| counter.facets(schema));
    let mut ids = best.ids(request.offset);
    ids.truncate(request.limit);
    let promoted = best_promoted.ids(request.promoted.start);
    Ok(SearchHits { ids, promoted, total, facets, ..SearchHits::default() })
}

/// Few documents are promoted, so they are looked up in the matches instead of merging both sets.
fn offer_promoted(ranker: &Ranker<'_>, found: &Docs, best: &mut Best) -> tantivy::Result<()> {
    let Some(promoted) = &ranker.core.promoted else { return Ok(()) };
    let list = ranker.core.tagged(&promoted.tag)?;
    let named = RefCell::new(Named::new(ranker.matched, &ranker.core.schema.bands));
    let is_named = |doc| named.borrow_mut().has(doc);
    match (found, list.as_ref()) {
        (Docs::Many(found), Docs::Few(_)) => {
            ranker.offer(&list, |doc| found.contains(doc) && is_named(doc), best);
        }
        _ => ranker.offer(found, |doc| promoted.docs.contains(doc) && is_named(doc), best),
    }
    Ok(())
}

fn look_up(core: &Core, group: &Group) -> tantivy::Result<Matched> {
    let mut words = Vec::with_capacity(group.words.len());
    for word in &group.words {
        words.push(word.hits(core)?);
    }
    let together = group.together.as_ref().map(|together| together.hits(core)).transpose()?;
    let either = match (words.as_slice(), &together) {
        ([_], None) => None,
        (_, together) => Some(core.named(&group.key(), || {
            let all = Docs::all_of(words.iter().map(|word| &word.docs));
            let sets = [Some(&all), together.as_ref().map(|together| &together.docs)];
            Ok(Docs::union(sets.into_iter().flatten(), core.size))
        })?),
    };
    Ok(Matched { words, together, either, weight: group.weight })
}

impl Matched {
    pub fn docs(&self) -> &Docs {
        self.either.as_deref().unwrap_or_else(|| &self.words[0].docs)
    }
}

/// The open documents that match all groups, or, when relaxed, any of them; more matching groups score higher.
/// Filters that can be intersected right away are applied here.
fn having(
    segment: &Segment,
    plan: &Plan,
    matched: &[Matched],
    relaxed: bool,
    now: i64,
    filters: &Chosen<'_>,
) -> tantivy::Result<Docs> {
    let core = segment.core.as_ref();
    let live = segment.live(now);
    let groups = matched.iter().map(Matched::docs);
    let any = relaxed.then(|| Docs::union(groups.clone(), core.size));
    let all = groups.filter(|_| !relaxed);
    let mut found = Docs::all_of(all.chain(&any).chain([&live.docs]).chain(filters.at_once()));
    for sources in &plan.without {
        found = found.minus(&sources.hits(core)?.docs);
    }
    Ok(found)
}
