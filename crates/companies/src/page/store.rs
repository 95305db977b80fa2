//! SQL of the pages of companies.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use serde_json::{Value, json};
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::public::CompanySize;

use super::Content;

pub struct PageRow {
    pub version: i32,
    /// `None`: there is no page yet.
    pub about: Option<Value>,
    pub links: Value,
    pub addresses: Value,
    pub benefits: Vec<String>,
    pub size: Option<String>,
    pub cloth: Option<i16>,
    pub owned_date: Option<jiff_sqlx::Date>,
    pub profile_about: Option<String>,
    pub owner_locale: String,
}

pub async fn find_page(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<PageRow> {
    sqlx::query_as!(
        PageRow,
        r#"select coalesce(p.version, 0) as "version!", p.about as "about?", coalesce(p.links, '[]') as "links!",
                  coalesce(p.addresses, '[]') as "addresses!", coalesce(p.benefits, '{}') as "benefits!",
                  p.size as "size?", p.cloth as "cloth?", c.owned_date, c.about as profile_about,
                  u.locale as owner_locale
           from companies c join users u on u.id = c.user_id left join company_pages p on p.company_id = c.id
           where c.id = $1"#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn save_page(
    db: &mut PgConnection,
    company: CompanyId,
    page: &Content,
    now: Timestamp,
) -> sqlx::Result<()> {
    let about = &page.about;
    let about = json!({ "uz": about.uz.as_deref(), "ru": about.ru.as_deref(), "en": about.en.as_deref() });
    let benefits: Vec<String> = page.benefits.iter().map(|benefit| benefit.code().to_owned()).collect();
    sqlx::query!(
        "insert into company_pages (company_id, version, about, links, addresses, benefits, size, cloth, updated_at)
         values ($1, 1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (company_id) do update
         set version = company_pages.version + 1, about = excluded.about, links = excluded.links,
             addresses = excluded.addresses, benefits = excluded.benefits, size = excluded.size,
             cloth = excluded.cloth, updated_at = excluded.updated_at",
        company.as_uuid(),
        about,
        json!(page.links),
        json!(page.addresses),
        &benefits,
        page.size.map(CompanySize::code),
        page.cloth.map(i16::from),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct PhotoRow {
    pub id: Uuid,
    pub file_key: String,
}

/// The photos of the saved page.
pub async fn list_placed_photos(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<PhotoRow>> {
    sqlx::query_as!(
        PhotoRow,
        "select id, file_key from company_photos where company_id = $1 and position is not null order by position",
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// All photos, on the saved page or not.
pub async fn list_photo_ids(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<Uuid>> {
    sqlx::query_scalar!("select id from company_photos where company_id = $1", company.as_uuid())
        .fetch_all(db)
        .await
}

pub async fn insert_photo(
    db: &mut PgConnection,
    company: CompanyId,
    by: UserId,
    id: Uuid,
    file_key: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_photos (id, company_id, file_key, uploaded_by, created_at) values ($1, $2, $3, $4, $5)",
        id,
        company.as_uuid(),
        file_key,
        by.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Deletes uploads that no page was saved with; returns their files.
pub async fn delete_forgotten(
    db: &mut PgConnection,
    company: CompanyId,
    before: Timestamp,
) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        "delete from company_photos where company_id = $1 and position is null and created_at < $2 returning file_key",
        company.as_uuid(),
        before.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

/// Puts the photos on the page in this order and deletes the others; returns the files of those. What another member has
/// uploaded and not saved yet stays.
pub async fn place_photos(
    db: &mut PgConnection,
    company: CompanyId,
    by: UserId,
    order: &[Uuid],
) -> sqlx::Result<Vec<String>> {
    let gone = sqlx::query_scalar!(
        "delete from company_photos
         where company_id = $1 and not id = any ($2) and (position is not null or uploaded_by = $3)
         returning file_key",
        company.as_uuid(),
        order,
        by.as_uuid()
    )
    .fetch_all(&mut *db)
    .await?;
    sqlx::query!(
        "update company_photos set position = array_position($2, id) where company_id = $1 and id = any ($2)",
        company.as_uuid(),
        order
    )
    .execute(db)
    .await?;
    Ok(gone)
}
