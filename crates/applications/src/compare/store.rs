//! SQL of comparing candidates.

use platform::CompanyId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use crate::ApplicationId;

pub struct VacancyRow {
    pub slug: String,
    pub title: String,
    /// The text in force.
    pub content: Option<Value>,
    /// How many of the applications are to this vacancy.
    pub found: i64,
}

/// The vacancies of these applications of the company.
pub async fn list_vacancies(
    db: &mut PgConnection,
    company: CompanyId,
    ids: &[ApplicationId],
) -> sqlx::Result<Vec<VacancyRow>> {
    let ids: Vec<Uuid> = ids.iter().map(|id| id.as_uuid()).collect();
    sqlx::query_as!(
        VacancyRow,
        r#"select v.slug, v.title, r.content as "content?", f.found as "found!"
           from (select a.vacancy_id, count(*) as found from applications a
                 where a.company_id = $1 and a.id = any ($2) group by a.vacancy_id) f
           join vacancies v on v.id = f.vacancy_id
           left join vacancy_revisions r on r.id = v.public_revision"#,
        company.as_uuid(),
        &ids
    )
    .fetch_all(db)
    .await
}
