//! Search compared with other engines: the same texts and the same thousand queries, at 10 thousand, 100 thousand and
//! a million vacancies. `docs/PERFORMANCE.md` explains the rows.

mod candidates;
mod corpus;
mod fill;
mod growth;
mod ours;
mod sphinx;
mod sqlite;
mod store;

use std::cell::RefCell;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use serde_json::json;
use tokio::runtime::Runtime;

use crate::process::{Server, on_the_core_of_servers, wait_for_calm};
use crate::report::{Goal, Report};
use crate::stats::{Summary, percentile, sorted};
use crate::{Plan, paced, wrk};
use corpus::{Class, Query};
use fill::Filled;
use ours::Engine;

pub use store::connect;

/// A popular list: 20 cards with filters.
const HOT: &str = "/api/v1/jobs?sphere=sales&location=toshkent-shahri&work_type=fulltime";

/// Twenty changes per second: the peak rate of a large country.
const BETWEEN_CHANGES: Duration = Duration::from_millis(50);

/// Milliseconds of every query in every round.
type Rounds = Vec<Vec<f64>>;

pub fn measure(
    ishbor: &Path,
    data: &Path,
    plan: Plan,
    sizes: &[String],
    alone: bool,
    report: &mut Report,
) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut measured = Vec::new();
    for size in sizes {
        // Shared with `crate::vacancies`: a million vacancies take minutes and gigabytes.
        let folder = data.join(format!("vacancies-{size}"));
        let mut filled = fill::fill(&runtime, ishbor, &folder, size, alone, report)?;
        compare(&runtime, ishbor, &filled, plan, report)?;
        candidates::measure(&runtime, ishbor, &filled, plan, report)?;
        // Its texts are all in memory.
        filled.sqlite = None;
        measured.push(filled);
    }
    if let [small, .., large] = measured.as_slice() {
        growth::measure(ishbor, small, large, plan, report)?;
    }
    Ok(())
}

fn compare(
    runtime: &Runtime,
    ishbor: &Path,
    filled: &Filled,
    plan: Plan,
    report: &mut Report,
) -> anyhow::Result<()> {
    let Filled { size, folder, queries, .. } = filled;
    let server = Server::product(ishbor, folder, "info,sqlx=warn")?;
    ours::wait_for_index(server.address)?;
    wait_for_calm()?;
    let mut db = runtime.block_on(store::connect(folder))?;
    let mut sqlite = filled.sqlite.as_ref().map(RefCell::borrow_mut);
    let mut sphinx = filled.sphinx.as_deref().map(sphinx::Sphinx::start).transpose()?;
    let mut number = 0;
    let mut ask_all = |facets: bool| ask_all(&server, filled, facets, &mut number);
    let mut all: [Rounds; 5] = Default::default();
    // At a million the other engines take minutes per round.
    let is_large = size == "l";
    let rounds = if is_large { 2.min(plan.rounds) } else { plan.rounds };
    // The first round is the warm-up.
    for round in 0..=rounds {
        let mut order = [0, 1, 2, 3, 4];
        if round % 2 == 1 {
            order.reverse();
        }
        for which in order {
            if round == 0 && is_large && which > 1 {
                continue;
            }
            let times = match (which, &mut sqlite, &mut sphinx) {
                (0 | 1, ..) => ask_all(which == 1)?,
                (2, Some(_), _) => {
                    timed(queries, |query| runtime.block_on(store::find_texts(&mut db, query)).map(drop))?
                }
                (3, Some(sqlite), _) => timed(queries, |query| sqlite.search(query).map(drop))?,
                (4, _, Some(sphinx)) => timed(queries, |query| sphinx.search(query).map(drop))?,
                _ => Vec::new(),
            };
            if round > 0 {
                all[which].push(times);
            }
        }
        report.progress(&format!("{size}: round {round} of {rounds}"));
    }
    let [plain, facets, postgres, lite, sphinxes] = all;
    let named = [
        ("product over HTTP", &plain),
        ("product over HTTP, facets", &facets),
        ("PostgreSQL", &postgres),
        ("SQLite FTS5", &lite),
        ("Sphinx", &sphinxes),
    ];
    for (name, rounds) in named.iter().filter(|(_, rounds)| rounds.iter().all(|round| !round.is_empty())) {
        for percent in [50.0, 95.0, 99.0] {
            report.row(
                &format!("{size}: {name}, p{percent:.0}"),
                "ms",
                Summary::of(&at(rounds, percent)),
                None,
            );
        }
    }
    if sqlite.is_some() && sphinx.is_none() {
        report.doubt("Sphinx is not installed (Debian: apt-get install sphinxsearch), so it was not asked");
    }
    if sqlite.is_some() {
        beside(queries, size, [&plain, &postgres, &lite, &sphinxes], report);
    }
    report.raw(&format!("search-{size}"), json!({ "product_ms": plain, "facets_ms": facets, "postgres_ms": postgres, "sqlite_ms": lite, "sphinx_ms": sphinxes }));
    sphinx.map(sphinx::Sphinx::stop).transpose()?;
    rates(filled, &server, plan, report)?;
    freshness(runtime, filled, &server, &mut db, plan, report)?;
    server.stop()
}

