//! What may happen to an interview, and who may do it (decisions C3). Pure.
//!
//! ```text
//!     offered ──pick──▶ marked ──came, did_not_come──▶ came ◀──▶ did_not_come
//!        │  ◀───move──▶   │ (after its start, within 14 days)
//!        └── decline, cancel ──▶ cancelled
//! ```

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::state::Actor;

/// How long after its start an interview can get a result.
pub const RESULT_WITHIN: SignedDuration = SignedDuration::from_hours(14 * 24);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = InterviewStatus)]
pub enum Status {
    /// Times were offered, nothing is chosen.
    Offered,
    Marked,
    Came,
    DidNotCome,
    Cancelled,
}

impl Status {
    pub const ALL: [Self; 5] = [Self::Offered, Self::Marked, Self::Came, Self::DidNotCome, Self::Cancelled];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Offered => "offered",
            Self::Marked => "marked",
            Self::Came => "came",
            Self::DidNotCome => "did_not_come",
            Self::Cancelled => "cancelled",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.code() == code)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = InterviewAction)]
pub enum Action {
    /// The candidate chooses one of the offered times.
    Pick,
    /// The candidate says that he will come.
    Confirm,
    /// The candidate asks for another time.
    AskOther,
    /// The candidate does not want this interview; the application goes on.
    Decline,
    /// The company changes the time, the place or anything else.
    Move,
    Cancel,
    Came,
    DidNotCome,
}

impl Action {
    pub const ALL: [Self; 8] = [
        Self::Pick,
        Self::Confirm,
        Self::AskOther,
        Self::Decline,
        Self::Move,
        Self::Cancel,
        Self::Came,
        Self::DidNotCome,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Pick => "pick",
            Self::Confirm => "confirm",
            Self::AskOther => "ask_other",
            Self::Decline => "decline",
            Self::Move => "move",
            Self::Cancel => "cancel",
            Self::Came => "came",
            Self::DidNotCome => "did_not_come",
        }
    }

    pub const fn actor(self) -> Actor {
        match self {
            Self::Pick | Self::Confirm | Self::AskOther | Self::Decline => Actor::Candidate,
            Self::Move | Self::Cancel | Self::Came | Self::DidNotCome => Actor::Customer,
        }
    }
}

/// What decides about an interview.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub status: Status,
    /// How long until it begins; negative afterwards. `None` while times are offered.
    pub until_start: Option<SignedDuration>,
    pub is_confirmed: bool,
    pub asks_other: bool,
    /// At least one offered time is not over.
    pub has_slots: bool,
    /// The application has not ended.
    pub is_application_open: bool,
}

impl State {
    pub fn allows(self, actor: Actor, action: Action) -> bool {
        let is_offered = self.status == Status::Offered;
        let is_ahead = self.until_start.is_some_and(|until| until.is_positive());
        let is_marked_ahead = self.status == Status::Marked && is_ahead;
        // It has begun, and not long ago.
        let is_for_result =
            self.until_start.is_some_and(|until| !until.is_positive() && -until < RESULT_WITHIN);
        let may = match action {
            Action::Pick => self.is_application_open && is_offered && self.has_slots,
            Action::Confirm => self.is_application_open && is_marked_ahead && !self.is_confirmed,
            Action::AskOther => {
                self.is_application_open && (is_offered || is_marked_ahead) && !self.asks_other
            }
            Action::Decline | Action::Cancel => is_offered || is_marked_ahead,
            Action::Move => {
                let is_recent = self.status == Status::Marked && (is_ahead || is_for_result);
                self.is_application_open && (is_offered || is_recent)
            }
            Action::Came => is_for_result && matches!(self.status, Status::Marked | Status::DidNotCome),
            Action::DidNotCome => is_for_result && matches!(self.status, Status::Marked | Status::Came),
        };
        action.actor() == actor && may
    }

    /// What the actor may do now.
    pub fn allowed(self, actor: Actor) -> Vec<Action> {
        Action::ALL.into_iter().filter(|action| self.allows(actor, *action)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    fn state(status: Status, until_start: Option<SignedDuration>) -> State {
        State {
            status,
            until_start,
            is_confirmed: false,
            asks_other: false,
            has_slots: status == Status::Offered,
            is_application_open: true,
        }
    }

    /// Every status × actor × action: what is not listed is refused.
    #[test]
    fn every_status_actor_and_action() {
        use Action::{AskOther, Came, Cancel, Confirm, Decline, DidNotCome, Move, Pick};
        use Status as S;
        let offered = state(S::Offered, None);
        let (ahead, begins) = (Some(HOUR), Some(SignedDuration::ZERO));
        let (begun, late, old) = (Some(-HOUR), Some(HOUR - RESULT_WITHIN), Some(-RESULT_WITHIN));
        let marked = state(S::Marked, ahead);
        let ended = |state: State| State { is_application_open: false, ..state };
        type Row = (&'static str, State, &'static [Action]);
        let table: [Row; 20] = [
            ("offered", offered, &[Pick, AskOther, Decline, Move, Cancel]),
            ("offered, asked", State { asks_other: true, ..offered }, &[Pick, Decline, Move, Cancel]),
            ("offered, over", State { has_slots: false, ..offered }, &[AskOther, Decline, Move, Cancel]),
            ("offered, application ended", ended(offered), &[Decline, Cancel]),
            ("marked", marked, &[Confirm, AskOther, Decline, Move, Cancel]),
            ("confirmed", State { is_confirmed: true, ..marked }, &[AskOther, Decline, Move, Cancel]),
            ("marked, asked", State { asks_other: true, ..marked }, &[Confirm, Decline, Move, Cancel]),
            ("marked, application ended", ended(marked), &[Decline, Cancel]),
            ("begins now", state(S::Marked, begins), &[Move, Came, DidNotCome]),
            ("begun", state(S::Marked, begun), &[Move, Came, DidNotCome]),
            ("begun, application ended", ended(state(S::Marked, begun)), &[Came, DidNotCome]),
            ("last hour for a result", state(S::Marked, late), &[Move, Came, DidNotCome]),
            ("too late", state(S::Marked, old), &[]),
            ("came", state(S::Came, begun), &[DidNotCome]),
            ("came, long ago", state(S::Came, old), &[]),
            ("did not come", state(S::DidNotCome, begun), &[Came]),
            ("did not come, application ended", ended(state(S::DidNotCome, begun)), &[Came]),
            ("did not come, long ago", state(S::DidNotCome, old), &[]),
            ("cancelled", state(S::Cancelled, ahead), &[]),
            ("cancelled, begun", state(S::Cancelled, begun), &[]),
        ];
        for (name, from, allowed) in table {
            for actor in Actor::ALL {
                for action in Action::ALL {
                    let expected = allowed.contains(&action) && action.actor() == actor;
                    assert_eq!(from.allows(actor, action), expected, "{name}: {actor:?} {action:?}");
                }
            }
        }
    }
}
