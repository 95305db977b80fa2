//! Requests at a fixed rate. The latency of a request counts from when it should have been sent, not from when the
//! previous one was done, so that a stalled server is not hidden by a generator that waits for it (coordinated
//! omission).

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;

const CONNECTIONS: u32 = 4;
/// Usually a whole response: the generator should use as little of the machine as possible.
const CHUNK: usize = 64 * 1024;
pub const PER_SECOND: u32 = 400;

/// The latency of every request in milliseconds. `request` returns the whole request with this number.
pub fn latencies(
    address: SocketAddr,
    turn: Duration,
    request: &(impl Fn(u32) -> String + Sync),
) -> anyhow::Result<Vec<f64>> {
    let total = PER_SECOND * turn.as_secs() as u32;
    let begun = Instant::now() + Duration::from_millis(50);
    thread::scope(|scope| {
        let lanes = (0..CONNECTIONS).map(|lane| {
            scope.spawn(move || -> anyhow::Result<Vec<f64>> {
                let mut stream = connect(address)?;
                let mut latencies = Vec::new();
                for number in (lane..total).step_by(CONNECTIONS as usize) {
                    let due = begun + Duration::from_secs(1) * number / PER_SECOND;
                    thread::sleep(due.saturating_duration_since(Instant::now()));
                    exchange(&mut stream, &request(number))?;
                    latencies.push(due.elapsed().as_secs_f64() * 1000.0);
                }
                Ok(latencies)
            })
        });
        let lanes: Vec<_> = lanes.collect();
        let mut all = Vec::new();
        for lane in lanes {
            all.extend(lane.join().map_err(|_| anyhow::anyhow!("a lane broke down"))??);
        }
        Ok(all)
    })
}

pub fn connect(address: SocketAddr) -> anyhow::Result<TcpStream> {
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    Ok(stream)
}

/// One request and its response.
pub fn exchange(stream: &mut TcpStream, request: &str) -> anyhow::Result<()> {
    stream.write_all(request.as_bytes())?;
    read_answer(stream)
}

/// Reads one response and leaves the connection ready for the next. Any status but 200 and 201 ends the measurement.
fn read_answer(stream: &mut TcpStream) -> anyhow::Result<()> {
    let mut bytes = vec![0; CHUNK];
    let mut filled = 0;
    loop {
        if filled == bytes.len() {
            bytes.resize(2 * filled, 0);
        }
        let read = stream.read(&mut bytes[filled..])?;
        anyhow::ensure!(read > 0, "the server closed the connection");
        filled += read;
        if let Some(length) = whole_length(&bytes[..filled])?
            && filled >= length
        {
            return Ok(());
        }
    }
}

/// The length of head and body together; `None` until the head is complete.
fn whole_length(bytes: &[u8]) -> anyhow::Result<Option<usize>> {
    let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") else { return Ok(None) };
    let head = std::str::from_utf8(&bytes[..end])?;
    let is_good = head.starts_with("HTTP/1.1 200") || head.starts_with("HTTP/1.1 201");
    anyhow::ensure!(is_good, "answered: {head}");
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).context("a length")?;
    Ok(Some(end + 4 + length.parse::<usize>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_is_complete_only_with_its_body() {
        let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
        assert_eq!(whole_length(answer).unwrap(), Some(answer.len()));
        assert_eq!(whole_length(&answer[..20]).unwrap(), None);
        assert!(whole_length(b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 2\r\n\r\n").is_err());
    }
}
