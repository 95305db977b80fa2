//! SQL of the file with everything about a person.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx as _};
use platform::UserId;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct ExportRow {
    pub made_at: Option<At>,
    pub expires_at: Option<At>,
    pub file_key: Option<String>,
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

/// False if the export is gone or made already.
pub async fn set_export_made(
    db: &mut PgConnection,
    id: Uuid,
    key: &str,
    now: Timestamp,
    expires_at: Timestamp,
) -> sqlx::Result<bool> {
    let done = sqlx::query!(
        "update exports set made_at = $3, file_key = $2, expires_at = $4 where id = $1 and made_at is null",
        id,
        key,
        now.to_sqlx() as _,
        expires_at.to_sqlx() as _
    )
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
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
        r#"select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object(
               'page', (select to_jsonb(p) from company_pages p where p.company_id = c.id),
               'verifications', (select coalesce(jsonb_agg(to_jsonb(v) - '{requested_by,registry_director}'::text[]
                     || jsonb_build_object('document', d.name) order by v.requested_at), '[]')
                 from company_verifications v join company_documents d on d.id = v.document_id
                 where v.company_id = c.id))), '[]') as "json!"
           from companies c where user_id = $1"#,
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
               'quiet_hours', (select to_jsonb(q) from notification_quiet_hours q where user_id = $1),
               'notices', (select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.at), '[]')
                           from notices n where user_id = $1)) as "json!""#,
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
    let saved = saved.fetch_one(&mut *db).await?;
    let resumes = find_resumes(&mut *db, user).await?;
    let candidates = find_opened_candidates(&mut *db, user).await?;
    let teams = find_teams(&mut *db, user).await?;
    let applications = find_applications(&mut *db, user).await?;
    let interviews = find_interviews(&mut *db, user).await?;
    let messages = find_messages(&mut *db, user).await?;
    let notes = find_team_notes(db, user).await?;
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
        ("resumes", resumes),
        ("candidates", candidates),
        ("teams", teams),
        ("applications", applications),
        ("interviews", interviews),
        ("messages", messages),
        ("team_notes", notes),
    ])
}

/// The resumes with earlier texts, answers for interviews, and the companies that looked.
async fn find_resumes(db: &mut PgConnection, user: UserId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(to_jsonb(r) - 'link_hash' - 'words' || jsonb_build_object(
               'earlier_texts', (select coalesce(jsonb_agg(to_jsonb(t) - 'resume_id' order by t.revision), '[]')
                                 from resume_revisions t where t.resume_id = r.id),
               'companies', (select coalesce(jsonb_agg(o.slug), '[]') from resume_companies l
                             join companies o on o.id = l.company_id where l.resume_id = r.id),
               'interview_data', (select to_jsonb(i) - 'resume_id' from resume_interview_data i where i.resume_id = r.id),
               'views', (select coalesce(jsonb_agg(jsonb_build_object('company', o.name, 'seen_at', v.seen_at)), '[]')
                         from resume_views v join companies o on o.id = v.company_id where v.resume_id = r.id),
               'contacts_opened', (select coalesce(jsonb_agg(jsonb_build_object('company', o.name,
                                       'opened_at', p.opened_at)), '[]')
                                   from resume_openings p join companies o on o.id = p.company_id
                                   where p.resume_id = r.id))), '[]') as "json!"
           from resumes r join candidates c on c.id = r.candidate_id where c.user_id = $1"#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// What the company did with candidates. Their data is theirs, so only addresses are listed.
async fn find_opened_candidates(db: &mut PgConnection, user: UserId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'contacts_opened', (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'at', p.opened_at)), '[]')
                         from resume_openings p join companies c on c.id = p.company_id
                         join resumes r on r.id = p.resume_id where c.user_id = $1),
               'saved', (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'at', s.saved_at)), '[]')
                         from saved_candidates s join companies c on c.id = s.company_id
                         join resumes r on r.id = s.resume_id where c.user_id = $1)) as "json!""#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// The companies that the person works in, what he did there, and invitations to his phone.
