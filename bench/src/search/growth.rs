//! Quality R6: the cost of a hundred times the vacancies. Both servers run at the same time and are measured in turns,
//! so that they see the same machine; the other one is idle.

use std::path::Path;

use super::corpus::Class;
use super::fill::Filled;
use super::{Rounds, ask_all, at, of, ours, ratios};
use crate::Plan;
use crate::process::{Server, wait_for_calm};
use crate::report::{Goal, Report};
use crate::stats::Summary;

/// One size under measurement.
struct MeasuredServer<'a> {
    filled: &'a Filled,
    server: Server,
    number: u32,
    plain: Rounds,
    facets: Rounds,
}

impl<'a> MeasuredServer<'a> {
    fn start(ishbor: &Path, filled: &'a Filled) -> anyhow::Result<Self> {
        let server = Server::product(ishbor, &filled.folder, "info,sqlx=warn")?;
        ours::wait_for_index(server.address)?;
        Ok(Self { filled, server, number: 0, plain: Rounds::new(), facets: Rounds::new() })
    }

    fn round(&mut self) -> anyhow::Result<()> {
        self.plain.push(ask_all(&self.server, self.filled, false, &mut self.number)?);
        self.facets.push(ask_all(&self.server, self.filled, true, &mut self.number)?);
        Ok(())
    }
}

pub fn measure(
    ishbor: &Path,
    small: &Filled,
    large: &Filled,
    plan: Plan,
    report: &mut Report,
) -> anyhow::Result<()> {
    let mut both = [MeasuredServer::start(ishbor, small)?, MeasuredServer::start(ishbor, large)?];
    wait_for_calm()?;
    // The first round is the warm-up.
    for round in 0..=plan.rounds {
        for which in if round % 2 == 0 { [0, 1] } else { [1, 0] } {
            let asked = &mut both[which];
            asked.round()?;
            if round == 0 {
                asked.plain.clear();
                asked.facets.clear();
            }
        }
    }
    let [small, large] = both;
    let sizes = format!("{} → {}", small.filled.size, large.filled.size);
    let goals = [Some(3.0), None, Some(1.5)];
    for (class, goal) in Class::ALL.into_iter().zip(goals) {
        let p95 = |asked: &MeasuredServer<'_>| at(&of(class, &asked.filled.queries, &asked.plain), 95.0);
        let growth = Summary::of(&ratios(&p95(&large), &p95(&small)));
        let name = format!("R6 growth {sizes}: {} words, p95", class.name());
        report.row(&name, "ratio", growth, goal.map(Goal::AtMost));
    }
    let growth = Summary::of(&ratios(&at(&large.facets, 95.0), &at(&small.facets, 95.0)));
    report.row(&format!("R6 growth {sizes}: with facets, p95"), "ratio", growth, Some(Goal::AtMost(10.0)));
    small.server.stop()?;
    large.server.stop()
}
