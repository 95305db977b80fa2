//! `GET /notices`, `GET /notices/count`: what a person was told on the site.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use platform::wording::ErrorBody;
use platform::{App, Lang, Meta, PageQuery, Query, Result, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::store::{self, KindRow};
use super::words;
use crate::model::NoticeKind;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NoticesQuery {
    /// Only those that are not read yet.
    pub unread: Option<bool>,
    #[param(inline)]
    pub kind: Option<NoticeKind>,
    #[param(format = "uint32")]
    pub page: Option<u32>,
    #[param(format = "uint32")]
    pub per_page: Option<u32>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notice)]
pub struct NoticeOut {
    pub id: Uuid,
    pub kind: NoticeKind,
    /// In the caller's language.
    pub text: String,
    /// The name that the text begins with, if it does: a person, a company, a title.
    pub lead: Option<String>,
    /// A page of the site, without a language in front.
    pub path: Option<String>,
    /// What can be done there, as a verb.
    pub action: Option<String>,
    pub at: Timestamp,
    pub is_read: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NoticeCount {
    pub kind: NoticeKind,
    pub count: i64,
    pub unread: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct NoticesOut {
    pub status: bool,
    pub data: Vec<NoticeOut>,
    pub meta: Meta,
    /// Of all kinds.
    pub unread: i64,
    /// The kinds that the person has notices of.
    pub kinds: Vec<NoticeCount>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct UnreadOut {
    pub status: bool,
    pub unread: i64,
}

/// The caller's notices, newest first.
#[utoipa::path(get, path = "/notices", tag = "notifications", params(NoticesQuery),
    responses((status = 200, body = NoticesOut), (status = 401, body = ErrorBody)))]
pub async fn list_notices(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    Query(asked): Query<NoticesQuery>,
) -> Result<Json<NoticesOut>> {
    let page = PageQuery { page: asked.page, per_page: asked.per_page };
    let is_unread = asked.unread.unwrap_or_default();
    let mut db = app.db.acquire().await?;
    let kinds = store::count_kinds(&mut db, me.user_id).await?;
    let filter = store::Filter { kind: asked.kind.map(NoticeKind::code), is_unread };
    let rows = store::list_notices(&mut db, me.user_id, filter, page.offset(), page.per_page()).await?;
    drop(db);
    let meta = page.meta(total(&kinds, filter).unsigned_abs());
    let unread = kinds.iter().map(|row| row.unread).sum();
    let data = rows.into_iter().map(|row| words::notice(&app, locale, row)).collect();
    let kinds = NoticeKind::ALL.into_iter().filter_map(|kind| {
        let row = kinds.iter().find(|row| row.kind == kind.code())?;
        Some(NoticeCount { kind, count: row.count, unread: row.unread })
    });
    Ok(Json(NoticesOut { status: true, data, meta, unread, kinds: kinds.collect() }))
}

/// How many notices the caller has not read.
#[utoipa::path(get, path = "/notices/count", tag = "notifications",
    responses((status = 200, body = UnreadOut), (status = 401, body = ErrorBody)))]
pub async fn count_notices(State(app): State<App>, me: Viewer) -> Result<Json<UnreadOut>> {
    let mut db = app.db.acquire().await?;
    let unread = store::count_unread(&mut db, me.user_id).await?;
    Ok(Json(UnreadOut { status: true, unread }))
}

/// How many notices a filter finds.
fn total(kinds: &[KindRow], filter: store::Filter) -> i64 {
    let rows = kinds.iter().filter(|row| filter.kind.is_none_or(|kind| row.kind == kind));
    rows.map(|row| if filter.is_unread { row.unread } else { row.count }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Filter;

    #[test]
    fn the_total_follows_the_filter() {
        let row = |kind: &str, count, unread| KindRow { kind: kind.to_owned(), count, unread };
        let kinds = [row("vacancy", 5, 2), row("security", 3, 0)];
        for (kind, is_unread, expected) in [
            (None, false, 8),
            (None, true, 2),
            (Some("vacancy"), false, 5),
            (Some("security"), true, 0),
            (Some("resume"), false, 0),
        ] {
            assert_eq!(total(&kinds, Filter { kind, is_unread }), expected, "{kind:?} {is_unread}");
        }
    }
}
