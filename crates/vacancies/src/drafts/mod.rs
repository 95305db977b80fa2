//! Drafts: the unfinished form of a company, saved while it is typed and continued on any device.
//!
//! A draft has a version. Each save names the version it started from. If another tab or device has saved in between,
//! the response is a conflict with the newer draft, so that the browser can merge both and lose nothing.

pub(crate) mod store;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::{FieldError, FieldErrors};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, CompanyId, Customer, Error, Member, Path, Refused, Result};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::DraftId;
use crate::refusal::Refusal;

/// Twice the size of the longest form with every list full.
const LONGEST_FORM: usize = 64 * 1024;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(view_vacancy_draft, start_vacancy_draft))
        .routes(routes!(save_vacancy_draft))
        .routes(routes!(discard_vacancy_draft))
}

/// The wizard step at which the draft was left (product §2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VacancyStep)]
pub enum Step {
    Default,
    Second,
    Third,
    Fourth,
    Confirm,
}

impl Step {
    const ALL: [Self; 5] = [Self::Default, Self::Second, Self::Third, Self::Fourth, Self::Confirm];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Default => "default",
            Self::Second => "second",
            Self::Third => "third",
            Self::Fourth => "fourth",
            Self::Confirm => "confirm",
        }
    }

    pub(crate) fn parse(code: &str) -> Self {
        Self::ALL.into_iter().find(|step| step.code() == code).unwrap_or(Self::Default)
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyDraft)]
pub struct Draft {
    pub id: DraftId,
    pub version: i32,
    pub step: Step,
    /// The form as far as it is filled, not validated.
    #[schema(value_type = Object)]
    pub form: Value,
    pub updated_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyDraftOut)]
pub struct DraftOut {
    pub status: bool,
    pub data: Draft,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MaybeVacancyDraftOut)]
pub struct MaybeDraftOut {
    pub status: bool,
    pub data: Option<Draft>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyDone)]
pub struct Done {
    pub status: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = VacancyDraftIn)]
pub struct DraftIn {
    pub step: Step,
    #[schema(value_type = Object)]
    pub form: Value,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = VacancyDraftStepIn)]
pub struct DraftStepIn {
    /// The draft version that this form is based on.
    pub version: i32,
    pub step: Step,
    #[schema(value_type = Object)]
    pub form: Value,
}

/// The company's draft, if there is one.
#[utoipa::path(get, path = "/drafts/job", tag = "vacancies",
    responses((status = 200, body = MaybeDraftOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn view_vacancy_draft(State(app): State<App>, me: Customer) -> Result<Json<MaybeDraftOut>> {
    let data = store::find_draft(&mut *app.db.acquire().await?, me.company_id).await?.map(Draft::from);
    Ok(Json(MaybeDraftOut { status: true, data }))
}

/// Creates a draft. A company has one draft: if it exists already, the response is 409 with it.
#[utoipa::path(post, path = "/drafts/job", tag = "vacancies", request_body = DraftIn,
    responses((status = 200, body = DraftOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn start_vacancy_draft(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Body(body): Body<DraftIn>,
) -> Result<Json<DraftOut>> {
    check_form(&body.form)?;
    let mut tx = me.begin(&app).await?;
    let made = store::insert_draft(&mut tx, me.company_id, body.step, &body.form, app.clock.now()).await?;
    let Some(draft) = made else { return Err(conflict(&mut tx, me.company_id).await?) };
    tx.commit().await?;
    Ok(Json(DraftOut { status: true, data: draft.into() }))
}

/// Saves the form. If the stored draft is newer than the one the form is based on, the response is 409 with `draft`.
#[utoipa::path(post, path = "/drafts/{id}/step", tag = "vacancies", params(("id" = DraftId, Path)),
    request_body = DraftStepIn,
    responses((status = 200, body = DraftOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn save_vacancy_draft(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<DraftId>,
    Body(body): Body<DraftStepIn>,
) -> Result<Json<DraftOut>> {
    check_form(&body.form)?;
    let mut tx = me.begin(&app).await?;
    let stored = store::lock_draft(&mut tx, me.company_id, id).await?.ok_or(Error::NotFound)?;
    // A retry of the save that produced this version: its response was lost.
    let is_repeat = stored.version == body.version + 1
        && stored.form == body.form
        && Step::parse(&stored.step) == body.step;
    if is_repeat {
        return Ok(Json(DraftOut { status: true, data: stored.into() }));
    }
    if stored.version != body.version {
        return Err(conflict(&mut tx, me.company_id).await?);
    }
    let draft = store::set_form(&mut tx, id, body.step, &body.form, app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(DraftOut { status: true, data: draft.into() }))
}

/// Deletes the draft.
#[utoipa::path(post, path = "/drafts/{id}/discard", tag = "vacancies", params(("id" = DraftId, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn discard_vacancy_draft(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<DraftId>,
) -> Result<Json<Done>> {
    let mut tx = me.begin(&app).await?;
    let is_gone = store::delete_draft(&mut tx, me.company_id, id).await?;
    tx.commit().await?;
    if is_gone { Ok(Json(Done { status: true })) } else { Err(Error::NotFound) }
}

fn check_form(form: &Value) -> Result<()> {
    if !form.is_object() {
        return Err(Error::Invalid(FieldErrors::from(("form", FieldError::Invalid))));
    }
    if form.to_string().len() > LONGEST_FORM {
        return Err(Error::Invalid(FieldErrors::from((
            "form",
            FieldError::TooLong { max: LONGEST_FORM as i64 },
        ))));
    }
    // PostgreSQL cannot store the null character.
    if form.to_string().contains("\\u0000") {
        return Err(Error::Invalid(FieldErrors::from(("form", FieldError::Invalid))));
    }
    Ok(())
}

async fn conflict(db: &mut sqlx::PgConnection, company: CompanyId) -> Result<Error> {
    let current = store::find_draft(db, company).await?.map(Draft::from);
    let refused = Refused::from(Refusal::VersionConflict);
    Ok(refused.extra("draft", json!(current)).into())
}

impl From<store::DraftRow> for Draft {
    fn from(row: store::DraftRow) -> Self {
        Self {
            id: row.id,
            version: row.version,
            step: Step::parse(&row.step),
            form: row.form,
            updated_at: row.updated_at,
        }
    }
}
