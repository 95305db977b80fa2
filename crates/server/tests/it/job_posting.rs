//! JobPosting JSON-LD, checked against the rules that Google publishes.

use jiff::Timestamp;
use serde_json::{Value, json};
use testkit::{Reply, World};

use crate::vacancy_pages::{assert_only_our_script, browser};

/// The posting of a page, if it has one.
pub fn posting(page: &Reply) -> Option<Value> {
    let text = page.text();
    let block = text.split("<script type=\"application/ld+json\">").nth(1)?.split("</script>").next()?;
    Some(serde_json::from_str(block).expect("JSON"))
}

/// Types of employment that Google knows.
const EMPLOYMENT: [&str; 8] =
    ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"];
const CREDENTIALS: [&str; 5] =
    ["high school", "associate degree", "bachelor degree", "professional certificate", "postgraduate degree"];
const UNITS: [&str; 5] = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"];

/// What is wrong with a posting.
fn problems(posting: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut must = |is_right: bool, what: &str| {
        if !is_right {
            found.push(what.to_owned());
        }
    };
    let text = |value: &Value| value.as_str().is_some_and(|text| !text.trim().is_empty());
    let time = |value: &Value| value.as_str().is_some_and(|text| text.parse::<Timestamp>().is_ok());
    let link = |value: &Value| value.as_str().is_some_and(|text| text.starts_with("http://ishbor.test/"));
    must(posting["@context"] == "https://schema.org/", "@context");
    must(posting["@type"] == "JobPosting", "@type");
    // Required.
    must(text(&posting["title"]), "title");
    must(text(&posting["description"]) && posting["description"] != posting["title"], "description");
    must(time(&posting["datePosted"]), "datePosted");
    let organization = &posting["hiringOrganization"];
    must(organization["@type"] == "Organization" && text(&organization["name"]), "hiringOrganization");
    must(link(&organization["sameAs"]), "hiringOrganization.sameAs");
    let is_remote = posting["jobLocationType"] == "TELECOMMUTE";
    must(posting["jobLocationType"].is_null() || is_remote, "jobLocationType");
    if is_remote {
        let area = &posting["applicantLocationRequirements"];
        must(area["@type"] == "Country" && text(&area["name"]), "applicantLocationRequirements");
    }
    let address = &posting["jobLocation"]["address"];
    if posting["jobLocation"].is_null() {
        must(is_remote, "jobLocation or TELECOMMUTE");
    } else {
        must(posting["jobLocation"]["@type"] == "Place", "jobLocation");
        must(address["@type"] == "PostalAddress" && text(&address["addressCountry"]), "jobLocation.address");
    }
    // Recommended: must be valid if present.
    must(time(&posting["validThrough"]), "validThrough");
    must(posting["validThrough"].as_str() > posting["datePosted"].as_str(), "validThrough after datePosted");
    for kind in posting["employmentType"].as_array().into_iter().flatten() {
        must(EMPLOYMENT.contains(&kind.as_str().unwrap_or_default()), "employmentType");
    }
    let identifier = &posting["identifier"];
    must(identifier["@type"] == "PropertyValue" && text(&identifier["value"]), "identifier");
    if !posting["baseSalary"].is_null() {
        let (pay, value) = (&posting["baseSalary"], &posting["baseSalary"]["value"]);
        must(pay["@type"] == "MonetaryAmount", "baseSalary");
        must(pay["currency"].as_str().is_some_and(|code| code.len() == 3), "baseSalary.currency");
        must(value["@type"] == "QuantitativeValue", "baseSalary.value");
        must(UNITS.contains(&value["unitText"].as_str().unwrap_or_default()), "baseSalary.unitText");
        must(value["value"].is_i64() != value["minValue"].is_i64(), "one number or a range");
        must(
            value["maxValue"].is_null() || value["maxValue"].as_i64() > value["minValue"].as_i64(),
            "the range",
        );
    }
    let experience = &posting["experienceRequirements"];
    must(
        experience == "no requirements" || experience["monthsOfExperience"].is_i64(),
        "experienceRequirements",
    );
    let education = &posting["educationRequirements"];
    let category = education["credentialCategory"].as_str().unwrap_or_default();
    must(education.is_null() || CREDENTIALS.contains(&category), "educationRequirements");
    must(posting["directApply"].is_boolean(), "directApply");
    found
}

#[test]
fn the_rules_find_errors() {
    let found = problems(
        &json!({ "@type": "JobPosting", "employmentType": ["FULLTIME"], "baseSalary": { "value": 5 } }),
    );
    for what in [
        "title",
        "datePosted",
        "hiringOrganization",
        "jobLocation or TELECOMMUTE",
        "employmentType",
        "baseSalary",
    ] {
        assert!(found.iter().any(|one| one == what), "{what}: {found:?}");
    }
}

