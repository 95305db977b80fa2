//! One resume, every viewer, every place where it could be read: what the table below does not allow occurs nowhere in
//! the response. The rules themselves are tested in crates/resumes/tests/it/matrix.rs for all combinations.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use lopdf::Document;
use serde_json::json;
use staff::StaffRole;
use testkit::{Client, Person, Reply, World, candidate_form, new_phone, png};

use crate::vacancy_pages::company_slug;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Guest,
    OtherCandidate,
    Owner,
    Employer,
    EmployerWithContacts,
    Blacklisted,
    CurrentEmployer,
    Staff,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    List,
    /// The list for a query that names the hidden part itself.
    Search,
    Saved,
    Top,
    Profile,
    Pdf,
    OwnPdf,
    OwnJson,
    Link,
    RevokedLink,
    Console,
    /// The HTML of a page.
    Source,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Name,
    Surname,
    Photo,
    Phones,
    Email,
    Links,
    Employers,
    Salary,
    /// Only in the owner's file.
    Address,
    Private,
    /// What everybody sees who sees the resume.
    Open,
}

use Part::{Address, Email, Employers, Links, Name, Open, Phones, Photo, Private, Salary, Surname};

const CANARIES: [(Part, &str); 12] = [
    (Name, "Kanareykabek"),
    (Surname, "Qushchayev"),
    (Phones, "901110002"),
    (Email, "qush.uchar@pochta.uz"),
    (Links, "kanareyka_uchadi"),
    (Employers, "Sayroqi Savdo"),
    (Salary, "7654321"),
    (Private, "1990-05-17"),
    (Address, "Qafas koʻchasi"),
    (Private, "sayroqi qoralama"),
    (Private, "Donxoʻrobod"),
    (Open, "Patsimon hisobchi"),
];

struct Case {
    owner: Person,
    other: Person,
    employer: Person,
    opener: Person,
    blacklisted: Person,
    current: Person,
    staff: Client,
    guest: Client,
    id: String,
    slug: String,
    photo: String,
    link: String,
    revoked_link: String,
}

impl Case {
    async fn new(w: &World) -> Self {
        let mut form = candidate_form(&new_phone());
        form["avatar"] = format!("data:image/png;base64,{}", STANDARD.encode(png(300, 300))).into();
        let owner = w.register(form).await;
        let photo = owner.user["candidate"]["avatar"]["large"].as_str().expect("a picture");
        let photo = photo.trim_start_matches("/files/").split('.').next().unwrap().to_owned();
        let resume = w
            .resume(&owner, |form| {
                form["position"] = json!("Patsimon hisobchi");
                form["name"] = json!("Kanareykabek");
                form["surname"] = json!("Qushchayev");
                form["phones"] = json!([owner.phone, "+998901110002"]);
                form["email"] = json!("qush.uchar@pochta.uz");
                form["social_links"] = json!([{ "network": "telegram", "url": "https://t.me/kanareyka_uchadi",
                    "username": "kanareyka_uchadi" }]);
                form["employment"][0]["company"] = json!("Sayroqi Savdo");
                form["salary"] = json!({ "amount": 7_654_321, "currency": "UZS" });
                form["address"] = json!("Qafas koʻchasi, 3");
                form["employment_title"] = json!("sayroqi qoralama");
            })
            .await;
        let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
        let (id, slug) = (text(&resume["id"]), text(&resume["slug"]));
        let of = |call: &str| format!("/api/v1/resume/{id}/{call}");
        let answers = json!({ "consent": true, "birth_place": "Donxoʻrobod" });
        owner.post(&of("interview-data"), answers).await.expect(200);
        let mut links = Vec::new();
        for _ in 0..2 {
            let made = owner.post(&of("link"), json!({})).await.expect(200).json();
            links.push(text(&made["data"]["url"]).rsplit('/').next().unwrap().to_owned());
        }
        let [revoked_link, link] = links.try_into().expect("two links");
        let (employer, opener) = (w.customer().await, w.customer().await);
        for saver in [&employer, &opener] {
            saver.post(&format!("/api/v1/candidates/{slug}/save"), json!({})).await.expect(200);
        }
        opener.post(&format!("/api/v1/candidates/{slug}/contacts"), json!({})).await.expect(200);
        opener
            .post(&format!("/api/v1/candidates/{slug}/report"), json!({ "reason": "fraud" }))
            .await
            .expect(200);
        let (blacklisted, current) = (w.customer().await, w.customer().await);
        // They saw and saved it before they were kept out.
        for kept_out in [&blacklisted, &current] {
            kept_out.post(&format!("/api/v1/candidates/{slug}/save"), json!({})).await.expect(200);
            kept_out.post(&format!("/api/v1/candidates/{slug}/contacts"), json!({})).await.expect(200);
        }
        let (other, staff, guest) = (w.candidate().await, w.staff(StaffRole::Moderator).await, w.guest());
        Self {
            owner,
            other,
            employer,
            opener,
            blacklisted,
            current,
            staff,
            guest,
            id,
            slug,
            photo,
            link,
            revoked_link,
        }
    }

