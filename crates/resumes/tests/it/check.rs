//! The rules of the form as tables. They need the dictionaries, which are in the database.

use dictionaries::Dictionaries;
use jiff::civil::{Date, date};
use kernel::FieldError::{self, *};
use kernel::FieldErrors;
use resumes::check::{Around, check, check_draft};
use resumes::form::ResumeForm;
use serde_json::{Value, json};
use testkit::{World, resume_form};

const TODAY: Date = date(2026, 3, 4);
const OWN: &str = "+998901112233";

fn form(change: &Value) -> ResumeForm {
    let mut form = resume_form();
    for (field, value) in change.as_object().unwrap() {
        form[field] = value.clone();
    }
    serde_json::from_value(form).unwrap()
}

fn month(year: i16, month: i8) -> Value {
    json!({ "year": year, "month": month })
}

fn job(start: &Value, end: &Value, present: bool) -> Value {
    json!({ "position": "Hisobchi", "company": "Anor Savdo", "start": start, "end": end, "present": present,
            "description": "" })
}

fn problems(errors: &FieldErrors) -> Vec<(String, FieldError)> {
    errors.iter().flat_map(|(field, all)| all.iter().map(|one| (field.to_owned(), *one))).collect()
}

#[tokio::test]
async fn every_rule_names_its_field() {
    let w = World::new().await;
    let words = w.app.shared::<Dictionaries>().now();
    let around = Around { words: &words, today: TODAY, own_phone: OWN };
    let whole = check(&form(&json!({})), around).unwrap();
    assert_eq!(whole.form().phones, [OWN, "+998901234567"], "the account's phone comes first");
    assert_eq!(whole.experience_months(TODAY), 36);
    let none = Value::Null;
    let long_ago = job(&month(1999, 12), &month(2005, 1), false);
    let courses = |year: i16| json!([{ "name": "Excel", "organisation": "", "year": year }]);
    let thirty_one: Vec<String> = (0..31).map(|n| format!("Koʻnikma {n}")).collect();
    let link = json!([{ "network": "github", "url": "https://github.com/malika", "username": "ali" }]);
    for (change, expected) in [
        (json!({ "position": "" }), vec![("position", Required)]),
        (json!({ "position": "Ab" }), vec![("position", TooShort { min: 3 })]),
        (json!({ "position": "Hisobchi 90 123 45 67" }), vec![("position", PhoneNotAllowed)]),
        (json!({ "sphere": [] }), vec![("sphere", Required)]),
        (json!({ "sphere": ["accounting", "nowhere"] }), vec![("sphere.1", Unknown)]),
        (json!({ "sphere": ["accounting", "accounting"] }), vec![("sphere.1", Repeated)]),
        (json!({ "work_type": [] }), vec![("work_type", Required)]),
        (json!({ "location": "" }), vec![("location", Required)]),
        (json!({ "location": "Atlantida" }), vec![("location", Unknown)]),
        (json!({ "salary": { "amount": 0 } }), vec![("salary.amount", TooSmall { min: 1 })]),
        (
            json!({ "salary": { "amount": 2_000_000_000_000_i64 } }),
            vec![("salary.amount", TooLarge { max: kernel::Salary::MAX })],
        ),
        (json!({ "salary": { "amount": none } }), vec![]),
        (json!({ "name": " ", "surname": "" }), vec![("name", Required), ("surname", Required)]),
        (json!({ "name": "Malika @malika_k" }), vec![("name", PhoneNotAllowed)]),
        (json!({ "birthday": none }), vec![("birthday", Required)]),
        (
            json!({ "birthday": "2012-01-01", "employment": [], "education": [], "no_experience": true }),
            vec![("birthday", UnderAge { min: 15 })],
        ),
        (json!({ "email": "malika" }), vec![("email", InvalidEmail)]),
        (json!({ "email": "" }), vec![]),
        (json!({ "phones": [] }), vec![("phones", Required)]),
        (json!({ "phones": ["12"] }), vec![("phones.0", InvalidPhone)]),
        (
            json!({ "phones": ["+998901234567", "+998901234568", "+998901234569"] }),
            vec![("phones", TooMany { max: 3 })],
        ),
        (json!({ "employment": [] }), vec![("employment", Required)]),
        (json!({ "employment": [], "no_experience": true }), vec![]),
        (json!({ "employment": [job(&none, &none, true)] }), vec![("employment.0.start", Required)]),
        (json!({ "employment": [job(&month(2020, 1), &none, false)] }), vec![("employment.0.end", Required)]),
        (
            json!({ "employment": [job(&month(2020, 5), &month(2020, 4), false)] }),
            vec![("employment.0.end", EndBeforeStart)],
        ),
        (
            json!({ "employment": [job(&month(2026, 4), &none, true)] }),
            vec![("employment.0.start", InFuture)],
        ),
        (json!({ "employment": [long_ago] }), vec![("employment.0.start", TooEarly)]),
        (
            json!({ "employment": [{ "position": "Hisobchi", "company": "", "start": month(2020, 1), "present": true,
                                     "description": "Telegram: @malika_hisob" }] }),
            vec![("employment.0.company", Required), ("employment.0.description", PhoneNotAllowed)],
        ),
        // The newer job is sorted before the other one; the error stays where the form has it.
        (
            json!({ "employment": [
                job(&month(2015, 1), &month(2016, 1), false),
                { "position": "Hisobchi", "company": "Telegram @anor_savdo", "start": month(2020, 1), "present": true },
            ] }),
            vec![("employment.1.company", PhoneNotAllowed)],
        ),
        (json!({ "skills": ["", "9\u{200b}0 123 45 67"] }), vec![("skills.1", PhoneNotAllowed)]),
        (json!({ "additional_education": courses(2030) }), vec![("additional_education.0.year", InFuture)]),
        (json!({ "additional_education": courses(1980) }), vec![("additional_education.0.year", TooEarly)]),
        (json!({ "skills": thirty_one }), vec![("skills", TooMany { max: 30 })]),
        (json!({ "skills": ["x".repeat(61)] }), vec![("skills.0", TooLong { max: 60 })]),
        (json!({ "languages": [{ "language": "elfcha" }] }), vec![("languages.0.language", Unknown)]),
        (json!({ "driving": { "years": 61 } }), vec![("driving.years", TooLarge { max: 60 })]),
        (json!({ "driving": { "years": -1 } }), vec![("driving.years", TooSmall { min: 0 })]),
        (json!({ "social_links": link }), vec![("social_links.0.username", Invalid)]),
        (json!({ "about": "Qisqa" }), vec![("about", TooShort { min: 30 })]),
        (json!({ "about": "<p></p>" }), vec![]),
        (
            json!({ "about": "Menga qoʻngʻiroq qiling, telefonim 90 123 45 67, kutaman." }),
            vec![("about", PhoneNotAllowed)],
        ),
        // Working texts are never published, so nothing but their length matters.
        (json!({ "employment_title": "@malika_k" }), vec![]),
    ] {
        let found = check(&form(&change), around).err().map(|errors| problems(&errors)).unwrap_or_default();
        let expected: Vec<_> = expected.into_iter().map(|(field, one)| (field.to_owned(), one)).collect();
        assert_eq!(found, expected, "{change}");
    }
    let errors = problems(&check(&ResumeForm::default(), around).unwrap_err());
    let named: Vec<&str> = errors.iter().map(|(field, _)| field.as_str()).collect();
    let needed = [
        "birthday",
        "employment",
        "location",
        "name",
        "phones",
        "position",
        "sphere",
        "surname",
        "work_type",
    ];
    assert_eq!(named, needed, "what publishing needs (decisions J9)");
}

