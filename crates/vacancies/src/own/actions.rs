//! `POST /jobs/{slug}/pause|resume|close|prolong|clone`: what an owner does to a vacancy.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::Locale;
use kernel::words::Lifecycle;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Lang, Member, Path, Result, UserId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{OwnVacancy, store, view};
use crate::content::Content;
use crate::drafts;
use crate::drafts::{Draft, DraftOut};
use crate::locked::{self, LockedVacancy};
use crate::publish;
use crate::refusal::{self, Refusal};
use crate::state::{Action, Actor};

#[derive(Debug, Serialize, ToSchema)]
pub struct OwnVacancyChanged {
    pub status: bool,
    pub data: OwnVacancy,
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CloneVacancyIn)]
pub struct CloneIn {
    /// Replace an existing draft.
    pub replace: bool,
}

/// Pauses a vacancy: it is not listed until it is resumed.
#[utoipa::path(post, path = "/jobs/{slug}/pause", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = OwnVacancyChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn pause_vacancy(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
) -> Result<Json<OwnVacancyChanged>> {
    change(&app, &me, &slug, locale, Action::Pause).await
}

/// Resumes a paused vacancy. Its expiry date does not move.
#[utoipa::path(post, path = "/jobs/{slug}/resume", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = OwnVacancyChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn resume_vacancy(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
) -> Result<Json<OwnVacancyChanged>> {
    change(&app, &me, &slug, locale, Action::Resume).await
}

/// Closes a vacancy, because the position is filled; its owner still sees it.
#[utoipa::path(post, path = "/jobs/{slug}/close", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = OwnVacancyChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn close_vacancy(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
) -> Result<Json<OwnVacancyChanged>> {
    change(&app, &me, &slug, locale, Action::Close).await
}

/// Prolongs a vacancy by a month, in its last week or after it has expired.
#[utoipa::path(post, path = "/jobs/{slug}/prolong", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = OwnVacancyChanged), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn prolong_vacancy(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
) -> Result<Json<OwnVacancyChanged>> {
    change(&app, &me, &slug, locale, Action::Prolong).await
}

/// Creates a draft with the content of this vacancy.
#[utoipa::path(post, path = "/jobs/{slug}/clone", tag = "vacancies", params(("slug" = String, Path)),
    request_body = CloneIn,
    responses((status = 200, body = DraftOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn clone_vacancy(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
    Body(body): Body<CloneIn>,
) -> Result<Json<DraftOut>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    let locked = locked::hold_own(&mut tx, me.company_id, &slug, now).await?;
    let newest = publish::store::find_newest(&mut tx, locked.id).await?.ok_or(Error::Fault)?;
    if !body.replace && drafts::store::find_draft(&mut tx, me.company_id).await?.is_some() {
        return Err(Refusal::DraftExists.into());
    }
    // Deserialized and serialized again, so that an old revision gets the current shape of the form.
    let content: Content = serde_json::from_value(newest.content).map_err(anyhow::Error::from)?;
    let draft = drafts::store::replace_draft(&mut tx, me.company_id, &json!(content), now).await?;
    tx.commit().await?;
    Ok(Json(DraftOut { status: true, data: Draft::from(draft) }))
}

async fn change(
    app: &App,
    me: &Member<RunVacancies>,
    slug: &str,
    locale: Locale,
    action: Action,
) -> Result<Json<OwnVacancyChanged>> {
    let now = app.clock.now();
    let mut tx = me.begin(app).await?;
    let locked = locked::hold_own(&mut tx, me.company_id, slug, now).await?;
    apply(&mut tx, &locked, action, Some(me.user_id), now).await?;
    let data = view::find(app, &mut tx, me.company_id, slug, locale).await?;
    tx.commit().await?;
    Ok(Json(OwnVacancyChanged { status: true, data }))
}

/// Applies a lifecycle action of a member of the company, under the vacancy's lock. `by` is the member, if known.
pub(crate) async fn apply(
    tx: &mut PgConnection,
    locked: &LockedVacancy,
    action: Action,
    by: Option<UserId>,
    now: Timestamp,
) -> Result<()> {
    let refuse = || refusal::wrong_state(&locked.state.allowed(Actor::Owner));
    let after = locked.state.after(Actor::Owner, action).ok_or_else(refuse)?;
    if after == locked.state {
        return Ok(());
    }
    let opens_again = after.lifecycle == Lifecycle::Open && locked.state.lifecycle == Lifecycle::Expired;
    if opens_again {
        // An expired vacancy no longer counts towards the plan's limit, so check the limit again.
        let publisher = publish::store::hold_company(tx, locked.company_id).await?.ok_or(Error::SignedOut)?;
        publish::check_may_publish(&publisher, now)?;
        publish::check_limit(tx, locked.company_id, &publisher).await?;
    }
    let what = match action {
        Action::Prolong => {
            store::set_prolonged(tx, locked.id, now + locked::LIFE, now).await?;
            "prolonged"
        }
        Action::Pause => {
            store::set_lifecycle(tx, locked.id, after.lifecycle.code(), now).await?;
            "paused"
        }
        Action::Resume => {
            store::set_lifecycle(tx, locked.id, after.lifecycle.code(), now).await?;
            "resumed"
        }
        Action::Close => {
            store::set_lifecycle(tx, locked.id, after.lifecycle.code(), now).await?;
            "closed"
        }
        _ => return Err(refuse()),
    };
    locked::store::insert_event(tx, locked.id, what, by, now).await?;
    Ok(())
}
