//! SQL of the search statistics.

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;

use super::FEWEST_VISITORS;
use super::report::SearchedText;
use super::tally::Counted;

/// One statement, so that a visitor is counted exactly when the searches are.
pub async fn add_queries(
    db: &mut PgConnection,
    counted: &BTreeMap<(Date, String), Counted>,
) -> sqlx::Result<()> {
    let day = |(day, _): &(Date, String)| day.to_sqlx();
    let days: Vec<_> = counted.keys().map(day).collect();
    let queries: Vec<String> = counted.keys().map(|(_, query)| query.clone()).collect();
    let times: Vec<i32> = counted.values().map(|one| one.times).collect();
    let empty: Vec<i32> = counted.values().map(|one| one.empty).collect();
    let visits = || counted.iter().flat_map(|(key, one)| one.visitors.iter().map(move |who| (key, who)));
    let visit_days: Vec<_> = visits().map(|(key, _)| day(key)).collect();
    let visit_queries: Vec<String> = visits().map(|(key, _)| key.1.clone()).collect();
    let visitors: Vec<Vec<u8>> = visits().map(|(_, who)| who.clone()).collect();
    sqlx::query!(
        "with new as (
             insert into search_visitors (day, query, visitor)
             select * from unnest($5::date[], $6::text[], $7::bytea[])
             on conflict do nothing returning day, query
         ), people as (
             select day, query, count(*)::int as visitors from new group by day, query
         )
         insert into search_queries (day, query, times, empty, visitors)
         select c.day, c.query, c.times, c.empty, coalesce(p.visitors, 0)
         from unnest($1::date[], $2::text[], $3::int[], $4::int[]) as c (day, query, times, empty)
         left join people p on p.day = c.day and p.query = c.query
         order by c.day, c.query
         on conflict (day, query) do update
         set times = search_queries.times + excluded.times, empty = search_queries.empty + excluded.empty,
             visitors = search_queries.visitors + excluded.visitors",
        days as _,
        &queries,
        &times,
        &empty,
        visit_days as _,
        &visit_queries,
        &visitors
    )
    .execute(db)
    .await?;
    Ok(())
}

/// The most frequent texts that several people typed on at least one day.
pub async fn list_top(db: &mut PgConnection, since: Date, limit: i64) -> sqlx::Result<Vec<SearchedText>> {
    sqlx::query_as!(
        SearchedText,
        r#"select query, sum(times) as "times!", sum(visitors) as "visitors!"
           from search_queries where day >= $1
           group by query having max(visitors) >= $2
           order by sum(visitors) desc, sum(times) desc, query limit $3"#,
        since.to_sqlx() as _,
        FEWEST_VISITORS,
        limit
    )
    .fetch_all(db)
    .await
}

pub async fn list_empty(db: &mut PgConnection, since: Date, limit: i64) -> sqlx::Result<Vec<SearchedText>> {
    sqlx::query_as!(
        SearchedText,
        r#"select query, sum(empty) as "times!", sum(visitors) as "visitors!"
           from search_queries where day >= $1
           group by query having max(visitors) >= $2 and sum(empty) > 0
           order by sum(empty) desc, query limit $3"#,
        since.to_sqlx() as _,
        FEWEST_VISITORS,
        limit
    )
    .fetch_all(db)
    .await
}

/// Queries that many people type and that usually have results: candidates for suggestions.
pub async fn list_popular(
    db: &mut PgConnection,
    since: Date,
    limit: i64,
) -> sqlx::Result<Vec<(String, i64)>> {
    let rows = sqlx::query!(
        r#"select query, sum(visitors) as "visitors!"
           from search_queries where day >= $1
           group by query having max(visitors) >= $2 and sum(empty) * 2 < sum(times)
           order by sum(visitors) desc, query limit $3"#,
        since.to_sqlx() as _,
        FEWEST_VISITORS,
        limit
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(|row| (row.query, row.visitors)).collect())
}

pub async fn find_changed_at(db: &mut PgConnection) -> sqlx::Result<Option<Timestamp>> {
    let at = sqlx::query_scalar!(
        r#"select max(at) as "at: jiff_sqlx::Timestamp" from search_changes where kind = 'vacancies'"#
    )
    .fetch_one(db)
    .await?;
    Ok(at.map(jiff_sqlx::Timestamp::to_jiff))
}

pub async fn forget_visitors(db: &mut PgConnection, before: Date) -> sqlx::Result<()> {
    sqlx::query!("delete from search_visitors where day < $1", before.to_sqlx() as _).execute(db).await?;
    Ok(())
}

pub async fn forget_queries(db: &mut PgConnection, before: Date) -> sqlx::Result<()> {
    sqlx::query!("delete from search_queries where day < $1", before.to_sqlx() as _).execute(db).await?;
    Ok(())
}
