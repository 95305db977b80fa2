//! Server and index are killed while vacancies change: shortly after the next start the index matches the database.
//!
//! `ISHBOR_CRASH_CHANGES=10000 cargo test -p server --test crash search` is the full size; `make test` runs a small
//! one.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use sqlx::PgConnection;

use crate::faults::seed;
use crate::http;
use crate::product::{Home, PATIENCE, Server, signal, wait_until};

pub const VACANCIES: i64 = 400;

fn changes() -> u64 {
    std::env::var("ISHBOR_CRASH_CHANGES").ok().and_then(|number| number.parse().ok()).unwrap_or(900)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_index_matches_the_database_despite_crashes() {
    let home = Home::new("search");
    let mut server = Server::start(&home);
    let mut db = home.database().await;
    insert_vacancies(&mut db).await;
    wait_until_equal(&server, &mut db).await;

    for round in 1..=3 {
        // The last changes of each round are not indexed: the server and its database are killed.
        let done = Arc::new(AtomicU64::new(0));
        let writing = tokio::spawn(change(home.database().await, round, changes() / 3, done.clone()));
        let enough = changes() / 3 * (20 + seed() * 37 * round % 60) / 100;
        wait_until(|| done.load(Ordering::Relaxed) >= enough, || "nothing changes".to_owned());
        signal("KILL", &[server.pid()]);
        server.wait();
        writing.await.unwrap();
        server = Server::start(&home);
        db = home.database().await;
        change(home.database().await, round, changes() / 3, Arc::default()).await;
        wait_until_equal(&server, &mut db).await;
    }

    // Removed vacancies must not reappear, and a damaged index must not be used.
    for misfortune in [remove_folder as fn(&Path), damage_segment, damage_list, empty_current] {
        signal("KILL", &[server.pid()]);
        server.wait();
        misfortune(&home.search());
        server = Server::start(&home);
        db = home.database().await;
        change(home.database().await, 9, 20, Arc::default()).await;
        wait_until_equal(&server, &mut db).await;
    }

    // The folder is removed while the server runs: searches continue while a new index is built.
    remove_folder(&home.search());
    assert_eq!(total(&server, "sinovchi"), Some((public(&mut db, "%").await, true)));
    change(home.database().await, 2, 50, Arc::default()).await;
    wait_until_equal(&server, &mut db).await;

    // A reindex on request replaces the old index without downtime.
    let before = server.log().len();
    let asked = home.run(&["reindex"]);
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
    let said = || server.log()[before..].join("\n");
    wait_until(|| said().contains("the search index is built"), said);
    wait_until_equal(&server, &mut db).await;
    signal("TERM", &[server.pid()]);
    assert!(server.wait().success());
}

/// Inserts one company with many vacancies, as the product writes them.
pub async fn insert_vacancies(db: &mut PgConnection) {
    for statement in [
        "insert into users (id, phone, phone_verified_at, role, locale, created_at)
         values (gen_random_uuid(), '+998000900001', now(), 'customer', 'uz', now())",
        "insert into companies (id, user_id, slug, name, location, created_at, updated_at)
         select gen_random_uuid(), id, 'sinov', 'Sinov', 'toshkent-shahri', now(), now() from users",
    ] {
        sqlx::query(statement).execute(&mut *db).await.unwrap();
    }
    sqlx::query(
        "with new as (
             insert into vacancies (id, company_id, slug, status, title, spheres, location, work_types, experience,
                 currency, tax, hide_salary, submitted_at, published_at, expires_at, created_at, updated_at)
             select gen_random_uuid(), c.id, 'sinov-' || number, 'moderating', 'Sinovchi versiya0', '{it}',
                 'toshkent-shahri', '{fulltime}', 'none', 'UZS', 'net', false, now(), now(),
                 now() + interval '30 days', now(), now()
             from companies c, generate_series(1, $1) number returning id
         )
         insert into vacancy_revisions (id, vacancy_id, number, content, state, risk, findings, submitted_at, decided_at)
         select gen_random_uuid(), id, 1, jsonb_build_object(
                 'title', 'Sinovchi versiya0', 'sphere', jsonb_build_array('it'), 'location', 'toshkent-shahri',
                 'work_type', jsonb_build_array('fulltime'), 'work_hours', 'mon_fri', 'hide_salary', false,
                 'salary', jsonb_build_object('agreement', true, 'currency', 'UZS', 'tax', 'net'),
                 'about', '', 'requirements', '[]'::jsonb, 'tasks', '[]'::jsonb, 'advantages', '[]'::jsonb,
                 'experience', 'none', 'languages', '[]'::jsonb, 'resume_required', false,
                 'required_question', false, 'questions', '[]'::jsonb),
             'approved', 0, '[]', now(), now() from new",
    )
    .bind(VACANCIES)
    .execute(&mut *db)
    .await
    .unwrap();
    sqlx::query(
        "update vacancies v set status = 'approved',
             public_revision = (select id from vacancy_revisions r where r.vacancy_id = v.id)",
    )
    .execute(db)
    .await
    .unwrap();
}

