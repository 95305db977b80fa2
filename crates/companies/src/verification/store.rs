//! SQL of verification, as far as members see it.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use super::registry::Entry;

pub const ONE_PENDING: &str = "company_verifications_one_pending";
pub const ONE_APPEAL: &str = "company_verifications_one_appeal";
pub const ONE_HOLDER: &str = "company_verifications_one_holder";

/// The mark of a company, and the limits of its plan.
pub struct Standing {
    pub verified_at: Option<At>,
    pub review_since: Option<At>,
    pub open_vacancies: i32,
    pub open_unverified: i32,
    pub invitations_a_day: i32,
}

pub async fn find_standing(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Standing> {
    sqlx::query_as!(
        Standing,
        "select c.verified_at, c.review_since, l.open_vacancies, l.open_unverified, l.invitations_a_day
         from companies c join limits l on l.id = c.limit_id where c.id = $1",
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub struct NewestRow {
    pub id: Uuid,
    pub tax_number: String,
    pub state: String,
    pub registry: String,
    pub registry_name: Option<String>,
    pub requested_at: Timestamp,
    pub decided_at: Option<At>,
    pub reason: Option<String>,
    pub note: Option<String>,
    pub is_appeal: bool,
    pub document_id: Uuid,
    pub document_name: String,
    pub uploaded_at: Timestamp,
    pub is_erased: bool,
}

pub async fn find_newest(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<NewestRow>> {
    sqlx::query_as!(
        NewestRow,
        r#"select v.id, v.tax_number, v.state, v.registry, v.registry_name, v.requested_at, v.decided_at, v.reason,
                  v.note, v.appeal_of is not null as "is_appeal!", v.document_id, d.name as document_name, d.uploaded_at,
                  d.erased_at is not null as "is_erased!"
           from company_verifications v join company_documents d on d.id = v.document_id
           where v.company_id = $1 order by v.requested_at desc, v.id desc limit 1"#,
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// The number with which the company was verified last.
pub async fn find_held_number(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar!(
        "select tax_number from company_verifications where company_id = $1 and holds_number",
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn is_number_of_another(
    db: &mut PgConnection,
    company: CompanyId,
    number: &str,
) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (
               select from company_verifications where tax_number = $2 and holds_number and company_id <> $1
           ) as "is_taken!""#,
        company.as_uuid(),
        number
    )
    .fetch_one(db)
    .await
}

pub struct NewRequest<'a> {
    pub id: Uuid,
    pub company: CompanyId,
    pub number: &'a str,
    pub document: Uuid,
    pub by: UserId,
    /// The refused request and the text of the appeal.
    pub appeal: Option<(Uuid, &'a str)>,
    pub now: Timestamp,
}

pub async fn insert_request(db: &mut PgConnection, new: &NewRequest<'_>, entry: &Entry) -> sqlx::Result<()> {
    let (appeal_of, appeal_text) = new.appeal.unzip();
    let found = entry.company.as_ref();
    let registered_on = found.and_then(|company| company.registered_on);
    sqlx::query!(
        "insert into company_verifications (id, company_id, tax_number, document_id, requested_by, requested_at,
             appeal_of, appeal_text, registry, registry_name, registry_address, registry_director,
             registry_registered_on, registry_asked_at, entered_name, entered_location)
         select $1, c.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, c.name, c.location
         from companies c where c.id = $2",
        new.id,
        new.company.as_uuid(),
        new.number,
        new.document,
        new.by.as_uuid(),
        new.now.to_sqlx() as _,
        appeal_of,
        appeal_text,
        entry.state.code(),
        found.map(|company| company.name.as_str()),
        found.and_then(|company| company.address.as_deref()),
        found.and_then(|company| company.director.as_deref()),
        registered_on.map(jiff_sqlx::ToSqlx::to_sqlx) as _,
        entry.asked_at.map(jiff_sqlx::ToSqlx::to_sqlx) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct NewDocument<'a> {
    pub id: Uuid,
    pub company: CompanyId,
    pub file_key: &'a str,
    pub name: &'a str,
    pub kind: &'a str,
    pub size: i32,
    pub now: Timestamp,
}

pub async fn insert_document(db: &mut PgConnection, new: &NewDocument<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into company_documents (id, company_id, file_key, name, kind, size, uploaded_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        new.id,
        new.company.as_uuid(),
        new.file_key,
        new.name,
        new.kind,
        new.size,
        new.now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Deletes the document that no request names yet. Returns its file.
pub async fn delete_waiting_document(
    db: &mut PgConnection,
    company: CompanyId,
) -> sqlx::Result<Option<Option<String>>> {
    sqlx::query_scalar!(
        "delete from company_documents where company_id = $1 and attached_at is null returning file_key",
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// False if it is of another company, gone, or named by another request.
pub async fn attach_document(
    db: &mut PgConnection,
    company: CompanyId,
    id: Uuid,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update company_documents set attached_at = $3 where id = $2 and company_id = $1 and attached_at is null",
        company.as_uuid(),
        id,
        now.to_sqlx() as _
    );
    Ok(done.execute(db).await?.rows_affected() == 1)
}

/// Returns the files of the deleted documents.
pub async fn delete_unrequested_documents(
    db: &mut PgConnection,
    before: Timestamp,
) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        r#"delete from company_documents where attached_at is null and uploaded_at < $1
           returning file_key as "key!""#,
        before.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

/// Forgets the files of documents whose requests were all decided before a time. Returns the files.
pub async fn erase_decided_documents(
    db: &mut PgConnection,
    before: Timestamp,
    now: Timestamp,
) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        r#"with due as (
               select d.id, d.file_key from company_documents d
               where d.file_key is not null and d.attached_at < $1
                 and not exists (select from company_verifications v
                                 where v.document_id = d.id and (v.decided_at is null or v.decided_at >= $1))
               for update of d
           )
           update company_documents d set file_key = null, erased_at = $2
           from due where d.id = due.id returning due.file_key as "key!""#,
        before.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}
