//! Two hundred people sign in at the same time: password hashing must not exhaust the memory or delay other requests.

use std::path::Path;
use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::paced;
use crate::process::Server;
use crate::report::{Goal, Report};
use crate::stats::{Summary, percentile, sorted};

const PEOPLE: u32 = 200;
/// Shorter than the flood, so that every request falls into it.
const MEANWHILE: Duration = Duration::from_secs(4);
const MEGABYTE: f64 = 1024.0 * 1024.0;

pub fn measure(ishbor: &Path, data: &Path, report: &mut Report) -> anyhow::Result<()> {
    let server = Server::with_people(ishbor, &data.join("people"))?;
    let health = |_| "GET /health HTTP/1.1\r\nHost: ishbor\r\n\r\n".to_owned();
    let quiet = sorted(&paced::latencies(server.address, MEANWHILE, &health)?);
    let before = server.memory()?;
    server.forget_peak()?;
    let start = Barrier::new(PEOPLE as usize + 1);
    let (busy, waits) = thread::scope(|scope| -> anyhow::Result<_> {
        let people = (1..=PEOPLE).map(|number| {
            let (start, address) = (&start, server.address);
            scope.spawn(move || -> anyhow::Result<f64> {
                let stream = paced::connect(address);
                start.wait();
                let begun = Instant::now();
                paced::exchange(&mut stream?, &login(number))?;
                Ok(begun.elapsed().as_secs_f64())
            })
        });
        let people: Vec<_> = people.collect();
        start.wait();
        let busy = sorted(&paced::latencies(server.address, MEANWHILE, &health)?);
        let waits = people.into_iter().filter_map(|person| person.join().ok());
        Ok((busy, waits.collect::<Vec<_>>()))
    })?;
    let grown = (server.peak_memory()? as f64 - before as f64) / MEGABYTE;
    let served = sorted(&waits.iter().filter_map(|wait| wait.as_ref().ok().copied()).collect::<Vec<f64>>());
    anyhow::ensure!(!served.is_empty(), "no request was answered: {waits:?}");
    let last = served[served.len() - 1];
    report.progress(&format!("{} of {PEOPLE} sign-ins answered, the last after {last:.1} s", served.len()));
    if served.len() < PEOPLE as usize {
        report
            .doubt(&format!("{} of {PEOPLE} sign-ins got no answer in time", PEOPLE as usize - served.len()));
    }
    if last < MEANWHILE.as_secs_f64() {
        report.doubt("the flood of sign-ins ended before the questions beside it");
    }
    let one = |value: f64| Summary::of(&[value]);
    let (quiet, busy) = (percentile(&quiet, 99.0), percentile(&busy, 99.0));
    report.row("200 sign-ins at once: memory grown", "MB", one(grown), Some(Goal::AtMost(64.0)));
    report.row("200 sign-ins at once: /health p99", "ms", one(busy), Some(Goal::AtMost(100.0)));
    report.row("200 sign-ins at once: /health p99, busy / quiet", "ratio", one(busy / quiet), None);
    report.raw(
        "login_flood",
        json!({ "seconds": served, "memory_before": before, "grown_mb": grown, "quiet_p99_ms": quiet, "busy_p99_ms": busy }),
    );
    server.stop()
}

/// With the demo password, each from a different address.
fn login(number: u32) -> String {
    let body = format!(r#"{{"phone":"+99800{number:07}","password":"ishbor demo"}}"#);
    format!(
        "POST /api/v1/auth/login HTTP/1.1\r\nHost: ishbor\r\nContent-Type: application/json\r\n\
         X-Forwarded-For: 10.1.1.{number}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
