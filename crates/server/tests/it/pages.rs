//! Server-rendered pages, before any script runs.

use testkit::{Client, Reply, World};

fn browser(w: &World) -> Client {
    w.guest()
        .with("accept", "text/html,application/xhtml+xml,*/*;q=0.8")
        .with("sec-fetch-site", "same-origin")
}

#[track_caller]
fn assert_has(page: &Reply, parts: &[&str]) {
    let text = page.text();
    for part in parts {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
}

#[tokio::test]
async fn home_speaks_three_languages() {
    let w = World::new().await;
    for (path, lang, sphere) in
        [("/", "uz", "IT va dasturlash"), ("/ru", "ru", "IT и разработка"), ("/en", "en", "IT and software")]
    {
        let page = browser(&w).get(path).await.expect(200);
        let title = w.catalogue.text(kernel::Locale::parse(lang).unwrap(), "home_title");
        assert_has(
            &page,
            &[
                &format!("<html lang=\"{lang}\" data-route=\"index___{lang}\">"),
                &format!("{title} | Ishbor</title>"),
                &format!("<link rel=\"canonical\" href=\"http://ishbor.test{path}\">"),
                "<link rel=\"alternate\" hreflang=\"uz\" href=\"http://ishbor.test/\">",
                "<link rel=\"alternate\" hreflang=\"ru\" href=\"http://ishbor.test/ru\">",
                "<link rel=\"alternate\" hreflang=\"en\" href=\"http://ishbor.test/en\">",
                "<link rel=\"alternate\" hreflang=\"x-default\" href=\"http://ishbor.test/\">",
                "property=\"og:title\"",
                "property=\"og:image\"",
                sphere,
                "<h1",
                "id=\"ishbor-data\"",
                "\"key\":[\"home\"]",
            ],
        );
        assert_eq!(page.text().matches("<h1").count(), 1, "{path}");
        assert_eq!(page.text().matches("<title>").count(), 1, "{path}");
    }
}

#[tokio::test]
async fn other_pages_are_complete_without_scripts() {
    let w = World::new().await;
    for path in
        ["/jobs", "/help", "/help/faq", "/help/contacts", "/help/terms", "/ru/help/faq", "/en/help/privacy"]
    {
        let page = browser(&w).get(path).await.expect(200);
        assert_eq!(page.text().matches("<h1").count(), 1, "{path}");
        assert_has(&page, &["<p", "\"queries\":[{", "</footer>"]);
    }
}

#[tokio::test]
async fn the_policy_allows_no_inline_scripts() {
    let w = World::new().await;
    let page = browser(&w).get("/").await.expect(200);
    let policy = page.header("content-security-policy").to_owned();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe-inline"), "{policy}");
    assert!(!page.text().contains(" style=\"") && !page.text().contains(" onclick="), "{}", page.text());
}

#[tokio::test]
async fn a_first_visit_follows_the_browser_language() {
    let w = World::new().await;
    let guest = w.guest().with("accept", "text/html");
    let away = guest.clone().with("accept-language", "ru,en;q=0.5").get("/").await.expect(303);
    assert_eq!(away.header("location"), "/ru");
    let cookie = away.header("set-cookie");
    assert!(cookie.contains("i18n_redirected=ru; Max-Age=31536000; Path=/; SameSite=Lax"), "{cookie}");
    guest
        .clone()
        .with("accept-language", "ru")
        .with("cookie", "i18n_redirected=uz")
        .get("/")
        .await
        .expect(200);
    guest.with("accept-language", "ru").get("/help").await.expect(200);
}

#[tokio::test]
async fn missing_pages_return_404() {
    let w = World::new().await;
    for path in [
        "/nothing",
        "/xx/help",
        "/ru/nothing",
        "/help/secret",
        "/assets/missing.js",
        "/index.html",
        "/shell.json",
    ] {
        let reply = browser(&w).get(path).await;
        assert_eq!(reply.status, 404, "{path}");
    }
    let page = browser(&w).get("/en/no-such-page").await.expect(404);
    assert_has(
        &page,
        &["<html lang=\"en\" data-route=\"not-found___en\"", "/en/no-such-page", "noindex", "<h1"],
    );
    assert!(!page.text().contains("canonical"));
    let tag = browser(&w).get("/%3Cscript%3Ealert(1)%3C/script%3E").await.expect(404);
    assert!(!tag.text().contains("<script>alert"), "{}", tag.text());
}

#[tokio::test]
async fn pages_of_candidates_have_titles_and_are_not_indexed() {
    let w = World::new().await;
    for (path, title) in [
        ("/candidates/usta-3k9x0p", "<title>Nomzod"),
        ("/ru/top-candidates", "<title>Лучшие кандидаты"),
        ("/en/resume/shared/a-secret", "<title>Resume"),
    ] {
        let page = browser(&w).get(path).await.expect(200);
        assert_has(&page, &[title, "noindex"]);
    }
    assert_eq!(browser(&w).get("/candidates").await.expect(303).header("location"), "/auth/login");
}

#[tokio::test]
async fn each_page_has_one_url() {
    let w = World::new().await;
    assert_eq!(browser(&w).get("/help/?a=1").await.expect(308).header("location"), "/help?a=1");
    let evil = browser(&w).get("//evil.test/").await;
    assert!(!evil.header("location").starts_with("//"), "{:?}", evil.headers);
}

#[tokio::test]
async fn a_legal_document_says_which_version_it_is() {
    let w = World::new().await;
    w.clock.set("2026-11-15T07:00:00Z".parse().unwrap());
    for (path, line) in [
        ("/help/terms", "04.11.2026 dan amalda"),
        ("/ru/help/terms", "действует с 04.11.2026"),
        ("/en/help/privacy", "in force since 04.11.2026"),
    ] {
        let page = browser(&w).get(path).await.expect(200);
        assert_eq!(page.text().matches("<h1").count(), 1, "{path}");
        assert_has(
            &page,
            &[line, "01.11.2026", "\"version\":\"2026-11-01\"", "rel=\"canonical\"", "</footer>"],
        );
        assert!(!page.text().contains("legal-notice"), "nothing is announced: {}", page.text());
    }
    let named = browser(&w).get("/help/terms?version=2026-11-01").await.expect(200);
    assert_has(&named, &["noindex", "\"query\":{\"version\":\"2026-11-01\"}"]);
    for (version, status) in [("2020-01-01", 404), ("%00", 422), ("..%2Fprivacy", 404)] {
        let reply = browser(&w).get(&format!("/help/terms?version={version}")).await;
        assert_eq!(reply.status, status, "{version}");
    }
    browser(&w).get("/help/faq?version=1").await.expect(200);
}

#[tokio::test]
async fn every_page_announces_a_coming_change() {
    let w = World::new().await;
    // At this time the first version was published but not in force yet.
    w.clock.set("2026-11-02T07:00:00Z".parse().unwrap());
    for (path, text, link) in [
        (
            "/",
            "Foydalanish shartlari oʻzgaradi: yangi tahrir 04.11.2026",
            "\"/help/terms?version=2026-11-01\"",
        ),
        ("/ru/help", "Политика конфиденциальности меняется", "\"/ru/help/privacy?version=2026-11-01\""),
        ("/en/jobs", "takes effect on 04.11.2026", "\"/en/help/terms?version=2026-11-01\""),
    ] {
        let page = browser(&w).get(path).await.expect(200);
        let mark = "data-notice=\"terms-2026-11-01 privacy-2026-11-01\"";
        assert_has(&page, &[mark, text, link, "[\"get\",\"/api/v1/legal/notices\"]"]);
    }
    w.clock.set("2026-11-03T19:00:00Z".parse().unwrap());
    let page = browser(&w).get("/").await.expect(200);
    assert!(!page.text().contains("legal-notice") && !page.text().contains("data-notice"), "{}", page.text());
}
