//! Forms of documents, sent as browsers without scripts send them.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode};
use testkit::{Client, Person, Reply, World};
use tower::ServiceExt as _;
use url::form_urlencoded;

use crate::vacancy_pages::{assert_has, assert_only_our_script, browser, company_slug};

const FORM: &str = "application/x-www-form-urlencoded";
const CONTACTS: &str = "/ru/help/contacts";
const LETTER: [(&str, &str); 4] = [
    ("name", "Malika"),
    ("reply_to", "90 123-45-67"),
    ("topic", "employer"),
    ("message", "Ikkita oshpaz kerak, qanday yordam bera olasiz?"),
];
const THANKS: &str = "Письмо отправлено</h2>";
const TEXT: &str = "Ikkita oshpaz kerak, qanday yordam bera olasiz?</textarea>";
const REQUIRED: &str = "Заполните это поле</p>";

/// The same person in a browser: pages identify people by their cookie.
fn in_browser(w: &World, person: &Person) -> Client {
    browser(w).with("cookie", &format!("token={}", person.token))
}

fn encoded(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

async fn send(client: &Client, path: &str, fields: &[(&str, &str)]) -> Reply {
    client.send(Method::POST, path, Some(FORM), Body::from(encoded(fields))).await
}

/// The letter with another value in a field, or with one more field.
fn letter_with<'a>(name: &'a str, value: &'a str) -> Vec<(&'a str, &'a str)> {
    let others = LETTER.into_iter().filter(|(other, _)| *other != name);
    others.chain([(name, value)]).collect()
}

async fn letters(w: &World) -> Vec<content::Letter> {
    content::list_open_letters(&w.app).await.unwrap()
}

