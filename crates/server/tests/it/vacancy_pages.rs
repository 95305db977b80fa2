//! Server-rendered pages of vacancies, read as messengers and search engines do, without scripts.

use serde_json::{Value, json};
use testkit::{Client, Person, Reply, World};

pub fn browser(w: &World) -> Client {
    w.guest()
        .with("accept", "text/html,application/xhtml+xml,*/*;q=0.8")
        .with("sec-fetch-site", "same-origin")
}

#[track_caller]
pub fn assert_has(page: &Reply, parts: &[&str]) {
    let text = page.html();
    for part in parts {
        assert!(text.contains(part), "no {part:?} in {text}");
    }
}

/// One inline script, ours, ends the page; besides it there may be a block of facts. A text of a person adds none.
#[track_caller]
pub fn assert_only_our_script(page: &Reply) {
    let text = page.html();
    let facts = text.matches("<script type=\"application/ld+json\">").count();
    assert_eq!(text.matches("<script").count(), 1 + facts, "{text}");
    assert_eq!(text.matches("</script").count(), 1 + facts, "nothing ends a block early: {text}");
    let (_, ours) = text.split_once("<script>").expect("our script");
    assert!(ours.starts_with("{window.early = [];") && ours.ends_with("</script></body></html>"), "{ours}");
}

/// Where the vacancies of a list lead, in their order.
pub fn listed(page: &Reply) -> Vec<String> {
    let text = page.html();
    let links = text.split("class=\"vacancy-title\"><a href=\"").skip(1);
    links.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The same of a list that the API answers.
fn addresses(prefix: &str, list: &Value) -> Vec<String> {
    let slug = |card: &Value| card["slug"].as_str().expect("a slug").to_owned();
    list.as_array().expect("a list").iter().map(|card| format!("{prefix}/jobs/{}", slug(card))).collect()
}

/// A text of the API as the page shows it.
#[track_caller]
fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}"))
}

pub fn company_slug(owner: &Person) -> String {
    owner.user["customer"]["slug"].as_str().expect("a company").to_owned()
}

#[tokio::test]
async fn the_table_of_facts_shows_what_is_known() {
    let w = World::new().await;
    let owner = w.customer().await;
    let known = w.vacancy(&owner, |form| form["accessible"] = json!(true)).await;
    let unknown = w
        .vacancy(&owner, |form| {
            form["title"] = json!("Yordamchi hisobchi");
            form["education_level"] = Value::Null;
        })
        .await;
    let facts = async |slug: &str| {
        let page = browser(&w).get(&format!("/en/jobs/{slug}")).await.expect(200).html();
        let table = page.split("<dl class=\"facts\">").nth(1).and_then(|rest| rest.split("</dl>").next());
        let rows = table.expect("the table of facts").split("<div class=\"fact\">").skip(1);
        let name = |row: &str| {
            row.split("</dt>").next().and_then(|name| name.rsplit("</svg>").next()).map(str::to_owned)
        };
        rows.map(|row| name(row).expect("a name")).collect::<Vec<_>>()
    };
    let disabilities = "Suitable for people with disabilities";
    assert_eq!(facts(&known).await, ["Experience", "Hours", "Education", "Languages", disabilities]);
    assert_eq!(facts(&unknown).await, ["Experience", "Hours", "Languages"]);
}

/// Copies a vacancy, for pages that need many.
pub async fn copy(w: &World, slug: &str, times: i32) {
    let sql = "insert into vacancies (id, company_id, slug, status, public_revision, title, spheres, profession, location,
                   work_types, experience, salary_min, salary_max, currency, tax, hide_salary, submitted_at,
                   published_at, expires_at, created_at, updated_at)
               select gen_random_uuid(), company_id, slug || '-' || n, status, public_revision, title || ' ' || n,
                   spheres, profession, location, work_types, experience, salary_min, salary_max, currency, tax,
                   hide_salary, submitted_at, published_at - n * interval '1 minute', expires_at, created_at, updated_at
               from vacancies, generate_series(1, $2) n where slug = $1";
    sqlx::query(sql).bind(slug).bind(times).execute(&w.db).await.unwrap();
}

