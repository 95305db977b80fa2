//! SQL of answers: the promise and the record of a company.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::CompanyId;
use sqlx::PgConnection;

pub struct AnswersRow {
    pub promise_days: Option<i32>,
    pub due: i32,
    pub answered: i32,
    pub median_hours: Option<i32>,
    pub upheld_complaints: i64,
}

pub async fn find(db: &mut PgConnection, company: CompanyId, since: Timestamp) -> sqlx::Result<AnswersRow> {
    sqlx::query_as!(
        AnswersRow,
        r#"select n.promise_days as "promise_days?", coalesce(n.due, 0) as "due!",
                  coalesce(n.answered, 0) as "answered!", n.median_hours as "median_hours?",
                  (select count(*) from complaints p where p.company_id = c.id and p.verdict = 'upheld'
                      and p.decided_at > $2) as "upheld_complaints!"
           from companies c left join company_answers n on n.company_id = c.id where c.id = $1"#,
        company.as_uuid(),
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn find_promise(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<i32>> {
    let found = sqlx::query_scalar!(
        "select promise_days from company_answers where company_id = $1",
        company.as_uuid()
    )
    .fetch_optional(db)
    .await?;
    Ok(found.flatten())
}

pub async fn set_promise(db: &mut PgConnection, company: CompanyId, days: Option<i32>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_answers (company_id, promise_days) values ($1, $2)
         on conflict (company_id) do update set promise_days = excluded.promise_days",
        company.as_uuid(),
        days
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Counts the record of every company anew, always in the same order. A response had to be answered if it was, or if it is
/// older than `due_before`; what the candidate soon took back says nothing (`counts_in_record`).
pub async fn count_records(
    db: &mut PgConnection,
    since: Timestamp,
    due_before: Timestamp,
    now: Timestamp,
) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "with counted as (
             select a.company_id, count(*)::int as due, count(a.answered_at)::int as answered,
                    (percentile_cont(0.5) within group (
                        order by extract(epoch from a.answered_at - a.created_at) / 3600
                    ) filter (where a.answered_at is not null))::int as median_hours
             from applications a
             where a.counts_in_record and a.created_at > $1 and (a.answered_at is not null or a.created_at < $2)
             group by a.company_id
         ), gone as (
             update company_answers n set due = 0, answered = 0, median_hours = null, counted_at = $3
             where n.due > 0 and not exists (select from counted c where c.company_id = n.company_id)
         )
         insert into company_answers (company_id, due, answered, median_hours, counted_at)
         select company_id, due, answered, median_hours, $3 from counted order by company_id
         on conflict (company_id) do update
         set due = excluded.due, answered = excluded.answered, median_hours = excluded.median_hours,
             counted_at = excluded.counted_at
         where (company_answers.due, company_answers.answered, company_answers.median_hours)
             is distinct from (excluded.due, excluded.answered, excluded.median_hours)",
        since.to_sqlx() as _,
        due_before.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}
