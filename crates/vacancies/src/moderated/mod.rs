//! Vacancies as moderators see them: the kind of content that this crate adds to [`moderation`] (decisions C1).
//!
//! [`moderation`] has the queue, the decisions and the complaints. Here is what they do to a vacancy: `texts` for its
//! texts, `visibility` for the whole vacancy; `settle` knows the record of a company; and the calls whose address or
//! answer belongs to vacancies: `report`, `take_down`, `view`.

mod fields;
mod report;
mod settle;
mod store;
mod take_down;
mod texts;
mod view;
mod visibility;

use jiff::Timestamp;
use kernel::Locale;
use moderation::{
    CompanyName, LockedText, Moderated, Outcome, Pending, QueueItem, Reportable, Reported, RiskLevel,
    StoredReason, Subject, SubjectId, Waiting, Waits, Wanted, finding_codes, waiting_time,
};
use platform::{App, Result};
use sqlx::PgConnection;
use staff::StaffId;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::RevisionId;

pub(crate) use settle::settle_new_revision;

/// The name of the kind.
const KIND: &str = "vacancy";

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(view::view_moderation))
        .routes(routes!(take_down::take_vacancy_down))
        .routes(routes!(report::report_vacancy))
}

/// How many hours moderators usually need for a vacancy.
pub async fn usual_hours(app: &App, db: &mut PgConnection) -> Result<Option<i64>> {
    waiting_time::usual_hours(app, db, &Vacancies).await
}

/// What can happen to a vacancy: the codes in the journal and in notices to the owner.
mod outcomes {
    use moderation::Outcome;

    const fn both(code: &'static str) -> Outcome {
        Outcome { action: code, notice: code }
    }

    pub const APPROVED: Outcome = both("vacancy_approved");
    pub const EDIT_APPROVED: Outcome = Outcome { action: APPROVED.action, notice: "edit_approved" };
    pub const REJECTED: Outcome = both("vacancy_rejected");
    pub const EDIT_REJECTED: Outcome = Outcome { action: REJECTED.action, notice: "edit_rejected" };
    pub const TAKEN_DOWN: Outcome = both("vacancy_taken_down");
    pub const HIDDEN: Outcome = both("vacancy_hidden");
    pub const RESTORED: Outcome = both("vacancy_restored");
}

/// All outcomes. Each has its texts `audit_{action}` and `notice_{notice}` in three languages (enforced by a test).
pub const OUTCOMES: [Outcome; 7] = [
    outcomes::APPROVED,
    outcomes::EDIT_APPROVED,
    outcomes::REJECTED,
    outcomes::EDIT_REJECTED,
    outcomes::TAKEN_DOWN,
    outcomes::HIDDEN,
    outcomes::RESTORED,
];

/// Vacancies as a kind of content.
#[derive(Debug, Clone, Copy)]
pub struct Vacancies;

impl Reportable for Vacancies {
    fn kind(&self) -> &'static str {
        KIND
    }

    fn page_of_owner(&self, subject: &Subject) -> String {
        format!("/profile/my-vacancies/{}", subject.slug)
    }

    fn hold<'a>(
        &'a self,
        db: &'a mut PgConnection,
        slug: &'a str,
        now: Timestamp,
    ) -> Pending<'a, Option<Subject>> {
        Box::pin(visibility::hold(db, slug, now))
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
                title: row.title,
                revision: row.revision_id,
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
        Box::pin(visibility::hide(db, subject, now))
    }

    fn restore<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        now: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(visibility::restore(db, subject, now))
    }

    fn take_down<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        reasons: &'a [StoredReason],
        by: StaffId,
        now: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(visibility::take_down(db, subject, reasons, by, now))
    }

    fn note_strike<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        strikes: i16,
        now: Timestamp,
    ) -> Pending<'a, ()> {
        Box::pin(visibility::note_strike(db, subject, strikes, now))
    }

    fn is_field(&self, path: &str) -> bool {
        fields::is_field(path)
    }
}

impl Moderated for Vacancies {
    fn count_waiting<'a>(&'a self, db: &'a mut PgConnection, wanted: &'a Wanted) -> Pending<'a, Waiting> {
        Box::pin(async move { Ok(store::count_waiting(db, wanted).await?) })
    }

    fn list_waiting<'a>(
        &'a self,
        db: &'a mut PgConnection,
        wanted: &'a Wanted,
        limit: u32,
    ) -> Pending<'a, Vec<QueueItem>> {
        Box::pin(async move {
            let rows = store::list_waiting(db, wanted, limit).await?;
            Ok(rows.into_iter().map(queue_item).collect())
        })
    }

    fn find_waits<'a>(&'a self, db: &'a mut PgConnection, since: Timestamp) -> Pending<'a, Waits> {
        Box::pin(async move { Ok(store::find_waits(db, since).await?) })
    }

    fn hold_text<'a>(
        &'a self,
        db: &'a mut PgConnection,
        id: RevisionId,
        now: Timestamp,
    ) -> Pending<'a, Option<LockedText>> {
        Box::pin(texts::hold(db, id, now))
    }

    fn approve<'a>(
        &'a self,
        db: &'a mut PgConnection,
        text: &'a LockedText,
        by: Option<StaffId>,
        now: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(texts::approve(db, text, by, now))
    }

    fn reject<'a>(
        &'a self,
        db: &'a mut PgConnection,
        text: &'a LockedText,
        reasons: &'a [StoredReason],
        by: StaffId,
        now: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(texts::reject(db, text, reasons, by, now))
    }
}

fn queue_item(row: store::QueueRow) -> QueueItem {
    let company =
        CompanyName { slug: row.company_slug, name: row.company_name, is_verified: row.is_verified };
    QueueItem {
        revision_id: row.id,
        slug: row.slug,
        title: row.title,
        company: Some(company),
        risk: row.risk,
        risk_level: RiskLevel::of(row.risk),
        language: Locale::parse(&row.language).unwrap_or_default(),
        findings: finding_codes(&row.findings),
        is_edit: row.is_edit,
        submitted_at: row.submitted_at,
    }
}
