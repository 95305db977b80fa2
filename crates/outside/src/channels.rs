//! The configured channels of a running product.

use std::sync::Arc;

use crate::{Mailer, Sms, Telegram};

/// Every way to reach a person. Telegram is `None` if no bot is configured.
#[derive(Clone)]
pub struct Channels {
    pub sms: Arc<dyn Sms>,
    pub mail: Arc<dyn Mailer>,
    pub telegram: Option<Arc<dyn Telegram>>,
}
