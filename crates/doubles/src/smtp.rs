//! A mail server that stores every letter and delivers none.

use std::sync::{Arc, Mutex};

use anyhow::{Context, Result};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{AbortHandle, JoinSet};

use crate::desk::{Desk, Fault, Recorded, lock};
use crate::running::Running;

/// The double. Recipients that start with `unknown` do not exist, and letters to `spam…` are refused after they were
/// received. The HTTP faults have counterparts: 500 is `451` at MAIL, 503 is `421` instead of a greeting, 429 is
/// `450` at RCPT, 401 is `535` at AUTH.
pub struct Smtp {
    /// `smtp://127.0.0.1:…`
    pub url: String,
    state: Arc<SmtpState>,
    listening: AbortHandle,
    /// SMTP cannot serve the admin routes, so they have a separate port.
    _admin: Option<Running>,
}

#[derive(Default)]
struct SmtpState {
    desk: Arc<Desk>,
    letters: Mutex<Vec<Letter>>,
}

/// A received letter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Letter {
    pub from: String,
    pub to: Vec<String>,
    /// Head and body, with `\n` line endings.
    pub data: String,
    /// The account that sent it.
    pub login: Option<String>,
}

impl Smtp {
    pub const LOGIN: &str = "double";
    pub const PASSWORD: &str = "double-password";

    pub async fn start() -> Self {
        Self::start_on(0, None).await.expect("a free port can be listened on")
    }

    /// With an admin port, `GET /__double/letters` there lists the letters.
    pub async fn start_on(port: u16, admin: Option<u16>) -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", port))
            .await
            .with_context(|| format!("port {port} cannot be listened on"))?;
        let url = format!("smtp://{}", listener.local_addr()?);
        let state = Arc::new(SmtpState::default());
        let admin = match admin {
            Some(port) => {
                let list =
                    |State(state): State<Arc<SmtpState>>| async move { Json(lock(&state.letters).clone()) };
                let routes = Router::new().route("/__double/letters", get(list)).with_state(state.clone());
                Some(Running::start(port, state.desk.clone(), |_| routes).await?)
            }
            None => None,
        };
        let listening = tokio::spawn(listen(listener, state.clone())).abort_handle();
        Ok(Self { url, state, listening, _admin: admin })
    }

    /// The same server with credentials in its URL.
    pub fn url_with(&self, login: &str, password: &str) -> String {
        self.url.replacen("smtp://", &format!("smtp://{login}:{password}@"), 1)
    }

    /// Letters accepted so far, oldest first.
    pub fn letters(&self) -> Vec<Letter> {
        lock(&self.state.letters).clone()
    }

    /// Every command so far: the verb is the method, the rest the path.
    pub fn requests(&self) -> Vec<Recorded> {
        self.state.desk.requests()
    }

    pub fn fail_with(&self, fault: Fault) {
        self.state.desk.plan(Some(fault), "");
    }

    pub fn recover(&self) {
        self.state.desk.plan(None, "");
    }
}

impl Drop for Smtp {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn listen(listener: TcpListener, state: Arc<SmtpState>) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                if let Ok((stream, _)) = accepted {
                    let state = state.clone();
                    connections.spawn(async move {
                        let talk = Talk { stream: BufReader::new(stream), state, login: None, from: None, to: Vec::new() };
                        // A client that closes the connection is not an error.
                        let _ = talk.run().await;
                    });
                }
            }
            Some(_) = connections.join_next() => {}
        }
    }
}

/// One SMTP session.
struct Talk {
    stream: BufReader<TcpStream>,
    state: Arc<SmtpState>,
    login: Option<String>,
    from: Option<String>,
    to: Vec<String>,
}

impl Talk {
    /// Returning without an error closes the connection.
    async fn run(mut self) -> std::io::Result<()> {
        match self.state.desk.fault("greeting") {
            Some(Fault::Drop) => return Ok(()),
            Some(Fault::Unavailable) => return self.say("421 Try later").await,
            _ => {}
        }
        self.say("220 double ESMTP").await?;
        while let Some(line) = self.line().await? {
            let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let verb = verb.to_ascii_uppercase();
            self.record(&verb, rest);
            match verb.as_str() {
                "EHLO" => {
                    self.say("250-double\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 AUTH PLAIN LOGIN").await?;
                }
                "HELO" | "NOOP" => self.say("250 OK").await?,
                "AUTH" => self.auth(rest).await?,
                "MAIL" => self.mail(rest).await?,
                "RCPT" => self.rcpt(rest).await?,
                "DATA" => {
                    if !self.data().await? {
                        return Ok(());
                    }
                }
                "RSET" => {
                    (self.from, self.to) = (None, Vec::new());
                    self.say("250 OK").await?;
                }
                "QUIT" => return self.say("221 Bye").await,
                _ => self.say("500 Unknown command").await?,
            }
        }
        Ok(())
    }

