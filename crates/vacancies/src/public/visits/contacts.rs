//! `POST /jobs/{slug}/contacts`: a candidate asks how to reach the employer. It is written down, and thirty
//! vacancies a day are enough for a person and too few for a harvester (decisions A18).

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use jiff::{Timestamp, ToSpan as _};
use kernel::clock::tashkent;
use platform::wording::ErrorBody;
use platform::{App, Candidate, Error, Path, Result};
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::content::Content;
use crate::favourites::lock_candidate;
use crate::public::store::find_vacancy;
use crate::refusal::{self, Refusal};

const A_DAY: i64 = 30;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VacancyContactsOut)]
pub struct ContactsOut {
    pub status: bool,
    pub link: Option<String>,
    pub phone: Option<String>,
}

/// The employer's link and phone, as far as the vacancy has them. Contacts opened once stay visible to the candidate.
#[utoipa::path(post, path = "/jobs/{slug}/contacts", tag = "vacancies", params(("slug" = String, Path)),
    responses((status = 200, body = ContactsOut), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 410, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn open_vacancy_contacts(
    State(app): State<App>,
    me: Candidate,
    Path(slug): Path<String>,
) -> Result<Json<ContactsOut>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let row = find_vacancy(&mut tx, &slug, now).await?.filter(|row| row.was_public);
    let row = row.ok_or(Error::NotFound)?;
    let (true, Some(content)) = (row.is_listed, row.content) else {
        return Err(Refusal::Gone.into());
    };
    let content: Content = serde_json::from_value(content).map_err(anyhow::Error::from)?;
    let (link, phone) = (content.for_communication_link, content.for_communication_phone);
    // The company's owner knows its phone, so this is not counted.
    if (link.is_some() || phone.is_some()) && row.owner_id != me.user_id {
        lock_candidate(&mut tx, me.candidate_id).await?;
        if !store::has_opened_contacts(&mut tx, me.candidate_id, row.id).await? {
            let (day_began, day_ends) = day_around(now);
            if store::count_opened_since(&mut tx, me.candidate_id, day_began).await? >= A_DAY {
                let wait = Duration::try_from(day_ends.duration_since(now)).unwrap_or_default();
                return Err(refusal::limit_exceeded("limit_contacts", A_DAY, wait));
            }
            store::insert_contact_view(&mut tx, me.candidate_id, row.id, now, app.clock.today()).await?;
        }
    }
    tx.commit().await?;
    Ok(Json(ContactsOut { status: true, link, phone }))
}

/// The previous and the next midnight in Tashkent.
fn day_around(now: Timestamp) -> (Timestamp, Timestamp) {
    let midnight = now.to_zoned(tashkent()).start_of_day().unwrap_or_else(|_| now.to_zoned(tashkent()));
    let began = midnight.timestamp();
    (began, began + 24.hours())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_lasts_from_midnight_to_midnight_in_tashkent() {
        for (now, began) in [
            ("2026-03-04T18:59:59Z", "2026-03-03T19:00:00Z"),
            ("2026-03-04T19:00:00Z", "2026-03-04T19:00:00Z"),
        ] {
            let (from, until) = day_around(now.parse().unwrap());
            assert_eq!(from.to_string(), began);
            assert_eq!(until.duration_since(from).as_secs(), 24 * 3600);
        }
    }
}
