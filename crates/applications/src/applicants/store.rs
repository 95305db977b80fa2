//! SQL of applications as an employer sees them. `found_applications` (migrations) holds the conditions of the filter.

use jiff::Timestamp;
use jiff_sqlx::{Timestamp as At, ToSqlx};
use kernel::words::{ApplicationStage, Recommendation};
use platform::{CompanyId, Customer, PageQuery};
use resumes::ResumeId;
use serde_json::Value;
use sqlx::PgConnection;

use super::filter::Found;
use crate::{ApplicationId, ColumnId};

pub struct ApplicantRow {
    pub id: ApplicationId,
    pub resume_id: ResumeId,
    pub source: String,
    pub status: String,
    pub stage: String,
    pub column_id: ColumnId,
    pub ended_by: Option<String>,
    pub reason: Option<String>,
    pub created_at: Timestamp,
    pub stage_at: Timestamp,
    pub status_at: Timestamp,
    pub viewed_at: Option<At>,
    pub answered_at: Option<At>,
    pub accepted_at: Option<At>,
    pub refuse_at: Option<At>,
    pub card: Value,
    pub has_letter: bool,
    pub slug: String,
    pub title: String,
    pub is_vacancy_open: bool,
    pub comments: i64,
    pub ratings: i64,
    pub recommendation: Option<String>,
    pub interview: Option<Value>,
    pub locale: String,
}

pub async fn list(
    db: &mut PgConnection,
    me: &Customer,
    found: &Found,
    now: Timestamp,
    page: PageQuery,
) -> sqlx::Result<Vec<ApplicantRow>> {
    sqlx::query_as!(
        ApplicantRow,
        r#"select a.id as "id!", a.resume_id as "resume_id!", a.source as "source!", a.status as "status!", a.stage as "stage!",
                  a.column_id as "column_id!", a.ended_by, a.reason, a.created_at as "created_at!", a.stage_at as "stage_at!",
                  a.status_at as "status_at!", a.viewed_at, a.answered_at, a.accepted_at, a.refuse_at, a.card as "card!",
                  a.letter is not null as "has_letter!",
                  v.slug, v.title, v.is_public and v.expires_at > $11 as "is_vacancy_open!",
                  (select count(*) from application_comments m where m.application_id = a.id) as "comments!",
                  (select count(*) from application_scorecards s where s.application_id = a.id) as "ratings!",
                  (select s.recommendation from application_scorecards s
                   where s.application_id = a.id and s.user_id = $12) as recommendation,
                  open_interview(a.id, $11) as interview,
                  (select u.locale from candidates p join users u on u.id = p.user_id where p.id = a.candidate_id) as "locale!"
           from found_applications($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12) a
           join vacancies v on v.id = a.vacancy_id
           order by case when $13 = 'due' then
                        case when a.status = 'waiting' and a.answered_at is null then a.created_at else 'infinity' end
                    end,
                    case when $13 = 'oldest' then a.created_at end, a.created_at desc, a.id
           offset $14 limit $15"#,
        found.company.as_uuid(),
        found.vacancy.as_deref(),
        found.stage.map(ApplicationStage::code),
        found.patterns.as_deref(),
        found.sphere.as_deref(),
        found.salary_max,
        found.recommendation.map(Recommendation::code),
        found.since.map(ToSqlx::to_sqlx) as _,
        found.is_unread,
        found.late_before.map(ToSqlx::to_sqlx) as _,
        now.to_sqlx() as _,
        me.user_id.as_uuid(),
        found.sort.code(),
        i64::from(page.offset()),
        i64::from(page.per_page())
    )
    .fetch_all(db)
    .await
}

/// All that the filter finds, in the order of the list.
pub async fn list_ids(
    db: &mut PgConnection,
    me: &Customer,
    found: &Found,
) -> sqlx::Result<Vec<ApplicationId>> {
    let ids = sqlx::query_scalar!(
        r#"select a.id as "id!" from found_applications($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) a
           order by case when $12 = 'due' then
                        case when a.status = 'waiting' and a.answered_at is null then a.created_at else 'infinity' end
                    end,
                    case when $12 = 'oldest' then a.created_at end, a.created_at desc, a.id"#,
        found.company.as_uuid(),
        found.vacancy.as_deref(),
        found.stage.map(ApplicationStage::code),
        found.patterns.as_deref(),
        found.sphere.as_deref(),
        found.salary_max,
        found.recommendation.map(Recommendation::code),
        found.since.map(ToSqlx::to_sqlx) as _,
        found.is_unread,
        found.late_before.map(ToSqlx::to_sqlx) as _,
        me.user_id.as_uuid(),
        found.sort.code()
    )
    .fetch_all(db)
    .await?;
    Ok(ids.into_iter().map(ApplicationId::from_uuid).collect())
}

