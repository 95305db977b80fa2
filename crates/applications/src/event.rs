//! Kinds of events in the history of an application.

use serde::Serialize;
use utoipa::ToSchema;

use crate::state::Action;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApplicationEventKind)]
pub enum Kind {
    Sent,
    Invited,
    Viewed,
    Moved,
    Offered,
    Accepted,
    Declined,
    Hired,
    HireUndone,
    Rejected,
    Withdrawn,
    Restored,
    Reopened,
    RefusalPlanned,
    RefusalCancelled,
    InterviewOffered,
    InterviewMarked,
    InterviewMoved,
    InterviewConfirmed,
    InterviewOtherTime,
    InterviewCancelled,
    InterviewCame,
    InterviewDidNotCome,
}

impl Kind {
    const ALL: [Self; 23] = [
        Self::Sent,
        Self::Invited,
        Self::Viewed,
        Self::Moved,
        Self::Offered,
        Self::Accepted,
        Self::Declined,
        Self::Hired,
        Self::HireUndone,
        Self::Rejected,
        Self::Withdrawn,
        Self::Restored,
        Self::Reopened,
        Self::RefusalPlanned,
        Self::RefusalCancelled,
        Self::InterviewOffered,
        Self::InterviewMarked,
        Self::InterviewMoved,
        Self::InterviewConfirmed,
        Self::InterviewOtherTime,
        Self::InterviewCancelled,
        Self::InterviewCame,
        Self::InterviewDidNotCome,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Invited => "invited",
            Self::Viewed => "viewed",
            Self::Moved => "moved",
            Self::Offered => "offered",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Hired => "hired",
            Self::HireUndone => "hire_undone",
            Self::Rejected => "rejected",
            Self::Withdrawn => "withdrawn",
            Self::Restored => "restored",
            Self::Reopened => "reopened",
            Self::RefusalPlanned => "refusal_planned",
            Self::RefusalCancelled => "refusal_cancelled",
            Self::InterviewOffered => "interview_offered",
            Self::InterviewMarked => "interview_marked",
            Self::InterviewMoved => "interview_moved",
            Self::InterviewConfirmed => "interview_confirmed",
            Self::InterviewOtherTime => "interview_other_time",
            Self::InterviewCancelled => "interview_cancelled",
            Self::InterviewCame => "interview_came",
            Self::InterviewDidNotCome => "interview_did_not_come",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Candidates see that somebody is at work on their application, not what the employer plans.
    pub const fn is_for_candidate(self) -> bool {
        !matches!(self, Self::RefusalPlanned | Self::RefusalCancelled)
    }

    pub const fn of(action: Action) -> Self {
        match action {
            Action::Withdraw => Self::Withdrawn,
            Action::Undo => Self::Restored,
            Action::Accept => Self::Accepted,
            Action::Decline => Self::Declined,
            Action::Quit | Action::Reject | Action::Dismiss | Action::Close => Self::Rejected,
            Action::Arrange => Self::Moved,
            Action::Invite => Self::Offered,
            Action::Hire => Self::Hired,
            Action::Reopen => Self::Reopened,
            Action::UndoHire => Self::HireUndone,
        }
    }
}
