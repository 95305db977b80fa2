//! The form of a company's page, and its validation.

use dictionaries::{Snapshot, check_location_at};
use jiff::civil::Date;
use kernel::fields::{About as AboutText, Address};
use kernel::words::Benefit;
use kernel::{FieldError, FieldErrors, ItemLimit, Link};
use platform::{Error, Result};
use screening::PublicText;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;
use vacancies::public::company_page::StoredOffice;
use vacancies::public::{CompanyLink, CompanySize, LinkKind};

use super::{About, Content};

/// One of each kind.
const MOST_LINKS: usize = 6;
const MOST_ADDRESSES: usize = 10;
pub const MOST_PHOTOS: usize = 8;
const CLOTHS: u8 = 6;
const FIRST_YEAR: i16 = 1800;

pub(crate) const ITEM_LIMITS: [ItemLimit; 4] = [
    ItemLimit::at_most("OwnPageIn", "links", MOST_LINKS),
    ItemLimit::at_most("OwnPageIn", "addresses", MOST_ADDRESSES),
    ItemLimit::at_most("OwnPageIn", "benefits", Benefit::ALL.len()),
    ItemLimit::at_most("OwnPageIn", "photos", MOST_PHOTOS),
];

/// The whole page: a part that is left out is empty.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = OwnPageIn)]
pub struct PageIn {
    #[serde(default)]
    pub about: AboutIn,
    #[serde(default)]
    pub links: Vec<LinkIn>,
    #[serde(default)]
    pub addresses: Vec<OfficeIn>,
    #[serde(default)]
    pub benefits: Vec<Benefit>,
    /// Photos in their order. Others that were on the page are deleted.
    #[serde(default)]
    pub photos: Vec<Uuid>,
    /// The year in which the company was founded.
    #[serde(default)]
    pub year: Option<i16>,
    #[serde(default)]
    pub size: Option<CompanySize>,
    #[serde(default)]
    #[schema(maximum = 5)]
    pub cloth: Option<u8>,
    /// The version of the page that this one is based on.
    pub version: i32,
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = OwnPageAboutIn)]
pub struct AboutIn {
    pub uz: Option<AboutText>,
    pub ru: Option<AboutText>,
    pub en: Option<AboutText>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CompanyLinkIn)]
pub struct LinkIn {
    pub kind: LinkKind,
    pub url: Link,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CompanyOfficeIn)]
pub struct OfficeIn {
    /// Slug of a place, or one of its names.
    pub location: String,
    pub street: Address,
}

impl PageIn {
    /// Whether the photos exist is not known here.
    pub(super) fn check(self, words: &Snapshot, today: Date) -> Result<Content> {
        let mut errors = FieldErrors::default();
        let content = Content {
            about: About {
                uz: about(&mut errors, "about.uz", self.about.uz),
                ru: about(&mut errors, "about.ru", self.about.ru),
                en: about(&mut errors, "about.en", self.about.en),
            },
            links: links(&mut errors, self.links),
            addresses: offices(&mut errors, words, self.addresses),
            benefits: self.benefits,
            photos: self.photos,
            year: self.year,
            size: self.size,
            cloth: self.cloth,
        };
        check_list(&mut errors, "benefits", &content.benefits, Benefit::ALL.len());
        check_list(&mut errors, "photos", &content.photos, MOST_PHOTOS);
        if content.year.is_some_and(|year| year > today.year()) {
            errors.push("year", FieldError::InFuture);
        } else if content.year.is_some_and(|year| year < FIRST_YEAR) {
            errors.push("year", FieldError::TooEarly);
        }
        if content.cloth.is_some_and(|cloth| cloth >= CLOTHS) {
            errors.push("cloth", FieldError::TooLarge { max: i64::from(CLOTHS) - 1 });
        }
        if errors.is_empty() { Ok(content) } else { Err(Error::Invalid(errors)) }
    }
}

fn about(errors: &mut FieldErrors, field: &str, text: Option<AboutText>) -> Option<PublicText> {
    text.and_then(|text| errors.take(field, PublicText::screen(text.as_str())))
}

fn links(errors: &mut FieldErrors, given: Vec<LinkIn>) -> Vec<CompanyLink> {
    let mut links: Vec<CompanyLink> = Vec::new();
    for (index, LinkIn { kind, url }) in given.into_iter().enumerate() {
        let has_host = url.host_and_path().is_some_and(|(host, _)| kind.network().has_host(&host));
        if !has_host {
            errors.push(format!("links.{index}.url"), FieldError::InvalidUrl);
        }
        if links.iter().any(|other| other.kind == kind) {
            errors.push(format!("links.{index}.kind"), FieldError::Repeated);
        }
        links.push(CompanyLink { kind, url: url.to_string() });
    }
    links
}

fn offices(errors: &mut FieldErrors, words: &Snapshot, given: Vec<OfficeIn>) -> Vec<StoredOffice> {
    if given.len() > MOST_ADDRESSES {
        errors.push("addresses", FieldError::TooMany { max: MOST_ADDRESSES as i64 });
        return Vec::new();
    }
    let mut offices: Vec<StoredOffice> = Vec::new();
    for (index, OfficeIn { location, street }) in given.into_iter().enumerate() {
        let at = format!("addresses.{index}.street");
        let location = check_location_at(errors, words, &format!("addresses.{index}.location"), &location);
        if street.as_str().is_empty() {
            errors.push(&at, FieldError::Required);
        }
        errors.take(&at, PublicText::screen(street.as_str()));
        let office = StoredOffice { location, street: street.to_string() };
        if offices.contains(&office) {
            errors.push(at, FieldError::Repeated);
        }
        offices.push(office);
    }
    offices
}

fn check_list<T: PartialEq>(errors: &mut FieldErrors, field: &str, list: &[T], most: usize) {
    if list.len() > most {
        errors.push(field, FieldError::TooMany { max: most as i64 });
        return;
    }
    for (index, item) in list.iter().enumerate() {
        if list[..index].contains(item) {
            errors.push(format!("{field}.{index}"), FieldError::Repeated);
        }
    }
}
