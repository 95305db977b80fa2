//! Vacancies for tests, created as employers and moderators do.

use serde_json::{Value, json};
use staff::StaffRole;

use crate::people::Person;
use crate::world::World;

/// A complete form of a vacancy without risky words.
pub fn vacancy_form() -> Value {
    json!({
        "title": "Bosh hisobchi", "sphere": ["accounting"], "profession": null, "location": "toshkent-shahri",
        "work_type": ["fulltime"], "work_hours": "mon_fri", "hours_from": "09:00", "hours_to": "18:00",
        "salary": { "agreement": false, "min_salary": 7_000_000, "max_salary": 11_000_000, "currency": "UZS",
                    "tax": "net" },
        "about": "Kompaniyamiz buxgalteriyasini yuritadigan masʼuliyatli mutaxassis izlaymiz.",
        "requirements": ["1C dasturida ishlash tajribasi", "Soliq hisobotlarini bilish"],
        "tasks": ["Oylik hisobotlarni tayyorlash", "Bank hujjatlari bilan ishlash"],
        "advantages": ["Rasmiy ishga joylashtirish"],
        "experience": "3", "education_level": "higher", "languages": [{ "language": "uz", "level": "c1" }],
        "resume_required": false, "required_question": false, "questions": [],
    })
}

impl World {
    /// Submits the form; returns the slug of the vacancy that waits for moderation.
    pub async fn submit(&self, owner: &Person, form: Value) -> String {
        let sent = owner.post("/api/v1/jobs/create", form).await.expect(200).json();
        sent["slug"].as_str().expect("a slug").to_owned()
    }

    /// A moderator approves the waiting text of this vacancy.
    pub async fn approve(&self, slug: &str) {
        let revision = self.waiting_revision(slug).await;
        let path = format!("/api/v1/staff/moderation/{revision}/approve");
        self.staff(StaffRole::Moderator).await.post(&path, json!({})).await.expect(200);
    }

    /// A moderator refuses the waiting text of this vacancy.
    pub async fn reject(&self, slug: &str, code: &str) {
        let revision = self.waiting_revision(slug).await;
        let path = format!("/api/v1/staff/moderation/{revision}/reject");
        let body = json!({ "reasons": [{ "code": code }] });
        self.staff(StaffRole::Moderator).await.post(&path, body).await.expect(200);
    }

    /// The id of the waiting text.
    pub async fn waiting_revision(&self, slug: &str) -> String {
        let id: uuid::Uuid = sqlx::query_scalar(
            "select r.id from vacancy_revisions r join vacancies v on v.id = r.vacancy_id
             where v.slug = $1 and r.state = 'waiting'",
        )
        .bind(slug)
        .fetch_one(&self.db)
        .await
        .expect("a waiting text");
        id.to_string()
    }

    /// Creates a public vacancy; returns its slug.
    pub async fn vacancy(&self, owner: &Person, change: impl FnOnce(&mut Value)) -> String {
        let mut form = vacancy_form();
        change(&mut form);
        let slug = self.submit(owner, form).await;
        self.approve(&slug).await;
        slug
    }
}
