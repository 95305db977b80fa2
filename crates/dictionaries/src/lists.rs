//! Whole dictionaries as responses, built once per snapshot and language.

use kernel::{Catalogue, Locale};
use platform::etag::Tagged;
use serde::Serialize;
use utoipa::ToSchema;

use crate::model::{Location, LocationKind, Names, Profession, Sphere, Term};

#[derive(Serialize, ToSchema)]
pub struct LocationsOut {
    pub status: bool,
    pub data: Vec<LocationOut>,
}

/// A region, city or district. Parents come before their children.
#[derive(Serialize, ToSchema)]
pub struct LocationOut {
    pub id: i32,
    pub slug: String,
    pub name: String,
    /// Without the word "region" or "district".
    pub short_name: String,
    #[serde(rename = "type")]
    pub kind: LocationKind,
    pub parent_id: Option<i32>,
    /// Its names in the other languages, and other spellings: people look for it by any of them.
    pub aliases: Vec<String>,
}

#[derive(Serialize, ToSchema)]
pub struct SpheresOut {
    pub status: bool,
    pub data: Vec<SphereOut>,
}

/// A line of work with its professions.
#[derive(Serialize, ToSchema)]
pub struct SphereOut {
    pub slug: String,
    pub name: String,
    /// The name of an icon.
    pub icon: String,
    /// Its names in the other languages.
    pub aliases: Vec<String>,
    pub professions: Vec<OptionOut>,
}

/// An entry of a list to choose from.
#[derive(Serialize, ToSchema)]
pub struct OptionOut {
    pub code: String,
    pub name: String,
    /// Its names in the other languages, and other words for it. Labels of closed lists have none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
}

#[derive(Serialize, ToSchema)]
pub struct DictionariesOut {
    pub status: bool,
    pub data: DictionaryLists,
}

/// Every closed list of the product with its labels.
#[derive(Serialize, ToSchema)]
pub struct DictionaryLists {
    pub work_type: Vec<OptionOut>,
    pub work_hours: Vec<OptionOut>,
    pub experience: Vec<OptionOut>,
    pub education_level: Vec<OptionOut>,
    pub language_level: Vec<OptionOut>,
    pub sex: Vec<OptionOut>,
    pub social_status: Vec<OptionOut>,
    pub currency: Vec<OptionOut>,
    pub language: Vec<OptionOut>,
    pub licence: Vec<OptionOut>,
    pub computer_skill: Vec<OptionOut>,
    pub computer_level: Vec<OptionOut>,
}

/// Responses that are the same for all callers of a language.
pub(crate) struct Answers {
    pub locations: Tagged,
    pub spheres: Tagged,
    pub dictionaries: Tagged,
}

/// The rows of all dictionaries.
#[derive(Clone, Copy)]
pub(crate) struct Rows<'a> {
    pub locations: &'a [Location],
    pub spheres: &'a [Sphere],
    pub professions: &'a [Profession],
    pub terms: &'a [Term],
}

impl Rows<'_> {
    pub fn answers(self, catalogue: &Catalogue, locale: Locale) -> Answers {
        Answers {
            locations: Tagged::json(&locations(self.locations, locale)),
            spheres: Tagged::json(&spheres(self.spheres, self.professions, locale)),
            dictionaries: Tagged::json(&dictionaries(self.terms, catalogue, locale)),
        }
    }
}

/// Every other name of an entry, each spelling once: letter case, script and apostrophes make no difference.
fn aliases(name: &str, names: &Names, others: &[String]) -> Vec<String> {
    let mut known = vec![kernel::uzbek::fold(name)];
    let all = [&names.uz, &names.ru, &names.en].into_iter().chain(others);
    all.filter(|other| {
        let key = kernel::uzbek::fold(other);
        let is_new = !known.contains(&key);
        known.push(key);
        is_new
    })
    .cloned()
    .collect()
}

fn locations(rows: &[Location], locale: Locale) -> LocationsOut {
    let (parents, children): (Vec<_>, Vec<_>) =
        rows.iter().partition(|location| location.parent_id.is_none());
    let data = parents.into_iter().chain(children).map(|location| LocationOut {
        id: location.id,
        slug: location.slug.clone(),
        name: location.names.get(locale).to_owned(),
        short_name: location.short.get(locale).to_owned(),
        kind: location.kind,
        parent_id: location.parent_id,
        aliases: aliases(location.names.get(locale), &location.names, &location.aliases),
    });
    LocationsOut { status: true, data: data.collect() }
}

fn spheres(rows: &[Sphere], professions: &[Profession], locale: Locale) -> SpheresOut {
    let data = rows.iter().map(|sphere| {
        let professions = professions.iter().filter(|profession| profession.sphere_slug == sphere.slug);
        SphereOut {
            slug: sphere.slug.clone(),
            name: sphere.names.get(locale).to_owned(),
            icon: sphere.icon.clone(),
            aliases: aliases(sphere.names.get(locale), &sphere.names, &[]),
            professions: professions
                .map(|one| OptionOut {
                    code: one.slug.clone(),
                    name: one.names.get(locale).to_owned(),
                    aliases: aliases(one.names.get(locale), &one.names, &one.aliases),
                })
                .collect(),
        }
    });
    SpheresOut { status: true, data: data.collect() }
}

fn dictionaries(rows: &[Term], catalogue: &Catalogue, locale: Locale) -> DictionariesOut {
    // Labels of closed lists are interface texts; the other lists are rows.
    let words = |list: &str| -> Vec<OptionOut> {
        let codes =
            kernel::words::LISTS.iter().find(|(name, _)| *name == list).map_or(&[][..], |(_, codes)| codes);
        codes
            .iter()
            .map(|code| OptionOut {
                code: (*code).to_owned(),
                name: catalogue.text(locale, &format!("{list}_{code}")),
                aliases: Vec::new(),
            })
            .collect()
    };
    let terms = |kind: &str| -> Vec<OptionOut> {
        let of_kind = rows.iter().filter(|term| term.kind == kind);
        of_kind
            .map(|term| OptionOut {
                code: term.slug.clone(),
                name: term.names.get(locale).to_owned(),
                aliases: aliases(term.names.get(locale), &term.names, &term.aliases),
            })
            .collect()
    };
    let currency = kernel::Currency::ALL.iter().map(|currency| OptionOut {
        code: currency.code().to_owned(),
        name: catalogue.text(locale, &format!("currency_{}", currency.code())),
        aliases: Vec::new(),
    });
    DictionariesOut {
        status: true,
        data: DictionaryLists {
            work_type: words("work_type"),
            work_hours: words("work_hours"),
            experience: words("experience"),
            education_level: words("education_level"),
            language_level: words("language_level"),
            sex: words("sex"),
            social_status: words("social_status"),
            currency: currency.collect(),
            language: terms("language"),
            licence: terms("licence"),
            computer_skill: terms("computer_skill"),
            computer_level: terms("computer_level"),
        },
    }
}
