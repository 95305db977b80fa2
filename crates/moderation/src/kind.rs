//! A kind of content: what a capability implements.

use std::pin::Pin;

use jiff::Timestamp;
use platform::{CompanyId, Refused, Result, UserId};
use sqlx::PgConnection;
use staff::StaffId;

use crate::queue_item::QueueItem;
use crate::wanted::{Waiting, Wanted};
use crate::{Refusal, RevisionId, StoredReason, SubjectId};

/// The future of an object-safe `async fn`.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;

/// Something that people may complain about. All methods work in the caller's transaction.
pub trait Reportable: Send + Sync {
    /// The name of the kind in addresses, in the journal and in `complaints.kind`.
    fn kind(&self) -> &'static str;

    /// The page where its owner sees what moderators decided, without a language in front.
    fn page_of_owner(&self, _: &Subject) -> String {
        "/profile".to_owned()
    }

    /// Locks one by its slug until the end of the transaction.
    fn hold<'a>(
        &'a self,
        db: &'a mut PgConnection,
        slug: &'a str,
        now: Timestamp,
    ) -> Pending<'a, Option<Subject>>;

    /// Describes those that people complain about. What was deleted may be missing.
    fn list_reported<'a>(
        &'a self,
        db: &'a mut PgConnection,
        ids: &'a [SubjectId],
    ) -> Pending<'a, Vec<Reported>>;

    /// Hides it until a moderator has looked. `None`: it is not visible anyway.
    fn hide<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        now: Timestamp,
    ) -> Pending<'a, Option<Outcome>>;

    /// Shows it again. `None`: it was not hidden.
    fn restore<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        now: Timestamp,
    ) -> Pending<'a, Option<Outcome>>;

    /// Removes it from the public. Refuses with `wrong_state` what is not public.
    fn take_down<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        reasons: &'a [StoredReason],
        by: StaffId,
        now: Timestamp,
    ) -> Pending<'a, Outcome>;

    /// Notes that the company of a subject got a strike with the verdict about it.
    fn note_strike<'a>(
        &'a self,
        _db: &'a mut PgConnection,
        _subject: &'a Subject,
        _strikes: i16,
        _now: Timestamp,
    ) -> Pending<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Keeps what a complaint is about as it is now, if whoever wrote it could still change it.
    fn keep_evidence<'a>(
        &'a self,
        _db: &'a mut PgConnection,
        _subject: &'a Subject,
        _reporter: UserId,
        _now: Timestamp,
    ) -> Pending<'a, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Whether what is taken down is told why, with what to fix.
    fn needs_reasons(&self) -> bool {
        true
    }

    /// Whether this is the path of a field that a reason may name: `requirements.2`.
    fn is_field(&self, path: &str) -> bool;
}

/// Something whose texts wait for approval. All methods work in the caller's transaction.
pub trait Moderated: Reportable {
    /// Texts that wait, but for those whose approval is held ([`crate::held`]).
    fn count_waiting<'a>(&'a self, db: &'a mut PgConnection, wanted: &'a Wanted) -> Pending<'a, Waiting>;

    /// The first of them: the riskiest first, then the oldest, then by id.
    fn list_waiting<'a>(
        &'a self,
        db: &'a mut PgConnection,
        wanted: &'a Wanted,
        limit: u32,
    ) -> Pending<'a, Vec<QueueItem>>;

    /// How long the texts waited that moderators have decided about since then.
    fn find_waits<'a>(&'a self, db: &'a mut PgConnection, since: Timestamp) -> Pending<'a, Waits>;

    /// Locks the subject of a text and then the text, whatever its state. `None`: this kind has no such text.
    fn hold_text<'a>(
        &'a self,
        db: &'a mut PgConnection,
        id: RevisionId,
        now: Timestamp,
    ) -> Pending<'a, Option<LockedText>>;

    /// Makes a locked text the public one. Without a moderator, the rules made the decision.
    fn approve<'a>(
        &'a self,
        db: &'a mut PgConnection,
        text: &'a LockedText,
        by: Option<StaffId>,
        now: Timestamp,
    ) -> Pending<'a, Outcome>;

    /// Refuses a locked text. The one that is public stays.
    fn reject<'a>(
        &'a self,
        db: &'a mut PgConnection,
        text: &'a LockedText,
        reasons: &'a [StoredReason],
        by: StaffId,
        now: Timestamp,
    ) -> Pending<'a, Outcome>;
}

/// A thing that somebody published, locked by this transaction.
#[derive(Debug, Clone)]
pub struct Subject {
    pub id: SubjectId,
    pub slug: String,
    pub title: String,
    pub owner: UserId,
    /// The company that answers for it: strikes count against it.
    pub company: Option<CompanyId>,
    /// People can have seen it.
    pub can_be_reported: bool,
    /// What an upheld complaint does. Otherwise the verdict changes nothing but the strikes.
    pub can_be_taken_down: bool,
}

/// One version of a subject's text, locked by this transaction together with its subject.
#[derive(Debug, Clone)]
pub struct LockedText {
    pub id: RevisionId,
    pub subject: Subject,
    /// The title in this text. That of the subject is the public one.
    pub title: String,
    /// The subject is public with another text.
    pub is_edit: bool,
    pub state: TextState,
    /// The name of the moderator who decided.
    pub decided_by: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextState {
    Waiting,
    Approved,
    Rejected,
    /// Its owner sent another text before anybody decided.
    Superseded,
}

impl TextState {
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Approved, Self::Rejected, Self::Superseded];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Superseded => "superseded",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.code() == code)
    }
}

impl LockedText {
    /// Refuses if the text does not wait any more. If somebody has decided already, the error says who.
    pub(crate) fn check_waits(&self) -> Result<()> {
        match self.state {
            TextState::Waiting => Ok(()),
            TextState::Superseded => Err(Refusal::Superseded.into()),
            TextState::Approved | TextState::Rejected => Err(Refused::from(Refusal::AlreadyDecided)
                .extra("state", self.state.code())
                .extra("decided_by", self.decided_by.clone())
                .into()),
        }
    }
}

/// What happened to a subject: the action in the journal (its text is `audit_{action}`) and the notice to the owner
/// (its text is `notice_{notice}`, with `title` and `slug`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    pub action: &'static str,
    pub notice: &'static str,
}

/// A subject as the list of complaints describes it.
#[derive(Debug, Clone)]
pub struct Reported {
    pub id: SubjectId,
    pub slug: String,
    pub title: String,
    /// The text that people complain about, if the kind has revisions.
    pub revision: Option<RevisionId>,
    pub is_hidden: bool,
}

/// What moderators needed for a number of decisions.
#[derive(Debug, Clone, Copy)]
pub struct Waits {
    pub decisions: i64,
    pub median_minutes: Option<i64>,
}
