//! Words, filters, recognised filters, and what must never be shown.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, Reply, World};

const JOBS: &str = "/api/v1/jobs";

/// Four vacancies that differ in every searchable attribute.
struct Market {
    w: World,
    owner: Person,
    driver: String,
    accountant: String,
    developer: String,
    seller: String,
}

async fn market() -> Market {
    let w = World::new().await;
    let owner = w.customer().await;
    sqlx::query("update limits set open_unverified = 100").execute(&w.db).await.expect("a wider plan");
    let driver = w
        .vacancy(&owner, |form| {
            form["title"] = json!("Haydovchi");
            form["sphere"] = json!(["transport"]);
            form["profession"] = json!("driver");
            form["experience"] = json!("none");
            form["education_level"] = Value::Null;
            form["salary"] = json!({ "min_salary": 4_000_000, "max_salary": 6_000_000 });
        })
        .await;
    w.clock.advance(SignedDuration::from_mins(1));
    let accountant = w
        .vacancy(&owner, |form| {
            form["title"] = json!("Главный бухгалтер");
            form["profession"] = json!("chief-accountant");
            form["location"] = json!("urgut-tumani");
            form["experience"] = json!("4");
        })
        .await;
    w.clock.advance(SignedDuration::from_mins(1));
    let developer = w
        .vacancy(&owner, |form| {
            form["title"] = json!("Backend developer (C++)");
            form["sphere"] = json!(["it"]);
            form["profession"] = json!("backend-developer");
            form["work_type"] = json!(["remote", "fulltime"]);
            form["salary"] = json!({ "min_salary": 1500, "max_salary": 2500, "currency": "USD" });
            form["languages"] = json!([{ "language": "en", "level": "b1" }]);
            form["resume_required"] = json!(true);
        })
        .await;
    w.clock.advance(SignedDuration::from_mins(1));
    let seller = w
        .vacancy(&owner, |form| {
            form["title"] = json!("Sotuvchi");
            form["sphere"] = json!(["retail"]);
            form["profession"] = Value::Null;
            form["location"] = json!("samarqand-viloyati");
            form["hide_salary"] = json!(true);
            form["salary"] = json!({ "min_salary": 90_000_000 });
        })
        .await;
    vacancy_search::engine::catch_up(&w.app).await.expect("the index");
    Market { w, owner, driver, accountant, developer, seller }
}

fn slugs(reply: &Reply) -> Vec<String> {
    let cards = reply.json()["data"].as_array().expect("a list").clone();
    cards.iter().map(|card| card["slug"].as_str().expect("a slug").to_owned()).collect()
}

impl Market {
    async fn ask(&self, query: &str) -> Reply {
        self.w.guest().get(&format!("{JOBS}?{query}")).await
    }

    async fn expect(&self, query: &str, expected: &[&String]) {
        let reply = self.ask(query).await.expect(200);
        assert_eq!(slugs(&reply).iter().collect::<Vec<_>>(), expected, "{query}: {}", reply.text());
        assert_eq!(reply.json()["meta"]["total"], expected.len(), "{query}");
    }
}

#[tokio::test]
async fn words_match_in_every_script_and_with_typos() {
    let m = market().await;
    for typed in
        ["haydovchi", "ҳайдовчи", "хайдовчи", "xaydovchi", "haydovchilar", "водитель", "driver", "haydovci"]
    {
        m.expect(&format!("q={typed}"), &[&m.driver]).await;
    }
    for typed in ["бухгалтер", "buxgalter", "buhgalter", "бухгалтера", "accountant", "bugalter"]
    {
        m.expect(&format!("q={typed}"), &[&m.accountant]).await;
    }
    m.expect("q=C%2B%2B", &[&m.developer]).await;
    m.expect("q=c%23", &[]).await;
    m.expect("q=backend+-developer", &[]).await;
    m.expect("q=%22backend+developer%22", &[&m.developer]).await;
    m.expect("q=%22developer+backend%22", &[]).await;
}

