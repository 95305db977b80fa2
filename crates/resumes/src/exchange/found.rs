//! What an import has found, and how it becomes a form: texts are shortened, unknown values left out, levels mapped to
//! the closed lists (decisions B11, B12). A note tells the person about each loss.

use accounts::people::LanguageSkill;
use dictionaries::Snapshot;
use jiff::civil::Date;
use kernel::fields::{
    About, Address, CompanyName, PersonName, Position, RESUME_PHONES, RESUME_SKILLS, Skill,
};
use kernel::uzbek::fold;
use kernel::words::{EducationLevel, LanguageLevel};
use kernel::{Args, Catalogue, Email, Locale, Month, Network, Phone};

use super::extra::Extra;
use crate::form::{
    COURSES, Course, CourseName, EDUCATION, EMPLOYMENT, Institution, Job, JobDescription, LANGUAGES,
    Organisation, ResumeForm, SOCIAL_LINKS, SocialLink, SocialUsername, Speciality, Study,
};

#[derive(Debug, Default)]
pub struct Found {
    pub name: String,
    pub surname: String,
    pub position: String,
    pub email: String,
    pub phone: String,
    pub address: String,
    /// Names of places, the smallest first.
    pub places: Vec<String>,
    pub about: String,
    pub jobs: Vec<FoundJob>,
    pub studies: Vec<FoundStudy>,
    pub courses: Vec<Course>,
    pub skills: Vec<String>,
    /// Name and fluency, in any words.
    pub languages: Vec<(String, String)>,
    /// Network, user name, address.
    pub links: Vec<(String, String, String)>,
    /// The full name, and what only our own files hold.
    pub extra: Option<(String, Extra)>,
}

#[derive(Debug, Default)]
pub struct FoundJob {
    pub position: String,
    pub company: String,
    pub description: String,
    pub start: Option<Month>,
    pub end: Option<Month>,
}

#[derive(Debug, Default)]
pub struct FoundStudy {
    pub institution: String,
    pub speciality: String,
    /// Bachelor, магистр, kollej: in any words.
    pub degree: String,
    pub start: Option<Month>,
    pub end: Option<Month>,
}

/// Something that did not fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    Shortened,
    TooMany,
    Place(String),
    Language(String),
    /// The language, and the level that is stored.
    Level(String, LanguageLevel),
    Link(String),
    Phone,
    Email,
}

impl Note {
    pub fn text(&self, catalogue: &Catalogue, locale: Locale) -> String {
        let (key, name) = match self {
            Self::Shortened => ("import_shortened", ""),
            Self::TooMany => ("import_too_many", ""),
            Self::Place(name) => ("import_place", name.as_str()),
            Self::Language(name) => ("import_language", name.as_str()),
            Self::Level(name, _) => ("import_level", name.as_str()),
            Self::Link(url) => ("import_link", url.as_str()),
            Self::Phone => ("import_phone", ""),
            Self::Email => ("import_email", ""),
        };
        let level = match self {
            Self::Level(_, level) => catalogue.text(locale, &level.label_key()),
            _ => String::new(),
        };
        catalogue.format(locale, key, &Args::new().text("name", name).text("level", level))
    }
}

#[derive(Default)]
pub struct Notes(Vec<Note>);

impl Notes {
    fn add(&mut self, note: Note) {
        if !self.0.contains(&note) {
            self.0.push(note);
        }
    }

    /// The text without control characters, cut to what its field can hold.
    pub fn fit(&mut self, text: &str, longest: usize) -> String {
        let clean: String = text
            .chars()
            .filter(|sign| !sign.is_control() || *sign == '\n')
            .collect::<String>()
            .trim()
            .to_owned();
        if clean.chars().count() <= longest {
            return clean;
        }
        self.add(Note::Shortened);
        clean.chars().take(longest).collect::<String>().trim_end().to_owned()
    }

    pub fn first<T>(&mut self, items: Vec<T>, most: usize) -> impl Iterator<Item = T> {
        if items.len() > most {
            self.add(Note::TooMany);
        }
        items.into_iter().take(most)
    }
}

impl Found {
    /// Nothing in the file is a part of a resume.
    pub fn is_empty(&self) -> bool {
        let texts = [&self.name, &self.surname, &self.position, &self.about];
        texts.iter().all(|text| text.trim().is_empty())
            && self.jobs.is_empty()
            && self.studies.is_empty()
            && self.skills.is_empty()
    }

