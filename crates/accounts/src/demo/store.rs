//! SQL of demo people: one insert per table.

use sqlx::PgConnection;
use uuid::Uuid;

use super::Users;

#[derive(Default)]
pub struct Candidates {
    pub ids: Vec<Uuid>,
    pub users: Vec<Uuid>,
    pub names: Vec<String>,
    pub surnames: Vec<String>,
    pub birthdays: Vec<String>,
    pub sexes: Vec<String>,
    pub places: Vec<String>,
    pub levels: Vec<String>,
    pub sphere_owners: Vec<Uuid>,
    pub spheres: Vec<String>,
    pub sphere_positions: Vec<i32>,
}

#[derive(Default)]
pub struct Companies {
    pub ids: Vec<Uuid>,
    pub users: Vec<Uuid>,
    pub slugs: Vec<String>,
    pub names: Vec<String>,
    pub addresses: Vec<String>,
    pub places: Vec<String>,
    pub founded: Vec<String>,
    pub abouts: Vec<String>,
    pub verified: Vec<bool>,
}

pub async fn insert_users(db: &mut PgConnection, rows: &Users, hash: &str) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into users (id, phone, phone_verified_at, password_hash, role, locale, created_at)
         select id, phone, at::timestamptz, $6, role, locale, at::timestamptz
         from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) as given (id, phone, role, locale, at)",
        &rows.ids,
        &rows.phones,
        &rows.roles,
        &rows.locales,
        &rows.created,
        hash
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_candidates(db: &mut PgConnection, rows: &Candidates) -> sqlx::Result<()> {
    sqlx::query!(
        r#"insert into candidates (id, user_id, name, surname, birthday, sex, location, education_level, languages,
                                   created_at, updated_at)
           select g.id, g.user_id, g.name, g.surname, g.birthday::date, g.sex, g.location, g.level,
                  '[{"language": "uzbek", "level": "c1"}, {"language": "russian", "level": "b1"}]', u.created_at,
                  u.created_at
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
                as g (id, user_id, name, surname, birthday, sex, location, level)
           join users u on u.id = g.user_id"#,
        &rows.ids,
        &rows.users,
        &rows.names,
        &rows.surnames,
        &rows.birthdays,
        &rows.sexes,
        &rows.places,
        &rows.levels
    )
    .execute(&mut *db)
    .await?;
    sqlx::query!(
        "insert into candidate_spheres (candidate_id, sphere, position)
         select * from unnest($1::uuid[], $2::text[], $3::int[])",
        &rows.sphere_owners,
        &rows.spheres,
        &rows.sphere_positions
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn insert_companies(db: &mut PgConnection, rows: &Companies) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into companies (id, user_id, slug, name, address, location, owned_date, about, verified_at,
                                created_at, updated_at)
         select g.id, g.user_id, g.slug, g.name, g.address, g.location, g.founded::date, g.about,
                case when g.is_verified then u.created_at + interval '3 days' end, u.created_at, u.created_at
         from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                     $9::boolean[])
              as g (id, user_id, slug, name, address, location, founded, about, is_verified)
         join users u on u.id = g.user_id",
        &rows.ids,
        &rows.users,
        &rows.slugs,
        &rows.names,
        &rows.addresses,
        &rows.places,
        &rows.founded,
        &rows.abouts,
        &rows.verified
    )
    .execute(db)
    .await?;
    Ok(())
}