/// Milliseconds of each query over HTTP. `number`: of the last request; every request comes from a different client.
fn ask_all(server: &Server, filled: &Filled, facets: bool, number: &mut u32) -> anyhow::Result<Vec<f64>> {
    // Other engines may be measured for minutes in between: the server closes a connection that is idle for so long.
    let mut stream = paced::connect(server.address)?;
    timed(&filled.queries, |query| {
        *number += 1;
        paced::exchange(&mut stream, &ours::request(query, &filled.regions, facets, *number))
    })
}

/// Quality R2 and R3: ours compared with the others.
fn beside(
    queries: &[Query],
    size: &str,
    [plain, postgres, lite, sphinxes]: [&Rounds; 4],
    report: &mut Report,
) {
    for (class, goal) in Class::ALL.into_iter().zip([20.0, 5.0, 1.0]) {
        let (ours, theirs) = (of(class, queries, plain), of(class, queries, postgres));
        let ratios = ratios(&at(&theirs, 50.0), &at(&ours, 50.0));
        let name = format!("R2 {size}: PostgreSQL / product, {} words, p50", class.name());
        report.row(&name, "ratio", Summary::of(&ratios), (size == "l").then_some(Goal::AtLeast(goal)));
    }
    let best: Vec<f64> = (0..plain.len())
        .map(|round| {
            let peers = [lite, sphinxes].map(|rounds| sorted(&rounds[round]));
            let p95 = peers.iter().filter(|peer| !peer.is_empty()).map(|peer| percentile(peer, 95.0));
            p95.fold(f64::MAX, f64::min)
        })
        .collect();
    let ratio = Summary::of(&ratios(&at(plain, 95.0), &best));
    report.row(
        &format!("R3 {size}: product / best of SQLite and Sphinx, p95"),
        "ratio",
        ratio,
        Some(Goal::AtMost(1.0)),
    );
}

