//! SQL of message templates.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, Error, Result};
use sqlx::PgConnection;

use super::{MessageTemplate, TemplateKind, TemplateTexts};
use crate::TemplateId;

pub struct TemplateRow {
    pub id: TemplateId,
    pub kind: String,
    pub name: String,
    pub text_uz: Option<String>,
    pub text_ru: Option<String>,
    pub text_en: Option<String>,
    pub updated_at: Timestamp,
}

impl TemplateRow {
    pub fn read(self) -> Result<MessageTemplate> {
        Ok(MessageTemplate {
            id: Some(self.id),
            kind: TemplateKind::parse(&self.kind).ok_or(Error::Fault)?,
            name: self.name,
            texts: TemplateTexts { uz: self.text_uz, ru: self.text_ru, en: self.text_en },
            updated_at: Some(self.updated_at),
        })
    }
}

pub async fn list(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<TemplateRow>> {
    sqlx::query_as!(
        TemplateRow,
        "select id, kind, name, text_uz, text_ru, text_en, updated_at
         from message_templates where company_id = $1 order by name, id",
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn find(
    db: &mut PgConnection,
    company: CompanyId,
    id: TemplateId,
) -> sqlx::Result<Option<TemplateRow>> {
    sqlx::query_as!(
        TemplateRow,
        "select id, kind, name, text_uz, text_ru, text_en, updated_at
         from message_templates where company_id = $1 and id = $2",
        company.as_uuid(),
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn find_company_name(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<String> {
    sqlx::query_scalar!("select name from companies where id = $1", company.as_uuid()).fetch_one(db).await
}

pub async fn count(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from message_templates where company_id = $1"#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// A template as a member writes it.
pub struct Written<'a> {
    pub kind: TemplateKind,
    pub name: &'a str,
    pub texts: &'a TemplateTexts,
}

pub async fn insert(
    db: &mut PgConnection,
    id: TemplateId,
    company: CompanyId,
    new: &Written<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into message_templates (id, company_id, kind, name, text_uz, text_ru, text_en, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        id.as_uuid(),
        company.as_uuid(),
        new.kind.code(),
        new.name,
        new.texts.uz,
        new.texts.ru,
        new.texts.en,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set(
    db: &mut PgConnection,
    id: TemplateId,
    company: CompanyId,
    new: &Written<'_>,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update message_templates set kind = $3, name = $4, text_uz = $5, text_ru = $6, text_en = $7, updated_at = $8
         where id = $1 and company_id = $2",
        id.as_uuid(),
        company.as_uuid(),
        new.kind.code(),
        new.name,
        new.texts.uz,
        new.texts.ru,
        new.texts.en,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() > 0)
}

pub async fn delete(db: &mut PgConnection, company: CompanyId, id: TemplateId) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "delete from message_templates where company_id = $1 and id = $2",
        company.as_uuid(),
        id.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() > 0)
}
