//! SQL of deleting an account.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;

/// False if the deletion was requested before.
pub async fn set_delete_at(db: &mut PgConnection, user: UserId, at: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users set delete_at = $2 where id = $1 and delete_at is null",
        user.as_uuid(),
        at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn clear_delete_at(db: &mut PgConnection, user: UserId) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users set delete_at = null where id = $1 and delete_at is not null",
        user.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// The next accounts after this one, in the order of their ids.
pub async fn list_to_erase(
    db: &mut PgConnection,
    now: Timestamp,
    after: Option<UserId>,
) -> sqlx::Result<Vec<UserId>> {
    let ids = sqlx::query_scalar!(
        "select id from users where delete_at <= $1 and ($2::uuid is null or id > $2) order by id limit 100",
        now.to_sqlx() as _,
        after.map(UserId::as_uuid)
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(UserId::from_uuid).collect())
}

/// The documents of the company that goes with the user.
pub async fn list_document_files(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        r#"select d.file_key as "key!" from company_documents d join companies c on c.id = d.company_id
           where c.user_id = $1 and d.file_key is not null"#,
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// Files in the conversations that go with the user.
pub async fn list_chat_files(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        r#"select f.file_key as "key!" from chat_files f
           join applications a on a.id = f.application_id
           join candidates p on p.id = a.candidate_id
           join companies o on o.id = a.company_id
           where p.user_id = $1 or o.user_id = $1"#,
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// Deletes the user, unless the deletion was undone at the last moment. Rows that reference the user are deleted by
/// cascade. Codes and failed sign-ins are keyed by phone and address, not by user, so they are deleted separately.
/// Returns the phone of the deleted user.
pub async fn delete_user(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> sqlx::Result<Option<String>> {
    let gone = sqlx::query!(
        "delete from users where id = $1 and delete_at <= $2 returning phone, email",
        user.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(&mut *db)
    .await?;
    let Some(gone) = gone else { return Ok(None) };
    let recipients = [Some(gone.phone.clone()), gone.email].into_iter().flatten().collect::<Vec<String>>();
    sqlx::query!("delete from code_requests where recipient = any($1)", &recipients)
        .execute(&mut *db)
        .await?;
    sqlx::query!("delete from sign_in_failures where position($1 in key) > 0", gone.phone)
        .execute(db)
        .await?;
    Ok(Some(gone.phone))
}
