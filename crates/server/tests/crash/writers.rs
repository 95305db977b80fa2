//! Clients that send letters continuously and retry each one until it is acknowledged.

use std::net::SocketAddr;

use serde_json::json;

use crate::crowd::Crowd;
use crate::http::{self, Answer};

/// The records are the acknowledgements of the letters.
pub fn start(address: SocketAddr) -> Crowd<Vec<u8>> {
    Crowd::start(address, |reach, number| {
        let answer = reach.send_until_answered(&request(number));
        assert_eq!(answer.status, 200, "letter {number}: {}", answer.json());
        Some(answer.body)
    })
}

/// Sends the letter with this number, always with the same idempotency key: a retry must not create a second letter.
pub fn send(address: SocketAddr, number: u32) -> std::io::Result<Answer> {
    http::exchange(address, &request(number))
}

fn request(number: u32) -> Vec<u8> {
    let body = json!({ "name": "Malika", "reply_to": "malika@example.uz", "topic": "other", "message": text(number) });
    letter(number, &body.to_string())
}

/// Every writer has its own address, since letters are rate limited by address.
pub fn letter(number: u32, body: &str) -> Vec<u8> {
    let [_, a, b, c] = number.to_be_bytes();
    let length = body.len();
    format!(
        "POST /api/v1/contact HTTP/1.1\r\nHost: ishbor\r\nConnection: close\r\nContent-Type: application/json\r\n\
         X-Forwarded-For: 10.{a}.{b}.{c}\r\nIdempotency-Key: letter-{number}\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// A text that identifies the letter in the database.
pub fn text(number: u32) -> String {
    format!("Assalomu alaykum, bu {number}-xat.")
}
