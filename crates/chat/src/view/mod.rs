//! `GET /chats/{id}` and `/chats/{id}/messages`: a conversation as each side sees it.

mod messages;
mod store;

use accounts::people::Picture;
use applications::ApplicationId;
use applications::interview::InterviewBrief;
use applications::mine::AppliedVacancy;
use applications::side::Side;
use applications::state::Actor;
use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::Locale;
use kernel::words::{ApplicationStage, ApplicationStatus};
use platform::wording::ErrorBody;
use platform::{App, Error, Lang, Path, Result};
use resumes::ResumeId;
use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use vacancies::card::place;

use crate::held::Facts;
use crate::held::store::find_facts;
use crate::rules::Writing;

pub use messages::{ChatMessageOut, find_message};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_chat)).routes(routes!(messages::list_chat_messages))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatSide {
    Candidate,
    Customer,
}

impl ChatSide {
    pub const fn of(side: &Side) -> Self {
        match side {
            Side::Candidate(_) => Self::Candidate,
            Side::Company(_) => Self::Customer,
        }
    }

    pub fn parse(code: &str) -> Self {
        if code == Actor::Candidate.code() { Self::Candidate } else { Self::Customer }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChatOut {
    pub status: bool,
    pub data: ChatView,
}

/// A conversation without its messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChatView {
    /// That of the application.
    pub id: ApplicationId,
    /// The caller's side.
    pub side: ChatSide,
    /// The candidate's name for a company, the company's for a candidate.
    pub name: String,
    /// The candidate's language, for companies.
    pub locale: Option<Locale>,
    /// The member who runs the vacancy, for candidates.
    pub person: Option<String>,
    /// The logo of the company, for candidates.
    pub picture: Option<Picture>,
    pub vacancy: AppliedVacancy,
    pub status: ApplicationStatus,
    /// Null for candidates.
    pub stage: Option<ApplicationStage>,
    pub resume_id: ResumeId,
    /// The next one, or the times to choose from.
    pub interview: Option<InterviewBrief>,
    pub writing: Writing,
    /// Phone numbers and links may be written.
    pub contacts_allowed: bool,
    /// Up to these numbers each side has read; 0: nothing.
    pub read_by_me: i32,
    pub read_by_them: i32,
    pub last_seq: i32,
    pub is_blocked_by_me: bool,
}

/// Up to which message the other side has read.
pub fn other_has_read(side: &Side, facts: &Facts) -> i32 {
    facts.by_side(side, facts.candidate_read, facts.customer_read).1
}

/// Whose conversation it is, if it is one of this side.
async fn find_owner(
    db: &mut PgConnection,
    side: &Side,
    id: ApplicationId,
) -> Result<Option<store::OwnerRow>> {
    let owner = store::find_owner(db, id).await?;
    Ok(owner.filter(|owner| side.has(owner.company_id, owner.candidate_id)))
}

pub async fn is_of(db: &mut PgConnection, side: &Side, id: ApplicationId) -> Result<bool> {
    Ok(find_owner(db, side, id).await?.is_some())
}

/// One conversation, also before its first message.
#[utoipa::path(get, path = "/chats/{id}", tag = "chat", params(("id" = ApplicationId, Path)),
    responses((status = 200, body = ChatOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_chat(
    State(app): State<App>,
    Lang(locale): Lang,
    side: Side,
    Path(id): Path<ApplicationId>,
) -> Result<Json<ChatOut>> {
    let mut db = app.db.acquire().await?;
    let data = find_view(&app, &mut db, &side, id, locale).await?;
    Ok(Json(ChatOut { status: true, data }))
}

pub async fn find_view(
    app: &App,
    db: &mut PgConnection,
    side: &Side,
    id: ApplicationId,
    locale: Locale,
) -> Result<ChatView> {
    let now = app.clock.now();
    let row = store::find(db, id, now).await?.ok_or(Error::NotFound)?;
    if !side.has(row.company_id, row.candidate_id) {
        return Err(Error::NotFound);
    }
    let facts = find_facts(db, id).await?.ok_or(Error::NotFound)?;
    let standing = facts.standing(side, now)?;
    let (read_by_me, read_by_them) = facts.by_side(side, facts.candidate_read, facts.customer_read);
    let is_candidate = standing.is_candidate;
    let words = app.shared::<Dictionaries>().now();
    Ok(ChatView {
        id,
        side: ChatSide::of(side),
        name: if is_candidate { row.company_name } else { row.candidate_name },
        locale: if is_candidate { None } else { Locale::parse(&row.candidate_locale) },
        person: row.runner_name.filter(|_| is_candidate),
        picture: row.company_avatar.as_deref().filter(|_| is_candidate).and_then(Picture::of),
        vacancy: AppliedVacancy {
            slug: row.slug,
            title: row.title,
            is_open: row.is_vacancy_open,
            location_name: place(&words, &row.location, locale),
        },
        status: standing.status,
        stage: if is_candidate { None } else { ApplicationStage::parse(&row.stage) },
        resume_id: row.resume_id,
        interview: InterviewBrief::read(row.interview)?,
        writing: standing.writing(),
        contacts_allowed: standing.may_name_contacts(),
        read_by_me,
        read_by_them,
        last_seq: facts.last_seq,
        is_blocked_by_me: standing.blocked_by_me,
    })
}
