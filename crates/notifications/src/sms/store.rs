//! SQL of SMS: what was sent today, and which notices wait to be sent as one.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;

use super::Spending;

/// What was spent since a time.
#[derive(Debug)]
pub struct Spent {
    pub all: i64,
    /// Messages that this network requested.
    pub network: i64,
    /// Messages to this number.
    pub number: i64,
    /// Messages to this account, without codes.
    pub account: i64,
}

pub struct Digest {
    pub user_id: Option<UserId>,
    pub locale: String,
}

/// Serializes the check of the budget until the end of the caller's transaction.
pub async fn lock_budget(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!("select pg_advisory_xact_lock(hashtextextended('sms budget', 0)) as locked")
        .fetch_one(db)
        .await?;
    Ok(())
}

pub async fn has_message(db: &mut PgConnection, reference: &str) -> sqlx::Result<bool> {
    let found = sqlx::query_scalar!(
        r#"select exists (select 1 from sms_messages where reference = $1) as "found!""#,
        reference
    );
    found.fetch_one(db).await
}

pub async fn count_spent(
    db: &mut PgConnection,
    spending: &Spending<'_>,
    since: Timestamp,
) -> sqlx::Result<Spent> {
    sqlx::query_as!(
        Spent,
        r#"select coalesce(sum(costs), 0)::bigint as "all!",
                  count(*) filter (where network = $1) as "network!",
                  count(*) filter (where phone = $2) as "number!",
                  count(*) filter (where user_id = $3 and kind <> 'code') as "account!"
           from sms_messages where at >= $4"#,
        spending.network,
        spending.phone,
        spending.user.map(UserId::as_uuid),
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn insert_message(
    db: &mut PgConnection,
    spending: &Spending<'_>,
    costs: i64,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into sms_messages (reference, at, kind, phone, user_id, network, costs, what)
         values ($1, $2, $3, $4, (select id from users where id = $5), $6, $7, $8)",
        spending.reference,
        now.to_sqlx() as _,
        spending.kind.code(),
        spending.phone,
        spending.user.map(UserId::as_uuid),
        spending.network,
        costs,
        spending.what
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn delete_message(db: &mut PgConnection, reference: &str) -> sqlx::Result<()> {
    sqlx::query!("delete from sms_messages where reference = $1", reference).execute(db).await?;
    Ok(())
}

pub async fn has_notice_since(
    db: &mut PgConnection,
    phone: &str,
    what: &str,
    since: Timestamp,
) -> sqlx::Result<bool> {
    let found = sqlx::query_scalar!(
        r#"select exists (select 1 from sms_messages
                          where phone = $1 and what = $2 and at > $3 and kind = 'notice') as "found!""#,
        phone,
        what,
        since.to_sqlx() as _
    );
    found.fetch_one(db).await
}

/// False if the number already has one.
pub async fn insert_digest(
    db: &mut PgConnection,
    phone: &str,
    user: Option<UserId>,
    locale: &str,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "insert into sms_digests (phone, user_id, locale) values ($1, (select id from users where id = $2), $3)
         on conflict (phone) do nothing",
        phone,
        user.map(UserId::as_uuid),
        locale
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Deletes the digest of a number and returns it.
pub async fn delete_digest(db: &mut PgConnection, phone: &str) -> sqlx::Result<Option<Digest>> {
    sqlx::query_as!(
        Digest,
        r#"delete from sms_digests where phone = $1 returning user_id as "user_id: UserId", locale"#,
        phone
    )
    .fetch_optional(db)
    .await
}

pub async fn clear_phone(db: &mut PgConnection, phone: &str) -> sqlx::Result<()> {
    sqlx::query!("update sms_messages set phone = null where phone = $1", phone).execute(db).await?;
    Ok(())
}

pub async fn delete_messages_before(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("delete from sms_messages where at < $1", before.to_sqlx() as _).execute(db).await?;
    Ok(())
}
