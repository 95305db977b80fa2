//! SQL of answers for interviews.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use serde_json::Value;
use sqlx::PgConnection;

use crate::ResumeId;

pub struct DataRow {
    pub data: Value,
    pub consented_at: Timestamp,
}

pub async fn find_data(db: &mut PgConnection, id: ResumeId) -> sqlx::Result<Option<DataRow>> {
    sqlx::query_as!(
        DataRow,
        "select data, consented_at from resume_interview_data where resume_id = $1",
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn upsert_data(
    db: &mut PgConnection,
    id: ResumeId,
    data: &Value,
    version: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into resume_interview_data (resume_id, data, consent_version, consented_at) values ($1, $2, $3, $4)
         on conflict (resume_id) do update
             set data = excluded.data, consent_version = excluded.consent_version, consented_at = excluded.consented_at",
        id.as_uuid(),
        data,
        version,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_data(db: &mut PgConnection, id: ResumeId) -> sqlx::Result<()> {
    sqlx::query!("delete from resume_interview_data where resume_id = $1", id.as_uuid()).execute(db).await?;
    Ok(())
}
