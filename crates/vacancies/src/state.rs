//! What may happen to a vacancy, and to whom it is allowed (decisions C1). Pure.
//!
//! ```text
//!            approve                 edit                 approve / reject (the old text stays)
//! moderating ───────▶ approved ───────────▶ moderating ─────────────────────▶ approved
//!     ▲  └─reject─▶ rejected ◀──take down──────┘ ▲
//!     └────────────────┘ edit                    └ published all the while
//! lifecycle of a published one: open ⇄ paused · open/paused → expired → open · any of them → closed
//! ```

use kernel::words::{Lifecycle, VacancyStatus};
use serde::Serialize;
use utoipa::ToSchema;

/// The state of a vacancy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub status: VacancyStatus,
    pub lifecycle: Lifecycle,
    /// It has a published text.
    pub is_published: bool,
    pub is_hidden: bool,
    pub is_deleted: bool,
    /// The last days of its month.
    pub is_ending: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    Owner,
    Moderator,
    /// Time, rules and complaints.
    System,
    /// Everybody else.
    Stranger,
}

impl Actor {
    pub const ALL: [Self; 4] = [Self::Owner, Self::Moderator, Self::System, Self::Stranger];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VacancyAction)]
pub enum Action {
    Edit,
    Pause,
    Resume,
    Close,
    Prolong,
    Clone,
    Delete,
    Approve,
    Reject,
    TakeDown,
    Hide,
    Restore,
    Expire,
}

impl Action {
    pub const ALL: [Self; 13] = [
        Self::Edit,
        Self::Pause,
        Self::Resume,
        Self::Close,
        Self::Prolong,
        Self::Clone,
        Self::Delete,
        Self::Approve,
        Self::Reject,
        Self::TakeDown,
        Self::Hide,
        Self::Restore,
        Self::Expire,
    ];

    pub fn code(self) -> &'static str {
        match self {
            Self::Edit => "edit",
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::Close => "close",
            Self::Prolong => "prolong",
            Self::Clone => "clone",
            Self::Delete => "delete",
            Self::Approve => "approve",
            Self::Reject => "reject",
            Self::TakeDown => "take_down",
            Self::Hide => "hide",
            Self::Restore => "restore",
            Self::Expire => "expire",
        }
    }

    fn is_of(self, actor: Actor) -> bool {
        match self {
            Self::Edit
            | Self::Pause
            | Self::Resume
            | Self::Close
            | Self::Prolong
            | Self::Clone
            | Self::Delete => actor == Actor::Owner,
            // The rules may approve texts of proven companies automatically.
            Self::Approve => matches!(actor, Actor::Moderator | Actor::System),
            Self::Reject | Self::TakeDown => actor == Actor::Moderator,
            Self::Restore => actor == Actor::Moderator,
            Self::Hide | Self::Expire => actor == Actor::System,
        }
    }
}

impl State {
    /// The state after an action, or `None` if this actor may not do it in this state.
    pub fn after(self, actor: Actor, action: Action) -> Option<Self> {
        use Lifecycle::{Closed, Expired, Open, Paused};
        use VacancyStatus::{Approved, Moderating, Rejected};
        if !action.is_of(actor) || self.is_deleted {
            return None;
        }
        let lives = |states: &[Lifecycle]| self.is_published && states.contains(&self.lifecycle);
        let next = match action {
            Action::Edit if self.lifecycle != Closed => Self { status: Moderating, ..self },
            Action::Pause if lives(&[Open]) => Self { lifecycle: Paused, ..self },
            Action::Resume if lives(&[Paused]) => Self { lifecycle: Open, ..self },
            Action::Close if lives(&[Open, Paused, Expired]) => Self { lifecycle: Closed, ..self },
            Action::Prolong if lives(&[Expired]) || (lives(&[Open]) && self.is_ending) => {
                Self { lifecycle: Open, is_ending: false, ..self }
            }
            Action::Clone => self,
            Action::Delete => Self { is_deleted: true, ..self },
            Action::Approve if self.status == Moderating => {
                // The first approval opens the vacancy; the approval of an edit does not change its lifecycle.
                let lifecycle = if self.is_published { self.lifecycle } else { Open };
                Self { status: Approved, is_published: true, lifecycle, ..self }
            }
            Action::Reject if self.status == Moderating => {
                let status = if self.is_published { Approved } else { Rejected };
                Self { status, ..self }
            }
            Action::TakeDown if self.is_published => {
                Self { status: Rejected, is_published: false, is_hidden: false, ..self }
            }
            Action::Hide if self.is_published && !self.is_hidden => Self { is_hidden: true, ..self },
            Action::Restore if self.is_hidden => Self { is_hidden: false, ..self },
            Action::Expire if lives(&[Open, Paused]) => Self { lifecycle: Expired, ..self },
            _ => return None,
        };
        Some(next)
    }

    /// The effective state once the month is over, even if the hourly job has not marked it yet.
    pub fn if_over(self, is_over: bool) -> Self {
        match self.after(Actor::System, Action::Expire) {
            Some(expired) if is_over => expired,
            _ => self,
        }
    }

    /// What the actor may do now.
    pub fn allowed(self, actor: Actor) -> Vec<Action> {
        Action::ALL.into_iter().filter(|action| self.after(actor, *action).is_some()).collect()
    }

