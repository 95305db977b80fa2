//! Resumes: a PDF of two pages, and a save beside the cost of a commit.

use std::path::Path;
use std::time::Instant;

use anyhow::Context as _;
use documents::{Fact, Job, Language, ResumeDocument, Study, Template, render};
use kernel::Locale;
use serde_json::{Value, json};
use sqlx::PgConnection;
use tokio::runtime::Runtime;

use crate::person::{CANDIDATE, Person};
use crate::process::{Server, on_the_core_of_servers, wait_for_calm};
use crate::report::Report;
use crate::search::connect;
use crate::stats::{Summary, percentile, sorted};
use crate::{Plan, paced};

/// Files or saves of one round.
const EACH: usize = 100;

pub fn measure(ishbor: &Path, data: &Path, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    pdf(plan, report)?;
    let folder = data.join("people");
    let server = Server::with_people(ishbor, &folder)?;
    wait_for_calm()?;
    save(&server, &folder, plan, report)?;
    server.stop()
}

/// Warm: fonts and templates are in memory, every file has another text.
fn pdf(plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    let mut number = 0;
    let mut round = || -> anyhow::Result<Vec<f64>> {
        let time = |_| {
            number += 1;
            let resume = two_pages(number);
            let begun = Instant::now();
            std::hint::black_box(render(&resume, Template::ALL[0], Locale::Uz)?);
            Ok(begun.elapsed().as_secs_f64() * 1000.0)
        };
        (0..EACH).map(time).collect()
    };
    let rounds = on_the_core_of_servers(|| -> anyhow::Result<Vec<Vec<f64>>> {
        round()?;
        (0..plan.rounds).map(|_| round()).collect()
    })??;
    for percent in [50.0, 95.0] {
        let values: Vec<f64> = rounds.iter().map(|round| percentile(&sorted(round), percent)).collect();
        report.row(&format!("resume PDF, two pages, warm, p{percent:.0}"), "ms", Summary::of(&values), None);
    }
    report.raw("resume_pdf_ms", json!(rounds));
    Ok(())
}

fn two_pages(number: usize) -> ResumeDocument {
    let job = |at: usize| {
        Job {
        position: format!("Bosh hisobchi {number}"),
        company: format!("Anor Savdo {at}"),
        period: "08.2015 – 08.2019".to_owned(),
        description: "Oylik, choraklik va yillik hisobotlarni tayyorlash, soliq idoralari bilan ishlash, \
                      hujjatlarni tartibda saqlash va yangi xodimlarni oʻrgatish.\n- Hisobotlar\n- Tekshiruvlar"
            .to_owned(),
    }
    };
    let study = |title: &str| Study {
        title: title.to_owned(),
        details: "Audit".to_owned(),
        period: "2014 – 2018".to_owned(),
    };
    ResumeDocument {
        seed: number.to_string(),
        name: "Malika Oʻtkirova".to_owned(),
        position: "Bosh hisobchi".to_owned(),
        conditions: vec!["7 000 000 soʻmdan".to_owned(), "gibrid".to_owned()],
        phones: vec!["+998 90 123 45 12".to_owned()],
        facts: vec![Fact { label: "Maʼlumot".to_owned(), value: "Oliy".to_owned() }],
        about: "Yetti yildan beri hisob yuritaman, hujjatlarni tartibda saqlashni yaxshi koʻraman. "
            .repeat(4),
        experience: "7 yil 3 oy".to_owned(),
        employment: (0..8).map(job).collect(),
        education: vec![study("Toshkent davlat iqtisodiyot universiteti")],
        additional_education: vec![study("Malaka oshirish"), study("MHXS")],
        skills: vec!["Soliq hisoboti".to_owned(), "Audit".to_owned()],
        languages: vec![Language { name: "Oʻzbek tili".to_owned(), level: "C1".to_owned() }],
        updated: "17.11.2026".to_owned(),
        ..ResumeDocument::default()
    }
}

/// An active resume is checked, screened and put into force in one transaction, so nothing can be faster than a commit.
fn save(server: &Server, folder: &Path, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut db = runtime.block_on(connect(folder))?;
    for statement in
        ["drop table if exists bench_commits", "create table bench_commits (number bigint not null)"]
    {
        runtime.block_on(sqlx::query(statement).execute(&mut db))?;
    }
    let person = Person::sign_in(server.address, CANDIDATE)?;
    let list = person.ask(&person.get("/api/v1/resume"))?;
    let active = list["data"].as_array().into_iter().flatten().find(|one| one["status"] == "active");
    let id =
        active.and_then(|one| one["id"].as_str()).context("the demo person has an active resume")?.to_owned();
    let mut own = person.ask(&person.get(&format!("/api/v1/resume/{id}")))?["data"].take();
    let (mut saves, mut commits) = (Vec::new(), Vec::new());
    for round in 0..=plan.rounds {
        let times = [saved(server, &person, &id, &mut own)?, committed(&runtime, &mut db)?];
        // The first round is the warm-up.
        if round > 0 {
            let [save, commit] = times.map(|times| percentile(&sorted(&times), 50.0));
            saves.push(save);
            commits.push(commit);
        }
    }
    runtime.block_on(sqlx::query("drop table bench_commits").execute(&mut db))?;
    let ratios: Vec<f64> = saves.iter().zip(&commits).map(|(save, commit)| save / commit).collect();
    report.row("resume save: product, p50", "ms", Summary::of(&saves), None);
    report.row("resume save: bare commit, p50", "ms", Summary::of(&commits), None);
    report.row("resume save: product / bare commit", "ratio", Summary::of(&ratios), None);
    report.raw("resume_save", json!({ "saves_ms": saves, "commits_ms": commits }));
    Ok(())
}

fn saved(server: &Server, person: &Person, id: &str, own: &mut Value) -> anyhow::Result<Vec<f64>> {
    let mut stream = paced::connect(server.address)?;
    let mut times = Vec::with_capacity(EACH);
    let mut revision = own["revision"].as_i64().context("a revision")?;
    for number in 0..EACH {
        own["form"]["employment_title"] = json!(format!("{number}"));
        let body = json!({ "revision": revision, "step": own["step"], "form": own["form"] });
        let request = person.post(&format!("/api/v1/resume/update/{id}"), &body);
        let begun = Instant::now();
        paced::exchange(&mut stream, &request)?;
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
        revision += 1;
    }
    own["revision"] = json!(revision);
    Ok(times)
}

fn committed(runtime: &Runtime, db: &mut PgConnection) -> anyhow::Result<Vec<f64>> {
    let mut times = Vec::with_capacity(EACH);
    for number in 0..EACH {
        let begun = Instant::now();
        let insert = sqlx::query("insert into bench_commits values ($1)").bind(number as i64);
        runtime.block_on(insert.execute(&mut *db))?;
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(times)
}
