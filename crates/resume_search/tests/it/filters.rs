//! Every filter of the address, on the index.

use jiff::SignedDuration;
use serde_json::json;
use testkit::World;

use crate::{positions, publish, search, settle};

#[tokio::test]
async fn every_filter_narrows_the_list() {
    let w = World::new().await;
    let employer = w.customer().await;
    publish(&w, |form| {
        form["position"] = json!("Haydovchi");
        form["sphere"] = json!(["logistics"]);
        form["location"] = json!("samarqand-shahri");
        form["work_type"] = json!(["partial"]);
        form["employment"] = json!([]);
        form["no_experience"] = json!(true);
        form["languages"] = json!([{ "language": "ru", "level": "b1" }]);
        form["driving"] = json!({ "categories": ["C"], "years": 4 });
        form["salary"] = json!({ "amount": 500, "currency": "USD" });
    })
    .await;
    // Three years, and the pay is hidden.
    publish(&w, |form| form["hide_salary"] = json!(true)).await;
    settle(&w).await;
    for (query, expected) in [
        (vec![], vec!["Bosh hisobchi", "Haydovchi"]),
        (vec![("sphere", "logistics")], vec!["Haydovchi"]),
        // The region includes its places.
        (vec![("location", "samarqand")], vec!["Haydovchi"]),
        (vec![("location", "toshkent-shahri")], vec!["Bosh hisobchi"]),
        (vec![("work_type", "partial")], vec!["Haydovchi"]),
        (vec![("experience", "none")], vec!["Haydovchi"]),
        (vec![("experience", "3")], vec!["Bosh hisobchi"]),
        (vec![("experience", "4")], vec![]),
        (vec![("language", "ru")], vec!["Haydovchi"]),
        (vec![("licence", "C")], vec!["Haydovchi"]),
        (vec![("licence", "A")], vec![]),
        // No number finds a hidden pay.
        (vec![("salary_to", "100000000")], vec!["Haydovchi"]),
        (vec![("salary_to", "500"), ("currency", "USD")], vec!["Haydovchi"]),
        (vec![("salary_to", "499"), ("currency", "USD")], vec![]),
        (vec![("seen", "day")], vec!["Bosh hisobchi", "Haydovchi"]),
        (vec![("sphere", "logistics"), ("licence", "C"), ("q", "haydovchi")], vec!["Haydovchi"]),
        (vec![("sphere", "logistics"), ("location", "toshkent-shahri")], vec![]),
    ] {
        assert_eq!(positions(&employer, &query).await, expected, "{query:?}");
    }
    for page in ["1", "2"] {
        let reply = search(&employer, &[("per_page", "1"), ("page", page)]).await;
        assert_eq!((&reply["meta"]["pages"], reply["data"].as_array().unwrap().len()), (&json!(2), 1));
    }
    for (query, field) in [
        ("sphere=x", "sphere"),
        ("location=x", "location"),
        ("language=x", "language"),
        ("salary_to=0", "salary_to"),
    ] {
        employer.get(&format!("/api/v1/candidates?{query}")).await.expect_field(field);
    }
}

/// A visit changes the document once a day, and the filter counts whole days.
#[tokio::test]
async fn the_last_visit_is_indexed_by_the_day() {
    let w = World::new().await;
    let (person, _) = publish(&w, |_| {}).await;
    settle(&w).await;
    let changes = async || -> i64 {
        let sql = "select count(*) from search_changes where kind = 'resumes'";
        sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
    };
    w.clock.advance(SignedDuration::from_hours(24 * 40));
    let employer = w.customer().await;
    let before = changes().await;
    for (seen, expected) in [("day", 0), ("week", 0), ("month", 0)] {
        assert_eq!(positions(&employer, &[("seen", seen)]).await.len(), expected, "{seen}");
    }
    let person = w.sign_in(&person).await;
    let visited = changes().await;
    assert!(visited > before, "a sign-in is a visit");
    for _ in 0..3 {
        w.clock.advance(SignedDuration::from_mins(7));
        person.get("/api/v1/resume/list").await;
    }
    assert_eq!(changes().await, visited, "further requests of the same day change nothing");
    settle(&w).await;
    for seen in ["day", "week", "month"] {
        assert_eq!(positions(&employer, &[("seen", seen)]).await.len(), 1, "{seen}");
    }
    w.clock.advance(SignedDuration::from_hours(24 * 5));
    let employer = w.sign_in(&employer).await;
    for (seen, expected) in [("day", 0), ("week", 1), ("month", 1)] {
        assert_eq!(positions(&employer, &[("seen", seen)]).await.len(), expected, "{seen}");
    }
}

/// Who works has more experience with every month, without any change of the resume.
#[tokio::test]
async fn experience_grows_with_time() {
    let w = World::new().await;
    publish(&w, |form| {
        form["position"] = json!("Ishlayotgan");
        let now = w.app.clock.today();
        let start = json!({ "year": now.year() - 2, "month": now.month() });
        form["employment"][0] = json!({ "position": "Hisobchi", "company": "Anor Savdo", "start": start,
            "end": null, "present": true, "description": "Oylik hisobotlar" });
    })
    .await;
    settle(&w).await;
    for (months, expected) in [(0, 0), (14, 1)] {
        w.clock.advance(SignedDuration::from_hours(24 * 30 * months));
        let employer = w.customer().await;
        assert_eq!(
            positions(&employer, &[("experience", "3")]).await.len(),
            expected,
            "after {months} months"
        );
    }
}