#[tokio::test]
async fn a_vacancy_is_complete_without_scripts() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w
        .vacancy(&owner, |form| {
            form["address"] = json!("Bunyodkor 5");
            form["about"] =
                json!("Biz katta oilamiz, doʻstmiz & birmiz.\n\n- Non bepul beriladi\n- Choy ham bepul");
            form["requirements"] = json!(["<b>Qalin</b> & \"qoʻshtirnoqli\" yozuv"]);
            form["for_communication_link"] = json!("https://anor.example/ish");
        })
        .await;
    let other = w.vacancy(&owner, |form| form["title"] = json!("Yordamchi hisobchi")).await;
    let company = company_slug(&owner);
    for (locale, prefix, pay, tasks, ago) in [
        ("uz", "", "7,0–11,0\u{a0}mln", "Vazifalar", "Bugun"),
        ("ru", "/ru", "7,0–11,0\u{a0}млн", "Задачи", "Сегодня"),
        ("en", "/en", "7.0–11.0M", "Tasks", "Today"),
    ] {
        let page = browser(&w).get(&format!("{prefix}/jobs/{slug}")).await.expect(200);
        let address = format!("http://ishbor.test{prefix}/jobs/{slug}");
        let place = if locale == "uz" {
            "Toshkent"
        } else if locale == "ru" {
            "Ташкент"
        } else {
            "Tashkent"
        };
        let title = format!("Bosh hisobchi, Anor Savdo, {place}");
        assert_has(
            &page,
            &[
                &format!("<html lang=\"{locale}\" data-route=\"jobs-slug___{locale}\" data-frame=\"site\">"),
                &format!("<title>{title} | Ishbor</title>"),
                &format!("<link rel=\"canonical\" href=\"{address}\">"),
                &format!("hreflang=\"uz\" href=\"http://ishbor.test/jobs/{slug}\""),
                &format!("hreflang=\"ru\" href=\"http://ishbor.test/ru/jobs/{slug}\""),
                &format!("hreflang=\"en\" href=\"http://ishbor.test/en/jobs/{slug}\""),
                &format!("hreflang=\"x-default\" href=\"http://ishbor.test/jobs/{slug}\""),
                &format!("<meta property=\"og:title\" content=\"{title}\">"),
                &format!("<meta property=\"og:description\" content=\"Anor Savdo · {pay}"),
                &format!("<meta property=\"og:url\" content=\"{address}\">"),
                &format!(
                    "<meta property=\"og:image\" content=\"http://ishbor.test/og/jobs/{slug}.{locale}.png\">"
                ),
                "<meta property=\"og:image:width\" content=\"1200\">",
                "<meta name=\"twitter:card\" content=\"summary_large_image\">",
                "<h1 class=\"vacancy-name display\">Bosh hisobchi</h1>",
                &format!("<a href=\"{prefix}/company/{company}\" class=\"vacancy-who-link\">Anor Savdo</a>"),
                &format!("<span>{place}, Bunyodkor 5 · "),
                &format!(" · {ago}</span>"),
                &format!("<h2 class=\"vacancy-part-title\">{tasks}</h2>"),
                "<li>Oylik hisobotlarni tayyorlash</li>",
                "<ul class=\"bullets\"><li>Non bepul beriladi</li><li>Choy ham bepul</li></ul>",
                "<li>&#60;b&#62;Qalin&#60;/b&#62; &#38; &#34;qoʻshtirnoqli&#34; yozuv</li>",
                &format!("<a href=\"{prefix}/jobs/{other}\" class=\"stretch\">Yordamchi hisobchi</a>"),
                &format!("<a href=\"{prefix}/jobs?sphere=accounting\""),
                &format!(
                    "<a href=\"{prefix}/jobs\" class=\"header-link\" data-nav=\"/jobs\" aria-current=\"page\">"
                ),
                // What can be done without scripts: respond, save, report.
                &format!("<a href=\"{prefix}/jobs/{slug}/response\" class=\"btn btn-p\">"),
                &format!("<input type=\"hidden\" name=\"slug\" value=\"{slug}\">"),
                &format!("<a href=\"{prefix}/jobs/{slug}/report\" rel=\"nofollow\""),
                "<div class=\"vacancy-contacts needs-script\"",
                "data-fresh=\"true\"",
                pay,
            ],
        );
        let text = page.html();
        assert_eq!((text.matches("<h1").count(), text.matches("<title>").count()), (1, 1), "{text}");
        assert!(!text.contains("noindex") && !text.contains(" style=\"") && !text.contains("<b>"), "{text}");
        assert!(!text.contains("anor.example"), "contacts are behind their button: {text}");
        assert_only_our_script(&page);
        // The page shows what the API answers in this language.
        let asked = w.guest().lang(locale).get(&format!("/api/v1/jobs/{slug}")).await.expect(200).json();
        let vacancy = &asked["data"];
        for name in ["tasks", "advantages"] {
            for item in vacancy[name].as_array().expect("a list") {
                assert_has(&page, &[&format!("<li>{}</li>", text_of(item))]);
            }
        }
        let sphere = text_of(&vacancy["sphere_names"][0]["name"]);
        assert_has(&page, &[text_of(&vacancy["title"]), text_of(&vacancy["location_name"]), sphere]);
        let similar =
            w.guest().lang(locale).get(&format!("/api/v1/jobs/{slug}/similar")).await.expect(200).json();
        assert_eq!(listed(&page), addresses(prefix, &similar["data"]));
    }
}