/// The first cards of every column, or one page of a single column.
pub async fn list_by_column(
    db: &mut PgConnection,
    me: &Customer,
    found: &Found,
    now: Timestamp,
    column: Option<ColumnId>,
    (offset, limit): (i64, i64),
) -> sqlx::Result<Vec<ApplicantRow>> {
    sqlx::query_as!(
        ApplicantRow,
        r#"select a.id as "id!", a.resume_id as "resume_id!", a.source as "source!", a.status as "status!", a.stage as "stage!",
                  a.column_id as "column_id!", a.ended_by, a.reason, a.created_at as "created_at!", a.stage_at as "stage_at!",
                  a.status_at as "status_at!", a.viewed_at, a.answered_at, a.accepted_at, a.refuse_at, a.card as "card!",
                  a.letter is not null as "has_letter!",
                  v.slug, v.title, v.is_public and v.expires_at > $11 as "is_vacancy_open!",
                  (select count(*) from application_comments m where m.application_id = a.id) as "comments!",
                  (select count(*) from application_scorecards s where s.application_id = a.id) as "ratings!",
                  (select s.recommendation from application_scorecards s
                   where s.application_id = a.id and s.user_id = $12) as recommendation,
                  open_interview(a.id, $11) as interview,
                  (select u.locale from candidates p join users u on u.id = p.user_id where p.id = a.candidate_id) as "locale!"
           from (
               select f.*, row_number() over (
                   partition by f.column_id
                   order by case when $16 = 'due' then
                                case when f.status = 'waiting' and f.answered_at is null then f.created_at else 'infinity' end
                            end,
                            case when $16 = 'oldest' then f.stage_at end, f.stage_at desc, f.id
               ) as place
               from found_applications($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12) f
               where $13::uuid is null or f.column_id = $13
           ) a
           join vacancies v on v.id = a.vacancy_id
           where a.place > $14 and a.place <= $14 + $15
           order by a.column_id, a.place"#,
        found.company.as_uuid(),
        found.vacancy.as_deref(),
        found.stage.map(ApplicationStage::code),
        found.patterns.as_deref(),
        found.sphere.as_deref(),
        found.salary_max,
        found.recommendation.map(Recommendation::code),
        found.since.map(ToSqlx::to_sqlx) as _,
        found.is_unread,
        found.late_before.map(ToSqlx::to_sqlx) as _,
        now.to_sqlx() as _,
        me.user_id.as_uuid(),
        column.map(ColumnId::as_uuid),
        offset,
        limit,
        found.sort.code()
    )
    .fetch_all(db)
    .await
}

pub async fn find(
    db: &mut PgConnection,
    me: &Customer,
    id: ApplicationId,
    now: Timestamp,
) -> sqlx::Result<Option<ApplicantRow>> {
    sqlx::query_as!(
        ApplicantRow,
        r#"select a.id as "id!", a.resume_id as "resume_id!", a.source as "source!", a.status as "status!", a.stage as "stage!",
                  a.column_id as "column_id!", a.ended_by, a.reason, a.created_at as "created_at!", a.stage_at as "stage_at!",
                  a.status_at as "status_at!", a.viewed_at, a.answered_at, a.accepted_at, a.refuse_at, a.card as "card!",
                  a.letter is not null as "has_letter!",
                  v.slug, v.title, v.is_public and v.expires_at > $3 as "is_vacancy_open!",
                  (select count(*) from application_comments m where m.application_id = a.id) as "comments!",
                  (select count(*) from application_scorecards s where s.application_id = a.id) as "ratings!",
                  (select s.recommendation from application_scorecards s
                   where s.application_id = a.id and s.user_id = $4) as recommendation,
                  open_interview(a.id, $3) as interview,
                  (select u.locale from candidates p join users u on u.id = p.user_id where p.id = a.candidate_id) as "locale!"
           from applications a
           join vacancies v on v.id = a.vacancy_id
           where a.company_id = $1 and a.id = $2"#,
        me.company_id.as_uuid(),
        id.as_uuid(),
        now.to_sqlx() as _,
        me.user_id.as_uuid()
    )
    .fetch_optional(db)
    .await
}

pub struct ColumnCount {
    pub column_id: ColumnId,
    pub stage: String,
    pub count: i64,
    pub unread: i64,
}

