//! Who sees what: every viewer × every visibility × every hidden group × every surface, with a text of its own for
//! each field group. What the table does not allow must not occur anywhere in the response.

use std::sync::Arc;

use dictionaries::{Dictionaries, Snapshot};
use jiff::Timestamp;
use kernel::{Clock as _, Locale};
use platform::{CompanyId, UserId};
use resumes::ResumeId;
use resumes::check::{Around, Content, check};
use resumes::form::ResumeForm;
use resumes::profile::{Reader, Resume, Surface, Viewer, card, view};
use resumes::visibility::{Group, Visibility};
use serde_json::{Value, json};
use testkit::{World, resume_form};

/// Field groups with a text that occurs in no other.
const CANARIES: [(Part, &str); 17] = [
    (Part::Name, "Kanareykabek"),
    (Part::Surname, "Qushchayev"),
    (Part::Photo, "avatars/018f0000000070008000000000000abc"),
    (Part::Phones, "+998901110001"),
    (Part::Phones, "+998901110002"),
    (Part::MaskedPhone, "+998 90 *** ** 01"),
    (Part::Email, "qush@pochta.uz"),
    (Part::Links, "t.me/kanareyka_uchadi"),
    (Part::Employers, "Sayroqi Savdo"),
    (Part::Salary, "7654321"),
    (Part::Private, "1990-05-17"),
    (Part::Private, "female"),
    (Part::Private, "Qafas koʻchasi"),
    (Part::Private, "sayroqi qoralama"),
    (Part::Private, "oʻqish qoralamasi"),
    (Part::Private, "kurs qoralamasi"),
    (Part::Open, "Oltin qafasda ishlagan"),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Name,
    Surname,
    Photo,
    Phones,
    MaskedPhone,
    Email,
    Links,
    Employers,
    Salary,
    /// What leaves the server for nobody in a profile: birthday, sex, address, working texts.
    Private,
    /// What everybody sees who sees the resume.
    Open,
}

fn form() -> Value {
    let mut form = resume_form();
    form["name"] = json!("Kanareykabek");
    form["surname"] = json!("Qushchayev");
    form["phones"] = json!(["+998901110001", "+998901110002"]);
    form["email"] = json!("qush@pochta.uz");
    form["social_links"] = json!([{ "network": "telegram", "url": "https://t.me/kanareyka_uchadi", "username": "kanareyka_uchadi" }]);
    form["employment"][0]["company"] = json!("Sayroqi Savdo");
    form["employment"][0]["description"] = json!("Oltin qafasda ishlagan");
    form["skills"] = json!(["Oltin qafasda ishlagan"]);
    form["salary"] = json!({ "amount": 7_654_321, "currency": "UZS" });
    form["address"] = json!("Qafas koʻchasi, 3");
    form["employment_title"] = json!("sayroqi qoralama");
    form["education_title"] = json!("oʻqish qoralamasi");
    form["optional_education"] = json!("kurs qoralamasi");
    form
}

struct Case<'a> {
    words: &'a Snapshot,
    now: Timestamp,
    company: CompanyId,
    content: Content,
}

impl Case<'_> {
    fn resume(&self, visibility: Visibility, is_listed: bool, hidden: &[Group], is_public: bool) -> Resume {
        Resume {
            id: ResumeId::new(),
            slug: "hisobchi-000000".to_owned(),
            owner: UserId::new(),
            is_public,
            visibility,
            workplaces: Vec::new(),
            companies: if is_listed { vec![self.company, CompanyId::new()] } else { vec![CompanyId::new()] },
            hidden: hidden.to_vec(),
            content: self.content.clone(),
            avatar: Some("avatars/018f0000000070008000000000000abc.jpg".to_owned()),
            updated_at: self.now,
            last_active_at: self.now,
        }
    }

    fn seen(&self, resume: &Resume, viewer: Viewer, surface: Surface) -> Option<String> {
        let reader = Reader { words: self.words, locale: Locale::Uz, now: self.now };
        match surface {
            Surface::Profile => view(resume, viewer, reader).map(|profile| json!(profile).to_string()),
            _ => card(resume, viewer, surface, reader).map(|card| json!(card).to_string()),
        }
    }
}

