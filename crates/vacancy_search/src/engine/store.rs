//! SQL of the index: changes, documents, synonyms of staff.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::CompanyId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;
use vacancies::VacancyId;

use super::cursor::Cursor;

pub struct ChangeRow {
    pub xact: i64,
    pub seq: i64,
    pub vacancy_id: VacancyId,
}

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

/// The current change horizon: every transaction below it has ended. The identity of the cluster, the database and the
/// table distinguishes a restored copy, also one restored in place: its transaction numbers mean something else.
pub async fn find_horizon(db: &mut PgConnection) -> sqlx::Result<Cursor> {
    sqlx::query_as!(
        Cursor,
        r#"select (select system_identifier from pg_control_system()) as "cluster!",
                  (select oid::bigint from pg_database where datname = current_database()) << 32
                      | 'vacancies'::regclass::oid::bigint as "database!",
                  pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as "xact!",
                  9223372036854775807 as "seq!""#
    )
    .fetch_one(db)
    .await
}

/// The last transaction that recorded a change; zero when there is none.
pub async fn find_newest_change(db: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select coalesce((select xact::text::bigint from search_changes order by xact desc limit 1), 0) as "xact!""#
    )
    .fetch_one(db)
    .await
}

/// Changes up to this transaction have been purged.
pub async fn find_forgotten(db: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar!(r#"select xact::text::bigint as "xact!" from search_forgotten"#).fetch_one(db).await
}

/// Removes what a restored copy brought from another cluster: numbers of transactions that have not begun here. Those
/// changes would wait until this cluster has had as many transactions as the other one.
pub async fn forget_foreign_changes(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!(
        r#"with gone as (
               delete from search_changes where xact >= pg_snapshot_xmax(pg_current_snapshot()) returning xact
           )
           update search_forgotten
           set xact = ((pg_snapshot_xmin(pg_current_snapshot())::text::bigint) - 1)::text::xid8
           where exists (select from gone) or xact >= pg_snapshot_xmax(pg_current_snapshot())"#
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn list_changes(db: &mut PgConnection, after: &Cursor, limit: i64) -> sqlx::Result<Vec<ChangeRow>> {
    sqlx::query_as!(
        ChangeRow,
        r#"select xact::text::bigint as "xact!", seq, vacancy_id as "vacancy_id: VacancyId"
           from search_changes
           where (xact, seq) > ($1::bigint::text::xid8, $2)
             and xact < pg_snapshot_xmin(pg_current_snapshot())
           order by search_changes.xact, seq limit $3"#,
        after.xact,
        after.seq,
        limit
    )
    .fetch_all(db)
    .await
}

/// A change that has not been applied yet.
pub struct Waiting {
    pub seconds: f64,
    /// The PostgreSQL process with the oldest writing transaction: changes after it cannot be read before it ends.
    pub holder: Option<i32>,
}

/// The oldest change after this cursor.
pub async fn find_waiting(db: &mut PgConnection, after: &Cursor) -> sqlx::Result<Option<Waiting>> {
    sqlx::query_as!(
        Waiting,
        r#"select extract(epoch from clock_timestamp() - at)::float8 as "seconds!",
                  (select pid from pg_stat_activity where backend_xid is not null
                   order by age(backend_xid) desc limit 1) as holder
           from search_changes
           where (xact, seq) > ($1::bigint::text::xid8, $2)
           order by search_changes.xact, seq limit 1"#,
        after.xact,
        after.seq
    )
    .fetch_optional(db)
    .await
}

/// Purges changes that every index has applied long ago.
pub async fn forget_changes(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        r#"with gone as (delete from search_changes where at < $1 returning xact)
           update search_forgotten set xact = greatest(xact, (select max(xact::text::bigint)::text::xid8 from gone))
           where exists (select from gone)"#,
        before.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// The public vacancies among these. Hidden companies are filtered at every search and not here: a suspension can end
/// with time alone, without any change.
pub async fn list_docs(db: &mut PgConnection, ids: &[VacancyId]) -> sqlx::Result<Vec<DocRow>> {
    sqlx::query_as!(
        DocRow,
        r#"select v.id as "id: VacancyId", v.company_id as "company_id: CompanyId", c.name as company, v.kind,
                  v.published_at as "published_at!: jiff_sqlx::Timestamp",
                  v.expires_at as "expires_at!: jiff_sqlx::Timestamp", r.content
           from vacancies v
           join companies c on c.id = v.company_id
           join vacancy_revisions r on r.id = v.public_revision
           where v.id = any ($1) and v.is_public"#,
        ids as &[VacancyId]
    )
    .fetch_all(db)
    .await
}

/// All public vacancies in pages, ordered by id.
pub async fn list_docs_after(
    db: &mut PgConnection,
    after: Option<VacancyId>,
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
        after as Option<VacancyId>,
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

pub async fn list_synonyms(db: &mut PgConnection) -> sqlx::Result<Vec<Vec<String>>> {
    sqlx::query_scalar!("select words from search_synonyms order by id").fetch_all(db).await
}

/// Company names of several words that contain a place or a work type ("Asaka Bank") must not be split. With very
/// many companies the newest are enough: this only helps query parsing.
pub async fn list_company_names(db: &mut PgConnection) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        "select name from companies where position(' ' in name) > 0 order by created_at desc limit 20000"
    )
    .fetch_all(db)
    .await
}

/// The newest rebuild request; zero when there is none.
pub async fn find_rebuild(db: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar!(r#"select coalesce(max(id), 0) as "id!" from search_rebuilds"#).fetch_one(db).await
}

pub async fn insert_rebuild(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<i64> {
    let id = sqlx::query_scalar!(
        "insert into search_rebuilds (asked_at) values ($1) returning id",
        now.to_sqlx() as _
    )
    .fetch_one(&mut *db)
    .await?;
    sqlx::query!("notify vacancies_changed").execute(db).await?;
    Ok(id)
}

/// The status of a server's index.
#[derive(Debug)]
pub struct NodeRow {
    pub node: String,
    pub documents: i64,
    /// The rebuild request that it has satisfied.
    pub built_for: i64,
    pub is_building: bool,
}

pub async fn upsert_node(db: &mut PgConnection, node: &NodeRow, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        r#"insert into search_nodes (node, documents, built_for, is_building, seen_at) values ($1, $2, $3, $4, $5)
           on conflict (node) do update
           set documents = $2, built_for = $3, is_building = $4, seen_at = $5"#,
        node.node,
        node.documents,
        node.built_for,
        node.is_building,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Servers that have reported since then.
pub async fn list_nodes(db: &mut PgConnection, since: Timestamp) -> sqlx::Result<Vec<NodeRow>> {
    sqlx::query_as!(
        NodeRow,
        "select node, documents, built_for, is_building from search_nodes where seen_at >= $1 order by node",
        since.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub async fn forget_nodes(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("delete from search_nodes where seen_at < $1", before.to_sqlx() as _).execute(db).await?;
    Ok(())
}
