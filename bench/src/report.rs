//! The table, the raw figures in `bench/results/`, and the record in a page of `docs/`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use anyhow::Context as _;
use serde_json::{Map, Value, json};

use crate::process;
use crate::stats::Summary;

/// Everything below this line is replaced by the new record.
const MARK: &str = "<!-- Written by `bench/run --record`. -->";

#[derive(Debug, Clone, Copy)]
pub enum Goal {
    AtLeast(f64),
    AtMost(f64),
}

impl Goal {
    fn is_met(self, value: f64) -> bool {
        match self {
            Self::AtLeast(goal) => value >= goal,
            Self::AtMost(goal) => value <= goal,
        }
    }

    /// Every round counts: a good median with a bad round is reported separately.
    fn verdict(self, summary: Summary) -> &'static str {
        let worst = match self {
            Self::AtLeast(_) => summary.least,
            Self::AtMost(_) => summary.most,
        };
        match (self.is_met(worst), self.is_met(summary.median)) {
            (true, _) => "met",
            (false, true) => "met by the median only",
            (false, false) => "MISSED",
        }
    }

    fn text(self) -> String {
        match self {
            Self::AtLeast(goal) => format!("≥ {goal}"),
            Self::AtMost(goal) => format!("≤ {goal}"),
        }
    }
}

pub struct Report {
    is_quick: bool,
    load_before: String,
    begun: Instant,
    taken_before: [f64; 2],
    rows: Vec<[String; 6]>,
    doubts: Vec<String>,
    raw: Map<String, Value>,
}

impl Report {
    pub fn begin(is_quick: bool) -> anyhow::Result<Self> {
        let mut report = Self {
            is_quick,
            load_before: load(),
            begun: Instant::now(),
            taken_before: process::taken_away()?,
            rows: Vec::new(),
            doubts: Vec::new(),
            raw: Map::new(),
        };
        let busy = report.load_before.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or(0.0);
        if busy > 0.3 {
            report.doubt(&format!("the machine was busy with other work before the start (load {busy})"));
        }
        // Every PostgreSQL process is a session of its own. With autogroups, on a core that others keep busy, the
        // kernel can let an idle session wait for seconds. Services and containers have their own groups and are not
        // affected.
        if fs::read_to_string("/proc/sys/kernel/sched_autogroup_enabled").is_ok_and(|on| on.trim() == "1") {
            report.doubt("PostgreSQL may starve: set kernel.sched_autogroup_enabled to 0 and measure again");
        }
        if is_quick {
            report.doubt("a quick run: turns are too short");
        }
        Ok(report)
    }

    pub fn progress(&self, line: &str) {
        println!("    {line}");
    }

    pub fn row(&mut self, what: &str, unit: &str, summary: Summary, goal: Option<Goal>) {
        let digits = if summary.median >= 1000.0 { 0 } else { 2 };
        let figure = |value: f64| format!("{value:.digits$}");
        self.rows.push([
            what.to_owned(),
            figure(summary.median),
            format!("{} … {}", figure(summary.least), figure(summary.most)),
            unit.to_owned(),
            goal.map_or_else(|| "–".to_owned(), Goal::text),
            goal.map_or("", |goal| goal.verdict(summary)).to_owned(),
        ]);
        self.raw(what, json!(summary));
    }

    /// Adds a reason to doubt the figures, once.
    pub fn doubt(&mut self, text: &str) {
        if !self.doubts.iter().any(|doubt| doubt == text) {
            self.doubts.push(text.to_owned());
        }
    }

    pub fn raw(&mut self, name: &str, value: Value) {
        self.raw.insert(name.to_owned(), value);
    }

