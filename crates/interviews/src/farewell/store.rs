//! SQL of what ends with an account.

use applications::{ApplicationId, InterviewId};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use platform::UserId;
use sqlx::PgConnection;

/// Applications of the person that are open, or have an interview ahead.
pub async fn list_of_candidate(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        "select a.id from applications a join candidates c on c.id = a.candidate_id
         where c.user_id = $1
           and (a.status in ('waiting', 'offer')
                or exists (select from interviews i
                           where i.application_id = a.id and i.status = 'marked' and i.start_at > $2))
         order by a.id",
        user.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(ApplicationId::from_uuid).collect())
}

/// Applications to the companies of this owner that have an interview ahead.
pub async fn list_of_owner(
    db: &mut PgConnection,
    owner: UserId,
    now: Timestamp,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        "select distinct i.application_id from interviews i join companies c on c.id = i.company_id
         where c.user_id = $1 and i.status = 'marked' and i.start_at > $2
         order by i.application_id",
        owner.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(ApplicationId::from_uuid).collect())
}

pub struct AheadRow {
    pub id: InterviewId,
    pub start_at: Timestamp,
}

/// Interviews with a time that has not come.
pub async fn list_ahead(
    db: &mut PgConnection,
    application: ApplicationId,
    now: Timestamp,
) -> sqlx::Result<Vec<AheadRow>> {
    sqlx::query_as!(
        AheadRow,
        r#"select id, start_at as "start_at!" from interviews
           where application_id = $1 and status = 'marked' and start_at > $2 order by start_at, id"#,
        application.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}
