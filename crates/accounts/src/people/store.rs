//! SQL of users and their profiles.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff_sqlx::{Date as Day, Timestamp as At, ToSqlx as _};
use kernel::words::Role;
use kernel::{Email, Locale};
use platform::{CandidateId, CompanyId, UserId};
use sqlx::PgConnection;

use super::{CandidateProfile, CustomerProfile};

/// Constraints whose violation becomes a refusal.
pub const ONE_PER_PHONE: &str = "users_one_per_phone";
pub const ONE_PER_EMAIL: &str = "users_one_per_email";

pub struct UserRow {
    pub phone: String,
    pub phone_verified_at: Timestamp,
    pub email: Option<String>,
    pub email_verified_at: Option<At>,
    pub role: String,
    pub role_changed_at: Option<At>,
    pub locale: String,
    pub has_password: bool,
    pub has_totp: bool,
    pub telegram_name: Option<String>,
    pub delete_at: Option<At>,
    pub created_at: Timestamp,
}

pub struct CandidateRow {
    pub id: CandidateId,
    pub name: String,
    pub surname: String,
    pub birthday: Date,
    pub sex: String,
    pub location: String,
    pub education_level: String,
    pub specialization: Option<String>,
    pub languages: serde_json::Value,
    pub about: Option<String>,
    pub avatar: Option<String>,
}

pub struct CompanyRow {
    pub id: CompanyId,
    pub slug: String,
    pub name: String,
    pub address: Option<String>,
    pub location: String,
    pub owned_date: Option<Day>,
    pub about: Option<String>,
    pub active: bool,
    pub avatar: Option<String>,
}

pub struct NewUser<'a> {
    pub id: UserId,
    pub phone: &'a str,
    pub email: Option<&'a Email>,
    pub password_hash: Option<&'a str>,
    pub role: Role,
    pub locale: Locale,
    pub now: Timestamp,
}

pub async fn find_user(db: &mut PgConnection, id: UserId) -> sqlx::Result<Option<UserRow>> {
    sqlx::query_as!(
        UserRow,
        r#"select u.phone, u.phone_verified_at, u.email, u.email_verified_at, u.role, u.role_changed_at, u.locale,
                  u.password_hash is not null as "has_password!", u.totp_confirmed_at is not null as "has_totp!",
                  t.name as "telegram_name?", u.delete_at, u.created_at
           from users u left join telegram_chats t on t.user_id = u.id where u.id = $1"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn find_user_by_phone(db: &mut PgConnection, phone: &str) -> sqlx::Result<Option<UserId>> {
    let id = sqlx::query_scalar!("select id from users where phone = $1", phone).fetch_optional(db).await?;
    Ok(id.map(UserId::from_uuid))
}

/// Whether another account has confirmed this address. One that was only typed proves nothing.
pub async fn is_email_of_another(db: &mut PgConnection, user: UserId, key: &str) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select 1 from users where email_key = $2 and id <> $1 and email_verified_at is not null)
               as "taken!""#,
        user.as_uuid(),
        key
    )
    .fetch_one(db)
    .await
}

