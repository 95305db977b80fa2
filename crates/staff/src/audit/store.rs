//! SQL of the journal.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use super::{ActorKind, Event};

pub async fn insert_event(db: &mut PgConnection, event: &Event) -> sqlx::Result<()> {
    let (object_kind, object_id) = event.object.as_ref().map(|(kind, id)| (*kind, id.as_str())).unzip();
    let address = event.trace.as_ref().map(|trace| trace.origin.address.as_str());
    let request_id = event.trace.as_ref().map(|trace| trace.request_id.as_str());
    sqlx::query!(
        "insert into audit_events
             (id, at, actor_kind, actor_id, action, object_kind, object_id, details, address, request_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        Uuid::now_v7(),
        event.at.to_sqlx() as _,
        event.actor.kind() as _,
        event.actor.id(),
        event.action,
        object_kind,
        object_id,
        event.details,
        address,
        request_id
    )
    .execute(db)
    .await?;
    Ok(())
}

/// `None` means no filter.
#[derive(Debug, Default)]
pub struct Filter<'a> {
    pub actor: Option<Uuid>,
    pub actor_kind: Option<ActorKind>,
    pub action: Option<&'a str>,
}

pub struct Row {
    pub id: Uuid,
    pub at: Timestamp,
    pub actor_kind: ActorKind,
    pub actor_id: Option<Uuid>,
    pub actor_name: Option<String>,
    pub action: String,
    pub object_kind: Option<String>,
    pub object_id: Option<String>,
    pub object_name: Option<String>,
    /// The text of a vacancy that the event is about, or its newest one.
    pub revision: Option<String>,
    pub details: Value,
    pub address: Option<String>,
    pub request_id: Option<String>,
}

/// Newest first. Names are the current ones, because people read the journal.
pub async fn list_events(
    db: &mut PgConnection,
    filter: &Filter<'_>,
    limit: u32,
    offset: u32,
) -> sqlx::Result<Vec<Row>> {
    sqlx::query_as!(
        Row,
        r#"select e.id, e.at, e.actor_kind as "actor_kind: ActorKind", e.actor_id, e.action, e.object_kind, e.object_id,
               case e.actor_kind
                   when 'staff' then (select name from staff_members where id = e.actor_id)
                   when 'user' then (select name from company_members
                                     where user_id = e.actor_id and name is not null limit 1)
               end as actor_name,
               case e.object_kind
                   when 'staff_member' then (select name from staff_members where id::text = e.object_id)
                   when 'vacancy' then v.title
                   when 'company' then (select name from companies where slug = e.object_id)
                   when 'resume' then (select position from resumes where slug = e.object_id)
               end as object_name,
               case when v.id is not null then coalesce(e.details->>'revision', (
                   select r.id::text from vacancy_revisions r where r.vacancy_id = v.id order by r.number desc limit 1
               )) end as revision,
               e.details, e.address, e.request_id
           from audit_events e
           left join vacancies v on e.object_kind = 'vacancy' and v.slug = e.object_id
           where ($1::uuid is null or e.actor_id = $1) and ($2::text is null or e.actor_kind = $2)
               and ($3::text is null or e.action = $3)
           order by e.at desc, e.id desc
           limit $4 offset $5"#,
        filter.actor,
        filter.actor_kind as _,
        filter.action,
        i64::from(limit),
        i64::from(offset)
    )
    .fetch_all(db)
    .await
}

pub async fn count_events(db: &mut PgConnection, filter: &Filter<'_>) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select count(*) as "count!" from audit_events e
           where ($1::uuid is null or e.actor_id = $1) and ($2::text is null or e.actor_kind = $2)
               and ($3::text is null or e.action = $3)"#,
        filter.actor,
        filter.actor_kind as _,
        filter.action
    )
    .fetch_one(db)
    .await
}

/// The distinct actions in the journal. A loose index scan skips from value to value: the journal is long, but the
/// values are few.
pub async fn list_actions(db: &mut PgConnection) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        r#"with recursive words (action) as (
               (select action from audit_events order by action limit 1)
               union all
               select (select e.action from audit_events e where e.action > words.action order by e.action limit 1)
               from words where words.action is not null
           )
           select action as "action!" from words where action is not null"#
    )
    .fetch_all(db)
    .await
}
