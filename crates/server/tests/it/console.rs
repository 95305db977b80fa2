//! The pages of the staff console as the server sends them, and the command line that invites staff.

use testkit::World;

#[tokio::test]
async fn console_pages_are_not_indexed_or_cached() {
    let w = World::new().await;
    let browser = w.guest().with("accept", "text/html");
    for path in ["/admin", "/admin/sign-in"] {
        let page = browser.get(path).await.expect(200);
        assert!(page.header("x-robots-tag").contains("noindex"), "{path}");
        assert_eq!(page.header("cache-control"), "no-store", "{path}");
        assert!(page.text().contains("<meta name=\"robots\" content=\"noindex\">"), "{path}");
        assert!(page.text().contains("<html lang=\"ru\""), "{path} is in Russian by default");
    }
    for (code, title) in [("uz", "Boshqaruv"), ("en", "Console")] {
        let page = browser.clone().with("cookie", &format!("i18n_redirected={code}")).get("/admin").await;
        assert!(page.text().contains(&format!("<html lang=\"{code}\"")), "{code}");
        assert!(page.text().contains(&format!("<title>{title} | Ishbor</title>")), "{}", page.text());
    }
    for path in ["/ru/admin", "/en/admin/sign-in", "/admin/nothing", "/administrator"] {
        browser.get(path).await.expect(404);
    }
    assert!(!w.guest().get("/sitemap.xml").await.text().contains("/admin"));
    assert!(w.guest().get("/robots.txt").await.text().contains("Disallow: /admin"));
}
