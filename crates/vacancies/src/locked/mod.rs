//! A vacancy that a transaction has locked to change it, and what every change of one uses.

pub(crate) mod store;

use jiff::Timestamp;
use kernel::words::{Lifecycle, VacancyStatus};
use platform::{CompanyId, Error, Result};
use sqlx::PgConnection;

use crate::VacancyId;
use crate::state::State;

/// A vacancy that is locked by this transaction.
pub(crate) struct LockedVacancy {
    pub id: VacancyId,
    pub company_id: CompanyId,
    pub slug: String,
    pub title: String,
    pub state: State,
    pub resubmissions: i32,
    pub expires_at: Option<Timestamp>,
}

/// How long a vacancy is shown once it is published or prolonged (decisions C1).
pub(crate) const LIFE: jiff::SignedDuration = jiff::SignedDuration::from_hours(30 * 24);

/// The last days of a vacancy's month, in which it may be prolonged (decisions C1).
const ENDING: jiff::SignedDuration = jiff::SignedDuration::from_hours(7 * 24);

impl LockedVacancy {
    fn of(row: store::LockedVacancyRow, now: Timestamp) -> Result<Self> {
        let expires_at = row.expires_at.map(jiff_sqlx::Timestamp::to_jiff);
        Ok(Self {
            id: row.id,
            company_id: row.company_id,
            slug: row.slug,
            title: row.title,
            state: state(
                &row.status,
                &row.lifecycle,
                row.is_published,
                row.is_hidden,
                row.is_deleted,
                expires_at,
                now,
            )?,
            resubmissions: row.resubmissions,
            expires_at,
        })
    }
}

/// The state of a stored vacancy.
pub(crate) fn state(
    status: &str,
    lifecycle: &str,
    is_published: bool,
    is_hidden: bool,
    is_deleted: bool,
    expires_at: Option<Timestamp>,
    now: Timestamp,
) -> Result<State> {
    Ok(State {
        status: VacancyStatus::parse(status).ok_or(Error::Fault)?,
        lifecycle: Lifecycle::parse(lifecycle).ok_or(Error::Fault)?,
        is_published,
        is_hidden,
        is_deleted,
        is_ending: expires_at.is_some_and(|end| end.duration_since(now) <= ENDING),
    })
}

/// Locks one of the company's own vacancies. A vacancy of another company is not found.
pub(crate) async fn hold_own(
    db: &mut PgConnection,
    company: CompanyId,
    slug: &str,
    now: Timestamp,
) -> Result<LockedVacancy> {
    let row = store::hold_by_slug(db, slug).await?;
    let row = row.filter(|row| row.company_id == company && !row.is_deleted).ok_or(Error::NotFound)?;
    let locked = LockedVacancy::of(row, now)?;
    let is_over = locked.expires_at.is_some_and(|end| end <= now);
    Ok(LockedVacancy { state: locked.state.if_over(is_over), ..locked })
}

/// Locks any vacancy, for moderators and jobs.
pub(crate) async fn hold(
    db: &mut PgConnection,
    id: VacancyId,
    now: Timestamp,
) -> Result<Option<LockedVacancy>> {
    store::hold_by_id(db, id).await?.map(|row| LockedVacancy::of(row, now)).transpose()
}

/// Locks any vacancy by its slug, for moderators.
pub(crate) async fn hold_by_slug(
    db: &mut PgConnection,
    slug: &str,
    now: Timestamp,
) -> Result<Option<LockedVacancy>> {
    store::hold_by_slug(db, slug).await?.map(|row| LockedVacancy::of(row, now)).transpose()
}
