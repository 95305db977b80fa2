//! The newest vacancies: all, or of one sphere, place or company.

use dictionaries::{Dictionaries, Snapshot};
use platform::{App, Meta, PageQuery, Result};
use sqlx::PgConnection;

use super::counts::{Counts, Way};
use super::store::{self, Wanted};
use crate::VacancyId;
use crate::card::{self, Reader, VacancyCard};

/// The filter of a list. Sphere and place slugs are known to exist; company slugs may not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    pub sphere: Option<String>,
    /// The place and everything inside it.
    pub location: Option<String>,
    pub company: Option<String>,
}

/// One page of the public vacancies that match.
pub async fn list_vacancies(
    app: &App,
    db: &mut PgConnection,
    filter: &Filter,
    page: PageQuery,
    reader: Reader,
) -> Result<(Vec<VacancyCard>, Meta)> {
    let words = app.shared::<Dictionaries>().now();
    let places = filter.location.as_deref().map(|slug| places_within(&words, slug));
    let wanted = Wanted {
        sphere: filter.sphere.as_deref(),
        places: places.as_deref(),
        now: app.clock.now(),
        offset: page.offset(),
        // One row more than the page: it tells whether there is another page, even if the counts are stale.
        limit: page.per_page() + 1,
    };
    let (mut ids, counted) = match &filter.company {
        Some(slug) => find_of_company(db, slug, &wanted).await?,
        None => find_newest(app, db, &wanted).await?,
    };
    let meta = page.meta(total(counted, page, ids.len()));
    ids.truncate(page.per_page() as usize);
    Ok((card::list_public_cards(app, db, &ids, reader).await?, meta))
}

async fn find_newest(app: &App, db: &mut PgConnection, wanted: &Wanted<'_>) -> Result<(Vec<VacancyId>, u64)> {
    let tally = Counts::tally(app, db).await;
    let needed = u64::from(wanted.offset + wanted.limit);
    let ids = match tally.way(wanted.sphere, wanted.places, needed) {
        Way::Walk => store::list_newest(db, wanted).await?,
        Way::BySphere => store::list_newest_of_sphere(db, wanted).await?,
        Way::ByPlaces => store::list_newest_at_places(db, wanted).await?,
    };
    Ok((ids, tally.count(wanted.sphere, wanted.places)))
}

async fn find_of_company(
    db: &mut PgConnection,
    slug: &str,
    wanted: &Wanted<'_>,
) -> Result<(Vec<VacancyId>, u64)> {
    let Some(company) = store::find_open_company(db, slug, wanted.now).await? else {
        return Ok((Vec::new(), 0));
    };
    let ids = store::list_of_company(db, company, wanted).await?;
    Ok((ids, store::count_of_company(db, company, wanted).await?))
}

/// The cached count may be stale, but the rows of this page are certain, so the total must not contradict them.
fn total(counted: u64, page: PageQuery, found: usize) -> u64 {
    let (before, found) = (u64::from(page.offset()), found as u64);
    if found > u64::from(page.per_page()) {
        counted.max(before + found)
    } else if found > 0 || before == 0 {
        before + found
    } else {
        counted.min(before)
    }
}

/// A place and everything inside it.
pub(super) fn places_within(words: &Snapshot, slug: &str) -> Vec<String> {
    let Some(place) = words.place(slug) else { return Vec::new() };
    let mut ids = vec![place.id];
    let mut slugs = vec![place.slug.clone()];
    let mut next = 0;
    while let Some(&parent) = ids.get(next) {
        for child in words.locations.iter().filter(|child| child.parent_id == Some(parent)) {
            ids.push(child.id);
            slugs.push(child.slug.clone());
        }
        next += 1;
    }
    slugs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_agrees_with_the_page() {
        let page = |page| PageQuery { page: Some(page), per_page: Some(20) };
        for (counted, asked, found, expected) in [
            // The only page: its rows are certain, whatever the count.
            (0, 1, 3, 3),
            (9, 1, 3, 3),
            (5, 1, 0, 0),
            // There is a next page.
            (100, 1, 21, 100),
            (15, 1, 21, 21),
            (40, 2, 21, 41),
            // The last page.
            (100, 3, 7, 47),
            // Past the last page.
            (35, 3, 0, 35),
            (90, 3, 0, 40),
        ] {
            assert_eq!(total(counted, page(asked), found), expected, "{counted} {asked} {found}");
        }
    }
}
