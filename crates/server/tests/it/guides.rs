//! Guides, as pages that are read without scripts and as calls.

use content::GuideTag;
use content::guides::guides;
use kernel::Locale;
use serde_json::Value;
use testkit::{Reply, World};

use crate::job_posting::posting as facts;
use crate::vacancy_pages::{assert_has, assert_only_our_script, browser};

/// Where the cards of a page lead, in their order.
fn cards(page: &Reply) -> Vec<String> {
    let text = page.html();
    let links = text.split("class=\"guide-card-title\"><a href=\"").skip(1);
    links.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn addresses(locale: Locale) -> Vec<String> {
    guides(locale).map(|guide| locale.path(&format!("/guides/{}", guide.slug()))).collect()
}

#[tokio::test]
async fn all_guides_are_listed_by_topic() {
    let w = World::new().await;
    for locale in Locale::ALL {
        let page = browser(&w).get(&locale.path("/guides")).await.expect(200);
        assert_eq!(cards(&page), addresses(locale));
        let title = w.catalogue.text(locale, "guides_title");
        assert_has(
            &page,
            &[
                &format!("<title>{title} | Ishbor</title>"),
                &format!("<link rel=\"canonical\" href=\"http://ishbor.test{}\">", locale.path("/guides")),
                "data-route=\"guides___",
                "hreflang=\"x-default\" href=\"http://ishbor.test/guides\"",
                // The menus of guests: header and footer.
                &format!("href=\"{}\" class=\"header-link\"", locale.path("/guides")),
                &format!("href=\"{}\" class=\"footer-link\"", locale.path("/guides")),
            ],
        );
        assert_only_our_script(&page);
    }
    let list = browser(&w).get("/ru/guides?tag=pay").await.expect(200);
    let about_pay = guides(Locale::Ru).filter(|guide| guide.tags.contains(&GuideTag::Pay));
    let expected: Vec<String> = about_pay.map(|guide| format!("/ru/guides/{}", guide.slug())).collect();
    assert_eq!(cards(&list), expected);
    assert_has(
        &list,
        &[
            "<title>Зарплата · Статьи | Ishbor</title>",
            "<link rel=\"canonical\" href=\"http://ishbor.test/ru/guides?tag=pay\">",
            "href=\"/ru/guides?tag=pay\" class=\"chip guides-tag\" aria-current=\"page\"",
            // The search stays within the topic, and another language shows the same.
            "<input type=\"hidden\" name=\"tag\" value=\"pay\">",
            "class=\"language\" href=\"/en/guides?tag=pay\"",
        ],
    );
    let unknown = browser(&w).get("/guides?tag=nothing").await.expect(200);
    assert_eq!(cards(&unknown), addresses(Locale::Uz));
}

#[tokio::test]
async fn guides_are_searched_in_any_script() {
    let w = World::new().await;
    let found = browser(&w)
        .get("/guides?q=%D1%81%D0%B8%D0%BD%D0%BE%D0%B2+%D0%BC%D1%83%D0%B4%D0%B4%D0%B0%D1%82%D0%B8")
        .await;
    let found = found.expect(200);
    assert_eq!(cards(&found).first().map(String::as_str), Some("/guides/probation"), "{:?}", cards(&found));
    // What somebody looked for is kept in the field and in the links of topics, and is not indexed.
    assert_has(
        &found,
        &["value=\"синов муддати\"", "<meta name=\"robots\" content=\"noindex\">", "role=\"status\""],
    );
    assert_has(&found, &["href=\"/guides?tag=pay&#38;q=%D1%81%D0%B8%D0%BD%D0%BE%D0%B2+"]);
    let none = browser(&w).get("/en/guides?q=%3Cb%3Eqwrtpsdf").await.expect(200);
    assert!(cards(&none).is_empty());
    assert_has(
        &none,
        &["No guide mentions “&#60;b&#62;qwrtpsdf”", "href=\"/en/guides\" class=\"btn btn-p\""],
    );
    assert_only_our_script(&none);
}

#[tokio::test]
async fn a_guide_is_whole_without_scripts() {
    let w = World::new().await;
    for locale in Locale::ALL {
        for (guide, path) in guides(locale).zip(addresses(locale)) {
            let page = browser(&w).get(&path).await.expect(200);
            let text = page.html();
            assert_eq!(text.matches("<h1").count(), 1, "{path}");
            for part in guide.parts() {
                let link = format!("href=\"#{}\"", part.id);
                assert_eq!(text.matches(&link).count(), 2, "{path}: {link}");
                assert_eq!(text.matches(&format!(" id=\"{}\"", part.id)).count(), 1, "{path}: {link}");
            }
            let words: Vec<&str> = guide.page.html.lines().collect();
            assert_has(&page, &words);
            assert_only_our_script(&page);
            let article = facts(&page).expect("structured data");
            assert_eq!(article["@type"], "Article");
            assert_eq!(article["headline"], guide.page.title);
            assert_eq!(article["inLanguage"], locale.code());
            assert_eq!(article["dateModified"], guide.updated_on().to_string());
            assert_eq!(article["url"], format!("http://ishbor.test{path}"));
            assert_eq!(article["publisher"]["name"], "Ishbor");
        }
    }
    let page = browser(&w).get("/en/guides/fair-hiring").await.expect(200);
    assert_has(
        &page,
        &[
            "data-route=\"guides-slug___en\"",
            "<link rel=\"alternate\" hreflang=\"uz\" href=\"http://ishbor.test/guides/fair-hiring\">",
            "<time datetime=\"2026-11-19\">19.11.2026</time>",
            "data-island=\"share\"",
            "This guide is not legal advice.",
            // It is the last one, so the first comes next.
            "<a href=\"/en/guides/first-resume\" class=\"guide-next\" rel=\"next\">",
        ],
    );
    assert_eq!(
        cards(&page),
        ["/en/guides/writing-a-vacancy", "/en/guides/answering-refusals", "/en/guides/interview"]
    );
    for wrong in ["/guides/nothing", "/ru/guides/interview/more", "/guides/Interview"] {
        browser(&w).get(wrong).await.expect(404);
    }
}

#[tokio::test]
async fn guides_come_as_json_too() {
    let w = World::new().await;
    let all = w.guest().lang("ru").get("/api/v1/guides").await.expect(200).json();
    assert_eq!(all["data"].as_array().map(Vec::len), Some(guides(Locale::Ru).count()));
    let found = w.guest().lang("en").get("/api/v1/guides?q=probation&tag=law").await.expect(200).json();
    assert_eq!(found["data"][0]["slug"], "probation");
    let guide = w.guest().lang("ru").get("/api/v1/guides/net-and-gross").await.expect(200).json();
    assert_eq!(guide["guide"]["title"], "Зарплата до вычета и на руки");
    assert_eq!(guide["guide"]["tags"], serde_json::json!(["pay", "law"]));
    assert!(guide["html"].as_str().is_some_and(|html| html.contains("<table>")));
    assert!(guide["parts"].as_array().is_some_and(|parts| parts.len() > 3));
    let slugs = |list: &Value| -> Vec<String> {
        let cards = list.as_array().expect("a list");
        cards.iter().map(|card| card["slug"].as_str().expect("a slug").to_owned()).collect()
    };
    assert_eq!(slugs(&guide["related"]), ["salary-talk", "labour-contract", "writing-a-vacancy"]);
    assert_eq!(guide["next"]["slug"], "labour-contract");
    w.guest().get("/api/v1/guides/nothing").await.expect_code(404, "not_found");
    w.guest().get("/api/v1/guides?tag=nothing").await.expect(400);
}
