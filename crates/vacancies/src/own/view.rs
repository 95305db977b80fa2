//! `GET /my/jobs/{slug}`: one vacancy with everything its owner may see.

use axum::Json;
use axum::extract::State;
use jiff::Timestamp;
use kernel::Locale;
use moderation::reasons::{Reason, reasons_for};
use platform::wording::ErrorBody;
use platform::{App, CompanyId, Customer, Error, Lang, Path, Result};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::appeal::TakenDown;
use super::{OwnVacancy, Standing, load, store};
use crate::content::Content;
use crate::public::{self, Vacancy};
use crate::{moderated, publish};

#[derive(Debug, Serialize, ToSchema)]
pub struct OwnVacancyOut {
    pub status: bool,
    pub data: OwnVacancyPage,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OwnVacancyPage {
    #[serde(flatten)]
    pub vacancy: OwnVacancy,
    /// The newest revision, public or not.
    pub form: Content,
    /// The number of the revision; an edit must send it.
    pub revision: i32,
    /// Why the newest revision was rejected, if it was.
    pub reasons: Vec<Reason>,
    pub resubmissions_left: i32,
    /// A moderator took it down, and it has not come back since.
    pub taken_down: Option<TakenDown>,
    pub usual_hours: Option<i64>,
    pub history: Vec<HistoryEntry>,
    /// The public page with the newest revision.
    pub preview: Vacancy,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyHistoryEntry)]
pub struct HistoryEntry {
    pub at: Timestamp,
    /// `submitted`, `approved`, `rejected`, `edited`, `edit_rejected`, `paused`, `resumed`, `closed`, `prolonged`,
    /// `expired`, `hidden`, `restored`, `taken_down`, `deleted`, `still_hiring`, `strike_1`, `strike_2`, `strike_3`,
    /// `appealed`.
    pub what: String,
}

/// One vacancy of the company.
#[utoipa::path(get, path = "/my/jobs/{slug}", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = OwnVacancyOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody)))]
pub async fn view_own_vacancy(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Path(slug): Path<String>,
) -> Result<Json<OwnVacancyOut>> {
    let mut db = app.db.acquire().await?;
    let vacancy = find(&app, &mut db, me.company_id, &slug, locale).await?.for_member(&me);
    let newest = publish::store::find_newest(&mut db, vacancy.card.id).await?.ok_or(Error::Fault)?;
    let form: Content = serde_json::from_value(newest.content).map_err(anyhow::Error::from)?;
    let history = store::list_events(&mut db, vacancy.card.id).await?;
    let resubmissions = store::find_resubmissions(&mut db, vacancy.card.id).await?;
    Ok(Json(OwnVacancyOut {
        status: true,
        data: OwnVacancyPage {
            preview: public::preview(&app, &mut db, &vacancy.card, &form, locale).await?,
            reasons: reasons_for(&app, &newest.reasons, locale),
            revision: newest.number,
            resubmissions_left: (publish::MOST_RESUBMISSIONS - resubmissions).max(0),
            taken_down: TakenDown::find(&history).filter(|_| vacancy.standing == Standing::TakenDown),
            usual_hours: moderated::usual_hours(&app, &mut db).await?,
            history: history.into_iter().map(|row| HistoryEntry { at: row.at, what: row.what }).collect(),
            vacancy,
            form,
        },
    }))
}

pub(super) async fn find(
    app: &App,
    db: &mut PgConnection,
    company: CompanyId,
    slug: &str,
    locale: Locale,
) -> Result<OwnVacancy> {
    let rows = store::list_own(db, company, Some(slug), None, app.clock.now(), 1, 0).await?;
    load(app, db, company, rows, locale).await?.pop().ok_or(Error::NotFound)
}
