//! Who is told what about interviews; the text of each notice is the message `notice_{what}`.

use applications::locked::Locked;
use jiff::{SignedDuration, Timestamp};
use kernel::clock::tashkent;
use notifications::{Event, EventNotice, morning_after, notify_event};
use platform::{CompanyId, Result, UserId};
use sqlx::PgConnection;

use crate::held::store::{find_company_name, list_told};
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
/// The time that was set is given up, and the candidate chooses another one.
pub const TEAM_UNSET: &str = "interview_team_unset";
/// It takes place without this member.
pub const TEAM_LEFT: &str = "interview_team_left";
/// A colleague has cancelled it, or the application has ended.
pub const CALLED_OFF: &str = "interview_called_off";
/// The same for the candidate: the application has ended, or the company is gone.
pub const ENDED: &str = "interview_ended";
/// All offered times have passed, and none was chosen.
pub const LAPSED: &str = "interview_lapsed";
pub const TEAM_LAPSED: &str = "interview_team_lapsed";
/// A colleague has left the team; somebody takes over what he had ahead.
pub const TAKEN_OVER: &str = "interview_taken_over";
pub const TOMORROW: &str = "interview_tomorrow";
pub const SOON: &str = "interview_soon";
pub const TEAM_TOMORROW: &str = "interview_team_tomorrow";
pub const TEAM_SOON: &str = "interview_team_soon";
/// Did the person come?
pub const RESULT: &str = "interview_result";

pub const ALL: [&str; 22] = [
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
    TEAM_UNSET,
    TEAM_LEFT,
    CALLED_OFF,
    ENDED,
    LAPSED,
    TEAM_LAPSED,
    TAKEN_OVER,
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

/// A message that comes in the morning must leave so much time until the interview.
const HEADWAY: SignedDuration = SignedDuration::from_hours(1);

/// When a notice may be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Messages wait until the end of quiet hours, unless somebody would be on the way by then.
    Politely,
    /// It would come too late otherwise (decisions C17).
    AtOnce,
}

pub struct Telling<'a> {
    pub application: &'a Locked,
    pub what: &'static str,
    pub at: Option<Timestamp>,
    /// What else must not have come when it is read: the time that was set until now, the last time to choose from.
    pub before: Option<Timestamp>,
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
        notice
    }

    async fn send(
        &self,
        db: &mut PgConnection,
        user: UserId,
        notice: EventNotice,
        now: Timestamp,
    ) -> Result<()> {
        let times = [self.at, self.before].into_iter().flatten();
        let is_urgent = match (self.when, times.filter(|time| *time > now).min()) {
            (When::AtOnce, _) => true,
            (When::Politely, Some(first)) => {
                morning_after(db, user, now).await?.is_some_and(|morning| first < morning + HEADWAY)
            }
            (When::Politely, None) => false,
        };
        let notice = if is_urgent { notice.at_any_hour() } else { notice };
        Ok(notify_event(db, &notice, now).await?)
    }

    pub async fn candidate(&self, db: &mut PgConnection, now: Timestamp) -> Result<()> {
        let user = self.application.user_id;
        let notice = self.notice(user).arg("company", &self.application.company_name);
        self.send(db, user, notice, now).await
    }

    pub async fn member(&self, db: &mut PgConnection, user: UserId, now: Timestamp) -> Result<()> {
        let notice = self.notice(user).arg("name", &self.application.candidate_name);
        self.send(db, user, notice, now).await
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
                self.member(db, user, now).await?;
            }
        }
        Ok(())
    }
}

/// Tells a member how many interviews of a colleague who has left are his now.
pub async fn tell_successor(
    db: &mut PgConnection,
    company: CompanyId,
    user: UserId,
    count: i64,
    now: Timestamp,
) -> Result<()> {
    let notice = EventNotice::new(user, Event::Interview, TAKEN_OVER)
        .arg("company", find_company_name(db, company).await?)
        .count("count", count)
        .path("/profile/interviews");
    Ok(notify_event(db, &notice, now).await?)
}
