//! Who is told of messages that wait: once for each side and conversation, a little after the first of them, and only if
//! they still wait then. A notice never holds the text of a message.

mod store;

use applications::ApplicationId;
use applications::side::Side;
use applications::state::Actor;
use jiff::{SignedDuration, Timestamp};
use notifications::{Event, EventNotice, notify_event};
use platform::{App, Result, UserId};
use queue::{Job, Registry};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;

use crate::held::Held;

/// A candidate has messages of a company, and a member those of a candidate.
pub const TO_CANDIDATE: &str = "chat_message";
pub const TO_MEMBER: &str = "chat_message_of";

pub const ALL: [&str; 2] = [TO_CANDIDATE, TO_MEMBER];

/// Whoever has the page open reads a message meanwhile.
const PATIENCE: SignedDuration = SignedDuration::from_mins(2);

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<TellUnread>();
}

/// Tells one side of a conversation that messages wait for it.
#[derive(Debug, Serialize, Deserialize)]
pub struct TellUnread {
    application: ApplicationId,
    to_candidate: bool,
    /// The message that began to wait.
    seq: i32,
}

impl Job<App> for TellUnread {
    const NAME: &'static str = "tell_unread_messages";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let mut tx = app.db.begin().await?;
        if let Some(waiting) = store::find_waiting(&mut tx, self.application).await?
            && self.still_waits(&waiting)
        {
            notify_event(&mut tx, &self.notice(&waiting), now).await?;
        }
        tx.commit().await?;
        Ok(())
    }
}

impl TellUnread {
    const fn still_waits(&self, waiting: &store::Waiting) -> bool {
        let read = if self.to_candidate { waiting.candidate_read } else { waiting.customer_read };
        read < self.seq
    }

    fn notice(&self, waiting: &store::Waiting) -> EventNotice {
        let notice = if self.to_candidate {
            EventNotice::new(waiting.candidate, Event::Message, TO_CANDIDATE).arg("company", &waiting.company)
        } else {
            EventNotice::new(UserId::from_uuid(waiting.runner), Event::Message, TO_MEMBER)
                .arg("name", &waiting.name)
        };
        notice.arg("title", &waiting.title).path(format!("/user/chat/{}", self.application))
    }
}

/// Tells the other side later, in the caller's transaction, unless it is told of earlier messages already.
pub async fn tell_later(
    db: &mut PgConnection,
    side: &Side,
    held: &Held,
    seq: i32,
    now: Timestamp,
) -> Result<()> {
    let facts = &held.facts;
    let to_candidate = side.actor() == Actor::Customer;
    let (read, last) = if to_candidate {
        (facts.candidate_read, facts.customer_last)
    } else {
        (facts.customer_read, facts.candidate_last)
    };
    if last > read {
        return Ok(());
    }
    let job = TellUnread { application: held.application.id, to_candidate, seq };
    queue::enqueue_at(db, &job, now + PATIENCE).await?;
    Ok(())
}