#[tokio::test]
async fn filters_narrow_and_several_values_are_any_of_them() {
    let m = market().await;
    let (driver, accountant, developer, seller) = (&m.driver, &m.accountant, &m.developer, &m.seller);
    let company = m.owner.user["customer"]["slug"].as_str().unwrap().to_owned();
    for (query, expected) in [
        ("sphere=it,transport", vec![developer, driver]),
        ("profession=driver", vec![driver]),
        // A region includes the places inside it.
        ("location=samarqand-viloyati", vec![seller, accountant]),
        ("location=urgut-tumani,toshkent-shahri", vec![developer, accountant, driver]),
        ("work_type=remote", vec![developer]),
        ("work=remote", vec![developer]),
        ("experience=none", vec![driver]),
        // Four years belong to "from 3".
        ("experience=3", vec![seller, developer, accountant]),
        ("experience=none,3", vec![seller, developer, accountant, driver]),
        ("education=higher", vec![seller, developer, accountant]),
        ("language=english", vec![developer]),
        // In soum, in dollars and compared with each other.
        ("salary=6000001", vec![developer, accountant]),
        ("salary=2500&currency=USD", vec![developer]),
        ("salary=2501&currency=USD", vec![]),
        // As people write it where no script reads it; a currency beside the amount is meant.
        ("salary=6,1+mln", vec![developer, accountant]),
        ("salary=6.000.001,50", vec![developer, accountant]),
        ("salary=%242500", vec![developer]),
        ("salary=2501%24&currency=UZS", vec![]),
        // A hidden pay is found by no number (decisions B2).
        ("salary=50000000", vec![]),
        ("with_salary=true", vec![developer, accountant, driver]),
        ("resume_required=true", vec![developer]),
        ("resume_required=false", vec![seller, accountant, driver]),
        (&format!("company={company}"), vec![seller, developer, accountant, driver]),
        ("company=nobody", vec![]),
        ("sort=salary", vec![developer, accountant, driver, seller]),
        ("sphere=it&work_type=remote&q=developer", vec![developer]),
    ] {
        m.expect(query, &expected).await;
    }
    m.w.clock.advance(SignedDuration::from_hours(25));
    m.expect("period=1", &[]).await;
    m.expect("period=3", &[seller, developer, accountant, driver]).await;
}

#[tokio::test]
async fn filters_in_the_query_are_recognized_and_can_be_removed() {
    let m = market().await;
    let reply = m.ask("q=samarqandda+buxgalter+5+mln").await.expect(200);
    assert_eq!(slugs(&reply), [m.accountant.as_str()]);
    let body = reply.json();
    let applied = body["applied"].as_array().unwrap();
    assert_eq!(body["words"], "buxgalter");
    let of =
        |key: &str| applied.iter().find(|one| one["key"] == key).unwrap_or_else(|| panic!("{key}: {body}"));
    assert_eq!(of("location")["value"], "samarqand-viloyati");
    assert_eq!(of("location")["typed"], "samarqandda");
    assert_eq!(of("location")["q_without"], "buxgalter 5 mln");
    assert_eq!((&of("salary")["value"], &of("salary")["typed"]), (&json!("5000000"), &json!("5 mln")));
    assert!(body["rate_on"].is_string(), "{body}");
    // As typed, nothing matches all these words, and partial matches are flagged.
    let typed = m.ask("q=samarqandda+buxgalter+5+mln&as_typed=true").await.expect(200);
    assert_eq!((&typed.json()["relaxed"], &typed.json()["applied"]), (&json!(true), &json!([])));
    assert_eq!(slugs(&typed), [m.accountant.as_str()]);
    m.expect("q=удалённо+developer", &[&m.developer]).await;
    // Wrong keyboard layout.
    let switched = m.ask("q=%2Ce%5Bufknth").await.expect(200);
    assert_eq!(slugs(&switched), [m.accountant.as_str()], "{}", switched.text());
    assert_eq!(switched.json()["corrections"][0]["used"], "бухгалтер");
}

#[tokio::test]
async fn facet_counts_ignore_their_own_filter() {
    let m = market().await;
    let body = m.ask("work_type=remote&location=toshkent-shahri").await.expect(200).json();
    let count = |facet: &str, value: &str| {
        let values = body["facets"][facet].as_array().unwrap_or_else(|| panic!("{facet}: {body}"));
        values.iter().find(|one| one["value"] == value).map_or(0, |one| one["count"].as_u64().unwrap())
    };
    // Without the work type there are two in Tashkent; without the place there is one remote job.
    assert_eq!((count("work_type", "remote"), count("work_type", "fulltime")), (1, 2));
    assert_eq!((count("location", "toshkent-shahri"), count("location", "samarqand-viloyati")), (1, 0));
    assert_eq!((count("sphere", "it"), count("sphere", "transport")), (1, 0));
    let counted = m.w.guest().get("/api/v1/jobs/facets?work_type=remote").await.expect(200).json();
    assert_eq!((&counted["total"], &counted["facets"]["sphere"][0]["value"]), (&json!(1), &json!("it")));
    // Facets not requested, not counted.
    assert_eq!(m.ask("facets=false&work_type=remote").await.expect(200).json()["facets"], Value::Null);
}

#[tokio::test]
async fn an_empty_result_names_the_filter_to_drop() {
    let m = market().await;
    let body = m.ask("q=haydovchi&salary=50000000&location=toshkent-shahri").await.expect(200).json();
    assert_eq!(body["meta"]["total"], 0);
    assert_eq!((&body["near"]["without"], &body["near"]["total"]), (&json!("salary"), &json!(1)), "{body}");
    assert_eq!(body["near"]["data"][0]["slug"], m.driver.as_str());
}

