//! A demo person who is signed in.

use std::io::{Read as _, Write as _};
use std::net::SocketAddr;

use anyhow::Context as _;
use serde_json::{Value, json};

use crate::paced;

pub const CANDIDATE: &str = "+998000000001";
pub const CUSTOMER: &str = "+998005000001";
const PASSWORD: &str = "ishbor demo";

pub struct Person {
    address: SocketAddr,
    token: String,
}

impl Person {
    pub fn sign_in(address: SocketAddr, phone: &str) -> anyhow::Result<Self> {
        let mut person = Self { address, token: String::new() };
        let body = json!({ "phone": phone, "password": PASSWORD });
        let signed = person.ask(&person.post("/api/v1/auth/login", &body))?;
        person.token = signed["token"].as_str().context("a token")?.to_owned();
        Ok(person)
    }

    /// Somebody who is signed in already.
    pub const fn with_token(address: SocketAddr, token: String) -> Self {
        Self { address, token }
    }

    pub fn token(&self) -> &str {
        &self.token
    }

    /// A whole request for data or a page; pages know a visitor by his cookie.
    pub fn look(&self, path: &str) -> String {
        if path.starts_with("/api/") {
            return self.get(path);
        }
        format!("GET {path} HTTP/1.1\r\nHost: ishbor\r\nCookie: token={}\r\n\r\n", self.token)
    }

    /// A whole request.
    pub fn get(&self, path: &str) -> String {
        format!("GET {path} HTTP/1.1\r\nHost: ishbor\r\n{}\r\n", self.authorization())
    }

    pub fn post(&self, path: &str, body: &Value) -> String {
        let (body, authorization) = (body.to_string(), self.authorization());
        format!(
            "POST {path} HTTP/1.1\r\nHost: ishbor\r\nContent-Type: application/json\r\n{authorization}\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
    }

    fn authorization(&self) -> String {
        match self.token.as_str() {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        }
    }

    /// The body of the response, on a connection of its own.
    pub fn ask(&self, request: &str) -> anyhow::Result<Value> {
        let mut stream = paced::connect(self.address)?;
        stream.write_all(request.replacen("\r\n", "\r\nConnection: close\r\n", 1).as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").context("a head")?;
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        anyhow::ensure!(head.starts_with("HTTP/1.1 200"), "{head}");
        Ok(serde_json::from_slice(&answer[end + 4..])?)
    }
}
