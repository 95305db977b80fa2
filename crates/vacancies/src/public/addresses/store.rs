//! SQL of sitemap URLs.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::CompanyId;
use sqlx::PgConnection;

use crate::VacancyId;

pub async fn list_vacancy_marks(
    db: &mut PgConnection,
    per_file: u32,
    now: Timestamp,
) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"select id as "id!: VacancyId"
           from (
               select v.id, row_number() over (order by v.id) as place
               from vacancies v
               where v.is_public and v.expires_at > $1
                 and not exists (
                     select from companies c where c.id = v.company_id and not is_in_sight(c, $1)
                 )
           ) listed
           where place % $2 = 0 order by id"#,
        now.to_sqlx() as _,
        i64::from(per_file)
    )
    .fetch_all(db)
    .await
}

pub async fn list_company_marks(
    db: &mut PgConnection,
    per_file: u32,
    now: Timestamp,
) -> sqlx::Result<Vec<CompanyId>> {
    sqlx::query_scalar!(
        r#"select id as "id!: CompanyId"
           from (
               select c.id, row_number() over (order by c.id) as place
               from companies c
               where is_in_sight(c, $1)
                 and exists (select from vacancies v where v.company_id = c.id and v.is_public and v.expires_at > $1)
           ) listed
           where place % $2 = 0 order by id"#,
        now.to_sqlx() as _,
        i64::from(per_file)
    )
    .fetch_all(db)
    .await
}

/// A company's public URL for crawlers.
#[derive(Debug)]
pub struct CompanyAddress {
    pub id: CompanyId,
    pub slug: String,
    /// When its newest open vacancy was published.
    pub updated_at: Timestamp,
}

pub async fn list_company_addresses(
    db: &mut PgConnection,
    after: Option<CompanyId>,
    limit: u32,
    now: Timestamp,
) -> sqlx::Result<Vec<CompanyAddress>> {
    sqlx::query_as!(
        CompanyAddress,
        r#"select c.id, c.slug, newest.published_at as "updated_at!: jiff_sqlx::Timestamp"
           from companies c
           cross join lateral (
               select v.published_at from vacancies v
               where v.company_id = c.id and v.is_public and v.expires_at > $2
               order by v.published_at desc limit 1
           ) newest
           where c.id > coalesce($1, '00000000-0000-0000-0000-000000000000'::uuid)
             and is_in_sight(c, $2)
           order by c.id limit $3"#,
        after.map(CompanyId::as_uuid),
        now.to_sqlx() as _,
        i64::from(limit)
    )
    .fetch_all(db)
    .await
}
