//! The document of a vacancy.

use uuid::Uuid;

/// Everything about a vacancy that can be searched. Dictionary values are slugs and codes that are opaque to the
/// index.
#[derive(Debug, Clone, PartialEq)]
pub struct VacancyDoc {
    pub id: Uuid,
    pub title: String,
    pub company: String,
    /// Duties, requirements, conditions, skills: one text each.
    pub lists: Vec<String>,
    pub about: String,
    pub profession: Option<String>,
    /// The profession's names and aliases in all languages.
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
    /// The index of the currency in the caller's rates.
    pub currency: u8,
}

/// The number of currencies.
pub const CURRENCIES: usize = 3;

impl Pay {
    /// The upper end of the pay: compared with a floor, and used for sorting.
    pub(super) fn reach(&self) -> i64 {
        self.max.unwrap_or(self.min)
    }
}

impl VacancyDoc {
    /// A hash of everything the index stores about the vacancy. [`super::VacancyIndex::checksum`] sums them, so that
    /// a whole index can be compared with the data it was built from.
    pub fn fingerprint(&self) -> u64 {
        let mut hash = Fnv::default();
        hash.bytes(self.id.as_bytes());
        hash.bytes(self.company_id.as_bytes());
        for text in [&self.title, &self.company, &self.about] {
            hash.bytes(text.as_bytes());
        }
        for list in [&self.lists, &self.profession_names, &self.spheres, &self.locations] {
            hash.texts(list);
        }
        hash.texts(&self.work_types);
        hash.texts(&self.languages);
        hash.texts(self.profession.as_slice());
        hash.texts(self.education.as_slice());
        if let Some(Pay { min, max, currency }) = self.pay {
            hash.bytes(&min.to_le_bytes());
            hash.bytes(&max.unwrap_or(-1).to_le_bytes());
            hash.bytes(&[currency]);
        }
        hash.bytes(&[self.experience, u8::from(self.resume_required), u8::from(self.is_top)]);
        hash.bytes(&self.published_at.to_le_bytes());
        hash.bytes(&self.expires_at.to_le_bytes());
        hash.bytes(&self.answer_factor.to_le_bytes());
        hash.0
    }
}

/// FNV-1a. Implemented here because a value stored on disk must not change with the standard library.
pub(super) struct Fnv(pub u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Appends a separator, so that "ab" + "c" differs from "a" + "bc".
    pub fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes.iter().chain(&[0xff]) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn texts(&mut self, texts: &[String]) {
        self.bytes(&texts.len().to_le_bytes());
        for text in texts {
            self.bytes(text.as_bytes());
        }
    }
}
