//! Page guards as the server applies them, and the head of account pages.

use kernel::Locale;
use serde_json::json;
use testkit::{Client, Person, Reply, World};

fn browser(w: &World) -> Client {
    w.guest().with("accept", "text/html").with("sec-fetch-site", "same-origin")
}

/// The same person in a browser: pages identify people by their cookie.
fn in_browser(w: &World, person: &Person) -> Client {
    browser(w).with("cookie", &format!("i18n_redirected=uz; token={}", person.token))
}

#[track_caller]
fn assert_goes(reply: Reply, to: &str) -> Reply {
    let reply = reply.expect(303);
    assert_eq!(reply.header("location"), to);
    assert_eq!(reply.header("cache-control"), "no-store");
    reply
}

fn cookies(reply: &Reply) -> Vec<&str> {
    reply.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok()).collect()
}

#[tokio::test]
async fn guests_sign_in_first_and_come_back() {
    let w = World::new().await;
    let away = assert_goes(browser(&w).get("/ru/profile/settings?x=1").await, "/ru/auth/login");
    let saved = "after_login=%2Fprofile%2Fsettings; Max-Age=1800; Path=/; SameSite=Lax";
    assert_eq!(cookies(&away), [saved]);
    assert!(away.html().is_empty(), "{}", away.html());
}

#[tokio::test]
async fn an_invalid_token_cookie_is_removed() {
    let w = World::new().await;
    let stale = browser(&w).with("cookie", "token=0193aaaa-0000-7000-8000-000000000000|abc");
    let away = assert_goes(stale.get("/profile").await, "/auth/login");
    assert!(cookies(&away).contains(&"token=; Max-Age=0; Path=/; SameSite=Lax"), "{:?}", cookies(&away));
    stale.get("/auth/login").await.expect(200);
}

