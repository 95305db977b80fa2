//! Profiles as clients send them, and their validation.

use std::collections::BTreeSet;

use dictionaries::{Dictionaries, Snapshot};
use jiff::civil::Date;
use kernel::fields::{About, Address, CANDIDATE_SPHERES, CompanyName, PersonName, Position};
use kernel::words::{EducationLevel, LanguageLevel, Sex};
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::{App, Error, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::LanguageSkill;

/// Whole years at registration (decisions B15). Employers may hire from 15.
const YOUNGEST: i16 = 15;
const OLDEST: i16 = 80;
/// Nobody speaks more, and an unlimited list would be an attack vector.
const MOST_LANGUAGES: usize = 10;

pub(crate) const ITEM_LIMITS: [ItemLimit; 2] = [
    ItemLimit::new("CandidateIn", "spheres", CANDIDATE_SPHERES),
    ItemLimit::at_most("CandidateIn", "languages", MOST_LANGUAGES),
];

/// A new candidate profile.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CandidateIn {
    pub name: PersonName,
    pub surname: PersonName,
    pub birthday: Date,
    pub sex: Sex,
    /// Slug of a place, or one of its names.
    pub location: String,
    pub spheres: Vec<String>,
    pub education_level: EducationLevel,
    #[serde(default)]
    pub specialization: Option<Position>,
    #[serde(default)]
    pub languages: Vec<LanguageIn>,
    #[serde(default)]
    pub about: Option<About>,
}

/// A change of a candidate profile: absent fields stay unchanged; null clears an optional field.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CandidateEdit {
    #[serde(default)]
    pub name: Option<PersonName>,
    #[serde(default)]
    pub surname: Option<PersonName>,
    #[serde(default)]
    pub birthday: Option<Date>,
    #[serde(default)]
    pub sex: Option<Sex>,
    #[serde(default)]
    pub location: Option<String>,
    #[serde(default)]
    pub spheres: Option<Vec<String>>,
    #[serde(default)]
    pub education_level: Option<EducationLevel>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<Position>)]
    pub specialization: Option<Option<Position>>,
    #[serde(default)]
    pub languages: Option<Vec<LanguageIn>>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<About>)]
    pub about: Option<Option<About>>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CustomerIn {
    pub name: CompanyName,
    pub location: String,
    #[serde(default)]
    pub address: Option<Address>,
    /// The day the company was founded.
    #[serde(default)]
    pub owned_date: Option<Date>,
    #[serde(default)]
    pub about: Option<About>,
}

/// A change of a company profile: absent fields stay unchanged; null clears an optional field.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CustomerEdit {
    #[serde(default)]
    pub name: Option<CompanyName>,
    #[serde(default)]
    pub location: Option<String>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<Address>)]
    pub address: Option<Option<Address>>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<Date>)]
    pub owned_date: Option<Option<Date>>,
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<About>)]
    pub about: Option<Option<About>>,
}

/// Distinguishes "absent" from "null".
fn present<'de, D, T>(from: D) -> Result<Option<Option<T>>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(from).map(Some)
}

/// A language with its level, or its code alone.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum LanguageIn {
    Code(String),
    Skill { language: String, level: Option<LanguageLevel> },
}

/// A validated candidate profile.
#[derive(Debug)]
pub(crate) struct CandidateProfile {
    pub name: String,
    pub surname: String,
    pub birthday: Date,
    pub sex: Sex,
    pub location: String,
    pub spheres: Vec<String>,
    pub education_level: EducationLevel,
    pub specialization: Option<String>,
    pub languages: Vec<LanguageSkill>,
    pub about: Option<String>,
}

#[derive(Debug)]
pub(crate) struct CustomerProfile {
    pub name: String,
    pub address: Option<String>,
    pub location: String,
    pub owned_date: Option<Date>,
    pub about: Option<String>,
}

