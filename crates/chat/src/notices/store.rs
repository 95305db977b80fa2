//! SQL of who is told.

use applications::ApplicationId;
use platform::UserId;
use sqlx::PgConnection;
use uuid::Uuid;

pub struct Waiting {
    pub candidate: UserId,
    /// The member who runs the vacancy.
    pub runner: Uuid,
    pub company: String,
    pub name: String,
    pub title: String,
    pub candidate_read: i32,
    pub customer_read: i32,
}

pub async fn find_waiting(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<Option<Waiting>> {
    sqlx::query_as!(
        Waiting,
        r#"select p.user_id as "candidate: UserId", coalesce(v.member_id, o.user_id) as "runner!", o.name as company,
                  a.card ->> 'name' as "name!", v.title, c.candidate_read, c.customer_read
           from chats c
           join applications a on a.id = c.application_id
           join vacancies v on v.id = a.vacancy_id
           join companies o on o.id = c.company_id
           join candidates p on p.id = c.candidate_id
           where c.application_id = $1"#,
        id.as_uuid()
    )
    .fetch_optional(db)
    .await
}
