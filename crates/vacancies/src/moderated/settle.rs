//! What the rules approve without a moderator, with the record of the vacancy's company.

use kernel::words::VacancyStatus;
use moderation::trust;
use platform::{App, CompanyId, Result};
use sqlx::PgConnection;

use super::{Vacancies, store};
use crate::RevisionId;

/// Decides about a newly submitted text, under its vacancy's lock: it is approved now or waits for a moderator.
pub(crate) async fn settle_new_revision(
    app: &App,
    db: &mut PgConnection,
    company: CompanyId,
    revision: RevisionId,
    risk: u32,
) -> Result<VacancyStatus> {
    let now = app.clock.now();
    let record = store::find_record(db, company, trust::complaints_since(now)).await?;
    let is_approved = trust::settle(db, &Vacancies, revision, &record, risk, now).await?;
    Ok(if is_approved { VacancyStatus::Approved } else { VacancyStatus::Moderating })
}
