//! SQL of demo resumes.

use jiff::Timestamp;
use jiff_sqlx::{Date as Day, ToSqlx as _};
use platform::CandidateId;
use serde_json::Value;
use sqlx::PgConnection;

pub struct PersonRow {
    pub id: CandidateId,
    pub phone: String,
    pub locale: String,
    pub name: String,
    pub surname: String,
    pub birthday: Day,
    pub sex: String,
    pub location: String,
    pub education_level: String,
    pub spheres: Vec<String>,
}

pub async fn list_people(db: &mut PgConnection) -> sqlx::Result<Vec<PersonRow>> {
    sqlx::query_as!(
        PersonRow,
        r#"select c.id, u.phone, u.locale, c.name, c.surname, c.birthday, c.sex, c.location, c.education_level,
                  array(select s.sphere from candidate_spheres s where s.candidate_id = c.id order by s.position)
                      as "spheres!"
           from candidates c join users u on u.id = c.user_id order by u.phone"#
    )
    .fetch_all(db)
    .await
}

/// Rows as an array of objects with the names of the columns.
pub async fn insert_resumes(db: &mut PgConnection, rows: &Value) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into resumes (id, candidate_id, slug, status, revision, step, form, position, spheres, location,
                              work_types, salary, currency, hide_salary, languages, licences, words,
                              experience_months, is_working, completeness, visibility, hidden, reasons, in_force_at,
                              published_at, renewed_at, created_at, updated_at)
         select id, candidate_id, slug, status, revision, step, form, position, spheres, location,
                work_types, salary, currency, hide_salary, languages, licences, words,
                experience_months, is_working, completeness, visibility, hidden, reasons, in_force_at,
                published_at, renewed_at, created_at, updated_at
         from jsonb_populate_recordset(null::resumes, $1)",
        rows
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Views of the last days by the first companies; every third has opened the contacts.
pub async fn insert_views(
    db: &mut PgConnection,
    phone: &str,
    count: i64,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "with viewed as (
             select r.id as resume_id, c.id as company_id, c.place, $3::timestamptz - c.place * interval '14 hours' as at
             from resumes r join candidates p on p.id = r.candidate_id join users u on u.id = p.user_id
             cross join (select id, row_number() over (order by created_at, id) as place from companies) c
             where u.phone = $1 and r.status = 'active' and c.place <= $2
         ), opened as (
             insert into resume_openings (company_id, resume_id, opened_at)
             select company_id, resume_id, at from viewed where place % 3 = 0
         )
         insert into resume_views (resume_id, company_id, day, seen_at)
         select resume_id, company_id, (at at time zone 'Asia/Tashkent')::date, at from viewed",
        phone,
        count,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}