#[tokio::test]
async fn texts_are_normalised_and_lists_sorted() {
    let w = World::new().await;
    let words = w.app.shared::<Dictionaries>().now();
    let around = Around { words: &words, today: TODAY, own_phone: OWN };
    let none = Value::Null;
    let change = json!({
        "position": "  Bosh   hisobchi ", "location": "Toshkent shahri", "phones": ["90 111 22 33", " "],
        "work_type": ["hybrid", "fulltime", "hybrid"], "skills": ["1C", " ", "1c", "Excel"],
        "employment": [
            job(&month(2015, 1), &month(2016, 1), false),
            // Overlaps the next one: months are counted once.
            job(&month(2025, 1), &month(2030, 1), true),
            job(&month(2025, 6), &none, true),
        ],
        "no_experience": true, "hide_salary": true, "salary": { "amount": none },
        "driving": { "categories": ["BE", "A", "A"], "years": 3 },
        "social_links": [{ "network": "telegram", "url": "https://t.me/malika_k", "username": "@malika_k" }],
    });
    let content = check(&form(&change), around).unwrap();
    let checked = content.form();
    assert_eq!((checked.position.as_str(), checked.location.as_str()), ("Bosh hisobchi", "toshkent-shahri"));
    assert_eq!(checked.phones, [OWN]);
    assert_eq!(json!(checked.work_type), json!(["fulltime", "hybrid"]));
    assert_eq!(checked.skills, ["1C", "Excel"]);
    let starts: Vec<_> = checked.employment.iter().map(|job| job.start.unwrap().year).collect();
    assert_eq!((starts, checked.employment[1].end), (vec![2025, 2025, 2015], None));
    assert_eq!(content.experience_months(TODAY), 13 + 15);
    assert!(!checked.no_experience, "there are jobs");
    assert!(!checked.hide_salary, "there is nothing to hide");
    assert_eq!(json!(checked.driving.categories), json!(["A", "BE"]));
    assert_eq!(checked.social_links[0].username, "malika_k");
    assert_eq!(check(checked, around).unwrap(), content, "normalising again changes nothing");
}

#[tokio::test]
async fn a_draft_may_be_wrong_but_not_endless() {
    let w = World::new().await;
    let words = w.app.shared::<Dictionaries>().now();
    let around = Around { words: &words, today: TODAY, own_phone: OWN };
    for (change, expected) in [
        (
            json!({ "position": "A", "birthday": null, "phones": [], "location": "?", "about": "90 123 45 67" }),
            None,
        ),
        (json!({ "employment": [{ "position": "" }] }), None),
        (json!({ "position": "x".repeat(101) }), Some("position")),
        (json!({ "about": "x".repeat(10_001) }), Some("about")),
        (json!({ "employment": [{ "description": "x".repeat(3_001) }] }), Some("employment.0.description")),
        (json!({ "employment": vec![json!({}); 31] }), Some("employment")),
        (json!({ "optional_education": "x".repeat(1_001) }), Some("optional_education")),
        (json!({ "name": "a\u{0}b" }), Some("form")),
        (json!({ "about": " ".repeat(300_000) }), Some("form")),
        // The six characters of an escape are not the null character.
        (json!({ "about": "\\u0000" }), None),
    ] {
        let found = check_draft(&form(&change), around).err().map(|errors| problems(&errors)[0].0.clone());
        assert_eq!(found.as_deref(), expected);
    }
}
