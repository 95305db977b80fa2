//! Notifications to owners and reporters.

use jiff::Timestamp;
use notifications::{Event, EventNotice, notify_event};
use platform::{Result, UserId};
use sqlx::PgConnection;

use super::store;
use crate::publish::LockedVacancy;

macro_rules! news {
    ($($name:ident = $code:literal,)+) => {
        /// Each has a text `notice_{code}` in three languages (enforced by a test).
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum News {
            $($name,)+
        }

        impl News {
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }
        }
    };
}

news! {
    VacancyApproved = "vacancy_approved",
    VacancyRejected = "vacancy_rejected",
    EditApproved = "edit_approved",
    EditRejected = "edit_rejected",
    TakenDown = "vacancy_taken_down",
    Hidden = "vacancy_hidden",
    Restored = "vacancy_restored",
    StillHiring = "still_hiring",
    Ending = "vacancy_ending",
    Expired = "vacancy_expired",
    ComplaintUpheld = "complaint_upheld",
    ComplaintDismissed = "complaint_dismissed",
    CompanyVerified = "company_verified",
    CompanyHidden = "company_hidden",
    CompanyRestored = "company_restored",
}

impl News {
    pub(crate) fn to(self, person: UserId) -> EventNotice {
        EventNotice::new(person, Event::Moderation, self.code())
    }

    /// Notifies the owner of a vacancy, in the caller's transaction. `title` is that of the text in question.
    pub(crate) async fn tell_owner(
        self,
        db: &mut PgConnection,
        locked: &LockedVacancy,
        title: &str,
        now: Timestamp,
    ) -> Result<()> {
        let owner = store::find_owner(db, locked.company_id).await?;
        let notice = self.to(owner).arg("title", title).arg("slug", &locked.slug);
        Ok(notify_event(db, &notice, now).await?)
    }
}
