//! Every client against its double: what is sent over the wire, and how failures are reported.

mod central_bank;
mod company_registry;
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

/// Long enough for a busy machine: no test should reach it.
const TIMEOUT: Duration = Duration::from_secs(120);
/// For tests that do reach the timeout. What happens before it must fit in, also on a slow machine.
const SHORT_TIMEOUT: Duration = Duration::from_secs(2);

fn timeout_for(fault: Fault) -> Duration {
    if fault == Fault::Timeout { SHORT_TIMEOUT } else { TIMEOUT }
}

/// Polls until a value is found.
async fn wait_for<T>(what: &str, mut find: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = find() {
            return found;
        }
        assert!(begun.elapsed() < TIMEOUT, "waited too long for {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A message whose number and code must never appear in an error.
fn sms(reference: &str) -> SmsMessage {
    SmsMessage {
        to: Phone::parse("+998901234567").unwrap(),
        text: "Ishbor: 482913 kod".to_owned(),
        reference: reference.to_owned(),
        code: Some("482913".to_owned()),
    }
}

/// An address without a listener, as long as the socket is held: otherwise another test could get the port.
fn closed_address() -> (url::Url, TcpSocket) {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    (format!("http://{}", socket.local_addr().unwrap()).parse().unwrap(), socket)
}
