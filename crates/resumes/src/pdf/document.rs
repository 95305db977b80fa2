//! The texts of a resume's PDF, from the profile that its reader may see: what the profile hides cannot be printed.

use dictionaries::Snapshot;
use documents::{Fact, Job, Language, ResumeDocument, Study};
use kernel::clock::tashkent;
use kernel::experience::experience;
use kernel::number::grouped;
use kernel::words::{EducationLevel, LanguageLevel, WorkType};
use kernel::{Args, Catalogue, Locale, Month};

use crate::profile::CandidateProfile;

/// What the texts depend on besides the profile.
#[derive(Clone, Copy)]
pub struct Texts<'a> {
    pub catalogue: &'a Catalogue,
    pub words: &'a Snapshot,
    pub locale: Locale,
}

impl Texts<'_> {
    fn text(self, key: &str) -> String {
        self.catalogue.text(self.locale, key)
    }

    fn label(self, list: &str, code: &str) -> String {
        self.text(&format!("{list}_{code}"))
    }

    /// `09.2019 – hozirgacha`
    fn period(self, start: Option<Month>, end: Option<Month>, present: bool) -> String {
        let month = |month: Month| format!("{:02}.{}", month.month, month.year);
        let end = if present { Some(self.text("pdf_until_now")) } else { end.map(month) };
        [start.map(month), end].into_iter().flatten().collect::<Vec<_>>().join(" – ")
    }
}

/// `photo`: the picture, if the profile shows one.
pub fn document(profile: &CandidateProfile, photo: Option<Vec<u8>>, texts: Texts<'_>) -> ResumeDocument {
    let Texts { catalogue, words, locale } = texts;
    let name = [Some(profile.name.as_str()), profile.surname.as_deref()];
    let updated = profile.updated_at.to_zoned(tashkent()).date();
    ResumeDocument {
        seed: profile.slug.clone(),
        name: name.into_iter().flatten().collect::<Vec<_>>().join(" "),
        name_in_other_script: None,
        position: profile.position.clone(),
        conditions: conditions(profile, texts),
        phones: profile.contacts.phones.clone(),
        email: profile.contacts.email.clone(),
        place: Some(profile.location_name.clone()).filter(|place| !place.is_empty()),
        photo,
        facts: facts(profile, texts),
        about: profile.about.clone().unwrap_or_default(),
        experience: match profile.experience_months {
            0 => String::new(),
            months => experience(months, catalogue, locale),
        },
        employment: profile
            .employment
            .iter()
            .map(|job| Job {
                position: job.position.clone(),
                company: job.company.clone().unwrap_or_default(),
                period: texts.period(job.start, job.end, job.present),
                description: job.description.clone(),
            })
            .collect(),
        education: profile
            .education
            .iter()
            .map(|study| Study {
                title: study.institution.clone(),
                details: study.speciality.clone(),
                period: texts.period(study.start, study.end, study.present),
            })
            .collect(),
        additional_education: profile
            .additional_education
            .iter()
            .map(|course| Study {
                title: course.name.clone(),
                details: course.organisation.clone(),
                period: course.year.map(|year| year.to_string()).unwrap_or_default(),
            })
            .collect(),
        skills: profile.skills.clone(),
        computer_skills: profile.computer_skills.clone(),
        languages: profile
            .languages
            .iter()
            .map(|skill| Language {
                name: words
                    .term_name("language", &skill.language, locale)
                    .unwrap_or(&skill.language)
                    .to_owned(),
                level: skill
                    .level
                    .map(|level| texts.label(LanguageLevel::LIST, level.code()))
                    .unwrap_or_default(),
            })
            .collect(),
        driving: driving(profile, texts),
        links: profile.contacts.social_links.iter().map(|link| link.url.clone()).collect(),
        address: None,
        updated: format!("{:02}.{:02}.{}", updated.day(), updated.month(), updated.year()),
    }
}

fn conditions(profile: &CandidateProfile, texts: Texts<'_>) -> Vec<String> {
    let pay = profile.salary.and_then(|pay| {
        let sign = pay.currency.sign(texts.catalogue, texts.locale);
        Some(format!("{}\u{a0}{sign}", grouped(pay.amount?)))
    });
    let types = profile.work_type.iter().map(|kind| texts.label(WorkType::LIST, kind.code()));
    pay.into_iter().chain(types).collect()
}

fn facts(profile: &CandidateProfile, texts: Texts<'_>) -> Vec<Fact> {
    let level = profile.education_level.map(|level| texts.label(EducationLevel::LIST, level.code()));
    [("pdf_education_level", level), ("pdf_specialization", profile.specialization.clone())]
        .into_iter()
        .filter_map(|(key, value)| {
            Some(Fact { label: texts.text(key), value: value.filter(|value| !value.is_empty())? })
        })
        .collect()
}

fn driving(profile: &CandidateProfile, texts: Texts<'_>) -> String {
    let categories: Vec<&str> = profile.driving.categories.iter().map(|category| category.code()).collect();
    let licence = (!categories.is_empty()).then(|| {
        let args = Args::new().text("categories", categories.join(", "));
        texts.catalogue.format(texts.locale, "pdf_licence", &args)
    });
    let years = profile
        .driving
        .years
        .filter(|years| *years > 0)
        .map(|years| experience(u32::from(years.unsigned_abs()) * 12, texts.catalogue, texts.locale));
    let car = profile.has_car.then(|| texts.text("pdf_own_car"));
    [licence, years, car].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
