//! SQL of read marks.

use applications::ApplicationId;
use applications::state::Actor;
use sqlx::PgConnection;

/// Returns false if nothing has changed.
pub async fn mark_read(
    db: &mut PgConnection,
    id: ApplicationId,
    side: Actor,
    seq: i32,
) -> sqlx::Result<bool> {
    let done = match side {
        Actor::Candidate => {
            sqlx::query!(
                "update chats set candidate_read = least($2, last_seq)
                 where application_id = $1 and candidate_read < least($2, last_seq)",
                id.as_uuid(),
                seq
            )
            .execute(db)
            .await?
        }
        Actor::Customer | Actor::System => {
            sqlx::query!(
                "update chats set customer_read = least($2, last_seq)
                 where application_id = $1 and customer_read < least($2, last_seq)",
                id.as_uuid(),
                seq
            )
            .execute(db)
            .await?
        }
    };
    Ok(done.rows_affected() > 0)
}
