//! Applications: responses beside bare commits (R8), a board of a thousand cards, and both in a small and a large database.

use std::path::Path;
use std::thread;
use std::time::Instant;

use anyhow::Context as _;
use serde_json::json;
use sqlx::PgConnection;
use tokio::runtime::Runtime;

use crate::person::{CANDIDATE, CUSTOMER, Person};
use crate::process::{Server, wait_for_calm};
use crate::report::{Goal, Report};
use crate::search::connect;
use crate::stats::{Summary, percentile, sorted};
use crate::vacancies::with_vacancies;
use crate::{Plan, paced};

/// Quality R8: the rate of responses beside the rate of commits with one insert each.
const WRITES: Goal = Goal::AtLeast(0.35);
/// Quality R6: the same work in a large database.
const GROWTH: Goal = Goal::AtMost(1.3);
/// Connections that write at the same time, on either side.
const LANES: usize = 8;
/// Responses or inserts of each connection in one round.
const OF_LANE: usize = 25;
/// Cards of the board.
const CARDS: i64 = 1_000;
/// Reads of one round.
const READS: usize = 60;

/// What an employer reads most.
const PLACES: [(&str, &str, Option<Goal>); 4] = [
    ("API board", "/api/v1/monitoring", Some(GROWTH)),
    ("API list", "/api/v1/my/applicants", Some(GROWTH)),
    ("API report", "/api/v1/stats/hiring", None),
    ("page of the board", "/monitoring", None),
];

pub fn measure(
    ishbor: &Path,
    data: &Path,
    plan: Plan,
    large: &str,
    report: &mut Report,
) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let folders = ["s", large].map(|size| data.join(format!("vacancies-{size}")));
    let small = with_vacancies(ishbor, &folders[0], "s", report)?;
    wait_for_calm()?;
    write(&small, &folders[0], &runtime, plan, report)?;
    let big = with_vacancies(ishbor, &folders[1], large, report)?;
    for folder in &folders {
        let mut db = runtime.block_on(connect(folder))?;
        runtime.block_on(fill_board(&mut db))?;
    }
    wait_for_calm()?;
    read(&small, &big, large, plan, report)?;
    big.stop()?;
    small.stop()
}

/// A whole request that responds once.
struct Response(String);

/// Both sides write over the same number of connections, so that commits may share a flush on either side.
fn write(
    server: &Server,
    folder: &Path,
    runtime: &Runtime,
    plan: Plan,
    report: &mut Report,
) -> anyhow::Result<()> {
    let mut db = runtime.block_on(connect(folder))?;
    for statement in
        ["drop table if exists bench_commits", "create table bench_commits (number bigint not null)"]
    {
        runtime.block_on(sqlx::query(statement).execute(&mut db))?;
    }
    let mut responses = runtime.block_on(responses(server, &mut db, (plan.rounds + 1) * LANES * OF_LANE))?;
    let (mut of_product, mut of_bare) = (Vec::new(), Vec::new());
    for round in 0..=plan.rounds {
        let sent = responses.split_off(responses.len() - LANES * OF_LANE);
        let rates = [respond(server, &sent)?, commit(folder)?];
        // The first round is the warm-up.
        if round > 0 {
            of_product.push(rates[0]);
            of_bare.push(rates[1]);
            report.progress(&format!("{:.0} responses/s of {:.0} commits/s", rates[0], rates[1]));
        }
    }
    runtime.block_on(sqlx::query("drop table bench_commits").execute(&mut db))?;
    let ratios: Vec<f64> = of_product.iter().zip(&of_bare).map(|(product, bare)| product / bare).collect();
    report.row("respond: product", "requests/s", Summary::of(&of_product), None);
    report.row("respond: bare commits of one insert", "commits/s", Summary::of(&of_bare), None);
    report.row("R8 respond: product / bare commits", "ratio", Summary::of(&ratios), Some(WRITES));
    report.raw("respond", json!({ "product": of_product, "bare": of_bare }));
    Ok(())
}

/// One response for each of as many candidates, who are signed in with the secret of one real session.
async fn responses(server: &Server, db: &mut PgConnection, count: usize) -> anyhow::Result<Vec<Response>> {
    let token = Person::sign_in(server.address, CANDIDATE)?.token().to_owned();
    let (session, secret) = token.split_once('|').context("a token of two halves")?;
    let sessions: Vec<String> = sqlx::query_scalar(
        "insert into sessions (id, user_id, secret_hash, is_kept, address, user_agent, created_at, last_used_at,
                idle_until, ends_at, proved_at)
         select gen_random_uuid(), c.user_id, s.secret_hash, s.is_kept, s.address, s.user_agent, s.created_at,
                s.last_used_at, s.idle_until, s.ends_at, s.proved_at
         from sessions s, candidates c join users u on u.id = c.user_id
         where s.id = $1::text::uuid and u.role = 'candidate'
           and exists (select from resumes r where r.candidate_id = c.id and r.status = 'active')
           and not exists (select from company_members m where m.user_id = u.id)
         returning id::text",
    )
    .bind(session)
    .fetch_all(&mut *db)
    .await?;
    // Nobody has responded to them yet, so that a folder can be used again.
    let slugs: Vec<String> = sqlx::query_scalar(
        "select v.slug from vacancies v join vacancy_revisions r on r.id = v.public_revision
         where v.is_public and v.expires_at > now() + interval '1 day'
           and r.content -> 'questions' = '[]' and r.content -> 'resume_required' = 'false'
           and not exists (select from applications a where a.vacancy_id = v.id)
         order by v.id limit 40",
    )
    .fetch_all(&mut *db)
    .await?;
    let pairs = slugs.iter().flat_map(|slug| sessions.iter().map(move |session| (session, slug)));
    let made: Vec<Response> = pairs
        .take(count)
        .map(|(session, slug)| {
            let person = Person::with_token(server.address, format!("{session}|{secret}"));
            let body = json!({ "letter": "Assalomu alaykum! Uch yildan beri shu sohada ishlayman." });
            Response(person.post(&format!("/api/v1/jobs/{slug}/respond"), &body))
        })
        .collect();
    anyhow::ensure!(
        made.len() == count,
        "the demo has too few people or vacancies: {} of {count}",
        made.len()
    );
    Ok(made)
}