#[tokio::test]
async fn bad_input_is_reported_at_its_field() {
    let m = market().await;
    let many = vec!["it"; 51].join(",");
    for (query, field) in [
        ("sphere=magic", "sphere"),
        ("profession=wizard", "profession"),
        ("location=atlantis", "location"),
        ("work_type=sleeping", "work_type"),
        ("experience=2", "experience"),
        ("education=some", "education"),
        ("language=klingon", "language"),
        ("salary=much", "salary"),
        ("salary=-5", "salary"),
        ("salary=5&currency=GBP", "currency"),
        ("with_salary=perhaps", "with_salary"),
        ("period=2", "period"),
        ("sort=luck", "sort"),
        ("page=x", "page"),
        ("page=", "page"),
        (&format!("sphere={many}"), "sphere"),
        (&format!("q={}", "a".repeat(10_000)), "q"),
    ] {
        m.ask(query).await.expect_field(field);
        m.w.guest().get(&format!("/api/v1/jobs/facets?{query}")).await;
    }
    let odd = [
        "%F0%9F%98%80",
        "%22",
        "%22%22%22",
        "..%2F..%2Fetc",
        "'%3B+drop+table+vacancies%3B--",
        "-",
        "--",
        "%25",
        "_",
        "%5C",
        "+++",
        "%FF%FE",
        "a%0Ab%09c",
        "(((",
        "*",
        "AND+OR+NOT",
        "title%3Ax",
        "%D9%85%D8%B1%D8%AD%D8%A8%D8%A7",
    ];
    for text in odd {
        m.ask(&format!("q={text}")).await.expect(200);
        m.ask(&format!("q={text}&as_typed=true")).await.expect(200);
    }
    m.ask("q=%00").await.expect_field("q");
    // Far beyond the last page the list is empty.
    assert_eq!(slugs(&m.ask("q=haydovchi&page=1000000000").await.expect(200)), Vec::<String>::new());
    // Unknown parameters, and one parameter several times.
    m.expect("utm_source=letter&q=haydovchi", &[&m.driver]).await;
    m.expect("sphere=it&sphere=transport", &[&m.developer, &m.driver]).await;
}

#[tokio::test]
async fn removed_vacancies_are_never_shown_even_with_a_stale_index() {
    let m = market().await;
    m.expect("q=haydovchi", &[&m.driver]).await;
    // The index does not receive this change.
    m.owner.post(&format!("/api/v1/jobs/{}/pause", m.driver), json!({})).await.expect(200);
    m.expect("q=haydovchi", &[]).await;
    m.expect("profession=driver", &[]).await;
    sqlx::query("update companies set hidden_at = now()").execute(&m.w.db).await.unwrap();
    m.expect("q=developer", &[]).await;
    m.expect("work_type=remote", &[]).await;
    vacancy_search::engine::catch_up(&m.w.app).await.unwrap();
    let body = m.ask("work_type=remote").await.expect(200).json();
    assert_eq!(body["facets"]["sphere"].as_array().unwrap().len(), 0, "not counted either: {body}");
}

#[tokio::test]
async fn searches_fall_back_to_the_database_without_an_index() {
    let w = World::new().await;
    let owner = w.customer().await;
    let slug = w.vacancy(&owner, |form| form["title"] = json!("Omborchi 100% stavka")).await;
    for (query, expected) in [
        ("q=omborchi", 1),
        ("q=OMBORCHI", 1),
        ("q=100%25", 1),
        ("q=1000", 0),
        ("q=omborchi&work_type=fulltime&experience=3&education=higher&language=uzbek&salary=7000000", 1),
        ("q=omborchi&work_type=remote", 0),
        ("salary=90000000", 0),
        ("location=toshkent-shahri&with_salary=true&resume_required=false&period=1", 1),
    ] {
        let reply = w.guest().get(&format!("{JOBS}?{query}")).await.expect(200);
        let body = reply.json();
        assert_eq!(body["meta"]["total"], expected, "{query}: {body}");
        assert_eq!(body["facets"], Value::Null);
        if expected == 1 {
            assert_eq!(slugs(&reply), [slug.as_str()]);
        }
    }
}

#[tokio::test]
async fn ads_are_separate_from_the_list_and_never_shown_twice() {
    let m = market().await;
    sqlx::query("update vacancies set kind = 'top' where slug = $1")
        .bind(&m.driver)
        .execute(&m.w.db)
        .await
        .unwrap();
    vacancy_search::engine::catch_up(&m.w.app).await.unwrap();
    let ads = async |query: &str| {
        let body = m.ask(query).await.expect(200).json();
        let ads = body["ads"].as_array().unwrap().clone();
        ads.iter().map(|card| card["slug"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    // On this page it is not in the ordinary results.
    assert_eq!(ads("per_page=1").await, [m.driver.as_str()]);
    // Here it is, so it is not shown again as an ad.
    assert_eq!(ads("q=haydovchi").await, Vec::<String>::new());
    assert_eq!(ads("").await, Vec::<String>::new());
    // It does not match, or the visitor chose the order.
    assert_eq!(ads("q=developer").await, Vec::<String>::new());
    assert_eq!(ads("per_page=1&sort=salary").await, Vec::<String>::new());
    // Each page has its own ads, and there is no second one.
    assert_eq!(ads("per_page=1&page=2").await, Vec::<String>::new());
}
