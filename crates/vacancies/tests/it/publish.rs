//! Submitting forms: validation, limits and idempotency.

use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{World, vacancy_form};

const CREATE: &str = "/api/v1/jobs/create";

#[tokio::test]
async fn a_form_becomes_a_waiting_vacancy() {
    let w = World::new().await;
    let owner = w.customer().await;
    let sent = owner.post(CREATE, vacancy_form()).await.expect(200).json();
    assert_eq!(sent["vacancy_status"], "moderating");
    assert_eq!(sent["applied"], "waiting");
    let slug = sent["slug"].as_str().unwrap();
    assert!(slug.starts_with("bosh-hisobchi-"), "{slug}");
    let own = owner.get(&format!("/api/v1/my/jobs/{slug}")).await.expect(200).json();
    assert_eq!(own["data"]["status"], "moderating");
    assert_eq!(own["data"]["form"]["tasks"][0], "Oylik hisobotlarni tayyorlash");
    assert_eq!(own["data"]["preview"]["title"], "Bosh hisobchi");
    w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(404);
}

#[tokio::test]
async fn every_error_is_reported_at_its_field() {
    let w = World::new().await;
    let owner = w.customer().await;
    let long = "a".repeat(201);
    let question = |text: &str| json!({ "text": text, "kind": "text", "must_answer": true, "options": [] });
    for (field, value, at) in [
        ("title", json!(""), "title"),
        ("title", json!("Hisobchi +998 90 123 45 67"), "title"),
        ("sphere", json!([]), "sphere"),
        ("sphere", json!(["it", "it"]), "sphere.1"),
        ("sphere", json!(["it", "sales", "law", "hr"]), "sphere"),
        ("sphere", json!(["nothing"]), "sphere.0"),
        ("profession", json!("nobody"), "profession"),
        ("location", json!("atlantis"), "location"),
        ("work_type", json!([]), "work_type"),
        ("work_hours", json!(null), "work_hours"),
        ("hours_from", json!("25:00"), "hours_from"),
        ("hours_from", json!("24:00"), "hours_from"),
        ("hours_from", json!("+1:+2"), "hours_from"),
        ("hours_to", json!("1é:00"), "hours_to"),
        ("salary", json!({ "min_salary": null }), "salary.min_salary"),
        ("salary", json!({ "min_salary": 5, "max_salary": 4 }), "salary.max_salary"),
        ("salary", json!({ "min_salary": 2_000_000_000_000_i64 }), "salary.min_salary"),
        ("about", json!("qisqa"), "about"),
        ("about", json!(format!("<p>{}</p>", "&nbsp;".repeat(40))), "about"),
        ("requirements", json!([]), "requirements"),
        ("requirements", json!(["ab"]), "requirements.0"),
        ("tasks", json!(["Hujjatlar", long]), "tasks.1"),
        ("tasks", json!(["Telegramda yozing: @hisobchi_bot"]), "tasks.0"),
        ("experience", json!(null), "experience"),
        ("languages", json!([{ "language": "klingon" }]), "languages.0.language"),
        ("for_communication_link", json!("javascript:alert(1)"), "for_communication_link"),
        ("for_communication_phone", json!("12"), "for_communication_phone"),
        ("abroad", json!({ "country": "", "licence": "12345" }), "abroad.country"),
    ] {
        let mut form = vacancy_form();
        form[field] = value.clone();
        let reply = owner.post(CREATE, form).await.expect(422).json();
        assert!(reply["errors"][at].is_array(), "{field} = {value}: {reply}");
    }
    let mut form = vacancy_form();
    form["required_question"] = json!(true);
    form["questions"] = json!([question("Qachon ish boshlay olasiz?"), question("qisqa")]);
    let reply = owner.post(CREATE, form).await.expect(422).json();
    assert!(reply["errors"]["questions"].is_array(), "{reply}");
    assert!(reply["errors"]["questions.1.text"].is_array(), "all problems at once: {reply}");
}

#[tokio::test]
async fn fields_that_are_not_the_owners_are_refused() {
    let w = World::new().await;
    let owner = w.customer().await;
    for field in
        ["status", "public_revision", "company_id", "customer", "expires_at", "kind", "type", "verified"]
    {
        let mut form = vacancy_form();
        form[field] = json!("approved");
        owner.post(CREATE, form).await.expect(422);
    }
}

#[tokio::test]
async fn a_repeat_with_the_same_key_publishes_once() {
    let w = World::new().await;
    let owner = w.customer().await;
    let client = owner.client.clone().with("idempotency-key", "one-two-three");
    let sends: Vec<_> = (0..20)
        .map(|_| {
            let client = client.clone();
            tokio::spawn(async move { client.post(CREATE, vacancy_form()).await.expect(200).json() })
        })
        .collect();
    let mut slugs = Vec::new();
    for send in sends {
        slugs.push(send.await.unwrap()["slug"].as_str().unwrap().to_owned());
    }
    slugs.dedup();
    assert_eq!(slugs.len(), 1, "{slugs:?}");
    let own = owner.get("/api/v1/my/jobs").await.expect(200).json();
    assert_eq!(own["meta"]["total"], 1);
}

