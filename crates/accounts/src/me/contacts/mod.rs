//! `POST /me/phone`, `POST /me/email`, `POST /me/email/confirm`: changes the phone or e-mail address after it was
//! confirmed.

mod store;

use axum::Json;
use axum::extract::State;
use kernel::Email;
use platform::db::OnConstraint as _;
use platform::{App, Body, Error, Idempotency, Lang, Origin, Refused, Result, Viewer, session};
use secrets::Code;
use serde::Deserialize;
use utoipa::ToSchema;

use super::MeOut;
use crate::codes::ask::{self, Asking, CodeSent};
use crate::codes::verify::{self, Named};
use crate::codes::{Purpose, not_found};
use crate::history::{self, Event};
use crate::people::store as people;
use crate::refusal::Refusal;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PhoneIn {
    /// A confirmed code of the purpose `phone`.
    pub request_id: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmailIn {
    pub email: Email,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfirmEmailIn {
    pub request_id: String,
    pub code: Code,
}

/// Changes the phone to one that was confirmed by a code.
#[utoipa::path(post, path = "/me/phone", tag = "accounts", request_body = PhoneIn,
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 404, body = platform::wording::ErrorBody),
        (status = 409, body = platform::wording::ErrorBody)))]
pub async fn set_phone(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
    Body(body): Body<PhoneIn>,
) -> Result<Json<MeOut>> {
    let now = app.clock.now();
    me.require_proof(now)?;
    let request = verify::ensure_verified(&app, Purpose::Phone, Named::Id(&body.request_id), None).await?;
    let mut tx = app.db.begin().await?;
    let taken = verify::take(&mut tx, &request, now).await?;
    if taken.user_id != Some(me.user_id) || taken.was_used {
        return Err(not_found());
    }
    // Recorded before the change, so that the old phone is notified too.
    history::record(&app, &mut tx, me.user_id, Event::PhoneChanged, &origin).await?;
    let set = store::set_phone(&mut tx, me.user_id, &taken.recipient, now).await;
    set.on_constraint(people::ONE_PER_PHONE, || Refusal::PhoneTaken.into())?;
    session::end_others(&mut tx, me.user_id, Some(me.session_id)).await?;
    tx.commit().await?;
    super::answer(&app, me.user_id, locale).await
}

/// Sends a code to a new e-mail address.
#[utoipa::path(post, path = "/me/email", tag = "accounts", request_body = EmailIn,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key sends once")),
    responses((status = 200, body = CodeSent), (status = 401, body = platform::wording::ErrorBody),
        (status = 403, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody), (status = 429, body = platform::wording::ErrorBody)))]
pub async fn send_email_code(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
    key: Idempotency,
    Body(body): Body<EmailIn>,
) -> Result<Json<CodeSent>> {
    me.require_proof(app.clock.now())?;
    let mut tx = app.db.begin().await?;
    if people::is_email_of_another(&mut tx, me.user_id, &body.email.key()).await? {
        return Err(email_taken());
    }
    let asking = Asking {
        purpose: Purpose::Email,
        recipient: body.email.as_str(),
        shown: body.email.masked(),
        user_id: Some(me.user_id),
        is_decoy: false,
        locale,
        consents: &[],
        origin: &origin,
        key: key.key(),
    };
    let sent = ask::ask(&app, &mut tx, &asking).await?;
    tx.commit().await?;
    Ok(Json(sent))
}

/// Confirms the new e-mail address of the account.
#[utoipa::path(post, path = "/me/email/confirm", tag = "accounts", request_body = ConfirmEmailIn,
    responses((status = 200, body = MeOut), (status = 401, body = platform::wording::ErrorBody),
        (status = 404, body = platform::wording::ErrorBody), (status = 409, body = platform::wording::ErrorBody),
        (status = 422, body = platform::wording::ErrorBody)))]
pub async fn confirm_email(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Viewer,
    origin: Origin,
    Body(body): Body<ConfirmEmailIn>,
) -> Result<Json<MeOut>> {
    let named = Named::Id(&body.request_id);
    let request = verify::ensure_verified(&app, Purpose::Email, named, Some(&body.code)).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let taken = verify::take(&mut tx, &request, now).await?;
    if taken.user_id != Some(me.user_id) {
        return Err(not_found());
    }
    if !taken.was_used {
        let email = Email::parse(&taken.recipient).map_err(|_| not_found())?;
        let is_new = people::find_user(&mut tx, me.user_id).await?.and_then(|user| user.email);
        let set = store::set_email(&mut tx, me.user_id, &email, now).await;
        set.on_constraint(people::ONE_PER_EMAIL, email_taken)?;
        if is_new.as_deref() != Some(email.as_str()) {
            session::end_others(&mut tx, me.user_id, Some(me.session_id)).await?;
        }
        history::record(&app, &mut tx, me.user_id, Event::EmailChanged, &origin).await?;
    }
    tx.commit().await?;
    super::answer(&app, me.user_id, locale).await
}

fn email_taken() -> Error {
    Refused::from(Refusal::EmailTaken).at("email").into()
}
