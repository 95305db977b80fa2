//! What the rules approve without a moderator: clean texts of proven companies (decisions C1).

use kernel::words::VacancyStatus;
use platform::{App, Error, Result};
use sqlx::PgConnection;

use super::approve::approve_revision;
use super::store::{self, Record};
use crate::content::Content;
use crate::state::Actor;
use crate::{RevisionId, VacancyId, publish};

/// How many texts of the company moderators must have approved before.
const PROVEN: i64 = 3;
/// For this many days after an upheld complaint every text goes to a moderator.
pub(super) const COMPLAINT_DAYS: i64 = 90;

/// Decides about a newly submitted text, under its vacancy's lock: it is approved now or waits for a moderator.
pub(crate) async fn settle_new_revision(
    app: &App,
    db: &mut PgConnection,
    vacancy: VacancyId,
    revision: RevisionId,
    content: &Content,
    risk: u32,
) -> Result<VacancyStatus> {
    let now = app.clock.now();
    let locked = publish::hold(db, vacancy, now).await?.ok_or(Error::Fault)?;
    let since = now - jiff::SignedDuration::from_hours(COMPLAINT_DAYS * 24);
    let record = store::find_record(db, locked.company_id, since).await?;
    if !is_trusted(&record, risk) {
        return Ok(locked.state.status);
    }
    // No notification: the owner gets the result in the response.
    let state = approve_revision(app, db, &locked, revision, content, Actor::System, None).await?;
    Ok(state.status)
}

fn is_trusted(company: &Record, risk: u32) -> bool {
    company.is_verified && company.approved >= PROVEN && company.upheld == 0 && risk == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_condition_is_needed() {
        let proven = Record { is_verified: true, approved: 3, upheld: 0 };
        assert!(is_trusted(&proven, 0));
        assert!(is_trusted(&Record { approved: 100, ..proven }, 0));
        for (company, risk) in [
            (Record { is_verified: false, ..proven }, 0),
            (Record { approved: 2, ..proven }, 0),
            (Record { upheld: 1, ..proven }, 0),
            (proven, 1),
        ] {
            assert!(!is_trusted(&company, risk), "{company:?} {risk}");
        }
    }
}
