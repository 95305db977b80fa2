//! SQL of rating cards.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::words::Recommendation;
use platform::{CompanyId, Customer, UserId};
use serde_json::{Value, json};
use sqlx::PgConnection;

use super::SkillMark;
use crate::ApplicationId;

pub struct ScorecardRow {
    pub user_id: UserId,
    pub name: Option<String>,
    pub recommendation: String,
    pub skills: Value,
    pub note: Option<String>,
    pub at: Timestamp,
}

pub async fn list(
    db: &mut PgConnection,
    company: CompanyId,
    id: ApplicationId,
) -> sqlx::Result<Vec<ScorecardRow>> {
    sqlx::query_as!(
        ScorecardRow,
        r#"select s.user_id, m.name as "name?", s.recommendation, s.skills, s.note, s.at
           from application_scorecards s
           left join company_members m on m.company_id = $1 and m.user_id = s.user_id
           where s.application_id = $2 order by s.at, s.user_id"#,
        company.as_uuid(),
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn upsert(
    db: &mut PgConnection,
    me: &Customer,
    id: ApplicationId,
    recommendation: Recommendation,
    skills: &[SkillMark],
    note: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into application_scorecards (application_id, user_id, recommendation, skills, note, at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (application_id, user_id) do update
         set recommendation = excluded.recommendation, skills = excluded.skills, note = excluded.note, at = excluded.at",
        id.as_uuid(),
        me.user_id.as_uuid(),
        recommendation.code(),
        json!(skills),
        note,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
