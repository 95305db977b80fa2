//! SQL: the corpus as the product stores it, PostgreSQL's own search over it, and the write of quality R14.

use std::path::Path;

use serde_json::Value;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::types::Uuid;
use sqlx::{ConnectOptions as _, Row as _};

use super::corpus::{Doc, Query, folded};

/// Vacancies per query.
const PIECE: i64 = 2000;

/// The database of a running product, in the folder of its data.
pub async fn connect(data: &Path) -> anyhow::Result<PgConnection> {
    let options = PgConnectOptions::new_without_pgpass()
        .socket(data.join("pg/socket"))
        .username("ishbor")
        .database("ishbor")
        .disable_statement_logging();
    Ok(options.connect().await?)
}

/// A vacancy before it is folded.
pub struct Source {
    pub title: String,
    pub company: String,
    pub doc: Doc,
    /// Bytes of the text as JSON.
    pub bytes: i64,
}

/// Every public vacancy in pages, ordered by id.
pub async fn each_piece(
    db: &mut PgConnection,
    is_whole: bool,
    mut each: impl AsyncFnMut(&mut PgConnection, Vec<Source>) -> anyhow::Result<()>,
) -> anyhow::Result<i64> {
    let mut after: Option<String> = None;
    let mut number = 0;
    loop {
        let rows = sqlx::query(
            "select v.id::text, c.name, r.content, octet_length(r.content::text)::bigint,
                    coalesce(l.parent_id, l.id), coalesce(v.salary_max, v.salary_min, 0),
                    v.hide_salary or v.currency <> 'UZS'
             from vacancies v
             join companies c on c.id = v.company_id
             join vacancy_revisions r on r.id = v.public_revision
             join locations l on l.slug = v.location
             where v.is_public and ($1::text is null or v.id > $1::uuid) order by v.id limit $2",
        )
        .bind(&after)
        .bind(PIECE)
        .fetch_all(&mut *db)
        .await?;
        let Some(last) = rows.last() else { return Ok(number) };
        after = Some(last.get(0));
        let mut sources = Vec::with_capacity(rows.len());
        for row in rows {
            number += 1;
            let (company, content): (String, Value) = (row.get(1), row.get(2));
            let text = |name: &str| content[name].as_str().unwrap_or_default().to_owned();
            let mut body = format!("{company} {}", text("about"));
            for name in ["requirements", "tasks", "advantages"] {
                for line in content[name].as_array().into_iter().flatten().filter_map(Value::as_str) {
                    body = format!("{body} {line}");
                }
            }
            let pay = if row.get(6) { 0 } else { row.get(5) };
            let (title, body) =
                (folded(&text("title")), if is_whole { folded(&body) } else { String::new() });
            let doc = Doc { number, title: title.clone(), body, region: row.get(4), pay };
            sources.push(Source { title, company: folded(&company), doc, bytes: row.get(3) });
        }
        each(db, sources).await?;
    }
}

/// The slugs of regions by id.
pub async fn list_regions(db: &mut PgConnection) -> anyhow::Result<Vec<(i32, String)>> {
    Ok(sqlx::query_as("select id, slug from locations where parent_id is null").fetch_all(db).await?)
}

/// Creates an empty table for the texts.
pub async fn begin_texts(db: &mut PgConnection) -> anyhow::Result<()> {
    for statement in [
        "drop table if exists bench_texts",
        "create table bench_texts (number bigint not null, region int not null, pay bigint not null,
                                   words tsvector not null)",
    ] {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    Ok(())
}

pub async fn insert_texts(db: &mut PgConnection, docs: &[Doc]) -> anyhow::Result<()> {
    sqlx::query(
        "insert into bench_texts
         select number, region, pay,
                setweight(to_tsvector('simple', title), 'A') || to_tsvector('simple', body)
         from unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::text[])
             as texts (number, region, pay, title, body)",
    )
    .bind(docs.iter().map(|doc| doc.number).collect::<Vec<_>>())
    .bind(docs.iter().map(|doc| doc.region).collect::<Vec<_>>())
    .bind(docs.iter().map(|doc| doc.pay).collect::<Vec<_>>())
    .bind(docs.iter().map(|doc| doc.title.as_str()).collect::<Vec<_>>())
    .bind(docs.iter().map(|doc| doc.body.as_str()).collect::<Vec<_>>())
    .execute(db)
    .await?;
    Ok(())
}

/// Creates the indexes after all texts are inserted. Returns the total size in bytes.
pub async fn finish_texts(db: &mut PgConnection) -> anyhow::Result<i64> {
    for statement in [
        "create index on bench_texts using gin (words)",
        "create index on bench_texts (region)",
        "vacuum analyze bench_texts",
    ] {
        sqlx::query(statement).execute(&mut *db).await?;
    }
    Ok(sqlx::query_scalar("select pg_total_relation_size('bench_texts')").fetch_one(db).await?)
}

