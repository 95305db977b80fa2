//! Answering a request.

use std::borrow::Cow;

use super::docs::{Bits, Docs};
use super::filter::{count, narrow};
use super::plan::{Group, Plan};
use super::rank::{Best, Matched, rank};
use super::request::{Filters, Found, Request};
use super::schema::{Dimension, YES};
use super::segment::{Core, Segment};
use super::tags::{self, Counter, Counts};
use super::view::View;

/// Nobody looks further; the caller's own limit is lower.
const DEEPEST: usize = 10_000;
/// Counts of fewer documents are quickly made.
const WORTH_REMEMBERING: usize = 2_000;

pub(super) fn search(view: &View, request: &Request<'_>) -> tantivy::Result<Found> {
    let plan = Plan::new(view, request)?;
    let mut found = run(view, request, &plan, false)?;
    if found.total == 0 && plan.may_relax() {
        found = run(view, request, &plan, true)?;
        found.relaxed = found.total > 0;
    }
    found.corrections = plan.corrections;
    found.generation = view.generation;
    Ok(found)
}

fn run(view: &View, request: &Request<'_>, plan: &Plan, relaxed: bool) -> tantivy::Result<Found> {
    let mut total = 0;
    let mut counter = Counter::new(&view.tags);
    let room = if request.limit == 0 { 0 } else { request.offset.saturating_add(request.limit).min(DEEPEST) };
    let mut best = Best::new(room);
    let paid_room = if request.paid.is_empty() { 0 } else { request.paid.end.min(DEEPEST) };
    let mut best_paid = Best::new(paid_room);
    let is_plain = !relaxed && plan.without.is_empty() && *request.filters == Filters::default();
    let key = plan.key();
    for (number, segment) in view.segments.iter().enumerate() {
        let core = segment.core.as_ref();
        let mut matched = Vec::with_capacity(plan.groups.len());
        for group in &plan.groups {
            matched.push(look_up(core, group)?);
        }
        let found = having(segment, plan, &matched, relaxed, request)?;
        if found.is_empty() {
            continue;
        }
        let narrowed = narrow(core, found, request.filters, request.facets)?;
        total += narrowed.all.len();
        if request.facets && is_plain && narrowed.all.len() > WORTH_REMEMBERING {
            let counts = count_plain(core, &key, &matched, &narrowed.all)?;
            counter.add(number, core, &counts, &Dimension::COUNTED);
        } else if request.facets {
            count(&mut counter, number, core, &narrowed)?;
        }
        if room > 0 {
            rank(core, &narrowed.all, &matched, request.sort, request.now, &mut best);
        }
        if paid_room > 0 {
            let top = core.tagged(&Dimension::Top.tag(YES))?;
            let paid = narrowed.all.and(&top);
            rank(core, &paid, &matched, request.sort, request.now, &mut best_paid);
        }
    }
    let facets = request.facets.then(|| counter.facets());
    let mut ids = best.ids(request.offset);
    ids.truncate(request.limit);
    let paid = best_paid.ids(request.paid.start);
    Ok(Found { ids, paid, total, facets, ..Found::default() })
}

/// Counts for words without filters, which most people begin with. Those of all documents with the words never
/// change, so they are remembered, and only documents that are deleted or expired are taken off.
fn count_plain(core: &Core, key: &str, matched: &[Matched], live: &Docs) -> tantivy::Result<Counts> {
    let take_off = |all: &[u32], gone: &Docs| -> tantivy::Result<Counts> {
        let gone = tags::count(core, gone, &Dimension::COUNTED)?;
        Ok(all.iter().zip(gone).map(|(all, gone)| all.saturating_sub(gone)).collect())
    };
    if matched.is_empty() {
        let all = Docs::Many(Bits::of(core.size, |_| true));
        return take_off(core.tags.frequencies(), &all.minus(live));
    }
    let sets: Vec<Cow<'_, Docs>> = matched.iter().map(|group| group.docs(core)).collect();
    let all = if let [only] = sets.as_slice() {
        only.clone()
    } else {
        Cow::Owned(all_of(sets.iter().map(Cow::as_ref)))
    };
    let counts = core.counts(key, || tags::count(core, &all, &Dimension::COUNTED))?;
    take_off(&counts, &all.minus(live))
}

fn look_up(core: &Core, group: &Group) -> tantivy::Result<Matched> {
    let mut words = Vec::with_capacity(group.words.len());
    for word in &group.words {
        words.push(word.hits(core)?);
    }
    let together = group.together.as_ref().map(|together| together.hits(core)).transpose()?;
    Ok(Matched { words, together, weight: group.weight })
}

impl Matched {
    fn docs(&self, core: &Core) -> Cow<'_, Docs> {
        let (first, others) = self.words.split_first().expect("a group has a word");
        if others.is_empty() && self.together.is_none() {
            return Cow::Borrowed(&first.docs);
        }
        let all = others.iter().fold(Cow::Borrowed(&first.docs), |all, word| Cow::Owned(all.and(&word.docs)));
        match &self.together {
            Some(together) => Cow::Owned(Docs::union([all.as_ref(), &together.docs].into_iter(), core.size)),
            None => all,
        }
    }
}

/// The open documents with all groups, or with any of them: those with more are worth more.
fn having(
    segment: &Segment,
    plan: &Plan,
    matched: &[Matched],
    relaxed: bool,
    request: &Request<'_>,
) -> tantivy::Result<Docs> {
    let core = segment.core.as_ref();
    let live = segment.live(request.now);
    let sets: Vec<Cow<'_, Docs>> = matched.iter().map(|group| group.docs(core)).collect();
    let some = relaxed.then(|| Docs::union(sets.iter().map(Cow::as_ref), core.size));
    let wanted = match &some {
        Some(some) => vec![some],
        None => sets.iter().map(Cow::as_ref).collect(),
    };
    let mut found = all_of(wanted.into_iter().chain([&live.docs]));
    for sources in &plan.without {
        found = found.minus(&sources.hits(core)?.docs);
    }
    Ok(found)
}

/// The shortest lists first: what is left after them is soon little.
fn all_of<'a>(sets: impl Iterator<Item = &'a Docs>) -> Docs {
    let mut sets: Vec<&Docs> = sets.collect();
    sets.sort_by_key(|set| set.bytes());
    match sets.as_slice() {
        [] => Docs::Few(Vec::new()),
        [only] => (*only).clone(),
        [first, second, others @ ..] => others.iter().fold(first.and(second), |all, set| all.and(set)),
    }
}
