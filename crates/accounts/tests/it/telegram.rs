//! The bot.

use jiff::SignedDuration;
use serde_json::{Value, json};
use testkit::{Person, Reply, World};

const HOOK: &str = "/api/v1/telegram/webhook";

async fn say(w: &World, update_id: i64, chat: i64, name: &str, text: &str) -> Reply {
    let secret = accounts::telegram::webhook::secret(&w.app);
    let update = json!({
        "update_id": update_id,
        "message": {
            "message_id": 1, "date": 1, "text": text, "chat": { "id": chat, "type": "private" },
            "from": { "id": chat, "is_bot": false, "first_name": name, "language_code": "uz" },
        },
    });
    let reply =
        w.guest().with("x-telegram-bot-api-secret-token", &secret).post(HOOK, update).await.expect(200);
    w.run_jobs().await;
    reply
}

async fn key(ali: &Person) -> String {
    let link = ali.post("/api/v1/me/telegram/link", json!({})).await.expect(200).json();
    assert!(link["qr"].as_str().unwrap().contains("<svg"));
    link["url"].as_str().unwrap().split("start=").nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_chat_is_linked_by_key_and_confirmation() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let key = key(&ali).await;
    say(&w, 1, 555, "Ali", &format!("/start {key}")).await;
    assert!(w.outbox()[0].channel == "telegram" && w.outbox()[0].to == "555");
    let seen = ali.get("/api/v1/me/telegram").await.expect(200).json();
    assert_eq!((seen["pending"]["name"].as_str(), &seen["linked"]), (Some("Ali"), &Value::Null));
    let user = ali.post("/api/v1/me/telegram/confirm", json!({})).await.expect(200).json();
    assert_eq!(user["user"]["telegram"]["name"], "Ali");
    ali.post("/api/v1/me/telegram/confirm", json!({})).await.expect_code(404, "link_expired");
    // Codes now come by Telegram and cost nothing.
    w.clock.advance(SignedDuration::from_hours(1));
    w.ask_code(&w.guest(), &ali.phone, "reset").await;
    let message = w.outbox()[0].clone();
    assert!(message.channel == "telegram" && message.code.is_some(), "{message:?}");
    // The chat can unlink itself.
    say(&w, 2, 555, "Ali", "/stop").await;
    let seen = ali.get("/api/v1/me/telegram").await.expect(200).json();
    assert_eq!(seen["linked"], Value::Null);
}

#[tokio::test]
async fn a_strangers_chat_is_not_linked_without_confirmation() {
    let w = World::new().await;
    let ali = w.candidate().await;
    let first = key(&ali).await;
    say(&w, 10, 777, "Begona", &format!("/start {first}")).await;
    // The key belongs to the first chat; a second one cannot take it over.
    say(&w, 11, 778, "Ikkinchi", &format!("/start {first}")).await;
    let seen = ali.get("/api/v1/me/telegram").await.expect(200).json();
    assert_eq!(seen["pending"]["name"], "Begona");
    ali.post("/api/v1/me/telegram/decline", json!({})).await.expect(200);
    assert_eq!(ali.get("/api/v1/me/telegram").await.expect(200).json()["pending"], Value::Null);
    // A key expires, and a chat belongs to one account only.
    let second = key(&ali).await;
    w.clock.advance(SignedDuration::from_mins(9));
    say(&w, 12, 779, "Ali", &format!("/start {second}")).await;
    ali.post("/api/v1/me/telegram/confirm", json!({})).await.expect(200);
    let vali = w.candidate().await;
    let third = key(&vali).await;
    say(&w, 13, 779, "Ali", &format!("/start {third}")).await;
    vali.post("/api/v1/me/telegram/confirm", json!({})).await.expect_code(409, "telegram_taken");
    let fourth = key(&vali).await;
    w.clock.advance(SignedDuration::from_mins(11));
    say(&w, 14, 780, "Vali", &format!("/start {fourth}")).await;
    assert_eq!(vali.get("/api/v1/me/telegram").await.expect(200).json()["pending"], Value::Null);
}

#[tokio::test]
async fn webhook_updates_need_the_secret_and_take_effect_once() {
    let w = World::new().await;
    w.guest().post(HOOK, json!({})).await.expect_code(403, "forbidden");
    w.guest().with("x-telegram-bot-api-secret-token", "guess").post(HOOK, json!({})).await.expect(403);
    say(&w, 20, 900, "Ali", "salom").await;
    let before = w.outbox().len();
    say(&w, 20, 900, "Ali", "salom").await;
    assert_eq!(w.outbox().len(), before, "a repeated update has one effect");
    let secret = accounts::telegram::webhook::secret(&w.app);
    let odd = w.guest().with("x-telegram-bot-api-secret-token", &secret);
    odd.post(HOOK, json!({ "something": "new" })).await.expect(200);
}
