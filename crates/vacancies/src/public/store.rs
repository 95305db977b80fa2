//! SQL of public reads. Every statement checks the four conditions that make a vacancy public: `is_public`, the
//! expiry, and that its company is active and not suspended. Invisible companies are few and have a partial index, so
//! lists check whether a company is among them instead of reading its row.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx as _;
use kernel::Locale;
use platform::{CompanyId, UserId};
use serde_json::Value;
use sqlx::{Acquire as _, PgConnection};

use crate::VacancyId;

/// The filter and page of a list.
pub struct Wanted<'a> {
    pub sphere: Option<&'a str>,
    pub places: Option<&'a [String]>,
    pub now: Timestamp,
    pub offset: u32,
    pub limit: u32,
}

/// Scans the index of publication dates from the newest on. The conditions are written so that no other index
/// matches: the caller knows from the counts that the scan is cheaper.
pub async fn list_newest(db: &mut PgConnection, wanted: &Wanted<'_>) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"select v.id as "id: VacancyId"
           from vacancies v
           where v.is_public and v.expires_at > $1
             and not exists (
                 select from companies c where c.id = v.company_id and not is_in_sight(c, $1)
             )
             and ($2::text is null or $2 = any (v.spheres))
             and ($3::text[] is null or array_position($3, v.location) is not null)
           order by v.published_at desc, v.id desc offset $4 limit $5"#,
        wanted.now.to_sqlx() as _,
        wanted.sphere,
        wanted.places,
        i64::from(wanted.offset),
        i64::from(wanted.limit)
    )
    .fetch_all(db)
    .await
}

/// Reads all of a small sphere and sorts.
pub async fn list_newest_of_sphere(
    db: &mut PgConnection,
    wanted: &Wanted<'_>,
) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"select v.id as "id: VacancyId"
           from vacancies v
           where v.is_public and v.expires_at > $1
             and not exists (
                 select from companies c where c.id = v.company_id and not is_in_sight(c, $1)
             )
             and v.spheres @> array[$2::text]
             and ($3::text[] is null or array_position($3, v.location) is not null)
           order by v.published_at desc, v.id desc offset $4 limit $5"#,
        wanted.now.to_sqlx() as _,
        wanted.sphere,
        wanted.places,
        i64::from(wanted.offset),
        i64::from(wanted.limit)
    )
    .fetch_all(db)
    .await
}

/// Reads the newest of each place and merges them.
pub async fn list_newest_at_places(
    db: &mut PgConnection,
    wanted: &Wanted<'_>,
) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"select found.id as "id: VacancyId"
           from unnest($3::text[]) as place (slug)
           cross join lateral (
               select v.id, v.published_at from vacancies v
               where v.location = place.slug and v.is_public and v.expires_at > $1
                 and not exists (
                     select from companies c where c.id = v.company_id and not is_in_sight(c, $1)
                 )
                 and ($2::text is null or $2 = any (v.spheres))
               order by v.published_at desc, v.id desc limit $4::bigint + $5::bigint
           ) found
           order by found.published_at desc, found.id desc offset $4 limit $5"#,
        wanted.now.to_sqlx() as _,
        wanted.sphere,
        wanted.places,
        i64::from(wanted.offset),
        i64::from(wanted.limit)
    )
    .fetch_all(db)
    .await
}

