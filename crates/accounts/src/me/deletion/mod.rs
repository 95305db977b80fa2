//! `POST /me/delete`, `POST /me/delete/undo`, and the job that erases an account after two weeks (decisions C18).

mod store;

use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use platform::{App, Lang, Origin, Result, UserId, Viewer, session};
use queue::Job;
use serde::{Deserialize, Serialize};

use super::{MeOut, avatar, export};
use crate::company_status;
use crate::history::{self, Event};
use crate::people::store as people;

const UNDO: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Requests deletion of the account; it can be undone for two weeks.
#[utoipa::path(post, path = "/me/delete", tag = "accounts",
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody)))]
pub async fn ask_deletion(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    me.require_proof(now)?;
    let mut tx = app.db.begin().await?;
    // A second request changes nothing: the first date counts.
    if store::set_delete_at(&mut tx, me.user_id, now + UNDO).await? {
        session::end_others(&mut tx, me.user_id, Some(me.session_id)).await?;
        company_status::set_leaving(&mut tx, me.user_id, Some(now)).await?;
        history::record(&app, &mut tx, me.user_id, Event::DeletionAsked, &origin).await?;
    }
    tx.commit().await?;
    super::answer(&app, me.user_id, locale).await
}

/// Cancels the deletion of the account.
#[utoipa::path(post, path = "/me/delete/undo", tag = "accounts",
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody)))]
pub async fn undo_deletion(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
) -> Result<Json<MeOut>> {
    let mut tx = app.db.begin().await?;
    if store::clear_delete_at(&mut tx, me.user_id).await? {
        company_status::set_leaving(&mut tx, me.user_id, None).await?;
        history::record(&app, &mut tx, me.user_id, Event::DeletionUndone, &origin).await?;
    }
    tx.commit().await?;
    super::answer(&app, me.user_id, locale).await
}

/// Erases every account whose two weeks are over.
#[derive(Debug, Serialize, Deserialize)]
pub struct EraseAccounts {}

impl Job<App> for EraseAccounts {
    const NAME: &'static str = "erase_accounts";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let due = store::list_to_erase(&mut *app.db.acquire().await?, app.clock.now()).await?;
        for user in due {
            erase(app, user).await?;
        }
        Ok(())
    }
}

/// Files first: if that fails, the job is retried and the rows still tell which files there are.
async fn erase(app: &App, user: UserId) -> anyhow::Result<()> {
    let mut db = app.db.acquire().await?;
    let candidate = people::find_candidate(&mut db, user).await?.and_then(|row| row.avatar);
    let company = people::find_company(&mut db, user).await?.and_then(|row| row.avatar);
    for picture in [candidate, company] {
        avatar::discard_key(app, picture.as_deref()).await;
    }
    for key in export::store::list_export_files(&mut db, user).await? {
        export::discard(app, &key).await?;
    }
    let mut tx = app.db.begin().await?;
    if let Some(phone) = store::delete_user(&mut tx, user, app.clock.now()).await? {
        notifications::sms::forget_number(&mut tx, &phone).await?;
    }
    tx.commit().await?;
    tracing::info!(%user, "an account was erased");
    Ok(())
}