impl CandidateIn {
    pub(crate) fn check(&self, app: &App) -> Result<CandidateProfile> {
        let words = app.shared::<Dictionaries>().now();
        let mut errors = FieldErrors::default();
        let profile = CandidateProfile {
            name: self.name.as_str().to_owned(),
            surname: self.surname.as_str().to_owned(),
            birthday: self.birthday,
            sex: self.sex,
            location: location(&words, &self.location, &mut errors),
            spheres: spheres(&words, &self.spheres, &mut errors),
            education_level: self.education_level,
            specialization: self.specialization.as_ref().map(|text| text.as_str().to_owned()),
            languages: languages(&words, &self.languages, &mut errors),
            about: self.about.as_ref().map(|text| text.as_str().to_owned()),
        };
        check_age(self.birthday, app.clock.today(), &mut errors);
        refuse_contacts("about", profile.about.as_deref(), &mut errors);
        done(profile, errors)
    }
}

impl CandidateEdit {
    /// Merges the change into the stored profile; only the fields that were sent are validated.
    pub(crate) fn apply(self, app: &App, old: CandidateProfile) -> Result<CandidateProfile> {
        let words = app.shared::<Dictionaries>().now();
        let mut errors = FieldErrors::default();
        if let Some(birthday) = self.birthday {
            check_age(birthday, app.clock.today(), &mut errors);
        }
        let text = |new: Option<PersonName>, old: String| new.map_or(old, |text| text.as_str().to_owned());
        let profile = CandidateProfile {
            name: text(self.name, old.name),
            surname: text(self.surname, old.surname),
            birthday: self.birthday.unwrap_or(old.birthday),
            sex: self.sex.unwrap_or(old.sex),
            location: self.location.map_or(old.location, |name| location(&words, &name, &mut errors)),
            spheres: self.spheres.map_or(old.spheres, |list| spheres(&words, &list, &mut errors)),
            education_level: self.education_level.unwrap_or(old.education_level),
            specialization: match self.specialization {
                Some(new) => new.map(|text| text.as_str().to_owned()),
                None => old.specialization,
            },
            languages: self.languages.map_or(old.languages, |list| languages(&words, &list, &mut errors)),
            about: match self.about {
                Some(new) => {
                    let new = new.map(|text| text.as_str().to_owned());
                    refuse_contacts("about", new.as_deref(), &mut errors);
                    new
                }
                None => old.about,
            },
        };
        done(profile, errors)
    }
}

impl CustomerIn {
    pub(crate) fn check(&self, app: &App) -> Result<CustomerProfile> {
        let words = app.shared::<Dictionaries>().now();
        let mut errors = FieldErrors::default();
        check_founded(self.owned_date, app.clock.today(), &mut errors);
        let address = self.address.as_ref().map(Address::as_str).filter(|text| !text.is_empty());
        let profile = CustomerProfile {
            name: self.name.as_str().to_owned(),
            address: address.map(str::to_owned),
            location: location(&words, &self.location, &mut errors),
            owned_date: self.owned_date,
            about: self.about.as_ref().map(|text| text.as_str().to_owned()),
        };
        refuse_contacts("name", Some(&profile.name), &mut errors);
        refuse_contacts("about", profile.about.as_deref(), &mut errors);
        done(profile, errors)
    }
}

impl CustomerEdit {
    pub(crate) fn apply(self, app: &App, old: CustomerProfile) -> Result<CustomerProfile> {
        let words = app.shared::<Dictionaries>().now();
        let mut errors = FieldErrors::default();
        check_founded(self.owned_date.flatten(), app.clock.today(), &mut errors);
        refuse_contacts("name", self.name.as_ref().map(CompanyName::as_str), &mut errors);
        refuse_contacts("about", self.about.iter().flatten().map(About::as_str).next(), &mut errors);
        let profile = CustomerProfile {
            name: self.name.map_or(old.name, |name| name.as_str().to_owned()),
            address: match self.address {
                Some(new) => new.map(|text| text.as_str().to_owned()).filter(|text| !text.is_empty()),
                None => old.address,
            },
            location: self.location.map_or(old.location, |name| location(&words, &name, &mut errors)),
            owned_date: self.owned_date.unwrap_or(old.owned_date),
            about: match self.about {
                Some(new) => new.map(|text| text.as_str().to_owned()),
                None => old.about,
            },
        };
        done(profile, errors)
    }
}

fn done<T>(profile: T, errors: FieldErrors) -> Result<T> {
    if errors.is_empty() { Ok(profile) } else { Err(Error::Invalid(errors)) }
}