pub async fn count_by_column(
    db: &mut PgConnection,
    me: &Customer,
    found: &Found,
) -> sqlx::Result<Vec<ColumnCount>> {
    sqlx::query_as!(
        ColumnCount,
        r#"select a.column_id as "column_id!", a.stage as "stage!", count(*) as "count!",
                  count(*) filter (where a.viewed_at is null) as "unread!"
           from found_applications($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) a
           group by a.column_id, a.stage"#,
        found.company.as_uuid(),
        found.vacancy.as_deref(),
        found.stage.map(ApplicationStage::code),
        found.patterns.as_deref(),
        found.sphere.as_deref(),
        found.salary_max,
        found.recommendation.map(Recommendation::code),
        found.since.map(ToSqlx::to_sqlx) as _,
        found.is_unread,
        found.late_before.map(ToSqlx::to_sqlx) as _,
        me.user_id.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct VacancyRow {
    pub slug: String,
    pub title: String,
    pub is_open: bool,
    pub count: i64,
    pub unread: i64,
    pub late: i64,
}

/// The company's vacancies that are open or have applications, those with the newest application first.
pub async fn list_vacancies(
    db: &mut PgConnection,
    company: CompanyId,
    due_before: Timestamp,
    now: Timestamp,
) -> sqlx::Result<Vec<VacancyRow>> {
    sqlx::query_as!(
        VacancyRow,
        r#"select v.slug, v.title, v.is_public and v.expires_at > $3 as "is_open!", count(a.id) as "count!",
                  count(a.id) filter (where a.viewed_at is null) as "unread!",
                  count(a.id) filter (
                      where a.status = 'waiting' and a.answered_at is null and a.created_at < $2
                  ) as "late!"
           from vacancies v left join applications a on a.vacancy_id = v.id
           where v.company_id = $1 and v.deleted_at is null
           group by v.id
           having count(a.id) > 0 or (v.is_public and v.expires_at > $3)
           order by max(a.created_at) desc nulls last, v.created_at desc
           limit 200"#,
        company.as_uuid(),
        due_before.to_sqlx() as _,
        now.to_sqlx() as _
    )
    .fetch_all(db)
    .await
}

pub struct WholeRow {
    pub letter: Option<String>,
    pub message: Option<String>,
    pub answers: Value,
    pub snapshot: Value,
    pub copy_erased_at: Option<At>,
}

pub async fn find_whole(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<WholeRow> {
    sqlx::query_as!(
        WholeRow,
        "select letter, message, answers, snapshot, copy_erased_at from applications where id = $1",
        id.as_uuid()
    )
    .fetch_one(db)
    .await
}

pub async fn find_by_resume(
    db: &mut PgConnection,
    company: CompanyId,
    slug: &str,
    resume: ResumeId,
) -> sqlx::Result<Option<ApplicationId>> {
    let id = sqlx::query_scalar!(
        "select a.id from applications a join vacancies v on v.id = a.vacancy_id
         where a.company_id = $1 and v.slug = $2 and a.resume_id = $3",
        company.as_uuid(),
        slug,
        resume.as_uuid()
    )
    .fetch_optional(db)
    .await?;
    Ok(id.map(ApplicationId::from_uuid))
}

pub struct EarlierRow {
    pub id: ApplicationId,
    pub resume_id: ResumeId,
    pub slug: String,
    pub title: String,
    pub status: String,
    pub created_at: Timestamp,
}

/// Other applications of this person to the same company. A person who hides the name is not recognised.
pub async fn list_history(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<Vec<EarlierRow>> {
    sqlx::query_as!(
        EarlierRow,
        r#"select o.id, o.resume_id, v.slug, v.title, o.status, o.created_at
           from applications a
           join applications o on o.company_id = a.company_id and o.candidate_id = a.candidate_id and o.id <> a.id
           join vacancies v on v.id = o.vacancy_id
           where a.id = $1 and (
               o.resume_id = a.resume_id
               or not (a.card ->> 'is_anonymous')::boolean and not (o.card ->> 'is_anonymous')::boolean
           )
           order by o.created_at desc limit 20"#,
        id.as_uuid()
    )
    .fetch_all(db)
    .await
}

pub struct Neighbours {
    pub previous: Option<ResumeId>,
    pub next: Option<ResumeId>,
}

/// The ones beside it in the list of its vacancy, newest first.
pub async fn find_neighbours(db: &mut PgConnection, id: ApplicationId) -> sqlx::Result<Neighbours> {
    let row = sqlx::query!(
        "select (select o.resume_id from applications o
                 where o.vacancy_id = a.vacancy_id and (o.created_at, o.id) > (a.created_at, a.id)
                 order by o.created_at, o.id limit 1) as previous,
                (select o.resume_id from applications o
                 where o.vacancy_id = a.vacancy_id and (o.created_at, o.id) < (a.created_at, a.id)
                 order by o.created_at desc, o.id desc limit 1) as next
         from applications a where a.id = $1",
        id.as_uuid()
    )
    .fetch_one(db)
    .await?;
    Ok(Neighbours {
        previous: row.previous.map(ResumeId::from_uuid),
        next: row.next.map(ResumeId::from_uuid),
    })
}