#[tokio::test]
async fn a_closed_vacancy_says_so_and_offers_others() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |form| form["title"] = json!("Yopiladigan ish")).await;
    let other = w.vacancy(&owner, |_| {}).await;
    let mut form = testkit::vacancy_form();
    form["title"] = json!("Kutayotgan ish");
    let waiting = w.submit(&owner, form).await;
    owner.post(&format!("/api/v1/jobs/{slug}/close"), json!({})).await.expect(200);
    let gone = browser(&w).get(&format!("/ru/jobs/{slug}")).await.expect(410);
    assert_has(&gone, &["<meta name=\"robots\" content=\"noindex\">", &format!("/ru/jobs/{other}\""), "<h1"]);
    assert!(!gone.html().contains("Yopiladigan") && !gone.html().contains("ld+json"), "{}", gone.html());
    assert_has(&gone, &["Эта вакансия закрыта</h1>", "<a href=\"/ru/jobs\" class=\"btn btn-p\">"]);
    assert_eq!(listed(&gone), [format!("/ru/jobs/{other}")]);
    assert_only_our_script(&gone);
    for missing in [waiting.as_str(), "nobody-3k9x0p"] {
        let page = browser(&w).get(&format!("/jobs/{missing}")).await.expect(404);
        assert!(!page.html().contains("Kutayotgan") && page.html().contains("noindex"), "{}", page.html());
    }
}

#[tokio::test]
async fn the_short_address_leads_to_the_page() {
    let w = World::new().await;
    let guest = w.guest().with("accept", "text/html");
    let russian = guest.clone().with("cookie", "i18n_redirected=ru");
    for (client, path, to) in [
        (&guest, "/job/usta-3k9x0p", "/jobs/usta-3k9x0p"),
        (&guest, "/job/usta-3k9x0p?from=telegram", "/jobs/usta-3k9x0p?from=telegram"),
        (&guest, "/en/job/usta-3k9x0p?from=qr", "/en/jobs/usta-3k9x0p?from=qr"),
        (&russian, "/job/usta-3k9x0p?from=link", "/ru/jobs/usta-3k9x0p?from=link"),
        (&russian, "/en/job/usta-3k9x0p", "/en/jobs/usta-3k9x0p"),
    ] {
        let away = client.get(path).await.expect(301);
        assert_eq!(away.header("location"), to, "{path}");
        assert_eq!(away.header("vary"), "cookie", "{path}");
    }
    for nowhere in ["/job", "/job/a/b", "/jobs/usta-3k9x0p"] {
        guest.get(nowhere).await.expect(404);
    }
}