#[tokio::test]
async fn a_posting_matches_its_vacancy() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w
        .vacancy(&owner, |form| {
            form["location"] = json!("chilonzor-tumani");
            form["address"] = json!("Bunyodkor 5");
            form["work_type"] = json!(["fulltime", "hybrid"]);
            form["tasks"] = json!(["Yozuv </script><script>alert(1)</script>", "Bank hujjatlari"]);
            form["about"] = json!("Bir & ikki: oʻn kishilik jamoamiz bor.\n\n- Uch tarif bor edi\n- Toʻrt");
        })
        .await;
    for (prefix, region) in [("", "Toshkent shahri"), ("/ru", "город Ташкент"), ("/en", "Tashkent City")]
    {
        let page = browser(&w).get(&format!("{prefix}/jobs/{slug}")).await.expect(200);
        assert_only_our_script(&page);
        assert!(!page.text().contains("<script>alert"), "{}", page.text());
        let posting = posting(&page).expect("a posting");
        assert_eq!(problems(&posting), Vec::<String>::new(), "{posting}");
        assert_eq!(posting["title"], "Bosh hisobchi");
        assert_eq!(posting["url"], format!("http://ishbor.test{prefix}/jobs/{slug}"));
        assert_eq!(posting["employmentType"], json!(["FULL_TIME"]));
        assert_eq!(posting["datePosted"], "2026-03-04T07:00:00Z");
        assert_eq!(posting["validThrough"], "2026-04-03T07:00:00Z");
        let address = &posting["jobLocation"]["address"];
        assert_eq!(address["addressCountry"], "UZ");
        assert_eq!(address["streetAddress"], "Bunyodkor 5");
        assert_eq!(address["addressRegion"], region);
        assert_ne!(address["addressLocality"], region);
        let pay = json!({ "@type": "QuantitativeValue", "unitText": "MONTH", "minValue": 7_000_000, "maxValue": 11_000_000 });
        assert_eq!(posting["baseSalary"]["value"], pay);
        assert_eq!(posting["baseSalary"]["currency"], "UZS");
        assert_eq!(posting["experienceRequirements"]["monthsOfExperience"], 36);
        assert_eq!(posting["educationRequirements"]["credentialCategory"], "bachelor degree");
        let description = posting["description"].as_str().unwrap();
        for part in [
            "&lt;/script&gt;&lt;script&gt;",
            "<p>Bir &amp; ikki: ",
            "<ul><li>Uch tarif bor edi</li>",
            "<li>Bank hujjatlari",
        ] {
            assert!(description.contains(part), "{part}: {description}");
        }
    }
}

#[tokio::test]
async fn every_kind_of_vacancy_has_a_valid_posting() {
    let w = World::new().await;
    type Change = fn(&mut Value);
    type Check = fn(&Value) -> bool;
    let cases: [(&str, Change, Check); 8] = [
        ("hidden pay", |form| form["hide_salary"] = json!(true), |it| it["baseSalary"].is_null()),
        (
            "pay by interview",
            |form| form["salary"] = json!({ "agreement": true }),
            |it| it["baseSalary"].is_null(),
        ),
        (
            "pay from",
            |form| form["salary"]["max_salary"] = Value::Null,
            |it| {
                it["baseSalary"]["value"]["minValue"] == 7_000_000
                    && it["baseSalary"]["value"]["maxValue"].is_null()
            },
        ),
        (
            "one number",
            |form| form["salary"]["max_salary"] = json!(7_000_000),
            |it| it["baseSalary"]["value"]["value"] == 7_000_000,
        ),
        (
            "remote only",
            |form| form["work_type"] = json!(["remote"]),
            |it| {
                it["jobLocationType"] == "TELECOMMUTE"
                    && it["jobLocation"].is_null()
                    && it["employmentType"].is_null()
            },
        ),
        (
            "remote or not",
            |form| form["work_type"] = json!(["remote", "partial"]),
            |it| {
                it["jobLocationType"] == "TELECOMMUTE"
                    && it["jobLocation"]["address"]["addressCountry"] == "UZ"
                    && it["applicantLocationRequirements"]["name"] == "UZ"
                    && it["employmentType"] == json!(["PART_TIME"])
            },
        ),
        (
            "no experience, no school",
            |form| {
                form["experience"] = json!("none");
                form["education_level"] = Value::Null;
            },
            |it| it["experienceRequirements"] == "no requirements" && it["educationRequirements"].is_null(),
        ),
        (
            "abroad",
            |form| form["abroad"] = json!({ "country": "Koreya", "licence": "AA-1234" }),
            |it| {
                let address = &it["jobLocation"]["address"];
                address["addressCountry"] == "Koreya" && address["addressRegion"].is_null()
            },
        ),
    ];
    for (name, change, check) in cases {
        let owner = w.customer().await;
        let slug = w.vacancy(&owner, change).await;
        let page = browser(&w).get(&format!("/jobs/{slug}")).await.expect(200);
        let posting = posting(&page).expect("a posting");
        assert_eq!(problems(&posting), Vec::<String>::new(), "{name}: {posting}");
        assert!(check(&posting), "{name}: {posting}");
    }
}
