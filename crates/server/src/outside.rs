//! External services from the configuration: message delivery, sign-in with accounts of other sites, exchange rates,
//! the register of companies.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use accounts::{CodeLimits, SocialLogin, TelegramLogin};
use anyhow::Context as _;
use kernel::Clock;
use notifications::SmsBudget;
use outside::{
    CentralBank, CentralBankConfig, Channels, CompanyRegistry, Counted, Eskiz, EskizConfig, Google,
    GoogleConfig, Mailer, Outbox, PlayMobile, PlayMobileConfig, RegistryClient, RegistryConfig, Smtp,
    SmtpConfig, Telegram, TelegramBot, TelegramConfig,
};
use secrets::Keys;
use url::Url;

use crate::env::{Reader, is_web_address};

/// Timeout for requests to a provider.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Somebody waits for this answer, and does not need it.
const REGISTRY_TIMEOUT: Duration = Duration::from_secs(5);

#[derive(Debug, Clone)]
pub struct Outside {
    pub sms: Sms,
    pub mail: Option<Mail>,
    pub telegram: Option<TelegramSetup>,
    pub google: Option<GoogleSetup>,
    pub limits: CodeLimits,
    /// The URL of the Central Bank; `None` if rates are not fetched.
    pub central_bank: Option<Url>,
    /// `None`: staff checks companies by hand.
    pub company_registry: Option<RegistrySetup>,
}

/// The SMS provider. Only development may run without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sms {
    Outbox,
    Eskiz(SmsAccount),
    PlayMobile(SmsAccount),
}

#[derive(Clone, PartialEq, Eq)]
pub struct SmsAccount {
    login: String,
    password: String,
    sender: Option<String>,
    url: Option<Url>,
}

#[derive(Clone)]
pub struct Mail {
    url: String,
    from: String,
}

#[derive(Clone)]
pub struct TelegramSetup {
    token: String,
    bot: String,
    api: Url,
    oauth: Url,
}

#[derive(Clone)]
pub struct GoogleSetup {
    id: String,
    secret: String,
    issuer: Url,
}

#[derive(Clone)]
pub struct RegistrySetup {
    url: Url,
    token: Option<String>,
}

// Written by hand so that printing the configuration does not reveal passwords.
impl std::fmt::Debug for SmsAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SmsAccount").field("login", &self.login).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for TelegramSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TelegramSetup").field("bot", &self.bot).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for GoogleSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GoogleSetup").field("id", &self.id).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for RegistrySetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RegistrySetup").field("url", &self.url.as_str()).finish_non_exhaustive()
    }
}

impl Outside {
    pub(crate) fn read<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> Self {
        let defaults = SmsBudget::default();
        Self {
            sms: sms(env),
            mail: mail(env),
            telegram: telegram(env),
            google: google(env),
            limits: CodeLimits {
                per_address: env.parse("ISHBOR_CODES_PER_ADDRESS", "20", "a number"),
                per_network: env.parse("ISHBOR_CODES_PER_NETWORK", "60", "a number"),
                sms: SmsBudget {
                    price: env.parse("ISHBOR_SMS_PRICE", &defaults.price.to_string(), "a number of soum"),
                    day: env.parse("ISHBOR_SMS_DAY_BUDGET", &defaults.day.to_string(), "a number of soum"),
                },
            },
            central_bank: central_bank(env),
            company_registry: company_registry(env),
        }
    }