/// A phone or a handle stands where we show it after signing in, never inside public words (decisions B28).
fn refuse_contacts(field: &str, text: Option<&str>, errors: &mut FieldErrors) {
    if text.is_some_and(|text| screening::contacts::find(text).is_some()) {
        errors.push(field, FieldError::PhoneNotAllowed);
    }
}

fn location(words: &Snapshot, name: &str, errors: &mut FieldErrors) -> String {
    if name.trim().is_empty() {
        errors.push("location", FieldError::Required);
        return String::new();
    }
    match words.location(name.trim()) {
        Some(place) => place.slug.clone(),
        None => {
            errors.push("location", FieldError::Unknown);
            String::new()
        }
    }
}

fn spheres(words: &Snapshot, list: &[String], errors: &mut FieldErrors) -> Vec<String> {
    let mut seen = BTreeSet::new();
    for (index, slug) in list.iter().enumerate().take(CANDIDATE_SPHERES.max + 1) {
        if !words.spheres.iter().any(|sphere| sphere.slug == *slug) {
            errors.push(format!("spheres.{index}"), FieldError::Unknown);
        } else if !seen.insert(slug) {
            errors.push(format!("spheres.{index}"), FieldError::Repeated);
        }
    }
    if list.len() < CANDIDATE_SPHERES.min {
        errors.push("spheres", FieldError::TooFew { min: CANDIDATE_SPHERES.min as i64 });
    } else if list.len() > CANDIDATE_SPHERES.max {
        errors.push("spheres", FieldError::TooMany { max: CANDIDATE_SPHERES.max as i64 });
    }
    list.to_vec()
}

fn languages(words: &Snapshot, list: &[LanguageIn], errors: &mut FieldErrors) -> Vec<LanguageSkill> {
    if list.len() > MOST_LANGUAGES {
        errors.push("languages", FieldError::TooMany { max: MOST_LANGUAGES as i64 });
        return Vec::new();
    }
    let mut skills: Vec<LanguageSkill> = Vec::new();
    for (index, given) in list.iter().enumerate() {
        let (language, level) = match given {
            LanguageIn::Code(code) => (code, None),
            LanguageIn::Skill { language, level } => (language, *level),
        };
        let Some(language) = words.term_slug("language", language) else {
            errors.push(format!("languages.{index}.language"), FieldError::Unknown);
            continue;
        };
        if skills.iter().any(|skill| skill.language == *language) {
            errors.push(format!("languages.{index}.language"), FieldError::Repeated);
        }
        skills.push(LanguageSkill { language: language.to_owned(), level });
    }
    skills
}

/// Age counts from the year of birth alone (product §9).
fn check_age(birthday: Date, today: Date, errors: &mut FieldErrors) {
    let age = today.year() - birthday.year();
    if birthday > today {
        errors.push("birthday", FieldError::InFuture);
    } else if age < YOUNGEST {
        errors.push("birthday", FieldError::UnderAge { min: i64::from(YOUNGEST) });
    } else if age > OLDEST {
        errors.push("birthday", FieldError::OverAge { max: i64::from(OLDEST) });
    }
}

fn check_founded(day: Option<Date>, today: Date, errors: &mut FieldErrors) {
    if day.is_some_and(|day| day > today) {
        errors.push("owned_date", FieldError::InFuture);
    } else if day.is_some_and(|day| day.year() < 1800) {
        errors.push("owned_date", FieldError::TooEarly);
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn age_counts_from_the_year() {
        let today = date(2026, 3, 4);
        for (birthday, expected) in [
            (date(2011, 12, 31), None),
            (date(2012, 1, 1), Some(FieldError::UnderAge { min: 15 })),
            (date(1946, 1, 1), None),
            (date(1945, 12, 31), Some(FieldError::OverAge { max: 80 })),
            (date(2026, 3, 5), Some(FieldError::InFuture)),
        ] {
            let mut errors = FieldErrors::default();
            check_age(birthday, today, &mut errors);
            let found = errors.iter().next().map(|(_, problems)| problems[0]);
            assert_eq!(found, expected, "{birthday}");
        }
    }
}