#[tokio::test]
async fn a_duplicate_vacancy_needs_confirmation() {
    let w = World::new().await;
    let owner = w.customer().await;
    let first = w.submit(&owner, vacancy_form()).await;
    let mut same = vacancy_form();
    same["title"] = json!("Бош ҳисобчи");
    let refused = owner.post(CREATE, same.clone()).await.expect(409).json();
    assert_eq!(refused["code"], "duplicate");
    assert_eq!(refused["duplicates"][0]["slug"], first);
    same["ignore_duplicates"] = json!(true);
    owner.post(CREATE, same).await.expect(200);
    let mut elsewhere = vacancy_form();
    elsewhere["location"] = json!("samarqand");
    owner.post(CREATE, elsewhere).await.expect(200);
}

#[tokio::test]
async fn an_unverified_company_has_at_most_three_vacancies_even_concurrently() {
    let w = World::new().await;
    let owner = w.customer().await;
    let places = ["toshkent-shahri", "samarqand", "buxoro", "andijon", "navoiy", "xorazm"];
    let tasks: Vec<_> = places
        .into_iter()
        .map(|place| {
            let mut form = vacancy_form();
            form["location"] = json!(place);
            let client = owner.client.clone();
            tokio::spawn(async move { client.post(CREATE, form).await })
        })
        .collect();
    let mut made = 0;
    for task in tasks {
        let reply = task.await.unwrap();
        match reply.status.as_u16() {
            200 => made += 1,
            429 => {
                let refused = reply.json();
                assert_eq!((&refused["code"], &refused["limit"]), (&json!("limit_exceeded"), &json!(3)));
                // Only the company makes room: a day or a wait would be a promise that nothing keeps.
                assert!(refused["retry_after"].is_null() && refused["renews_on"].is_null());
                assert!(refused["message"].as_str().unwrap().contains('3'), "{refused}");
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!(made, 3);
    let own = owner.get("/api/v1/my/jobs").await.expect(200).json();
    assert_eq!(own["limits"]["open_used"], 3);
    assert_eq!(own["limits"]["open_limit"], 3);
    assert_eq!(own["limits"]["is_verified"], false);
    // What the dialog advises: pausing makes no room, closing does.
    let slug = own["data"][0]["slug"].as_str().unwrap().to_owned();
    let mut fourth = vacancy_form();
    fourth["location"] = json!("namangan");
    w.approve(&slug).await;
    owner.post(&format!("/api/v1/jobs/{slug}/pause"), json!({})).await.expect(200);
    owner.post(CREATE, fourth.clone()).await.expect_code(429, "limit_exceeded");
    owner.post(&format!("/api/v1/jobs/{slug}/close"), json!({})).await.expect(200);
    owner.post(CREATE, fourth).await.expect(200);
}

#[tokio::test]
async fn a_stopped_company_publishes_nothing() {
    let w = World::new().await;
    let owner = w.customer().await;
    sqlx::query("update companies set active = false").execute(&w.db).await.unwrap();
    let refused = owner.post(CREATE, vacancy_form()).await.expect(403).json();
    assert_eq!(refused["code"], "company_blocked");
}

#[tokio::test]
async fn an_approved_text_stays_public_while_a_new_one_waits() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let page = format!("/api/v1/jobs/{slug}");
    let own = format!("/api/v1/my/jobs/{slug}");
    let mut form = vacancy_form();
    form["title"] = json!("Bosh buxgalter");
    form["revision"] = json!(1);
    let sent = owner.post(&format!("/api/v1/jobs/update/{slug}"), form.clone()).await.expect(200).json();
    assert_eq!((&sent["vacancy_status"], &sent["applied"]), (&json!("moderating"), &json!("waiting")));
    assert_eq!(w.guest().get(&page).await.expect(200).json()["data"]["title"], "Bosh hisobchi");
    assert_eq!(owner.get(&own).await.expect(200).json()["data"]["edit"]["state"], "waiting");
    // A refused edit does not change the approved text, and the owner gets the reasons.
    w.reject(&slug, "misleading_pay").await;
    let seen = owner.get(&own).await.expect(200).json();
    assert_eq!(seen["data"]["status"], "approved");
    assert_eq!(seen["data"]["edit"]["state"], "rejected");
    assert_eq!(seen["data"]["reasons"][0]["code"], "misleading_pay");
    assert_eq!(w.guest().get(&page).await.expect(200).json()["data"]["title"], "Bosh hisobchi");
    // The fixed text becomes public under the same URL.
    form["revision"] = json!(2);
    form["about"] = json!("Buxgalteriyani mustaqil yuritadigan mutaxassis izlaymiz, jamoa kichik.");
    owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect(200);
    w.approve(&slug).await;
    assert_eq!(w.guest().get(&page).await.expect(200).json()["data"]["title"], "Bosh buxgalter");
}

#[tokio::test]
async fn hours_and_street_change_without_moderators() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let mut form = vacancy_form();
    form["hours_to"] = json!("17:00");
    form["address"] = json!("Amir Temur koʻchasi, 107");
    form["revision"] = json!(1);
    let sent = owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect(200).json();
    assert_eq!((&sent["vacancy_status"], &sent["applied"]), (&json!("approved"), &json!("now")));
    let page = w.guest().get(&format!("/api/v1/jobs/{slug}")).await.expect(200).json();
    assert_eq!(page["data"]["hours_to"], "17:00");
}

#[tokio::test]
async fn two_editors_do_not_overwrite_each_other() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.submit(&owner, vacancy_form()).await;
    let update = format!("/api/v1/jobs/update/{slug}");
    let mut form = vacancy_form();
    form["title"] = json!("Katta hisobchi");
    form["revision"] = json!(1);
    owner.post(&update, form.clone()).await.expect(200);
    form["title"] = json!("Kichik hisobchi");
    let refused = owner.post(&update, form).await.expect(409).json();
    assert_eq!((&refused["code"], &refused["revision"]), (&json!("version_conflict"), &json!(2)));
}

