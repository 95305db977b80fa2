//! Resumes for tests, created as candidates do.

use serde_json::{Value, json};

use crate::people::Person;
use crate::world::World;

/// A complete form of a resume.
pub fn resume_form() -> Value {
    json!({
        "position": "Bosh hisobchi", "sphere": ["accounting"], "work_type": ["fulltime"],
        "location": "toshkent-shahri", "salary": { "amount": 9_000_000, "currency": "UZS" },
        "name": "Malika", "surname": "Karimova", "birthday": "1990-05-17", "sex": "female",
        "email": "malika@pochta.uz", "address": "Chilonzor, 9-kvartal", "phones": ["+998901234567"],
        "show_photo": true,
        "employment": [{
            "position": "Hisobchi", "company": "Anor Savdo", "start": { "year": 2018, "month": 2 },
            "end": { "year": 2021, "month": 1 }, "present": false, "description": "Oylik hisobotlar",
        }],
        "education_level": "higher", "specialization": "Buxgalteriya hisobi",
        "education": [{
            "institution": "Toshkent davlat iqtisodiyot universiteti", "speciality": "Audit",
            "start": { "year": 2008, "month": 9 }, "end": { "year": 2012, "month": 6 }, "present": false,
        }],
        "skills": ["1C", "Soliq hisoboti", "MS Excel"], "languages": [{ "language": "uz", "level": "c1" }],
        "social_links": [{ "network": "telegram", "url": "https://t.me/malika_hisob", "username": "malika_hisob" }],
        "about": "Yetti yillik tajribaga ega hisobchiman, hujjatlarni tartibda saqlashni yaxshi koʻraman.",
    })
}

impl World {
    /// Creates a draft; returns the own resume.
    pub async fn draft_resume(&self, owner: &Person, form: Value) -> Value {
        let body = json!({ "step": "default", "form": form });
        owner.post("/api/v1/resume/create", body).await.expect(200).json()["data"].take()
    }

    /// Creates an active resume; returns the own resume.
    pub async fn resume(&self, owner: &Person, change: impl FnOnce(&mut Value)) -> Value {
        let mut form = resume_form();
        change(&mut form);
        let draft = self.draft_resume(owner, form).await;
        let path = format!("/api/v1/resume/{}/publish", draft["id"].as_str().expect("an id"));
        let body = json!({ "revision": draft["revision"] });
        owner.post(&path, body).await.expect(200).json()["data"].take()
    }
}
