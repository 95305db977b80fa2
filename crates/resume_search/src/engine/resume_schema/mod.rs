//! Resumes in the search engine: the schema of their index, and the conversion of documents and filters.

mod doc;
mod filters;
#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use kernel::Currency;
use search_engine::Schema;
use search_engine::index::{
    Counted, DateId, FacetId, FlagId, Freshness, KeyId, NumberId, Ranking, TextId, TextKind, Values,
};

pub use doc::{Audience, Experience, Pay, ResumeDoc};
pub use filters::{CandidateFilters, MinExperience};

/// Must change whenever [`ResumeDoc::document`] or its source changes, so that every node rebuilds its index.
const VERSION: u32 = 1;

/// The age at which half of what freshness can add to a score is gone: a resume is renewed less often than a vacancy.
const HALF_LIFE_HOURS: u16 = 30 * 24;
/// The freshness of the oldest resumes.
const OLDEST: f32 = 0.88;

/// The units of experience: what has ended, and what grows with every day.
const SETTLED: u8 = 0;
const GROWING: u8 = 1;

/// The parts of the schema.
#[derive(Debug)]
pub struct ResumeSchema {
    pub schema: Arc<Schema>,
    /// The wanted job.
    pub position: TextId,
    /// The profession by education, and the names of the spheres in all languages.
    pub profession_names: TextId,
    pub skills: TextId,
    /// Earlier positions.
    pub jobs: TextId,
    /// What the person writes about himself, his jobs and his studies.
    pub texts: TextId,
    pub sphere: FacetId,
    pub location: FacetId,
    pub work_type: FacetId,
    pub language: FacetId,
    pub licence: FacetId,
    pub experienced: FlagId,
    /// Only the companies of `open_to` may find it.
    pub reserved: FlagId,
    pub open_to: KeyId,
    pub kept_out: KeyId,
    pub owner: KeyId,
    /// In seconds, see [`Experience`].
    pub experience: NumberId,
    /// How far the expected pay is below a sum that nobody expects: filters of the engine are minimums.
    pub pay_room: NumberId,
    pub renewed_at: DateId,
    pub seen_on: DateId,
}

pub static RESUMES: LazyLock<ResumeSchema> = LazyLock::new(|| {
    let mut schema = Schema::builder("resumes", VERSION);
    let renewed_at = schema.date("renewed_at");
    let open = Values::Open;
    ResumeSchema {
        position: schema.text("position", TextKind::Name, 4.0),
        profession_names: schema.text("profession_names", TextKind::Name, 2.0),
        skills: schema.text("skills", TextKind::Name, 2.5),
        jobs: schema.text("jobs", TextKind::Name, 1.5),
        texts: schema.text("texts", TextKind::Long, 0.7),
        sphere: schema.facet("sphere", open.clone(), Counted::No),
        location: schema.facet("location", open.clone(), Counted::No),
        work_type: schema.facet("work_type", open.clone(), Counted::No),
        language: schema.facet("language", open.clone(), Counted::No),
        licence: schema.facet("licence", open, Counted::No),
        experienced: schema.flag("experienced", Counted::No),
        reserved: schema.flag("reserved", Counted::No),
        open_to: schema.key("open_to"),
        kept_out: schema.key("kept_out"),
        owner: schema.key("owner"),
        experience: schema.number("experience", GROWING + 1),
        pay_room: schema.number("pay_room", Currency::ALL.len() as u8),
        renewed_at,
        seen_on: schema.date("seen_on"),
        schema: schema.build(Ranking {
            freshness: Some(Freshness { date: renewed_at, half_life_hours: HALF_LIFE_HOURS, floor: OLDEST }),
            boost: doc::BOOST,
        }),
    }
});
