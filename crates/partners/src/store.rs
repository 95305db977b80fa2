//! SQL of partners.

use accounts::people::picture::Picture;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::PartnerId;
use crate::partner::Partner;

pub struct PartnerRow {
    pub id: PartnerId,
    pub name: String,
    pub link: String,
    pub logo: Option<String>,
    pub hidden: bool,
    pub version: i32,
}

impl PartnerRow {
    pub fn partner(self) -> Partner {
        let Self { id, name, link, logo, hidden, version } = self;
        Partner { id, name, link, logo: logo.as_deref().and_then(Picture::of), hidden, version }
    }
}

/// In their order.
pub async fn list(db: &mut PgConnection) -> sqlx::Result<Vec<PartnerRow>> {
    sqlx::query_as!(
        PartnerRow,
        r#"select id as "id: PartnerId", name, link, logo, hidden, version from partners order by position, id"#
    )
    .fetch_all(db)
    .await
}

/// In their order, locked until the transaction ends.
pub async fn list_ids(db: &mut PgConnection) -> sqlx::Result<Vec<PartnerId>> {
    sqlx::query_scalar!(r#"select id as "id: PartnerId" from partners order by position, id for update"#)
        .fetch_all(db)
        .await
}

pub async fn find(db: &mut PgConnection, id: PartnerId) -> sqlx::Result<Option<PartnerRow>> {
    sqlx::query_as!(
        PartnerRow,
        r#"select id as "id: PartnerId", name, link, logo, hidden, version from partners where id = $1"#,
        id as PartnerId
    )
    .fetch_optional(db)
    .await
}

pub async fn find_locked(db: &mut PgConnection, id: PartnerId) -> sqlx::Result<Option<PartnerRow>> {
    sqlx::query_as!(
        PartnerRow,
        r#"select id as "id: PartnerId", name, link, logo, hidden, version from partners where id = $1 for update"#,
        id as PartnerId
    )
    .fetch_optional(db)
    .await
}

/// After all others.
pub async fn insert(
    db: &mut PgConnection,
    id: PartnerId,
    name: &str,
    link: &str,
    hidden: bool,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into partners (id, name, link, hidden, position, created_at, updated_at)
         values ($1, $2, $3, $4, (select coalesce(max(position), 0) + 1 from partners), $5, $5)",
        id as PartnerId,
        name,
        link,
        hidden,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set(
    db: &mut PgConnection,
    id: PartnerId,
    name: &str,
    link: &str,
    hidden: bool,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update partners set name = $2, link = $3, hidden = $4, version = version + 1, updated_at = $5 where id = $1",
        id as PartnerId,
        name,
        link,
        hidden,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_logo(db: &mut PgConnection, id: PartnerId, key: &str, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update partners set logo = $2, version = version + 1, updated_at = $3 where id = $1",
        id as PartnerId,
        key,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_order(db: &mut PgConnection, order: &[PartnerId]) -> sqlx::Result<()> {
    let ids: Vec<Uuid> = order.iter().map(|id| id.as_uuid()).collect();
    sqlx::query!(
        "update partners p set position = sorted.position
         from unnest($1::uuid[]) with ordinality as sorted (id, position) where p.id = sorted.id",
        &ids
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete(db: &mut PgConnection, id: PartnerId) -> sqlx::Result<()> {
    sqlx::query!("delete from partners where id = $1", id as PartnerId).execute(db).await?;
    Ok(())
}