    pub fn into_form(self, words: &Snapshot, today: Date) -> (ResumeForm, Vec<Note>) {
        let mut notes = Notes::default();
        let email = Email::parse(&self.email).ok().map(|email| email.to_string());
        if email.is_none() && !self.email.trim().is_empty() {
            notes.add(Note::Email);
        }
        let form = ResumeForm {
            position: notes.fit(&self.position, Position::MAX),
            name: notes.fit(&self.name, PersonName::MAX),
            surname: notes.fit(&self.surname, PersonName::MAX),
            email,
            address: Some(notes.fit(&self.address, Address::MAX)).filter(|address| !address.is_empty()),
            phones: phones(&self.phone, &mut notes),
            location: location(&self.places, words, &mut notes),
            about: notes.fit(&self.about, About::MAX),
            education_level: education_level(&self.studies),
            employment: employment(self.jobs, today, &mut notes),
            education: education(self.studies, today, &mut notes),
            additional_education: courses(self.courses, &mut notes),
            skills: skills(self.skills, &mut notes),
            languages: languages(self.languages, words, &mut notes),
            social_links: links(self.links, &mut notes),
            ..ResumeForm::default()
        };
        let form = match self.extra {
            Some((full_name, extra)) => extra.add_to(form, &full_name, words, &mut notes),
            None => form,
        };
        (form, notes.0)
    }
}

fn phones(given: &str, notes: &mut Notes) -> Vec<String> {
    if given.trim().is_empty() {
        return Vec::new();
    }
    let phone = Phone::parse(given).ok().map(|phone| phone.as_str().to_owned());
    if phone.is_none() {
        notes.add(Note::Phone);
    }
    phone.into_iter().take(RESUME_PHONES.max).collect()
}

fn location(names: &[String], words: &Snapshot, notes: &mut Notes) -> String {
    let names: Vec<&str> = names.iter().map(|name| name.trim()).filter(|name| !name.is_empty()).collect();
    if let Some(place) = names.iter().find_map(|name| words.location(name)) {
        return place.slug.clone();
    }
    if let Some(name) = names.first() {
        let name = notes.fit(name, 100);
        notes.add(Note::Place(name));
    }
    String::new()
}

fn employment(given: Vec<FoundJob>, today: Date, notes: &mut Notes) -> Vec<Job> {
    let jobs: Vec<FoundJob> = notes.first(given, EMPLOYMENT.max).collect();
    let jobs = jobs.into_iter().map(|job| Job {
        position: notes.fit(&job.position, Position::MAX),
        company: notes.fit(&job.company, CompanyName::MAX),
        description: notes.fit(&job.description, JobDescription::MAX),
        present: job.start.is_some() && is_present(job.end, today),
        end: job.end.filter(|end| !is_present(Some(*end), today)),
        start: job.start,
    });
    jobs.collect()
}

fn education(given: Vec<FoundStudy>, today: Date, notes: &mut Notes) -> Vec<Study> {
    let studies: Vec<FoundStudy> = notes.first(given, EDUCATION.max).collect();
    let studies = studies.into_iter().map(|study| Study {
        institution: notes.fit(&study.institution, Institution::MAX),
        speciality: notes.fit(&study.speciality, Speciality::MAX),
        present: study.start.is_some() && is_present(study.end, today),
        end: study.end.filter(|end| !is_present(Some(*end), today)),
        start: study.start,
    });
    studies.collect()
}

/// Without an end, or with one in the future, it goes on.
fn is_present(end: Option<Month>, today: Date) -> bool {
    end.is_none_or(|end| end > Month::of(today))
}

fn courses(given: Vec<Course>, notes: &mut Notes) -> Vec<Course> {
    let courses: Vec<Course> = notes.first(given, COURSES.max).collect();
    let courses = courses.into_iter().map(|course| Course {
        name: notes.fit(&course.name, CourseName::MAX),
        organisation: notes.fit(&course.organisation, Organisation::MAX),
        year: course.year,
    });
    courses.collect()
}

fn skills(given: Vec<String>, notes: &mut Notes) -> Vec<String> {
    let given: Vec<String> = given.into_iter().filter(|skill| !skill.trim().is_empty()).collect();
    let skills: Vec<String> = notes.first(given, RESUME_SKILLS.max).collect();
    skills.into_iter().map(|skill| notes.fit(&skill, Skill::MAX)).collect()
}

fn languages(given: Vec<(String, String)>, words: &Snapshot, notes: &mut Notes) -> Vec<LanguageSkill> {
    let given: Vec<(String, String)> = notes.first(given, LANGUAGES.max).collect();
    let mut languages: Vec<LanguageSkill> = Vec::new();
    for (name, fluency) in given {
        let Some(slug) = language(&name, words) else {
            let name = notes.fit(&name, 60);
            notes.add(Note::Language(name));
            continue;
        };
        if languages.iter().any(|known| known.language == slug) {
            continue;
        }
        let level = level(&fluency);
        if let Some((level, false)) = level {
            let name = notes.fit(&name, 60);
            notes.add(Note::Level(name, level));
        }
        languages.push(LanguageSkill { language: slug, level: level.map(|(level, _)| level) });
    }
    languages
}

/// The slug of a language by its slug, code or name in any of our languages.
fn language(name: &str, words: &Snapshot) -> Option<String> {
    let name = name.trim().to_lowercase();
    if let Some(slug) = words.term_slug("language", &name) {
        return Some(slug.to_owned());
    }
    let folded = fold(&name);
    let is_it = |known: &str| {
        let known = fold(known);
        // "oʻzbek tili" is also written as "oʻzbek".
        !folded.is_empty() && (known == folded || known.split(' ').next() == Some(folded.as_str()))
    };
    let mut terms = words.terms("language");
    terms
        .find(|term| Locale::ALL.iter().any(|locale| is_it(term.names.get(*locale))))
        .map(|term| term.slug.clone())
}

