//! The visitor of a page. Pages read the session cookie, so that the server can redirect people; the API never does.

use axum::http::HeaderMap;
use kernel::words::{CompanyRight, Role};
use platform::session::{cookie_value, find_viewer, rights};
use platform::{App, Result};
use secrets::Token;

/// What the page guards and the menus need to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageViewer {
    pub role: Role,
    /// The profile of that role is filled in.
    pub is_finished: bool,
    /// Somebody who may post vacancies of the company in use.
    pub may_post: bool,
}

pub async fn page_viewer(app: &App, headers: &HeaderMap) -> Result<Option<PageViewer>> {
    let Some(token) = cookie_value(headers, "token").and_then(Token::parse) else { return Ok(None) };
    let viewer = find_viewer(app, &token).await?;
    Ok(viewer.map(|viewer| PageViewer {
        role: viewer.role,
        is_finished: viewer.is_finished(),
        may_post: viewer.as_customer().is_some_and(|me| rights::may(me.role, CompanyRight::RunVacancies)),
    }))
}
