//! One-time sign-in links: `POST /auth/send-link` asks for one, `POST /auth/verifier` uses it (decisions A2).

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::SignedDuration;
use kernel::LoginPhone;
use notifications::Notice;
use platform::rate::Limit;
use platform::{App, Body, Lang, Origin, Result, UserId};
use queue::Job;
use secrets::Secret;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Signed, TypedCode, device, second_step, store};
use crate::codes::{self, not_found};
use crate::people;

const LINK_LIFE: SignedDuration = SignedDuration::from_mins(15);
/// Rate limit by phone, whether or not it has an account.
const PER_PHONE: Limit =
    Limit { name: "send-link-phone", burst: 1, period: std::time::Duration::from_secs(60) };
/// Daily limit per account: links may be sent by SMS, which costs money.
const PER_DAY: i64 = 5;
const DAY: SignedDuration = SignedDuration::from_hours(24);
const PER_ADDRESS: Limit = Limit::per_hour("send-link", 20);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SendLinkIn {
    pub phone: LoginPhone,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LinkSent {
    pub status: bool,
    pub resend_after: i64,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VerifierIn {
    #[schema(max_length = 100)]
    pub secret: String,
    /// Required if the authenticator is on.
    #[serde(default)]
    pub totp: Option<TypedCode>,
}

/// Sends a link that signs in once, to the Telegram chat, the e-mail address or the phone of the account.
#[utoipa::path(post, path = "/auth/send-link", tag = "accounts", request_body = SendLinkIn,
    responses((status = 200, body = LinkSent), (status = 422, body = platform::wording::ErrorBody),
        (status = 429, body = platform::wording::ErrorBody)))]
pub async fn send_link(
    State(app): State<App>,
    origin: Origin,
    Body(body): Body<SendLinkIn>,
) -> Result<Json<LinkSent>> {
    app.rate.take(PER_ADDRESS, &origin.address)?;
    app.rate.take(PER_PHONE, body.phone.as_str())?;
    let mut tx = app.db.begin().await?;
    // The job is enqueued for unknown numbers too and then finds nobody, so that the response takes the same time.
    queue::enqueue(&mut tx, &SendLink { phone: body.phone.as_str().to_owned() }).await?;
    tx.commit().await?;
    Ok(Json(LinkSent { status: true, resend_after: PER_PHONE.period.as_secs() as i64 }))
}

#[derive(Debug, Serialize, Deserialize)]
pub struct SendLink {
    phone: String,
}

impl Job<App> for SendLink {
    const NAME: &'static str = "send_sign_in_link";
    /// No retry: a second attempt would send a second link. The person can request another one.
    const MAX_ATTEMPTS: u32 = 1;
    const KEEP_FAILED: bool = false;

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let mut tx = app.db.begin().await?;
        let Some(user) = people::store::find_user_by_phone(&mut tx, &self.phone).await? else {
            return Ok(());
        };
        let now = app.clock.now();
        // Serializes the links of one number, so that concurrent ones see each other when they are counted.
        codes::store::lock_recipient(&mut tx, &self.phone).await?;
        if store::count_links(&mut tx, user, now - DAY).await? >= PER_DAY {
            tracing::warn!("somebody asks for too many sign-in links");
            return Ok(());
        }
        let secret = Secret::new();
        store::insert_link(&mut tx, &secret.hash(), user, now, now + LINK_LIFE).await?;
        tx.commit().await?;
        // Sent from here, not by another job, because the secret must not be stored in the queue.
        let notice = Notice::security(user, "sign_in_link");
        notifications::send_link(app, &notice, &format!("/auth/verifier/{}", secret.as_str())).await
    }
}

/// Signs in with a one-time link.
#[utoipa::path(post, path = "/auth/verifier", tag = "accounts", request_body = VerifierIn,
    responses((status = 200, body = Signed), (status = 404, body = platform::wording::ErrorBody)))]
pub async fn verify_link(
    State(app): State<App>,
    Lang(locale): Lang,
    origin: Origin,
    headers: HeaderMap,
    Body(body): Body<VerifierIn>,
) -> Result<Response> {
    let secret = Secret::parse(&body.secret).ok_or_else(not_found)?;
    // The link is not used up while the authenticator's code is still missing.
    let owner =
        store::find_link_owner(&mut *app.db.acquire().await?, &secret.hash(), app.clock.now()).await?;
    second_step::check(&app, owner.ok_or_else(not_found)?, body.totp.as_ref(), &origin).await?;
    let mut tx = app.db.begin().await?;
    let user: Option<UserId> = store::use_link(&mut tx, &secret.hash(), app.clock.now()).await?;
    let user = user.ok_or_else(not_found)?;
    let opened = super::open(&app, &mut tx, user, true, &origin, device(&headers).as_ref()).await?;
    tx.commit().await?;
    super::answer(&app, user, &opened, locale).await
}