    /// The channels, with the outbox in place of those that are not configured; also returns the outbox for the page
    /// that shows it.
    pub fn channels(
        &self,
        public_url: &str,
        keys: &Keys,
        clock: Arc<dyn Clock>,
    ) -> anyhow::Result<(Channels, Outbox)> {
        let outbox = Outbox::new(clock);
        let sms: Arc<dyn outside::Sms> = match &self.sms {
            Sms::Outbox => Arc::new(outbox.clone()),
            Sms::Eskiz(account) => Arc::new(Eskiz::new(EskizConfig {
                base_url: account.url("https://notify.eskiz.uz/api")?,
                login: account.login.clone(),
                password: account.password.clone(),
                sender: account.sender.clone().unwrap_or_else(|| "4546".to_owned()),
                callback_url: Some(format!("{public_url}{}", accounts::codes::report::callback_path(keys))),
                timeout: TIMEOUT,
            })?),
            Sms::PlayMobile(account) => Arc::new(PlayMobile::new(PlayMobileConfig {
                base_url: account.url("https://send.smsxabar.uz/broker-api")?,
                login: account.login.clone(),
                password: account.password.clone(),
                sender: account.sender.clone().unwrap_or_else(|| "3700".to_owned()),
                timeout: TIMEOUT,
            })?),
        };
        let mail: Arc<dyn Mailer> = match &self.mail {
            None => Arc::new(outbox.clone()),
            Some(mail) => Arc::new(Smtp::new(SmtpConfig {
                url: mail.url.clone(),
                from: mail.from.clone(),
                timeout: TIMEOUT,
            })?),
        };
        let telegram = match &self.telegram {
            None => None,
            Some(setup) => {
                let bot = TelegramBot::new(TelegramConfig {
                    base_url: setup.api.clone(),
                    token: setup.token.clone(),
                    bot_name: setup.bot.clone(),
                    timeout: TIMEOUT,
                })?;
                Some(Arc::new(bot) as Arc<dyn Telegram>)
            }
        };
        let (sms, mail) = (Arc::new(Counted(sms)), Arc::new(Counted(mail)));
        Ok((Channels { sms, mail, telegram }, outbox))
    }

    pub fn social(&self, public_url: &str) -> anyhow::Result<SocialLogin> {
        let google = match &self.google {
            None => None,
            Some(setup) => Some(Google::new(GoogleConfig {
                issuer: setup.issuer.clone(),
                client_id: setup.id.clone(),
                client_secret: setup.secret.clone(),
                redirect_uri: format!("{public_url}/api/v1/auth/google/callback"),
                timeout: TIMEOUT,
            })?),
        };
        let telegram = self.telegram.as_ref().map(|setup| TelegramLogin {
            token: setup.token.clone(),
            bot_name: setup.bot.clone(),
            oauth_url: setup.oauth.clone(),
        });
        Ok(SocialLogin { google, telegram })
    }

    pub fn central_bank(&self) -> anyhow::Result<Option<CentralBank>> {
        let config = |base_url| CentralBankConfig { base_url, timeout: TIMEOUT };
        self.central_bank.clone().map(|base_url| CentralBank::new(config(base_url))).transpose()
    }

    pub fn company_registry(&self) -> anyhow::Result<Option<Arc<dyn CompanyRegistry>>> {
        let Some(RegistrySetup { url, token }) = self.company_registry.clone() else { return Ok(None) };
        let config = RegistryConfig { base_url: url, token, timeout: REGISTRY_TIMEOUT };
        Ok(Some(Arc::new(RegistryClient::new(config)?)))
    }
}

impl SmsAccount {
    fn url(&self, default: &str) -> anyhow::Result<Url> {
        self.url.clone().map_or_else(|| Url::parse(default).context("a provider's address"), Ok)
    }
}

fn sms<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> Sms {
    let name = env.text("ISHBOR_SMS").unwrap_or_else(|| "outbox".to_owned());
    if !["outbox", "eskiz", "playmobile"].contains(&name.as_str()) {
        return env.wrong("ISHBOR_SMS", &name, "outbox, eskiz or playmobile", Sms::Outbox);
    }
    if name == "outbox" {
        return Sms::Outbox;
    }
    let because = format!("when ISHBOR_SMS is {name}");
    let account = SmsAccount {
        login: env.required("ISHBOR_SMS_LOGIN", &because),
        password: env.required("ISHBOR_SMS_PASSWORD", &because),
        sender: env.text("ISHBOR_SMS_SENDER"),
        url: optional_url(env, "ISHBOR_SMS_URL"),
    };
    if name == "eskiz" { Sms::Eskiz(account) } else { Sms::PlayMobile(account) }
}

