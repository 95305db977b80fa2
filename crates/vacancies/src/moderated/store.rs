//! SQL of what moderators decide about vacancies.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Locale;
use moderation::trust::Record;
use moderation::{SubjectId, TextState, Waiting, Waits, Wanted};
use platform::{CompanyId, Error, Result};
use serde_json::Value;
use sqlx::PgConnection;
use staff::StaffId;

use crate::content::Content;
use crate::locked::LIFE;
use crate::locked::store::set_card;
use crate::{RevisionId, VacancyId};

/// A locked revision.
pub struct RevisionRow {
    pub state: String,
    pub content: Value,
    pub decided_by_name: Option<String>,
}

impl RevisionRow {
    pub fn content(&self) -> Result<Content> {
        serde_json::from_value(self.content.clone()).map_err(|error| Error::from(anyhow::Error::new(error)))
    }
}

pub async fn find_vacancy_of(db: &mut PgConnection, revision: RevisionId) -> sqlx::Result<Option<VacancyId>> {
    let id =
        sqlx::query_scalar!("select vacancy_id from vacancy_revisions where id = $1", revision.as_uuid())
            .fetch_optional(db)
            .await?;
    Ok(id.map(VacancyId::from_uuid))
}

pub async fn lock_revision(db: &mut PgConnection, id: RevisionId) -> sqlx::Result<Option<RevisionRow>> {
    sqlx::query_as!(
        RevisionRow,
        r#"select r.state, r.content, m.name as "decided_by_name?"
           from vacancy_revisions r left join staff_members m on m.id = r.decided_by
           where r.id = $1 for update of r"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn find_record(
    db: &mut PgConnection,
    company: CompanyId,
    complaints_since: Timestamp,
) -> sqlx::Result<Record> {
    sqlx::query_as!(
        Record,
        r#"select c.verified_at is not null as "is_verified!",
                  (select count(*) from vacancy_revisions r join vacancies v on v.id = r.vacancy_id
                   where v.company_id = c.id and r.state = 'approved' and r.decided_by is not null) as "approved!",
                  (select count(*) from complaints p
                   where p.company_id = c.id and p.verdict = 'upheld' and p.decided_at > $2) as "upheld!"
           from companies c where c.id = $1"#,
        company.as_uuid(),
        complaints_since.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

pub async fn set_decided(
    db: &mut PgConnection,
    id: RevisionId,
    state: TextState,
    by: Option<StaffId>,
    reasons: &Value,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancy_revisions set state = $2, decided_by = $3, reasons = $4, decided_at = $5 where id = $1",
        id.as_uuid(),
        state.code(),
        by.map(StaffId::as_uuid),
        reasons,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Makes a text the public one. If the vacancy is `new` to the public, its publication and expiry dates are set; an
/// edit does not change them.
pub async fn put_in_force(
    db: &mut PgConnection,
    id: VacancyId,
    revision: RevisionId,
    content: &Content,
    is_new: bool,
    now: Timestamp,
) -> sqlx::Result<()> {
    set_card(db, id, content).await?;
    sqlx::query!(
        "update vacancies set public_revision = $2, updated_at = $4,
             published_at = case when $3 then $4 else published_at end,
             expires_at = case when $3 then $5 else expires_at end,
             asked_at = case when $3 then null else asked_at end,
             warned_at = case when $3 then null else warned_at end,
             still_hiring_at = case when $3 then null else still_hiring_at end
         where id = $1",
        id.as_uuid(),
        revision.as_uuid(),
        is_new,
        now.to_sqlx() as _,
        (now + LIFE).to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Does not change who approved it and when: the median waiting time is computed from those columns.
pub async fn refuse_published(db: &mut PgConnection, id: VacancyId, reasons: &Value) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancy_revisions r set state = 'rejected', reasons = $2
         from vacancies v where v.id = $1 and r.id = v.public_revision",
        id.as_uuid(),
        reasons
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn refuse_waiting(
    db: &mut PgConnection,
    id: VacancyId,
    by: StaffId,
    reasons: &Value,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update vacancy_revisions set state = 'rejected', decided_by = $2, reasons = $3, decided_at = $4
         where vacancy_id = $1 and state = 'waiting'",
        id.as_uuid(),
        by.as_uuid(),
        reasons,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// How many decisions moderators made since then, and their median waiting time.
pub async fn find_waits(db: &mut PgConnection, since: Timestamp) -> sqlx::Result<Waits> {
    let row = sqlx::query!(
        r#"select count(*) as "count!",
                  (percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at)::float8) / 60)::bigint
                      as median
           from vacancy_revisions where decided_by is not null and decided_at > $1"#,
        since.to_sqlx() as _
    )
    .fetch_one(db)
    .await?;
    Ok(Waits { decisions: row.count, median_minutes: row.median })
}

/// One row of the queue.
pub struct QueueRow {
    pub id: RevisionId,
    pub slug: String,
    pub title: String,
    pub company_slug: String,
    pub company_name: String,
    pub is_verified: bool,
    pub risk: i32,
    pub language: String,
    pub findings: Value,
    pub is_edit: bool,
    pub submitted_at: Timestamp,
}

pub async fn count_waiting(db: &mut PgConnection, wanted: &Wanted) -> sqlx::Result<Waiting> {
    let (least, most) = wanted.risks();
    let row = sqlx::query!(
        r#"select count(*) as "count!", min(r.submitted_at) as oldest
           from vacancy_revisions r
           join vacancies v on v.id = r.vacancy_id
           join companies c on c.id = v.company_id
           where r.state = 'waiting' and v.deleted_at is null
             and not exists (select from held_approvals h where h.revision_id = r.id and h.held_at > $1)
             and ($2::boolean is null or (v.public_revision is not null) = $2)
             and r.risk between $3 and $4
             and ($5::text is null or vacancy_text_language(r.content) = $5)
             and ($6::text is null or c.name ilike $6)
             and ($7::timestamptz is null or r.submitted_at <= $7)"#,
        wanted.held_after.to_sqlx() as _,
        wanted.is_edit,
        least,
        most,
        wanted.language.map(Locale::code),
        wanted.company_pattern(),
        wanted.before.map(jiff_sqlx::ToSqlx::to_sqlx) as _
    )
    .fetch_one(db)
    .await?;
    Ok(Waiting { count: row.count, oldest: row.oldest.map(jiff_sqlx::Timestamp::to_jiff) })
}

/// The riskiest first, then the oldest (decisions C1).
pub async fn list_waiting(db: &mut PgConnection, wanted: &Wanted, limit: u32) -> sqlx::Result<Vec<QueueRow>> {
    let (least, most) = wanted.risks();
    sqlx::query_as!(
        QueueRow,
        r#"select r.id, v.slug, coalesce(r.content->>'title', v.title) as "title!", c.slug as company_slug,
                  c.name as company_name, c.verified_at is not null as "is_verified!", r.risk,
                  vacancy_text_language(r.content) as "language!", r.findings,
                  v.public_revision is not null as "is_edit!", r.submitted_at
           from vacancy_revisions r
           join vacancies v on v.id = r.vacancy_id
           join companies c on c.id = v.company_id
           where r.state = 'waiting' and v.deleted_at is null
             and not exists (select from held_approvals h where h.revision_id = r.id and h.held_at > $1)
             and ($2::boolean is null or (v.public_revision is not null) = $2)
             and r.risk between $3 and $4
             and ($5::text is null or vacancy_text_language(r.content) = $5)
             and ($6::text is null or c.name ilike $6)
             and ($7::timestamptz is null or r.submitted_at <= $7)
           order by r.risk desc, r.submitted_at, r.id
           limit $8"#,
        wanted.held_after.to_sqlx() as _,
        wanted.is_edit,
        least,
        most,
        wanted.language.map(Locale::code),
        wanted.company_pattern(),
        wanted.before.map(jiff_sqlx::ToSqlx::to_sqlx) as _,
        i64::from(limit)
    )
    .fetch_all(db)
    .await
}

/// Everything about one text that a moderator sees.
pub struct ViewRow {
    pub vacancy_id: VacancyId,
    pub number: i32,
    pub state: String,
    pub submitted_at: Timestamp,
    pub decided_at: Option<jiff_sqlx::Timestamp>,
    pub decided_by: Option<String>,
    pub risk: i32,
    pub findings: Value,
    pub content: Value,
    /// The public text, unless it is this one.
    pub before: Option<Value>,
    pub slug: String,
    pub status: String,
    pub lifecycle: String,
    pub is_hidden: bool,
    pub is_deleted: bool,
    pub company_id: CompanyId,
    pub company_slug: String,
    pub company_name: String,
    pub is_verified: bool,
    pub strikes: i16,
    pub vacancies_approved: i64,
    pub complaints_upheld: i64,
}

pub async fn find_view(
    db: &mut PgConnection,
    id: RevisionId,
    complaints_since: Timestamp,
) -> sqlx::Result<Option<ViewRow>> {
    sqlx::query_as!(
        ViewRow,
        r#"select r.vacancy_id, r.number, r.state, r.submitted_at, r.decided_at, m.name as "decided_by?", r.risk,
                  r.findings, r.content, b.content as "before?", v.slug, v.status, v.lifecycle,
                  v.hidden_at is not null as "is_hidden!", v.deleted_at is not null as "is_deleted!",
                  c.id as company_id, c.slug as company_slug, c.name as company_name,
                  c.verified_at is not null as "is_verified!", c.strikes,
                  (select count(*) from vacancies a where a.company_id = c.id and a.public_revision is not null)
                      as "vacancies_approved!",
                  (select count(*) from complaints p
                   where p.company_id = c.id and p.verdict = 'upheld' and p.decided_at > $2) as "complaints_upheld!"
           from vacancy_revisions r
           join vacancies v on v.id = r.vacancy_id
           join companies c on c.id = v.company_id
           left join vacancy_revisions b on b.id = v.public_revision and b.id <> r.id
           left join staff_members m on m.id = r.decided_by
           where r.id = $1"#,
        id.as_uuid(),
        complaints_since.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct EventRow {
    pub at: Timestamp,
    pub what: String,
}

/// What happened to a vacancy, oldest first.
pub async fn list_events(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Vec<EventRow>> {
    sqlx::query_as!(
        EventRow,
        "select at, what from vacancy_events where vacancy_id = $1 order by at, id limit 1000",
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// An earlier or later text of the same vacancy.
pub struct SiblingRow {
    pub id: RevisionId,
    pub number: i32,
    pub state: String,
    pub submitted_at: Timestamp,
    pub decided_at: Option<jiff_sqlx::Timestamp>,
    pub decided_by: Option<String>,
    pub reasons: Value,
}

pub async fn list_revisions(db: &mut PgConnection, id: VacancyId) -> sqlx::Result<Vec<SiblingRow>> {
    sqlx::query_as!(
        SiblingRow,
        r#"select r.id, r.number, r.state, r.submitted_at, r.decided_at, m.name as "decided_by?", r.reasons
           from vacancy_revisions r left join staff_members m on m.id = r.decided_by
           where r.vacancy_id = $1 order by r.number desc limit 100"#,
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// A vacancy with complaints.
pub struct ReportedRow {
    pub id: SubjectId,
    pub slug: String,
    pub title: String,
    /// The revision that is public now.
    pub revision_id: Option<RevisionId>,
    /// By itself or together with its company.
    pub is_hidden: bool,
}

pub async fn list_reported(db: &mut PgConnection, ids: &[SubjectId]) -> sqlx::Result<Vec<ReportedRow>> {
    let ids: Vec<_> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        ReportedRow,
        r#"select v.id, v.slug, v.title, v.public_revision as "revision_id?: RevisionId",
                  coalesce(v.hidden_at, c.hidden_at) is not null as "is_hidden!"
           from vacancies v join companies c on c.id = v.company_id
           where v.id = any($1)"#,
        &ids
    )
    .fetch_all(db)
    .await
}
