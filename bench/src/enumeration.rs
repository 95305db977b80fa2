//! Checks whether response times reveal that a phone has an account. Known and unknown phones alternate in random
//! order on one connection; a second group of unknown phones shows how much equal groups differ on this machine.

use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use serde_json::json;

use crate::paced;
use crate::process::Server;
use crate::report::{Goal, Report};
use crate::stats::{Summary, mann_whitney, percentile, sorted};

/// Phones per group. A phone gets one code per minute, so each is used once per call.
const PHONES: u32 = 200;
const QUICK_PHONES: u32 = 40;
/// Jobs triggered by a response (an SMS, a history entry) end before the next request.
const PAUSE: Duration = Duration::from_millis(15);

/// Demo companies have the numbers +998 00 500 00 01 onwards, with a password.
const KNOWN: u32 = 5_000_000;
const UNKNOWN: u32 = 7_000_000;
const CONTROL: u32 = 8_000_000;

struct Call {
    name: &'static str,
    path: &'static str,
    /// Fields in addition to the phone.
    more: &'static str,
}

const CALLS: [Call; 3] = [
    Call { name: "login", path: "/api/v1/auth/login", more: r#","password":"notoʻgʻri parol""# },
    Call { name: "send-code", path: "/api/v1/auth/send-code", more: r#","purpose":"register""# },
    Call { name: "forgot", path: "/api/v1/auth/forgot", more: "" },
];

pub fn measure(ishbor: &Path, data: &Path, is_quick: bool, report: &mut Report) -> anyhow::Result<()> {
    let data = data.join("people");
    if data.exists() {
        // The people of an earlier run have already requested codes.
        fs::remove_dir_all(&data).with_context(|| format!("remove {}", data.display()))?;
    }
    let server = Server::with_people(ishbor, &data)?;
    let phones = if is_quick { QUICK_PHONES } else { PHONES };
    let mut asker = Asker { stream: paced::connect(server.address)?, asked: 0, random: 1 };
    for (index, call) in (0..).zip(CALLS) {
        for number in 0..20 {
            asker.milliseconds(&call, CONTROL + 100_000 * (index + 1) + number)?;
        }
        let groups = asker.take_turns(&call, PHONES * index, phones)?;
        report_groups(&call, &groups, report);
    }
    server.stop()
}

/// Known, unknown, other unknown.
type Groups = [Vec<f64>; 3];

struct Asker {
    stream: TcpStream,
    asked: u32,
    random: u64,
}

impl Asker {
    fn take_turns(&mut self, call: &Call, from: u32, phones: u32) -> anyhow::Result<Groups> {
        let mut groups = Groups::default();
        for number in from + 1..=from + phones {
            for which in self.shuffled() {
                let group = [KNOWN, UNKNOWN, CONTROL][which];
                groups[which].push(self.milliseconds(call, group + number)?);
            }
        }
        Ok(groups)
    }

    /// A random order; all six are equally likely.
    fn shuffled(&mut self) -> [usize; 3] {
        let mut order = [0, 1, 2];
        order.swap(2, self.below(3));
        order.swap(1, self.below(2));
        order
    }

    fn below(&mut self, below: u64) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.random >> 33) % below) as usize
    }

    /// Every request comes from a different network, so that no rate limit applies.
    fn milliseconds(&mut self, call: &Call, number: u32) -> anyhow::Result<f64> {
        let [_, a, b, c] = self.asked.to_be_bytes();
        self.asked += 1;
        let body = format!(r#"{{"phone":"+99800{number:07}"{}}}"#, call.more);
        let request = format!(
            "POST {} HTTP/1.1\r\nHost: ishbor\r\nContent-Type: application/json\r\n\
             X-Forwarded-For: {}.{b}.{c}.1\r\nContent-Length: {}\r\n\r\n{body}",
            call.path,
            10 + a,
            body.len()
        );
        thread::sleep(PAUSE);
        let begun = Instant::now();
        paced::exchange(&mut self.stream, &request)?;
        Ok(begun.elapsed().as_secs_f64() * 1000.0)
    }
}

fn report_groups(call: &Call, [known, unknown, control]: &Groups, report: &mut Report) {
    let name = call.name;
    let median = |times: &[f64]| percentile(&sorted(times), 50.0);
    let ratio = median(known) / median(unknown);
    let noise = median(control) / median(unknown);
    let (p, p_of_equals) = (mann_whitney(known, unknown), mann_whitney(control, unknown));
    report.progress(&format!(
        "{name}: known {:.2} ms, unknown {:.2} ms, ratio {ratio:.3}, p {p:.3}; equals {noise:.3}, p {p_of_equals:.3}",
        median(known),
        median(unknown)
    ));
    let one = |value: f64| Summary::of(&[value]);
    report.row(&format!("{name}: a known phone / an unknown one"), "ratio", one(ratio), None);
    report.row(
        &format!("{name}: gap of the medians"),
        "%",
        one((ratio - 1.0).abs() * 100.0),
        Some(Goal::AtMost(5.0)),
    );
    report.row(&format!("{name}: gap between equals"), "%", one((noise - 1.0).abs() * 100.0), None);
    report.row(&format!("{name}: Mann–Whitney p"), "p", one(p), Some(Goal::AtLeast(0.01)));
    report.raw(
        &format!("enumeration {name}"),
        json!({ "known_ms": known, "unknown_ms": unknown, "control_ms": control, "p": p, "p_of_equals": p_of_equals }),
    );
}
