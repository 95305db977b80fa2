use std::time::Duration;

use doubles::{Fault, Smtp as Double};
use kernel::Email;
use outside::{MailMessage, Mailer, SendError, Smtp, SmtpConfig};

use crate::{TIMEOUT, closed_address, timeout_for};

fn client(url: &str) -> Smtp {
    client_with(url, TIMEOUT)
}

fn client_with(url: &str, timeout: Duration) -> Smtp {
    let from = "Ishbor <no-reply@ishbor.uz>".to_owned();
    Smtp::new(SmtpConfig { url: url.to_owned(), from, timeout }).unwrap()
}

fn letter(to: &str) -> MailMessage {
    MailMessage {
        to: Email::parse(to).unwrap(),
        subject: "Tasdiqlash kodi".to_owned(),
        text: "Kod: 482913\n.\nIshbor".to_owned(),
        html: None,
        code: Some("482913".to_owned()),
    }
}

#[tokio::test]
async fn a_letter_arrives_whole() {
    let double = Double::start().await;
    client(&double.url).send(&letter("aziz@example.uz")).await.unwrap();
    let letters = double.letters();
    assert_eq!(letters.len(), 1);
    assert_eq!(
        (letters[0].from.as_str(), letters[0].to.as_slice()),
        ("no-reply@ishbor.uz", &["aziz@example.uz".to_owned()][..])
    );
    assert_eq!(letters[0].login, None);
    let data = &letters[0].data;
    for line in [
        "From: Ishbor <no-reply@ishbor.uz>",
        "To: aziz@example.uz",
        "Subject: Tasdiqlash kodi",
        "Auto-Submitted: auto-generated",
    ] {
        assert!(data.lines().any(|given| given == line), "{line} is missing in {data}");
    }
    assert!(
        data.contains("Kod: 482913\n.\nIshbor"),
        "a line with a single dot does not end the letter: {data}"
    );
    assert!(data.contains("@ishbor.uz>\n"), "the id of the letter names our domain: {data}");
}

#[tokio::test]
async fn html_is_sent_along_with_the_text() {
    let double = Double::start().await;
    let mut letter = letter("aziz@example.uz");
    letter.html = Some("<p>Kod: <b>482913</b></p>".to_owned());
    letter.subject = "Код подтверждения — Ishbor".to_owned();
    client(&double.url).send(&letter).await.unwrap();
    let data = &double.letters()[0].data;
    assert!(data.contains("multipart/alternative") && data.contains("<b>482913</b>"), "{data}");
    assert!(data.contains("Subject: =?utf-8?"), "{data}");
}

#[tokio::test]
async fn an_address_in_cyrillic_is_announced_as_such() {
    let double = Double::start().await;
    client(&double.url).send(&letter("иван@почта.рф")).await.unwrap();
    assert_eq!(double.letters()[0].to, ["иван@почта.рф"]);
    let mail = double.requests().into_iter().find(|request| request.method == "MAIL").unwrap();
    assert!(mail.path.contains("SMTPUTF8"), "{}", mail.path);
}

#[tokio::test]
async fn an_account_signs_in_and_a_wrong_one_sends_nothing() {
    let double = Double::start().await;
    let right = client(&double.url_with(Double::LOGIN, Double::PASSWORD));
    right.send(&letter("aziz@example.uz")).await.unwrap();
    assert_eq!(double.letters()[0].login.as_deref(), Some(Double::LOGIN));
    let wrong = client(&double.url_with(Double::LOGIN, "hunter2"));
    let error = wrong.send(&letter("aziz@example.uz")).await.unwrap_err();
    assert_eq!(error, SendError::NotSent("535".to_owned()), "the account is at fault, not the letter");
    assert_eq!(double.letters().len(), 1);
}

