//! Demo vacancies are deterministic, and each passes the validation of the form.

use std::collections::{BTreeMap, BTreeSet};

use dictionaries::Dictionaries;
use kernel::Clock as _;
use serde_json::Value;
use testkit::World;
use vacancies::content::Content;
use vacancies::form::VacancyForm;

const CANDIDATES: usize = 80;
const COMPANIES: usize = 140;
const VACANCIES: usize = 700;

async fn demo(seed: u64) -> World {
    let w = World::new().await;
    let words = w.shared::<Dictionaries>().now();
    let mut tx = w.db.begin().await.unwrap();
    let now = w.clock.now();
    accounts::demo::fill(&mut tx, &words, seed, now, CANDIDATES, COMPANIES).await.unwrap();
    let made = vacancies::demo::fill(&mut tx, &words, seed, now, VACANCIES).await.unwrap();
    assert_eq!(made, VACANCIES as u64);
    tx.commit().await.unwrap();
    w
}

async fn count(w: &World, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

/// A hash of everything that the demo wrote.
async fn digest(w: &World) -> String {
    let sql = "select md5(string_agg(part, '' order by part)) from (
                   select md5(v::text) as part from vacancies v
                   union all select md5(r::text) from vacancy_revisions r
                   union all select md5(e::text) from vacancy_events e
                   union all select md5(d::text) from vacancy_days d
                   union all select md5(f::text) from favourites f
                   union all select md5(c.name || c.about || c.location || coalesce(c.verified_at::text, '')) from companies c
               ) as parts";
    sqlx::query_scalar(sql).fetch_one(&w.db).await.unwrap()
}

#[tokio::test]
async fn the_same_seed_makes_the_same_vacancies() {
    let (one, same, other) = (demo(1).await, demo(1).await, demo(2).await);
    let first = digest(&one).await;
    assert_eq!(first, digest(&same).await);
    assert_ne!(first, digest(&other).await);
}

#[tokio::test]
async fn every_profession_and_every_state_can_be_seen() {
    let w = demo(1).await;
    assert_eq!(count(&w, "select count(*) from vacancies").await, VACANCIES as i64);
    let missing: Vec<String> = sqlx::query_scalar(
        "select slug from professions p
         where not exists (select from vacancies v where v.profession = p.slug and v.is_public)",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    assert!(missing.is_empty(), "no vacancy for {missing:?}");
    let states: Vec<(String, String, i64)> = sqlx::query_as(
        "select status, lifecycle, count(*) from vacancies group by status, lifecycle order by status, lifecycle",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    let known: Vec<(&str, &str)> = states.iter().map(|(s, l, _)| (s.as_str(), l.as_str())).collect();
    let expected = [
        ("approved", "closed"),
        ("approved", "expired"),
        ("approved", "open"),
        ("approved", "paused"),
        ("moderating", "open"),
        ("rejected", "open"),
    ];
    assert_eq!(known, expected, "{states:?}");
    let now = jiff_sqlx::ToSqlx::to_sqlx(w.clock.now());
    let public: i64 =
        sqlx::query_scalar("select count(*) from vacancies where is_public and expires_at > $1")
            .bind(now)
            .fetch_one(&w.db)
            .await
            .unwrap();
    assert!(public * 100 >= 88 * VACANCIES as i64, "{public} are public");
    let risky = "select count(*) from vacancy_revisions where state = 'waiting' and risk > 0";
    assert!(count(&w, risky).await >= 1);
    let edits = "select count(*) from vacancies where status = 'moderating' and is_public";
    assert!(count(&w, edits).await >= 1);
    let paid = "select count(*) from vacancies where kind = 'top' and is_public";
    assert!((5..=7).contains(&count(&w, paid).await), "one in a hundred");
}

#[tokio::test]
async fn the_first_accounts_have_sample_data() {
    let w = demo(1).await;
    let own: Vec<(String, String)> = sqlx::query_as(
        "select v.status, v.lifecycle from vacancies v
         join companies c on c.id = v.company_id join users u on u.id = c.user_id
         where u.phone = $1 and c.verified_at is not null order by v.status, v.lifecycle",
    )
    .bind(accounts::demo::CUSTOMER)
    .fetch_all(&w.db)
    .await
    .unwrap();
    let own: Vec<(&str, &str)> = own.iter().map(|(s, l)| (s.as_str(), l.as_str())).collect();
    let expected = [
        ("approved", "expired"),
        ("approved", "open"),
        ("approved", "open"),
        ("moderating", "open"),
        ("rejected", "open"),
    ];
    assert_eq!(own, expected);
    let reasons: Value = sqlx::query_scalar(
        "select r.reasons from vacancy_revisions r join vacancies v on v.id = r.vacancy_id
         join companies c on c.id = v.company_id join users u on u.id = c.user_id
         where u.phone = $1 and r.state = 'rejected'",
    )
    .bind(accounts::demo::CUSTOMER)
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert!(reasons[0]["code"].is_string() && reasons[0]["text"].is_string(), "{reasons}");
    let kept: i64 = sqlx::query_scalar(
        "select count(*) from favourites f join candidates c on c.id = f.candidate_id join users u on u.id = c.user_id
         where u.phone = $1",
    )
    .bind(accounts::demo::CANDIDATE)
    .fetch_one(&w.db)
    .await
    .unwrap();
    assert_eq!(kept, 10);
    // The daily statistics and the favourites agree.
    let unequal = "select count(*) from (
                       select v.id from vacancies v
                       where (select count(*) from favourites f where f.vacancy_id = v.id)
                          <> (select coalesce(sum(d.favourites), 0) from vacancy_days d where d.vacancy_id = v.id)
                   ) as unequal";
    assert_eq!(count(&w, unequal).await, 0);
    assert!(count(&w, "select count(*) from vacancy_days where views > 0").await > 30);
}

fn language(text: &str) -> &'static str {
    if text.chars().any(|letter| "ўқғҳ".contains(letter)) {
        "uz cyrillic"
    } else if text.chars().any(|letter| ('а'..='я').contains(&letter)) {
        "ru"
    } else if [" the ", " you ", " a ", " is "].iter().any(|word| text.contains(word)) {
        "en"
    } else {
        "uz"
    }
}

