//! `GET`, `POST /resume/{id}/interview-data`: answers for interviews alone (decisions B32). They are special personal
//! data: stored apart from the resume, only with a consent, and read here by their owner alone.

mod store;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::words::SocialStatus;
use kernel::{FieldErrors, Phone};
use platform::wording::ErrorBody;
use platform::{App, Body, Candidate, Error, Path, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ResumeId;
use crate::own::hold;
use crate::own::store::find_resume;

/// The version of the text that asks for the consent.
const CONSENT: &str = "1";

kernel::text! {
    /// A short answer for interviews.
    pub InterviewLine, chars 0..=200, line
}
kernel::text! {
    /// A longer answer for interviews.
    pub InterviewText, chars 0..=1000, plain
}

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_interview_data, set_interview_data))
}

/// Answers for interviews alone.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct InterviewData {
    pub living_place: InterviewLine,
    pub birth_place: InterviewLine,
    pub social_status: Option<SocialStatus>,
    pub reason_for_leaving: InterviewText,
    pub previous_workplace_phone: Option<String>,
    pub strengths: InterviewText,
    pub bad_habits: InterviewText,
    /// Where the person saw the advertisement.
    pub ad_source: InterviewLine,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InterviewDataIn {
    /// False deletes what is stored; the answers are not looked at then.
    pub consent: bool,
    #[serde(default)]
    pub living_place: Option<InterviewLine>,
    #[serde(default)]
    pub birth_place: Option<InterviewLine>,
    #[serde(default)]
    pub social_status: Option<SocialStatus>,
    #[serde(default)]
    pub reason_for_leaving: Option<InterviewText>,
    #[serde(default)]
    #[schema(value_type = Option<Phone>)]
    pub previous_workplace_phone: Option<String>,
    #[serde(default)]
    pub strengths: Option<InterviewText>,
    #[serde(default)]
    pub bad_habits: Option<InterviewText>,
    #[serde(default)]
    pub ad_source: Option<InterviewLine>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InterviewDataOut {
    pub status: bool,
    /// Null: nothing is stored.
    pub data: Option<InterviewData>,
    pub consented_at: Option<Timestamp>,
}

/// The own answers for interviews.
#[utoipa::path(get, path = "/resume/{id}/interview-data", tag = "resumes", params(("id" = ResumeId, Path)),
    responses((status = 200, body = InterviewDataOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn view_interview_data(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<ResumeId>,
) -> Result<Json<InterviewDataOut>> {
    let mut db = app.db.acquire().await?;
    find_resume(&mut db, me.candidate_id, id).await?.ok_or(Error::NotFound)?;
    let stored = store::find_data(&mut db, id).await?;
    let (data, consented_at) = match stored {
        Some(row) => {
            let data = serde_json::from_value(row.data).map_err(anyhow::Error::from)?;
            (Some(data), Some(row.consented_at))
        }
        None => (None, None),
    };
    Ok(Json(InterviewDataOut { status: true, data, consented_at }))
}

/// Stores the answers with the consent, or deletes them without it.
#[utoipa::path(post, path = "/resume/{id}/interview-data", tag = "resumes", params(("id" = ResumeId, Path)),
    request_body = InterviewDataIn,
    responses((status = 200, body = InterviewDataOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn set_interview_data(
    State(app): State<App>,
    me: Candidate,
    Path(id): Path<ResumeId>,
    Body(body): Body<InterviewDataIn>,
) -> Result<Json<InterviewDataOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    hold(&mut tx, me.candidate_id, id).await?;
    if !body.consent {
        store::delete_data(&mut tx, id).await?;
        tx.commit().await?;
        return Ok(Json(InterviewDataOut { status: true, data: None, consented_at: None }));
    }
    let data = body.check().map_err(Error::Invalid)?;
    let json = serde_json::to_value(&data).map_err(anyhow::Error::from)?;
    store::upsert_data(&mut tx, id, &json, CONSENT, now).await?;
    tx.commit().await?;
    Ok(Json(InterviewDataOut { status: true, data: Some(data), consented_at: Some(now) }))
}

impl InterviewDataIn {
    fn check(self) -> Result<InterviewData, FieldErrors> {
        let mut errors = FieldErrors::new();
        let line = |given: Option<InterviewLine>| given.unwrap_or_else(|| empty(InterviewLine::parse));
        let text = |given: Option<InterviewText>| given.unwrap_or_else(|| empty(InterviewText::parse));
        let phone = self.previous_workplace_phone.filter(|phone| !phone.trim().is_empty());
        let phone = phone.and_then(|phone| errors.take("previous_workplace_phone", Phone::parse(&phone)));
        errors.into_result(InterviewData {
            living_place: line(self.living_place),
            birth_place: line(self.birth_place),
            social_status: self.social_status,
            reason_for_leaving: text(self.reason_for_leaving),
            previous_workplace_phone: phone.map(|phone| phone.as_str().to_owned()),
            strengths: text(self.strengths),
            bad_habits: text(self.bad_habits),
            ad_source: line(self.ad_source),
        })
    }
}

fn empty<T, E: std::fmt::Debug>(parse: fn(&str) -> Result<T, E>) -> T {
    parse("").expect("these texts may be empty")
}