    async fn auth(&mut self, rest: &str) -> std::io::Result<()> {
        let (mechanism, initial) = rest.split_once(' ').unwrap_or((rest, ""));
        let (login, password) = if mechanism.eq_ignore_ascii_case("PLAIN") {
            let given = if initial.is_empty() { self.ask("334 ").await? } else { decode(initial) };
            let mut parts = given.split('\0').skip(1).map(str::to_owned);
            (parts.next().unwrap_or_default(), parts.next().unwrap_or_default())
        } else {
            (self.ask("334 VXNlcm5hbWU6").await?, self.ask("334 UGFzc3dvcmQ6").await?)
        };
        let fault = self.state.desk.fault("AUTH");
        let turned_away = matches!(fault, Some(Fault::Unauthorized | Fault::UnauthorizedOnce));
        if turned_away || login != Smtp::LOGIN || password != Smtp::PASSWORD {
            return self.say("535 5.7.8 Authentication failed").await;
        }
        self.login = Some(login);
        self.say("235 Welcome").await
    }

    async fn mail(&mut self, rest: &str) -> std::io::Result<()> {
        if self.state.desk.fault("MAIL") == Some(Fault::Broken) {
            return self.say("451 Local error").await;
        }
        self.from = address(rest);
        self.to.clear();
        self.say(if self.from.is_some() { "250 OK" } else { "501 Syntax" }).await
    }

    async fn rcpt(&mut self, rest: &str) -> std::io::Result<()> {
        if self.state.desk.fault("RCPT") == Some(Fault::Busy) {
            return self.say("450 Mailbox busy").await;
        }
        match address(rest) {
            _ if self.from.is_none() => self.say("503 MAIL first").await,
            None => self.say("501 Syntax").await,
            Some(to) if to.starts_with("unknown") => {
                self.say(&format!("550 5.1.1 <{to}>: there is nobody of this name")).await
            }
            Some(to) => {
                self.to.push(to);
                self.say("250 OK").await
            }
        }
    }

    /// Returns whether the session continues.
    async fn data(&mut self) -> std::io::Result<bool> {
        if self.to.is_empty() {
            self.say("503 RCPT first").await?;
            return Ok(true);
        }
        self.say("354 End with a dot").await?;
        let mut data = String::new();
        loop {
            let Some(line) = self.line().await? else { return Ok(false) };
            if line == "." {
                break;
            }
            data.push_str(line.strip_prefix('.').unwrap_or(&line));
            data.push('\n');
        }
        let to = std::mem::take(&mut self.to);
        if to.iter().any(|to| to.starts_with("spam")) {
            self.say("554 5.7.1 Looks like spam").await?;
            return Ok(true);
        }
        let from = self.from.take().unwrap_or_default();
        lock(&self.state.letters).push(Letter { from, to, data, login: self.login.clone() });
        match self.state.desk.fault("DATA") {
            Some(Fault::Timeout) => std::future::pending().await,
            Some(Fault::DropAfterProcessing) => return Ok(false),
            Some(Fault::Garbage) => self.say("Welcome to nginx!").await?,
            _ => self.say("250 Taken").await?,
        }
        Ok(true)
    }

    async fn ask(&mut self, question: &str) -> std::io::Result<String> {
        self.say(question).await?;
        Ok(decode(&self.line().await?.unwrap_or_default()))
    }

    async fn say(&mut self, line: &str) -> std::io::Result<()> {
        self.stream.get_mut().write_all(format!("{line}\r\n").as_bytes()).await
    }

    async fn line(&mut self) -> std::io::Result<Option<String>> {
        let mut line = String::new();
        let read = self.stream.read_line(&mut line).await?;
        Ok((read > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned()))
    }

    fn record(&self, verb: &str, rest: &str) {
        let (method, path) = (verb.to_owned(), rest.to_owned());
        let (query, headers, body) = Default::default();
        self.state.desk.record(Recorded { method, path, query, headers, body });
    }
}

fn decode(text: &str) -> String {
    STANDARD.decode(text).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

/// `FROM:<a@b.uz> BODY=8BITMIME` → `a@b.uz`
fn address(rest: &str) -> Option<String> {
    let (_, after) = rest.split_once('<')?;
    let (address, _) = after.split_once('>')?;
    address.contains('@').then(|| address.to_owned())
}
