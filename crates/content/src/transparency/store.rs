//! SQL of the figures. It reads what other capabilities keep and writes only its own table.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use serde_json::Value;
use sqlx::PgConnection;

use super::{Answers, Checks, Complaints, Counted};

pub struct OpenRow {
    pub vacancies: i64,
    pub companies: i64,
}

/// What guests see.
pub async fn count_open(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<OpenRow> {
    sqlx::query_as!(
        OpenRow,
        r#"select count(*) as "vacancies!", count(distinct v.company_id) as "companies!"
           from vacancies v join companies c on c.id = v.company_id
           where v.is_public and v.expires_at > $1 and is_in_sight(c, $1)"#,
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn count_verified(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from companies c where c.verified_at is not null and is_in_sight(c, $1)"#,
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// Counted like the answer record of a company: what was answered, or is older than `due_before`.
pub async fn count_answers(
    db: &mut PgConnection,
    since: Timestamp,
    due_before: Timestamp,
) -> sqlx::Result<Answers> {
    sqlx::query_as!(
        Answers,
        r#"select count(*) as "due!",
                  count(*) filter (where hours < 24) as "within_day!",
                  count(*) filter (where hours >= 24 and hours < 72) as "within_three_days!",
                  count(*) filter (where hours >= 72 and hours < 168) as "within_week!",
                  count(*) filter (where hours >= 168) as "later!",
                  coalesce(percentile_cont(0.5) within group (order by hours) filter (where hours is not null), 0)
                      ::bigint as "median_hours!"
           from (
               select extract(epoch from a.answered_at - a.created_at)::float8 / 3600 as hours
               from applications a
               where a.counts_in_record and a.created_at > $1 and (a.answered_at is not null or a.created_at < $2)
           ) answers"#,
        since.to_sqlx() as _,
        due_before.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn count_checks(db: &mut PgConnection, since: Timestamp) -> sqlx::Result<Checks> {
    let row = sqlx::query!(
        r#"select count(*) as "decided!", count(*) filter (where state = 'rejected') as "refused!"
           from vacancy_revisions where state in ('approved', 'rejected') and decided_at > $1"#,
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await?;
    Ok(Checks { decided: row.decided, refused: row.refused, reasons: Vec::new(), other_reasons: 0 })
}

/// Reasons of refused texts, the most frequent first. A text that has a reason in several fields counts once.
pub async fn list_reasons(db: &mut PgConnection, since: Timestamp) -> sqlx::Result<Vec<(String, i64)>> {
    let rows = sqlx::query!(
        r#"select reason->>'code' as "code!", count(distinct r.id) as "count!"
           from vacancy_revisions r, jsonb_array_elements(r.reasons) reason
           where r.state = 'rejected' and r.decided_at > $1
           group by 1 order by 2 desc, 1"#,
        since.to_sqlx() as _
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(|row| (row.code, row.count)).collect())
}

pub async fn count_complaints(db: &mut PgConnection, since: Timestamp) -> sqlx::Result<Complaints> {
    sqlx::query_as!(
        Complaints,
        r#"select count(*) as "decided!", count(*) filter (where verdict = 'upheld') as "upheld!"
           from complaints where decided_at > $1"#,
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn put(db: &mut PgConnection, day: Date, at: Timestamp, figures: &Value) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into transparency_figures (counted_on, counted_at, figures) values ($1, $2, $3)
         on conflict (counted_on) do update set counted_at = excluded.counted_at, figures = excluded.figures",
        day.to_sqlx() as _,
        at.to_sqlx() as _,
        figures
    )
    .execute(db)
    .await?;
    Ok(())
}

/// `None` before the first night, and for figures that this version cannot read.
pub async fn find_newest(db: &mut PgConnection) -> sqlx::Result<Option<Counted>> {
    let row =
        sqlx::query!("select counted_at, figures from transparency_figures order by counted_on desc limit 1")
            .fetch_optional(db)
            .await?;
    Ok(row.and_then(|row| {
        let figures = serde_json::from_value(row.figures).ok()?;
        Some(Counted { at: row.counted_at.to_jiff(), figures })
    }))
}
