use std::collections::BTreeMap;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use doubles::{Fault, PlayMobile as Listener, Telegram as Double};
use jiff::{SignedDuration, Timestamp};
use outside::telegram_login::{self, LoginError};
use outside::{Button, SendError, Telegram, TelegramBot, TelegramConfig, TelegramMessage};
use serde_json::{Value, json};
use url::Url;

use crate::{TIMEOUT, closed_address, timeout_for, wait_for};

fn config(base_url: Url) -> TelegramConfig {
    let (token, bot_name) = (Double::TOKEN.to_owned(), Double::BOT_NAME.to_owned());
    TelegramConfig { base_url, token, bot_name, timeout: TIMEOUT }
}

fn client(double: &Double) -> TelegramBot {
    TelegramBot::new(config(double.url.clone())).unwrap()
}

fn message(chat: i64, text: &str) -> TelegramMessage {
    TelegramMessage { chat, text: text.to_owned(), buttons: Vec::new(), code: None }
}

const WAIT: Duration = Duration::from_secs(5);

#[tokio::test]
async fn a_conversation_by_long_polling() {
    let double = Double::start().await;
    let bot = client(&double);
    assert_eq!(bot.bot_name(), Double::BOT_NAME);
    double.say(70, "Aziz", "/start abc");
    let updates = bot.updates(0, WAIT).await.unwrap();
    let said = updates[0].message.as_ref().unwrap();
    assert_eq!((updates.len(), said.chat_id, said.text.as_deref()), (1, 70, Some("/start abc")));
    assert!(said.is_private);
    assert_eq!(said.from.as_ref().unwrap().first_name, "Aziz");

    let mut asked = message(70, "<Aziz> & Co: 482913");
    asked.code = Some("482913".to_owned());
    asked.buttons =
        vec![vec![Button::callback("Ha", "link:yes"), Button::url("Ochish", "https://ishbor.uz/")]];
    bot.send(&asked).await.unwrap();
    let sent = double.sent();
    assert_eq!((sent.len(), sent[0].chat, sent[0].text.as_str()), (1, 70, "<Aziz> & Co: 482913"));
    assert_eq!(
        sent[0].buttons,
        json!([[{"text": "Ha", "callback_data": "link:yes"}, {"text": "Ochish", "url": "https://ishbor.uz/"}]])
    );

    double.press(70, "link:yes");
    let next = updates[0].update_id + 1;
    let updates = bot.updates(next, WAIT).await.unwrap();
    let pressed = updates[0].callback.as_ref().unwrap();
    assert_eq!((updates.len(), pressed.data.as_deref(), pressed.from.id), (1, Some("link:yes"), 70));
    assert_eq!(pressed.from.first_name, "Aziz");
    assert_eq!(pressed.chat_id, Some(70));
    bot.answer_callback(&pressed.id, &"Ulandi ".repeat(40)).await.unwrap();
    assert!(matches!(bot.answer_callback(&pressed.id, "Ulandi").await, Err(SendError::Refused(_))));
    assert!(bot.updates(updates[0].update_id + 1, Duration::ZERO).await.unwrap().is_empty());
}

#[tokio::test]
async fn polling_waits_longer_than_other_calls() {
    let double = Double::start().await;
    let timeout = Duration::from_millis(200);
    let bot = TelegramBot::new(TelegramConfig { timeout, ..config(double.url.clone()) }).unwrap();
    let waiting = bot.updates(0, TIMEOUT);
    let late = async {
        // Longer than the timeout of other calls; how much longer does not matter.
        tokio::time::sleep(timeout * 3).await;
        double.say(70, "Aziz", "salom");
    };
    let (updates, ()) = tokio::join!(waiting, late);
    assert_eq!(updates.unwrap().len(), 1);
}

#[tokio::test]
async fn a_webhook_receives_its_secret_and_disables_polling() {
    let double = Double::start().await;
    let bot = client(&double);
    let listener = Listener::start().await;
    let url = listener.url.join("/telegram/webhook").unwrap();
    bot.set_webhook(url.as_str(), "a-Secret_1").await.unwrap();
    double.say(70, "Aziz", "salom");
    let heard = wait_for("the update", || listener.requests().into_iter().next()).await;
    assert_eq!(heard.headers["x-telegram-bot-api-secret-token"], "a-Secret_1");
    let update: outside::Update = serde_json::from_str(&heard.body).unwrap();
    assert_eq!(update.message.unwrap().text.as_deref(), Some("salom"));
    assert!(bot.updates(0, Duration::ZERO).await.unwrap_err().may_repeat());
    assert!(matches!(bot.set_webhook(url.as_str(), "not allowed").await, Err(SendError::Refused(_))));
    bot.delete_webhook().await.unwrap();
    // The listener has no such route, so Telegram keeps the update, and polling returns it.
    assert_eq!(bot.updates(0, Duration::ZERO).await.unwrap().len(), 1);
}

