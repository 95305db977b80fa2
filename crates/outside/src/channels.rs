//! The channels a running product has.

use std::sync::Arc;

use crate::{Mailer, Sms, Telegram};

/// Every way to reach a person. Telegram is missing when no bot is set up.
#[derive(Clone)]
pub struct Channels {
    pub sms: Arc<dyn Sms>,
    pub mail: Arc<dyn Mailer>,
    pub telegram: Option<Arc<dyn Telegram>>,
}
