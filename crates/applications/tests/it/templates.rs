//! Templates of messages.

use serde_json::{Value, json};
use testkit::World;

use crate::people::{act, applicant, employer};

const TEMPLATES: &str = "/api/v1/message-templates";

fn template(name: &str) -> Value {
    json!({ "kind": "refusal", "name": name, "texts": { "uz": "Rahmat, {name}!", "ru": "Спасибо, {name}!" } })
}

#[tokio::test]
async fn templates_are_written_changed_and_removed() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let viewer = w.member(&employer.person, "viewer").await;
    let ours = viewer.get(TEMPLATES).await.expect(200).json();
    // Each kind has some of ours, in three languages, with their variables in place.
    for kind in ["message", "invitation", "refusal", "interview"] {
        let of_kind: Vec<&Value> =
            ours["data"].as_array().unwrap().iter().filter(|one| one["kind"] == kind).collect();
        assert!(of_kind.len() >= 2, "{kind}");
        for one in of_kind {
            assert_eq!(one["id"], json!(null));
            for locale in ["uz", "ru", "en"] {
                let text = one["texts"][locale].as_str().unwrap();
                assert!(text.contains("{name}") && text.contains("{vacancy}"), "{text}");
            }
        }
    }
    assert_eq!((&ours["can_edit"], &ours["most"]), (&json!(false), &json!(50)));
    assert_eq!(ours["company"], employer.person.user["customer"]["name"]);
    assert_eq!(ours["variables"][3]["names"], json!(["name", "vacancy", "company", "date", "place"]));
    let made = employer.person.post(TEMPLATES, template("Rad")).await.expect(201).json()["data"].take();
    assert_eq!((&made["texts"]["ru"], &made["texts"]["en"]), (&json!("Спасибо, {name}!"), &json!(null)));
    let seen = viewer.get(TEMPLATES).await.expect(200).json();
    assert_eq!(seen["data"][0], made);
    let at = |call: &str| format!("{TEMPLATES}/{}/{call}", made["id"].as_str().unwrap());
    let mut other = template("Rad 2");
    other["texts"] = json!({ "en": "Thank you", "uz": "" });
    let changed = employer.person.post(&at("update"), other.clone()).await.expect(200).json()["data"].take();
    assert_eq!(changed["texts"], json!({ "uz": null, "ru": null, "en": "Thank you" }));
    // Only this company, and only who runs vacancies.
    let stranger = w.customer().await;
    for call in ["update", "remove"] {
        viewer.post(&at(call), other.clone()).await.expect_code(403, "not_allowed_in_company");
        stranger.post(&at(call), other.clone()).await.expect_code(404, "not_found");
    }
    let theirs = stranger.get(TEMPLATES).await.expect(200).json();
    assert_eq!(theirs["data"], ours["data"]);
    assert_eq!(theirs["company"], stranger.user["customer"]["name"]);
    employer.person.post(&at("remove"), json!({})).await.expect(200);
    employer.person.post(&at("remove"), json!({})).await.expect_code(404, "not_found");
}

#[tokio::test]
async fn faults_of_templates_have_their_field() {
    let w = World::new().await;
    let employer = employer(&w).await;
    employer.person.post(TEMPLATES, template("Rad")).await.expect(201);
    let (long, endless) = ("a".repeat(61), "a".repeat(2001));
    for (change, field) in [
        (&(|one: &mut Value| one["name"] = json!("")) as &dyn Fn(&mut Value), "name"),
        (&|one| one["name"] = json!(long), "name"),
        (&|one| one["name"] = json!("Rad"), "name"),
        (&|one| one["texts"] = json!({}), "texts"),
        (&|one| one["texts"] = json!({ "uz": " " }), "texts"),
        (&|one| one["texts"]["uz"] = json!(endless), "texts.uz"),
        (&|one| one["texts"]["ru"] = json!("Спасибо, {имя}!"), "texts.ru"),
        // A refusal has no date.
        (&|one| one["texts"]["uz"] = json!("{date}"), "texts.uz"),
    ] {
        let mut one = template("Boshqa");
        change(&mut one);
        employer.person.post(TEMPLATES, one).await.expect_field(field);
    }
    // One name may be used for each kind.
    let mut interview = template("Rad");
    interview["kind"] = json!("interview");
    interview["texts"]["uz"] = json!("{name}, {date}, {place}");
    employer.person.post(TEMPLATES, interview).await.expect(201);
    for n in 2..50 {
        employer.person.post(TEMPLATES, template(&format!("Andoza {n}"))).await.expect(201);
    }
    employer.person.post(TEMPLATES, template("51")).await.expect_code(409, "templates_full");
}

#[tokio::test]
async fn a_repeated_call_makes_one_template() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let client = employer.person.client.clone().with("idempotency-key", "one");
    let first = client.post(TEMPLATES, template("Rad")).await.expect(201).json();
    let again = client.post(TEMPLATES, template("Rad")).await.expect(201).json();
    assert_eq!(first, again);
}

/// The employer's side fills a template in before it is sent, in the candidate's language.
#[tokio::test]
async fn a_card_says_in_which_language_to_write() {
    let w = World::new().await;
    let employer = employer(&w).await;
    let one = applicant(&w, &employer).await;
    assert_eq!(employer.view(&one.resume).await["locale"], "uz");
    sqlx::query("update users set locale = 'ru' where id = $1::text::uuid")
        .bind(one.person.id())
        .execute(&w.db)
        .await
        .unwrap();
    assert_eq!(employer.view(&one.resume).await["locale"], "ru");
    let board = employer.person.get("/api/v1/monitoring").await.expect(200).json();
    assert_eq!(board["data"][0]["cards"][0]["locale"], "ru");
    let text = "Спасибо, Malika Karimova!";
    let body = json!({ "reason": "other", "message": text });
    employer.person.post(&act(&one.id, "reject"), body).await.expect(200);
    assert_eq!(one.mine().await["message"], text);
}
