//! Conversations as moderators see them: each side may complain about what the other one has written (decisions C13).
//! Moderators read a copy of the messages of the reported side alone. An upheld complaint closes the conversation.

mod report;
mod store;
mod tidy;
mod view;

use std::time::Duration;

use applications::state::Actor;
use jiff::Timestamp;
use live::Topic;
use moderation::{Outcome, Pending, Reportable, Reported, StoredReason, Subject, SubjectId};
use platform::{App, Error, UserId};
use queue::{Registry, Schedule};
use serde_json::json;
use sqlx::PgConnection;
use staff::StaffId;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::Refusal;
use crate::held::store::list_members;

pub use tidy::ForgetReports;
pub use view::MESSAGES_OPENED;

/// Messages that a complaint keeps, the newest of them.
const MOST_KEPT: i64 = 100;

/// What can happen to a conversation: the code in the journal and in the notice to whoever was reported. Its texts
/// `audit_{action}` and `notice_{notice}` are in three languages (enforced by a test).
pub const CLOSED: Outcome = Outcome { action: "chat_closed", notice: "chat_closed" };

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(report::report_chat))
        .routes(routes!(view::view_reported_messages))
        .routes(routes!(view::open_reported_file))
}

pub fn jobs(registry: &mut Registry<App>) {
    registry.add::<ForgetReports>();
    registry.every("forget-chat-reports", Schedule::every(Duration::from_secs(3600)), || ForgetReports {});
}

/// What one side has written in a conversation, as a kind of content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Messages {
    OfCandidate,
    OfCompany,
}

impl Messages {
    pub const ALL: [Self; 2] = [Self::OfCandidate, Self::OfCompany];

    /// As in `chat_messages.side`.
    const fn side(self) -> &'static str {
        match self {
            Self::OfCandidate => Actor::Candidate.code(),
            Self::OfCompany => Actor::Customer.code(),
        }
    }

    fn subject(self, slug: &str, id: Uuid, row: store::LockedRow) -> Subject {
        let (owner, company, last) = match self {
            Self::OfCandidate => (row.candidate, None, row.candidate_last),
            Self::OfCompany => (row.owner, Some(row.company_id), row.customer_last),
        };
        Subject {
            id: SubjectId::from_uuid(id),
            slug: slug.to_owned(),
            title: row.title,
            owner,
            company,
            can_be_reported: last > 0,
            can_be_taken_down: row.closed_at.is_none(),
        }
    }
}

impl Reportable for Messages {
    fn kind(&self) -> &'static str {
        match self {
            Self::OfCandidate => "candidate_messages",
            Self::OfCompany => "company_messages",
        }
    }

    fn page_of_owner(&self, subject: &Subject) -> String {
        format!("/user/chat/{}", subject.slug)
    }

    fn hold<'a>(
        &'a self,
        db: &'a mut PgConnection,
        slug: &'a str,
        _: Timestamp,
    ) -> Pending<'a, Option<Subject>> {
        Box::pin(async move {
            let Ok(id) = Uuid::try_parse(slug) else { return Ok(None) };
            let row = store::lock(db, id).await?;
            Ok(row.map(|row| self.subject(slug, id, row)))
        })
    }

    fn list_reported<'a>(
        &'a self,
        db: &'a mut PgConnection,
        ids: &'a [SubjectId],
    ) -> Pending<'a, Vec<Reported>> {
        Box::pin(async move {
            let rows = store::list_reported(db, ids).await?.into_iter();
            let reported = rows.map(|row| {
                let name = if *self == Self::OfCandidate { row.candidate } else { row.company };
                Reported {
                    id: row.id,
                    slug: row.id.to_string(),
                    title: format!("{name}: {}", row.title),
                    revision: None,
                    is_hidden: false,
                }
            });
            Ok(reported.collect())
        })
    }

    /// Nobody else sees it.
    fn hide<'a>(
        &'a self,
        _: &'a mut PgConnection,
        _: &'a Subject,
        _: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(async { Ok(None) })
    }

    fn restore<'a>(
        &'a self,
        _: &'a mut PgConnection,
        _: &'a Subject,
        _: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(async { Ok(None) })
    }

    /// Closes the conversation: both sides can read it, and nobody can write.
    fn take_down<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        _: &'a [StoredReason],
        _: StaffId,
        now: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(async move {
            let row = store::lock(db, subject.id.as_uuid()).await?.ok_or(Error::NotFound)?;
            if !store::close(db, subject.id, now).await? {
                return Err(Error::from(Refusal::ChatClosed));
            }
            let mut users = list_members(db, row.company_id).await?;
            users.push(row.candidate);
            live::publish(db, &users, Topic::Chat, &json!({ "chat": subject.id }), now).await?;
            Ok(CLOSED)
        })
    }

    fn keep_evidence<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        reporter: UserId,
        now: Timestamp,
    ) -> Pending<'a, ()> {
        Box::pin(async move {
            Ok(store::copy_messages(db, subject.id, self.side(), reporter, MOST_KEPT, now).await?)
        })
    }

    fn needs_reasons(&self) -> bool {
        false
    }

    fn is_field(&self, _: &str) -> bool {
        false
    }
}
