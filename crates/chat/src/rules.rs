//! Who may write, and what may be done with a message that is sent (decisions C4). Pure.

use jiff::SignedDuration;
use kernel::words::ApplicationStatus;
use serde::Serialize;
use utoipa::ToSchema;

/// Messages of one side without an answer of the other.
pub const MOST_IN_A_ROW: i64 = 5;
/// Messages of one account in 24 hours.
pub const MOST_A_DAY: i64 = 200;
/// How long a message can be edited and deleted.
pub const CHANGE_WITHIN: SignedDuration = SignedDuration::from_mins(5);
/// How long people can write after the vacancy was deleted.
pub const AFTER_VACANCY: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Whether the caller can write now, and why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ChatWriting)]
pub enum Writing {
    Allowed,
    /// A member who only sees.
    Viewer,
    /// The candidate waits for the company's first message, or for an invitation.
    NotYet,
    /// The other side has not answered the last messages.
    InARow,
    Withdrawn,
    VacancyDeleted,
    /// Moderators have closed the conversation.
    Closed,
    BlockedByYou,
    Blocked,
}

impl Writing {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Allowed => "allowed",
            Self::Viewer => "viewer",
            Self::NotYet => "not_yet",
            Self::InARow => "in_a_row",
            Self::Withdrawn => "withdrawn",
            Self::VacancyDeleted => "vacancy_deleted",
            Self::Closed => "closed",
            Self::BlockedByYou => "blocked_by_you",
            Self::Blocked => "blocked",
        }
    }
}

/// What decides about writing, as one side sees it.
#[derive(Debug, Clone, Copy)]
pub struct Standing {
    pub is_candidate: bool,
    /// False for members who only see.
    pub may_act: bool,
    pub status: ApplicationStatus,
    pub is_withdrawn: bool,
    pub had_interview: bool,
    pub company_wrote: bool,
    /// The caller's side wrote so many messages since the other one.
    pub in_a_row: i64,
    /// How long ago the vacancy was deleted.
    pub deleted_for: Option<SignedDuration>,
    /// By moderators.
    pub is_closed: bool,
    pub blocked_by_me: bool,
    pub blocked_by_them: bool,
}

impl Standing {
    pub fn writing(&self) -> Writing {
        use ApplicationStatus::{Approve, Offer, Reject};
        if !self.may_act {
            return Writing::Viewer;
        }
        if self.is_closed {
            return Writing::Closed;
        }
        if self.blocked_by_me {
            return Writing::BlockedByYou;
        }
        if self.blocked_by_them {
            return Writing::Blocked;
        }
        if self.is_withdrawn {
            return Writing::Withdrawn;
        }
        if self.deleted_for.is_some_and(|time| time >= AFTER_VACANCY) {
            return Writing::VacancyDeleted;
        }
        let is_invited = matches!(self.status, Offer | Approve);
        let was_met = self.status == Reject && self.had_interview;
        if self.is_candidate && !(self.company_wrote || is_invited || was_met) {
            return Writing::NotYet;
        }
        if self.in_a_row >= MOST_IN_A_ROW {
            return Writing::InARow;
        }
        Writing::Allowed
    }

    /// Phone numbers and links may be written once there is an invitation (decisions B28).
    pub fn may_name_contacts(&self) -> bool {
        matches!(self.status, ApplicationStatus::Offer | ApplicationStatus::Approve) || self.had_interview
    }
}

/// A message that is sent.
#[derive(Debug, Clone, Copy)]
pub struct Sent {
    /// Written by the caller's own account.
    pub is_mine: bool,
    pub is_deleted: bool,
    pub age: SignedDuration,
    /// The other side has seen it.
    pub is_read: bool,
}

impl Sent {
    pub fn can_delete(&self) -> bool {
        self.is_mine && !self.is_deleted && self.age < CHANGE_WITHIN
    }

    pub fn can_edit(&self) -> bool {
        self.can_delete() && !self.is_read
    }
}

