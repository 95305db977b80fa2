//! LinkedIn's archive of one's own data: a zip with tables of positions, education, skills and languages.

use kernel::Month;

use super::archive;
use super::csv::{self, Row};
use super::found::{Found, FoundJob, FoundStudy};
use crate::form::Course;

const PROFILE: &str = "Profile.csv";
const POSITIONS: &str = "Positions.csv";
const EDUCATION: &str = "Education.csv";
const SKILLS: &str = "Skills.csv";
const LANGUAGES: &str = "Languages.csv";
const CERTIFICATIONS: &str = "Certifications.csv";

/// `None`: not an archive that can be read.
pub fn read(bytes: &[u8]) -> Option<Found> {
    let files = archive::read(bytes, &[PROFILE, POSITIONS, EDUCATION, SKILLS, LANGUAGES, CERTIFICATIONS])?;
    let mut found = Found::default();
    for (file, text) in files {
        match file {
            PROFILE => profile(&mut found, &csv::read(&text, "First Name")),
            POSITIONS => found.jobs.extend(csv::read(&text, "Company Name").iter().map(job)),
            EDUCATION => found.studies.extend(csv::read(&text, "School Name").iter().map(study)),
            SKILLS => found.skills.extend(csv::read(&text, "Name").iter().map(|row| field(row, "Name"))),
            LANGUAGES => {
                let rows = csv::read(&text, "Name");
                found
                    .languages
                    .extend(rows.iter().map(|row| (field(row, "Name"), field(row, "Proficiency"))));
            }
            _ => found.courses.extend(csv::read(&text, "Name").iter().map(course)),
        }
    }
    Some(found)
}

fn field(row: &Row, name: &str) -> String {
    row.get(name).map(|text| text.trim().to_owned()).unwrap_or_default()
}

fn profile(found: &mut Found, rows: &[Row]) {
    let Some(row) = rows.first() else { return };
    found.name = field(row, "First Name");
    found.surname = field(row, "Last Name");
    found.position = field(row, "Headline");
    found.about = field(row, "Summary");
    found.address = field(row, "Address");
    // "Tashkent, Uzbekistan"
    found.places = field(row, "Geo Location").split(',').map(|part| part.trim().to_owned()).collect();
}

fn job(row: &Row) -> FoundJob {
    FoundJob {
        position: field(row, "Title"),
        company: field(row, "Company Name"),
        description: field(row, "Description"),
        start: month(&field(row, "Started On")),
        end: month(&field(row, "Finished On")),
    }
}

fn study(row: &Row) -> FoundStudy {
    FoundStudy {
        institution: field(row, "School Name"),
        speciality: field(row, "Notes"),
        degree: field(row, "Degree Name"),
        start: month(&field(row, "Start Date")),
        end: month(&field(row, "End Date")),
    }
}

fn course(row: &Row) -> Course {
    let year = month(&field(row, "Started On")).map(|month| month.year);
    Course { name: field(row, "Name"), organisation: field(row, "Authority"), year }
}

/// `Jan 2020` or `2020`.
fn month(text: &str) -> Option<Month> {
    const NAMES: [&str; 12] =
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let mut words = text.split_whitespace().rev();
    let year: i16 = words.next()?.parse().ok().filter(|year| (1900..=2200).contains(year))?;
    let name = words.next().unwrap_or("jan").to_lowercase();
    let at = NAMES.iter().position(|known| name.starts_with(known)).unwrap_or(0);
    Some(Month::new(year, i8::try_from(at).unwrap_or(0) + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_read() {
        for (text, expected) in [
            ("Jan 2020", Some((2020, 1))),
            ("December 1999", Some((1999, 12))),
            ("2015", Some((2015, 1))),
            ("", None),
            ("hozir", None),
            ("99999", None),
        ] {
            assert_eq!(month(text), expected.map(|(year, month)| Month::new(year, month)), "{text}");
        }
    }
}
