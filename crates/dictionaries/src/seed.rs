//! Loads `data/*.json` into tables. The files are embedded in the binary; seeding is idempotent.

use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::{Connection as _, PgConnection};

use crate::model::Names;
use crate::store;

const REGIONS: &str = include_str!("../../../data/regions.json");
const SPHERES: &str = include_str!("../../../data/spheres.json");
const SKILLS: &str = include_str!("../../../data/skills.json");
const COMPUTER_SKILLS: &str = include_str!("../../../data/computer_skills.json");
const LANGUAGES: &str = include_str!("../../../data/languages.json");
const LICENCES: &str = include_str!("../../../data/driving_licences.json");
const UNIVERSITIES: &str = include_str!("../../../data/universities.json");
const FILES: [&str; 7] = [REGIONS, SPHERES, SKILLS, COMPUTER_SKILLS, LANGUAGES, LICENCES, UNIVERSITIES];

/// Must be changed when the same files produce different rows.
const FORMAT: &str = "2";

/// The five places that product §3 lists come first in every picker: Tashkent, Andijan, Ferghana, Khorezm,
/// Samarkand. The numbers are SOATO codes of first-level places.
const FIRST_PLACES: [&str; 5] = ["1726", "1703", "1730", "1733", "1718"];

/// Spellings of product §3 that the data does not have as aliases (decisions J8).
const OWNERS_SPELLINGS: [(&str, &[&str]); 5] = [
    ("1726", &["Tashkent"]),
    ("1703", &["Andijan"]),
    ("1730", &["Ferghana"]),
    ("1733", &["Khorezm", "Khorazem"]),
    ("1718", &["Samarkand"]),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seeded {
    /// The tables already held this version.
    Unchanged,
    Rows(u64),
}

/// Fills the tables in one transaction and notifies running servers.
pub async fn seed(db: &mut PgConnection) -> anyhow::Result<Seeded> {
    let digest = digest();
    let mut tx = db.begin().await?;
    store::lock_seeding(&mut tx).await?;
    if store::find_seed(&mut tx, &digest).await? {
        return Ok(Seeded::Unchanged);
    }
    let (regions, districts) = location_rows()?;
    let (spheres, professions) = sphere_rows()?;
    let mut rows = store::upsert_locations(&mut tx, &regions).await?;
    rows += store::upsert_locations(&mut tx, &districts).await?;
    rows += store::upsert_spheres(&mut tx, &spheres).await?;
    rows += store::upsert_professions(&mut tx, &professions).await?;
    rows += store::upsert_terms(&mut tx, &term_rows()?).await?;
    store::set_seed(&mut tx, &digest).await?;
    store::notify_changed(&mut tx).await?;
    tx.commit().await?;
    Ok(Seeded::Rows(rows))
}

/// Identifies this version of the data.
pub fn digest() -> String {
    let mut hash = Sha256::new_with_prefix(FORMAT);
    FILES.iter().for_each(|file| hash.update(file));
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[derive(Deserialize)]
struct RegionsFile {
    regions: Vec<PlaceIn>,
    districts: Vec<PlaceIn>,
}

#[derive(Deserialize)]
struct PlaceIn {
    soato: String,
    #[serde(rename = "type")]
    kind: String,
    parent: Option<String>,
    slug: String,
    names: NamesIn,
    short_names: Names,
    #[serde(default)]
    aliases: Vec<String>,
}

/// Uzbek Cyrillic is not an interface language, but people type it, so it becomes an alias.
#[derive(Deserialize)]
struct NamesIn {
    #[serde(flatten)]
    names: Names,
    uz_cyrl: Option<String>,
}

fn location_rows() -> anyhow::Result<(Value, Value)> {
    let file: RegionsFile = serde_json::from_str(REGIONS)?;
    let rank = |place: &PlaceIn| FIRST_PLACES.iter().position(|code| *code == place.soato).unwrap_or(99);
    let mut regions = file.regions;
    regions.sort_by_key(|place| (rank(place), place.slug.clone()));
    let mut districts = file.districts;
    // Cities before districts: most people look for a city.
    districts.sort_by_key(|place| (place.parent.clone(), place.kind != "city", place.slug.clone()));
    Ok((place_rows(&regions)?, place_rows(&districts)?))
}

fn place_rows(places: &[PlaceIn]) -> anyhow::Result<Value> {
    let row = |(position, place): (usize, &PlaceIn)| -> anyhow::Result<Value> {
        let owners =
            OWNERS_SPELLINGS.iter().find(|(code, _)| *code == place.soato).map_or(&[][..], |(_, all)| all);
        let mut aliases = place.aliases.clone();
        aliases.extend(place.names.uz_cyrl.clone());
        aliases
            .extend(owners.iter().map(|&name| name.to_owned()).filter(|name| !place.aliases.contains(name)));
        let (names, short) = (&place.names.names, &place.short_names);
        Ok(json!({
            "id": place.soato.parse::<i32>()?, "slug": place.slug, "kind": place.kind,
            "parent_id": place.parent.as_deref().map(str::parse::<i32>).transpose()?,
            "name_uz": names.uz, "name_ru": names.ru, "name_en": names.en,
            "short_uz": short.uz, "short_ru": short.ru, "short_en": short.en,
            "aliases": aliases, "position": position,
        }))
    };
    Ok(places.iter().enumerate().map(row).collect::<anyhow::Result<Vec<_>>>()?.into())
}

#[derive(Deserialize)]
struct SpheresFile {
    spheres: Vec<SphereIn>,
}

#[derive(Deserialize)]
struct SphereIn {
    slug: String,
    icon: String,
    order: i32,
    names: Names,
    professions: Vec<ProfessionIn>,
}

#[derive(Deserialize)]
struct ProfessionIn {
    slug: String,
    names: NamesIn,
    #[serde(default)]
    aliases: Vec<String>,
}

fn sphere_rows() -> anyhow::Result<(Value, Value)> {
    let file: SpheresFile = serde_json::from_str(SPHERES)?;
    let spheres = file.spheres.iter().map(|sphere| {
        json!({
            "slug": sphere.slug, "icon": sphere.icon, "position": sphere.order,
            "name_uz": sphere.names.uz, "name_ru": sphere.names.ru, "name_en": sphere.names.en,
        })
    });
    let professions = file.spheres.iter().flat_map(|sphere| {
        sphere.professions.iter().enumerate().map(|(position, profession)| {
            let names = &profession.names.names;
            let aliases: Vec<_> = profession.aliases.iter().chain(&profession.names.uz_cyrl).collect();
            json!({
                "slug": profession.slug, "sphere_slug": sphere.slug, "position": position, "aliases": aliases,
                "name_uz": names.uz, "name_ru": names.ru, "name_en": names.en,
            })
        })
    });
    Ok((spheres.collect(), professions.collect()))
}

/// One entry of any of the short lists; `code` is the slug where there are official codes.
#[derive(Deserialize)]
struct TermIn {
    #[serde(alias = "code")]
    slug: String,
    names: Names,
    /// The short name of a university: OʻzMU.
    abbr: Option<String>,
    /// False for language levels that product §3 does not have (decisions B11).
    #[serde(default = "yes")]
    in_spec: bool,
}

fn yes() -> bool {
    true
}

fn term_rows() -> anyhow::Result<Value> {
    // Maps each list of each file to a kind.
    let lists = [
        (SKILLS, "skills", "skill"),
        (COMPUTER_SKILLS, "computer_skills", "computer_skill"),
        (COMPUTER_SKILLS, "levels", "computer_level"),
        (LANGUAGES, "languages", "language"),
        (LANGUAGES, "levels", "language_level"),
        (LICENCES, "categories", "licence"),
        (UNIVERSITIES, "universities", "university"),
    ];
    let mut rows = Vec::new();
    for (file, list, kind) in lists {
        let mut file: Value = serde_json::from_str(file)?;
        let Value::Array(entries) = file[list].take() else { anyhow::bail!("no list {list}") };
        for (position, mut entry) in entries.into_iter().enumerate() {
            // Languages have both: the slug is the stable name, and the code (two or three letters) is accepted too.
            let code = match (entry.get("slug"), entry.get("code").and_then(Value::as_str).map(str::to_owned))
            {
                (Some(_), Some(code)) => {
                    entry.as_object_mut().map(|members| members.remove("code"));
                    Some(code)
                }
                _ => None,
            };
            let term: TermIn = serde_json::from_value(entry)?;
            if term.in_spec {
                rows.push(json!({
                    "kind": kind, "slug": term.slug.to_lowercase(), "position": position,
                    "name_uz": term.names.uz, "name_ru": term.names.ru, "name_en": term.names.en,
                    "aliases": term.abbr.into_iter().chain(code).collect::<Vec<_>>(),
                }));
            }
        }
    }
    Ok(rows.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_contain_the_specified_entries() {
        let (regions, districts) = location_rows().unwrap();
        assert_eq!(regions.as_array().unwrap().len(), 14);
        assert_eq!(regions[0]["slug"], "toshkent-shahri");
        assert_eq!(regions[3]["aliases"].as_array().unwrap().iter().filter(|a| *a == "Khorazem").count(), 1);
        assert!(districts.as_array().unwrap().len() > 200);
        let (spheres, professions) = sphere_rows().unwrap();
        assert_eq!(spheres.as_array().unwrap().len(), 35);
        assert!(professions.as_array().unwrap().len() > 350);
    }

    #[test]
    fn language_levels_are_those_of_the_product() {
        let terms = term_rows().unwrap();
        let of_kind = |kind: &str| -> Vec<String> {
            let rows = terms.as_array().unwrap().iter().filter(|row| row["kind"] == kind);
            rows.map(|row| row["slug"].as_str().unwrap().to_owned()).collect()
        };
        assert_eq!(of_kind("language_level"), ["a1", "b1", "c1"]);
        assert_eq!(of_kind("licence"), ["a", "b", "c", "d", "be", "ce", "de"]);
    }
}