/// The company with this slug, if it is public.
pub async fn find_open_company(
    db: &mut PgConnection,
    slug: &str,
    now: Timestamp,
) -> sqlx::Result<Option<CompanyId>> {
    sqlx::query_scalar!(
        r#"select id as "id: CompanyId" from companies
           where slug = $1 and is_in_sight(companies, $2)"#,
        slug,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

/// The caller has checked that the company is public.
pub async fn list_of_company(
    db: &mut PgConnection,
    company: CompanyId,
    wanted: &Wanted<'_>,
) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"select id as "id: VacancyId" from vacancies
           where company_id = $6 and is_public and expires_at > $1
             and ($2::text is null or $2 = any (spheres))
             and ($3::text[] is null or array_position($3, location) is not null)
           order by published_at desc, id desc offset $4 limit $5"#,
        wanted.now.to_sqlx() as _,
        wanted.sphere,
        wanted.places,
        i64::from(wanted.offset),
        i64::from(wanted.limit),
        company.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn count_of_company(
    db: &mut PgConnection,
    company: CompanyId,
    wanted: &Wanted<'_>,
) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from vacancies
           where company_id = $4 and is_public and expires_at > $1
             and ($2::text is null or $2 = any (spheres))
             and ($3::text[] is null or array_position($3, location) is not null)"#,
        wanted.now.to_sqlx() as _,
        wanted.sphere,
        wanted.places,
        company.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

pub struct CountRow {
    /// `None`: all spheres. A vacancy of two spheres counts in both of them, but only once here.
    pub sphere: Option<String>,
    pub location: String,
    pub count: i64,
}

pub async fn count_public(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<Vec<CountRow>> {
    let mut tx = db.begin().await?;
    // The only statement that reads everything: with a million rows and a cold disk it may need more than the usual
    // timeout.
    sqlx::query!("select set_config('statement_timeout', '60s', true)").fetch_one(&mut *tx).await?;
    let rows = sqlx::query_as!(
        CountRow,
        r#"select s.sphere, v.location, count(*) as "count!"
           from vacancies v cross join lateral unnest(array_append(v.spheres, null)) as s (sphere)
           where v.is_public and v.expires_at > $1
             and not exists (
                 select from companies c where c.id = v.company_id and not is_in_sight(c, $1)
             )
           group by s.sphere, v.location"#,
        now.to_sqlx() as _
    )
    .fetch_all(&mut *tx)
    .await?;
    tx.commit().await?;
    Ok(rows)
}

/// The vacancy with this slug, whatever its state: the caller shows it only if `is_listed`.
pub struct VacancyRow {
    pub id: VacancyId,
    pub company_id: CompanyId,
    pub owner_id: UserId,
    pub is_listed: bool,
    pub was_public: bool,
    pub spheres: Vec<String>,
    pub profession: Option<String>,
    pub location: String,
    pub expires_at: Option<jiff_sqlx::Timestamp>,
    /// When the public text last changed.
    pub updated_at: jiff_sqlx::Timestamp,
    /// The approved text.
    pub content: Option<Value>,
}

pub async fn find_vacancy(
    db: &mut PgConnection,
    slug: &str,
    now: Timestamp,
) -> sqlx::Result<Option<VacancyRow>> {
    sqlx::query_as!(
        VacancyRow,
        r#"select v.id, v.company_id, c.user_id as owner_id, v.spheres, v.profession, v.location, v.expires_at,
                  v.is_public and v.expires_at > $2 and is_in_sight(c, $2) as "is_listed!",
                  v.published_at is not null as "was_public!",
                  greatest(r.decided_at, v.published_at, v.created_at) as "updated_at!: jiff_sqlx::Timestamp",
                  r.content as "content?"
           from vacancies v
           join companies c on c.id = v.company_id
           left join vacancy_revisions r on r.id = v.public_revision
           where v.slug = $1"#,
        slug,
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub struct Strip {
    pub location: String,
    pub about: Option<String>,
    pub open_vacancies: i64,
}

pub async fn find_company_strip(
    db: &mut PgConnection,
    slug: &str,
    locale: Locale,
    now: Timestamp,
) -> sqlx::Result<Strip> {
    sqlx::query_as!(
        Strip,
        r#"select location, company_about(c, $3) as about,
                  (select count(*) from vacancies v
                   where v.company_id = c.id and v.is_public and v.expires_at > $2) as "open_vacancies!"
           from companies c where c.slug = $1"#,
        slug,
        now.to_sqlx() as _,
        locale.code()
    )
    .fetch_one(db)
    .await
}

pub struct CompanyRow {
    pub slug: String,
    pub name: String,
    pub avatar: Option<String>,
    pub verified_at: Option<jiff_sqlx::Timestamp>,
    /// Verified by request, with a tax number and a document.
    pub has_number: bool,
    pub is_registered: bool,
    pub location: String,
    pub address: Option<String>,
    pub owned_date: Option<jiff_sqlx::Date>,
    pub about: Option<String>,
    pub links: serde_json::Value,
    pub addresses: serde_json::Value,
    pub benefits: Vec<String>,
    pub size: Option<String>,
    pub cloth: Option<i16>,
    pub photos: serde_json::Value,
    pub created_at: Timestamp,
    pub closed_vacancies: i64,
    pub complaints_upheld: i64,
    pub promise_days: Option<i32>,
    pub answers_due: Option<i32>,
    pub answered: Option<i32>,
    pub median_hours: Option<i32>,
}

pub async fn find_company(
    db: &mut PgConnection,
    slug: &str,
    locale: Locale,
    now: Timestamp,
) -> sqlx::Result<Option<CompanyRow>> {
    sqlx::query_as!(
        CompanyRow,
        r#"select c.slug, c.name, c.avatar, c.verified_at, c.location, c.address,
                  c.owned_date, company_about(c, $3) as about, coalesce(p.links, '[]') as "links!",
                  coalesce(p.addresses, '[]') as "addresses!", coalesce(p.benefits, '{}') as "benefits!",
                  p.size as "size?", p.cloth as "cloth?", c.created_at,
                  n.registry is not null as "has_number!", coalesce(n.registry = 'found', false) as "is_registered!",
                  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'key', f.file_key) order by f.position), '[]')
                   from company_photos f where f.company_id = c.id and f.position is not null) as "photos!",
                  (select count(*) from vacancies v
                   where v.company_id = c.id and v.published_at is not null and v.deleted_at is null
                     and (v.lifecycle in ('closed', 'expired') or v.expires_at <= $2)) as "closed_vacancies!",
                  (select count(*) from complaints k
                   where k.company_id = c.id and k.verdict = 'upheld'
                     and k.decided_at > $2 - interval '365 days') as "complaints_upheld!",
                  a.promise_days as "promise_days?", a.due as "answers_due?", a.answered as "answered?",
                  a.median_hours as "median_hours?"
           from companies c left join company_pages p on p.company_id = c.id
           left join company_answers a on a.company_id = c.id
           left join lateral (select registry from company_verifications
                              where company_id = c.id and holds_number) n on true
           where c.slug = $1 and is_in_sight(c, $2)"#,
        slug,
        now.to_sqlx() as _,
        locale.code()
    )
    .fetch_optional(db)
    .await
}

/// The reference for similar vacancies.
pub struct Like<'a> {
    pub id: VacancyId,
    pub main_sphere: Option<&'a str>,
    pub profession: Option<&'a str>,
    /// All places of its region.
    pub places: &'a [String],
    pub now: Timestamp,
    pub limit: i64,
}