    /// Keeps two companies out, and hides nothing or everything that can be hidden.
    async fn hide(&self, hides: bool) {
        let hidden = if hides { json!(["name", "phones", "email", "links", "employers"]) } else { json!([]) };
        let companies = [company_slug(&self.blacklisted), company_slug(&self.current)];
        let body = json!({ "visibility": "blacklist", "companies": companies, "hidden": hidden });
        self.owner.post(&format!("/api/v1/resume/{}/visibility", self.id), body).await.expect(200);
        let own = self.owner.get(&format!("/api/v1/resume/{}", self.id)).await.expect(200).json();
        let mut form = own["data"]["form"].clone();
        form["hide_salary"] = json!(hides);
        let body = json!({ "revision": own["data"]["revision"], "step": "eighth", "form": form });
        self.owner.post(&format!("/api/v1/resume/update/{}", self.id), body).await.expect(200);
    }

    async fn get(&self, who: Who, path: &str) -> Reply {
        match who {
            Who::Guest => self.guest.get(path).await,
            Who::OtherCandidate => self.other.get(path).await,
            Who::Owner => self.owner.get(path).await,
            Who::Employer => self.employer.get(path).await,
            Who::EmployerWithContacts => self.opener.get(path).await,
            Who::Blacklisted => self.blacklisted.get(path).await,
            Who::CurrentEmployer => self.current.get(path).await,
            Who::Staff => self.staff.get(path).await,
        }
    }

    fn paths(&self) -> Vec<(Place, String)> {
        let Self { id, slug, link, revoked_link, .. } = self;
        let mut all = vec![
            (Place::List, "/api/v1/candidates?sphere=accounting".to_owned()),
            (Place::Saved, "/api/v1/candidates/saved".to_owned()),
            (Place::Top, "/api/v1/top-candidates".to_owned()),
            (Place::Profile, format!("/api/v1/candidates/{slug}")),
            (Place::Pdf, format!("/api/v1/candidates/{slug}/pdf?template=cloth")),
            (Place::Pdf, format!("/api/v1/candidates/{slug}/pdf?template=calm&lang=ru")),
            (Place::OwnPdf, format!("/api/v1/resume/{id}/pdf")),
            (Place::OwnJson, format!("/api/v1/resume/{id}/json")),
            (Place::Link, format!("/api/v1/resume/shared/{link}")),
            (Place::RevokedLink, format!("/api/v1/resume/shared/{revoked_link}")),
            (Place::Console, format!("/api/v1/staff/resumes/{slug}")),
        ];
        for query in ["Kanareykabek", "Qushchayev", "901110002", "kanareyka_uchadi", "Sayroqi+Savdo"] {
            all.push((Place::Search, format!("/api/v1/candidates?q={query}")));
        }
        for page in [
            "/candidates".to_owned(),
            format!("/candidates/{slug}"),
            format!("/ru/candidates/{slug}"),
            "/top-candidates".to_owned(),
            format!("/resume/shared/{link}"),
            format!("/resume/edit/{id}"),
        ] {
            all.push((Place::Source, page));
        }
        all
    }
}

