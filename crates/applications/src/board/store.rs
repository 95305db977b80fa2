//! SQL of the board's columns.

use platform::CompanyId;
use sqlx::PgConnection;

use crate::ColumnId;

pub struct ColumnRow {
    pub id: ColumnId,
    pub stage: String,
    pub name: Option<String>,
}

pub async fn list_columns(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<ColumnRow>> {
    sqlx::query_as!(
        ColumnRow,
        "select id, stage, name from board_columns where company_id = $1 order by position",
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}
