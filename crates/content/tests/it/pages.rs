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
