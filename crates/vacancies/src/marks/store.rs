//! SQL of marks.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Slug;
use platform::{CandidateId, CompanyId};
use sqlx::PgConnection;

pub struct MarksRow {
    pub slug: String,
    pub liked: bool,
    pub contacted: bool,
    pub responded: Option<String>,
    pub hidden: bool,
    pub is_own: bool,
}

/// The subquery keeps one generic plan for any number of slugs, as for cards.
pub async fn list_public(
    db: &mut PgConnection,
    slugs: &[Slug],
    candidate: Option<CandidateId>,
    company: Option<CompanyId>,
    now: Timestamp,
) -> sqlx::Result<Vec<MarksRow>> {
    sqlx::query_as!(
        MarksRow,
        r#"select v.slug,
                  exists (select from favourites f where f.vacancy_id = v.id and f.candidate_id = $2) as "liked!",
                  exists (
                      select from vacancy_contact_views o where o.vacancy_id = v.id and o.candidate_id = $2
                  ) as "contacted!",
                  (select a.status from applications a where a.vacancy_id = v.id and a.candidate_id = $2) as responded,
                  exists (select from hidden_vacancies h where h.vacancy_id = v.id and h.candidate_id = $2)
                  or exists (
                      select from hidden_companies h where h.company_id = v.company_id and h.candidate_id = $2
                  ) as "hidden!",
                  coalesce(v.company_id = $3, false) as "is_own!"
           from unnest((select $1::text[])) with ordinality as wanted (slug, at)
           join vacancies v on v.slug = wanted.slug
           join companies c on c.id = v.company_id
           where v.is_public and v.expires_at > $4 and is_in_sight(c, $4)
           order by wanted.at"#,
        slugs as &[Slug],
        candidate.map(CandidateId::as_uuid),
        company.map(CompanyId::as_uuid),
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}