#[tokio::test]
async fn the_list_follows_its_url() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let cook = w
        .vacancy(&owner, |form| {
            form["title"] = json!("Oshpaz");
            form["sphere"] = json!(["horeca"]);
            form["location"] = json!("samarqand");
        })
        .await;
    let page = browser(&w).get("/jobs").await.expect(200);
    assert_has(
        &page,
        &[
            "<h1 class=\"results-title display\" data-total=\"2\">2 ta vakansiya</h1>",
            &format!(
                "<h2 class=\"vacancy-title\"><a href=\"/jobs/{slug}\" class=\"stretch\">Bosh hisobchi</a></h2>"
            ),
            &format!("/jobs/{cook}\""),
            "<title>Vakansiyalar | Ishbor</title>",
            "<link rel=\"canonical\" href=\"http://ishbor.test/jobs\">",
            "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Vakansiyalar\" href=\"/feeds/uz/jobs.xml\">",
        ],
    );
    let asked = w.guest().get("/api/v1/jobs").await.expect(200).json();
    assert_eq!(listed(&page), addresses("", &asked["data"]));
    assert_eq!(listed(&page).len(), 2);
    assert!(!page.html().contains("ld+json"), "a list is no posting");

    let narrowed =
        browser(&w).get("/ru/jobs?location=samarqand-viloyati&sphere=horeca&page=1&from=x").await.expect(200);
    let address = "/jobs?sphere=horeca&amp;location=samarqand-viloyati";
    assert_has(
        &narrowed,
        &[
            "<title>Вакансии: ",
            &format!("<link rel=\"canonical\" href=\"http://ishbor.test/ru{address}\">"),
            &format!("hreflang=\"en\" href=\"http://ishbor.test/en{address}\""),
            "<option value=\"samarqand-viloyati\" selected>",
            "<option value=\"horeca\" selected>",
            "/feeds/ru/jobs.xml?sphere=horeca\"",
            // Each filter is a chip whose link removes it, and one link removes all.
            "<span class=\"chip chip-chosen\"><span class=\"chip-text\">Самаркандская область</span>\
             <a href=\"/ru/jobs?sphere=horeca\" class=\"chip-remove\"",
            "<a href=\"/ru/jobs?location=samarqand-viloyati\" class=\"chip-remove\"",
            "<a href=\"/ru/jobs\" class=\"btn btn-quiet btn-sm\">Сбросить</a>",
            "<h1 class=\"results-title display\" data-total=\"1\">",
        ],
    );
    assert_eq!(narrowed.html().matches("class=\"chip chip-chosen\"").count(), 2);
    assert!(!narrowed.html().contains(&slug), "{}", narrowed.html());
    // The links to the other languages show the same list.
    assert_has(
        &narrowed,
        &["<a class=\"language\" href=\"/jobs?sphere=horeca&#38;location=samarqand-viloyati\" lang=\"uz\""],
    );
    let asked =
        w.guest().get("/api/v1/jobs?sphere=horeca&location=samarqand-viloyati").await.expect(200).json();
    assert_eq!(listed(&narrowed), addresses("/ru", &asked["data"]));
    assert_eq!(listed(&narrowed), [format!("/ru/jobs/{cook}")]);

    let away = browser(&w)
        .get("/ru/jobs?location=%D0%A1%D0%B0%D0%BC%D0%B0%D1%80%D0%BA%D0%B0%D0%BD%D0%B4&page=2")
        .await
        .expect(301);
    assert_eq!(away.header("location"), "/ru/jobs?location=samarqand-viloyati&page=2");
    for (path, status) in [
        ("/jobs?sphere=horeca&location=buxoro-viloyati", 200),
        ("/jobs?sphere=nothing", 404),
        ("/jobs?location=atlantida", 404),
        ("/jobs?page=2", 404),
        ("/jobs?sphere=%3Cscript%3E", 404),
    ] {
        let page = browser(&w).get(path).await.expect(status);
        assert_has(&page, &["<meta name=\"robots\" content=\"noindex\">", "class=\"state\"", "<h1"]);
        assert_only_our_script(&page);
    }
}

#[tokio::test]
async fn a_search_is_saved_below_the_second_card() {
    let w = World::new().await;
    let owner = w.customer().await;
    let before = |page: &Reply| {
        let text = page.html();
        let (above, below) = text.split_once("data-island=\"save-search\"")?;
        assert!(!below.contains("data-island=\"save-search\""), "there is one: {text}");
        Some(above.matches("class=\"vacancy-title\"").count())
    };
    for (found, cards_above) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        if found > 0 {
            w.vacancy(&owner, |form| form["title"] = json!(format!("Hisobchi, {found}-smena"))).await;
        }
        let page = browser(&w).get("/jobs?sphere=accounting").await.expect(200);
        assert_eq!(listed(&page).len(), found);
        assert_eq!(before(&page), Some(cards_above), "{found} found");
    }
    let all = browser(&w).get("/jobs").await.expect(200);
    assert_eq!(before(&all), None, "everything is no search");
    // Guests have the menu that hides a card: it asks them to sign in.
    assert_has(&all, &["vacancy-more"]);
}