#[tokio::test]
async fn signed_in_people_do_not_sign_in_again() {
    let w = World::new().await;
    let customer = w.customer().await;
    let page = in_browser(&w, &customer);
    for path in ["/auth/login", "/auth/forgot-password", "/auth/verifier/x", "/auth/register"] {
        assert_goes(page.get(path).await, "/profile");
    }
    page.get("/auth/register/candidate/step/2?for=role").await.expect(200);
    let profile = page.get("/profile").await.expect(200);
    assert_eq!(profile.header("cache-control"), "no-store");
    let text = profile.html();
    for part in
        ["Profil | Ishbor</title>", "data-checking", "class=\"preloader\"", "noindex", "account-place"]
    {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
    assert!(!text.contains("canonical"), "{text}");
    assert!(!text.contains(&customer.phone), "the page itself holds nothing private");
}

#[tokio::test]
async fn an_ended_session_opens_nothing() {
    let w = World::new().await;
    let customer = w.customer().await;
    customer.post("/api/v1/auth/logout", json!({})).await.expect(200);
    assert_goes(in_browser(&w, &customer).get("/profile").await, "/auth/login");
}

#[tokio::test]
async fn an_unfinished_profile_is_finished_first() {
    let w = World::new().await;
    let person = w.customer().await;
    sqlx::query("update users set role = 'candidate'").execute(&w.db).await.expect("the role");
    let page = in_browser(&w, &person);
    for path in ["/", "/profile", "/profile/settings"] {
        assert_goes(page.get(path).await, "/auth/register/candidate/step/2?for=role");
    }
    page.get("/jobs").await.expect(200);
    page.get("/auth/register/candidate/step/2").await.expect(200);
}

#[tokio::test]
async fn a_token_in_the_url_is_stored_and_removed_from_it() {
    let w = World::new().await;
    let customer = w.customer().await;
    let given = customer.token.replace('|', "%7C");
    let away = assert_goes(
        browser(&w).get(&format!("/ru/jobs?q=a%20b&token={given}&work=remote")).await,
        "/ru/jobs?q=a%20b&work=remote",
    );
    assert_eq!(cookies(&away), [format!("token={}; Path=/; SameSite=Lax", customer.token)]);
    assert_eq!(away.header("referrer-policy"), "no-referrer");
    let cookie = format!("token={}", customer.token);
    browser(&w).with("cookie", &cookie).get("/profile").await.expect(200);
}

#[tokio::test]
async fn a_token_that_opens_nothing_is_dropped_silently() {
    let w = World::new().await;
    let unknown = format!("0193aaaa-0000-7000-8000-000000000000%7C{}", "a".repeat(40));
    for given in ["a%3Bb", "x", "1%7Ca", unknown.as_str()] {
        let silent = assert_goes(browser(&w).get(&format!("/help?token={given}")).await, "/help");
        assert!(cookies(&silent).is_empty(), "{given}: {:?}", cookies(&silent));
    }
}

#[tokio::test]
async fn a_link_with_a_token_does_not_replace_a_live_session() {
    let w = World::new().await;
    let (victim, stranger) = (w.customer().await, w.candidate().await);
    let link = format!("/help?token={}", stranger.token.replace('|', "%7C"));
    let kept = assert_goes(in_browser(&w, &victim).get(&link).await, "/help");
    assert!(cookies(&kept).is_empty(), "{:?}", cookies(&kept));
    // A cookie that opens nothing any more is replaced.
    let stale = browser(&w).with("cookie", "token=0193aaaa-0000-7000-8000-000000000000|abc");
    let taken = assert_goes(stale.get(&link).await, "/help");
    assert_eq!(cookies(&taken), [format!("token={}; Path=/; SameSite=Lax", stranger.token)]);
}

#[tokio::test]
async fn no_address_leads_to_another_site() {
    let w = World::new().await;
    let customer = w.customer().await;
    for path in ["//evil.com", "///evil.com", "/\\evil.com", "/ru//evil.com", "//evil.com/", "//evil.com//.."]
    {
        for query in ["", "?token=x", "?a=b"] {
            for client in [browser(&w), in_browser(&w, &customer)] {
                let reply = client.get(&format!("{path}{query}")).await;
                let to = reply.header("location");
                let is_inside = to.starts_with('/') && !to.starts_with("//") && !to.contains('\\');
                assert!(is_inside, "{path}{query} leads to {to:?}");
                assert!(cookies(&reply).is_empty(), "{path}{query}: {:?}", cookies(&reply));
            }
        }
    }
}

#[tokio::test]
async fn account_pages_have_their_titles_and_are_not_cached() {
    let w = World::new().await;
    for (path, key, is_indexed) in [
        ("/auth/login", "auth_login_title", true),
        ("/ru/auth/login", "auth_login_title", true),
        ("/en/auth/register", "auth_register_title", true),
        ("/en/auth/register/candidate", "auth_candidate_header", false),
        ("/en/auth/forgot-password", "auth_reset_header", false),
        ("/en/auth/verifier/secret", "auth_verifier_title", false),
    ] {
        let title = w.catalogue.text(Locale::split_path(path).0, key);
        let page = browser(&w).get(path).await.expect(200);
        let text = page.html();
        let found = text.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next());
        assert_eq!(found, Some(format!("{title} | Ishbor").as_str()), "{path}");
        assert_eq!(!text.contains("noindex"), is_indexed, "{path}");
        assert_eq!(page.header("cache-control"), "no-store", "{path}");
        let hidden = path.contains("verifier");
        assert_eq!(page.header("referrer-policy") == "no-referrer", hidden, "{path}");
    }
}

