//! The search before the index is built: the same filters in SQL, words without synonyms and typing errors.

use serde_json::json;
use testkit::World;

#[tokio::test]
async fn the_database_answers_while_there_is_no_index() {
    let w = World::new().await;
    let employer = w.customer().await;
    let one = w.candidate().await;
    w.resume(&one, |form| {
        form["position"] = json!("Yuk mashinasi haydovchisi");
        form["sphere"] = json!(["logistics"]);
        form["location"] = json!("samarqand-shahri");
        form["work_type"] = json!(["partial"]);
        form["employment"] = json!([]);
        form["no_experience"] = json!(true);
        form["specialization"] = json!(null);
        form["skills"] = json!(["Yuk tashish"]);
        form["languages"] = json!([{ "language": "ru", "level": "b1" }]);
        form["driving"] = json!({ "categories": ["C"], "years": 4 });
        form["salary"] = json!({ "amount": 500, "currency": "USD" });
    })
    .await;
    let other = w.candidate().await;
    w.resume(&other, |form| form["hide_salary"] = json!(true)).await;
    let found = async |query: &str| {
        let reply = employer.get(&format!("/api/v1/candidates?{query}")).await.expect(200).json();
        let positions = reply["data"].as_array().unwrap().iter();
        let positions: Vec<String> =
            positions.map(|card| card["position"].as_str().unwrap().to_lowercase()).collect();
        assert_eq!(reply["meta"]["total"], positions.len(), "{query}");
        positions
            .iter()
            .map(|position| position.split(' ').next().unwrap().to_owned())
            .collect::<Vec<_>>()
            .join(" ")
    };
    for (query, expected) in [
        ("", "bosh yuk"),
        ("q=haydovchi", "yuk"),
        // Any script, any form of the apostrophe, words of skills and earlier positions.
        ("q=%D2%B3%D0%B0%D0%B9%D0%B4%D0%BE%D0%B2%D1%87%D0%B8", "yuk"),
        ("q=soliq%20hisoboti", "bosh"),
        ("q=soliq%20haydovchi", ""),
        ("q=%25", "bosh yuk"),
        ("sphere=logistics", "yuk"),
        ("location=samarqand", "yuk"),
        ("location=toshkent-shahri", "bosh"),
        ("work_type=partial", "yuk"),
        ("experience=none", "yuk"),
        ("experience=3", "bosh"),
        ("experience=4", ""),
        ("language=ru", "yuk"),
        ("licence=C", "yuk"),
        ("licence=A", ""),
        // The other one hides the pay: no number finds it.
        ("salary_to=100000000", "yuk"),
        ("salary_to=600&currency=USD", "yuk"),
        ("salary_to=400&currency=USD", ""),
        ("seen=day", "bosh yuk"),
        ("per_page=1", "bosh"),
    ] {
        if query == "per_page=1" {
            let reply = employer.get("/api/v1/candidates?per_page=1&page=2").await.expect(200).json();
            assert_eq!((&reply["meta"]["pages"], reply["data"].as_array().unwrap().len()), (&json!(2), 1));
            continue;
        }
        assert_eq!(found(query).await, expected, "{query}");
    }
}
