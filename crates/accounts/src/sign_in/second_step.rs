//! The authenticator for sign-ins without a password: a one-time link, Telegram and Google also require its code if
//! it is enabled.

use platform::{App, Error, Origin, Result, UserId};
use sqlx::PgConnection;

use super::guesses::Counters;
use super::{TypedCode, login, store};
use crate::refusal::Refusal;

/// Whether this account requires a code.
pub(crate) async fn is_wanted(db: &mut PgConnection, user: UserId) -> Result<bool> {
    let account = store::find_sign_in_of(db, user).await?;
    Ok(account.is_some_and(|account| account.totp_confirmed_at.is_some()))
}

/// Succeeds if no code is required or the code is right. Wrong codes cause delays, as wrong passwords do.
pub(crate) async fn check(app: &App, user: UserId, code: Option<&TypedCode>, origin: &Origin) -> Result<()> {
    let now = app.clock.now();
    let counters = Counters::of(&format!("second step {user}"), origin, None);
    let account = store::find_sign_in_of(&mut *app.db.acquire().await?, user).await?;
    let account = account.ok_or(Error::SignedOut)?;
    if account.totp_confirmed_at.is_none() {
        return Ok(());
    }
    counters.take(app).await?;
    let mut tx = app.db.begin().await?;
    match login::check_totp(app, &mut tx, &account, code.map(TypedCode::as_str)).await {
        Ok(()) => counters.succeeded(&mut tx, now).await?,
        Err(Error::Refused(refused)) => {
            // No code yet: that was no guess.
            if !refused.is(Refusal::WrongTotp) {
                counters.undo(&mut tx, now).await?;
            }
            tx.commit().await?;
            return Err(refused.into());
        }
        Err(other) => return Err(other),
    }
    tx.commit().await?;
    Ok(())
}
