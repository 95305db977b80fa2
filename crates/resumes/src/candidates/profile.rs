//! `GET /candidates/{slug}`: one candidate.

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::Locale;
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Path, Result, Viewer as SignedIn};
use serde::Serialize;
use sqlx::PgConnection;
use utoipa::ToSchema;

use super::{check_company, openings, store, viewer};
use crate::ResumeId;
use crate::profile::{CandidateProfile, Reader, Viewer, find_by_slug, view};

#[derive(Debug, Serialize, ToSchema)]
pub struct CandidateProfileOut {
    pub status: bool,
    pub data: CandidateProfile,
}

/// A candidate for employers, and for the candidate. The view of a company is recorded once a day, and the candidate
/// sees it. For everybody else, and for employers from whom it is hidden, it does not exist.
#[utoipa::path(get, path = "/candidates/{slug}", tag = "resumes", params(("slug" = String, Path)),
    responses((status = 200, body = CandidateProfileOut), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn view_candidate(
    State(app): State<App>,
    Lang(locale): Lang,
    me: SignedIn,
    Path(slug): Path<String>,
) -> Result<Json<CandidateProfileOut>> {
    let mut db = app.db.acquire().await?;
    let Seen { resume, mut profile, employer } = see(&app, &mut db, &me, &slug, locale).await?;
    if let Some(employer) = employer {
        profile.is_saved = store::is_saved(&mut db, employer.company_id, resume).await?;
        profile.openings = Some(openings::find(&mut db, employer.company_id, app.clock.now()).await?);
        let rows = store::list_applications(&mut db, employer.company_id, resume).await?.into_iter();
        profile.applications = rows.filter_map(store::ApplicationRow::read).collect();
    }
    Ok(Json(CandidateProfileOut { status: true, data: profile }))
}

/// A resume as this person sees it.
pub(crate) struct Seen {
    pub resume: ResumeId,
    pub profile: CandidateProfile,
    /// Set if the person looks as an employer.
    pub employer: Option<Customer>,
}

/// Shows a resume to this person, on a page or as a file. The look of an employer is recorded.
pub(crate) async fn see(
    app: &App,
    db: &mut PgConnection,
    me: &SignedIn,
    slug: &str,
    locale: Locale,
) -> Result<Seen> {
    let resume = find_by_slug(db, slug).await?.ok_or(Error::NotFound)?;
    let employer = me.as_customer().filter(|_| resume.owner != me.user_id);
    let viewer = match &employer {
        Some(employer) => {
            check_company(app, db, employer.company_id).await?;
            viewer(db, employer, &resume).await?
        }
        None if resume.owner == me.user_id => Viewer::Owner,
        None => Viewer::OtherCandidate,
    };
    let now = app.clock.now();
    let words = app.shared::<Dictionaries>().now();
    let profile = view(&resume, viewer, Reader { words: &words, locale, now }).ok_or(Error::NotFound)?;
    if let Some(employer) = &employer {
        store::insert_view(db, resume.id, employer.company_id, app.clock.today(), now).await?;
    }
    Ok(Seen { resume: resume.id, profile, employer })
}
