//! SQL of demo teams and pages: one insert per table.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use serde::Serialize;
use serde_json::Value;
use sqlx::PgConnection;
use sqlx::types::Json;
use uuid::Uuid;

pub struct CompanyRow {
    pub id: Uuid,
    pub owner: Uuid,
    pub phone: String,
    pub slug: String,
    pub name: String,
    pub location: String,
    pub address: Option<String>,
    pub owned_date: jiff_sqlx::Date,
}

/// Demo companies in order of their numbers. The phone numbers identify them: no real company has such a number.
pub async fn list_companies(db: &mut PgConnection) -> sqlx::Result<Vec<CompanyRow>> {
    sqlx::query_as!(
        CompanyRow,
        r#"select c.id, c.user_id as owner, u.phone, c.slug, c.name, c.location, c.address,
                  c.owned_date as "owned_date!"
           from companies c join users u on u.id = c.user_id
           where u.phone like '+99800%' and c.owned_date is not null order by u.phone"#
    )
    .fetch_all(db)
    .await
}

pub async fn find_user(db: &mut PgConnection, phone: &str) -> sqlx::Result<UserId> {
    let id = sqlx::query_scalar!("select id from users where phone = $1", phone).fetch_one(db).await?;
    Ok(UserId::from_uuid(id))
}

pub async fn set_name(
    db: &mut PgConnection,
    company: CompanyId,
    member: UserId,
    name: &str,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_members set name = $3 where company_id = $1 and user_id = $2",
        company.as_uuid(),
        member.as_uuid(),
        name
    )
    .execute(db)
    .await?;
    Ok(())
}

#[derive(Serialize)]
pub struct MemberRow {
    pub company_id: Uuid,
    pub user_id: Uuid,
    pub role: &'static str,
    pub name: &'static str,
    pub joined_at: Timestamp,
}

pub async fn insert_members(db: &mut PgConnection, rows: &[MemberRow]) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_members (company_id, user_id, role, name, joined_at)
         select * from jsonb_to_recordset($1)
             as row (company_id uuid, user_id uuid, role text, name text, joined_at timestamptz)",
        Json(rows) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

#[derive(Serialize)]
pub struct EventRow {
    pub id: Uuid,
    pub company_id: Uuid,
    pub at: Timestamp,
    pub user_id: Uuid,
    pub name: String,
    pub what: &'static str,
    pub detail: Value,
}

pub async fn insert_events(db: &mut PgConnection, rows: &[EventRow]) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_events (id, company_id, at, user_id, name, what, detail)
         select * from jsonb_to_recordset($1)
             as row (id uuid, company_id uuid, at timestamptz, user_id uuid, name text, what text, detail jsonb)",
        Json(rows) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

#[derive(Serialize)]
pub struct PageRow {
    pub company_id: Uuid,
    pub about: Value,
    pub links: Value,
    pub addresses: Value,
    pub benefits: Vec<&'static str>,
    pub size: &'static str,
    pub cloth: Option<usize>,
}

pub async fn insert_pages(db: &mut PgConnection, rows: &[PageRow], now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_pages (company_id, about, links, addresses, benefits, size, cloth, version, updated_at)
         select row.*, 1, $2
         from jsonb_to_recordset($1)
             as row (company_id uuid, about jsonb, links jsonb, addresses jsonb, benefits text[], size text,
                     cloth smallint)",
        Json(rows) as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
