//! Vacancies: how much of the minimal server's speed remains when the same bytes come from the database, and the cost
//! of a hundred or more times the rows.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;
use serde_json::{Value, json};

use crate::process::{Server, wait_for_calm};
use crate::report::{Goal, Report};
use crate::stats::{Summary, percentile, sorted};
use crate::{Plan, paced, wrk};

/// The most frequent reads: a list and a vacancy, both as pages and as data.
const READS: [(&str, &str); 4] = [
    ("API list", "/api/v1/jobs"),
    ("API vacancy", "/api/v1/jobs/{slug}"),
    ("page of the list", "/jobs"),
    ("page of a vacancy", "/jobs/{slug}"),
];

/// Quality R6: the allowed slowdown of finding one vacancy among very many compared with few.
const GROWTH: Goal = Goal::AtMost(1.3);

pub fn measure(
    ishbor: &Path,
    data: &Path,
    plan: Plan,
    is_quick: bool,
    report: &mut Report,
) -> anyhow::Result<()> {
    let large = if is_quick { "m" } else { "l" };
    let small = with_vacancies(ishbor, &data.join("vacancies-s"), "s", report)?;
    let slugs = slugs(small.address)?;
    let bodies = bodies(&small, &slugs[0], data)?;
    let bare = Server::bare_with(&bodies)?;
    wait_for_calm()?;
    compare(&small, &bare, &slugs[0], plan, report)?;
    bare.stop()?;
    let big = with_vacancies(ishbor, &data.join(format!("vacancies-{large}")), large, report)?;
    wait_for_calm()?;
    grow(&small, &big, large, plan, report)?;
    big.stop()?;
    small.stop()
}

/// Fills the folder once; later runs reuse it.
pub fn with_vacancies(ishbor: &Path, data: &Path, size: &str, report: &mut Report) -> anyhow::Result<Server> {
    report.progress(&format!("filling {} with demo data of size {size}", data.display()));
    let filled = Command::new(ishbor)
        .args(["demo", "--size", size])
        .env("ISHBOR_DATA", data)
        .env("ISHBOR_CENTRAL_BANK_URL", "off")
        .output()?;
    let said = String::from_utf8_lossy(&filled.stderr);
    anyhow::ensure!(filled.status.success(), "demo data of size {size}: {said}");
    Server::product(ishbor, data, "info,sqlx=warn")
}

fn compare(
    product: &Server,
    bare: &Server,
    slug: &str,
    plan: Plan,
    report: &mut Report,
) -> anyhow::Result<()> {
    let mut raw = Vec::new();
    for (at, (name, path)) in READS.into_iter().enumerate() {
        let (path, same) = (path.replace("{slug}", slug), format!("/body/{at}"));
        wrk::rate(product.address, &path, plan.warm_up)?;
        wrk::rate(bare.address, &same, plan.warm_up)?;
        let (mut of_product, mut of_bare) = (Vec::new(), Vec::new());
        for round in 0..plan.rounds {
            let turns = if round % 2 == 0 { [true, false] } else { [false, true] };
            for is_product in turns {
                if is_product {
                    of_product.push(wrk::rate(product.address, &path, plan.turn)?);
                } else {
                    of_bare.push(wrk::rate(bare.address, &same, plan.turn)?);
                }
            }
            report.progress(&format!("{name}: {:.0} of {:.0} requests/s", of_product[round], of_bare[round]));
        }
        let ratios: Vec<f64> =
            of_product.iter().zip(&of_bare).map(|(product, bare)| product / bare).collect();
        report.row(&format!("{name}: product"), "requests/s", Summary::of(&of_product), None);
        report.row(&format!("{name}: bare axum, same bytes"), "requests/s", Summary::of(&of_bare), None);
        report.row(&format!("{name}: product / bare"), "ratio", Summary::of(&ratios), None);
        raw.push(json!({ "what": name, "product": of_product, "bare": of_bare }));
    }
    report.raw("vacancies", json!(raw));
    Ok(())
}

fn grow(small: &Server, big: &Server, large: &str, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    let servers = [(small, slugs(small.address)?), (big, slugs(big.address)?)];
    for (name, path, goal) in
        [("API vacancy", "/api/v1/jobs/{slug}", Some(GROWTH)), ("API list, newest", "/api/v1/jobs", None)]
    {
        let mut of = [Vec::new(), Vec::new()];
        for round in 0..plan.rounds {
            let order = if round % 2 == 0 { [0, 1] } else { [1, 0] };
            for which in order {
                let (server, slugs) = &servers[which];
                let request = |number: u32| {
                    let slug = &slugs[number as usize % slugs.len()];
                    format!("GET {} HTTP/1.1\r\nHost: ishbor\r\n\r\n", path.replace("{slug}", slug))
                };
                let latencies = sorted(&paced::latencies(server.address, plan.turn, &request)?);
                of[which].push(percentile(&latencies, 95.0));
            }
            report
                .progress(&format!("{name}: p95 {:.2} ms small, {:.2} ms large", of[0][round], of[1][round]));
        }
        let ratios: Vec<f64> = of[1].iter().zip(&of[0]).map(|(large, small)| large / small).collect();
        report.row(&format!("{name}: p95, size s"), "ms", Summary::of(&of[0]), None);
        report.row(&format!("{name}: p95, size {large}"), "ms", Summary::of(&of[1]), None);
        report.row(&format!("{name}: growth s → {large}, p95"), "ratio", Summary::of(&ratios), goal);
    }
    Ok(())
}

/// The same bytes for the minimal server, in files.
fn bodies(product: &Server, slug: &str, data: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let folder = data.join("vacancies-bodies");
    fs::create_dir_all(&folder)?;
    let files = READS.into_iter().enumerate().map(|(at, (_, path))| {
        let file = folder.join(at.to_string());
        fs::write(&file, get(product.address, &path.replace("{slug}", slug))?)?;
        Ok(file)
    });
    files.collect()
}

/// The slugs of the hundred newest vacancies.
fn slugs(address: SocketAddr) -> anyhow::Result<Vec<String>> {
    let list: Value = serde_json::from_slice(&get(address, "/api/v1/jobs?per_page=100")?)?;
    let cards = list["data"].as_array().context("a list")?;
    let slugs: Vec<String> =
        cards.iter().filter_map(|card| card["slug"].as_str().map(str::to_owned)).collect();
    anyhow::ensure!(!slugs.is_empty(), "the demo shows no vacancy");
    Ok(slugs)
}

fn get(address: SocketAddr, path: &str) -> anyhow::Result<Vec<u8>> {
    let mut stream = paced::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: ishbor\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").context("a head")?;
    anyhow::ensure!(
        answer.starts_with(b"HTTP/1.1 200"),
        "{path}: {}",
        String::from_utf8_lossy(&answer[..end])
    );
    Ok(answer.split_off(end + 4))
}
