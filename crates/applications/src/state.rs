//! What may happen to an application, and who may do it (decisions C2). Pure.
//!
//! ```text
//!                 invite             hire
//!     waiting ─────────────▶ offer ────────▶ approve ──dismiss, quit──▶ reject
//!      │  ▲ ╲───────────────hire───────────────▲ │                        ▲
//!      │  │                   ▲──────undo_hire────┘                       │
//!      │  └── undo, reopen ───────────────────────────────────────────────┤
//!      └── withdraw, reject, close ──▶ reject ◀── decline, reject, close ─┘ (from offer)
//! ```

use jiff::SignedDuration;
use kernel::words::{ApplicationReason, ApplicationStage, ApplicationStatus, EndedBy};
use serde::Serialize;
use utoipa::ToSchema;

/// How long a candidate can undo a withdrawal, and an employer a hiring.
pub const UNDO: SignedDuration = SignedDuration::from_hours(24);
/// How long an employer can take a refusal back.
pub const REOPEN: SignedDuration = SignedDuration::from_hours(30 * 24);
/// How long after a hiring it can turn out that nothing came of it.
pub const PROBATION: SignedDuration = SignedDuration::from_hours(90 * 24);

/// What decides about an application.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub status: ApplicationStatus,
    pub ended_by: Option<EndedBy>,
    pub reason: Option<ApplicationReason>,
    /// The candidate has accepted the invitation.
    pub is_accepted: bool,
    /// How long it has had this status.
    pub age: SignedDuration,
    pub is_vacancy_open: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    Candidate,
    Customer,
    /// Time.
    System,
}

impl Actor {
    pub const ALL: [Self; 3] = [Self::Candidate, Self::Customer, Self::System];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Candidate => "candidate",
            Self::Customer => "customer",
            Self::System => "system",
        }
    }

    pub const fn ended_by(self) -> EndedBy {
        match self {
            Self::Candidate => EndedBy::Candidate,
            Self::Customer => EndedBy::Customer,
            Self::System => EndedBy::System,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ApplicationAction)]
pub enum Action {
    /// The candidate takes the response back.
    Withdraw,
    /// The candidate takes the withdrawal back.
    Undo,
    Accept,
    Decline,
    /// The candidate has not started, or left on probation.
    Quit,
    /// Moves it between columns of one status.
    Arrange,
    Invite,
    Hire,
    Reject,
    /// Takes a refusal back.
    Reopen,
    UndoHire,
    /// The person who was hired has not started, or left on probation.
    Dismiss,
    /// Silence, or a vacancy that is no more.
    Close,
}

impl Action {
    pub const ALL: [Self; 13] = [
        Self::Withdraw,
        Self::Undo,
        Self::Accept,
        Self::Decline,
        Self::Quit,
        Self::Arrange,
        Self::Invite,
        Self::Hire,
        Self::Reject,
        Self::Reopen,
        Self::UndoHire,
        Self::Dismiss,
        Self::Close,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Withdraw => "withdraw",
            Self::Undo => "undo",
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Quit => "quit",
            Self::Arrange => "arrange",
            Self::Invite => "invite",
            Self::Hire => "hire",
            Self::Reject => "reject",
            Self::Reopen => "reopen",
            Self::UndoHire => "undo_hire",
            Self::Dismiss => "dismiss",
            Self::Close => "close",
        }
    }

    const fn actor(self) -> Actor {
        match self {
            Self::Withdraw | Self::Undo | Self::Accept | Self::Decline | Self::Quit => Actor::Candidate,
            Self::Arrange
            | Self::Invite
            | Self::Hire
            | Self::Reject
            | Self::Reopen
            | Self::UndoHire
            | Self::Dismiss => Actor::Customer,
            Self::Close => Actor::System,
        }
    }
}