/// Quality R1: how much of the speed of a cached list, and of the engine, remains after HTTP and the database.
fn rates(filled: &Filled, server: &Server, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    let Filled { size, folder, queries, regions, .. } = filled;
    let body = folder.join("hot");
    fs::write(&body, ours::get_bytes(server.address, HOT, 0)?)?;
    let bare = Server::bare_with(&[body])?;
    let engine = Engine::open(folder)?;
    // When nothing is found, the product also searches for near matches: those would be additional searches.
    let mut finding = Vec::new();
    for query in queries {
        if engine.finds(query, regions)? {
            finding.push(query.clone());
        }
    }
    let asked = |facets: bool, turn| {
        let request =
            |number: u32| ours::request(&finding[number as usize % finding.len()], regions, facets, number);
        ours::rate(server.address, turn, &request)
    };
    let called =
        |facets: bool, turn| on_the_core_of_servers(|| engine.rate(&finding, regions, facets, turn))?;
    wrk::rate(server.address, HOT, plan.warm_up)?;
    wrk::rate(bare.address, "/body/0", plan.warm_up)?;
    for facets in [false, true] {
        asked(facets, plan.warm_up)?;
        called(facets, plan.warm_up)?;
    }
    let mut of: [Vec<f64>; 6] = Default::default();
    for round in 0..plan.rounds {
        let pairs = [
            beside_each_other(
                plan.turn,
                |slice| wrk::rate(server.address, HOT, slice),
                |slice| wrk::rate(bare.address, "/body/0", slice),
            )?,
            beside_each_other(plan.turn, |slice| asked(true, slice), |slice| called(true, slice))?,
            beside_each_other(plan.turn, |slice| asked(false, slice), |slice| called(false, slice))?,
        ];
        of.iter_mut().zip(pairs.as_flattened()).for_each(|(rates, rate)| rates.push(*rate));
        report.progress(&format!("{size}: rates, round {} of {}", round + 1, plan.rounds));
    }
    let [hot, bare_rate, whole, whole_called, cards, cards_called] = &of;
    for (name, rates) in [
        ("hot list", hot),
        ("bare axum, same bytes", bare_rate),
        ("searches with facets over HTTP", whole),
        ("the same called in process", whole_called),
        ("searches without facets over HTTP", cards),
        ("the same without facets in process", cards_called),
    ] {
        report.row(&format!("{size}: {name}"), "requests/s", Summary::of(rates), None);
    }
    let list = ratios(hot, bare_rate);
    report.row(
        &format!("R1 {size}: hot list / bare axum"),
        "ratio",
        Summary::of(&list),
        Some(Goal::AtLeast(0.6)),
    );
    // The goal is for a million vacancies, where the engine does most of the work.
    let goal = (size == "l").then_some(Goal::AtLeast(0.75));
    for (name, over, called) in [
        ("search with facets over HTTP / in process", whole, whole_called),
        ("search without facets over HTTP / in process", cards, cards_called),
    ] {
        let ratio = Summary::of(&ratios(over, called));
        report.row(&format!("R1 {size}: {name}"), "ratio", ratio, goal);
    }
    bare.stop()
}

/// Two rates, each over one turn, in alternating slices: a temporary slowdown by other guests of the host then
/// affects both.
fn beside_each_other(
    turn: Duration,
    mut one: impl FnMut(Duration) -> anyhow::Result<f64>,
    mut other: impl FnMut(Duration) -> anyhow::Result<f64>,
) -> anyhow::Result<[f64; 2]> {
    const SLICE: Duration = Duration::from_secs(1);
    let slices = turn.as_secs().max(1);
    let mut sums = [0.0; 2];
    for slice in 0..slices {
        // Alternates which one is first.
        if slice % 2 == 0 {
            sums[0] += one(SLICE)?;
            sums[1] += other(SLICE)?;
        } else {
            sums[1] += other(SLICE)?;
            sums[0] += one(SLICE)?;
        }
    }
    Ok(sums.map(|sum| sum / slices as f64))
}

