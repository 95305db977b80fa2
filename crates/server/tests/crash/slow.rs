//! Clients that send slowly, or too much.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::Duration;

use crate::http::{self, Answer};
use crate::product::{Home, Server, wait_until};

const MEGABYTE: usize = 1024 * 1024;

#[test]
fn slow_headers_time_out_while_others_are_served() {
    let home = Home::new("slow");
    let server = Server::start(&home);
    // They send a part of a request and then a byte now and then.
    let mut slow: Vec<TcpStream> = (0..200).map(|_| http::connect(server.address).unwrap()).collect();
    for (index, stream) in slow.iter_mut().enumerate() {
        write!(stream, "GET / HTTP/1.1\r\nHost: ishbor\r\nX-Slow-{index}: ").unwrap();
        stream.set_read_timeout(Some(Duration::from_millis(1))).unwrap();
    }
    let mut ended = vec![false; slow.len()];
    let all_ended = || {
        assert_eq!(http::get(server.address, "/health").unwrap().status, 200);
        for (stream, ended) in slow.iter_mut().zip(&mut ended).filter(|(_, ended)| !**ended) {
            *ended = stream.write_all(b"a").is_err() || has_ended(stream);
        }
        !ended.contains(&false)
    };
    wait_until(all_ended, || "slow clients are still served".to_owned());
    assert!(server.stop().success());
}

/// The server may send a response before; what matters is that the connection ends.
fn has_ended(stream: &mut TcpStream) -> bool {
    match stream.read_to_end(&mut Vec::new()) {
        Ok(_) => true,
        Err(error) if error.kind() == ErrorKind::WouldBlock => false,
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::ConnectionReset, "{error}");
            true
        }
    }
}

#[test]
fn a_body_without_end_is_cut_at_the_limit() {
    let home = Home::new("flood");
    let server = Server::start(&home);
    assert_eq!(http::get(server.address, "/health").unwrap().status, 200);
    let before = server.peak_memory();
    let (answer, sent) = flood(server.address, 256 * MEGABYTE);
    assert_eq!(answer.status, 413, "{}", answer.json());
    assert_eq!(answer.json()["code"], "file_too_large");
    // Kernel buffers on both sides hold some of it.
    assert!(sent < 32 * MEGABYTE, "{sent} bytes were taken");
    let grown = server.peak_memory() - before;
    assert!(grown < 20 * MEGABYTE as u64, "memory grew by {grown} bytes");

    // A body whose announced length is too large is refused before it is read.
    let announced = "POST /api/v1/contact HTTP/1.1\r\nHost: ishbor\r\nContent-Type: application/json\r\n\
         Content-Length: 10737418240\r\n\r\n";
    assert_eq!(http::exchange(server.address, announced.as_bytes()).unwrap().status, 413);
    assert!(server.stop().success());
}

/// Sends an endless string in chunks until there is a response. Returns how much was sent.
fn flood(address: SocketAddr, at_most: usize) -> (Answer, usize) {
    let mut stream = http::connect(address).unwrap();
    let mut answers = stream.try_clone().unwrap();
    let answer = thread::spawn(move || http::read_answer(&mut answers).unwrap());
    stream
        .write_all(
            b"POST /api/v1/contact HTTP/1.1\r\nHost: ishbor\r\nContent-Type: application/json\r\n\
              Transfer-Encoding: chunked\r\n\r\nA\r\n{\"name\": \"\r\n",
        )
        .unwrap();
    let chunk = format!("10000\r\n{}\r\n", "a".repeat(0x10000));
    let mut sent = 0;
    while sent < at_most && !answer.is_finished() && stream.write_all(chunk.as_bytes()).is_ok() {
        sent += chunk.len();
    }
    (answer.join().unwrap(), sent)
}