impl State {
    /// The status after an action, or `None` if this actor may not do it in this state.
    pub fn after(self, actor: Actor, action: Action) -> Option<ApplicationStatus> {
        use ApplicationStatus::{Approve, Offer, Reject, Waiting};
        if action.actor() != actor {
            return None;
        }
        let is_open = matches!(self.status, Waiting | Offer);
        let ended = |by: EndedBy, within: SignedDuration| self.ended_by == Some(by) && self.age < within;
        let next = match action {
            Action::Withdraw if self.status == Waiting => Reject,
            Action::Undo
                if ended(EndedBy::Candidate, UNDO) && self.reason == Some(ApplicationReason::Withdrawn) =>
            {
                Waiting
            }
            Action::Accept if self.status == Offer && !self.is_accepted => Offer,
            Action::Decline if self.status == Offer => Reject,
            Action::Quit | Action::Dismiss if self.status == Approve && self.age < PROBATION => Reject,
            Action::Arrange => self.status,
            Action::Invite if self.status == Waiting => Offer,
            Action::Hire if is_open => Approve,
            Action::Reject if is_open => Reject,
            Action::Reopen if ended(EndedBy::Customer, REOPEN) && self.is_vacancy_open => Waiting,
            Action::UndoHire if self.status == Approve && self.age < UNDO => Offer,
            Action::Close if is_open => Reject,
            _ => return None,
        };
        Some(next)
    }

    /// What the actor may do now.
    pub fn allowed(self, actor: Actor) -> Vec<Action> {
        Action::ALL.into_iter().filter(|action| self.after(actor, *action).is_some()).collect()
    }

    /// What an employer does who moves it to a column of this stage.
    pub fn move_to(self, stage: ApplicationStage) -> Action {
        use ApplicationStatus::{Approve, Offer, Reject, Waiting};
        match (self.status, status_of(stage)) {
            (from, to) if from == to => Action::Arrange,
            (_, Waiting) => Action::Reopen,
            (Approve, Offer) => Action::UndoHire,
            (_, Offer) => Action::Invite,
            (_, Approve) => Action::Hire,
            (Approve, Reject) => Action::Dismiss,
            (_, Reject) => Action::Reject,
        }
    }

    /// The stages to which an employer may move it.
    pub fn stages(self) -> Vec<ApplicationStage> {
        let may = |stage: &ApplicationStage| self.after(Actor::Customer, self.move_to(*stage)).is_some();
        ApplicationStage::ALL.iter().copied().filter(may).collect()
    }
}

pub const fn status_of(stage: ApplicationStage) -> ApplicationStatus {
    match stage {
        ApplicationStage::New | ApplicationStage::Review | ApplicationStage::Test => {
            ApplicationStatus::Waiting
        }
        ApplicationStage::Invited | ApplicationStage::Interview => ApplicationStatus::Offer,
        ApplicationStage::Hired => ApplicationStatus::Approve,
        ApplicationStage::Rejected => ApplicationStatus::Reject,
    }
}