async fn count(w: &World, table: &str) -> i64 {
    let sql = match table {
        "complaints" => "select count(*) from complaints",
        _ => "select count(*) from favourites",
    };
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

/// The key that the form of this page sends along.
#[track_caller]
fn key_of(page: &Reply) -> String {
    let text = page.html();
    let key = text.split("name=\"key\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    key.expect("a key").to_owned()
}

/// The tag of a field, from its name on.
#[track_caller]
fn field(page: &Reply, name: &str) -> String {
    let text = page.html();
    let tag = text.split(&format!(" name=\"{name}\" class=\"field")).nth(1);
    tag.and_then(|rest| rest.split('>').next()).unwrap_or_else(|| panic!("no field {name}")).to_owned()
}

#[track_caller]
fn assert_sign_in(reply: Reply, back: &str) {
    let reply = reply.expect(303);
    assert_eq!(reply.header("location"), "/ru/auth/login");
    assert_eq!(reply.header("cache-control"), "no-store");
    let saved = format!("after_login={}; ", back.replace('/', "%2F"));
    assert!(reply.header("set-cookie").starts_with(&saved), "{:?}", reply.headers);
}

#[tokio::test]
async fn an_empty_letter_names_the_fields_to_fill_in() {
    let w = World::new().await;
    let empty = [("name", ""), ("reply_to", " "), ("topic", ""), ("message", "\r\n"), ("website", "")];
    let page = send(&browser(&w), CONTACTS, &empty).await.expect(422);
    assert_eq!(page.header("cache-control"), "no-store");
    for (name, _) in LETTER {
        let invalid = format!(" aria-invalid=\"true\" aria-describedby=\"{name}-error\"");
        assert!(field(&page, name).contains(&invalid), "{name}: {}", field(&page, name));
        assert_has(&page, &[&format!("<p id=\"{name}-error\" class=\"field-error\">{REQUIRED}")]);
    }
    assert_has(&page, &["<html lang=\"ru\"", "method=\"post\" action=\"/ru/help/contacts\"", "</footer>"]);
    assert!(!page.html().contains(THANKS), "{}", page.html());
    // One field is left.
    let page = send(&browser(&w), CONTACTS, &letter_with("topic", "")).await.expect(422);
    assert_eq!(page.html().matches("aria-invalid").count(), 1, "{}", page.html());
    assert!(field(&page, "topic").contains("aria-describedby=\"topic-error\""), "{}", page.html());
    assert_has(&page, &[REQUIRED]);
    assert!(letters(&w).await.is_empty());
}

#[tokio::test]
async fn a_refused_letter_keeps_what_was_typed_as_text() {
    let w = World::new().await;
    let typed = [
        ("name", "\"><script>alert(1)</script>"),
        ("reply_to", "12345' onfocus=alert(2) \"<b>"),
        ("topic", "problem"),
        ("message", "</textarea><script>alert(3)</script> & matn"),
        ("key", "\"><script>alert(4)</script>"),
    ];
    let page = send(&browser(&w), CONTACTS, &typed).await.expect(422);
    assert_only_our_script(&page);
    let text = page.html();
    for tag in ["<script>alert", "<b>", "</textarea><script"] {
        assert!(!text.contains(tag), "{tag}: {text}");
    }
    assert_has(
        &page,
        &[
            "value=\"&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;\"",
            "value=\"12345&#39; onfocus=alert(2) &#34;&#60;b&#62;\"",
            "<option value=\"problem\" selected>",
            ">&#60;/textarea&#62;&#60;script&#62;alert(3)&#60;/script&#62; &#38; matn</textarea>",
        ],
    );
    assert!(field(&page, "reply_to").contains(" aria-invalid=\"true\""), "{text}");
    // Each field is checked by the same rules as in the API, and says so in the language of the page.
    let long = "x".repeat(60_000);
    for (name, value) in [
        ("name", &*long),
        ("reply_to", "malika@"),
        ("topic", "love"),
        ("message", "qisqa"),
        ("message", &*long),
    ] {
        for path in ["/help/contacts", CONTACTS, "/en/help/contacts"] {
            let page = send(&browser(&w), path, &letter_with(name, value)).await.expect(422);
            let said = page.html();
            let said = said.split(&format!("<p id=\"{name}-error\" class=\"field-error\">")).nth(1);
            let said = said.and_then(|rest| rest.split("</p>").next()).unwrap_or_default();
            assert!(!said.is_empty(), "{name} on {path}");
            assert_eq!(path == CONTACTS, said.contains(['е', 'и', 'о']), "{said}");
            assert_eq!(page.html().matches("aria-invalid").count(), 1, "{name} on {path}");
        }
    }
    assert!(letters(&w).await.is_empty());
}

#[tokio::test]
async fn a_letter_arrives_once() {
    let w = World::new().await;
    let guest = browser(&w);
    let form = guest.get(CONTACTS).await.expect(200);
    let key = key_of(&form);
    assert_ne!(key, key_of(&guest.get(CONTACTS).await), "every page is another sending");
    let letter = letter_with("key", &key);
    for _ in 0..2 {
        let page = send(&guest, CONTACTS, &letter).await.expect(200);
        assert_eq!(page.header("cache-control"), "no-store");
        assert_has(
            &page,
            &[THANKS, "Ответим на 90 123-45-67.", "<a href=\"/ru/help/contacts\" class=\"btn btn-s\">"],
        );
        assert!(!page.html().contains("<form class=\"contact-form\""), "{}", page.html());
        assert_only_our_script(&page);
    }
    let sent = letters(&w).await;
    assert_eq!(sent.len(), 1);
    let sent = &sent[0];
    assert_eq!((&*sent.reply_to, &*sent.locale), ("+998901234567", "ru"));
    // Another text with the same key is not lost silently: the form comes back with a key of its own.
    let mut other = letter.clone();
    other[0] = ("name", "Jasur");
    let refused = send(&guest, CONTACTS, &other).await.expect(422);
    assert_has(
        &refused,
        &["<p class=\"form-error\"><span>Это уже отправлено с другими данными.", "value=\"Jasur\""],
    );
    let fresh = key_of(&refused);
    assert_ne!(fresh, key);
    assert_eq!(letters(&w).await.len(), 1);
    other.retain(|(name, _)| *name != "key");
    other.push(("key", &fresh));
    send(&guest, CONTACTS, &other).await.expect(200);
    assert_eq!(letters(&w).await.len(), 2);
}

#[tokio::test]
async fn programs_that_fill_in_everything_are_thanked_for_nothing() {
    let w = World::new().await;
    let page = send(&browser(&w), CONTACTS, &letter_with("website", "https://spam.test")).await.expect(200);
    assert_has(&page, &[THANKS]);
    assert!(letters(&w).await.is_empty());
    // People cannot see the field, and programs that read aloud skip it.
    let form = browser(&w).get(CONTACTS).await.expect(200);
    let trap = "name=\"website\" class=\"sr-only\" tabindex=\"-1\" autocomplete=\"off\" aria-hidden=\"true\"";
    assert_has(&form, &[trap]);
}

#[tokio::test]
async fn too_many_letters_of_one_address_get_a_page_that_says_so() {
    let w = World::new().await;
    for _ in 0..10 {
        send(&browser(&w), CONTACTS, &LETTER).await.expect(200);
    }
    let page = send(&browser(&w), CONTACTS, &LETTER).await;
    assert!(page.status.is_client_error(), "{}", page.status);
    assert_has(&page, &["<p class=\"form-error\"><span>Слишком много попыток.", "value=\"Malika\"", TEXT]);
    assert!(!page.html().contains(THANKS));
    assert_eq!(letters(&w).await.len(), 10);
    send(&browser(&w).from_address([203, 0, 113, 9].into()), CONTACTS, &LETTER).await.expect(200);
}

/// The sender cannot choose the address that is counted, also when the proxy adds a line to those that it was sent.
#[tokio::test]
async fn a_forged_address_does_not_avoid_the_limit() {
    let w = World::new().await;
    let letter = async |forged: u8| {
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(CONTACTS)
            .header("content-type", FORM)
            .header("accept", "text/html")
            .header("sec-fetch-site", "same-origin")
            .header("x-forwarded-for", format!("198.51.100.{forged}"))
            .header("x-forwarded-for", "203.0.113.7")
            .body(Body::from(encoded(&LETTER)))
            .unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 40_000))));
        w.router.clone().oneshot(request).await.unwrap().status()
    };
    for forged in 0..10 {
        assert_eq!(letter(forged).await, StatusCode::OK, "{forged}");
    }
    assert!(letter(10).await.is_client_error());
    assert_eq!(letters(&w).await.len(), 10);
}

