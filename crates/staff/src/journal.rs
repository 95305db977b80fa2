//! `GET /staff/audit`: the journal as readable texts, newest first.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::{Args, Locale};
use platform::wording::ErrorBody;
use platform::{App, Lang, Meta, PageQuery, Query, Result};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::audit::words::{note, path};
use crate::audit::{self, ActorKind, Filter, Row};
use crate::session::StaffAdmin;

kernel::text! {
    /// A word of the journal, such as `staff_signed_in`.
    pub AuditWord, chars 1..=60, line
}

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AuditQuery {
    #[param(format = "uint32")]
    pub page: Option<u32>,
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
    /// The id of a member or a user.
    pub actor: Option<Uuid>,
    pub actor_kind: Option<ActorKind>,
    /// Such as `staff_signed_in`.
    #[param(value_type = Option<String>)]
    pub action: Option<AuditWord>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AuditActor {
    pub kind: ActorKind,
    pub id: Option<Uuid>,
    /// The member's current name.
    pub name: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AuditObject {
    pub kind: String,
    pub id: String,
    pub name: Option<String>,
    /// The page about it, if staff can open one.
    pub path: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AuditEvent {
    pub id: Uuid,
    pub at: Timestamp,
    pub actor: AuditActor,
    pub action: String,
    /// The action as text.
    pub title: String,
    /// What the details say, in words.
    pub note: Option<String>,
    pub object: Option<AuditObject>,
    #[schema(value_type = Object)]
    pub details: Value,
    pub address: Option<String>,
    pub request_id: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AuditAction {
    pub code: String,
    pub title: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AuditOut {
    pub status: bool,
    pub data: Vec<AuditEvent>,
    pub meta: Meta,
    /// All recorded actions, for the filter.
    pub actions: Vec<AuditAction>,
}

/// The audit log: what was done, by whom and from where.
#[utoipa::path(get, path = "/staff/audit", tag = "staff", params(AuditQuery),
    responses((status = 200, body = AuditOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_audit_events(
    State(app): State<App>,
    _: StaffAdmin,
    Lang(locale): Lang,
    Query(asked): Query<AuditQuery>,
) -> Result<Json<AuditOut>> {
    let page = PageQuery { page: asked.page, per_page: asked.per_page };
    let filter = Filter {
        actor: asked.actor,
        actor_kind: asked.actor_kind,
        action: asked.action.as_ref().map(AuditWord::as_str),
    };
    let mut db = app.db.acquire().await?;
    let total = audit::count_events(&mut db, &filter).await?;
    let rows = audit::list_events(&mut db, &filter, page.per_page(), page.offset()).await?;
    let actions = audit::list_actions(&mut db).await?;
    let actions = actions.into_iter().map(|code| AuditAction { title: title(&app, locale, &code), code });
    Ok(Json(AuditOut {
        status: true,
        data: rows.into_iter().map(|row| event(&app, locale, row)).collect(),
        meta: page.meta(u64::try_from(total).unwrap_or_default()),
        actions: actions.collect(),
    }))
}

fn event(app: &App, locale: Locale, row: Row) -> AuditEvent {
    let revision = row.revision.as_deref();
    let object = row.object_kind.zip(row.object_id).map(|(kind, id)| AuditObject {
        // What is gone has no page.
        path: row.object_name.as_ref().and_then(|_| path(&kind, &id, revision)),
        kind,
        id,
        name: row.object_name,
    });
    AuditEvent {
        id: row.id,
        at: row.at,
        actor: AuditActor { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
        title: title(app, locale, &row.action),
        action: row.action,
        note: note(&app.catalogue, locale, &row.details),
        object,
        details: row.details,
        address: row.address,
        request_id: row.request_id,
    }
}

fn title(app: &App, locale: Locale, action: &str) -> String {
    app.catalogue.format(locale, &format!("audit_{action}"), &Args::new())
}
