use std::sync::Arc;

use doubles::{Eskiz as Double, Fault, PlayMobile as PlayMobileDouble};
use kernel::Phone;
use outside::{Delivery, Eskiz, EskizConfig, Fallback, SendError, Sms, eskiz};
use tokio::task::JoinSet;
use url::Url;

use crate::{TIMEOUT, closed_address, playmobile, sms, timeout_for, wait_for};

fn config(base_url: Url) -> EskizConfig {
    EskizConfig {
        base_url,
        login: Double::LOGIN.to_owned(),
        password: Double::PASSWORD.to_owned(),
        sender: Double::SENDER.to_owned(),
        callback_url: None,
        timeout: TIMEOUT,
    }
}

fn client(double: &Double) -> Eskiz {
    Eskiz::new(config(double.base_url())).unwrap()
}

fn client_for(double: &Double, fault: Fault) -> Eskiz {
    Eskiz::new(EskizConfig { timeout: timeout_for(fault), ..config(double.base_url()) }).unwrap()
}

#[tokio::test]
async fn a_message_goes_out_as_the_protocol_says() {
    let double = Double::start().await;
    let client = client(&double);
    let id = client.send(&sms("r1")).await.unwrap();
    let sent = double.sent();
    assert_eq!(sent.len(), 1);
    assert_eq!((Some(&sent[0].id), sent[0].to.as_str()), (id.as_ref(), "998901234567"));
    assert_eq!((sent[0].text.as_str(), sent[0].reference.as_str()), ("Ishbor: 482913 kod", "r1"));
    client.send(&sms("r2")).await.unwrap();
    assert_eq!((double.sign_ins(), double.sent().len()), (1, 2), "the token is cached");
}

#[tokio::test]
async fn concurrent_sends_with_an_expired_token_sign_in_once_and_send_once_each() {
    let double = Double::start().await;
    let client = Arc::new(client(&double));
    client.send(&sms("first")).await.unwrap();
    double.expire_tokens();
    let mut sending = JoinSet::new();
    for number in 0..20 {
        let client = client.clone();
        sending.spawn(async move { client.send(&sms(&format!("r{number}"))).await });
    }
    while let Some(sent) = sending.join_next().await {
        sent.unwrap().unwrap();
    }
    assert_eq!(double.sign_ins(), 2);
    let mut references: Vec<_> = double.sent().into_iter().map(|sms| sms.reference).collect();
    references.sort();
    references.dedup();
    assert_eq!((references.len(), double.sent().len()), (21, 21));
}

#[tokio::test]
async fn a_failed_sign_in_is_shared_by_those_who_waited_for_it() {
    let double = Double::start().await;
    double.fail_at("/api/auth", Fault::Timeout);
    let client = Arc::new(client_for(&double, Fault::Timeout));
    let mut sending = JoinSet::new();
    for _ in 0..20 {
        let client = client.clone();
        sending.spawn(async move { client.send(&sms("r1")).await });
    }
    while let Some(sent) = sending.join_next().await {
        assert!(matches!(sent.unwrap(), Err(SendError::NotSent(_))));
    }
    assert_eq!(double.sign_ins(), 1);
    double.recover();
    client.send(&sms("r1")).await.unwrap();
    assert_eq!(double.sent().len(), 1);
}

#[tokio::test]
async fn a_refused_token_is_renewed_only_once() {
    let double = Double::start().await;
    let client = client(&double);
    double.fail_sending(Fault::UnauthorizedOnce);
    client.send(&sms("r1")).await.unwrap();
    assert_eq!((double.sign_ins(), double.sent().len()), (2, 1));
    double.fail_sending(Fault::Unauthorized);
    assert!(matches!(client.send(&sms("r2")).await, Err(SendError::NotSent(_))));
    assert_eq!((double.sign_ins(), double.sent().len()), (3, 1));
    assert_eq!(double.count("/api/message/sms/send"), 4);
}

#[tokio::test]
async fn each_fault_says_whether_to_retry_and_nothing_is_sent_twice() {
    let not_sent: fn(&SendError) -> bool = |error| matches!(error, SendError::NotSent(_));
    let unknown: fn(&SendError) -> bool = |error| matches!(error, SendError::Unknown(_));
    for (fault, expected, went_out) in [
        (Fault::Timeout, unknown, 1),
        (Fault::Broken, unknown, 0),
        (Fault::Unavailable, not_sent, 0),
        (Fault::Busy, not_sent, 0),
        (Fault::Drop, unknown, 0),
        (Fault::DropAfterProcessing, unknown, 1),
        (Fault::Garbage, unknown, 1),
        (Fault::Redirect, unknown, 0),
    ] {
        let double = Double::start().await;
        let client = client_for(&double, fault);
        double.fail_sending(fault);
        let error = client.send(&sms("r1")).await.unwrap_err();
        assert!(expected(&error), "{fault:?}: {error}");
        assert_eq!(double.sent().len(), went_out, "{fault:?}");
        assert_eq!(double.count("/api/message/sms/send"), 1, "{fault:?}");
        assert_eq!(double.count("/elsewhere"), 0, "a redirect was followed");
    }
}

