//! Notes: a tiny kind of content without a company. A note is a slug with revisions, and their text is their title.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Locale;
use moderation::{
    LockedText, Moderated, Outcome, Pending, QueueItem, Reportable, Reported, RevisionId, RiskLevel,
    StoredReason, Subject, SubjectId, TextState, Waiting, Waits, Wanted,
};
use platform::{Error, UserId};
use serde_json::json;
use sqlx::PgConnection;
use staff::StaffId;
use testkit::{Person, World};
use uuid::Uuid;

#[derive(Debug, Clone, Copy)]
pub struct Notes;

/// A world with notes.
pub async fn world() -> World {
    let w = World::with_kind(Notes).await;
    for table in [
        "create table notes (id uuid primary key, slug text not null unique, owner_id uuid not null,
             public_revision uuid, is_hidden boolean not null default false)",
        "create table note_revisions (id uuid primary key, note_id uuid not null, title text not null,
             state text not null default 'waiting', risk int not null, submitted_at timestamptz not null,
             decided_by uuid, reasons jsonb)",
    ] {
        sqlx::query(table).execute(&w.db).await.unwrap();
    }
    w
}

/// Adds a note whose first text waits; returns the text.
pub async fn write(w: &World, owner: &Person, slug: &str, risk: i32) -> RevisionId {
    let id = Uuid::now_v7();
    sqlx::query("insert into notes (id, slug, owner_id) values ($1, $2, $3::text::uuid)")
        .bind(id)
        .bind(slug)
        .bind(owner.id())
        .execute(&w.db)
        .await
        .unwrap();
    edit(w, slug, slug, risk).await
}

/// Sends another text of a note.
pub async fn edit(w: &World, slug: &str, title: &str, risk: i32) -> RevisionId {
    let id = RevisionId::new();
    let superseded = "update note_revisions set state = 'superseded' where state = 'waiting'
        and note_id = (select id from notes where slug = $1)";
    sqlx::query(superseded).bind(slug).execute(&w.db).await.unwrap();
    sqlx::query(
        "insert into note_revisions (id, note_id, title, risk, submitted_at)
         select $2, id, $3, $4, $5 from notes where slug = $1",
    )
    .bind(slug)
    .bind(id.as_uuid())
    .bind(title)
    .bind(risk)
    .bind(kernel::Clock::now(&*w.clock).to_sqlx())
    .execute(&w.db)
    .await
    .unwrap();
    id
}

/// The title that everybody sees.
pub async fn public_title(w: &World, slug: &str) -> Option<String> {
    sqlx::query_scalar(
        "select r.title from notes n join note_revisions r on r.id = n.public_revision
         where n.slug = $1 and not n.is_hidden",
    )
    .bind(slug)
    .fetch_optional(&w.db)
    .await
    .unwrap()
}

const fn outcome(code: &'static str) -> Outcome {
    Outcome { action: code, notice: code }
}

type NoteRow = (Uuid, String, Uuid, Option<String>);

async fn lock(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<Subject>> {
    let row: Option<NoteRow> = sqlx::query_as(
        "select n.id, n.slug, n.owner_id, (select r.title from note_revisions r where r.id = n.public_revision)
         from notes n where n.slug = $1 for update of n",
    )
    .bind(slug)
    .fetch_optional(db)
    .await?;
    Ok(row.map(|(id, slug, owner, public)| Subject {
        id: SubjectId::from_uuid(id),
        title: public.clone().unwrap_or_else(|| slug.clone()),
        slug,
        owner: UserId::from_uuid(owner),
        company: None,
        can_be_reported: public.is_some(),
        can_be_taken_down: public.is_some(),
    }))
}

async fn set_hidden(db: &mut PgConnection, subject: &Subject, is_hidden: bool) -> sqlx::Result<bool> {
    let done = sqlx::query("update notes set is_hidden = $2 where id = $1 and is_hidden <> $2")
        .bind(subject.id.as_uuid())
        .bind(is_hidden)
        .execute(db)
        .await?;
    Ok(done.rows_affected() == 1)
}

impl Reportable for Notes {
    fn kind(&self) -> &'static str {
        "note"
    }

    fn hold<'a>(
        &'a self,
        db: &'a mut PgConnection,
        slug: &'a str,
        _: Timestamp,
    ) -> Pending<'a, Option<Subject>> {
        Box::pin(async move { Ok(lock(db, slug).await?) })
    }

    fn list_reported<'a>(
        &'a self,
        db: &'a mut PgConnection,
        ids: &'a [SubjectId],
    ) -> Pending<'a, Vec<Reported>> {
        Box::pin(async move {
            let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
            let rows: Vec<(Uuid, String, Option<Uuid>, bool)> =
                sqlx::query_as("select id, slug, public_revision, is_hidden from notes where id = any($1)")
                    .bind(ids)
                    .fetch_all(db)
                    .await?;
            let reported = rows.into_iter().map(|(id, slug, revision, is_hidden)| Reported {
                id: SubjectId::from_uuid(id),
                title: slug.clone(),
                slug,
                revision: revision.map(RevisionId::from_uuid),
                is_hidden,
            });
            Ok(reported.collect())
        })
    }

    fn hide<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        _: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(async move { Ok(set_hidden(db, subject, true).await?.then_some(outcome("note_hidden"))) })
    }

    fn restore<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        _: Timestamp,
    ) -> Pending<'a, Option<Outcome>> {
        Box::pin(async move { Ok(set_hidden(db, subject, false).await?.then_some(outcome("note_restored"))) })
    }

    fn take_down<'a>(
        &'a self,
        db: &'a mut PgConnection,
        subject: &'a Subject,
        _: &'a [StoredReason],
        _: StaffId,
        _: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(async move {
            sqlx::query("update notes set public_revision = null, is_hidden = false where id = $1")
                .bind(subject.id.as_uuid())
                .execute(db)
                .await?;
            Ok(outcome("note_taken_down"))
        })
    }

    fn is_field(&self, path: &str) -> bool {
        path == "title"
    }
}

