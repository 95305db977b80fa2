//! SQL of synonym groups.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;

use super::SynonymsId;
use super::list::Synonyms;

pub async fn list(db: &mut PgConnection) -> sqlx::Result<Vec<Synonyms>> {
    sqlx::query_as!(
        Synonyms,
        r#"select id as "id: SynonymsId", words, note from search_synonyms order by updated_at desc, id desc"#
    )
    .fetch_all(db)
    .await
}

pub async fn insert(
    db: &mut PgConnection,
    id: SynonymsId,
    words: &[String],
    note: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into search_synonyms (id, words, note, created_at, updated_at) values ($1, $2, $3, $4, $4)",
        id as SynonymsId,
        words,
        note,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Returns false when there is no such group.
pub async fn set(
    db: &mut PgConnection,
    id: SynonymsId,
    words: &[String],
    note: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update search_synonyms set words = $2, note = $3, updated_at = $4 where id = $1",
        id as SynonymsId,
        words,
        note,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Returns the words it had.
pub async fn delete(db: &mut PgConnection, id: SynonymsId) -> sqlx::Result<Option<Vec<String>>> {
    sqlx::query_scalar!("delete from search_synonyms where id = $1 returning words", id as SynonymsId)
        .fetch_optional(db)
        .await
}

/// Once the transaction is committed, every server reloads the groups.
pub async fn notify_servers(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!("notify search_words_changed").execute(db).await?;
    Ok(())
}
