//! SQL of a company's history.

use jiff::Timestamp;
use platform::CompanyId;
use serde_json::Value;
use sqlx::PgConnection;

pub struct EventRow {
    pub at: Timestamp,
    pub name: Option<String>,
    /// Of the member, whose name may not be known.
    pub phone: Option<String>,
    pub what: String,
    pub detail: Value,
}

pub async fn count_events(db: &mut PgConnection, company: CompanyId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select (select count(*) from company_events where company_id = $1)
                + (select count(*) from vacancies v join vacancy_events e on e.vacancy_id = v.id where v.company_id = $1)
                + (select count(*) from resume_openings where company_id = $1) as "total!""#,
        company.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Somebody who has left is known by the name in his last act. Each source is read in the order of its index, and only as far as the page needs.
pub async fn list_events(
    db: &mut PgConnection,
    company: CompanyId,
    offset: u32,
    limit: u32,
) -> sqlx::Result<Vec<EventRow>> {
    sqlx::query_as!(
        EventRow,
        r#"select f.at as "at!", u.phone as "phone?", f.what as "what!",
                  coalesce(f.name, m.name, (
                      select e.name from company_events e
                      where e.company_id = $1 and e.user_id = f.user_id and e.name is not null
                      order by e.at desc limit 1)) as name,
                  case when f.resume_id is null then f.detail
                       when is_resume_listed(r, $1) then jsonb_build_object('position', r.position, 'slug', r.slug)
                       else '{}' end as "detail!"
           from (
               select * from (
                   (select at, id, user_id, name, what, detail, null::uuid as resume_id
                    from company_events where company_id = $1 order by at desc, id desc limit $2::bigint + $3::bigint)
                   union all
                   (select e.at, e.id, e.user_id, null, e.what, jsonb_build_object('title', v.title, 'slug', v.slug), null
                    from vacancies v join vacancy_events e on e.vacancy_id = v.id
                    where v.company_id = $1 order by e.at desc, e.id desc limit $2::bigint + $3::bigint)
                   union all
                   (select opened_at, resume_id, user_id, null, 'contacts_opened', '{}', resume_id
                    from resume_openings where company_id = $1 order by opened_at desc limit $2::bigint + $3::bigint)
               ) sources
               order by at desc, id desc offset $2 limit $3
           ) f
           left join company_members m on m.company_id = $1 and m.user_id = f.user_id
           left join users u on u.id = f.user_id
           left join resumes r on r.id = f.resume_id
           order by f.at desc, f.id desc"#,
        company.as_uuid(),
        i64::from(offset),
        i64::from(limit)
    )
    .fetch_all(db)
    .await
}