#[tokio::test]
async fn the_list_shows_how_the_query_was_interpreted() {
    let w = World::new().await;
    let owner = w.customer().await;
    w.vacancy(&owner, |_| {}).await;
    let page = browser(&w).get("/jobs?q=hisobchi+5+mln&work=hybrid,remote&sort=relevance").await;
    let page = page.expect(200);
    assert_has(
        &page,
        &[
            "value=\"hisobchi 5 mln\"",
            // A filter that was recognised in the words is a chip like the others; its link takes the words back too.
            "(«5 mln»)</span><a href=\"/jobs?q=hisobchi&#38;work=remote,hybrid\" class=\"chip-remove\"",
            "<a href=\"/jobs?q=hisobchi+5+mln&#38;work=hybrid\" class=\"chip-remove\"",
            "<a href=\"/jobs?q=hisobchi+5+mln&#38;work=remote\" class=\"chip-remove\"",
            "<a href=\"/jobs?q=hisobchi\" class=\"btn btn-quiet btn-sm\">",
            "<option value=\"relevance\" selected>",
            "<span class=\"filter-button-count\" aria-hidden=\"true\">3</span>",
            // The link to undo the interpretation has a canonical URL: parameters and values in a fixed order,
            // defaults left out.
            "<a href=\"/jobs?q=hisobchi+5+mln&#38;work=remote,hybrid&#38;as_typed=true\" class=\"jobs-note-link\">",
            "<meta name=\"robots\" content=\"noindex\">",
        ],
    );
    let asked =
        w.guest().get("/api/v1/jobs?q=hisobchi+5+mln&work_type=remote,hybrid").await.expect(200).json();
    assert_has(&page, &[&format!("data-total=\"{}\"", asked["meta"]["total"])]);
    assert_eq!(page.html().matches("class=\"chip chip-chosen\"").count(), 3);
    let applied = asked["applied"].as_array().expect("a list");
    for one in applied {
        assert_has(&page, &[&format!("<span class=\"chip-text\">{}", text_of(&one["label"]))]);
    }
    assert_eq!(applied.len(), 3, "{asked}");

    let landing = browser(&w).get("/en/jobs?sphere=accounting").await.expect(200);
    assert_has(&landing, &["<p class=\"jobs-note\">Open vacancies in "]);
    assert!(!landing.html().contains("noindex"), "search engines may index it");
    let narrower = browser(&w).get("/en/jobs?sphere=accounting&with_salary=true").await.expect(200);
    assert_has(&narrower, &["noindex", "name=\"with_salary\" value=\"true\" form=\"jobs-search\" checked"]);
    assert!(!narrower.html().contains("<p class=\"jobs-note\">"));
}

#[tokio::test]
async fn lists_have_pages() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    copy(&w, &slug, 44).await;
    let first = browser(&w).get("/ru/jobs?sphere=accounting").await.expect(200);
    assert_eq!(first.html().matches("<article").count(), 20);
    assert_has(
        &first,
        &[
            "<a href=\"/ru/jobs?sphere=accounting&#38;page=2\" class=\"page-link\" rel=\"next\"",
            "<a href=\"/ru/jobs?sphere=accounting\" class=\"page-link\" aria-label=\"",
            "aria-current=\"page\">1</a>",
            // A script grows the list in place; without one the button would only repeat the link to the next page.
            "<a href=\"/ru/jobs?sphere=accounting&#38;page=2\" class=\"btn btn-s needs-script\" data-more>",
        ],
    );
    let asked = w.guest().get("/api/v1/jobs?sphere=accounting").await.expect(200).json();
    assert_eq!(listed(&first), addresses("/ru", &asked["data"]));
    let last = browser(&w).get("/jobs?page=3").await.expect(200);
    assert_eq!(last.html().matches("<article").count(), 5);
    assert_has(
        &last,
        &[
            "<link rel=\"canonical\" href=\"http://ishbor.test/jobs?page=3\">",
            "<a href=\"/jobs?page=2\" class=\"page-link\" rel=\"prev\"",
        ],
    );
    assert!(!last.html().contains("rel=\"next\"") && !last.html().contains("noindex"), "{}", last.html());
    assert!(!last.html().contains("data-more"), "there is nothing more to show");
    let company = company_slug(&owner);
    let page = browser(&w).get(&format!("/company/{company}?page=2")).await.expect(200);
    assert_eq!(page.html().matches("<article class=\"card").count(), 20);
    let asked = w.guest().get(&format!("/api/v1/companies/{company}?page=2")).await.expect(200).json();
    assert_eq!(listed(&page), addresses("", &asked["data"]));
    let (previous, next) = (format!("\"/company/{company}\""), format!("\"/company/{company}?page=3\""));
    assert_has(
        &page,
        &[
            &format!("<a href={previous} class=\"page-link\" rel=\"prev\""),
            &format!("<a href={next} class=\"page-link\" rel=\"next\""),
        ],
    );
    browser(&w).get(&format!("/company/{company}?page=9")).await.expect(404);
}