/// The fields that validation would have changed.
fn difference(given: &Content, checked: &Content) -> String {
    let (given, checked) = (serde_json::to_value(given).unwrap(), serde_json::to_value(checked).unwrap());
    let fields = given.as_object().unwrap().keys().filter(|field| given[*field] != checked[*field]);
    fields.map(|field| format!("{field}: {} became {}", given[field], checked[field])).collect()
}

#[tokio::test]
async fn every_text_passes_the_rules_of_the_form() {
    let w = demo(1).await;
    let words = w.shared::<Dictionaries>().now();
    let rows: Vec<(Value, String, i32)> =
        sqlx::query_as("select content, state, risk from vacancy_revisions order by id")
            .fetch_all(&w.db)
            .await
            .unwrap();
    let mut problems = BTreeSet::new();
    let mut languages: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, (json, state, risk)) in rows.into_iter().enumerate() {
        let content: Content = serde_json::from_value(json.clone()).unwrap();
        *languages.entry(language(&content.about)).or_default() += 1;
        // Screening a text is slow without optimisation: take every third, and all with a risk.
        if at % 3 != 0 && risk == 0 {
            continue;
        }
        let form: VacancyForm = serde_json::from_value(json).unwrap();
        match form.check(&words) {
            Ok(checked) if checked == content => {}
            Ok(checked) => drop(problems.insert(difference(&content, &checked))),
            Err(errors) => drop(problems.insert(format!("{errors:?} in {content:?}"))),
        }
        let found = screening::risk::look(&content.parts());
        let is_expected =
            if risk > 0 { matches!(state.as_str(), "waiting" | "rejected") } else { found.score == 0 };
        if !is_expected || found.score as i32 != risk {
            problems.insert(format!("{state} {risk}: {:?}", found.findings));
        }
    }
    assert!(
        problems.is_empty(),
        "{} problems: {:#?}",
        problems.len(),
        problems.iter().take(12).collect::<Vec<_>>()
    );
    // Percentages. A company writes in one language, so a small demo is not exact.
    let total: usize = languages.values().sum();
    for (language, least, most) in [("uz", 40, 66), ("uz cyrillic", 2, 12), ("ru", 20, 40), ("en", 5, 18)] {
        let share = languages.get(language).copied().unwrap_or_default() * 100 / total;
        assert!((least..=most).contains(&share), "{languages:?}");
    }
}

#[tokio::test]
async fn demo_data_names_no_real_companies_or_contacts() {
    let w = demo(1).await;
    let names: Value = serde_json::from_str(include_str!("../../../../data/demo/names.json")).unwrap();
    let list = |key: &str| -> Vec<String> { serde_json::from_value(names["company"][key].clone()).unwrap() };
    let (first, second) = (list("first"), list("second"));
    let companies: Vec<String> =
        sqlx::query_scalar("select name from companies").fetch_all(&w.db).await.unwrap();
    for name in &companies {
        let (head, tail) = name.rsplit_once(' ').unwrap();
        assert!(first.contains(&head.to_owned()) && second.contains(&tail.to_owned()), "{name}");
    }
    assert_eq!(companies.iter().collect::<BTreeSet<_>>().len(), COMPANIES, "company names repeat");
    let foreign = "select count(*) from vacancy_revisions
                   where content->>'for_communication_phone' not like '+99800%'
                      or content->>'for_communication_link' not like 'https://example.com/%'";
    assert_eq!(count(&w, foreign).await, 0);
}

#[tokio::test]
async fn companies_keep_to_their_plan_and_pay_is_lawful() {
    let w = demo(1).await;
    let over = "select count(*) from (
                    select 1 from vacancies v join companies c on c.id = v.company_id
                    where v.lifecycle in ('open', 'paused') and v.status <> 'rejected'
                    group by c.id, c.verified_at
                    having count(*) > case when c.verified_at is null then 3 else 10 end
                ) as over";
    assert_eq!(count(&w, over).await, 0);
    let verified = count(&w, "select count(*) from companies where verified_at is not null").await;
    let share = verified as usize * 100 / COMPANIES;
    assert!((60..=80).contains(&share), "{verified} of {COMPANIES} are verified");
    assert_eq!(count(&w, "select count(*) from companies where length(about) < 30").await, 0);
    let low = "select count(*) from vacancies where currency = 'UZS' and salary_min < 1271000";
    assert_eq!(count(&w, low).await, 0);
    let odd = "select count(*) from vacancies where currency = 'USD' and not 'it' = any (spheres)";
    assert_eq!(count(&w, odd).await, 0);
    let late = "select count(*) from vacancies v join companies c on c.id = v.company_id where v.created_at < c.verified_at";
    assert_eq!(count(&w, late).await, 0, "a vacancy is older than its company");
}
