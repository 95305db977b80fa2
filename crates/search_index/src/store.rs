//! SQL of the changes, the nodes, and the words that queries are parsed with.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::cursor::Cursor;

pub struct ChangeRow {
    pub xact: i64,
    pub seq: i64,
    pub document_id: Uuid,
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

/// The last transaction that recorded a change of this kind; zero when there is none.
pub async fn find_newest_change(db: &mut PgConnection, kind: &str) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select coalesce((select xact::text::bigint from search_changes where kind = $1
                            order by search_changes.xact desc limit 1), 0) as "xact!""#,
        kind
    )
    .fetch_one(db)
    .await
}

/// Changes up to this transaction have been purged.
pub async fn find_forgotten(db: &mut PgConnection, kind: &str) -> sqlx::Result<i64> {
    sqlx::query_scalar!(r#"select xact::text::bigint as "xact!" from search_forgotten where kind = $1"#, kind)
        .fetch_one(db)
        .await
}

/// Removes what a restored copy brought from another cluster: numbers of transactions that have not begun here. Those
/// changes would wait until this cluster has had as many transactions as the other one.
pub async fn forget_foreign_changes(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!(
        r#"with gone as (
               delete from search_changes where xact >= pg_snapshot_xmax(pg_current_snapshot()) returning kind
           )
           update search_forgotten
           set xact = ((pg_snapshot_xmin(pg_current_snapshot())::text::bigint) - 1)::text::xid8
           where kind in (select kind from gone) or xact >= pg_snapshot_xmax(pg_current_snapshot())"#
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn list_changes(
    db: &mut PgConnection,
    kind: &str,
    after: &Cursor,
    limit: i64,
) -> sqlx::Result<Vec<ChangeRow>> {
    sqlx::query_as!(
        ChangeRow,
        r#"select xact::text::bigint as "xact!", seq, document_id
           from search_changes
           where kind = $4 and (xact, seq) > ($1::bigint::text::xid8, $2)
             and xact < pg_snapshot_xmin(pg_current_snapshot())
           order by search_changes.xact, seq limit $3"#,
        after.xact,
        after.seq,
        limit,
        kind
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
pub async fn find_waiting(
    db: &mut PgConnection,
    kind: &str,
    after: &Cursor,
) -> sqlx::Result<Option<Waiting>> {
    sqlx::query_as!(
        Waiting,
        r#"select extract(epoch from clock_timestamp() - at)::float8 as "seconds!",
                  (select pid from pg_stat_activity where backend_xid is not null
                   order by age(backend_xid) desc limit 1) as holder
           from search_changes
           where kind = $3 and (xact, seq) > ($1::bigint::text::xid8, $2)
           order by search_changes.xact, seq limit 1"#,
        after.xact,
        after.seq,
        kind
    )
    .fetch_optional(db)
    .await
}

/// Purges changes that every index has applied long ago.
pub async fn forget_changes(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        r#"with gone as (delete from search_changes where at < $1 returning kind, xact)
           update search_forgotten f set xact = greatest(f.xact, newest.xact::text::xid8)
           from (select kind, max(xact::text::bigint) as xact from gone group by kind) newest
           where newest.kind = f.kind"#,
        before.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
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
    sqlx::query!("notify vacancies_changed").execute(&mut *db).await?;
    sqlx::query!("notify resumes_changed").execute(db).await?;
    Ok(id)
}

/// The status of a server's index of one kind.
#[derive(Debug)]
pub struct NodeRow {
    pub node: String,
    pub kind: String,
    pub documents: i64,
    /// The rebuild request that it has satisfied.
    pub built_for: i64,
    pub is_building: bool,
}

pub async fn upsert_node(db: &mut PgConnection, node: &NodeRow, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        r#"insert into search_nodes (node, documents, built_for, is_building, seen_at, kind)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (node, kind) do update
           set documents = $2, built_for = $3, is_building = $4, seen_at = $5"#,
        node.node,
        node.documents,
        node.built_for,
        node.is_building,
        now.to_sqlx() as _,
        node.kind
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Servers that have reported since then.
pub async fn list_nodes(db: &mut PgConnection, since: Timestamp) -> sqlx::Result<Vec<NodeRow>> {
    sqlx::query_as!(
        NodeRow,
        "select node, kind, documents, built_for, is_building from search_nodes where seen_at >= $1
         order by node, kind",
        since.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub async fn forget_nodes(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<()> {
    sqlx::query!("delete from search_nodes where seen_at < $1", before.to_sqlx() as _).execute(db).await?;
    Ok(())
}