/// The best twenty. The statement is prepared once; words are folded, so they match the `simple` configuration.
pub async fn find_texts(db: &mut PgConnection, query: &Query) -> anyhow::Result<usize> {
    let rows = sqlx::query(
        "select number from bench_texts, plainto_tsquery('simple', $1) as asked
         where words @@ asked and ($2::int is null or region = $2) and ($3::bigint is null or pay >= $3)
         order by ts_rank(words, asked) desc limit 20",
    )
    .bind(query.text())
    .bind(query.region)
    .bind(query.pay)
    .fetch_all(db)
    .await?;
    Ok(rows.len())
}

/// Vacancies to change, selected before measuring: the query scans many closed ones.
pub async fn list_public(db: &mut PgConnection, limit: i64) -> anyhow::Result<Vec<Uuid>> {
    let ids = sqlx::query_scalar("select id from vacancies where is_public order by id limit $1");
    Ok(ids.bind(limit).fetch_all(db).await?)
}

/// Gives a public vacancy this title and returns the previous one: the caller restores it, so that later runs have
/// the same corpus.
pub async fn rename(db: &mut PgConnection, title: &str, id: Uuid) -> anyhow::Result<String> {
    let before = sqlx::query_scalar(
        "with one as (select id, public_revision, title from vacancies where id = $2),
              text as (update vacancy_revisions r set content = jsonb_set(content, '{title}', to_jsonb($1::text))
                       from one where r.id = one.public_revision)
         update vacancies v set title = $1, updated_at = now() from one where v.id = one.id
         returning one.title",
    );
    Ok(before.bind(title).bind(id).fetch_one(db).await?)
}

/// A resume for every public vacancy, with its texts, each of a new person. Marked by phones that nobody has.
pub async fn insert_resumes(db: &mut PgConnection) -> anyhow::Result<()> {
    sqlx::query(
        "with source as (
             select md5('user' || v.id)::uuid as user_id, md5('candidate' || v.id)::uuid as candidate_id,
                    md5('resume' || v.id)::uuid as id, v.location, v.title, r.content,
                    row_number() over (order by v.id) as number
             from vacancies v join vacancy_revisions r on r.id = v.public_revision where v.is_public
         ), people as (
             insert into users (id, phone, phone_verified_at, role, locale, created_at)
             select user_id, '+99809' || lpad(number::text, 8, '0'), now(), 'candidate', 'uz', now() from source
             on conflict do nothing
         ), profiles as (
             insert into candidates (id, user_id, name, surname, birthday, sex, location, education_level, languages,
                                     created_at, updated_at)
             select candidate_id, user_id, 'Malika', 'Karimova', '1990-05-17', 'female', location, 'higher', '[]',
                    now(), now() from source
             on conflict do nothing
         )
         insert into resumes (id, candidate_id, slug, status, step, form, position, spheres, location, work_types,
                              salary, currency, experience_months, completeness, in_force_at, published_at, renewed_at,
                              created_at, updated_at)
         select id, candidate_id, 'bench-' || number, 'active', 'eighth',
                jsonb_build_object(
                    'position', title, 'location', location, 'name', 'Malika', 'surname', 'Karimova',
                    'sphere', content -> 'sphere', 'skills', coalesce(content -> 'requirements', '[]'),
                    'about', coalesce(content ->> 'about', ''), 'birthday', '1990-05-17', 'sex', 'female',
                    'salary', jsonb_build_object('amount', 4000000 + number % 9000000, 'currency', 'UZS')),
                title, '{}', location, '{fulltime}', 4000000 + number % 9000000, 'UZS', number % 120, number % 100,
                now() - number % 5000 * interval '1 hour', now(), now() - number % 5000 * interval '1 hour', now(), now()
         from source on conflict do nothing",
    )
    .execute(&mut *db)
    .await?;
    sqlx::query("vacuum analyze resumes").execute(db).await?;
    Ok(())
}

/// Whether an index of a running server holds every resume that employers can find.
pub async fn has_all_resumes(db: &mut PgConnection) -> anyhow::Result<bool> {
    let sql = "select exists (
                   select from search_nodes where kind = 'resumes' and documents = (
                       select count(*) from resumes r join candidates c on c.id = r.candidate_id
                       join users u on u.id = c.user_id
                       where r.status = 'active' and r.deleted_at is null and r.hidden_at is null
                         and u.delete_at is null and r.visibility in ('employers', 'whitelist', 'blacklist')))";
    Ok(sqlx::query_scalar(sql).fetch_one(db).await?)
}

pub async fn delete_resumes(db: &mut PgConnection) -> anyhow::Result<()> {
    sqlx::query("delete from users where phone like '+99809%'").execute(db).await?;
    Ok(())
}
