//! `/stages`: the columns of a company's board. A list is saved as a whole, so that two members who change it at the same
//! time never mix their lists.

mod plan;
mod save;
mod store;

use axum::Json;
use axum::extract::State;
use kernel::ItemLimit;
use kernel::words::{ApplicationStage, CompanyRight};
use platform::session::rights;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Result};
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ColumnId;
use plan::Known;

kernel::text! {
    /// The name of a column of a board.
    pub ColumnName, chars 1..=40, line
}

/// Columns of a board at most.
const MOST_COLUMNS: usize = 20;

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("StagesIn", "columns", MOST_COLUMNS)];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_stages, save::save_stages))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StagesOut {
    pub status: bool,
    pub data: Stages,
}

/// The columns of a board, as they are arranged.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BoardStages)]
pub struct Stages {
    /// Changes with every change of the list.
    pub version: String,
    /// In order.
    pub columns: Vec<StageColumn>,
    pub can_edit: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StageColumn {
    pub id: ColumnId,
    pub stage: ApplicationStage,
    /// Null: called like its stage.
    pub name: Option<String>,
    /// Applications in it, of all vacancies.
    pub count: i64,
}

/// A column of the list that is saved.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StageColumnIn)]
pub struct ColumnIn {
    /// Null: a new one.
    #[serde(default)]
    pub id: Option<ColumnId>,
    /// Never changes.
    pub stage: ApplicationStage,
    /// Null: called like its stage.
    #[serde(default)]
    pub name: Option<ColumnName>,
}

/// The columns of the board.
#[utoipa::path(get, path = "/stages", tag = "applications",
    responses((status = 200, body = StagesOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn list_stages(State(app): State<App>, me: Customer) -> Result<Json<StagesOut>> {
    // One moment for the version and the list.
    let mut tx = app.db.begin().await?;
    store::read_at_one_moment(&mut tx).await?;
    let data = load(&mut tx, &me).await?;
    tx.commit().await?;
    Ok(Json(StagesOut { status: true, data }))
}

async fn load(db: &mut PgConnection, me: &Customer) -> Result<Stages> {
    let version = store::find_version(db, me.company_id).await?;
    let rows = store::list(db, me.company_id).await?.into_iter();
    let columns = rows.map(|row| {
        let stage = ApplicationStage::parse(&row.stage).ok_or(Error::Fault)?;
        Ok(StageColumn { id: row.id, stage, name: row.name, count: row.count })
    });
    let can_edit = rights::may(me.role, CompanyRight::RunVacancies);
    Ok(Stages { version, columns: columns.collect::<Result<_>>()?, can_edit })
}

impl StageColumn {
    fn known(&self) -> Known {
        Known { id: self.id, stage: self.stage, name: self.name.clone() }
    }
}
