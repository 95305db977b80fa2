//! `POST /jobs/update/{slug}`: a new text of a vacancy. The public text stays until moderators approve the new one.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::words::VacancyStatus;
use kernel::{FieldError, FieldErrors};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Path, Refused, Result, UserId};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::store::{self, Newest};
use super::{NewRevision, PublishedOut, check_may_publish};
use crate::content::Content;
use crate::form::VacancyForm;
use crate::locked::store::{insert_event, set_card};
use crate::locked::{LockedVacancy, hold_own};
use crate::refusal::{self, Refusal};
use crate::state::{Action, Actor};
use crate::{RevisionId, moderated};

/// After so many refused texts only a letter to us helps (decisions C1).
pub(crate) const MOST_RESUBMISSIONS: i32 = 5;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VacancyChangeApplied)]
pub enum Applied {
    Now,
    Waiting,
    /// Hours and the address changed at once, the rest waits.
    Partly,
}

/// Changes a vacancy. Hours and the address change at once, also together with other changes; anything else waits for
/// moderation while the approved text stays public.
#[utoipa::path(post, path = "/jobs/update/{slug}", tag = "vacancies", params(("slug" = String, Path)),
    request_body = VacancyForm,
    responses((status = 200, body = PublishedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_vacancy(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
    Body(form): Body<VacancyForm>,
) -> Result<Json<PublishedOut>> {
    let checked = form.check(&app.shared::<Dictionaries>().now());
    let mut tx = me.begin(&app).await?;
    let locked = hold_own(&mut tx, me.company_id, &slug, app.clock.now()).await?;
    let content = checked.map_err(Error::Invalid)?;
    let Some(revision) = form.revision else {
        return Err(Error::Invalid(FieldErrors::from(("revision", FieldError::Required))));
    };
    let answer = put_text(&app, &mut tx, &locked, revision, &content, me.user_id).await?;
    tx.commit().await?;
    Ok(Json(answer))
}

/// Submits a new text of a member, in the caller's transaction and under the vacancy's lock.
pub(crate) async fn put_text(
    app: &App,
    tx: &mut PgConnection,
    locked: &LockedVacancy,
    began_with: i32,
    content: &Content,
    by: UserId,
) -> Result<PublishedOut> {
    let now = app.clock.now();
    let publisher = store::hold_company(tx, locked.company_id).await?.ok_or(Error::SignedOut)?;
    check_may_publish(&publisher, now)?;
    let newest = store::find_newest(tx, locked.id).await?.ok_or(Error::Fault)?;
    if newest.number != began_with {
        let refused = Refused::from(Refusal::VersionConflict);
        return Err(refused.extra("revision", newest.number).into());
    }
    if locked.state.after(Actor::Owner, Action::Edit).is_none() {
        return Err(refusal::wrong_state(&locked.state.allowed(Actor::Owner)));
    }
    let before: Content = serde_json::from_value(newest.content.clone()).map_err(anyhow::Error::from)?;
    let answer = async |tx: &mut PgConnection, vacancy_status, applied| {
        let usual_hours = moderated::usual_hours(app, tx).await?;
        Ok(PublishedOut { status: true, slug: locked.slug.clone(), vacancy_status, applied, usual_hours })
    };
    // A refused text may be submitted again unchanged: another review may decide differently.
    if before == *content && newest.state != "rejected" {
        let applied = if newest.state == "waiting" { Applied::Waiting } else { Applied::Now };
        return answer(tx, locked.state.status, applied).await;
    }
    let public = find_public(tx, locked).await?;
    let mut number = newest.number;
    let mut applied_now = false;
    if let Some(public) = &public {
        let at_once = public.with_hours_and_address_of(content);
        applied_now = at_once != *public;
        let is_all = at_once == *content;
        if applied_now || is_all {
            number += 1;
            let id = RevisionId::new();
            let revision =
                NewRevision { id, vacancy: locked.id, number, content: &at_once, submitted_at: now };
            store::insert_approved(tx, &revision, now).await?;
            store::set_public_revision(tx, locked.id, revision.id, now).await?;
        }
        if is_all {
            // Nothing is left to review, also if an earlier edit waited: its author has taken it back.
            store::supersede_waiting(tx, locked.id, now).await?;
            store::set_approved(tx, locked.id, now).await?;
            insert_event(tx, locked.id, "edited", Some(by), now).await?;
            return answer(tx, VacancyStatus::Approved, Applied::Now).await;
        }
    }
    let revision = NewRevision {
        id: RevisionId::new(),
        vacancy: locked.id,
        number: number + 1,
        content,
        // A text that is edited before it was reviewed keeps its place in the queue.
        submitted_at: if newest.state == "waiting" { newest.submitted_at } else { now },
    };
    count_resubmission(tx, locked, &newest).await?;
    store::supersede_waiting(tx, locked.id, now).await?;
    let risk = screening::risk::look(&content.parts());
    store::insert_revision(tx, &revision, &risk).await?;
    store::set_moderating(tx, locked.id, revision.submitted_at, now).await?;
    if !locked.state.is_published {
        set_card(tx, locked.id, content).await?;
    }
    insert_event(tx, locked.id, "edited", Some(by), now).await?;
    let company = locked.company_id;
    let status = moderated::settle_new_revision(app, tx, company, revision.id, risk.score).await?;
    let applied = match status {
        VacancyStatus::Approved => Applied::Now,
        _ if applied_now => Applied::Partly,
        _ => Applied::Waiting,
    };
    answer(tx, status, applied).await
}

/// The text that candidates see, or would see if the vacancy were open.
async fn find_public(tx: &mut PgConnection, locked: &LockedVacancy) -> Result<Option<Content>> {
    if !locked.state.is_published {
        return Ok(None);
    }
    let stored = store::find_public_content(tx, locked.id).await?;
    Ok(Some(serde_json::from_value(stored).map_err(anyhow::Error::from)?))
}

async fn count_resubmission(tx: &mut PgConnection, locked: &LockedVacancy, newest: &Newest) -> Result<()> {
    if newest.state != "rejected" {
        return Ok(());
    }
    if locked.resubmissions >= MOST_RESUBMISSIONS {
        return Err(Refusal::ResubmissionsExceeded.into());
    }
    Ok(store::add_resubmission(tx, locked.id).await?)
}
