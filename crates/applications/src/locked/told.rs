//! Open pages hear of every change of an application through the live channel.

use jiff::Timestamp;
use live::Topic;
use platform::UserId;
use serde_json::json;
use sqlx::PgConnection;

use super::store::find_audience;
use crate::ApplicationId;

/// Who can see a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// The members of the company.
    Company,
    /// The candidate too.
    Both,
}

/// Tells whoever sees this application that it has changed, when the caller's transaction commits. Every event of its
/// history is told already ([`super::store::insert_event`]); this is for what leaves no event.
pub async fn publish(
    db: &mut PgConnection,
    application: ApplicationId,
    told: Told,
    now: Timestamp,
) -> sqlx::Result<()> {
    let Some(audience) = find_audience(db, application).await? else { return Ok(()) };
    let members: Vec<UserId> = audience.members.into_iter().map(UserId::from_uuid).collect();
    let data = json!({ "vacancy": audience.slug, "application": application });
    live::publish(db, &members, Topic::Board, &data, now).await?;
    if told == Told::Both {
        let data = json!({ "application": application });
        live::publish(db, &[audience.candidate], Topic::Applications, &data, now).await?;
    }
    Ok(())
}
