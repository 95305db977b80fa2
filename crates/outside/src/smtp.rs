//! Mail by SMTP.
//!
//! The protocol is driven step by step, because the point of failure matters: before the last line of the letter
//! nothing was sent; after it, without the server's response, nobody knows.

use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use lettre::address::Address;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message, MultiPart, SinglePart};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};
use tokio::time::timeout;
use url::Url;

use crate::http;
use crate::random;
use crate::{MailMessage, Mailer, SendError, Sending};

#[derive(Clone)]
pub struct SmtpConfig {
    /// `smtps://user:password@host:465`, `smtp://user:password@host:587?tls=required` or, without a password,
    /// `smtp://host:25`.
    pub url: String,
    /// `Ishbor <no-reply@ishbor.uz>`
    pub from: String,
    pub timeout: Duration,
}

impl fmt::Debug for SmtpConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SmtpConfig").field("from", &self.from).finish_non_exhaustive()
    }
}

/// The client. Each letter uses a new connection.
pub struct Smtp {
    from: Mailbox,
    host: String,
    port: u16,
    security: Security,
    credentials: Option<Credentials>,
    /// The name in EHLO: the domain of the sender.
    hello: ClientId,
    timeout: Duration,
}

enum Security {
    Plain,
    /// STARTTLS; a server that does not support it is not used.
    StartTls(TlsParameters),
    /// TLS from the first byte.
    Tls(TlsParameters),
}

impl Smtp {
    pub fn new(config: SmtpConfig) -> Result<Self> {
        let SmtpConfig { url, from, timeout } = config;
        // The text of the parse error would contain the password, so it is dropped.
        let Ok(url) = Url::parse(&url) else { bail!("the address of the mail server is no URL") };
        let from: Mailbox = from.parse().context("the sender of mail is no address")?;
        let host = url.host_str().context("the address of the mail server names no host")?.to_owned();
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let tls = url.query_pairs().find(|(key, _)| key == "tls").map(|(_, value)| value.into_owned());
        let (security, port) = match (url.scheme(), tls.as_deref()) {
            ("smtps", None) => (Security::Tls(TlsParameters::new(host.clone())?), 465),
            ("smtp", Some("required")) => (Security::StartTls(TlsParameters::new(host.clone())?), 587),
            ("smtp", None) => (Security::Plain, 25),
            _ => bail!("mail is sent by smtps://, smtp://…?tls=required or smtp://"),
        };
        let credentials = credentials(&url)?;
        let in_the_open = matches!(security, Security::Plain) && !http::is_loopback(&url) && !is_own(&host);
        ensure!(credentials.is_none() || !in_the_open, "a mail password needs smtps:// or ?tls=required");
        let hello = ClientId::Domain(from.email.domain().to_owned());
        let port = url.port().unwrap_or(port);
        Ok(Self { from, host, port, security, credentials, hello, timeout })
    }

    async fn send_mail(&self, message: &MailMessage) -> Result<(), SendError> {
        let letter = self.letter(message)?;
        let (from, to) = (letter.envelope().from().cloned(), letter.envelope().to().to_vec());
        let mut connection = match timeout(self.timeout, self.address(from, to)).await {
            Ok(ready) => ready.map_err(|error| before_sending(&error))?,
            Err(_) => return Err(SendError::NotSent("the mail server is too slow".to_owned())),
        };
        match timeout(self.timeout, connection.message(&letter.formatted())).await {
            Ok(Ok(_)) => {}
            Ok(Err(error)) => return Err(after_sending(&error)),
            Err(_) => {
                return Err(SendError::Unknown("the mail server took the letter and fell silent".to_owned()));
            }
        }
        // The letter is accepted: an error in QUIT does not matter.
        let _ = timeout(Duration::from_secs(1), connection.quit()).await;
        Ok(())
    }

    /// Everything up to the server's permission to send the letter itself.
    async fn address(&self, from: Option<Address>, to: Vec<Address>) -> Result<AsyncSmtpConnection, Error> {
        let wrapped = match &self.security {
            Security::Tls(tls) => Some(tls.clone()),
            Security::Plain | Security::StartTls(_) => None,
        };
        let server = (self.host.as_str(), self.port);
        let mut connection =
            AsyncSmtpConnection::connect_tokio1(server, Some(self.timeout), &self.hello, wrapped, None)
                .await?;
        if let Security::StartTls(tls) = &self.security {
            connection.starttls(tls.clone(), &self.hello).await?;
        }
        if let Some(credentials) = &self.credentials {
            connection.auth(DEFAULT_MECHANISMS, credentials).await?;
        }
        let mut parameters = Vec::new();
        let server = connection.server_info();
        if server.supports_feature(Extension::EightBitMime) {
            parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
        }
        if server.supports_feature(Extension::SmtpUtfEight) && !to.iter().all(is_ascii) {
            parameters.push(MailParameter::SmtpUtfEight);
        }
        connection.command(Mail::new(from, parameters)).await?;
        for address in to {
            connection.command(Rcpt::new(address, Vec::new())).await?;
        }
        connection.command(Data).await?;
        Ok(connection)
    }

