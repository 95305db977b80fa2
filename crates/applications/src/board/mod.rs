//! `/monitoring`: the board of an employer, columns with cards.

mod store;

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::words::ApplicationStage;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Meta, PageQuery, Path, Query, Result};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ColumnId;
use crate::applicants::store::{count_by_column, list_by_column};
use crate::applicants::{ApplicantCard, ApplicantQuery, ApplicantVacancy, Reader, list_vacancies, read};

/// Cards of a column that come at once.
const A_COLUMN: u32 = 50;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_board)).routes(routes!(list_column_cards))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BoardOut {
    pub status: bool,
    pub data: Vec<BoardColumn>,
    /// All cards that the filter finds.
    pub total: i64,
    /// Responses that wait longer for an answer than promised, in the chosen vacancy.
    pub late: i64,
    pub vacancies: Vec<ApplicantVacancy>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BoardColumn {
    pub id: ColumnId,
    pub stage: ApplicationStage,
    /// Null: called like its stage.
    pub name: Option<String>,
    pub count: i64,
    pub unread: i64,
    /// The first fifty.
    pub cards: Vec<ApplicantCard>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ColumnCardsOut {
    pub status: bool,
    pub data: Vec<ApplicantCard>,
    pub meta: Meta,
}

/// The board: every column with its count and first cards.
#[utoipa::path(get, path = "/monitoring", tag = "applications", params(ApplicantQuery),
    responses((status = 200, body = BoardOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn view_board(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(query): Query<ApplicantQuery>,
) -> Result<Json<BoardOut>> {
    let now = app.clock.now();
    let mut db = app.db.acquire().await?;
    let found = query.found(&app, &mut db, me.company_id).await?;
    let counts = count_by_column(&mut db, &me, &found).await?;
    let words = app.shared::<Dictionaries>().now();
    let (answer_days, is_promise) = (found.answer_days, found.is_promise);
    let reader = Reader { words: &words, locale, now, me: &me, answer_days, is_promise };
    let columns = store::list_columns(&mut db, me.company_id).await?;
    let mut data = Vec::with_capacity(columns.len());
    for column in columns {
        let count = counts.iter().find(|row| row.column_id == column.id);
        data.push(BoardColumn {
            id: column.id,
            stage: ApplicationStage::parse(&column.stage).ok_or(Error::Fault)?,
            name: column.name,
            count: count.map_or(0, |row| row.count),
            unread: count.map_or(0, |row| row.unread),
            cards: Vec::new(),
        });
    }
    for row in list_by_column(&mut db, &me, &found, now, None, (0, i64::from(A_COLUMN))).await? {
        let column = row.column_id;
        let card = read(row, &reader)?;
        if let Some(column) = data.iter_mut().find(|one| one.id == column) {
            column.cards.push(card);
        }
    }
    let total = counts.iter().map(|row| row.count).sum();
    let (vacancies, late) = list_vacancies(&app, &mut db, &found).await?;
    Ok(Json(BoardOut { status: true, data, total, late, vacancies }))
}

/// Further cards of one column, fifty a page.
#[utoipa::path(get, path = "/monitoring/{column}", tag = "applications",
    params(("column" = ColumnId, Path), ApplicantQuery),
    responses((status = 200, body = ColumnCardsOut), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn list_column_cards(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Path(column): Path<ColumnId>,
    Query(query): Query<ApplicantQuery>,
) -> Result<Json<ColumnCardsOut>> {
    let now = app.clock.now();
    let page = PageQuery { page: query.page, per_page: Some(A_COLUMN) };
    let mut db = app.db.acquire().await?;
    crate::locked::find_column(&mut db, me.company_id, column).await?.ok_or(Error::NotFound)?;
    let found = query.found(&app, &mut db, me.company_id).await?;
    let counts = count_by_column(&mut db, &me, &found).await?;
    let total = counts.iter().find(|row| row.column_id == column).map_or(0, |row| row.count);
    let words = app.shared::<Dictionaries>().now();
    let (answer_days, is_promise) = (found.answer_days, found.is_promise);
    let reader = Reader { words: &words, locale, now, me: &me, answer_days, is_promise };
    let part = (i64::from(page.offset()), i64::from(page.per_page()));
    let rows = list_by_column(&mut db, &me, &found, now, Some(column), part).await?;
    let data = rows.into_iter().map(|row| read(row, &reader)).collect::<Result<_>>()?;
    Ok(Json(ColumnCardsOut { status: true, data, meta: page.meta(total.unsigned_abs()) }))
}