/// First the same profession, then the same main sphere nearby, then the same main sphere. Nearby ones are searched
/// among the newest two hundred of the sphere, so the cost does not grow with the number of vacancies.
pub async fn list_similar(db: &mut PgConnection, like: &Like<'_>) -> sqlx::Result<Vec<VacancyId>> {
    sqlx::query_scalar!(
        r#"with same_profession as (
               select v.id, v.published_at, 0 as distance
               from vacancies v
               where v.profession = $2 and v.is_public and v.id <> $1 and v.expires_at > $5
                 and not exists (
                     select from companies c where c.id = v.company_id and not is_in_sight(c, $5)
                 )
               order by v.published_at desc limit $6
           ),
           same_sphere as (
               select v.id, v.published_at, case when v.location = any ($4::text[]) then 1 else 2 end as distance
               from vacancies v
               where v.spheres[1] = $3 and v.is_public and v.id <> $1 and v.expires_at > $5
                 and not exists (
                     select from companies c where c.id = v.company_id and not is_in_sight(c, $5)
                 )
               order by v.published_at desc, v.id desc limit 200
           )
           select id as "id!: VacancyId"
           from (select * from same_profession union all select * from same_sphere) found
           group by id, published_at
           order by min(distance), published_at desc, id desc
           limit $6"#,
        like.id.as_uuid(),
        like.profession,
        like.main_sphere,
        like.places,
        like.now.to_sqlx() as _,
        like.limit
    )
    .fetch_all(db)
    .await
}

/// A public URL for crawlers.
#[derive(Debug)]
pub struct Address {
    pub id: VacancyId,
    pub slug: String,
    pub updated_at: Timestamp,
}

pub async fn list_addresses(
    db: &mut PgConnection,
    after: Option<VacancyId>,
    limit: u32,
    now: Timestamp,
) -> sqlx::Result<Vec<Address>> {
    sqlx::query_as!(
        Address,
        r#"select v.id, v.slug,
                  greatest(r.decided_at, v.published_at, v.created_at) as "updated_at!: jiff_sqlx::Timestamp"
           from vacancies v
           join companies c on c.id = v.company_id
           join vacancy_revisions r on r.id = v.public_revision
           where v.id > coalesce($1, '00000000-0000-0000-0000-000000000000'::uuid)
             and v.is_public and v.expires_at > $2 and is_in_sight(c, $2)
           order by v.id limit $3"#,
        after.map(VacancyId::as_uuid),
        now.to_sqlx() as _,
        i64::from(limit)
    )
    .fetch_all(db)
    .await
}
