//! SQL of the changes that people make to their own account.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use kernel::Email;
use kernel::words::Role;
use platform::{Origin, UserId};
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

use super::identities::IdentityId;

pub struct EventRow {
    pub at: Timestamp,
    pub event: String,
    pub address: String,
    pub user_agent: String,
}

pub struct RoleRow {
    pub role: String,
    pub role_changed_at: Option<At>,
}

pub struct IdentityRow {
    pub id: IdentityId,
    pub issuer: String,
    pub name: String,
    pub linked_at: Timestamp,
}

pub struct ExportRow {
    pub made_at: Option<At>,
    pub expires_at: Option<At>,
    pub file_key: Option<String>,
}

pub async fn insert_event(
    db: &mut PgConnection,
    user: UserId,
    event: &str,
    origin: &Origin,
    at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into account_events (id, user_id, event, at, address, user_agent) values ($1, $2, $3, $4, $5, $6)",
        Uuid::now_v7(),
        user.as_uuid(),
        event,
        at.to_sqlx() as _,
        origin.address,
        origin.user_agent
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn count_events(db: &mut PgConnection, user: UserId) -> sqlx::Result<u64> {
    let count = sqlx::query_scalar!(
        r#"select count(*) as "count!" from account_events where user_id = $1"#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(count.unsigned_abs())
}

pub async fn list_events(
    db: &mut PgConnection,
    user: UserId,
    limit: u32,
    offset: u32,
) -> sqlx::Result<Vec<EventRow>> {
    sqlx::query_as!(
        EventRow,
        "select at, event, address, user_agent from account_events where user_id = $1
         order by at desc, id desc limit $2 offset $3",
        user.as_uuid(),
        i64::from(limit),
        i64::from(offset)
    )
    .fetch_all(db)
    .await
}

pub async fn delete_events_before(db: &mut PgConnection, before: Timestamp) -> sqlx::Result<u64> {
    let done =
        sqlx::query!("delete from account_events where at < $1", before.to_sqlx() as _).execute(db).await?;
    Ok(done.rows_affected())
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

pub async fn set_phone(db: &mut PgConnection, user: UserId, phone: &str, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set phone = $2, phone_verified_at = $3 where id = $1",
        user.as_uuid(),
        phone,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn is_email_of_another(db: &mut PgConnection, user: UserId, key: &str) -> sqlx::Result<bool> {
    sqlx::query_scalar!(
        r#"select exists (select 1 from users where email_key = $2 and id <> $1) as "taken!""#,
        user.as_uuid(),
        key
    )
    .fetch_one(db)
    .await
}

pub async fn set_email(
    db: &mut PgConnection,
    user: UserId,
    email: &Email,
    now: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set email = $2, email_key = $3, email_verified_at = $4 where id = $1",
        user.as_uuid(),
        email.as_str(),
        email.key(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// Locks the row, which serializes changes of the role.
pub async fn find_role(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<RoleRow>> {
    sqlx::query_as!(
        RoleRow,
        "select role, role_changed_at from users where id = $1 for update",
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn set_role(db: &mut PgConnection, user: UserId, role: Role, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set role = $2, role_changed_at = $3 where id = $1",
        user.as_uuid(),
        role.code(),
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

/// False if an authenticator is already confirmed.
pub async fn set_totp_secret(db: &mut PgConnection, user: UserId, sealed: &[u8]) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users set totp_sealed = $2, totp_last_step = null where id = $1 and totp_confirmed_at is null",
        user.as_uuid(),
        sealed
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn set_totp_on(db: &mut PgConnection, user: UserId, step: i64, now: Timestamp) -> sqlx::Result<()> {
    sqlx::query!(
        "update users set totp_confirmed_at = $3, totp_last_step = $2 where id = $1",
        user.as_uuid(),
        step,
        now.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn set_totp_off(db: &mut PgConnection, user: UserId) -> sqlx::Result<bool> {
    sqlx::query!("delete from recovery_codes where user_id = $1", user.as_uuid()).execute(&mut *db).await?;
    let done = sqlx::query!(
        "update users set totp_sealed = null, totp_confirmed_at = null, totp_last_step = null
         where id = $1 and totp_confirmed_at is not null",
        user.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn replace_recovery_codes(
    db: &mut PgConnection,
    user: UserId,
    hashes: &[Vec<u8>],
) -> sqlx::Result<()> {
    sqlx::query!("delete from recovery_codes where user_id = $1", user.as_uuid()).execute(&mut *db).await?;
    sqlx::query!(
        "insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])",
        user.as_uuid(),
        hashes
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn list_identities(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<IdentityRow>> {
    sqlx::query_as!(
        IdentityRow,
        "select id, issuer, name, linked_at from identities where user_id = $1 order by linked_at",
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

/// Counts the password and the linked accounts. Locks the user's row.
pub async fn count_ways_in(db: &mut PgConnection, user: UserId) -> sqlx::Result<i64> {
    sqlx::query_scalar!(
        r#"select (case when password_hash is null then 0 else 1 end
                   + (select count(*) from identities i where i.user_id = u.id)) as "ways!"
           from users u where u.id = $1 for update of u"#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn delete_identity(db: &mut PgConnection, user: UserId, id: Uuid) -> sqlx::Result<bool> {
    let done = sqlx::query!("delete from identities where id = $1 and user_id = $2", id, user.as_uuid())
        .execute(db)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// False if the deletion was requested before.
pub async fn set_delete_at(db: &mut PgConnection, user: UserId, at: Timestamp) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users set delete_at = $2 where id = $1 and delete_at is null",
        user.as_uuid(),
        at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn clear_delete_at(db: &mut PgConnection, user: UserId) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update users set delete_at = null where id = $1 and delete_at is not null",
        user.as_uuid()
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub async fn list_to_erase(db: &mut PgConnection, now: Timestamp) -> sqlx::Result<Vec<UserId>> {
    let ids = sqlx::query_scalar!(
        "select id from users where delete_at <= $1 order by delete_at limit 100",
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(UserId::from_uuid).collect())
}

/// Deletes the user, unless the deletion was undone at the last moment. Rows that reference the user are deleted by
/// cascade. Codes and failed sign-ins are keyed by phone and address, not by user, so they are deleted separately.
pub async fn delete_user(db: &mut PgConnection, user: UserId, now: Timestamp) -> sqlx::Result<()> {
    let gone = sqlx::query!(
        "delete from users where id = $1 and delete_at <= $2 returning phone, email",
        user.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(&mut *db)
    .await?;
    let Some(gone) = gone else { return Ok(()) };
    let recipients = [Some(gone.phone.clone()), gone.email].into_iter().flatten().collect::<Vec<String>>();
    sqlx::query!("delete from code_requests where recipient = any($1)", &recipients)
        .execute(&mut *db)
        .await?;
    sqlx::query!("delete from sign_in_failures where position($1 in key) > 0", gone.phone)
        .execute(db)
        .await?;
    Ok(())
}

/// `None` if one is being built already.
pub async fn insert_export(
    db: &mut PgConnection,
    user: UserId,
    now: Timestamp,
) -> sqlx::Result<Option<Uuid>> {
    sqlx::query_scalar!(
        "insert into exports (id, user_id, asked_at) values ($1, $2, $3)
         on conflict (user_id) where made_at is null do nothing returning id",
        Uuid::now_v7(),
        user.as_uuid(),
        now.to_sqlx() as _
    )
    .fetch_optional(db)
    .await
}

pub async fn find_export(db: &mut PgConnection, user: UserId) -> sqlx::Result<Option<ExportRow>> {
    sqlx::query_as!(
        ExportRow,
        "select made_at, expires_at, file_key from exports where user_id = $1 order by asked_at desc limit 1",
        user.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub async fn find_export_owner(db: &mut PgConnection, id: Uuid) -> sqlx::Result<Option<UserId>> {
    let user = sqlx::query_scalar!("select user_id from exports where id = $1 and made_at is null", id)
        .fetch_optional(db)
        .await?;
    Ok(user.map(UserId::from_uuid))
}

pub async fn set_export_made(
    db: &mut PgConnection,
    id: Uuid,
    key: &str,
    now: Timestamp,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    sqlx::query!(
        "update exports set made_at = $3, file_key = $2, expires_at = $4 where id = $1",
        id,
        key,
        now.to_sqlx() as _,
        expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(())
}

pub async fn list_export_files(db: &mut PgConnection, user: UserId) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar!(
        r#"select file_key as "key!" from exports where user_id = $1 and file_key is not null"#,
        user.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub async fn list_old_exports(
    db: &mut PgConnection,
    now: Timestamp,
) -> sqlx::Result<Vec<(Uuid, Option<String>)>> {
    let rows =
        sqlx::query!("select id, file_key from exports where expires_at < $1 limit 200", now.to_sqlx() as _)
            .fetch_all(db)
            .await?;
    Ok(rows.into_iter().map(|row| (row.id, row.file_key)).collect())
}

pub async fn delete_export(db: &mut PgConnection, id: Uuid) -> sqlx::Result<()> {
    sqlx::query!("delete from exports where id = $1", id).execute(db).await?;
    Ok(())
}

pub async fn set_repeatable_read(db: &mut PgConnection) -> sqlx::Result<()> {
    sqlx::query!("set transaction isolation level repeatable read").execute(db).await?;
    Ok(())
}

/// Every table that contains data about a person, without secrets (hashes, sealed values).
pub async fn list_export_parts(
    db: &mut PgConnection,
    user: UserId,
) -> sqlx::Result<Vec<(&'static str, Value)>> {
    let id = user.as_uuid();
    let account = sqlx::query_scalar!(
        r#"select to_jsonb(u) - 'password_hash' - 'totp_sealed' - 'email_key' - 'totp_last_step' as "json!"
           from users u where id = $1"#,
        id
    );
    let account = account.fetch_one(&mut *db).await?;
    let candidate = sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('spheres',
               (select jsonb_agg(sphere order by position) from candidate_spheres s where s.candidate_id = c.id))),
               '[]') as "json!"
           from candidates c where user_id = $1"#,
        id
    );
    let candidate = candidate.fetch_one(&mut *db).await?;
    let company = sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(c)), '[]') as "json!" from companies c where user_id = $1"#,
        id
    );
    let company = company.fetch_one(&mut *db).await?;
    let sessions = sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(s) - 'secret_hash'), '[]') as "json!" from sessions s where user_id = $1"#,
        id
    );
    let sessions = sessions.fetch_one(&mut *db).await?;
    let history = sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(e) order by at), '[]') as "json!" from account_events e where user_id = $1"#,
        id
    );
    let history = history.fetch_one(&mut *db).await?;
    let consents = sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(c) - 'address_fingerprint'), '[]') as "json!"
           from consents c where user_id = $1"#,
        id
    );
    let consents = consents.fetch_one(&mut *db).await?;
    let identities = sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(i)), '[]') as "json!" from identities i where user_id = $1"#,
        id
    );
    let identities = identities.fetch_one(&mut *db).await?;
    let telegram = sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(t)), '[]') as "json!" from telegram_chats t where user_id = $1"#,
        id
    );
    let telegram = telegram.fetch_one(&mut *db).await?;
    let choices = sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'choices', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from notification_choices c where user_id = $1),
               'quiet_hours', (select to_jsonb(q) from notification_quiet_hours q where user_id = $1)) as "json!""#,
        id
    );
    let choices = choices.fetch_one(&mut *db).await?;
    let vacancies = sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'vacancies', (select coalesce(jsonb_agg(to_jsonb(v) || jsonb_build_object('texts',
                   (select jsonb_agg(jsonb_build_object('number', r.number, 'content', r.content, 'state', r.state,
                        'submitted_at', r.submitted_at, 'reasons', r.reasons) order by r.number)
                    from vacancy_revisions r where r.vacancy_id = v.id))), '[]')
                   from vacancies v join companies c on c.id = v.company_id where c.user_id = $1),
               'draft', (select to_jsonb(d) from vacancy_drafts d join companies c on c.id = d.company_id
                         where c.user_id = $1)) as "json!""#,
        id
    );
    let vacancies = vacancies.fetch_one(&mut *db).await?;
    let saved = sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'saved', (select coalesce(jsonb_agg(jsonb_build_object('slug', v.slug, 'title', v.title,
                            'added_at', f.added_at)), '[]')
                         from favourites f join candidates c on c.id = f.candidate_id
                         join vacancies v on v.id = f.vacancy_id where c.user_id = $1),
               'contacts_opened', (select coalesce(jsonb_agg(jsonb_build_object('slug', v.slug, 'at', o.at)), '[]')
                         from vacancy_contact_views o join candidates c on c.id = o.candidate_id
                         join vacancies v on v.id = o.vacancy_id where c.user_id = $1),
               'complaints', (select coalesce(jsonb_agg(to_jsonb(k) - 'decided_by'), '[]')
                         from complaints k where k.reporter_id = $1),
               'searches', (select coalesce(jsonb_agg(to_jsonb(s) - 'candidate_id'), '[]')
                         from saved_searches s join candidates c on c.id = s.candidate_id where c.user_id = $1),
               'hidden_vacancies', (select coalesce(jsonb_agg(jsonb_build_object('slug', v.slug, 'title', v.title,
                            'hidden_at', h.hidden_at)), '[]')
                         from hidden_vacancies h join candidates c on c.id = h.candidate_id
                         join vacancies v on v.id = h.vacancy_id where c.user_id = $1),
               'hidden_companies', (select coalesce(jsonb_agg(jsonb_build_object('slug', o.slug, 'name', o.name,
                            'hidden_at', h.hidden_at)), '[]')
                         from hidden_companies h join candidates c on c.id = h.candidate_id
                         join companies o on o.id = h.company_id where c.user_id = $1)) as "json!""#,
        id
    );
    let saved = saved.fetch_one(db).await?;
    Ok(vec![
        ("account", account),
        ("candidate", candidate),
        ("company", company),
        ("sessions", sessions),
        ("history", history),
        ("consents", consents),
        ("identities", identities),
        ("telegram", telegram),
        ("notifications", choices),
        ("vacancies", vacancies),
        ("saved", saved),
    ])
}
