//! Every client against its double: what goes over the wire, and what is believed when it breaks.

mod central_bank;
mod eskiz;
mod google;
mod playmobile;
mod smtp;
mod telegram;

use std::time::{Duration, Instant};

use doubles::Fault;
use kernel::Phone;
use outside::SmsMessage;
use tokio::net::TcpSocket;

/// Long enough for a busy machine: nothing here should run into it.
const PATIENCE: Duration = Duration::from_secs(120);
/// For tests that do run into it. What comes before the silence has to fit in, also on a slow machine.
const SHORT: Duration = Duration::from_secs(2);

fn patience(fault: Fault) -> Duration {
    if fault == Fault::Timeout { SHORT } else { PATIENCE }
}

/// Waits until there is one.
async fn wait_for<T>(what: &str, mut find: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = find() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "waited too long for {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A message whose number and code must never be seen in an error.
fn sms(reference: &str) -> SmsMessage {
    SmsMessage {
        to: Phone::parse("+998901234567").unwrap(),
        text: "Ishbor: 482913 kod".to_owned(),
        reference: reference.to_owned(),
        code: Some("482913".to_owned()),
    }
}

/// An address where nobody listens, as long as the socket lives: otherwise another test could be given the port.
fn nobody() -> (url::Url, TcpSocket) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    (format!("http://{}", socket.local_addr().unwrap()).parse().unwrap(), socket)
}
