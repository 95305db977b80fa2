//! Settings of accounts, which `server` fills from the configuration.

use outside::Google;
use url::Url;

/// Ways to sign in besides the password; what is not configured is not offered.
#[derive(Default)]
pub struct SocialLogin {
    pub google: Option<Google>,
    pub telegram: Option<TelegramLogin>,
}

pub struct TelegramLogin {
    pub token: String,
    pub bot_name: String,
    /// The URL of Telegram's login page.
    pub oauth_url: Url,
}

impl TelegramLogin {
    /// The public part of the bot's token.
    pub(crate) fn bot_id(&self) -> &str {
        outside::telegram_login::bot_id(&self.token)
    }
}
