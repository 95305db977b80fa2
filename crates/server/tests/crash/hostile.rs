//! Malicious requests. Whatever is sent, the response is a client error (4xx) and never a server error (5xx).

use std::io::{ErrorKind, Write as _};
use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

use crate::http;
use crate::product::{Home, Server};
use crate::writers::letter;

#[test]
fn hostile_requests_are_refused_and_never_break_anything() {
    let home = Home::new("hostile");
    let server = Server::start(&home);
    bodies(server.address);
    heads(server.address);
    mutations(server.address);
    assert_eq!(http::get(server.address, "/health").unwrap().status, 200);
    let log = server.log();
    let faults = log.iter().filter(|line| line.contains("status=5") || line.contains("panicked"));
    let faults: Vec<&String> = faults.collect();
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(log.iter().any(|line| line.contains("status=4")), "the log does not show what was answered");
    assert!(server.stop().success());
}

fn bodies(address: SocketAddr) {
    let deep = "[".repeat(100_000);
    let wide: String = (0..50_000).map(|number| format!("\"k{number}\":1,")).collect();
    let rest = r#""reply_to":"a@example.uz","topic":"other","message":"Assalomu alaykum""#;
    let cases = [
        ("100 000 lists deep", deep.clone().into_bytes()),
        ("100 000 lists deep in a field", format!("{{\"name\":{deep}").into_bytes()),
        ("100 000 objects deep", "{\"name\":".repeat(100_000).into_bytes()),
        ("50 000 fields", format!("{{{wide}\"end\":1}}").into_bytes()),
        ("not UTF-8", [b"{\"name\":\"\xff\xfe\",".as_slice(), rest.as_bytes(), b"}"].concat()),
        ("half a surrogate", format!("{{\"name\":\"\\ud800\",{rest}}}").into_bytes()),
        ("a number without end", format!("{{\"name\":{}}}", "9".repeat(500_000)).into_bytes()),
        ("a gzip bomb", gzip_bomb()),
        ("nothing", Vec::new()),
    ];
    for (number, (what, body)) in (1000..).zip(cases) {
        let mut request = letter(number, &"x".repeat(body.len()));
        request.truncate(request.len() - body.len());
        request.extend_from_slice(&body);
        let answer = http::exchange(address, &request).expect(what);
        assert!([400, 422].contains(&answer.status), "{what}: {} {}", answer.status, answer.json());
        assert_eq!(answer.json()["status"], false, "{what}");
    }
    // PostgreSQL cannot store a null byte: it is removed or refused before.
    for (name, message) in [("Ma\\u0000lika", "Assalomu alaykum"), ("Malika", "Assalomu\\u0000 alaykum")] {
        let body = format!(
            "{{\"name\":\"{name}\",\"reply_to\":\"a@example.uz\",\"topic\":\"other\",\"message\":\"{message}\"}}"
        );
        let answer = http::exchange(address, &letter(2000, &body)).unwrap();
        assert!(answer.status < 500, "{body}: {}", answer.json());
    }
}

/// A gzip header, followed by the shortest encoding of zeros, repeated.
fn gzip_bomb() -> Vec<u8> {
    let mut bomb = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3];
    bomb.resize(500_000, 0);
    bomb
}

fn heads(address: SocketAddr) {
    let long = format!("GET /{} HTTP/1.1\r\nHost: a\r\n\r\n", "a".repeat(200_000));
    let many: String = (0..500).map(|number| format!("X-{number}: 1\r\n")).collect();
    let many = format!("GET / HTTP/1.1\r\nHost: a\r\n{many}\r\n");
    let bad: [&[u8]; 15] = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
        b"G\xffT / HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: a\x00b\r\n\r\n",
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        // A proxy in front may see another end of the body than we do.
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1, 2\r\n\r\n",
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nX: 1\r\n Content-Length: 5\r\n\r\n",
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\n",
        long.as_bytes(),
        many.as_bytes(),
    ];
    for request in bad {
        let what = String::from_utf8_lossy(&request[..request.len().min(80)]).into_owned();
        // For some the connection is closed without a response.
        if let Ok(answer) = http::exchange(address, request) {
            assert!((400..500).contains(&answer.status), "{what}: {}", answer.status);
        }
    }
    let odd: [&[u8]; 8] = [
        b"GET /%ff%fe/%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET /api/v1/suggest/position?q=%ff%fe&limit=-1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET /api/v1/suggest/skill?q=%00&q=%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET /api/v1/suggest/skill?q=a HTTP/1.1\r\nHost: a\r\nJB-Lang: \xff\xfe\r\nConnection: close\r\n\r\n",
        b"GET /api/v1/locations HTTP/1.1\r\nHost: a\r\nIf-None-Match: \xff\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: \xff\r\nCookie: \xff=\xfe; i18n_redirected=\xff\r\nConnection: close\r\n\r\n",
        b"POST /api/v1/contact HTTP/1.1\r\nHost: a\r\nIdempotency-Key: \xff\r\nContent-Type: application/json\r\n\
          X-Forwarded-For: \xff, ,\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
    ];
    for request in odd {
        let answer = http::exchange(address, request).unwrap();
        assert!(answer.status < 500, "{}: {}", String::from_utf8_lossy(request), answer.status);
    }
}

/// Valid requests with a few bytes changed, removed or duplicated. The log shows the responses.
fn mutations(address: SocketAddr) {
    let body = r#"{"name":"Malika","reply_to":"+998901234567","topic":"candidate","message":"Assalomu alaykum, oʻqidim"}"#;
    let seeds = [
        letter(3000, body),
        b"GET /api/v1/suggest/position?q=%D0%BE%D1%88%D0%BF%D0%B0%D0%B7&limit=5 HTTP/1.1\r\nHost: a\r\nJB-Lang: ru\r\n\r\n".to_vec(),
        b"GET /ru/help/faq?x=1 HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n".to_vec(),
        b"GET /api/v1/locations HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"a\", W/\"b\"\r\n\r\n".to_vec(),
    ];
    thread::scope(|scope| {
        for (lane, seed) in seeds.iter().enumerate() {
            scope.spawn(move || {
                let mut random = lane as u64;
                for _ in 0..150 {
                    send_and_listen(address, &mutate(seed, &mut random));
                }
            });
        }
    });
}

fn mutate(seed: &[u8], random: &mut u64) -> Vec<u8> {
    let mut next = |below: usize| {
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*random >> 33) as usize % below
    };
    let mut bytes = seed.to_vec();
    for _ in 0..=next(4) {
        let at = next(bytes.len());
        match next(3) {
            0 => bytes[at] = next(256) as u8,
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, bytes[at]),
        }
    }
    bytes
}

/// A truncated request gets no response, so the timeout is short.
fn send_and_listen(address: SocketAddr, request: &[u8]) {
    let mut stream = http::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    let sent = stream.write_all(request).and_then(|()| http::read_answer(&mut stream));
    match sent {
        Ok(answer) => assert!(answer.status < 500, "{}: {}", String::from_utf8_lossy(request), answer.status),
        Err(error) => assert!(
            matches!(
                error.kind(),
                ErrorKind::WouldBlock
                    | ErrorKind::UnexpectedEof
                    | ErrorKind::ConnectionReset
                    | ErrorKind::BrokenPipe
            ),
            "{error}"
        ),
    }
}
