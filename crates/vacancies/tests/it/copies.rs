//! Creates many vacancies at once, for tests of lists and limits: a real one is created over HTTP and copied.

use testkit::World;

/// Copies a public vacancy and returns the slugs of the copies, each a minute older than the one before.
pub async fn copies(w: &World, slug: &str, count: i32) -> Vec<String> {
    sqlx::query_scalar(
        "with source as (select * from vacancies where slug = $1),
              copy as (select gen_random_uuid() as id, gen_random_uuid() as revision, n from generate_series(1, $2) n),
              made as (
                  insert into vacancies (id, company_id, slug, status, lifecycle, public_revision, title, spheres,
                      profession, location, work_types, experience, salary_min, salary_max, currency, tax, hide_salary,
                      submitted_at, published_at, expires_at, created_at, updated_at)
                  select copy.id, s.company_id, s.slug || '-' || copy.n, s.status, s.lifecycle, copy.revision, s.title,
                      s.spheres, s.profession, s.location, s.work_types, s.experience, s.salary_min, s.salary_max,
                      s.currency, s.tax, s.hide_salary, s.submitted_at, s.published_at - copy.n * interval '1 minute',
                      s.expires_at, s.created_at, s.updated_at
                  from source s, copy
              ),
              texts as (
                  insert into vacancy_revisions (id, vacancy_id, number, content, state, risk, findings, submitted_at,
                      decided_at)
                  select copy.revision, copy.id, 1, r.content, r.state, 0, '[]', r.submitted_at, r.decided_at
                  from source s join vacancy_revisions r on r.id = s.public_revision, copy
              )
         select $1 || '-' || n from copy order by n",
    )
    .bind(slug)
    .bind(count)
    .fetch_all(&w.db)
    .await
    .expect("copies")
}
