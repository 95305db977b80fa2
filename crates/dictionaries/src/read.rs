//! Whole dictionaries in the caller's language: built once per snapshot, served with an ETag.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::{Catalogue, Locale};
use platform::etag::Tagged;
use platform::{App, Lang};
use serde::Serialize;
use utoipa::ToSchema;

use crate::model::{LocationKind, Term};
use crate::snapshot::{Answers, Dictionaries, Snapshot};

/// Dictionaries change a few times a year; a day in a cache is fine (decisions A4).
const CACHE: &str = "public, max-age=86400";

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
    pub professions: Vec<OptionOut>,
}

/// An entry of a list to choose from.
#[derive(Serialize, ToSchema)]
pub struct OptionOut {
    pub code: String,
    pub name: String,
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

/// Regions, cities and districts of the country, in the order of pickers.
#[utoipa::path(get, path = "/locations", tag = "dictionaries", responses((status = 200, body = LocationsOut)))]
pub async fn list_locations(State(app): State<App>, Lang(locale): Lang, headers: HeaderMap) -> Response {
    app.shared::<Dictionaries>().now().answers(locale).locations.respond(&headers, CACHE)
}

/// Spheres with their professions.
#[utoipa::path(get, path = "/spheres", tag = "dictionaries", responses((status = 200, body = SpheresOut)))]
pub async fn list_spheres(State(app): State<App>, Lang(locale): Lang, headers: HeaderMap) -> Response {
    app.shared::<Dictionaries>().now().answers(locale).spheres.respond(&headers, CACHE)
}

/// Labels of work types, levels, currencies, languages, licences and the other closed lists.
#[utoipa::path(get, path = "/dictionaries", tag = "dictionaries", responses((status = 200, body = DictionariesOut)))]
pub async fn list_dictionaries(State(app): State<App>, Lang(locale): Lang, headers: HeaderMap) -> Response {
    app.shared::<Dictionaries>().now().answers(locale).dictionaries.respond(&headers, CACHE)
}

pub(crate) fn answers(snapshot: &Snapshot, catalogue: &Catalogue, locale: Locale) -> Answers {
    Answers {
        locations: Tagged::json(&locations(snapshot, locale)),
        spheres: Tagged::json(&spheres(snapshot, locale)),
        dictionaries: Tagged::json(&dictionaries(snapshot, catalogue, locale)),
    }
}

fn locations(snapshot: &Snapshot, locale: Locale) -> LocationsOut {
    let (parents, children): (Vec<_>, Vec<_>) =
        snapshot.locations.iter().partition(|location| location.parent_id.is_none());
    let data = parents.into_iter().chain(children).map(|location| LocationOut {
        id: location.id,
        slug: location.slug.clone(),
        name: location.names.get(locale).to_owned(),
        short_name: location.short.get(locale).to_owned(),
        kind: location.kind,
        parent_id: location.parent_id,
    });
    LocationsOut { status: true, data: data.collect() }
}

fn spheres(snapshot: &Snapshot, locale: Locale) -> SpheresOut {
    let data = snapshot.spheres.iter().map(|sphere| {
        let professions =
            snapshot.professions.iter().filter(|profession| profession.sphere_slug == sphere.slug);
        SphereOut {
            slug: sphere.slug.clone(),
            name: sphere.names.get(locale).to_owned(),
            icon: sphere.icon.clone(),
            professions: professions
                .map(|one| OptionOut { code: one.slug.clone(), name: one.names.get(locale).to_owned() })
                .collect(),
        }
    });
    SpheresOut { status: true, data: data.collect() }
}

fn dictionaries(snapshot: &Snapshot, catalogue: &Catalogue, locale: Locale) -> DictionariesOut {
    // Labels of closed lists are interface texts; the other lists are rows.
    let words = |list: &str| -> Vec<OptionOut> {
        let codes =
            kernel::words::LISTS.iter().find(|(name, _)| *name == list).map_or(&[][..], |(_, codes)| codes);
        codes
            .iter()
            .map(|code| OptionOut {
                code: (*code).to_owned(),
                name: catalogue.text(locale, &format!("{list}_{code}")),
            })
            .collect()
    };
    let terms = |kind: &str| -> Vec<OptionOut> {
        let of_kind = snapshot.terms.iter().filter(|term: &&Term| term.kind == kind);
        of_kind
            .map(|term| OptionOut { code: term.slug.clone(), name: term.names.get(locale).to_owned() })
            .collect()
    };
    let currency = kernel::Currency::ALL.iter().map(|currency| OptionOut {
        code: currency.code().to_owned(),
        name: catalogue.text(locale, &format!("currency_{}", currency.code())),
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
