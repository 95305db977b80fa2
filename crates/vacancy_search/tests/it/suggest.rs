//! Suggestions under the search field.

use serde_json::{Value, json};
use testkit::{Client, World};

use crate::open;

async fn suggest(client: &Client, q: &str) -> Vec<Value> {
    let q: String = url::form_urlencoded::byte_serialize(q.as_bytes()).collect();
    let reply = client.get(&format!("/api/v1/suggest/keyword?q={q}")).await.expect(200).json();
    reply["data"].as_array().unwrap().clone()
}

fn texts(list: &[Value]) -> Vec<&str> {
    list.iter().map(|one| one["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn queries_professions_companies_and_skills_are_mixed() {
    let w = World::new().await;
    let owner = w.customer().await;
    open(&w, &owner, "Haydovchi").await;
    for number in 0..3 {
        let guest = w.guest().from_address([198, 51, 100, number].into());
        guest.get("/api/v1/jobs?q=haydovchi+toshkent").await.expect(200);
        guest.get("/api/v1/jobs?q=haydovchi+kosmosda+yoq+soz&as_typed=true").await.expect(200);
    }
    w.guest().get("/api/v1/jobs?q=haydovchi+bir+kishi").await.expect(200);
    vacancy_search::quality::flush(&w.app).await.unwrap();
    assert!(suggest(&w.guest(), "haydov").await.is_empty(), "nothing before it was made");
    vacancy_search::suggest::renew(&w.app).await.unwrap();

    let (uz, ru) = (w.guest().lang("uz"), w.guest().lang("ru"));
    let found = suggest(&uz, "haydov").await;
    assert!(texts(&found).contains(&"haydovchi toshkent"), "{found:?}");
    assert!(found.iter().any(|one| one["kind"] == "profession" && one["slug"].is_string()), "{found:?}");
    // Queries that few people typed or that find nothing are not suggested.
    assert!(!texts(&found).iter().any(|text| text.contains("bir kishi")), "{found:?}");
    // In the reader's language, whatever language is typed.
    let found = suggest(&ru, "haydovchi").await;
    assert!(
        found
            .iter()
            .any(|one| one["kind"] == "profession" && one["text"].as_str().unwrap().contains("одитель")),
        "{found:?}"
    );
    let found = suggest(&uz, "водитель").await;
    assert!(
        found
            .iter()
            .any(|one| one["kind"] == "profession" && one["text"].as_str().unwrap().contains("aydovchi")),
        "{found:?}"
    );
    let company = json!({ "kind": "company", "text": "Anor Savdo", "slug": owner.user["customer"]["slug"] });
    assert!(suggest(&uz, "анор сав").await.contains(&company));
    assert!(suggest(&uz, "excel").await.iter().any(|one| one["kind"] == "skill" && one["slug"].is_null()));
    // Nothing typed yet: popular queries.
    assert_eq!(texts(&suggest(&uz, "").await), ["haydovchi toshkent"]);
    for strange in ["  ", "\u{1}", "🙂", "'; drop table users; --"] {
        suggest(&uz, strange).await;
    }
    suggest(&uz, &"a".repeat(5000)).await;
    let limited = uz.get("/api/v1/suggest/keyword?q=a&limit=3").await.expect(200).json();
    assert_eq!(limited["data"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_hidden_company_is_not_suggested() {
    let w = World::new().await;
    let owner = w.customer().await;
    open(&w, &owner, "Haydovchi").await;
    vacancy_search::suggest::renew(&w.app).await.unwrap();
    assert_eq!(texts(&suggest(&w.guest(), "anor savdo").await), ["Anor Savdo"]);
    let hide = "update companies set hidden_at = now() where slug = $1";
    sqlx::query(hide).bind(owner.user["customer"]["slug"].as_str()).execute(&w.db).await.unwrap();
    // At once, without waiting until suggestions are rebuilt.
    vacancy_search::engine::catch_up(&w.app).await.unwrap();
    assert!(suggest(&w.guest(), "anor savdo").await.is_empty());
    vacancy_search::suggest::renew(&w.app).await.unwrap();
    assert!(suggest(&w.guest(), "anor savdo").await.is_empty());
}