#[tokio::test]
async fn only_our_own_pages_can_send_forms() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let candidate = w.candidate().await;
    let own = "http://ishbor.test";
    let (report, save) = (format!("/ru/jobs/{slug}/report"), "/ru/forms/save");
    let wrong: [&[(&'static str, &str)]; 8] = [
        &[],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("sec-fetch-site", "none")],
        &[("sec-fetch-site", "cross-site"), ("origin", own)],
        &[("origin", "https://evil.test")],
        &[("origin", "null")],
        &[("origin", "http://ishbor.test.evil.test")],
    ];
    for headers in wrong {
        let guest =
            w.guest().with("accept", "text/html").with("cookie", &format!("token={}", candidate.token));
        let client = headers.iter().fold(guest, |client, (name, value)| client.with(name, value));
        for (path, fields) in
            [(CONTACTS, &LETTER[..]), (&*report, &[("reason", "fraud")]), (save, &[("slug", &*slug)])]
        {
            let refused = send(&client, path, fields).await.expect(403);
            assert_has(&refused, &["<html lang=\"ru\"", "У вас нет доступа к этому действию."]);
            assert!(refused.header("set-cookie").is_empty(), "{headers:?}");
        }
    }
    assert!(letters(&w).await.is_empty());
    assert_eq!((count(&w, "complaints").await, count(&w, "favourites").await), (0, 0));
    // A browser that is too old for the first header.
    let old = w.guest().with("accept", "text/html").with("origin", own);
    send(&old, CONTACTS, &LETTER).await.expect(200);
    assert_eq!(letters(&w).await.len(), 1);
    send(&old, "/ru/no-such-form", &LETTER).await.expect(404);
}

