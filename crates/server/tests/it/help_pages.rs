//! Questions with answers, and the figures of the night, as pages that are read without scripts.

use content::faq::{find_answers, groups};
use content::transparency::CountFigures;
use kernel::Locale;
use serde_json::{Value, json};
use testkit::{Reply, World};

use crate::job_posting::posting as facts;
use crate::vacancy_pages::{assert_has, assert_only_our_script, browser};

/// The anchors of the answers of a page, in their order.
fn answers(page: &Reply) -> Vec<String> {
    let text = page.html();
    let parts = text.split("\" class=\"faq-answer\"").collect::<Vec<_>>();
    let ids = parts[..parts.len() - 1].iter().filter_map(|part| part.rsplit("id=\"").next());
    ids.map(str::to_owned).collect()
}

#[tokio::test]
async fn every_question_has_an_address_and_search_engines_read_them_all() {
    let w = World::new().await;
    for locale in Locale::ALL {
        let page = browser(&w).get(&locale.path("/help/faq")).await.expect(200);
        let questions: Vec<_> = groups(locale).iter().flat_map(|group| &group.questions).collect();
        assert_eq!(answers(&page), questions.iter().map(|one| one.id.clone()).collect::<Vec<_>>());
        for group in groups(locale) {
            assert_has(&page, &[&format!("<a href=\"#{}\" class=\"chip\">", group.part.id)]);
        }
        let facts: Value = facts(&page).expect("facts");
        assert_eq!(facts["@type"], "FAQPage");
        let told = facts["mainEntity"].as_array().unwrap();
        assert_eq!(told.len(), questions.len());
        assert_eq!(told[0]["name"], json!(questions[0].title));
        assert_only_our_script(&page);
    }
}

#[tokio::test]
async fn answers_are_searched_without_scripts() {
    let w = World::new().await;
    let found = browser(&w).get("/ru/help/faq?q=%D0%BF%D0%B0%D1%80%D0%BE%D0%BB%D1%8C").await.expect(200);
    let shown = answers(&found);
    assert!((1..10).contains(&shown.len()), "{shown:?}");
    let (_, best) = find_answers("пароль", Locale::Ru).unwrap()[0];
    assert_eq!(best.title, "Пароль забыт. Как войти?");
    assert_eq!(shown[0], best.id, "{shown:?}");
    assert_has(
        &found,
        &[
            "action=\"/ru/help/faq\"",
            "name=\"q\" class=\"search-line-input\" value=\"пароль\"",
            "<span role=\"status\">Наш",
            "class=\"language\" href=\"/en/help/faq?q=%D0%BF",
            "name=\"robots\" content=\"noindex",
        ],
    );
    assert!(!found.html().contains("FAQPage"));
    let none = browser(&w).get("/en/help/faq?q=%3Cscript%3E+qwrtpsdf").await.expect(200);
    assert_has(
        &none,
        &["No answers for “&#60;script&#62; qwrtpsdf”", "href=\"/en/help/contacts\" class=\"btn"],
    );
}

async fn count(w: &World) {
    queue::enqueue(&mut w.app.db.acquire().await.unwrap(), &CountFigures {}).await.unwrap();
    w.run_jobs().await;
}

/// The shares of the tables of a page, in their order.
fn shares(page: &Reply) -> Vec<String> {
    let text = page.html();
    let rows = text.split("<th scope=\"row\">").skip(1);
    let row = |row: &str| {
        let (name, rest) = row.split_once("</th>")?;
        let value = rest.split_once("num\">")?.1.split_once('<')?.0;
        Some(format!("{name}: {value}"))
    };
    rows.filter_map(row).collect()
}

