//! `ishbor check`: compares what must agree: settings, schema, clock, index and database, files and rows.

use std::collections::BTreeSet;
use std::sync::Arc;

use anyhow::ensure;
use kernel::SystemClock;
use platform::files::Files;
use sqlx::{PgConnection, PgPool};

use crate::config::Config;
use crate::database::{Database, MIGRATOR};
use crate::database_clock::DatabaseClock;
use crate::{app, machine, outside, secret_check};

/// Less free space than this share of the disk is reported.
const LEAST_FREE: f64 = 0.1;

/// Prints what is wrong; an error when anything is. The settings were checked before.
pub fn check(config: &Config) -> anyhow::Result<()> {
    let database = Database::open(config)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let found = runtime.block_on(find_problems(config, &database));
    drop(runtime);
    database.close()?;
    let problems = found?;
    for problem in &problems {
        say(problem);
    }
    ensure!(problems.is_empty(), "{} problem(s) found", problems.len());
    say("Settings, schema, clock, search index and files are in order.");
    Ok(())
}

async fn find_problems(config: &Config, database: &Database) -> anyhow::Result<Vec<String>> {
    let mut db = database.connect().await?;
    let mut problems = Vec::new();
    if let Some(problem) = schema(&mut db).await? {
        // The other queries are for the newest schema.
        return Ok(vec![problem]);
    }
    let pool = platform::db::pool(database.owner_options(), 2);
    problems.extend(clock(&pool).await?);
    problems.extend(index(&mut db).await?);
    problems.extend(files(&mut db, &app::files(config)?).await?);
    problems.extend(secret(config, &mut db).await?);
    if let Some((size, free)) = machine::disk(&config.data_dir)
        && free < size * LEAST_FREE
    {
        problems.push(format!("disk: only {:.1} GB of {:.1} GB are free", free / 1e9, size / 1e9));
    }
    pool.close().await;
    Ok(problems)
}

async fn schema(db: &mut PgConnection) -> sqlx::Result<Option<String>> {
    let exists: bool =
        sqlx::query_scalar("select to_regclass('_sqlx_migrations') is not null").fetch_one(&mut *db).await?;
    if !exists {
        return Ok(Some("schema: the database is empty; `ishbor migrate` makes its tables".to_owned()));
    }
    let there: Vec<i64> =
        sqlx::query_scalar("select version from _sqlx_migrations where success").fetch_all(db).await?;
    let missing = MIGRATOR.iter().filter(|migration| !there.contains(&migration.version)).count();
    let unknown = there.iter().filter(|version| !MIGRATOR.iter().any(|own| own.version == **version)).count();
    Ok(match (missing, unknown) {
        (0, 0) => None,
        (0, _) => Some(format!("schema: {unknown} migration(s) are of a newer version of Ishbor")),
        _ => Some(format!("schema: {missing} migration(s) are missing; `ishbor migrate` applies them")),
    })
}

async fn clock(db: &PgPool) -> anyhow::Result<Option<String>> {
    let skew = DatabaseClock::start(db, Arc::new(SystemClock)).await?.skew().get();
    let is_off = skew.abs() > crate::database_clock::WARN_FROM;
    Ok(is_off.then(|| format!("clock: this machine is {} s ahead of the database", skew.as_secs())))
}

/// Every running server reports how many documents its index holds; it lags behind for a moment.
async fn index(db: &mut PgConnection) -> sqlx::Result<Vec<String>> {
    let nodes: Vec<(String, String, i64, i64, bool)> = sqlx::query_as(
        "select n.node, n.kind, n.documents, public.count, n.is_building
         from search_nodes n join (
             select 'vacancies' as kind, count(*) from vacancies where is_public
             union all
             select 'resumes', count(*) from resumes r
             join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id
             where r.status = 'active' and r.deleted_at is null and r.hidden_at is null and u.delete_at is null
               and r.visibility in ('employers', 'whitelist', 'blacklist')
         ) public on public.kind = n.kind
         where n.seen_at > now() - interval '150 seconds' order by n.node, n.kind",
    )
    .fetch_all(db)
    .await?;
    let wrong = nodes.into_iter().filter(|(_, _, documents, public, _)| documents != public);
    Ok(wrong
        .map(|(node, kind, documents, public, is_building)| {
            let building = if is_building { ", another one is being built" } else { "" };
            format!("index of {node}: {documents} documents of {public} public {kind}{building}")
        })
        .collect())
}

/// Files that rows name and that are missing, and files that no row names.
async fn files(db: &mut PgConnection, files: &Files) -> anyhow::Result<Vec<String>> {
    // Files first: one that is uploaded meanwhile is not reported as missing.
    let before = keys(files).await?;
    let named: Vec<String> = sqlx::query_scalar(
        "select avatar from candidates where avatar is not null
         union select avatar from companies where avatar is not null
         union select file_key from exports where file_key is not null
         union select file_key from company_documents where file_key is not null",
    )
    .fetch_all(db)
    .await?;
    let after = keys(files).await?;
    // A picture has two sizes under one name.
    let named: BTreeSet<String> = named
        .into_iter()
        .flat_map(|key| {
            let small = accounts::people::Picture::of(&key);
            let small = small.and_then(|picture| picture.small.strip_prefix("/files/").map(str::to_owned));
            small.into_iter().filter(|small| *small != key).chain([key.clone()]).collect::<Vec<_>>()
        })
        .collect();
    let missing = named.iter().filter(|key| !before.contains(*key) && !after.contains(*key));
    let missing = missing.map(|key| format!("files: {key} is missing"));
    let unused = before.iter().filter(|key| after.contains(*key) && !named.contains(*key));
    let unused = unused.map(|key| format!("files: no row names {key}"));
    Ok(missing.chain(unused).collect())
}

async fn keys(files: &Files) -> anyhow::Result<BTreeSet<String>> {
    Ok(files.list().await?.iter().map(|key| key.as_str().to_owned()).collect())
}

/// Without its secret staff cannot sign in: their authenticators are encrypted with it.
async fn secret(config: &Config, db: &mut PgConnection) -> anyhow::Result<Option<String>> {
    let path = outside::secret_path(&config.data_dir);
    if config.secret.is_some() || path.exists() {
        let keys = outside::keys(config.secret.as_deref(), &config.data_dir)?;
        let is_right = secret_check::opens_authenticators(db, &keys).await?;
        return Ok((!is_right).then(|| format!("secret: {}", secret_check::WRONG_SECRET)));
    }
    let has_data: bool =
        sqlx::query_scalar("select exists (select from users) or exists (select from staff_members)")
            .fetch_one(db)
            .await?;
    Ok(has_data.then(|| format!("secret: {} is missing; restore it from a backup", path.display())))
}

#[expect(clippy::print_stdout, reason = "what a person asked for on the command line")]
fn say(line: &str) {
    println!("{line}");
}
