//! Notifications to owners about what time does to a vacancy.

use jiff::Timestamp;
use notifications::{Event, EventNotice, notify_event, ring};
use platform::{Result, UserId};
use sqlx::PgConnection;

use crate::locked::LockedVacancy;
use crate::locked::store::find_runner;

/// Each has a text `notice_{code}` in three languages (enforced by a test).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    StillHiring,
    Ending,
    Expired,
}

impl News {
    pub const ALL: [Self; 3] = [Self::StillHiring, Self::Ending, Self::Expired];

    pub const fn code(self) -> &'static str {
        match self {
            Self::StillHiring => "still_hiring",
            Self::Ending => "vacancy_ending",
            Self::Expired => "vacancy_expired",
        }
    }

    pub(super) fn to(self, person: UserId) -> EventNotice {
        EventNotice::new(person, Event::Moderation, self.code())
    }

    /// Notifies the owner of a vacancy, in the caller's transaction.
    pub(super) async fn notify_runner(
        self,
        db: &mut PgConnection,
        locked: &LockedVacancy,
        now: Timestamp,
    ) -> Result<()> {
        let runner = find_runner(db, locked.id).await?;
        Ok(notify_event(db, &self.about(runner, locked), now).await?)
    }

    /// Puts it on the site of that person only, in the caller's transaction; its message has links of its own.
    pub(super) async fn ring(
        self,
        db: &mut PgConnection,
        runner: UserId,
        locked: &LockedVacancy,
        now: Timestamp,
    ) -> Result<()> {
        Ok(ring(db, &self.about(runner, locked), now).await?)
    }

    fn about(self, runner: UserId, locked: &LockedVacancy) -> EventNotice {
        let notice = self.to(runner).arg("title", &locked.title).arg("slug", &locked.slug);
        notice.path(format!("/profile/my-vacancies/{}", locked.slug))
    }
}
