//! SQL of codes.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use kernel::Locale;
use platform::UserId;
use sqlx::PgConnection;

use super::limits::Earlier;
use super::{MOST_TRIES, Purpose};

pub struct NewRequest<'a> {
    pub id: &'a [u8],
    pub purpose: Purpose,
    pub recipient: &'a str,
    pub user_id: Option<UserId>,
    pub is_decoy: bool,
    pub locale: Locale,
    pub consents: &'a [String],
    pub address: &'a str,
    pub network: &'a str,
    pub costs: i64,
    pub now: Timestamp,
    pub expires_at: Timestamp,
}

/// The columns of a request that the rules need.
pub struct Request {
    pub purpose: String,
    pub recipient: String,
    pub user_id: Option<UserId>,
    pub is_decoy: bool,
    pub consents: Vec<String>,
    pub tries: i32,
    pub created_at: Timestamp,
    pub expires_at: Timestamp,
    pub sent_at: Option<At>,
    pub failed_at: Option<At>,
    pub verified_at: Option<At>,
    pub used_at: Option<At>,
    pub cancelled_at: Option<At>,
}

/// The columns of a request that the delivery needs.
pub struct Parcel {
    pub purpose: String,
    pub recipient: String,
    pub is_decoy: bool,
    pub locale: String,
}

pub struct ByAddress {
    pub address: i64,
    pub network: i64,
}

/// The lock is held until the end of the caller's transaction.
pub async fn lock_recipient(db: &mut PgConnection, recipient: &str) -> sqlx::Result<()> {
    sqlx::query!("select pg_advisory_xact_lock(hashtextextended('code ' || $1, 0)) as locked", recipient)
        .fetch_one(db)
        .await?;
    Ok(())
}

/// The lock is held until the end of the caller's transaction. Taken after [`lock_recipient`] and before
/// `notifications::sms::admit` always, so that two requests cannot deadlock.
pub async fn lock_network(db: &mut PgConnection, network: &str) -> sqlx::Result<()> {
    sqlx::query!("select pg_advisory_xact_lock(hashtextextended('network ' || $1, 0)) as locked", network)
        .fetch_one(db)
        .await?;
    Ok(())
}

pub async fn list_earlier(
    db: &mut PgConnection,
    recipient: &str,
    since: Timestamp,
) -> sqlx::Result<Vec<Earlier>> {
    sqlx::query_as!(
        Earlier,
        r#"select created_at, failed_at is null as "counts!", (tries >= $3 and verified_at is null) as "is_dead!"
           from code_requests where recipient = $1 and created_at > $2 order by created_at desc"#,
        recipient,
        since.to_sqlx() as _,
        MOST_TRIES
    )
    .fetch_all(db)
    .await
}

