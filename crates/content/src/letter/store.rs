//! SQL of letters.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Locale;
use sqlx::PgConnection;

use super::{Letter, LetterId, Topic};

pub struct NewLetter<'a> {
    pub id: LetterId,
    pub name: &'a str,
    pub reply_to: &'a str,
    pub topic: Topic,
    pub message: &'a str,
    pub locale: Locale,
    pub created_at: Timestamp,
}

pub async fn insert_letter(db: &mut PgConnection, new: &NewLetter<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into contact_messages (id, name, reply_to, topic, message, locale, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)",
        new.id.as_uuid(),
        new.name,
        new.reply_to,
        new.topic.code(),
        new.message,
        new.locale.code(),
        new.created_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn list_open_letters(db: &mut PgConnection) -> sqlx::Result<Vec<Letter>> {
    sqlx::query_as!(
        Letter,
        "select id, name, reply_to, topic, message, locale, created_at
         from contact_messages where answered_at is null order by created_at limit 200"
    )
    .fetch_all(db)
    .await
}

pub async fn set_answered(db: &mut PgConnection, id: LetterId, at: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update contact_messages set answered_at = $2 where id = $1 and answered_at is null",
        id.as_uuid(),
        at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}