/// The table: which parts a viewer gets, written independently of the code. `None`: nothing at all.
fn allowed(
    viewer: Viewer,
    surface: Surface,
    resume: &Resume,
    is_listed: bool,
    hides_salary: bool,
) -> Option<Vec<Part>> {
    use Part::{Email, Employers, Links, MaskedPhone, Name, Open, Phones, Photo, Salary, Surname};
    let shows = |group| !resume.hidden.contains(&group);
    let mut parts = vec![Open];
    let mut add = |is_shown: bool, part: &[Part]| parts.extend(part.iter().filter(|_| is_shown));
    match (viewer, surface) {
        (Viewer::Owner, Surface::Profile) => {
            add(true, &[Name, Surname, Photo, Phones, MaskedPhone, Email, Links, Employers, Salary]);
        }
        (Viewer::Staff, Surface::Profile) => add(true, &[Name, Surname, Photo, Employers, Salary]),
        (Viewer::Company { has_contacts, .. }, _) => {
            let may = resume.is_public
                && match resume.visibility {
                    Visibility::Employers => true,
                    Visibility::Whitelist => is_listed,
                    Visibility::Blacklist => !is_listed,
                    Visibility::Link | Visibility::Nobody => false,
                };
            let is_profile = surface == Surface::Profile;
            add(shows(Group::Name), &[Name, Surname, Photo]);
            add(shows(Group::Employers), &[Employers]);
            add(!hides_salary, &[Salary]);
            add(is_profile && shows(Group::Phones), &[MaskedPhone]);
            add(is_profile && has_contacts && shows(Group::Phones), &[Phones]);
            add(is_profile && has_contacts && shows(Group::Email), &[Email]);
            add(is_profile && has_contacts && shows(Group::Links), &[Links]);
            return may.then_some(parts);
        }
        (Viewer::Link, Surface::Profile) => {
            add(shows(Group::Name), &[Name, Surname, Photo]);
            add(shows(Group::Employers), &[Employers]);
            add(!hides_salary, &[Salary]);
            add(shows(Group::Phones), &[MaskedPhone]);
            return (resume.is_public && resume.visibility != Visibility::Nobody).then_some(parts);
        }
        (Viewer::Guest | Viewer::OtherCandidate | Viewer::Owner | Viewer::OwnCompany, Surface::Top) => {
            add(shows(Group::Name), &[Name]);
            add(!hides_salary, &[Salary]);
            return (resume.is_public && resume.visibility == Visibility::Employers).then_some(parts);
        }
        _ => return None,
    }
    Some(parts)
}

#[tokio::test]
async fn nobody_sees_more_than_the_table_says() {
    let w = World::new().await;
    let words: Arc<Snapshot> = w.app.shared::<Dictionaries>().now();
    let company = CompanyId::new();
    let (mut wrong, mut cases) = (Vec::new(), 0);
    for hides_salary in [false, true] {
        let mut form = form();
        form["hide_salary"] = json!(hides_salary);
        let form: ResumeForm = serde_json::from_value(form).unwrap();
        let around = Around { words: &words, today: w.app.clock.today(), own_phone: "+998901110001" };
        let content = check(&form, around).unwrap();
        let case = Case { words: &words, now: w.clock.now(), company, content };
        // Every subset of the hidden groups.
        for bits in 0..1 << Group::ALL.len() {
            let hidden: Vec<Group> = Group::ALL
                .into_iter()
                .enumerate()
                .filter(|(at, _)| bits >> at & 1 == 1)
                .map(|(_, one)| one)
                .collect();
            for visibility in Visibility::ALL {
                for (is_listed, is_public) in [(false, true), (true, true), (false, false), (true, false)] {
                    let resume = case.resume(visibility, is_listed, &hidden, is_public);
                    for viewer in [
                        Viewer::Owner,
                        Viewer::Company { id: company, has_contacts: false },
                        Viewer::Company { id: company, has_contacts: true },
                        Viewer::OwnCompany,
                        Viewer::Link,
                        Viewer::Staff,
                        Viewer::Guest,
                        Viewer::OtherCandidate,
                    ] {
                        for surface in [Surface::Profile, Surface::List, Surface::Top] {
                            cases += 1;
                            let seen = case.seen(&resume, viewer, surface);
                            let allowed = allowed(viewer, surface, &resume, is_listed, hides_salary);
                            let about = format!(
                                "{viewer:?} {surface:?} {visibility:?} listed {is_listed} {hidden:?}"
                            );
                            if seen.is_some() != allowed.is_some() {
                                wrong.push(format!("{about}: {seen:?}"));
                            }
                            let (Some(seen), Some(allowed)) = (seen, allowed) else { continue };
                            for (part, canary) in CANARIES {
                                if seen.contains(canary) != allowed.contains(&part) {
                                    wrong.push(format!("{about}: {part:?} {canary} in {seen}"));
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(cases > 20_000, "{cases}");
    assert!(wrong.is_empty(), "{} wrong, first {:#?}", wrong.len(), &wrong[..wrong.len().min(3)]);
}

#[tokio::test]
async fn the_age_of_young_people_is_shown_to_nobody_and_the_exact_day_never() {
    let w = World::new().await;
    let words: Arc<Snapshot> = w.app.shared::<Dictionaries>().now();
    let company = CompanyId::new();
    for (birthday, age) in [("2007-12-31", json!(19)), ("2008-01-01", json!(18)), ("2009-01-01", Value::Null)]
    {
        let mut form = form();
        form["birthday"] = json!(birthday);
        form["employment"] = json!([]);
        form["education"] = json!([]);
        form["no_experience"] = json!(true);
        let form: ResumeForm = serde_json::from_value(form).unwrap();
        let around = Around { words: &words, today: w.app.clock.today(), own_phone: "+998901110001" };
        let content = check(&form, around).unwrap();
        let case = Case { words: &words, now: w.clock.now(), company, content };
        let resume = case.resume(Visibility::Employers, false, &[], true);
        let viewer = Viewer::Company { id: company, has_contacts: true };
        let seen = case.seen(&resume, viewer, Surface::Profile).unwrap();
        assert_eq!(serde_json::from_str::<Value>(&seen).unwrap()["age"], age);
        assert!(!seen.contains(birthday));
    }
}