#[tokio::test]
async fn the_page_of_figures_tells_what_was_counted_last_night() {
    let w = World::new().await;
    let page = async || browser(&w).get("/en/help/transparency").await.expect(200);
    assert_has(&page().await, &["The figures appear here after the first night.", "id=\"counting\""]);
    count(&w).await;
    let empty = page().await;
    assert_has(&empty, &["<dt>Open vacancies</dt><dd class=\"num\">0</dd>"]);
    let few = "With fewer than 20 cases we give no share";
    assert_eq!(empty.html().matches(few).count(), 4, "three parts, and how it is counted");
    assert_eq!(shares(&empty), Vec::<String>::new());

    let owner = w.customer().await;
    w.vacancy(&owner, |_| {}).await;
    // The vacancy's own text is approved; of forty texts more ten are refused, nine of them for one reason.
    let texts = "insert into vacancy_revisions
            (id, vacancy_id, number, content, state, risk, findings, submitted_at, decided_at, reasons)
         select gen_random_uuid(), v.id, 100 + n, '{}', case when n <= 10 then 'rejected' else 'approved' end, 0, '[]',
                $1, $1, case when n <= 9 then '[{\"code\": \"duplicate\"}, {\"code\": \"duplicate\"}]'::jsonb
                             when n = 10 then '[{\"code\": \"unreadable\"}]' else '[]' end
         from vacancies v, generate_series(1, 39) n";
    // Of twenty complaints five were right; one more is not decided.
    let complaints = "insert into complaints (id, kind, subject_id, reporter_id, reason, created_at, verdict, decided_at)
         select gen_random_uuid(), 'resume', gen_random_uuid(), u.id, 'fraud', $1::timestamptz,
                case when n <= 5 then 'upheld' when n <= 20 then 'dismissed' end, case when n <= 20 then $1::timestamptz end
         from users u, generate_series(1, 21) n";
    let now = jiff_sqlx::ToSqlx::to_sqlx(w.app.clock.now());
    for sql in [texts, complaints] {
        sqlx::query(sql).bind(now).execute(&w.db).await.unwrap();
    }
    // One candidate for each application: ten were answered after an hour, five after two days, five never.
    for _ in 0..20 {
        w.candidate().await;
    }
    let applications = "insert into applications
            (id, vacancy_id, company_id, candidate_id, resume_id, source, status, stage, column_id, snapshot, card, spheres,
             words, created_at, status_at, stage_at, acted_at, answered_at)
         select gen_random_uuid(), v.id, v.company_id, c.id, gen_random_uuid(), 'response', 'waiting', 'new',
                (select b.id from board_columns b where b.company_id = v.company_id and b.stage = 'new'), '{}', '{}',
                '{}', '', sent, sent, sent, sent,
                sent + case when n <= 10 then interval '1 hour' when n <= 15 then interval '2 days' end
         from vacancies v, (select id, row_number() over () as n from candidates) c,
              (select $1::timestamptz - interval '10 days' as sent) times";
    sqlx::query(applications).bind(now).execute(&w.db).await.unwrap();
    count(&w).await;
    let full = page().await;
    assert_has(
        &full,
        &[
            "<dt>Open vacancies</dt><dd class=\"num\">1</dd>",
            "<dt>Applications answered</dt><dd class=\"num\">75%</dd>",
            "<dt>Half of the answers come within this time</dt><dd class=\"num\">1 day</dd>",
            "<dt>Texts checked</dt><dd class=\"num\">40</dd>",
            "<dt>Refused</dt><dd class=\"num\">25%</dd>",
            "class=\"bar-fill\" width=\"50\" height=\"1\"/>",
        ],
    );
    assert_eq!(
        shares(&full),
        [
            "Within a day: 50%",
            "Within three days: 25%",
            "Within a week: 0%",
            "Later: 0%",
            "Not answered: 25%",
            "Such a vacancy already exists: 90%",
            "Other reasons: 10%",
            "Right, and we acted: 25%",
            "Not confirmed: 75%",
        ]
    );
    assert_only_our_script(&full);
    let stored: i64 =
        sqlx::query_scalar("select count(*) from transparency_figures").fetch_one(&w.db).await.unwrap();
    assert_eq!(stored, 1, "one row a day");
}
