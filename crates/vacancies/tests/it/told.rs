//! What the owner and the reader of a vacancy are told about the decisions of moderators.

use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Person, World, vacancy_form};

async fn newest(person: &Person) -> String {
    let notices = person.get("/api/v1/notices").await.expect(200).json();
    notices["data"][0]["text"].as_str().unwrap_or_default().to_owned()
}

/// "The result comes to your notifications" is said after each of these steps.
#[tokio::test]
async fn every_decision_comes_to_the_bell() {
    let w = World::new().await;
    let (owner, reader) = (w.customer().await, w.candidate().await);
    let slug = w.submit(&owner, vacancy_form()).await;
    assert_eq!(newest(&owner).await, "", "nothing is decided");
    let told = async |person: &Person, words: &str| {
        w.run_jobs().await;
        let text = newest(person).await;
        assert!(text.contains(words), "{words}: {text}");
    };
    let rewrite = async |title: &str| {
        let own = owner.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(200).json()["data"].take();
        let mut form: Value = own["form"].clone();
        form["title"] = json!(title);
        form["revision"] = own["revision"].clone();
        owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect(200);
    };
    w.reject(&slug, "unreadable").await;
    told(&owner, "Bosh hisobchi vakansiyasi hali eʼlon qilinmadi").await;
    rewrite("Yetakchi hisobchi").await;
    w.approve(&slug).await;
    told(&owner, "Yetakchi hisobchi vakansiyasi eʼlon qilindi").await;
    rewrite("Omborchi").await;
    w.reject(&slug, "unreadable").await;
    told(&owner, "yangi matni qabul qilinmadi").await;
    rewrite("Kassir").await;
    w.approve(&slug).await;
    told(&owner, "Kassir vakansiyasining yangi matni eʼlon qilindi").await;

    reader.post(&format!("/api/v1/jobs/{slug}/report"), json!({ "reason": "fee" })).await.expect(200);
    let verdict = json!({ "verdict": "upheld", "reasons": [{ "code": "fee_or_deposit" }] });
    let path = format!("/api/v1/staff/complaints/vacancy/{slug}/decide");
    w.staff(StaffRole::Moderator).await.post(&path, verdict).await.expect(200);
    told(&owner, "Kassir vakansiyasi saytdan olindi").await;
    told(&reader, "Kassir haqidagi shikoyatingizni tekshirdik").await;
}