    fn letter(&self, message: &MailMessage) -> Result<Message, SendError> {
        let refused = |_| SendError::Refused("no letter can be addressed like this".to_owned());
        let to = message.to.as_str().parse::<Address>().map_err(refused)?;
        let builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(one_line(&message.subject))
            .message_id(Some(format!("<{}@{}>", random::hex(16), self.from.email.domain())))
            .header(AutoSubmitted);
        let text = message.text.clone();
        let built = match &message.html {
            Some(html) => builder.multipart(MultiPart::alternative_plain_html(text, html.clone())),
            None => builder.singlepart(SinglePart::builder().header(ContentType::TEXT_PLAIN).body(text)),
        };
        built.map_err(|error| SendError::Refused(format!("the letter cannot be built: {error}")))
    }
}

impl Mailer for Smtp {
    fn send<'a>(&'a self, message: &'a MailMessage) -> Sending<'a> {
        Box::pin(self.send_mail(message))
    }
}

fn credentials(url: &Url) -> Result<Option<Credentials>> {
    let Some(password) = url.password() else { return Ok(None) };
    let decode = |part: &str| {
        // Decoded like a form value, except that a plus sign must not become a space.
        let pair = format!("x={}", part.replace('+', "%2B"));
        let value = url::form_urlencoded::parse(pair.as_bytes()).next().map(|(_, value)| value.into_owned());
        value.context("the mail password is not readable")
    };
    Ok(Some(Credentials::new(decode(url.username())?, decode(password)?)))
}

/// `Url` does not normalize hosts of schemes it does not know.
fn is_own(host: &str) -> bool {
    host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|address| address.is_loopback())
}

fn is_ascii(address: &Address) -> bool {
    let text: &str = address.as_ref();
    text.is_ascii()
}

/// A header is one line: line breaks and other control characters become spaces.
fn one_line(text: &str) -> String {
    let spaced: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Server replies often contain the address, so only the code is used.
fn before_sending(error: &Error) -> SendError {
    match error.status().map(|code| code.to_string()) {
        // Our account is at fault, not the letter: 530 to 538 are authentication errors.
        Some(code) if error.is_permanent() && !code.starts_with("53") => SendError::Refused(code),
        Some(code) => SendError::NotSent(code),
        None => SendError::NotSent("the mail server cannot be talked to".to_owned()),
    }
}

fn after_sending(error: &Error) -> SendError {
    match error.status().map(|code| code.to_string()) {
        Some(code) if error.is_permanent() => SendError::Refused(code),
        Some(code) => SendError::NotSent(code),
        None => SendError::Unknown("the mail server took the letter and broke off".to_owned()),
    }
}

/// Asks other machines not to send automatic replies.
#[derive(Clone)]
struct AutoSubmitted;

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn smtp(url: &str) -> Result<Smtp> {
        let from = "Ishbor <no-reply@ishbor.uz>".to_owned();
        Smtp::new(SmtpConfig { url: url.to_owned(), from, timeout: http::TIMEOUT })
    }

    #[test]
    fn addresses_of_servers_are_read() {
        for (url, port) in [
            ("smtps://u:p%40ss@mail.uz", 465),
            ("smtp://u:p@mail.uz?tls=required", 587),
            ("smtp://mail.uz", 25),
            ("smtp://127.0.0.1:2525", 2525),
            ("smtp://u:p@[::1]:2525", 2525),
        ] {
            assert_eq!(smtp(url).unwrap().port, port, "{url}");
        }
        assert!(
            smtp("smtps://u:p%40s+s@mail.uz").unwrap().credentials
                == Some(Credentials::new("u".into(), "p@s+s".into()))
        );
    }

    #[test]
    fn a_password_is_never_sent_unencrypted() {
        let error = smtp("smtp://user:hunter2@mail.uz").err().unwrap().to_string();
        assert!(error.contains("smtps"), "{error}");
        assert!(!error.contains("hunter2"));
        for wrong in ["https://mail.uz", "smtp://mail.uz?tls=perhaps", "mail.uz", "smtp:hunter2"] {
            let error = smtp(wrong).err().unwrap();
            assert!(!format!("{error:#}").contains("hunter2"), "{error:#}");
        }
    }

    #[test]
    fn a_subject_is_one_line() {
        assert_eq!(one_line("Salom\r\nBcc: x@y.uz\n\tdunyo "), "Salom Bcc: x@y.uz dunyo");
    }
}
