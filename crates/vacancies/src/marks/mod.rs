//! `GET /my/marks`: what cards of public vacancies mean to the person who reads them. Public pages are the same for
//! everybody and ask for this afterwards.

mod store;

use axum::Json;
use axum::extract::State;
use kernel::words::{ApplicationStatus, Role};
use kernel::{FieldError, FieldErrors, ItemLimit, Slug};
use platform::wording::ErrorBody;
use platform::{App, Error, Query, Result, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// A longer list is asked for in parts.
const MOST: usize = 60;

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] = [ItemLimit::at_most("MarksOut", "data", MOST)];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(view_marks))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MarksQuery {
    /// Slugs of 1 to 60 vacancies, with commas between them.
    pub slugs: String,
}

/// One public vacancy for the requesting person.
#[derive(Debug, Serialize, ToSchema)]
pub struct VacancyMarks {
    pub slug: String,
    /// The requesting candidate has saved it.
    pub liked: bool,
    /// The requesting candidate has opened its contacts.
    pub contacted: bool,
    /// The status of the requesting candidate's application.
    pub responded: Option<ApplicationStatus>,
    /// The requesting candidate has hidden it or its company.
    pub hidden: bool,
    /// It belongs to the company of the requesting person.
    pub is_own: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MarksOut {
    pub status: bool,
    /// In the order of `slugs`. Vacancies that are not public are left out.
    pub data: Vec<VacancyMarks>,
}

/// Which of these vacancies the person has saved, hidden, responded to, or owns.
#[utoipa::path(get, path = "/my/marks", tag = "vacancies", params(MarksQuery),
    responses((status = 200, body = MarksOut), (status = 401, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn view_marks(
    State(app): State<App>,
    me: Viewer,
    Query(query): Query<MarksQuery>,
) -> Result<Json<MarksOut>> {
    let invalid = |error: FieldError| Error::Invalid(FieldErrors::from(("slugs", error)));
    let slugs = parse(&query.slugs).map_err(invalid)?;
    // As on cards: of the current candidate only (decisions B41).
    let candidate = me.candidate_id.filter(|_| me.role == Role::Candidate);
    let mut db = app.db.acquire().await?;
    let rows = store::list_public(&mut db, &slugs, candidate, me.company_id, app.clock.now()).await?;
    let data = rows.into_iter().map(|row| VacancyMarks {
        slug: row.slug,
        liked: row.liked,
        contacted: row.contacted,
        responded: row.responded.as_deref().and_then(ApplicationStatus::parse),
        hidden: row.hidden,
        is_own: row.is_own,
    });
    Ok(Json(MarksOut { status: true, data: data.collect() }))
}

/// Different slugs, in the given order.
fn parse(slugs: &str) -> Result<Vec<Slug>, FieldError> {
    let mut found: Vec<Slug> = Vec::new();
    for slug in slugs.split(',').map(str::trim).filter(|slug| !slug.is_empty()) {
        let slug = Slug::parse(slug)?;
        if !found.contains(&slug) {
            found.push(slug);
        }
        if found.len() > MOST {
            return Err(FieldError::TooMany { max: MOST as i64 });
        }
    }
    if found.is_empty() { Err(FieldError::TooFew { min: 1 }) } else { Ok(found) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_to_sixty_different_slugs() {
        let many = |count: usize| (0..count).map(|n| format!("oshpaz-{n}")).collect::<Vec<_>>().join(",");
        let repeated = ["oshpaz-1"; 61].join(",");
        for (given, expected) in [
            ("", Err(FieldError::TooFew { min: 1 })),
            (" , ", Err(FieldError::TooFew { min: 1 })),
            ("oshpaz-2, oshpaz-1,oshpaz-2,", Ok(2)),
            ("oshpaz-1,Oshpaz", Err(FieldError::Invalid)),
            ("oshpaz-1,../x", Err(FieldError::Invalid)),
            (repeated.as_str(), Ok(1)),
            (many(60).as_str(), Ok(60)),
            (many(61).as_str(), Err(FieldError::TooMany { max: 60 })),
        ] {
            assert_eq!(parse(given).map(|slugs| slugs.len()), expected, "{given}");
        }
        let slugs = parse("oshpaz-2,oshpaz-1").unwrap();
        assert_eq!(slugs.iter().map(Slug::as_str).collect::<Vec<_>>(), ["oshpaz-2", "oshpaz-1"]);
    }
}