/// Changes texts, adds and removes vacancies, each in its own transaction, until the database is gone.
async fn change(mut db: PgConnection, round: u64, count: u64, done: Arc<AtomicU64>) {
    for number in 0..count {
        let slug = format!("sinov-{}", (number * 7 + round * 13) % VACANCIES as u64 + 1);
        let statement = match number % 3 {
            0 => "update vacancies set lifecycle = 'paused' where slug = $1 and $2 <> ''",
            1 => "update vacancies set lifecycle = 'open' where slug = $1 and $2 <> ''",
            _ => {
                "with text as (
                     update vacancy_revisions r set content = jsonb_set(content, '{title}', to_jsonb($2::text))
                     from vacancies v where v.public_revision = r.id and v.slug = $1
                 ) update vacancies set title = $2 where slug = $1"
            }
        };
        let title = format!("Sinovchi versiya{round}");
        if sqlx::query(statement).bind(slug).bind(title).execute(&mut db).await.is_err() {
            return;
        }
        done.fetch_add(1, Ordering::Relaxed);
    }
}

/// Waits until every count of the index equals that of the database.
pub async fn wait_until_equal(server: &Server, db: &mut PgConnection) {
    let begun = Instant::now();
    loop {
        let mut differences = Vec::new();
        for (text, like) in std::iter::once(("sinovchi".to_owned(), "%".to_owned()))
            .chain([0, 1, 2, 3, 9].map(|round| (format!("versiya{round}"), format!("%versiya{round}"))))
        {
            let (there, here) = (public(db, &like).await, total(server, &text));
            if here != Some((there, true)) {
                differences.push(format!("{text}: {here:?} instead of {there}"));
            }
        }
        if differences.is_empty() {
            return;
        }
        let log = || server.log().join("\n");
        assert!(begun.elapsed() < PATIENCE, "{}\n{}", differences.join("\n"), log());
        thread::sleep(Duration::from_millis(50));
    }
}

async fn public(db: &mut PgConnection, like: &str) -> u64 {
    let count: i64 = sqlx::query_scalar("select count(*) from vacancies where is_public and title like $1")
        .bind(like)
        .fetch_one(db)
        .await
        .unwrap();
    count as u64
}

/// How many are found, and whether the index answered: the fallback on the database returns no filter counts.
pub fn total(server: &Server, text: &str) -> Option<(u64, bool)> {
    // A different client each time, because searches are rate limited by address.
    static PEOPLE: AtomicU32 = AtomicU32::new(0);
    let [_, b, c, d] = PEOPLE.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    let from = format!("10.{b}.{c}.{d}");
    let path = format!("/api/v1/jobs?q={text}&as_typed=true&per_page=1");
    let said = http::get_as(server.address, &path, ("X-Forwarded-For", &from))
        .ok()
        .filter(|answer| answer.status == 200)?
        .json();
    Some((said["meta"]["total"].as_u64()?, said["facets"] != Value::Null))
}

fn remove_folder(search: &Path) {
    fs::remove_dir_all(search).unwrap();
}

/// Flips bytes in the middle of the largest file.
pub fn damage_segment(search: &Path) {
    let largest = files(search).into_iter().max_by_key(|file| file.metadata().unwrap().len()).unwrap();
    let mut bytes = fs::read(&largest).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].iter_mut().take(64).for_each(|byte| *byte = !*byte);
    fs::write(largest, bytes).unwrap();
}

fn damage_list(search: &Path) {
    let list = files(search).into_iter().find(|file| file.ends_with("meta.json")).unwrap();
    fs::write(list, "{").unwrap();
}

fn empty_current(search: &Path) {
    fs::write(search.join("current"), "").unwrap();
}

pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