#[tokio::test]
async fn a_form_has_a_longest_body() {
    const MOST: usize = 64 * 1024;
    let w = World::new().await;
    let body = |length: usize| {
        let start = encoded(&letter_with("message", ""));
        let rest = "x".repeat(length - start.len());
        Body::from(start + &rest)
    };
    let guest = browser(&w);
    let refused = guest.send(Method::POST, CONTACTS, Some(FORM), body(MOST + 1)).await.expect(413);
    assert_has(&refused, &["<html lang=\"ru\"", "Вы отправили слишком много данных."]);
    let read = guest.send(Method::POST, CONTACTS, Some(FORM), body(MOST)).await.expect(422);
    assert_has(&read, &["<p id=\"message-error\" class=\"field-error\">"]);
    assert!(letters(&w).await.is_empty());
}

#[tokio::test]
async fn a_report_is_written_without_scripts() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let company = company_slug(&owner);
    let (candidate, guest) = (in_browser(&w, &w.candidate().await), browser(&w));
    let mut reported = 0;
    for (subject, title, name) in [
        (format!("/jobs/{slug}"), "Пожаловаться на вакансию", "Bosh hisobchi"),
        (format!("/company/{company}"), "Пожаловаться на компанию", "Anor Savdo"),
    ] {
        let (inner, path) = (format!("{subject}/report"), format!("/ru{subject}/report"));
        assert_sign_in(guest.get(&path).await, &inner);
        assert_sign_in(send(&guest, &path, &[("reason", "fraud")]).await, &inner);
        assert_sign_in(send(&guest.clone().with("cookie", "token=1|a"), &path, &[]).await, &inner);

        let form = candidate.get(&path).await.expect(200);
        let (heading, action) = (
            format!("{title}</h1>"),
            format!("<form class=\"contact-form\" method=\"post\" action=\"{path}\""),
        );
        let back = format!("<a href=\"/ru{subject}\"");
        let parts: [&str; 6] = [
            &heading,
            &action,
            &back,
            name,
            "<meta name=\"robots\" content=\"noindex\">",
            "data-island=\"account\"",
        ];
        assert_has(&form, &parts);
        assert_eq!(form.html().matches("type=\"radio\" class=\"radio\" name=\"reason\"").count(), 6);
        assert!(
            !form.html().contains(" checked") && !form.html().contains("aria-invalid"),
            "{}",
            form.html()
        );

        for (reason, text) in [("", "</textarea><b>matn"), ("no-such-reason", "</textarea><b>matn")] {
            let refused = send(&candidate, &path, &[("reason", reason), ("text", text)]).await.expect(422);
            let group = "role=\"radiogroup\" aria-required=\"true\" aria-invalid=\"true\" aria-describedby=\"reason-error\">";
            let message = "<p id=\"reason-error\" class=\"field-error\">";
            assert_has(
                &refused,
                &[group, message, ">&#60;/textarea&#62;&#60;b&#62;matn</textarea>", &action],
            );
            assert_eq!(refused.html().matches("aria-invalid").count(), 1, "{}", refused.html());
            assert_only_our_script(&refused);
        }
        let long = "x".repeat(1001);
        let refused = send(&candidate, &path, &[("reason", "fee"), ("text", &long)]).await.expect(422);
        assert_has(&refused, &["value=\"fee\" checked", "<p id=\"text-error\" class=\"field-error\">"]);
        assert_eq!(count(&w, "complaints").await, reported);

        let complaint = [("key", &*key_of(&form)), ("reason", "fraud"), ("text", "Pul soʻrashdi")];
        let thanks = send(&candidate, &path, &complaint).await.expect(200);
        assert_eq!(thanks.header("cache-control"), "no-store");
        assert_has(&thanks, &["Жалоба отправлена. Проверим, результат придёт в уведомления.</h2>", &back]);
        assert!(!thanks.html().contains("<form class=\"contact-form\""), "{}", thanks.html());
        reported += 1;
        assert_eq!(count(&w, "complaints").await, reported);

        let again = send(&candidate, &path, &complaint).await;
        assert!(again.status.is_client_error(), "{}", again.status);
        assert_has(&again, &["<p class=\"form-error\"><span>Вы уже сообщили об этом."]);
        // Nobody reports his own.
        let own = send(&in_browser(&w, &owner), &path, &[("reason", "fraud")]).await;
        assert!(own.status.is_client_error(), "{}", own.status);
        assert_eq!(count(&w, "complaints").await, reported);
    }
    let said: Vec<(String, Option<String>)> =
        sqlx::query_as("select reason, text from complaints").fetch_all(&w.db).await.unwrap();
    assert_eq!(said, vec![("fraud".to_owned(), Some("Pul soʻrashdi".to_owned())); 2]);
    for missing in ["/ru/jobs/nobody-3k9x0p/report", "/ru/company/nobody/report"] {
        candidate.get(missing).await.expect(404);
        send(&candidate, missing, &[("reason", "fraud")]).await.expect(404);
    }
}

