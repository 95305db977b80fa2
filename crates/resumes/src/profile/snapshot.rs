//! A copy of a resume as it was when a candidate sent it to a company (decisions C19).

use accounts::people::Picture;
use jiff::Timestamp;
use kernel::Locale;
use platform::{CompanyId, UserId};
use serde::{Deserialize, Serialize};

use super::{CandidateProfile, Reader, Resume, Viewer, view};
use crate::ResumeId;
use crate::check::Content;
use crate::form::ResumeForm;
use crate::visibility::{Group, Visibility};

/// Everything that the company may see, and nothing that its table of access depends on besides it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    pub slug: String,
    owner: UserId,
    hidden: Vec<Group>,
    form: ResumeForm,
    avatar: Option<String>,
    pub updated_at: Timestamp,
}

/// Who reads a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CopyReader {
    /// The person who sent it.
    Sender,
    /// The company that got it; its contacts are open. `false`: it was invited by the company and has not accepted.
    Company { has_contacts: bool },
}

impl Snapshot {
    pub fn of(resume: &Resume) -> Self {
        Self {
            slug: resume.slug.clone(),
            owner: resume.owner,
            hidden: resume.hidden.clone(),
            // Working texts and private answers are not part of what is sent.
            form: ResumeForm {
                employment_title: String::new(),
                education_title: String::new(),
                optional_education: String::new(),
                address: None,
                ..resume.content.form().clone()
            },
            avatar: resume.avatar.clone(),
            updated_at: resume.updated_at,
        }
    }

    pub fn form(&self) -> &ResumeForm {
        &self.form
    }

    /// The stored name of the picture, if a company may see it.
    pub fn shown_avatar(&self) -> Option<&str> {
        self.avatar.as_deref().filter(|_| self.form.show_photo && !self.hidden.contains(&Group::Name))
    }

    pub fn profile(
        &self,
        id: ResumeId,
        copy_reader: CopyReader,
        reader: Reader<'_>,
    ) -> Option<CandidateProfile> {
        // A copy belongs to whoever got it, whatever the resume's visibility is now.
        let nobody = CompanyId::from_uuid(uuid::Uuid::nil());
        let resume = Resume {
            id,
            slug: self.slug.clone(),
            owner: self.owner,
            is_public: true,
            visibility: Visibility::Employers,
            companies: Vec::new(),
            workplaces: Vec::new(),
            hidden: self.hidden.clone(),
            content: Content::stored(self.form.clone()),
            avatar: self.avatar.clone(),
            updated_at: self.updated_at,
            last_active_at: self.updated_at,
        };
        let viewer = match copy_reader {
            CopyReader::Sender => Viewer::Owner,
            CopyReader::Company { has_contacts: true } => Viewer::Recipient,
            CopyReader::Company { has_contacts: false } => {
                Viewer::Company { id: nobody, has_contacts: false }
            }
        };
        view(&resume, viewer, reader)
    }

    /// What is left when the copy is kept no longer: the wanted job, and initials.
    #[must_use]
    pub fn erased(&self) -> Self {
        Self {
            slug: self.slug.clone(),
            owner: self.owner,
            hidden: self.hidden.clone(),
            form: ResumeForm {
                position: self.form.position.clone(),
                name: initials(&self.form.name),
                surname: initials(&self.form.surname),
                ..ResumeForm::default()
            },
            avatar: None,
            updated_at: self.updated_at,
        }
    }

    /// The fields of the form in which a newer text differs, by name.
    pub fn changed_fields(&self, newer: &Snapshot) -> Vec<String> {
        let fields = |form: &ResumeForm| match serde_json::to_value(form) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let (old, new) = (fields(&self.form), fields(&newer.form));
        // Birthday, sex and address are for nobody.
        let shown = |name: &&String| !matches!(name.as_str(), "birthday" | "sex" | "address");
        old.keys().filter(shown).filter(|name| old.get(*name) != new.get(*name)).cloned().collect()
    }
}

/// What a card of an application shows of the copy.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CopyCard {
    pub name: String,
    pub position: String,
    pub is_anonymous: bool,
    pub location: String,
    pub salary: Option<crate::form::Pay>,
    pub experience_months: u32,
    pub avatar: Option<String>,
}

impl CopyCard {
    pub fn of(snapshot: &Snapshot, id: ResumeId, reader: Reader<'_>) -> Option<Self> {
        let profile = snapshot.profile(id, CopyReader::Company { has_contacts: true }, reader)?;
        let name = match &profile.surname {
            Some(surname) => format!("{} {surname}", profile.name),
            None => profile.name,
        };
        Some(Self {
            name,
            position: profile.position,
            is_anonymous: profile.is_anonymous,
            location: profile.location,
            salary: profile.salary,
            experience_months: profile.experience_months,
            avatar: snapshot.shown_avatar().map(str::to_owned),
        })
    }

    /// What is left when the copy is kept no longer.
    #[must_use]
    pub fn erased(&self) -> Self {
        Self {
            name: initials(&self.name),
            position: self.position.clone(),
            is_anonymous: true,
            location: String::new(),
            salary: None,
            experience_months: 0,
            avatar: None,
        }
    }

    pub fn photo(&self) -> Option<Picture> {
        self.avatar.as_deref().and_then(Picture::of)
    }

    pub fn location_name(&self, words: &dictionaries::Snapshot, locale: Locale) -> String {
        let place = words.place(&self.location);
        place.map_or_else(|| self.location.clone(), |place| place.names.get(locale).to_owned())
    }
}

/// `Malika Karimova` → `M. K.`; initials stay what they are.
fn initials(name: &str) -> String {
    let first = name.split_whitespace().filter_map(|word| word.chars().next());
    first.map(|letter| format!("{letter}.")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn names_become_initials_once() {
        for (name, expected) in [("Malika Karimova", "M. K."), ("M. K.", "M. K."), ("Малика", "М."), ("", "")]
        {
            assert_eq!(initials(name), expected, "{name}");
        }
    }
}
