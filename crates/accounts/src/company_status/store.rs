//! SQL of a company's status.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::{CompanyId, UserId};
use sqlx::PgConnection;

pub async fn set_verified(
    db: &mut PgConnection,
    company: CompanyId,
    is_verified: bool,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update companies set verified_at = case when $2 then $3::timestamptz end, updated_at = $3,
             review_since = null, verified_name = null
         where id = $1 and ((verified_at is not null) <> $2 or review_since is not null)",
        company.as_uuid(),
        is_verified,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// A company whose mark rests.
pub struct Resting {
    pub slug: String,
    /// It had the mark until now.
    pub had_mark: bool,
}

/// Takes the mark from a verified company until it is reviewed. `None` if it has no mark and waits for none. A second
/// change starts the review again.
pub async fn rest_mark(
    db: &mut PgConnection,
    owner: UserId,
    verified_name: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<Option<Resting>> {
    sqlx::query_as!(
        Resting,
        r#"update companies c set verified_at = null, review_since = $3, updated_at = $3,
               verified_name = coalesce(c.verified_name, $2, c.name)
           from (select id, verified_at is not null as had_mark from companies where user_id = $1 for update) old
           where c.id = old.id and (c.verified_at is not null or c.review_since is not null)
           returning c.slug, old.had_mark as "had_mark!""#,
        owner.as_uuid(),
        verified_name,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// The number of strikes does not go beyond three.
pub async fn add_strike(
    db: &mut PgConnection,
    company: CompanyId,
    now: Timestamp,
    stopped_until: Timestamp,
) -> sqlx::Result<(UserId, i16)> {
    let row = sqlx::query!(
        "update companies set strikes = least(strikes + 1, 3), updated_at = $2,
             stopped_until = case when strikes + 1 = 2 then $3 else stopped_until end,
             active = active and strikes + 1 < 3
         where id = $1 returning user_id, strikes",
        company.as_uuid(),
        now.to_sqlx() as _,
        stopped_until.to_sqlx() as _
    )
    .fetch_one(db)
    .await?;
    Ok((UserId::from_uuid(row.user_id), row.strikes))
}

pub async fn set_hidden(
    db: &mut PgConnection,
    company: CompanyId,
    now: Timestamp,
) -> sqlx::Result<Option<UserId>> {
    let owner = sqlx::query_scalar!(
        "update companies set hidden_at = $2 where id = $1 and hidden_at is null returning user_id",
        company.as_uuid(),
        now.to_sqlx() as _
    );
    Ok(owner.fetch_optional(db).await?.map(UserId::from_uuid))
}

pub async fn clear_hidden(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<Option<UserId>> {
    let owner = sqlx::query_scalar!(
        "update companies set hidden_at = null where id = $1 and hidden_at is not null returning user_id",
        company.as_uuid()
    );
    Ok(owner.fetch_optional(db).await?.map(UserId::from_uuid))
}

pub async fn set_leaving(db: &mut PgConnection, owner: UserId, since: Option<Timestamp>) -> sqlx::Result<()> {
    sqlx::query!(
        "update companies set leaving_at = $2 where user_id = $1",
        owner.as_uuid(),
        since.map(jiff_sqlx::ToSqlx::to_sqlx) as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_owner(db: &mut PgConnection, company: CompanyId, owner: UserId) -> sqlx::Result<()> {
    sqlx::query!("update companies set user_id = $2 where id = $1", company.as_uuid(), owner.as_uuid())
        .execute(db)
        .await?;
    Ok(())
}