/// The third report hides what it is about; the one who wrote it is thanked all the same.
#[tokio::test]
async fn a_report_that_hides_its_subject_is_answered() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let company = company_slug(&owner);
    for path in [format!("/jobs/{slug}/report"), format!("/company/{company}/report")] {
        for _ in 0..3 {
            let candidate = in_browser(&w, &w.candidate().await);
            let thanks = send(&candidate, &path, &[("reason", "fraud")]).await.expect(200);
            assert_has(&thanks, &["class=\"contact-sent\" role=\"status\""]);
        }
        let late = in_browser(&w, &w.candidate().await);
        send(&late, &path, &[("reason", "fraud")]).await.expect(404);
    }
    assert_eq!(count(&w, "complaints").await, 6);
}

#[tokio::test]
async fn a_vacancy_is_saved_without_scripts() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let candidate = in_browser(&w, &w.candidate().await);
    let fields = [("slug", &*slug)];
    for client in [browser(&w), browser(&w).with("cookie", "token=1|a")] {
        assert_sign_in(send(&client, "/ru/forms/save", &fields).await, &format!("/jobs/{slug}"));
    }
    let refused = send(&in_browser(&w, &owner), "/ru/forms/save", &fields).await.expect(403);
    assert_has(&refused, &["<html lang=\"ru\"", "Это действие для другого типа аккаунта.", "</footer>"]);
    assert_eq!(count(&w, "favourites").await, 0);
    for _ in 0..2 {
        let saved = send(&candidate, "/ru/forms/save", &fields).await.expect(200);
        assert_eq!(saved.header("cache-control"), "no-store");
        let back = format!("<a href=\"/ru/jobs/{slug}\" class=\"btn btn-p\">");
        assert_has(
            &saved,
            &[
                "Сохранено</h1>",
                &back,
                "<a href=\"/ru/user/favorites\"",
                "noindex",
                "data-island=\"account\"",
            ],
        );
        assert_eq!(count(&w, "favourites").await, 1);
    }
    // No slug opens another site after signing in, or ends the cookie.
    let strange = "//evil.test;\r\nset-cookie: a=b\0";
    let away = send(&browser(&w), "/ru/forms/save", &[("slug", strange)]).await.expect(303);
    let saved = away.header("set-cookie");
    assert!(saved.starts_with("after_login=%2Fjobs%2F%2F%2Fevil.test%3B%0D%0Aset-cookie"), "{saved}");
    for strange in [strange, "", "nobody-3k9x0p", "../../api/v1/me"] {
        let refused = send(&candidate, "/ru/forms/save", &[("slug", strange)]).await;
        assert!(!refused.status.is_server_error(), "{strange:?}: {}", refused.status);
        assert!(!refused.html().contains("Сохранено</h1>"), "{strange:?}");
    }
    assert_eq!(count(&w, "favourites").await, 1);
}

#[tokio::test]
async fn without_a_database_nobody_is_signed_out_and_no_text_is_lost() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let candidate = in_browser(&w, &w.candidate().await);
    w.db.close().await;
    let report = format!("/ru/jobs/{slug}/report");
    for (path, fields) in [(&*report, [("reason", "fraud")]), ("/ru/forms/save", [("slug", &*slug)])] {
        let refused = send(&candidate, path, &fields).await.expect(503);
        assert!(refused.header("set-cookie").is_empty(), "{:?}", refused.headers);
        assert_has(&refused, &["<html lang=\"ru\"", "</footer>"]);
    }
    for client in [browser(&w), candidate] {
        let page = send(&client, CONTACTS, &LETTER).await;
        assert!(!page.status.is_success(), "{}", page.status);
        assert_has(&page, &["<p class=\"form-error\"><span>", "value=\"Malika\"", TEXT]);
    }
}
