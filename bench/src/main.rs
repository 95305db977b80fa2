//! Measures the product against its own limits, interleaved in one run, and prints one table. Ratios are what counts:
//! they hold when the machine changes. `bench/run` builds and calls it.
#![expect(clippy::print_stdout, reason = "the table is what this program is for")]

mod applications;
mod awake;
mod bare;
mod cold_start;
mod enumeration;
mod login_flood;
mod middleware;
mod paced;
mod person;
mod process;
mod report;
mod resumes;
mod search;
mod stats;
mod suggest;
mod vacancies;
mod wrk;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};

/// The same allocator as the product, so that the comparison is about our code.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure this binary of the product.
    Measure {
        ishbor: PathBuf,
        /// Short turns, for trying out: the figures are not meaningful.
        #[arg(long)]
        quick: bool,
        /// Write the table into docs/BENCH.md, or that of search into docs/PERFORMANCE.md.
        #[arg(long)]
        record: bool,
        /// Measure only this part.
        #[arg(long, value_enum)]
        only: Option<Part>,
        /// For search: only these numbers of vacancies, and of resumes beside them (10k, m, l). For applications: the
        /// large database.
        #[arg(long, value_delimiter = ',')]
        sizes: Vec<String>,
        /// For search: without the other engines, which take most of the time.
        #[arg(long)]
        alone: bool,
    },
    /// The minimal server to compare with.
    Bare {
        address: SocketAddr,
        /// Files whose bytes it serves at /body/0, /body/1, …
        bodies: Vec<PathBuf>,
    },
    /// What `measure` starts on each core.
    StayAwake,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    Start,
    Middleware,
    Suggest,
    Accounts,
    Vacancies,
    Resumes,
    Applications,
    /// Slow and needs much disk space, so it is only measured on request.
    Search,
}

/// How long each part takes.
#[derive(Debug, Clone, Copy)]
struct Plan {
    rounds: usize,
    warm_up: Duration,
    turn: Duration,
    cold_starts: usize,
    first_starts: usize,
}

impl Plan {
    const FULL: Self = Self {
        rounds: 5,
        warm_up: Duration::from_secs(10),
        turn: Duration::from_secs(15),
        cold_starts: 10,
        first_starts: 3,
    };
    /// For parts with many cases, sizes and engines.
    const BRIEF: Self = Self { warm_up: Duration::from_secs(3), turn: Duration::from_secs(5), ..Self::FULL };
    const QUICK: Self = Self {
        rounds: 2,
        warm_up: Duration::from_secs(1),
        turn: Duration::from_secs(2),
        cold_starts: 3,
        first_starts: 1,
    };
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Bare { address, bodies } => bare::serve(address, &bodies),
        Command::StayAwake => {
            awake::stay();
            Ok(())
        }
        Command::Measure { ishbor, quick, record, only, mut sizes, alone } => {
            let (plan, brief) = if quick { (Plan::QUICK, Plan::QUICK) } else { (Plan::FULL, Plan::BRIEF) };
            let page = match only {
                None => Ok("docs/BENCH.md"),
                Some(Part::Search) => Ok("docs/PERFORMANCE.md"),
                Some(_) => Err(anyhow::anyhow!("a part alone is not recorded")),
            };
            let page = record.then_some(page).transpose()?;
            let mut report = report::Report::begin(quick)?;
            let _awake = awake::Awake::begin()?;
            let data = report::target_dir()?.join("bench-data");
            let is_wanted = |part| only.is_none_or(|only| only == part);
            if is_wanted(Part::Start) {
                cold_start::measure(&ishbor, &data, plan, &mut report)?;
            }
            if is_wanted(Part::Middleware) {
                middleware::measure(&ishbor, &data, plan, &mut report)?;
            }
            if is_wanted(Part::Suggest) {
                suggest::measure(&ishbor, &data, plan, &mut report)?;
            }
            if is_wanted(Part::Accounts) {
                enumeration::measure(&ishbor, &data, quick, &mut report)?;
                login_flood::measure(&ishbor, &data, &mut report)?;
            }
            if is_wanted(Part::Vacancies) {
                vacancies::measure(&ishbor, &data, brief, quick, &mut report)?;
            }
            if is_wanted(Part::Resumes) {
                resumes::measure(&ishbor, &data, brief, &mut report)?;
            }
            if is_wanted(Part::Applications) {
                let usual = if quick { "10k" } else { "m" };
                let large = sizes.first().map_or(usual, String::as_str);
                applications::measure(&ishbor, &data, brief, large, &mut report)?;
            }
            if only == Some(Part::Search) {
                if sizes.is_empty() {
                    let all: &[&str] = if quick { &["10k"] } else { &["10k", "m", "l"] };
                    sizes = all.iter().map(|size| (*size).to_owned()).collect();
                }
                search::measure(&ishbor, &data, brief, &sizes, alone, &mut report)?;
            }
            report.finish(page)
        }
    }
}
