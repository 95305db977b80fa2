//! Quality R16: from the start of the binary to the first page it serves.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use serde_json::json;

use crate::Plan;
use crate::process::Server;
use crate::report::{Goal, Report};
use crate::stats::Summary;

pub fn measure(ishbor: &Path, data: &Path, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    if data.exists() {
        fs::remove_dir_all(data).with_context(|| format!("remove {}", data.display()))?;
    }
    let mut first = Vec::new();
    for attempt in 0..plan.first_starts {
        first.push(start_and_stop(ishbor, &data.join(format!("start-{attempt}")))?);
        report.progress(&format!("first ever start: {:.2} s", first[attempt]));
    }
    let existing = data.join("start-0");
    let mut later = Vec::new();
    for attempt in 0..plan.cold_starts {
        later.push(start_and_stop(ishbor, &existing)?);
        report.progress(&format!("start: {:.2} s", later[attempt]));
    }
    report.raw("cold_start", json!({ "first": first, "later": later }));
    report.row(
        "R16 first ever start (initdb, migrations, dictionaries)",
        "s",
        Summary::of(&first),
        Some(Goal::AtMost(8.0)),
    );
    report.row("R16 start with data", "s", Summary::of(&later), Some(Goal::AtMost(1.5)));
    Ok(())
}

/// Seconds to the first page.
fn start_and_stop(ishbor: &Path, data: &Path) -> anyhow::Result<f64> {
    fs::create_dir_all(data)?;
    let begun = Instant::now();
    let server = Server::product(ishbor, data, "info,sqlx=warn")?;
    ask_for_home(server.address)?;
    let took = begun.elapsed().as_secs_f64();
    server.stop()?;
    Ok(took)
}

fn ask_for_home(address: SocketAddr) -> anyhow::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    // With a language cookie the request is not redirected.
    write!(
        stream,
        "GET / HTTP/1.1\r\nHost: {address}\r\nCookie: i18n_redirected=uz\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    anyhow::ensure!(
        answer.starts_with("HTTP/1.1 200"),
        "the home page answered: {:?}",
        answer.lines().next()
    );
    Ok(())
}
