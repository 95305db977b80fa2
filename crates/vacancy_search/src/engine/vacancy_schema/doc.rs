//! The document of a vacancy.

use std::ops::RangeInclusive;

use search_engine::index::{Document, Quantity};
use uuid::Uuid;

use super::VACANCIES;

/// Everything about a vacancy that can be searched. Dictionary values are slugs and codes.
#[derive(Debug, Clone, PartialEq)]
pub struct VacancyDoc {
    pub id: Uuid,
    pub title: String,
    pub company: String,
    /// Duties, requirements, conditions, skills: one text each.
    pub lists: Vec<String>,
    pub about: String,
    pub profession: Option<String>,
    /// The profession's names and aliases in all languages, and the names of the spheres.
    pub profession_names: Vec<String>,
    pub spheres: Vec<String>,
    /// Its own places and the places that contain them.
    pub locations: Vec<String>,
    pub work_types: Vec<String>,
    /// Years, 0 to 5.
    pub experience: u8,
    pub education: Option<String>,
    pub languages: Vec<String>,
    /// `None` when it is hidden or negotiable.
    pub pay: Option<Pay>,
    pub resume_required: bool,
    pub company_id: Uuid,
    /// Seconds since 1970, like all times here.
    pub published_at: i64,
    pub expires_at: i64,
    pub is_top: bool,
    /// How well the company answers applications, 0.8 to 1.2.
    pub answer_factor: f32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pay {
    pub min: i64,
    pub max: Option<i64>,
    /// The index of the currency in `kernel::Currency::ALL`.
    pub currency: u8,
}

impl Pay {
    /// The upper end of the pay: compared with a floor, and used for sorting.
    fn reach(&self) -> i64 {
        self.max.unwrap_or(self.min)
    }
}

impl VacancyDoc {
    pub fn document(&self) -> Document {
        let all = &*VACANCIES;
        let mut document = Document::new(self.id);
        // A title that contains its profession's name scores as much as a title that is exactly the name.
        let title = self.title.to_lowercase();
        let said = self.profession_names.iter().filter(|name| title.contains(&name.to_lowercase()));
        document
            .text(all.title, &self.title)
            .texts(all.title, said)
            .texts(all.profession_names, &self.profession_names)
            .text(all.company, &self.company)
            .texts(all.lists, &self.lists)
            .text(all.about, &self.about)
            .values(all.sphere, &self.spheres)
            .values(all.profession, &self.profession)
            .values(all.location, &self.locations)
            .values(all.work_type, &self.work_types)
            .values(all.education, &self.education)
            .values(all.language, &self.languages)
            .values(all.experience, [self.experience.to_string()])
            .flag(all.with_pay, self.pay.is_some())
            .flag(all.resume_required, self.resume_required)
            .flag(all.top, self.is_top)
            .key(all.company_id, self.company_id)
            .date(all.published_at, self.published_at)
            .date(all.expires_at, self.expires_at)
            .boost(self.boost());
        if let Some(pay) = self.pay {
            document.number(all.pay, Quantity { value: pay.reach(), unit: pay.currency });
        }
        document
    }

    /// How well the company answers, and how short the title is: "Driver" comes before "Driver's assistant". Changes
    /// the score by a few percent.
    pub(super) fn boost(&self) -> f32 {
        let answers = 1.0 + (self.answer_factor.clamp(0.8, 1.2) - 1.0) / 4.0;
        let words = self.title.split_whitespace().count().clamp(1, 20);
        answers * (LONG_TITLE + (1.0 - LONG_TITLE) / words as f32)
    }
}

/// The brevity of a very long title; that of a single word is 1.
const LONG_TITLE: f32 = 0.96;

/// The bounds of a boost: answers from 0.95 to 1.05, times the brevity of the title.
pub(super) const BOOST: RangeInclusive<f32> = 0.95 * LONG_TITLE..=1.05;
