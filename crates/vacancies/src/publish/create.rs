//! `POST /jobs/create`: turns a finished form into a vacancy, atomically.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use dictionaries::Dictionaries;
use kernel::Slug;
use kernel::words::VacancyStatus;
use platform::session::rights::RunVacancies;
use platform::wording::ErrorBody;
use platform::{App, Body, CompanyId, Customer, Error, Idempotency, Member, Refused, Result};
use serde_json::json;
use sqlx::PgConnection;

use super::{Applied, NewRevision, PublishedOut, check_may_publish, store};
use crate::content::Content;
use crate::form::VacancyForm;
use crate::locked::store::insert_event;
use crate::refusal::Refusal;
use crate::{RevisionId, VacancyId, drafts, moderated};

/// Two titles that are the same to a reader (decisions C1).
const SAME_TITLE: f32 = 0.9;

/// Submits a finished form to moderation. A repeat with the same key creates nothing new.
#[utoipa::path(post, path = "/jobs/create", tag = "vacancies", request_body = VacancyForm,
    params(("Idempotency-Key" = Option<String>, Header, description = "A repeat with the same key publishes once")),
    responses((status = 200, body = PublishedOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn create_vacancy(
    State(app): State<App>,
    me: Member<RunVacancies>,
    key: Idempotency,
    Body(form): Body<VacancyForm>,
) -> Result<Response> {
    let content = form.check(&app.shared::<Dictionaries>().now()).map_err(Error::Invalid)?;
    let owner = me.company_id.to_string();
    let mut tx = me.begin(&app).await?;
    if let Some(first) = key.first_answer(&mut tx, &owner, &form).await? {
        return Ok(first);
    }
    // The company's lock serializes its submissions, so that the limit and the duplicate check hold.
    let publisher = store::hold_company(&mut tx, me.company_id).await?.ok_or(Error::SignedOut)?;
    check_may_publish(&publisher, app.clock.now())?;
    check_limit(&mut tx, me.company_id, &publisher).await?;
    if !form.ignore_duplicates {
        check_duplicates(&mut tx, me.company_id, &content).await?;
    }
    let (slug, status) = insert(&app, &mut tx, &me, &content).await?;
    if let Some(draft) = form.draft_id {
        drafts::store::delete_draft(&mut tx, me.company_id, draft).await?;
    }
    let applied = if status == VacancyStatus::Approved { Applied::Now } else { Applied::Waiting };
    let usual_hours = moderated::usual_hours(&app, &mut tx).await?;
    let answer = PublishedOut { status: true, slug, vacancy_status: status, applied, usual_hours };
    let answer = key.answer(&mut tx, &owner, &form, StatusCode::OK, &answer).await?;
    tx.commit().await?;
    Ok(answer)
}

async fn insert(
    app: &App,
    tx: &mut PgConnection,
    me: &Customer,
    content: &Content,
) -> Result<(String, VacancyStatus)> {
    let now = app.clock.now();
    let id = VacancyId::new();
    // The slug ends in thirty random bits: a collision is rare, and then another slug is tried.
    let mut slug = Slug::new(&content.title, rand::random());
    while !store::insert_vacancy(tx, id, me, slug.as_str(), content, now).await? {
        slug = Slug::new(&content.title, rand::random());
    }
    let revision = NewRevision { id: RevisionId::new(), vacancy: id, number: 1, content, submitted_at: now };
    let risk = screening::risk::look(&content.parts());
    store::insert_revision(tx, &revision, &risk).await?;
    insert_event(tx, id, "submitted", Some(me.user_id), now).await?;
    let status = moderated::settle_new_revision(app, tx, me.company_id, revision.id, risk.score).await?;
    Ok((slug.to_string(), status))
}

/// The plan says how many may be open at once; a company that nobody has checked gets fewer (decisions A17, C21).
pub(crate) async fn check_limit(
    db: &mut PgConnection,
    company: CompanyId,
    publisher: &store::Publisher,
) -> Result<()> {
    let open = store::count_open(db, company).await?;
    let limit = publisher.open_limit();
    if open < i64::from(limit) {
        return Ok(());
    }
    // Time frees no place, only the company does: there is nothing to wait for.
    Err(Refused::from(Refusal::LimitExceeded).worded("limit_open_vacancies").extra("limit", limit).into())
}

async fn check_duplicates(db: &mut PgConnection, company: CompanyId, content: &Content) -> Result<()> {
    let open = store::list_open_at(db, company, &content.location).await?;
    let is_same = |title: &str| screening::title::similarity(title, &content.title) >= SAME_TITLE;
    let same: Vec<_> = open.into_iter().filter(|one| is_same(&one.title)).collect();
    if same.is_empty() {
        return Ok(());
    }
    let same: Vec<_> = same.iter().map(|one| json!({ "slug": one.slug, "title": one.title })).collect();
    Err(Refused::from(Refusal::Duplicate).extra("duplicates", json!(same)).into())
}