#[tokio::test]
async fn chat_errors_are_refusals_and_bot_errors_can_be_retried() {
    let double = Double::start().await;
    let bot = client(&double);
    double.say(70, "Aziz", "salom");
    assert!(matches!(bot.send(&message(71, "Salom")).await, Err(SendError::Refused(_))), "an unknown chat");
    double.block(70);
    let blocked = bot.send(&message(70, "Salom")).await.unwrap_err();
    assert!(matches!(&blocked, SendError::Refused(text) if text.contains("blocked")), "{blocked}");
    let wrong = TelegramConfig { token: "1:wrong".to_owned(), ..config(double.url.clone()) };
    let error = TelegramBot::new(wrong).unwrap().send(&message(70, "Salom")).await.unwrap_err();
    assert!(error.may_repeat(), "a wrong token must not unlink a chat: {error}");
}

#[tokio::test]
async fn each_fault_says_whether_to_retry_and_never_reveals_the_token() {
    let not_sent: fn(&SendError) -> bool = |error| matches!(error, SendError::NotSent(_));
    let unknown: fn(&SendError) -> bool = |error| matches!(error, SendError::Unknown(_));
    for (fault, expected, went_out) in [
        (Fault::Timeout, unknown, 1),
        (Fault::Broken, unknown, 0),
        (Fault::Unavailable, not_sent, 0),
        (Fault::Busy, not_sent, 0),
        (Fault::UnauthorizedOnce, not_sent, 0),
        (Fault::Drop, unknown, 0),
        (Fault::DropAfterProcessing, unknown, 1),
        (Fault::Garbage, unknown, 1),
        (Fault::Redirect, unknown, 0),
    ] {
        let double = Double::start().await;
        double.say(70, "Aziz", "salom");
        double.fail_with(fault);
        let config = TelegramConfig { timeout: timeout_for(fault), ..config(double.url.clone()) };
        let error = TelegramBot::new(config).unwrap().send(&message(70, "Salom")).await.unwrap_err();
        assert!(expected(&error), "{fault:?}: {error}");
        assert!(!error.to_string().contains("TEST-token"), "{error}");
        assert_eq!((double.sent().len(), double.requests().len()), (went_out, 1), "{fault:?}");
    }
    let (address, _socket) = closed_address();
    let error = TelegramBot::new(config(address)).unwrap().send(&message(70, "Salom")).await.unwrap_err();
    assert!(error.may_repeat() && !error.to_string().contains("TEST-token"), "{error}");
}

/// The double's page gives the browser the same fields as the real one.
#[tokio::test]
async fn the_sign_in_page_returns_signed_fields() {
    let double = Double::start().await;
    double.set_now(1_767_225_600);
    let (origin, return_to) = ("http://127.0.0.1:1", "http://127.0.0.1:1/auth/login");
    let login_url =
        telegram_login::login_url(&double.url, telegram_login::bot_id(Double::TOKEN), origin, return_to);
    let browser = browser();
    let page = browser.get(login_url.clone()).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Aziz Karimov") && page.contains("Malika"), "{page}");
    let mut pressed = login_url.clone();
    pressed.set_path("/auth/choose");
    pressed.query_pairs_mut().append_pair("as", "a");
    let answer = browser.get(pressed).send().await.unwrap();
    let back = answer.headers()["location"].to_str().unwrap();
    let (address, result) = back.split_once("#tgAuthResult=").unwrap();
    assert_eq!(address, return_to);
    let fields: BTreeMap<String, Value> =
        serde_json::from_slice(&URL_SAFE_NO_PAD.decode(result).unwrap()).unwrap();
    let text = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut fields: BTreeMap<_, _> = fields.into_iter().map(|(key, value)| (key, text(value))).collect();
    let now = Timestamp::from_second(1_767_225_605).unwrap();
    let verify =
        |fields: &_| telegram_login::verify_widget(Double::TOKEN, fields, now, SignedDuration::from_mins(10));
    let user = verify(&fields).unwrap();
    assert_eq!(
        (user.id, user.name.as_str(), user.username.as_deref()),
        (700_000_001, "Aziz Karimov", Some("aziz_k"))
    );
    fields.insert("id".to_owned(), "700000002".to_owned());
    assert_eq!(verify(&fields), Err(LoginError::Forged));

    let foreign = telegram_login::login_url(&double.url, "1234567890", origin, "http://127.0.0.1:2/");
    assert_eq!(browser.get(foreign).send().await.unwrap().status(), 400);
}

fn browser() -> reqwest::Client {
    // Creating any of our clients installs the TLS provider; this one is created only for that.
    drop(TelegramBot::new(config("http://127.0.0.1:1".parse().unwrap())));
    reqwest::Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none()).build().unwrap()
}
