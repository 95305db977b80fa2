//! SQL of the dictionaries: reads and writes whole tables.

use serde_json::Value;
use sqlx::PgConnection;

use crate::model::{Location, LocationKind, Names, Profession, Sphere, Term};

/// True when the tables already hold this version of the data.
pub async fn find_seed(db: &mut PgConnection, digest: &str) -> sqlx::Result<bool> {
    let found = sqlx::query_scalar!("select true from dictionary_seeds where digest = $1", digest);
    Ok(found.fetch_optional(db).await?.is_some())
}

/// Records this version as the only one in the tables.
pub async fn set_seed(db: &mut PgConnection, digest: &str) -> sqlx::Result<()> {
    sqlx::query!("delete from dictionary_seeds").execute(&mut *db).await?;
    sqlx::query!("insert into dictionary_seeds (digest) values ($1)", digest).execute(db).await?;
    Ok(())
}

/// Serialises concurrent seeding.
pub async fn lock_seeding(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!("lock table dictionary_seeds in exclusive mode").execute(db).await?;
    Ok(())
}

/// Notifies every running server to reload the dictionaries.
pub async fn notify_changed(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!("select pg_notify('dictionaries_changed', '') as sent").fetch_one(db).await?;
    Ok(())
}

/// Parents must come before their children in `rows`.
pub async fn upsert_locations(db: &mut PgConnection, rows: &Value) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "insert into locations (id, slug, kind, parent_id, name_uz, name_ru, name_en,
                                short_uz, short_ru, short_en, aliases, position)
         select id, slug, kind, parent_id, name_uz, name_ru, name_en, short_uz, short_ru, short_en, aliases, position
         from jsonb_to_recordset($1) as row (
             id int, slug text, kind text, parent_id int, name_uz text, name_ru text, name_en text,
             short_uz text, short_ru text, short_en text, aliases text[], position int)
         on conflict (id) do update set
             slug = excluded.slug, kind = excluded.kind, parent_id = excluded.parent_id,
             name_uz = excluded.name_uz, name_ru = excluded.name_ru, name_en = excluded.name_en,
             short_uz = excluded.short_uz, short_ru = excluded.short_ru, short_en = excluded.short_en,
             aliases = excluded.aliases, position = excluded.position",
        rows
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

pub async fn upsert_spheres(db: &mut PgConnection, rows: &Value) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "insert into spheres (slug, icon, name_uz, name_ru, name_en, position)
         select slug, icon, name_uz, name_ru, name_en, position
         from jsonb_to_recordset($1) as row (
             slug text, icon text, name_uz text, name_ru text, name_en text, position int)
         on conflict (slug) do update set
             icon = excluded.icon, name_uz = excluded.name_uz, name_ru = excluded.name_ru,
             name_en = excluded.name_en, position = excluded.position",
        rows
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

pub async fn upsert_professions(db: &mut PgConnection, rows: &Value) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "insert into professions (slug, sphere_slug, name_uz, name_ru, name_en, aliases, position)
         select slug, sphere_slug, name_uz, name_ru, name_en, aliases, position
         from jsonb_to_recordset($1) as row (
             slug text, sphere_slug text, name_uz text, name_ru text, name_en text, aliases text[], position int)
         on conflict (slug) do update set
             sphere_slug = excluded.sphere_slug, name_uz = excluded.name_uz, name_ru = excluded.name_ru,
             name_en = excluded.name_en, aliases = excluded.aliases, position = excluded.position",
        rows
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

pub async fn upsert_terms(db: &mut PgConnection, rows: &Value) -> sqlx::Result<u64> {
    let done = sqlx::query!(
        "insert into dictionary_terms (kind, slug, name_uz, name_ru, name_en, aliases, position)
         select kind, slug, name_uz, name_ru, name_en, aliases, position
         from jsonb_to_recordset($1) as row (
             kind text, slug text, name_uz text, name_ru text, name_en text, aliases text[], position int)
         on conflict (kind, slug) do update set
             name_uz = excluded.name_uz, name_ru = excluded.name_ru, name_en = excluded.name_en,
             aliases = excluded.aliases, position = excluded.position",
        rows
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected())
}

pub async fn list_locations(db: &mut PgConnection) -> sqlx::Result<Vec<Location>> {
    let rows = sqlx::query!(
        "select id, slug, kind, parent_id, name_uz, name_ru, name_en, short_uz, short_ru, short_en, aliases
         from locations order by position, id"
    );
    let rows = rows.fetch_all(db).await?;
    let locations = rows.into_iter().map(|row| Location {
        id: row.id,
        slug: row.slug,
        kind: LocationKind::parse(&row.kind).expect("the constraint locations_kind_is_known"),
        parent_id: row.parent_id,
        names: Names { uz: row.name_uz, ru: row.name_ru, en: row.name_en },
        short: Names { uz: row.short_uz, ru: row.short_ru, en: row.short_en },
        aliases: row.aliases,
    });
    Ok(locations.collect())
}

pub async fn list_spheres(db: &mut PgConnection) -> sqlx::Result<Vec<Sphere>> {
    let rows =
        sqlx::query!("select slug, icon, name_uz, name_ru, name_en from spheres order by position, slug");
    let spheres = rows.fetch_all(db).await?.into_iter().map(|row| Sphere {
        slug: row.slug,
        icon: row.icon,
        names: Names { uz: row.name_uz, ru: row.name_ru, en: row.name_en },
    });
    Ok(spheres.collect())
}

pub async fn list_professions(db: &mut PgConnection) -> sqlx::Result<Vec<Profession>> {
    let rows = sqlx::query!(
        "select slug, sphere_slug, name_uz, name_ru, name_en, aliases
         from professions order by sphere_slug, position, slug"
    );
    let professions = rows.fetch_all(db).await?.into_iter().map(|row| Profession {
        slug: row.slug,
        sphere_slug: row.sphere_slug,
        names: Names { uz: row.name_uz, ru: row.name_ru, en: row.name_en },
        aliases: row.aliases,
    });
    Ok(professions.collect())
}

pub async fn list_terms(db: &mut PgConnection) -> sqlx::Result<Vec<Term>> {
    let rows = sqlx::query!(
        "select kind, slug, name_uz, name_ru, name_en, aliases from dictionary_terms order by kind, position, slug"
    );
    let terms = rows.fetch_all(db).await?.into_iter().map(|row| Term {
        kind: row.kind,
        slug: row.slug,
        names: Names { uz: row.name_uz, ru: row.name_ru, en: row.name_en },
        aliases: row.aliases,
    });
    Ok(terms.collect())
}
