//! What `server` sets up for accounts from the configuration.

use outside::Google;
use url::Url;

/// Ways in besides the password; what is not configured is not offered.
#[derive(Default)]
pub struct SocialLogin {
    pub google: Option<Google>,
    pub telegram: Option<TelegramLogin>,
}

pub struct TelegramLogin {
    pub token: String,
    pub bot_name: String,
    /// Where Telegram's login page lives.
    pub oauth_url: Url,
}

impl TelegramLogin {
    /// The public half of the bot's token.
    pub(crate) fn bot_id(&self) -> &str {
        outside::telegram_login::bot_id(&self.token)
    }
}