pub async fn count_by_address(
    db: &mut PgConnection,
    address: &str,
    network: &str,
    since: Timestamp,
) -> sqlx::Result<ByAddress> {
    sqlx::query_as!(
        ByAddress,
        r#"select count(*) filter (where address = $1) as "address!", count(*) as "network!"
           from code_requests where network = $2 and created_at > $3"#,
        address,
        network,
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// Whether the number belongs to somebody with a linked Telegram chat.
pub async fn has_telegram(db: &mut PgConnection, phone: &str) -> sqlx::Result<bool> {
    let found = sqlx::query_scalar!(
        r#"select exists (select 1 from users u join telegram_chats t on t.user_id = u.id
                          where u.phone = $1 and t.blocked_at is null) as "found!""#,
        phone
    );
    found.fetch_one(db).await
}

pub async fn find_chat(db: &mut PgConnection, phone: &str) -> sqlx::Result<Option<i64>> {
    sqlx::query_scalar!(
        "select t.chat_id from users u join telegram_chats t on t.user_id = u.id
         where u.phone = $1 and t.blocked_at is null",
        phone
    )
    .fetch_optional(db)
    .await
}

/// The newest code invalidates the older ones for the same purpose.
pub async fn cancel_open(
    db: &mut PgConnection,
    purpose: Purpose,
    recipient: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update code_requests set cancelled_at = $3
         where recipient = $2 and purpose = $1 and cancelled_at is null and verified_at is null",
        purpose.code(),
        recipient,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_request(db: &mut PgConnection, new: &NewRequest<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into code_requests (id, purpose, recipient, user_id, is_decoy, locale, consents, address, network,
                                    costs, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        new.id,
        new.purpose.code(),
        new.recipient,
        new.user_id.map(UserId::as_uuid),
        new.is_decoy,
        new.locale.code(),
        new.consents,
        new.address,
        new.network,
        new.costs,
        new.now.to_sqlx() as _,
        new.expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn find_request(db: &mut PgConnection, id: &[u8]) -> sqlx::Result<Option<Request>> {
    sqlx::query_as!(
        Request,
        r#"select purpose, recipient, user_id as "user_id: UserId", is_decoy, consents, tries, created_at,
                  expires_at, sent_at, failed_at, verified_at, used_at, cancelled_at
           from code_requests where id = $1"#,
        id
    )
    .fetch_optional(db)
    .await
}

/// Locks the row, which serializes guesses at one code.
pub async fn find_request_to_change(db: &mut PgConnection, id: &[u8]) -> sqlx::Result<Option<Request>> {
    sqlx::query_as!(
        Request,
        r#"select purpose, recipient, user_id as "user_id: UserId", is_decoy, consents, tries, created_at,
                  expires_at, sent_at, failed_at, verified_at, used_at, cancelled_at
           from code_requests where id = $1 for update"#,
        id
    )
    .fetch_optional(db)
    .await
}

/// The newest request for a phone, for clients that send only the phone and the code.
pub async fn find_newest_id(
    db: &mut PgConnection,
    purpose: Purpose,
    recipient: &str,
) -> sqlx::Result<Option<Vec<u8>>> {
    sqlx::query_scalar!(
        "select id from code_requests where recipient = $2 and purpose = $1 and cancelled_at is null
         order by created_at desc limit 1",
        purpose.code(),
        recipient
    )
    .fetch_optional(db)
    .await
}

pub async fn set_tried(db: &mut PgConnection, id: &[u8]) -> sqlx::Result<()> {
    sqlx::query!("update code_requests set tries = tries + 1 where id = $1", id).execute(db).await?;
    Ok(())
}

pub async fn set_verified(db: &mut PgConnection, id: &[u8], now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("update code_requests set verified_at = $2 where id = $1", id, now.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}

pub async fn set_used(db: &mut PgConnection, id: &[u8], now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("update code_requests set used_at = $2 where id = $1", id, now.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}

/// Claims the request for delivery. `None`: delivered, claimed by another job, or no longer needed.
pub async fn take_parcel(db: &mut PgConnection, id: &[u8], now: Timestamp) -> sqlx::Result<Option<Parcel>> {
    sqlx::query_as!(
        Parcel,
        r#"update code_requests set sending_at = $2
           where id = $1 and sending_at is null and cancelled_at is null and expires_at > $2
           returning purpose, recipient, is_decoy, locale"#,
        id,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn set_sent(
    db: &mut PgConnection,
    id: &[u8],
    provider_id: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update code_requests set sent_at = $3, provider_id = $2 where id = $1",
        id,
        provider_id,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// It was never sent: it costs nothing and does not count towards limits.
pub async fn set_failed(db: &mut PgConnection, id: &[u8], now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("update code_requests set failed_at = $2, costs = 0 where id = $1", id, now.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}

/// The provider's report about an SMS.
/// A failed delivery of a code to reset a password stays hidden, as in `deliver.rs`.
pub async fn set_reported(
    db: &mut PgConnection,
    provider_id: &str,
    is_delivered: bool,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update code_requests set delivered_at = case when $2 then $3 else delivered_at end,
                                  failed_at = case when $2 or purpose = 'reset' then failed_at else $3 end
         where provider_id = $1",
        provider_id,
        is_delivered,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() > 0)
}

pub async fn set_chat_blocked(db: &mut PgConnection, chat_id: i64, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("update telegram_chats set blocked_at = $2 where chat_id = $1", chat_id, now.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(())
}

pub async fn delete_before(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done = sqlx::query!("delete from code_requests where created_at < $1", before.to_sqlx() as _)
        .execute(db)
        .await?;
    Ok(done.rows_affected())
}
