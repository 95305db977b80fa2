//! What vacancies mean to one person.

use kernel::Clock as _;
use serde_json::{Value, json};
use testkit::{Person, World};

use crate::copies::copies;

const MARKS: &str = "/api/v1/my/marks";

async fn marks(person: &Person, slugs: &[&str]) -> Vec<Value> {
    let found = person.get(&format!("{MARKS}?slugs={}", slugs.join(","))).await.expect(200).json();
    assert_eq!(found["status"], true);
    found["data"].as_array().unwrap().clone()
}

/// The marks of a vacancy that means nothing to the person, with one of them changed.
fn with(slug: &str, mark: &str, value: &Value) -> Value {
    let mut marks = json!({
        "slug": slug, "liked": false, "contacted": false, "responded": null, "hidden": false, "is_own": false,
    });
    marks[mark] = value.clone();
    marks
}

fn plain(slug: &str) -> Value {
    with(slug, "slug", &json!(slug))
}

async fn with_phone(w: &World, owner: &Person) -> String {
    w.vacancy(owner, |form| form["for_communication_phone"] = json!("+998 00 123 45 67")).await
}

#[tokio::test]
async fn a_candidate_gets_each_mark_in_the_given_order() {
    let w = World::new().await;
    let (owner, avoided) = (w.customer().await, w.customer().await);
    let first = with_phone(&w, &owner).await;
    let all = copies(&w, &first, 4).await;
    let [liked, contacted, responded, hidden] = [&all[0], &all[1], &all[2], &all[3]].map(String::as_str);
    let of_company = w.vacancy(&avoided, |_| {}).await;
    let (malika, other) = (w.candidate().await, w.candidate().await);
    let resume = w.resume(&malika, |_| {}).await;
    malika.post("/api/v1/wishlist/add", json!({ "job_id": liked })).await.expect(200);
    let answer = json!({ "resume_id": resume["id"] });
    malika.post(&format!("/api/v1/jobs/{responded}/respond"), answer).await.expect(201);
    let company = avoided.user["customer"]["slug"].as_str().unwrap();
    for path in [
        format!("jobs/{contacted}/contacts"),
        format!("jobs/{hidden}/hide"),
        format!("companies/{company}/hide"),
    ] {
        malika.post(&format!("/api/v1/{path}"), json!({})).await.expect(200);
    }
    let asked = [hidden, liked, &first, &of_company, responded, contacted];
    let expected = [
        with(hidden, "hidden", &json!(true)),
        with(liked, "liked", &json!(true)),
        plain(&first),
        with(&of_company, "hidden", &json!(true)),
        with(responded, "responded", &json!("waiting")),
        with(contacted, "contacted", &json!(true)),
    ];
    assert_eq!(marks(&malika, &asked).await, expected);
    assert_eq!(marks(&malika, &[liked, hidden, liked]).await, [expected[1].clone(), expected[0].clone()]);
    // They are hers alone.
    assert_eq!(marks(&other, &asked).await, asked.map(plain));
    // As on cards, whoever uses the product as an employer has none (decisions B41).
    let company = json!({ "name": "Nilufar Tikuv", "location": "samarqand" });
    malika.post("/api/v1/me/role", json!({ "role": "customer", "customer": company })).await.expect(200);
    assert_eq!(marks(&malika, &asked).await, asked.map(plain));
}

#[tokio::test]
async fn a_company_knows_its_own_vacancies() {
    let w = World::new().await;
    let (owner, other) = (w.customer().await, w.customer().await);
    let (own, foreign) = (w.vacancy(&owner, |_| {}).await, w.vacancy(&other, |_| {}).await);
    let viewer = w.member(&owner, "viewer").await;
    for person in [&owner, &viewer] {
        let expected = [plain(&foreign), with(&own, "is_own", &json!(true))];
        assert_eq!(marks(person, &[&foreign, &own]).await, expected);
    }
    let expected = [with(&foreign, "is_own", &json!(true)), plain(&own)];
    assert_eq!(marks(&other, &[&foreign, &own]).await, expected);
    let malika = w.candidate().await;
    assert_eq!(marks(&malika, &[&own]).await, [plain(&own)]);
}

#[tokio::test]
async fn vacancies_that_are_not_public_are_left_out() {
    let w = World::new().await;
    let (owner, stopped) = (w.customer().await, w.customer().await);
    let first = w.vacancy(&owner, |_| {}).await;
    let mut form = testkit::vacancy_form();
    form["title"] = json!("Kassir");
    let waiting = w.submit(&owner, form).await;
    let all = copies(&w, &first, 3).await;
    let of_stopped = w.vacancy(&stopped, |_| {}).await;
    let malika = w.candidate().await;
    let asked = [all[0].as_str(), &waiting, &all[1], &all[2], "yoq-abc234", &of_stopped, &first];
    for slug in [&all[0], &all[1], &all[2], &of_stopped] {
        malika.post("/api/v1/wishlist/add", json!({ "job_id": slug })).await.expect(200);
    }
    assert_eq!(marks(&malika, &asked).await.len(), 5);
    owner.post(&format!("/api/v1/jobs/{}/close", all[0]), json!({})).await.expect(200);
    owner.post(&format!("/api/v1/jobs/{}/pause", all[1]), json!({})).await.expect(200);
    for (sql, slug) in [
        ("update vacancies set expires_at = $2 where slug = $1", &all[2]),
        (
            "update companies set stopped_until = $2::timestamptz + interval '7 days'
             where id = (select company_id from vacancies where slug = $1)",
            &of_stopped,
        ),
    ] {
        let now = jiff_sqlx::ToSqlx::to_sqlx(w.clock.now());
        let done = sqlx::query(sql).bind(slug).bind(now).execute(&w.db).await.unwrap();
        assert_eq!(done.rows_affected(), 1);
    }
    assert_eq!(marks(&malika, &asked).await, [plain(&first)]);
    // Not even its owner learns of others than the public ones here.
    assert_eq!(marks(&owner, &asked).await, [with(&first, "is_own", &json!(true))]);
}

#[tokio::test]
async fn up_to_sixty_slugs_of_somebody_signed_in() {
    let w = World::new().await;
    let owner = w.customer().await;
    let first = w.vacancy(&owner, |_| {}).await;
    let all = copies(&w, &first, 61).await;
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let malika = w.candidate().await;
    assert_eq!(
        marks(&malika, &all[..60]).await,
        all[..60].iter().map(|slug| plain(slug)).collect::<Vec<_>>()
    );
    for refused in [all.join(","), String::new(), format!("{first},O'qituvchi")] {
        malika.get(&format!("{MARKS}?slugs={refused}")).await.expect_field("slugs");
    }
    malika.get(MARKS).await.expect_code(400, "bad_request");
    w.guest().get(&format!("{MARKS}?slugs={first}")).await.expect_code(401, "unauthenticated");
}