/// The reasons that an employer may give for this action.
pub const fn is_reason_for(reason: ApplicationReason, action: Action) -> bool {
    use ApplicationReason as R;
    match action {
        Action::Reject => matches!(
            reason,
            R::NotEnoughExperience
                | R::SkillsMismatch
                | R::SalaryExpectation
                | R::LocationSchedule
                | R::PositionFilled
                | R::FailedTest
                | R::FailedInterview
                | R::NoShow
                | R::Other
        ),
        Action::Dismiss | Action::Quit => matches!(reason, R::DidNotStart | R::LeftOnProbation),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use ApplicationStatus::{Approve, Offer, Reject, Waiting};

    use super::*;

    const YOUNG: SignedDuration = SignedDuration::from_hours(1);

    fn state(status: ApplicationStatus) -> State {
        State { status, ended_by: None, reason: None, is_accepted: false, age: YOUNG, is_vacancy_open: true }
    }

    fn ended(by: EndedBy, reason: ApplicationReason) -> State {
        State { ended_by: Some(by), reason: Some(reason), ..state(Reject) }
    }

    /// Every status × actor × action: what is not listed is refused.
    #[test]
    fn every_status_actor_and_action() {
        use Action as A;
        let withdrawn = ended(EndedBy::Candidate, ApplicationReason::Withdrawn);
        let declined = ended(EndedBy::Candidate, ApplicationReason::Declined);
        let refused = ended(EndedBy::Customer, ApplicationReason::Other);
        let closed = ended(EndedBy::System, ApplicationReason::NoAnswer);
        let aged = |days: i64, state: State| State { age: SignedDuration::from_hours(24 * days), ..state };
        let accepted = State { is_accepted: true, ..state(Offer) };
        let gone = State { is_vacancy_open: false, ..refused };
        type Row = (&'static str, State, &'static [(A, ApplicationStatus)]);
        let table: [Row; 15] = [
            (
                "waiting",
                state(Waiting),
                &[
                    (A::Withdraw, Reject),
                    (A::Arrange, Waiting),
                    (A::Invite, Offer),
                    (A::Hire, Approve),
                    (A::Reject, Reject),
                    (A::Close, Reject),
                ],
            ),
            (
                "offer",
                state(Offer),
                &[
                    (A::Accept, Offer),
                    (A::Decline, Reject),
                    (A::Arrange, Offer),
                    (A::Hire, Approve),
                    (A::Reject, Reject),
                    (A::Close, Reject),
                ],
            ),
            (
                "accepted offer",
                accepted,
                &[
                    (A::Decline, Reject),
                    (A::Arrange, Offer),
                    (A::Hire, Approve),
                    (A::Reject, Reject),
                    (A::Close, Reject),
                ],
            ),
            (
                "hired today",
                state(Approve),
                &[(A::Quit, Reject), (A::Arrange, Approve), (A::UndoHire, Offer), (A::Dismiss, Reject)],
            ),
            (
                "hired yesterday",
                aged(1, state(Approve)),
                &[(A::Quit, Reject), (A::Arrange, Approve), (A::Dismiss, Reject)],
            ),
            ("hired long ago", aged(90, state(Approve)), &[(A::Arrange, Approve)]),
            ("withdrawn today", withdrawn, &[(A::Undo, Waiting), (A::Arrange, Reject)]),
            ("withdrawn yesterday", aged(1, withdrawn), &[(A::Arrange, Reject)]),
            ("declined", declined, &[(A::Arrange, Reject)]),
            ("refused", refused, &[(A::Arrange, Reject), (A::Reopen, Waiting)]),
            ("refused, last day", aged(29, refused), &[(A::Arrange, Reject), (A::Reopen, Waiting)]),
            ("refused long ago", aged(30, refused), &[(A::Arrange, Reject)]),
            ("refused, vacancy gone", gone, &[(A::Arrange, Reject)]),
            ("closed", closed, &[(A::Arrange, Reject)]),
            ("closed long ago", aged(400, closed), &[(A::Arrange, Reject)]),
        ];
        for (name, from, allowed) in table {
            for actor in Actor::ALL {
                for action in A::ALL {
                    let row = allowed.iter().find(|(one, _)| *one == action && action.actor() == actor);
                    let expected = row.map(|(_, status)| *status);
                    assert_eq!(from.after(actor, action), expected, "{name}: {actor:?} {action:?}");
                }
            }
        }
    }

    #[test]
    fn a_move_to_a_column_is_an_action() {
        use ApplicationStage as S;
        for (status, stages) in [
            (Waiting, &[S::New, S::Review, S::Test, S::Invited, S::Interview, S::Hired, S::Rejected][..]),
            (Offer, &[S::Invited, S::Interview, S::Hired, S::Rejected]),
            (Approve, &[S::Invited, S::Interview, S::Hired, S::Rejected]),
        ] {
            assert_eq!(state(status).stages(), stages, "{status:?}");
        }
        let refused = ended(EndedBy::Customer, ApplicationReason::Other);
        assert_eq!(refused.stages(), [S::New, S::Review, S::Test, S::Rejected]);
        let withdrawn = ended(EndedBy::Candidate, ApplicationReason::Withdrawn);
        assert_eq!(withdrawn.stages(), [S::Rejected]);
    }

    #[test]
    fn reasons_fit_their_action() {
        for reason in ApplicationReason::ALL {
            let fits: Vec<Action> =
                Action::ALL.into_iter().filter(|action| is_reason_for(*reason, *action)).collect();
            let expected: &[Action] = match reason {
                ApplicationReason::DidNotStart | ApplicationReason::LeftOnProbation => {
                    &[Action::Quit, Action::Dismiss]
                }
                ApplicationReason::Withdrawn
                | ApplicationReason::Declined
                | ApplicationReason::VacancyClosed
                | ApplicationReason::NoAnswer
                | ApplicationReason::OfferLapsed => &[],
                _ => &[Action::Reject],
            };
            assert_eq!(fits, expected, "{reason:?}");
        }
    }
}