#[tokio::test]
async fn a_company_shows_itself_and_its_vacancies() {
    let w = World::new().await;
    let owner = w.customer().await;
    let company = company_slug(&owner);
    let empty = browser(&w).get(&format!("/company/{company}")).await.expect(200);
    assert_has(&empty, &["noindex", "class=\"state\"", "<h1 class=\"company-name display\">Anor Savdo"]);
    let slug = w.vacancy(&owner, |_| {}).await;
    let page = browser(&w).get(&format!("/en/company/{company}")).await.expect(200);
    assert_has(
        &page,
        &[
            "<title>Anor Savdo: vacancies | Ishbor</title>",
            &format!("<link rel=\"canonical\" href=\"http://ishbor.test/en/company/{company}\">"),
            &format!(
                "<meta property=\"og:image\" content=\"http://ishbor.test/og/company/{company}.en.png\">"
            ),
            &format!("<h3 class=\"vacancy-title\"><a href=\"/en/jobs/{slug}\""),
            "Registon koʻchasi, 5",
            "<dd class=\"num\">2015</dd>",
        ],
    );
    let asked = w.guest().lang("en").get(&format!("/api/v1/companies/{company}")).await.expect(200).json();
    assert_eq!(listed(&page), addresses("/en", &asked["data"]));
    let facts = &asked["company"];
    assert_has(&page, &[text_of(&facts["name"]), text_of(&facts["location_name"])]);
    assert_only_our_script(&page);
    browser(&w).get("/company/nobody").await.expect(404);
}

#[tokio::test]
async fn home_shows_the_newest_vacancies_and_counts() {
    let w = World::new().await;
    let quiet = browser(&w).get("/").await.expect(200);
    assert!(
        !quiet.html().contains("vacancy-card") && !quiet.html().contains("home-count"),
        "{}",
        quiet.html()
    );
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    copy(&w, &slug, 9).await;
    w.clock.advance(jiff::SignedDuration::from_mins(2));
    let page = browser(&w).get("/ru").await.expect(200);
    assert_eq!(page.html().matches("<article").count(), 6);
    assert_has(
        &page,
        &[
            "<a href=\"/ru/jobs?work=remote\" class=\"hero-chip\">",
            "<span aria-hidden=\"true\">10</span>",
            &format!("<a href=\"/ru/jobs/{slug}\" class=\"stretch\">"),
        ],
    );
    let asked = w.guest().lang("ru").get("/api/v1/jobs/summary").await.expect(200).json();
    assert_eq!(listed(&page), addresses("/ru", &asked["newest"]));
    let counted = asked["spheres"].as_array().expect("a list").iter().filter(|one| one["count"] != 0);
    for one in counted {
        let named = format!("/ru/jobs?sphere={}\" class=\"sphere\">", text_of(&one["slug"]));
        let shown = format!("<span aria-hidden=\"true\">{}</span>", one["count"]);
        let text = page.html();
        let link = text.split(&named).nth(1).and_then(|rest| rest.split("</a>").next()).expect("a link");
        assert!(link.contains(&shown), "{link}");
    }
    assert_has(&page, &[&format!("Сейчас открытых вакансий: {}.", asked["total"])]);
    let place =
        |slug: &str| page.html().find(&format!("/ru/jobs?sphere={slug}\" class=\"sphere\"")).expect("a link");
    assert!(
        place("accounting") < place("it"),
        "those with vacancies stand before the first of the dictionary"
    );
    // Without a database the home page still works, only without its counts.
    w.db.close().await;
    browser(&w).get("/").await.expect(200);
    browser(&w).get("/jobs").await.expect(503);
}

