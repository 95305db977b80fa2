//! SQL of share links.

use sqlx::PgConnection;

use crate::ResumeId;

pub async fn set_link(db: &mut PgConnection, id: ResumeId, hash: Option<&[u8]>) -> sqlx::Result<()> {
    sqlx::query!("update resumes set link_hash = $2 where id = $1", id.as_uuid(), hash).execute(db).await?;
    Ok(())
}
