//! SQL of responses to a vacancy.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::ToSqlx as _;
use platform::CompanyId;
use serde_json::Value;
use sqlx::PgConnection;

use crate::VacancyId;

pub struct AskedRow {
    pub id: VacancyId,
    pub company_id: CompanyId,
    pub slug: String,
    pub title: String,
    pub is_listed: bool,
    pub content: Option<Value>,
}

pub async fn find(db: &mut PgConnection, slug: &str, now: Timestamp) -> sqlx::Result<Option<AskedRow>> {
    sqlx::query_as!(
        AskedRow,
        r#"select v.id, v.company_id, v.slug, v.title, r.content as "content?",
                  v.is_public and v.expires_at > $2 and is_in_sight(c, $2) as "is_listed!"
           from vacancies v join companies c on c.id = v.company_id
           left join vacancy_revisions r on r.id = v.public_revision
           where v.slug = $1 and v.published_at is not null"#,
        slug,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// Counts a response in the statistics of its day.
pub async fn count_response(db: &mut PgConnection, vacancy: VacancyId, day: Date) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into vacancy_days (vacancy_id, day, responses) values ($1, $2, 1)
         on conflict (vacancy_id, day) do update set responses = vacancy_days.responses + 1",
        vacancy.as_uuid(),
        day.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