#[tokio::test]
async fn pictures_are_drawn_for_messengers() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |_| {}).await;
    let company = company_slug(&owner);
    let mut tags = Vec::new();
    for path in [
        format!("/og/jobs/{slug}.uz.png"),
        format!("/og/jobs/{slug}.ru.png"),
        format!("/og/jobs/{slug}.en.png"),
        format!("/og/company/{company}.uz.png"),
    ] {
        let picture = w.guest().get(&path).await.expect(200);
        assert_eq!(picture.header("content-type"), "image/png", "{path}");
        assert_eq!(picture.header("cache-control"), "public, max-age=86400", "{path}");
        assert!(picture.body.starts_with(b"\x89PNG\r\n\x1a\n"), "{path}");
        let size = [&picture.body[16..20], &picture.body[20..24]]
            .map(|bytes| u32::from_be_bytes(bytes.try_into().unwrap()));
        assert_eq!(size, [poster::WIDTH, poster::HEIGHT], "{path}");
        let tag = picture.header("etag").to_owned();
        let known = w.guest().with("if-none-match", &tag).get(&path).await.expect(304);
        assert!(known.body.is_empty(), "{path}");
        let again = w.guest().get(&path).await.expect(200);
        assert_eq!(again.body, picture.body, "{path}");
        assert!(!tags.contains(&tag), "{path}: every language has its own words");
        tags.push(tag);
    }
    for wrong in [
        format!("/og/jobs/{slug}.png"),
        format!("/og/jobs/{slug}.de.png"),
        "/og/jobs/nobody-3k9x0p.uz.png".to_owned(),
        "/og/company/nobody.uz.png".to_owned(),
    ] {
        w.guest().get(&wrong).await.expect(404);
    }
}

#[tokio::test]
async fn links_of_pages_are_drawn_as_qr_codes() {
    let w = World::new().await;
    for (path, link) in [
        ("/qr/job/usta-3k9x0p.uz.svg", "/job/usta-3k9x0p?from=qr"),
        ("/qr/job/usta-3k9x0p.ru.svg", "/ru/job/usta-3k9x0p?from=qr"),
        ("/qr/company/osh-markazi-3k9x0p.en.svg", "/en/company/osh-markazi-3k9x0p?from=qr"),
    ] {
        let picture = w.guest().get(path).await.expect(200);
        assert_eq!(picture.header("content-type"), "image/svg+xml", "{path}");
        assert_eq!(picture.header("cache-control"), "public, max-age=86400", "{path}");
        let drawn = platform::qr::svg(&format!("http://ishbor.test{link}")).unwrap();
        assert!(picture.body == drawn.as_bytes(), "{path}");
    }
    let secret = secrets::Secret::new();
    let shared = format!("/resume/shared/{}", secret.as_str());
    let picture = w.guest().get(&format!("/qr{shared}.ru.svg")).await.expect(200);
    assert_eq!(picture.header("cache-control"), "no-store");
    let drawn = platform::qr::svg(&format!("http://ishbor.test/ru{shared}")).unwrap();
    assert!(
        picture.body == drawn.as_bytes(),
        "the link as it was given out, without the source of the visit"
    );
    for wrong in [
        "/qr/resume/shared/usta-3k9x0p.uz.svg",
        "/qr/job/usta-3k9x0p.svg",
        "/qr/job/usta-3k9x0p.de.svg",
        "/qr/job/usta-3k9x0p.uz.png",
        "/qr/job/not%20a%20slug.uz.svg",
        "/qr/user/usta-3k9x0p.uz.svg",
    ] {
        w.guest().get(wrong).await.expect(404);
    }
}

#[tokio::test]
async fn secret_links_are_not_cached_indexed_or_sent_as_referrer() {
    let w = World::new().await;
    for link in ["/hiring/a-secret", "/searches/stop/a-secret", "/resume/shared/a-secret"] {
        let page = browser(&w).get(link).await.expect(200);
        assert_eq!(page.header("referrer-policy"), "no-referrer", "{link}");
        assert_eq!(page.header("cache-control"), "no-store", "{link}");
        assert_has(&page, &["noindex"]);
    }
}
