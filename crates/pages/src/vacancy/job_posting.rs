//! What search engines read about an open vacancy: schema.org `JobPosting` by Google's rules. It stands on pages of
//! public vacancies only (decisions G8), so it goes when the vacancy does.

use std::fmt::Write as _;

use dictionaries::Dictionaries;
use kernel::Salary;
use kernel::words::{EducationLevel, Experience, WorkType};
use platform::App;
use serde_json::{Map, Value, json};
use vacancies::public::Vacancy;

use super::{hours, parts};
use crate::blocks::text_blocks;
use crate::head::escape;
use crate::texts::Texts;

pub fn of(app: &App, vacancy: &Vacancy, t: &Texts<'_>) -> Value {
    let site = &app.site.public_url;
    let company = &vacancy.customer.card;
    let mut organization = json!({
        "@type": "Organization",
        "name": company.name,
        "sameAs": format!("{site}{}", t.href(&format!("/company/{}", company.slug))),
    });
    if let Some(logo) = &company.avatar {
        organization["logo"] = json!(format!("{site}{}", logo.large));
    }
    let mut posting = Map::new();
    let mut say = |name: &str, value: Option<Value>| {
        posting.extend(value.map(|value| (name.to_owned(), value)));
    };
    say("@context", Some(json!("https://schema.org/")));
    say("@type", Some(json!("JobPosting")));
    say("url", Some(json!(format!("{site}{}", t.href(&format!("/jobs/{}", vacancy.slug))))));
    say("title", Some(json!(vacancy.title)));
    say("description", Some(json!(description(vacancy, t))));
    let identifier = json!({ "@type": "PropertyValue", "name": company.name, "value": vacancy.slug });
    say("identifier", Some(identifier));
    say("datePosted", vacancy.published_at.map(|at| json!(at)));
    say("validThrough", vacancy.expires_at.map(|at| json!(at)));
    say("employmentType", employment_types(&vacancy.work_type));
    say("hiringOrganization", Some(organization));
    say("jobLocation", location(app, vacancy, t));
    if vacancy.work_type.contains(&WorkType::Remote) {
        say("jobLocationType", Some(json!("TELECOMMUTE")));
        say("applicantLocationRequirements", Some(json!({ "@type": "Country", "name": "UZ" })));
    }
    say("baseSalary", vacancy.salary.as_ref().and_then(pay));
    say("workHours", Some(json!(hours(vacancy, t))));
    say("industry", vacancy.sphere_names.first().map(|sphere| json!(sphere.name)));
    say("experienceRequirements", Some(experience(vacancy.experience)));
    say("educationRequirements", vacancy.details.education_level.map(education));
    say("directApply", Some(json!(false)));
    Value::Object(posting)
}

/// The whole text as HTML, as Google requires; user input is escaped.
fn description(vacancy: &Vacancy, t: &Texts<'_>) -> String {
    let mut html = String::new();
    for block in text_blocks(&vacancy.about) {
        if block.is_list {
            add_list(&mut html, &block.lines);
        } else {
            let lines: Vec<String> = block.lines.iter().map(|line| escape(line)).collect();
            write!(html, "<p>{}</p>", lines.join("<br>")).expect("a String takes everything");
        }
    }
    for (title, items) in parts(vacancy, t) {
        write!(html, "<p><strong>{}</strong></p>", escape(&title)).expect("a String takes everything");
        add_list(&mut html, items);
    }
    html
}

fn add_list(html: &mut String, items: &[String]) {
    let items: String = items.iter().map(|item| format!("<li>{}</li>", escape(item))).collect();
    *html += &format!("<ul>{items}</ul>");
}

/// Remote and hybrid say where one works, not how much. Of the remaining values, Google knows these.
fn employment_types(codes: &[WorkType]) -> Option<Value> {
    let known: Vec<&str> = codes
        .iter()
        .filter_map(|code| match code {
            WorkType::Fulltime => Some("FULL_TIME"),
            WorkType::Partial => Some("PART_TIME"),
            WorkType::Remote | WorkType::Hybrid => None,
        })
        .collect();
    (!known.is_empty()).then(|| json!(known))
}

/// The place of work. Fully remote work has none; work abroad is in its country.
fn location(app: &App, vacancy: &Vacancy, t: &Texts<'_>) -> Option<Value> {
    if vacancy.work_type == [WorkType::Remote] {
        return None;
    }
    let mut address = json!({ "@type": "PostalAddress" });
    if let Some(abroad) = &vacancy.abroad {
        address["addressCountry"] = json!(abroad.country);
    } else {
        let words = app.shared::<Dictionaries>().now();
        let place = words.location(&vacancy.location).map(|place| place.names.get(t.locale()));
        address["addressCountry"] = json!("UZ");
        address["addressRegion"] = json!(vacancy.region_name);
        address["addressLocality"] = json!(place.unwrap_or(&vacancy.location_name));
        if let Some(street) = &vacancy.address {
            address["streetAddress"] = json!(street);
        }
    }
    Some(json!({ "@type": "Place", "address": address }))
}

/// `None` for a salary by interview; a hidden salary is never passed here.
fn pay(salary: &Salary) -> Option<Value> {
    let min = salary.min()?;
    let mut value = json!({ "@type": "QuantitativeValue", "unitText": "MONTH" });
    match salary.max() {
        Some(max) if max == min => value["value"] = json!(min),
        Some(max) => {
            value["minValue"] = json!(min);
            value["maxValue"] = json!(max);
        }
        None => value["minValue"] = json!(min),
    }
    Some(json!({ "@type": "MonetaryAmount", "currency": salary.currency().code(), "value": value }))
}

fn experience(code: Experience) -> Value {
    let years = match code {
        Experience::None => return json!("no requirements"),
        Experience::One => 1,
        Experience::Two => 2,
        Experience::Three => 3,
        Experience::Four => 4,
        Experience::Five => 5,
    };
    json!({ "@type": "OccupationalExperienceRequirements", "monthsOfExperience": years * 12 })
}

/// Unfinished studies map to the level of school before them.
fn education(level: EducationLevel) -> Value {
    let category = match level {
        EducationLevel::Secondary | EducationLevel::IncompleteHigher => "high school",
        EducationLevel::Higher => "bachelor degree",
    };
    json!({ "@type": "EducationalOccupationalCredential", "credentialCategory": category })
}
