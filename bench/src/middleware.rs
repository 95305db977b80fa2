//! Quality R10: the middleware around every request (id, log, metrics, timeout, headers, compression, panics) costs
//! less than half of the minimal server's speed.

use std::path::Path;
use std::time::Instant;

use serde_json::json;

use crate::process::{self, Server};
use crate::report::{Goal, Report};
use crate::stats::Summary;
use crate::{Plan, wrk};

pub fn measure(ishbor: &Path, data: &Path, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    let servers = [
        ("bare axum", Server::bare()?),
        ("product", Server::product(ishbor, &data.join("first"), "info,sqlx=warn")?),
        ("product, quiet log", Server::product(ishbor, &data.join("second"), "warn")?),
    ];
    for (_, server) in &servers {
        wrk::rate(server.address, "/health", plan.warm_up)?;
    }
    let mut rates = [const { Vec::new() }; 3];
    // CPU time per request, in microseconds: it hardly changes when other work shares the cores.
    let mut costs = [const { Vec::new() }; 3];
    let mut turns = Vec::new();
    for round in 0..plan.rounds {
        // In alternating order, so that drift affects all of them equally.
        let order = if round % 2 == 0 { [0, 1, 2] } else { [2, 1, 0] };
        for which in order {
            let (name, server) = &servers[which];
            let (begun, server_before) = (Instant::now(), server.cpu_seconds());
            let generator_before = process::children_cpu_seconds();
            let rate = wrk::rate(server.address, "/health", plan.turn)?;
            let seconds = begun.elapsed().as_secs_f64();
            let generator_cpu = (process::children_cpu_seconds() - generator_before) / seconds;
            let server_cpu = (server.cpu_seconds() - server_before) / seconds;
            report.progress(&format!(
                "{name}: {rate:.0} requests/s, server {:.0}% and generator {:.0}% of a core",
                server_cpu * 100.0,
                generator_cpu * 100.0
            ));
            if generator_cpu > 0.7 {
                report.doubt(&format!(
                    "the generator was busy for over 70% of the time while measuring {name}"
                ));
            }
            turns.push(json!({ "round": round, "what": name, "rate": rate, "server_cpu": server_cpu, "generator_cpu": generator_cpu }));
            rates[which].push(rate);
            costs[which].push(server_cpu / rate * 1e6);
        }
    }
    report.raw("middleware", json!(turns));
    for (index, (name, _)) in servers.iter().enumerate() {
        report.row(&format!("{name}: /health"), "requests/s", Summary::of(&rates[index]), None);
        report.row(&format!("{name}: processor time"), "µs/request", Summary::of(&costs[index]), None);
    }
    for (index, what) in [(1, "R10 product / bare axum"), (2, "R10 without the log of requests")] {
        let goal = Some(Goal::AtLeast(0.5));
        report.row(what, "ratio", Summary::of(&ratios(&rates[index], &rates[0])), goal);
        report.row(
            &format!("{what}, by processor time"),
            "ratio",
            Summary::of(&ratios(&costs[0], &costs[index])),
            goal,
        );
    }
    for (_, server) in servers {
        server.stop()?;
    }
    Ok(())
}

/// Per round, since the turns of one round saw the same machine.
fn ratios(of: &[f64], to: &[f64]) -> Vec<f64> {
    of.iter().zip(to).map(|(of, to)| of / to).collect()
}
