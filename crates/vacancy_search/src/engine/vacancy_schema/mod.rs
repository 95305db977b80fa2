//! Vacancies in the search engine: the schema of their index, and the conversion of documents, filters and facet
//! counts.

mod doc;
mod facets;
mod filters;
#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use kernel::Currency;
use search_engine::Schema;
use search_engine::index::{
    Counted, DateId, FacetId, FlagId, Freshness, KeyId, NumberId, Ranking, TextId, TextKind, Values,
};

pub use doc::{Pay, VacancyDoc};
pub use facets::Facets;
pub use filters::VacancyFilters;

/// Must change whenever [`VacancyDoc::document`] or its source changes, so that every node rebuilds its index.
const VERSION: u32 = 1;

/// The number of currencies.
pub const CURRENCIES: usize = Currency::ALL.len();

/// Years of experience, 0 to 5.
const YEARS: u8 = 6;

/// The age at which half of what freshness can add to a score is gone.
const HALF_LIFE_HOURS: u16 = 14 * 24;
/// The freshness of the oldest vacancies.
const OLDEST: f32 = 0.88;

/// The parts of the schema.
#[derive(Debug)]
pub struct VacancySchema {
    pub schema: Arc<Schema>,
    pub title: TextId,
    /// The profession's names and aliases in all languages, and the names of the spheres.
    pub profession_names: TextId,
    pub company: TextId,
    /// Duties, requirements, conditions, skills: one text each.
    pub lists: TextId,
    pub about: TextId,
    pub sphere: FacetId,
    pub profession: FacetId,
    pub location: FacetId,
    pub work_type: FacetId,
    pub education: FacetId,
    pub language: FacetId,
    pub experience: FacetId,
    pub with_pay: FlagId,
    pub resume_required: FlagId,
    pub top: FlagId,
    pub company_id: KeyId,
    pub pay: NumberId,
    pub published_at: DateId,
    pub expires_at: DateId,
}

pub static VACANCIES: LazyLock<VacancySchema> = LazyLock::new(|| {
    let mut schema = Schema::builder("vacancies", VERSION);
    let published_at = schema.date("published_at");
    let years = (0..YEARS).map(|years| years.to_string()).collect();
    VacancySchema {
        title: schema.text("title", TextKind::Name, 4.0),
        profession_names: schema.text("profession_names", TextKind::Name, 3.0),
        company: schema.text("company", TextKind::Name, 2.0),
        lists: schema.text("lists", TextKind::Long, 1.0),
        about: schema.text("about", TextKind::Long, 0.7),
        // A profession has one sphere, so both together have few combinations.
        sphere: schema.facet("sphere", Values::Open, Counted::Group(0)),
        profession: schema.facet("profession", Values::Open, Counted::Group(0)),
        location: schema.facet("location", Values::Open, Counted::Group(1)),
        // From the fewest values to the most; a vacancy may have several languages and work types.
        with_pay: schema.flag("with_pay", Counted::Group(2)),
        resume_required: schema.flag("resume_required", Counted::Group(2)),
        education: schema.facet("education", Values::Open, Counted::Group(2)),
        experience: schema.facet("experience", Values::Closed(years), Counted::Group(2)),
        work_type: schema.facet("work_type", Values::Open, Counted::Group(2)),
        language: schema.facet("language", Values::Open, Counted::Group(2)),
        top: schema.promoted("top"),
        company_id: schema.key("company_id"),
        pay: schema.number("pay", CURRENCIES as u8),
        published_at,
        expires_at: schema.expiry("expires_at"),
        schema: schema.build(Ranking {
            freshness: Some(Freshness {
                date: published_at,
                half_life_hours: HALF_LIFE_HOURS,
                floor: OLDEST,
            }),
            boost: doc::BOOST,
        }),
    }
});
