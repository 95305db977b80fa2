//! The types of the dictionaries. Pure: no SQL, no HTTP.

use kernel::Locale;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name in the three languages of the product.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Names {
    pub uz: String,
    pub ru: String,
    pub en: String,
}

impl Names {
    pub fn get(&self, locale: Locale) -> &str {
        match locale {
            Locale::Uz => &self.uz,
            Locale::Ru => &self.ru,
            Locale::En => &self.en,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LocationKind {
    Republic,
    Region,
    City,
    District,
    CityDistrict,
}

impl LocationKind {
    pub fn parse(text: &str) -> Option<Self> {
        serde_json::from_value(text.into()).ok()
    }
}

#[derive(Debug, Clone)]
pub struct Location {
    /// SOATO, the national code of the place.
    pub id: i32,
    pub slug: String,
    pub kind: LocationKind,
    pub parent_id: Option<i32>,
    pub names: Names,
    /// Without "region" and "district": shown on cards.
    pub short: Names,
    pub aliases: Vec<String>,
}

#[derive(Debug, Clone)]
pub struct Sphere {
    pub slug: String,
    pub icon: String,
    pub names: Names,
}

#[derive(Debug, Clone)]
pub struct Profession {
    pub slug: String,
    pub sphere_slug: String,
    pub names: Names,
    pub aliases: Vec<String>,
}

/// An entry of a short list.
#[derive(Debug, Clone)]
pub struct Term {
    pub kind: String,
    pub slug: String,
    pub names: Names,
    pub aliases: Vec<String>,
}
