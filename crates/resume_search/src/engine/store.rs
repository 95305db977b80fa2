//! SQL of the documents.

use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

/// A resume that at least one employer may find, with everything the index needs.
pub struct DocRow {
    pub id: Uuid,
    pub owner: Uuid,
    pub visibility: String,
    /// The whitelist or blacklist.
    pub companies: Vec<Uuid>,
    /// The companies whose team the owner belongs to: they do not find the resume.
    pub workplaces: Vec<Uuid>,
    pub form: Value,
    pub experience_months: i32,
    pub is_working: bool,
    pub completeness: i32,
    pub in_force_at: jiff_sqlx::Timestamp,
    pub renewed_at: jiff_sqlx::Timestamp,
    pub last_active_at: jiff_sqlx::Timestamp,
}

/// The resumes to be indexed among these.
pub async fn list_docs(db: &mut PgConnection, ids: &[Uuid]) -> sqlx::Result<Vec<DocRow>> {
    sqlx::query_as!(
        DocRow,
        r#"select r.id, u.id as owner, r.visibility, r.form, r.experience_months, r.is_working, r.completeness,
                  array(select l.company_id from resume_companies l where l.resume_id = r.id) as "companies!",
                  array(select m.company_id from company_members m where m.user_id = u.id) as "workplaces!",
                  r.in_force_at as "in_force_at!: jiff_sqlx::Timestamp",
                  r.renewed_at as "renewed_at!: jiff_sqlx::Timestamp",
                  greatest(r.updated_at, r.renewed_at, (select max(s.last_used_at) from sessions s
                      where s.user_id = u.id)) as "last_active_at!: jiff_sqlx::Timestamp"
           from resumes r join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id
           where r.id = any ($1) and r.status = 'active' and r.deleted_at is null and r.hidden_at is null
             and u.delete_at is null and r.visibility in ('employers', 'whitelist', 'blacklist')"#,
        ids
    )
    .fetch_all(db)
    .await
}

/// All resumes to be indexed in pages, ordered by id.
pub async fn list_docs_after(
    db: &mut PgConnection,
    after: Option<Uuid>,
    limit: i64,
) -> sqlx::Result<Vec<DocRow>> {
    sqlx::query_as!(
        DocRow,
        r#"select r.id, u.id as owner, r.visibility, r.form, r.experience_months, r.is_working, r.completeness,
                  array(select l.company_id from resume_companies l where l.resume_id = r.id) as "companies!",
                  array(select m.company_id from company_members m where m.user_id = u.id) as "workplaces!",
                  r.in_force_at as "in_force_at!: jiff_sqlx::Timestamp",
                  r.renewed_at as "renewed_at!: jiff_sqlx::Timestamp",
                  greatest(r.updated_at, r.renewed_at, (select max(s.last_used_at) from sessions s
                      where s.user_id = u.id)) as "last_active_at!: jiff_sqlx::Timestamp"
           from resumes r join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id
           where ($1::uuid is null or r.id > $1) and r.status = 'active' and r.deleted_at is null
             and r.hidden_at is null and u.delete_at is null
             and r.visibility in ('employers', 'whitelist', 'blacklist')
           order by r.id limit $2"#,
        after,
        limit
    )
    .fetch_all(db)
    .await
}
