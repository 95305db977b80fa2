//! Server-rendered pages, before any script runs.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};
use testkit::{Client, World};

use crate::vacancy_pages::{assert_has, assert_only_our_script};

fn browser(w: &World) -> Client {
    w.guest()
        .with("accept", "text/html,application/xhtml+xml,*/*;q=0.8")
        .with("sec-fetch-site", "same-origin")
}

#[tokio::test]
async fn home_speaks_three_languages() {
    let w = World::new().await;
    for (path, lang, sphere) in
        [("/", "uz", "IT va dasturlash"), ("/ru", "ru", "IT и разработка"), ("/en", "en", "IT and software")]
    {
        let page = browser(&w).get(path).await.expect(200);
        let title = w.catalogue.text(kernel::Locale::parse(lang).unwrap(), "home_title");
        let prefix = path.trim_end_matches('/');
        assert_has(
            &page,
            &[
                &format!("<html lang=\"{lang}\" data-route=\"index___{lang}\" data-frame=\"site\">"),
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
                &format!("action=\"{prefix}/jobs\""),
                &format!("href=\"{prefix}/jobs?sphere=it\" class=\"sphere\">"),
                &format!("href=\"{prefix}/jobs?location=toshkent-shahri\" class=\"chip region\">"),
                &format!("href=\"{prefix}/jobs?work=remote\" class=\"hero-chip\">"),
                &format!("href=\"{prefix}/jobs/create\""),
            ],
        );
        assert_only_our_script(&page);
        assert_eq!(page.html().matches("<h1").count(), 1, "{path}");
        assert_eq!(page.html().matches("<title>").count(), 1, "{path}");
    }
}

#[tokio::test]
async fn other_pages_are_complete_without_scripts() {
    let w = World::new().await;
    for path in
        ["/jobs", "/help", "/help/faq", "/help/contacts", "/help/terms", "/ru/help/faq", "/en/help/privacy"]
    {
        let page = browser(&w).get(path).await.expect(200);
        assert_eq!(page.html().matches("<h1").count(), 1, "{path}");
        assert_has(&page, &["<p", "</footer>", "class=\"header-link\"", "class=\"tab\""]);
        assert_only_our_script(&page);
        let (locale, inner) = kernel::Locale::split_path(path);
        let Some(slug) = inner.strip_prefix("/help") else { continue };
        let slug = slug.strip_prefix('/').unwrap_or("help");
        let html = if slug == "faq" {
            let questions = content::faq::groups(locale).iter().flat_map(|group| &group.questions);
            questions.map(|question| question.html.as_str()).collect()
        } else {
            content::find_page(slug, None, locale, w.app.clock.now()).expect("a page").page.html
        };
        let words: Vec<&str> = html.lines().collect();
        assert!(!words.is_empty(), "{path}");
        assert_has(&page, &words);
    }
    // What needs no script to work is in the page: the search with its filters, and the form for a letter.
    let list = browser(&w).get("/en/jobs").await.expect(200);
    assert_has(
        &list,
        &["<form id=\"jobs-search\"", "action=\"/en/jobs\"", "name=\"salary\"", "name=\"sort\""],
    );
    let letter = browser(&w).get("/ru/help/contacts?topic=employer").await.expect(200);
    assert_has(
        &letter,
        &[
            "method=\"post\" action=\"/ru/help/contacts\"",
            "name=\"name\"",
            "name=\"reply_to\"",
            "<option value=\"employer\" selected>",
            "<textarea id=\"contact-message\" name=\"message\"",
            "<button type=\"submit\"",
        ],
    );
}

#[tokio::test]
async fn the_policy_allows_no_inline_scripts_but_ours() {
    let w = World::new().await;
    let page = browser(&w).get("/").await.expect(200);
    let policy = page.header("content-security-policy").to_owned();
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe-inline"), "{policy}");
    assert!(!page.html().contains(" style=\"") && !page.html().contains(" onclick="), "{}", page.html());
    assert_only_our_script(&page);
    let text = page.html();
    let ours =
        text.split("<script>").nth(1).and_then(|rest| rest.split("</script>").next()).expect("a script");
    let hash = STANDARD.encode(Sha256::digest(ours));
    assert!(policy.contains(&format!("script-src 'self' 'sha256-{hash}';")), "{policy}");
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
        &[
            "<html lang=\"en\" data-route=\"not-found___en\"",
            "<title>Page Not Found | Ishbor</title>",
            "/en/no-such-page",
            "noindex",
            "<h1",
        ],
    );
    assert!(!page.html().contains("canonical"));
    let tag = browser(&w).get("/%3Cscript%3Ealert(1)%3C/script%3E").await.expect(404);
    assert!(!tag.html().contains("<script>alert"), "{}", tag.html());
    assert_only_our_script(&tag);
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
    for (path, version, line) in [
        ("/help/terms", "01.11.2026 tahriri", "04.11.2026 dan amalda"),
        ("/ru/help/terms", "Редакция от 01.11.2026", "действует с 04.11.2026"),
        ("/en/help/privacy", "Version of 01.11.2026", "in force since 04.11.2026"),
    ] {
        let page = browser(&w).get(path).await.expect(200);
        assert_eq!(page.html().matches("<h1").count(), 1, "{path}");
        assert_has(&page, &[version, line, "class=\"legal-changes\"", "rel=\"canonical\"", "</footer>"]);
        assert!(!page.html().contains("legal-notice"), "nothing is announced: {}", page.html());
    }
    let named = browser(&w).get("/help/terms?version=2026-11-01").await.expect(200);
    assert_has(&named, &["noindex", "01.11.2026 tahriri"]);
    assert!(!named.html().contains("canonical"), "{}", named.html());
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
        ("/", "04.11.2026 dan yangi tahrir kuchga kiradi:", "\"/help/terms?version=2026-11-01\""),
        ("/ru/help", ">Политика конфиденциальности</a></p>", "\"/ru/help/privacy?version=2026-11-01\""),
        ("/en/jobs", "takes effect on 04.11.2026", "\"/en/help/terms?version=2026-11-01\""),
    ] {
        let page = browser(&w).get(path).await.expect(200);
        let mark = "data-notice=\"terms-2026-11-01 privacy-2026-11-01\"";
        let (aside, close) = ("<aside class=\"legal-notice\"", "needs-script\" data-act=\"close-notice\"");
        assert_has(&page, &[mark, aside, text, link, close]);
    }
    w.clock.set("2026-11-03T19:00:00Z".parse().unwrap());
    let page = browser(&w).get("/").await.expect(200);
    assert!(!page.html().contains("legal-notice") && !page.html().contains("data-notice"), "{}", page.html());
}

#[tokio::test]
async fn the_cloth_of_a_company_is_drawn_from_its_address() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let page = w.guest().get(&format!("/jobs/{slug}")).await.expect(200);
    let text = page.html();
    let (_, from_band) = text.split_once("src=\"/cloth/").expect("the page has a band");
    let (band, _) = from_band.split_once('"').unwrap();
    let tile = band.replace("-band", "");
    for path in [band, &tile] {
        let path = format!("/cloth/{path}");
        let picture = w.guest().get(&path).await.expect(200);
        assert_eq!(picture.header("content-type"), "image/svg+xml", "{path}");
        assert_eq!(picture.header("cache-control"), "public, max-age=31536000", "{path}");
        assert!(picture.body.starts_with(b"<svg "), "{path}");
    }
    for wrong in ["/cloth/28/1a2b3c4d.svg", "/cloth/4/1A2B3C4D.svg", "/cloth/4/usta.svg"] {
        w.guest().get(wrong).await.expect(404);
    }
}
