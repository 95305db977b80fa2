//! The project's own dictionaries in the form that the search uses.

use search_engine::Synonyms;
use search_engine::query::{Gazetteer, Place, PlaceKind};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Spheres {
    pub spheres: Vec<Sphere>,
}

#[derive(Deserialize)]
pub struct Sphere {
    pub slug: String,
    pub names: Names,
    pub professions: Vec<Profession>,
}

#[derive(Deserialize)]
pub struct Profession {
    pub slug: String,
    pub names: Names,
    pub aliases: Vec<String>,
}

#[derive(Deserialize)]
pub struct Names {
    pub uz: String,
    pub ru: String,
    pub en: String,
    #[serde(default)]
    pub uz_cyrl: String,
}

impl Names {
    pub fn all(&self) -> Vec<String> {
        let names = [&self.uz, &self.ru, &self.en, &self.uz_cyrl];
        names.into_iter().filter(|name| !name.is_empty()).cloned().collect()
    }
}

impl Profession {
    pub fn all_names(&self) -> Vec<String> {
        let mut names = self.names.all();
        names.extend(self.aliases.iter().cloned());
        names.extend(Synonyms::aliases(&self.slug).iter().map(|alias| (*alias).to_owned()));
        names
    }
}

pub fn spheres() -> Vec<Sphere> {
    let data: Spheres = serde_json::from_str(include_str!("../../../../data/spheres.json")).unwrap();
    data.spheres
}

#[derive(Deserialize)]
struct Regions {
    regions: Vec<Region>,
    districts: Vec<Region>,
}

#[derive(Deserialize)]
struct Region {
    soato: String,
    #[serde(rename = "type")]
    kind: String,
    parent: Option<String>,
    slug: String,
    names: Names,
    short_names: Names,
    aliases: Vec<String>,
}

/// The official code of a place and its slug.
pub fn codes() -> Vec<(String, String)> {
    let Regions { regions, districts } = regions();
    regions.into_iter().chain(districts).map(|region| (region.soato, region.slug)).collect()
}

fn regions() -> Regions {
    serde_json::from_str(include_str!("../../../../data/regions.json")).unwrap()
}

pub fn places() -> Vec<Place> {
    let codes = codes();
    let Regions { regions, districts } = regions();
    let slug_of = |code: String| codes.iter().find(|(known, _)| *known == code).unwrap().1.clone();
    let place = |region: Region| Place {
        parent: region.parent.map(slug_of),
        kind: match region.kind.as_str() {
            "city" => PlaceKind::City,
            "region" | "republic" => PlaceKind::Region,
            _ => PlaceKind::District,
        },
        names: [region.names.all(), region.short_names.all(), region.aliases].concat(),
        slug: region.slug,
    };
    regions.into_iter().chain(districts).map(place).collect()
}

/// Places, the names of professions, and a few companies whose names contain places.
pub fn gazetteer() -> Gazetteer {
    let spheres = spheres();
    let professions = spheres.iter().flat_map(|sphere| &sphere.professions);
    let names = professions.flat_map(Profession::all_names);
    let companies = ["Toshkent Trubo Zavodi", "Asaka Bank", "Buxoro Agrokombinat"].map(str::to_owned);
    Gazetteer::new(places(), names.chain(companies))
}
