//! SQL of notices.

use jiff::civil::Time;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;

use crate::model::{Channel, Event};

pub struct Contacts {
    pub phone: String,
    /// Only if confirmed.
    pub email: Option<String>,
    pub chat_id: Option<i64>,
    pub locale: String,
}

pub struct ChoiceRow {
    pub event: String,
    pub channel: String,
    pub is_on: bool,
}

pub async fn find_contacts(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<Contacts>> {
    sqlx::query_as!(
        Contacts,
        r#"select u.phone, case when u.email_verified_at is null then null else u.email end as email,
                  t.chat_id as "chat_id?", u.locale
           from users u left join telegram_chats t on t.user_id = u.id and t.blocked_at is null
           where u.id = $1"#,
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn list_choices(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<ChoiceRow>> {
    sqlx::query_as!(
        ChoiceRow,
        "select event, channel, is_on from notification_choices where user_id = $1",
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn set_choice(
    db: &mut PgConnection,
    user: UserId,
    event: Event,
    channel: Channel,
    is_on: bool,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into notification_choices (user_id, event, channel, is_on) values ($1, $2, $3, $4)
         on conflict (user_id, event, channel) do update set is_on = excluded.is_on",
        user.as_uuid(),
        event.code(),
        channel.code(),
        is_on
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn find_quiet_hours(
    db: &mut PgConnection,
    user: UserId,
) -> sqlx::Result<Option<(bool, Time, Time)>> {
    let row = sqlx::query!(
        r#"select is_on, starts as "starts: jiff_sqlx::Time", ends as "ends: jiff_sqlx::Time"
           from notification_quiet_hours where user_id = $1"#,
        user.as_uuid()
    )
    .fetch_optional(db)
    .await?;
    Ok(row.map(|row| (row.is_on, row.starts.into(), row.ends.into())))
}

pub async fn set_quiet_hours(
    db: &mut PgConnection,
    user: UserId,
    is_on: bool,
    from: Time,
    to: Time,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into notification_quiet_hours (user_id, is_on, starts, ends) values ($1, $2, $3, $4)
         on conflict (user_id) do update set is_on = excluded.is_on, starts = excluded.starts, ends = excluded.ends",
        user.as_uuid(),
        is_on,
        from.to_sqlx() as _,
        to.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