async fn find_teams(db: &mut PgConnection, user: UserId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'member_of', (select coalesce(jsonb_agg(jsonb_build_object('company', c.name, 'role', m.role,
                                'name', m.name, 'joined_at', m.joined_at)), '[]')
                             from company_members m join companies c on c.id = m.company_id where m.user_id = $1),
               'acts', (select coalesce(jsonb_agg(jsonb_build_object('company', c.name, 'at', e.at, 'what', e.what)
                            order by e.at), '[]')
                        from company_events e join companies c on c.id = e.company_id where e.user_id = $1),
               'invitations', (select coalesce(jsonb_agg(jsonb_build_object('company', c.name, 'role', i.role,
                                  'at', i.created_at)), '[]')
                               from company_invitations i join companies c on c.id = i.company_id
                               join users u on u.phone = i.phone where u.id = $1)) as "json!""#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// What a candidate sent and was told. What the company thinks of it, and what it plans, is not the candidate's data
/// (decisions C22).
async fn find_applications(db: &mut PgConnection, user: UserId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        r#"select coalesce(jsonb_agg(jsonb_build_object(
               'vacancy', v.slug, 'title', v.title, 'company', o.name, 'source', a.source, 'status', a.status,
               'ended_by', a.ended_by, 'reason', a.reason, 'letter', a.letter, 'answers', a.answers,
               'resume', a.snapshot, 'message', a.message, 'created_at', a.created_at, 'status_at', a.status_at,
               'viewed_at', a.viewed_at, 'answered_at', a.answered_at, 'accepted_at', a.accepted_at,
               'acts', (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'what', e.kind, 'text', e.text)
                            order by e.id), '[]')
                        from application_events e where e.application_id = a.id and e.actor = 'candidate')
               ) order by a.created_at), '[]') as "json!"
           from applications a
           join candidates c on c.id = a.candidate_id
           join vacancies v on v.id = a.vacancy_id
           join companies o on o.id = a.company_id
           where c.user_id = $1"#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// Interviews of the candidate, and when a member takes part in one.
async fn find_interviews(db: &mut PgConnection, user: UserId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'invited', (select coalesce(jsonb_agg(jsonb_build_object(
                       'vacancy', v.slug, 'title', v.title, 'company', o.name, 'kind', i.kind, 'place', i.place,
                       'link', i.link, 'duration_minutes', i.duration_minutes, 'note', i.note, 'start_at', i.start_at,
                       'offered', (select coalesce(jsonb_agg(s.start_at order by s.start_at), '[]')
                                   from interview_slots s where s.interview_id = i.id),
                       'status', i.status, 'confirmed_at', i.confirmed_at, 'asked_at', i.asked_at,
                       'ask_text', i.ask_text, 'cancelled_at', i.cancelled_at, 'cancelled_by', i.cancelled_by,
                       'cancel_text', i.cancel_text, 'created_at', i.created_at) order by i.created_at), '[]')
                   from interviews i
                   join candidates c on c.id = i.candidate_id
                   join applications a on a.id = i.application_id
                   join vacancies v on v.id = a.vacancy_id
                   join companies o on o.id = i.company_id
                   where c.user_id = $1),
               'interviewer', (select coalesce(jsonb_agg(jsonb_build_object(
                       'company', o.name, 'kind', i.kind, 'place', i.place, 'link', i.link,
                       'duration_minutes', i.duration_minutes, 'start_at', i.start_at, 'status', i.status)
                       order by i.created_at), '[]')
                   from interview_interviewers w
                   join interviews i on i.id = w.interview_id
                   join companies o on o.id = i.company_id
                   where w.user_id = $1)) as "json!""#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// What the person has written in conversations, what was written to the candidate, and whom he has blocked.
