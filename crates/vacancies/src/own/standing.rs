//! How a vacancy stands for its owner, as one word, and the one thing to do next. Pure. Every list and page shows
//! these two, so that no place says "waiting" about what another calls "active" (decisions C1).

use kernel::words::{Lifecycle, VacancyStatus};
use serde::Serialize;
use utoipa::ToSchema;

use super::EditState;
use crate::state::{Action, State};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VacancyStanding)]
pub enum Standing {
    /// Candidates see it. An edit may wait all the while.
    Active,
    /// Its first text waits for a moderator.
    Waiting,
    Refused,
    /// It was public until a moderator took it down.
    TakenDown,
    /// Hidden after complaints until a moderator decides.
    Hidden,
    Paused,
    Expired,
    Closed,
    /// Nobody sees the company (`company_out` says why), and so none of its vacancies.
    OutOfSight,
}

/// Why nobody sees a company.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CompanyOutOfSight)]
pub enum CompanyOut {
    /// Three strikes.
    Closed,
    /// Two strikes: for a week.
    Stopped,
    /// Hidden after complaints until a moderator decides.
    Hidden,
    /// Its owner has asked to delete the account.
    Leaving,
}

impl CompanyOut {
    pub(super) fn parse(code: &str) -> Option<Self> {
        Some(match code {
            "closed" => Self::Closed,
            "stopped" => Self::Stopped,
            "hidden" => Self::Hidden,
            "leaving" => Self::Leaving,
            _ => return None,
        })
    }
}

/// The one button of a vacancy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VacancyNextAction)]
pub enum NextAction {
    /// Correct a refused text.
    Fix,
    /// Read the new applications.
    Applications,
    /// Start another month, or open an expired one again.
    Prolong,
    Resume,
    /// Make a new one from a closed one.
    Clone,
    /// Show it to more people.
    Share,
}

/// What decides about the next action, beside the standing.
#[derive(Debug, Clone, Copy)]
pub(super) struct Situation<'a> {
    pub standing: Standing,
    pub edit: Option<EditState>,
    pub new_responses: i64,
    /// What the viewer may do.
    pub actions: &'a [Action],
}

pub(super) fn standing(state: State, is_taken_down: bool, company_out: Option<CompanyOut>) -> Standing {
    match (state.status, state.lifecycle) {
        _ if state.is_hidden => Standing::Hidden,
        (VacancyStatus::Rejected, _) if is_taken_down => Standing::TakenDown,
        (VacancyStatus::Rejected, _) => Standing::Refused,
        (_, Lifecycle::Closed) => Standing::Closed,
        (_, Lifecycle::Expired) => Standing::Expired,
        (_, Lifecycle::Paused) => Standing::Paused,
        (VacancyStatus::Moderating, Lifecycle::Open) if !state.is_published => Standing::Waiting,
        _ if company_out.is_some() => Standing::OutOfSight,
        _ => Standing::Active,
    }
}

/// The first that fits.
pub(super) fn next_action(now: Situation<'_>) -> Option<NextAction> {
    let may = |action: Action| now.actions.contains(&action);
    let is_refused = matches!(now.standing, Standing::Refused | Standing::TakenDown)
        || now.edit == Some(EditState::Rejected) && now.standing == Standing::Active;
    if is_refused && may(Action::Edit) {
        Some(NextAction::Fix)
    } else if now.new_responses > 0 {
        Some(NextAction::Applications)
    } else if may(Action::Prolong) {
        Some(NextAction::Prolong)
    } else if may(Action::Resume) {
        Some(NextAction::Resume)
    } else if now.standing == Standing::Closed && may(Action::Clone) {
        Some(NextAction::Clone)
    } else if now.standing == Standing::Active {
        Some(NextAction::Share)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Actor;
    use Lifecycle::{Closed, Expired, Open, Paused};
    use VacancyStatus::{Approved, Moderating, Rejected};

    fn state(status: VacancyStatus, lifecycle: Lifecycle, is_published: bool) -> State {
        State { status, lifecycle, is_published, is_hidden: false, is_deleted: false, is_ending: false }
    }

    #[test]
    fn every_state_has_one_word() {
        for (status, lifecycle, published, expected) in [
            (Moderating, Open, false, Standing::Waiting),
            (Moderating, Open, true, Standing::Active),
            (Moderating, Paused, true, Standing::Paused),
            (Moderating, Expired, true, Standing::Expired),
            (Approved, Open, true, Standing::Active),
            (Approved, Paused, true, Standing::Paused),
            (Approved, Expired, true, Standing::Expired),
            (Approved, Closed, true, Standing::Closed),
            (Rejected, Open, false, Standing::Refused),
        ] {
            let state = state(status, lifecycle, published);
            assert_eq!(standing(state, false, None), expected, "{state:?}");
        }
        let live = state(Approved, Open, true);
        assert_eq!(standing(live, false, Some(CompanyOut::Leaving)), Standing::OutOfSight);
        assert_eq!(standing(State { is_hidden: true, ..live }, false, None), Standing::Hidden);
        assert_eq!(standing(state(Rejected, Paused, false), true, None), Standing::TakenDown);
    }

    #[test]
    fn every_state_has_at_most_one_button() {
        let live = state(Approved, Open, true);
        let ending = State { is_ending: true, ..live };
        let hidden = State { is_hidden: true, ..live };
        let first = state(Moderating, Open, false);
        let refused = state(Rejected, Open, false);
        let waits = Some(EditState::Waiting);
        for (state, edit, new, expected) in [
            (refused, None, 0, Some(NextAction::Fix)),
            (refused, None, 3, Some(NextAction::Fix)),
            (live, Some(EditState::Rejected), 3, Some(NextAction::Fix)),
            (live, None, 3, Some(NextAction::Applications)),
            (ending, waits, 3, Some(NextAction::Applications)),
            (ending, None, 0, Some(NextAction::Prolong)),
            (self::state(Approved, Expired, true), None, 0, Some(NextAction::Prolong)),
            (self::state(Approved, Paused, true), None, 0, Some(NextAction::Resume)),
            (self::state(Approved, Closed, true), None, 0, Some(NextAction::Clone)),
            (live, None, 0, Some(NextAction::Share)),
            (first, None, 0, None),
            (hidden, None, 0, None),
        ] {
            let actions = state.allowed(Actor::Owner);
            let standing = standing(state, false, None);
            let now = Situation { standing, edit, new_responses: new, actions: &actions };
            assert_eq!(next_action(now), expected, "{state:?} {edit:?} {new}");
            let viewer = next_action(Situation { actions: &[], ..now });
            let reads = matches!(viewer, None | Some(NextAction::Applications | NextAction::Share));
            assert!(reads, "a viewer changes nothing: {viewer:?}");
        }
    }
}
