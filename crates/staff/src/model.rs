//! Members, their roles and sessions, and the delays after failed sign-ins. Pure.

use std::time::Duration;

use jiff::Timestamp;
use kernel::fields::PersonName;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::login::StaffLogin;

kernel::id! {
    /// A member of staff.
    pub StaffId
}

kernel::id! {
    /// A signed-in browser of a member of staff.
    pub StaffSessionId
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, sqlx::Type)]
#[serde(rename_all = "snake_case")]
#[sqlx(type_name = "text", rename_all = "snake_case")]
pub enum StaffRole {
    Moderator,
    Content,
    Finance,
    Admin,
}

impl StaffRole {
    pub const ALL: [Self; 4] = [Self::Moderator, Self::Content, Self::Finance, Self::Admin];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Moderator => "moderator",
            Self::Content => "content",
            Self::Finance => "finance",
            Self::Admin => "admin",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.code() == code)
    }

    /// An admin may do what every other role may.
    pub fn covers(self, duty: Self) -> bool {
        self == duty || self == Self::Admin
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MemberState {
    /// Has a link and no password yet.
    Invited,
    Ready,
    Disabled,
}

/// A member in the list of staff.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = StaffMember)]
pub struct Member {
    pub id: StaffId,
    pub login: String,
    pub name: String,
    pub role: StaffRole,
    pub state: MemberState,
    pub created_at: Timestamp,
    /// When an open session was last used.
    pub last_used_at: Option<Timestamp>,
}

pub struct NewMember {
    pub login: StaffLogin,
    pub name: PersonName,
    pub role: StaffRole,
}

/// A browser in which the member is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub struct StaffSession {
    pub id: StaffSessionId,
    pub is_current: bool,
    pub user_agent: String,
    pub address: String,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    pub expires_at: Timestamp,
}

/// How many attempts are allowed without a delay.
#[derive(Debug, Clone, Copy)]
pub struct Patience(pub i32);

/// A person mistypes a few times; several people of an office share one address.
pub const BY_LOGIN: Patience = Patience(5);
pub const BY_ADDRESS: Patience = Patience(20);

const FIRST_PAUSE: Duration = Duration::from_secs(30);
/// Upper limit of the delay: nobody can lock a member out permanently by failing with their login.
const LONGEST_PAUSE: Duration = Duration::from_secs(15 * 60);

impl Patience {
    /// The delay after this many failures in a row.
    pub fn pause(self, failures: i32) -> Duration {
        let Ok(over) = u32::try_from(failures - self.0) else { return Duration::ZERO };
        let doubled = 2_u32.checked_pow(over).and_then(|times| FIRST_PAUSE.checked_mul(times));
        doubled.unwrap_or(LONGEST_PAUSE).min(LONGEST_PAUSE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_maximum() {
        let pauses: Vec<u64> = (1..=12).map(|failures| BY_LOGIN.pause(failures).as_secs()).collect();
        assert_eq!(pauses, [0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
        assert_eq!(BY_LOGIN.pause(i32::MAX), LONGEST_PAUSE);
    }

    #[test]
    fn every_role_covers_itself_and_an_admin_covers_all() {
        for role in StaffRole::ALL {
            assert_eq!(StaffRole::parse(role.code()), Some(role));
            for duty in StaffRole::ALL {
                assert_eq!(role.covers(duty), role == duty || role == StaffRole::Admin, "{role:?} {duty:?}");
            }
        }
        assert_eq!(StaffRole::parse("owner"), None);
    }
}
