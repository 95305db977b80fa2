//! Employers' search for candidates beside the search for vacancies: as many resumes as vacancies, with the same words,
//! in the same run.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::runtime::Runtime;

use super::corpus::Query;
use super::fill::Filled;
use super::{Rounds, at, ours, ratios, store, timed};
use crate::person::{CUSTOMER, Person};
use crate::process::{Server, wait_for_calm};
use crate::report::{Goal, Report};
use crate::stats::Summary;
use crate::{Plan, paced};

/// How long a server may need to build the index of all resumes.
const LONGEST_BUILD: Duration = Duration::from_secs(1800);
/// The allowed slowdown compared with vacancies.
const BESIDE: Goal = Goal::AtMost(2.0);

pub fn measure(
    runtime: &Runtime,
    ishbor: &Path,
    filled: &Filled,
    plan: Plan,
    report: &mut Report,
) -> anyhow::Result<()> {
    let Filled { size, folder, queries, regions, .. } = filled;
    let server = Server::product(ishbor, folder, "info,sqlx=warn")?;
    let mut db = runtime.block_on(store::connect(folder))?;
    report.progress(&format!("{size}: as many resumes as vacancies"));
    runtime.block_on(store::insert_resumes(&mut db))?;
    wait_for_documents(runtime, &mut db)?;
    ours::wait_for_index(server.address)?;
    wait_for_calm()?;
    let person = Person::sign_in(server.address, CUSTOMER)?;
    let (mut vacancies, mut candidates): (Rounds, Rounds) = Default::default();
    let mut number = 0;
    // The first round is the warm-up.
    for round in 0..=plan.rounds {
        let mut order = [true, false];
        if round % 2 == 1 {
            order.reverse();
        }
        for is_vacancies in order {
            let mut stream = paced::connect(server.address)?;
            let times = timed(queries, |query| {
                number += 1;
                let request = match is_vacancies {
                    true => ours::request(query, regions, false, number),
                    false => person.get(&path(query, regions)),
                };
                paced::exchange(&mut stream, &request)
            })?;
            if round > 0 {
                (if is_vacancies { &mut vacancies } else { &mut candidates }).push(times);
            }
        }
        report.progress(&format!("{size}: candidates, round {round} of {}", plan.rounds));
    }
    for percent in [50.0, 95.0] {
        let (of, to) = (at(&candidates, percent), at(&vacancies, percent));
        report.row(&format!("{size}: candidates over HTTP, p{percent:.0}"), "ms", Summary::of(&of), None);
        report.row(
            &format!("{size}: candidates / vacancies over HTTP, p{percent:.0}"),
            "ratio",
            Summary::of(&ratios(&of, &to)),
            Some(BESIDE),
        );
    }
    report.raw(
        &format!("candidates-{size}"),
        json!({ "candidates_ms": candidates, "vacancies_ms": vacancies }),
    );
    // Later runs measure vacancies alone again.
    runtime.block_on(store::delete_resumes(&mut db))?;
    server.stop()
}

fn path(query: &Query, regions: &ours::Regions) -> String {
    let mut path = format!("/api/v1/candidates?q={}", query.text().replace(' ', "%20"));
    if let Some((_, slug)) = query.region.and_then(|region| regions.iter().find(|(id, _)| *id == region)) {
        path = format!("{path}&location={slug}");
    }
    if let Some(pay) = query.pay {
        path = format!("{path}&salary_to={}", pay * 2);
    }
    path
}

/// Waits until the index of the server holds all resumes.
fn wait_for_documents(runtime: &Runtime, db: &mut sqlx::PgConnection) -> anyhow::Result<()> {
    let begun = Instant::now();
    while !runtime.block_on(store::has_all_resumes(db))? {
        anyhow::ensure!(begun.elapsed() < LONGEST_BUILD, "the index does not get all resumes");
        thread::sleep(Duration::from_millis(200));
    }
    Ok(())
}
