//! `POST /me/delete`, `POST /me/delete/undo`, and the job that erases an account after two weeks (decisions C18).

mod last_steps;
mod store;

use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use platform::files::FileKey;
use platform::{App, Lang, Origin, Result, UserId, Viewer, session};
use queue::Job;
use serde::{Deserialize, Serialize};

pub use last_steps::{LastStep, LastSteps, Pending};

use super::{MeOut, export};
use crate::company_status;
use crate::history::{self, Event};
use crate::people::{picture, store as people, team};
use crate::refusal::Refusal;
use crate::unused_files;

const UNDO: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Requests deletion of the account; it can be undone for two weeks.
#[utoipa::path(post, path = "/me/delete", tag = "accounts",
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody)))]
pub async fn ask_deletion(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    me.require_proof(now)?;
    let mut tx = app.db.begin().await?;
    // The company would go with its owner, and with it the work of the others.
    if team::has_other_members(&mut tx, me.user_id).await? {
        return Err(Refusal::CompanyHasMembers.into());
    }
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

    /// An account that cannot be erased does not stop the others.
    async fn run(self, app: &App) -> anyhow::Result<()> {
        let now = app.clock.now();
        let (mut failed, mut after) = (0, None);
        loop {
            let due = store::list_to_erase(&mut *app.db.acquire().await?, now, after).await?;
            let Some(last) = due.last() else { break };
            after = Some(*last);
            for user in due {
                if let Err(error) = erase(app, user).await {
                    tracing::error!(%user, %error, "an account could not be erased");
                    metrics::counter!("erasures_failed_total").increment(1);
                    failed += 1;
                }
            }
        }
        anyhow::ensure!(failed == 0, "{failed} accounts could not be erased");
        Ok(())
    }
}

/// Rows first, then the files that they named. After a crash in between, `DeleteUnusedFiles` finds the files.
async fn erase(app: &App, user: UserId) -> anyhow::Result<()> {
    let mut tx = app.db.begin().await?;
    let mut pictures = people::list_own_photos(&mut tx, user).await?;
    pictures.extend(people::find_candidate(&mut tx, user).await?.and_then(|row| row.avatar));
    pictures.extend(people::find_own_logo(&mut tx, user).await?);
    let mut files = export::store::list_export_files(&mut tx, user).await?;
    files.extend(store::list_document_files(&mut tx, user).await?);
    let sent = store::list_chat_files(&mut tx, user).await?;
    let now = app.clock.now();
    let ended = LastSteps::take(app, &mut tx, user, now).await;
    ended.map_err(|error| anyhow::anyhow!("a last step: {}", error.code()))?;
    // `None`: the deletion was undone at the last moment, and so are the last steps.
    let Some(phone) = store::delete_user(&mut tx, user, now).await? else { return Ok(()) };
    notifications::sms::forget_number(&mut tx, &phone).await?;
    tx.commit().await?;
    for key in pictures {
        picture::discard(app, &key).await;
    }
    let mut files: Vec<FileKey> = files.iter().filter_map(|key| FileKey::parse(key)).collect();
    files.extend(sent.iter().flat_map(|key| unused_files::of_message(key)));
    app.files.discard(&files).await;
    tracing::info!(%user, "an account was erased");
    Ok(())
}
