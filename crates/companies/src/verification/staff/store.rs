//! SQL of verification, as far as staff sees and decides it.

use jiff::Timestamp;
use jiff_sqlx::{Date, Timestamp as At, ToSqlx as _};
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

pub struct RequestLine {
    pub id: Uuid,
    pub slug: String,
    pub name: String,
    pub is_verified: bool,
    pub tax_number: String,
    pub is_appeal: bool,
    pub requested_at: Timestamp,
    pub decided_at: Option<At>,
    pub state: String,
}

pub async fn count_pending(db: &mut PgConnection) -> sqlx::Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from company_verifications where state = 'pending'"#
    );
    count.fetch_one(db).await
}

pub async fn count_decided(db: &mut PgConnection) -> sqlx::Result<i64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from company_verifications where state <> 'pending'"#
    );
    count.fetch_one(db).await
}

pub async fn list_pending(db: &mut PgConnection, limit: u32, offset: u32) -> sqlx::Result<Vec<RequestLine>> {
    sqlx::query_as!(
        RequestLine,
        r#"select v.id, c.slug, c.name, c.verified_at is not null as "is_verified!", v.tax_number,
                  v.appeal_of is not null as "is_appeal!", v.requested_at, v.decided_at, v.state
           from company_verifications v join companies c on c.id = v.company_id
           where v.state = 'pending' order by v.requested_at, v.id limit $1 offset $2"#,
        i64::from(limit),
        i64::from(offset)
    )
    .fetch_all(db)
    .await
}

pub async fn list_decided(db: &mut PgConnection, limit: u32, offset: u32) -> sqlx::Result<Vec<RequestLine>> {
    sqlx::query_as!(
        RequestLine,
        r#"select v.id, c.slug, c.name, c.verified_at is not null as "is_verified!", v.tax_number,
                  v.appeal_of is not null as "is_appeal!", v.requested_at, v.decided_at, v.state
           from company_verifications v join companies c on c.id = v.company_id
           where v.state <> 'pending' order by v.decided_at desc, v.id limit $1 offset $2"#,
        i64::from(limit),
        i64::from(offset)
    )
    .fetch_all(db)
    .await
}

pub struct RequestRow {
    pub slug: String,
    pub name: String,
    pub location: String,
    pub address: Option<String>,
    pub avatar: Option<String>,
    pub created_at: Timestamp,
    pub seen: String,
    pub entered_name: String,
    pub entered_location: String,
    pub tax_number: String,
    pub state: String,
    pub reason: Option<String>,
    pub note: Option<String>,
    pub appeal_text: Option<String>,
    pub registry: String,
    pub registry_name: Option<String>,
    pub registry_address: Option<String>,
    pub registry_director: Option<String>,
    pub registry_registered_on: Option<Date>,
    pub registry_asked_at: Option<At>,
    pub document_name: String,
    pub document_kind: String,
    pub document_size: i32,
    pub is_erased: bool,
}

pub async fn find_request(db: &mut PgConnection, id: Uuid) -> sqlx::Result<Option<RequestRow>> {
    sqlx::query_as!(
        RequestRow,
        r#"select c.slug, c.name, c.location, c.address, c.avatar, c.created_at,
                  md5(c.name || '/' || coalesce(c.avatar, '')) as "seen!", v.entered_name, v.entered_location,
                  v.tax_number, v.state, v.reason, v.note, v.appeal_text, v.registry, v.registry_name,
                  v.registry_address, v.registry_director, v.registry_registered_on, v.registry_asked_at,
                  d.name as document_name, d.kind as document_kind, d.size as document_size,
                  d.erased_at is not null as "is_erased!"
           from company_verifications v
           join companies c on c.id = v.company_id join company_documents d on d.id = v.document_id
           where v.id = $1"#,
        id
    )
    .fetch_optional(db)
    .await
}

pub struct EarlierRow {
    pub decided_at: Timestamp,
    pub state: String,
    pub reason: Option<String>,
    pub note: Option<String>,
}

/// Other decided requests of the same company.
pub async fn list_earlier(db: &mut PgConnection, id: Uuid) -> sqlx::Result<Vec<EarlierRow>> {
    sqlx::query_as!(
        EarlierRow,
        r#"select v.decided_at as "decided_at!", v.state, v.reason, v.note
           from company_verifications v join company_verifications this on this.company_id = v.company_id
           where this.id = $1 and v.id <> $1 and v.decided_at is not null
           order by v.decided_at desc limit 20"#,
        id
    )
    .fetch_all(db)
    .await
}

pub struct StoredDocument {
    pub slug: String,
    pub file_key: String,
    pub name: String,
    pub kind: String,
}

/// `None` after the document was erased.
pub async fn find_document(db: &mut PgConnection, request: Uuid) -> sqlx::Result<Option<StoredDocument>> {
    sqlx::query_as!(
        StoredDocument,
        r#"select c.slug, d.file_key as "file_key!", d.name, d.kind
           from company_verifications v
           join companies c on c.id = v.company_id join company_documents d on d.id = v.document_id
           where v.id = $1 and d.file_key is not null"#,
        request
    )
    .fetch_optional(db)
    .await
}

pub struct LockedCompany {
    pub id: CompanyId,
    pub slug: String,
    pub owner: UserId,
    pub seen: String,
}

pub async fn lock_company_of(db: &mut PgConnection, request: Uuid) -> sqlx::Result<Option<LockedCompany>> {
    sqlx::query_as!(
        LockedCompany,
        r#"select id, slug, user_id as owner, md5(name || '/' || coalesce(avatar, '')) as "seen!"
           from companies where id = (select company_id from company_verifications where id = $1)
           for no key update"#,
        request
    )
    .fetch_optional(db)
    .await
}

/// Returns the state of the request.
pub async fn lock_request(db: &mut PgConnection, id: Uuid) -> sqlx::Result<String> {
    sqlx::query_scalar!("select state from company_verifications where id = $1 for update", id)
        .fetch_one(db)
        .await
}

/// The company gives up the number of its earlier request.
pub async fn release_number(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_verifications set holds_number = false where company_id = $1 and holds_number",
        company.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_verified(db: &mut PgConnection, id: Uuid, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_verifications set state = 'verified', holds_number = true, decided_at = $2 where id = $1",
        id,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_refused(
    db: &mut PgConnection,
    id: Uuid,
    reason: &str,
    note: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update company_verifications set state = 'refused', reason = $2, note = $3, decided_at = $4 where id = $1",
        id,
        reason,
        note,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
