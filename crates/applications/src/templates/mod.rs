//! `/message-templates`: what a company often writes to candidates, in their language.

mod defaults;
mod store;
mod variables;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use jiff::Timestamp;
use kernel::words::CompanyRight;
use kernel::{FieldError, FieldErrors, Locale};
use platform::db::OnConstraint as _;
use platform::session::rights::{self, RunVacancies};
use platform::wording::ErrorBody;
use platform::{App, Body, Customer, Error, Idempotency, Lang, Member, Path, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::TemplateId;
use crate::locked::store::hold_company;
use crate::refusal::Refusal;
use variables::{Variable, check};

kernel::text! {
    pub TemplateName, chars 1..=60, line
}
kernel::text! {
    /// What a template says in one language.
    pub TemplateText, chars 0..=2000, plain
}

/// Templates of a company at most.
const MOST: i64 = 50;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_templates, create_template))
        .routes(routes!(update_template))
        .routes(routes!(remove_template))
}

/// What a template is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TemplateKind {
    /// For a conversation.
    Message,
    Invitation,
    Refusal,
    Interview,
}

impl TemplateKind {
    const ALL: [Self; 4] = [Self::Message, Self::Invitation, Self::Refusal, Self::Interview];

    const fn code(self) -> &'static str {
        match self {
            Self::Message => "message",
            Self::Invitation => "invitation",
            Self::Refusal => "refusal",
            Self::Interview => "interview",
        }
    }

    fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MessageTemplate {
    /// Null: one of ours, which nobody changes.
    pub id: Option<TemplateId>,
    pub kind: TemplateKind,
    pub name: String,
    pub texts: TemplateTexts,
    /// Null: one of ours.
    pub updated_at: Option<Timestamp>,
}

/// Null in the languages that it is not written in.
#[derive(Debug, Serialize, ToSchema)]
pub struct TemplateTexts {
    pub uz: Option<String>,
    pub ru: Option<String>,
    pub en: Option<String>,
}

