//! Who is told what about interviews; the text of each notice is the message `notice_{what}`.

use applications::locked::Locked;
use jiff::Timestamp;
use kernel::clock::tashkent;
use notifications::{Event, EventNotice, notify_event};
use platform::{Result, UserId};
use sqlx::PgConnection;

use crate::held::store::list_told;
use applications::InterviewId;

pub const OFFERED: &str = "interview_offered";
pub const MARKED: &str = "interview_marked";
pub const MOVED: &str = "interview_moved";
pub const OFFERED_AGAIN: &str = "interview_offered_again";
pub const CANCELLED: &str = "interview_cancelled";
pub const PICKED: &str = "interview_picked";
pub const CONFIRMED: &str = "interview_confirmed";
pub const OTHER_TIME: &str = "interview_other_time";
pub const DECLINED: &str = "interview_declined";
pub const TEAM_MARKED: &str = "interview_team_marked";
/// A colleague has cancelled it, or the application has ended.
pub const CALLED_OFF: &str = "interview_called_off";
pub const TOMORROW: &str = "interview_tomorrow";
pub const SOON: &str = "interview_soon";
pub const TEAM_TOMORROW: &str = "interview_team_tomorrow";
pub const TEAM_SOON: &str = "interview_team_soon";
/// Did the person come?
pub const RESULT: &str = "interview_result";

pub const ALL: [&str; 16] = [
    OFFERED,
    MARKED,
    MOVED,
    OFFERED_AGAIN,
    CANCELLED,
    PICKED,
    CONFIRMED,
    OTHER_TIME,
    DECLINED,
    TEAM_MARKED,
    CALLED_OFF,
    TOMORROW,
    SOON,
    TEAM_TOMORROW,
    TEAM_SOON,
    RESULT,
];

/// The same for every language: 06.03.2026, 15:00.
pub fn written(at: Timestamp) -> String {
    at.to_zoned(tashkent()).strftime("%d.%m.%Y, %H:%M").to_string()
}

/// When a notice may be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Messages wait until the end of quiet hours.
    Politely,
    /// It would come too late otherwise (decisions C17).
    AtOnce,
}

pub struct Telling<'a> {
    pub application: &'a Locked,
    pub what: &'static str,
    pub at: Option<Timestamp>,
    pub when: When,
}

impl Telling<'_> {
    fn notice(&self, user: UserId) -> EventNotice {
        let mut notice = EventNotice::new(user, Event::Interview, self.what)
            .arg("title", &self.application.title)
            .path("/profile/interviews");
        if let Some(at) = self.at {
            notice = notice.arg("when", written(at));
        }
        if self.when == When::AtOnce { notice.at_any_hour() } else { notice }
    }

    pub async fn candidate(&self, db: &mut PgConnection, now: Timestamp) -> Result<()> {
        let notice = self.notice(self.application.user_id).arg("company", &self.application.company_name);
        Ok(notify_event(db, &notice, now).await?)
    }

    /// The interviewers and the member who runs the vacancy, without the one who did it.
    pub async fn company(
        &self,
        db: &mut PgConnection,
        id: InterviewId,
        except: Option<UserId>,
        now: Timestamp,
    ) -> Result<()> {
        for user in list_told(db, id, self.application.vacancy_id).await? {
            if Some(user) != except {
                let notice = self.notice(user).arg("name", &self.application.candidate_name);
                notify_event(db, &notice, now).await?;
            }
        }
        Ok(())
    }
}
