//! SQL of comments.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CompanyId, Customer, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use crate::{ApplicationId, CommentId};

pub struct CommentRow {
    pub id: CommentId,
    pub user_id: Option<Uuid>,
    pub text: String,
    pub mentions: Vec<Uuid>,
    pub created_at: Timestamp,
    pub edited_at: Option<At>,
}

pub async fn list(db: &mut PgConnection, application: ApplicationId) -> sqlx::Result<Vec<CommentRow>> {
    sqlx::query_as!(
        CommentRow,
        "select id, user_id, text, mentions, created_at, edited_at from application_comments
         where application_id = $1 order by created_at, id",
        application.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct NameRow {
    pub user_id: Uuid,
    pub name: Option<String>,
}

pub async fn list_names(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<NameRow>> {
    sqlx::query_as!(
        NameRow,
        "select user_id, name from company_members where company_id = $1",
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn list_members_among(
    db: &mut PgConnection,
    company: CompanyId,
    users: &[UserId],
) -> sqlx::Result<Vec<UserId>> {
    let users: Vec<Uuid> = users.iter().map(|user| user.as_uuid()).collect();
    let found = sqlx::query_scalar!(
        "select user_id from company_members where company_id = $1 and user_id = any ($2)",
        company.as_uuid(),
        &users
    )
    .fetch_all(db)
    .await?;
    Ok(found.into_iter().map(UserId::from_uuid).collect())
}

pub async fn insert(
    db: &mut PgConnection,
    id: CommentId,
    application: ApplicationId,
    me: &Customer,
    text: &str,
    mentions: &[UserId],
    now: Timestamp,
) -> sqlx::Result<()> {
    let mentions: Vec<Uuid> = mentions.iter().map(|user| user.as_uuid()).collect();
    sqlx::query!(
        "insert into application_comments (id, application_id, user_id, text, mentions, created_at)
         values ($1, $2, $3, $4, $5, $6)",
        id.as_uuid(),
        application.as_uuid(),
        me.user_id.as_uuid(),
        text,
        &mentions,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub struct HeldComment {
    pub application_id: ApplicationId,
    pub user_id: Option<Uuid>,
    pub mentions: Vec<Uuid>,
}

pub async fn hold(
    db: &mut PgConnection,
    company: CompanyId,
    id: CommentId,
) -> sqlx::Result<Option<HeldComment>> {
    sqlx::query_as!(
        HeldComment,
        "select m.application_id, m.user_id, m.mentions
         from application_comments m join applications a on a.id = m.application_id
         where a.company_id = $1 and m.id = $2 for update of m",
        company.as_uuid(),
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn update(
    db: &mut PgConnection,
    id: CommentId,
    text: &str,
    mentions: &[UserId],
    now: Timestamp,
) -> sqlx::Result<()> {
    let mentions: Vec<Uuid> = mentions.iter().map(|user| user.as_uuid()).collect();
    sqlx::query!(
        "update application_comments set text = $2, mentions = $3, edited_at = $4 where id = $1",
        id.as_uuid(),
        text,
        &mentions,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete(db: &mut PgConnection, id: CommentId) -> sqlx::Result<()> {
    sqlx::query!("delete from application_comments where id = $1", id.as_uuid()).execute(db).await?;
    Ok(())
}
