//! How capabilities tell people that something has changed.

use jiff::Timestamp;
use platform::UserId;
use serde_json::Value;
use sqlx::PgConnection;

use crate::message::Topic;
use crate::store;

/// Tells these people, each once, when the caller's transaction commits. `data` holds ids, never what they stand for.
pub async fn publish(
    db: &mut PgConnection,
    users: &[UserId],
    topic: Topic,
    data: &Value,
    now: Timestamp,
) -> sqlx::Result<()> {
    if users.is_empty() {
        return Ok(());
    }
    store::insert_events(db, users, topic, data, now).await
}