async fn find_messages(db: &mut PgConnection, user: UserId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'conversations', (select coalesce(jsonb_agg(jsonb_build_object(
                       'vacancy', v.slug, 'title', v.title, 'company', o.name, 'by', m.side, 'text', m.text,
                       'file', f.name, 'at', m.at, 'edited_at', m.edited_at, 'deleted_at', m.deleted_at)
                       order by m.application_id, m.seq), '[]')
                   from chat_messages m
                   left join chat_files f on f.application_id = m.application_id and f.seq = m.seq
                   join chats c on c.application_id = m.application_id
                   join applications a on a.id = c.application_id
                   join vacancies v on v.id = a.vacancy_id
                   join companies o on o.id = c.company_id
                   join candidates p on p.id = c.candidate_id
                   where p.user_id = $1),
               'as_member', (select coalesce(jsonb_agg(jsonb_build_object(
                       'company', o.name, 'text', m.text, 'file', f.name, 'at', m.at, 'edited_at', m.edited_at,
                       'deleted_at', m.deleted_at) order by m.at), '[]')
                   from chat_messages m
                   left join chat_files f on f.application_id = m.application_id and f.seq = m.seq
                   join chats c on c.application_id = m.application_id
                   join companies o on o.id = c.company_id
                   where m.user_id = $1 and m.side = 'customer'),
               'blocked', (select coalesce(jsonb_agg(jsonb_build_object('company', o.name, 'at', b.at)), '[]')
                   from contact_blocks b
                   join candidates p on p.id = b.candidate_id
                   join companies o on o.id = b.company_id
                   where p.user_id = $1 and b.side = 'candidate')) as "json!""#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}

/// The newest files that a person has sent in messages, as many as fit: names, and where they are stored.
pub async fn list_sent_files(
    db: &mut PgConnection,
    user: UserId,
    most_bytes: i64,
) -> sqlx::Result<Vec<(String, String)>> {
    let rows = sqlx::query!(
        r#"select name as "name!", file_key as "file_key!" from (
               select name, file_key, created_at, id, sum(size) over (order by created_at desc, id desc) as bytes
               from chat_files where user_id = $1 and seq is not null) sent
           where bytes <= $2 order by created_at desc, id desc"#,
        user.as_uuid(),
        most_bytes
    )
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(|row| (row.name, row.file_key)).collect())
}

/// What a member wrote about candidates, without whom it is about, and what he told them (decisions C22).
async fn find_team_notes(db: &mut PgConnection, user: UserId) -> sqlx::Result<Value> {
    sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'comments', (select coalesce(jsonb_agg(jsonb_build_object('company', o.name, 'vacancy', v.slug,
                                'text', k.text, 'created_at', k.created_at, 'edited_at', k.edited_at)
                                order by k.created_at), '[]')
                            from application_comments k
                            join applications a on a.id = k.application_id
                            join vacancies v on v.id = a.vacancy_id
                            join companies o on o.id = a.company_id
                            where k.user_id = $1),
               'scorecards', (select coalesce(jsonb_agg(jsonb_build_object('company', o.name, 'vacancy', v.slug,
                                  'recommendation', s.recommendation, 'skills', s.skills, 'note', s.note, 'at', s.at)
                                  order by s.at), '[]')
                              from application_scorecards s
                              join applications a on a.id = s.application_id
                              join vacancies v on v.id = a.vacancy_id
                              join companies o on o.id = a.company_id
                              where s.user_id = $1),
               'acts', (select coalesce(jsonb_agg(jsonb_build_object('company', o.name, 'vacancy', v.slug, 'at', e.at,
                            'what', e.kind, 'text', e.text) order by e.id), '[]')
                        from application_events e
                        join applications a on a.id = e.application_id
                        join vacancies v on v.id = a.vacancy_id
                        join companies o on o.id = a.company_id
                        where e.user_id = $1 and e.actor = 'customer')) as "json!""#,
        user.as_uuid()
    )
    .fetch_one(db)
    .await
}