/// A level of the closed list, and whether it is the one that was given (decisions B11).
fn level(fluency: &str) -> Option<(LanguageLevel, bool)> {
    let fluency = fluency.trim().to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| fluency.contains(word));
    Some(match fluency.as_str() {
        "" => return None,
        "a1" => (LanguageLevel::A1, true),
        "b1" => (LanguageLevel::B1, true),
        "c1" => (LanguageLevel::C1, true),
        _ if has(&[
            "native",
            "bilingual",
            "c1",
            "c2",
            "full professional",
            "fluent",
            "advanced",
            "ona til",
            "родной",
            "свободн",
        ]) =>
        {
            (LanguageLevel::C1, false)
        }
        _ if has(&[
            "b1",
            "b2",
            "professional working",
            "limited working",
            "intermediate",
            "conversational",
            "средн",
        ]) =>
        {
            (LanguageLevel::B1, false)
        }
        _ if has(&["a1", "a2", "elementary", "beginner", "basic", "начальн", "boshlang"]) => {
            (LanguageLevel::A1, false)
        }
        _ => return None,
    })
}

/// The highest of all (decisions B12).
fn education_level(studies: &[FoundStudy]) -> Option<EducationLevel> {
    let level = |study: &FoundStudy| {
        let degree = format!("{} {}", study.degree, study.institution).to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| degree.contains(word));
        if has(&["bachelor", "master", "phd", "doctor", "mba", "bakalavr", "magistr", "бакалавр", "магистр"])
        {
            Some(EducationLevel::Higher)
        } else if has(&[
            "college",
            "school",
            "vocational",
            "litsey",
            "lyceum",
            "kollej",
            "maktab",
            "колледж",
            "школа",
        ]) {
            Some(EducationLevel::Secondary)
        } else {
            None
        }
    };
    studies.iter().filter_map(level).max()
}

fn links(given: Vec<(String, String, String)>, notes: &mut Notes) -> Vec<SocialLink> {
    let given: Vec<(String, String, String)> = notes.first(given, SOCIAL_LINKS.max).collect();
    let mut links = Vec::new();
    for (network, username, url) in given {
        let url = url.trim().to_owned();
        if url.is_empty() || kernel::Link::parse(&url).is_err() {
            let name = notes.fit(&format!("{network} {url}"), 100);
            notes.add(Note::Link(name));
            continue;
        }
        let last = url.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let username = if username.trim().is_empty() { last } else { username.trim() };
        links.push(SocialLink {
            network: self::network(&url),
            username: notes.fit(username.trim_start_matches('@'), SocialUsername::MAX),
            url: url.clone(),
        });
    }
    links
}

/// The network by the host of the address: a name alone does not make a link one of that network.
fn network(url: &str) -> Network {
    let host = url.split_once("://").map_or(url, |(_, rest)| rest).split('/').next().unwrap_or_default();
    Network::ALL.into_iter().find(|network| network.has_host(host)).unwrap_or(Network::Other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use LanguageLevel::{A1, B1, C1};

    #[test]
    fn levels_become_those_of_the_closed_list() {
        for (given, expected) in [
            ("", None),
            ("A1", Some((A1, true))),
            ("c1", Some((C1, true))),
            ("a2", Some((A1, false))),
            ("B2", Some((B1, false))),
            ("C2", Some((C1, false))),
            ("Native speaker", Some((C1, false))),
            ("Professional working proficiency", Some((B1, false))),
            ("Full professional proficiency", Some((C1, false))),
            ("Elementary proficiency", Some((A1, false))),
            ("?", None),
        ] {
            assert_eq!(level(given), expected, "{given}");
        }
    }

    #[test]
    fn degrees_become_levels_and_the_highest_counts() {
        let study = |degree: &str| FoundStudy { degree: degree.to_owned(), ..FoundStudy::default() };
        for (degrees, expected) in [
            (vec![], None),
            (vec!["Bachelor of Science"], Some(EducationLevel::Higher)),
            (vec!["Vocational", "PhD"], Some(EducationLevel::Higher)),
            (vec!["Kollej"], Some(EducationLevel::Secondary)),
            (vec!["Kurs"], None),
        ] {
            let studies: Vec<FoundStudy> = degrees.iter().map(|degree| study(degree)).collect();
            assert_eq!(education_level(&studies), expected, "{degrees:?}");
        }
    }

    #[test]
    fn a_network_is_known_by_its_host() {
        for (url, expected) in [
            ("https://github.com/ali", Network::Github),
            ("https://uz.linkedin.com/in/ali", Network::Linkedin),
            ("https://notgithub.com/ali", Network::Other),
            ("https://behance.net/ali", Network::Other),
        ] {
            assert_eq!(network(url), expected, "{url}");
        }
    }
}