type TextRow = (String, String, Option<Uuid>, String, Option<String>);

impl Moderated for Notes {
    fn count_waiting<'a>(&'a self, db: &'a mut PgConnection, wanted: &'a Wanted) -> Pending<'a, Waiting> {
        Box::pin(async move {
            let rows = self.list_waiting(db, wanted, u32::MAX).await?;
            let oldest = rows.iter().map(|row| row.submitted_at).min();
            Ok(Waiting { count: rows.len() as i64, oldest })
        })
    }

    /// Of the filter only risk and age; everything else that notes do not have.
    fn list_waiting<'a>(
        &'a self,
        db: &'a mut PgConnection,
        wanted: &'a Wanted,
        limit: u32,
    ) -> Pending<'a, Vec<QueueItem>> {
        Box::pin(async move {
            if wanted.company.is_some() || wanted.language.is_some() || wanted.is_edit == Some(true) {
                return Ok(Vec::new());
            }
            let (least, most) = wanted.risks();
            let rows: Vec<(Uuid, String, String, i32, jiff_sqlx::Timestamp)> = sqlx::query_as(
                "select r.id, n.slug, r.title, r.risk, r.submitted_at
                 from note_revisions r join notes n on n.id = r.note_id where r.state = 'waiting'
                   and not exists (select from held_approvals h where h.revision_id = r.id and h.held_at > $2)
                   and r.risk between $3 and $4 and ($5::timestamptz is null or r.submitted_at <= $5)
                 order by r.risk desc, r.submitted_at, r.id limit $1",
            )
            .bind(i64::from(limit))
            .bind(wanted.held_after.to_sqlx())
            .bind(least)
            .bind(most)
            .bind(wanted.before.map(jiff_sqlx::ToSqlx::to_sqlx))
            .fetch_all(db)
            .await?;
            let item =
                |(id, slug, title, risk, at): (Uuid, String, String, i32, jiff_sqlx::Timestamp)| QueueItem {
                    revision_id: RevisionId::from_uuid(id),
                    slug,
                    title,
                    company: None,
                    risk,
                    risk_level: RiskLevel::of(risk),
                    language: Locale::Uz,
                    findings: Vec::new(),
                    is_edit: false,
                    submitted_at: at.to_jiff(),
                };
            Ok(rows.into_iter().map(item).collect())
        })
    }

    fn find_waits<'a>(&'a self, _: &'a mut PgConnection, _: Timestamp) -> Pending<'a, Waits> {
        Box::pin(async { Ok(Waits { decisions: 5, median_minutes: Some(7) }) })
    }

    fn hold_text<'a>(
        &'a self,
        db: &'a mut PgConnection,
        id: RevisionId,
        _: Timestamp,
    ) -> Pending<'a, Option<LockedText>> {
        Box::pin(async move {
            let row: Option<TextRow> = sqlx::query_as(
                "select n.slug, r.title, n.public_revision, r.state, m.name
                 from note_revisions r join notes n on n.id = r.note_id
                 left join staff_members m on m.id = r.decided_by where r.id = $1 for update of n, r",
            )
            .bind(id.as_uuid())
            .fetch_optional(&mut *db)
            .await?;
            let Some((slug, title, public, state, decided_by)) = row else { return Ok(None) };
            let subject = lock(db, &slug).await?.ok_or(Error::Fault)?;
            let state = TextState::parse(&state).ok_or(Error::Fault)?;
            Ok(Some(LockedText { id, subject, title, is_edit: public.is_some(), state, decided_by }))
        })
    }

    fn approve<'a>(
        &'a self,
        db: &'a mut PgConnection,
        text: &'a LockedText,
        by: Option<StaffId>,
        _: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(async move {
            sqlx::query("update note_revisions set state = 'approved', decided_by = $2 where id = $1")
                .bind(text.id.as_uuid())
                .bind(by.map(StaffId::as_uuid))
                .execute(&mut *db)
                .await?;
            sqlx::query("update notes set public_revision = $2 where id = $1")
                .bind(text.subject.id.as_uuid())
                .bind(text.id.as_uuid())
                .execute(db)
                .await?;
            Ok(outcome("note_approved"))
        })
    }

    fn reject<'a>(
        &'a self,
        db: &'a mut PgConnection,
        text: &'a LockedText,
        reasons: &'a [StoredReason],
        by: StaffId,
        _: Timestamp,
    ) -> Pending<'a, Outcome> {
        Box::pin(async move {
            let sql =
                "update note_revisions set state = 'rejected', decided_by = $2, reasons = $3 where id = $1";
            let decided = sqlx::query(sql).bind(text.id.as_uuid()).bind(by.as_uuid()).bind(json!(reasons));
            decided.execute(db).await?;
            Ok(outcome("note_rejected"))
        })
    }
}
