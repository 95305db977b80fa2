//! From ids to the cards of one employer: a search proposes, the table of access decides again.

use std::collections::{HashMap, HashSet};

use dictionaries::Dictionaries;
use kernel::Locale;
use platform::{App, Customer, Result};
use sqlx::PgConnection;

use super::store;
use crate::ResumeId;
use crate::profile::{CandidateCard, ProfileApplication, Reader, Surface, Viewer, card, list_by_ids};

/// The cards that this employer may see, in the order of the ids.
pub async fn cards(
    app: &App,
    db: &mut PgConnection,
    me: &Customer,
    ids: &[ResumeId],
    surface: Surface,
    locale: Locale,
) -> Result<Vec<CandidateCard>> {
    let words = app.shared::<Dictionaries>().now();
    let reader = Reader { words: &words, locale, now: app.clock.now() };
    let saved: HashSet<ResumeId> =
        store::list_saved_among(db, me.company_id, ids).await?.into_iter().collect();
    let newest = store::list_newest_applications(db, me.company_id, ids).await?;
    let mut applications: HashMap<ResumeId, ProfileApplication> =
        newest.into_iter().filter_map(|row| Some((row.resume_id, row.read()?))).collect();
    let resumes = list_by_ids(db, ids).await?;
    let cards = resumes.iter().filter_map(|resume| {
        let viewer = if resume.workplaces.contains(&me.company_id) {
            Viewer::OwnCompany
        } else {
            // No card has contacts.
            Viewer::Company { id: me.company_id, has_contacts: false }
        };
        let card = card(resume, viewer, surface, reader)?;
        let application = applications.remove(&resume.id);
        Some(CandidateCard { is_saved: saved.contains(&resume.id), application, ..card })
    });
    Ok(cards.collect())
}
