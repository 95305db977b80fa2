//! Resumes as moderators see them: something that employers may complain about (decisions C13, C20). An upheld
//! complaint returns a resume to its owner as a draft, with a note.

mod store;
mod view;

use jiff::Timestamp;
use moderation::{Outcome, Pending, Reportable, Reported, StoredReason, Subject, SubjectId};
use platform::{App, Error};
use serde_json::json;
use sqlx::PgConnection;
use staff::StaffId;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::form::ResumeForm;
use crate::refusal::Refusal;

const KIND: &str = "resume";

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view::view_reported_resume))
}

/// What can happen to a resume: the codes in the journal and in notices to the owner.
mod outcomes {
    use moderation::Outcome;

    const fn both(code: &'static str) -> Outcome {
        Outcome { action: code, notice: code }
    }

    pub const RETURNED: Outcome = both("resume_returned");
    pub const HIDDEN: Outcome = both("resume_hidden");
    pub const RESTORED: Outcome = both("resume_restored");
}

/// All outcomes. Each has its texts `audit_{action}` and `notice_{notice}` in three languages (enforced by a test).
pub const OUTCOMES: [Outcome; 3] = [outcomes::RETURNED, outcomes::HIDDEN, outcomes::RESTORED];

/// Resumes as a kind of content.
#[derive(Debug, Clone, Copy)]
pub struct Resumes;

impl Reportable for Resumes {
    fn kind(&self) -> &'static str {
        KIND
    }

    fn hold<'a>(
        &'a self,
        db: &'a mut PgConnection,
        slug: &'a str,
        _: Timestamp,
    ) -> Pending<'a, Option<Subject>> {
        Box::pin(async move {
            let row = store::lock_by_slug(db, slug).await?;
            Ok(row.map(|row| Subject {
                id: row.id,
                slug: row.slug,
                title: row.position,
                owner: row.owner,
                company: None,
                can_be_reported: row.is_active,
                can_be_taken_down: row.is_active,
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
                title: row.position,
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
            let is_hidden = store::set_hidden(db, subject.id, now).await?;
            Ok(is_hidden.then_some(outcomes::HIDDEN))
        })
    }

    fn restore<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        _: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(async move {
            let is_shown = store::clear_hidden(db, subject.id).await?;
            Ok(is_shown.then_some(outcomes::RESTORED))
        })
    }

    fn take_down<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        reasons: &'a [StoredReason],
        _: StaffId,
        now: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(async move {
            if !store::return_to_draft(db, subject.id, &json!(reasons), now).await? {
                return Err(Error::from(Refusal::WrongState));
            }
            Ok(outcomes::RETURNED)
        })
    }

    fn is_field(&self, path: &str) -> bool {
        let field = path.split('.').next().unwrap_or_default();
        json!(ResumeForm::default()).get(field).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_names_a_field_of_the_form() {
        for (path, is_field) in
            [("about", true), ("employment.2.description", true), ("title", false), ("", false)]
        {
            assert_eq!(Resumes.is_field(path), is_field, "{path}");
        }
    }
}
