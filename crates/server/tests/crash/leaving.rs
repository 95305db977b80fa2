//! A stop under load: no request fails, also on connections that are used again and again.

use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Barrier;
use std::thread;

use crate::http;
use crate::product::{Home, Server, signal, wait_until};

const CLIENTS: usize = 8;

/// Sends one request after the other on one connection until the server announces that it will close it. Returns how
/// many were answered.
fn use_until_closed(address: SocketAddr, begun: &Barrier) -> usize {
    let mut connection = http::connect(address).unwrap();
    let mut answered = 0;
    loop {
        connection.write_all(b"GET /api/v1/spheres HTTP/1.1\r\nHost: ishbor\r\n\r\n").unwrap();
        let answer = http::read_answer(&mut connection);
        let answer = answer.unwrap_or_else(|error| panic!("request {answered} failed: {error}"));
        assert_eq!(answer.status, 200, "{}", answer.json());
        answered += 1;
        if answered == 1 {
            begun.wait();
        }
        if answer.head.lines().any(|line| line == "connection: close") {
            return answered;
        }
    }
}

#[test]
fn a_stop_under_keep_alive_load_fails_no_request() {
    let home = Home::new("leaving").with("ISHBOR_STOP_PAUSE", "20");
    let mut server = Server::start(&home);
    let address = server.address;
    wait_until(
        || http::get(address, "/ready").is_ok_and(|ready| ready.status == 200),
        || server.log().join("\n"),
    );
    let begun = Barrier::new(CLIENTS + 1);
    thread::scope(|scope| {
        let clients: Vec<_> =
            (0..CLIENTS).map(|_| scope.spawn(|| use_until_closed(address, &begun))).collect();
        begun.wait();
        signal("TERM", &[server.pid()]);
        for client in clients {
            assert!(client.join().unwrap() > 1);
        }
    });
    // During the pause it takes new connections, and says that nobody should send any.
    let ready = http::get(address, "/ready").unwrap();
    assert_eq!(
        (ready.status, &ready.json()["reason"]),
        (503, &"the server is stopping".into()),
        "{}",
        ready.json()
    );
    assert_eq!(http::get(address, "/health").unwrap().status, 200);
    let status = server.wait();
    assert!(status.success(), "{status}");
}
