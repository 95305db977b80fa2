//! Profiles as clients send them, and their validation.

use dictionaries::{Dictionaries, Snapshot, check_languages, check_location, check_spheres};
use jiff::civil::Date;
use kernel::fields::{About, Address, CANDIDATE_SPHERES, CompanyName, PersonName, Position};
use kernel::words::{EducationLevel, LanguageLevel, Sex};
use kernel::{FieldError, FieldErrors, ItemLimit};
use platform::{App, Error, Result};
use screening::PublicText;
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
    pub name: PublicText,
    pub surname: PublicText,
    pub birthday: Date,
    pub sex: Sex,
    pub location: String,
    pub spheres: Vec<String>,
    pub education_level: EducationLevel,
    pub specialization: Option<PublicText>,
    pub languages: Vec<LanguageSkill>,
    pub about: Option<PublicText>,
}

#[derive(Debug)]
pub(crate) struct CustomerProfile {
    pub name: PublicText,
    pub address: Option<PublicText>,
    pub location: String,
    pub owned_date: Option<Date>,
    pub about: Option<PublicText>,
}

impl CandidateIn {
    pub(crate) fn check(&self, app: &App) -> Result<CandidateProfile> {
        let words = app.shared::<Dictionaries>().now();
        let mut errors = FieldErrors::default();
        let profile = CandidateProfile {
            name: public("name", self.name.as_str(), &mut errors),
            surname: public("surname", self.surname.as_str(), &mut errors),
            birthday: self.birthday,
            sex: self.sex,
            location: check_location(&mut errors, &words, &self.location),
            spheres: spheres(&mut errors, &words, &self.spheres),
            education_level: self.education_level,
            specialization: some_public(
                "specialization",
                self.specialization.as_ref().map(Position::as_str),
                &mut errors,
            ),
            languages: languages(&mut errors, &words, &self.languages),
            about: some_public("about", self.about.as_ref().map(About::as_str), &mut errors),
        };
        errors.take("birthday", check_birthday(self.birthday, app.clock.today()));
        done(profile, errors)
    }
}

impl CandidateEdit {
    /// Merges the change into the stored profile; only the fields that were sent are validated.
    pub(crate) fn apply(self, app: &App, old: CandidateProfile) -> Result<CandidateProfile> {
        let words = app.shared::<Dictionaries>().now();
        let mut errors = FieldErrors::default();
        if let Some(birthday) = self.birthday {
            errors.take("birthday", check_birthday(birthday, app.clock.today()));
        }
        let profile = CandidateProfile {
            name: self.name.map_or(old.name, |text| public("name", text.as_str(), &mut errors)),
            surname: self.surname.map_or(old.surname, |text| public("surname", text.as_str(), &mut errors)),
            birthday: self.birthday.unwrap_or(old.birthday),
            sex: self.sex.unwrap_or(old.sex),
            location: self.location.map_or(old.location, |name| check_location(&mut errors, &words, &name)),
            spheres: self.spheres.map_or(old.spheres, |list| spheres(&mut errors, &words, &list)),
            education_level: self.education_level.unwrap_or(old.education_level),
            specialization: match self.specialization {
                Some(new) => some_public("specialization", new.as_ref().map(Position::as_str), &mut errors),
                None => old.specialization,
            },
            languages: self.languages.map_or(old.languages, |list| languages(&mut errors, &words, &list)),
            about: match self.about {
                Some(new) => some_public("about", new.as_ref().map(About::as_str), &mut errors),
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
        let profile = CustomerProfile {
            name: public("name", self.name.as_str(), &mut errors),
            address: some_public("address", self.address.as_ref().map(Address::as_str), &mut errors),
            location: check_location(&mut errors, &words, &self.location),
            owned_date: self.owned_date,
            about: some_public("about", self.about.as_ref().map(About::as_str), &mut errors),
        };
        done(profile, errors)
    }
}

impl CustomerEdit {
    pub(crate) fn apply(self, app: &App, old: CustomerProfile) -> Result<CustomerProfile> {
        let words = app.shared::<Dictionaries>().now();
        let mut errors = FieldErrors::default();
        check_founded(self.owned_date.flatten(), app.clock.today(), &mut errors);
        let profile = CustomerProfile {
            name: self.name.map_or(old.name, |text| public("name", text.as_str(), &mut errors)),
            address: match self.address {
                Some(new) => some_public("address", new.as_ref().map(Address::as_str), &mut errors),
                None => old.address,
            },
            location: self.location.map_or(old.location, |name| check_location(&mut errors, &words, &name)),
            owned_date: self.owned_date.unwrap_or(old.owned_date),
            about: match self.about {
                Some(new) => some_public("about", new.as_ref().map(About::as_str), &mut errors),
                None => old.about,
            },
        };
        done(profile, errors)
    }
}

fn done<T>(profile: T, errors: FieldErrors) -> Result<T> {
    if errors.is_empty() { Ok(profile) } else { Err(Error::Invalid(errors)) }
}

fn public(field: &str, text: &str, errors: &mut FieldErrors) -> PublicText {
    // The empty text stands for a refused one, which is not stored because of the error.
    errors.take(field, PublicText::screen(text)).unwrap_or_else(|| PublicText::stored(String::new()))
}

fn some_public(field: &str, text: Option<&str>, errors: &mut FieldErrors) -> Option<PublicText> {
    text.filter(|text| !text.is_empty()).map(|text| public(field, text, errors))
}

fn languages(errors: &mut FieldErrors, words: &Snapshot, list: &[LanguageIn]) -> Vec<LanguageSkill> {
    let given = list.iter().map(|given| match given {
        LanguageIn::Code(code) => (code.as_str(), None),
        LanguageIn::Skill { language, level } => (language.as_str(), *level),
    });
    let checked = check_languages(errors, words, given, MOST_LANGUAGES).into_iter();
    checked.map(|(language, level)| LanguageSkill { language, level }).collect()
}

fn spheres(errors: &mut FieldErrors, words: &Snapshot, list: &[String]) -> Vec<String> {
    check_spheres(errors, words, "spheres", list, CANDIDATE_SPHERES)
}

/// Whether a person of this age may have a profile. Age counts from the year of birth alone (product §9).
pub fn check_birthday(birthday: Date, today: Date) -> Result<Date, FieldError> {
    let age = today.year() - birthday.year();
    if birthday > today {
        Err(FieldError::InFuture)
    } else if age < YOUNGEST {
        Err(FieldError::UnderAge { min: i64::from(YOUNGEST) })
    } else if age > OLDEST {
        Err(FieldError::OverAge { max: i64::from(OLDEST) })
    } else {
        Ok(birthday)
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
            assert_eq!(check_birthday(birthday, today).err(), expected, "{birthday}");
        }
    }
}