/// The table: what a viewer reads there, written independently of the code. Nothing is allowed where there is no row.
fn allowed(who: Who, place: Place, hides: bool) -> Vec<Part> {
    let unhidden = |parts: &[Part]| {
        let shown = parts.iter().filter(|part| !hides || **part == Open);
        shown.copied().collect::<Vec<_>>()
    };
    match (who, place) {
        (Who::Owner, Place::OwnPdf | Place::Pdf) => {
            vec![Open, Name, Surname, Phones, Email, Links, Employers, Salary]
        }
        (Who::Owner, Place::OwnJson) => {
            vec![Open, Name, Surname, Phones, Email, Links, Employers, Salary, Address]
        }
        (Who::Owner, Place::Profile) => {
            vec![Open, Name, Surname, Photo, Phones, Email, Links, Employers, Salary]
        }
        (Who::Employer | Who::EmployerWithContacts, Place::List | Place::Saved | Place::Top) => {
            unhidden(&[Open, Name, Surname, Photo, Employers, Salary])
        }
        (Who::Employer, Place::Profile) => unhidden(&[Open, Name, Surname, Photo, Employers, Salary]),
        (Who::Employer, Place::Pdf) => unhidden(&[Open, Name, Surname, Employers, Salary]),
        (Who::EmployerWithContacts, Place::Profile) => {
            unhidden(&[Open, Name, Surname, Photo, Phones, Email, Links, Employers, Salary])
        }
        (Who::EmployerWithContacts, Place::Pdf) => {
            unhidden(&[Open, Name, Surname, Phones, Email, Links, Employers, Salary])
        }
        (_, Place::Link) => unhidden(&[Open, Name, Surname, Photo, Employers, Salary]),
        (Who::Staff, Place::Console) => vec![Open, Name, Surname, Photo, Employers, Salary],
        _ => Vec::new(),
    }
}

/// What the response says, without spaces, because lines of a PDF break anywhere and numbers are grouped.
fn text_of(reply: &Reply) -> String {
    let text = match reply.header("content-type") {
        "application/pdf" => {
            let file = Document::load_mem(&reply.body).expect("a PDF");
            let pages: Vec<u32> = file.get_pages().into_keys().collect();
            file.extract_text(&pages).expect("text")
        }
        _ => reply.text(),
    };
    text.split_whitespace().collect()
}

#[tokio::test]
async fn no_place_shows_more_of_a_resume_than_the_table_says() {
    let w = World::new().await;
    let case = Case::new(&w).await;
    let mut wrong = Vec::new();
    for hides in [false, true] {
        case.hide(hides).await;
        for (place, path) in case.paths() {
            for who in [
                Who::Guest,
                Who::OtherCandidate,
                Who::Owner,
                Who::Employer,
                Who::EmployerWithContacts,
                Who::Blacklisted,
                Who::CurrentEmployer,
                Who::Staff,
            ] {
                let text = text_of(&case.get(who, &path).await);
                let allowed = allowed(who, place, hides);
                let photo = (Photo, case.photo.as_str());
                for (part, canary) in CANARIES.into_iter().chain([photo]) {
                    let canary: String = canary.split_whitespace().collect();
                    // A page repeats its own address, and a search its query.
                    let is_echo = path.contains(&canary);
                    if !is_echo && text.contains(&canary) != allowed.contains(&part) {
                        wrong.push(format!("{who:?} {place:?} hides {hides}: {part:?} {canary} in {path}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong: {wrong:#?}", wrong.len());
}
