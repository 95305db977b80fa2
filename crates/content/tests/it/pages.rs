use testkit::World;

#[tokio::test]
async fn a_page_comes_in_the_callers_language() {
    let w = World::new().await;
    let mut titles = Vec::new();
    for lang in ["uz", "ru", "en"] {
        let page = w.guest().lang(lang).get("/api/v1/pages/faq").await.expect(200).json();
        assert_eq!(page["status"], true);
        assert_eq!(page["page"]["slug"], "faq");
        titles.push(page["page"]["title"].clone());
    }
    titles.dedup();
    assert_eq!(titles.len(), 3, "{titles:?}");
    let unknown = w.guest().lang("de").get("/api/v1/pages/faq").await.json();
    assert_eq!(unknown["page"]["title"], titles[0], "an unknown language is Uzbek");
    w.guest().get("/api/v1/pages/secret").await.expect_code(404, "not_found");
}

#[tokio::test]
async fn a_legal_document_names_its_version() {
    let w = World::new().await;
    w.clock.set("2026-11-15T07:00:00Z".parse().unwrap());
    let faq = w.guest().get("/api/v1/pages/faq").await.expect(200).json();
    assert!(faq["legal"].is_null());
    for document in ["terms", "privacy"] {
        let mut titles = Vec::new();
        for lang in ["uz", "ru", "en"] {
            let path = format!("/api/v1/pages/{document}");
            let answer = w.guest().lang(lang).get(&path).await.expect(200).json();
            let legal = &answer["legal"];
            assert_eq!(legal["document"], document);
            assert_eq!(legal["version"], "2026-11-01");
            assert_eq!(legal["published_at"], "2026-10-31T19:00:00Z");
            assert_eq!(legal["effective_at"], "2026-11-03T19:00:00Z");
            assert_eq!(legal["standing"], "in_force");
            assert!(legal["next"].is_null() && legal["previous"].is_null());
            titles.push(answer["page"]["title"].to_string());
            let named =
                w.guest().lang(lang).get(&format!("{path}?version=2026-11-01")).await.expect(200).json();
            assert_eq!(named, answer);
        }
        titles.dedup();
        assert_eq!(titles.len(), 3, "{titles:?}");
        let unknown = format!("/api/v1/pages/{document}?version=2026-01-01");
        w.guest().get(&unknown).await.expect_code(404, "not_found");
    }
}

#[tokio::test]
async fn a_change_is_announced_until_it_takes_effect() {
    let w = World::new().await;
    let notices = async |now: &str| {
        w.clock.set(now.parse().unwrap());
        w.guest().get("/api/v1/legal/notices").await.expect(200).json()["notices"].clone()
    };
    assert_eq!(notices("2026-10-31T18:59:59Z").await, serde_json::json!([]), "not published yet");
    let announced = notices("2026-10-31T19:00:00Z").await;
    assert_eq!(announced[0]["document"], "terms");
    assert_eq!(announced[1]["document"], "privacy");
    assert_eq!(announced[1]["effective_at"], "2026-11-03T19:00:00Z");
    let coming = w.guest().get("/api/v1/pages/terms").await.expect(200).json();
    assert_eq!(coming["legal"]["standing"], "coming");
    assert_eq!(notices("2026-11-03T19:00:00Z").await, serde_json::json!([]), "in force");
    w.clock.set("2026-10-31T18:59:59Z".parse().unwrap());
    w.guest().get("/api/v1/pages/terms?version=2026-11-01").await.expect_code(404, "not_found");
}
