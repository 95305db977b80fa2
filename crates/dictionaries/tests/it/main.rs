//! Dictionaries over HTTP on a real database.

use serde_json::Value;
use testkit::World;

fn names(reply: &Value) -> Vec<&str> {
    reply["data"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_five_main_regions_come_first() {
    let w = World::new().await;
    let places = w.guest().lang("en").get("/api/v1/locations").await.expect(200).json();
    let places = places["data"].as_array().unwrap();
    let first: Vec<&str> = places[..5].iter().map(|place| place["short_name"].as_str().unwrap()).collect();
    assert_eq!(first, ["Tashkent", "Andijan", "Fergana", "Khorezm", "Samarkand"]);
    assert_eq!(places.iter().filter(|place| place["parent_id"].is_null()).count(), 14);
    let known: Vec<i64> = places.iter().map(|place| place["id"].as_i64().unwrap()).collect();
    for place in places {
        let parent = place["parent_id"].as_i64();
        assert!(parent.is_none_or(|parent| known.contains(&parent)), "{place}");
    }
}

#[tokio::test]
async fn spheres_and_labels_speak_three_languages() {
    let w = World::new().await;
    for (lang, sphere, work_type) in [
        ("uz", "IT va dasturlash", "Masofaviy"),
        ("ru", "IT и разработка", "Удалённо"),
        ("en", "IT and software", "Remote"),
    ] {
        let spheres = w.guest().lang(lang).get("/api/v1/spheres").await.expect(200).json();
        assert_eq!(spheres["data"].as_array().unwrap().len(), 35);
        assert_eq!(names(&spheres)[0], sphere);
        let lists = w.guest().lang(lang).get("/api/v1/dictionaries").await.expect(200).json();
        let remote =
            lists["data"]["work_type"].as_array().unwrap().iter().find(|row| row["code"] == "remote");
        assert_eq!(remote.unwrap()["name"], work_type);
        assert_eq!(lists["data"]["language_level"].as_array().unwrap().len(), 3);
        assert_eq!(lists["data"]["currency"].as_array().unwrap().len(), 3);
    }
}

#[tokio::test]
async fn every_entry_has_its_names_in_the_other_languages() {
    let w = World::new().await;
    let has = |row: &Value, name: &str| row["aliases"].as_array().unwrap().iter().any(|one| one == name);
    let places = w.guest().lang("ru").get("/api/v1/locations").await.expect(200).json();
    let samarkand = places["data"].as_array().unwrap().iter().find(|row| row["slug"] == "samarqand-viloyati");
    let samarkand = samarkand.unwrap();
    assert!(has(samarkand, "Samarqand viloyati") && has(samarkand, "Samarkand Region"), "{samarkand}");
    assert!(!has(samarkand, samarkand["name"].as_str().unwrap()), "{samarkand}");
    let spheres = w.guest().lang("uz").get("/api/v1/spheres").await.expect(200).json();
    let it = &spheres["data"][0];
    assert!(has(it, "IT и разработка"), "{it}");
    assert!(has(&it["professions"][0], "Программист"), "{it}");
    let lists = w.guest().lang("en").get("/api/v1/dictionaries").await.expect(200).json();
    assert!(has(&lists["data"]["language"][0], "узбекский"), "{lists}");
    assert!(lists["data"]["currency"][0]["aliases"].is_null());
}

#[tokio::test]
async fn a_known_etag_returns_304_in_its_language_only() {
    let w = World::new().await;
    let first = w.guest().get("/api/v1/locations").await.expect(200);
    assert!(first.header("vary").contains("jb-lang"));
    let tag = first.header("etag").to_owned();
    let again = w.guest().with("if-none-match", &tag).get("/api/v1/locations").await.expect(304);
    assert!(again.body.is_empty());
    w.guest().lang("ru").with("if-none-match", &tag).get("/api/v1/locations").await.expect(200);
}

#[tokio::test]
async fn suggestions_understand_every_script_and_typos() {
    let w = World::new().await;
    for typed in ["dasturchi", "дастурчи", "Dasturchi", "программист", "programist", "developer"]
    {
        let found = w.guest().lang("uz").get(&format!("/api/v1/suggest/position?q={}", encode(typed))).await;
        let found = found.expect(200).json();
        assert!(names(&found).iter().any(|name| name.contains("asturchi")), "{typed}: {found}");
    }
    let teacher = w.guest().get(&format!("/api/v1/suggest/position?q={}", encode("o'qituvchi"))).await.json();
    assert!(names(&teacher)[0].contains("qituvchi"), "{teacher}");
    let skill = w.guest().get("/api/v1/suggest/skill?q=excell&limit=3").await.expect(200).json();
    assert!(names(&skill).iter().any(|name| name.contains("Excel")), "{skill}");
    let university = w.guest().lang("en").get("/api/v1/suggest/university?q=TDTU").await.expect(200).json();
    assert!(names(&university)[0].contains("Technical"), "{university}");
}

#[tokio::test]
async fn odd_queries_are_answered_without_errors() {
    let w = World::new().await;
    for query in
        ["", "?q=", "?q=%20%20", "?q=%01%02", "?q=🙂", "?q=dasturchi&limit=0", "?q=dasturchi&limit=100000"]
    {
        let found =
            w.guest().get(&format!("/api/v1/suggest/position{}", query.replace('🙂', "%F0%9F%99%82"))).await;
        assert!(found.expect(200).json()["data"].as_array().unwrap().len() <= 20, "{query}");
    }
    let long = "a".repeat(5000);
    w.guest().get(&format!("/api/v1/suggest/position?q={long}")).await.expect(200);
    w.guest().get("/api/v1/suggest/position?q=%00%01").await.expect_field("q");
    w.guest().get("/api/v1/suggest/position?q=a&limit=many").await.expect_code(400, "bad_request");
}

#[tokio::test]
async fn reported_limits_equal_those_of_the_types() {
    let w = World::new().await;
    let vacancy = w.guest().get("/api/v1/conditions/vacancy").await.expect(200).json();
    let title = vacancy["data"].as_array().unwrap().iter().find(|row| row["field"] == "title").unwrap();
    assert_eq!(title["max_length"], kernel::fields::VacancyTitle::MAX);
    let resume = w.guest().get("/api/v1/conditions/resume").await.expect(200).json();
    let about = resume["data"].as_array().unwrap().iter().find(|row| row["field"] == "about").unwrap();
    assert_eq!(about["min_length"], 30);
}

#[tokio::test]
async fn seeding_again_changes_nothing_and_new_rows_are_seen_after_a_reload() {
    let w = World::new().await;
    let mut db = w.db.acquire().await.unwrap();
    assert_eq!(dictionaries::seed(&mut db).await.unwrap(), dictionaries::Seeded::Unchanged);
    sqlx::query("update spheres set name_uz = 'Boshqa nom' where slug = 'it'")
        .execute(&mut *db)
        .await
        .unwrap();
    sqlx::query("delete from dictionary_seeds").execute(&mut *db).await.unwrap();
    assert!(
        matches!(dictionaries::seed(&mut db).await.unwrap(), dictionaries::Seeded::Rows(rows) if rows > 900)
    );
    let name: String = sqlx::query_scalar("select name_uz from spheres where slug = 'it'")
        .fetch_one(&mut *db)
        .await
        .unwrap();
    assert_eq!(name, "IT va dasturlash", "seeding restores the values of the files");
    sqlx::query("update spheres set name_uz = 'Yangi nom' where slug = 'it'")
        .execute(&mut *db)
        .await
        .unwrap();
    let mut db = w.db.acquire().await.unwrap();
    w.shared::<dictionaries::Dictionaries>().reload(&mut db, &w.catalogue).await.unwrap();
    drop(db);
    let spheres = w.guest().get("/api/v1/spheres").await.json();
    assert_eq!(names(&spheres)[0], "Yangi nom");
}

#[tokio::test]
async fn a_place_is_found_by_any_of_its_names() {
    let w = World::new().await;
    let snapshot = w.shared::<dictionaries::Dictionaries>().now();
    for name in ["xorazm-viloyati", "Khorezm", "Khorazem", "Хорезм", "Xorazm", "xorazm viloyati"] {
        assert_eq!(snapshot.location(name).map(|place| place.id), Some(1733), "{name}");
    }
    assert!(snapshot.location("Paris").is_none());
}

/// Entries are looked up by their stored position: every position must be right.
#[tokio::test]
async fn every_entry_is_found_by_its_slug() {
    let w = World::new().await;
    let snapshot = w.shared::<dictionaries::Dictionaries>().now();
    for place in &snapshot.locations {
        assert_eq!(snapshot.place(&place.slug).map(|found| found.id), Some(place.id), "{}", place.slug);
        assert_eq!(snapshot.parent(place).map(|parent| parent.id), place.parent_id, "{}", place.slug);
    }
    for sphere in &snapshot.spheres {
        assert_eq!(snapshot.sphere(&sphere.slug).map(|found| &found.slug), Some(&sphere.slug));
    }
    for profession in &snapshot.professions {
        assert_eq!(snapshot.profession(&profession.slug).map(|found| &found.slug), Some(&profession.slug));
    }
    assert_eq!(snapshot.term_name("language", "russian", kernel::Locale::En), Some("Russian"));
    for skill in snapshot.skills() {
        let name = skill.names.get(kernel::Locale::Ru);
        assert_eq!(snapshot.term_name(&skill.kind, &skill.slug, kernel::Locale::Ru), Some(name));
    }
    assert!(snapshot.term_name("skill", "russian", kernel::Locale::En).is_none(), "of another list");
    // Only `location` accepts names.
    assert!(snapshot.place("Xorazm").is_none() && snapshot.sphere("IT").is_none());
}

fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
