//! The document of a resume.

use std::ops::RangeInclusive;

use search_engine::index::{Document, Quantity};
use uuid::Uuid;

use super::{GROWING, RESUMES, SETTLED};

/// Everything about a resume that can be searched. Dictionary values are slugs and codes; times are seconds since 1970.
#[derive(Debug, Clone, PartialEq)]
pub struct ResumeDoc {
    pub id: Uuid,
    /// The user: nobody is a candidate of his own company.
    pub owner: Uuid,
    pub audience: Audience,
    pub position: String,
    pub profession_names: Vec<String>,
    pub skills: Vec<String>,
    pub jobs: Vec<String>,
    pub texts: Vec<String>,
    pub spheres: Vec<String>,
    /// Its place and the places that contain it.
    pub locations: Vec<String>,
    pub work_types: Vec<String>,
    pub languages: Vec<String>,
    pub licences: Vec<String>,
    pub experience: Experience,
    /// `None` when it is hidden or not given.
    pub pay: Option<Pay>,
    pub renewed_at: i64,
    /// The beginning of the day on which the person was here last.
    pub seen_on: i64,
    /// Percent.
    pub completeness: i32,
}

/// The companies that may find it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Audience {
    All,
    Only(Vec<Uuid>),
    Except(Vec<Uuid>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Experience {
    Settled {
        months: u32,
    },
    /// The person works: so many months at that moment, and more with every day, without a change of the document.
    Growing {
        months: u32,
        at: i64,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pay {
    pub amount: i64,
    /// The index of the currency in `kernel::Currency::ALL`.
    pub currency: u8,
}

/// The mean length of a month, in seconds.
pub(super) const MONTH: i64 = 2_629_800;
/// Later than every experience that goes on began.
pub(super) const FAR: i64 = 1 << 40;
/// More than any pay.
pub(super) const PAY_LIMIT: i64 = 1 << 50;

impl Experience {
    fn is_any(self) -> bool {
        let (Self::Settled { months } | Self::Growing { months, .. }) = self;
        months > 0
    }

    /// The earlier a growing experience began, the larger its number.
    fn quantity(self) -> Quantity {
        match self {
            Self::Settled { months } => Quantity { value: i64::from(months) * MONTH, unit: SETTLED },
            Self::Growing { months, at } => {
                Quantity { value: FAR - (at - i64::from(months) * MONTH), unit: GROWING }
            }
        }
    }
}

impl ResumeDoc {
    pub fn document(&self) -> Document {
        let all = &*RESUMES;
        let mut document = Document::new(self.id);
        document
            .text(all.position, &self.position)
            .texts(all.profession_names, &self.profession_names)
            .texts(all.skills, &self.skills)
            .texts(all.jobs, &self.jobs)
            .texts(all.texts, &self.texts)
            .values(all.sphere, &self.spheres)
            .values(all.location, &self.locations)
            .values(all.work_type, &self.work_types)
            .values(all.language, &self.languages)
            .values(all.licence, &self.licences)
            .flag(all.experienced, self.experience.is_any())
            .flag(all.reserved, matches!(self.audience, Audience::Only(_)))
            .key(all.owner, self.owner)
            .number(all.experience, self.experience.quantity())
            .date(all.renewed_at, self.renewed_at)
            .date(all.seen_on, self.seen_on)
            .boost(self.boost());
        match &self.audience {
            Audience::All => {}
            Audience::Only(companies) => drop(document.keys(all.open_to, companies.iter().copied())),
            Audience::Except(companies) => drop(document.keys(all.kept_out, companies.iter().copied())),
        }
        if let Some(pay) = self.pay {
            document.number(all.pay_room, Quantity { value: PAY_LIMIT - pay.amount, unit: pay.currency });
        }
        document
    }

    /// Of equally good and fresh matches the fuller resume comes first.
    fn boost(&self) -> f32 {
        let (least, most) = (*BOOST.start(), *BOOST.end());
        least + (most - least) * self.completeness.clamp(0, 100) as f32 / 100.0
    }
}

/// The bounds of a boost: from an empty resume to a complete one.
pub(super) const BOOST: RangeInclusive<f32> = 0.95..=1.05;
