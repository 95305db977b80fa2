//! `GET /applications/compare`: two to four candidates side by side, each fact beside what the vacancy asks. Age, sex,
//! photo and family are no part of it.

mod demand;
mod facts;
mod fit;
mod store;

use axum::Json;
use axum::extract::State;
use dictionaries::Dictionaries;
use kernel::fields::Count;
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::wording::ErrorBody;
use platform::{App, Customer, Error, Lang, Query, Result};
use resumes::profile::Reader;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::ApplicationId;
use crate::applicants::{VacancyName, find_card, mark_viewed};
use demand::{Demand, Demands};
use facts::ComparedCandidate;

/// How many can be compared.
const FEWEST: usize = 2;
const MOST: usize = 4;

pub(crate) const ITEM_LIMITS: [ItemLimit; 1] =
    [ItemLimit::new("Comparison", "people", Count { min: FEWEST, max: MOST })];

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(compare_applications))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CompareQuery {
    /// Two to four applications to one vacancy, with commas between them.
    pub ids: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ComparisonOut {
    pub status: bool,
    pub data: Comparison,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Comparison {
    pub vacancy: VacancyName,
    pub demands: Demands,
    /// In the order of `ids`.
    pub people: Vec<ComparedCandidate>,
}

/// Candidates of one vacancy beside what it asks. Comparing somebody is what he sees as "viewed".
#[utoipa::path(get, path = "/applications/compare", tag = "applications", params(CompareQuery),
    responses((status = 200, body = ComparisonOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn compare_applications(
    State(app): State<App>,
    Lang(locale): Lang,
    me: Customer,
    Query(query): Query<CompareQuery>,
) -> Result<Json<ComparisonOut>> {
    let invalid = |error: FieldError| Error::Invalid(FieldErrors::from(("ids", error)));
    let ids = parse(&query.ids).map_err(invalid)?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let mut vacancies = store::list_vacancies(&mut tx, me.company_id, &ids).await?;
    let vacancy = match (vacancies.len(), vacancies.iter().map(|row| row.found).sum::<i64>()) {
        // Somebody else's is not there.
        (_, found) if found < ids.len() as i64 => return Err(Error::NotFound),
        (1, _) => vacancies.remove(0),
        // Another vacancy asks for something else.
        _ => return Err(invalid(FieldError::Invalid)),
    };
    let words = app.shared::<Dictionaries>().now();
    let demand = Demand::read(&app, vacancy.content)?;
    let reader = Reader { words: &words, locale, now };
    // Always in the same order: two members who compare the same people do not wait for each other.
    let mut sorted = ids.clone();
    sorted.sort_unstable();
    for id in sorted {
        mark_viewed(&mut tx, &me, id, now).await?;
    }
    let mut people = Vec::with_capacity(ids.len());
    for id in ids {
        let card = find_card(&app, &mut tx, &me, id, locale).await?;
        people.push(facts::find(&app, &mut tx, &me, card, &demand, reader).await?);
    }
    tx.commit().await?;
    let vacancy = VacancyName { slug: vacancy.slug, title: vacancy.title };
    let data = Comparison { vacancy, demands: demand.shown(reader), people };
    Ok(Json(ComparisonOut { status: true, data }))
}

fn parse(ids: &str) -> Result<Vec<ApplicationId>, FieldError> {
    let mut found: Vec<ApplicationId> = Vec::new();
    for id in ids.split(',').filter(|id| !id.trim().is_empty()) {
        let id = id.trim().parse().map_err(|_| FieldError::Invalid)?;
        if !found.contains(&id) {
            found.push(id);
        }
    }
    match found.len() {
        ..FEWEST => Err(FieldError::TooFew { min: FEWEST as i64 }),
        FEWEST..=MOST => Ok(found),
        _ => Err(FieldError::TooMany { max: MOST as i64 }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_to_four_different_ids() {
        let [a, b, c, d, e] = [(); 5].map(|()| ApplicationId::new());
        for (given, expected) in [
            (String::new(), Err(FieldError::TooFew { min: 2 })),
            (format!("{a}"), Err(FieldError::TooFew { min: 2 })),
            (format!("{a},{a}"), Err(FieldError::TooFew { min: 2 })),
            (format!("{b}, {a},"), Ok(vec![b, a])),
            (format!("{a},{b},{c},{d}"), Ok(vec![a, b, c, d])),
            (format!("{a},{b},{c},{d},{e}"), Err(FieldError::TooMany { max: 4 })),
            (format!("{a},x"), Err(FieldError::Invalid)),
        ] {
            assert_eq!(parse(&given), expected, "{given}");
        }
    }
}
