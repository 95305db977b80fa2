//! An HTTP client that works on raw bytes: these tests send what no library would send.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

use crate::product::PATIENCE;

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    /// Status line and headers, in lower case.
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    pub fn retry_after(&self) -> Option<Duration> {
        let seconds = self.head.lines().find_map(|line| line.strip_prefix("retry-after: "))?;
        Some(Duration::from_secs(seconds.trim().parse().ok()?))
    }
}

pub fn get(address: SocketAddr, path: &str) -> io::Result<Answer> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    exchange(address, request.as_bytes())
}

/// A request with a JSON body. Every number stands for a person at an address in its own network, since both
/// addresses and networks are rate limited.
pub fn post(path: &str, person: u32, headers: &[(&str, &str)], body: &Value) -> Vec<u8> {
    let [_, a, b, c] = person.to_be_bytes();
    let (body, mut more) = (body.to_string(), String::new());
    for (name, value) in headers {
        more.push_str(&format!("{name}: {value}\r\n"));
    }
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: ishbor\r\nConnection: close\r\nContent-Type: application/json\r\n\
         X-Forwarded-For: {}.{b}.{c}.1\r\n{more}Content-Length: {length}\r\n\r\n{body}",
        10 + a
    )
    .into_bytes()
}

pub fn get_as(address: SocketAddr, path: &str, header: (&str, &str)) -> io::Result<Answer> {
    let (name, value) = header;
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{name}: {value}\r\n\r\n");
    exchange(address, request.as_bytes())
}

pub fn exchange(address: SocketAddr, request: &[u8]) -> io::Result<Answer> {
    let mut stream = connect(address)?;
    stream.write_all(request)?;
    read_answer(&mut stream)
}

pub fn connect(address: SocketAddr) -> io::Result<TcpStream> {
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(stream)
}

/// Reads one response with a known length, as all responses in these tests have. A truncated one is an error.
pub fn read_answer(stream: &mut TcpStream) -> io::Result<Answer> {
    let mut bytes = Vec::new();
    let mut chunk = [0; 8192];
    loop {
        if let Some(answer) = parse(&bytes)? {
            return Ok(answer);
        }
        match stream.read(&mut chunk)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => bytes.extend_from_slice(&chunk[..read]),
        }
    }
}

/// `None` while the response is incomplete.
fn parse(bytes: &[u8]) -> io::Result<Option<Answer>> {
    let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") else { return Ok(None) };
    let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::other(format!("not an answer: {head}")))?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let length: usize = length.map_or(0, |length| length.parse().unwrap_or_default());
    let body = &bytes[end + 4..];
    Ok((body.len() >= length).then(|| Answer { status, head, body: body[..length].to_vec() }))
}