/// A name typed by a person becomes part of the subject; it must not inject a header or a recipient.
#[tokio::test]
async fn no_line_break_adds_a_header_or_a_recipient() {
    let double = Double::start().await;
    let client = client(&double.url);
    let attacks = [
        "Salom\r\nBcc: victim@example.uz",
        "Salom\nBcc: victim@example.uz",
        "Salom\rBcc: victim@example.uz",
        "Salom\r\n\r\nYangi matn",
        "Salom\r\n.\r\nMAIL FROM:<x@y.uz>\r\nRCPT TO:<victim@example.uz>",
        "Салом\r\nBcc: victim@example.uz",
        "Salom\u{85}Bcc: victim@example.uz\u{2028}X-Header: 1",
        "=?utf-8?q?Salom=0D=0ABcc:_victim@example.uz?=",
    ];
    for attack in attacks {
        let mut letter = letter("aziz@example.uz");
        letter.subject = attack.to_owned();
        client.send(&letter).await.unwrap();
    }
    let mut body = letter("aziz@example.uz");
    body.text = "Salom\r\n.\r\nRCPT TO:<victim@example.uz>\r\nDATA\r\n".to_owned();
    client.send(&body).await.unwrap();
    let letters = double.letters();
    assert_eq!(letters.len(), attacks.len() + 1);
    for letter in letters {
        assert_eq!(letter.to, ["aziz@example.uz"]);
        let head = letter.data.split("\n\n").next().unwrap().to_lowercase();
        let names: Vec<_> = head
            .lines()
            .filter(|line| !line.starts_with(' '))
            .map(|line| line.split(':').next().unwrap())
            .collect();
        assert!(!names.contains(&"bcc") && !names.contains(&"x-header"), "{head}");
        assert_eq!(names.iter().filter(|name| **name == "subject").count(), 1, "{head}");
    }
    assert!(!double.requests().iter().any(|request| request.path.contains("victim")));
}

#[tokio::test]
async fn an_address_cannot_carry_a_command() {
    for attack in ["a@b.uz\r\nRCPT TO:<v@b.uz>", "a@b.uz>\r\nDATA", "a b@c.uz", "a@b.uz,v@b.uz", "<a@b.uz>"] {
        assert!(Email::parse(attack).is_err(), "{attack}");
    }
}

#[tokio::test]
async fn each_fault_says_whether_to_retry() {
    let not_sent: fn(&SendError) -> bool = |error| matches!(error, SendError::NotSent(_));
    let unknown: fn(&SendError) -> bool = |error| matches!(error, SendError::Unknown(_));
    for (fault, expected, went_out) in [
        (Fault::Timeout, unknown, 1),
        (Fault::Broken, not_sent, 0),
        (Fault::Unavailable, not_sent, 0),
        (Fault::Busy, not_sent, 0),
        (Fault::Drop, not_sent, 0),
        (Fault::DropAfterProcessing, unknown, 1),
        (Fault::Garbage, unknown, 1),
    ] {
        let double = Double::start().await;
        double.fail_with(fault);
        let client = client_with(&double.url, timeout_for(fault));
        let error = client.send(&letter("aziz@example.uz")).await.unwrap_err();
        assert!(expected(&error), "{fault:?}: {error}");
        assert_eq!(double.letters().len(), went_out, "{fault:?}");
    }
    let (address, _socket) = closed_address();
    let unreachable = client(&address.as_str().replace("http://", "smtp://"));
    assert!(unreachable.send(&letter("aziz@example.uz")).await.unwrap_err().may_repeat());
}

/// A server that accepts connections but sends nothing, as behind a broken firewall.
#[tokio::test]
async fn a_silent_server_times_out_and_can_be_retried() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let timeout = Duration::from_millis(100);
    let client = client_with(&format!("smtp://{}", listener.local_addr().unwrap()), timeout);
    assert!(client.send(&letter("aziz@example.uz")).await.unwrap_err().may_repeat());
}

#[tokio::test]
async fn a_refused_recipient_is_final_and_not_named() {
    let double = Double::start().await;
    for (to, code) in [("unknown.person@example.uz", "550"), ("spam@example.uz", "554")] {
        let error = client(&double.url).send(&letter(to)).await.unwrap_err();
        assert_eq!(error, SendError::Refused(code.to_owned()));
    }
    assert!(double.letters().is_empty());
}
