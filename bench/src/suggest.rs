//! The latency of suggestions while typing, compared with the cheapest response of the same server.

use std::path::Path;

use serde_json::json;

use crate::process::{self, Server};
use crate::report::{Goal, Report};
use crate::stats::{Summary, percentile, sorted};
use crate::{Plan, paced};

/// What people type: professions in Uzbek of both scripts, Russian and English, with typos and unfinished words.
const QUERIES: &str = include_str!("../queries.txt");

/// Suggestions are rate limited per address, so many addresses are used.
const PEOPLE: u32 = 2000;

pub fn measure(ishbor: &Path, data: &Path, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    let server = Server::product(ishbor, &data.join("first"), "info,sqlx=warn")?;
    let queries: Vec<String> = QUERIES.lines().map(percent_encoded).collect();
    let suggest = |number: u32| {
        let query = &queries[number as usize % queries.len()];
        let [_, _, a, b] = (number % PEOPLE).to_be_bytes();
        let language = ["uz", "ru", "en"][number as usize % 3];
        format!(
            "GET /api/v1/suggest/position?q={query} HTTP/1.1\r\nHost: ishbor\r\nJB-Lang: {language}\r\n\
             X-Forwarded-For: 10.0.{a}.{b}\r\n\r\n"
        )
    };
    let health = |_| "GET /health HTTP/1.1\r\nHost: ishbor\r\n\r\n".to_owned();
    paced::latencies(server.address, plan.warm_up, &suggest)?;
    let (mut of_suggest, mut of_health) = (Vec::new(), Vec::new());
    for round in 0..plan.rounds {
        let cpu_before = process::own_cpu_seconds();
        let turns = if round % 2 == 0 { [true, false] } else { [false, true] };
        for is_suggest in turns {
            if is_suggest {
                of_suggest.push(sorted(&paced::latencies(server.address, plan.turn, &suggest)?));
            } else {
                of_health.push(sorted(&paced::latencies(server.address, plan.turn, &health)?));
            }
        }
        let cpu = (process::own_cpu_seconds() - cpu_before) / (2.0 * plan.turn.as_secs_f64());
        report.progress(&format!(
            "suggest p95 {:.2} ms, /health p95 {:.2} ms, generator {:.0}% of a core",
            percentile(&of_suggest[round], 95.0),
            percentile(&of_health[round], 95.0),
            cpu * 100.0
        ));
        if cpu > 0.7 {
            report.doubt("the generator was busy for over 70% of the time while measuring suggest");
        }
    }
    let mut raw = Vec::new();
    for (percent, goal) in [(50.0, None), (95.0, Some(Goal::AtMost(10.0))), (99.0, None)] {
        let of =
            |turns: &[Vec<f64>]| turns.iter().map(|turn| percentile(turn, percent)).collect::<Vec<f64>>();
        let (suggest, health) = (of(&of_suggest), of(&of_health));
        let ratio: Vec<f64> = suggest.iter().zip(&health).map(|(suggest, health)| suggest / health).collect();
        report.row(&format!("suggest p{percent:.0}"), "ms", Summary::of(&suggest), goal);
        report.row(&format!("/health p{percent:.0}"), "ms", Summary::of(&health), None);
        report.row(&format!("suggest / health p{percent:.0}"), "ratio", Summary::of(&ratio), None);
        raw.push(json!({ "percent": percent, "suggest_ms": suggest, "health_ms": health }));
    }
    report.raw("suggest", json!({ "per_second": paced::PER_SECOND, "rounds": raw }));
    server.stop()
}

fn percent_encoded(query: &str) -> String {
    query.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_hundred_different_queries_in_both_scripts() {
        let queries: std::collections::BTreeSet<&str> = QUERIES.lines().collect();
        assert_eq!(queries.len(), 200);
        let is_cyrillic = |query: &&&str| query.chars().any(|letter| ('а'..='я').contains(&letter));
        assert!(queries.iter().filter(is_cyrillic).count() > 50);
        assert_eq!(percent_encoded("oʻ"), "%6F%CA%BB");
    }
}
