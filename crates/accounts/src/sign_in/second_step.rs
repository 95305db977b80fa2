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
    let mut tx = app.db.begin().await?;
    let account = store::find_sign_in_of(&mut tx, user).await?.ok_or(Error::SignedOut)?;
    let counters = Counters::of(&format!("second step {user}"), &origin.address, None);
    counters.check(&mut tx, now).await?;
    let checked = login::check_totp(app, &mut tx, &account, code.map(TypedCode::as_str)).await;
    let Err(refused) = checked else {
        tx.commit().await?;
        return Ok(());
    };
    let Error::Refused(refused) = refused else { return Err(refused) };
    if refused.is(Refusal::WrongTotp) {
        counters.failed(&mut tx, now).await?;
        tx.commit().await?;
    }
    Err(refused.into())
}