#[cfg(test)]
mod tests {
    use ApplicationStatus::{Approve, Offer, Reject, Waiting};

    use super::*;

    const DAY: SignedDuration = SignedDuration::from_hours(24);

    fn standing(is_candidate: bool, status: ApplicationStatus) -> Standing {
        Standing {
            is_candidate,
            may_act: true,
            status,
            is_withdrawn: false,
            had_interview: false,
            company_wrote: false,
            in_a_row: 0,
            deleted_for: None,
            is_closed: false,
            blocked_by_me: false,
            blocked_by_them: false,
        }
    }

    #[test]
    fn who_may_write_first() {
        for status in [Waiting, Offer, Approve, Reject] {
            assert_eq!(standing(false, status).writing(), Writing::Allowed, "a company, {status:?}");
            let candidate = standing(true, status);
            let invited = matches!(status, Offer | Approve);
            let expected = if invited { Writing::Allowed } else { Writing::NotYet };
            assert_eq!(candidate.writing(), expected, "{status:?}");
            let answered = Standing { company_wrote: true, ..candidate };
            assert_eq!(answered.writing(), Writing::Allowed, "{status:?}, the company has written");
        }
        let met = Standing { had_interview: true, ..standing(true, Reject) };
        assert_eq!(met.writing(), Writing::Allowed, "refused after an interview");
        let met = Standing { had_interview: true, ..standing(true, Waiting) };
        assert_eq!(met.writing(), Writing::NotYet, "reopened");
    }

    #[test]
    fn what_closes_a_conversation() {
        for is_candidate in [true, false] {
            let open = standing(is_candidate, Offer);
            for (name, closed, expected) in [
                ("four in a row", Standing { in_a_row: 4, ..open }, Writing::Allowed),
                ("five in a row", Standing { in_a_row: 5, ..open }, Writing::InARow),
                ("withdrawn", Standing { is_withdrawn: true, ..open }, Writing::Withdrawn),
                ("29 days", Standing { deleted_for: Some(DAY * 29), ..open }, Writing::Allowed),
                ("30 days", Standing { deleted_for: Some(DAY * 30), ..open }, Writing::VacancyDeleted),
                ("blocked", Standing { blocked_by_them: true, ..open }, Writing::Blocked),
                (
                    "blocked each other",
                    Standing { blocked_by_them: true, blocked_by_me: true, ..open },
                    Writing::BlockedByYou,
                ),
                (
                    "closed by moderators",
                    Standing { is_closed: true, blocked_by_me: true, ..open },
                    Writing::Closed,
                ),
                ("only sees", Standing { may_act: false, blocked_by_me: true, ..open }, Writing::Viewer),
            ] {
                assert_eq!(closed.writing(), expected, "{name}, candidate: {is_candidate}");
            }
        }
    }

    #[test]
    fn contacts_come_with_an_invitation() {
        for (status, may) in [(Waiting, false), (Offer, true), (Approve, true), (Reject, false)] {
            assert_eq!(standing(true, status).may_name_contacts(), may, "{status:?}");
            let met = Standing { had_interview: true, ..standing(false, status) };
            assert!(met.may_name_contacts(), "{status:?} after an interview");
        }
    }

    #[test]
    fn a_message_is_changed_soon_and_edited_unread() {
        let sent =
            Sent { is_mine: true, is_deleted: false, age: SignedDuration::from_secs(299), is_read: false };
        for (name, sent, can_edit, can_delete) in [
            ("new", sent, true, true),
            ("read", Sent { is_read: true, ..sent }, false, true),
            ("five minutes old", Sent { age: CHANGE_WITHIN, ..sent }, false, false),
            ("somebody else's", Sent { is_mine: false, ..sent }, false, false),
            ("deleted", Sent { is_deleted: true, ..sent }, false, false),
        ] {
            assert_eq!((sent.can_edit(), sent.can_delete()), (can_edit, can_delete), "{name}");
        }
    }
}
