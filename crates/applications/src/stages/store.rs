//! SQL of the board's columns.

use platform::db::constraint;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;
use uuid::Uuid;

use super::plan::Known;
use crate::ColumnId;

pub struct ColumnRow {
    pub id: ColumnId,
    pub stage: String,
    pub name: Option<String>,
    pub count: i64,
}

/// Everything that this transaction reads is of one moment.
pub async fn read_at_one_moment(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!("set transaction isolation level repeatable read read only").execute(db).await?;
    Ok(())
}

pub async fn list(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<ColumnRow>> {
    sqlx::query_as!(
        ColumnRow,
        r#"select c.id, c.stage, c.name,
                  (select count(*) from applications a join vacancies v on v.id = a.vacancy_id
                   where a.column_id = c.id and v.deleted_at is null) as "count!"
           from board_columns c where c.company_id = $1 order by c.position"#,
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// The same list has the same version, on every server.
pub async fn find_version(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<String> {
    sqlx::query_scalar!(
        r#"select md5(coalesce(string_agg(concat_ws(',', id, stage, name), ';' order by position), '')) as "version!"
           from board_columns where company_id = $1"#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Two columns may have one position or name until the transaction ends.
pub async fn insert(
    db: &mut PgConnection,
    company: CompanyId,
    column: &Known,
    position: i32,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into board_columns (id, company_id, stage, name, position) values ($1, $2, $3, $4, $5)",
        column.id.as_uuid(),
        company.as_uuid(),
        column.stage.code(),
        column.name,
        position
    )
    .execute(db)
    .await?;
    Ok(())
}

/// One that stays as it is takes no lock.
pub async fn update(db: &mut PgConnection, column: &Known, position: i32) -> sqlx::Result<()> {
    sqlx::query!(
        "update board_columns set name = $2, position = $3
         where id = $1 and (name, position) is distinct from ($2, $3)",
        column.id.as_uuid(),
        column.name,
        position
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Gives the cards of columns that go to their heirs.
pub async fn move_cards(db: &mut PgConnection, removed: &[(ColumnId, ColumnId)]) -> sqlx::Result<()> {
    let (gone, heirs): (Vec<Uuid>, Vec<Uuid>) =
        removed.iter().map(|(gone, heir)| (gone.as_uuid(), heir.as_uuid())).unzip();
    sqlx::query!(
        "update applications a set
             column_id = coalesce((select heir from unnest($1::uuid[], $2::uuid[]) as h (gone, heir)
                                   where h.gone = a.column_id), a.column_id),
             column_before = coalesce((select heir from unnest($1::uuid[], $2::uuid[]) as h (gone, heir)
                                       where h.gone = a.column_before), a.column_before)
         where a.column_id = any ($1) or a.column_before = any ($1)",
        &gone,
        &heirs
    )
    .execute(db)
    .await?;
    Ok(())
}

/// `false` if a card came into one of them meanwhile.
pub async fn delete(db: &mut PgConnection, removed: &[(ColumnId, ColumnId)]) -> sqlx::Result<bool> {
    let gone: Vec<Uuid> = removed.iter().map(|(gone, _)| gone.as_uuid()).collect();
    match sqlx::query!("delete from board_columns where id = any ($1)", &gone).execute(db).await {
        Ok(_) => Ok(true),
        Err(error) if constraint(&error) == Some("applications_column_id_fkey") => Ok(false),
        Err(error) => Err(error),
    }
}

pub async fn list_members(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Vec<UserId>> {
    let ids =
        sqlx::query_scalar!("select user_id from company_members where company_id = $1", company.as_uuid())
            .fetch_all(db)
            .await?;
    Ok(ids.into_iter().map(UserId::from_uuid).collect())
}