    /// Whether it is public, as far as the vacancy's own state decides.
    pub fn is_public(self) -> bool {
        self.is_published && self.lifecycle == Lifecycle::Open && !self.is_hidden && !self.is_deleted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Action::*;
    use Lifecycle::*;
    use VacancyStatus::*;

    /// Every possible state of a vacancy: a refused one is not published, an approved one is.
    fn every_state() -> Vec<State> {
        let mut states = Vec::new();
        for status in VacancyStatus::ALL {
            for lifecycle in Lifecycle::ALL {
                for bits in 0..16_u8 {
                    let bit = |at: u8| bits >> at & 1 == 1;
                    let state = State {
                        status: *status,
                        lifecycle: *lifecycle,
                        is_published: bit(0),
                        is_hidden: bit(1),
                        is_deleted: bit(2),
                        is_ending: bit(3),
                    };
                    let is_possible = match status {
                        Approved => state.is_published,
                        Rejected => !state.is_published,
                        Moderating => true,
                    };
                    if is_possible && (!state.is_hidden || state.is_published) {
                        states.push(state);
                    }
                }
            }
        }
        states
    }

    fn state(status: VacancyStatus, lifecycle: Lifecycle, is_published: bool) -> State {
        State { status, lifecycle, is_published, is_hidden: false, is_deleted: false, is_ending: false }
    }

    /// The transition table: status, lifecycle, published → what owner, moderator and system may do.
    #[test]
    fn the_table_of_transitions() {
        let all: &[Action] = &[Edit, Pause, Close, Clone, Delete];
        for (status, lifecycle, published, owner, moderator, system) in [
            (Moderating, Open, false, &[Edit, Clone, Delete][..], &[Approve, Reject][..], &[Approve][..]),
            (Moderating, Open, true, all, &[Approve, Reject, TakeDown], &[Approve, Hide, Expire]),
            (
                Moderating,
                Paused,
                true,
                &[Edit, Resume, Close, Clone, Delete],
                &[Approve, Reject, TakeDown],
                &[Approve, Hide, Expire],
            ),
            (
                Moderating,
                Expired,
                true,
                &[Edit, Close, Prolong, Clone, Delete],
                &[Approve, Reject, TakeDown],
                &[Approve, Hide],
            ),
            (Approved, Open, true, all, &[TakeDown], &[Hide, Expire]),
            (Approved, Paused, true, &[Edit, Resume, Close, Clone, Delete], &[TakeDown], &[Hide, Expire]),
            (Approved, Expired, true, &[Edit, Close, Prolong, Clone, Delete], &[TakeDown], &[Hide]),
            (Approved, Closed, true, &[Clone, Delete], &[TakeDown], &[Hide]),
            (Rejected, Open, false, &[Edit, Clone, Delete], &[], &[]),
        ] {
            let state = state(status, lifecycle, published);
            assert_eq!(state.allowed(Actor::Owner), owner, "owner of {state:?}");
            assert_eq!(state.allowed(Actor::Moderator), moderator, "moderator of {state:?}");
            assert_eq!(state.allowed(Actor::System), system, "system of {state:?}");
            assert!(state.allowed(Actor::Stranger).is_empty(), "stranger of {state:?}");
        }
    }

    #[test]
    fn every_state_times_every_actor_times_every_action_keeps_the_rules() {
        let mut seen = 0;
        for before in every_state() {
            for actor in Actor::ALL {
                for action in Action::ALL {
                    seen += 1;
                    let Some(after) = before.after(actor, action) else { continue };
                    assert!(!before.is_deleted, "a deleted one stays deleted: {before:?} {action:?}");
                    assert_ne!(actor, Actor::Stranger);
                    assert!(after.status != Approved || after.is_published, "{before:?} {action:?}");
                    assert!(after.status != Rejected || !after.is_published, "{before:?} {action:?}");
                    // Only a moderator or the rules can make a text public.
                    let became_published = after.is_published && !before.is_published;
                    assert!(!became_published || action == Approve, "{before:?} {action:?}");
                    assert!(!before.is_hidden || after.is_hidden || matches!(action, Restore | TakeDown));
                }
            }
        }
        assert!(seen > 4_000, "{seen}");
    }

    #[test]
    fn a_refused_edit_leaves_the_approved_text_public() {
        let live = state(Approved, Open, true);
        let edited = live.after(Actor::Owner, Edit).unwrap();
        assert!(edited.is_public() && edited.status == Moderating);
        let refused = edited.after(Actor::Moderator, Reject).unwrap();
        assert_eq!(refused, live);
        let down = edited.after(Actor::Moderator, TakeDown).unwrap();
        assert!(!down.is_public() && down.status == Rejected);
    }

    #[test]
    fn prolonging_is_for_the_last_days_and_for_expired_ones() {
        let live = state(Approved, Open, true);
        assert_eq!(live.after(Actor::Owner, Prolong), None);
        assert_eq!(State { is_ending: true, ..live }.after(Actor::Owner, Prolong), Some(live));
        assert_eq!(state(Approved, Expired, true).after(Actor::Owner, Prolong), Some(live));
    }
}
