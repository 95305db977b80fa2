//! JSON Resume 1.0.0 (jsonresume.org): a form as such a file, and such a file as what an import has found.

use dictionaries::Snapshot;
use jiff::Timestamp;
use kernel::words::EducationLevel;
use kernel::{Locale, Month};
use serde_json::{Map, Value, json};

use super::extra::Extra;
use super::found::{Found, FoundJob, FoundStudy};
use crate::form::{Course, ResumeForm};

const SCHEMA: &str = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";
/// Items of one list that are looked at; a form holds fewer.
const MOST: usize = 200;

pub fn write(form: &ResumeForm, words: &Snapshot, locale: Locale, modified: Timestamp) -> Value {
    let place = words.place(&form.location);
    let city = place.map(|place| place.names.get(locale));
    let region = place.and_then(|place| words.parent(place)).map(|parent| parent.names.get(locale));
    let name = format!("{} {}", form.name, form.surname).trim().to_owned();
    let location = filled(json!({
        "address": form.address, "city": city, "region": region, "countryCode": "UZ",
    }));
    let profiles = form.social_links.iter().map(|link| {
        filled(json!({ "network": json!(link.network), "username": link.username, "url": link.url }))
    });
    let basics = filled(json!({
        "name": name, "label": form.position, "email": form.email, "phone": form.phones.first(),
        "summary": form.about, "location": location, "profiles": profiles.collect::<Vec<_>>(),
    }));
    let work = form.employment.iter().map(|job| {
        filled(json!({
            "name": job.company, "position": job.position, "startDate": date(job.start),
            "endDate": date(job.end.filter(|_| !job.present)), "summary": job.description,
        }))
    });
    let education = form.education.iter().map(|study| {
        filled(json!({
            "institution": study.institution, "area": study.speciality, "studyType": study_type(form.education_level),
            "startDate": date(study.start), "endDate": date(study.end.filter(|_| !study.present)),
        }))
    });
    let certificates = form.additional_education.iter().map(|course| {
        let year = course.year.map(|year| format!("{year:04}"));
        filled(json!({ "name": course.name, "issuer": course.organisation, "date": year }))
    });
    let skills = form.skills.iter().chain(&form.computer_skills).map(|skill| json!({ "name": skill }));
    let languages = form.languages.iter().map(|one| {
        let name = words.term_name("language", &one.language, Locale::En).unwrap_or(&one.language);
        filled(json!({ "language": name, "fluency": one.level.map(|level| level.code().to_uppercase()) }))
    });
    json!({
        "$schema": SCHEMA,
        "basics": basics,
        "work": work.collect::<Vec<_>>(),
        "education": education.collect::<Vec<_>>(),
        "certificates": certificates.collect::<Vec<_>>(),
        "skills": skills.collect::<Vec<_>>(),
        "languages": languages.collect::<Vec<_>>(),
        "meta": {
            "version": "v1.0.0",
            "lastModified": modified.strftime("%Y-%m-%dT%H:%M:%S").to_string(),
            "ishbor": Extra::of(form),
        },
    })
}

/// Without what is empty: the schema allows no null.
fn filled(value: Value) -> Value {
    let Value::Object(fields) = value else { return value };
    let is_filled = |value: &Value| match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        _ => true,
    };
    Value::Object(fields.into_iter().filter(|(_, value)| is_filled(value)).collect::<Map<_, _>>())
}

fn date(month: Option<Month>) -> Option<String> {
    month.map(|month| format!("{:04}-{:02}", month.year, month.month))
}

fn study_type(level: Option<EducationLevel>) -> Option<&'static str> {
    match level? {
        EducationLevel::Higher => Some("Bachelor"),
        EducationLevel::Secondary => Some("Vocational"),
        EducationLevel::IncompleteHigher => None,
    }
}

