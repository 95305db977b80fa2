use doubles::{Fault, PlayMobile as Double};
use outside::{PlayMobile, PlayMobileConfig, SendError, Sms};
use url::Url;

use crate::{TIMEOUT, closed_address, sms, timeout_for};

fn config(base_url: Url) -> PlayMobileConfig {
    PlayMobileConfig {
        base_url,
        login: Double::LOGIN.to_owned(),
        password: Double::PASSWORD.to_owned(),
        sender: Double::SENDER.to_owned(),
        timeout: TIMEOUT,
    }
}

pub fn client(double: &Double) -> PlayMobile {
    PlayMobile::new(config(double.base_url())).unwrap()
}

#[tokio::test]
async fn a_message_goes_out_once_for_each_reference() {
    let double = Double::start().await;
    let client = client(&double);
    assert_eq!(client.send(&sms("jb0000000001")).await, Ok(Some("jb0000000001".to_owned())));
    client.send(&sms("jb0000000001")).await.unwrap();
    let sent = double.sent();
    assert_eq!(sent.len(), 1);
    assert_eq!((sent[0].to.as_str(), sent[0].text.as_str()), ("998901234567", "Ishbor: 482913 kod"));
}

#[tokio::test]
async fn each_fault_says_whether_to_retry() {
    let not_sent: fn(&SendError) -> bool = |error| matches!(error, SendError::NotSent(_));
    let unknown: fn(&SendError) -> bool = |error| matches!(error, SendError::Unknown(_));
    for (fault, expected, went_out) in [
        (Fault::Timeout, unknown, 1),
        (Fault::Broken, unknown, 0),
        (Fault::Unavailable, not_sent, 0),
        (Fault::Busy, not_sent, 0),
        (Fault::Unauthorized, not_sent, 0),
        (Fault::DropAfterProcessing, unknown, 1),
        (Fault::Garbage, unknown, 1),
    ] {
        let double = Double::start().await;
        double.fail_with(fault);
        let client =
            PlayMobile::new(PlayMobileConfig { timeout: timeout_for(fault), ..config(double.base_url()) });
        let error = client.unwrap().send(&sms("r1")).await.unwrap_err();
        assert!(expected(&error), "{fault:?}: {error}");
        assert_eq!((double.sent().len(), double.requests().len()), (went_out, 1), "{fault:?}");
    }
    let (address, _socket) = closed_address();
    let unreachable = PlayMobile::new(config(address)).unwrap();
    assert!(unreachable.send(&sms("r1")).await.unwrap_err().may_repeat());
}

#[tokio::test]
async fn codes_in_the_body_decide() {
    let double = Double::start().await;
    let client = client(&double);
    double.refuse_next(100);
    assert!(
        client.send(&sms("r1")).await.unwrap_err().may_repeat(),
        "nothing was sent after an internal error"
    );
    for code in [101, 102, 202, 401, 406] {
        double.refuse_next(code);
        let error = client.send(&sms("r1")).await.unwrap_err();
        assert_eq!(error, SendError::Refused(format!("error {code}: on demand")));
    }
    client.send(&sms("r1")).await.unwrap();
}

#[tokio::test]
async fn a_reference_that_would_be_truncated_is_refused_before_sending() {
    let double = Double::start().await;
    for wrong in ["", "123456789012345678901", "xabarʻ"] {
        assert!(matches!(client(&double).send(&sms(wrong)).await, Err(SendError::Refused(_))), "{wrong}");
    }
    assert!(double.requests().is_empty());
    client(&double).send(&sms("12345678901234567890")).await.unwrap();
}
