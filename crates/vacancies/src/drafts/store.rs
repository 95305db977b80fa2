//! SQL of drafts.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::CompanyId;
use serde_json::Value;
use sqlx::PgConnection;

use super::Step;
use crate::DraftId;

pub struct DraftRow {
    pub id: DraftId,
    pub version: i32,
    pub step: String,
    pub form: Value,
    pub updated_at: Timestamp,
}

pub async fn find_draft(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<DraftRow>> {
    sqlx::query_as!(
        DraftRow,
        "select id, version, step, form, updated_at from vacancy_drafts where company_id = $1",
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// `None` if the company already has a draft.
pub async fn insert_draft(
    db: &mut PgConnection,
    company: CompanyId,
    step: Step,
    form: &Value,
    now: Timestamp,
) -> sqlx::Result<Option<DraftRow>> {
    sqlx::query_as!(
        DraftRow,
        "insert into vacancy_drafts (id, company_id, version, step, form, updated_at)
         values ($1, $2, 1, $3, $4, $5)
         on conflict on constraint vacancy_drafts_one_per_company do nothing
         returning id, version, step, form, updated_at",
        DraftId::new().as_uuid(),
        company.as_uuid(),
        step.code(),
        form,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn lock_draft(
    db: &mut PgConnection,
    company: CompanyId,
    id: DraftId,
) -> sqlx::Result<Option<DraftRow>> {
    sqlx::query_as!(
        DraftRow,
        "select id, version, step, form, updated_at from vacancy_drafts where id = $1 and company_id = $2 for update",
        id.as_uuid(),
        company.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn set_form(
    db: &mut PgConnection,
    id: DraftId,
    step: Step,
    form: &Value,
    now: Timestamp,
) -> sqlx::Result<DraftRow> {
    sqlx::query_as!(
        DraftRow,
        "update vacancy_drafts set version = version + 1, step = $2, form = $3, updated_at = $4 where id = $1
         returning id, version, step, form, updated_at",
        id.as_uuid(),
        step.code(),
        form,
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn delete_draft(db: &mut PgConnection, company: CompanyId, id: DraftId) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "delete from vacancy_drafts where id = $1 and company_id = $2",
        id.as_uuid(),
        company.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Replaces the company's draft, if any, with another form.
pub async fn replace_draft(
    db: &mut PgConnection,
    company: CompanyId,
    form: &Value,
    now: Timestamp,
) -> sqlx::Result<DraftRow> {
    sqlx::query_as!(
        DraftRow,
        "insert into vacancy_drafts (id, company_id, version, step, form, updated_at)
         values ($1, $2, 1, 'default', $3, $4)
         on conflict on constraint vacancy_drafts_one_per_company do update
             set version = vacancy_drafts.version + 1, step = 'default', form = excluded.form,
                 updated_at = excluded.updated_at
         returning id, version, step, form, updated_at",
        DraftId::new().as_uuid(),
        company.as_uuid(),
        form,
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}
