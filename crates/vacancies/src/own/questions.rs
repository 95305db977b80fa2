//! `GET /my/jobs/{slug}/questions`, `POST …`: the questions for applicants. Changing them is an edit like any other.

use axum::Json;
use axum::extract::State;
use kernel::fields::QUESTIONS;
use kernel::{FieldErrors, ItemLimit};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Customer, Error, Member, Path, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::content::{Content, Question};
use crate::form::{QuestionIn, check_questions, refuse_contacts};
use crate::locked;
use crate::publish::{self, PublishedOut};

#[derive(Debug, Serialize, ToSchema)]
pub struct VacancyQuestionsOut {
    pub status: bool,
    pub data: VacancyQuestions,
    /// The version that a change must send.
    pub revision: i32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VacancyQuestions {
    pub required_question: bool,
    pub questions: Vec<Question>,
}

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] =
    [ItemLimit::at_most("VacancyQuestionsIn", "questions", QUESTIONS.max)];

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VacancyQuestionsIn {
    pub revision: i32,
    pub required_question: bool,
    #[serde(default)]
    pub questions: Vec<QuestionIn>,
}

/// The questions of the newest revision.
#[utoipa::path(get, path = "/my/jobs/{slug}/questions", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = VacancyQuestionsOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn view_vacancy_questions(
    State(app): State<App>,
    me: Customer,
    Path(slug): Path<String>,
) -> Result<Json<VacancyQuestionsOut>> {
    let mut db = app.db.acquire().await?;
    let (id, _) = super::store::find_made(&mut db, me.company_id, &slug).await?.ok_or(Error::NotFound)?;
    let newest = publish::store::find_newest(&mut db, id).await?.ok_or(Error::Fault)?;
    let content: Content = serde_json::from_value(newest.content).map_err(anyhow::Error::from)?;
    Ok(Json(VacancyQuestionsOut {
        status: true,
        data: VacancyQuestions { required_question: content.required_question, questions: content.questions },
        revision: newest.number,
    }))
}

/// Changes the questions; they are moderated like any text.
#[utoipa::path(post, path = "/my/jobs/{slug}/questions", tag = "vacancies", params(("slug" = String, Path)),
    request_body = VacancyQuestionsIn,
    responses((status = 200, body = PublishedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn update_vacancy_questions(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(slug): Path<String>,
    Body(body): Body<VacancyQuestionsIn>,
) -> Result<Json<PublishedOut>> {
    let mut tx = me.begin(&app).await?;
    let locked = locked::hold_own(&mut tx, me.company_id, &slug, app.clock.now()).await?;
    let mut errors = FieldErrors::new();
    let questions = check_questions(&mut errors, body.required_question, &body.questions);
    let newest = publish::store::find_newest(&mut tx, locked.id).await?.ok_or(Error::Fault)?;
    let before: Content = serde_json::from_value(newest.content).map_err(anyhow::Error::from)?;
    let content = Content { required_question: body.required_question, questions, ..before };
    refuse_contacts(&mut errors, &content);
    let content = errors.into_result(content).map_err(Error::Invalid)?;
    let answer = publish::put_text(&app, &mut tx, &locked, body.revision, &content, me.user_id).await?;
    tx.commit().await?;
    Ok(Json(answer))
}
