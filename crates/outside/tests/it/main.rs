//! Every client against its double: what goes over the wire, and what is believed when it breaks.

mod eskiz;
mod google;
mod playmobile;
mod smtp;
mod telegram;

use std::time::Duration;

use kernel::Phone;
use outside::SmsMessage;

/// Short, because tests wait for it.
const PATIENCE: Duration = Duration::from_millis(400);

/// A message whose number and code must never be seen in an error.
fn sms(reference: &str) -> SmsMessage {
    SmsMessage {
        to: Phone::parse("+998901234567").unwrap(),
        text: "Ishbor: 482913 kod".to_owned(),
        reference: reference.to_owned(),
        code: Some("482913".to_owned()),
    }
}

/// An address where nobody listens.
async fn nobody() -> url::Url {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    format!("http://{}", listener.local_addr().unwrap()).parse().unwrap()
}
