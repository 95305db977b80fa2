//! Companies: complaints about one hide it with everything it published. A company has no text that waits, and is not
//! taken down: the penalty of an upheld complaint is the strike.

mod mark;
pub(crate) mod review;
mod store;
pub(crate) mod verify;

use accounts::company_status;
use jiff::Timestamp;
use platform::{CompanyId, Error};
use sqlx::PgConnection;
use staff::StaffId;

use crate::journal::{actions, notices};
use crate::{Outcome, Pending, Reportable, Reported, StoredReason, Subject, SubjectId};

pub use mark::{Evidence, MarkDecision, find_mark_decision};

/// The name of the kind.
pub const KIND: &str = "company";

#[derive(Debug, Clone, Copy)]
pub(crate) struct Companies;

impl Reportable for Companies {
    fn kind(&self) -> &'static str {
        KIND
    }

    fn page_of_owner(&self, _: &Subject) -> String {
        "/profile/company".to_owned()
    }

    fn hold<'a>(
        &'a self,
        db: &'a mut PgConnection,
        slug: &'a str,
        _: Timestamp,
    ) -> Pending<'a, Option<Subject>> {
        Box::pin(async move {
            let Some(row) = store::lock_company(db, slug).await? else { return Ok(None) };
            Ok(Some(Subject {
                id: SubjectId::from_uuid(row.id.as_uuid()),
                slug: row.slug,
                title: row.name,
                owner: row.owner,
                company: Some(row.id),
                can_be_reported: true,
                can_be_taken_down: false,
            }))
        })
    }

    fn list_reported<'a>(
        &'a self,
        db: &'a mut PgConnection,
        ids: &'a [SubjectId],
    ) -> Pending<'a, Vec<Reported>> {
        Box::pin(async move {
            let rows = store::list_reported(db, ids).await?.into_iter();
            let reported = rows.map(|row| Reported {
                id: row.id,
                slug: row.slug,
                title: row.name,
                revision: None,
                is_hidden: row.is_hidden,
            });
            Ok(reported.collect())
        })
    }

    fn hide<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        now: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(async move {
            let outcome = Outcome { action: actions::COMPANY_HIDDEN, notice: notices::COMPANY_HIDDEN };
            Ok(company_status::hide(db, id(subject), now).await?.map(|_| outcome))
        })
    }

    fn restore<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        _: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(async move {
            let outcome = Outcome { action: actions::COMPANY_SHOWN, notice: notices::COMPANY_RESTORED };
            Ok(company_status::show(db, id(subject)).await?.map(|_| outcome))
        })
    }

    /// Never asked for: the subject says that it cannot be taken down.
    fn take_down<'a>(
        &'a self,
        _: &'a mut PgConnection,
        _: &'a Subject,
        _: &'a [StoredReason],
        _: StaffId,
        _: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(async { Err(Error::Fault) })
    }

    fn is_field(&self, _: &str) -> bool {
        false
    }
}

fn id(subject: &Subject) -> CompanyId {
    CompanyId::from_uuid(subject.id.as_uuid())
}