/// What can stand in braces in a text of this kind.
#[derive(Debug, Serialize, ToSchema)]
pub struct TemplateVariables {
    pub kind: TemplateKind,
    pub names: Vec<Variable>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MessageTemplatesOut {
    pub status: bool,
    /// The company's own by name, then ours.
    pub data: Vec<MessageTemplate>,
    pub variables: Vec<TemplateVariables>,
    /// What stands for `{company}`.
    pub company: String,
    /// So many own ones there can be.
    pub most: i64,
    pub can_edit: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MessageTemplateOut {
    pub status: bool,
    pub data: MessageTemplate,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TemplateRemoved {
    pub status: bool,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MessageTemplateIn {
    pub kind: TemplateKind,
    pub name: TemplateName,
    pub texts: TemplateTextsIn,
}

/// At least one of them is not empty.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TemplateTextsIn {
    #[serde(default)]
    pub uz: Option<TemplateText>,
    #[serde(default)]
    pub ru: Option<TemplateText>,
    #[serde(default)]
    pub en: Option<TemplateText>,
}

impl MessageTemplateIn {
    fn check(&self) -> Result<TemplateTexts> {
        let mut errors = FieldErrors::new();
        let mut text = |locale: Locale, given: &Option<TemplateText>| {
            let said = given.as_ref().map(TemplateText::as_str).filter(|said| !said.is_empty())?;
            errors.take(&format!("texts.{}", locale.code()), check(self.kind, said));
            Some(said.to_owned())
        };
        let texts = TemplateTexts {
            uz: text(Locale::Uz, &self.texts.uz),
            ru: text(Locale::Ru, &self.texts.ru),
            en: text(Locale::En, &self.texts.en),
        };
        if [&texts.uz, &texts.ru, &texts.en].iter().all(|text| text.is_none()) {
            errors.push("texts", FieldError::Required);
        }
        errors.into_result(texts).map_err(Error::Invalid)
    }
}

fn taken() -> Error {
    Error::Invalid(FieldErrors::from(("name", FieldError::Taken)))
}

/// Templates of messages to candidates.
#[utoipa::path(get, path = "/message-templates", tag = "applications",
    responses((status = 200, body = MessageTemplatesOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody)))]
pub async fn list_templates(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
) -> Result<Json<MessageTemplatesOut>> {
    let mut db = app.db.acquire().await?;
    let rows = store::list(&mut db, me.company_id).await?.into_iter();
    let mut data = rows.map(store::TemplateRow::read).collect::<Result<Vec<_>>>()?;
    data.extend(defaults::defaults(&app.catalogue, locale));
    let of = |kind: TemplateKind| TemplateVariables { kind, names: Variable::of(kind).to_vec() };
    Ok(Json(MessageTemplatesOut {
        status: true,
        data,
        variables: TemplateKind::ALL.map(of).into(),
        company: store::find_company_name(&mut db, me.company_id).await?,
        most: MOST,
        can_edit: rights::may(me.role, CompanyRight::RunVacancies),
    }))
}

/// Writes a template.
#[utoipa::path(post, path = "/message-templates", tag = "applications", request_body = MessageTemplateIn,
    responses((status = 201, body = MessageTemplateOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn create_template(
    State(app): State<App>,
    me: Member<RunVacancies>,
    key: Idempotency,
    Body(body): Body<MessageTemplateIn>,
) -> Result<Response> {
    let texts = body.check()?;
    let now = app.clock.now();
    let owner = me.user_id.to_string();
    let mut tx = me.begin(&app).await?;
    if let Some(first) = key.first_answer(&mut tx, &owner, &body).await? {
        return Ok(first);
    }
    // Held, so that two members together stay below the limit too.
    hold_company(&mut tx, me.company_id).await?;
    if store::count(&mut tx, me.company_id).await? >= MOST {
        return Err(Refusal::TemplatesFull.into());
    }
    let new = store::Written { kind: body.kind, name: body.name.as_str(), texts: &texts };
    let id = TemplateId::new();
    store::insert(&mut tx, id, me.company_id, &new, now)
        .await
        .on_constraint("message_templates_one_per_name", taken)?;
    let data = store::find(&mut tx, me.company_id, id).await?.ok_or(Error::Fault)?.read()?;
    let out = MessageTemplateOut { status: true, data };
    let answer = key.answer(&mut tx, &owner, &body, StatusCode::CREATED, &out).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Writes a template anew. Messages that were sent with it stay as they are.
#[utoipa::path(post, path = "/message-templates/{id}/update", tag = "applications",
    params(("id" = TemplateId, Path)), request_body = MessageTemplateIn,
    responses((status = 200, body = MessageTemplateOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_template(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<TemplateId>,
    Body(body): Body<MessageTemplateIn>,
) -> Result<Json<MessageTemplateOut>> {
    let texts = body.check()?;
    let mut tx = me.begin(&app).await?;
    let new = store::Written { kind: body.kind, name: body.name.as_str(), texts: &texts };
    let is_known = store::set(&mut tx, id, me.company_id, &new, app.clock.now())
        .await
        .on_constraint("message_templates_one_per_name", taken)?;
    if !is_known {
        return Err(Error::NotFound);
    }
    let data = store::find(&mut tx, me.company_id, id).await?.ok_or(Error::Fault)?.read()?;
    tx.commit().await?;
    Ok(Json(MessageTemplateOut { status: true, data }))
}

/// Removes a template.
#[utoipa::path(post, path = "/message-templates/{id}/remove", tag = "applications",
    params(("id" = TemplateId, Path)),
    responses((status = 200, body = TemplateRemoved), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn remove_template(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<TemplateId>,
) -> Result<Json<TemplateRemoved>> {
    let mut tx = me.begin(&app).await?;
    if !store::delete(&mut tx, me.company_id, id).await? {
        return Err(Error::NotFound);
    }
    tx.commit().await?;
    Ok(Json(TemplateRemoved { status: true }))
}