#[tokio::test]
async fn a_sixth_resubmission_is_refused() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.submit(&owner, vacancy_form()).await;
    let update = format!("/api/v1/jobs/update/{slug}");
    for turn in 1..=6 {
        w.reject(&slug, "unreadable").await;
        let mut form = vacancy_form();
        form["title"] = json!(format!("Hisobchi {turn}"));
        form["revision"] = json!(turn);
        let reply = owner.post(&update, form).await;
        if turn <= 5 {
            reply.expect(200);
        } else {
            assert_eq!(reply.expect(409).json()["code"], "resubmissions_exceeded");
        }
    }
}

#[tokio::test]
async fn contacts_are_refused_in_every_public_text() {
    let w = World::new().await;
    let owner = w.customer().await;
    let contacts = ["tel. 90 123 45 67", "telegram: @anor_savdo", "anor-savdo.uz/ish"];
    for contact in contacts {
        let mut form = vacancy_form();
        form["address"] = json!(format!("Registon koʻchasi 5, {contact}"));
        owner.post(CREATE, form).await.expect_field("address");
        let mut form = vacancy_form();
        form["abroad"] = json!({ "country": contact, "licence": "AA-1234" });
        owner.post(CREATE, form).await.expect_field("abroad.country");
        let mut form = vacancy_form();
        form["abroad"] = json!({ "country": "Koreya", "licence": contact });
        owner.post(CREATE, form).await.expect_field("abroad.licence");
    }
    let mut form = vacancy_form();
    form["address"] = json!("Chilonzor, 9-kvartal, 25-uy, 14-xonadon");
    let slug = w.submit(&owner, form.clone()).await;
    w.approve(&slug).await;
    // An edit of the address alone is not moderated, so it is screened too.
    form["address"] = json!("Chilonzor, 9-kvartal, +998 90 123 45 67");
    owner.post(&format!("/api/v1/jobs/update/{slug}"), form).await.expect_field("address");
}

#[tokio::test]
async fn a_private_question_is_told_to_the_employer_and_to_the_moderator() {
    let w = World::new().await;
    let owner = w.customer().await;
    let question = |text: &str| json!({ "text": text, "kind": "text", "must_answer": true, "options": [] });
    let mut form = vacancy_form();
    form["required_question"] = json!(true);
    let asked =
        ["Qachon ish boshlay olasiz?", "Turmushga chiqqanmisiz?", "Namoz oʻqiysizmi?", "Есть ли у вас дети?"];
    form["questions"] = asked.map(question).into();
    let check = json!({ "form": form });
    let tips = owner.post("/api/v1/jobs/check", check).await.expect(200).json();
    let flagged = |list: &Value| {
        let list = list.as_array().unwrap().iter();
        let about = list.filter(|one| one["code"].as_str().unwrap().ends_with("discrimination"));
        about.map(|one| one["field"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let expected = ["questions.1.text", "questions.2.text", "questions.3.text"];
    assert_eq!(flagged(&tips["data"]["tips"]), expected, "{tips}");

    let slug = w.submit(&owner, form).await;
    let revision = w.waiting_revision(&slug).await;
    let moderator = w.staff(StaffRole::Moderator).await;
    let view = moderator.get(&format!("/api/v1/staff/moderation/{revision}")).await.expect(200).json();
    assert_eq!(flagged(&view["data"]["findings"]), expected, "{view}");
}