/// Quality R14: how soon a change is found while searches run, and what changes cost searches.
fn freshness(
    runtime: &Runtime,
    filled: &Filled,
    server: &Server,
    db: &mut sqlx::PgConnection,
    plan: Plan,
    report: &mut Report,
) -> anyhow::Result<()> {
    let Filled { size, queries, regions, .. } = filled;
    let request =
        |number: u32| ours::request(&queries[number as usize % queries.len()], regions, false, number);
    let (mut times, mut quiet, mut changing) = (Vec::new(), Vec::new(), Vec::new());
    let ids = runtime.block_on(store::list_public(db, 1000))?;
    let mut changed = (0_u32..).zip(ids.iter().copied().cycle());
    let mut next = || changed.next().context("there are public vacancies");
    for _ in 0..plan.rounds {
        quiet.push(ours::rate(server.address, plan.turn, &request)?);
        let rate = while_searching(server.address, plan.turn, &request, || {
            let (_, id) = next()?;
            thread::sleep(BETWEEN_CHANGES);
            let before = runtime.block_on(store::rename(db, "Haydovchi", id))?;
            thread::sleep(BETWEEN_CHANGES);
            runtime.block_on(store::rename(db, &before, id)).map(drop)
        })?;
        changing.push(rate);
        // Polling for a change is load for the server too, so it has a turn of its own.
        while_searching(server.address, plan.turn, &request, || {
            let (turn, id) = next()?;
            times.push(runtime.block_on(ours::time_until_found(db, server.address, id, turn))?);
            Ok(())
        })?;
    }
    let all = sorted(&times);
    let p99 = percentile(&all, 99.0);
    let spread = Summary { median: p99, least: all[0], most: p99 };
    report.row(
        &format!("R14 {size}: found after a change, p99 of {} (least: the fastest)", all.len()),
        "s",
        spread,
        Some(Goal::AtMost(2.0)),
    );
    let cost = ratios(&changing, &quiet);
    report.row(
        &format!("R14 {size}: searches/s while changing / without"),
        "ratio",
        Summary::of(&cost),
        Some(Goal::AtLeast(0.85)),
    );
    report.raw(&format!("search-{size}-found_after_s"), json!(times));
    Ok(())
}

/// Searches for one turn while something is done repeatedly. Returns searches per second.
fn while_searching(
    address: SocketAddr,
    turn: Duration,
    request: &(impl Fn(u32) -> String + Sync),
    mut again: impl FnMut() -> anyhow::Result<()>,
) -> anyhow::Result<f64> {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let load = scope.spawn(|| {
            let rate = ours::rate(address, turn, request);
            is_over.store(true, Ordering::Release);
            rate
        });
        while !is_over.load(Ordering::Acquire) {
            again()?;
        }
        load.join().map_err(|_| anyhow::anyhow!("the load broke down"))?
    })
}

/// Milliseconds of each query.
fn timed(queries: &[Query], mut ask: impl FnMut(&Query) -> anyhow::Result<()>) -> anyhow::Result<Vec<f64>> {
    let time = |query| {
        let begun = Instant::now();
        ask(query)?;
        Ok(begun.elapsed().as_secs_f64() * 1000.0)
    };
    queries.iter().map(time).collect()
}

/// A percentile of each round.
fn at(rounds: &Rounds, percent: f64) -> Vec<f64> {
    rounds.iter().map(|round| percentile(&sorted(round), percent)).collect()
}

/// The times of queries of this class.
fn of(class: Class, queries: &[Query], rounds: &Rounds) -> Rounds {
    let of_round = |round: &Vec<f64>| {
        let pairs = queries.iter().zip(round);
        pairs.filter(|(query, _)| query.class == class).map(|(_, time)| *time).collect()
    };
    rounds.iter().map(of_round).collect()
}

/// Per round, since the turns of one round saw the same machine.
fn ratios(of: &[f64], to: &[f64]) -> Vec<f64> {
    of.iter().zip(to).map(|(of, to)| of / to).collect()
}

/// The bytes of all files in a folder.
fn bytes_of(folder: &Path) -> anyhow::Result<u64> {
    let mut folders: Vec<PathBuf> = vec![folder.to_owned()];
    let mut bytes = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let about = entry.metadata()?;
            if about.is_dir() {
                folders.push(entry.path());
            } else {
                bytes += about.len();
            }
        }
    }
    Ok(bytes)
}
