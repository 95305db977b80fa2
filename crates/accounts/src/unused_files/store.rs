//! SQL of files and the rows that name them.

use std::collections::HashSet;

use sqlx::PgConnection;

/// Those of the keys that a row names.
pub async fn list_used(db: &mut PgConnection, keys: &[String]) -> sqlx::Result<HashSet<String>> {
    let used = sqlx::query_scalar!(
        r#"select avatar as "key!" from candidates where avatar = any($1)
           union all select avatar from companies where avatar = any($1)
           union all select file_key from company_photos where file_key = any($1)
           union all select logo from partners where logo = any($1)
           union all select file_key from exports where file_key = any($1)
           union all select file_key from company_documents where file_key = any($1)
           union all select file_key from chat_files where file_key = any($1)"#,
        keys
    )
    .fetch_all(db)
    .await?;
    Ok(used.into_iter().collect())
}
