//! SQL of the demo.

use jiff::Timestamp;
use serde_json::Value;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct Invited {
    pub id: Uuid,
    pub name: String,
    pub company: String,
    pub title: String,
    pub answered_at: Timestamp,
}

struct Row {
    id: Uuid,
    name: String,
    company: String,
    title: String,
    answered_at: jiff_sqlx::Timestamp,
}

/// The newest invitations of the demo employer, and those of the demo candidate.
pub async fn list_invited(
    db: &mut PgConnection,
    customer: &str,
    candidate: &str,
) -> sqlx::Result<Vec<Invited>> {
    let rows = sqlx::query_as!(
        Row,
        r#"select a.id, a.card ->> 'name' as "name!", c.name as company, v.title, a.answered_at as "answered_at!"
           from applications a
           join vacancies v on v.id = a.vacancy_id
           join companies c on c.id = a.company_id join users o on o.id = c.user_id
           join candidates n on n.id = a.candidate_id join users p on p.id = n.user_id
           where (o.phone = $1 or p.phone = $2) and a.status in ('offer', 'approve') and a.answered_at is not null
           order by p.phone = $2 desc, a.answered_at desc, a.id limit 24"#,
        customer,
        candidate
    )
    .fetch_all(db)
    .await?;
    let invited = rows.into_iter().map(|row| Invited {
        id: row.id,
        name: row.name,
        company: row.company,
        title: row.title,
        answered_at: row.answered_at.to_jiff(),
    });
    Ok(invited.collect())
}

pub async fn insert(db: &mut PgConnection, chats: &Value, messages: &Value) -> sqlx::Result<()> {
    sqlx::query!(
        "insert into chats (application_id, company_id, candidate_id, words, last_seq, last_at, candidate_last,
                            customer_last, candidate_read, customer_read)
         select a.id, a.company_id, a.candidate_id, c.words, c.last_seq, c.last_at, c.candidate_last, c.customer_last,
                c.candidate_read, c.customer_read
         from jsonb_to_recordset($1) as c (
             application_id uuid, words text, last_seq int, last_at timestamptz, candidate_last int, customer_last int,
             candidate_read int, customer_read int
         )
         join applications a on a.id = c.application_id",
        chats
    )
    .execute(&mut *db)
    .await?;
    sqlx::query!(
        "insert into chat_messages (id, application_id, seq, client_id, side, user_id, text, warnings, at)
         select m.id, m.application_id, m.seq, m.client_id, m.side,
                case m.side when 'customer' then c.user_id else p.user_id end, m.text, '{}', m.at
         from jsonb_to_recordset($1) as m (
             id uuid, application_id uuid, seq int, client_id uuid, side text, text text, at timestamptz
         )
         join applications a on a.id = m.application_id
         join companies c on c.id = a.company_id
         join candidates p on p.id = a.candidate_id",
        messages
    )
    .execute(db)
    .await?;
    Ok(())
}
