//! SQL of the documents.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::CompanyId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::VacancyId;

/// A public vacancy with everything the index needs.
pub struct DocRow {
    pub id: VacancyId,
    pub company_id: CompanyId,
    pub company: String,
    pub kind: String,
    pub published_at: jiff_sqlx::Timestamp,
    pub expires_at: jiff_sqlx::Timestamp,
    pub content: Value,
}

/// The public vacancies among these. Hidden companies are filtered at every search and not here: a suspension can end
/// with time alone, without any change.
pub async fn list_docs(db: &mut PgConnection, ids: &[Uuid]) -> sqlx::Result<Vec<DocRow>> {
    sqlx::query_as!(
        DocRow,
        r#"select v.id as "id: VacancyId", v.company_id as "company_id: CompanyId", c.name as company, v.kind,
                  v.published_at as "published_at!: jiff_sqlx::Timestamp",
                  v.expires_at as "expires_at!: jiff_sqlx::Timestamp", r.content
           from vacancies v
           join companies c on c.id = v.company_id
           join vacancy_revisions r on r.id = v.public_revision
           where v.id = any ($1) and v.is_public"#,
        ids
    )
    .fetch_all(db)
    .await
}

/// All public vacancies in pages, ordered by id.
pub async fn list_docs_after(
    db: &mut PgConnection,
    after: Option<Uuid>,
    limit: i64,
) -> sqlx::Result<Vec<DocRow>> {
    sqlx::query_as!(
        DocRow,
        r#"select v.id as "id: VacancyId", v.company_id as "company_id: CompanyId", c.name as company, v.kind,
                  v.published_at as "published_at!: jiff_sqlx::Timestamp",
                  v.expires_at as "expires_at!: jiff_sqlx::Timestamp", r.content
           from vacancies v
           join companies c on c.id = v.company_id
           join vacancy_revisions r on r.id = v.public_revision
           where v.is_public and ($1::uuid is null or v.id > $1)
           order by v.id limit $2"#,
        after,
        limit
    )
    .fetch_all(db)
    .await
}

/// Companies whose vacancies are not visible now. There are few, and a database index covers them.
pub async fn list_companies_out_of_sight(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<Vec<Uuid>> {
    sqlx::query_scalar!(
        r#"select id from companies
           where (not active or stopped_until is not null or hidden_at is not null or leaving_at is not null)
             and not is_in_sight(companies, $1)"#,
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}
