//! SQL of suggestions.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct CompanyRow {
    pub id: Uuid,
    pub slug: String,
    pub name: String,
    pub open: i64,
}

/// Visible companies with open vacancies, those with the most first.
pub async fn list_companies(
    db: &mut PgConnection,
    now: Timestamp,
    limit: i64,
) -> sqlx::Result<Vec<CompanyRow>> {
    sqlx::query_as!(
        CompanyRow,
        r#"select c.id, c.slug, c.name, count(*) as "open!"
           from vacancies v join companies c on c.id = v.company_id
           where v.is_public and v.expires_at > $1 and is_in_sight(c, $1)
           group by c.id order by count(*) desc, c.id limit $2"#,
        now.to_sqlx() as _,
        limit
    )
    .fetch_all(db)
    .await
}
