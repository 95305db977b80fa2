//! `POST /stages`: a member saves the columns of the board.

use axum::Json;
use axum::extract::State;
use live::Topic;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, Error, Member, Refused, Result};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;

use super::plan::{Known, Plan, Problem, is_same, plan};
use super::{ColumnIn, Stages, StagesOut, load, store};
use crate::locked::store::hold_company;
use crate::refusal::Refusal;

/// Cards may be moved into a column while it is removed; then everything is done once more.
const TRIES: usize = 5;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StagesIn {
    /// The version that this list is based on.
    pub version: String,
    /// In order. A column that is not in it is removed, and its cards go to the first column of the same stage.
    pub columns: Vec<ColumnIn>,
}

/// Saves the columns of the board. If they have changed since `version`, the response is 409 with the newer ones.
#[utoipa::path(post, path = "/stages", tag = "applications", request_body = StagesIn,
    responses((status = 200, body = StagesOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn save_stages(
    State(app): State<App>,
    me: Member<RunVacancies>,
    Body(body): Body<StagesIn>,
) -> Result<Json<StagesOut>> {
    for _ in 0..TRIES {
        if let Some(data) = save(&app, &me, &body).await? {
            return Ok(Json(StagesOut { status: true, data }));
        }
    }
    Err(Error::Unavailable)
}

/// One try; `None` if a card came into a column that goes.
async fn save(app: &App, me: &Member<RunVacancies>, body: &StagesIn) -> Result<Option<Stages>> {
    let now = app.clock.now();
    let mut tx = me.begin(app).await?;
    hold_company(&mut tx, me.company_id).await?;
    let stored = load(&mut tx, me).await?;
    let known: Vec<Known> = stored.columns.iter().map(super::StageColumn::known).collect();
    // Also a retry whose first response was lost.
    if is_same(&known, &body.columns) {
        return Ok(Some(stored));
    }
    if stored.version != body.version {
        return Err(Refused::from(Refusal::VersionConflict).extra("stages", json!(stored)).into());
    }
    let Plan { columns, removed } = plan(&known, &body.columns).map_err(|problem| match problem {
        Problem::Fields(errors) => Error::Invalid(errors),
        Problem::Empty(stage) => Refused::from(Refusal::StageNeedsColumn).extra("stage", json!(stage)).into(),
    })?;
    // Whoever moves a card holds it before he asks for its column. So heirs that are new come first, then the cards, and
    // only then the columns that others may be moving cards to.
    let numbered = || (1..).zip(&columns);
    for (position, placed) in numbered().filter(|(_, placed)| placed.is_new) {
        store::insert(&mut tx, me.company_id, &placed.column, position).await?;
    }
    if !removed.is_empty() {
        store::move_cards(&mut tx, &removed).await?;
    }
    for (position, placed) in numbered().filter(|(_, placed)| !placed.is_new) {
        store::update(&mut tx, &placed.column, position).await?;
    }
    if !removed.is_empty() && !store::delete(&mut tx, &removed).await? {
        return Ok(None);
    }
    let members = store::list_members(&mut tx, me.company_id).await?;
    live::publish(&mut tx, &members, Topic::Board, &json!({}), now).await?;
    let saved = load(&mut tx, me).await?;
    tx.commit().await?;
    Ok(Some(saved))
}
