//! SQL of saved searches.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::{CandidateId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use super::SearchId;

pub struct SearchRow {
    pub id: SearchId,
    pub name: String,
    pub query: String,
    pub seen_at: At,
    pub has_digest: bool,
    pub created_at: At,
}

pub async fn list_searches(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Vec<SearchRow>> {
    sqlx::query_as!(
        SearchRow,
        r#"select id as "id: SearchId", name, query, seen_at, has_digest, created_at
           from saved_searches where candidate_id = $1 order by created_at desc, id desc"#,
        candidate as CandidateId
    )
    .fetch_all(db)
    .await
}

pub async fn find_by_query(
    db: &mut PgConnection,
    candidate: CandidateId,
    query: &str,
) -> sqlx::Result<Option<SearchRow>> {
    sqlx::query_as!(
        SearchRow,
        r#"select id as "id: SearchId", name, query, seen_at, has_digest, created_at
           from saved_searches where candidate_id = $1 and query = $2"#,
        candidate as CandidateId,
        query
    )
    .fetch_optional(db)
    .await
}

pub async fn count_searches(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from saved_searches where candidate_id = $1"#,
        candidate as CandidateId
    )
    .fetch_one(db)
    .await
}

pub struct NewSearch {
    pub id: SearchId,
    pub name: String,
    pub query: String,
    pub now: Timestamp,
    pub seen_at: Timestamp,
}

pub async fn insert_search(
    db: &mut PgConnection,
    candidate: CandidateId,
    new: &NewSearch,
) -> sqlx::Result<SearchRow> {
    sqlx::query_as!(
        SearchRow,
        r#"insert into saved_searches (id, candidate_id, name, query, seen_at, told_at, created_at)
           values ($1, $2, $3, $4, $5, $5, $6)
           returning id as "id: SearchId", name, query, seen_at, has_digest, created_at"#,
        new.id as SearchId,
        candidate as CandidateId,
        new.name,
        new.query,
        new.seen_at.to_sqlx() as _,
        new.now.to_sqlx() as _
    )
    .fetch_one(db)
    .await
}

/// Returns false when it belongs to another candidate.
pub async fn set_seen(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: SearchId,
    seen_at: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update saved_searches set seen_at = greatest(seen_at, $3) where id = $1 and candidate_id = $2",
        id as SearchId,
        candidate as CandidateId,
        seen_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// `told_at`: vacancies are reported from this time on, if this call switches messages on.
pub async fn set_search(
    db: &mut PgConnection,
    candidate: CandidateId,
    id: SearchId,
    name: Option<&str>,
    has_digest: Option<bool>,
    told_at: Timestamp,
) -> sqlx::Result<Option<SearchRow>> {
    sqlx::query_as!(
        SearchRow,
        r#"update saved_searches
           set name = coalesce($3, name), has_digest = coalesce($4, has_digest),
               told_at = case when $4 and not has_digest then greatest(told_at, $5) else told_at end
           where id = $1 and candidate_id = $2
           returning id as "id: SearchId", name, query, seen_at, has_digest, created_at"#,
        id as SearchId,
        candidate as CandidateId,
        name,
        has_digest,
        told_at.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn delete_search(db: &mut PgConnection, candidate: CandidateId, id: SearchId) -> sqlx::Result<()> {
    sqlx::query!(
        "delete from saved_searches where id = $1 and candidate_id = $2",
        id as SearchId,
        candidate as CandidateId
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_all_digests_off(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<()> {
    sqlx::query!(
        "update saved_searches set has_digest = false where candidate_id = $1",
        candidate as CandidateId
    )
    .execute(db)
    .await?;
    Ok(())
}

/// A candidate who may have to be notified.
pub struct PersonRow {
    pub candidate_id: CandidateId,
    pub user_id: UserId,
}

/// Candidates ordered by id. Accounts that now act as employers or are being deleted are left out.
pub async fn list_to_tell(
    db: &mut PgConnection,
    until: Timestamp,
    after: Option<CandidateId>,
    limit: i64,
) -> sqlx::Result<Vec<PersonRow>> {
    sqlx::query_as!(
        PersonRow,
        r#"select c.id as "candidate_id: CandidateId", u.id as "user_id: UserId"
           from candidates c join users u on u.id = c.user_id
           where u.role = 'candidate' and u.delete_at is null and ($2::uuid is null or c.id > $2)
             and exists (select from saved_searches s where s.candidate_id = c.id and s.has_digest and s.told_at < $1)
           order by c.id limit $3"#,
        until.to_sqlx() as _,
        after as Option<CandidateId>,
        limit
    )
    .fetch_all(db)
    .await
}

/// A search to report on.
pub struct DigestRow {
    pub id: SearchId,
    pub name: String,
    pub query: String,
    pub seen_at: At,
    pub told_at: At,
    pub user_id: UserId,
    pub locale: String,
}

pub async fn list_digest(
    db: &mut PgConnection,
    candidate: CandidateId,
    until: Timestamp,
) -> sqlx::Result<Vec<DigestRow>> {
    sqlx::query_as!(
        DigestRow,
        r#"select s.id as "id: SearchId", s.name, s.query, s.seen_at, s.told_at,
                  u.id as "user_id: UserId", u.locale
           from saved_searches s
           join candidates c on c.id = s.candidate_id
           join users u on u.id = c.user_id
           where s.candidate_id = $1 and s.has_digest and s.told_at < $2 and u.delete_at is null
           order by s.created_at desc, s.id desc"#,
        candidate as CandidateId,
        until.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub async fn set_notified(db: &mut PgConnection, ids: &[SearchId], until: Timestamp) -> sqlx::Result<()> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query!(
        "update saved_searches set told_at = greatest(told_at, $2) where id = any ($1)",
        &ids,
        until.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
