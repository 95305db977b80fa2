//! SQL of the figures: complaints, and companies as `companies` keeps them.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;

use crate::Waiting;

/// Subjects with open complaints.
pub async fn count_complained(db: &mut PgConnection) -> sqlx::Result<Waiting> {
    let row = sqlx::query!(
        r#"select count(distinct (kind, subject_id)) as "count!", min(created_at) as oldest
           from complaints where verdict is null"#
    )
    .fetch_one(db)
    .await?;
    Ok(waiting(row.count, row.oldest))
}

pub async fn count_verifications(db: &mut PgConnection) -> sqlx::Result<Waiting> {
    let row = sqlx::query!(
        r#"select count(*) as "count!", min(requested_at) as oldest
           from company_verifications where state = 'pending'"#
    )
    .fetch_one(db)
    .await?;
    Ok(waiting(row.count, row.oldest))
}

pub async fn count_reviews(db: &mut PgConnection) -> sqlx::Result<Waiting> {
    let row = sqlx::query!(
        r#"select count(*) as "count!", min(review_since) as oldest from companies where review_since is not null"#
    )
    .fetch_one(db)
    .await?;
    Ok(waiting(row.count, row.oldest))
}

/// Verdicts on complaints and decided requests since then. Texts are counted by their kinds.
pub async fn count_decided(db: &mut PgConnection, since: Timestamp) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select (select count(distinct (kind, subject_id)) from complaints where decided_at >= $1)
                + (select count(*) from company_verifications where decided_at >= $1) as "count!""#,
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

fn waiting(count: i64, oldest: Option<jiff_sqlx::Timestamp>) -> Waiting {
    Waiting { count, oldest: oldest.map(jiff_sqlx::Timestamp::to_jiff) }
}
