//! Words in three languages and two scripts, with typing errors and synonyms.

use serde_json::json;
use testkit::World;

use crate::{plain, positions, publish, search, settle};

#[tokio::test]
async fn words_are_found_in_any_script_and_language() {
    let w = World::new().await;
    let employer = w.customer().await;
    for position in ["Haydovchi", "Бухгалтер", "Sotuvchi", "Oshpaz yordamchisi"] {
        plain(&w, position).await;
    }
    settle(&w).await;
    for (text, expected) in [
        ("haydovchi", vec!["Haydovchi"]),
        ("ҳайдовчи", vec!["Haydovchi"]),
        ("водитель", vec!["Haydovchi"]),
        ("driver", vec!["Haydovchi"]),
        ("buxgalter", vec!["Бухгалтер"]),
        ("бухгалтера", vec!["Бухгалтер"]),
        ("accountant", vec!["Бухгалтер"]),
        // Endings and typing errors.
        ("haydovchilarga", vec!["Haydovchi"]),
        ("haydavchi", vec!["Haydovchi"]),
        ("sotuvchu", vec!["Sotuvchi"]),
        ("oshpaz", vec!["Oshpaz yordamchisi"]),
        ("oshpaz -yordamchisi", vec![]),
        ("kosmonavt", vec![]),
    ] {
        assert_eq!(positions(&employer, &[("q", text)]).await, expected, "{text}");
    }
    let corrected = search(&employer, &[("q", "haydavchi")]).await;
    assert_eq!(corrected["corrections"], json!([{ "typed": "haydavchi", "used": "haydovchi" }]));
    // Nobody is both.
    let some = search(&employer, &[("q", "haydovchi sotuvchi")]).await;
    assert_eq!((&some["relaxed"], &some["meta"]["total"]), (&json!(true), &json!(2)));
    assert_eq!(search(&employer, &[("q", "haydovchi")]).await["relaxed"], false);
}

#[tokio::test]
async fn the_position_counts_more_than_skills_and_texts() {
    let w = World::new().await;
    let employer = w.customer().await;
    let of = async |position: &str, field: &str, value: serde_json::Value| {
        publish(&w, |form| {
            form["position"] = json!(position);
            form["specialization"] = json!(null);
            form[field] = value;
        })
        .await;
    };
    // The weakest is the newest.
    of("Duradgor", "email", json!(null)).await;
    of("Ikkinchi", "skills", json!(["Duradgor"])).await;
    let job = json!([{ "position": "Duradgor", "company": "Anor Savdo", "start": { "year": 2018, "month": 2 },
                       "end": { "year": 2021, "month": 1 }, "present": false, "description": "Ish" }]);
    of("Uchinchi", "employment", job).await;
    let about = json!("Bolaligimdan duradgor boʻlishni orzu qilganman, qoʻlim gul, sabrim yetarli.");
    of("Oxirgi", "about", about).await;
    settle(&w).await;
    assert_eq!(
        positions(&employer, &[("q", "duradgor")]).await,
        ["Duradgor", "Ikkinchi", "Uchinchi", "Oxirgi"]
    );
    let fresh = positions(&employer, &[("q", "duradgor"), ("sort", "fresh")]).await;
    assert_eq!(fresh, ["Oxirgi", "Uchinchi", "Ikkinchi", "Duradgor"]);
    assert_eq!(positions(&employer, &[]).await, fresh, "without words the last renewed first");
}

/// What an employer may not see must not be found either: asking for a name would tell whose resume it is.
#[tokio::test]
async fn names_contacts_and_employers_are_not_in_the_index() {
    let w = World::new().await;
    let employer = w.customer().await;
    let (person, resume) = publish(&w, |form| {
        form["name"] = json!("Kanareykabek");
        form["surname"] = json!("Qushchayev");
        form["email"] = json!("qush@pochta.uz");
        form["address"] = json!("Qafas koʻchasi, 3");
        form["employment"][0]["company"] = json!("Sayroqi Savdo");
        form["employment_title"] = json!("Qoralama");
    })
    .await;
    let canaries = ["Kanareykabek", "Qushchayev", "qush", "Qafas", "Sayroqi", "Qoralama", "901234567"];
    let hidden =
        json!({ "visibility": "employers", "companies": [], "hidden": ["name", "employers", "phones"] });
    for hide in [false, true] {
        if hide {
            let path = format!("/api/v1/resume/{}/visibility", resume["id"].as_str().unwrap());
            person.post(&path, hidden.clone()).await.expect(200);
        }
        settle(&w).await;
        for text in canaries {
            assert_eq!(positions(&employer, &[("q", text)]).await, Vec::<String>::new(), "{text}");
        }
        assert_eq!(positions(&employer, &[("q", "bosh hisobchi")]).await.len(), 1);
    }
}

#[tokio::test]
async fn places_pay_and_experience_among_the_words_become_filters() {
    let w = World::new().await;
    let employer = w.customer().await;
    let of = async |position: &str, location: &str, amount: i64| {
        publish(&w, |form| {
            form["position"] = json!(position);
            form["location"] = json!(location);
            form["salary"] = json!({ "amount": amount, "currency": "UZS" });
        })
        .await;
    };
    of("Hisobchi", "samarqand-shahri", 5_000_000).await;
    of("Kichik hisobchi", "toshkent-shahri", 9_000_000).await;
    settle(&w).await;
    for (query, expected) in [
        (vec![("q", "hisobchi")], vec!["Hisobchi", "Kichik hisobchi"]),
        (vec![("q", "hisobchi samarqand")], vec!["Hisobchi"]),
        (vec![("q", "бухгалтер в Самарканде")], vec!["Hisobchi"]),
        // An employer names what he can pay.
        (vec![("q", "hisobchi 6 mln")], vec!["Hisobchi"]),
        // A filter of the address is stronger than words about the same.
        (vec![("q", "hisobchi samarqand"), ("location", "toshkent-shahri")], vec!["Kichik hisobchi"]),
    ] {
        assert_eq!(positions(&employer, &query).await, expected, "{query:?}");
    }
}

#[tokio::test]
async fn a_very_long_text_is_refused() {
    let w = World::new().await;
    let employer = w.customer().await;
    let long = "a".repeat(501);
    employer.get(&format!("/api/v1/candidates?q={long}")).await.expect_field("q");
}
