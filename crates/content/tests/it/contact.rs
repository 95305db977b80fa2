use serde_json::{Value, json};
use testkit::World;

const PATH: &str = "/api/v1/contact";

fn letter() -> Value {
    json!({
        "name": "Malika",
        "reply_to": "90 123-45-67",
        "topic": "employer",
        "message": "Ikkita oshpaz kerak, qanday yordam bera olasiz?"
    })
}

fn letter_with(field: &str, value: Value) -> Value {
    let mut letter = letter();
    letter[field] = value;
    letter
}

async fn letters(w: &World) -> Vec<content::Letter> {
    content::list_open_letters(&w.app).await.unwrap()
}

#[tokio::test]
async fn a_letter_is_stored_with_a_normalized_phone() {
    let w = World::new().await;
    let sent = w.guest().lang("ru").post(PATH, letter()).await.expect(200).json();
    assert_eq!(sent["status"], true);
    let letters = letters(&w).await;
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].id.to_string(), sent["id"]);
    assert_eq!(letters[0].reply_to, "+998901234567");
    assert_eq!(letters[0].locale, "ru");
    assert!(content::mark_answered(&w.app, letters[0].id).await.unwrap());
    assert!(!content::mark_answered(&w.app, letters[0].id).await.unwrap(), "answered once");
}

#[tokio::test]
async fn each_field_error_is_reported_in_three_languages() {
    let w = World::new().await;
    let cases = [
        ("name", json!("")),
        ("name", json!("x".repeat(61))),
        ("reply_to", json!("12345")),
        ("reply_to", json!("malika@")),
        ("message", json!("qisqa")),
        ("message", json!("x".repeat(2001))),
        ("message", Value::Null),
        ("role", json!("admin")),
    ];
    // A different address for each attempt, because the rate limit is not tested here.
    for (number, (field, value)) in cases.into_iter().enumerate() {
        let mut texts = Vec::new();
        for lang in ["uz", "ru", "en"] {
            let guest = w.guest().lang(lang).from_address([198, 51, 100, number as u8].into());
            texts.push(guest.post(PATH, letter_with(field, value.clone())).await.expect_field(field));
        }
        texts.dedup();
        assert_eq!(texts.len(), 3, "{field} says the same in two languages: {texts:?}");
    }
    w.guest().post(PATH, letter_with("topic", json!("love"))).await.expect_code(400, "bad_request");
    assert!(letters(&w).await.is_empty());
}

#[tokio::test]
async fn a_repeated_key_sends_once_and_gets_the_same_response() {
    let w = World::new().await;
    let guest = w.guest().with("idempotency-key", "key-1");
    let first = guest.post(PATH, letter()).await.expect(200);
    let second = guest.post(PATH, letter()).await.expect(200);
    assert_eq!(first.body, second.body);
    assert_eq!(second.header("idempotency-replayed"), "true");
    guest.post(PATH, letter_with("name", json!("Jasur"))).await.expect_code(422, "idempotency_mismatch");
    assert_eq!(letters(&w).await.len(), 1);
    w.guest().with("idempotency-key", "key-2").post(PATH, letter()).await.expect(200);
    assert_eq!(letters(&w).await.len(), 2, "another key is another letter");
}

#[tokio::test]
async fn eight_concurrent_repeats_send_one_letter() {
    let w = World::new().await;
    let tries = (0..8).map(|_| {
        let guest = w.guest().with("idempotency-key", "same");
        tokio::spawn(async move { guest.post(PATH, letter()).await })
    });
    let mut bodies = Vec::new();
    for one in tries.collect::<Vec<_>>() {
        bodies.push(one.await.unwrap().expect(200).body);
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "every request got the same response");
    assert_eq!(letters(&w).await.len(), 1);
}

#[tokio::test]
async fn an_idempotency_key_expires_after_a_day() {
    let w = World::new().await;
    let guest = w.guest().with("idempotency-key", "key-1");
    guest.post(PATH, letter()).await.expect(200);
    // Stored with the time of the database, deleted by the clock of the application.
    w.clock.set(jiff::Timestamp::from_second(4_000_000_000).unwrap());
    assert_eq!(platform::forget_old_answers(&w.app).await.unwrap(), 1);
    guest.post(PATH, letter_with("name", json!("Jasur"))).await.expect(200);
}

#[tokio::test]
async fn letters_are_rate_limited_per_address() {
    let w = World::new().await;
    for _ in 0..10 {
        w.guest().post(PATH, letter()).await.expect(200);
    }
    let refused = w.guest().post(PATH, letter()).await.expect_code(429, "too_many");
    let seconds: u64 = refused.header("retry-after").parse().unwrap();
    assert!(seconds > 0);
    assert_eq!(refused.json()["retry_after"], seconds);
    w.guest().from_address([203, 0, 113, 9].into()).post(PATH, letter()).await.expect(200);
}
