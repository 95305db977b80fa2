//! SQL of resumes as others see them.

use jiff::Timestamp;
use platform::{CompanyId, UserId};
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use super::Resume;
use crate::ResumeId;
use crate::check::Content;
use crate::visibility::{Visibility, hidden_groups};

struct Row {
    id: ResumeId,
    slug: String,
    owner: UserId,
    is_public: bool,
    visibility: String,
    companies: Vec<Uuid>,
    workplaces: Vec<Uuid>,
    hidden: Vec<String>,
    form: Value,
    avatar: Option<String>,
    updated_at: Timestamp,
    last_active_at: Timestamp,
}

/// A text of another shape than today's is as if the resume were not there.
fn read(row: Row) -> Option<Resume> {
    let form = match serde_json::from_value(row.form) {
        Ok(form) => form,
        Err(error) => {
            tracing::error!(resume = %row.id, %error, "a resume cannot be read");
            return None;
        }
    };
    Some(Resume {
        id: row.id,
        slug: row.slug,
        owner: row.owner,
        is_public: row.is_public,
        visibility: Visibility::parse(&row.visibility),
        companies: row.companies.into_iter().map(CompanyId::from_uuid).collect(),
        workplaces: row.workplaces.into_iter().map(CompanyId::from_uuid).collect(),
        hidden: hidden_groups(&row.hidden),
        content: Content::stored(form),
        avatar: row.avatar,
        updated_at: row.updated_at,
        last_active_at: row.last_active_at,
    })
}

/// One by its slug, whatever its state; `is_public` tells it. A removed one is not there.
pub async fn find_by_slug(db: &mut PgConnection, slug: &str) -> sqlx::Result<Option<Resume>> {
    let id =
        sqlx::query_scalar!("select id from resumes where slug = $1", slug).fetch_optional(&mut *db).await?;
    find(db, id).await
}

/// One by the hash of the secret in its share link.
pub async fn find_by_link(db: &mut PgConnection, hash: &[u8]) -> sqlx::Result<Option<Resume>> {
    let id = sqlx::query_scalar!("select id from resumes where link_hash = $1", hash)
        .fetch_optional(&mut *db)
        .await?;
    find(db, id).await
}

async fn find(db: &mut PgConnection, id: Option<Uuid>) -> sqlx::Result<Option<Resume>> {
    match id {
        Some(id) => Ok(list_by_ids(db, &[ResumeId::from_uuid(id)]).await?.pop()),
        None => Ok(None),
    }
}

/// These, in the order of their ids in the list.
pub async fn list_by_ids(db: &mut PgConnection, ids: &[ResumeId]) -> sqlx::Result<Vec<Resume>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    let rows = sqlx::query_as!(
        Row,
        r#"select r.id, r.slug, c.user_id as owner, c.avatar, r.visibility, r.hidden, r.form, r.updated_at,
                  r.status = 'active' and r.hidden_at is null and u.delete_at is null as "is_public!",
                  array(select l.company_id from resume_companies l where l.resume_id = r.id) as "companies!",
                  array(select m.company_id from company_members m where m.user_id = u.id) as "workplaces!",
                  greatest(r.updated_at, r.renewed_at,
                      (select max(s.last_used_at) from sessions s where s.user_id = u.id)) as "last_active_at!"
           from unnest($1::uuid[]) with ordinality as wanted (id, place)
           join resumes r on r.id = wanted.id
           join candidates c on c.id = r.candidate_id join users u on u.id = c.user_id
           where r.deleted_at is null order by wanted.place"#,
        &ids
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().filter_map(read).collect())
}
