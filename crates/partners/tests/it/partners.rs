use axum::http::Method;
use serde_json::{Value, json};
use staff::StaffRole;
use testkit::{Client, World, png};

const LIST: &str = "/api/v1/staff/partners";

fn partner(name: &str) -> Value {
    json!({ "name": name, "link": "https://hamkor.uz/sahifa" })
}

async fn add(content: &Client, name: &str) -> Value {
    content.post(LIST, partner(name)).await.expect(201).json()["data"].take()
}

fn of(partner: &Value, action: &str) -> String {
    format!("{LIST}/{}/{action}", partner["id"].as_str().unwrap())
}

async fn names(content: &Client) -> Vec<String> {
    let list = content.get(LIST).await.expect(200).json();
    let names = list["data"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap().to_owned());
    names.collect()
}

#[tokio::test]
async fn partners_stand_in_the_footer_and_on_the_home_page_until_they_are_hidden() {
    let w = World::new().await;
    let content = w.staff(StaffRole::Content).await;
    let page = async |path: &str| w.guest().with("accept", "text/html").get(path).await.expect(200).html();
    assert!(!page("/en").await.contains("footer-partners\""), "no partners, no block");
    let added = add(&content, "Navroʻz & kollejlari").await;
    assert_eq!(
        (&added["version"], &added["logo"], &added["hidden"]),
        (&json!(1), &json!(null), &json!(false))
    );
    for path in ["/ru", "/help/faq"] {
        let html = page(path).await;
        assert!(html.contains("href=\"https://hamkor.uz/sahifa\""), "{path}");
        assert!(html.contains("Navroʻz &#38; kollejlari"), "{path}");
    }
    assert!(page("/en").await.contains("id=\"partners-title\""));
    let hidden = json!({ "name": "Navroʻz", "link": "https://hamkor.uz", "hidden": true, "version": 1 });
    let changed = content.post(&of(&added, "update"), hidden).await.expect(200).json();
    assert_eq!(changed["data"]["version"], 2);
    assert!(!page("/en").await.contains("hamkor.uz"));
    let journal: Vec<(String, Value)> = sqlx::query_as(
        "select action, details from audit_events where object_kind = 'partner' order by at, id",
    )
    .fetch_all(&w.db)
    .await
    .unwrap();
    let actions: Vec<&str> = journal.iter().map(|(action, _)| action.as_str()).collect();
    assert_eq!(actions, ["partner_added", "partner_changed"]);
    assert_eq!(journal[1].1["partner"], "Navroʻz");
}

#[tokio::test]
async fn two_editors_do_not_overwrite_each_other_unseen() {
    let w = World::new().await;
    let (one, other) = (w.staff(StaffRole::Content).await, w.staff(StaffRole::Admin).await);
    let added = add(&one, "Bir").await;
    let change = |name: &str, version: i32| {
        let mut change = partner(name);
        change["version"] = json!(version);
        change
    };
    one.post(&of(&added, "update"), change("Ikki", 1)).await.expect(200);
    other.post(&of(&added, "update"), change("Uch", 1)).await.expect_code(409, "partner_changed");
    other.post(&of(&added, "update"), partner("Uch")).await.expect_code(409, "partner_changed");
    other.post(&of(&added, "remove"), json!({ "version": 1 })).await.expect_code(409, "partner_changed");
    assert_eq!(names(&other).await, ["Ikki"]);
    let second = add(&one, "Besh").await;
    let ids = [added["id"].clone(), second["id"].clone()];
    let turned = [ids[1].clone(), ids[0].clone()];
    one.post(&format!("{LIST}/order"), json!({ "seen": ids, "order": turned })).await.expect(200);
    assert_eq!(names(&one).await, ["Besh", "Ikki"]);
    let late = json!({ "seen": ids, "order": turned });
    other.post(&format!("{LIST}/order"), late).await.expect_code(409, "partner_changed");
    let partial = json!({ "seen": turned, "order": [ids[0]] });
    other.post(&format!("{LIST}/order"), partial).await.expect_field("order");
    for _ in 0..2 {
        other.post(&of(&added, "remove"), json!({ "version": 2 })).await.expect(200);
    }
    other.post(&of(&added, "update"), change("Uch", 2)).await.expect_code(404, "not_found");
    assert_eq!(names(&one).await, ["Besh"]);
}

#[tokio::test]
async fn a_logo_is_encoded_again_and_goes_with_its_partner() {
    let w = World::new().await;
    let content = w.staff(StaffRole::Content).await;
    let added = add(&content, "Logotipli").await;
    let path = format!("{}?version=1", of(&added, "logo"));
    let upload = async |path: &str, bytes: Vec<u8>| {
        content.send(Method::POST, path, Some("image/png"), bytes.into()).await
    };
    upload(&path, b"no picture".to_vec()).await.expect_field("logo");
    let drawn = upload(&path, png(400, 220)).await.expect(200).json()["data"].take();
    assert_eq!(drawn["version"], 2);
    upload(&path, png(400, 220)).await.expect_code(409, "partner_changed");
    let small = drawn["logo"]["small"].as_str().unwrap();
    assert!(small.ends_with(".jpg"), "{small}");
    w.guest().get(small).await.expect(200);
    let home = w.guest().with("accept", "text/html").get("/en").await.expect(200).html();
    assert!(home.contains(&format!("src=\"{small}\" alt=\"Logotipli\"")), "{home}");
    let far = "2100-01-01T00:00:00Z".parse().unwrap();
    let count = async || w.app.files.list_before("partners", far).await.unwrap().len();
    assert_eq!(count().await, 1, "refused uploads leave nothing");
    content.post(&of(&added, "remove"), json!({ "version": 2 })).await.expect(200);
    assert_eq!(count().await, 0);
}

#[tokio::test]
async fn a_partner_has_a_name_and_a_site() {
    let w = World::new().await;
    let content = w.staff(StaffRole::Content).await;
    for (field, value) in [
        ("name", json!("B")),
        ("name", json!("B".repeat(61))),
        ("link", json!("javascript:alert(1)")),
        ("link", json!("https://user:pass@hamkor.uz")),
        ("link", json!("hamkor.uz/sahifa")),
    ] {
        let mut wrong = partner("Hamkor");
        wrong[field] = value;
        content.post(LIST, wrong).await.expect_field(field);
    }
    for number in 0..24 {
        add(&content, &format!("Hamkor {number}")).await;
    }
    content.post(LIST, partner("Ortiqcha")).await.expect_code(409, "too_many_partners");
    w.staff(StaffRole::Moderator).await.get(LIST).await.expect(403);
}