pub async fn insert_user(db: &mut PgConnection, new: &NewUser<'_>) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into users (id, phone, phone_verified_at, email, email_key, password_hash, role, locale, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $3)",
        new.id.as_uuid(),
        new.phone,
        new.now.to_sqlx() as _,
        new.email.map(Email::as_str),
        new.email.map(Email::key),
        new.password_hash,
        new.role.code(),
        new.locale.code()
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn find_candidate(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<CandidateRow>> {
    sqlx::query_as!(
        CandidateRow,
        "select id, name, surname, birthday, sex, location, education_level, specialization, languages, about, avatar
         from candidates where user_id = $1",
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

/// Serializes the changes of one person, so that limits hold under concurrency and the last change wins.
pub async fn lock_candidate(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<()> {
    sqlx::query!("select id from candidates where id = $1 for no key update", candidate.as_uuid())
        .fetch_optional(db)
        .await?;
    Ok(())
}

pub async fn list_spheres(db: &mut PgConnection, candidate: CandidateId) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        "select sphere from candidate_spheres where candidate_id = $1 order by position",
        candidate.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// Inserts the profile, or updates it if there is one.
pub async fn save_candidate(
    db: &mut PgConnection,
    user: UserId,
    profile: &CandidateProfile,
    now: Timestamp,
) -> sqlx::Result<CandidateId> {
    let languages =
        serde_json::to_value(&profile.languages).map_err(|error| sqlx::Error::Encode(error.into()))?;
    let id = sqlx::query_scalar!(
        "insert into candidates (id, user_id, name, surname, birthday, sex, location, education_level, specialization,
                                 languages, about, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
         on conflict on constraint candidates_one_per_user do update set
             name = excluded.name, surname = excluded.surname, birthday = excluded.birthday, sex = excluded.sex,
             location = excluded.location, education_level = excluded.education_level,
             specialization = excluded.specialization, languages = excluded.languages, about = excluded.about,
             updated_at = excluded.updated_at
         returning id",
        CandidateId::new().as_uuid(),
        user.as_uuid(),
        &*profile.name,
        &*profile.surname,
        profile.birthday.to_sqlx() as _,
        profile.sex.code(),
        profile.location,
        profile.education_level.code(),
        profile.specialization.as_deref(),
        languages,
        profile.about.as_deref(),
        now.to_sqlx() as _
    )
    .fetch_one(&mut *db)
    .await?;
    sqlx::query!("delete from candidate_spheres where candidate_id = $1", id).execute(&mut *db).await?;
    sqlx::query!(
        "insert into candidate_spheres (candidate_id, sphere, position)
         select $1, sphere, position::int from unnest($2::text[]) with ordinality as given (sphere, position)",
        id,
        &profile.spheres
    )
    .execute(db)
    .await?;
    Ok(CandidateId::from_uuid(id))
}

pub async fn find_company(db: &mut PgConnection, id: CompanyId) -> sqlx::Result<CompanyRow> {
    sqlx::query_as!(
        CompanyRow,
        "select id, slug, name, address, location, owned_date, about, active, avatar from companies where id = $1",
        id.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// The picture of the company that a person owns.
pub async fn find_own_logo(db: &mut PgConnection, owner: UserId) -> sqlx::Result<Option<String>> {
    let logo = sqlx::query_scalar!("select avatar from companies where user_id = $1", owner.as_uuid());
    Ok(logo.fetch_optional(db).await?.flatten())
}

/// Photos on the page of the company that a person owns.
pub async fn list_own_photos(db: &mut PgConnection, owner: UserId) -> sqlx::Result<Vec<String>> {
    let photos = sqlx::query_scalar!(
        "select p.file_key from company_photos p join companies c on c.id = p.company_id
         where c.user_id = $1 order by p.position, p.id",
        owner.as_uuid()
    );
    photos.fetch_all(db).await
}

/// Sets the year in which a company was founded; the day stays if the year does.
pub async fn set_founded(
    db: &mut PgConnection,
    company: CompanyId,
    year: Option<i16>,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update companies set owned_date = make_date($2::int, 1, 1), updated_at = $3
         where id = $1 and extract(year from owned_date) is distinct from $2::int",
        company.as_uuid(),
        year.map(i32::from),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Inserts the company that a person owns.
pub async fn insert_company(
    db: &mut PgConnection,
    user: UserId,
    slug: &str,
    profile: &CustomerProfile,
    now: Timestamp,
) -> sqlx::Result<CompanyId> {
    let id = sqlx::query_scalar!(
        "insert into companies (id, user_id, slug, name, address, location, owned_date, about, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning id",
        CompanyId::new().as_uuid(),
        user.as_uuid(),
        slug,
        &*profile.name,
        profile.address.as_deref(),
        profile.location,
        profile.owned_date.map(jiff_sqlx::ToSqlx::to_sqlx) as _,
        profile.about.as_deref(),
        now.to_sqlx() as _
    )
    .fetch_one(db)
    .await?;
    Ok(CompanyId::from_uuid(id))
}

pub async fn update_company(
    db: &mut PgConnection,
    id: CompanyId,
    profile: &CustomerProfile,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update companies set name = $2, address = $3, location = $4, owned_date = $5, about = $6, updated_at = $7
         where id = $1",
        id.as_uuid(),
        &*profile.name,
        profile.address.as_deref(),
        profile.location,
        profile.owned_date.map(jiff_sqlx::ToSqlx::to_sqlx) as _,
        profile.about.as_deref(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Who has a picture: the candidate profile of a user, or a company.
#[derive(Debug, Clone, Copy)]
pub enum Pictured {
    Candidate(UserId),
    Company(CompanyId),
}

/// Sets the picture of a profile and returns the previous one. `None` if there is no such profile.
pub async fn set_avatar(
    db: &mut PgConnection,
    whose: Pictured,
    key: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<Option<Option<String>>> {
    match whose {
        Pictured::Candidate(user) => {
            sqlx::query_scalar!(
                "update candidates c set avatar = $2, updated_at = $3
                 from (select id, avatar from candidates where user_id = $1 for update) old
                 where c.id = old.id returning old.avatar",
                user.as_uuid(),
                key,
                now.to_sqlx() as _
            )
            .fetch_optional(db)
            .await
        }
        Pictured::Company(id) => {
            sqlx::query_scalar!(
                "update companies c set avatar = $2, updated_at = $3
                 from (select id, avatar from companies where id = $1 for update) old
                 where c.id = old.id returning old.avatar",
                id.as_uuid(),
                key,
                now.to_sqlx() as _
            )
            .fetch_optional(db)
            .await
        }
    }
}

/// Names that must not be used as a password.
pub async fn list_names(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        r#"select name as "name!" from candidates where user_id = $1
           union select surname from candidates where user_id = $1
           union select name from companies where user_id = $1"#,
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn set_password(db: &mut PgConnection, user: UserId, hash: &str) -> sqlx::Result<()> {
    sqlx::query!("update users set password_hash = $2 where id = $1", user.as_uuid(), hash)
        .execute(db)
        .await?;
    Ok(())
}