fn mail<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> Option<Mail> {
    let url = env.text("ISHBOR_SMTP_URL")?;
    let is_mail_server =
        Url::parse(&url).is_ok_and(|url| matches!(url.scheme(), "smtp" | "smtps") && url.has_host());
    if !is_mail_server {
        // The value may contain a password.
        env.problems.push("ISHBOR_SMTP_URL must be such as smtps://user:password@host:465".to_owned());
    }
    let from = env.text("ISHBOR_MAIL_FROM").unwrap_or_else(|| "Ishbor <no-reply@ishbor.uz>".to_owned());
    Some(Mail { url, from })
}

fn telegram<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> Option<TelegramSetup> {
    let token = env.text("ISHBOR_TELEGRAM_TOKEN")?;
    Some(TelegramSetup {
        token,
        bot: env.required("ISHBOR_TELEGRAM_BOT", "when ISHBOR_TELEGRAM_TOKEN is set"),
        api: env.address("ISHBOR_TELEGRAM_API", "https://api.telegram.org", "an address"),
        oauth: env.address("ISHBOR_TELEGRAM_OAUTH", "https://oauth.telegram.org", "an address"),
    })
}

fn google<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> Option<GoogleSetup> {
    let id = env.text("ISHBOR_GOOGLE_ID")?;
    Some(GoogleSetup {
        id,
        secret: env.required("ISHBOR_GOOGLE_SECRET", "when ISHBOR_GOOGLE_ID is set"),
        issuer: env.address("ISHBOR_GOOGLE_ISSUER", "https://accounts.google.com", "an address"),
    })
}

/// `off` is for machines that must not call external services, such as those of tests.
fn central_bank<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> Option<Url> {
    let name = "ISHBOR_CENTRAL_BANK_URL";
    if env.text(name).as_deref() == Some("off") {
        return None;
    }
    Some(env.address(name, "https://cbu.uz", "an address or off"))
}

fn company_registry<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>) -> Option<RegistrySetup> {
    let token = env.text("ISHBOR_COMPANY_REGISTRY_TOKEN");
    Some(RegistrySetup { url: optional_url(env, "ISHBOR_COMPANY_REGISTRY_URL")?, token })
}

pub(crate) fn optional_url<G: Fn(&str) -> Option<String>>(env: &mut Reader<G>, name: &str) -> Option<Url> {
    let text = env.text(name)?;
    match text.parse() {
        Ok(url) if is_web_address(&url) => Some(url),
        _ => env.wrong(name, &text, "an address such as https://example.uz", None),
    }
}

/// The key material: from the configuration, or generated once and stored next to the data, readable only by us.
pub fn keys(secret: Option<&str>, data_dir: &Path) -> anyhow::Result<Keys> {
    if let Some(secret) = secret {
        return Keys::new(secret.as_bytes());
    }
    let path = secret_path(data_dir);
    if let Ok(kept) = std::fs::read(&path) {
        return Keys::new(&kept);
    }
    std::fs::create_dir_all(data_dir)?;
    let fresh = secrets::Secret::new();
    write_private(&path, fresh.as_str()).with_context(|| format!("cannot write {}", path.display()))?;
    // Read back, so that of two processes that start together both use what the first one wrote.
    Keys::new(&std::fs::read(&path)?)
}

/// Where the key material of an installation without `ISHBOR_SECRET` is.
pub fn secret_path(data_dir: &Path) -> PathBuf {
    data_dir.join("secret")
}

/// Creates a file that only we can read; an existing one is left as it is.
pub fn write_private(path: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    match std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Ok(mut file) => file.write_all(text.as_bytes()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn a_generated_secret_is_kept_and_readable_only_by_us() {
        let folder = std::env::temp_dir().join(format!("ishbor-secret-{}", secrets::random_u32()));
        let first = keys(None, &folder).unwrap();
        let mode = std::fs::metadata(folder.join("secret")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let second = keys(None, &folder).unwrap();
        assert_eq!(first.sign("test", "text"), second.sign("test", "text"));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
