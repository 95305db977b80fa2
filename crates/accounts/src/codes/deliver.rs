//! The job that delivers a code: to the linked Telegram chat, otherwise by SMS; by e-mail for e-mail addresses.
//!
//! The row is marked before the provider is called. After a crash in between nobody knows whether the message was
//! sent, so it is not sent again: the person requests another one. What was certainly not sent is retried here.

use std::time::Duration;

use kernel::{Args, Email, Locale};
use notifications::sms::{self, SmsKind, Spending};
use outside::{Channels, MailMessage, SendError, TelegramMessage};
use platform::App;
use queue::Job;
use secrets::{Code, Keys};
use serde::{Deserialize, Serialize};

use super::store::{self, Parcel};
use super::{Purpose, sms_reference};

/// Attempts for a message that was not sent, and the pause between them.
const ATTEMPTS: u32 = 3;
const PAUSE: Duration = Duration::from_secs(1);

#[derive(Debug, Serialize, Deserialize)]
pub struct SendCode {
    request: String,
}

impl SendCode {
    pub(crate) fn of(id: &[u8]) -> Self {
        Self { request: id.iter().map(|byte| format!("{byte:02x}")).collect() }
    }

    fn id(&self) -> anyhow::Result<Vec<u8>> {
        let digits = self.request.as_bytes().chunks(2);
        digits.map(|pair| Ok(u8::from_str_radix(std::str::from_utf8(pair)?, 16)?)).collect()
    }
}

impl Job<App> for SendCode {
    const NAME: &'static str = "send_code";

    async fn run(self, app: &App) -> anyhow::Result<()> {
        let id = self.id()?;
        let parcel = store::take_parcel(&mut *app.db.acquire().await?, &id, app.clock.now()).await?;
        let Some(parcel) = parcel else { return Ok(()) };
        let outcome = deliver(app, &id, &parcel).await?;
        let mut db = app.db.acquire().await?;
        let now = app.clock.now();
        match outcome {
            Ok(provider_id) => store::set_sent(&mut db, &id, provider_id.as_deref(), now).await?,
            Err(SendError::Unknown(reason)) => {
                tracing::warn!(reason, "a code may or may not have left");
                store::set_sent(&mut db, &id, None, now).await?;
            }
            Err(error) => {
                tracing::error!(%error, "a code did not go out");
                metrics::counter!("codes_not_sent_total").increment(1);
                if parcel.purpose == Purpose::Reset.code() {
                    // Nothing is sent to a number without an account, so a failure would tell that there is one.
                    store::set_sent(&mut db, &id, None, now).await?;
                } else {
                    store::set_failed(&mut db, &id, now).await?;
                }
                sms::release(&mut db, &sms_reference(&id)).await?;
            }
        }
        Ok(())
    }
}

type Outcome = Result<Option<String>, SendError>;

async fn deliver(app: &App, id: &[u8], parcel: &Parcel) -> anyhow::Result<Outcome> {
    let locale = Locale::parse(&parcel.locale).unwrap_or_default();
    let purpose = Purpose::parse(&parcel.purpose).ok_or_else(|| anyhow::anyhow!("unknown purpose"))?;
    let code = app.shared::<Keys>().code(id, 0);
    if purpose == Purpose::Email {
        return Ok(mail(app, &parcel.recipient, &code, locale).await.map(|()| None));
    }
    if parcel.is_decoy && purpose == Purpose::Reset {
        // The number has no account, and a stranger's request is no reason to send a message to it.
        return Ok(Ok(None));
    }
    let text = if parcel.is_decoy { Text::HasAccount } else { Text::Code(&code) };
    if let Some(sent) = telegram(app, &parcel.recipient, &text, locale).await? {
        return Ok(sent);
    }
    by_sms(app, id, &parcel.recipient, &text, locale).await
}

enum Text<'a> {
    Code(&'a Code),
    /// Somebody tried to register a number that is already registered.
    HasAccount,
}

impl Text<'_> {
    fn words(&self, app: &App, locale: Locale, channel: &str) -> String {
        let host = app.site.public_url.trim_start_matches("https://").trim_start_matches("http://");
        let args = Args::new().text("domain", host.to_owned());
        match self {
            Self::Code(code) => {
                let args = args.text("code", code.as_str().to_owned());
                app.catalogue.format(locale, &format!("{channel}_code"), &args)
            }
            Self::HasAccount => app.catalogue.format(locale, &format!("{channel}_has_account"), &args),
        }
    }

    fn code(&self) -> Option<String> {
        match self {
            Self::Code(code) => Some(code.as_str().to_owned()),
            Self::HasAccount => None,
        }
    }
}

/// `None`: there is no chat, or the person blocked the bot; fall back to SMS.
async fn telegram(
    app: &App,
    phone: &str,
    text: &Text<'_>,
    locale: Locale,
) -> anyhow::Result<Option<Outcome>> {
    let Some(bot) = &app.shared::<Channels>().telegram else { return Ok(None) };
    let Some(chat) = store::find_chat(&mut *app.db.acquire().await?, phone).await? else { return Ok(None) };
    let message = TelegramMessage {
        chat,
        text: text.words(app, locale, "telegram"),
        buttons: Vec::new(),
        code: text.code(),
    };
    match repeat(|| bot.send(&message)).await {
        Ok(()) => Ok(Some(Ok(None))),
        Err(SendError::Unknown(reason)) => Ok(Some(Err(SendError::Unknown(reason)))),
        Err(SendError::Refused(_)) => {
            store::set_chat_blocked(&mut *app.db.acquire().await?, chat, app.clock.now()).await?;
            Ok(None)
        }
        Err(SendError::NotSent(_)) => Ok(None),
    }
}

/// The SMS was counted when the code was requested, unless Telegram should have carried it.
async fn by_sms(
    app: &App,
    id: &[u8],
    phone: &str,
    text: &Text<'_>,
    locale: Locale,
) -> anyhow::Result<Outcome> {
    let reference = sms_reference(id);
    let spending =
        Spending { reference: &reference, kind: SmsKind::Code, what: None, phone, user: None, network: None };
    let mut tx = app.db.begin().await?;
    let admitted = sms::admit(app, &mut tx, &spending).await?;
    tx.commit().await?;
    let ticket = match admitted {
        Ok(ticket) => ticket,
        Err(denied) => return Ok(Err(SendError::Refused(format!("limit of SMS: {denied:?}")))),
    };
    let words = text.words(app, locale, "sms");
    Ok(repeat(|| sms::send(app, &ticket, words.clone(), text.code())).await)
}

async fn mail(app: &App, address: &str, code: &Code, locale: Locale) -> Result<(), SendError> {
    let to = Email::parse(address).map_err(|_| SendError::Refused("not an address".to_owned()))?;
    let args = Args::new().text("code", code.as_str().to_owned());
    let message = MailMessage {
        to,
        subject: app.catalogue.text(locale, "mail_code_subject"),
        text: app.catalogue.format(locale, "mail_code", &args),
        html: None,
        code: Some(code.as_str().to_owned()),
    };
    let mail = &app.shared::<Channels>().mail;
    repeat(|| mail.send(&message)).await
}

/// Retries only what was certainly not sent.
async fn repeat<T, F>(send: impl Fn() -> F) -> Result<T, SendError>
where
    F: Future<Output = Result<T, SendError>>,
{
    let mut attempt = 1;
    loop {
        match send().await {
            Err(SendError::NotSent(reason)) if attempt < ATTEMPTS => {
                tracing::warn!(reason, attempt, "a message did not leave");
                attempt += 1;
                tokio::time::sleep(PAUSE).await;
            }
            settled => return settled,
        }
    }
}
