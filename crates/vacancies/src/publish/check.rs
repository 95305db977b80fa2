//! `POST /jobs/check`: advice next to the form while it is being written. Of its findings, only a contact in the text
//! makes the submission fail.

use axum::Json;
use axum::extract::State;
use kernel::text::clean_rich;
use kernel::words::WorkType;
use kernel::{FieldError, FieldErrors, Locale};
use platform::rate::Limit;
use platform::wording::ErrorBody;
use platform::{App, Body, Customer, Error, Lang, Result};
use screening::advice::{self, Level, Tip, TipCode};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::content::{pay, question, strs};
use crate::form::VacancyForm;

/// Generous, because the form is checked after every pause in typing.
const CHECKS: Limit = Limit::per_hour("vacancy-check", 2_000);

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = VacancyCheckIn)]
pub struct CheckIn {
    /// The form as far as it is filled.
    #[schema(value_type = Object)]
    pub form: Value,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyCheckOut)]
pub struct CheckOut {
    pub status: bool,
    pub data: Tips,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyTips)]
pub struct Tips {
    pub tips: Vec<TipOut>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyTip)]
pub struct TipOut {
    /// `pay_shown`, `tasks_vague`, `risk_discrimination`, …
    pub code: String,
    pub field: Option<String>,
    pub level: TipLevel,
    /// The words it refers to.
    pub excerpt: Option<String>,
    pub text: String,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = VacancyTipLevel)]
pub enum TipLevel {
    Good,
    Advice,
    Warning,
    Stop,
}

/// Advice about the form so far.
#[utoipa::path(post, path = "/jobs/check", tag = "vacancies", request_body = CheckIn,
    responses((status = 200, body = CheckOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn check_vacancy(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Body(body): Body<CheckIn>,
) -> Result<Json<CheckOut>> {
    app.rate.take(CHECKS, me.company_id)?;
    let form = read(body.form)?;
    let about = clean_rich(&form.about);
    let tips = advice::look(&view(&form, &about));
    let tips = tips.into_iter().map(|tip| worded(&app, locale, tip)).collect();
    Ok(Json(CheckOut { status: true, data: Tips { tips } }))
}

/// An unfinished form contains nulls; they are treated as absent.
fn read(mut form: Value) -> Result<VacancyForm> {
    let wrong = || Error::Invalid(FieldErrors::from(("form", FieldError::Invalid)));
    form.as_object_mut().ok_or_else(wrong)?.retain(|_, value| !value.is_null());
    serde_json::from_value(form).map_err(|_| wrong())
}

fn view<'a>(form: &'a VacancyForm, about: &'a str) -> advice::Form<'a> {
    let parts = screening::Parts {
        title: &form.title,
        about,
        requirements: strs(&form.requirements),
        tasks: strs(&form.tasks),
        advantages: strs(&form.advantages),
        questions: form.questions.iter().map(|one| question(&one.text, &one.options)).collect(),
        address: form.address.as_deref().unwrap_or_default(),
        pay: pay(form.salary.min_salary, form.salary.max_salary, form.salary.currency),
        is_fulltime: form.work_type.contains(&WorkType::Fulltime),
        is_abroad_with_licence: form.abroad.is_some(),
    };
    advice::Form { parts, is_pay_hidden: form.hide_salary, is_pay_by_agreement: form.salary.agreement }
}

fn worded(app: &App, locale: Locale, tip: Tip) -> TipOut {
    let code = tip.code.code();
    let key = match tip.code {
        // Advice and refusals share the text that says how to fix it.
        TipCode::Risk(reason) => format!("reason_{}_fix", reason.code()),
        _ => format!("tip_{code}"),
    };
    let level = match tip.level {
        Level::Good => TipLevel::Good,
        Level::Advice => TipLevel::Advice,
        Level::Warning => TipLevel::Warning,
        Level::Stop => TipLevel::Stop,
    };
    TipOut { text: app.catalogue.text(locale, &key), code, field: tip.field, level, excerpt: tip.excerpt }
}