/// `None`: not JSON. Parts of another shape than the schema's are left out.
pub fn read(bytes: &[u8]) -> Option<Found> {
    let file: Value = serde_json::from_slice(bytes).ok()?;
    let basics = &file["basics"];
    let full_name = text(basics, "name");
    let (name, surname) =
        full_name.split_once(' ').map_or((full_name.as_str(), ""), |(name, rest)| (name, rest.trim()));
    // Of another shape, it is not ours.
    let extra = serde_json::from_value::<Extra>(file["meta"]["ishbor"].clone()).ok();
    let place = &basics["location"];
    let links = items(basics, "profiles")
        .map(|link| (text(link, "network"), text(link, "username"), text(link, "url")));
    Some(Found {
        name: name.to_owned(),
        surname: surname.to_owned(),
        position: text(basics, "label"),
        email: text(basics, "email"),
        phone: text(basics, "phone"),
        address: text(place, "address"),
        places: vec![text(place, "city"), text(place, "region")],
        about: text(basics, "summary"),
        jobs: items(&file, "work").map(job).collect(),
        studies: items(&file, "education").map(study).collect(),
        courses: items(&file, "certificates").map(course).collect(),
        skills: items(&file, "skills").map(|skill| text(skill, "name")).collect(),
        languages: items(&file, "languages")
            .map(|one| (text(one, "language"), text(one, "fluency")))
            .collect(),
        links: links.collect(),
        extra: extra.map(|extra| (full_name.clone(), extra)),
    })
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().trim().to_owned()
}

fn items<'a>(value: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    value[field].as_array().into_iter().flatten().take(MOST)
}

fn job(value: &Value) -> FoundJob {
    let highlights = items(value, "highlights").filter_map(Value::as_str).map(|line| format!("• {line}"));
    let lines: Vec<String> = [text(value, "summary")].into_iter().chain(highlights).collect();
    // Before version 1.0.0 the company was called so.
    let company = Some(text(value, "name")).filter(|name| !name.is_empty());
    FoundJob {
        position: text(value, "position"),
        company: company.unwrap_or_else(|| text(value, "company")),
        description: lines.join("\n").trim().to_owned(),
        start: month(&text(value, "startDate")),
        end: month(&text(value, "endDate")),
    }
}

fn study(value: &Value) -> FoundStudy {
    FoundStudy {
        institution: text(value, "institution"),
        speciality: text(value, "area"),
        degree: text(value, "studyType"),
        start: month(&text(value, "startDate")),
        end: month(&text(value, "endDate")),
    }
}

fn course(value: &Value) -> Course {
    let year = month(&text(value, "date")).map(|month| month.year);
    Course { name: text(value, "name"), organisation: text(value, "issuer"), year }
}

/// `2018-02-17`, `2018-02` or `2018`.
fn month(text: &str) -> Option<Month> {
    let mut parts = text.split('-');
    let year: i16 = parts.next()?.parse().ok().filter(|year| (1900..=2200).contains(year))?;
    let month: i8 = parts
        .next()
        .and_then(|month| month.parse().ok())
        .filter(|month| (1..=12).contains(month))
        .unwrap_or(1);
    Some(Month::new(year, month))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read() {
        for (text, expected) in [
            ("2018-02-17", Some((2018, 2))),
            ("2018-12", Some((2018, 12))),
            ("2018", Some((2018, 1))),
            ("2018-99", Some((2018, 1))),
            ("hozir", None),
            ("-5", None),
        ] {
            assert_eq!(month(text), expected.map(|(year, month)| Month::new(year, month)), "{text}");
        }
    }

    #[test]
    fn a_file_of_another_shape_has_nothing() {
        for file in ["[]", "3", "{}", r#"{"basics": [], "work": {"name": 1}, "skills": [1, null, "x"]}"#] {
            let found = read(file.as_bytes()).unwrap();
            assert!(found.jobs.is_empty() && found.name.is_empty(), "{file}");
        }
        assert!(read(b"{").is_none());
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        assert!(read(deep.as_bytes()).is_none(), "too deep to be read");
    }
}
