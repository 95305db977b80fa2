//! SQL of answers, cancelling and results.

use applications::InterviewId;
use applications::interview::rules::Status;
use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use kernel::words::EndedBy;
use sqlx::PgConnection;

use crate::SlotId;

pub async fn cancel(
    db: &mut PgConnection,
    id: InterviewId,
    by: EndedBy,
    text: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    delete_slots(db, id).await?;
    sqlx::query!(
        "update interviews set status = 'cancelled', cancelled_at = $2, cancelled_by = $3, cancel_text = $4,
                sequence = sequence + 1, updated_at = $2
         where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _,
        by.code(),
        text
    )
    .execute(&mut *db)
    .await?;
    // Whoever has to know is told at once.
    sqlx::query!(
        "insert into interview_reminders (interview_id, kind, sequence, at)
         select id, 'called_off', sequence, $2 from interviews where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

async fn delete_slots(db: &mut PgConnection, id: InterviewId) -> sqlx::Result<()> {
    sqlx::query!("delete from interview_slots where interview_id = $1", id.as_uuid()).execute(db).await?;
    Ok(())
}

pub async fn set_result(
    db: &mut PgConnection,
    id: InterviewId,
    status: Status,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update interviews set status = $2, updated_at = $3 where id = $1",
        id.as_uuid(),
        status.code(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_confirmed(db: &mut PgConnection, id: InterviewId, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update interviews set confirmed_at = $2, asked_at = null, ask_text = null, updated_at = $2 where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_asked(
    db: &mut PgConnection,
    id: InterviewId,
    text: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update interviews set asked_at = $2, ask_text = $3, confirmed_at = null, updated_at = $2 where id = $1",
        id.as_uuid(),
        now.to_sqlx() as _,
        text
    )
    .execute(db)
    .await?;
    Ok(())
}

/// An offered time that has not come yet.
pub async fn find_slot(
    db: &mut PgConnection,
    id: InterviewId,
    slot: SlotId,
    now: Timestamp,
) -> sqlx::Result<Option<Timestamp>> {
    let start = sqlx::query_scalar!(
        r#"select start_at as "start_at: At" from interview_slots
           where interview_id = $1 and id = $2 and start_at > $3"#,
        id.as_uuid(),
        slot.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await?;
    Ok(start.map(At::to_jiff))
}

/// The candidate comes at this time; the others are not offered any more.
pub async fn set_picked(
    db: &mut PgConnection,
    id: InterviewId,
    start: Timestamp,
    now: Timestamp,
) -> sqlx::Result<()> {
    delete_slots(db, id).await?;
    sqlx::query!(
        "update interviews set status = 'marked', start_at = $2,
                end_at = $2::timestamptz + make_interval(mins => duration_minutes), marked_at = $3, confirmed_at = $3,
                asked_at = null, ask_text = null, sequence = sequence + 1, updated_at = $3
         where id = $1",
        id.as_uuid(),
        start.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