/// Responses per second.
fn respond(server: &Server, responses: &[Response]) -> anyhow::Result<f64> {
    rate(|lane| {
        let mut stream = paced::connect(server.address)?;
        for Response(request) in responses.iter().skip(lane * OF_LANE).take(OF_LANE) {
            paced::exchange(&mut stream, request)?;
        }
        Ok(())
    })
}

/// Commits per second, each with one insert into an empty table.
fn commit(folder: &Path) -> anyhow::Result<f64> {
    rate(|lane| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let mut db = connect(folder).await?;
            for number in 0..OF_LANE {
                let number = (lane * OF_LANE + number) as i64;
                sqlx::query("insert into bench_commits values ($1)").bind(number).execute(&mut db).await?;
            }
            Ok(())
        })
    })
}

/// Runs all lanes at the same time.
fn rate(work: impl Fn(usize) -> anyhow::Result<()> + Sync) -> anyhow::Result<f64> {
    let begun = Instant::now();
    thread::scope(|scope| {
        let lanes: Vec<_> = (0..LANES)
            .map(|lane| {
                scope.spawn({
                    let work = &work;
                    move || work(lane)
                })
            })
            .collect();
        lanes
            .into_iter()
            .try_for_each(|lane| lane.join().map_err(|_| anyhow::anyhow!("a lane broke down"))?)
    })?;
    Ok((LANES * OF_LANE) as f64 / begun.elapsed().as_secs_f64())
}

/// The demo employer gets copies of the applications he has, of other candidates, until there are enough.
async fn fill_board(db: &mut PgConnection) -> anyhow::Result<()> {
    let made = sqlx::query(
        "with company as (
             select m.company_id as id from company_members m join users u on u.id = m.user_id where u.phone = $1 limit 1
         ), models as (
             select a as model, row_number() over (order by a.id) - 1 as number, count(*) over () as many
             from applications a where a.company_id = (select id from company)
         ), places as (
             select c.id as candidate_id, v.id as vacancy_id, row_number() over (order by v.id, c.id) - 1 as number
             from candidates c, vacancies v
             where v.company_id = (select id from company)
               and v.id in (select (model).vacancy_id from models)
               and not exists (select from applications a where a.candidate_id = c.id and a.vacancy_id = v.id)
         ), made as (
             insert into applications
             select (jsonb_populate_record(m.model, jsonb_build_object(
                 'id', gen_random_uuid(), 'candidate_id', p.candidate_id, 'vacancy_id', p.vacancy_id
             ))).*
             from places p join models m on m.number = p.number % m.many
             where p.number < $2 - m.many
             returning id, created_at, stage
         )
         insert into application_events (application_id, at, kind, actor, to_stage)
         select id, created_at, 'sent', 'candidate', stage from made",
    )
    .bind(CUSTOMER)
    .bind(CARDS)
    .execute(&mut *db)
    .await?;
    if made.rows_affected() > 0 {
        sqlx::query("analyze applications, application_events").execute(db).await?;
    }
    Ok(())
}

fn read(small: &Server, big: &Server, large: &str, plan: Plan, report: &mut Report) -> anyhow::Result<()> {
    let people =
        [(small, Person::sign_in(small.address, CUSTOMER)?), (big, Person::sign_in(big.address, CUSTOMER)?)];
    for (server, person) in &people {
        let board = person.ask(&person.get("/api/v1/monitoring"))?;
        let total = board["total"].as_i64();
        anyhow::ensure!(total == Some(CARDS), "the board at {} has {total:?} cards", server.address);
    }
    for (name, path, goal) in PLACES {
        let mut of = [Vec::new(), Vec::new()];
        for round in 0..=plan.rounds {
            for which in if round % 2 == 0 { [0, 1] } else { [1, 0] } {
                let (server, person) = &people[which];
                let times = sorted(&read_times(server, &person.look(path))?);
                if round > 0 {
                    of[which].push(times);
                }
            }
        }
        let at = |which: usize, percent| -> Vec<f64> {
            of[which].iter().map(|times: &Vec<f64>| percentile(times, percent)).collect()
        };
        let [few, many] = [at(0, 95.0), at(1, 95.0)];
        let growth: Vec<f64> = many.iter().zip(&few).map(|(many, few)| many / few).collect();
        report.row(&format!("{name}, 1,000 cards: p50, size s"), "ms", Summary::of(&at(0, 50.0)), None);
        report.row(&format!("{name}, 1,000 cards: p95, size s"), "ms", Summary::of(&few), None);
        report.row(&format!("{name}, 1,000 cards: p95, size {large}"), "ms", Summary::of(&many), None);
        report.row(&format!("{name}: growth s → {large}, p95"), "ratio", Summary::of(&growth), goal);
    }
    Ok(())
}

fn read_times(server: &Server, request: &str) -> anyhow::Result<Vec<f64>> {
    let mut stream = paced::connect(server.address)?;
    let mut times = Vec::with_capacity(READS);
    for _ in 0..READS {
        let begun = Instant::now();
        paced::exchange(&mut stream, request)?;
        times.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(times)
}
