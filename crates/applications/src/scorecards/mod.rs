//! What each member of the team thinks of a candidate: a recommendation and marks for skills. Others' opinions are shown
//! only after one's own is saved, so that nobody is influenced.

mod store;

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::fields::Skill;
use kernel::words::Recommendation;
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Customer, Error, Member, Path, Result, UserId};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ApplicationId;
use crate::comments::MemberName;
use crate::locked::{self, Told};

kernel::text! {
    /// A remark on a rating card.
    pub ScorecardNote, chars 0..=1000, plain
}

const MOST_SKILLS: usize = 8;

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("ScorecardIn", "skills", MOST_SKILLS)];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(save_scorecard))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Scorecard {
    pub author: MemberName,
    pub recommendation: Recommendation,
    pub skills: Vec<SkillMark>,
    pub note: Option<String>,
    pub at: Timestamp,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SkillMark {
    pub name: Skill,
    #[schema(minimum = 1, maximum = 5)]
    pub score: u8,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScorecardIn {
    pub recommendation: Recommendation,
    #[serde(default)]
    pub skills: Vec<SkillMark>,
    #[serde(default)]
    pub note: Option<ScorecardNote>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ScorecardOut {
    pub status: bool,
    pub data: Scorecard,
    /// What the others think.
    pub others: Vec<Scorecard>,
}

/// Saves what the caller thinks of a candidate.
#[utoipa::path(post, path = "/applications/{id}/scorecard", tag = "applications", params(("id" = ApplicationId, Path)),
    request_body = ScorecardIn,
    responses((status = 200, body = ScorecardOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn save_scorecard(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Path(id): Path<ApplicationId>,
    Body(body): Body<ScorecardIn>,
) -> Result<Json<ScorecardOut>> {
    let now = app.clock.now();
    let mut tx = me.begin(&app).await?;
    locked::hold_of_company(&mut tx, me.company_id, id, now).await?;
    let mut errors = FieldErrors::new();
    if body.skills.len() > MOST_SKILLS {
        errors.push("skills", FieldError::TooMany { max: MOST_SKILLS as i64 });
    }
    for (index, mark) in body.skills.iter().enumerate() {
        match mark.score {
            0 => errors.push(format!("skills.{index}.score"), FieldError::TooSmall { min: 1 }),
            6.. => errors.push(format!("skills.{index}.score"), FieldError::TooLarge { max: 5 }),
            _ => {}
        }
    }
    errors.into_result(()).map_err(Error::Invalid)?;
    let note = body.note.as_ref().map(ScorecardNote::as_str).filter(|note| !note.is_empty());
    store::upsert(&mut tx, &me, id, body.recommendation, &body.skills, note, now).await?;
    locked::publish(&mut tx, id, Told::Company, now).await?;
    let (mine, others) = list_scorecards(&mut tx, &me, id).await?;
    tx.commit().await?;
    Ok(Json(ScorecardOut { status: true, data: mine.ok_or(Error::Fault)?, others }))
}

/// The caller's own, and those of others if he has one. The caller has checked that the application is of this company.
pub async fn list_scorecards(
    db: &mut PgConnection,
    me: &Customer,
    id: ApplicationId,
) -> Result<(Option<Scorecard>, Vec<Scorecard>)> {
    let (mut mine, mut others) = (None, Vec::new());
    for row in store::list(db, me.company_id, id).await? {
        let is_mine = row.user_id == me.user_id;
        let scorecard = Scorecard {
            author: MemberName { user_id: Some(UserId::from_uuid(row.user_id.as_uuid())), name: row.name },
            recommendation: Recommendation::parse(&row.recommendation).ok_or(Error::Fault)?,
            skills: serde_json::from_value(row.skills).map_err(anyhow::Error::from)?,
            note: row.note,
            at: row.at,
        };
        if is_mine {
            mine = Some(scorecard);
        } else {
            others.push(scorecard);
        }
    }
    if mine.is_none() {
        others.clear();
    }
    Ok((mine, others))
}