#[tokio::test]
async fn nothing_is_sent_when_signing_in_fails() {
    for fault in [Fault::Timeout, Fault::Broken, Fault::Drop, Fault::DropAfterProcessing, Fault::Garbage] {
        let double = Double::start().await;
        double.fail_at("/api/auth", fault);
        let error = client_for(&double, fault).send(&sms("r1")).await.unwrap_err();
        assert!(error.may_repeat(), "{fault:?}: {error}");
        assert_eq!(double.count("/api/message/sms/send"), 0);
    }
    let double = Double::start().await;
    let wrong =
        Eskiz::new(EskizConfig { password: "wrong".to_owned(), ..config(double.base_url()) }).unwrap();
    assert!(wrong.send(&sms("r1")).await.unwrap_err().may_repeat());
    let (address, _socket) = closed_address();
    let unreachable = Eskiz::new(config(address)).unwrap();
    assert!(unreachable.send(&sms("r1")).await.unwrap_err().may_repeat());
}

#[tokio::test]
async fn a_refusal_is_final_and_its_text_reveals_nothing() {
    let double = Double::start().await;
    let client = client(&double);
    let mut refusals = Vec::new();
    double.approve_only(&["Boshqa matn"]);
    refusals.push(client.send(&sms("r1")).await.unwrap_err());
    double.approve_only(&["Ishbor: * kod"]);
    double.block("998901234567");
    refusals.push(client.send(&sms("r2")).await.unwrap_err());
    double.run_out_of_money();
    let mut other = sms("r3");
    other.to = Phone::parse("+998907654321").unwrap();
    refusals.push(client.send(&other).await.unwrap_err());
    other.to = Phone::parse("+74951234567").unwrap();
    refusals.push(client.send(&other).await.unwrap_err());
    for refusal in refusals {
        assert!(matches!(refusal, SendError::Refused(_)), "{refusal}");
        let text = format!("{refusal} {refusal:?}");
        assert!(!text.contains("482913") && !text.contains("1234567"), "{text}");
    }
    assert!(double.sent().is_empty());
    assert_eq!(double.sign_ins(), 1);
}

#[tokio::test]
async fn the_next_provider_is_used_only_when_nothing_was_sent() {
    let eskiz = Double::start().await;
    let play = PlayMobileDouble::start().await;
    let both =
        Fallback(vec![Arc::new(client_for(&eskiz, Fault::Timeout)), Arc::new(playmobile::client(&play))]);

    both.send(&sms("r1")).await.unwrap();
    assert_eq!((eskiz.sent().len(), play.sent().len()), (1, 0));

    eskiz.fail_sending(Fault::Unavailable);
    assert_eq!(both.send(&sms("r2")).await.unwrap().as_deref(), Some("r2"));
    assert_eq!((eskiz.sent().len(), play.sent().len()), (1, 1));

    for fault in [Fault::Timeout, Fault::DropAfterProcessing, Fault::Garbage] {
        eskiz.fail_sending(fault);
        assert!(matches!(both.send(&sms("r3")).await, Err(SendError::Unknown(_))), "{fault:?}");
    }
    eskiz.recover();
    eskiz.approve_only(&[]);
    assert!(matches!(both.send(&sms("r4")).await, Err(SendError::Refused(_))));
    assert_eq!(play.sent().len(), 1, "a code was sent by both providers");

    let empty = Fallback(Vec::new());
    assert!(empty.send(&sms("r5")).await.unwrap_err().may_repeat());
}

#[tokio::test]
async fn a_delivery_report_names_the_message_that_was_sent() {
    // Any listener can receive the report; this double records the requests it gets.
    let listener = PlayMobileDouble::start().await;
    let double = Double::start().await;
    double.report("REJECTD");
    let callback_url = Some(listener.url.join("/report/secret").unwrap().to_string());
    let client = Eskiz::new(EskizConfig { callback_url, ..config(double.base_url()) }).unwrap();
    let id = client.send(&sms("r1")).await.unwrap().unwrap();
    let request = wait_for("the report", || {
        listener.requests().into_iter().find(|request| request.path == "/report/secret")
    })
    .await;
    let report = serde_json::from_str(&request.body).unwrap();
    assert_eq!(eskiz::read_report(&report), Some((id, Delivery::Failed)));
}