    /// `record`: the page that receives the table.
    pub fn finish(mut self, record: Option<&str>) -> anyhow::Result<()> {
        let taken = self.taken_away()?;
        let facts = self.facts(taken);
        if taken.into_iter().any(|percent| percent > 5.0) {
            self.doubt("the host gave much of the cores' time to others");
        }
        let table = self.table();
        let doubts: String = self.doubts.iter().map(|doubt| format!("- Doubt: {doubt}\n")).collect();
        let text = format!("{table}\n{facts}{doubts}");
        println!("\n{text}");
        self.raw("doubts", json!(self.doubts));
        self.raw("facts", json!(facts.lines().collect::<Vec<_>>()));
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
        let path = format!("bench/results/{seconds}-{}.json", said("git", &["rev-parse", "--short", "HEAD"]));
        fs::create_dir_all("bench/results")?;
        fs::write(&path, serde_json::to_string_pretty(&self.raw)?).with_context(|| path.clone())?;
        println!("Raw figures: {path}");
        if let Some(record) = record {
            let page = fs::read_to_string(record).with_context(|| record.to_owned())?;
            let (before, _) =
                page.split_once(MARK).with_context(|| format!("{record} lacks the line {MARK}"))?;
            fs::write(record, format!("{before}{MARK}\n\n{text}"))?;
            println!("Recorded in {record}");
        }
        Ok(())
    }

    /// The share of each core's time since the start that was stolen, in percent.
    fn taken_away(&self) -> anyhow::Result<[f64; 2]> {
        let now = process::taken_away()?;
        let percent =
            |core: usize| 100.0 * (now[core] - self.taken_before[core]) / self.begun.elapsed().as_secs_f64();
        Ok([percent(0), percent(1)])
    }

    fn facts(&self, [first, second]: [f64; 2]) -> String {
        let processor = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let processor =
            processor.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or("unknown");
        let processor = processor.trim_start_matches(['\t', ' ', ':']);
        let cores = processor_count();
        let mut facts = String::new();
        let mut add = |line: String| writeln!(facts, "- {line}").expect("a string takes everything");
        add(format!("Machine: {cores} cores, {processor}; {}", said("uname", &["-sr"])));
        add(format!(
            "Product: {}, {}",
            said("git", &["log", "-1", "--format=%h of %cs"]),
            said("rustc", &["--version"])
        ));
        add(format!("Load before the start: {}", self.load_before));
        add(format!(
            "Taken away by the host: {first:.0}% of the first core's time, {second:.0}% of the second's"
        ));
        if !self.is_quick {
            add("Turns: 5 rounds of 15 s (vacancies and search: 5 s), in alternating order, after a warm-up"
                .to_owned());
        }
        facts
    }

    fn table(&self) -> String {
        let head = ["What", "Median", "Least … most", "Unit", "Goal", "Verdict"].map(str::to_owned);
        let rows: Vec<&[String; 6]> = std::iter::once(&head).chain(&self.rows).collect();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..head.len()).map(width).collect();
        let line = |row: &[String; 6]| {
            let cells = row.iter().zip(&widths).map(|(cell, width)| format!(" {cell:width$} "));
            format!("|{}|\n", cells.collect::<Vec<_>>().join("|"))
        };
        let rule: String = widths.iter().map(|width| format!("|{}", "-".repeat(width + 2))).collect();
        let body: String = self.rows.iter().map(line).collect();
        format!("{}{rule}|\n{body}", line(&head))
    }
}

fn processor_count() -> usize {
    let all = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    all.lines().filter(|line| line.starts_with("processor")).count()
}

/// The load average of the last 1, 5 and 15 minutes.
fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

fn said(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default()
}

/// The target folder of this build.
pub fn target_dir() -> anyhow::Result<PathBuf> {
    let program = std::env::current_exe()?;
    Ok(program.ancestors().nth(2).context("target/dist/bench")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_is_judged_by_the_worst_round() {
        let summary = |least, median, most| Summary { least, median, most };
        assert_eq!(Goal::AtLeast(0.5).verdict(summary(0.5, 0.6, 0.9)), "met");
        assert_eq!(Goal::AtLeast(0.5).verdict(summary(0.4, 0.6, 0.9)), "met by the median only");
        assert_eq!(Goal::AtMost(10.0).verdict(summary(9.0, 11.0, 12.0)), "MISSED");
    }
}