#[tokio::test]
async fn pages_of_signing_in_are_drawn_by_the_app_and_cannot_leak_a_password() {
    let w = World::new().await;
    for (path, frame, home) in [
        ("/auth/login", "auth", "/"),
        ("/ru/auth/login", "auth", "/ru"),
        ("/en/auth/register", "auth", "/en"),
        ("/auth/register/candidate", "bare", "/"),
        ("/auth/register/employer/step/2", "bare", "/"),
        ("/ru/auth/forgot-password", "bare", "/ru"),
        ("/auth/verifier/a-secret", "auth", "/"),
    ] {
        let page = browser(&w).get(path).await.expect(200);
        assert_eq!(page.header("cache-control"), "no-store", "{path}");
        let text = page.html();
        let frame = format!(" data-frame=\"{frame}\"");
        let home = format!("<a href=\"{home}\" class=\"logo\"");
        let noscript = w.catalogue.text(Locale::split_path(path).0, "shell_noscript");
        for part in [
            &*frame,
            &*home,
            &*noscript,
            "<a class=\"skip\" href=\"#main\">",
            "<main id=\"main\"",
            "<div id=\"app\">",
            "</footer>",
        ] {
            assert!(text.contains(part), "{path}: no {part:?} in {text}");
        }
        assert_eq!(text.matches("id=\"app\"").count(), 1, "{path}");
        // Without its script a form would send a password by itself, and its fields into the address.
        for part in ["<form", "<input", "=\"password\"", "current-password", "type=\"tel\"", "<h1"] {
            assert!(!text.contains(part), "{path}: {part:?} in {text}");
        }
    }
}

#[tokio::test]
async fn the_header_fits_the_session() {
    let w = World::new().await;
    let (candidate, customer) = (w.candidate().await, w.customer().await);
    let way_in = "href=\"/auth/login\" class=\"btn btn-s";
    let (post, employers) = ("header-post", "href=\"/employers\" class=\"header-link\"");
    let islands = ["data-island=\"bell\"", "data-island=\"account\""];
    let (jobs, applications) =
        ("href=\"/jobs\" class=\"header-link\"", "href=\"/profile/applications\" class=\"header-link\"");
    let my_vacancies = "href=\"/profile/my-vacancies\" class=\"header-link\"";
    // A cookie that opens no session is no session.
    for client in [browser(&w), browser(&w).with("cookie", "token=1|a")] {
        let guest = client.get("/help").await.expect(200);
        let text = guest.html();
        assert!(text.contains(way_in) && text.contains(jobs), "{text}");
        assert!(text.contains(post) && text.contains(employers), "{text}");
        assert!(islands.iter().all(|island| !text.contains(island)), "{text}");
        assert!(!text.contains(applications) && !text.contains(my_vacancies), "{text}");
        assert_eq!(guest.header("vary"), "cookie");
        assert_eq!(guest.header("cache-control"), "no-cache");
    }
    let seeker = in_browser(&w, &candidate);
    // The last one is for employers: a page that says so.
    for path in ["/", "/help", "/jobs", "/profile", "/profile/my-vacancies"] {
        let page = seeker.get(path).await;
        let text = page.html();
        assert_eq!(page.header("vary"), "cookie", "{path}");
        assert!(islands.iter().all(|island| text.contains(island)), "{path}: {text}");
        assert!(text.contains(jobs) && text.contains(applications), "{path}: {text}");
        assert!(!text.contains(way_in) && !text.contains(post), "{path}: {text}");
        assert!(!text.contains(my_vacancies) && !text.contains(employers), "{path}: {text}");
    }
    seeker.get("/profile/my-vacancies").await.expect(403);
    let employer = in_browser(&w, &customer);
    for path in ["/", "/help", "/jobs", "/profile"] {
        let text = employer.get(path).await.expect(200).html();
        assert!(islands.iter().all(|island| text.contains(island)), "{path}: {text}");
        assert!(text.contains(my_vacancies) && !text.contains(way_in), "{path}: {text}");
        assert!(!text.contains(jobs) && !text.contains(applications), "{path}: {text}");
        assert!(text.contains(post), "{path}: {text}");
    }
    // Whoever may only look posts nothing.
    let viewer = w.member(&customer, "viewer").await;
    let text = in_browser(&w, &viewer).get("/help").await.expect(200).html();
    assert!(text.contains(my_vacancies) && !text.contains(post), "{text}");
    customer.post("/api/v1/auth/logout", json!({})).await.expect(200);
    let text = employer.get("/help").await.expect(200).html();
    assert!(text.contains(way_in) && !text.contains(islands[1]), "the session has ended: {text}");
}
